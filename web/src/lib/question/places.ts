/** A long list of places: in which order one meets them, and how one finds one of them. Rules and wire know nothing of it. */

import type { Choosable, Table } from "../api";
import type { Face, Point } from "../board/board";

/** From so many on, not all are listed at once. */
export const LONG = 10;

/** By the number of their spaces. */
export type Places = Map<number, Face>;

const placed = (option: Choosable): boolean => option.space >= 0;

/** Options that point at spaces, the nearest first, where there are many of them: first those that do what most do. What else
 * may be answered stays behind. */
export function nearestFirst(options: Choosable[], places: Places, near: number[]): Choosable[] {
  const spaces = options.filter(placed);
  if (spaces.length <= LONG) return options;
  const centre = (space: number): Point[] => (places.has(space) ? [places.get(space)!.centre] : []);
  const from = near.flatMap(centre);
  const spots = from.length ? from : middle(spaces.flatMap(({ space }) => centre(space)));
  if (!spots.length) return options;
  const far = new Map<number, number>();
  for (const { space } of spaces) {
    const at = places.get(space)?.centre;
    far.set(space, at ? Math.min(...spots.map(([x, y]) => Math.hypot(at[0] - x, at[1] - y))) : Infinity);
  }
  const main = commonest(spaces.map(({ verb }) => verb));
  const sorted = [...spaces].sort((a, b) => Number(a.verb !== main) - Number(b.verb !== main) || far.get(a.space)! - far.get(b.space)!);
  return [...sorted, ...options.filter((option) => !placed(option))];
}

function commonest(verbs: string[]): string {
  const count = new Map<string, number>();
  for (const verb of verbs) count.set(verb, (count.get(verb) ?? 0) + 1);
  return verbs.reduce((best, verb) => (count.get(verb)! > count.get(best)! ? verb : best));
}

const middle = (spots: Point[]): Point[] =>
  spots.length ? [[0, 1].map((way) => spots.reduce((sum, spot) => sum + spot[way]!, 0) / spots.length) as Point] : [];

/** Near which spaces the list begins: those of what is asked about; else where the last such question was answered; else
 * wherever something lies, stands or is intended, as far as the seat sees it. */
export function near({ question, seen }: Table, last: number): number[] {
  const subject = new Set((question?.about ?? []).filter((one) => one.kind === "piece").map((one) => one.number));
  const asked = [
    ...seen.pieces.filter((piece) => subject.has(piece.piece)).map((piece) => piece.space),
    ...(question?.about ?? []).filter((one) => one.kind === "space").map((one) => one.number),
  ].filter((space) => space >= 0);
  if (asked.length) return asked;
  if (last >= 0) return [last];
  return [...new Set([...seen.marks, ...seen.tags, ...seen.rings, ...seen.pieces].map((one) => one.space))].filter((space) => space >= 0);
}

/** As it is typed: without accents, in small letters, no nought before a figure. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/(?<!\d)0+(?=\d)/g, "").trim();

/** The places in the list of the options that are meant by what is typed: those of that name, then those that begin so, then
 * those that have it in them. */
export function sought(options: Choosable[], places: Places, typed: string): number[] {
  const wanted = plain(typed);
  if (!wanted) return [];
  const found: [number, number][] = [];
  options.forEach((option, index) => {
    const face = places.get(option.space);
    const names = [option.text, option.lies, face?.id ?? "", face?.name ?? ""].map(plain);
    const how = names.includes(wanted) ? 0 : names.some((name) => name.startsWith(wanted)) ? 1 : names.some((name) => name.includes(wanted)) ? 2 : 3;
    if (how < 3) found.push([how, index]);
  });
  return found.sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(([, index]) => index);
}
