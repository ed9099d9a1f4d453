/** What whoever sits at this browser may say to end a match, and whether he may go on with one that was ended so. */

import type { Table } from "../api";

/** A draw is offered to the other; where both sit at this browser they agree to it at once. */
export type DrawBy = "" | "ask" | "agree";

export function drawBy(table: Pick<Table, "ends" | "seats">, own: readonly number[]): DrawBy {
  if (!table.ends.draw) return "";
  return table.seats.every((seat) => own.includes(seat.seat)) ? "agree" : "ask";
}

/** Whether a match that a word has ended may be gone on with from here: nobody but our players sits elsewhere. */
export const goesOn = (table: Pick<Table, "ending" | "seats">, own: readonly number[]): boolean =>
  Boolean(table.ending?.by_word) && own.length > 0 && table.seats.every((seat) => seat.kind === "player" || own.includes(seat.seat));
