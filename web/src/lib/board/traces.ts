/** Where the marks of what was done are drawn: lines of those who moved and fired, signs where somebody was hit or lost. */

import type { Role, Spot, Trace } from "../story/beats";
import type { Board, Point } from "./board";
import { places } from "./glides";

export interface Way {
  key: string;
  role: Role;
  points: Point[];
}

export interface Sign {
  key: string;
  role: Role;
  at: Point;
}

const GRAVITY: Role[] = ["arrived", "done", "fired", "hurt", "lost"];

/** The lines of deeds, several alike once. */
export function ways(traces: Trace[], board: Board): Way[] {
  const found = new Map<string, Way>();
  const add = (role: Role, points: Point[]): void => {
    if (points.length < 2) return;
    const key = `${role} ${points.map((point) => point.map(Math.round).join(",")).join(" ")}`;
    found.set(key, { key, role, points });
  };
  for (const trace of traces) {
    if (trace.role === "moved") add(trace.role, trace.path.map((space) => middle(space, board)).filter((point) => point !== null));
    if (trace.role !== "fired") continue;
    for (const from of spots(trace, trace.from, board)) for (const to of spots(trace, trace.to, board)) add(trace.role, [from, to]);
  }
  return [...found.values()];
}

/** The signs of deeds: where it was fired at, where somebody came, was hurt, was lost, did something. Of several in one
 * place only the gravest. */
export function signs(traces: Trace[], board: Board): Sign[] {
  const found = new Map<string, Sign>();
  for (const trace of traces) {
    if (!GRAVITY.includes(trace.role)) continue;
    for (const at of spots(trace, trace.to, board)) {
      const key = at.map(Math.round).join(",");
      const known = found.get(key);
      if (!known || GRAVITY.indexOf(known.role) < GRAVITY.indexOf(trace.role)) found.set(key, { key, role: trace.role, at });
    }
  }
  return [...found.values()];
}

export interface Roll {
  key: string;
  at: Point;
  dice: number[];
}

/** More dice than these would hide the board. */
const MOST_DICE = 4;

/** The dice of the last deed that had any, beside where it was done. */
export function rolls(traces: Trace[], board: Board): Roll[] {
  const last = traces.filter((one) => one.dice.length > 0 && one.dice.length <= MOST_DICE).slice(-1);
  return last.flatMap((trace) => {
    const at = [...spots(trace, trace.to, board), ...spots(trace, trace.from, board)][0];
    return at ? [{ key: `${at.map(Math.round).join(",")} ${trace.dice.join(" ")}`, at, dice: trace.dice }] : [];
  });
}

const middle = (space: number, board: Board): Point | null => board.at.get(space)?.slots[0] ?? null;

/** Where spots lie: at the counter that stands there, else in the place of a counter. */
function spots(trace: Trace, some: Spot[], board: Board): Point[] {
  const standing = places(trace.look, board);
  const found: Point[] = [];
  for (const { piece, space } of some) {
    const there = standing.get(piece);
    const at = there?.space === space ? there.at : middle(space, board);
    if (at && !found.some((one) => one[0] === at[0] && one[1] === at[1])) found.push(at);
  }
  return found;
}
