import { describe, expect, it } from "vitest";
import type { Choosable, Piece, Seen } from "../../src/lib/api";
import type { Face } from "../../src/lib/board/board";
import { badgePlace, carried, fan, initial, keyOf, badgeKeys, lit, shelved, shelves, type Stack } from "../../src/lib/board/scene";

const option = (where: Partial<Choosable>): Choosable =>
  ({ verb: "go", space: -1, piece: -1, card: -1, ...where }) as Choosable;

describe("what may be chosen", () => {
  const options = [option({ space: 4 }), option({ space: 4 }), option({ piece: 7 }), option({ card: 2 }), option({ verb: "stop" })];

  it("is found by what it points at", () => {
    const found = lit(options);
    expect([...found.spaces]).toEqual([[4, [0, 1]]]);
    expect([...found.pieces]).toEqual([[7, [2]]]);
    expect([...found.cards]).toEqual([[2, [3]]]);
  });

  it("has keys from 1, and 0 for the option that ends the question", () => {
    expect(options.map((_, index) => keyOf(options, index))).toEqual(["1", "2", "3", "4", "0"]);
    expect(keyOf([option({})], 0)).toBe("1");
    const turns = Array.from({ length: 3 }, (_, arg) => option({ verb: "turn", arg }));
    expect(turns.map((_, index) => keyOf(turns, index))).toEqual(["1", "2", "3"]);
    const many = Array.from({ length: 12 }, (_, space) => option({ space }));
    expect(many.map((_, index) => keyOf(many, index)).slice(8)).toEqual(["9", "", "", ""]);
  });
});

describe("the key on a place of the board", () => {
  const options = [option({ space: 4 }), option({ space: 4 }), option({ space: 5 })];

  it("is that of its option; of two, as ground floor and storey, both are named; of more the first", () => {
    expect([badgeKeys(options, [2]), badgeKeys(options, [0, 1]), badgeKeys(options, [0, 1, 2]), badgeKeys(options, [])]).toEqual(["3", "1·2", "1", ""]);
  });
});

describe("an opened stack", () => {
  it("lies in rows of at most seven, evenly to both sides", () => {
    const spread = fan(9);
    expect(spread).toHaveLength(9);
    const [first, second] = [spread.slice(0, 7), spread.slice(7)];
    expect(first.reduce((sum, place) => sum + place.x, 0)).toBeCloseTo(0);
    expect(new Set(first.map((place) => place.x)).size).toBe(7);
    expect(Math.max(...second.map((place) => place.y))).toBeLessThan(Math.min(...first.map((place) => place.y)));
  });
});

describe("the badge of a space", () => {
  const face = { slots: [[0, 0], [100, 0]] } as Face;
  const stack = (x: number): Stack => ({ face, at: [x, 0] }) as Stack;

  it("stands in a free slot, else at the shoulder of the counter", () => {
    expect(badgePlace(face, [], 1)).toEqual([0, 0]);
    expect(badgePlace(face, [stack(0)], 1)).toEqual([100, 0]);
    expect(badgePlace(face, [stack(0), stack(100)], 1.5)).toEqual([-51, -51]);
  });

  it("minds only counters in its own space", () => {
    const elsewhere = { ...stack(0), face: { ...face } };
    expect(badgePlace(face, [elsewhere], 1)).toEqual([0, 0]);
  });
});

describe("the parts of a space", () => {
  const piece = (number: number, level: number, part: string): Piece => ({ piece: number, level, part, shelf: part && part.toLowerCase() }) as Piece;
  const some = [piece(1, 0, "Ground"), piece(2, 1, "First floor"), piece(3, 0, "Ground"), piece(4, 0, "Cellar")];

  it("are shelves from the top down", () => {
    expect(shelves(some).map((one) => [initial(one), one.pieces.map((each) => each.piece)])).toEqual([["1", [2]], ["G", [1, 3]], ["C", [4]]]);
    expect(shelves([{ piece: 5, level: 0 } as Piece])).toHaveLength(1);
  });

  it("lie on one another above the stack, each counter on its own", () => {
    const { rows, places, wide, high } = shelved(shelves(some));
    expect(rows.map((row) => row.text)).toEqual(["Cellar", "Ground", "First floor"]);
    for (const [place, row] of rows.entries()) if (place) expect(row.y + row.high).toBe(rows[place - 1]!.y);
    expect(-rows.at(-1)!.y).toBe(high);
    for (const { x, y } of places.values()) {
      expect(Math.abs(x) + 32).toBeLessThanOrEqual(wide / 2);
      expect(rows.some((row) => y - 32 > row.y && y + 32 < row.y + row.high)).toBe(true);
    }
  });

  it("have nothing to do with what a counter carries", () => {
    const gun = { piece: 9, under: 1, slung: true } as Piece;
    const rider = { piece: 8, under: 1 } as Piece;
    expect(carried({ pieces: [some[0]!, gun, rider] } as Seen, some[0]!)).toEqual([gun]);
  });
});
