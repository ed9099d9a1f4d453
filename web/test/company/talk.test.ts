import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Heard, Message, SeatSeen, Table } from "../../src/lib/api";
import { isNew, Talk, type Seat } from "../../src/lib/company/talk.svelte";

const seat = (number: number, kind: SeatSeen["kind"] = "person"): SeatSeen =>
  ({ seat: number, kind, text: number ? "German" : "British", name: "", player: "" }) as SeatSeen;
const message = (number: number, from: number): Message => ({ number, seat: from, text: `message ${number}`, at: 1000 + number });
const heard = (...said: Message[]): Heard => ({ open: true, said, people: [] });

let at: { -readonly [name in keyof Seat]: Seat[name] };
let talk: Talk;

const sit = (seats: SeatSeen[]): void => {
  at = { match: "m", seat: 0, seats: [0], key: "secret", table: { seats } as Table };
  talk = new Talk(at);
};

beforeEach(() => {
  localStorage.clear();
  sit([seat(0), seat(1)]);
});

afterEach(() => vi.unstubAllGlobals());

describe("talk is offered", () => {
  it("where a person sits in another browser", () => expect(talk.offered).toBe(true));

  it("neither against our players, nor before the friend has come, nor at one screen, nor to who watches", () => {
    for (const kind of ["player", "open", "invited"] as const) {
      sit([seat(0), seat(1, kind)]);
      expect(talk.offered, kind).toBe(false);
    }
    sit([seat(0), seat(1)]);
    at.seats = [0, 1];
    expect(talk.offered).toBe(false);
    at.seats = [];
    at.seat = -1;
    expect(talk.offered).toBe(false);
  });
});

describe("what is new", () => {
  it("is counted until it is looked at, one's own not, also in the next visit", () => {
    talk.take(heard(message(1, 1), message(2, 0), message(3, 1)));
    expect(talk.unread).toBe(2);
    talk.shown = true;
    talk.look();
    expect(talk.unread).toBe(0);
    talk.take(heard(message(4, 1)));
    expect(talk.unread).toBe(0);
    const again = new Talk(at);
    again.take(heard(message(1, 1), message(3, 1), message(4, 1), message(5, 1)));
    expect(again.unread).toBe(1);
  });

  it("is not read by somebody who looks at another page", () => {
    talk.shown = true;
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    talk.take(heard(message(1, 1)));
    expect(talk.unread).toBe(1);
    vi.restoreAllMocks();
    talk.look();
    expect(talk.unread).toBe(0);
  });

  it("comes once, by whichever way it is quicker", () => {
    talk.take(heard(message(1, 1), message(2, 0)));
    talk.take(heard(message(2, 0)));
    talk.take(heard(message(2, 0), message(3, 1)));
    expect(talk.said.map((one) => one.number)).toEqual([1, 2, 3]);
  });
});

describe("a list of matches", () => {
  const row = (said: number, kind: SeatSeen["kind"] = "person") => ({ match: "m", seats: [seat(0), seat(1, kind)], said });

  it("tells of what somebody else has said since one looked, unless he is muted", () => {
    expect([isNew(row(0), [0]), isNew(row(3), [0]), isNew(row(3), [0, 1]), isNew(row(3), []), isNew(row(3, "player"), [0])]).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    talk.shown = true;
    talk.take(heard(message(3, 1)));
    expect([isNew(row(3), [0]), isNew(row(4), [0]), isNew({ ...row(1), match: "other" }, [0])]).toEqual([false, true, true]);
    talk.mute(true);
    expect(isNew(row(4), [0])).toBe(false);
  });
});

describe("who does not want to hear", () => {
  it("sees his own words only, and is not called; another match is heard", () => {
    talk.take(heard(message(1, 1), message(2, 0)));
    talk.mute(true);
    talk.take(heard(message(3, 1)));
    expect([talk.unread, talk.lines.map((one) => one.number)]).toEqual([0, [2]]);
    expect(new Talk(at).muted).toBe(true);
    expect(new Talk({ ...at, match: "other" }).muted).toBe(false);
    talk.mute(false);
    expect([talk.unread, talk.lines.length, new Talk(at).muted]).toEqual([2, 3, false]);
  });
});

describe("saying something", () => {
  it("sends what is written, behind what is known, by the key of the seat", async () => {
    const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response(JSON.stringify(heard(message(2, 0)))));
    vi.stubGlobal("fetch", sent);
    talk.take(heard(message(1, 1)));
    talk.draft = "  Hello <b>there</b>  ";
    await talk.say();
    const [path, init] = sent.mock.calls[0]!;
    expect(path).toContain("/api/matches/m/talk?");
    expect(path).toContain("after=1");
    expect([init.body, (init.headers as Record<string, string>)["X-Seat-Key"]]).toEqual(['{"text":"Hello <b>there</b>"}', "secret"]);
    expect([talk.draft, talk.last, talk.busy]).toEqual(["", 2, false]);
  });

  it("keeps what was written when it is refused, and sends nothing twice at a time", async () => {
    let answer: (reply: Response) => void = () => {};
    const sent = vi.fn(() => new Promise<Response>((done) => (answer = done)));
    vi.stubGlobal("fetch", sent);
    talk.draft = "again and again";
    const saying = talk.say();
    await talk.say();
    expect(sent).toHaveBeenCalledOnce();
    answer(new Response('{"detail": "A seat may say 12 things a minute; wait 9 seconds."}', { status: 429 }));
    await expect(saying).rejects.toThrow("wait 9 seconds");
    expect([talk.draft, talk.busy]).toEqual(["again and again", false]);
  });

  it("says nothing where nothing is written", async () => {
    const sent = vi.fn();
    vi.stubGlobal("fetch", sent);
    talk.draft = "   ";
    await talk.say();
    expect(sent).not.toHaveBeenCalled();
  });
});
