import { describe, expect, it } from "vitest";
import { across } from "../../src/lib/question/rows";

describe("covers side by side", () => {
  it("fill one row where they can", () => {
    expect([1, 2, 3, 4, 5].map(across)).toEqual([1, 2, 3, 4, 5]);
  });

  it("leave none alone in the last row", () => {
    for (let count = 2; count <= 20; count++) expect(count % across(count), `${count} covers`).not.toBe(1);
  });
});
