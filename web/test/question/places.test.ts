import { describe, expect, it } from "vitest";
import type { Choosable, Table } from "../../src/lib/api";
import { near, nearestFirst, sought, type Places } from "../../src/lib/question/places";

/** Twenty spaces in a row, A01 to A20, numbered from 0, and a question after which one may also do nothing. */
const names = Array.from({ length: 20 }, (_, at) => `A${String(at + 1).padStart(2, "0")}`);
const places = new Map(names.map((id, space) => [space, { space, id, name: space === 4 ? "Écluse" : id, centre: [space * 100, 0] }])) as unknown as Places;
const option = (space: number): Choosable => ({ verb: "to", arg: space, text: names[space], lies: "", space, piece: -1, card: -1 }) as unknown as Choosable;
const nothing = { verb: "stay", arg: 0, text: "Stay", lies: "", space: -1, piece: -1, card: -1 } as unknown as Choosable;
const all = [...names.map((_, space) => option(space)), nothing];
const spaces = (options: Choosable[]): number[] => options.map((one) => one.space);

describe("a long list of places", () => {
  it("begins with the nearest, and ends with what is no place", () => {
    const sorted = nearestFirst(all, places, [7]);
    expect(spaces(sorted).slice(0, 5)).toEqual([7, 6, 8, 5, 9]);
    expect(sorted.at(-1)).toBe(nothing);
    expect([...sorted].sort((a, b) => a.space - b.space)).toEqual([...all].sort((a, b) => a.space - b.space));
  });

  it("begins near any of several, and in the middle where there is nothing to be near to", () => {
    expect(spaces(nearestFirst(all, places, [0, 19])).slice(0, 4)).toEqual([0, 19, 1, 18]);
    expect(spaces(nearestFirst(all, places, [])).slice(0, 2)).toEqual([9, 10]);
    expect(spaces(nearestFirst(all, places, [999])).slice(0, 2)).toEqual([9, 10]);
  });

  it("has what most do before what few do", () => {
    const smoke = [6, 7, 8].map((space) => ({ ...option(space), verb: "smoke" }));
    const sorted = nearestFirst([...smoke, ...all], places, [7]);
    expect(spaces(sorted).slice(0, 3)).toEqual([7, 6, 8]);
    expect(sorted.slice(0, 20).every((one) => one.verb === "to")).toBe(true);
    expect(spaces(sorted).slice(20)).toEqual([7, 6, 8, -1]);
  });

  it("stays as the rules have it where it is short, or nobody knows where its places lie", () => {
    const short = [option(9), option(2), option(5), nothing];
    expect(nearestFirst(short, places, [5])).toBe(short);
    expect(nearestFirst(all, new Map(), [5])).toBe(all);
  });
});

describe("what it begins near to", () => {
  const table = (about: { kind: string; number: number }[], more: object = {}): Table =>
    ({ question: { about }, seen: { pieces: [{ piece: 3, space: 12 }, { piece: 4, space: -1 }], marks: [{ space: 17 }], tags: [], rings: [], ...more } }) as unknown as Table;

  it("is what is asked about, if that is on the board", () => {
    expect(near(table([{ kind: "piece", number: 3 }]), 8)).toEqual([12]);
    expect(near(table([{ kind: "space", number: 6 }]), 8)).toEqual([6]);
  });

  it("is where the last one was put, if it is not", () => {
    expect(near(table([{ kind: "piece", number: 4 }]), 8)).toEqual([8]);
  });

  it("is whatever can be seen on the board, if there was none", () => {
    expect(near(table([{ kind: "piece", number: 4 }], { tags: [{ space: 1 }, { space: 17 }] }), -1)).toEqual([17, 1, 12]);
  });
});

describe("what is typed", () => {
  it("finds the place of that name first, with or without the nought, then those that begin so", () => {
    expect(sought(all, places, "a1").slice(0, 3)).toEqual([0, 9, 10]);
    expect(sought(all, places, " A01 ")[0]).toBe(0);
    expect(sought(all, places, "A20")).toEqual([19]);
  });

  it("finds a name without its accents, and what is in the middle of one", () => {
    expect(sought(all, places, "ecluse")).toEqual([4]);
    expect(sought(all, places, "luse")).toEqual([4]);
    expect(sought(all, places, "sta")).toEqual([20]);
  });

  it("finds nothing where nothing is typed, or nothing is called so", () => {
    expect(sought(all, places, "  ")).toEqual([]);
    expect(sought(all, places, "B7")).toEqual([]);
  });
});
