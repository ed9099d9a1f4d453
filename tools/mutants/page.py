"""The page that says how many mutants died, which survive, and which of those are equivalent (docs/mutants.md)."""

import re
from dataclasses import dataclass
from pathlib import Path

from bridgehead.engine.read.toml import read_toml

EQUIVALENT = Path(__file__).parent / "equivalent.toml"


@dataclass(slots=True, frozen=True)
class Survivor:
    """A mutant that no test killed; `why` says why none can, if that is so."""

    key: str
    file: str
    function: str
    change: str
    tests: int
    why: str


def equivalents(game: str) -> dict[str, str]:
    """The mutants of a game that are equivalent, with the reason."""
    found = read_toml(EQUIVALENT).get(game, {})
    assert isinstance(found, dict)
    return {str(key): str(why) for key, why in found.items()}


def write_section(
    page: Path,
    game: str,
    sample: int,
    seed: int,
    many: int,
    dead: int,
    late: int | None,
    survivors: list[Survivor],
    modules: list[tuple[str, str]],
) -> None:
    """Put a game's section in the place of the one that is there, or at the end."""
    lines = [f"## {game}", ""]
    alive = [one for one in survivors if not one.why]
    equal = [one for one in survivors if one.why]
    tried = dead + len(survivors)
    share = 100 * dead / (dead + len(alive)) if dead + len(alive) else 100.0
    asked = "the last resort was not asked" if late is None else f"{late} of them only in the last resort"
    lines.append(
        f"`make mutants GAME={game} SAMPLE={sample} SEED={seed}`: of {many} mutants {tried} were tried; {dead} died, "
        f"{asked}; {len(equal)} are equivalent, {len(alive)} survive. "
        f"**{share:.1f} %** of those that are not equivalent died."
    )
    lines.append("")
    if alive:
        lines += ["### To be killed", "", *(_line(one) for one in alive), ""]
    if equal:
        lines += ["### Equivalent", "", *(f"{_line(one)}: {one.why}" for one in equal), ""]
    lines += ["### What is mutated", "", *(f"- `{file}` {title}" for file, title in modules), ""]
    text = page.read_text(encoding="utf-8")
    found = re.search(rf"^## {game}\n.*?(?=^## |\Z)", text, re.M | re.S)
    section = "\n".join(lines)
    if found:
        text = text[: found.start()] + section + "\n" + text[found.end() :]
    else:
        text = text.rstrip("\n") + "\n\n" + section
    page.write_text(text.rstrip("\n") + "\n", encoding="utf-8")


def _line(one: Survivor) -> str:
    return f"- `{one.file}` `{one.function}`: `{one.change}`"
