/** How far the sheet with the question is drawn up over the board on a phone. */

export type Stop = "question" | "half" | "full";

const STOPS: Stop[] = ["question", "half", "full"];
/** Pixels that the finger must have moved, else it has only tapped. */
const DRAG = 24;

/** Where the sheet goes when its grip is let go so many pixels farther down: a stop up or down, by a tap to the next. */
export function released(stop: Stop, moved: number): Stop {
  const at = STOPS.indexOf(stop);
  const next = moved < -DRAG ? at + 1 : moved > DRAG ? at - 1 : (at + 1) % STOPS.length;
  return STOPS[Math.max(0, Math.min(STOPS.length - 1, next))]!;
}
