/** What happened, beat by beat: from one look at the table to the next, by the rows of the log in between. A beat is one
 * deed, with the board as it stood behind it; the consequences of a deed follow it and are marked with it. Knows no rules:
 * the rows say who did what where. */

import type { Deed, LogRow, Piece, Place, Seen } from "../api";

export type Role = Deed["role"];

/** A mark of what was done: from these spots to those. A spot is a space, with the piece that was there (-1: none). */
export interface Spot {
  space: number;
  piece: number;
}

export interface Trace {
  role: Role;
  from: Spot[];
  to: Spot[];
  path: number[]; // the spaces that were gone through, whence and whither included
  cards: number[];
  dice: number[]; // what was rolled for it
  look: Seen; // the board on which the spots are
}

export interface Beat {
  role: Role;
  seen: Seen;
  told: number; // so many rows of these are told with it
  traces: Trace[]; // of the deed and of what has come of it so far
  foreign: boolean; // somebody else did it
  weight: number; // how much of a beat's time it takes
}

const WEIGHTS: Record<Role, number> = { turn: 0, phase: 0, moved: 1, arrived: 0.8, played: 1.8, fired: 1.5, hurt: 0.7, lost: 1.2, done: 0.8 };
/** What somebody does, which a new action begins with; the rest comes of it. */
const ACTS: Role[] = ["moved", "arrived", "played", "fired"];
/** So many steps of one way take a little longer each. */
const STEP = 0.25;

export const isAct = (role: Role): boolean => ACTS.includes(role);

const pieces = (places: Place[] | undefined): number[] => (places ?? []).filter((one) => one.kind === "piece").map((one) => one.number);
const cards = (places: Place[] | undefined): number[] => (places ?? []).filter((one) => one.kind === "card").map((one) => one.number);

/** The beats between two looks; `mine` is the side of whoever looks, empty for somebody who watches. */
export function beats(before: Seen, after: Seen, rows: LogRow[], mine: string): Beat[] {
  const found: Beat[] = [];
  const scene = new Scene(before, after);
  let action: Trace[] = [];
  let dice: number[] = [];
  rows.forEach((row, number) => {
    const last = found[found.length - 1];
    if (last) last.told = number + 1;
    if ((row.die ?? 0) > 0) {
      dice.push(row.die!);
      return;
    }
    const rolled = dice;
    dice = [];
    const { deed } = row;
    if (!deed && last && rolled.length) judged(last, rolled);
    if (!deed || WEIGHTS[deed.role] === 0) return;
    if (last && scene.goesOn(last, deed)) return;
    if (last) last.told = number;
    const trace = scene.play(deed);
    if (!trace) return;
    trace.dice = rolled;
    action = isAct(deed.role) ? [trace] : [...action, trace];
    const foreign = scene.side(deed) !== "" && scene.side(deed) !== mine;
    found.push({ role: deed.role, seen: trace.look, told: number + 1, traces: action, foreign, weight: WEIGHTS[deed.role] });
  });
  const last = found[found.length - 1];
  if (last) last.told = rows.length;
  return found;
}

/** The first dice after a deed, if no other deed tells what they brought, are its own: of an attack first who fires is
 * told, then how the dice fell. */
function judged(last: Beat, dice: number[]): void {
  const trace = last.traces[last.traces.length - 1]!;
  if (trace.role === "fired" && !trace.dice.length) trace.dice = dice;
}

/** The board while it changes. */
class Scene {
  private here: Map<number, Piece>;
  private later: Map<number, Piece>;
  private readonly still: boolean; // a table of cards lies as it will lie from the first beat on
  private gone: number[] = [];

  constructor(
    private readonly before: Seen,
    private readonly after: Seen,
  ) {
    this.here = new Map(before.pieces.map((one) => [one.piece, one]));
    this.later = new Map(after.pieces.map((one) => [one.piece, one]));
    this.still = after.laid !== null && after.laid !== undefined;
  }

  /** Whose deed it is: the side of the first who did it. */
  side(deed: Deed): string {
    for (const number of pieces(deed.who)) {
      const one = this.here.get(number) ?? this.later.get(number);
      if (one) return one.side;
    }
    for (const number of cards(deed.who)) {
      const one = [...this.after.cards, ...this.before.cards].find((card) => card.card === number && card.side);
      if (one) return one.side;
    }
    return "";
  }

  /** Whether a deed is the next step of the last one: the same pieces go on, or others come to stand in the same place. */
  goesOn(last: Beat, deed: Deed): boolean {
    const trace = last.traces[last.traces.length - 1]!;
    if (last.role !== deed.role || (deed.to ?? -1) < 0) return false;
    const who = pieces(deed.who);
    const same = deed.role === "moved" && trace.from.length === who.length && trace.from.every((spot) => who.includes(spot.piece));
    const joining = deed.role === "arrived" && who.length > 0 && trace.to.length > 0 && trace.to.every((spot) => spot.space === deed.to);
    if (!same && !joining) return false;
    this.place(who, deed.to!);
    last.seen = this.look();
    trace.look = last.seen;
    if (same) {
      trace.path.push(deed.to!);
      trace.to = who.map((piece) => ({ space: deed.to!, piece }));
      last.weight += STEP;
    } else trace.to.push(...who.map((piece) => ({ space: deed.to!, piece })));
    return true;
  }

  /** Play a deed on the board; its mark, or none where nothing of it can be shown. */
  play(deed: Deed): Trace | null {
    this.forget();
    const who = pieces(deed.who);
    const whom = pieces(deed.whom);
    const [start, to] = [deed.start ?? -1, deed.to ?? -1];
    const from = who.map((piece) => ({ piece, space: start >= 0 ? start : this.space(piece) }));
    let aim: Spot[] = whom.map((piece) => ({ piece, space: this.space(piece) })).filter((spot) => spot.space >= 0);
    if (!aim.length && to >= 0) aim = deed.role === "fired" || !who.length ? [{ space: to, piece: -1 }] : who.map((piece) => ({ piece, space: to }));
    if (deed.role === "moved" || deed.role === "arrived") this.place(who, to);
    if (deed.role === "moved" && to < 0 && start >= 0) this.gone = who;
    if (deed.role === "lost") this.gone = who;
    if (deed.role === "hurt") for (const piece of who) this.turn(piece);
    if (!aim.length && deed.role !== "moved") aim = from.filter((spot) => spot.space >= 0);
    const found = [...cards(deed.who), ...cards(deed.whom)];
    const firers = deed.role === "fired" ? from.filter((spot) => spot.space >= 0) : from;
    if (!aim.length && !found.length && !firers.some((spot) => spot.space >= 0)) return null;
    const path = deed.role === "moved" ? [start >= 0 ? start : (from[0]?.space ?? -1), to].filter((space) => space >= 0) : [];
    const shown = deed.role === "fired" && !firers.length && start >= 0 ? [{ space: start, piece: -1 }] : firers;
    return { role: deed.role, from: shown, to: aim, path, cards: found, dice: [], look: this.look() };
  }

  private space(piece: number): number {
    return this.here.get(piece)?.space ?? -1;
  }

  private place(who: number[], to: number): void {
    if (to < 0) return;
    for (const number of who) {
      const one = this.here.get(number) ?? this.later.get(number);
      if (one) this.here.set(number, { ...one, space: to, zone: "", under: -1 });
    }
  }

  /** A piece shows the face that it has in the end. */
  private turn(number: number): void {
    const [one, then] = [this.here.get(number), this.later.get(number)];
    if (one && then) this.here.set(number, { ...then, space: one.space, zone: one.zone, under: one.under });
  }

  /** Those who were marked as gone stand there no more. */
  private forget(): void {
    for (const number of this.gone) {
      const then = this.later.get(number);
      if (then && then.space >= 0) this.here.set(number, then);
      else this.here.delete(number);
    }
    this.gone = [];
  }

  private look(): Seen {
    return this.still ? this.after : { ...this.before, pieces: [...this.here.values()] };
  }
}
