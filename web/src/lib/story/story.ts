/** The log as a story: turns, in each its actions, each with what came of it; and what a stretch of it comes to in sum. */

import type { LogRow, Place } from "../api";
import { isAct, type Role } from "./beats";

/** A sentence with the dice that belong to it. */
export interface Line {
  number: number; // of its row
  row: LogRow;
  dice: LogRow[];
}

/** What was done, and below it what came of it; or several alike, one after another, told as one. */
export interface Action {
  key: number;
  head: Line | null; // none where several are told as one
  role: Role | "";
  count: number; // of those who did it
  lines: Line[];
}

export interface Chapter {
  key: number;
  title: Line | null; // none before the first turn
  actions: Action[];
}

export type Sum = { role: Role; count: number }[];

/** So many of one kind are told as one. */
const MANY = 3;
const SUMMED: Role[] = ["arrived", "moved", "played", "fired", "hurt", "lost"];
const SIMPLE: Role[] = ["moved", "arrived"];

const role = (row: LogRow): Role | "" => row.deed?.role ?? "";

export const isHeading = (row: LogRow): boolean => role(row) === "turn" || role(row) === "phase";

/** The sentences; dice stand with the one that tells what they brought. */
export function lines(rows: LogRow[]): Line[] {
  const found: Line[] = [];
  let dice: LogRow[] = [];
  rows.forEach((row, number) => {
    if ((row.die ?? 0) > 0) dice.push(row);
    else {
      found.push({ number, row, dice });
      dice = [];
    }
  });
  dice.forEach((row, place) => found.push({ number: rows.length - dice.length + place, row, dice: [row] }));
  return found;
}

/** The turns, and what was done in each. */
export function chapters(rows: LogRow[]): Chapter[] {
  const found: Chapter[] = [{ key: -1, title: null, actions: [] }];
  for (const line of lines(rows)) {
    let chapter = found[found.length - 1]!;
    if (role(line.row) === "turn") {
      chapter = { key: line.number, title: line, actions: [] };
      found.push(chapter);
    } else join(chapter, line);
  }
  for (const chapter of found) chapter.actions = told(eventful(chapter.actions, chapter === found[found.length - 1]));
  return found.filter((one) => one.title !== null || one.actions.length > 0);
}

/** Phases in which nothing was told are left out, but for the present one. */
const eventful = (actions: Action[], present: boolean): Action[] =>
  actions.filter((one, place) => {
    const next = actions[place + 1];
    return one.role !== "phase" || (next ? next.role !== "phase" : present);
  });

/** A sentence is what came of the last action, or an action of its own. */
function join(chapter: Chapter, line: Line): void {
  const last = chapter.actions[chapter.actions.length - 1];
  const kind = role(line.row);
  const follows = last !== undefined && last.head !== null && isAct(last.role as Role) && kind !== "phase" && !isAct(kind as Role);
  if (follows && (kind !== "" || !SIMPLE.includes(last.role as Role))) last.lines.push(line);
  else chapter.actions.push({ key: line.number, head: line, role: kind, count: who(line.row).length, lines: [] });
}

/** Several moves, one after another, from which nothing came are told as one. */
function told(actions: Action[]): Action[] {
  const found: Action[] = [];
  let row: Action[] = [];
  const close = (): void => {
    if (row.length < MANY) found.push(...row);
    else {
      const counted = new Set(row.flatMap((one) => who(one.head!.row)));
      found.push({ key: row[0]!.key, head: null, role: row[0]!.role, count: counted.size || row.length, lines: row.map((one) => one.head!) });
    }
    row = [];
  };
  for (const one of actions) {
    const plain = one.head !== null && one.lines.length === 0 && SIMPLE.includes(one.role as Role);
    if (row.length && !(plain && one.role === row[0]!.role)) close();
    if (plain) row.push(one);
    else found.push(one);
  }
  close();
  return found;
}

const named = (places: Place[] | undefined): string[] => (places ?? []).map((one) => `${one.kind} ${one.number}`);
const who = (row: LogRow): string[] => named(row.deed?.who);

/** What rows come to: how many moved, fired and so on; each counts once, who fires each time. */
export function sum(rows: LogRow[]): Sum {
  const counted = new Map<Role, Set<string>>();
  rows.forEach((row, number) => {
    if (!row.deed) return;
    const here = counted.get(row.deed.role) ?? new Set();
    counted.set(row.deed.role, here);
    const some = row.deed.role === "fired" ? [] : who(row);
    for (const one of some.length ? some : [`row ${number}`]) here.add(one);
  });
  return SUMMED.filter((one) => counted.has(one)).map((one) => ({ role: one, count: counted.get(one)!.size }));
}
