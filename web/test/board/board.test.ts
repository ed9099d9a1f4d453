import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardData } from "../../src/lib/api";
import { apart, corners, load, towards, type Face } from "../../src/lib/board/board";

const face = (space: number, x: number, y: number, outline = ""): Face => ({ space, id: "", name: "", outline, slots: [[x, y]], centre: [x, y] });

describe("an arrow on the board", () => {
  const middle = face(0, 100, 100);
  const faces = [middle, face(1, 200, 110), face(2, 160, 150), face(3, 400, 100), face(4, 100, 0)];

  it("goes to what is nearest and straightest in its direction", () => {
    expect(towards(faces, middle, 1, 0)?.space).toBe(1);
    expect(towards(faces, middle, 0, -1)?.space).toBe(4);
  });

  it("goes nowhere at the edge, nor far to the side", () => {
    expect(towards(faces, middle, -1, 0)).toBeUndefined();
    expect(towards([middle, face(1, 110, 150)], middle, 1, 0)).toBeUndefined();
  });
});

describe("the corners of a space", () => {
  it("are read from its outline, whatever stands between the numbers", () => {
    expect(corners(face(0, 5, 5, "M0 0L10.5,0L10 -10Z"))).toEqual([[0, 0], [10.5, 0], [10, -10]]);
  });

  it("are read also where each is told from the one before, as the drawings do", () => {
    const hex = face(0, 152, 260, "M152 200l52 30v60l-52 30l-52-30v-60z");
    expect(corners(hex)).toEqual([[152, 200], [204, 230], [204, 290], [152, 320], [100, 290], [100, 230]]);
    expect(corners(face(0, 50, 50, "M0 0h100v100h-100z"))).toEqual([[0, 0], [100, 0], [100, 100], [0, 100]]);
    expect(corners(face(0, 0, 0, "m5 5 10-2.5.5.5z"))).toEqual([[5, 5], [15, 2.5], [15.5, 3]]);
  });

  it("leave out those that are far away", () => {
    expect(corners(face(0, 0, 0, "M0 0L2000 0L10 10Z"))).toEqual([[0, 0], [10, 10]]);
  });
});

describe("a drawing taken apart", () => {
  it("tells what ground the names take up, about", () => {
    const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g data-layer="names"><text x="100" y="50" font-size="20" letter-spacing="0.6">Here</text></g></svg>';
    const [name] = apart({ spaces: [] } as unknown as BoardData, drawn).names!;
    expect([name!.x + name!.width / 2, name!.y, name!.height]).toEqual([100, 34, 20]);
    expect(name!.width).toBeCloseTo(44);
  });
});

describe("a board whose drawing is refused", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("has its outlines, and says why", async () => {
    const space = { space: 7, id: "A01", name: "A01", terrain: "clear", centre: [5, 5], outline: [[0, 0], [10, 0], [10, 10]], neighbours: [] };
    const data = { key: "own.x", width: 10, height: 10, spaces: [space], picture: "/drawn" };
    const replies: Record<string, Response> = { "/drawn": new Response(JSON.stringify({ detail: "mine.toml: 'title' is 7." }), { status: 400 }) };
    vi.stubGlobal("fetch", (address: string) => Promise.resolve(replies[address] ?? new Response(JSON.stringify(data))));
    const board = await load("airborne", "own.x");
    expect(board.fault).toBe("mine.toml: 'title' is 7.");
    expect(board.at.get(7)?.outline).toBe("M0 0L10 0L10 10Z");
  });
});
