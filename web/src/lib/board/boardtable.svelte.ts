/** What the spaces and counters of a board share: what may be done with each, which stack is open, and what a click does. */

import type { Choosable, Piece, Seen } from "../api";
import { corners, type Board, type Face, type Point } from "./board";
import { carried, described, lit, ofStack, stacks, told, type Stack } from "./scene";
import type { Sighting } from "./sighting.svelte";
import { tagged } from "./tags";
import { inFull } from "../told";
import { say } from "../words";

/** What is on the board and who listens, as the page gives it at the moment. */
export interface Given {
  readonly board: Board;
  readonly seen: Seen;
  readonly options: Choosable[];
  readonly chosen: number;
  readonly about: number[]; // pieces
  readonly where: number[]; // spaces that the question is about
  readonly sighting: Sighting | null; // while it is on, a click is an end of a line of sight
  readonly onpick: (index: number) => void;
  readonly onrefuse: (kind: "space" | "piece", number: number, x: number, y: number) => void;
  readonly oninspect: (space: number) => void;
}

export class BoardTable {
  /** The key of the stack that is open; empty if none is. */
  open = $state("");
  /** The space that is looked at. */
  looked = $state(-1);
  menu = $state.raw<{ x: number; y: number; indices: number[] } | null>(null);
  readonly arranged = $derived.by(() => stacks(this.given.seen, this.given.board));
  /** The spaces in which counters stand. */
  readonly occupied = $derived.by(() => new Set(this.arranged.map((stack) => stack.face.space)));
  readonly bright = $derived.by(() => lit(this.given.options));
  readonly litFaces = $derived.by(() => this.given.board.faces.filter((face) => this.bright.spaces.has(face.space)));
  /** The lit space that the list names first. */
  readonly firstLit = $derived.by(() => {
    const option = this.given.options.find(({ space }) => this.given.board.at.has(space));
    return option && this.given.board.at.get(option.space);
  });
  readonly goal = $derived.by(() => this.given.options[this.given.chosen]);
  readonly opened = $derived.by(() => this.arranged.find((stack) => stack.key === this.open));
  private about = $derived.by(() => new Set(this.given.about));
  private hoverTimer = 0;
  private leaveTimer = 0;

  constructor(private readonly given: Given) {}

  isSubject(piece: Piece): boolean {
    return this.about.has(piece.piece);
  }

  /** Whether the question is about this space. */
  isPlace(face: Face): boolean {
    return this.given.where.includes(face.space);
  }

  /** The spaces of what is asked about, and the one that is looked at. */
  readonly attended = $derived.by(() => {
    const { seen } = this.given;
    return new Set([this.looked, ...seen.pieces.filter((piece) => this.about.has(piece.piece)).map((piece) => piece.space)]);
  });

  carried(piece: Piece): Piece[] {
    return carried(this.given.seen, piece);
  }

  /** What the question is about: the pieces that are asked about; where it is about none, the spaces. */
  asked(): Point[] {
    const stacks = this.arranged.filter((stack) => stack.pieces.some((piece) => this.isSubject(piece))).map((stack) => stack.at);
    return stacks.length ? stacks : this.given.board.faces.filter((face) => this.isPlace(face)).map((face) => face.centre);
  }

  /** That, and all that is lit: spaces, and pieces that may be chosen. */
  present(): Point[] {
    return [
      ...this.litFaces.flatMap((face) => corners(face)),
      ...this.arranged.filter((stack) => ofStack(stack, this.bright).length).map((stack) => stack.at),
      ...this.asked(),
    ];
  }

  /** The middle of each space that is lit, and of each stack in which a piece may be chosen. */
  lit(): Point[] {
    const stacks = this.arranged.filter((stack) => ofStack(stack, this.bright).length && !this.bright.spaces.has(stack.face.space));
    return [...this.litFaces.map((face) => face.centre), ...stacks.map((stack) => stack.at)];
  }

  /** Where the option that is looked at lies. */
  aimed(): Point[] {
    const { goal } = this;
    return goal ? this.pointed([goal.space], [goal.piece]) : [];
  }

  /** What a note points at. */
  pointed(spaces: number[], pieces: number[]): Point[] {
    const faces = spaces.map((space) => this.given.board.at.get(space)).filter((face) => face !== undefined);
    const stacks = this.arranged.filter((stack) => stack.pieces.some((one) => pieces.includes(one.piece)));
    return [...faces.flatMap((face) => corners(face)), ...stacks.map((stack) => stack.at)];
  }

  /** Where counters stand, and where something is intended. */
  standing(): Point[] {
    const intended = tagged(this.given.seen, this.given.board).map(({ face }) => face.centre);
    return [...this.arranged.map((stack) => stack.at), ...intended];
  }

  /** Everything that is said of a space, and what may be done with it; so of a stack, and of a piece of an open one. */
  named(face: Face): string {
    const { seen } = this.given;
    const here = seen.pieces.filter((piece) => piece.space === face.space);
    return [face.name, ...told(seen, face.space), ...here.map(wholly)].join("; ") + this.done(this.bright.spaces.get(face.space) ?? []);
  }

  namedStack(stack: Stack): string {
    const count = stack.pieces.length > 1 ? `${say("stack-of", { count: stack.pieces.length })}: ` : "";
    return `${stack.face.name}: ${count}${stack.pieces.map(wholly).join("; ")}${this.done(ofStack(stack, this.bright))}`;
  }

  namedPiece(piece: Piece): string {
    return wholly(piece) + this.done(this.bright.pieces.get(piece.piece) ?? []);
  }

  private done(indices: number[]): string {
    return indices.length ? `. ${indices.map((index) => inFull(this.given.options[index]!)).join(", ")}` : "";
  }

  /** What may be done in a space, or with the counters that stand there: a finger need not hit them. */
  clickSpace(face: Face, event: MouseEvent | KeyboardEvent): void {
    const { sighting, onrefuse } = this.given;
    if (sighting?.on) return void sighting.point(face.space);
    const [x, y] = where(event);
    const indices = this.bright.spaces.get(face.space) ?? [];
    const here = this.arranged.filter((stack) => stack.face === face && ofStack(stack, this.bright).length);
    if (indices.length) this.choose(indices, x, y);
    else if (here.length === 1) this.clickStack(here[0]!, event);
    else if (here.length) this.choose(here.flatMap((stack) => ofStack(stack, this.bright)), x, y);
    else onrefuse("space", face.space, x, y);
  }

  clickStack(stack: Stack, event: MouseEvent | KeyboardEvent): void {
    event.stopPropagation();
    const { sighting, onpick, onrefuse } = this.given;
    if (sighting?.on) return void sighting.point(stack.face.space);
    const [x, y] = where(event);
    const indices = ofStack(stack, this.bright);
    const onLit = this.bright.spaces.has(stack.face.space);
    if (indices.length === 1) onpick(indices[0]!);
    else if (indices.length && stack.pieces.length === 1) this.choose(indices, x, y);
    else if (stack.pieces.length > 1 && (indices.length || !onLit)) this.toggle(stack);
    else if (onLit) this.clickSpace(stack.face, event);
    else onrefuse("piece", stack.pieces[stack.pieces.length - 1]!.piece, x, y);
  }

  clickPiece(piece: number, event: MouseEvent | KeyboardEvent): void {
    event.stopPropagation();
    const [x, y] = where(event);
    const indices = this.bright.pieces.get(piece) ?? [];
    if (indices.length) this.choose(indices, x, y);
    else this.given.onrefuse("piece", piece, x, y);
  }

  private choose(indices: number[], x: number, y: number): void {
    if (indices.length === 1) this.given.onpick(indices[0]!);
    else this.menu = { x, y, indices };
  }

  /** Open a stack, or close it. */
  toggle(stack: Stack): void {
    this.open = this.open === stack.key ? "" : stack.key;
  }

  close(): void {
    this.open = "";
    this.menu = null;
  }

  /** A stack that the mouse rests on opens; one that it has left closes. */
  hover(stack: Stack | null, event: PointerEvent): void {
    clearTimeout(this.hoverTimer);
    if (event.pointerType === "touch") return;
    if (stack) this.inspect(stack.face);
    if (stack && stack.pieces.length > 1) this.hoverTimer = window.setTimeout(() => (this.open = stack.key), 220);
    else if (!stack) {
      this.hoverTimer = window.setTimeout(() => (this.open = ""), 260);
      this.lookAway();
    }
  }

  inspect(face: Face): void {
    clearTimeout(this.leaveTimer);
    this.looked = face.space;
    this.given.oninspect(face.space);
  }

  /** The pointer has left a space; unless it goes on to another, or to a counter there, nothing is looked at any more. */
  leave(event: PointerEvent): void {
    if (event.pointerType !== "touch") this.lookAway();
  }

  private lookAway(): void {
    clearTimeout(this.leaveTimer);
    this.leaveTimer = window.setTimeout(() => {
      this.looked = -1;
      this.given.oninspect(-1);
    }, 160);
  }
}

const wholly = (piece: Piece): string => described(piece, say("hidden-unit"));

/** Where a menu opens: at the mouse, or on what has the focus. */
function where(event: MouseEvent | KeyboardEvent): Point {
  if (event instanceof MouseEvent && (event.clientX || event.clientY)) return [event.clientX, event.clientY];
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
