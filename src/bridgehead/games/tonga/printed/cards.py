"""[R2.2] The cards as the rules read them: what `data/cards.toml` and `data/terrains.toml` say, checked and in numbers.

A card is known by its number, its place in those two files: 0 to 98 the cards of the two sides, then the terrains.
Copies of one card share a number, since nothing tells them apart.
"""

from pathlib import Path
from typing import Final

from bridgehead.engine.read.toml import Sheet, read_toml
from bridgehead.games.tonga.printed import terms
from bridgehead.games.tonga.printed.terms import (
    ACTION,
    AS_ACTION,
    AT_END,
    BASE_VALUE,
    BRITISH,
    COMBAT,
    EVENT,
    GERMAN,
    IN_ASSAULT,
    IN_FIGHT,
    NOBODY,
    ON_DESTROYED,
    ON_ENTER,
    ON_PLAY,
    ON_RESPOND,
    ON_TILT,
    ON_VICTORY,
    REQUIRED,
    TERRAIN,
    UNIT,
)

DATA: Final = Path(__file__).parent.parent / "data"


class Effect:
    """One effect of a card, in the numbers of `terms`. Masks have bit n set for word n of their list."""

    __slots__ = (
        "trigger", "op", "amount", "target", "test", "cmp", "n", "mask", "ids", "face", "side", "per", "per_mask",
        "plus", "most", "what", "exempt", "pick_kind", "pick_mask", "pick_most", "pick_not", "at_random", "keep",
        "token", "up_to", "options",
    )  # fmt: skip

    trigger: int
    op: int
    amount: int
    target: int
    test: int
    cmp: int
    n: int
    mask: int
    ids: list[str]
    face: int
    side: int
    per: int
    per_mask: int
    plus: int
    most: int
    what: int
    exempt: int
    pick_kind: int
    pick_mask: int
    pick_most: int
    pick_not: str
    at_random: bool
    keep: int
    token: int
    up_to: bool
    options: list["Effect"]


class Card:
    """A card: its printed facts, and its effects sorted by when they come.

    `copies` is the number in play in each operation by letter; `draw` and `size` are a terrain's; `answers` has a bit
    for each kind of card it may be played against at once, `answers_id` is the id of the one card it may answer.
    What a unit forbids its enemy in its fight: `token_ban` says which tokens, `action_ban` combat actions. What a
    terrain does for all: `size_ban`, `unit_ban` (types that may not be played), `lends_units` (the bonus of a unit
    played as an action), `reflips`. An action may be one that `sacrifices` its own unit or `relieves` it. An event that
    `lasts` acts beyond the moment when it is played.
    """

    __slots__ = (
        "number", "id", "side", "kind", "heroic", "types", "classes", "value", "copies", "picture", "given", "draw",
        "size", "guns", "own_phase", "unit_slot", "in_fight", "in_tilt", "answers", "answers_id", "needs_unit",
        "effects", "play", "action", "fight", "assault", "enter", "respond", "tilt", "victory", "destroyed", "ending",
        "required", "modifiers", "ignores_terrain", "token_ban", "action_ban", "size_ban", "unit_ban", "lends_units",
        "reflips", "sacrifices", "relieves", "lasts",
    )  # fmt: skip

    number: int
    id: str
    side: int
    kind: int
    heroic: bool
    types: int
    classes: int
    value: int
    copies: dict[str, int]
    picture: str
    given: list[str]
    draw: list[int]
    size: int
    guns: int
    own_phase: bool
    unit_slot: bool
    in_fight: bool
    in_tilt: bool
    answers: int
    answers_id: str
    needs_unit: bool
    effects: list[Effect]
    play: list[Effect]
    action: list[Effect]
    fight: list[Effect]
    assault: list[Effect]
    enter: list[Effect]
    respond: list[Effect]
    tilt: list[Effect]
    victory: list[Effect]
    destroyed: list[Effect]
    ending: list[Effect]
    required: list[Effect]
    modifiers: list[Effect]
    ignores_terrain: bool
    token_ban: int
    action_ban: bool
    size_ban: bool
    unit_ban: int
    lends_units: int
    reflips: bool
    sacrifices: bool
    relieves: bool
    lasts: bool

    def on(self, trigger: int) -> list[Effect]:
        """The effects with one trigger, in the order of the card."""
        return [effect for effect in self.effects if effect.trigger == trigger]


LETTERS: Final = ["P", "M", "D"]


def _mask(words: list[str], known: list[str], sheet: Sheet, key: str) -> int:
    found = 0
    for word in words:
        if word not in known:
            raise sheet.fail(key, f"of these: {', '.join(known)}")
        found |= 1 << known.index(word)
    return found


def _word(sheet: Sheet, key: str, known: list[str], default: str | None = None) -> int:
    return known.index(sheet.choice(key, known, default))


def _read_condition(effect: Effect, sheet: Sheet) -> None:
    sheet.only(["test", "cmp", "n", "type", "any", "ids", "face", "side"])
    effect.test = _word(sheet, "test", terms.CONDITIONS)
    effect.cmp = _word(sheet, "cmp", terms.COMPARISONS, ">=")
    effect.n = sheet.number("n", 1)
    if "any" in sheet.data:
        effect.mask = _mask(sheet.texts("any"), terms.CLASSES, sheet, "any")
    if "type" in sheet.data:
        effect.mask = _mask([sheet.text("type")], terms.TYPES, sheet, "type")
    effect.ids = sheet.texts("ids", [])
    effect.face = terms.SUCCESS if sheet.choice("face", ["success", "fail"], "success") == "success" else terms.FAILURE
    effect.side = _word(sheet, "side", ["british", "german"], "british")


def _read_pick(effect: Effect, sheet: Sheet) -> None:
    sheet.only(["kind", "type", "max_value", "not_id"])
    if "kind" in sheet.data:
        effect.pick_kind = _word(sheet, "kind", terms.KINDS)
    if "type" in sheet.data:
        effect.pick_mask = _mask([sheet.text("type")], terms.TYPES, sheet, "type")
    effect.pick_most = sheet.number("max_value", 99)
    effect.pick_not = sheet.text("not_id", "")


def _read_effect(sheet: Sheet) -> Effect:
    sheet.only([
        "trigger", "op", "amount", "target", "condition", "per", "type", "plus", "max", "max_value", "what", "except",
        "filter", "how", "keep", "token", "up_to", "options",
    ])  # fmt: skip
    effect = Effect()
    effect.trigger = _word(sheet, "trigger", terms.TRIGGERS)
    effect.op = _word(sheet, "op", terms.OPERATIONS)
    effect.amount = sheet.number("amount", 1)
    effect.target = _word(sheet, "target", terms.TARGETS)
    effect.test = effect.cmp = effect.mask = effect.face = effect.side = 0
    effect.n = 1
    effect.ids = []
    if "condition" in sheet.data:
        _read_condition(effect, sheet.sheet("condition"))
    effect.per = _word(sheet, "per", terms.COUNTS, "once")
    effect.per_mask = _mask([sheet.text("type")], terms.TYPES, sheet, "type") if "type" in sheet.data else 0
    effect.plus = sheet.number("plus", 0)
    effect.most = sheet.number("max", sheet.number("max_value", 99))
    effect.what = _word(sheet, "what", terms.BANS) if effect.op == terms.FORBID else 0
    effect.exempt = _word(sheet, "except", terms.EXCEPTIONS, "nothing")
    effect.pick_kind = NOBODY
    effect.pick_mask = 0
    effect.pick_most = 99
    effect.pick_not = ""
    if "filter" in sheet.data:
        _read_pick(effect, sheet.sheet("filter"))
    effect.at_random = sheet.choice("how", ["choice", "random"], "choice") == "random"
    effect.keep = sheet.number("keep", 0)
    effect.token = _word(sheet, "token", terms.TOKENS, "plain")
    effect.up_to = sheet.flag("up_to", False)
    effect.options = [_read_effect(one) for one in sheet.sheets("options")]
    return effect


def bans(card: Card, trigger: int, what: int) -> list[Effect]:
    """What a card forbids of one thing at one trigger."""
    return [effect for effect in card.on(trigger) if effect.op == terms.FORBID and effect.what == what]


def ban_level(effect: Effect) -> int:
    """How far a ban on tokens goes, by what it leaves out."""
    return [terms.BAN_ALL, terms.BAN_PLAIN, terms.BAN_ALL_BUT_HEROIC][effect.exempt]


LASTING: Final = (terms.DRAW_MOD, terms.IGNORE_TERRAIN, terms.SIZE)


def _sort_effects(card: Card) -> None:
    card.play = card.on(ON_PLAY)
    card.action = card.on(AS_ACTION)
    card.fight = [effect for effect in card.on(IN_FIGHT) if effect.op == COMBAT]
    card.assault = card.on(IN_ASSAULT)
    card.enter = card.on(ON_ENTER)
    card.respond = card.on(ON_RESPOND)
    card.tilt = card.on(ON_TILT)
    card.victory = card.on(ON_VICTORY)
    card.destroyed = card.on(ON_DESTROYED)
    card.ending = card.on(AT_END)
    card.required = card.on(REQUIRED)
    lasting = [effect for effect in card.assault if effect.op in (BASE_VALUE, COMBAT)]
    card.modifiers = sorted(lasting, key=lambda effect: effect.op != BASE_VALUE)
    card.ignores_terrain = any(effect.op == terms.IGNORE_TERRAIN for effect in card.on(IN_FIGHT))
    card.token_ban = max((ban_level(effect) for effect in bans(card, IN_FIGHT, terms.BAN_TOKENS)), default=0)
    card.action_ban = bool(bans(card, IN_FIGHT, terms.BAN_ACTIONS))
    card.size_ban = bool(bans(card, IN_ASSAULT, terms.BAN_SIZE))
    card.unit_ban = card.lends_units = 0
    for effect in bans(card, IN_ASSAULT, terms.BAN_UNITS):
        card.unit_ban |= effect.pick_mask
    for effect in card.assault:
        if effect.op == terms.UNIT_AS_ACTION:
            card.lends_units = effect.amount
    card.reflips = any(effect.op == terms.REFLIP for effect in card.assault)
    card.sacrifices = any(effect.op == terms.SACRIFICE for effect in card.play)
    card.relieves = any(effect.op == terms.SWAP_UNIT for effect in card.play)
    card.lasts = bool(card.assault) or any(effect.op in LASTING for effect in card.play)


def _read_windows(card: Card, sheet: Sheet) -> None:
    usual = {UNIT: "unit_slot", EVENT: "own_phase", ACTION: "fight"}[card.kind]
    windows = sheet.texts("window", [usual])
    card.own_phase = "own_phase" in windows
    card.unit_slot = "unit_slot" in windows
    card.in_fight = "fight" in windows
    card.in_tilt = "tilt" in windows
    for window in windows:
        name, _, against = window.partition(":")
        if name == "response" and against in terms.KINDS:
            card.answers |= 1 << terms.KINDS.index(against)
        elif name == "response":
            card.answers_id = against
        elif name not in terms.WINDOWS:
            raise sheet.fail("window", f"of these: {', '.join(terms.WINDOWS)}, response:KIND, response:ID")


def _empty_card(sheet: Sheet, number: int) -> Card:
    card = Card()
    card.number = number
    card.id = sheet.text("id")
    card.picture = sheet.text("picture")
    card.given = sheet.texts("given", [])
    card.copies = {}
    for letter, count in sheet.sheet("copies").data.items() if "copies" in sheet.data else []:
        card.copies[letter] = int(str(count))
    card.heroic = sheet.flag("heroic", False)
    card.types = card.classes = card.value = card.size = card.guns = card.answers = 0
    card.draw = [0, 0]
    card.own_phase = card.unit_slot = card.in_fight = card.in_tilt = card.needs_unit = False
    card.answers_id = ""
    card.effects = [_read_effect(one) for one in sheet.sheets("effects")]
    _sort_effects(card)
    return card


def _read_card(sheet: Sheet, number: int) -> Card:
    """[R2.2] A card of a side: its kind, effects and copies, and a unit's value and types."""
    sheet.only([
        "id", "side", "kind", "heroic", "types", "value", "copies", "window", "needs_unit", "effects", "picture",
        "given",
    ])  # fmt: skip
    card = _empty_card(sheet, number)
    card.side = BRITISH if sheet.choice("side", ["british", "german"]) == "british" else GERMAN
    card.kind = _word(sheet, "kind", ["unit", "event", "action"])
    card.types = _mask(sheet.texts("types", []), terms.TYPES, sheet, "types")
    card.value = sheet.number("value", 0, least=0)
    card.needs_unit = sheet.flag("needs_unit", False)
    _read_windows(card, sheet)
    return card


def _read_terrain(sheet: Sheet, number: int) -> Card:
    """[R2.2] A terrain: its two draw numbers, its effects, its size and its copies."""
    sheet.only(["id", "classes", "draw", "size", "guns", "copies", "effects", "picture", "given"])
    card = _empty_card(sheet, number)
    card.side = NOBODY
    card.kind = TERRAIN
    card.classes = _mask(sheet.texts("classes"), terms.CLASSES, sheet, "classes")
    card.draw = sheet.numbers("draw")
    card.size = sheet.number("size", least=0)
    card.guns = sheet.number("guns", 0)
    return card


def load_cards(folder: Path) -> list[Card]:
    """Every card and terrain in the two files of a folder. Raises DataError that names the entry."""
    cards: list[Card] = []
    for sheet in Sheet(read_toml(folder / "cards.toml"), "cards.toml").sheets("card"):
        cards.append(_read_card(sheet, len(cards)))
    for sheet in Sheet(read_toml(folder / "terrains.toml"), "terrains.toml").sheets("terrain"):
        cards.append(_read_terrain(sheet, len(cards)))
    return cards


CARDS: Final[list[Card]] = load_cards(DATA)
NUMBERS: Final[dict[str, int]] = {card.id: card.number for card in CARDS}


def number_of(card_id: str) -> int:
    """The number of the card with a printed id, such as 1502 or 1014A."""
    return NUMBERS[card_id]


def allowed(card: Card, effect: Effect) -> bool:
    """Whether a card passes an effect's filter."""
    if effect.pick_kind >= 0 and card.kind != effect.pick_kind:
        return False
    if effect.pick_mask and not card.types & effect.pick_mask:
        return False
    return card.value <= effect.pick_most and card.id != effect.pick_not


ROAD: Final = number_of("1001")
CAFE: Final = number_of("1010")
TOBRUK: Final = number_of("1011")
BENOUVILLE: Final = number_of("1014A")
PEGASUS: Final = number_of("1014B")
RANVILLE: Final = number_of("1015A")
HORSA_BRIDGE: Final = number_of("1015B")
COMMAND_BUNKER: Final = number_of("1016")
GATE: Final = number_of("1019")
HORSA_LANDING: Final = number_of("1020")
CHATEAU: Final = number_of("1027")
ROBEHOMME: Final = number_of("1028")
TROARN_VILLAGE: Final = number_of("1029")
BURES: Final = number_of("1030")
TROARN: Final = number_of("1031")
VARAVILLE: Final = number_of("1032")
FLAME_THROWER: Final = number_of("1406")
FIRST_TERRAIN: Final = ROAD
