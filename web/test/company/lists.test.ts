import { beforeEach, describe, expect, it } from "vitest";
import type { MatchListed, SeatSeen } from "../../src/lib/api";
import { inOrder, isAsked, isAwaited, latestOf, sought } from "../../src/lib/company/lists";
import { keep } from "../../src/lib/secrets";

const seat = (number: number, kind: SeatSeen["kind"]): SeatSeen => ({ seat: number, kind, text: `seat ${number}` }) as SeatSeen;

const listed = (match: string, other: SeatSeen["kind"], asked: number, changed: number, until = 0, game = "toy"): MatchListed =>
  ({ match, game: { key: game, text: game }, asked, changed, until, seats: [seat(0, "person"), seat(1, other)] }) as MatchListed;

beforeEach(() => {
  localStorage.clear();
  for (const match of ["alone", "asked", "waiting", "late", "soon"]) keep(match, 0, "key");
});

const alone = listed("alone", "player", 0, 90);
const asked = listed("asked", "person", 0, 50);
const waiting = listed("waiting", "person", 1, 80);
const late = listed("late", "person", 0, 10, 900);
const soon = listed("soon", "person", 0, 20, 500);
const others = listed("others", "person", 0, 100, 100);
const all = [others, alone, waiting, asked, soon, late];

describe("the matches of the home page", () => {
  it("are gone on with at the latest that nobody else waits for, though one of our players still thinks there", () => {
    expect(latestOf(all)?.match).toBe("alone");
    expect(latestOf([listed("thinking", "player", 1, 95), alone])?.match).toBe("alone");
    keep("thinking", 0, "key");
    expect(latestOf([listed("thinking", "player", 1, 95), alone])?.match).toBe("thinking");
    expect(latestOf([waiting, asked])).toBeUndefined();
  });

  it("wait for one where somebody who sits elsewhere waits, not where one plays alone or only watches", () => {
    expect(all.filter(isAsked).map((one) => one.match)).toEqual(["alone", "asked", "soon", "late"]);
    expect(all.filter(isAwaited).map((one) => one.match)).toEqual(["asked", "soon", "late"]);
    keep("asked", 1, "key");
    expect(isAwaited(asked)).toBe(false);
  });

  it("stand with those first in which one is awaited: whose time runs out soonest, then who has waited longest", () => {
    const longer = listed("soon", "person", 0, 5);
    expect(inOrder([alone, waiting, asked, longer, late]).map((one) => one.changed)).toEqual([10, 5, 50, 90, 80]);
    expect(inOrder(all).map((one) => one.match)).toEqual(["soon", "late", "asked", "others", "alone", "waiting"]);
  });

  it("are found by game, and by whether one is asked", () => {
    const found = [...all, listed("alone", "player", 1, 1, 0, "other")];
    expect(sought(found, "")).toEqual(found);
    expect(sought(found, "game other").map((one) => one.changed)).toEqual([1]);
    expect(sought(found, "asked").map((one) => one.match)).toEqual(["alone", "asked", "soon", "late"]);
  });
});
