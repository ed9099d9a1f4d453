import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keep, keepInvitation, keepMaker, mine } from "../src/lib/secrets";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it("asks for every match once, by the key of a seat where there is one, and never by an invitation given out", async () => {
  let asked: unknown = null;
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    asked = JSON.parse(body);
    return new Response(JSON.stringify({ going: [], over: [] }));
  });
  keepMaker("watched", "maker-of-watched");
  keepMaker("played", "maker-of-played");
  keep("played", 0, "seat-of-played");
  keep("joined", 1, "seat-of-joined");
  keepInvitation("played", 1, "given-out");
  await mine();
  expect(asked).toEqual({
    held: [
      { match: "watched", key: "maker-of-watched" },
      { match: "played", key: "seat-of-played" },
      { match: "joined", key: "seat-of-joined" },
    ],
  });
});
