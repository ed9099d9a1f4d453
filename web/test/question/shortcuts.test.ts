import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Choosable } from "../../src/lib/api";
import { Panels } from "../../src/lib/match/panels.svelte";
import type { Play } from "../../src/lib/match/play.svelte";
import { press, type Keyed } from "../../src/lib/question/shortcuts";
import type { Sighting } from "../../src/lib/board/sighting.svelte";

const options = Array.from({ length: 11 }, (_, space) => ({ verb: "go", space, piece: -1, card: -1 }) as Choosable);

let play: { -readonly [name in keyof Play]: Play[name] };
let at: Keyed;

beforeEach(() => {
  document.body.innerHTML = "";
  play = { options, chosen: -1, curtain: null, pick: vi.fn(), go: vi.fn(), undo: vi.fn(), clear: vi.fn(), hush: vi.fn(), doubt: { index: -1 }, weighing: { passing: false }, course: { running: false, pause: vi.fn(), next: vi.fn(), end: vi.fn() } } as unknown as typeof play;
  const sighting = { on: false, toggle: vi.fn() } as unknown as Sighting;
  at = { play: play as Play, panels: new Panels(), sighting, sights: true, charts: true, view: { toLit: vi.fn(), fit: vi.fn(), step: vi.fn() } };
});

/** Press a key somewhere on the page; whether the table has taken it. */
function key(name: string, more: KeyboardEventInit = {}, target: Element = document.body): boolean {
  const event = new KeyboardEvent("keydown", { key: name, cancelable: true, ...more });
  Object.defineProperty(event, "target", { value: target });
  press(event, at);
  return event.defaultPrevented;
}

describe("a key at the table", () => {
  it("chooses the option whose badge it is, beyond the ninth only one that is listed", () => {
    expect(key("3")).toBe(true);
    expect(play.pick).toHaveBeenCalledWith(2);
    expect(key("a")).toBe(false);
    document.body.innerHTML = '<p data-option="9"></p>';
    expect(key("a")).toBe(true);
    expect(play.pick).toHaveBeenLastCalledWith(9);
  });

  it("goes ahead with what is chosen, unless a button has the focus", () => {
    expect(key("Enter")).toBe(false);
    play.chosen = 4;
    expect(key("Enter", {}, document.createElement("button"))).toBe(false);
    expect(key("Enter")).toBe(true);
    expect(play.go).toHaveBeenCalledOnce();
    expect(play.pick).not.toHaveBeenCalled();
  });

  it("only points at what the mouse merely lies on", () => {
    play.chosen = 4;
    play.weighing.passing = true;
    expect(key("Enter")).toBe(true);
    expect([vi.mocked(play.pick).mock.calls, vi.mocked(play.go).mock.calls]).toEqual([[[4]], []]);
  });

  it("takes the focus from a button to the option whose odds it shows", () => {
    document.body.innerHTML = '<button></button><p data-option="1" tabindex="0"></p>';
    (play.options[1] as { odds?: boolean }).odds = true;
    const undo = document.querySelector("button")!;
    undo.focus();
    key("2", {}, undo);
    expect(document.activeElement).toBe(document.querySelector("p"));
    undo.focus();
    key("3", {}, undo);
    expect(document.activeElement).toBe(document.body);
    delete (play.options[1] as { odds?: boolean }).odds;
  });

  it("is one act however long it is held down", () => {
    play.chosen = 4;
    for (const name of ["3", "Enter"]) key(name, { repeat: true });
    expect([vi.mocked(play.pick).mock.calls.length, vi.mocked(play.go).mock.calls.length]).toEqual([0, 0]);
  });

  it("stops, goes on with or ends what is played back, and answers nothing meanwhile", () => {
    const course = play.course as unknown as { running: boolean };
    course.running = true;
    for (const name of [" ", "ArrowRight", "1"]) expect(key(name)).toBe(true);
    expect([play.course.pause, play.course.next, play.course.end].map((one) => vi.mocked(one).mock.calls.length)).toEqual([1, 1, 1]);
    expect(key("Tab")).toBe(false);
    document.body.innerHTML = "<p data-course><button></button></p>";
    expect(key("Enter", {}, document.querySelector("button")!)).toBe(false);
    expect(play.pick).not.toHaveBeenCalled();
  });

  it("closes by Escape what was opened last: the line of sight, the drawer, the choice", () => {
    at.sighting.on = true;
    at.panels.toggle("charts");
    key("Escape");
    expect(at.sighting.toggle).toHaveBeenCalledOnce();
    at.sighting.on = false;
    key("Escape");
    expect([at.panels.open, vi.mocked(play.clear).mock.calls.length]).toEqual(["", 0]);
    key("Escape");
    expect(play.clear).toHaveBeenCalledOnce();
  });

  it("goes to what is said, where there is somebody to talk to, and does nothing else while something is written", () => {
    expect(key("n")).toBe(false);
    at.talk = vi.fn();
    expect(key("n")).toBe(true);
    expect(key("1", {}, document.createElement("textarea"))).toBe(false);
    expect([vi.mocked(at.talk).mock.calls.length, vi.mocked(play.pick).mock.calls.length]).toEqual([1, 0]);
  });

  it("opens a drawer and moves the board", () => {
    for (const name of ["r", "+", "-", "f", "z", "s"]) expect(key(name)).toBe(true);
    expect(at.panels.open).toBe("rules");
    expect(vi.mocked(at.view!.step).mock.calls).toEqual([[1.4], [1 / 1.4]]);
    expect([at.view!.fit, at.view!.toLit, at.sighting.toggle].map((one) => vi.mocked(one).mock.calls.length)).toEqual([1, 1, 1]);
  });

  it("does nothing where there is no board, and so no button for it", () => {
    at = { ...at, view: null };
    for (const name of ["b", "s", "z", "f", "+", "-"]) expect(key(name), name).toBe(false);
    expect([at.panels.open, vi.mocked(at.sighting.toggle).mock.calls.length]).toEqual(["", 0]);
    expect(key("c")).toBe(true);
    expect(at.panels.open).toBe("charts");
  });

  it("opens no drawer of tables in a game without", () => {
    at = { ...at, charts: false };
    expect([key("c"), at.panels.open]).toEqual([false, ""]);
  });

  it("asks for no line of sight where the game knows none", () => {
    at = { ...at, sights: false };
    expect(key("s")).toBe(false);
    expect(at.sighting.toggle).not.toHaveBeenCalled();
  });

  it("is left alone in a field, with a modifier, and behind a curtain", () => {
    expect(key("1", {}, document.createElement("input"))).toBe(false);
    expect(key("1", { altKey: true })).toBe(false);
    play.curtain = 1;
    expect(key("1")).toBe(false);
    expect(play.pick).not.toHaveBeenCalled();
  });

  it("asks for a suggestion where there is a button for it", () => {
    expect(key("?")).toBe(false);
    document.body.innerHTML = "<button data-suggest></button>";
    const asked = vi.fn();
    document.querySelector("button")!.addEventListener("click", asked);
    expect(key("?")).toBe(true);
    expect(asked).toHaveBeenCalledOnce();
  });

  it("takes back by U and by Ctrl+Z", () => {
    expect([key("u"), key("z", { ctrlKey: true })]).toEqual([true, true]);
    expect(play.undo).toHaveBeenCalledTimes(2);
  });
});

describe("the drawer", () => {
  it("shows the boxes of itself while something in them may be chosen", () => {
    at.panels.offer(true);
    expect(at.panels.open).toBe("boxes");
    at.panels.offer(false);
    expect(at.panels.open).toBe("");
  });

  it("that somebody has opened is left open, and so is another in its place", () => {
    at.panels.toggle("boxes");
    at.panels.offer(true);
    at.panels.offer(false);
    expect(at.panels.open).toBe("boxes");
    at.panels.close();
    at.panels.offer(true);
    at.panels.rule("4.2");
    at.panels.offer(false);
    expect([at.panels.open, at.panels.paragraph]).toEqual(["rules", "4.2"]);
  });
});
