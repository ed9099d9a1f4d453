import { describe, expect, it } from "vitest";
import type { SeatSeen, Table } from "../../src/lib/api";
import { drawBy, fate, goesOn } from "../../src/lib/company/parting";

const seat = (number: number, kind: SeatSeen["kind"]): SeatSeen => ({ seat: number, kind }) as SeatSeen;
const going = (draw: boolean, ...kinds: SeatSeen["kind"][]): Pick<Table, "ends" | "seats"> => ({
  ends: { resign: true, draw, offering: -1, declined: false, until: 0 },
  seats: kinds.map((kind, number) => seat(number, kind)),
});
const over = (by_word: boolean, ...kinds: SeatSeen["kind"][]): Pick<Table, "ending" | "seats"> => ({
  ending: { label: "", text: "", winner: -1, scores: [], by_word },
  seats: kinds.map((kind, number) => seat(number, kind)),
});

describe("a draw", () => {
  it("is offered to who sits elsewhere, and agreed at once where both sit here", () => {
    expect(drawBy(going(true, "person", "person"), [0])).toBe("ask");
    expect(drawBy(going(true, "person", "open"), [0])).toBe("ask");
    expect(drawBy(going(true, "person", "person"), [0, 1])).toBe("agree");
  });

  it("is not offered where the server says that it cannot be", () => {
    expect(drawBy(going(false, "person", "player"), [0])).toBe("");
    expect(drawBy(going(false, "person", "person"), [0, 1])).toBe("");
  });
});

describe("the end", () => {
  const won = (winner: number, ...kinds: SeatSeen["kind"][]): Pick<Table, "ending" | "seats"> => {
    const table = over(false, ...kinds);
    return { ...table, ending: { ...table.ending!, winner } };
  };

  it("is won or lost for who played one seat here", () => {
    expect(fate(won(1, "person", "player"), [0])).toBe("lost");
    expect(fate(won(1, "player", "person"), [1])).toBe("won");
    expect(fate(won(0, "person"), [0])).toBe("won");
    expect(fate(won(-1, "person"), [0])).toBe("lost");
  });

  it("is neither in a draw, where both sat here, for who watched, and before it has come", () => {
    expect(fate(won(-1, "person", "player"), [0])).toBe("");
    expect(fate(won(0, "person", "person"), [0, 1])).toBe("");
    expect(fate(won(0, "person", "person"), [])).toBe("");
    expect(fate({ ...won(-1, "person"), ending: null }, [0])).toBe("");
  });
});

describe("a match that was given up", () => {
  it("can be gone on with by who played alone, or has both sides here", () => {
    expect(goesOn(over(true, "person"), [0])).toBe(true);
    expect(goesOn(over(true, "person", "player"), [0])).toBe(true);
    expect(goesOn(over(true, "person", "person"), [0, 1])).toBe(true);
  });

  it("stays as it is between people, for who watched it, and where the rules have ended it", () => {
    expect(goesOn(over(true, "person", "person"), [0])).toBe(false);
    expect(goesOn(over(true, "person", "player"), [])).toBe(false);
    expect(goesOn(over(false, "person"), [0])).toBe(false);
    expect(goesOn({ ...over(true, "person"), ending: null }, [0])).toBe(false);
  });
});
