/** What the cards on a table share: what may be done with each, which one is looked at, and what a click does. */

import { MediaQuery } from "svelte/reactivity";
import type { Card, CardPlace, Choosable } from "../api";
import { lit } from "../board/scene";
import { say, set } from "../words";

export interface Look {
  card: Card;
  x: number;
  y: number;
  wide: number;
  held: boolean; // opened by a tap: it stays until it is closed, and offers what may be done
}

const LOOK_WIDE = 300;
const LOOK_HIGH = 430;
/** What stands with a card that was tapped: below it, or in a low window beside it. */
const ACTS_HIGH = 120;
const ACTS_WIDE = 230;

export class CardTable {
  game = $state("");
  options = $state.raw<Choosable[]>([]);
  chosen = $state(-1);
  about = $state.raw<number[]>([]);
  inHand = $state.raw<Set<number>>(new Set());
  taken: string[] = []; // verbs by which cards are taken from where they lie
  roles = $state.raw<Map<string, CardPlace["role"]>>(new Map()); // of the places, by their zones
  looked = $state.raw<Look | null>(null);
  menu = $state.raw<{ x: number; y: number; indices: number[] } | null>(null);
  onpick: (index: number) => void = () => {};
  onrefuse: (kind: "card", number: number, x: number, y: number) => void = () => {};
  private bright = $derived(lit(this.options));
  /** Whether a finger points: it opens a card, for nothing can rest on it. */
  readonly touched = new MediaQuery("(pointer: coarse)");

  /** The options that point at a card. Cards of one kind share a number: what is in the hand is played from the hand. */
  may(card: Card): number[] {
    const indices = card.card >= 0 ? (this.bright.cards.get(card.card) ?? []) : [];
    return this.roles.get(card.zone) === "hand" || !this.inHand.has(card.card) ? indices : indices.filter((index) => this.taken.includes(this.options[index]!.verb));
  }

  isGoal(card: Card): boolean {
    return this.chosen >= 0 && card.card >= 0 && this.options[this.chosen]?.card === card.card;
  }

  isSubject(card: Card): boolean {
    return this.roles.get(card.zone) !== "ground" && this.about.includes(card.card);
  }

  /** Everything that is said of a card, and what may be done with it. */
  named(card: Card): string {
    const done = this.may(card).map((index) => set(this.options[index]!.text));
    const marks = card.marks.map((mark) => mark.text);
    const name = [card.card < 0 ? say("card-back") : set(card.text), card.value, ...marks].filter(Boolean).join(", ");
    return done.length ? `${name}. ${done.join(", ")}` : name;
  }

  click(card: Card, event: MouseEvent): void {
    const indices = this.may(card);
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (card.card >= 0 && this.touched.current && event.detail > 0) this.looked = { card, ...enlarged(), held: true };
    else if (indices.length === 1) this.pick(indices[0]!);
    else if (indices.length) this.menu = { x, y, indices };
    else if (card.card >= 0) this.onrefuse("card", card.card, x, y);
  }

  pick(index: number): void {
    this.close();
    this.onpick(index);
  }

  look(card: Card, at: EventTarget | null): void {
    if (card.card < 0 || this.looked?.held || !(at instanceof Element)) return;
    this.looked = { card, ...this.beside(at.getBoundingClientRect()), wide: LOOK_WIDE, held: false };
  }

  unlook(): void {
    if (!this.looked?.held) this.looked = null;
  }

  close(): void {
    this.looked = null;
    this.menu = null;
  }

  /** Where the large card stands: beside the small one, and whole on the screen. */
  private beside(box: DOMRect): { x: number; y: number } {
    const right = box.right + 14 + LOOK_WIDE < innerWidth - 8;
    const above = box.top > innerHeight * 0.6;
    const x = above ? box.left + box.width / 2 - LOOK_WIDE / 2 : right ? box.right + 14 : box.left - 14 - LOOK_WIDE;
    const y = above ? box.top - LOOK_HIGH - 30 : box.top + box.height / 2 - LOOK_HIGH / 2;
    const clamp = (value: number, most: number): number => Math.max(8, Math.min(value, most));
    return { x: clamp(x, innerWidth - LOOK_WIDE - 8), y: clamp(y, innerHeight - LOOK_HIGH - 8) };
  }
}

/** Where a card that was tapped stands, as large as the window has room for: in its middle, or in a low one at the left. */
function enlarged(): { x: number; y: number; wide: number } {
  const low = innerHeight < LOOK_HIGH + ACTS_HIGH;
  const wide = low ? Math.min(LOOK_WIDE, ((innerHeight - 16) * LOOK_WIDE) / LOOK_HIGH) : LOOK_WIDE;
  const [across, high] = low ? [wide + ACTS_WIDE, wide * (LOOK_HIGH / LOOK_WIDE)] : [wide, LOOK_HIGH + ACTS_HIGH];
  return { x: Math.max(8, (innerWidth - across) / 2), y: Math.max(8, (innerHeight - high) / 2), wide };
}
