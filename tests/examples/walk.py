"""What docs/authoring.md and docs/river-line.md tell to write, chapter by chapter."""

import re
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "authoring.md", DOCS / "river-line.md"]
CHAPTER = re.compile(r"^## (.*)$", re.MULTILINE)
STEP = re.compile(r"`([\w/.-]+)`:\n\n```(\w*)\n(.*?)```\n", re.DOTALL)
APART = "\n@@\n"


@dataclass
class Step:
    """One block of a page: a whole file, or the lines that come and go in one."""

    path: str
    whole: bool
    text: str

    def write(self, folder: Path, package: str) -> None:
        """Do what the page says in the folder of a game."""
        place = folder if self.path.startswith("tests/") else folder / "src" / package
        file = place / self.path
        file.write_text(self.text if self.whole else self.changed(file.read_text(encoding="utf-8")), encoding="utf-8")

    def changed(self, text: str) -> str:
        """The text of a file with the lines changed; what is said to stand there has to, and once only."""
        lines = text.removesuffix("\n").split("\n")
        for part in self.text.removesuffix("\n").split(APART):
            told = [line or " " for line in part.split("\n")]
            old = [line[1:] for line in told if line[0] in " -"]
            found = [at for at in range(len(lines)) if lines[at : at + len(old)] == old]
            assert len(found) == 1, f"{self.path}: this stands there {len(found)} times: {old}"
            lines[found[0] : found[0] + len(old)] = [line[1:] for line in told if line[0] in " +"]
        return "\n".join([*lines, ""])


def chapters() -> dict[str, list[Step]]:
    """The steps of each chapter that has any, in order."""
    found: dict[str, list[Step]] = {}
    for page in PAGES:
        _, *parts = CHAPTER.split(page.read_text(encoding="utf-8"))
        for title, body in zip(parts[::2], parts[1::2]):
            steps = [Step(path, mark != "diff", text) for path, mark, text in STEP.findall(body)]
            if steps:
                found[title] = steps
    return found
