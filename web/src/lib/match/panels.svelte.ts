/** Which drawer is open beside the board, and at which paragraph the rules are. */

export type Panel = "" | "rules" | "charts" | "boxes" | "legend" | "dice" | "seats" | "log" | "briefing" | "how" | "more" | "standing" | "talk";

/** The messages that say what is in them. */
export const TITLES: Record<Exclude<Panel, "">, string> = {
  rules: "rules",
  charts: "charts",
  boxes: "boxes",
  legend: "legend",
  dice: "dice-count",
  seats: "seats",
  log: "log",
  briefing: "briefing",
  how: "how-to-play",
  more: "more-tools",
  standing: "standing",
  talk: "talk",
};

export class Panels {
  open = $state<Panel>("");
  paragraph = $state("");
  /** Whether the boxes were opened of themselves. */
  private offered = false;

  rule(number: string): void {
    this.paragraph = number;
    this.open = "rules";
  }

  toggle(wanted: Panel): void {
    this.paragraph = "";
    this.open = this.open === wanted ? "" : wanted;
  }

  close(): void {
    this.open = "";
  }

  /** Pieces beside the board that may be chosen are shown of themselves, and put away again. */
  offer(wanted: boolean): void {
    if (wanted && this.open === "") [this.open, this.offered] = ["boxes", true];
    else if (!wanted && this.offered) {
      if (this.open === "boxes") this.open = "";
      this.offered = false;
    }
  }
}
