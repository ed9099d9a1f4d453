import { describe, expect, it } from "vitest";
import type { Choosable, LessonNote, Table } from "../../src/lib/api";
import { isDue } from "../../src/lib/match/primer.svelte";

const note = (given: Partial<LessonNote>): LessonNote =>
  ({ key: "one", prompt: "", verb: "", phase: "", turn: 0, answers: 0, over: false, head: "", text: "", spaces: [], pieces: [], part: "", paragraph: "", ...given });
const table = (prompt: string, ...verbs: string[]): Table =>
  ({
    ending: null,
    answers: 4,
    seen: { turn: 2, phase: { key: "move", text: "" } },
    question: { prompt, options: verbs.map((verb) => ({ verb }) as Choosable) },
  }) as unknown as Table;

describe("a note of a first game", () => {
  it("comes with its question, and where it speaks of an option only if that is offered", () => {
    expect(isDue(note({ prompt: "act" }), table("act", "go"))).toBe(true);
    expect(isDue(note({ prompt: "act" }), table("fire", "go"))).toBe(false);
    expect(isDue(note({ prompt: "act", verb: "take" }), table("act", "go"))).toBe(false);
    expect(isDue(note({ prompt: "act", verb: "take" }), table("act", "go", "take"))).toBe(true);
  });

  it("waits for its turn and its answers", () => {
    expect(isDue(note({ turn: 3 }), table("act", "go"))).toBe(false);
    expect(isDue(note({ answers: 4 }), table("act", "go"))).toBe(true);
    expect(isDue(note({ over: true }), table("act", "go"))).toBe(false);
  });
});
