import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Odds } from "../../src/lib/api";
import { MOMENT, Weighing } from "../../src/lib/question/weighing.svelte";

const odds = (index: number): Odds => ({ table: String(index), results: [] }) as unknown as Odds;
const moment = (): Promise<unknown> => vi.advanceTimersByTimeAsync(MOMENT);

let ask: ReturnType<typeof vi.fn<(index: number) => Promise<Odds | null>>>;
let at: Weighing;

beforeEach(() => {
  vi.useFakeTimers();
  ask = vi.fn(async (index: number) => odds(index));
  at = new Weighing(ask);
});

afterEach(() => {
  vi.useRealTimers();
});

describe("what is looked at before it is taken", () => {
  it("is taken by the second act, once its odds have stood there for a moment", async () => {
    expect(at.point(2)).toBe(false);
    await moment();
    expect([at.shown, at.odds?.table, at.ripe]).toEqual([2, "2", true]);
    expect(at.point(2)).toBe(true);
  });

  it("is not taken by a double click, nor by hammering on it", async () => {
    at.point(2);
    for (let clicks = 0; clicks < 5; clicks++) {
      await vi.advanceTimersByTimeAsync(MOMENT - 50);
      expect(at.point(2)).toBe(false);
    }
  });

  it("is not taken by the first click after the mouse has rested on it", async () => {
    at.glance(1);
    await moment();
    expect([at.shown, at.ripe]).toEqual([1, true]);
    expect(at.point(1)).toBe(false);
  });

  it("is known to be only passed over until it is pointed at or has the focus", async () => {
    at.glance(1);
    await moment();
    expect(at.passing).toBe(true);
    at.point(1);
    expect(at.passing).toBe(false);
    at.glance(2);
    expect(at.passing).toBe(true);
    at.leave();
    expect([at.shown, at.passing]).toEqual([1, false]);
    at.glance(3);
    at.glance(3, true);
    expect(at.passing).toBe(false);
  });

  it("is held in sight once it is pointed at or has the focus, not while the mouse only passes over it", async () => {
    at.glance(1);
    await moment();
    expect(at.held).toBe(false);
    at.glance(2, true);
    expect(at.held).toBe(true);
    at.clear();
    expect(at.held).toBe(false);
    at.point(3);
    expect(at.held).toBe(true);
  });

  it("is another as soon as the mouse rests on another, which one click does not take", async () => {
    at.point(1);
    await moment();
    at.glance(3);
    await moment();
    expect([at.shown, at.odds?.table]).toEqual([3, "3"]);
    expect(at.point(3)).toBe(false);
    expect(at.point(1)).toBe(false);
    await moment();
    expect([at.shown, at.point(1)]).toEqual([1, true]);
  });

  it("is again what was pointed at when the mouse has gone, and otherwise stays", async () => {
    at.glance(3);
    await moment();
    at.leave();
    expect(at.shown).toBe(3);
    at.point(1);
    await moment();
    at.glance(3);
    at.leave();
    expect([at.shown, at.odds?.table, at.ripe]).toEqual([1, "1", true]);
  });

  it("is never taken while its odds have not come, and is given up if they do not", async () => {
    ask.mockImplementation(() => new Promise(() => {}));
    at.point(2);
    await moment();
    expect([at.ripe, at.point(2)]).toEqual([false, false]);
    ask.mockResolvedValue(null);
    at.point(4);
    await moment();
    expect(at.shown).toBe(-1);
  });

  it("does not show the odds of the question before", async () => {
    let come = (_: Odds): void => {};
    ask.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)));
    at.point(2);
    at.forget();
    at.point(2);
    come(odds(9));
    await moment();
    expect(at.odds?.table).toBe("2");
  });
});
