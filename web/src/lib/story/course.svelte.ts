/** What others do is played back, deed by deed, at the speed that was set; what has just been seen can be seen again. While
 * it runs the table shows the board of the beat, and nothing can be answered; any key or click ends it. */

import type { LogRow, Seen, Table } from "../api";
import { beats, type Beat, type Trace } from "./beats";
import { BEAT, settings } from "../settings.svelte";
import { sum } from "./story";

/** A stretch of the match between two looks at the table. */
export interface Stretch {
  before: Seen;
  after: Seen;
  rows: LogRow[];
  start: number; // the number of its first row in the log
}

/** So many stretches are kept to be shown again. */
const KEPT = 300;
/** Whoever lags so many deeds behind, as one who watches our players at full speed, is brought half as near. */
const LAG = 240;
/** How long the marks of one's own deeds stand. */
const LINGER = 2200;

export class Course {
  running = $state(false);
  paused = $state(false);
  /** What the board shows while it runs; null is the present. */
  seen = $state.raw<Seen | null>(null);
  /** How many rows of the log are told so far. */
  told = $state(0);
  /** The marks of the deed that is shown; when it has run, those of all that was shown. */
  traces = $state.raw<Trace[]>([]);
  at = $state(0);
  count = $state(0);
  private queue: { beat: Beat; start: number; after: Seen; ends: boolean }[] = [];
  private kept = $state.raw<Stretch[]>([]);
  /** Whether there is something to show again. */
  readonly again = $derived(this.kept.length > 0);
  /** What others did last, in sum. */
  readonly sum = $derived(sum(this.kept.flatMap((one) => one.rows)));
  private shown: Trace[] = [];
  private fresh = true;
  private side = "";
  private timer = 0;

  /** The table has changed; what others did is shown, what one did oneself is only marked. */
  hear(before: Table, table: Table, rows: LogRow[], start: number): void {
    this.side = table.seats[table.seat]?.side ?? "";
    const stretch = { before: before.seen, after: table.seen, rows, start };
    const found = this.played(stretch);
    const foreign = found.some((beat) => beat.foreign);
    if (foreign || this.running) this.keep(stretch);
    if (this.running || (foreign && BEAT[settings.pace] > 0)) this.run(found, stretch);
    else this.mark(found);
  }

  /** An answer is about to be given; in one's own part of the turn what others did before is done with. */
  act(own: boolean): void {
    clearTimeout(this.timer);
    this.traces = [];
    if (own) this.fresh = true;
  }

  /** Everything is as it stands now. */
  end(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    this.shown = [...this.shown, ...this.queue.flatMap(({ beat }) => beat.traces.slice(-1))];
    this.queue = [];
    this.close();
  }

  /** Another look altogether: nothing of what was shown holds. */
  forget(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.kept = [];
    this.shown = [];
    this.traces = [];
    this.running = this.paused = false;
    this.seen = null;
  }

  /** Show again what others did last; `stretches` where it was not seen in this browser. */
  repeat(stretches: Stretch[] = this.kept, side = this.side): void {
    this.side = side;
    this.kept = stretches;
    clearTimeout(this.timer);
    [this.running, this.paused, this.queue, this.shown, this.at, this.count] = [false, false, [], [], 0, 0];
    for (const one of stretches) this.run(this.played(one), one);
  }

  pause(): void {
    this.paused = !this.paused;
    clearTimeout(this.timer);
    if (!this.paused) this.step();
  }

  /** One deed on, by hand. */
  next(): void {
    clearTimeout(this.timer);
    this.paused = true;
    this.step();
  }

  private played(one: Stretch): Beat[] {
    return beats(one.before, one.after, one.rows, this.side);
  }

  private keep(one: Stretch): void {
    if (this.fresh) this.kept = [];
    this.fresh = false;
    this.kept = [...this.kept, one].slice(-KEPT);
  }

  private run(found: Beat[], { start, after, before, rows }: Stretch): void {
    const items = found.map((beat, place) => ({ beat, start, after, ends: place === found.length - 1 }));
    if (!items.length && !this.running) return;
    this.queue.push(...items);
    this.count += items.length;
    if (this.queue.length > LAG) this.at += this.queue.splice(0, this.queue.length - LAG / 2).length;
    if (this.running) {
      const last = this.queue[this.queue.length - 1];
      if (last && !items.length) last.beat.told += rows.length; // told with what came before
      return;
    }
    [this.running, this.at, this.count, this.shown] = [true, 0, items.length, []];
    this.seen = before;
    this.told = start;
    this.step();
  }

  private step(): void {
    const item = this.queue.shift();
    if (!item) return this.close();
    const { beat, start } = item;
    this.at += 1;
    this.seen = beat.seen;
    this.told = start + beat.told;
    this.traces = beat.traces;
    this.shown.push(...beat.traces.slice(-1));
    if (this.paused) return;
    const pace = BEAT[settings.pace] || BEAT.brisk;
    this.timer = window.setTimeout(() => {
      if (item.ends) this.seen = item.after;
      this.step();
    }, pace * beat.weight);
  }

  private close(): void {
    [this.running, this.paused, this.seen] = [false, false, null];
    this.traces = this.shown;
  }

  /** One's own deeds are marked for a moment, those of others until one answers. */
  private mark(found: Beat[]): void {
    clearTimeout(this.timer);
    const foreign = found.some((beat) => beat.foreign);
    const shown = found.filter((beat) => foreign || !["moved", "arrived"].includes(beat.role));
    this.traces = shown.flatMap((beat) => beat.traces.slice(-1));
    if (this.traces.length && !foreign) this.timer = window.setTimeout(() => (this.traces = []), LINGER);
  }
}
