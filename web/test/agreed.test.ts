import { describe, expect, it } from "vitest";
import { termsOf } from "../src/lib/agreed";
import type { Agreed } from "../src/lib/api";

const usual: Agreed = {
  options: [{ key: "luck", text: "Luck", value: "plain", paragraph: "2.1", usual: true }],
  dice: "key",
  advice: false,
  undo: "asked",
  respite: 8,
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
    for (const dice of ["known", "fork", "typed"] as const) {
      const terms = termsOf({ ...odd, dice });
      expect(terms.slice(0, 2).map((one) => one.key)).toEqual([`agreed-dice-${dice}`, "option luck"]);
      expect(terms.map((one) => one.usual).lastIndexOf(false)).toBe(1);
    }
  });

  it("has words for all that is said", () => {
    for (const dice of ["key", "known", "fork", "typed"] as const)
      for (const undo of ["asked", "free"] as const)
        for (const advice of [true, false])
          for (const one of termsOf({ ...usual, dice, undo, advice })) expect(one.said, one.key).not.toBe(one.key);
  });
});
