import { describe, expect, it } from "vitest";
import { alone, termsOf } from "../../src/lib/company/agreed";
import { settings } from "../../src/lib/settings.svelte";
import type { Agreed } from "../../src/lib/api";

const usual: Agreed = {
  options: [{ key: "luck", text: "Luck", value: "plain", paragraph: "2.1", usual: true }],
  dice: "key",
  typed: false,
  begun: 0,
  own: false,
  advice: false,
  undo: "asked",
  respite: 8,
  days: 0,
  unusual: [],
};

describe("what is agreed", () => {
  it("is all told, and nothing of it unusual, where nothing was changed", () => {
    const terms = termsOf(usual);
    expect(terms.map((one) => one.key)).toEqual(["agreed-dice-key", "option luck", "agreed-no-advice", "agreed-undo-asked", "agreed-respite"]);
    expect(terms.every((one) => one.usual)).toBe(true);
    expect(terms.at(-1)!.said).toContain("8 seconds");
  });

  it("puts first what is not as usual: dice that somebody may know, then options", () => {
    const odd = { ...usual, options: [{ ...usual.options[0]!, key: "set-up" }, { ...usual.options[0]!, value: "good", usual: false }] };
    for (const dice of ["known", "fork"] as const) {
      const terms = termsOf({ ...odd, dice });
      expect(terms.slice(0, 2).map((one) => one.key)).toEqual([`agreed-dice-${dice}`, "option luck"]);
      expect(terms.map((one) => one.usual).lastIndexOf(false)).toBe(1);
    }
  });

  it("warns nobody of dice that he alone could know", () => {
    expect(alone([{ kind: "person" }, { kind: "player" }])).toBe(true);
    expect(alone([{ kind: "person" }, { kind: "invited" }])).toBe(false);
    const terms = termsOf({ ...usual, dice: "known" }, true);
    expect(terms.find((one) => one.key === "agreed-dice-chosen")?.usual).toBe(true);
    expect(terms.some((one) => one.key === "agreed-dice-known")).toBe(false);
  });

  const unusual = (given: Partial<Agreed>): string[] =>
    termsOf({ ...usual, ...given })
      .filter((one) => !one.usual)
      .map((one) => one.key);

  it("tells of typed dice, and beside them of what may be known that is drawn", () => {
    expect(unusual({ typed: true })).toEqual(["agreed-dice-typed"]);
    expect(unusual({ typed: true, dice: "known" })).toEqual(["agreed-dice-typed", "agreed-drawn-known"]);
    expect(unusual({ typed: true, dice: "fork" })).toEqual(["agreed-dice-typed", "agreed-drawn-fork"]);
  });

  it("tells first that a match begins in the middle, and that a scenario is somebody's own", () => {
    const found = termsOf({ ...usual, dice: "known", begun: 40, own: true });
    expect(found.slice(0, 3).map((one) => one.key)).toEqual(["agreed-begun", "agreed-own", "agreed-dice-known"]);
    expect(found[0]!.said).toContain("40 answers were");
    expect(termsOf({ ...usual, begun: 1 })[0]!.said).toContain("One answer was");
  });

  it("warns of advice, undo and time that are otherwise than between people apart, and is silent of time where none is set", () => {
    expect(unusual({ advice: true, undo: "free", respite: 0, unusual: ["advice", "undo", "respite"] })).toEqual([
      "agreed-advice",
      "agreed-undo-free",
      "agreed-no-respite",
    ]);
    expect(unusual({ days: 3, unusual: ["days"] })).toEqual(["agreed-days"]);
    expect(termsOf({ ...usual, days: 3 }).at(-1)!.said).toContain("each answer: 3 days");
    expect(termsOf(usual).map((one) => one.key)).not.toContain("agreed-days");
    expect(unusual({ advice: true, undo: "free" })).toEqual([]);
    expect(termsOf({ ...usual, respite: null }).map((one) => one.key)).not.toContain("agreed-respite");
  });

  it("has words for all that is said", () => {
    for (const lang of ["fr", "en"] as const) {
      settings.lang = lang;
      for (const dice of ["key", "known", "fork"] as const)
        for (const undo of ["asked", "free"] as const)
          for (const odd of [true, false])
            for (const one of termsOf({ ...usual, dice, undo, advice: odd, typed: odd, own: odd, begun: odd ? 2 : 0, respite: odd ? 0 : 8, days: odd ? 1 : 0 }))
              expect(one.said, one.key).not.toBe(one.key);
    }
  });
});
