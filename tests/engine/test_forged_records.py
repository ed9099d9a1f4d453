"""Records that were changed: `check` takes one only if it says, in whatever form, exactly what its answers give."""

import copy
import json
import random
from typing import Any

import pytest

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay
from bridgehead.testing.sampling import answering_dice
from tests.engine.toy.rulebook import GAME

Json = dict[str, Any]

ODD: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2**63,
    2**64 + 5,
    10**30,
    1.0,
    1e400,
    "",
    "x",
    "0" * 16,
    "stop",
    "a" * 10_000,
    "\ud800",
    "\x00",
    [],
    [1],
    ["stop"],
    {},
    {"0": "0" * 16},
    {"left": 3},
    [[[[]]]],
]


def played(game: Game, seed: int, most: int, scenario: str | None = None, **options: str) -> Match:
    match = game.match(scenario, options or None, seed)
    dice = answering_dice(seed)
    while match.choice is not None and len(match.answers) < most:
        match.take(match.choice.options[dice.below(len(match.choice.options))])
    match.players = dict.fromkeys(game.info.seats, "person")
    return match


def taped(game: Game, seed: int, most: int) -> Match:
    """The same match with its dice on a tape."""
    first = played(game, seed, most)
    dice = [event.args[2] for event in first.events if event.kind == "die"]
    match = Match(game, first.setup, seed, [int(str(die)) for die in dice])
    for option in first.answers:
        match.take(option)
    return match


def conceded(match: Match, seat: int) -> Match:
    match.concede(seat)
    return match


def originals() -> list[tuple[Game, Json]]:
    tonga = registry.game("tonga")
    matches = [
        played(GAME, 1, 100),
        played(GAME, 2, 3),
        played(GAME, 3, 100, dice="manual"),
        played(GAME, 3, 2, dice="manual"),
        taped(GAME, 4, 100),
        taped(GAME, 5, 4),
        Match(GAME, GAME.own_setup({"cards": 2, "options": {"luck": "good"}}, "mine"), 6),
        played(tonga, 7, 120, "1A"),
        played(tonga, 8, 10_000, "1A"),
        conceded(played(GAME, 2, 3), 0),
        conceded(taped(GAME, 4, 3), 1),
    ]
    return [(match.game, json.loads(match.record.text())) for match in matches]


def changed(record: Json, picks: random.Random) -> str:
    """The record, changed in one or two places, as text."""
    data = copy.deepcopy(record)
    for _ in range(picks.choice([1, 1, 1, 2])):
        _change(data, picks)
    return json.dumps(data, ensure_ascii=picks.random() < 0.5)


def _change(data: Json, picks: random.Random) -> None:
    key = picks.choice(list(data))
    at = data[key]
    kind = picks.randrange(6)
    if kind == 0:
        data[key] = copy.deepcopy(picks.choice(ODD))
    elif kind == 1:
        del data[key]
    elif isinstance(at, int) and not isinstance(at, bool):
        data[key] = at + picks.choice([-1, 1, 2**32, 2**53, 2**63, 2**64, -(2**64)])
    elif isinstance(at, list) and at:
        place = picks.randrange(len(at))
        change = picks.randrange(5)
        if change == 0:
            del at[place]
        elif change == 1:
            del at[place:]
        elif change == 2:
            at.insert(place, copy.deepcopy(picks.choice([*ODD, picks.choice(at)])))
        elif change == 3:
            at[place] = at[place] + 1 if type(at[place]) is int else picks.choice(at)
        else:
            at.append(picks.choice(at))
    elif isinstance(at, dict) and at:
        one = picks.choice(list(at))
        change = picks.randrange(4)
        if change == 0:
            del at[one]
        elif change == 1:
            at[one] = copy.deepcopy(picks.choice(ODD))
        elif change == 2:
            at[picks.choice(["0", "7", "50", "-1", "01", "1e1", "٣", "left", "cards", "x"])] = at[one]
        else:
            at.clear()
    elif isinstance(at, str):
        data[key] = picks.choice([at + "x", at[:-1], at.upper(), f" {at}", "won", "manual"])


def means_the_same(record: Record, match: Match) -> bool:
    """Whether a record says no more and no less than the record of the match that its answers give."""
    given = match.record
    data = record.scenario_data
    if data is not None and not match.game.is_own(record.scenario, data):
        record.scenario_data = None
    over = bool(given.outcome)
    if given.tape is not None and record.tape is not None and not over:
        given.tape = given.tape[: match.state.dice.at]
        record.tape = record.tape[: match.state.dice.at]
    record.options = {**given.options, **record.options}
    extra = record.digests.keys() - given.digests.keys()
    for number in extra:  # one that is right and need not be there
        assert replay(match.game, record, at=int(number)).record.digests[number] == record.digests.pop(number)
    return record == given


@pytest.mark.parametrize("number", range(11))
def test_a_record_that_was_changed_is_taken_only_if_it_means_the_same(number: int) -> None:
    game, original = originals()[number]
    assert replay(game, Record.parse(json.dumps(original)), check=True).record == Record.parse(json.dumps(original))
    picks = random.Random(number)
    taken = 0
    for _ in range(400 if game is GAME else 80):
        text = changed(original, picks)
        try:
            record = Record.parse(text)
            match = replay(GAME if record.game == "toy" else registry.game(record.game), record, check=True)
        except BridgeheadError as refusal:
            assert "\n" not in str(refusal) and len(str(refusal)) < 1200, text[:300]
            continue
        taken += 1
        assert means_the_same(record, match), text[:2000]
    assert taken < 150, "most changes matter"


def test_what_the_report_found_is_refused() -> None:
    match = played(registry.game("tonga"), 8, 10_000, "2")
    whole = json.loads(match.record.text())
    assert len(whole["answers"]) > 52 and whole["outcome"]
    fifty = {number: seen for number, seen in whole["digests"].items() if int(number) <= 50}
    changes: list[tuple[Json, str]] = [
        ({"answers": whole["answers"][:52]}, "digest for answer"),
        ({"answers": whole["answers"][:52], "digests": fifty}, "lacks the digest after answer 52"),
        ({"outcome": "nobody-won"}, "ended 'nobody-won'"),
        ({"outcome": ""}, "its answers lead to"),
        ({"digests": {}}, "lacks the digest"),
        ({"digests": {**whole["digests"], "99999": "0" * 16}}, "digest for answer 99999"),
        ({"seed": whole["seed"] + 2**64}, "'seed'"),
        ({"players": None}, "'players'"),
        ({"players": []}, "'players'"),
        ({"players": {"umpire": "person"}}, "There is no seat 'umpire'"),
        ({"format": True}, "format"),
        ({"format": 1.0}, "format"),
    ]
    tonga = registry.game("tonga")
    for change, said in changes:
        with pytest.raises(BridgeheadError) as refusal:
            replay(tonga, Record.parse(json.dumps({**whole, **change})), check=True)
        assert said in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 5000 + "1" + "}" * 5000, "nested too deeply"),
        ('{"game": "toy", "game": "tonga"}', "stands twice"),
        ('{"seed": NaN}', "NaN is no number"),
        ('{"seed": ' + "9" * 5000 + "}", "not JSON"),
        ('{"game": "\\ud800"}', "half a letter"),
    ],
    ids=["lists", "objects", "twice", "nan", "digits", "surrogate"],
)
def test_what_is_no_proper_json_is_refused_in_one_sentence(text: str, said: str) -> None:
    with pytest.raises(BridgeheadError) as refusal:
        Record.parse(text)
    assert said in str(refusal.value) and "\n" not in str(refusal.value)


@pytest.mark.parametrize("tape", [[], [1], [1000] * 500, [0] * 9, [10**30]], ids=lambda tape: str(tape)[:9])
def test_a_tape_that_is_too_short_or_shows_what_no_die_does_is_refused(tape: list[int]) -> None:
    record = taped(GAME, 4, 100).record
    record.tape = tape
    for check in (True, False):
        with pytest.raises(BridgeheadError, match="parts from the rules at answer"):
            replay(GAME, Record.parse(record.text()), check=check)


def test_a_tape_that_is_longer_than_a_match_that_is_over_is_refused() -> None:
    record = taped(GAME, 4, 100).record
    assert record.tape is not None and record.outcome
    record.tape.append(3)
    with pytest.raises(BridgeheadError, match="tape holds"):
        replay(GAME, record, check=True)


def test_own_data_that_the_rules_choke_on_is_told_in_one_sentence() -> None:
    """Whatever they raise: a fault of the rules is no traceback for whoever was sent the file."""

    class Chokes(type(GAME.rules)):  # type: ignore[misc]
        def setup(self, setup: Any, dice: Any) -> Any:
            return {}[setup.scenario]

    game = Game(GAME.folder, Chokes())
    with pytest.raises(BridgeheadError, match="KeyError in its scenario"):
        replay(game, played(GAME, 1, 3).record)
