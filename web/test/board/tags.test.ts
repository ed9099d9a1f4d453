import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Seen, Tag } from "../../src/lib/api";
import type { Board, Face } from "../../src/lib/board/board";
import { told } from "../../src/lib/board/scene";
import { fitted, tagged, together } from "../../src/lib/board/tags";
import Rose from "../../src/parts/board/Rose.svelte";
import Tags from "../../src/parts/ground/Tags.svelte";
import TintKey from "../../src/parts/ground/TintKey.svelte";
import Tints from "../../src/parts/ground/Tints.svelte";

const face = (space: number): Face => ({ space, id: `H0${space}`, name: `H0${space}`, outline: "M0 0h1", slots: [], centre: [space * 104, 60] });
const board = { at: new Map([1, 2].map((space) => [space, face(space)])) } as Board;
const tag = (space: number, sign: string, towards: number, value: string): Tag =>
  ({ space, role: sign, text: `${sign} to ${towards}, turn ${value}`, sign, side: "br", towards, value, label: `T${value}` });
const [RIGHT, LEFT] = [90, 270];
const seen = {
  marks: [],
  tags: [
    tag(1, "canopy", RIGHT, "2"),
    tag(1, "canopy", RIGHT, "1"),
    tag(2, "wings", LEFT, "3"),
    tag(1, "canopy", RIGHT, "1"),
    tag(1, "wings", LEFT, "10"),
  ],
  tints: [
    { space: 1, role: "noise", text: "", side: "", share: 0.5, value: "0.80" },
    { space: 2, role: "noise", text: "", side: "", share: 0.1, value: "0.10" },
  ],
  arrows: [{ role: "wind", name: "Wind", text: "from the west, low", towards: 90, value: "low" }],
  rings: [],
  sides: [],
  arcs: [],
  glows: [],
  dark: false,
  lines: [],
} as unknown as Seen;

describe("tags on the board", () => {
  it("are gathered by space, then by label, sign and direction, the lowest value first", () => {
    const [one, two] = tagged(seen, board);
    expect(one!.rows.map(({ sign, points, label, count }) => [sign, points, label, count])).toEqual([
      ["canopy", "right", "T1", 2],
      ["canopy", "right", "T2", 1],
      ["wings", "left", "T10", 1],
    ]);
    expect([two!.face.id, two!.rows.length]).toEqual(["H02", 1]);
  });

  it("lose nothing where there is no room for a line each", () => {
    const { rows } = tagged(seen, board)[0]!;
    expect(fitted(rows, 3)).toBe(rows);
    const [first, rest] = fitted(rows, 2);
    expect([first!.label, rest!.label, rest!.points, rest!.sign, rest!.count]).toEqual(["T1", "", "both", "", 2]);
    expect(together(rows.slice(0, 2))).toMatchObject({ points: "right", sign: "canopy", label: "", count: 3 });
  });

  it("point nowhere where they are told so, and neither up nor down", () => {
    const rows = tagged({ ...seen, tags: [tag(1, "", -1, ""), tag(2, "", 180, "")] }, board);
    expect(rows.map((one) => one.rows[0]!.points)).toEqual(["none", "none"]);
  });

  /** The lines of each tag: to which side it points, how many signs it has, what is written. */
  function tags(scale: number, occupied: number[] = []): unknown[] {
    const { container } = render(Tags, { seen, board, scale, occupied: new Set(occupied) });
    return [...container.querySelectorAll("[data-tag]")].map((one) =>
      [...one.querySelectorAll("[data-points]")].map((row) =>
        [row.getAttribute("data-points"), row.querySelectorAll(".sign").length, row.querySelector("text")!.textContent]),
    );
  }

  it("show a sign for each that comes, the label, and whither; of many the number", () => {
    expect(tags(1)).toEqual([[["right", 2, "T1"], ["right", 1, "T2"], ["left", 1, "T10"]], [["left", 1, "T3"]]]);
    expect(tags(0.36)[0]).toEqual([["right", 2, "T1"], ["both", 0, "×2"]]);
    expect(tags(1, [1])[0]).toEqual([["both", 0, "×4"]]);
  });

  it("show from far away how many there are", () => {
    expect(tags(0.15)).toEqual([[["both", 0, "4"]], [["left", 0, "1"]]]);
  });

  it("are told once for several alike", () => {
    expect(told({ ...seen, tints: [] }, 1)).toEqual(["canopy to 90, turn 2", "2 × canopy to 90, turn 1", "wings to 270, turn 10"]);
  });
});

describe("tints", () => {
  it("are the fuller the greater the share, and bear a figure unless it is small", () => {
    const { container } = render(Tints, { seen, board, figures: true });
    expect([...container.querySelectorAll("path")].map((path) => Number(path.getAttribute("fill-opacity")).toFixed(3))).toEqual(["0.325", "0.145"]);
    expect([...container.querySelectorAll("text")].map((text) => text.textContent)).toEqual(["0.8"]);
  });
});

describe("the key of the tints", () => {
  it("says what the figures count, by the fullest; without figures there is none", () => {
    const tints = seen.tints.map((tint) => ({ ...tint, text: `noise: ${tint.value}` }));
    expect(render(TintKey, { seen: { ...seen, tints } }).container.textContent).toBe("noise: 0.80 (the darkest hex)");
    const plain = tints.map((tint) => ({ ...tint, value: "" }));
    expect(render(TintKey, { seen: { ...seen, tints: plain } }).container.textContent).toBe("");
  });
});

describe("the rose", () => {
  it("points where the arrow does, and says how strong", () => {
    const { container } = render(Rose, { seen });
    expect(container.querySelector("g")!.getAttribute("transform")).toBe("rotate(90)");
    expect(container.querySelector("[role=img]")!.getAttribute("aria-label")).toBe("Wind: from the west, low");
    expect(container.textContent).toContain("low");
  });
});
