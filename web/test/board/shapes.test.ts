import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Piece, Seen } from "../../src/lib/api";
import type { Board, Face, Point } from "../../src/lib/board/board";
import { described, stacks, told } from "../../src/lib/board/scene";
import { apart, edge, rim } from "../../src/lib/board/shapes";
import Facing from "../../src/parts/board/Facing.svelte";
import Shapes from "../../src/parts/ground/Shapes.svelte";

const CORNERS: Point[] = [[0, -60], [52, -30], [52, 30], [0, 60], [-52, 30], [-52, -30]];
const hex = (space: number, x: number): Face => ({
  space,
  id: `H${space}`,
  name: `H${space}`,
  outline: `M${CORNERS.map(([dx, dy]) => `${x + dx} ${dy}`).join("L")}Z`,
  slots: [[x, 0]],
  centre: [x, 0],
});
const faces = [hex(1, 0), hex(2, 104)];
const board = { faces, at: new Map(faces.map((one) => [one.space, one])) } as Board;
const piece = (number: number, also: Partial<Piece> = {}): Piece =>
  ({ piece: number, name: `Gun ${number}`, side: "br", symbol: "", space: 1, under: -1, factors: [], marks: [], hidden: false, facing: -1, level: 0, stance: "", ...also }) as unknown as Piece;
const none = { marks: [], tags: [], tints: [], arrows: [], lines: [], rings: [], sides: [], arcs: [], glows: [] };

describe("a direction", () => {
  it("finds the side of a space that lies in it", () => {
    expect(edge(faces[0]!, 90)).toEqual([[52, -30], [52, 30]]);
    expect(edge(faces[0]!, 330)).toEqual([[-52, -30], [0, -60]]);
    expect(apart(350, 20)).toBe(30);
  });

  it("ends on the edge of a counter", () => {
    expect(rim(64, 90).map((one) => Math.round(one) + 0)).toEqual([32, 0]);
    expect(rim(64, 45).map((one) => Math.round(one) + 0)).toEqual([32, -32]);
    expect(rim(64, 180).map((one) => Math.round(one) + 0)).toEqual([0, 32]);
  });
});

describe("a counter that looks in a direction", () => {
  const drawn = (also: Partial<Piece>): HTMLElement => render(Facing, { piece: piece(1, also) }).container;

  it("shows it, and the storey on which it stands", () => {
    expect(drawn({ facing: 210 }).querySelector("[data-facing]")!.getAttribute("transform")).toContain("rotate(210)");
    expect(drawn({ level: 2 }).querySelector("[data-level]")!.textContent).toBe("↑2");
    expect(drawn({ level: -1 }).querySelector("[data-level]")!.textContent).toBe("↓1");
    expect(drawn({}).querySelector("[data-facing], [data-level]")).toBeNull();
  });

  it("says so", () => {
    expect(described(piece(1, { stance: "facing 90°, level 1" }), "")).toBe("Gun 1, facing 90°, level 1");
  });

  it("lies in a stack of its storey", () => {
    const seen = { ...none, pieces: [piece(1), piece(2), piece(3, { level: 1 })] } as unknown as Seen;
    expect(stacks(seen, board).map((stack) => stack.pieces.length)).toEqual([2, 1]);
  });
});

describe("lines, rings and sides", () => {
  const seen = {
    ...none,
    pieces: [],
    lines: [{ space: 1, end: 2, role: "lane", text: "lane of fire", side: "br", value: "" }],
    rings: [{ space: 2, role: "watched", text: "watched", side: "", value: "" }],
    sides: [{ space: 1, towards: 90, role: "wire", text: "wire", side: "de", value: "" }],
  } as unknown as Seen;

  it("are drawn where they lie", () => {
    const { container } = render(Shapes, { seen, board });
    const role = (name: string): Element => container.querySelector(`[data-role=${name}]`)!;
    expect(role("wire").getAttribute("d")).toBe("M52 -30L52 30");
    expect(role("lane").getAttribute("d")).toBe("M0 0L104 0");
    expect(role("watched").getAttribute("cx")).toBe("104");
  });

  it("are told with the space", () => {
    expect(told(seen, 1)).toEqual(["wire", "lane of fire"]);
    expect(told(seen, 2)).toEqual(["watched"]);
  });
});
