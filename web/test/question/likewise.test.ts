import { beforeEach, describe, expect, it } from "vitest";
import type { Choosable, Table } from "../../src/lib/api";
import { Likewise } from "../../src/lib/question/likewise.svelte";
import type { Play } from "../../src/lib/match/play.svelte";

const option = (verb: string, arg: number, where: Partial<Choosable> = {}): Choosable =>
  ({ verb, arg, text: `${verb} ${arg}`, space: -1, piece: -1, card: -1, odds: false, notes: [], ...where }) as unknown as Choosable;
const unit = (number: number): Choosable => option("move", number, { piece: number });
const way = (space: number): Choosable => option("to", space, { space });

/** Three pieces in space 4; each is chosen, then goes one step. `bars` is who may not go to 5. */
class Field {
  spaces = new Map([[1, 4], [2, 4], [3, 4], [9, 7]]);
  chosen = -1;
  answers = 0;
  log: { die: number }[] = [];
  given: string[] = [];
  bars: number[] = [];
  likewise!: Likewise;

  get table(): Table {
    const pieces = [...this.spaces].map(([piece, space]) => ({ piece, space, side: "us" }));
    return { answers: this.answers, question: { prompt: this.chosen < 0 ? "march" : "act" }, seen: { pieces } } as unknown as Table;
  }

  get options(): Choosable[] {
    if (this.chosen < 0) return [...this.spaces.keys()].map(unit);
    return this.bars.includes(this.chosen) ? [way(6)] : [way(5), way(6)];
  }

  async answer(one: Choosable): Promise<void> {
    this.likewise.gave(this.table, one);
    this.given.push(one.text);
    this.answers += 1;
    if (this.chosen < 0) this.chosen = one.arg;
    else {
      this.spaces.set(this.chosen, one.arg);
      this.chosen = -1;
    }
  }
}

let field: Field;
let likewise: Likewise;

beforeEach(() => {
  field = new Field();
  likewise = new Likewise(field as unknown as Play);
  field.likewise = likewise;
});

describe("the same orders once more", () => {
  it("are offered to those who stood with the first, and given one by one", async () => {
    await field.answer(unit(1));
    expect(likewise.others).toEqual([]);
    await field.answer(way(5));
    expect(likewise.others.map((one) => one.piece)).toEqual([2, 3]);
    expect(likewise.space).toBe(4);
    await likewise.run();
    expect(field.given.slice(2)).toEqual(["move 2", "to 5", "move 3", "to 5"]);
    expect([...field.spaces.values()]).toEqual([5, 5, 5, 7]);
    expect(likewise.others).toEqual([]);
  });

  it("end where an answer is not offered", async () => {
    field.bars = [2];
    await field.answer(unit(1));
    await field.answer(way(5));
    await likewise.run();
    expect(field.given.slice(2)).toEqual(["move 2"]);
  });

  it("are not offered behind a die", async () => {
    await field.answer(unit(1));
    await field.answer(way(5));
    field.log.push({ die: 3 });
    expect(likewise.others).toEqual([]);
  });

  it("are forgotten when something else is answered", async () => {
    await field.answer(unit(1));
    await field.answer(way(5));
    likewise.gave(field.table, option("done", 0));
    expect(likewise.others).toEqual([]);
  });
});
