/** Through which seat's eyes this tab last looked at a match: whoever looks back on it sees through the same. */

const name = (match: string): string => `bridgehead.sat.${match}`;

export function sit(match: string, seat: number): void {
  try {
    sessionStorage.setItem(name(match), String(seat));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The seat; null when this tab has not sat at the match. */
export function sat(match: string): number | null {
  try {
    const kept = sessionStorage.getItem(name(match));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

/** The one of several keys by which a match that goes on is looked back upon: the only one, or that of the seat that this
 * tab sat at. Of several, and none sat at, none: another person may have the screen now. */
export function lookingBack<T extends { seat: number }>(match: string, keys: T[]): T | undefined {
  const seat = sat(match);
  return keys.length < 2 ? keys[0] : keys.find((one) => one.seat === seat);
}
