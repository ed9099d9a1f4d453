/** What lies on a board, arranged: stacks in the slots of their spaces, and what may be done with each. */

import type { Choosable, Piece, Seen } from "../api";
import type { Board, Face, Point } from "./board";

export interface Stack {
  key: string;
  face: Face;
  at: Point;
  pieces: Piece[]; // the last one lies on top
}

export const SIZE = 64;

/** Whoever has a crew stands by himself, whoever may work it. */
const WORKED = "gun-above";
const BELOW = ["glider", "machine-gun-shape", "gun-shape"];

const strength = (piece: Piece): number => Number.parseInt(piece.factors[0] ?? "", 10) || 0;

const height = (piece: Piece): number =>
  BELOW.includes(piece.symbol) ? -1 : piece.hidden ? 50 : strength(piece) + (piece.symbol === "leader" ? 0 : 1);

/** Pieces of one part of a space lie together, those in the open on top of all. */
const shelf = (piece: Piece): number => (piece.shelf ? -1 - piece.level : 0);

/** What a piece carries, as far as it lies under its counter. */
export const carried = (seen: Seen, piece: Piece): Piece[] =>
  seen.pieces.filter((one) => one.under === piece.piece && one.slung);

/** The parts of a space in which some pieces are, the uppermost first, those in each as they lie on one another. */
export interface Shelf {
  key: string;
  text: string;
  level: number;
  pieces: Piece[];
}

/** A storey by its number, another part by its first letter. */
export const initial = (one: Shelf): string => (one.level ? String(one.level) : one.text.charAt(0).toLocaleUpperCase());

export function shelves(pieces: Piece[]): Shelf[] {
  const found = new Map<string, Shelf>();
  for (const piece of pieces) {
    const key = piece.shelf ?? "";
    const one = found.get(key) ?? { key, text: piece.part ?? "", level: piece.level, pieces: [] };
    found.set(key, { ...one, pieces: [...one.pieces, piece] });
  }
  return [...found.values()].sort((a, b) => b.level - a.level || Number(!a.key) - Number(!b.key));
}

/** The stacks on a board: the pieces of a side on one storey of a space, gliders and guns beside them where there is room. */
export function stacks(seen: Seen, board: Board): Stack[] {
  const bySpace = new Map<number, Piece[]>();
  for (const piece of seen.pieces) {
    if (piece.space < 0 || (piece.under >= 0 && piece.symbol !== WORKED)) continue;
    bySpace.set(piece.space, [...(bySpace.get(piece.space) ?? []), piece]);
  }
  const found: Stack[] = [];
  for (const [space, pieces] of bySpace) {
    const face = board.at.get(space);
    if (!face) continue;
    const guns = pieces.filter((piece) => piece.symbol === WORKED);
    const others = pieces.filter((piece) => piece.symbol !== WORKED);
    found.push(...guns.map((gun) => beside(face, gun, others.length > 0)), ...inSpace(face, others));
  }
  return found;
}

/** A gun in the place of its space, where others stand there behind their shoulder. */
const beside = (face: Face, gun: Piece, taken: boolean): Stack => ({
  key: `${face.space} gun ${gun.piece}`,
  face,
  at: taken ? [face.slots[0]![0] - 27, face.slots[0]![1] - 25] : face.slots[0]!,
  pieces: [gun],
});

function inSpace(face: Face, pieces: Piece[]): Stack[] {
  const groups = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const storey = piece.level && !piece.shelf ? `${piece.side}/${piece.level}` : piece.side;
    const name = BELOW.includes(piece.symbol) ? `${storey} below` : storey;
    groups.set(name, [...(groups.get(name) ?? []), piece]);
  }
  for (const [name, some] of [...groups]) {
    const side = name.split(" ")[0]!;
    if (name !== side && groups.size > face.slots.length && groups.has(side)) {
      groups.set(side, [...some, ...groups.get(side)!]);
      groups.delete(name);
    }
  }
  const sorted = [...groups].sort(([a], [b]) => Number(a.endsWith("below")) - Number(b.endsWith("below")));
  return sorted.map(([name, some], number) => {
    const slot = face.slots[Math.min(number, face.slots.length - 1)]!;
    const shift = Math.max(0, number - face.slots.length + 1) * 44;
    return {
      key: `${face.space} ${name}`,
      face,
      at: [slot[0] + shift, slot[1] + shift * 0.6],
      pieces: [...some].sort((a, b) => shelf(a) - shelf(b) || height(a) - height(b)),
    };
  });
}

/** The options by what they point at. */
export interface Lit {
  spaces: Map<number, number[]>;
  pieces: Map<number, number[]>;
  cards: Map<number, number[]>;
}

export function lit(options: Choosable[]): Lit {
  const found: Lit = { spaces: new Map(), pieces: new Map(), cards: new Map() };
  options.forEach((option, index) => {
    if (option.space >= 0) add(found.spaces, option.space, index);
    else if (option.piece >= 0) add(found.pieces, option.piece, index);
    else if (option.card >= 0) add(found.cards, option.card, index);
  });
  return found;
}

function add(map: Map<number, number[]>, number: number, index: number): void {
  map.set(number, [...(map.get(number) ?? []), index]);
}

/** The options that a stack has for those on it. */
export const ofStack = (stack: Stack, some: Lit): number[] =>
  stack.pieces.flatMap((piece) => some.pieces.get(piece.piece) ?? []);

/** Where the badge of a face stands: in a free slot, else at the shoulder of its counter, which is grown so much. */
export function badgePlace(face: Face, stacks: Stack[], grown: number): Point {
  const taken = stacks.filter((stack) => stack.face === face).map((stack) => stack.at);
  const free = face.slots.find((slot) => taken.every((at) => Math.hypot(at[0] - slot[0], at[1] - slot[1]) > 40));
  return free ?? [face.slots[0]![0] - 34 * grown, face.slots[0]![1] - 34 * grown];
}

/** The key that chooses an option: 1 to 9 in order, 0 for the one that ends a question. */
export function keyOf(options: Choosable[], index: number): string {
  const last = options[options.length - 1];
  const ends =
    last !== undefined && options.length > 1 && points(last) === "" && options.filter((one) => one.verb === last.verb).length === 1;
  if (ends && index === options.length - 1) return "0";
  return index < 9 ? String(index + 1) : "";
}

/** The keys of the options at one place, of two at most: a storey lies above its ground floor. */
export function badgeKeys(options: Choosable[], here: number[]): string {
  const keys = here.map((index) => keyOf(options, index)).filter(Boolean);
  return keys.length === 2 ? keys.join("·") : (keys[0] ?? "");
}

/** The letters that are nobody's shortcut, for the options beyond the ninth. */
const LETTERS = "aeghjkmopqtvwxy";

/** The key that chooses an option where it is listed: a figure, beyond the ninth a letter. */
export const listedKey = (options: Choosable[], index: number): string =>
  keyOf(options, index) || LETTERS.charAt(index - 9);

const points = (option: Choosable): string =>
  option.space >= 0 ? "space" : option.piece >= 0 ? "piece" : option.card >= 0 ? "card" : "";

/** Where the counters of an opened stack stand, about its place: an arc of at most seven, then rows. */
export function fan(count: number): { x: number; y: number; turn: number }[] {
  const spread: { x: number; y: number; turn: number }[] = [];
  for (let start = 0; start < count; start += 7) {
    const row = Math.min(7, count - start);
    for (let place = 0; place < row; place++) {
      const off = place - (row - 1) / 2;
      spread.push({ x: off * 74, y: Math.abs(off) ** 1.6 * 5 - 92 - (start / 7) * 84, turn: off * 4 });
    }
  }
  return spread;
}

/** How high an open stack is above its place. */
export function fanHeight(stack: Stack): number {
  const parts = shelves(stack.pieces);
  if (parts.length > 1 || parts[0]?.level || parts[0]?.text) return shelved(parts).high;
  return 140 + 84 * Math.floor((stack.pieces.length - 1) / 7);
}

/** A shelf of an open stack: where it begins above the place of the stack, and how high it is. */
export interface Row {
  key: string;
  text: string;
  y: number;
  high: number;
}

/** The shelves of an open stack on one another, and where each counter stands on its shelf, about its middle. */
export function shelved(parts: Shelf[]): { rows: Row[]; places: Map<number, { x: number; y: number; turn: number }>; wide: number; high: number } {
  const [step, head, foot, most] = [78, 24, 26, 5];
  const across = Math.max(2, ...parts.map((one) => Math.min(most, one.pieces.length)));
  const places = new Map<number, { x: number; y: number; turn: number }>();
  const rows: Row[] = [];
  let y = -44;
  for (const one of [...parts].reverse()) {
    const lines = Math.ceil(one.pieces.length / most);
    const high = head + lines * (64 + foot);
    y -= high;
    rows.push({ key: one.key || "open", text: one.text, y, high });
    one.pieces.forEach((piece, place) => {
      const x = (place % most) * step - ((across - 1) * step) / 2;
      places.set(piece.piece, { x, y: y + head + 32 + Math.floor(place / most) * (64 + foot), turn: 0 });
    });
  }
  return { rows, places, wide: across * step + 8, high: -y };
}

/** What is said of the markers and shapes in a space, of several alike once. */
export function told(seen: Seen, space: number): string[] {
  const counts = new Map<string, number>();
  const marks = seen.marks.filter((one) => one.space === space).map(({ text, value }) => [text, value].filter(Boolean).join(" "));
  const shapes = [...seen.tags, ...seen.tints, ...seen.rings, ...seen.sides, ...seen.lines, ...seen.arcs, ...seen.glows].filter((one) => one.space === space);
  for (const said of [...marks, ...shapes.map((one) => one.text)]) {
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].map(([said, count]) => (count > 1 ? `${count} × ${said}` : said));
}

/** Everything that is said of a piece, in one line. */
export const described = (piece: Piece, hidden: string): string =>
  [piece.hidden ? hidden : piece.name, piece.factors.join("–"), piece.stance, ...piece.marks.map((mark) => mark.text)]
    .filter(Boolean)
    .join(", ");
