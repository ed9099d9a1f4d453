"""[T35] Standing orders and watches changed at the table, and the silence about who is asked."""

from __future__ import annotations

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.replaying import replay
from bridgehead.games.coupdemain.pieces.standing_orders import REPAIR, order_of
from bridgehead.games.coupdemain.printed.components import BRITISH, GERMAN
from bridgehead.games.coupdemain.printed.tables import ORDERS, WATCH_ANY, WATCHES
from bridgehead.games.coupdemain.rulebook import RULES
from bridgehead.games.coupdemain.state import WATCH_USUAL
from bridgehead.games.coupdemain.turn.orders import CHANGES, WATCH_VERBS
from tests.games.coupdemain.test_night_played import Night
from tests.games.coupdemain.test_played import Force, Played, british, german
from tests.games.coupdemain.test_turns import state_of
from tests.games.coupdemain.test_words import GAME

BRITISH_LMG = {"weapons": {"lmg": 1}}


def begun(*forces: Force, first: str = "british", answers: str = "open", **more: object) -> Played:
    """A battle before its first turn."""
    table = Played(list(forces), first, answers, **more)
    while table.asked() in ("set-up", "give-to"):
        table.answer(table.offered()[0])
    return table


def ordered(table: Played, seat: int, *orders: str) -> None:
    """Give orders before the first turn; those of a watch in two words."""
    table.pass_to("first-orders", seat)
    for order in orders:
        table.answer("orders")
        for word in order.split(": "):
            table.answer(word)


def test_each_side_is_asked_before_the_first_turn() -> None:
    """[T35.3] [T35.5] The side that set up first comes first; a scenario may do without."""
    table = begun(british("Y21"), german("X18"))
    asked: list[tuple[str, int]] = []
    while (choice := table.position.choice) is not None and choice.prompt == "first-orders":
        asked.append((choice.prompt, choice.seat))
        assert table.offered() == ["orders 0", "done"]
        table.answer("done", *[4, 3] * (choice.seat == BRITISH))
    assert asked == [("first-orders", GERMAN), ("first-orders", BRITISH)]
    assert begun(british("Y21"), german("X18"), usual_orders=True).asked() == "prep-fire"


def test_all_orders_are_offered_with_their_other_values() -> None:
    """[T35.3] By day, without Snipers: neither starshells nor the search for Snipers; not what nothing hangs on yet."""
    table = begun(british("Y21"), german("X18"))
    table.answer("orders")
    offered = [option.split()[0] for option in table.offered()]
    known = [order for order in ORDERS if not order.idle and order.key not in ("starshells", "sniper-check")]
    wanted = [
        f"{order.key}-{value}" for order in known for value in order.values if value != order.values[order.default]
    ]
    assert offered == [*wanted, "watch-all", "watch-at", "unchanged"]
    night = Night([british("Y21"), german("X18")], sniper="B0", san={"british": 2, "german": 0})
    ordered(night, GERMAN)
    night.answer("orders")
    assert {"starshells-never 0", "starshells-always 0", "sniper-check-ask 0"} <= set(night.offered())


@pytest.mark.parametrize("subject", [number for number, order in enumerate(ORDERS) if not order.idle])
def test_every_order_takes_every_value(subject: int) -> None:
    """[T35.3] What is answered is the order; it is in the own view and log, in nobody else's."""
    order = ORDERS[subject]
    for value, verb in enumerate(CHANGES[subject]):
        if value == order.default:
            continue
        table = Night([british("Y21"), german("X18")], san={"british": 2, "german": 2})
        ordered(table, GERMAN, verb)
        g = table.position.state
        assert order_of(g, GERMAN, subject) == value
        assert order_of(g, BRITISH, subject) == order.default
        assert RULES.view(g, GERMAN).facts[f"order-{order.key}"] == f"do-{verb}"
        assert f"order-{order.key}" not in RULES.view(g, BRITISH).facts
        told = [event for event in table.log if event.kind == "ordered"]
        assert [(event.audience, event.args) for event in told] == [(GERMAN, (f"do-{verb}",))]


def test_every_order_once_in_a_player_turn() -> None:
    """[T35.2] What was changed is not offered again before the next Player Turn; nor is anything in a phase in which
    one has left all as it is.
    """
    table = begun(british("Y21"), german("X18"))
    ordered(table, BRITISH, "repair-never", "watch-all: watch-any")
    table.answer("orders")
    offered = [option.split()[0] for option in table.offered()]
    assert "repair-ask" not in offered and "repair-always" not in offered and "watch-all" not in offered
    table.answer("watch-at")
    assert table.offered() == ["watch-hold 0", "watch-close 0", "watch-sure 0", "watch-usual 0"]
    table.answer("watch-hold")
    table.answer("orders")
    assert not any(option.startswith("watch") for option in table.offered())
    table.answer("unchanged", 4, 3)
    assert table.asked() == "prep-fire" and "orders 0" in table.offered()
    table.answer("orders")
    assert "repair-always 0" in table.offered()
    table.answer("unchanged")
    assert table.asked() == "prep-fire" and "orders 0" not in table.offered()
    table.pass_to("move", BRITISH)
    assert "orders 0" in table.offered()


def test_orders_end_nothing() -> None:
    """[T35.5] The question at which they were changed comes again, with all it had; the DEFENDER changes his in his own
    defensive fire.
    """
    table = begun(british("Y21"), german("Y18"))
    table.pass_to("prep-fire", BRITISH)
    before = table.offered()
    table.answer("orders")
    table.answer("leaders-ask")
    assert (table.asked(), table.offered()) == ("prep-fire", before)
    table.pass_to("defensive-fire", GERMAN)
    assert "orders 0" in table.offered()


def match_of(seed: int) -> Match:
    """A match of the garrison, at its first question about orders."""
    match = Match(GAME, GAME.setup("garrison"), seed)
    while match.choice is not None and match.choice.prompt != "first-orders":
        match.take(match.choice.options[0])
    return match


def test_orders_are_answers() -> None:
    """[T35.5] They stand in the record, which replays to the bit, and may be taken back."""
    match = match_of(5)
    for written in ("orders", "repair-never", "orders", "watch-all", "watch-any"):
        match.answer(written)
    assert order_of(state_of(match), GERMAN, REPAIR) == ORDERS[REPAIR].values.index("never")
    again = replay(GAME, match.record, check=True)
    assert again.state == match.state and again.answers == match.answers
    assert match.undo_barrier(3) == ""
    match.undo(3)
    g = state_of(match)
    assert set(g.watch) == {WATCH_USUAL} and order_of(g, GERMAN, REPAIR) == ORDERS[REPAIR].values.index("never")
    match.undo(2)
    assert g.ordered and state_of(match).ordered == []


def fire_at_mover(goal: str, *orders: str) -> list[str]:
    """Where on their way from Y21 to the goal the Germans in the café, whom nobody knows, are asked for fire."""
    table = begun(british("Y21"), german("X18"))
    ordered(table, GERMAN, *orders)
    table.pass_to("move", BRITISH)
    table.answer("stack Y21")
    table.answer("normal")
    table.answer(f"to {goal}")
    found: list[str] = []
    while (choice := table.position.choice) is not None and choice.prompt == "first-fire":
        found.append(table.position.state.battle.ground.name(choice.about[0]))
        table.answer("hold")
    return found


def test_the_watch_says_when_one_is_asked() -> None:
    """[T12.5] [T35.4] Concealed men are asked when the mover comes beside them; by `any` from the first Location on,
    by `hold` never; ordered for their Location or for all.
    """
    assert fire_at_mover("Y19") == ["Y19"]
    assert fire_at_mover("Y19", "watch-at X18: watch-any") == ["Y20", "Y19"]
    assert fire_at_mover("Y19", "watch-all: watch-any") == ["Y20", "Y19"]
    assert fire_at_mover("Y19", "watch-at X18: watch-hold") == []
    assert fire_at_mover("Y19", "watch-all: watch-any", "watch-at X18: watch-hold") == []


def test_a_watch_goes_where_its_men_go() -> None:
    """[T35.4] It is the men's, not the place's; the owner alone sees it on their counters."""
    table = begun(british("Y21"), german("X17"), first="german")
    ordered(table, GERMAN, "watch-at X17: watch-any")
    table.pass_to("move", GERMAN)
    table.answer("stack X17")
    table.answer("normal")
    table.answer("to W17")
    g = table.position.state
    unit = next(one for one in g.battle.roster[GERMAN] if g.where[one] >= 0)
    assert g.battle.ground.name(g.where[unit]) == "W17" and g.watch[unit] == WATCH_ANY
    seen = [
        [piece.marks for piece in RULES.view(g, seat).pieces if piece.piece == g.counter(unit)]
        for seat in (GERMAN, BRITISH, -1)
    ]
    assert [any("watch-any" in marks for marks in one) for one in seen] == [True, False, False]
    assert WATCH_VERBS[: len(WATCHES)] == [f"watch-{name}" for name in WATCHES]


def test_who_wants_to_be_asked_about_repair_is_asked() -> None:
    """[T7.12] [T35.3] A machine gun that has jammed is worked on by itself; told to ask, its owner is asked in his own
    Rally Phase and in the enemy's; told never, nothing is rolled.
    """
    rolled = {}
    for order in ("", "repair-ask", "repair-never"):
        table = begun(british("I24", weapons={"lmg": 1}), german("M23"))
        ordered(table, BRITISH, *([order] if order else []))
        table.pass_to("prep-fire", BRITISH)
        table.answer("at M23")
        table.answer("all", 6, 6)
        assert len(table.told("malfunctions")) == 1
        table.pass_to("rally-phase", BRITISH) if order == "repair-ask" else table.pass_to("move", GERMAN)
        if order == "repair-ask":
            assert table.position.state.acting == GERMAN and "repair 0" in table.offered()
            table.answer("repair 0", 2)
            assert table.asked() != "rally-phase" or "repair 0" not in table.offered()
        rolled[order] = len(table.told("repair"))
    assert rolled == {"": 1, "repair-ask": 1, "repair-never": 0}


def test_who_wants_to_be_asked_about_rally_is_asked() -> None:
    """[T9.5] [T35.3] A squad broken beside its leader tries by itself; told to ask, its owner is asked about it."""
    tried = {}
    for order in ("", "rally-ask"):
        table = begun(british("Y22", 3), german("Z20", leaders=["8-1"]))
        ordered(table, GERMAN, *([order] if order else []))
        table.pass_to("prep-fire", BRITISH)
        table.answer("at Z20")
        table.answer("all", 1, 2, 1, 2, 6, 5)
        assert len(table.told("breaks")) == 1
        table.pass_to("rally", GERMAN)
        tried[order] = (table.asked(), len(table.told("rally")))
    assert tried == {"": ("", 2), "rally-ask": ("rally", 0)}


def test_starshells_by_order() -> None:
    """[T18.28] [T35.3] Told to fire them always, the leader tries at once; where it bursts is asked. Told never, nobody
    is asked; by the usual order he is.
    """
    found = {}
    for order in ("", "starshells-always", "starshells-never"):
        table = Night([british("Y20"), german("X20", leaders=["8-1"])])
        ordered(table, GERMAN, *([order] if order else []))
        table.pass_to("prep-fire", BRITISH)
        table.pass_to("starshell" if order == "" else "starshell-at", GERMAN)
        found[order] = table.asked()
    assert found == {"": "starshell", "starshells-always": "starshell-at", "starshells-never": ""}


def told_to(table: Played, seat: int) -> list[object]:
    """What a seat is told of a battle."""
    return [(event.kind, event.args) for event in table.log if event.audience in (-1, seat)]


def test_nobody_else_hears_of_orders() -> None:
    """[T36.1] [T35.5] Two battles that differ in the German orders: to the British and to onlookers the same views, the
    same log, the same questions; and whoever thinks for the British takes the Germans to keep the usual ones.
    """
    one = begun(british("Y21"), german("X18", 2))
    two = begun(british("Y21"), german("X18", 2))
    ordered(one, GERMAN)
    ordered(two, GERMAN, "repair-never", "leaders-ask", "watch-all: watch-any", "watch-at X18: watch-hold")
    for table in (one, two):
        table.pass_to("prep-fire", BRITISH)
    for seat in (BRITISH, -1):
        assert RULES.view(one.position.state, seat) == RULES.view(two.position.state, seat)
        assert told_to(one, seat) == told_to(two, seat)
    assert one.position.choice == two.position.choice
    assert one.position.state.orders != two.position.state.orders
    for table in (one, two):
        RULES.redeal(table.position.state, BRITISH, Dice(1))
    assert one.position.state.orders == two.position.state.orders
    assert one.position.state.watch == two.position.state.watch
    assert one.position.state.ordered == two.position.state.ordered


def walked(forces: list[Force], answers: str, *orders: str, answer: str = "hold") -> list[object]:
    """A squad goes from Y21 to Y19, past the café in X18: who is asked what meanwhile, and how many answers he has."""
    table = begun(british("Y21"), *forces, answers=answers)
    ordered(table, GERMAN, *orders)
    table.pass_to("move", BRITISH)
    table.answer("stack Y21")
    table.answer("normal")
    table.answer("to Y19")
    asked: list[object] = []
    while (choice := table.position.choice) is not None and choice.prompt == "first-fire":
        asked.append((choice.seat, choice.about, len(choice.options) > 1))
        table.answer(answer if answer in table.offered() or len(choice.options) > 1 else "hold")
    asked.append((table.asked(), told_to(table, BRITISH)))
    return asked


def unanswered(asked: list[object]) -> list[object]:
    """The same without how many answers there were."""
    return [one[:2] if isinstance(one, tuple) and len(one) == 3 else one for one in asked]


def test_silence_is_kept_about_who_could_fire() -> None:
    """[T35.7] Behind the "?" in the café is a squad, or a squad told to hold, or nobody, with another squad far off:
    with open answers only the first is asked; sealed, all are at the same places, the others with a lone `hold`.
    """
    squad: list[Force] = [german("X18"), ("german", "N12", {"dummies": 1})]
    dummy: list[Force] = [german("N12"), ("german", "X18", {"dummies": 1})]
    first = walked(squad, "open")
    assert len(first) == 2 and len(walked(dummy, "open")) == 1
    sealed = walked(squad, "sealed")
    quiet = walked(squad, "sealed", "watch-all: watch-hold")
    nobody = walked(dummy, "sealed")
    assert len(sealed) == 2
    assert unanswered(sealed)[:-1] == unanswered(quiet)[:-1] == unanswered(nobody)[:-1]
    assert sealed[0] != quiet[0] == nobody[0]


def test_what_is_known_of_control_is_not_dealt_anew() -> None:
    """[T36.5] [T34.13] A squad has come into a Location of the enemy, and is asked about before it holds it: whoever
    thinks ahead from there, for either side, starts from what he sees.
    """
    control: dict[str, list[str]] = {"british": [], "german": ["Y20"]}
    table = begun(british("Y21"), german("Y18"), control=control)
    table.pass_to("move", BRITISH)
    for answer in ("stack Y21", "normal", "to Y20"):
        table.answer(answer)
    assert table.asked() == "first-fire"
    for seat in (BRITISH, GERMAN):
        dealt = table.position.copy()
        dealt.redeal(seat, Dice(1))
        assert RULES.view(dealt.state, seat) == RULES.view(table.position.state, seat)
    table.answer("hold")
    assert [event.args[0] for event in table.log if event.kind == "control"][-1] == BRITISH


def test_who_lets_a_stack_go_by_is_asked_on_for_form() -> None:
    """[T12.23] [T35.7] Sealed, `hold-stack` is followed by lone holds where the usual watch would ask on: once in each
    Location, as whoever holds there is asked, and whoever could not fire.
    """
    forces = [german("Y18")]
    sealed = walked(forces, "sealed", answer="hold-stack")
    assert [one[2] for one in sealed[:-1] if isinstance(one, tuple)] == [True, False]
    for other in (walked(forces, "sealed"), walked(forces, "sealed", "watch-all: watch-hold")):
        assert unanswered(other)[:-1] == unanswered(sealed)[:-1]
    assert len(walked(forces, "open", answer="hold-stack")[:-1]) == 1


def test_hidden_men_are_asked_for_wherever_there_might_be_some() -> None:
    """[T15.2] [T35.7] A squad advances into a house in which men may have been hidden: open, nobody is asked where
    there are none; sealed, their owner is, and can only stay.
    """
    forces = [british("Y21"), german("Z20 X20", freedom=False)]
    asked = {}
    for answers in ("open", "sealed"):
        table = Night(forces, answers=answers)
        assert table.marks("X20") and not table.marks("Z20")
        table.pass_to("advance", 0)
        table.answer("from Y21")
        goal = ("to", table.position.state.battle.ground.location("Z20"))
        table.position.state.dice.tape = [4, 3] * 40
        table.position.play(goal)
        asked[answers] = (table.asked(), table.offered()) if table.asked() == "spring" else None
    assert asked == {"open": None, "sealed": ("spring", ["stay"])}


def test_starshells_are_asked_for_by_night() -> None:
    """[T18.28] [T35.7] Sealed, a side without anybody who could fire one is asked all the same once they are open."""
    asked = {}
    for answers in ("open", "sealed"):
        table = Night([british("Y20"), german("X20")], answers=answers)
        ordered(table, GERMAN, "starshells-never")
        table.pass_to("starshell", GERMAN)
        asked[answers] = table.offered()
    assert asked == {"open": [], "sealed": ["hold"]}
