/** How large things are drawn at a zoom, so that on the screen they never get too small to be told apart. */

import { SIZE } from "./scene";

/** How much of the drawing can be read at so many pixels a unit. */
export const detailAt = (scale: number): "far" | "near" | "close" => (scale < 0.35 ? "far" : scale < 0.6 ? "near" : "close");

/** How many times its size a counter is drawn. */
export const counterAt = (scale: number): number => between(25 / (SIZE * scale), 1, 1.6);

/** How many times its size a marker is drawn. */
export const markerAt = (scale: number): number => between(20 / (40 * scale), 1, 1.5);

/** How many times its size a tag is drawn: on a small map its number is read still, if nothing else. */
export const tagAt = (scale: number): number => (detailAt(scale) === "far" ? 10 / (17 * scale) : between(13 / (17 * scale), 1, 1.5));

/** The radius of a badge, in units of the board. */
export const badgeAt = (scale: number): number => between(12.5 / scale, 15, 34);

/** The size of a coordinate, in units of the board: on the screen about eleven pixels. */
export const nameAt = (scale: number): number => between(11 / scale, 16, 30);

/** How many times its size an opened stack is drawn, whose counters are to be hit one by one. */
export const spreadAt = (scale: number): number => Math.max(1, 46 / (SIZE * scale));

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
