/** What is told of an option besides its name: what it costs, what it brings or walks into. */

import type { Choosable } from "./api";
import { set } from "./words";

const doubtful = (key: string): boolean => key.startsWith("sure");

/** What it brings or walks into; what a table asks back about is told there. */
export const notesOf = (option: Choosable): string =>
  option.notes.filter((note) => !doubtful(note.key)).map((note) => set(note.text)).join(", ");

/** Whether some of that is a warning. */
export const endangers = (option: Choosable): boolean =>
  option.notes.some((note) => note.key.startsWith("danger") || doubtful(note.key));

/** The option with all of it, in a line. */
export const inFull = (option: Choosable): string =>
  [option.text, option.lies ?? "", option.cost ?? "", notesOf(option)].filter(Boolean).map(set).join(", ");
