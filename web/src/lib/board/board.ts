/** A board's drawing taken apart: what never changes, and the face and counter slots of every space. */

import { get, type BoardData } from "../api";
import { anyKeyOf } from "../secrets";

export type Point = [number, number];

export interface Face {
  space: number;
  id: string;
  name: string;
  outline: string;
  slots: Point[];
  centre: Point;
}

export interface Board {
  data: BoardData;
  ground: string;
  view: { x: number; y: number; width: number; height: number };
  faces: Face[];
  at: Map<number, Face>; // by the game's number of the space
  fault: string; // why there is no drawing, in a sentence; empty where there is one
  names?: Box[]; // the ground that names take up
}

export interface Box {
  x: number; // the left edge
  y: number; // the upper edge
  width: number;
  height: number;
}

/** A drawing, or why there is none. */
interface Drawing {
  svg: string;
  fault: string;
}

const drawings = new Map<string, Promise<Drawing>>();

/** Ask for a drawing. One that the server cannot make is refused in a sentence. */
async function drawing(address: string): Promise<Drawing> {
  const reply = await fetch(address);
  if (reply.ok) return { svg: await reply.text(), fault: "" };
  const told = (await reply.json().catch(() => ({}))) as { detail?: string };
  return { svg: "", fault: told.detail ?? reply.statusText };
}

/** Load a board and its drawing; where there is no drawing, the outlines are drawn plainly, and it is said why. A board
 * of a player's own, `own.MATCH`, is for whoever may see that match. */
export async function load(game: string, key: string): Promise<Board> {
  const [own, match] = key.split(".");
  const secret = own === "own" && match ? anyKeyOf(match) : "";
  const data = await get<BoardData>(`/games/${game}/boards/${key}`, {}, secret);
  if (!drawings.has(data.picture)) drawings.set(data.picture, drawing(data.picture));
  const { svg, fault } = await drawings.get(data.picture)!;
  if (!svg) drawings.delete(data.picture);
  return svg ? apart(data, svg) : plain(data, fault);
}

/** Take a drawing apart. */
export function apart(data: BoardData, drawing: string): Board {
  const svg = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
  const drawn = new Map<string, { outline: string; slots: Point[] }>();
  for (const space of svg.querySelectorAll<SVGGElement>("[data-space]")) {
    drawn.set(space.getAttribute("data-space")!, {
      outline: space.querySelector("path")?.getAttribute("d") ?? "",
      slots: points(space.getAttribute("data-slots") ?? ""),
    });
  }
  svg.querySelector('[data-layer="spaces"]')?.remove();
  const names = [...svg.querySelectorAll('[data-layer="names"] text[x]')].map(taken);
  const [x = 0, y = 0, width = data.width, height = data.height] = (svg.getAttribute("viewBox") ?? "")
    .split(/[ ,]+/)
    .map(Number);
  svg.setAttribute("aria-hidden", "true");
  svg.removeAttribute("role");
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  const ground = new XMLSerializer().serializeToString(svg);
  const faces = data.spaces.map((one) => {
      const found = drawn.get(one.id);
      return {
        space: one.space,
        id: one.id,
        name: one.name,
        outline: found?.outline || closed(one.outline as Point[]),
        slots: found?.slots.length ? found.slots : [one.centre as Point],
        centre: one.centre as Point,
      };
    });
  return { data, ground, view: { x, y, width, height }, faces, at: numbered(faces), fault: "", names };
}

/** So much of its size a letter is wide, about. */
const LETTER = 0.52;

/** The ground that a name takes up, about: what stands about its middle on a line. */
function taken(name: Element): Box {
  const [x = 0, y = 0, size = 0, spacing = 0] = ["x", "y", "font-size", "letter-spacing"].map((one) => Number(name.getAttribute(one) ?? 0));
  const width = (name.textContent ?? "").length * (size * LETTER + spacing);
  return { x: x - width / 2, y: y - size * 0.8, width, height: size };
}

const numbered = (faces: Face[]): Map<number, Face> => new Map(faces.map((face) => [face.space, face]));

function plain(data: BoardData, fault: string): Board {
  const faces = data.spaces.map((one) => ({
    space: one.space,
    id: one.id,
    name: one.name,
    outline: closed(one.outline as Point[]),
    slots: [one.centre as Point],
    centre: one.centre as Point,
  }));
  const drawn = faces.map((one) => `<path d="${one.outline}" fill="var(--m1)" stroke="var(--over)" stroke-width="2"/>`);
  const ground =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${data.width} ${data.height}" width="${data.width}" ` +
    `height="${data.height}" aria-hidden="true">${drawn.join("")}</svg>`;
  return { data, ground, view: { x: 0, y: 0, width: data.width, height: data.height }, faces, at: numbered(faces), fault };
}

const points = (text: string): Point[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((pair) => pair.split(",").map(Number) as Point);

const closed = (outline: Point[]): string => `M${outline.map((point) => point.join(" ")).join("L")}Z`;

/** Corners farther from the centre than this are left out, else one long space would take in half the board. */
const FAR = 900;

/** The corners of a face, read from its outline of straight lines, whose steps may be relative. */
export function corners(face: Face): Point[] {
  const found: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of face.outline.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest!.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const kind = command!.toLowerCase();
    const by = kind === "h" || kind === "v" ? 1 : 2;
    for (let place = 0; place + by <= numbers.length; place += by) {
      const [fromX, fromY] = command === kind ? [x, y] : [0, 0];
      if (kind !== "v") x = fromX + numbers[place]!;
      if (kind !== "h") y = fromY + numbers[place + by - 1]!;
      found.push([x, y]);
    }
  }
  return found.filter(([x, y]) => Math.hypot(x - face.centre[0], y - face.centre[1]) < FAR);
}

/** The face that lies next in a direction (dx, dy), nearest and straightest first; undefined at the edge. */
export function towards(faces: Face[], from: Face, dx: number, dy: number): Face | undefined {
  let best: Face | undefined;
  let least = Infinity;
  for (const one of faces) {
    const x = one.centre[0] - from.centre[0];
    const y = one.centre[1] - from.centre[1];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy - y * dx);
    if (along <= 0 || across > along * 1.2) continue;
    const cost = along + across * 1.6;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}
