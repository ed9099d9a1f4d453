/** The option that is looked at before it is taken. Where a die follows from it, one act shows its odds and only a second
 * takes it: a click, a tap or a key; the mouse that passes over it, or the focus, shows the odds and counts for nothing. */

import type { Odds } from "../api";

/** So long the odds stand there before a second click or tap takes the option: a double click is one act. */
export const MOMENT = 300;

export class Weighing {
  /** The option that is looked at, -1 if none is; its odds, once they have come. */
  shown = $state(-1);
  odds = $state.raw<Odds | null>(null);
  /** Whether the odds have stood there for a moment. */
  ripe = $state(false);
  /** Whether it was pointed at, by a click, a tap, a key or the focus; the mouse that only passes over it does not. */
  held = $state(false);
  /** Whether it is shown only because the mouse lies on it: no key takes that. */
  passing = $state(false);
  private pointed = -1;
  private known = new Map<number, Odds>();
  private timer = 0;

  /** `ask` brings the odds of an option, or null when the server does not give them. */
  constructor(private readonly ask: (index: number) => Promise<Odds | null>) {}

  /** A click, a tap or a key on an option from which a die follows: whether it is the second act, which takes it. */
  point(index: number): boolean {
    if (this.pointed === index && this.shown === index && this.ripe) return true;
    this.pointed = index;
    this.held = true;
    this.passing = false;
    void this.look(index);
    return false;
  }

  /** The mouse or the focus has come to an option from which a die follows. Whoever goes by the focus has pointed at it. */
  glance(index: number, focus = false): void {
    this.held ||= focus;
    if (focus) this.passing = false;
    else if (this.shown !== index) this.passing = true;
    if (this.shown !== index) void this.look(index);
  }

  /** The mouse has gone elsewhere: what was pointed at is looked at again. */
  leave(): void {
    if (this.pointed < 0 || this.shown === this.pointed) return;
    this.passing = false;
    void this.look(this.pointed, true);
  }

  /** Show an option from which no die follows. */
  mark(index: number): void {
    this.clear();
    this.shown = index;
  }

  /** Think again. */
  clear(): void {
    clearTimeout(this.timer);
    this.shown = -1;
    this.pointed = -1;
    this.held = false;
    this.passing = false;
    this.odds = null;
    this.ripe = false;
  }

  /** Another question: odds that are still on their way are not of it. */
  forget(): void {
    this.clear();
    this.known = new Map();
  }

  private async look(index: number, again = false): Promise<void> {
    clearTimeout(this.timer);
    const known = this.known;
    this.shown = index;
    this.odds = known.get(index) ?? null;
    this.ripe = again && this.odds !== null;
    if (!this.odds) {
      const odds = await this.ask(index);
      if (known !== this.known) return;
      if (odds) known.set(index, odds);
      if (this.shown !== index) return;
      if (!odds) return this.clear();
      this.odds = odds;
    }
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.ripe = true), MOMENT);
  }
}
