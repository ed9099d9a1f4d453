/** When somebody was there last, in the words of people who play over days. */

import { settings } from "../settings.svelte";
import { say } from "../words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const locale = (): string => (settings.lang === "fr" ? "fr" : "en-GB");

const format = (at: number, how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(locale(), how).format(at * 1000);

/** A day as it is named: by its weekday within the last six, else by its date. */
const day = (at: number, now: number): string =>
  now - at < 6 * DAY ? format(at, { weekday: "long" }) : say("day-date", { day: format(at, { day: "numeric", month: "long" }) });

/** How long ago something was; the server tells it by the minute. Both in seconds since 1970. */
export function ago(at: number, now: number): string {
  const past = Math.max(0, now - at);
  if (past < 2 * MINUTE) return say("ago-now");
  const relative = new Intl.RelativeTimeFormat(locale());
  if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), "minute");
  if (past < DAY) return relative.format(-Math.floor(past / HOUR), "hour");
  return say("ago-day", { day: day(at, now) });
}

/** The time of a message: today the hour, else the day with it. */
export function when(at: number, now: number): string {
  const hour = format(at, { hour: "2-digit", minute: "2-digit" });
  const today = new Date(at * 1000).toDateString() === new Date(now * 1000).toDateString();
  return today ? hour : `${day(at, now)}, ${hour}`;
}

/** Until when there is time: today till an hour, within the week till a weekday, else till a date, with the hour. */
export function timeTill(at: number, now: number): string {
  const hour = format(at, { hour: "2-digit", minute: "2-digit" });
  const date = (one: number): string => new Date(one * 1000).toDateString();
  if (date(at) === date(now)) return hour;
  const how: Intl.DateTimeFormatOptions = at - now < 6 * DAY ? { weekday: "long" } : { weekday: "long", day: "numeric", month: "long" };
  return `${format(at, how)}, ${hour}`;
}

/** Whether the other is there, since when he is not, and when he answered: no more of it than is of use. */
export function presence({ here, seen, answered }: { here: boolean; seen: number; answered: number }, now: number): string {
  const reply = answered ? say("clock-answered", { ago: ago(answered, now) }) : "";
  if (here) return [say("clock-here"), reply].filter(Boolean).join(" · ");
  const last = Math.max(seen, answered);
  if (!last) return say("clock-never");
  if (now - last >= DAY) return say("clock-away", { day: day(last, now) });
  const there = say("clock-there", { ago: ago(last, now) });
  return answered && seen - answered < 10 * MINUTE ? reply : [reply, there].filter(Boolean).join(" · ");
}
