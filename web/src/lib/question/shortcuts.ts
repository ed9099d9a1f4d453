/** What a key does at the table: it chooses an option, or does what a button does; where there is no such button, nothing. */

import type { Panel, Panels } from "../match/panels.svelte";
import type { Play } from "../match/play.svelte";
import { keyOf, listedKey } from "../board/scene";
import type { Sighting } from "../board/sighting.svelte";

/** What the keys work on. */
export interface Keyed {
  play: Play;
  panels: Panels;
  sighting: Sighting;
  sights: boolean; // whether the game knows lines of sight
  charts: boolean; // whether it has results tables
  talk?: (() => void) | undefined; // where there is somebody to talk to
  view: { toLit(): void; fit(): void; step(factor: number): void } | null; // the board, where there is one
}

const PANELS: Record<string, Panel> = { r: "rules", c: "charts", b: "boxes", l: "legend", d: "dice", i: "briefing", p: "seats" };

export function press(event: KeyboardEvent, { play, panels, sighting, sights, charts, talk, view }: Keyed): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey && event.key === "z") {
    event.preventDefault();
    void play.undo();
    return;
  }
  if (event.ctrlKey || event.altKey || event.metaKey || target.closest("input, select, textarea") || play.curtain !== null) return;
  play.hush();
  if (play.course.running) return void follow(event, target, play);
  const typed = optionOf(event.key, play);
  const find = event.key === "/" && document.querySelector<HTMLElement>("[data-find]");
  const suggest = event.key === "?" && document.querySelector<HTMLElement>("[data-suggest]");
  const goes = event.key === "Enter" && play.chosen >= 0 && !target.closest("button, a, [role=button]");
  if (event.repeat && (typed >= 0 || goes)) return; // a key that is held down is one act
  if (typed >= 0) weigh(typed, target, play);
  else if (goes && play.weighing.passing) void play.pick(play.chosen);
  else if (goes) void play.go();
  else if (event.key === "Escape") {
    if (play.doubt.index >= 0) play.clear();
    else if (sighting.on) sighting.toggle();
    else if (panels.open) panels.close();
    else play.clear();
  } else if (find) find.focus();
  else if (suggest) suggest.click();
  else if (event.key === "u") void play.undo();
  else if (PANELS[event.key] && (event.key !== "b" || view) && (event.key !== "c" || charts)) panels.toggle(PANELS[event.key]!);
  else if (event.key === "n" && talk) talk();
  else if (!view) return; // the other buttons are a board's
  else if (event.key === "s" && sights) sighting.toggle();
  else if (event.key === "z") view.toLit();
  else if (event.key === "f") view.fit();
  else if (event.key === "+" || event.key === "=") view.step(1.4);
  else if (event.key === "-") view.step(1 / 1.4);
  else return;
  event.preventDefault();
}

/** A key chooses an option. Where it shows odds first, the focus goes to it from whatever button had it: Enter is for it. */
function weigh(index: number, target: HTMLElement, play: Play): void {
  const row = play.options[index]?.odds ? document.querySelector<HTMLElement>(`[data-option="${index}"]`) : null;
  void play.pick(index);
  if (row) row.focus();
  else if (target.closest("button, a, [role=button]")) target.blur();
}

/** What is played back stops and goes on by the space bar, goes on by one deed by the arrow; any other key ends it. */
function follow(event: KeyboardEvent, target: HTMLElement, { course }: Play): void {
  if (["Tab", "Shift"].includes(event.key) || (target.closest("[data-course]") && [" ", "Enter"].includes(event.key))) return;
  event.preventDefault();
  if (event.key === " ") course.pause();
  else if (event.key === "ArrowRight") course.next();
  else if (!event.repeat) course.end();
}

/** The option that a key chooses, by its badge or, where it is listed, by its letter; -1 if none. */
function optionOf(key: string, { options }: Play): number {
  const isListed = (index: number): boolean => document.querySelector(`[data-option="${index}"]`) !== null;
  return options.findIndex((_, index) => keyOf(options, index) === key || (listedKey(options, index) === key && isListed(index)));
}
