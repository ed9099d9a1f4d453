"""Tables that commands write into pages of the documentation, each between marks of its own."""

from pathlib import Path

from bridgehead.engine.errors import BridgeheadError


def put(page: Path, name: str, text: str) -> None:
    """Put a text between the marks `<!-- name -->` and `<!-- /name -->` of a page, or at its end when it has none.

    Everything else on the page stays. Raises BridgeheadError when it cannot be read or written.
    """
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    block = f"{begin}\n{text.strip()}\n{end}"
    try:
        old = page.read_text(encoding="utf-8") if page.exists() else ""
        head, found, rest = old.partition(begin)
        if found:
            _before, closed, tail = rest.partition(end)
            if not closed:
                raise BridgeheadError(f"{page}: the mark {begin} is never closed by {end}.")
            new = head + block + tail
        else:
            new = f"{old.rstrip()}\n\n{block}\n".lstrip()
        page.write_text(new, encoding="utf-8")
    except OSError as error:
        raise BridgeheadError(f"{page} cannot be written ({error.strerror or error}).") from error


def markdown(head: list[str], rows: list[list[str]], words: int = 1) -> str:
    """A table in Markdown; the columns behind the first `words` hold numbers."""
    rule = ["---" if at < words else "---:" for at in range(len(head))]
    return "\n".join("| " + " | ".join(line) + " |" for line in [head, rule, *rows])
