import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Face } from "../../src/lib/board/board";
import LitNames from "../../src/parts/ground/LitNames.svelte";

const face = (space: number, id: string, name: string): Face => ({ space, id, name, outline: "M0 10H40V50H0Z", slots: [], centre: [20, 30] });

describe("the coordinates of lit spaces", () => {
  it("stand in the head of each cell, and not in regions, whose names are printed", () => {
    const { container } = render(LitNames, { faces: [face(1, "Y19", "Y19 bridge"), face(2, "H1", "Causeway, west")], scale: 0.5 });
    const texts = [...container.querySelectorAll("text")];
    expect(texts.map((text) => text.textContent)).toEqual(["Y19"]);
    expect(Number(texts[0]!.getAttribute("x"))).toBe(20);
    expect(Number(texts[0]!.getAttribute("y"))).toBeCloseTo(10 + 1.25 * 22);
  });
});
