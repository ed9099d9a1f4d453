/** "Are you sure?" Where an answer can hardly be meant, the game has a note on it that begins so; only a second act takes it. */

import type { Choosable } from "../api";
import { MOMENT } from "./weighing.svelte";

export const unlikely = (option: Choosable): boolean => option.notes.some((note) => note.key.startsWith("sure"));

export class Doubt {
  /** The option that is asked about; -1 if none is. */
  index = $state(-1);
  private since = 0;

  /** An act on an option that can hardly be meant: whether it is the second one. A double click is one act. */
  sure(index: number): boolean {
    const now = performance.now();
    if (this.index === index) return now - this.since > MOMENT;
    [this.index, this.since] = [index, now];
    return false;
  }

  clear(): void {
    this.index = -1;
  }
}
