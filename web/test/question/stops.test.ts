import { describe, expect, it } from "vitest";
import { released } from "../../src/lib/question/stops";

describe("the sheet of a phone", () => {
  it("goes a stop the way it is drawn, and no farther than there are stops", () => {
    expect([released("question", -100), released("half", -100), released("full", -100)]).toEqual(["half", "full", "full"]);
    expect([released("question", 100), released("half", 100), released("full", 100)]).toEqual(["question", "question", "half"]);
  });

  it("goes through all stops by taps, though a finger is never quite still", () => {
    expect([released("question", 3), released("half", -24), released("full", 24)]).toEqual(["half", "full", "question"]);
  });
});
