"""What people write for others to read: a name, and a message. Both are plain text that can be shown anywhere.

No sign may be invisible, change the direction of what stands beside it, begin a new line, or pile up on another one.
"""

import unicodedata

from bridgehead.server.errors import Unfit
from bridgehead.server.thinking import strength

LONGEST_NAME = 24
LONGEST_MESSAGE = 280
MARKS = "'’-.·_&"
"""What a name may be made of besides letters, digits and spaces."""

MOST_PILED = 4
"""So many signs may stand on a letter."""

JOINERS = "\u200c\u200d"
"""Invisible, but words of some languages and some pictures are spelt with them; in messages only."""

VARIANTS = range(0xFE00, 0xFE10)
"""They choose between two pictures of a sign, and are part of how many are written; in messages only."""

INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | frozenset(
    map(chr, (*VARIANTS, *range(0xE0100, 0xE01F0)))
)
"""Letters and marks, as far as Unicode knows, of which nothing is seen."""


def name_of(text: str) -> str:
    """A name as it is kept: trimmed and composed, with single spaces; empty for none. Raises Unfit."""
    name = " ".join(part for part in unicodedata.normalize("NFC", text.strip()).split(" ") if part)
    if len(name) > LONGEST_NAME:
        raise Unfit("name-long", most=LONGEST_NAME, count=len(name))
    for place, sign in enumerate(name):
        if not _names(sign) or (_is_mark(sign) and not place):
            raise Unfit("name-signs", sign=shown(sign), marks=" ".join(MARKS))
    if name and not any(unicodedata.category(sign)[0] in "LN" for sign in name):
        raise Unfit("name-letterless")
    if _piled(name):
        raise Unfit("piled")
    if unicodedata.normalize("NFKC", name).casefold() in strength.offered():
        raise Unfit("name-ours", name=name)
    return name


def message_of(text: str) -> str:
    """A message as it is kept: trimmed and composed, on one line. Raises Unfit."""
    message = unicodedata.normalize("NFC", text.strip())
    for sign in message:
        if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") and sign not in JOINERS:
            raise Unfit("said-signs", sign=shown(sign))
    if not any(_is_seen(sign) for sign in message):
        raise Unfit("said-nothing")
    if len(message) > LONGEST_MESSAGE:
        raise Unfit("said-long", most=LONGEST_MESSAGE, count=len(message))
    if _piled(message):
        raise Unfit("piled")
    return message


def shown(sign: str) -> str:
    """A sign as a sentence can show it."""
    visible = unicodedata.category(sign)[0] in "LNPS" and sign not in INVISIBLE
    return f"“{sign}”" if visible else f"U+{ord(sign):04X}"


def _names(sign: str) -> bool:
    """Whether a sign may stand in a name."""
    if sign in INVISIBLE:
        return False
    return unicodedata.category(sign) in ("Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Nd") or sign in f" {MARKS}"


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign)[0] not in "CMZ" and sign not in INVISIBLE


def _piled(text: str) -> bool:
    """Whether more signs stand on a letter than any language has."""
    run = 0
    for sign in text:
        run = run + 1 if _is_mark(sign) else 0
        if run > MOST_PILED:
            return True
    return False
