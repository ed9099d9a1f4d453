"""[I.H] [I.I] [II.B] [III.A] [III.B] The landing plan, and who may know it."""

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.games.airborne.combat.anti_aircraft import planes_appear
from bridgehead.games.airborne.rulebook import RULES
from bridgehead.games.airborne.state import AT_BASE, OVERHEAD
from bridgehead.games.airborne.turn import sequence
from tests.games.airborne.field import GAME, GUARDS, PLATOON, Field, group, h, scenario
from tests.games.airborne.played import Played


def planning(units: dict[str, int], arrives: str = "drop", turn: int = 1) -> Match:
    """A match on open ground, at the first line of its plan."""
    groups = [group("airborne", units, arrives, turn=turn), group("defender", {GUARDS: 1})]
    return Match(GAME, GAME.own_setup(scenario(["." * 12] * 9, [], groups), "field.toml"), seed=3)


def prompt(match: Match) -> str:
    assert match.choice is not None
    return match.choice.prompt


def offered(match: Match) -> list[str]:
    assert match.choice is not None
    return [GAME.notation(one) for one in match.choice.options]


def test_the_plan_is_written_and_sealed_before_the_enemy_sets_up() -> None:
    """[I.I] Heading, turn, hex; seal; only then the set-up."""
    match = planning({PLATOON: 1, "halifax": 1})
    asked = []
    for answer in ("fly:east", "on-turn:3", "target:E05", "seal"):
        asked.append(prompt(match))
        match.answer(answer)
    assert asked == ["flight", "landing-turn", "landing-hex", "seal"]
    assert prompt(match) == "set-up" and match.undo_barrier() == "secret"


def test_what_is_done_before_planes_could_show_is_taken_back() -> None:
    """[I.I] While a plane is still to come: vehicles may be called back to once all the others are to move, but the
    air phase stands between fire and movement.
    """
    jump = group("airborne", {PLATOON: 1, "halifax": 1}, "drop", turn=3)
    played = Played({"E05": f"tetrarch {PLATOON}"}, {"E07": GUARDS}, groups=[jump])
    played.answer("fly:east", "on-turn:3", "target:A01", "seal").until("phase-fire", 0).answer("done")
    assert played.choice.prompt == "phase-vehicles" and played.match.undo_barrier() == "secret"
    played.answer("done")
    assert played.choice.prompt == "phase-foot" and played.match.undo_barrier() == ""


def test_landings_need_not_come_on_the_first_turn() -> None:
    """[I.I] Any turn from the group's own on."""
    match = planning({PLATOON: 1, "halifax": 1}, turn=8)
    match.answer("fly:west")
    assert offered(match) == ["on-turn:8", "on-turn:9", "on-turn:10"]


def test_two_platoons_may_be_aimed_at_a_hex_in_a_turn() -> None:
    """[II.B] [I.F] Not three; another turn is free again."""
    match = planning({PLATOON: 3, "halifax": 3})
    for answer in ("fly:east", "on-turn:3", "target:E05", "on-turn:3", "target:E05", "on-turn:3"):
        match.answer(answer)
    assert "target:E05" not in offered(match) and "target:E06" in offered(match)
    match = planning({PLATOON: 3, "halifax": 3})
    for answer in ("fly:east", "on-turn:3", "target:E05", "on-turn:3", "target:E05", "on-turn:4"):
        match.answer(answer)
    assert "target:E05" in offered(match)


def test_two_gliders_beside_two_platoons_may_be_aimed_at_a_hex() -> None:
    """[III.E] [I.F] Each kind has its own two."""
    groups = [
        group("airborne", {PLATOON: 2, "halifax": 2}, "drop"),
        group("airborne", {PLATOON: 3, "glider-allied": 3}, "glider"),
        group("defender", {GUARDS: 1}),
    ]
    match = Match(GAME, GAME.own_setup(scenario(["." * 12] * 9, [], groups), "field.toml"), seed=3)
    for answer in ("fly:east", "on-turn:3", "target:E05", "on-turn:3", "target:E05", "fly:east"):
        match.answer(answer)
    for _ in range(2):
        match.answer("on-turn:3")
        assert "target:E05" in offered(match)
        match.answer("target:E05")
    match.answer("on-turn:3")
    assert "target:E05" not in offered(match)


def test_gliders_are_planned_too_and_fly_east_or_west() -> None:
    """[III.A] [III.B] Along the row of the target."""
    match = planning({PLATOON: 1, "glider-allied": 1}, "glider")
    assert offered(match) == ["fly:east", "fly:west"]
    for answer in ("fly:west", "on-turn:2", "target:E05"):
        match.answer(answer)
    own = [(tag.role, tag.sign, tag.towards, tag.value) for tag in match.view("airborne").tags]
    assert own == [("glide", "glider", 270, "2")]


def test_aircraft_come_over_their_hexes_in_the_turn_that_was_written() -> None:
    """[I.H] Not before."""
    field = Field(drops={PLATOON: 2, "halifax": 2})
    field.g.plan_hex, field.g.plan_turn = [h("E05"), h("E06")], [1, 2]
    field.g.acting = 0
    planes_appear(field.g)
    assert [field.g.where[plane] for plane in field.g.battle.planes] == [OVERHEAD, AT_BASE]


def test_only_its_writer_sees_the_plan() -> None:
    """[I.I] The enemy sees that aircraft are to come, not where and when."""
    match = planning({PLATOON: 1, "halifax": 1})
    for answer in ("fly:east", "on-turn:3", "target:E05", "seal"):
        match.answer(answer)
    own = [(tag.role, tag.towards, tag.space, tag.value) for tag in match.view("airborne").tags]
    assert own == [("drop", 90, h("E05"), "3")]
    assert match.view("defender").tags == []
    assert next(zone.count for zone in match.view("defender").zones if zone.zone == "planes") == 1


def test_a_deal_for_the_enemy_is_a_plan_that_could_have_been_written() -> None:
    """[I.I] Within the zone, not before the group's turn, two platoons a hex; over many deals the hexes vary."""
    match = Match(GAME, GAME.setup("merville"), seed=5)
    dice = Dice(9)
    while prompt(match) != "set-up":
        assert match.choice is not None
        match.take(match.choice.options[dice.below(len(match.choice.options))])
    seen: set[int] = set()
    for seed in range(20):
        state = match.state.copy()
        RULES.redeal(state, 1, Dice(seed))  # type: ignore[arg-type]
        plans = list(zip(state.plan_turn, state.plan_hex, strict=True))  # type: ignore[attr-defined]
        assert all(plans.count(one) <= 2 for one in plans)
        for at, plane in enumerate(state.battle.planes):  # type: ignore[attr-defined]
            first = state.battle.groups[state.battle.group[plane]].turn  # type: ignore[attr-defined]
            assert first <= plans[at][0] <= state.battle.turns  # type: ignore[attr-defined]
        seen.update(place for _, place in plans)
    assert len(seen) > 40


def test_a_scenario_without_aircraft_goes_straight_to_the_set_up() -> None:
    """[I.I] Nothing to plan, nothing to seal."""
    groups = [group("airborne", {PLATOON: 1}), group("defender", {GUARDS: 1})]
    match = Match(GAME, GAME.own_setup(scenario(["." * 12] * 9, [], groups), "field.toml"), seed=3)
    assert prompt(match) == "set-up" and match.choice is not None and match.choice.seat == 1
    assert sequence.PHASES[sequence.FIRST_SET_UP] == "set-up"
