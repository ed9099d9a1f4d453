/** What happened last, where it was not seen in this browser: from the beginning of the turn, or of the one before. */

import { get, type LogRow, type Table, type Ticks } from "../api";
import { beats } from "./beats";
import type { Stretch } from "./course.svelte";

/** So many turns at most are looked back. */
const TURNS = 2;
/** So many answers at most are looked at one by one. */
const ANSWERS = 40;

/** The stretch from the beginning of the last turn in which others did something, through one's own eyes; none if there
 * is none. */
export async function lastStretch(table: Table, log: LogRow[], key: string): Promise<Stretch[]> {
  const side = table.seats[table.seat]?.side ?? "";
  const { turns } = await get<Ticks>(`/matches/${table.match}/turns`);
  const begins = turns.map((tick) => tick.at).filter((at) => at < table.answers);
  for (const at of begins.slice(-TURNS).reverse()) {
    const then = await get<Table>(`/matches/${table.match}/replay`, { at }, key);
    const start = then.log.rows.length;
    if (table.seen.laid) return through(then, table, log, key);
    const stretch = { before: then.seen, after: table.seen, rows: log.slice(start), start };
    if (beats(stretch.before, stretch.after, stretch.rows, side).some((beat) => beat.foreign)) return [stretch];
  }
  return [];
}

/** On a table of cards a deed is seen only where the cards lie as they lay then: every answer since is looked at. */
async function through(then: Table, table: Table, log: LogRow[], key: string): Promise<Stretch[]> {
  const found: Stretch[] = [];
  let before = then;
  for (let at = Math.max(then.at, table.answers - ANSWERS) + 1; at <= table.answers; at++) {
    const after = at < table.answers ? await get<Table>(`/matches/${table.match}/replay`, { at }, key) : table;
    const end = at < table.answers ? after.log.rows.length : log.length;
    const start = before.log.rows.length;
    found.push({ before: before.seen, after: after.seen, rows: log.slice(start, end), start });
    before = after;
  }
  return found;
}
