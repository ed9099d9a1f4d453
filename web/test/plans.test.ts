import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Mark, Seen } from "../src/lib/api";
import type { Board, Face } from "../src/lib/board";
import { aimed, rows, together } from "../src/lib/plans";
import { told } from "../src/lib/scene";
import Plans from "../src/parts/board/Plans.svelte";

const face = (space: number): Face => ({ space, id: `H0${space}`, name: `H0${space}`, outline: "", slots: [], centre: [space * 104, 60] });
const board = { at: new Map([1, 2].map((space) => [space, face(space)])) } as Board;
const mark = (space: number, mark: string, value: string): Mark => ({ space, mark, text: `${mark}, turn`, side: "br", value });
const seen = {
  marks: [
    mark(1, "plan-drop-east", "2"),
    mark(1, "plan-drop-east", "1"),
    mark(2, "plan-glide-west", "3"),
    mark(1, "plan-drop-east", "1"),
    mark(2, "scatter-2", "0.30"),
    mark(1, "plan-glide-west", "10"),
  ],
} as Seen;

describe("the landing plan on the board", () => {
  it("is gathered by space, then by turn, manner and side, the next to come first", () => {
    const [one, two] = aimed(seen, board);
    expect(one!.flights.map(({ how, whither, turn, count }) => [how, whither, turn, count])).toEqual([
      ["drop", "east", "1", 2],
      ["drop", "east", "2", 1],
      ["glide", "west", "10", 1],
    ]);
    expect([two!.face.id, two!.flights.length]).toEqual(["H02", 1]);
  });

  it("loses no platoon where there is no room for a line each", () => {
    const { flights } = aimed(seen, board)[0]!;
    expect(rows(flights, 3)).toBe(flights);
    const [first, rest] = rows(flights, 2);
    expect([first!.turn, rest!.turn, rest!.whither, rest!.count]).toEqual(["1", "", "both", 2]);
    expect(together(flights.slice(0, 2))).toMatchObject({ whither: "east", turn: "", count: 3 });
  });

  /** The lines of each tag: whither it points, how many signs it has, what is written. */
  function tags(scale: number, occupied: number[] = []): unknown[] {
    const { container } = render(Plans, { seen, board, scale, occupied: new Set(occupied) });
    return [...container.querySelectorAll("[data-plan]")].map((tag) =>
      [...tag.querySelectorAll("[data-whither]")].map((row) =>
        [row.getAttribute("data-whither"), row.querySelectorAll(".canopy").length, row.querySelector("text")!.textContent]),
    );
  }

  it("shows for each platoon a sign, its turn, and whither it flies; of many the number", () => {
    expect(tags(1)).toEqual([[["east", 2, "T1"], ["east", 1, "T2"], ["west", 1, "T10"]], [["west", 1, "T3"]]]);
    expect(tags(0.36)[0]).toEqual([["east", 2, "T1"], ["both", 0, "×2"]]);
    expect(tags(1, [1])[0]).toEqual([["both", 0, "×4"]]);
  });

  it("shows from far away how many are aimed at a space", () => {
    expect(tags(0.15)).toEqual([[["both", 0, "4"]], [["west", 0, "1"]]]);
  });

  it("is told once for several alike", () => {
    const some = { ...seen, marks: seen.marks.slice(0, 4), tags: [], tints: [], rings: [], sides: [], lines: [] } as unknown as Seen;
    expect(told(some, 1)).toEqual(["plan-drop-east, turn 2", "2 × plan-drop-east, turn 1"]);
  });
});
