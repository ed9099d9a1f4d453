/** Another match like one that is over: the same scenario, options and terms, the same company, on the same sides or the others. */

import { get, post, type Made, type MatchListed, type SeatWanted, type Table } from "../api";
import { keep, keepInvitation, keepMaker, keysOf } from "../secrets";

interface Kept {
  game: string;
  scenario: string;
  options: Record<string, string>;
}

/** Whether it can be begun again from here, by who played or, where none but our players did, by anybody. A scenario of
 * one's own is not on the shelf, whatever it is called. */
export const canAgain = (table: Table): boolean =>
  !table.agreed.own &&
  (keysOf(table.match).length > 0 || table.seats.every((seat) => seat.kind === "player"));

/** Begin it; the address of the new table. Whoever else sat at this one is invited by the key of his seat here, and finds it at
 * this table; where nobody sat yet, by an address in the drawer of seats. */
export async function again(table: Table, changed: boolean): Promise<string> {
  const keys = keysOf(table.match);
  const record = await get<Kept>(`/matches/${table.match}/record`, {}, keys[0]?.key ?? "");
  const own = (seat: number): boolean => keys.some((one) => one.seat === seat);
  const company = table.seats.map((seat): SeatWanted =>
    seat.kind === "player"
      ? { kind: "player", player: seat.player }
      : own(seat.seat)
        ? { kind: "person", player: "", name: seat.name }
        : { kind: "invited", player: "", ...(seat.kind === "person" ? { was: seat.seat } : {}) },
  );
  const seats = changed ? company.map((_, seat) => company[(seat + 1) % company.length]!) : company;
  const { game, scenario, options } = record;
  const { advice, undo, respite, days } = table.agreed;
  const terms = { advice, undo, respite, days, access: table.access };
  const after = seats.some((one) => one.was !== undefined) ? { after: { match: table.match, key: keys[0]?.key ?? "" } } : {};
  const made = await post<Made>("/matches/", { game, scenario, options, seats, ...terms, ...after });
  seats.forEach((one, seat) => {
    if (one.kind === "person") keep(made.match, seat, made.keys[seat]!);
    if (one.kind === "invited" && made.keys[seat]) keepInvitation(made.match, seat, made.keys[seat]!);
  });
  keepMaker(made.match, made.maker);
  return `#/match/${made.match}`;
}

/** The next match that somebody else has begun after one of one's own, where one has not sat down yet; empty where there is none. */
export function summons(match: MatchListed): string {
  const [own] = keysOf(match.match);
  return match.sequel && !keysOf(match.sequel.match).length && own ? onward(match, own.seat) : "";
}

/** Where the match goes on that somebody has begun after this one: the table, for who has sat down there, else the page that
 * invites; empty where there is none. */
export function onward({ match, sequel }: Pick<Table | MatchListed, "match" | "sequel">, seat: number): string {
  if (!sequel) return "";
  const own = keysOf(match).find((one) => one.seat === seat);
  if (keysOf(sequel.match).some((one) => one.seat === sequel.seat) || !own) return `#/match/${sequel.match}`;
  return `#/invitation/${sequel.match}/${sequel.seat}.${own.key}`;
}
