/** What lies on a table of cards, as the server says that it lies: every place has a role, a seat, a ground. */

import type { Card, CardPlace, Choosable, Counted, Seen } from "../api";

/** A place with the cards that lie there, in order. */
export interface Spot extends CardPlace {
  cards: Card[];
}

/** One ground that is fought for: its card, and the places of each side there. */
export interface Front {
  number: number;
  ground: Card | null;
  rows: Record<string, Partial<Record<CardPlace["role"], Spot>>>; // by side
}

export interface Layout {
  hands: Record<string, Spot>;
  piles: Spot[]; // a pile shows its uppermost card, the rest on demand
  spreads: Spot[]; // what lies open between the players
  fronts: Front[];
}

const ROWS: CardPlace["role"][] = ["fighter", "played", "past", "hidden"];

/** Every place that holds something, or could be drawn from. */
export const spots = (seen: Seen): Spot[] =>
  (seen.laid?.places ?? []).map((one) => ({ ...one, cards: seen.cards.filter((card) => card.zone === one.zone).sort((a, b) => a.place - b.place) }));

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
export function arranged(seen: Seen): Layout {
  const all = spots(seen);
  const hands: Record<string, Spot> = {};
  const rows = new Map<number, Front>();
  const piles: Spot[] = [];
  const spreads: Spot[] = [];
  const grounds = all.find((one) => one.role === "ground")?.cards ?? [];
  for (const one of all) {
    if (one.role === "hand") hands[one.seat] = one;
    else if (one.role === "pile" || one.role === "discard") piles.push(one);
    else if (ROWS.includes(one.role) && one.number >= 0 && one.seat) {
      const front = rows.get(one.number) ?? { number: one.number, ground: grounds[one.number] ?? null, rows: {} };
      (front.rows[one.seat] ??= {})[one.role] = one;
      rows.set(one.number, front);
    } else if (one.role !== "ground" && one.role !== "hidden") spreads.push(one);
  }
  grounds.forEach((card, number) => {
    if (!rows.has(number)) rows.set(number, { number, ground: card, rows: {} });
  });
  return { hands, piles: piles.filter((one) => held(one) > 0 || one.role === "discard"), spreads, fronts: [...rows.values()].sort((a, b) => a.number - b.number) };
}

/** Cards that may be chosen though they lie nowhere in sight: in a pile, or looked at from a deck. */
export function loose({ hands, spreads, fronts }: Layout, options: Choosable[], seen: Seen): Card[] {
  const rows = fronts.flatMap((front) => Object.values(front.rows).flatMap((row) => Object.values(row) as Spot[]));
  const open = new Set([...Object.values(hands), ...spreads, ...rows].flatMap((place) => place.cards.map((card) => card.card)));
  for (const front of fronts) if (front.ground) open.add(front.ground.card);
  const taken = options.some((option) => seen.laid?.taken.includes(option.verb));
  const numbers = [...new Set(options.map((option) => option.card))].filter((card) => card >= 0 && (taken || !open.has(card)));
  return numbers.map((card) => {
    const text = seen.cards.find((one) => one.card === card)?.text ?? options.find((option) => option.card === card)?.text ?? "";
    return { card, text, zone: "loose", where: "", place: card, side: "", marks: [], value: "", starred: false };
  });
}

/** How the cards of a hand lie: the turn in degrees, how far each sinks, and the step from card to card in card widths. */
export function fanned(count: number, room: number, width: number): { turn: number; sink: number; step: number }[] {
  const step = count > 1 ? Math.min(width * 0.88, (room - width) / (count - 1)) : 0;
  const each = Math.min(2, 10 / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, place) => {
    const off = place - (count - 1) / 2;
    return { turn: off * each, sink: (off * off * each * step) / 115, step };
  });
}

/** What is counted for a use: of a seat, at a ground, where these are named. */
export const counted = (seen: Seen, use: Counted["use"], seat = "", number = -1): Counted[] =>
  (seen.laid?.counted ?? []).filter((one) => one.use === use && one.seat === seat && one.number === number);

/** A token that has just been tossed. */
export interface Toss {
  good: boolean;
  mark: string;
  text: string;
}

/** The tosses in some rows of the log: dice of two faces, and what is said of them in the row that follows. */
export function tosses(rows: { kind: string; text: string; die?: number; sides?: number }[], told: string[]): Toss[] {
  return rows.flatMap((row, at) => {
    if (row.sides !== 2) return [];
    const next = told.includes(rows[at + 1]?.kind ?? "") ? rows[at + 1]!.text : "";
    const bonus = /\+\d/.exec(next || row.text)?.[0];
    return [{ good: row.die === 2, mark: next ? (bonus ?? "+1") : "", text: next || row.text }];
  });
}
