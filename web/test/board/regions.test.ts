import { describe, expect, it } from "vitest";
import type { Face } from "../../src/lib/board/board";
import { edged, filled, sector } from "../../src/lib/board/regions";

const square = (space: number, x: number): Face => ({
  space, id: `S${space}`, name: `S${space}`, outline: `M${x} 0h10v10h-10z`, slots: [[x + 5, 5]], centre: [x + 5, 5],
});
const sides = (path: string): number => path.split("M").length - 1;

describe("a region of the board", () => {
  it("has the outlines of its faces, from whatever origin", () => {
    expect(sides(filled([square(0, 0), square(1, 10)]))).toBe(2);
    expect(filled([square(0, 20)], [20, -5])).toMatch(/^M0.0 5.0L10.0 5.0L10.0 15.0L0.0 15.0/);
  });

  it("has an edge of those sides only that no two of its faces share", () => {
    expect(sides(edged([square(0, 0)]))).toBe(4);
    expect(sides(edged([square(0, 0), square(1, 10)]))).toBe(6);
    expect(sides(edged([square(0, 0), square(1, 30)]))).toBe(8);
    expect(edged([])).toBe("");
  });
});

describe("a sector", () => {
  it("begins in its point and opens to both sides of its direction", () => {
    const points = sector([0, 0], 90, 60, 100).slice(1, -1).split("L").map((one) => one.split(" ").map(Number));
    expect(points[0]).toEqual([0, 0]);
    expect(points[1]).toEqual([86.6, -50]);
    expect(points.at(-1)).toEqual([86.6, 50]);
    expect(points[7]).toEqual([100, expect.closeTo(0)]);
  });
});
