/** The board by keyboard: arrows walk from space to space, the space bar goes to the counters there and opens them. */

import type { BoardTable } from "./boardtable.svelte";
import { towards, type Board, type Face } from "./board";
import type { Stack } from "./scene";

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The names by which places of the board are found in the page: a space, a stack, a piece of the open stack. */
export const spaceId = (face: Face): string => `s${face.space}`;
export const stackId = (stack: Stack): string => `p${stack.key}`;
export const pieceId = (piece: number): string => `f${piece}`;

export class Walk {
  private focused = $state("");
  /** What the Tab key comes to. */
  readonly home = $derived.by(() => this.focused || `s${(this.at.firstLit ?? this.board().faces[0])?.space}`);

  /** `go` gives a place the focus, and brings its space into the window. */
  constructor(
    private readonly at: BoardTable,
    private readonly board: () => Board,
    private readonly go: (id: string, face: Face | undefined) => void,
  ) {}

  /** A place has the focus, however it came by it. */
  arrive(id: string, face: Face): void {
    this.focused = id;
    this.at.inspect(face);
  }

  keySpace(face: Face, event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      const next = towards(this.board().faces, face, ...arrow);
      if (next) this.focus(spaceId(next), next);
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.at.clickSpace(face, event);
    } else if (event.key === " ") {
      event.preventDefault();
      const here = this.at.arranged.find((stack) => stack.face === face);
      if (here) this.focus(stackId(here), face);
      if (here && here.pieces.length > 1) this.at.open = here.key;
    }
  }

  keyStack(stack: Stack, event: KeyboardEvent): void {
    if (ARROWS[event.key]) {
      this.focused = spaceId(stack.face);
      this.keySpace(stack.face, event);
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.at.clickStack(stack, event);
    } else if (event.key === " ") {
      event.preventDefault();
      this.at.toggle(stack);
      if (this.at.open) window.setTimeout(() => this.focus(pieceId(stack.pieces[stack.pieces.length - 1]!.piece)));
    }
  }

  keyFan(stack: Stack, place: number, event: KeyboardEvent): void {
    event.stopPropagation();
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = stack.pieces[place + step];
    if (step && next) this.focus(pieceId(next.piece));
    else if (event.key === "Enter") this.at.clickPiece(stack.pieces[place]!.piece, event);
    else if (event.key === "Escape" || event.key === " ") {
      this.at.open = "";
      this.focus(stackId(stack), stack.face);
    } else return;
    event.preventDefault();
  }

  private focus(id: string, face?: Face): void {
    this.focused = id;
    this.go(id, face);
  }
}
