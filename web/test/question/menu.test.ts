import { render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Choosable } from "../../src/lib/api";
import { settings } from "../../src/lib/settings.svelte";
import Menu from "../../src/parts/Menu.svelte";

const options = ["Rester", "Tirer : 2 dés", "Avancer !"].map((text) => ({ text }) as Choosable);

afterEach(() => {
  settings.lang = "en";
});

describe("the menu of what may be done with one thing", () => {
  it("sets French as French printers do, and says which option is picked", () => {
    settings.lang = "fr";
    const onpick = vi.fn();
    const { getAllByRole } = render(Menu, { x: 0, y: 0, indices: [1, 2], options, onpick });
    const buttons = getAllByRole("button");
    expect(buttons.map((one) => one.textContent)).toEqual(["Tirer\u202f: 2 dés", "Avancer\u202f!"]);
    buttons[1]!.click();
    expect(onpick).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("marks the one whose odds are looked at", () => {
    const { container } = render(Menu, { x: 0, y: 0, indices: [1, 2], options, chosen: 2, onpick: vi.fn() });
    expect([...container.querySelectorAll("button")].map((one) => one.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  });
});
