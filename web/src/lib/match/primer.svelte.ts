/** What newcomers read: the pages of scenarios, the first game, how it is played; and what this browser has seen of it. */

import { get, post, type Briefing, type Game, type LessonNote, type Made, type Primer, type Table } from "../api";
import { keep, keepMaker } from "../secrets";
import { read, settings, write } from "../settings.svelte";

const MOST = 300;
const asked = new Map<string, Promise<unknown>>();

/** Ask once for each language. */
function once<T>(path: string): Promise<T> {
  const name = `${settings.lang} ${path}`;
  if (!asked.has(name)) {
    const found = get<T>(path);
    found.catch(() => asked.delete(name));
    asked.set(name, found);
  }
  return asked.get(name) as Promise<T>;
}

export const briefings = (game: string): Promise<Briefing[]> => once<Briefing[]>(`/games/${game}/briefings`);

export const primer = (game: string): Promise<Primer> => once<Primer>(`/games/${game}/primer`);

/** The page of a scenario; null where it has none. */
export const briefing = async (game: string, scenario: string): Promise<Briefing | null> =>
  (await briefings(game)).find((one) => one.scenario === scenario) ?? null;

/** Whether the page of a match has been read here; and that it has. */
export const opened = (match: string): boolean => read<string[]>("opened", []).includes(match);

export function open(match: string): void {
  write("opened", [match, ...read<string[]>("opened", []).filter((one) => one !== match)].slice(0, MOST));
}

/** What is known of a first game: which notes were seen, and whether they were sent away. */
interface Told {
  seen: string[];
  off: boolean;
}

type Lessons = Record<string, Told>;

/** The first games that were begun here, the latest first. */
export const lessons = (): string[] => Object.keys(read<Lessons>("lessons", {})).reverse();

/** Begin the first game of a game, and remember that this match is one. Gives its address. */
export async function beginFirst(game: Game): Promise<string> {
  const { lesson } = await primer(game.key);
  if (!lesson) return `#/new/${game.key}`;
  const seats = game.seats.map((_, seat) =>
    seat === lesson.seat ? { kind: "person", player: "" } : { kind: "player", player: lesson.against },
  );
  const wanted = { game: game.key, scenario: lesson.scenario, options: {}, seats, seed: lesson.seed };
  const made = await post<Made>("/matches/", wanted);
  keep(made.match, lesson.seat, made.keys[lesson.seat]!);
  keepMaker(made.match, made.maker);
  write("lessons", { ...read<Lessons>("lessons", {}), [made.match]: { seen: [], off: false } });
  return `#/match/${made.match}`;
}

/** Whether the moment of a note has come. */
export function isDue(note: LessonNote, table: Table): boolean {
  const over = table.ending !== null;
  if (note.over || over) return note.over && over;
  const prompt = table.question?.options.length ? table.question.prompt : "";
  if (note.prompt ? note.prompt !== prompt : !prompt) return false;
  if (note.verb && !table.question?.options.some((option) => option.verb === note.verb)) return false;
  if (note.phase && note.phase !== table.seen.phase.key) return false;
  return table.seen.turn >= note.turn && table.answers >= note.answers;
}

/** The notes of a match: those of its game's first game, where it is one. */
export class Notes {
  all = $state.raw<LessonNote[]>([]);
  private told = $state.raw<Told | null>(null);

  constructor(private readonly match: string) {
    this.told = read<Lessons>("lessons", {})[match] ?? null;
  }

  /** Whether this match is a first game, and whether its notes were sent away. */
  get taught(): boolean {
    return this.told !== null;
  }

  get off(): boolean {
    return this.told?.off ?? true;
  }

  async load(game: string): Promise<void> {
    if (this.told) this.all = (await primer(game)).lesson?.notes ?? [];
  }

  /** The note that is shown now: the first one unseen whose moment has come. */
  at(table: Table): LessonNote | null {
    if (this.off) return null;
    return this.all.find((note) => !this.told?.seen.includes(note.key) && isDue(note, table)) ?? null;
  }

  done(note: LessonNote): void {
    if (this.told && !this.told.seen.includes(note.key)) this.keep({ ...this.told, seen: [...this.told.seen, note.key] });
  }

  skip(): void {
    if (this.told) this.keep({ ...this.told, off: true });
  }

  again(): void {
    this.keep({ seen: [], off: false });
  }

  private keep(told: Told): void {
    this.told = told;
    write("lessons", { ...read<Lessons>("lessons", {}), [this.match]: told });
  }
}
