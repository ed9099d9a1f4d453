/** A match as this browser plays or watches it: the table, the log, the choice being made, and the live line. */

import { get, post, Refusal, type Choosable, type ErrandDone, type Given, type LogRow, type Odds, type Reason, type Table } from "../api";
import { Accord } from "../company/accord";
import { Course } from "../story/course.svelte";
import { Doubt, unlikely } from "../question/doubt.svelte";
import { want } from "../board/faces.svelte";
import { Likewise } from "../question/likewise.svelte";
import { Line, type Told } from "./line.svelte";
import { lastStretch } from "../story/lookback";
import { answersItself } from "../question/obvious";
import { near, nearestFirst, type Places } from "../question/places";
import { pointing } from "../board/pointing.svelte";
import { sit } from "../company/sat";
import { keepSeal } from "../company/seal";
import { keysOf } from "../secrets";
import { settings } from "../settings.svelte";
import { Talk } from "../company/talk.svelte";
import { Weighing } from "../question/weighing.svelte";
import { say } from "../words";

export const WATCHING = -1;

export interface Slip {
  text: string;
  paragraph: string;
  x: number;
  y: number;
}

/** Where on the board something is told that is no place of it: at its right, below the buttons, and never over the question. */
const overBoard = (): number => (document.querySelector("main")?.getBoundingClientRect().right ?? innerWidth) - 180;

const rank = (option: Choosable): number =>
  option.space >= 0 || option.card >= 0 ? 0 : option.piece >= 0 ? 1 : 2;

const inOrder = (options: Choosable[]): Choosable[] => [...options].sort((a, b) => rank(a) - rank(b));

export class Play {
  table = $state.raw<Table | null>(null);
  log = $state.raw<LogRow[]>([]);
  dice = $state.raw<LogRow[]>([]);
  fresh = $state(0);
  busy = $state(false);
  /** Whoever began the match has deleted it. */
  deleted = $state(false);
  failure = $state("");
  slip = $state.raw<Slip | null>(null);
  /** The answer that was given last in this browser. */
  given: Given | null = null;
  seat = $state(WATCHING);
  curtain = $state<number | null>(null);
  /** What others do, played back; while it runs nothing can be answered. */
  readonly course = new Course();
  /** Where the spaces of the board lie, once it is there. */
  places = $state.raw<Places>(new Map());
  private sorted = $derived.by(() => {
    const { table } = this;
    if (!table?.question || this.course.running || this.deleted) return [];
    const noted = this.notedSpaces(table, pointing.spaces);
    return nearestFirst(inOrder(table.question.options), this.places, noted.length ? noted : near(table, this.lastSpace(table)));
  });
  /** The same orders for all who stood together. */
  readonly likewise = new Likewise(this);
  /** What can hardly be meant, and whether it is. */
  readonly doubt = new Doubt();
  /** What is settled between those who play. */
  readonly accord = new Accord(this);
  /** What is said at the table. */
  readonly talk: Talk;
  readonly weighing = new Weighing((index) => this.chances(index));
  /** The spaces that a note has pointed at, and at which number. */
  private noted: { seq: number; spaces: number[] } = { seq: -1, spaces: [] };
  /** The spaces that were answered to each question of a seat last, and at which number. */
  private chosenSpaces = new Map<string, { space: number; seq: number }>();
  private secrets = true;
  private undos = 0;
  /** Where the match stood when the server did not take what was sent. */
  private failedAt = $state(-1);
  private told = "";
  private readonly line: Line;
  private ended = false;
  private slipTimer = 0;

  constructor(readonly match: string) {
    this.talk = new Talk(this);
    this.line = new Line(match, {
      greeting: () => this.greeting(),
      hear: (told) => this.hear(told),
      refused: async () => {
        await this.reload();
        return !this.deleted;
      },
    });
    this.seat = keysOf(match)[0]?.seat ?? WATCHING;
    sit(match, this.seat);
  }

  /** Whether the live line is broken at present. */
  get lost(): boolean {
    return this.line.lost;
  }

  /** The seats that this browser may play. */
  get seats(): number[] {
    return keysOf(this.match).map((one) => one.seat);
  }

  /** The seat that a page speaks to: nobody's where several people share the screen. */
  get reader(): number {
    return this.seats.length > 1 ? WATCHING : this.seat;
  }

  /** The key of the seat through whose eyes this browser looks; empty when it only watches. */
  get key(): string {
    return keysOf(this.match).find((one) => one.seat === this.seat)?.key ?? "";
  }

  /** The options, those that point at a space or card first: they are the ones that badges on the board stand for. Of many
   * spaces the nearest come first. */
  get options(): Choosable[] {
    return this.sorted;
  }

  /** Where the last answer to such a question lay; the one that is open keeps its order while it is answered. */
  private lastSpace({ seat, seq, question }: Table): number {
    const last = this.chosenSpaces.get(`${seat} ${question?.prompt}`);
    return last && last.seq < seq ? last.space : -1;
  }

  /** The spaces that a note has pointed at since the question was asked: the list begins with them, also without the note. */
  private notedSpaces({ seq, question }: Table, pointed: number[]): number[] {
    const spaces = pointed.filter((space) => question?.options.some((option) => option.space === space));
    if (spaces.length || this.noted.seq !== seq) this.noted = { seq, spaces };
    return this.noted.spaces;
  }

  /** The option that is looked at; -1 if none is. */
  get chosen(): number {
    return this.weighing.shown;
  }

  /** Whether the person at this browser is asked. */
  get asked(): boolean {
    return this.options.length > 0 && this.curtain === null;
  }

  /** Whether the open question is one that the table answers by itself. */
  get obvious(): boolean {
    return this.asked && !this.busy && !this.course.running && answersItself(this.table?.question, this.failedAt === this.table?.seq);
  }

  /** Whether a curtain hangs between the seats at one screen. */
  veil(secrets: boolean): void {
    this.secrets = secrets;
    if (!secrets && this.curtain !== null) void this.sit(this.curtain);
  }

  async begin(): Promise<void> {
    await this.reload();
    if (!this.ended) this.line.connect();
  }

  end(): void {
    this.ended = true;
    this.course.forget();
    this.line.end();
    clearTimeout(this.slipTimer);
  }

  /** Ask for everything again: another seat, another language, or a line that broke. */
  async reload(): Promise<void> {
    try {
      const table = await get<Table>(`/matches/${this.match}`, {}, this.key);
      this.log = [];
      this.told = "";
      this.undos = table.log.undos;
      this.take(table, true);
      this.failure = "";
    } catch (error) {
      this.deleted = this.table !== null && error instanceof Refusal && error.status === 404;
      this.failure = this.sentence(error);
    }
  }

  /** Speak the other language at once. */
  async translate(): Promise<void> {
    await this.reload();
    this.line.hello();
  }

  /** Look through another seat's eyes, one that this browser holds the key of. A curtain rises only when what the
   * former seat saw is gone and the question can be answered. */
  async sit(seat: number): Promise<void> {
    this.seat = seat;
    this.talk.forget();
    sit(this.match, seat);
    await this.reload();
    if (this.table?.seat === seat && this.curtain === seat) this.curtain = null; // unless somebody else is asked by now
    this.line.hello();
  }

  /** Choose an option: at once, or, where a die follows, first to see its odds and only by a second act to take it; so what
   * can hardly be meant. */
  async pick(index: number): Promise<void> {
    const option = this.options[index];
    if (!option || this.busy) return;
    if (unlikely(option) && !this.doubt.sure(index)) return this.weighing.mark(index);
    if (!option.odds || this.weighing.point(index)) await this.answer(option);
  }

  /** Take the option that is looked at; where a die follows, only if its odds are there to be seen. */
  async go(): Promise<void> {
    const option = this.options[this.chosen];
    if (option && unlikely(option) && !this.doubt.sure(this.chosen)) return;
    if (option && (!option.odds || this.weighing.odds)) await this.answer(option);
  }

  /** Point at an option without taking it. */
  point(index: number): void {
    if (this.options[index]?.odds) this.weighing.point(index);
    else if (index >= 0) this.weighing.mark(index);
  }

  /** The mouse or the focus has come to an option: where a die follows, its odds are shown. */
  glance(index: number, focus = false): void {
    if (this.busy) return;
    if (this.options[index]?.odds) this.weighing.glance(index, focus);
    else this.weighing.leave();
  }

  /** Think again. */
  clear(): void {
    this.weighing.clear();
    this.doubt.clear();
    this.hush();
  }

  private async chances(index: number): Promise<Odds | null> {
    const { verb, arg } = this.options[index]!;
    return get<Odds>(`/matches/${this.match}/odds`, { verb, arg }, this.key).catch((error: unknown) => {
      if (!this.busy) this.tell(this.sentence(error), "", overBoard(), 90);
      return null;
    });
  }

  async answer(option: Choosable): Promise<void> {
    const table = this.table;
    if (!table || this.busy) return;
    this.hush();
    this.course.act(table.seen.active === this.seat);
    this.likewise.gave(table, option);
    const { prompt, text: question } = table.question!;
    this.given = { prompt, question, text: option.text, verb: option.verb, arg: option.arg };
    if (option.space >= 0) this.chosenSpaces.set(`${table.seat} ${prompt}`, { space: option.space, seq: table.seq });
    const given = { seq: table.seq, verb: option.verb, arg: option.arg };
    const have = { log: this.log.length, undos: this.undos };
    await this.send(() => post<Table>(`/matches/${this.match}/answers`, given, have, this.key));
  }

  /** Let the staff answer the set of questions that is open; what it answered. */
  async errand(): Promise<Given[]> {
    const table = this.table;
    if (!table || this.busy) return [];
    this.likewise.forget();
    this.course.act(true);
    const have = { log: this.log.length, undos: this.undos };
    let given: Given[] = [];
    await this.send(async () => {
      const done = await post<ErrandDone>(`/matches/${this.match}/errand`, { seq: table.seq }, have, this.key);
      given = done.given;
      return done.table;
    });
    return given;
  }

  async undo(): Promise<void> {
    const table = this.table;
    if (!table || this.busy) return;
    if (!table.undo.allowed) {
      this.tell(table.undo.reason, "", overBoard(), 60);
      return;
    }
    this.likewise.forget();
    await this.send(() => post<Table>(`/matches/${this.match}/undo`, { seq: table.seq }, {}, this.key));
  }

  /** Show again what others did last, from memory or, where it was not seen here, from the match itself. */
  async again(): Promise<void> {
    const { table } = this;
    if (!table || this.course.running) return;
    if (this.course.again) return this.course.repeat();
    try {
      const found = await lastStretch(table, this.log, this.key);
      if (found.length) this.course.repeat(found, table.seats[table.seat]?.side ?? "");
      else this.tell(say("nothing-again"), "", overBoard(), 90);
    } catch (error) {
      this.tell(this.sentence(error), "", overBoard(), 90);
    }
  }

  /** Say why nothing can be done with something now. */
  async refuse(kind: string, number: number, x: number, y: number): Promise<void> {
    if (!this.asked) return;
    const found = await get<Reason>(`/matches/${this.match}/reason`, { kind, number }, this.key).catch(() => null);
    this.tell(found?.text || say("not-now"), found?.paragraph ?? "", x, y);
  }

  tell(text: string, paragraph: string, x: number, y: number): void {
    this.slip = { text, paragraph, x, y };
    clearTimeout(this.slipTimer);
    this.slipTimer = window.setTimeout(() => this.hush(), 4000);
  }

  hush(): void {
    this.slip = null;
  }

  /** Send something, and take in the table that it gives; nothing while something else is under way. */
  async send(request: (table: Table) => Promise<Table>): Promise<void> {
    const { table } = this;
    if (!table || this.busy) return;
    this.busy = true;
    const at = table.seq;
    try {
      this.take(await request(table));
      this.failure = "";
    } catch (error) {
      if (error instanceof Refusal && error.table) this.take(error.table);
      this.failedAt = at;
      this.tell(this.sentence(error), "", overBoard(), 90);
    } finally {
      this.busy = false;
    }
  }

  /** Take in a table: from an answer, from the live line, or from a reload. */
  private take(table: Table, whole = false): void {
    if (this.ended || table.seat !== this.seat) return;
    if (!whole && this.table && table.seq < this.table.seq) return;
    const { start, rows, undos } = table.log;
    const told = JSON.stringify({ ...table, log: undos });
    if (told === this.told && start + rows.length <= this.log.length) return; // an answer comes by reply and by line
    this.told = told;
    if (undos === this.undos && start > this.log.length) {
      void this.reload();
      return;
    }
    const known = undos === this.undos ? this.log.length : start;
    if (whole || table.seq !== this.table?.seq || undos !== this.undos) {
      this.weighing.forget();
      this.doubt.clear();
    }
    const before = this.table;
    this.log = [...this.log.slice(0, start), ...rows];
    if (whole || undos !== this.undos) this.course.forget();
    else if (before && this.log.length > known) this.course.hear(before, table, this.log.slice(known), known);
    this.undos = undos;
    if (table.seq !== this.table?.seq) {
      this.fresh = whole ? this.log.length : known;
      this.dice = whole ? [] : this.log.slice(known).filter((row) => (row.die ?? 0) > 0);
      this.busy = false; // the live line may be quicker than the reply
    }
    this.table = table;
    keepSeal(table);
    if (this.talk.offered && !this.talk.joined) this.line.hello();
    void want(table.seen.pieces.map((piece) => piece.face));
    this.handOver(table);
  }

  /** Where two sit at one screen, the one who is asked looks next; a curtain hangs between if there are secrets. */
  private handOver(table: Table): void {
    const next = table.question?.seat;
    if (next === this.seat) this.curtain = null; // whoever was to look has been answered for
    if (next === undefined || next === this.seat || !this.seats.includes(next)) return;
    if (this.secrets) this.curtain = next;
    else void this.sit(next);
  }

  /** Who listens at the live line, and what he has already. */
  private greeting(): object {
    const said = this.talk.offered ? { said: this.talk.last } : {};
    this.talk.joined = this.talk.offered;
    return { key: this.key, lang: settings.lang, log: this.log.length, undos: this.undos, ...said };
  }

  private hear({ table, talk, detail }: Told): void {
    if (table) this.take(table);
    else if (talk) this.talk.take(talk);
    else this.failure = detail ?? "";
  }

  sentence(error: unknown): string {
    return error instanceof Refusal && error.message ? error.message : say("no-server");
  }
}
