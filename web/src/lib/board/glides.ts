/** Which pieces have changed their space from one look at the board to the next, and whence they glide whither. */

import type { Seen } from "../api";
import type { Board, Point } from "./board";
import { stacks } from "./scene";

export interface Glide {
  piece: number;
  face: string;
  from: Point;
  to: Point;
}

/** More at once than this is another position (a new turn, a jump in a replay), not a move. */
const MANY = 8;

export function moved(before: Seen, now: Seen, board: Board): Glide[] {
  const old = places(before, board);
  const found: Glide[] = [];
  const here = places(now, board);
  for (const piece of now.pieces) {
    const from = old.get(piece.piece);
    const to = here.get(piece.piece);
    if (from && to && from.space !== to.space) found.push({ piece: piece.piece, face: piece.face, from: from.at, to: to.at });
  }
  return found.length > MANY ? [] : found;
}

/** Where each piece on the board stands. */
export function places(seen: Seen, board: Board): Map<number, { space: number; at: Point }> {
  const found = new Map<number, { space: number; at: Point }>();
  for (const stack of stacks(seen, board))
    for (const piece of stack.pieces) found.set(piece.piece, { space: stack.face.space, at: stack.at });
  return found;
}
