import { describe, expect, it } from "vitest";
import type { Mark, Seen } from "../../src/lib/api";
import type { Board, Face } from "../../src/lib/board/board";
import { laid, markFace, wide } from "../../src/lib/board/marks";

const hex: Face = { space: 1, id: "A01", name: "A01", outline: "M52 0l52 30v60l-52 30l-52-30v-60z", slots: [[52, 66], [66, 52]], centre: [52, 60] };
const square: Face = { space: 2, id: "A", name: "A", outline: "M200 0h120v120h-120z", slots: [[260, 60]], centre: [260, 60] };
const held: Face = { ...hex, space: 3 };
const board = { at: new Map([hex, square, held].map((face) => [face.space, face])) } as Board;
const mark = (space: number, mark: string, side = "br", value = ""): Mark => ({ space, mark, text: mark, side, value, facing: -1, wide: false });
const places = (...marks: Mark[]): unknown[] => laid({ marks } as Seen, board, new Set([3])).map((one) => [one.mark.mark, one.at, one.count]);

describe("the markers on the board", () => {
  it("lie in the lower left of a cell, side by side", () => {
    expect(places(mark(2, "control"), mark(2, "wired"))).toEqual([["control", [220, 104], 1], ["wired", [250, 104], 1]]);
  });

  it("lie within a hex, where counters stand at their foot", () => {
    expect(places(mark(1, "mines"), mark(1, "block"))).toEqual([["mines", [18, 80], 1], ["block", [86, 80], 1]]);
    expect(places(mark(3, "mines"))).toEqual([["mines", [35, 110], 1]]);
  });

  it("keep off the names of places where a hex has room for both", () => {
    const named = { ...board, names: [{ x: 0, y: 74, width: 60, height: 15 }] };
    const seen = { marks: [mark(1, "control"), mark(1, "wired"), mark(1, "mines"), mark(1, "block")] } as Seen;
    expect(laid(seen, named, new Set()).map((one) => one.at)).toEqual([[86, 80], [18, 42], [86, 42], [18, 80]]);
  });

  it("are one with their number where they are alike, not where side or value differ", () => {
    expect(places(mark(1, "target"), mark(1, "target"), mark(1, "target", "us")).map((one) => (one as unknown[])[2])).toEqual([2, 1]);
    expect(places(mark(1, "wreck", "", "1"), mark(1, "wreck", "", "2"))).toHaveLength(2);
  });

  it("that lie across a space stand in its middle, a second one set off, and take no place of the others", () => {
    const hull = { ...mark(1, "hull-broken"), wide: true, facing: 60 };
    const seen = { marks: [{ ...hull, mark: "hull" }, hull, mark(1, "mines")] } as Seen;
    expect(wide(seen, board).map((one) => [one.at, one.turn])).toEqual([[[52, 60], 60], [[74, 42], 60]]);
    expect(laid(seen, board, new Set()).map((one) => one.at)).toEqual([[18, 80]]);
  });

  it("bear a figure that is short", () => {
    expect(markFace(mark(1, "swept", "", "4"))).toBe("mark|swept||4");
    expect(markFace(mark(1, "looks", "", "Y22/Z22"))).toBe("mark|looks|");
  });
});
