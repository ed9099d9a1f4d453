/** The seal of a match's dice: the digest of the secret key that they come from, shown before the first answer and kept in this
 * browser, so that whoever looks afterwards knows that they were settled then. A server cannot change it behind one's back. */

import { get, type Table } from "../api";
import { anyKeyOf } from "../secrets";
import { read, write } from "../settings.svelte";

const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n, 0x510e527fade682d1n, 0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
const ORDERS = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d", "2c6a0b834d75fe19",
  "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0", "0123456789abcdef", "ea489fd61c02b753",
].map((order) => [...order].map((one) => Number.parseInt(one, 16)));
const MIXED = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]] as const;

const turned = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

/** The bytes of a text of plain letters as words of eight, the first the lowest. */
function words(bytes: number[], count: number): bigint[] {
  const found = Array<bigint>(count).fill(0n);
  bytes.forEach((byte, at) => (found[at >> 3]! |= BigInt(byte) << BigInt(8 * (at & 7))));
  return found;
}

/** BLAKE2b (RFC 7693) of at most 128 bytes, for a purpose of at most 16 letters: 32 bytes, in hexadecimal digits. */
export function blake2b(bytes: number[], purpose = ""): string {
  const state = [...START];
  state[0]! ^= 0x01010020n;
  words([...purpose].map((one) => one.charCodeAt(0)), 2).forEach((word, at) => (state[6 + at]! ^= word));
  const v = [...state, ...START];
  v[12]! ^= BigInt(bytes.length);
  v[14]! ^= MASK;
  const block = words(bytes, 16);
  for (const order of ORDERS)
    MIXED.forEach(([a, b, c, d], at) => {
      for (const [x, first, second] of [[block[order[2 * at]!]!, 32n, 24n], [block[order[2 * at + 1]!]!, 16n, 63n]] as const) {
        v[a] = (v[a]! + v[b]! + x) & MASK;
        v[d] = turned(v[d]! ^ v[a]!, first);
        v[c] = (v[c]! + v[d]!) & MASK;
        v[b] = turned(v[b]! ^ v[c]!, second);
      }
    });
  const out = state.slice(0, 4).map((word, at) => word ^ v[at]! ^ v[at + 8]!);
  return out.map((word) => [...Array(8).keys()].map((byte) => Number((word >> BigInt(8 * byte)) & 255n).toString(16).padStart(2, "0")).join("")).join("");
}

/** The seal of a key, as the server makes it. */
export const sealOf = (key: string): string =>
  blake2b((key.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)), "bridgehead seal");

export interface Kept {
  seal: string;
  /** After how many answers this browser saw it first. */
  at: number;
}

const kept = (): Record<string, Kept> => read("seals", {});

/** What this browser saw of a match first. */
export const keptOf = (match: string): Kept | null => kept()[match] ?? null;

/** Keep the seal of a match that goes on, when it is seen for the first time. */
export function keepSeal({ match, commitment, answers, ending }: Pick<Table, "match" | "commitment" | "answers" | "ending">): void {
  if (commitment && !ending && !keptOf(match)) write("seals", { ...kept(), [match]: { seal: commitment, at: answers } });
}

export function forgetSeal(match: string): void {
  const seals = kept();
  delete seals[match];
  write("seals", seals);
}

/** What comes of comparing the key that the record of a match shows with the seal that was seen first: it fits, it is another, or
 * nothing was kept here, so that nothing can be said. Throws a refusal. */
export async function compared(table: Pick<Table, "match" | "commitment">): Promise<"fits" | "parts" | "unknown"> {
  const seen = keptOf(table.match);
  if (!seen) return "unknown";
  const { key = "" } = await get<{ key?: string }>(`/matches/${table.match}/record`, {}, anyKeyOf(table.match));
  return key && sealOf(key) === seen.seal && table.commitment === seen.seal ? "fits" : "parts";
}
