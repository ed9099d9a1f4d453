/** The turns of a match along a slider that counts its answers. */

import type { Ticks } from "../api";

type Tick = Ticks["turns"][number];

/** Where a turn begins, in per cent of the slider's length, and whether there is room for its figure. */
export interface Figured extends Tick {
  left: number;
  room: boolean;
}

/** Figures closer than this, in per cent, would touch. */
const CLEAR = 2.4;

/** The turns on a slider of so many answers; those whose figures would touch the one before go without. */
export function figured(turns: Tick[], last: number): Figured[] {
  let taken = -CLEAR;
  return turns.map((tick) => {
    const left = last ? (tick.at / last) * 100 : 0;
    const room = left - taken >= CLEAR;
    if (room) taken = left;
    return { ...tick, left, room };
  });
}

/** The answer at which the next turn begins, or the one before; where there is none, the end or the beginning. */
export function turnFrom(turns: Tick[], at: number, step: number, last: number): number {
  if (step > 0) return turns.find((tick) => tick.at > at)?.at ?? last;
  return turns.findLast((tick) => tick.at < at)?.at ?? 0;
}
