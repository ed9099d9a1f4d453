import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { again, canAgain, onward } from "../../src/lib/company/again";
import type { Table } from "../../src/lib/api";
import { keep } from "../../src/lib/secrets";

const table = (own: boolean): Table =>
  ({
    match: "m",
    access: "closed",
    seats: [0, 1].map((seat) => ({ seat, kind: "person", player: "", name: "" })),
    agreed: { own, advice: true, undo: "free", respite: 30, days: 3 },
  }) as unknown as Table;

beforeEach(() => {
  localStorage.clear();
  keep("m", 0, "mine");
});
afterEach(() => vi.unstubAllGlobals());

describe("another match like the last", () => {
  it("is played on the same terms", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", async (path: string, { body }: { body?: string }) => {
      if (body) sent.push(JSON.parse(body));
      const told = path.includes("record") ? { game: "toy", scenario: "short", options: { luck: "good" } } : { match: "n", keys: ["a", "b"], maker: "c" };
      return new Response(JSON.stringify(told));
    });
    await again(table(false), false);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ options: { luck: "good" }, access: "closed", advice: true, undo: "free", respite: 30, days: 3 });
    expect(sent[0]).toMatchObject({ seats: [{ kind: "person" }, { kind: "invited", was: 1 }], after: { match: "m", key: "mine" } });
  });

  it("asks nobody where our players sat at all other seats", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", async (path: string, { body }: { body?: string }) => {
      if (body) sent.push(JSON.parse(body));
      return new Response(JSON.stringify(path.includes("record") ? { game: "toy", scenario: "short", options: {} } : { match: "n", keys: ["", "b"], maker: "c" }));
    });
    const alone = table(false);
    alone.seats[1] = { ...alone.seats[1]!, kind: "player", player: "staff" };
    await again(alone, true);
    expect(sent[0]).toMatchObject({ seats: [{ kind: "player", player: "staff" }, { kind: "person" }] });
    expect(sent[0]).not.toHaveProperty("after");
  });

  it("that another has begun is gone to by the key that one has, and by one's own seat once one sits there", () => {
    const over = { match: "m", sequel: { match: "n", seat: 1 } };
    expect(onward({ ...over, sequel: null }, 0)).toBe("");
    expect(onward(over, 0)).toBe("#/invitation/n/1.mine");
    keep("n", 1, "new");
    expect(onward(over, 0)).toBe("#/match/n");
  });

  it("is not offered of a scenario of somebody's own: one of ours may have its name", () => {
    expect([canAgain(table(false)), canAgain(table(true))]).toEqual([true, false]);
  });
});
