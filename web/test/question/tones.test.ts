import { describe, expect, it } from "vitest";
import type { Odds } from "../../src/lib/api";
import { paints, sorted } from "../../src/lib/question/tones";

type Result = Odds["results"][number];
const result = (code: string, tone: Result["tone"], chance = 0.25): Result => ({ code, tone, chance, text: code, share: "" });

describe("how results are painted", () => {
  it("puts the good first and harm last, and leaves out what cannot come", () => {
    const found = [result("lost", "bad"), result("-", "idle"), result("S", "fair"), result("hit", "good"), result("X", "good", 0)];
    expect(sorted(found).map((one) => one.code)).toEqual(["hit", "S", "-", "lost"]);
  });

  it("gives no two results of a roll the same paint", () => {
    const found = [..."1234567"].map((code) => result(code, "good")).concat(result("S", "fair"), result("-", "idle"), result("E", "bad"));
    expect(new Set(paints(found)).size).toBe(found.length);
  });
});
