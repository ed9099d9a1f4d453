/** How the results of a roll are painted: what is good for whoever asks stands first, in ink; then what is neither, in
 * purple, and what does nothing, pale; what harms them last, in vermilion. Results of one tone are told apart by hatching, then by how deep their ink is. */

import type { Odds } from "../api";

type Result = Odds["results"][number];

const TONES = ["good", "fair", "idle", "bad"];
export const INKS: Record<string, string> = { good: "--ink2", fair: "--over2", idle: "--ink3", bad: "--dan" };

export const sorted = (found: readonly Result[]): Result[] =>
  found.filter((one) => one.chance > 0).sort((a, b) => TONES.indexOf(a.tone) - TONES.indexOf(b.tone));

/** The paint of each result, in the order given. */
export function paints(results: readonly Result[]): string[] {
  return results.map((one) => paint(one.tone, results.filter((other) => other.tone === one.tone).indexOf(one)));
}

/** How results of one tone are told apart: how much of it they have, and which way lines run over it. */
const PAINTS = [
  { deep: 100, lines: "" },
  { deep: 100, lines: "135deg" },
  { deep: 45, lines: "" },
  { deep: 45, lines: "135deg" },
  { deep: 100, lines: "45deg" },
  { deep: 45, lines: "90deg" },
  { deep: 100, lines: "180deg" },
];

function paint(tone: string, place: number): string {
  if (tone === "idle") return "color-mix(in srgb, var(--ink3) 45%, var(--paper2))";
  const { deep, lines } = PAINTS[place % PAINTS.length]!;
  const ink = `color-mix(in srgb, var(${INKS[tone]}) ${deep}%, var(--ink))`;
  if (!lines) return ink;
  const line = `color-mix(in srgb, var(${INKS[tone]}) ${deep - 42}%, var(--ink))`;
  return `repeating-linear-gradient(${lines}, ${ink} 0 4px, ${line} 4px 7px)`;
}
