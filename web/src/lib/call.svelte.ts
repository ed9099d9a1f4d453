/** What tells whoever looks elsewhere that he is asked: the title of the page, a badge, and, if he wants it, two notes. */

import { settings } from "./settings.svelte";

type Badged = Navigator & { setAppBadge?: (count?: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** The title of a page, with a mark before it while one is asked, and how many messages have not been read. */
export const titled = (title: string, asked: boolean, unread = 0): string =>
  [asked ? "●" : "", unread ? `(${unread})` : "", title].filter(Boolean).join(" ");

/** Set the badge of the page, where there are badges, to all that waits for one, or take it away. */
export function badge(asked: boolean, unread = 0): void {
  const here = navigator as Badged;
  const waiting = Number(asked) + unread;
  const done = waiting ? here.setAppBadge?.(waiting) : here.clearAppBadge?.();
  done?.catch(() => undefined);
}

/** Two quiet notes, where they are wanted and nobody looks at the page. */
export function ring(): void {
  if (!settings.sound || !document.hidden || typeof AudioContext === "undefined") return;
  const sound = new AudioContext();
  for (const [at, pitch] of [[0, 523.25], [0.18, 659.25]] as const) {
    const voice = sound.createOscillator();
    const loud = sound.createGain();
    voice.frequency.value = pitch;
    loud.gain.setValueAtTime(0, sound.currentTime + at);
    loud.gain.linearRampToValueAtTime(0.08, sound.currentTime + at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + 0.4);
    voice.connect(loud).connect(sound.destination);
    voice.start(sound.currentTime + at);
    voice.stop(sound.currentTime + at + 0.45);
  }
  window.setTimeout(() => void sound.close(), 1200);
}
