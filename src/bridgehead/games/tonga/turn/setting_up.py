"""[R3] Setting up: terms and decks of each operation, hands, tokens, terrains."""

from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import DataError
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import Sheet, read_toml
from bridgehead.games.tonga.operations import bridges, campaign, merville
from bridgehead.games.tonga.printed.cards import CARDS, DATA, FIRST_TERRAIN, FLAME_THROWER, NUMBERS
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN, NOBODY, TERRAIN
from bridgehead.games.tonga.state import (
    APPROACH,
    BATTERY,
    BUILD_PILES,
    CHOOSE_PILE,
    DIVES,
    FIRST_HEROIC,
    GREEN,
    HAND,
    KIND,
    LETTER_OF,
    LONE_BRIDGE,
    MANPOWER,
    MULLIGAN,
    OPERATIONS,
    PROGRESS,
    RESERVE,
    REWARD_TOKENS,
    TOKENS,
    TURN_FACE,
    YELLOW,
    TongaState,
)
from bridgehead.games.tonga.turn.phases import take_heroic

NUMBERS_OF_TERMS: Final = [
    "hand", "tokens", "reserve", "plus3-tokens", "green-tokens", "manpower", "reward-tokens", "reward-cards",
]  # fmt: skip
PAIRS_OPTION: Final = "identical-terrains"
ANSWERS_OPTION: Final = "answers"


# --- reading a scenario ---


def read_terms(sheet: Sheet, options: dict[str, str]) -> list[int]:
    """The numbers of an operation. Raises DataError."""
    row = [OPERATIONS.index(sheet.choice("operation", OPERATIONS))]
    row += [sheet.number(key, least=0, most=99) for key in NUMBERS_OF_TERMS]
    row.append(BRITISH if sheet.choice("turn-token", ["british", "german"], "british") == "british" else GERMAN)
    row.append(1 if options.get(PAIRS_OPTION, "refused") == "refused" else 0)
    if options.get(ANSWERS_OPTION, "open") == "sealed":
        row.append(1)
    if row[MANPOWER] == 0 and row[KIND] != DIVES:
        raise sheet.fail("manpower", "at least 1")
    return row


def read_copies(sheet: Sheet, letter: str) -> list[int]:
    """How many copies of each card and terrain are in play: as printed, or as the scenario says under `copies`."""
    row = [card.copies.get(letter, 0) for card in CARDS]
    if "copies" in sheet.data:
        table = sheet.sheet("copies")
        for card_id in table.data:
            if CARDS[known_id(table, card_id)].kind == TERRAIN:
                raise DataError(
                    f"{table.where}: {card_id} is a terrain; only the numbers of the other cards may change."
                )
            most = 1 if CARDS[NUMBERS[card_id]].heroic else 12
            row[NUMBERS[card_id]] = table.number(card_id, least=0, most=most)
    return row


def read_printed(sheet: Sheet) -> list[int]:
    """British draw, German draw and size of every terrain: as printed, or as the scenario says under `terrain`."""
    row: list[int] = []
    for card in CARDS[FIRST_TERRAIN:]:
        row += [card.draw[0], card.draw[1], card.size]
    if "terrain" in sheet.data:
        tables = sheet.sheet("terrain")
        for card_id in tables.data:
            place = 3 * (known_id(tables, card_id) - FIRST_TERRAIN)
            if place < 0:
                raise DataError(f"{tables.where}: {card_id} is no terrain.")
            table = tables.sheet(card_id)
            table.only(["british-draw", "german-draw", "size"])
            for at, key in enumerate(("british-draw", "german-draw", "size")):
                row[place + at] = table.number(key, row[place + at], least=0, most=20)
    return row


def known_id(sheet: Sheet, card_id: str) -> int:
    """The number of a card that a scenario names. Raises DataError."""
    if card_id not in NUMBERS:
        raise DataError(f"{sheet.where}: there is no card '{card_id}'.")
    return NUMBERS[card_id]


def read_operations(setup: Setup) -> list[Sheet]:
    """The operations of a scenario: itself, or, for a campaign, the scenarios it names one after another."""
    sheet = Sheet(setup.data, setup.scenario)
    if "operations" not in setup.data:
        return [sheet]
    found: list[Sheet] = []
    for key in sheet.texts("operations"):
        if key not in OPERATIONS:
            raise sheet.fail("operations", f"a list of these: {', '.join(OPERATIONS)}")
        found.append(Sheet(read_toml(DATA / "scenarios" / f"{key}.toml"), f"{key}.toml"))
    if not found:
        raise sheet.fail("operations", "a list of at least one scenario")
    sheet.only(["operations", "options", "notes"])
    return found


def longest(setup: Setup) -> int:
    """How many decisions a scenario can take at most: what turns, cards and tokens can bring, and with the numbers of
    those that come with the game always the same.
    """
    found = 0
    for sheet in read_operations(setup):
        row = read_terms(sheet, setup.options)
        cards = sum(read_copies(sheet, LETTER_OF[row[KIND]])[:FIRST_TERRAIN])
        turns = 13 + row[MANPOWER] if row[KIND] == BATTERY else 10
        tokens = 2 * row[TOKENS] + turns * (row[REWARD_TOKENS] + 2) + row[YELLOW] + row[GREEN] + cards
        found += max(USUAL, 25 * turns + 6 * cards + 3 * tokens)
    return found


USUAL: Final = 1500
KEYS: Final = [
    "operation", *NUMBERS_OF_TERMS, "turn-token", "copies", "terrain", "options", "operations", "notes",
]  # fmt: skip


def new_game(setup: Setup, dice: Dice) -> TongaState:
    """[R3] The state before the first question. Raises DataError."""
    g = TongaState()
    g.begin(dice)
    g.terms, g.copies, g.printed = [], [], []
    for sheet in read_operations(setup):
        sheet.only(KEYS)
        row = read_terms(sheet, setup.options)
        g.terms.append(row)
        g.copies.append(read_copies(sheet, LETTER_OF[row[KIND]]))
        g.printed.append(read_printed(sheet))
    g.campaign = 1 if "operations" in setup.data else 0
    g.operation = 0
    g.turn = 0
    g.points = g.blue_held = 0
    g.blue = campaign.BLUE_TOKENS if g.campaign else 0
    begin_operation(g)
    return g


# --- beginning an operation ---


def begin_operation(g: TongaState) -> None:
    """[R3.1] [R3.4] [R3.5] [R3.6] [D2] [C1] Everything as it lies on the table before the first hand is looked at."""
    g.ending = ""
    g.victor = NOBODY
    g.step_seat = BRITISH
    g.phase = MULLIGAN
    g.window = g.fighting = NOBODY
    g.front = g.penalty = g.crossed = g.size_change = g.horsa = g.blue_here = 0
    g.tokens = [0, 0]
    g.reserve = g.term(RESERVE)
    g.yellow = g.yellow_heroic = g.green = 0
    g.yellow_pool = g.term(YELLOW)
    g.green_pool = g.term(GREEN)
    g.manpower = g.term(MANPOWER)
    g.turn_face = g.term(TURN_FACE)
    g.chooser = BRITISH
    g.draw_mod = [0, 0]
    g.quiet = [0, 0]
    g.fronts = []
    g.events = []
    g.put_away = [0, 0]
    lay_out_cards(g)
    clear_terrains(g)
    for seat in (BRITISH, GERMAN):
        g.take_tokens(seat, g.term(TOKENS))
    lay_out_terrains(g)


def lay_out_cards(g: TongaState) -> None:
    """[R3.2] [R3.3] [A2] Decks and heroic cards by the letter of the operation; decks are shuffled. Scenario 1A has no
    heroic cards, and the Flame-thrower is never there to be chosen.
    """
    g.hands, g.decks, g.discards = [[], []], [[], []], [[], []]
    g.heroic, g.aside, g.known = [[], []], [[], []], [[], []]
    g.bottom, g.looked = [0, 0], [0, 0]
    g.counter, g.played = [], []
    row = g.copies[g.operation]
    for card in CARDS[:FIRST_TERRAIN]:
        if not card.heroic:
            g.decks[card.side] += [card.number] * row[card.number]
        elif row[card.number] and g.kind != LONE_BRIDGE and card.number != FLAME_THROWER:
            g.heroic[card.side].append(card.number)
    for seat in (BRITISH, GERMAN):
        g.shuffle_deck(seat)


def clear_terrains(g: TongaState) -> None:
    """No terrain lies anywhere yet."""
    g.pile, g.removed, g.terrain_discard, g.offered = [], [], [], []
    g.objectives, g.battery, g.destroyed, g.gone = [], [], [], []
    g.battery_known = g.battery_turn = g.free_choice = g.guns = 0
    g.slots, g.slot_state, g.piles = [], [0, 0, 0], [[], [], []]
    g.slot = g.leg = 0
    g.bridges = [[], []]


def lay_out_terrains(g: TongaState) -> None:
    """[R3.7] The terrains of the operation; over the Dives the German lays them himself, before any hand is dealt."""
    if g.kind == DIVES:
        g.phase = BUILD_PILES
        g.step_seat = GERMAN
        return
    if g.kind == BATTERY:
        merville.lay_out_terrains(g)
    else:
        bridges.lay_out_terrains(g)
    g.phase = MULLIGAN
    for seat in (BRITISH, GERMAN):
        g.draw(seat, g.term(HAND))


def mulligan(g: TongaState) -> Steps:
    """[R3.8] [D4.1] Each player may shuffle his first hand back into his deck and draw another, once."""
    for seat in (BRITISH, GERMAN):
        verb, _ = yield g.query(seat, "mulligan", [("keep", 0), ("mulligan", 0)])
        if verb == "mulligan":
            g.decks[seat] += g.hands[seat]
            g.hands[seat] = []
            g.shuffle_deck(seat)
            g.tell("mulligan", seat)
            g.draw(seat, g.term(HAND))
    if g.kind == DIVES:
        g.phase = CHOOSE_PILE
    else:
        g.phase = FIRST_HEROIC if g.kind == BATTERY else PROGRESS


def first_heroic(g: TongaState) -> Steps:
    """[M2] [D5.3] At Merville the British player begins with a heroic card; over the Dives both take one for each
    attack.
    """
    yield from take_heroic(g, BRITISH)
    if g.kind == DIVES:
        yield from take_heroic(g, GERMAN)
        g.phase = PROGRESS
    else:
        g.phase = APPROACH


def next_operation(g: TongaState) -> None:
    """[C1] The next operation of the campaign begins; points and campaign tokens stay."""
    g.operation += 1
    g.tell("operation-begins", g.operation + 1)
    begin_operation(g)
