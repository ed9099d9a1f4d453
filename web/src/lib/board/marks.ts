/** The markers that lie in spaces: which lie together, and where in their space. */

import type { Mark, Seen } from "../api";
import { corners, type Board, type Box, type Face, type Point } from "./board";
import { signFace } from "./tags";

export interface Laid {
  mark: Mark;
  face: Face;
  at: Point;
  count: number; // so many alike lie there on one another
}

/** From the counter of a space to its lower left, where the first marker lies; the others follow to the right. */
const CORNER: Point = [-40, 44];
const STEP = 30;
/** A hexagon has no lower left, that would be in the next one: there they lie about its middle or, where counters
 * stand, at their foot. */
const FREE: Point[] = [[-34, 20], [34, 20], [-34, -18], [34, -18]];
const FOOT: Point[] = [[-17, 50], [17, 50], [-40, 6], [40, 6]];

/** So far a marker reaches from its middle. */
const REACH = 17;

/** All markers where they lie. */
export function laid(seen: Seen, board: Board, occupied: Set<number>): Laid[] {
  const found = new Map<number, Laid[]>();
  for (const mark of seen.marks) {
    const face = board.at.get(mark.space);
    if (!face || mark.wide) continue;
    const here = found.get(mark.space) ?? [];
    found.set(mark.space, here);
    const same = here.find((one) => one.mark.mark === mark.mark && one.mark.side === mark.side && one.mark.value === mark.value);
    if (same) same.count += 1;
    else here.push({ mark, face, at: spot(face, here.length, occupied.has(mark.space), board.names ?? []), count: 1 });
  }
  return [...found.values()].flat();
}

/** What lies across its space, turned whither it looks; a second one there is set off. */
export function wide(seen: Seen, board: Board): { mark: Mark; at: Point; turn: number }[] {
  const met = new Map<string, number>();
  return seen.marks.flatMap((mark) => {
    const face = mark.wide ? board.at.get(mark.space) : undefined;
    if (!face) return [];
    const alike = `${mark.space} ${mark.mark.split("-")[0]}`;
    const before = met.get(alike) ?? 0;
    met.set(alike, before + 1);
    const at: Point = [face.centre[0] + before * 22, face.centre[1] - before * 18];
    return [{ mark, at, turn: Math.max(0, mark.facing) }];
  });
}

/** Where a marker lies, the first in a hexagon if it can off the names. */
function spot(face: Face, place: number, occupied: boolean, names: Box[]): Point {
  const slot = face.slots[0]!;
  if (corners(face).length === 6) {
    const spots = (occupied ? FOOT : FREE).map(([x, y]): Point => [face.centre[0] + x, face.centre[1] + y]);
    const named = (at: Point): boolean => names.some((name) => covers(name, at));
    return [...spots.filter((at) => !named(at)), ...spots.filter(named)][place % spots.length]!;
  }
  return [slot[0] + CORNER[0] + place * STEP, slot[1] + CORNER[1]];
}

const covers = ({ x, y, width, height }: Box, at: Point): boolean =>
  at[0] > x - REACH && at[0] < x + width + REACH && at[1] > y - REACH && at[1] < y + height + REACH;

/** The name of a marker's drawing. */
export const markFace = (mark: Mark): string =>
  `mark|${mark.mark}|${mark.side}${mark.value && mark.value.length < 4 && !mark.wide ? `|${mark.value}` : ""}`;

/** The names of the drawings of all markers, and of the signs on all tags. */
export const lyingFaces = (seen: Seen): string[] => [
  ...seen.marks.map(markFace),
  ...seen.tags.filter((tag) => tag.sign).map((tag) => signFace(tag.sign, tag.side)),
];
