import { describe, expect, it } from "vitest";
import { figured, turnFrom } from "../../src/lib/story/ticks";

const turns = [{ turn: 1, at: 0 }, { turn: 2, at: 2 }, { turn: 3, at: 3 }, { turn: 4, at: 80 }];

describe("the turns along a slider", () => {
  it("stand where they begin, and go without a figure where it would touch the one before", () => {
    const found = figured(turns, 100);
    expect(found.map((tick) => tick.left)).toEqual([0, 2, 3, 80]);
    expect(found.map((tick) => tick.room)).toEqual([true, false, true, true]);
  });

  it("stand at its beginning while nothing has been answered", () => {
    expect(figured([{ turn: 1, at: 0 }], 0)).toEqual([{ turn: 1, at: 0, left: 0, room: true }]);
  });
});

describe("a step from turn to turn", () => {
  it("goes to where the next begins, or back to where this one or the one before did", () => {
    expect([turnFrom(turns, 0, 1, 100), turnFrom(turns, 50, 1, 100)]).toEqual([2, 80]);
    expect([turnFrom(turns, 50, -1, 100), turnFrom(turns, 3, -1, 100)]).toEqual([3, 2]);
  });

  it("ends at the ends", () => {
    expect([turnFrom(turns, 80, 1, 100), turnFrom(turns, 0, -1, 100), turnFrom([], 5, -1, 9)]).toEqual([100, 0, 0]);
  });
});
