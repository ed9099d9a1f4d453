import { describe, expect, it } from "vitest";
import type { Choosable } from "../src/lib/api";
import { titled } from "../src/lib/company/call.svelte";
import { endangers, inFull, notesOf } from "../src/lib/told";
import { numbered } from "../src/lib/words";

const option = (cost: string, ...notes: [string, string][]): Choosable =>
  ({ verb: "go", arg: 1, text: "Go to A1", space: 1, piece: -1, card: -1, odds: false, notes: notes.map(([key, text]) => ({ key, text })), cost, lies: "" });

describe("an option", () => {
  it("is told with what it costs and walks into", () => {
    const one = option("3 of 8 MP", ["danger-fire", "opportunity fire possible from 2"], ["stops", "stops"]);
    expect(inFull(one)).toBe("Go to A1, 3 of 8 MP, opportunity fire possible from 2, stops");
    expect(endangers(one)).toBe(true);
  });

  it("leaves to the question after it whether it is meant", () => {
    const one = option("", ["sure-waiting", "two pieces wait"]);
    expect([notesOf(one), endangers(one)]).toEqual(["", true]);
    expect(endangers(option("1 of 4", ["stops", "stops"]))).toBe(false);
  });
});

describe("the number of a paragraph", () => {
  it("is what is printed, without the names of its parts", () => {
    expect(["5.3.grenades.2a", "14.chart.tanks", "7.0.3a", "9.4.CG19", "I.B.1", "P8.5", "3.C.2", ""].map(numbered)).toEqual([
      "5.3", "14", "7.0.3a", "9.4.CG19", "I.B.1", "P8.5", "3.C.2", "",
    ]);
  });
});

describe("the title of the page", () => {
  it("bears a mark while one is asked", () => {
    expect([titled("Remagen", true), titled("Remagen", false)]).toEqual(["● Remagen", "Remagen"]);
  });
});
