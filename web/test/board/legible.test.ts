import { describe, expect, it } from "vitest";
import { badgeAt, counterAt, detailAt, markerAt, spreadAt } from "../../src/lib/board/legible";

describe("what is drawn on the board", () => {
  it("keeps its size as long as it can be read", () => {
    expect([counterAt(1), markerAt(1), spreadAt(1)]).toEqual([1, 1, 1]);
    expect([badgeAt(2), detailAt(2)]).toEqual([15, "close"]);
  });

  it("grows on the board as the zoom shrinks it, to a limit", () => {
    expect(counterAt(0.3) * 64 * 0.3).toBeCloseTo(25);
    expect(markerAt(0.4) * 40 * 0.4).toBeCloseTo(20);
    expect([counterAt(0.05), markerAt(0.05), badgeAt(0.05)]).toEqual([1.6, 1.5, 34]);
  });

  it("never shows the counters of an opened stack too small to be hit", () => {
    for (const scale of [0.05, 0.3, 0.7]) expect(spreadAt(scale) * 64 * scale).toBeCloseTo(46);
  });

  it("loses its details as one goes away", () => {
    expect([0.2, 0.35, 0.5, 0.6].map(detailAt)).toEqual(["far", "near", "near", "close"]);
  });
});
