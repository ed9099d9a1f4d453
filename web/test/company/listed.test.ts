import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MatchListed } from "../../src/lib/api";
import { settings } from "../../src/lib/settings.svelte";
import MatchRow from "../../src/parts/home/MatchRow.svelte";

const SEATS = [
  { seat: 0, text: "British", kind: "person", name: "Ann", player: "" },
  { seat: 1, text: "German", kind: "open", name: "", player: "" },
  { seat: 2, text: "Weather", kind: "player", name: "", player: "staff" },
];
const match = {
  ...{ match: "m", game: { key: "g", text: "Game" }, scenario: { key: "s", text: "Scenario" }, board: "", turn: 2, asked: 0, ending: "" },
  ...{ seats: SEATS, access: "listed", created: 1e9, changed: 1e9, until: 0, said: 0, sequel: null },
} as unknown as MatchListed;

afterEach(() => {
  cleanup();
  settings.lang = "en";
});

describe("a match in the list", () => {
  const said = (more = {}) => render(MatchRow, { match: { ...match, ...more }, ongone: vi.fn() }).container.querySelector(".who")!.textContent;

  it("tells who sits where, and which seat is free for whoever sits down", () => {
    expect(said()).toContain("British: Ann · German: free · Weather: the staff");
  });

  it("offers no seat of a match that is over", () => {
    expect(said({ ending: "Victory", asked: -1 })).not.toContain("free");
  });

  it("tells it in the language of whoever reads", () => {
    settings.lang = "fr";
    expect(said()).toContain("libre");
    cleanup();
    expect(said()).toContain("l’état-major");
  });
});
