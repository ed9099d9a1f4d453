import { describe, expect, it } from "vitest";
import type { Deed, LogRow, Piece, Seen } from "../../src/lib/api";
import { beats } from "../../src/lib/story/beats";
import { chapters, sum } from "../../src/lib/story/story";

const piece = (number: number, space: number, side = "de", face = "a"): Piece => ({ piece: number, space, side, face, zone: "", under: -1 }) as unknown as Piece;
const look = (...pieces: Piece[]): Seen => ({ pieces, cards: [], laid: null }) as unknown as Seen;
const someone = (...numbers: number[]): Deed["who"] => numbers.map((number) => ({ kind: "piece" as const, number }));
const row = (deed: Partial<Deed> | null, text = "", die = 0): LogRow => ({ kind: "k", text, die, deed }) as unknown as LogRow;
const moved = (number: number, start: number, to: number): LogRow => row({ role: "moved", who: someone(number), start, to });
const spaces = (seen: Seen): number[][] => seen.pieces.map((one) => [one.piece, one.space]);

describe("what others did", () => {
  it("is played deed by deed, each with the board behind it", () => {
    const found = beats(look(piece(1, 4), piece(2, 5)), look(piece(1, 6), piece(2, 7)), [moved(1, 4, 6), moved(2, 5, 7)], "br");
    expect(found.map((one) => spaces(one.seen))).toEqual([[[1, 6], [2, 5]], [[1, 6], [2, 7]]]);
    expect(found.map((one) => [one.told, one.foreign])).toEqual([[1, true], [2, true]]);
  });

  it("goes the steps of one piece as one way", () => {
    const [one, ...more] = beats(look(piece(1, 4)), look(piece(1, 6)), [moved(1, 4, 5), moved(1, 5, 6)], "br");
    expect(more).toEqual([]);
    expect([one!.traces[0]!.path, one!.told, spaces(one!.seen)]).toEqual([[4, 5, 6], 2, [[1, 6]]]);
  });

  it("marks what came of a deed with it, and takes away who was lost behind it", () => {
    const fired = row({ role: "fired", who: someone(1), whom: someone(9) });
    const lost = row({ role: "lost", who: someone(9) });
    const found = beats(look(piece(1, 4), piece(9, 5, "br")), look(piece(1, 6)), [row(null, "", 3), fired, lost, moved(1, 4, 6)], "br");
    expect(found.map((one) => one.traces.map((trace) => trace.role))).toEqual([["fired"], ["fired", "lost"], ["moved"]]);
    expect(found[0]!.traces[0]).toMatchObject({ from: [{ piece: 1, space: 4 }], to: [{ piece: 9, space: 5 }] });
    expect(spaces(found[1]!.seen)).toEqual([[1, 4], [9, 5]]);
    expect(spaces(found[2]!.seen)).toEqual([[1, 6]]);
    expect(found.map((one) => one.told)).toEqual([2, 3, 4]);
  });

  it("has the dice of a deed beside it: those before it, or those that tell how an attack fell, but not what comes later", () => {
    const fired = row({ role: "fired", who: someone(1), whom: someone(9) });
    const rows = [fired, row(null, "", 2), row(null, "", 5), row(null, "no effect"), row(null, "", 6), row(null, "a check")];
    const seen = look(piece(1, 4), piece(9, 5, "br"));
    expect(beats(seen, seen, rows, "br").map((one) => one.traces.map((trace) => trace.dice))).toEqual([[[2, 5]]]);
    const shell = row({ role: "done", who: someone(1), to: 7 });
    expect(beats(seen, seen, [row(null, "", 4), row(null, "", 3), shell], "br")[0]!.traces[0]!.dice).toEqual([4, 3]);
  });

  it("shows who comes onto the board, and the face of who is hurt", () => {
    const came = row({ role: "arrived", who: someone(3), to: 8 });
    const hurt = row({ role: "hurt", who: someone(1) });
    const found = beats(look(piece(1, 4)), look(piece(1, 4, "de", "b"), piece(3, 8)), [came, hurt], "br");
    expect(spaces(found[0]!.seen)).toEqual([[1, 4], [3, 8]]);
    expect(found[1]!.seen.pieces.map((one) => one.face)).toEqual(["b", "a"]);
  });

  it("is one's own where one did it oneself; who watches did nothing", () => {
    const rows = [moved(1, 4, 6)];
    expect(beats(look(piece(1, 4)), look(piece(1, 6)), rows, "de")[0]!.foreign).toBe(false);
    expect(beats(look(piece(1, 4)), look(piece(1, 6)), rows, "")[0]!.foreign).toBe(true);
  });

  it("tells nothing of what it cannot show", () => {
    expect(beats(look(), look(), [row({ role: "moved", who: someone(7) }), row(null)], "br")).toEqual([]);
  });
});

describe("the log", () => {
  const rows = [
    row({ role: "turn" }, "Turn 1"),
    moved(1, 4, 5), moved(2, 4, 5), moved(1, 5, 6),
    row(null, "a die", 4), row({ role: "fired", who: someone(1), whom: someone(9) }, "fire"), row({ role: "lost", who: someone(9) }, "gone"), row(null, "and more"),
    row({ role: "turn" }, "Turn 2"), moved(1, 6, 7), row(null, "an aside"),
  ];

  it("has turns, and in them actions with what came of them", () => {
    const [first, second] = chapters(rows);
    expect(first!.title!.row.text).toBe("Turn 1");
    expect(first!.actions.map((one) => [one.role, one.head?.row.text ?? null, one.count, one.lines.length])).toEqual([
      ["moved", null, 2, 3],
      ["fired", "fire", 1, 2],
    ]);
    expect(first!.actions[1]!.head!.dice.map((die) => die.die)).toEqual([4]);
    expect(second!.actions.map((one) => one.head!.row.text)).toEqual(["", "an aside"]);
  });

  it("leaves out phases in which nothing happened, but for the present one", () => {
    const phase = (text: string): LogRow => row({ role: "phase" }, text);
    const [first, second] = chapters([row({ role: "turn" }), phase("a"), phase("b"), moved(1, 4, 5), phase("c"), row({ role: "turn" }), phase("d"), phase("e")]);
    expect(first!.actions.map((one) => one.head!.row.text)).toEqual(["b", ""]);
    expect(second!.actions.map((one) => one.head!.row.text)).toEqual(["e"]);
  });

  it("tells dice of which nothing has come yet one by one", () => {
    const [chapter] = chapters([moved(1, 4, 5), row(null, "a", 3), row(null, "b", 4)]);
    expect(new Set(chapter!.actions.map((one) => one.key)).size).toBe(3);
  });

  it("comes to a sum", () => {
    expect(sum(rows.slice(0, 8))).toEqual([{ role: "moved", count: 2 }, { role: "fired", count: 1 }, { role: "lost", count: 1 }]);
  });
});
