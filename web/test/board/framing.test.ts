import { describe, expect, it } from "vitest";
import type { Board, Point } from "../../src/lib/board/board";
import { attended, beyond, bounds, centred, filling, nearest, nudged, towardsMiddle, whole, type Placing } from "../../src/lib/board/framing";

/** A board of 1000 by 500 units, with a margin of 50 units drawn about it. */
const board = { data: { width: 1000, height: 500 }, view: { x: -50, y: -50, width: 1100, height: 600 } } as Board;

/** Where a spot of the board is on the screen. */
const shown = ([x, y]: Point, at: Placing): Point => [(x + 50) * at.k + at.x, (y + 50) * at.k + at.y];

describe("the whole board", () => {
  it("fills the shorter way of the window and stands in the middle of the other", () => {
    const at = whole(board, [1100, 2000]);
    expect(at.k).toBe(1);
    expect(shown([0, 0], at)[0]).toBe(50);
    expect(shown([500, 250], at)).toEqual([550, 1000]);
    expect(whole(board, [4000, 300]).k).toBe(0.5);
  });
});

describe("a part of the board", () => {
  it("stands in the middle, as close as it has room but no closer or farther than is wanted", () => {
    const part = bounds([[100, 100], [300, 200], [200, 120]]);
    expect(part).toEqual([100, 100, 300, 200]);
    const at = centred(board, part, [760, 600], 0.1, 5);
    expect(at.k).toBe(2);
    expect(shown([200, 150], at)).toEqual([380, 300]);
    expect(centred(board, part, [760, 600], 0.1, 0.5).k).toBe(0.5);
    expect(centred(board, part, [76, 60], 0.4, 0.5).k).toBe(0.4);
  });

  it("is counted by what of it lies outside of the window", () => {
    const spots: Point[] = [[0, 0], [400, 300], [749, 10], [751, 10], [10, 551]];
    expect(beyond(board, spots, [800, 600], { x: 0, y: 0, k: 1 })).toBe(2);
    expect(beyond(board, spots, [800, 600], { x: -60, y: 0, k: 1 })).toBe(2);
    expect(beyond(board, spots, [800, 600], { x: 0, y: 0, k: 0.5 })).toBe(0);
  });

  it("that is in sight already is left where it is", () => {
    const at = { x: 0, y: 0, k: 1 };
    expect(nudged(board, [100, 100, 200, 200], [800, 600], at)).toEqual(at);
  });

  it("that is out of sight is brought to the nearest edge, with a little about it", () => {
    const at = nudged(board, [900, -100, 950, 50], [800, 600], { x: 0, y: 0, k: 1 });
    expect(shown([950, 0], at)[0]).toBe(760);
    expect(shown([0, -100], at)[1]).toBe(40);
  });

  it("that is longer than the window is left alone that way", () => {
    const at = { x: 7, y: 0, k: 1 };
    expect(nudged(board, [0, 100, 990, 200], [800, 600], at)).toEqual(at);
  });
});

describe("what is asked about", () => {
  const room: [number, number] = [800, 600];
  const piece = (x: number, y: number): [number, number, number, number] => [x, y, x, y];

  it("is left where it is in the middle part of the window", () => {
    const at = { x: 0, y: 0, k: 1 };
    expect(attended(board, piece(350, 200), piece(350, 200), room, at)).toEqual(at);
  });

  it("is brought to the very middle from anywhere else, that way in which it lay at the side", () => {
    const at = attended(board, piece(600, 200), piece(600, 200), room, { x: 0, y: 0, k: 1 });
    expect(shown([600, 200], at)).toEqual([400, 250]);
  });

  it("is left where it is while the whole board is in the window", () => {
    const at = { x: 100, y: 150, k: 0.5 };
    expect(attended(board, piece(0, 0), piece(0, 0), room, at)).toEqual(at);
  });

  it("leaves nothing of the window empty for that, unless it would lie outside the middle part", () => {
    const near = attended(board, piece(700, 200), piece(700, 200), room, { x: 0, y: 0, k: 1 });
    expect(shown([700, 200], near)).toEqual([450, 250]);
    const edge = attended(board, piece(0, 200), piece(0, 200), room, { x: 0, y: 0, k: 1 });
    expect(shown([0, 200], edge)).toEqual([176, 250]);
  });

  it("brings what else is lit into the window, but never leaves the middle part for it", () => {
    const at = attended(board, piece(100, 200), [100, 200, 650, 200], room, { x: 0, y: 0, k: 1 });
    expect(shown([650, 200], at)[0]).toBe(726);
    expect(shown([100, 200], at)[0]).toBe(176);
    const tight = attended(board, piece(100, 200), [100, 200, 690, 200], room, { x: 0, y: 0, k: 1 });
    expect(shown([100, 200], tight)[0]).toBe(176);
  });

  it("is, of many things that have no room together, the one nearest to the middle", () => {
    const spots: Point[] = [[0, 0], [500, 300], [900, 500]];
    expect(nearest(board, spots, room, { x: 0, y: 0, k: 1 })).toEqual([500, 300]);
    expect(nearest(board, spots, room, { x: -600, y: -300, k: 1 })).toEqual([900, 500]);
  });
});

describe("a spot", () => {
  it("is brought to the middle if it is at the edge or beyond it, else left", () => {
    const room: [number, number] = [800, 600];
    expect(towardsMiddle(board, [100, 100], room, { x: 0, y: 0, k: 1 })).toBeNull();
    const at = towardsMiddle(board, [740, 100], room, { x: 0, y: 0, k: 1 })!;
    expect(shown([740, 100], at)).toEqual([400, 300]);
  });
});

describe("a window in which nothing is asked", () => {
  it("is left empty nowhere, and the board moves no more than it must", () => {
    expect(filling(board, [800, 400], { x: -700, y: -300, k: 1 })).toEqual({ x: -300, y: -200, k: 1 });
    expect(filling(board, [800, 400], { x: -200, y: -100, k: 1 })).toEqual({ x: -200, y: -100, k: 1 });
    expect(filling(board, [1400, 700], { x: -20, y: 30, k: 1 })).toEqual({ x: 0, y: 30, k: 1 });
  });
});
