import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Card, Seen } from "../../src/lib/api";
import type { CardTable } from "../../src/lib/cards/cardtable.svelte";
import type { Front } from "../../src/lib/cards/zones";
import CardFront from "../../src/parts/cards/CardFront.svelte";

const ground: Card = { card: 1, text: "Bridge", zone: "ground", where: "ground", place: 0, side: "", marks: [], value: "", starred: false };
const seen = { laid: { counted: [] } } as unknown as Seen;

/** How wide and high a ground nobody fights for yet can be hit, in a room of such a height. */
function hit(high: number, touched: boolean): [number, number] {
  const at = { game: "g", may: () => [], isGoal: () => false, isSubject: () => false, named: () => "Bridge", touched: { current: touched } } as unknown as CardTable;
  const front = { number: 0, ground, rows: {} } as unknown as Front;
  const { container } = render(CardFront, { at, seen, front, order: ["b", "a"], names: {}, colours: {}, high, wide: 354 });
  const wide = parseFloat(container.querySelector<HTMLElement>(".holder")!.style.width);
  const face = container.querySelector<HTMLElement>(".face")!.style.height;
  return [wide, face ? Math.min(parseFloat(face), (wide * 430) / 300) : (wide * 430) / 300];
}

describe("a ground in little room", () => {
  it("is shown by its name, which a finger hits", () => {
    for (const high of [60, 100, 150, 199, 260]) expect(Math.min(...hit(high, true)), `${high}`).toBeGreaterThanOrEqual(44);
  });

  it("is the whole card where that can be read", () => {
    expect(hit(400, true)[1]).toBeGreaterThan(250);
  });
});
