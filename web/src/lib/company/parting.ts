/** What whoever sits at this browser may say to end a match, and whether he may go on with one that was ended so. */

import type { Table } from "../api";

/** A draw is offered to the other; where both sit at this browser they agree to it at once. */
export type DrawBy = "" | "ask" | "agree";

export function drawBy(table: Pick<Table, "ends" | "seats">, own: readonly number[]): DrawBy {
  if (!table.ends.draw) return "";
  return table.seats.every((seat) => own.includes(seat.seat)) ? "agree" : "ask";
}

/** What the end is for whoever played one seat here, and no other; empty for a draw. Who plays alone has lost unless he has won. */
export function fate(table: Pick<Table, "ending" | "seats">, own: readonly number[]): "" | "won" | "lost" {
  const winner = table.ending?.winner ?? -1;
  if (!table.ending || own.length !== 1) return "";
  if (winner < 0 && table.seats.length > 1) return "";
  return winner === own[0] ? "won" : "lost";
}

/** Whether a match that a word has ended may be gone on with from here: nobody but our players sits elsewhere. */
export const goesOn = (table: Pick<Table, "ending" | "seats">, own: readonly number[]): boolean =>
  Boolean(table.ending?.by_word) && own.length > 0 && table.seats.every((seat) => seat.kind === "player" || own.includes(seat.seat));
