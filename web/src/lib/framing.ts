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

/** The placing that has a spot in the middle of the window; null if it is well in the window already. */
export function towardsMiddle({ view }: Board, spot: Point, [wide, high]: Room, { x, y, k }: Placing): Placing | null {
  const [left, top] = [(spot[0] - view.x) * k + x, (spot[1] - view.y) * k + y];
  const seen = left >= EDGE && top >= EDGE && left <= wide - EDGE && top <= high - EDGE;
  return seen ? null : { x: x + wide / 2 - left, y: y + high / 2 - top, k };
}
