/** Several faces as one region: its outline, and how far a direction reaches from a point of the board. */

import { corners, type Face, type Point } from "./board";

const named = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

const drawn = ([x, y]: Point, [dx, dy]: Point): string => `${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}`;

/** The faces themselves, as a path; from the origin given. */
export const filled = (faces: Face[], origin: Point = [0, 0]): string =>
  faces.map((face) => `M${corners(face).map((point) => drawn(point, origin)).join("L")}Z`).join("");

/** The edge of a region: the sides of its faces that are those of one of them only. */
export function edged(faces: Face[]): string {
  const sides = new Map<string, [Point, Point] | null>();
  for (const face of faces) {
    const points = corners(face);
    points.forEach((from, place) => {
      const to = points[(place + 1) % points.length]!;
      const [a, b] = [named(from), named(to)];
      if (a === b) return;
      const key = a < b ? `${a} ${b}` : `${b} ${a}`;
      sides.set(key, sides.has(key) ? null : [from, to]);
    });
  }
  return [...sides.values()].map((side) => (side ? `M${drawn(side[0], [0, 0])}L${drawn(side[1], [0, 0])}` : "")).join("");
}

/** A sector about a point, its middle line towards so many degrees from the upper edge of the board. */
export function sector([x, y]: Point, towards: number, width: number, reach: number): string {
  const steps = 12;
  const rim = Array.from({ length: steps + 1 }, (_, step): Point => {
    const turn = ((towards - width / 2 + (width * step) / steps) * Math.PI) / 180;
    return [x + reach * Math.sin(turn), y - reach * Math.cos(turn)];
  });
  return `M${x} ${y}L${rim.map((point) => drawn(point, [0, 0])).join("L")}Z`;
}
