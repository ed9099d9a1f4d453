import { describe, expect, it } from "vitest";
import type { Choosable } from "../src/lib/api";
import type { Face } from "../src/lib/board";
import { badgePlace, fan, keyOf, lit, type Stack } from "../src/lib/scene";

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
