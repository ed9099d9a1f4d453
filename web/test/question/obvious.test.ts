import { describe, expect, it } from "vitest";
import type { Choosable, Question } from "../../src/lib/api";
import { answersItself } from "../../src/lib/question/obvious";

const option = (given: Partial<Choosable> = {}): Choosable =>
  ({ verb: "place", arg: 1, text: "A1", space: 1, piece: -1, card: -1, odds: false, notes: [], cost: "", lies: "", ...given });
const question = (obvious: boolean, ...options: Choosable[]): Question =>
  ({ seat: 0, prompt: "place", text: "", paragraph: "", about: [], options, errand: null, obvious });

describe("a question with one option", () => {
  it("is answered by the table where nothing is decided", () => {
    expect(answersItself(question(true, option()), false)).toBe(true);
    expect(answersItself(question(false, option()), false)).toBe(false);
    expect(answersItself(question(true, option(), option({ arg: 2 })), false)).toBe(false);
    expect(answersItself(null, false)).toBe(false);
  });

  it("waits where a die would follow, where it can hardly be meant, and where the server did not take it", () => {
    expect(answersItself(question(true, option({ odds: true })), false)).toBe(false);
    expect(answersItself(question(true, option({ notes: [{ key: "sure-left", text: "" }] })), false)).toBe(false);
    expect(answersItself(question(true, option()), true)).toBe(false);
  });
});
