/** What the staff was let do: its answers, each of which can be changed afterwards. To change one, all from there on are taken
 * back; when the person has answered, what came behind is given again as far as it is still offered, and the staff does
 * the rest. */

import type { Given } from "../api";
import type { Play } from "../match/play.svelte";

export class Errand {
  given = $state.raw<Given[]>([]);
  working = $state(false);
  /** Whether the person is to answer what was taken back. */
  changing = $state(false);
  private until = $state(0);
  /** Whose staff it was: where two sit at one screen, the other is told nothing of it. */
  private seat = $state(-2);
  private rest: Given[] = [];

  constructor(private readonly play: Play) {}

  /** Whether the match stands right behind these answers. */
  get fresh(): boolean {
    return this.seat === this.play.seat && this.given.length > 0 && !this.working && !this.changing && this.play.table?.answers === this.until;
  }

  async run(): Promise<void> {
    const before = this.fresh || (this.changing && this.seat === this.play.seat) ? this.given : [];
    this.seat = this.play.seat;
    this.working = true;
    this.changing = false;
    this.rest = [];
    const given = await this.play.errand();
    this.stand([...before, ...given]);
  }

  /** Take back the answer in this place and all behind it. */
  async change(place: number): Promise<void> {
    this.working = true;
    const start = this.until - this.given.length;
    while ((this.play.table?.answers ?? 0) > start + place) {
      const before = this.play.table?.answers;
      await this.play.undo();
      if (this.play.table?.answers === before) return this.stand(this.given.slice(0, (before ?? 0) - start)); // it was told why
    }
    this.rest = this.given.slice(place + 1);
    this.stand(this.given.slice(0, place));
    this.changing = true;
  }

  /** The table has changed: if the person has answered, what came behind is given again. */
  async heed(answers: number): Promise<void> {
    const { given } = this.play;
    if (!this.changing || this.working || answers === this.until) return;
    if (this.seat !== this.play.seat) return this.forget();
    if (answers !== this.until + 1 || !given) return this.forget();
    this.working = true;
    this.changing = false;
    const kept = [...this.given, given];
    for (const one of this.rest) {
      const option = this.play.options.find(({ verb, arg }) => verb === one.verb && arg === one.arg);
      if (!option || option.odds || this.play.table?.question?.prompt !== one.prompt) break;
      const before = this.play.table?.answers;
      await this.play.answer(option);
      if (this.play.table?.answers === before) break;
      kept.push(one);
    }
    this.rest = [];
    if (this.play.table?.question?.errand) kept.push(...(await this.play.errand()));
    this.stand(kept);
  }

  forget(): void {
    this.given = [];
    this.rest = [];
    this.changing = this.working = false;
  }

  private stand(given: Given[]): void {
    this.given = given;
    this.until = this.play.table?.answers ?? 0;
    this.working = false;
  }
}
