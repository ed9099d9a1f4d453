/** What those who sit at a table say to each other, what of it is new, and who is there. Only this browser's own seat reads
 * it; in no log, record or list does it stand. */

import { post, type Heard, type Message, type PersonSeen, type SeatSeen, type Table } from "../api";
import { read, write } from "../settings.svelte";

/** As much of the match as talk has to do with. */
export interface Seat {
  readonly match: string;
  readonly seat: number;
  readonly seats: number[];
  readonly key: string;
  readonly table: Table | null;
}

export const LONGEST = 280;

/** Whether somebody in another browser has said something that was not read in this one, as a list tells of it. */
export function isNew({ match, seats, said }: { match: string; seats: SeatSeen[]; said: number }, own: number[]): boolean {
  const apart = own.length > 0 && seats.some((one) => one.kind === "person" && !own.includes(one.seat));
  return apart && !read<string[]>("muted", []).includes(match) && said > (read<Record<string, number>>("read", {})[match] ?? 0);
}

export class Talk {
  said = $state.raw<Message[]>([]);
  people = $state.raw<PersonSeen[]>([]);
  /** What is being written. */
  draft = $state("");
  muted = $state(false);
  busy = $state(false);
  /** Whether it is before somebody's eyes. */
  shown = $state(false);
  private readTo = $state(0);
  /** Whether the live line brings it. */
  joined = false;

  constructor(private readonly at: Seat) {
    this.muted = read<string[]>("muted", []).includes(at.match);
    this.readTo = read<Record<string, number>>("read", {})[at.match] ?? 0;
  }

  /** Those who sit elsewhere. */
  get others(): SeatSeen[] {
    if (this.at.seat < 0) return [];
    return (this.at.table?.seats ?? []).filter((one) => one.kind === "person" && !this.at.seats.includes(one.seat));
  }

  /** Whether there is anybody in another browser to talk to. */
  get offered(): boolean {
    return this.others.length > 0;
  }

  /** The number of the last message that is here. */
  get last(): number {
    return this.said.at(-1)?.number ?? 0;
  }

  /** What is shown: all of it, or one's own only while the others are muted. */
  get lines(): Message[] {
    return this.muted ? this.said.filter((one) => one.seat === this.at.seat) : this.said;
  }

  /** How many messages of others have not been read. */
  get unread(): number {
    if (this.muted || !this.offered) return 0;
    return this.said.filter((one) => one.seat !== this.at.seat && one.number > this.readTo).length;
  }

  /** Take in what is new, by the reply or by the live line. */
  take(heard: Heard): void {
    const fresh = heard.said.filter((one) => one.number > this.last);
    if (fresh.length) this.said = [...this.said, ...fresh];
    this.people = heard.people;
    this.look();
  }

  /** It is before somebody's eyes, unless the page is hidden: nothing of it is new any more. */
  look(): void {
    if (!this.shown || this.muted || document.hidden || this.last <= this.readTo) return;
    this.readTo = this.last;
    write("read", { ...read<Record<string, number>>("read", {}), [this.at.match]: this.last });
  }

  /** Another seat looks: what the one before it knew is not its own. */
  forget(): void {
    [this.said, this.people, this.joined] = [[], [], false];
  }

  /** Say what is written. Throws the refusal; what was written is still there then. */
  async say(): Promise<void> {
    const text = this.draft.trim();
    if (!text || this.busy) return;
    this.busy = true;
    try {
      const path = `/matches/${this.at.match}/talk`;
      this.take(await post<Heard>(path, { text }, { after: this.last }, this.at.key));
      this.draft = "";
    } finally {
      this.busy = false;
    }
  }

  /** Hear no more of what the others say here, or again; they are not told. */
  mute(muted: boolean): void {
    this.muted = muted;
    const kept = read<string[]>("muted", []).filter((one) => one !== this.at.match);
    write("muted", muted ? [...kept, this.at.match] : kept);
    this.look();
  }
}
