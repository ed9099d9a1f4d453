"""Names in the sentences of a language that puts an article before them: "le char 3", "de l’infanterie", "du char 3".

A game says which article its nouns have in the language's own file, by the first word of a name: `article-char = le`,
`article-infanterie = l’`. A language without such messages, as English, is left as it is; so is a name without one.
"""

import re
import unicodedata
from typing import Final

ARTICLE: Final = "article-"
SMALL: Final = "small-letters"
"""The message with the first words that are written small behind an article: "Major Howard", "le major Howard"."""
JOINT: Final = "\u2063"
"""Stands before an article while a sentence is put together, and is never seen."""

CONTRACTED: Final = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
_CONTRACTS: Final = re.compile(rf"\b(de|à) {JOINT}(les?)(?= )", re.IGNORECASE)
_BEGINS: Final = re.compile(rf"(^|[.!?] ){JOINT}(\w)")


def message_of(name: str) -> str:
    """The message that says which article a name has, by its first word without accents."""
    first = unicodedata.normalize("NFKD", name.split(" ")[0]).encode("ascii", "ignore").decode().lower()
    return ARTICLE + first if re.fullmatch(r"[a-z][a-z0-9-]*", first) else ""


def joined(article: str, name: str, small: str = "") -> str:
    """A name behind its article, marked for `settled`, with a small letter where its first word is among these."""
    first = name.split(" ")[0].lower()
    said = name[0].lower() + name[1:] if first in small.split() else name
    return f"{JOINT}{article}{'' if article.endswith('’') else ' '}{said}"


def settled(sentence: str) -> str:
    """The sentence with what runs together run together, and a capital where an article begins it."""
    if JOINT not in sentence:
        return sentence
    text = _CONTRACTS.sub(lambda one: _like(one[1], CONTRACTED[f"{one[1].lower()} {one[2]}"]), sentence)
    text = _BEGINS.sub(lambda one: one[1] + one[2].upper(), text)
    return text.replace(JOINT, "")


def _like(first: str, word: str) -> str:
    return word.capitalize() if first[0].isupper() else word
