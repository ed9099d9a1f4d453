/** The window on the board: which part of it is seen and how large, moved by hand or brought to what is asked. */

import { select } from "d3-selection";
import { zoom as zooming, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import type { Board, Point } from "./board";
import { attended, bounds, centred, nearest, nudged, towardsMiddle, whole, type Placing, type Room } from "./framing";
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
  standing(): Point[]; // where counters stand
}

export class Viewport {
  scale = $state(0.3);
  gliding = $state(false);
  moving = $state(false);
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
  private pointed: Point[] = [];
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
      });
    held.call(this.behaviour);
    this.ready = true;
    const watcher = new ResizeObserver(() => this.bound());
    watcher.observe(frame);
    const { key } = this.looked.board.data;
    if (this.known === key) {
      const { x, y, k } = this.placing;
      held.call(this.behaviour.transform, zoomIdentity.translate(x, y).scale(k));
      this.still = true;
      window.setTimeout(() => (this.still = false), GLIDE);
    } else this.first();
    this.known = key;
    return () => {
      watcher.disconnect();
      held.on(".zoom", null);
    };
  }

  /** How far one may go: never smaller than the whole board, never beyond its edge. */
  bound(): void {
    if (!this.ready) return;
    const [wide, high] = this.room;
    if (!wide || high <= 0) return;
    const { board, inset, beside } = this.looked;
    const least = Math.min(wide / board.view.width, high / board.view.height);
    this.behaviour
      .extent([[0, 0], [wide + beside, high + inset]])
      .scaleExtent([least, Math.max(2.2, least)])
      .translateExtent([[0, 0], [board.view.width, board.view.height]]);
    if (this.stance === "whole") this.fit();
    else if (this.stance === "first") this.first();
    else if (this.stance === "note") this.bring(this.pointed);
    else this.follow();
  }

  fit(): void {
    const [wide, high] = this.room;
    if (!wide || !high) return;
    this.go(whole(this.looked.board, [wide, high]));
    this.stance = "whole";
  }

  /** Go to where everything that is lit can be seen. */
  toLit(): void {
    const spots = this.looked.present();
    if (!spots.length) return this.fit();
    this.show(spots, 0, 1.1);
  }

  step(factor: number): void {
    this.stance = "hand";
    this.glide();
    select(this.frame).call(this.behaviour.scaleBy, factor);
  }

  /** A new question brings what it is about to the middle part of the window, and what is lit beside it into the window. */
  follow(): void {
    if (!this.ready || this.stance === "whole") return;
    if (this.stance === "note") return this.first();
    const there = this.attending(this.placing);
    if (there) this.go(there);
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
    if (!spots.length && this.stance === "note") return this.follow();
    if (!this.ready || !spots.length || !wide || high <= 0) return;
    const here = this.placing;
    const [left, top, right, bottom] = bounds(spots);
    const fits = (right - left) * here.k <= wide && (bottom - top) * here.k <= high;
    if (!fits) this.show(spots, 0, here.k);
    else {
      const there = nudged(this.looked.board, [left, top, right, bottom], [wide, high], here);
      if (there.x !== here.x || there.y !== here.y) this.go(there);
    }
    [this.stance, this.pointed] = ["note", spots];
  }

  /** Bring a spot into the window, from wherever a glide may just have come to. */
  reveal(spot: Point): void {
    const now = new DOMMatrix(getComputedStyle(this.sheet).transform);
    const { clientWidth: wide, clientHeight: high } = this.frame;
    const there = towardsMiddle(this.looked.board, spot, [wide, high], { x: now.e, y: now.f, k: this.scale });
    if (there) this.go(there);
  }

  /** How many pixels of the window there are above a spot. */
  above(spot: Point): number {
    const { y, k } = this.placing;
    return y + (spot[1] - this.looked.board.view.y) * k;
  }

  /** The first look: the whole board if its counters and names can be read then, else what there is to see. */
  private first(): void {
    const [wide, high] = this.room;
    if (!wide || !high) return;
    const { width, height } = this.looked.board.data;
    const least = matchMedia("(pointer: coarse)").matches ? TOUCHABLE : READABLE;
    if (Math.min(wide / width, high / height) >= least) this.fit();
    else {
      const spots = this.looked.present();
      if (!spots.length) spots.push(...this.looked.standing());
      if (!spots.length) spots.push([width / 2, height / 2]);
      const there = centred(this.looked.board, bounds(spots), [wide, high], least, CALM);
      this.go(this.attending(there) ?? there);
    }
    this.stance = "first";
  }

  private show(spots: Point[], least: number, most: number): void {
    this.go(centred(this.looked.board, bounds(spots), this.room, least, most));
    this.stance = "hand";
  }

  private go({ x, y, k }: Placing): void {
    this.glide();
    select(this.frame).call(this.behaviour.transform, zoomIdentity.translate(Math.round(x), Math.round(y)).scale(k));
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
    const matrix = new DOMMatrix(this.sheet.style.transform);
    return { x: matrix.e, y: matrix.f, k: this.scale };
  }
}
