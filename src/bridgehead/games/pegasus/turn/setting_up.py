"""[14] [17] Setting up: the chit, the garrison, the wired bridge, the gliders, and the optional set-up."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.columns import changed
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import Sheet
from bridgehead.games.pegasus.printed.components import (
    BRITISH,
    CHIT_NAMES,
    CHITS,
    ENTRIES,
    ENTRY_NAMES,
    FULL_STRENGTH,
    GARRISON_COUNTERS,
    GERMAN_PLATOONS,
    GLIDER,
    GLIDER_PLATOONS,
    GLIDER_UNITS,
    GLIDERS,
    GUN_AREAS,
    GUN_PIT,
    HICKMAN,
    KIND,
    MACHINE_GUNS,
    PILLBOX,
    PLATOON,
    SCHMIDT,
    SETUP_AREAS,
    TANKS,
    THE_CAR,
    THE_FIELD_GUN,
    WEAPON_GLIDER,
    WEAPONS,
    Chit,
    value,
)
from bridgehead.games.pegasus.printed.config import Config
from bridgehead.games.pegasus.printed.terms import ABOARD, COMING, FACE_DOWN, GONE, LOST
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.scenario import check_scenario, force_number, has_begun, take_up

CAPACITY = value("glider_capacity")
IN_GROUP = 3
LAST_OF_ALL = 30
NO_FORCE = -2


def new_game(setup: Setup, dice: Dice) -> PegasusState:
    """[14] The state before the first die: everything that is drawn has been drawn."""
    sheet = Sheet(setup.data, setup.scenario)
    check_scenario(sheet)
    g = PegasusState().open(dice, config_of(sheet, setup.options))
    place_guns(g)
    draw_chit(g, sheet)
    chit = CHITS[g.chit]
    place_garrison(g, chit)
    draw_wire(g, chit)
    place_germans(g, chit)
    load_gliders(g)
    settle_forces(g)
    if has_begun(sheet):
        take_up(g, sheet)
    return g


def settle_forces(g: PegasusState) -> None:
    """[17.1] Forces that the scenario names are not rolled for; one that it denies never comes."""
    g.german_force, g.british_force = max(g.config.german_force, -1), max(g.config.british_force, -1)
    if g.config.german_force == NO_FORCE:
        g.german_turn = 0
    if g.config.british_force == NO_FORCE:
        g.british_turn = 0


def config_of(sheet: Sheet, options: dict[str, str]) -> Config:
    """[17] [17.1] What scenario and options settle. Raises DataError for a scenario that the rules cannot use."""
    victory = sheet.sheet("victory")
    return Config(
        last_turn=sheet.number("last_turn", int(options["game-length"]), least=1, most=LAST_OF_ALL),
        fire_hold_turn=sheet.number("german_fire_hold_turn", value("german_fire_hold_turn"), least=1),
        detour=sheet.flag("detour", False),
        gliders_may_be_lost=sheet.flag("gliders_may_be_lost", True),
        absent_gliders=tuple(one - 1 for one in sheet.numbers("absent_gliders", [])),
        german_force=force_number(sheet, "german_force"),
        british_force=force_number(sheet, "british_force"),
        victory=(victory.number("marginal"), victory.number("substantial"), victory.number("overwhelming")),
        free_set_up=options["set-up"] == "free",
        optional_reinforcements=options["british-reinforcements"] == "optional",
        british_entry_turn_6=options["british-entry"] == "turn-6",
        paratroop_movement=int(options["paratroop-movement"]),
        double_line=int(options["double-lines"]),
        schmidt_turn=int(options["schmidt-turn"]),
        garrison_strength=int(options["garrison-strength"]),
        crews_stay=options["crews"] == "stay",
        tank_columns_left=options["tank-columns"] == "left",
        two_landing_dice=options["landing-die"] == "two",
        crash_every_other=options["crash-modifier"] == "every-other",
    )


def place_guns(g: PegasusState) -> None:
    """[2.2] The machine guns and the field gun stand in their areas."""
    for gun, area in zip(MACHINE_GUNS, GUN_AREAS):
        g.put(gun, area)
    g.put(THE_FIELD_GUN, GUN_PIT)


def draw_chit(g: PegasusState, sheet: Sheet) -> None:
    """[14.0.1] [14.0.2] [17.2] One of the scenario's chits is drawn. The player sets up by it and so knows it."""
    names = sheet.texts("chits")
    g.chit = CHIT_NAMES.index(names[g.dice.below(len(names))])


def place_garrison(g: PegasusState, chit: Chit) -> None:
    """[14.0.3] Squads and dummies are mixed, and one counter put face down on each set-up area."""
    drawn = [1] * chit.squads + [0] * (len(SETUP_AREAS) - chit.squads)
    g.dice.shuffle(drawn)
    g.squads_drawn = chit.squads
    for counter, area in enumerate(SETUP_AREAS):
        unit = GARRISON_COUNTERS[counter]
        g.secret[counter] = drawn[counter]
        g.hidden[counter] = 1
        g.strength[unit] = g.config.garrison_strength
        g.put(unit, area)


def draw_wire(g: PegasusState, chit: Chit) -> None:
    """[14.0.5] One of the blanks and the wired counter lies face down in the Wired Bridge Box."""
    if not chit.wired:
        return
    g.wire = FACE_DOWN
    g.wire_blanks, g.wire_wired = chit.blanks, chit.wired
    g.wire_live = 1 if g.dice.below(chit.blanks + chit.wired) < chit.wired else 0


def place_germans(g: PegasusState, chit: Chit) -> None:
    """[14.chart] [14.0.2] [14.0.4] [14.0.6] Hickman, Schmidt and the platoons of the chit; places named are the entry
    areas. With chits A and B Schmidt comes later by car, with chit H two tanks do.
    """
    free = list(GERMAN_PLATOONS)
    for entry, count in zip(ENTRIES, chit.platoons):
        for _ in range(count):
            g.put(free.pop(0), entry)
    if chit.hickman:
        g.put(HICKMAN, ENTRIES[ENTRY_NAMES.index(chit.hickman)])
    if chit.schmidt == "pillbox":
        g.put(SCHMIDT, PILLBOX)
    else:
        for piece in (SCHMIDT, THE_CAR):
            g.place[piece] = COMING
            g.due = changed(g.due, piece, g.config.schmidt_turn)
    for tank in TANKS[: chit.tanks]:
        g.place[tank] = COMING


def load_gliders(g: PegasusState) -> None:
    """[14] Units go aboard their gliders; a glider that the scenario leaves out takes its load with it."""
    for glider in g.config.absent_gliders:
        g.glider[glider] = LOST
    for group in (0, 1):
        g.line[group] = [glider for glider in g.line[group] if g.glider[glider] != LOST]
    for unit in GLIDER_UNITS:
        g.aboard[unit] = GLIDER[unit]
        g.place[unit] = GONE if g.glider[GLIDER[unit]] == LOST else ABOARD
    for weapon in range(WEAPONS):
        for platoon in GLIDER_PLATOONS:
            if WEAPON_GLIDER[weapon] == GLIDER[platoon] and g.place[platoon] == ABOARD:
                g.carrier[weapon] = platoon
    if g.config.free_set_up:
        open_setup(g)


# ---- the optional set-up


def open_setup(g: PegasusState) -> None:
    """[14.1] The gliders are empty: the player loads them, forms the groups and names the leads."""
    for unit in GLIDER_UNITS:
        g.aboard[unit] = -1
    for weapon in range(WEAPONS):
        g.carrier[weapon] = -1
    g.line = [[], []]


def setup_is_open(g: PegasusState) -> bool:
    """Whether the player has still to set up."""
    return not g.line[0] and not g.line[1]


def optional_setup(g: PegasusState) -> Steps:
    """[14.1] [4.1] One question of the optional set-up: where a unit flies, who has the Piat, which gliders come from
    the north, which of them lead.
    """
    for unit in sorted(GLIDER_UNITS, key=_largest_first):
        if g.place[unit] == ABOARD and g.aboard[unit] < 0:
            yield from load(g, unit)
            return
    for weapon in range(WEAPONS):
        glider = WEAPON_GLIDER[weapon]
        if glider >= 0 and g.glider[glider] != LOST and g.carrier[weapon] < 0:
            options: list[Option] = [("carry", unit) for unit in GLIDER_PLATOONS if g.place[unit] == ABOARD]
            _verb, unit = yield g.ask(BRITISH, "carry", options, weapon)
            g.carrier[weapon] = unit
            return
    yield from form_groups(g)


def _largest_first(unit: int) -> tuple[int, int]:
    return (0 if KIND[unit] == PLATOON else 1, unit)


def load(g: PegasusState, unit: int) -> Steps:
    """[14.1] No glider carries more than twelve points."""
    options: list[Option] = []
    for glider in range(GLIDERS):
        if g.glider[glider] != LOST and load_of(g, glider) + FULL_STRENGTH[unit] <= CAPACITY:
            options.append(("aboard", glider))
    _verb, glider = yield g.ask(BRITISH, "aboard", options, unit)
    g.aboard[unit] = glider
    g.tell("goes-aboard", unit, glider)


def load_of(g: PegasusState, glider: int) -> int:
    """The points aboard a glider."""
    return sum(FULL_STRENGTH[unit] for unit in GLIDER_UNITS if g.place[unit] == ABOARD and g.aboard[unit] == glider)


def form_groups(g: PegasusState) -> Steps:
    """[4.1] [14.1] Three gliders fly from the north, the others from the south, and each group has a lead glider. Fewer
    than three, where the scenario leaves so many out, are all of one group.
    """
    gliders = [glider for glider in range(GLIDERS) if g.glider[glider] != LOST]
    north: list[int] = []
    while len(north) < min(IN_GROUP, len(gliders)):
        options: list[Option] = [("north", glider) for glider in gliders if glider not in north]
        _verb, glider = yield g.ask(BRITISH, "north", options, len(north))
        north.append(glider)
    groups = [sorted(north), [glider for glider in gliders if glider not in north]]
    for number, group in enumerate(groups):
        if len(group) > 1:
            _verb, lead = yield g.ask(BRITISH, "lead", [("lead", glider) for glider in group], number)
            group.remove(lead)
            group.insert(0, lead)
        g.tell("group-formed", number, tuple(group))
    g.line = groups
