/** Counters as the drawing package draws them, each face asked for once and kept. */

import { SvelteMap } from "svelte/reactivity";
import type { Schemas } from "../types";

const drawn = new SvelteMap<string, string>();
const asked = new Set<string>();
let definitions = $state("");
const MOST = 100;

/** The drawing of a face, 64 units wide; empty until it has come. */
export const face = (name: string): string => drawn.get(name) ?? "";

/** The patterns that all faces use, to stand once in the page. */
export const patterns = (): string => definitions;

/** Ask for the faces that are not here yet. */
export async function want(names: Iterable<string>): Promise<void> {
  const missing = [...new Set(names)].filter((name) => name && !asked.has(name));
  for (const name of missing) asked.add(name);
  for (let start = 0; start < missing.length; start += MOST) {
    const some = missing.slice(start, start + MOST);
    try {
      const reply = await fetch(`/api/games/faces?${some.map((name) => `face=${encodeURIComponent(name)}`).join("&")}`);
      const told = (await reply.json()) as Schemas["FacesDrawn"];
      definitions = told.definitions;
      for (const [name, picture] of Object.entries(told.faces)) drawn.set(name, picture);
    } catch {
      for (const name of some) asked.delete(name);
    }
  }
}
