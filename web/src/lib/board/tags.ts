/** Tags over the spaces of the board: what is intended at each, gathered so that one tag says it. */

import type { Seen, Tag } from "../api";
import type { Board, Face } from "./board";

/** To which side a tag points. */
export type Pointing = "left" | "right" | "both" | "none";

/** A line of a tag: how many alike; or, where there is no room for each kind, all that would follow and what they have
 * in common. */
export interface Row {
  sign: string;
  points: Pointing;
  label: string;
  side: string;
  count: number;
}

export interface Tagged {
  face: Face;
  rows: Row[];
}

/** What is intended where, the lowest value first. */
export function tagged(seen: Seen, board: Board): Tagged[] {
  const bySpace = new Map<number, Tag[]>();
  for (const tag of seen.tags) bySpace.set(tag.space, [...(bySpace.get(tag.space) ?? []), tag]);
  return [...bySpace].flatMap(([space, tags]) => {
    const face = board.at.get(space);
    return face ? [{ face, rows: alike(tags.sort((a, b) => Number(a.value) - Number(b.value))) }] : [];
  });
}

function alike(tags: Tag[]): Row[] {
  const found: Row[] = [];
  for (const { sign, side, label, towards } of tags) {
    const points = pointing(towards);
    const same = found.find((row) => row.sign === sign && row.points === points && row.label === label && row.side === side);
    if (same) same.count += 1;
    else found.push({ sign, points, label, side, count: 1 });
  }
  return found;
}

/** A tag is wide and low: up and down it does not point. */
function pointing(towards: number): Pointing {
  const right = towards < 0 ? 0 : Math.sin((towards * Math.PI) / 180);
  return right > 0.3 ? "right" : right < -0.3 ? "left" : "none";
}

/** The lines of a tag that has room for so many: the last of them stands for all that would come after. */
export function fitted(rows: Row[], most: number): Row[] {
  return rows.length <= most ? rows : [...rows.slice(0, most - 1), together(rows.slice(most - 1))];
}

/** Several lines as one: a sign or label that is not that of all is left out. */
export function together(rows: Row[]): Row {
  const [first, ...others] = rows as [Row, ...Row[]];
  return {
    ...first,
    sign: others.every((one) => one.sign === first.sign) ? first.sign : "",
    points: others.every((one) => one.points === first.points) ? first.points : "both",
    label: others.every((one) => one.label === first.label) ? first.label : "",
    count: rows.reduce((sum, one) => sum + one.count, 0),
  };
}

/** The name of a sign's drawing. */
export const signFace = (sign: string, side: string): string => `sign|${sign}|${side}`;
