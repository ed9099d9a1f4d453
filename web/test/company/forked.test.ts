import { describe, expect, it } from "vitest";
import type { Table } from "../../src/lib/api";
import { forked } from "../../src/lib/company/forked";

const table = (kinds: string[], asked: number): Pick<Table, "seats" | "question"> =>
  ({
    seats: kinds.map((kind, seat) => ({ seat, kind, player: kind === "player" ? "staff" : "" })),
    question: asked < 0 ? null : { seat: asked },
  }) as unknown as Pick<Table, "seats" | "question">;

const kinds = (found: ReturnType<typeof forked>): string => found.map((one) => `${one.kind}${one.player}`).join(" ");

describe("a match that goes on otherwise", () => {
  it("has the seats of the one before", () => {
    expect(kinds(forked(table(["person", "player"], 1), -1))).toBe("person playerstaff");
  });

  it("has somebody at the seat that is asked where our players had them all", () => {
    expect(kinds(forked(table(["player", "player"], 1), -1))).toBe("playerstaff person");
    expect(kinds(forked(table(["player", "player"], 1), 0))).toBe("person playerstaff");
    expect(kinds(forked(table(["player"], -1), -1))).toBe("person");
  });
});
