import { beforeEach, describe, expect, it, vi } from "vitest";
import { blake2b, compared, forgetSeal, keepSeal, keptOf, sealOf } from "../../src/lib/company/seal";

const KEY = "000102030405060708090a0b0c0d0e0f";
const SEAL = "e7b106e38e1fbb9c43d62a89c0882b73db325ed78cdf0c205b4b49528feffce9";
const table = (answers: number, commitment = SEAL) => ({ match: "m", commitment, answers, ending: null });
const recorded = (key: string): void => void vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ key })));

beforeEach(() => localStorage.clear());

describe("the seal of a match's dice", () => {
  it("is BLAKE2b, of the key as the server makes it", () => {
    expect(blake2b([...Array(128).keys()])).toBe("c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1");
    expect(blake2b([])).toBe("0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
    expect(sealOf(KEY)).toBe(SEAL);
  });

  it("is kept as it was seen first, whatever is shown later", () => {
    keepSeal(table(0, ""));
    expect(keptOf("m")).toBeNull();
    keepSeal(table(3));
    keepSeal(table(5, "another"));
    expect(keptOf("m")).toEqual({ seal: SEAL, at: 3 });
    forgetSeal("m");
    expect(keptOf("m")).toBeNull();
  });

  it("fits the key of the record, or tells that it does not", async () => {
    recorded(KEY);
    expect(await compared(table(9))).toBe("unknown");
    keepSeal(table(0));
    expect(await compared(table(9))).toBe("fits");
    expect(await compared(table(9, "another"))).toBe("parts");
    for (const key of [KEY.replace("f", "e"), ""]) {
      recorded(key);
      expect(await compared(table(9))).toBe("parts");
    }
  });
});
