import { expect, it } from "vitest";
import type { LogRow } from "../../src/lib/api";
import { lines } from "../../src/lib/story/story";

it("dice that no sentence tells of yet are lines of their own, each with its number", () => {
  const rows = [{ kind: "phase", text: "Fire" }, { kind: "die", text: "One", die: 3 }, { kind: "die", text: "Two", die: 5 }] as LogRow[];
  expect(lines(rows).map((line) => line.number)).toEqual([0, 1, 2]);
  expect(lines([...rows, { kind: "fire", text: "Hit" } as LogRow]).map((line) => [line.number, line.dice.length])).toEqual([[0, 0], [3, 2]]);
});
