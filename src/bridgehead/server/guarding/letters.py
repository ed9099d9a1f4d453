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

INVISIBLE = frozenset("\U0001d159\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | frozenset(
    map(chr, (*VARIANTS, *range(0xE0100, 0xE01F0)))
)
"""Letters and marks, as far as Unicode knows, of which nothing is seen."""

NEVER_SEEN = (range(0x2065, 0x2066), range(0xFFF0, 0xFFF9), range(0xFDD0, 0xFDF0), range(0xE0000, 0xE1000))
"""Where Unicode keeps what will be invisible, and what will never be text."""

ALIKE = str.maketrans(
    "аеорсухѕіјһԁɡԛԝαορνιυոɑցᴀᴇɢᴍɴᴏʀᴛᴜᴠᴋᴄᴅꜰʟɪꜱ",
    "aeopcyxsljhdgqwaopvlunagaegmnortuvkcdflls",
) | str.maketrans("i1|0ı", "lllol")
"""What looks like letters of ours: of other alphabets, small capitals, figures; i, l and 1 pass for each other."""


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
    if _bare(name) in {_bare(ours) for ours in strength.offered()}:
        raise Unfit("name-ours", name=name)
    return name


def message_of(text: str) -> str:
    """A message as it is kept: trimmed and composed, on one line. Raises Unfit."""
    message = unicodedata.normalize("NFC", text.strip())
    for sign in message:
        if _is_no_text(sign):
            raise Unfit("said-signs", sign=shown(sign))
    if not any(_is_seen(sign) for sign in message):
        raise Unfit("said-nothing")
    if len(message) > LONGEST_MESSAGE:
        raise Unfit("said-long", most=LONGEST_MESSAGE, count=len(message))
    if _piled(message):
        raise Unfit("piled")
    return message


def _is_no_text(sign: str) -> bool:
    """Whether a sign cannot stand in a line of text. One that Unicode has given to nothing yet may be a new picture,
    unless it will be invisible, or is never to be anything.
    """
    if unicodedata.category(sign) == "Cn":
        place = ord(sign)
        return any(place in part for part in NEVER_SEEN) or place & 0xFFFE == 0xFFFE
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") and sign not in JOINERS


def shown(sign: str) -> str:
    """A sign as a sentence can show it."""
    visible = unicodedata.category(sign)[0] in "LNPS" and sign not in INVISIBLE
    return f"“{sign}”" if visible else f"U+{ord(sign):04X}"


def _bare(name: str) -> str:
    """What a name is taken for at a glance: without accents and marks, in small letters of ours."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(ALIKE)
    return "".join(sign for sign in plain if unicodedata.category(sign) in ("Ll", "Lo", "Nd"))


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
