/** The rooms of the parts and of what they are made with: which may use which, and that none is too full to find one's way in. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const MOST = 20;
/** Every room may use those that stand after it; what lies outside the rooms belongs to all of them. */
const PARTS = ["home", "table", "accord", "talk", "brief", "study", "cards", "board", "ground", "follow", ""];
const LIB = ["match", "company", "question", "cards", "board", "story", ""];

const files = (folder: string): string[] => readdirSync(folder).filter((name) => /\.(svelte|ts)$/.test(name));

/** The rooms of a folder that a file in one of them takes something from; types alone bind nobody. */
function uses(folder: string, room: string, file: string): string[] {
  const text = readFileSync(`src/${folder}/${room}/${file}`, "utf8");
  const here = `https://x/${folder}/${room && `${room}/`}${file}`;
  return [...text.matchAll(/import (?!type )[^"]*?from "(\.\.?\/[^"]*)"/g)]
    .map(([, path]) => new URL(path!, here).pathname.split("/").slice(1, -1))
    .filter((steps) => steps[0] === folder)
    .map((steps) => steps[1] ?? "");
}

test.each([["parts", PARTS], ["lib", LIB]])("every folder of %s is a room that is known here, and holds at most twenty", (folder, rooms) => {
  const found = readdirSync(`src/${folder}`, { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
  expect(found.sort()).toEqual(rooms.filter(Boolean).sort());
  for (const room of rooms) expect(files(`src/${folder}/${room}`).length, room).toBeLessThanOrEqual(MOST);
});

test.each([["parts", PARTS], ["lib", LIB]])("a room of %s uses only the rooms after it, and cards and board do not use each other's parts", (folder, rooms) => {
  const wrong = rooms.flatMap((room, place) =>
    files(`src/${folder}/${room}`).flatMap((file) =>
      uses(folder, room, file)
        .filter((used) => rooms.indexOf(used) < place || (folder === "parts" && room === "cards" && used === "board"))
        .map((used) => `${room}/${file} uses ${used}`),
    ),
  );
  expect(wrong).toEqual([]);
});
