import { describe, expect, it } from "vitest";
import type { Card, Choosable, Seen } from "../src/lib/api";
import { arranged, fanned, loose, purse, tosses } from "../src/lib/zones";

const card = (zone: string, number: number, place = 0): Card => ({ card: number, text: "", zone, where: zone, place, side: "", marks: [], value: "" });

const seen = (cards: Card[], zones: [string, number][] = [], facts: [string, string][] = []): Seen =>
  ({
    turn: 1,
    phase: { key: "assault", text: "" },
    active: 0,
    pieces: [],
    marks: [],
    zones: zones.map(([zone, count]) => ({ zone, text: zone, count })),
    tracks: [],
    cards,
    facts: facts.map(([key, value]) => ({ key, text: key, value })),
  }) as unknown as Seen;

const SIDES = ["british", "german"];

describe("a table of cards", () => {
  it("puts each row before its own terrain", () => {
    const table = arranged(
      seen([card("terrain", 112, 0), card("terrain", 114, 1), card("unit-german-1", 52), card("actions-german-1", 76), card("hand-british", 3)]),
      SIDES,
    );
    expect(table.fronts.map((front) => front.terrain?.card)).toEqual([112, 114]);
    expect(table.fronts[1]!.rows.german!.unit!.cards[0]!.card).toBe(52);
    expect(table.fronts[1]!.rows.german!.actions!.cards[0]!.card).toBe(76);
    expect(table.hands.british!.cards[0]!.card).toBe(3);
  });

  it("tells piles from what lies open", () => {
    const table = arranged(
      seen([card("offered", 100), card("terrain-discard", 101), card("heroic-german", -1)], [["deck-british", 30], ["discard-british", 0], ["way", 10]]),
      SIDES,
    );
    expect(table.ground.map((place) => place.base)).toEqual(["offered"]);
    expect(table.piles.map((place) => place.zone).sort()).toEqual(["deck-british", "discard-british", "heroic-german", "terrain-discard", "way"]);
  });

  it("counts tokens, and none where nothing is said of them", () => {
    const held = purse(seen([], [], [["tokens-british", "4"], ["green-british", "2"]]), "british");
    expect(held).toEqual({ plain: 4, plus3: 0, heroic: 0, green: 2 });
  });
});

describe("cards that may be chosen", () => {
  const cards = [card("hand-british", 3), card("terrain", 112), card("actions-german-0", 76), card("discard-british", 40)];
  const option = (number: number, verb = "play"): Choosable => ({ verb, card: number, text: `Card ${number}` }) as Choosable;
  const chosen = (...options: Choosable[]): Card[] => loose(arranged(seen(cards), SIDES), options, seen(cards));

  it("are laid out if they lie nowhere in sight, each once", () => {
    const found = chosen(option(3), option(112), option(76), option(40), option(9), option(9, "keep"), option(-1));
    expect(found.map((one) => one.card)).toEqual([40, 9]);
    expect(found[1]!.text).toBe("Card 9");
  });

  it("are all laid out where cards are taken", () => {
    expect(chosen(option(3, "take"), option(112)).map((one) => one.card)).toEqual([3, 112]);
  });
});

describe("a hand", () => {
  it("fits its room and is even about its middle", () => {
    const hand = fanned(12, 600, 130);
    const wide = hand.slice(0, -1).reduce((sum, one) => sum + one.step, 130);
    expect(wide).toBeLessThanOrEqual(600.01);
    expect(hand[0]!.turn).toBeCloseTo(-hand[11]!.turn);
    expect(hand[0]!.sink).toBeCloseTo(hand[11]!.sink);
  });

  it("overlaps by four tenths where there is room", () => {
    expect(fanned(3, 2000, 100)[0]!.step).toBe(60);
    expect(fanned(1, 2000, 100)).toEqual([{ turn: 0, sink: 0, step: 0 }]);
  });
});

describe("tosses", () => {
  it("shows the token's own face and what was said of it", () => {
    const rows = [
      { kind: "die", text: "Token", die: 2, sides: 2 },
      { kind: "tossed", text: "German tosses a “+3” token: success." },
      { kind: "die", text: "Destiny token", die: 1, sides: 2 },
      { kind: "die", text: "Fire", die: 5, sides: 6 },
    ];
    expect(tosses(rows)).toEqual([
      { good: true, mark: "+3", text: "German tosses a “+3” token: success." },
      { good: false, mark: "", text: "Destiny token" },
    ]);
  });
});
