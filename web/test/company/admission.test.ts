import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { admit } from "../../src/lib/company/admission";
import { keep, keysOf } from "../../src/lib/secrets";

/** A server on which one key opens one seat. */
function server(good: string, seat: number): void {
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: Record<string, string> }) => {
    const key = headers["X-Seat-Key"] ?? "";
    const told = !key ? { seat: -1 } : key === good ? { seat } : { detail: "This key opens no seat." };
    return new Response(JSON.stringify(told), { status: key && key !== good ? 403 : 200 });
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("the key of an address", () => {
  it("is kept for the seat that the server says it opens, whatever the address says", async () => {
    server("good", 1);
    await admit("m", "0.good");
    expect(keysOf("m")).toEqual([{ seat: 1, key: "good" }]);
  });

  it("takes no seat from whoever has it, if it is wrong, none at all, or there is no server", async () => {
    keep("m", 0, "mine");
    server("mine", 0);
    await expect(admit("m", "0.wrong")).rejects.toThrow("opens no seat");
    await admit("m", "0.");
    vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
    await expect(admit("m", "0.other")).rejects.toThrow();
    expect(keysOf("m")).toEqual([{ seat: 0, key: "mine" }]);
  });
});
