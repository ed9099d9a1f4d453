/** Who sits where in a match that goes on otherwise from an answer of another. */

import { post, type Made, type SeatWanted, type Table } from "../api";
import { anyKeyOf, keep, keepMaker } from "../secrets";

/** As it was; but where our players had every seat, and it would only be played to the same end, somebody sits down
 * himself: at the seat through whose eyes he looks, else at the one that is asked there. */
export function forked(table: Pick<Table, "seats" | "question">, eyes: number): SeatWanted[] {
  const alone = table.seats.every((seat) => seat.kind === "player");
  const own = eyes >= 0 ? eyes : (table.question?.seat ?? 0);
  return table.seats.map((seat) =>
    seat.kind === "player" && !(alone && seat.seat === own) ? { kind: "player", player: seat.player } : { kind: "person", player: "" },
  );
}

/** Begin it; the address of its table. */
export async function forkOf(table: Table, at: number, eyes: number): Promise<string> {
  const { match } = table;
  const made = await post<Made>(`/matches/${match}/forks`, { at, seats: forked(table, eyes) }, {}, anyKeyOf(match));
  made.keys.forEach((key, seat) => key && keep(made.match, seat, key));
  keepMaker(made.match, made.maker);
  return `#/match/${made.match}`;
}
