import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { badge, canNotify, summon, titled, wantNotices } from "../../src/lib/company/call.svelte";
import { call, called, named, rename, seated } from "../../src/lib/company/called";
import { ago, presence, timeTill, when } from "../../src/lib/company/clock";
import { settings } from "../../src/lib/settings.svelte";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;
const NOW = new Date(2026, 10, 20, 12, 0).getTime() / 1000; // a Friday

beforeEach(() => {
  localStorage.clear();
  settings.lang = "en";
});

afterEach(() => {
  settings.lang = "en";
  vi.unstubAllGlobals();
});

describe("a name", () => {
  const seat = (name: string, player = "") => ({ text: "German", name, player });

  it("stands beside its seat, in a list and in a sentence; one of our players has his own", () => {
    expect([seated(seat("Ben")), seated(seat("", "staff")), seated(seat(""))]).toEqual(["German: Ben", "German: the staff", "German"]);
    expect([named(seat("Ben")), named(seat("", "staff")), named(seat("")), named(undefined)]).toEqual(["German (Ben)", "German", "German", ""]);
    settings.lang = "fr";
    expect(seated({ text: "Allemand", name: "Ben", player: "" })).toBe("Allemand\u202f: Ben");
    expect(seated({ text: "Allemand", name: "", player: "staff" })).toBe("Allemand\u202f: l’état-major");
    expect(seated({ text: "Allemand", name: "", player: "of another package" })).toBe("Allemand\u202f: of another package");
  });

  it("that is written from the right turns nothing round beside it", () => {
    expect(named(seat("דוד"))).toBe("German (\u2068דוד\u2069)");
    expect(seated(seat("محمد"))).toBe("German: \u2068محمد\u2069");
    expect(named(seat("李"))).toBe("German (李)");
  });

  it("is kept for the next match as the server has it, and not when it was refused", async () => {
    expect(called()).toBe("");
    call("  Ann ");
    expect(called()).toBe("Ann");
    vi.stubGlobal("fetch", async () => new Response('{"name": "Anna Maria"}'));
    expect(await rename("m", "key", "  Anna  Maria")).toBe("Anna Maria");
    expect(called()).toBe("Anna Maria");
    vi.stubGlobal("fetch", async () => new Response('{"detail": "No."}', { status: 400 }));
    await expect(rename("m", "key", "<b>")).rejects.toThrow("No.");
    expect(called()).toBe("Anna Maria");
  });
});

describe("how long ago something was", () => {
  it("is told by minutes, hours, weekdays and dates", () => {
    const said = [10, 3 * MINUTE, 3 * HOUR, 3 * DAY, 10 * DAY].map((past) => ago(NOW - past, NOW));
    expect(said).toEqual(["just now", "3 minutes ago", "3 hours ago", "on Tuesday", "on 10 November"]);
    settings.lang = "fr";
    const dit = [10, 3 * MINUTE, 3 * HOUR, 3 * DAY, 10 * DAY].map((past) => ago(NOW - past, NOW));
    expect(dit).toEqual(["à l’instant", "il y a 3 minutes", "il y a 3 heures", "mardi", "le 10 novembre"]);
  });

  it("is never in the future, whatever the clocks say", () => expect(ago(NOW + 500, NOW)).toBe("just now"));

  it("stands beside a message: today by the hour, else with the day", () => {
    expect([when(NOW - 3 * HOUR, NOW), when(NOW - 3 * DAY, NOW), when(NOW - 10 * DAY, NOW)]).toEqual([
      "09:00",
      "Tuesday, 12:00",
      "10 November, 12:00",
    ]);
  });
});

describe("until when there is time", () => {
  it("is told by the hour today, by the weekday this week, else by the date", () => {
    expect([NOW + 3 * HOUR, NOW + DAY, NOW + 7 * DAY].map((at) => timeTill(at, NOW))).toEqual([
      "15:00",
      "Saturday, 12:00",
      "Friday 27 November, 12:00",
    ]);
    settings.lang = "fr";
    expect(timeTill(NOW + 7 * DAY, NOW)).toBe("vendredi 27 novembre, 12:00");
  });
});

describe("whether the other is there", () => {
  const said = (here: boolean, seen: number, answered: number): string =>
    presence({ here, seen: seen && NOW - seen, answered: answered && NOW - answered }, NOW);

  it("is told with no more than is of use", () => {
    expect(said(true, 10, 0)).toBe("is here");
    expect(said(true, 10, 3 * HOUR)).toBe("is here · answered 3 hours ago");
    expect(said(false, 3 * HOUR, 3 * HOUR + 30)).toBe("answered 3 hours ago");
    expect(said(false, 2 * HOUR, 3 * DAY)).toBe("answered on Tuesday · was here 2 hours ago");
    expect(said(false, 3 * DAY, 4 * DAY)).toBe("not here since Tuesday");
    expect(said(false, 0, 0)).toBe("has not been here yet");
  });
});

describe("the title and the badge", () => {
  it("tell that one is asked, and how many messages are new", () => {
    expect([titled("Remagen", false), titled("Remagen", true), titled("Remagen", false, 2), titled("Remagen", true, 2)]).toEqual([
      "Remagen",
      "● Remagen",
      "(2) Remagen",
      "● (2) Remagen",
    ]);
    const [set, clear] = [vi.fn(async () => {}), vi.fn(async () => {})];
    vi.stubGlobal("navigator", { setAppBadge: set, clearAppBadge: clear });
    badge(true);
    badge(true, 2);
    badge(false, 1);
    badge(false);
    expect([set.mock.calls.flat(), clear.mock.calls.length]).toEqual([[1, 3, 1], 1]);
  });
});

describe("a call to whoever looks elsewhere", () => {
  const shown: [string, NotificationOptions | undefined][] = [];
  const notices = (permission: NotificationPermission, broken = false): void => {
    class Notice {
      static permission = permission;
      static requestPermission = async () => permission;
      onclick = null;
      constructor(title: string, options?: NotificationOptions) {
        if (broken) throw new TypeError("Illegal constructor");
        shown.push([title, options]);
      }
    }
    vi.stubGlobal("Notification", Notice);
    vi.stubGlobal("isSecureContext", true);
  };
  const notes = vi.fn();
  const speaker = (): void => {
    const gain = { setValueAtTime: () => 0, linearRampToValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 };
    class Context {
      currentTime = 0;
      destination = {};
      createOscillator = () => ({ frequency: { value: 0 }, connect: (next: unknown) => next, start: notes, stop: () => 0 });
      createGain = () => ({ gain, connect: (next: unknown) => next });
      close = async () => undefined;
    }
    vi.stubGlobal("AudioContext", Context);
  };
  const away = (hidden: boolean): void => void vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

  beforeEach(() => {
    shown.length = 0;
    notes.mockClear();
    speaker();
  });

  afterEach(() => {
    vi.restoreAllMocks();
    settings.sounds(false);
    settings.notify(false);
  });

  it("is made as he wishes, and never while he looks at the page", async () => {
    notices("granted");
    away(true);
    summon("m", "Remagen", "your turn");
    expect([shown.length, notes.mock.calls.length]).toEqual([0, 0]);
    settings.sounds(true);
    summon("m", "Remagen", "your turn");
    expect([shown.length, notes.mock.calls.length]).toEqual([0, 2]);
    expect(await wantNotices(true)).toBe(true);
    expect(shown.pop()![1]!.body).toBe("You will be called like this.");
    summon("m", "Remagen", "your turn");
    expect(shown).toEqual([["Remagen", { body: "your turn", tag: "m" }]]);
    away(false);
    summon("m", "Remagen", "your turn");
    expect(shown).toHaveLength(1);
    expect(await wantNotices(false)).toBe(true);
    expect(settings.notices).toBe(false);
  });

  it("is not promised by a browser that may not or cannot", async () => {
    notices("denied");
    expect([canNotify(), await wantNotices(true), settings.notices]).toEqual([false, false, false]);
    notices("granted", true);
    expect([canNotify(), await wantNotices(true), settings.notices]).toEqual([true, false, false]);
    notices("granted");
    vi.stubGlobal("isSecureContext", false);
    expect([canNotify(), await wantNotices(true), settings.notices]).toEqual([false, false, false]);
    expect(shown).toEqual([]);
  });
});
