/** What a seat's link brings: "seat.secret". Nothing of it is kept before the server has said which seat it opens. */

import { get, type Table } from "../api";
import { keep } from "../secrets";

/** Ask the server about the key of an address, and keep it for the seat that it opens. Throws the server's refusal, and
 * then nothing has changed: no address takes a seat from whoever sits there already. */
export async function admit(match: string, said: string): Promise<void> {
  const key = said.slice(said.indexOf(".") + 1);
  const table = await get<Table>(`/matches/${match}`, {}, key);
  if (key && table.seat >= 0) keep(match, table.seat, key);
}
