/** How a board lies in a window: the placing that shows the whole of it, a part of it, or one spot. */

import type { Board, Point } from "./board";

/** Where the upper left corner of the drawing stands, in pixels, and how many pixels a unit has. */
export interface Placing {
  x: number;
  y: number;
  k: number;
}

/** A part of the board: left, top, right, bottom. */
export type Bounds = [number, number, number, number];

/** The width and height of a window. */
export type Room = [number, number];

/** Units about a part of the board that are shown with it. */
const MARGIN = 90;
/** Pixels to the edge of the window within which a spot counts as out of sight. */
const EDGE = 40;
/** How much of the window lies outside its middle part, on each side. */
const OUTER = 0.22;

export function bounds(spots: Point[]): Bounds {
  const xs = spots.map((spot) => spot[0]);
  const ys = spots.map((spot) => spot[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The whole board in the middle of the window, of what is drawn about it as much as there is room for. */
export function whole({ data, view }: Board, [wide, high]: Room): Placing {
  const margin = Math.max(0, -view.x);
  const k = Math.min(wide / (data.width + 2 * margin), high / (data.height + 2 * margin));
  const middle = view.height * k <= high ? view.height / 2 : data.height / 2 - view.y;
  return { x: wide / 2 - (data.width / 2 - view.x) * k, y: high / 2 - middle * k, k };
}

/** A part of the board in the middle of the window, at so many pixels a unit at least and at most. */
export function centred({ view }: Board, [left, top, right, bottom]: Bounds, [wide, high]: Room, least: number, most: number): Placing {
  const k = Math.max(least, Math.min(most, wide / (right - left + 2 * MARGIN), high / (bottom - top + 2 * MARGIN)));
  return { x: wide / 2 - ((left + right) / 2 - view.x) * k, y: high / 2 - ((top + bottom) / 2 - view.y) * k, k };
}

/** The nearest placing that has a part of the board in the window, so far as the window has room for it at this zoom. */
export function nudged({ view }: Board, [left, top, right, bottom]: Bounds, [wide, high]: Room, { x, y, k }: Placing): Placing {
  const edge = Math.min(60 * k, EDGE);
  const dx = inside((left - view.x) * k + x - edge, (right - view.x) * k + x + edge, wide);
  const dy = inside((top - view.y) * k + y - edge, (bottom - view.y) * k + y + edge, high);
  return { x: x + dx, y: y + dy, k };
}

/** How far a stretch has to be moved to lie between 0 and `room`; nothing where it is too long for that. */
const inside = (from: number, to: number, room: number): number =>
  to - from > room ? 0 : from < 0 ? -from : to > room ? room - to : 0;

/** How many of some spots lie outside of the window. */
export const beyond = ({ view }: Board, spots: Point[], [wide, high]: Room, { x, y, k }: Placing): number =>
  spots.filter((spot) => !between((spot[0] - view.x) * k + x, wide) || !between((spot[1] - view.y) * k + y, high)).length;

const between = (at: number, room: number): boolean => at >= 0 && at <= room;

/** Of some spots the one nearest to the middle of the window. */
export function nearest({ view }: Board, spots: Point[], [wide, high]: Room, { x, y, k }: Placing): Point {
  const far = (spot: Point): number => Math.hypot((spot[0] - view.x) * k + x - wide / 2, (spot[1] - view.y) * k + y - high / 2);
  return spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best));
}

/** The nearest placing that has what is asked about in the middle part of the window, and of what else there is to see as
 * much as the window has room for then. That way in which the window has room for the whole drawing, all of it is in the
 * window, and stays where it is. */
export function attended(board: Board, asked: Bounds, present: Bounds, room: Room, here: Placing): Placing {
  const { view } = board;
  const size: Room = [view.width * here.k, view.height * here.k];
  const spot: Point = [(asked[0] + asked[2]) / 2 - view.x, (asked[1] + asked[3]) / 2 - view.y];
  const [left, top] = [spot[0] * here.k, spot[1] * here.k];
  const near = nudged(board, present, room, { x: centre(left, here.x, room[0]), y: centre(top, here.y, room[1]), k: here.k });
  const along = (at: number, now: number, spot: number, way: 0 | 1): number =>
    size[way] <= room[way] + 1 ? within(now, size[way], room[way]) : held(spot, filled(at, size[way], room[way]), room[way]);
  return { x: along(near.x, here.x, left, 0), y: along(near.y, here.y, top, 1), k: here.k };
}

/** Where nothing is asked: the placing nearest to this one at which no part of the window is empty that need not be. */
export function filling({ view }: Board, [wide, high]: Room, { x, y, k }: Placing): Placing {
  const along = (at: number, size: number, room: number): number => (size <= room + 1 ? within(at, size, room) : filled(at, size, room));
  return { x: along(x, view.width * k, wide), y: along(y, view.height * k, high), k };
}

/** The place nearest to where a drawing stands at which the whole of it is in the window; a pixel is nothing. */
const within = (at: number, size: number, room: number): number => (at >= -1 && at + size <= room + 1 ? at : Math.max(0, Math.min(room - size, at)));

/** The place nearest to where a drawing stands at which it leaves nothing of the window empty, if it is large enough. */
const filled = (at: number, size: number, room: number): number => Math.max(room - size, Math.min(0, at));

/** Where the drawing has to stand for a spot of it to lie in the exact middle; as it stands if it lies in the middle part. */
const centre = (spot: number, at: number, room: number): number =>
  spot + at >= room * OUTER && spot + at <= room * (1 - OUTER) ? at : room / 2 - spot;

/** The place nearest to where the drawing stands at which a spot of it lies in the middle part. */
const held = (spot: number, at: number, room: number): number => Math.max(room * OUTER, Math.min(room * (1 - OUTER), spot + at)) - spot;

/** The placing that has a spot in the middle of the window; null if it is well in the window already. */
export function towardsMiddle({ view }: Board, spot: Point, [wide, high]: Room, { x, y, k }: Placing): Placing | null {
  const [left, top] = [(spot[0] - view.x) * k + x, (spot[1] - view.y) * k + y];
  const seen = left >= EDGE && top >= EDGE && left <= wide - EDGE && top <= high - EDGE;
  return seen ? null : { x: x + wide / 2 - left, y: y + high / 2 - top, k };
}
