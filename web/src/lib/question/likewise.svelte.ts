/** The same once more: when a piece has been given its orders and another may be, those that stood with it may have the same
 * ones. Each answer is given as if by hand; where one is not offered, or a die would follow, it ends. Knows no rules. */

import type { Choosable, Table } from "../api";
import { unlikely } from "./doubt.svelte";
import type { Play } from "../match/play.svelte";

/** Orders: the question in which a piece was chosen, by which verb, where it stood, and what was answered after that. */
interface Orders {
  prompt: string;
  verb: string;
  piece: number;
  space: number;
  steps: { verb: string; arg: number }[];
  told: number; // rows of the log when they began
}

export class Likewise {
  working = $state(false);
  private orders = $state.raw<Orders | null>(null);

  constructor(private readonly play: Play) {}

  /** An answer is given: it begins orders, goes on with them, or ends them. */
  gave(table: Table, option: Choosable): void {
    const prompt = table.question?.prompt ?? "";
    const { orders } = this;
    const underway = orders !== null && orders.prompt !== prompt;
    if (underway) {
      const plain = option.piece < 0 && !option.odds && !unlikely(option);
      this.orders = plain ? { ...orders, steps: [...orders.steps, { verb: option.verb, arg: option.arg }] } : null;
      return;
    }
    const piece = table.seen.pieces.find((one) => one.piece === option.piece);
    const begins = piece !== undefined && piece.space >= 0 && !option.odds;
    this.orders = begins
      ? { prompt, verb: option.verb, piece: piece.piece, space: piece.space, steps: [], told: this.play.log.length }
      : null;
  }

  /** Orders that were taken back, or given by others, are no pattern. */
  forget(): void {
    if (!this.working) this.orders = null;
  }

  /** Those that may have the same orders: they stood with the first, and stand there still. */
  get others(): Choosable[] {
    const { orders, play } = this;
    const { table } = play;
    if (!orders || !orders.steps.length || table?.question?.prompt !== orders.prompt) return [];
    if (play.log.slice(orders.told).some((row) => (row.die ?? 0) > 0)) return [];
    const there = new Set(table.seen.pieces.filter((one) => one.space === orders.space).map((one) => one.piece));
    return play.options.filter((one) => one.verb === orders.verb && one.piece !== orders.piece && there.has(one.piece));
  }

  /** Where they stand. */
  get space(): number {
    return this.orders?.space ?? -1;
  }

  /** Give all of them the same orders, one after another, as far as it goes. */
  async run(): Promise<void> {
    const { orders, others } = this;
    if (!orders || this.working) return;
    this.working = true;
    for (const { piece } of others) if (!(await this.order(orders, piece))) break;
    this.working = false;
  }

  private async order({ prompt, verb, steps }: Orders, piece: number): Promise<boolean> {
    if (!(await this.give((one) => one.verb === verb && one.piece === piece))) return false;
    for (const step of steps) {
      if (this.play.table?.question?.prompt === prompt) return false;
      if (!(await this.give((one) => one.verb === step.verb && one.arg === step.arg))) return false;
    }
    return this.play.table?.question?.prompt === prompt;
  }

  private async give(wanted: (one: Choosable) => boolean): Promise<boolean> {
    const option = this.play.options.find(wanted);
    const before = this.play.table?.answers;
    if (!option || option.odds || unlikely(option)) return false;
    await this.play.answer(option);
    return this.play.table?.answers !== before;
  }
}
