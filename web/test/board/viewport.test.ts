import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Board, Point } from "../../src/lib/board/board";
import { Viewport } from "../../src/lib/board/viewport.svelte";

/** A board of 2000 by 2000 units without a margin. */
const board = {
  data: { key: "map", width: 2000, height: 2000 },
  view: { x: 0, y: 0, width: 2000, height: 2000 },
} as Board;

/** What there is to see, and what covers how much of the board; the tests change it as a page does. */
let page: { inset: number; beside: number; asked: Point[]; lit: Point[]; goal: Point[] };
let frame: HTMLElement;
let sheet: HTMLElement;
let view: Viewport;

/** A table in a window of such a size. */
function open(wide: number, high: number): void {
  [frame, sheet] = [document.createElement("div"), document.createElement("div")];
  sized(wide, high);
  view = new Viewport({
    board,
    get inset() { return page.inset; },
    get beside() { return page.beside; },
    asked: () => page.asked,
    present: () => [...page.lit, ...page.asked],
    lit: () => page.lit,
    standing: () => [],
    goal: () => page.goal,
  });
  view.attach(frame, sheet);
  view.resized();
}

function sized(wide: number, high: number): void {
  Object.defineProperty(frame, "clientWidth", { value: wide, configurable: true });
  Object.defineProperty(frame, "clientHeight", { value: high, configurable: true });
}

/** Another question: what it is about and what is lit, and how much of the board is covered while it stands. */
async function question(now: Partial<typeof page>): Promise<void> {
  Object.assign(page, { inset: 0, beside: 0, asked: [], lit: [], goal: [] }, now);
  view.follow();
  view.covered();
  await tick();
  flushSync();
}

const spot: Point = [1900, 1000];
/** Where a spot of the board is on the screen. */
function shown([x, y]: Point): Point {
  const [, left, top, k] = sheet.style.transform.match(/translate\((-?[\d.]+)px,\s*(-?[\d.]+)px\) scale\((.*)\)/)!.map(Number);
  return [x * k! + left!, y * k! + top!];
}

beforeEach(() => {
  page = { inset: 0, beside: 0, asked: [], lit: [], goal: [] };
});

describe("what is lit and out of sight", () => {
  it("is counted at each question, and anew when the window has moved", async () => {
    open(800, 600);
    view.step(3);
    await question({ asked: [[200, 200]], lit: [[210, 210], [1900, 1900], [1800, 1950]] });
    expect(view.beyond).toBe(2);
    view.toLit();
    expect(view.beyond).toBe(0);
    await question({ asked: [[200, 200]] });
    expect(view.beyond).toBe(0);
  });
});

describe("a question that opens a drawer, and the next that puts it away", () => {
  it("leaves no part of the window empty where nothing is asked", async () => {
    open(800, 600);
    view.step(3);
    await question({ beside: 500, asked: [[1950, 1000]] });
    await question({});
    expect(shown([2000, 0])[0]).toBeGreaterThanOrEqual(799);
  });

  it("leave a board that is seen whole as it is, so that its ground is not painted anew", async () => {
    open(1020, 850);
    const before = sheet.style.transform;
    expect(before).toContain("scale(0.425)");
    for (let turn = 0; turn < 3; turn++) {
      await question({ beside: 460 });
      expect(sheet.style.transform).toBe(before);
      await question({ lit: [[100, 100], [1900, 1900]] });
      expect(sheet.style.transform).toBe(before);
    }
  });

  it("leave the zoom as it is where it is seen in part, and bring what is asked about beside the drawer", async () => {
    page.lit = [[200, 200], [1500, 600]];
    open(1020, 700);
    expect(view.scale).toBe(0.52);
    await question({ beside: 460, asked: [spot], lit: [[200, 200], [1500, 600]] });
    expect(view.scale).toBe(0.52);
    const [x] = shown(spot);
    expect(x).toBeGreaterThan(560 * 0.2);
    expect(x).toBeLessThan(560 * 0.8);
    await question({ asked: [spot] });
    expect(view.scale).toBe(0.52);
  });

  it("leave the zoom alone also when the match opens with such a question", async () => {
    open(1020, 850);
    page.beside = 460;
    view.covered();
    expect(view.scale).toBe(0.425);
    await question({ lit: [spot] });
    expect(view.scale).toBe(0.425);
  });
});

describe("a sheet that covers more of the board, or less", () => {
  it("changes the zoom until the first question is answered, and never again", async () => {
    const lit: Point[] = [[200, 200], [500, 700]];
    page.lit = lit;
    open(390, 730);
    page.inset = 482;
    view.covered();
    expect(view.scale).toBe(0.4);
    page.inset = 365;
    view.covered();
    expect(view.scale).toBe(0.52);
    for (const inset of [279, 482, 191, 365]) {
      await question({ inset, asked: [[350, 650]], lit });
      expect(view.scale).toBe(0.52);
      expect(shown([350, 650])[1]).toBeLessThan(730 - inset);
    }
  });
});

describe("odds that come up over the board", () => {
  it("do not hide what they are of, and do not change the zoom", async () => {
    open(390, 730);
    const lit: Point[] = [[700, 700], [1300, 1300]];
    await question({ inset: 300, lit });
    const zoom = view.scale;
    page.goal = [[1000, 1250]];
    expect(shown([1000, 1250])[1]).toBeGreaterThan(730 - 482);
    page.inset = 482;
    view.covered();
    expect(shown([1000, 1250])[1]).toBeLessThan(730 - 482);
    expect(view.scale).toBe(zoom);
  });
});

describe("the whole board, if it was asked for", () => {
  it("grows where there is more room, stays as it is where something comes to lie over it, and is whole again after that", async () => {
    open(1020, 700);
    page.beside = 460;
    view.covered();
    view.fit();
    expect(view.scale).toBe(0.28);
    await question({});
    expect(view.scale).toBe(0.35);
    const before = sheet.style.transform;
    await question({ beside: 460, asked: [spot] });
    expect(view.scale).toBe(0.35);
    expect(shown(spot)[0]).toBeLessThan(560);
    await question({});
    expect(sheet.style.transform).toBe(before);
  });
});

describe("zooming in by a step", () => {
  it("keeps the middle of what is seen where it is, not that of what a drawer covers", () => {
    open(1020, 850);
    page.beside = 460;
    view.covered();
    const [k, x] = [view.scale, shown([0, 0])[0]];
    const middle: Point = [(280 - x) / k, 1000];
    view.step(2);
    expect(shown(middle)[0]).toBeCloseTo(280);
  });
});

describe("a window of another size", () => {
  it("is framed anew, one of the same size is not", async () => {
    open(1020, 850);
    await question({});
    sized(800, 860);
    view.resized();
    expect(view.scale).toBe(0.4);
    sheet.style.transform = "untouched";
    view.resized();
    expect(sheet.style.transform).toBe("untouched");
  });
});

describe("a note that points at something", () => {
  it("leaves the zoom alone where there is room for that, and the hand's zoom stays when it has been read", async () => {
    open(1020, 700);
    view.step(2);
    const zoom = view.scale;
    view.bring([[1800, 1800]]);
    expect(view.scale).toBe(zoom);
    await question({ asked: [[300, 300]] });
    expect(view.scale).toBe(zoom);
  });

  it("gives back the zoom that there was, if it had to show more", async () => {
    open(1020, 700);
    view.step(2);
    const zoom = view.scale;
    view.bring([[10, 10], [1990, 1990]]);
    expect(view.scale).toBeLessThan(zoom);
    view.bring([]);
    expect(view.scale).toBe(zoom);
  });
});
