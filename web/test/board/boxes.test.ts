import { render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Choosable, Piece, Seen } from "../../src/lib/api";
import { settings } from "../../src/lib/settings.svelte";
import Boxes from "../../src/parts/board/Boxes.svelte";

const waiting = { piece: 4, name: "Planeur", side: "br", symbol: "glider", space: -1, zone: "planes", factors: [], marks: [], face: "" };
const seen = {
  pieces: [waiting as unknown as Piece],
  zones: [{ zone: "planes", text: "Appareils à venir", count: 1 }],
  tracks: [],
  arrows: [],
  facts: [],
} as unknown as Seen;
const options = [{ text: "Hors du plateau : perdu !", space: -1, piece: 4, card: -1 } as Choosable];

afterEach(() => {
  settings.lang = "en";
});

describe("a piece beside the board that may be chosen", () => {
  it("says what is done with it as French printers set it", () => {
    settings.lang = "fr";
    const { getByRole } = render(Boxes, { seen, options, onpick: () => {} });
    const button = getByRole("button");
    const text = "Hors du plateau\u202f: perdu\u202f!";
    expect([button.getAttribute("aria-label"), button.title]).toEqual([text, text]);
  });
});
