/** The interface in the language of the person. What belongs to a game comes from the server, already said. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";
import en from "../words/en.ftl?raw";
import fr from "../words/fr.ftl?raw";

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Lang, FluentBundle> = { en: bundle("en", en), fr: bundle("fr", fr) };

/** A message in the present language, in English where it has none; the id itself when nobody has it. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  for (const lang of [settings.lang, "en"] as const) {
    const message = bundles[lang].getMessage(id);
    if (message?.value) return set(bundles[lang].formatPattern(message.value, args));
  }
  return id;
}

/** Whether there is such a message. */
export const sayable = (id: string): boolean => bundles.en.hasMessage(id);

/** A number with its sign, the minus as printers set it. */
export const signed = (value: number): string => (value < 0 ? figure(value) : `+${figure(value)}`);

/** A number whose minus is a minus, and whose point is a comma where people write it so. */
export function figure(value: number): string {
  const written = Math.abs(value).toLocaleString(settings.lang, { useGrouping: false, maximumFractionDigits: 2 });
  return value < 0 ? `−${written}` : written;
}

/** The number of a paragraph as it is printed: `5.3.grenades.2a` stands under 5.3; what is no figure names a part of it. */
export function numbered(paragraph: string): string {
  const parts = paragraph.split(".");
  const named = parts.findIndex((part, place) => place > 0 && /^[a-z]{2}/.test(part));
  return named < 0 ? paragraph : parts.slice(0, named).join(".");
}

/** A share in per cent, with the thin space that both languages put before the sign. */
export const percent = (share: number): string =>
  `${share > 0 && share < 0.01 ? "<1" : Math.round(share * 100)}\u202f%`;

/** A sentence's typography: in French a thin space before ; : ! ? and inside « ». */
export function set(text: string): string {
  if (settings.lang !== "fr") return text;
  return text.replace(/ ([;:!?»])/g, "\u202f$1").replace(/« /g, "«\u202f");
}
