import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LogRow, Table } from "../../src/lib/api";

const { get } = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("../../src/lib/api", () => ({ get }));
import { lastStretch } from "../../src/lib/story/lookback";

const moved = (number: number): LogRow => ({ kind: "k", deed: { role: "moved", who: [{ kind: "piece", number }], start: 1, to: 2 } }) as unknown as LogRow;
const look = (laid: object | null = null): Table["seen"] =>
  ({ pieces: [{ piece: 1, side: "us", space: 1 }, { piece: 2, side: "de", space: 1 }], cards: [], laid }) as unknown as Table["seen"];
const table = (at: number, rows: LogRow[], laid: object | null = null): Table =>
  ({ match: "m", at, answers: 3, seat: 0, seats: [{ side: "us" }], seen: look(laid), log: { rows } }) as unknown as Table;

function past(ticks: number[], tables: Record<number, Table>): void {
  get.mockImplementation((path: string, query: { at: number }) =>
    Promise.resolve(path.endsWith("/turns") ? { answers: 3, turns: ticks.map((at, turn) => ({ at, turn })) } : tables[query.at]),
  );
}

beforeEach(() => {
  get.mockReset();
});

describe("what happened last", () => {
  const log = [moved(1), moved(2), moved(1)];

  it("is what came since the turn began in which others did something", async () => {
    past([0, 1, 3], { 0: table(0, []), 1: table(1, log.slice(0, 1)) });
    const [stretch, ...more] = await lastStretch(table(3, log), log, "key");
    expect(more).toEqual([]);
    expect([stretch!.start, stretch!.rows.length]).toEqual([1, 2]);
  });

  it("goes back a turn where others have done nothing in this one", async () => {
    past([0, 2], { 0: table(0, []), 2: table(2, log.slice(0, 2)) });
    const [stretch] = await lastStretch(table(3, log), log, "key");
    expect(stretch!.start).toBe(0);
  });

  it("is nothing where they have done nothing", async () => {
    const own = [moved(1)];
    past([0], { 0: table(0, []) });
    expect(await lastStretch(table(3, own), own, "key")).toEqual([]);
  });

  it("is looked at answer by answer on a table of cards", async () => {
    const laid = { places: [] };
    past([0], { 0: table(0, [], laid), 1: table(1, log.slice(0, 1), laid), 2: table(2, log.slice(0, 2), laid) });
    const found = await lastStretch(table(3, log, laid), log, "key");
    expect(found.map((one) => [one.start, one.rows.length])).toEqual([[0, 1], [1, 1], [2, 1]]);
  });
});
