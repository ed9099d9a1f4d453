/** Speaking to the server: types from its OpenAPI document, refusals as one sentence. */

import type { components } from "./schema";
import { settings } from "./settings.svelte";

type Schemas = components["schemas"];
export type Table = Schemas["Table"];
export type Seen = Schemas["Seen"];
export type Piece = Schemas["Piece"];
export type Mark = Schemas["Mark"];
export type Tag = Schemas["Tag"];
export type Arrow = Schemas["Arrow"];
export type Card = Schemas["Card"];
export type CardPlace = Schemas["CardPlace"];
export type Counted = Schemas["Counted"];
export type Disc = Schemas["Disc"];
export type CardPrinted = Schemas["CardPrinted"];
export type Zone = Schemas["Zone"];
export type Track = Schemas["Track"];
export type Question = Schemas["Question"];
export type Choosable = Schemas["Choosable"];
export type LogRow = Schemas["LogRow"];
export type Said = Schemas["Said"];
export type Given = Schemas["Given"];
export type ErrandDone = Schemas["ErrandDone"];
export type Deed = Schemas["Deed"];
export type Place = Schemas["Place"];
export type Odds = Schemas["OddsSeen"];
export type ModifierSaid = Schemas["ModifierSaid"];
export type Game = Schemas["GameSeen"];
export type BoardData = Schemas["BoardSeen"];
export type Space = Schemas["SpaceSeen"];
export type Paragraph = Schemas["ParagraphSeen"];
export type Chart = Schemas["ChartSeen"];
export type Agreed = Schemas["Agreed"];
export type MatchListed = Schemas["MatchListed"];
export type SeatSeen = Schemas["SeatSeen"];
export type SeatWanted = Omit<Schemas["SeatWanted"], "name" | "was"> & { name?: string; was?: number };
export type Heard = Schemas["TalkSeen"];
export type Message = Schemas["MessageSeen"];
export type PersonSeen = Schemas["PersonSeen"];
export type Ticks = Schemas["Ticks"];
export type Reason = Schemas["Reason"];
export type Advice = Schemas["Advice"];
export type Suggested = Schemas["Suggested"];
export type DiceSeen = Schemas["DiceSeen"];
export type DiceTally = Schemas["DiceTally"];
export type Review = Schemas["ReviewSeen"];
export type Sight = Schemas["SightSeen"];
export type MatchesListed = Schemas["MatchesListed"];
export type Made = Schemas["MatchMade"];
export type Briefing = Schemas["BriefingSeen"];
export type Primer = Schemas["PrimerSeen"];
export type Lesson = Schemas["LessonSeen"];
export type LessonNote = Schemas["NoteSeen"];

/** What the server refused, in its own words; a stale answer brings the table as it is. */
export class Refusal extends Error {
  constructor(
    sentence: string,
    readonly status: number,
    readonly table: Table | null,
  ) {
    super(sentence);
  }
}

export type Query = Record<string, string | number | undefined>;

async function request<T>(
  method: string,
  path: string,
  key: string,
  query: Query,
  body?: unknown,
  maker = "",
): Promise<T> {
  const search = new URLSearchParams({ lang: settings.lang });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const headers: Record<string, string> = {};
  if (key) headers["X-Seat-Key"] = key;
  if (maker) headers["X-Maker-Key"] = maker;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let reply: Response;
  try {
    reply = await fetch(`/api${path}?${search}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("", 0, null);
  }
  if (!reply.ok) {
    const told = (await reply.json().catch(() => ({}))) as { detail?: string; table?: Table };
    throw new Refusal(told.detail ?? reply.statusText, reply.status, told.table ?? null);
  }
  return (reply.status === 204 ? null : await reply.json()) as T;
}

export const get = <T>(path: string, query: Query = {}, key = ""): Promise<T> => request<T>("GET", path, key, query);

export const post = <T>(path: string, body: unknown, query: Query = {}, key = ""): Promise<T> =>
  request<T>("POST", path, key, query, body ?? {});

/** What whoever began a match may do with it. */
export const asMaker = <T>(method: "POST" | "DELETE", path: string, maker: string): Promise<T> =>
  request<T>(method, path, "", {}, method === "POST" ? {} : undefined, maker);

export const games = (): Promise<Game[]> => get("/games/");

export const matches = (): Promise<MatchesListed> => get("/matches/");
