/** The landing plan on the board: what is aimed at each space, gathered so that one tag says it. */

import type { Seen } from "./api";
import type { Board, Face } from "./board";

export type How = "drop" | "glide";
export type Whither = "east" | "west";

/** What comes to a space on one turn, in one manner, from one side. */
export interface Flight {
  how: How;
  whither: Whither;
  turn: string;
  side: string;
  count: number;
}

/** A line of a tag: a flight; or, where there is no room for each, several of them and what they have in common. */
export interface Row extends Omit<Flight, "how" | "whither"> {
  how: How | "both";
  whither: Whither | "both";
}

export interface Aimed {
  face: Face;
  flights: Flight[];
}

const PLAN = /^plan-(drop|glide)-(east|west)$/;

export const isPlan = (mark: string): boolean => PLAN.test(mark);

/** What is aimed where, the next to come first. */
export function aimed(seen: Seen, board: Board): Aimed[] {
  const found = new Map<number, Aimed>();
  for (const mark of seen.marks) {
    const [, how, whither] = PLAN.exec(mark.mark) ?? [];
    const face = board.at.get(mark.space);
    if (!how || !face) continue;
    const here = found.get(mark.space) ?? { face, flights: [] };
    found.set(mark.space, here);
    const same = here.flights.find((one) => one.how === how && one.whither === whither && one.turn === mark.value);
    if (same) same.count += 1;
    else here.flights.push({ how: how as How, whither: whither as Whither, turn: mark.value, side: mark.side, count: 1 });
  }
  for (const one of found.values()) one.flights.sort((a, b) => Number(a.turn) - Number(b.turn));
  return [...found.values()];
}

/** The lines of a tag that has room for so many: the last of them stands for all that would come after. */
export function rows(flights: Flight[], most: number): Row[] {
  return flights.length <= most ? flights : [...flights.slice(0, most - 1), together(flights.slice(most - 1))];
}

/** Several flights as one line. */
export function together(flights: Flight[]): Row {
  const [first, ...others] = flights as [Flight, ...Flight[]];
  return {
    ...first,
    how: others.every((one) => one.how === first.how) ? first.how : "both",
    whither: others.every((one) => one.whither === first.whither) ? first.whither : "both",
    turn: others.every((one) => one.turn === first.turn) ? first.turn : "",
    count: flights.reduce((sum, one) => sum + one.count, 0),
  };
}
