/** The terms of a match, one after another, as whoever sits down reads them. */

import type { Agreed } from "../api";
import { say } from "../words";

export interface Told {
  key: string;
  name: string;
  said: string;
  paragraph: string;
  usual: boolean;
}

/** Whether one person alone holds every seat that is no player's: nobody else could know his dice. */
export const alone = (seats: readonly { kind: string }[]): boolean => seats.filter((seat) => seat.kind !== "player").length < 2;

/** What is not as usual first: a match in the middle, a scenario of somebody's own, dice that somebody may know, options;
 * then all else, the dice before it. */
export function termsOf({ options, dice, typed, begun, own, advice, undo, respite, days, unusual }: Agreed, single = false): Told[] {
  const one = (key: string, usual = true, args = {}): Told => ({ key, name: "", said: say(key, args), paragraph: "", usual });
  const all: Told[] = [];
  if (begun) all.push(one("agreed-begun", false, { count: begun }));
  if (own) all.push(one("agreed-own", false));
  if (typed) all.push(one("agreed-dice-typed", false));
  if (typed && dice !== "key") all.push(one(`agreed-drawn-${dice}`, false));
  if (!typed && dice !== "key" && single) all.push(one("agreed-dice-chosen"));
  else if (!typed) all.push(one(`agreed-dice-${dice}`, dice === "key"));
  all.push(
    ...options.map(({ key, text, value, paragraph, usual }) => ({ key: `option ${key}`, name: text, said: value, paragraph, usual })),
    one(advice ? "agreed-advice" : "agreed-no-advice", !unusual.includes("advice")),
    one(`agreed-undo-${undo}`, !unusual.includes("undo")),
  );
  if (respite !== null)
    all.push(
      respite
        ? one("agreed-respite", !unusual.includes("respite"), { seconds: say("seconds", { count: respite }) })
        : one("agreed-no-respite", !unusual.includes("respite")),
    );
  if (days) all.push(one("agreed-days", !unusual.includes("days"), { days: say("days", { count: days }) }));
  return [...all.filter((term) => !term.usual), ...all.filter((term) => term.usual)];
}
