/** The terms of a match, one after another, as whoever sits down reads them. */

import type { Agreed } from "./api";
import { say } from "./words";

export interface Told {
  key: string;
  name: string;
  said: string;
  paragraph: string;
  usual: boolean;
}

/** What is not as usual first: dice that somebody may know, then options; then all else. */
export function termsOf({ options, dice, advice, undo, respite }: Agreed): Told[] {
  const one = (key: string, usual = true, args = {}): Told => ({ key, name: "", said: say(key, args), paragraph: "", usual });
  const all = [
    one(`agreed-dice-${dice}`, dice === "key"),
    ...options.map(({ key, text, value, paragraph, usual }) => ({ key: `option ${key}`, name: text, said: value, paragraph, usual })),
    one(advice ? "agreed-advice" : "agreed-no-advice"),
    one(`agreed-undo-${undo}`),
  ];
  if (respite) all.push(one("agreed-respite", true, { seconds: say("seconds", { count: respite }) }));
  return [...all.filter((term) => !term.usual), ...all.filter((term) => term.usual)];
}
