import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Deed, LogRow, Seen, Table } from "../../src/lib/api";
import { Course } from "../../src/lib/story/course.svelte";
import { settings } from "../../src/lib/settings.svelte";

const moved = (number: number, to: number): LogRow =>
  ({ kind: "k", deed: { role: "moved", who: [{ kind: "piece", number }] as Deed["who"], start: 1, to } }) as unknown as LogRow;
const look = (space: number): Seen =>
  ({ active: 0, pieces: [{ piece: 1, side: "us", space: 1 }, { piece: 2, side: "de", space }], cards: [], laid: null }) as unknown as Seen;
const table = (space: number): Table => ({ seat: 0, seats: [{ side: "us" }], seen: look(space) }) as unknown as Table;
const stands = (course: Course): number | undefined => course.seen?.pieces.find((one) => one.piece === 2)?.space;

let course: Course;

beforeEach(() => {
  vi.useFakeTimers();
  settings.hasten("steady");
  course = new Course();
});

afterEach(() => vi.useRealTimers());

describe("what others do", () => {
  it("is played deed by deed, then stands marked, and can be shown again", () => {
    course.hear(table(1), table(3), [moved(2, 2), moved(1, 1), moved(2, 3)], 10);
    expect([course.running, course.at, course.count, course.told, stands(course)]).toEqual([true, 1, 3, 11, 2]);
    vi.runAllTimers();
    expect([course.running, course.seen, course.traces.length, course.again]).toEqual([false, null, 3, true]);
    expect(course.sum).toEqual([{ role: "moved", count: 2 }]);
    course.repeat();
    expect([course.running, course.at, stands(course)]).toEqual([true, 1, 2]);
  });

  it("stops, goes on by one, and ends at a word", () => {
    course.hear(table(1), table(3), [moved(2, 2), moved(1, 1), moved(2, 3)], 0);
    course.pause();
    vi.advanceTimersByTime(60_000);
    expect(course.at).toBe(1);
    course.next();
    expect([course.at, course.paused]).toEqual([2, true]);
    course.end();
    expect([course.running, course.traces.length]).toEqual([false, 3]);
  });

  it("is only marked when all is to be seen at once, and so is what one did oneself", () => {
    settings.hasten("once");
    course.hear(table(1), table(2), [moved(2, 2)], 0);
    expect([course.running, course.traces.length, course.again]).toEqual([false, 1, true]);
    settings.hasten("steady");
    course.act(true);
    course.hear(table(2), table(2), [moved(1, 1)], 1);
    expect([course.running, course.traces.length]).toEqual([false, 0]);
  });

  it("begins anew after one's own part of the turn, and goes on after an answer in theirs", () => {
    course.hear(table(1), table(2), [moved(2, 2)], 0);
    course.end();
    course.act(false);
    course.hear(table(2), table(3), [moved(2, 3)], 1);
    course.end();
    expect(course.sum[0]!.count).toBe(1);
    course.repeat();
    expect(course.count).toBe(2);
    course.end();
    course.act(true);
    course.hear(table(3), table(4), [moved(2, 4)], 2);
    course.end();
    course.repeat();
    expect(course.count).toBe(1);
  });

  it("does not lag behind without end", () => {
    for (let at = 0; at < 400; at++) course.hear(table(at), table(at + 1), [moved(2, at + 1)], at);
    vi.advanceTimersByTime(0);
    course.pause();
    expect(course.count - course.at).toBeLessThanOrEqual(240);
  });

  it("is forgotten with the eyes through which it was seen", () => {
    course.hear(table(1), table(2), [moved(2, 2)], 0);
    course.forget();
    expect([course.running, course.seen, course.again, course.traces]).toEqual([false, null, false, []]);
  });
});
