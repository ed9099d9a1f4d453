/** The line-of-sight tool: two spaces are pointed at, and the server says whether one sees the other. */

import { get, type Sight } from "../api";
import { anyKeyOf } from "../secrets";

export class Sighting {
  on = $state(false);
  ends = $state.raw<number[]>([]);
  found = $state.raw<Sight | null>(null);

  constructor(readonly match: string) {}

  toggle(): void {
    this.on = !this.on;
    this.ends = [];
    this.found = null;
  }

  async point(space: number): Promise<void> {
    this.found = null;
    this.ends = this.ends.length === 1 ? [this.ends[0]!, space] : [space];
    const [here, there] = this.ends;
    if (here === undefined || there === undefined) return;
    const found = await get<Sight>(`/matches/${this.match}/sight`, { here, there }, anyKeyOf(this.match)).catch(() => null);
    if (this.ends[0] === here && this.ends[1] === there) this.found = found;
  }
}
