import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choosable, Piece, Seen } from "../../src/lib/api";
import type { Board, Face } from "../../src/lib/board/board";
import { BoardTable, type Given } from "../../src/lib/board/boardtable.svelte";
import { Walk } from "../../src/lib/board/walk.svelte";

const face = (space: number, x: number): Face => ({ space, id: `H${space}`, name: `Hex ${space}`, outline: "", slots: [[x, 0]], centre: [x, 0] });
const faces = [face(0, 0), face(1, 100), face(2, 200)];
const board = { faces, at: new Map(faces.map((one) => [one.space, one])) } as Board;
const piece = (number: number, space: number): Piece =>
  ({ piece: number, name: `Unit ${number}`, side: "red", symbol: "", space, under: -1, factors: ["3"], marks: [], hidden: false }) as unknown as Piece;
const seen = { pieces: [piece(7, 1), piece(8, 1)], marks: [], tags: [], tints: [], rings: [], sides: [], lines: [], arcs: [], glows: [] } as unknown as Seen;
const option = (where: Partial<Choosable>): Choosable => ({ verb: "go", text: "Go", space: -1, piece: -1, card: -1, notes: [], ...where }) as Choosable;

const pressed = (key: string): KeyboardEvent => ({ key, preventDefault: () => {}, stopPropagation: () => {}, currentTarget: document.body }) as unknown as KeyboardEvent;

let given: Given;
let at: BoardTable;
let walk: Walk;
let gone: string[];

function begin(options: Choosable[] = []): void {
  gone = [];
  given = { board, seen, options, chosen: -1, about: [], where: [], sighting: null, onpick: vi.fn(), onrefuse: vi.fn(), oninspect: vi.fn() };
  at = new BoardTable(given);
  walk = new Walk(at, () => board, (id) => gone.push(id));
}

describe("what lies under the pointer", () => {
  const left = { pointerType: "mouse" } as PointerEvent;

  beforeEach(() => {
    begin();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("is told until the pointer has left, not while it goes on to another space", () => {
    at.inspect(faces[0]!);
    at.leave(left);
    at.inspect(faces[1]!);
    vi.runAllTimers();
    expect([at.looked, vi.mocked(given.oninspect).mock.lastCall]).toEqual([1, [1]]);
    at.leave(left);
    vi.runAllTimers();
    expect([at.looked, vi.mocked(given.oninspect).mock.lastCall]).toEqual([-1, [-1]]);
  });

  it("stays under a finger that is lifted", () => {
    at.inspect(faces[0]!);
    at.leave({ pointerType: "touch" } as PointerEvent);
    vi.runAllTimers();
    expect(at.looked).toBe(0);
  });
});

describe("the board by keyboard", () => {
  beforeEach(() => begin());

  it("is come to at the first space that may be chosen, then where one was last", () => {
    expect(walk.home).toBe("s0");
    begin([option({ space: 2 })]);
    expect(walk.home).toBe("s2");
    walk.arrive("s1", faces[1]!);
    expect(walk.home).toBe("s1");
  });

  it("is walked by arrows, also from a counter", () => {
    walk.keySpace(faces[0]!, pressed("ArrowRight"));
    walk.keyStack(at.arranged[0]!, pressed("ArrowRight"));
    expect(gone).toEqual(["s1", "s2"]);
  });

  it("goes from a space to its counters and into their stack, and back by Escape", () => {
    vi.useFakeTimers();
    walk.keySpace(faces[1]!, pressed(" "));
    expect([at.open, ...gone]).toEqual(["1 red", "p1 red"]);
    walk.keyStack(at.arranged[0]!, pressed(" "));
    expect(at.open).toBe("");
    walk.keyStack(at.arranged[0]!, pressed(" "));
    vi.runAllTimers();
    walk.keyFan(at.opened!, 1, pressed("ArrowLeft"));
    walk.keyFan(at.opened!, 0, pressed("Escape"));
    expect(gone).toEqual(["p1 red", "f8", "f7", "p1 red"]);
    expect(at.open).toBe("");
    vi.useRealTimers();
  });

  it("chooses by Enter, or hears why not", () => {
    begin([option({ space: 0 })]);
    walk.keySpace(faces[0]!, pressed("Enter"));
    expect(given.onpick).toHaveBeenCalledWith(0);
    walk.keySpace(faces[2]!, pressed("Enter"));
    expect(given.onrefuse).toHaveBeenCalledWith("space", 2, 0, 0);
  });
});

describe("a tap on a space", () => {
  const two = { ...seen, pieces: [piece(7, 1), piece(8, 1), { ...piece(9, 1), side: "blue" }] } as Seen;

  it("is meant for what stands there and may be chosen", () => {
    begin([option({ piece: 7 })]);
    at.clickSpace(faces[1]!, pressed("Enter"));
    expect(given.onpick).toHaveBeenCalledWith(0);
  });

  it("asks which is meant where two stand there", () => {
    begin([option({ piece: 7 }), option({ piece: 9 })]);
    at = new BoardTable({ ...given, seen: two });
    at.clickSpace(faces[1]!, pressed("Enter"));
    expect(at.menu?.indices).toEqual([0, 1]);
    expect(given.onrefuse).not.toHaveBeenCalled();
  });

  it("is meant for the space where that may be chosen itself", () => {
    begin([option({ piece: 7 }), option({ space: 1 })]);
    at.clickSpace(faces[1]!, pressed("Enter"));
    expect(given.onpick).toHaveBeenCalledWith(1);
  });
});

describe("a click on a stack", () => {
  const click = (): MouseEvent => new MouseEvent("click", { clientX: 30, clientY: 40 });

  it("takes the one thing that may be done there", () => {
    begin([option({ piece: 7 })]);
    at.clickStack(at.arranged[0]!, click());
    expect(given.onpick).toHaveBeenCalledWith(0);
  });

  it("opens it where its pieces differ, and closes it again", () => {
    begin([option({ piece: 7 }), option({ piece: 8 })]);
    at.clickStack(at.arranged[0]!, click());
    expect(at.opened?.key).toBe("1 red");
    at.clickStack(at.arranged[0]!, click());
    expect(at.opened).toBeUndefined();
  });

  it("is one on its space where only that may be chosen; several ways are listed there", () => {
    begin([option({ space: 1 }), option({ space: 1 })]);
    at.clickStack(at.arranged[0]!, click());
    expect(at.menu).toEqual({ x: 30, y: 40, indices: [0, 1] });
    at.close();
    expect(at.menu).toBeNull();
  });
});

describe("what is said of the board", () => {
  it("names what stands there and what may be done", () => {
    begin([option({ space: 1, text: "Move here" })]);
    expect(at.named(faces[1]!)).toBe("Hex 1; Unit 7, 3; Unit 8, 3. Move here");
    expect(at.named(faces[0]!)).toBe("Hex 0");
  });
});
