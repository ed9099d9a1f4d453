/** What happened last, where it was not seen in this browser: from the beginning of the turn, or of the one before. */

import { get, type LogRow, type Table, type Ticks } from "./api";
import { beats } from "./beats";
import type { Stretch } from "./course.svelte";

/** So many turns at most are looked back. */
const TURNS = 2;

/** The stretch from the beginning of the last turn in which others did something, through one's own eyes; none if there
 * is none. */
export async function lastStretch(table: Table, log: LogRow[], key: string): Promise<Stretch[]> {
  const side = table.seats[table.seat]?.side ?? "";
  const { turns } = await get<Ticks>(`/matches/${table.match}/turns`);
  const begins = turns.map((tick) => tick.at).filter((at) => at < table.answers);
  for (const at of begins.slice(-TURNS).reverse()) {
    const then = await get<Table>(`/matches/${table.match}/replay`, { at }, key);
    const start = then.log.rows.length;
    const stretch = { before: then.seen, after: table.seen, rows: log.slice(start), start };
    if (beats(stretch.before, stretch.after, stretch.rows, side).some((beat) => beat.foreign)) return [stretch];
  }
  return [];
}
