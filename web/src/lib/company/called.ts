/** What people are called: kept here for the next match, and shown beside their seats as plain text. */

import { post, type SeatSeen } from "../api";
import { read, write } from "../settings.svelte";
import { say, sayable } from "../words";

export const LONGEST_NAME = 24;

/** What whoever sits at this browser is called; empty if he never said. */
export const called = (): string => read("name", "");

/** Remember it for the next match. */
export const call = (name: string): void => write("name", name.trim());

/** Let all who see the match see it; what the server made of it. Throws its refusal, and then nothing has changed. */
export async function rename(match: string, key: string, name: string): Promise<string> {
  const { name: kept } = await post<{ name: string }>(`/matches/${match}/name`, { name }, {}, key);
  call(kept);
  return kept;
}

/** Letters that are written from the right turn round what stands beside them, unless they are kept apart. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;
export const apart = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

/** One of our players, as whoever reads calls him; one that came with another package, by his own key. */
export const ours = (player: string): string => (sayable(`ours-${player}`) ? say(`ours-${player}`) : player);

/** Who sits there: a name, or which of our players; empty where neither is known. */
export const whoAt = (seat: Pick<SeatSeen, "name" | "player">): string => apart(seat.name) || ours(seat.player);

type Seated = Pick<SeatSeen, "text" | "name" | "player">;

/** A seat in a list: `British: Ann`, `German: the staff`, or the seat alone. */
export function seated(seat: Seated): string {
  const who = whoAt(seat);
  return who ? say("seat-said", { seat: seat.text, name: who }) : seat.text;
}

/** A seat in a sentence: `German (Ben)`, where he has a name. */
export const named = (seat: Seated | undefined): string =>
  !seat ? "" : seat.name ? `${seat.text} (${apart(seat.name)})` : seat.text;
