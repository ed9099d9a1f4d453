/** Cards as the drawing package draws them, each asked for once in each language and kept. */

import { SvelteMap } from "svelte/reactivity";
import { settings } from "../settings.svelte";
import type { Schemas } from "../types";

const drawn = new SvelteMap<string, string>();
const asked = new Set<string>();
let rules = $state("");
const MOST = 40;

/** The drawing of a card, 300 × 430 units, or of a back by `back-SIDE`; empty until it has come. */
export const cardFace = (game: string, name: string): string =>
  drawn.get(name.startsWith("back") ? `${game} ${name}` : `${game} ${settings.lang} ${name}`) ?? "";

/** Which type is which in the drawings, to stand once in the page. */
export const cardStyle = (): string => rules;

/** Ask for the cards that are not here yet. */
export async function wantCards(game: string, numbers: Iterable<number>): Promise<void> {
  const lang = settings.lang;
  const name = (number: number): string => `${game} ${lang} ${number}`;
  const missing = [...new Set(numbers)].filter((number) => number >= 0 && !asked.has(name(number)));
  if (!missing.length && asked.has(game)) return;
  asked.add(game);
  for (const number of missing) asked.add(name(number));
  for (let start = 0; start === 0 || start < missing.length; start += MOST) {
    const some = missing.slice(start, start + MOST);
    const search = new URLSearchParams([["lang", lang], ...some.map((number) => ["card", String(number)])]);
    try {
      const reply = await fetch(`/api/games/${game}/cards/drawn?${search}`);
      const told = (await reply.json()) as Schemas["CardsDrawn"];
      rules = told.style;
      for (const [key, picture] of Object.entries(told.cards)) {
        drawn.set(key.startsWith("back") ? `${game} ${key}` : `${game} ${lang} ${key}`, picture);
      }
    } catch {
      for (const number of some) asked.delete(name(number));
      asked.delete(game);
    }
  }
}
