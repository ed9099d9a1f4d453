/** The rooms of the parts: which may use which, and that none is too full to find one's way in. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PARTS = "src/parts";
/** Every room may use those that stand after it; what lies outside the rooms belongs to all of them. */
const ROOMS = ["home", "table", "accord", "talk", "brief", "study", "cards", "board", "ground", "follow", ""];
const MOST = 20;

const parts = (room: string): string[] => readdirSync(`${PARTS}/${room}`).filter((name) => name.endsWith(".svelte"));

/** The rooms that a part takes other parts from. */
function uses(room: string, part: string): string[] {
  const text = readFileSync(`${PARTS}/${room}/${part}`, "utf8");
  const paths = [...text.matchAll(/from "(\.\.?\/[^"]*)\.svelte"/g)].map(([, path]) => path!.split("/").slice(0, -1));
  return paths.filter((steps) => steps.at(-1) !== "lib").map((steps) => (steps[0] === "." && steps.length === 1 ? room : (steps[1] ?? "")));
}

test("every folder of parts is a room that is known here, and holds at most twenty", () => {
  const found = readdirSync(PARTS, { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
  expect(found.sort()).toEqual(ROOMS.filter(Boolean).sort());
  for (const room of ROOMS) expect(parts(room).length, room).toBeLessThanOrEqual(MOST);
});

test("a room uses only the rooms after it, and neither cards nor board use each other", () => {
  const wrong = ROOMS.flatMap((room, place) =>
    parts(room).flatMap((part) =>
      uses(room, part)
        .filter((used) => ROOMS.indexOf(used) < place || (room === "cards" && used === "board"))
        .map((used) => `${room}/${part} uses ${used}`),
    ),
  );
  expect(wrong).toEqual([]);
});
