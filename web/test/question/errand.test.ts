import { beforeEach, describe, expect, it } from "vitest";
import type { Given } from "../../src/lib/api";
import { Errand } from "../../src/lib/question/errand.svelte";
import type { Play } from "../../src/lib/match/play.svelte";

const PLAN = ["a", "b", "c"];

/** A plan of three questions, of which each may be answered 1 or 2; the staff answers 1. `once` may be answered 2 only once. */
class Field {
  answers = 0;
  seat = 0;
  given: Given | null = null;
  written: number[] = [];
  once = false;

  get table(): unknown {
    const prompt = PLAN[this.answers];
    return { answers: this.answers, question: { prompt: prompt ?? "seal", errand: prompt ? { key: "plan" } : null } };
  }

  get options(): unknown[] {
    const left = this.once && this.written.includes(2) ? [1] : [1, 2];
    return PLAN[this.answers] ? left.map((arg) => ({ verb: "aim", arg, odds: false })) : [];
  }

  async answer(one: { arg: number }): Promise<void> {
    this.given = { prompt: PLAN[this.answers]!, question: "?", text: String(one.arg), verb: "aim", arg: one.arg };
    this.written.push(one.arg);
    this.answers += 1;
  }

  async undo(): Promise<void> {
    this.written.pop();
    this.answers -= 1;
  }

  async errand(): Promise<Given[]> {
    const found: Given[] = [];
    while (PLAN[this.answers]) {
      await this.answer({ arg: 1 });
      found.push(this.given!);
    }
    return found;
  }
}

let field: Field;
let errand: Errand;

beforeEach(async () => {
  field = new Field();
  errand = new Errand(field as unknown as Play);
  await errand.run();
});

describe("what the staff was let do", () => {
  it("stands there to be looked at until something else is answered", () => {
    expect([errand.fresh, errand.given.length]).toEqual([true, 3]);
    field.answers += 1;
    expect(errand.fresh).toBe(false);
  });

  it("is changed in one place, and the rest is given again", async () => {
    await errand.change(1);
    expect([field.answers, errand.changing, errand.fresh]).toEqual([1, true, false]);
    await field.answer({ arg: 2 });
    await errand.heed(field.answers);
    expect([field.written, errand.given.map((one) => one.arg), errand.fresh]).toEqual([[1, 2, 1], [1, 2, 1], true]);
  });

  it("is finished by the staff where an answer no longer fits", async () => {
    field.once = true;
    await errand.change(2);
    await field.answer({ arg: 2 });
    await errand.heed(field.answers);
    await errand.change(0);
    await field.answer({ arg: 2 });
    await errand.heed(field.answers);
    expect([field.written, errand.fresh]).toEqual([[2, 1, 1], true]);
  });

  it("is not shown to the other seat at the same screen", () => {
    field.seat = 1;
    expect(errand.fresh).toBe(false);
  });
});
