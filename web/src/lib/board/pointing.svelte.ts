/** What a note points at: spaces and pieces of the board, or a part of the table, whose style says so. */

class Pointing {
  spaces = $state.raw<number[]>([]);
  pieces = $state.raw<number[]>([]);
  /** Called when it points elsewhere, by whoever shows a board. */
  onmove: () => void = () => {};

  at(spaces: number[], pieces: number[], part: string): void {
    this.spaces = spaces;
    this.pieces = pieces;
    if (part) document.documentElement.dataset.pointed = part;
    else delete document.documentElement.dataset.pointed;
    this.onmove();
  }

  nowhere(): void {
    this.at([], [], "");
  }
}

export const pointing = new Pointing();
