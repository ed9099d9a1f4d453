/** Where we are, from the part of the address behind the #, which no server sees and no log keeps. */

export type Place =
  | { page: "home" | "nowhere" }
  | { page: "new"; game: string }
  | { page: "match"; match: string; key: string }
  | { page: "invitation"; match: string; key: string }
  | { page: "replay"; match: string; at: number }
  | { page: "review"; match: string };

function read(): Place {
  const [page = "", first = "", second = ""] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (page === "new" && first) return { page, game: first };
  if (page === "match" && first) return { page, match: first, key: second };
  if (page === "invitation" && first && second) return { page, match: first, key: second };
  if (page === "replay" && first) return { page, match: first, at: Number.parseInt(second, 10) || 0 };
  if (page === "review" && first) return { page, match: first };
  return { page: page ? "nowhere" : "home" };
}

class Router {
  place = $state<Place>(read());

  constructor() {
    window.addEventListener("hashchange", () => (this.place = read()));
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const router = new Router();
