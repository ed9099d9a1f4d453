/** The matches of the home page: which of them wait for oneself, in which order they stand, which of them are looked for. */

import type { MatchListed } from "../api";
import { keysOf } from "../secrets";

const own = (match: MatchListed): number[] => keysOf(match.match).map((one) => one.seat);

/** Whether somebody at this browser is asked there. */
export const isAsked = (match: MatchListed): boolean => match.asked >= 0 && own(match).includes(match.asked);

/** Whether one is asked there, and somebody who sits elsewhere waits for it. */
export function isAwaited(match: MatchListed): boolean {
  return isAsked(match) && match.seats.some((one) => one.kind === "person" && !own(match).includes(one.seat));
}

/** Whether one may go on there: one is asked, or one of our players, who will soon have answered. */
export const isReady = (match: MatchListed): boolean =>
  isAsked(match) || (own(match).length > 0 && match.seats[match.asked]?.kind === "player");

/** One's latest match that nobody else waits for; they come the latest first. */
export const latestOf = (going: MatchListed[]): MatchListed | undefined => going.find((one) => isReady(one) && !isAwaited(one));

/** First those in which somebody waits for one, whose time runs out soonest first; then all others as they came. */
export function inOrder(going: MatchListed[]): MatchListed[] {
  const awaited = going.filter(isAwaited).sort((a, b) => (a.until || Infinity) - (b.until || Infinity) || a.changed - b.changed);
  return [...awaited, ...going.filter((one) => !isAwaited(one))];
}

/** What is looked for: everything, what asks oneself, or the matches of a game. */
export type Wanted = "" | "asked" | `game ${string}`;

export const sought = (found: MatchListed[], wanted: Wanted): MatchListed[] =>
  found.filter((one) => !wanted || (wanted === "asked" ? isAsked(one) : wanted === `game ${one.game.key}`));

/** Of so many matches one looks for some. */
export const MANY = 8;
