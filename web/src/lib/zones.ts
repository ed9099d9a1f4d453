/** What lies on a table of cards, sorted by the names of its places: `actions-british-0` is a row at the first front. */

import type { Card, Choosable, Seen } from "./api";

export interface Spot {
  zone: string;
  base: string;
  side: string;
  front: number;
  text: string;
  count: number; // -1 where only the cards count
  cards: Card[];
}

/** One ground that is fought for: its terrain, and the places of each side there. */
export interface Front {
  number: number;
  terrain: Card | null;
  rows: Record<string, Record<string, Spot>>; // by side, then unit, actions, fought, spent
}

export interface Layout {
  hands: Record<string, Spot>;
  piles: Spot[]; // decks, discard piles, heroic cards, ways
  ground: Spot[]; // what lies open between the players
  fronts: Front[];
}

const ROWS = ["unit", "actions", "fought", "spent"];

/** Every place that holds something, or could be drawn from. */
export function spots(seen: Seen, sides: string[]): Spot[] {
  const names = [...new Set([...seen.zones.map((one) => one.zone), ...seen.cards.map((card) => card.zone)])];
  return names.map((zone) => spot(seen, sides, zone));
}

function spot(seen: Seen, sides: string[], zone: string): Spot {
  const parts = zone.split("-");
  const front = parts.length > 1 && /^\d+$/.test(parts[parts.length - 1]!) ? Number(parts.pop()) : -1;
  const side = sides.includes(parts[parts.length - 1]!) ? parts.pop()! : "";
  const known = seen.zones.find((one) => one.zone === zone);
  const cards = seen.cards.filter((card) => card.zone === zone).sort((a, b) => a.place - b.place);
  const count = known?.count ?? -1;
  return { zone, base: parts.join("-"), side, front, text: known?.text ?? cards[0]?.where ?? zone, count, cards };
}

/** Names for cards that lie side by side, by which each keeps its drawing when others come or go; some lie there twice. */
export function keyed(cards: Card[]): { card: Card; key: string }[] {
  const met = new Map<number, number>();
  return cards.map((card) => {
    const before = met.get(card.card) ?? 0;
    met.set(card.card, before + 1);
    return { card, key: `${card.card} ${before}` };
  });
}

/** How many cards a place holds. */
export const held = (one: Spot): number => Math.max(one.count, one.cards.length);

/** The table in order. */
export function arranged(seen: Seen, sides: string[]): Layout {
  const all = spots(seen, sides);
  const hands: Record<string, Spot> = {};
  const rows = new Map<number, Front>();
  const piles: Spot[] = [];
  const ground: Spot[] = [];
  const terrain = all.find((one) => one.base === "terrain")?.cards ?? [];
  for (const one of all) {
    if (one.base === "hand") hands[one.side] = one;
    else if (one.front >= 0 && one.side && ROWS.includes(one.base)) {
      const front = rows.get(one.front) ?? { number: one.front, terrain: terrain[one.front] ?? null, rows: {} };
      (front.rows[one.side] ??= {})[one.base] = one;
      rows.set(one.front, front);
    } else if (one.base === "terrain") continue;
    else if (isPile(one)) piles.push(one);
    else ground.push(one);
  }
  terrain.forEach((card, number) => {
    if (!rows.has(number)) rows.set(number, { number, terrain: card, rows: {} });
  });
  return { hands, piles: piles.filter((one) => held(one) > 0 || one.base === "discard"), ground, fronts: [...rows.values()].sort((a, b) => a.number - b.number) };
}

/** A pile shows its uppermost card, the rest on demand. */
const isPile = (one: Spot): boolean =>
  ["deck", "heroic", "counter-attack", "pile", "gone", "bridge-cards"].includes(one.base) || one.base.endsWith("discard") || (one.cards.length === 0 && one.count >= 0);

/** Cards that may be chosen though they lie nowhere in sight: in a pile, or looked at from a deck. */
export function loose({ hands, ground, fronts }: Layout, options: Choosable[], seen: Seen): Card[] {
  const rows = fronts.flatMap((front) => Object.values(front.rows).flatMap((row) => Object.values(row)));
  const open = new Set([...Object.values(hands), ...ground, ...rows].flatMap((place) => place.cards.map((card) => card.card)));
  for (const front of fronts) if (front.terrain) open.add(front.terrain.card);
  const taken = options.some((option) => option.verb === "take");
  const numbers = [...new Set(options.map((option) => option.card))].filter((card) => card >= 0 && (taken || !open.has(card)));
  return numbers.map((card) => {
    const text = seen.cards.find((one) => one.card === card)?.text ?? options.find((option) => option.card === card)?.text ?? "";
    return { card, text, zone: "loose", where: "", place: card, side: "", marks: [], value: "" };
  });
}

/** How the cards of a hand lie: the turn in degrees, how far each sinks, and the step from card to card in card widths. */
export function fanned(count: number, room: number, width: number): { turn: number; sink: number; step: number }[] {
  const step = count > 1 ? Math.min(width * 0.6, (room - width) / (count - 1)) : 0;
  const each = Math.min(2, 14 / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, place) => {
    const off = place - (count - 1) / 2;
    return { turn: off * each, sink: (off * off * each * step) / 115, step };
  });
}

/** Counters beside the cards, by what they count. */
export interface Purse {
  plain: number;
  plus3: number;
  heroic: number;
  green: number;
}

/** The tokens of a side, from the facts of the view. */
export function purse(seen: Seen, side: string): Purse {
  const fact = (key: string): number => Number(seen.facts.find((one) => one.key === key)?.value ?? 0) || 0;
  return {
    plain: fact(`tokens-${side}`),
    plus3: fact(`plus3-${side}`),
    heroic: fact(`plus3-heroic-${side}`),
    green: fact(`green-${side}`),
  };
}

/** Facts that the table draws, and so does not say again. */
export const isDrawn = (key: string): boolean => /^(tokens|plus3|plus3-heroic|green)-(british|german|on)/.test(key) || key === "turn-token" || key === "quiet" || key === "blue-here";

/** A token that has just been tossed. */
export interface Toss {
  good: boolean;
  mark: string;
  text: string;
}

/** The tosses in some rows of the log: dice of two faces, and what is said of them in the row that follows. */
export function tosses(rows: { kind: string; text: string; die?: number; sides?: number }[]): Toss[] {
  return rows.flatMap((row, at) => {
    if (row.sides !== 2) return [];
    const next = rows[at + 1]?.kind === "tossed" ? rows[at + 1]!.text : "";
    const bonus = /\+\d/.exec(next || row.text)?.[0];
    return [{ good: row.die === 2, mark: next ? (bonus ?? "+1") : "", text: next || row.text }];
  });
}
