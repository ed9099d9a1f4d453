"""A short fingerprint of a state, the same on every platform and in every build."""

import hashlib
import json
from dataclasses import fields, is_dataclass

from bridgehead.engine.dice import Dice
from bridgehead.engine.state import Shared, State

PLAIN = frozenset((int, str, bool))
"""A list of nothing but these is in its settled form already, and most lists of a state are."""


def plain(value: object) -> object:
    """A value as lists, texts and numbers in one settled order. Raises TypeError for what a state must not hold."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, bytearray | bytes):
        return value.hex()
    if isinstance(value, list | tuple):
        return list(value) if PLAIN.issuperset(map(type, value)) else [plain(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted((plain(item) for item in value), key=repr)
    if isinstance(value, dict):
        return [[plain(key), plain(value[key])] for key in sorted(value, key=repr)]
    if isinstance(value, Shared):
        return value.key
    if isinstance(value, Dice):
        return list(value.state())
    if is_dataclass(value) and not isinstance(value, type):
        named = [plain(getattr(value, item.name)) for item in fields(value)]
        return [plain(value.dice), *named] if isinstance(value, State) else named
    raise TypeError(f"A state holds {type(value).__name__}, which has no settled form.")


def serialised(state: State) -> bytes:
    """The whole state as compact JSON: what the digest is taken of, and the measure of a state's size."""
    return json.dumps(plain(state), separators=(",", ":"), ensure_ascii=False).encode()


def digest(state: State) -> str:
    """Sixteen hexadecimal digits that differ when states differ."""
    return hashlib.blake2b(serialised(state), digest_size=8).hexdigest()
