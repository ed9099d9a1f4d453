/** The live line to a match, over which the server tells what happens: it begins anew by itself where it breaks. */

import type { Heard, Table } from "../api";
import { settings } from "../settings.svelte";

/** The code with which the server ends a line that it will not have. */
const REFUSED = 4400;
const PATIENCE = [300, 800, 2000, 5000];

/** One thing that is told: a table, what was said at it, or why something was not understood. */
export interface Told {
  table?: Table;
  talk?: Heard;
  detail?: string;
}

/** Whoever is at the end of a line. */
export interface Listener {
  /** Who listens, and what he has already. */
  greeting(): object;
  hear(told: Told): void;
  /** The server would not have the line: whether there is still something to listen to. */
  refused(): Promise<boolean>;
}

export class Line {
  /** Whether it is broken at present. */
  lost = $state(false);
  private socket: WebSocket | null = null;
  private tries = 0;
  private ended = false;

  constructor(
    private readonly match: string,
    private readonly listener: Listener,
  ) {}

  connect(): void {
    if (this.ended) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${this.match}/live?lang=${settings.lang}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.lost = false;
      this.hello();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.listener.hear(JSON.parse(event.data) as Told);
    socket.onclose = ({ code }) => {
      if (this.ended || this.socket !== socket) return;
      this.lost = true;
      const wait = PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)];
      window.setTimeout(() => void this.again(code === REFUSED), wait);
    };
  }

  /** Say anew who listens: through other eyes, in another language, with more at hand. */
  hello(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(this.listener.greeting()));
  }

  end(): void {
    this.ended = true;
    this.socket?.close();
  }

  private async again(refused: boolean): Promise<void> {
    if (this.ended || (refused && !(await this.listener.refused()))) return;
    this.connect();
  }
}
