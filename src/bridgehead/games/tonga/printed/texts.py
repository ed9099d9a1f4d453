"""The text of each card in French and English, made from its effects, so that text and effect cannot disagree.

Every effect is a sentence of the words (`text-…`), put together from a condition, an operation, and what it counts.
What belongs to a scenario rather than to a card's effects (the bridges, the casemates, the gate) is a sentence of its
own, `text-rule-ID`.
"""

from typing import Final

from bridgehead.engine.say.words import Words
from bridgehead.engine.view import CardFace
from bridgehead.games.tonga.printed import terms
from bridgehead.games.tonga.printed.cards import CARDS, NUMBERS, Card, Effect
from bridgehead.games.tonga.printed.terms import BRITISH, TERRAIN

Args = dict[str, str | int]
SIDES: Final = ["british", "german"]


def face_of(words: Words, number: int) -> CardFace:
    """The face of a card in the language of the words. A terrain is of classes, every other card of types."""
    card = CARDS[number]
    known, mask = (terms.CLASSES, card.classes) if card.kind == TERRAIN else (terms.TYPES, card.types)
    prefix = "class" if card.kind == TERRAIN else "type"
    return CardFace(
        id=card.id,
        name=words.called("card", number),
        side=SIDES[card.side] if card.side >= BRITISH else "",
        kind=terms.KINDS[card.kind],
        kind_text=words.text(f"kind-{terms.KINDS[card.kind]}"),
        heroic=card.heroic,
        types=tuple([words.text(f"{prefix}-{known[at]}") for at in range(len(known)) if mask >> at & 1]),
        value=card.value if card.kind == terms.UNIT else -1,
        draw=tuple(card.draw) if card.kind == TERRAIN else (),
        size=card.size,
        copies=dict(card.copies),
        picture=card.picture,
        text=text_of(words, number),
        given=tuple(card.given),
    )


def text_of(words: Words, number: int) -> str:
    """The text of a card: when it may be played if that is unusual, what it does, and the scenario's rule for it."""
    card = CARDS[number]
    window = window_of(words, card)
    sentences: list[str] = []
    for at, effect in enumerate(card.effects):
        more = any(adds_to_own(one) for one in card.effects[:at]) and adds_to_own(effect)
        said = sentence(words, card, effect, more)
        sentences.append(said if window and at == 0 else capital(said))
    if window and sentences:
        sentences[0] = f"{window} {sentences[0]}"
    if words.has(f"text-rule-{card.id}"):
        sentences.append(words.text(f"text-rule-{card.id}"))
    return " ".join(one for one in sentences if one) or words.text("text-none")


def adds_to_own(effect: Effect) -> bool:
    """Whether an effect adds to the unit's own value for the fight: a second such sentence says "more"."""
    return effect.op == terms.COMBAT and effect.target == terms.OWN_UNIT


def window_of(words: Words, card: Card) -> str:
    """When a card may be played, where its kind does not say so already."""
    if card.in_tilt:
        key = "text-window-tilt-or-answer" if card.answers_id else "text-window-fight-or-tilt"
        answered = words.called("card", NUMBERS[card.answers_id]) if card.answers_id else ""
        return words.text(key, {"card": answered})
    if card.answers:
        kind = terms.KINDS[card.answers.bit_length() - 1]
        return words.text(f"text-window-{kind}-{SIDES[1 - card.side]}", {"most": pick_most(card)})
    return ""


def pick_most(card: Card) -> int:
    """The highest value that an answer reaches; 99 when there is no limit."""
    return min((effect.pick_most for effect in card.respond), default=99)


def sentence(words: Words, card: Card, effect: Effect, more: bool) -> str:
    """One effect as a sentence. On a terrain the condition on the units there stands behind."""
    body = operation(words, card, effect, more)
    args: Args = {"body": body, "condition": condition(words, card, effect)}
    if effect.test and effect.op != terms.REQUIRE:
        behind = card.kind == TERRAIN and effect.op == terms.COMBAT
        body = words.text("text-if-behind" if behind else "text-if", args)
    frame = f"text-when-{terms.TRIGGERS[effect.trigger].replace('_', '-')}-{terms.KINDS[card.kind]}"
    if words.has(frame):
        body = words.text(frame, {"body": body})
    return body + "."


def capital(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def condition(words: Words, card: Card, effect: Effect) -> str:
    """The condition of an effect as a clause."""
    if not effect.test:
        return ""
    name = terms.CONDITIONS[effect.test].replace("_", "-")
    side = SIDES[judged_side(card, effect)]
    args: Args = {
        "n": effect.n,
        "cmp": ("equal", "least", "most")[effect.cmp],
        "face": "success" if effect.face == terms.SUCCESS else "failure",
        "type": listed(words, "type", terms.TYPES, effect.mask),
        "classes": listed(words, "class", terms.CLASSES, effect.mask),
        "cards": f" {words.text('text-or')} ".join(words.called("card", NUMBERS[one]) for one in effect.ids),
    }
    if effect.test in (terms.TURN_FACE, terms.WON_BY):
        side = SIDES[effect.side]
    key = f"text-condition-{name}-{side}"
    return words.text(key if words.has(key) else f"text-condition-{name}", args)


def judged_side(card: Card, effect: Effect) -> int:
    """Whose units a condition counts: those of the card's owner, or, on a terrain or for an event, of
    the unit meant.
    """
    if effect.target == terms.BRITISH_UNIT:
        return BRITISH
    if effect.target in (terms.GERMAN_UNIT, terms.EACH_UNIT):
        return terms.GERMAN
    return max(card.side, 0)


def listed(words: Words, prefix: str, known: list[str], mask: int) -> str:
    """The words of a mask, with "or" between them."""
    found = [words.text(f"{prefix}-{known[at]}") for at in range(len(known)) if mask >> at & 1]
    return f" {words.text('text-or')} ".join(found)


def operation(words: Words, card: Card, effect: Effect, more: bool = False) -> str:
    """What an effect does, as the body of a sentence."""
    target = terms.TARGETS[effect.target].replace("_", "-")
    if effect.target in (terms.TO_BRITISH, terms.TO_GERMAN) and effect.target == card.side:
        target = "you"
    args: Args = {
        "n": effect.amount,
        "amount": signed(effect.amount),
        "most": effect.most,
        "more": 1 if effect.amount > 0 else 0,
        "keep": effect.keep,
        "total": signed(effect.most),
        "token": terms.TOKENS[effect.token],
        "except": terms.EXCEPTIONS[effect.exempt],
        "type": listed(words, "type", terms.TYPES, effect.per_mask),
        "pick": picked(words, effect),
        "options": options_text(words, card, effect),
        "condition": condition(words, card, effect) if effect.op == terms.REQUIRE else "",
        "per": counted(words, card, effect),
    }
    name = terms.OPERATIONS[effect.op].replace("_", "-")
    if more:
        name += "-more"
    elif effect.op == terms.CANCEL:
        name += f"-{terms.KINDS[card.answers.bit_length() - 1]}"
    elif effect.op == terms.FORBID:
        name += "-" + terms.BANS[effect.what].replace("_", "-")
    for key in candidates(name, target, effect):
        if words.has(key):
            return words.text(key, args)
    raise KeyError(f"{card.id}: no words for {candidates(name, target, effect)}")


def candidates(name: str, target: str, effect: Effect) -> list[str]:
    """The messages that may say an operation, the closest first."""
    shape = "-random" if effect.at_random else "-per" if effect.per else "-up-to" if effect.up_to else ""
    typed = "-typed" if effect.per_mask and not effect.per else ""
    trigger = terms.TRIGGERS[effect.trigger]
    return [
        f"text-{name}-on-{trigger}",
        f"text-{name}-{target}{shape}{typed}",
        f"text-{name}{shape}",
        f"text-{name}-{target}",
        f"text-{name}",
    ]


def counted(words: Words, card: Card, effect: Effect) -> str:
    """What an effect counts, as a clause."""
    if not effect.per:
        return ""
    side = SIDES[max(card.side, 0)]
    args: Args = {
        "type": listed(words, "type", terms.TYPES, effect.per_mask),
        "most": effect.most,
        "plus": effect.plus,
        "total": signed(effect.amount * effect.most),
        "combat": 1 if effect.op == terms.COMBAT else 0,
    }
    return words.text(f"text-per-{terms.COUNTS[effect.per].replace('_', '-')}-{side}", args)


def picked(words: Words, effect: Effect) -> str:
    """Which cards an effect may take, as a noun."""
    if effect.pick_mask:
        return words.text("text-pick-type", {"type": listed(words, "type", terms.TYPES, effect.pick_mask)})
    kind = "any" if effect.pick_kind < 0 else terms.KINDS[effect.pick_kind]
    if effect.pick_most < 99:
        kind += "-most"
    args: Args = {"most": effect.pick_most, "n": effect.amount}
    return words.text(f"text-pick-{kind}", args) + (words.text("text-pick-not-this") if effect.pick_not else "")


def options_text(words: Words, card: Card, effect: Effect) -> str:
    """The effects to choose from, one after another."""
    return f"{words.text('text-or-else')} ".join(operation(words, card, one) for one in effect.options)


def signed(number: int) -> str:
    """A number with its sign as printers set it."""
    return f"+{number}" if number >= 0 else f"−{-number}"
