/** What tells whoever looks elsewhere that he is asked: the title of the page, a badge, and, if he wants them, two notes and a
 * notice of the browser. */

import { settings } from "../settings.svelte";
import { say } from "../words";

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

/** Whether this browser may be asked to show notices: where nobody has forbidden it, on pages that it holds for safe. */
export const canNotify = (): boolean => isSecureContext && typeof Notification !== "undefined" && Notification.permission !== "denied";

/** Why it shows none: it was told not to, which only its own settings change, or was not allowed to this time; or it cannot. */
export function whyNone(): string {
  if (!isSecureContext || typeof Notification === "undefined") return "notice-none";
  return Notification.permission === "granted" ? "notice-none" : `notice-${Notification.permission}`;
}

/** Want notices, or no longer; to the wish belongs a first one, by which one sees what they are like. False where the browser
 * shows none, or is not allowed to: then none are wanted. */
export async function wantNotices(wanted: boolean): Promise<boolean> {
  const shown = wanted && canNotify() && (await Notification.requestPermission()) === "granted" && notify(say("bridgehead"), say("notice-sample"), "sample");
  settings.notify(shown);
  return shown === wanted;
}

/** Show a notice, in the place of the one before it about the same match; false where the browser cannot. */
function notify(title: string, body: string, tag: string): boolean {
  try {
    const one = new Notification(title, { body, tag });
    one.onclick = () => {
      window.focus();
      one.close();
    };
    return true;
  } catch {
    return false; // some telephones have the name and not the thing
  }
}

/** Call whoever looks at another page, by what he wants: to a match, for a reason that tells nothing of what is hidden. */
export function summon(match: string, title: string, reason: string): void {
  if (!document.hidden) return;
  ring();
  if (settings.notices && canNotify() && Notification.permission === "granted") notify(title, reason, match);
}

/** Two quiet notes, where they are wanted. */
function ring(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
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
