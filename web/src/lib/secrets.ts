/** The secrets of matches that this browser holds: of seats, of invitations that it gave out, of matches it began. */

import { get, post, type MatchesListed } from "./api";
import { read, write } from "./settings.svelte";

type Key = { seat: number; key: string };
type Keys = Record<string, Key[]>;

const put = (name: string, match: string, keys: Key[]): void => {
  const kept = read<Keys>(name, {});
  if (keys.length) kept[match] = keys;
  else delete kept[match];
  write(name, kept);
};

/** The seats of a match that this browser may play, with their keys. */
export const keysOf = (match: string): Key[] => read<Keys>("keys", {})[match] ?? [];

/** The key by which what any seat may see of a match is asked for; empty for who only watches. */
export const anyKeyOf = (match: string): string => keysOf(match)[0]?.key ?? "";

/** Remember the key of a seat. */
export const keep = (match: string, seat: number, key: string): void =>
  put("keys", match, [...keysOf(match).filter((one) => one.seat !== seat), { seat, key }]);

/** The invitations to a match that were given out here and may still be good. */
export const invitationsOf = (match: string): Key[] => read<Keys>("invitations", {})[match] ?? [];

/** Remember an invitation, in the place of the one before it. */
export const keepInvitation = (match: string, seat: number, key: string): void =>
  put("invitations", match, [...invitationsOf(match).filter((one) => one.seat !== seat), { seat, key }]);

/** What lets whoever began a match invite anew and delete it; empty for others. */
export const makerOf = (match: string): string => read<Record<string, string>>("makers", {})[match] ?? "";

export function keepMaker(match: string, key: string): void {
  write("makers", { ...read<Record<string, string>>("makers", {}), [match]: key });
}

/** Forget a match that is no more. */
export function forget(match: string): void {
  put("keys", match, []);
  put("invitations", match, []);
  const makers = read<Record<string, string>>("makers", {});
  delete makers[match];
  write("makers", makers);
}

const MOST = 400;

/** The matches of which this browser holds a secret. */
export function mine(): Promise<MatchesListed> {
  const seats = Object.entries(read<Keys>("keys", {})).map(([match, keys]) => [match, keys[0]?.key ?? ""]);
  const one: Record<string, string> = { ...read<Record<string, string>>("makers", {}), ...Object.fromEntries(seats) };
  const held = Object.entries(one).map(([match, key]) => ({ match, key }));
  return post<MatchesListed>("/matches/mine", { held: held.slice(-MOST) });
}

/** The address of a seat on any device: whoever has it plays there. */
export const seatAddress = (match: string, { seat, key }: Key): string =>
  `${location.origin}${location.pathname}#/match/${match}/${seat}.${key}`;

/** The address by which somebody sits down, once. */
export const invitationAddress = (match: string, { seat, key }: Key): string =>
  `${location.origin}${location.pathname}#/invitation/${match}/${seat}.${key}`;

/** Where a match can be watched. */
export const watchAddress = (match: string): string => `${location.origin}${location.pathname}#/match/${match}`;

/** Whether no other machine finds this page under its present address. */
export const onlyHere = (): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** Download the record of a match that is over. */
export async function record(match: string): Promise<void> {
  const found = await get<unknown>(`/matches/${match}/record`, {}, anyKeyOf(match));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(found)], { type: "application/json" }));
  link.download = `bridgehead-${match}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
