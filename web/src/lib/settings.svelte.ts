/** What a person has chosen, kept in the browser: language, theme, whether dice roll. */

export type Lang = "en" | "fr";
export type Theme = "system" | "light" | "dark";

/** How fast what others do is played back, and how many milliseconds one deed takes then. */
export type Pace = "slow" | "steady" | "brisk" | "once";
export const BEAT: Record<Pace, number> = { slow: 1500, steady: 800, brisk: 380, once: 0 };
export const PACES = Object.keys(BEAT) as Pace[];

/** What was kept under a name. */
export function read<T>(name: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`bridgehead.${name}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

/** Keep something under a name. */
export function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`bridgehead.${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const night = window.matchMedia("(prefers-color-scheme: dark)");

class Settings {
  lang = $state<Lang>(read<Lang>("lang", navigator.language.startsWith("fr") ? "fr" : "en"));
  theme = $state<Theme>(read<Theme>("theme", "system"));
  rolling = $state<boolean>(read("rolling", true));
  /** Whether two notes sound when one is asked and looks elsewhere. */
  sound = $state<boolean>(read("sound", false));
  /** Whether the browser shows a notice then. */
  notices = $state<boolean>(read("notices", false));
  pace = $state<Pace>(read<Pace>("pace", "steady"));
  private dusk = $state(night.matches);

  constructor() {
    night.addEventListener("change", (event) => (this.dusk = event.matches));
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.dusk);
  }

  speak(lang: Lang): void {
    this.lang = lang;
    write("lang", lang);
  }

  paint(theme: Theme): void {
    this.theme = theme;
    write("theme", theme);
  }

  sounds(wanted: boolean): void {
    this.sound = wanted;
    write("sound", wanted);
  }

  notify(wanted: boolean): void {
    this.notices = wanted;
    write("notices", wanted);
  }

  hasten(pace: Pace): void {
    this.pace = pace;
    write("pace", pace);
  }

  roll(rolling: boolean): void {
    this.rolling = rolling;
    write("rolling", rolling);
  }
}

export const settings = new Settings();
