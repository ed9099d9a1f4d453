/** What is settled between those who play, besides the rules: taking back, giving up, a draw, a claim. */

import { get, post, type Table } from "../api";
import type { Play } from "../match/play.svelte";
import { keysOf } from "../secrets";

type Word = "propose" | "accept" | "refuse";

export class Accord {
  constructor(private readonly play: Play) {}

  /** Agree or not to what somebody asks to take back. */
  async consent(agreed: boolean): Promise<void> {
    await this.play.send((table) => this.post("undo/consent", { seq: table.seq, agreed }));
  }

  /** Give the match up. */
  async resign(): Promise<void> {
    await this.play.send(() => this.post("resign", {}));
  }

  /** Claim the match of whoever has let the time to answer run out. */
  async claim(): Promise<void> {
    await this.play.send((table) => this.post("claim", { seq: table.seq }));
  }

  /** Offer a draw, accept or decline it. */
  async draw(word: Word): Promise<void> {
    await this.play.send((table) => this.say(table, word, this.play.key));
  }

  /** Both sides sit at this browser, and want a draw. */
  async agree(): Promise<void> {
    const { match, seat, key } = this.play;
    await this.play.send(async (table) => {
      await this.say(table, "propose", key);
      for (const other of keysOf(match)) if (other.seat !== seat) await this.say(table, "accept", other.key);
      return get<Table>(`/matches/${match}`, {}, key);
    });
  }

  private say({ seq }: Table, word: Word, key: string): Promise<Table> {
    return this.post("draw", { seq, word }, key);
  }

  private post(act: string, body: object, key = this.play.key): Promise<Table> {
    return post<Table>(`/matches/${this.play.match}/${act}`, body, {}, key);
  }
}
