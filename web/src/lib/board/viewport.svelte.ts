/** The window on the board: which part of it is seen and how large, moved by hand or brought to what is asked. */

import { tick } from "svelte";
import { select } from "d3-selection";
import { zoom as zooming, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import type { Board, Point } from "./board";
import { attended, beyond, bounds, centred, filling, nearest, nudged, towardsMiddle, whole, type Placing, type Room } from "./framing";
import { badgeAt, counterAt, detailAt, markerAt, spreadAt } from "./legible";

/** Pixels a unit at which names and the figures of a counter can be read. */
const READABLE = 0.4;
/** And at which a finger hits a space of any board. */
const TOUCHABLE = 0.45;
/** The first look goes no closer, so that one sees where one is. */
const CALM = 0.52;
/** How long a glide takes, in milliseconds, and a little more. */
const GLIDE = 240;

/** What the window looks at. */
export interface Looked {
  readonly board: Board;
  readonly inset: number; // how much of the window's foot something else covers
  readonly beside: number; // and how much of its right side
  asked(): Point[]; // what the question is about
  present(): Point[]; // that, and all that is lit
  lit(): Point[]; // the middle of each thing that is lit
  standing(): Point[]; // where counters stand
  goal(): Point[]; // the option that is looked at
}

export class Viewport {
  scale = $state(0.3);
  gliding = $state(false);
  moving = $state(false);
  /** How many of the lit things lie outside of the window. */
  beyond = $state(0);
  /** Whether the zoom has just changed, so that the ground has to be painted anew. */
  rescaled = $state(true);
  readonly detail = $derived(detailAt(this.scale));
  readonly grown = $derived(counterAt(this.scale));
  readonly marked = $derived(markerAt(this.scale));
  readonly badge = $derived(badgeAt(this.scale));
  readonly spread = $derived(spreadAt(this.scale));
  private frame!: HTMLElement;
  private sheet!: HTMLElement;
  private behaviour!: ZoomBehavior<HTMLElement, unknown>;
  private ready = false;
  private settling = 0;
  /** How the present view came about: the whole board, the first look, by hand, or for what a note points at. */
  private stance: "whole" | "first" | "hand" | "note" = "first";
  /** Whether the first question still stands: what lies over the board is still finding its size. */
  private fresh = true;
  /** The room that the whole board was fitted into, and how large the frame was. */
  private fitted: Room = [0, 0];
  private framed: Room = [0, 0];
  private pointed: Point[] = [];
  /** How the view came about, and its zoom, before a note pointed elsewhere. */
  private before: { stance: "whole" | "first" | "hand"; k: number } = { stance: "first", k: 0 };
  private known = "";

  constructor(private readonly looked: Looked) {}

  /** While a board in another language takes the place of the one before, nothing moves. */
  private still = false;

  /** Listen to the hand on a frame, and move the sheet in it; returns what ends that. A board that is known already,
   * in another language, keeps its place. */
  attach(frame: HTMLElement, sheet: HTMLElement): () => void {
    [this.frame, this.sheet] = [frame, sheet];
    const held = select<HTMLElement, unknown>(frame);
    let rest = 0;
    this.behaviour = zooming<HTMLElement, unknown>()
      .filter((event: Event & { button?: number }) => event.type !== "dblclick" && !event.button)
      .clickDistance(6)
      .on("start", (event: D3ZoomEvent<HTMLElement, unknown>) => {
        if (!event.sourceEvent) return;
        clearTimeout(rest);
        this.moving = true;
      })
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
        const { x, y, k } = event.transform;
        sheet.style.transform = `translate(${x}px,${y}px) scale(${k})`;
        if (k !== this.scale) this.resize();
        this.scale = k;
        if (event.sourceEvent) this.stance = "hand";
      })
      .on("end", () => {
        rest = window.setTimeout(() => (this.moving = false), 160);
        this.count();
      });
    held.call(this.behaviour);
    this.ready = true;
    const watcher = new ResizeObserver(() => this.resized());
    watcher.observe(frame);
    const { key } = this.looked.board.data;
    if (this.known === key) {
      const { x, y, k } = this.placing;
      held.call(this.behaviour.transform, zoomIdentity.translate(x, y).scale(k));
      this.still = true;
      window.setTimeout(() => (this.still = false), GLIDE);
    } else {
      this.fresh = true;
      this.first();
    }
    this.known = key;
    return () => {
      watcher.disconnect();
      held.on(".zoom", null);
    };
  }

  /** How far one may go: never smaller than the whole board, never beyond its edge. */
  private bound(): boolean {
    if (!this.ready) return false;
    const [wide, high] = this.room;
    if (!wide || high <= 0) return false;
    const { board, inset, beside } = this.looked;
    const least = Math.min(wide / board.view.width, high / board.view.height);
    this.behaviour
      .extent([[0, 0], [wide + beside, high + inset]])
      .scaleExtent([least, Math.max(2.2, least)])
      .translateExtent([[0, 0], [board.view.width, board.view.height]]);
    return true;
  }

  /** The frame has another size, and what was seen of the board is framed anew. */
  resized(): void {
    const { clientWidth: wide, clientHeight: high } = this.frame;
    if (!this.bound() || (wide === this.framed[0] && high === this.framed[1])) return;
    this.framed = [wide, high];
    if (this.stance === "whole") this.fit();
    else if (this.stance === "first") this.first();
    else this.attend();
  }

  /** More or less of the board is covered: a drawer beside it, a sheet at its foot, which come and go with questions. That
   * moves the board where it must and leaves the zoom alone, else half of all clicks would have the ground painted anew.
   * Odds that come up do not hide what they are of. */
  covered(): void {
    if (!this.bound()) return;
    const goal = this.looked.goal();
    if (goal.length) this.go(nudged(this.looked.board, bounds(goal), this.room, this.placing));
    else if (this.fresh && this.stance === "first") this.first();
    else this.attend();
    this.count();
  }

  fit(): void {
    const [wide, high] = this.room;
    if (!wide || !high) return;
    this.go(whole(this.looked.board, [wide, high]));
    [this.stance, this.fitted] = ["whole", [wide, high]];
  }

  /** Go to where everything that is lit can be seen. */
  toLit(): void {
    const spots = this.looked.present();
    if (!spots.length) return this.fit();
    this.show(spots, 0, 1.1);
  }

  /** Zoom in or out about the middle of what is seen. */
  step(factor: number): void {
    const [wide, high] = this.room;
    this.stance = "hand";
    this.glide();
    select(this.frame).call(this.behaviour.scaleBy, factor, [wide / 2, high / 2]);
  }

  /** A new question brings what it is about to the middle part of the window, and what is lit beside it into the window;
   * but first the drawer that it opens or puts away has done so. */
  follow(): void {
    if (!this.ready) return;
    this.fresh = false;
    if (this.stance === "note") this.resume();
    else void tick().then(() => this.attend());
    void tick().then(() => this.count());
  }

  /** Have in the window what should be seen, at the zoom that there is. */
  private attend(): void {
    if (this.stance === "note") return this.bring(this.pointed);
    if (this.stance === "whole" && this.room[0] >= this.fitted[0] && this.room[1] >= this.fitted[1]) return this.fit();
    const there = this.attending(this.placing) ?? this.filled(this.placing);
    if (there) this.go(there);
  }

  /** Where nothing is asked and nothing covers the board any more, it leaves no part of the window empty; else null. */
  private filled(here: Placing): Placing | null {
    const { board, beside, inset } = this.looked;
    if (this.still || beside || inset || this.looked.present().length) return null;
    return filling(board, this.room, here);
  }

  /** Count what is lit and out of sight. */
  count(): void {
    this.beyond = beyond(this.looked.board, this.looked.lit(), this.room, this.placing);
  }

  /** Where the window goes from a placing for what is asked; null if it stays. */
  private attending(here: Placing): Placing | null {
    if (this.still) return null;
    const [wide, high] = this.room;
    const { board } = this.looked;
    const spots = this.looked.present();
    if (!spots.length || !wide || high <= 0) return null;
    const all = bounds(spots);
    const fits = (all[2] - all[0]) * here.k <= wide && (all[3] - all[1]) * here.k <= high;
    const asked = this.looked.asked();
    if (!asked.length && !fits) asked.push(nearest(board, spots, [wide, high], here));
    const there = asked.length ? attended(board, bounds(asked), all, [wide, high], here) : nudged(board, all, [wide, high], here);
    return there.x !== here.x || there.y !== here.y ? there : null;
  }

  /** Bring what a note points at into the window, if it has room for that at this zoom; else zoom out until it has. Where it
   * points at nothing any more, and at the next question, the window looks at what is asked again. */
  bring(spots: Point[]): void {
    const [wide, high] = this.room;
    if (!spots.length && this.stance === "note") return this.resume();
    if (!this.ready || !spots.length || !wide || high <= 0) return;
    const here = this.placing;
    if (this.stance !== "note") this.before = { stance: this.stance, k: here.k };
    const [left, top, right, bottom] = bounds(spots);
    const fits = (right - left) * here.k <= wide && (bottom - top) * here.k <= high;
    this.go(
      fits
        ? nudged(this.looked.board, [left, top, right, bottom], [wide, high], here)
        : centred(this.looked.board, [left, top, right, bottom], [wide, high], 0, here.k),
    );
    [this.stance, this.pointed] = ["note", spots];
  }

  /** Look again as before a note pointed elsewhere. */
  private resume(): void {
    this.stance = this.before.stance;
    if (this.stance === "whole") this.fit();
    else if (this.placing.k === this.before.k) this.attend();
    else this.look(this.before.k);
  }

  /** Bring a spot into the window, from wherever a glide may just have come to. */
  reveal(spot: Point): void {
    const now = new DOMMatrix(getComputedStyle(this.sheet).transform);
    const there = towardsMiddle(this.looked.board, spot, this.room, { x: now.e, y: now.f, k: this.scale });
    if (there) this.go(there);
  }

  /** How many pixels of the window there are above a spot. */
  above(spot: Point): number {
    const { y, k } = this.placing;
    return y + (spot[1] - this.looked.board.view.y) * k;
  }

  /** The first look: the whole board if its counters and names can be read then, else what there is to see. A drawer that a
   * question opens is put away again, and the zoom is not chosen for it. */
  private first(): void {
    const clear: Room = [this.frame.clientWidth, this.room[1]];
    if (this.room[0] <= 0 || clear[1] <= 0) return;
    const { board } = this.looked;
    const least = matchMedia("(pointer: coarse)").matches ? TOUCHABLE : READABLE;
    if (Math.min(clear[0] / board.data.width, clear[1] / board.data.height) >= least) {
      const there = whole(board, clear);
      this.go(this.attending(there) ?? there);
    } else this.look(centred(board, bounds(this.worth()), clear, least, CALM).k);
    this.stance = "first";
  }

  /** What there is to see: what is lit, else where counters stand, else the middle of the board. */
  private worth(): Point[] {
    const { board } = this.looked;
    const spots = this.looked.present();
    if (!spots.length) spots.push(...this.looked.standing());
    return spots.length ? spots : [[board.data.width / 2, board.data.height / 2]];
  }

  /** Look at what there is to see, at so many pixels a unit. */
  private look(k: number): void {
    const there = centred(this.looked.board, bounds(this.worth()), this.room, k, k);
    this.go(this.attending(there) ?? there);
  }

  private show(spots: Point[], least: number, most: number): void {
    this.go(centred(this.looked.board, bounds(spots), this.room, least, most));
    this.stance = "hand";
  }

  private go({ x, y, k }: Placing): void {
    const [here, left, top] = [this.placing, Math.round(x), Math.round(y)];
    if (here.x === left && here.y === top && here.k === k && this.scale === k) return;
    this.glide();
    select(this.frame).call(this.behaviour.transform, zoomIdentity.translate(left, top).scale(k));
  }

  private glide(): void {
    this.gliding = true;
    window.setTimeout(() => (this.gliding = false), GLIDE);
  }

  private resize(): void {
    this.rescaled = true;
    clearTimeout(this.settling);
    this.settling = window.setTimeout(() => (this.rescaled = false), 400);
  }

  private get room(): Room {
    return [this.frame.clientWidth - this.looked.beside, this.frame.clientHeight - this.looked.inset];
  }

  private get placing(): Placing {
    return zoomTransform(this.frame);
  }
}
