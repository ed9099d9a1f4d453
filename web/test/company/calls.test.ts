import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import Calls from "../../src/parts/Calls.svelte";

const browser = (permission: NotificationPermission, answer = permission): void => {
  const notices = { permission, requestPermission: async () => (notices.permission = answer) };
  vi.stubGlobal("Notification", notices);
  vi.stubGlobal("isSecureContext", true);
};

afterEach(() => {
  cleanup();
  settings.notify(false);
  vi.unstubAllGlobals();
});

describe("the switch for notices", () => {
  const drawn = () => {
    const found = render(Calls);
    return { ...found, box: found.getByLabelText(/A notice of this browser/) as HTMLInputElement };
  };

  it("stays where it is, and says what is in the way, in a browser that was told to show none", () => {
    browser("denied");
    const { box, getByRole } = drawn();
    expect([box.disabled, box.checked]).toEqual([true, false]);
    expect(getByRole("status").textContent).toContain("Its settings for the page can allow them");
    expect(box.getAttribute("aria-describedby")).toBe(getByRole("status").id);
  });

  it("says that a browser has none, or only for pages that come by https", () => {
    browser("granted");
    vi.stubGlobal("isSecureContext", false);
    const { box, getByRole } = drawn();
    expect(box.disabled).toBe(true);
    expect(getByRole("status").textContent).toContain("https");
  });

  it("says nothing before it was asked; then whether one may ask again", async () => {
    browser("default", "default");
    const { box, queryByRole, findByRole } = drawn();
    expect([box.disabled, queryByRole("status")]).toEqual([false, null]);
    box.click();
    expect((await findByRole("status")).textContent).toContain("asks anew");
    expect([box.disabled, box.checked]).toEqual([false, false]);
  });

  it("can no longer be used once they were refused for good", async () => {
    browser("default", "denied");
    const { box, findByRole } = drawn();
    box.click();
    expect((await findByRole("status")).textContent).toContain("settings");
    expect([box.disabled, box.checked]).toEqual([true, false]);
  });
});
