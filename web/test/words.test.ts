import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { figure, percent, say, set, signed } from "../src/lib/words";

const messages = (lang: string): Map<string, string> => {
  const found = new Map<string, string>();
  let id = "";
  for (const line of readFileSync(`src/words/${lang}.ftl`, "utf8").split("\n")) {
    const head = /^([a-z][\w-]*) *=(.*)$/i.exec(line);
    if (head) found.set((id = head[1]!), head[2]!);
    else if (id && /^\s/.test(line)) found.set(id, found.get(id)! + line);
  }
  return found;
};

const variables = (text: string): string[] => [...new Set(text.match(/\$\w+/g) ?? [])].sort();

describe("the words of the interface", () => {
  it("say the same things, of the same things, in both languages", () => {
    const [en, fr] = [messages("en"), messages("fr")];
    expect(en.size).toBeGreaterThan(40);
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [id, text] of en) expect(variables(fr.get(id)!), id).toEqual(variables(text));
  });

  it("have printers' apostrophes in French", () => {
    for (const [id, text] of messages("fr")) expect(text, id).not.toMatch(/\p{L}'\p{L}/u);
  });

  it("fall back to the id where there is no message", () => {
    expect(say("there-is-no-such-message")).toBe("there-is-no-such-message");
  });

  it("are set as French printers set them", () => {
    settings.lang = "fr";
    expect(set("Qui va là ? « Moi »")).toBe("Qui va là\u202f? «\u202fMoi\u202f»");
    settings.lang = "en";
    expect(set("Who goes there?")).toBe("Who goes there?");
  });
});

describe("numbers", () => {
  it("carry a printed minus", () => {
    expect([signed(2), signed(0), signed(-3), figure(-1), figure(4)]).toEqual(["+2", "+0", "−3", "−1", "4"]);
  });

  it("have a decimal comma where people write it so", () => {
    expect([figure(0.3), figure(58.25), figure(1200)]).toEqual(["0.3", "58.25", "1200"]);
    settings.lang = "fr";
    expect([figure(0.3), signed(-1.5), signed(0.5), figure(1200)]).toEqual(["0,3", "−1,5", "+0,5", "1200"]);
    settings.lang = "en";
  });

  it("in per cent never call the possible impossible", () => {
    expect([percent(0), percent(0.001), percent(1 / 6), percent(1)]).toEqual([
      "0\u202f%",
      "<1\u202f%",
      "17\u202f%",
      "100\u202f%",
    ]);
  });
});
