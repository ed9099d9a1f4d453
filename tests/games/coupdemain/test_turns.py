"""[T1] [T33] [T34] A game of the garrison from the set-up to its end: who is asked in which order, what is kept how
long, who Controls what, who has won.
"""

from random import Random
from typing import Any

import pytest

from bridgehead.engine.choice import Choice
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import DataError
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.state import Event
from bridgehead.games.coupdemain.marks import CONCEALED, CX, FIRST, PINNED
from bridgehead.games.coupdemain.morale.breaking import lose
from bridgehead.games.coupdemain.pieces.roster import put, side_in
from bridgehead.games.coupdemain.pieces.weapons import weapons_of
from bridgehead.games.coupdemain.printed.components import BRITISH, GERMAN, TAGS, TYPES
from bridgehead.games.coupdemain.printed.scenario import battle_of
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.turn.control import settle_control
from bridgehead.games.coupdemain.turn.victory import judge, objectives_held, over
from tests.games.coupdemain.field import Field
from tests.games.coupdemain.test_words import GAME

PHASES = [
    "phase-rally",
    "phase-prep-fire",
    "phase-move",
    "phase-defensive-fire",
    "phase-advancing-fire",
    "phase-rout",
    "phase-advance",
    "phase-close-combat",
    "phase-turn-ends",
]


def state_of(match: Match) -> CoupState:
    """The state of a match."""
    state = match.state
    assert isinstance(state, CoupState)
    return state


def played(seed: int, quiet: bool = False) -> tuple[Match, list[tuple[str, int, int]]]:
    """A game played by the dice, or with everybody as quiet as can be, and what was asked: prompt, seat, turn."""
    match = Match(GAME, GAME.setup("garrison"), seed)
    dice = Dice(seed + 1)
    asked: list[tuple[str, int, int]] = []
    while (choice := match.choice) is not None:
        asked.append((choice.prompt, choice.seat, state_of(match).turn))
        options = choice.options
        calm = [option for option in options if option[0] in ("done", "hold-stack", "stay", "stop")]
        match.take(calm[0] if quiet and calm else options[dice.below(len(options))])
    return match, asked


def own(**changes: object) -> Setup:
    """A set-up of the garrison with changes."""
    data = GAME.shipped("garrison") | changes
    return Setup("garrison", {"berserk": "on"}, data)


def kinds(match: Match, *wanted: str) -> list[Event]:
    """The events of some kinds."""
    return [event for event in match.events if event.kind in wanted]


def test_player_turns_and_phases_follow_one_order() -> None:
    """[T1.1] [T1.2] [T1.8] Three turns of two Player Turns, the British first, eight phases each, then the end."""
    match, _ = played(1, quiet=True)
    told = kinds(match, "player-turn", "phase")
    turns = [event.args for event in told if event.kind == "player-turn"]
    assert turns == [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]
    order = [str(event.args[0]) for event in told if event.kind == "phase"]
    assert order == PHASES * 6


@pytest.mark.parametrize("seed", [2, 3, 4])
def test_questions_come_in_the_order_of_the_phases(seed: int) -> None:
    """[T1.2] [T1.3] [T1.14] In a Player Turn nobody is asked about an earlier phase after a later one; weapons come
    before rally.
    """
    rank = {"rally-phase": 0, "rally": 1, "prep-fire": 2, "move": 3, "defensive-fire": 4, "advancing-fire": 5}
    rank |= {"rout-to": 6, "advance": 7, "close-combat": 8}
    match = Match(GAME, GAME.setup("garrison"), seed)
    dice = Dice(seed)
    last, half = -1, (0, 0)
    while (choice := match.choice) is not None:
        g = state_of(match)
        if choice.prompt in rank:
            if (g.turn, g.half) != half:
                last, half = -1, (g.turn, g.half)
            assert rank[choice.prompt] >= last, choice.prompt
            last = rank[choice.prompt]
            if choice.prompt != "rally" and choice.prompt != "rout-to":
                assert choice.seat == (1 - g.acting if choice.prompt == "defensive-fire" else g.acting)
        match.take(choice.options[dice.below(len(choice.options))])


@pytest.mark.parametrize("seed", [5, 6])
def test_marks_last_as_long_as_they_should(seed: int) -> None:
    """[T1.6] [T1.9] [T1.10] When a Player Turn begins nobody is pinned or marked with fire, and the side on the move is
    not exhausted.
    """
    match = Match(GAME, GAME.setup("garrison"), seed)
    dice = Dice(seed)
    half = (0, 0)
    while (choice := match.choice) is not None:
        g = state_of(match)
        if (g.turn, g.half) != half and choice.prompt in ("rally-phase", "prep-fire", "move"):
            half = (g.turn, g.half)
            assert not any(marks & (PINNED | FIRST) for marks in g.marks)
            assert not any(g.marks[unit] & CX for unit in g.battle.roster[g.acting])
        match.take(choice.options[dice.below(len(choice.options))])
    assert half > (1, 0)


@pytest.mark.parametrize("seed", range(7, 11))
def test_random_play_ends_within_its_bound(seed: int) -> None:
    """[T35.10] [T35.11] A game by the dice ends, in far fewer decisions than the bound that the scenario gives."""
    _, asked = played(seed)
    assert 20 < len(asked) < GAME.rules.longest(GAME.setup("garrison")) / 10


def test_the_side_that_sets_up_first_stands_before_the_other_is_asked() -> None:
    """[T33.1] [T33.2] The Germans first: squads, then who carries the machine gun, then the leader, then dummies; then
    the British likewise.
    """
    match = Match(GAME, GAME.setup("garrison"), 11)
    order: list[tuple[int, str]] = []
    while (choice := match.choice) is not None and choice.prompt in ("set-up", "give-to"):
        g = state_of(match)
        kind = "weapon"
        if choice.prompt == "set-up":
            kind = ["squad", "squad", "squad", "leader", "leader", "dummy"][TYPES[g.kind[g.unit(choice.about[0])]].size]
        if (choice.seat, kind) not in order:
            order.append((choice.seat, kind))
        match.take(choice.options[0])
    german, british = [kind for seat, kind in order if seat == 1], [kind for seat, kind in order if seat == 0]
    assert [seat for seat, _ in order] == [1] * len(german) + [0] * len(british)
    assert german == ["squad", "weapon", "leader", "dummy"] and british == ["squad", "weapon", "leader"]


@pytest.mark.parametrize("seed", [12, 13])
def test_zones_and_weapons_of_their_own_force(seed: int) -> None:
    """[T33.4] [T33.12] Everybody stands in his force's zone, the Germans in buildings; weapons are carried by
    their own side.
    """
    match = Match(GAME, GAME.setup("garrison"), seed)
    dice = Dice(seed)
    while (choice := match.choice) is not None and choice.prompt in ("set-up", "give-to"):
        match.take(choice.options[dice.below(len(choice.options))])
    g = state_of(match)
    for force in g.battle.forces:
        assert all(g.where[unit] in force.zone for unit in force.units)
        assert all(g.owner[weapon] in force.units for weapon in force.weapons)
    ground = g.battle.ground
    assert all(ground.building(g.where[unit] // 8) for unit in g.battle.roster[GERMAN] if g.where[unit] >= 0)


def test_alike_pieces_are_placed_in_any_order_and_never_without_room() -> None:
    """[T33.19] The place where a squad stands bars the next from none that has room; all that are to come find some."""
    match = Match(GAME, GAME.setup("garrison"), 14)
    offered: dict[int, list[set[int]]] = {}
    while (choice := match.choice) is not None and choice.prompt in ("set-up", "give-to"):
        if choice.prompt == "set-up":
            kind = state_of(match).kind[state_of(match).unit(choice.about[0])]
            offered.setdefault(kind, []).append({location for _, location in choice.options})
        match.take(choice.options[-1])
    squads = max(offered.values(), key=len)
    assert len(squads) == 3 and squads[0] == squads[1] == squads[2]
    g = state_of(match)
    assert all(g.where[unit] >= 0 for force in g.battle.forces for unit in force.units)


def test_numbers_are_dealt_in_secret() -> None:
    """[T33.22] Squads, leaders and dummies of a side share one run of numbers, dealt anew by every seed."""
    orders = set()
    for seed in range(6):
        g = state_of(Match(GAME, GAME.setup("garrison"), seed))
        for side in (BRITISH, GERMAN):
            tags = sorted(g.counter(unit) for unit in g.battle.roster[side])
            assert tags == list(range(side * TAGS, side * TAGS + len(tags)))
        orders.add(tuple(g.tag[unit] for unit in g.battle.roster[GERMAN]))
    assert len(orders) == 6


def test_who_stands_under_cover_is_concealed_and_nobody_is_shown_before_all_stand() -> None:
    """[T17.3] [T33.16] In buildings all Germans are concealed by themselves; the British see none of them before the
    last stands, and then "?" only.
    """
    match = Match(GAME, GAME.setup("garrison"), 15)
    while (choice := match.choice) is not None and choice.seat == GERMAN:
        assert not [piece for piece in match.view(BRITISH).pieces if piece.side == "de"]
        match.take(choice.options[0])
    g = state_of(match)
    assert all(g.marks[unit] & CONCEALED for unit in g.battle.roster[GERMAN] if g.where[unit] >= 0)
    shown = [piece for piece in match.view(BRITISH).pieces if piece.side == "de"]
    assert len(shown) == 6 and all(piece.name == "piece-unknown" and not piece.factors for piece in shown)


def test_control_at_the_start_is_the_scenarios() -> None:
    """[T34.12] [9.2] [T34.2] What it names belongs to the side that it names; objectives that it does not name
    belong to nobody.
    """
    match, _ = played(16, quiet=True)
    marks = {(mark.space, mark.side) for mark in match.view(BRITISH).marks if mark.mark == "control"}
    ground = state_of(match).battle.ground
    assert (ground.at("X18"), "de") in marks and (ground.at("X20"), "br") in marks
    battle = battle_of(own(control={"british": [], "german": []}))
    assert battle.held_at_start == [2, 2]
    assert ground.strategic(ground.location("X18.1")) and not ground.strategic(ground.location("X17"))


def test_the_last_sole_occupant_controls() -> None:
    """[T2.10] [T34.1] [T34.13] A squad alone takes Control at once; a leader takes none; a Location left empty, or with
    both sides in it, stays as it was.
    """
    field = Field(["6-4-8 Y19", "8-0 Y17"], ["4-4-7 M12"], [], phase=6)
    at = field.g.battle.watched_at[field.at("Y18")]
    put(field.g, field.british[1], field.at("Y18"))
    settle_control(field.g)
    assert field.g.control[at] == 2, "a leader alone takes nothing"
    put(field.g, field.british[0], field.at("Y18"))
    settle_control(field.g)
    assert field.g.control[at] == BRITISH and field.told("control") == [(BRITISH, field.at("Y18"))]
    put(field.g, field.german[0], field.at("Y18"))
    settle_control(field.g)
    assert field.g.control[at] == BRITISH
    for unit in side_in(field.g, field.at("Y18"), BRITISH):
        put(field.g, unit, field.at("Y17"))
    settle_control(field.g)
    assert field.g.control[at] == GERMAN


def test_concealed_men_take_control_in_secret() -> None:
    """[T34.13] What a concealed squad takes is told only when it is known."""
    field = Field(["6-4-8 Y18 ?"], ["4-4-7 M12"], [], phase=6)
    at = field.g.battle.watched_at[field.at("Y18")]
    settle_control(field.g)
    assert field.g.control[at] == BRITISH and field.g.control_shown[at] == 2 and not field.told("control")
    field.g.marks[field.british[0]] &= ~CONCEALED
    settle_control(field.g)
    assert field.g.control_shown[at] == BRITISH and field.told("control")


def test_the_british_win_with_both_objectives() -> None:
    """[T34.4] [T34.6] All objectives held: won, or a draw when it was too dear; one missing: lost. Quiet play
    leaves them German.
    """
    match, _ = played(17, quiet=True)
    g = state_of(match)
    assert match.outcome is not None and match.outcome.label == "german-wins" and objectives_held(g) == 0
    assert match.view(BRITISH).facts["objectives"] == 0 and match.view(BRITISH).facts["objectives-needed"] == 2
    dear = battle_of(own(victory={"side": "german", "controls": ["X18"], "losses": 0}))
    state = CoupState().fill(Dice(0), dear)
    assert objectives_held(state) == 1 and judge(state) == 0
    state.losses[GERMAN] = 1
    assert judge(state) == 1


def test_it_ends_with_the_last_turn_or_with_a_side() -> None:
    """[T34.8] After the last Player Turn of the last turn, or as soon as a side has nobody left."""
    state = CoupState().fill(Dice(0), battle_of(own()))
    state.turn, state.half = 3, 0
    assert not over(state)
    state.half = 1
    assert over(state)
    field = Field(["6-4-8 Y18"], ["4-4-7 X18"], [])
    assert not over(field.g)
    lose(field.g, field.german[0])
    assert over(field.g)


@pytest.mark.parametrize(
    ("turn", "die", "ends"), [(4, 1, False), (5, 1, True), (5, 2, False), (9, 4, True), (10, 6, True)]
)
def test_the_game_end_die(turn: int, die: int, ends: bool) -> None:
    """[T34.9] [9.4.CG19] Without a last turn the ATTACKER's die ends it from turn 5 on: below 2, 2, 3, 4, 5, 7."""
    data = {key: value for key, value in GAME.shipped("garrison").items() if key != "turns"}
    state = CoupState().fill(Dice(0, [die]), battle_of(Setup("endless", {"berserk": "on"}, data)))
    for unit in range(len(state.where)):
        if state.battle.force[unit] >= 0:
            state.where[unit] = state.battle.forces[state.battle.force[unit]].zone[0]
    state.turn = turn
    assert over(state) == ends


def test_a_zone_without_room_is_refused() -> None:
    """[T33.5] In one sentence."""
    forces: Any = [dict(force) for force in GAME.shipped("garrison")["force"]]  # type: ignore[attr-defined]
    forces[0] |= {"within": ["X18", 0], "units": {"4-4-7": 9}}
    with pytest.raises(DataError, match="have no room"):
        battle_of(own(force=forces))


@pytest.mark.parametrize(
    ("zone", "units", "leaders", "fits"),
    [
        (["II13.2"], {"6-4-8": 1}, [], False),
        (["II13.2"], {"3-3-8": 1}, [], True),
        (["II13.2"], {"3-3-8": 2}, [], False),
        (["II13.2"], {"3-3-8": 1}, ["8-0"], False),
        (["II13.2", "M12"], {"3-3-8": 1, "6-4-8": 3}, ["8-0"], True),
        (["II13.2", "M12"], {"6-4-8": 4}, [], False),
        (["B16.2", "II13.2"], {"6-4-8": 1}, [], False),
        (["M12"], {"3-3-8": 6}, [], True),
        (["M12"], {"3-3-8": 7}, [], False),
        (["M12"], {"6-4-8": 1}, ["8-0"] * 5, False),
    ],
)
def test_a_zone_has_the_room_of_its_locations(
    zone: list[str], units: dict[str, int], leaders: list[str], fits: bool
) -> None:
    """[T33.5] [T2.8] [T2.5] Six half-squads and four SMC a Location; the steeple of II13 takes one half-squad."""
    forces: Any = [dict(force) for force in GAME.shipped("garrison")["force"]]  # type: ignore[attr-defined]
    forces = [forces[0], {"side": "british", "locations": zone, "units": units, "leaders": leaders}]
    if fits:
        match = Match(GAME, own(force=forces), 5)
        pass_over(match, "set-up", "give-to", "first-orders")
        g: Any = match.state
        assert all(g.where[unit] >= 0 for unit in g.battle.forces[0].units)
    else:
        with pytest.raises(DataError, match="have no room"):
            battle_of(own(force=forces))


def test_zones_of_both_sides_are_apart() -> None:
    """[T33.4] In one sentence."""
    forces: Any = [dict(force) for force in GAME.shipped("garrison")["force"]]  # type: ignore[attr-defined]
    forces = [forces[0], {"side": "british", "locations": ["M12", "X18"], "units": {"6-4-8": 1}}]
    with pytest.raises(DataError, match="must not share a Location"):
        battle_of(own(force=forces))


def test_weapons_are_handed_over_before_the_rally() -> None:
    """[T3.10] [T1.3] In its Rally Phase the ATTACKER may give a machine gun to somebody in the same Location who can
    carry it; each weapon once a phase.
    """
    match = Match(GAME, GAME.setup("garrison"), 18)
    asked = pass_over(match, "set-up", "give-to", "first-orders")
    assert asked.prompt == "rally-phase" and asked.seat == BRITISH
    option = next(one for one in asked.options if one[0] == "hand-over")
    before = state_of(match).owner[option[1]]
    match.take(option)
    asked = pass_over(match, "who-carries")
    g = state_of(match)
    assert g.owner[option[1]] != before and option[1] in weapons_of(g, g.owner[option[1]])
    assert option not in asked.options


def pass_over(match: Match, *prompts: str) -> Choice:
    """Give the first answer to all questions of some prompts, the last where it is `done`; the next question."""
    while True:
        choice = match.choice
        assert choice is not None
        if choice.prompt not in prompts:
            return choice
        match.take(choice.options[-1 if choice.options[-1][0] == "done" else 0])


def test_dice_that_are_rolled_by_hand_can_be_looked_at() -> None:
    """[T1.3] [T7.12] Every die of a whole game is a question, at which either side may look at the table: also those
    that are rolled while a phase closes.
    """
    match = GAME.match(scenario="garrison", seed=10, options={"dice": "manual"})
    pick = Random(10)
    asked: set[str] = set()
    while match.choice is not None:
        assert [match.view(seat).seat for seat in (0, 1)] == [0, 1]
        asked.add(match.roll_purpose or "")
        match.answer(pick.choice(match.choice.options))
    assert "repair" in asked
