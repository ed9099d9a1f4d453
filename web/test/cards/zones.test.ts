import { describe, expect, it } from "vitest";
import type { Card, CardPlace, Choosable, Counted, Seen } from "../../src/lib/api";
import { arranged, counted, fanned, loose, tosses } from "../../src/lib/cards/zones";

type Role = CardPlace["role"];

/** A card in a place; places are called ROLE, ROLE-SEAT or ROLE-SEAT-NUMBER here, which the client may not know. */
const card = (zone: string, number: number, place = 0): Card => ({ card: number, text: "", zone, where: zone, place, side: "", marks: [], value: "", starred: false });
const lies = (zone: string, count = -1): CardPlace => {
  const [role, seat = "", number = "-1"] = zone.split("/");
  return { zone, role: role as Role, seat, number: Number(number), text: zone, short: zone, count };
};
const disc = (use: Counted["use"], seat: string, number: number, value: number): Counted => ({
  key: `${use}/${seat}/${number}`, use, seat, number, text: "", value, most: value, said: "", face: { fill: "", print: "", label: "", sign: "" },
});

const seen = (cards: Card[], counts: [string, number][] = [], discs: Counted[] = []): Seen => {
  const zones = new Map(counts);
  const places = [...new Set([...zones.keys(), ...cards.map((one) => one.zone)])].map((zone) => lies(zone, zones.get(zone)));
  return { turn: 1, cards, laid: { places, counted: discs, notes: [], spare: [], endless: [], taken: ["fetch"], tosses: [] } } as unknown as Seen;
};

describe("a table of cards", () => {
  it("puts each row before its own ground", () => {
    const table = arranged(
      seen([card("ground", 112, 0), card("ground", 114, 1), card("fighter/far/1", 52), card("played/far/1", 76), card("past/near/1", 8), card("hand/near", 3)]),
    );
    expect(table.fronts.map((front) => front.ground?.card)).toEqual([112, 114]);
    expect(table.fronts[1]!.rows.far!.fighter!.cards[0]!.card).toBe(52);
    expect(table.fronts[1]!.rows.far!.played!.cards[0]!.card).toBe(76);
    expect(table.fronts[1]!.rows.near!.past!.cards[0]!.card).toBe(8);
    expect(table.hands.near!.cards[0]!.card).toBe(3);
  });

  it("tells piles from what lies open, and shows no empty pile but for discards", () => {
    const table = arranged(seen([card("tray", 100), card("pile/far", -1), card("hidden/far/0", 5), card("spread", 9)], [["pile/near", 30], ["discard/near", 0], ["pile", 0]]));
    expect(table.spreads.map((place) => place.role)).toEqual(["tray", "spread"]);
    expect(table.piles.map((place) => place.zone).sort()).toEqual(["discard/near", "pile/far", "pile/near"]);
  });

  it("lays cards in the order of their places", () => {
    const table = arranged(seen([card("spread", 3, 2), card("spread", 1, 0), card("spread", 2, 1)]));
    expect(table.spreads[0]!.cards.map((one) => one.card)).toEqual([1, 2, 3]);
  });

  it("counts what is a seat's, and what lies at a ground", () => {
    const held = seen([], [], [disc("held", "near", -1, 4), disc("held", "far", -1, 2), disc("laid", "near", 1, 3), disc("ground", "", 0, 1)]);
    expect(counted(held, "held", "near").map((one) => one.value)).toEqual([4]);
    expect(counted(held, "laid", "near", 0)).toEqual([]);
    expect(counted(held, "laid", "near", 1).map((one) => one.value)).toEqual([3]);
    expect(counted(held, "ground", "", 0).map((one) => one.value)).toEqual([1]);
    expect(counted({ ...held, laid: null } as Seen, "held", "near")).toEqual([]);
  });
});

describe("cards that may be chosen", () => {
  const cards = [card("hand/near", 3), card("ground", 112), card("played/far/0", 76), card("discard/near", 40)];
  const option = (number: number, verb = "play"): Choosable => ({ verb, card: number, text: `Card ${number}` }) as Choosable;
  const chosen = (...options: Choosable[]): Card[] => loose(arranged(seen(cards)), options, seen(cards));

  it("are laid out if they lie nowhere in sight, each once", () => {
    const found = chosen(option(3), option(112), option(76), option(40), option(9), option(9, "keep"), option(-1));
    expect(found.map((one) => one.card)).toEqual([40, 9]);
    expect(found[1]!.text).toBe("Card 9");
  });

  it("are all laid out where cards are taken", () => {
    expect(chosen(option(3, "fetch"), option(112)).map((one) => one.card)).toEqual([3, 112]);
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
    expect(fanned(3, 2000, 100)[0]!.step).toBe(88);
    expect(fanned(1, 2000, 100)).toEqual([{ turn: 0, sink: 0, step: 0 }]);
  });
});

describe("tosses", () => {
  it("shows the token's own face and what was said of it", () => {
    const rows = [
      { kind: "die", text: "Token", die: 2, sides: 2 },
      { kind: "came-to", text: "German tosses a “+3” token: success." },
      { kind: "die", text: "Destiny token", die: 1, sides: 2 },
      { kind: "die", text: "Fire", die: 5, sides: 6 },
    ];
    expect(tosses(rows, ["came-to"])).toEqual([
      { good: true, mark: "+3", text: "German tosses a “+3” token: success." },
      { good: false, mark: "", text: "Destiny token" },
    ]);
  });
});
