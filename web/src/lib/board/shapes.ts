/** Shapes about spaces: where on a face a direction lies, and how large a ring has room in it. Directions are degrees,
 * clockwise from the upper edge of the board. */

import { corners, type Face, type Point } from "./board";

/** From where a point lies to where another does. */
export const bearing = ([x, y]: Point, [u, v]: Point): number => ((Math.atan2(u - x, y - v) * 180) / Math.PI + 360) % 360;

/** How far two directions are apart, 180 at most. */
export const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The side of a face that lies in a direction: its two ends; undefined where the face has no sides. */
export function edge(face: Face, towards: number): [Point, Point] | undefined {
  const points = corners(face);
  let best: [Point, Point] | undefined;
  let least = Infinity;
  points.forEach((from, place) => {
    const to = points[(place + 1) % points.length]!;
    if (from[0] === to[0] && from[1] === to[1]) return;
    const off = apart(towards, bearing(face.centre, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
    if (off < least) [best, least] = [[from, to], off];
  });
  return best;
}

/** The radius of a ring that lies within a face. */
export function radius(face: Face): number {
  const far = corners(face).map((point) => Math.hypot(point[0] - face.centre[0], point[1] - face.centre[1]));
  return far.length ? 0.72 * Math.min(...far) : 40;
}

/** Where the edge of a counter of this size lies in a direction, from its middle. */
export function rim(size: number, towards: number): Point {
  const turn = (towards * Math.PI) / 180;
  const [x, y] = [Math.sin(turn), -Math.cos(turn)];
  const far = size / 2 / Math.max(Math.abs(x), Math.abs(y));
  return [x * far, y * far];
}
