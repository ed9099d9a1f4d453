import { render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Odds } from "../src/lib/api";
import Charts from "../src/parts/study/Charts.svelte";

const chart = (key: string) => ({
  key,
  text: key,
  paragraph: "",
  columns: ["1", "2", "3"],
  rows: ["low", "high"],
  cells: [["a", "b", "c"], ["d", "e", "f"]],
  codes: [],
});

afterEach(() => vi.unstubAllGlobals());

async function shown(now: Odds | null): Promise<HTMLElement> {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([chart("fire"), chart("assault")])));
  const { container } = render(Charts, { game: "g", now, onrule: vi.fn() });
  await vi.waitFor(() => expect(container.querySelectorAll("figure").length).toBe(2));
  return container;
}

describe("the charts of a game", () => {
  it("put first the one that is being read, and mark its column", async () => {
    const found = await shown({ table: "assault", column: "2" } as Odds);
    const heads = [...found.querySelectorAll("figcaption")].map((one) => one.textContent?.trim());
    expect(heads).toEqual(["assault", "fire"]);
    const marked = [...found.querySelectorAll(".now")];
    expect(marked.map((one) => one.textContent)).toEqual(["2", "b", "e"]);
    expect(marked.every((one) => found.querySelector("figure")!.contains(one))).toBe(true);
  });

  it("stand in their order, unmarked, while nothing is weighed", async () => {
    const found = await shown(null);
    expect([...found.querySelectorAll("figcaption")].map((one) => one.textContent?.trim())).toEqual(["fire", "assault"]);
    expect(found.querySelector(".now")).toBeNull();
  });
});
