"""What every game must keep. Each check takes a game, a set-up and a seed, and plays one random match or parts."""

import json
import math
from collections.abc import Callable
from dataclasses import asdict
from fractions import Fraction

from bridgehead.engine.choice import SPECTATOR, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import NotOffered
from bridgehead.engine.play.digest import digest
from bridgehead.engine.play.game import LOCALES, Game
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.position import Position, playout
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.state import Event, State
from bridgehead.engine.view import View
from bridgehead.testing.forging import forgeries
from bridgehead.testing.languages import languages_say_the_same
from bridgehead.testing.newcomers import newcomers_are_told_all
from bridgehead.testing.sampling import answering_dice, random_match, random_option, random_positions, samples
from bridgehead.testing.shown import tables_can_show_it
from bridgehead.testing.told import lists_tell_nothing, told_before_answering

DIGESTED = 3  # every so many steps: a digest costs more than a whole step

FRESH_DEALS = 12

Check = Callable[[Game, Setup, int], None]


def games_end(game: Game, setup: Setup, seed: int) -> None:
    """A random game ends within the longest that the game declares, with a label and a score for every seat."""
    longest = game.rules.longest(setup)
    state = game.rules.setup(setup, Dice(seed))
    decisions = playout(game.rules, state, random_option(answering_dice(seed)), longest)
    outcome = game.rules.outcome(state)
    assert outcome is not None, f"{game.key} seed {seed} goes on after {decisions} decisions; the longest is {longest}"
    assert len(outcome.scores) == len(game.info.seats), f"{game.key}: an outcome has a score for every seat"
    assert game.rules.seats() == len(game.info.seats), f"{game.key}: its rules count other seats than it names"
    assert -1 <= outcome.winner < len(game.info.seats)


def questions_are_fair(game: Game, setup: Setup, seed: int) -> None:
    """Every question goes to a seat there is and offers options that are unique, also in writing; turns go forward."""
    turn = 0
    for at, position in enumerate(random_positions(game, setup, seed)):
        choice = position.choice
        assert choice is not None
        where = f"{game.key} seed {seed}, answer {at + 1} ({choice.prompt})"
        assert 0 <= choice.seat < len(game.info.seats), f"{where} asks seat {choice.seat}"
        assert choice.options, f"{where} offers nothing"
        assert len(set(choice.options)) == len(choice.options), f"{where} offers the same twice"
        assert choice.prompt in game.vocabulary.prompts, f"{where} is not in the vocabulary"
        written = [game.notation(option) for option in choice.options]
        assert len(set(written)) == len(written), f"{where} writes two options alike"
        for option in choice.options:
            assert option[0] in game.vocabulary.verbs, f"{where}: the verb '{option[0]}' is not in the vocabulary"
            assert _is_of_its_kind(game, option), f"{where}: {option} has a number that its kind does not have"
        now = game.rules.turn(position.state)
        assert now >= turn, f"{where}: the turn went back from {turn} to {now}"
        turn = now


def _is_of_its_kind(game: Game, option: Option) -> bool:
    """Whether the number of an option is one of those there are of its verb's kind; nothing has the number 0."""
    kind = game.vocabulary.verbs[option[0]]
    if kind == "number":
        return option[1] >= 0
    known = len(game.info.seats) if kind == "seat" else 1 if kind == "none" else game.rules.count(kind)
    return 0 <= option[1] < known


def copies_are_equal_and_apart(game: Game, setup: Setup, seed: int) -> None:
    """A copied state is equal, and playing on with either leaves the other as it was."""
    position: Position[State] = Position(game.rules, game.rules.setup(setup, Dice(seed)))
    position.begin()
    dice = answering_dice(seed)
    base, before, steps = position.base, digest(position.base), 0
    while (choice := position.choice) is not None:
        position.play(choice.options[dice.below(len(choice.options))])
        if position.base is base:
            continue
        steps += 1
        if steps % DIGESTED:
            continue
        assert digest(base) == before, f"{game.key} seed {seed}: playing on with a copy changed the original"
        base, before = position.base, digest(position.base)
        twin = base.copy()
        assert twin == base and digest(twin) == before, f"{game.key} seed {seed}: a copy is not equal"
        assert type(twin) is type(base)


def positions_come_back(game: Game, setup: Setup, seed: int) -> None:
    """A position copied in mid-step has the same question and state, and goes on to the same end; one that is kept
    until later stays where it was.
    """
    for sample in samples(game, setup, seed, 12):
        live = sample.match.position
        twin, kept = live.copy().ready(), live.copy()
        asked, stood = repr(live.choice), digest(live.state)
        assert repr(twin.choice) == asked, f"{sample.where}: the copy asks something else"
        assert digest(twin.state) == stood, f"{sample.where}: the copy is in another state"
        dice = Dice(seed + 1)
        for _ in range(8):
            choice = twin.choice
            if choice is None:
                break
            option = choice.options[dice.below(len(choice.options))]
            twin.play(option)
            sample.match.take(option)
        assert digest(twin.state) == digest(sample.match.state), f"{sample.where}: the copy went another way"
        assert repr(kept.choice) == asked, f"{sample.where}: playing on changed the question of a copy"
        assert digest(kept.state) == stood, f"{sample.where}: playing on changed a copy"


def same_seed_same_game(game: Game, setup: Setup, seed: int) -> None:
    """The match, its bare playout and its replayed record come to the same state; every digest agrees."""
    match = random_match(game, setup, seed)
    state = game.rules.setup(setup, Dice(seed))
    playout(game.rules, state, random_option(answering_dice(seed)), game.rules.longest(setup))
    assert digest(state) == digest(match.state), f"{game.key} seed {seed}: the playout came to another state"
    record = match.record
    again = replay(game, Record.parse(record.text()), check=True)
    assert again.record == record and again.events == match.events, f"{game.key} seed {seed}: the replay differs"


def any_question_can_be_conceded(game: Game, setup: Setup, seed: int) -> None:
    """At any question a seat can give the match up or claim it since the other's time has run out, and two can agree to
    a draw: it is over then, its record replays, and without that word it goes on where it stood.
    """
    if len(game.info.seats) > 2:
        return  # it would not say who has won
    words = [*range(len(game.info.seats)), *([SPECTATOR] if len(game.info.seats) == 2 else [])]
    for number, sample in enumerate(samples(game, setup, seed, 2)):
        match, before, by = sample.match, sample.match.record, words[(seed + number) % len(words)]
        if by == SPECTATOR:
            match.draw()
        else:
            match.concede(by)
        outcome = match.outcome
        assert outcome is not None and match.choice is None, f"{sample.where}: it goes on after the word that ends it"
        assert outcome.winner == (1 - by if by >= 0 and len(words) > 1 else -1), f"{sample.where}: another has won"
        again = replay(game, Record.parse(match.record.text()), check=True)
        assert again.record == match.record and again.events == match.events, f"{sample.where}: the replay differs"
        match.recall()
        assert match.record == before, f"{sample.where}: the word left traces"
        if len(game.info.seats) == 2:
            asked = sample.choice.seat
            match.lapse()
            assert match.outcome is not None and match.outcome.winner == 1 - asked, f"{sample.where}: who was late won"
            again = replay(game, Record.parse(match.record.text()), check=True)
            assert again.record == match.record, f"{sample.where}: the replay of a lapse differs"
            match.recall()


def undo_comes_back(game: Game, setup: Setup, seed: int) -> None:
    """What can be undone is undone exactly: question, state, log."""
    for sample in samples(game, setup, seed, 12):
        before, log, choice = digest(sample.match.state), list(sample.match.events), sample.choice
        dice = Dice(seed + 2)
        sample.match.take(choice.options[dice.below(len(choice.options))])
        if sample.match.undo_barrier():
            continue
        sample.match.undo()
        assert digest(sample.match.state) == before, f"{sample.where}: undo came to another state"
        assert sample.match.choice == choice and sample.match.events == log, f"{sample.where}: undo left traces"


def undo_tells_nothing(game: Game, setup: Setup, seed: int) -> None:
    """What may be taken back has told nothing: had the secrets been dealt otherwise before the answer, the seat would
    have seen the same, in nearly every deal.
    """
    for sample in samples(game, setup, seed, 8):
        before, seat = sample.match.position.copy().ready(), sample.choice.seat
        option = sample.choice.options[Dice(seed + 7).below(len(sample.choice.options))]
        sample.match.take(option)
        if sample.match.undo_barrier():
            continue
        seen = _seen_by(before.copy(), option, seat)
        others = 0
        for number in range(FRESH_DEALS):
            dealt = before.copy()
            dealt.redeal(seat, Dice(seed + 8).branch(number))
            others += _seen_by(dealt, option, seat) != seen
        told = f"{others} of {FRESH_DEALS} deals would have shown another thing"
        assert others <= FRESH_DEALS // 4, f"{sample.where}: {told} to whoever takes it back"


def _seen_by(position: Position[State], option: Option, seat: int) -> list[object]:
    """What an answer shows to the seat that gives it: the log, its view, and who is asked what next."""
    log: list[Event] = []
    position.log = position.state.log = log
    position.play(option)
    choice = position.choice
    asked: object = None if choice is None else repr(choice) if choice.seat == seat else choice.seat
    told = [(event.kind, event.args) for event in log if event.audience in (-1, seat)]
    return [asked, told, asdict(position.rules.view(position.state, seat))]


def secrets_stay_secret(game: Game, setup: Setup, seed: int) -> None:
    """What a seat cannot know may be dealt anew without its view, or the open question, changing by a letter; and the
    new deal depends on the dice and on what the seat knows, not on the secrets that were there.
    """
    for sample in samples(game, setup, seed, 10):
        for seat in [*range(len(game.info.seats)), SPECTATOR]:
            live = sample.match.position
            seen = asdict(game.rules.view(live.state, seat))
            dealt = live.copy()
            dealt.redeal(seat, Dice(seed + 3))
            found = asdict(game.rules.view(dealt.state, seat))
            assert found == seen, f"{sample.where}: the view of seat {seat} gives away a secret: {_differ(seen, found)}"
            if seat == SPECTATOR:
                continue
            once = digest(dealt.state)
            dealt.redeal(seat, Dice(seed + 4))
            dealt.redeal(seat, Dice(seed + 3))
            assert digest(dealt.state) == once, f"{sample.where}: the deal for seat {seat} depends on the secrets"
            if live.choice is not None and live.choice.seat == seat:
                assert dealt.choice == live.choice, f"{sample.where}: the deal changed the question"


def dealt_positions_can_be_played(game: Game, setup: Setup, seed: int) -> None:
    """From any deal the game goes on to an end."""
    for sample in samples(game, setup, seed, 3):
        dealt = sample.match.position.copy()
        dealt.redeal(sample.choice.seat, Dice(seed + 5))
        dice = Dice(seed + 6)
        left = game.rules.longest(setup)
        while (choice := dealt.choice) is not None:
            dealt.play(choice.options[dice.below(len(choice.options))])
            left -= 1
            assert left >= 0, f"{sample.where}: a deal does not come to an end"


def everything_has_words(game: Game, setup: Setup, seed: int) -> None:
    """Every question, option, event and outcome of the match, what lies where, and every reason of the staff, has its
    sentence in each language, without a hole.
    """
    match = Match(game, setup, seed)
    dice = answering_dice(seed)
    wrong: set[str] = set()
    while (choice := match.choice) is not None:
        for locale in LOCALES:
            words = game.words(locale)
            wrong.update(words.errors(f"ask-{choice.prompt}", words.prompt_args(choice)))
            for option in choice.options:
                args = words.option_args(option)
                wrong.update(words.errors(f"do-{option[0]}", args))
                own = f"do-{option[0]}-in-{choice.prompt}"
                wrong.update(words.errors(own, args) if words.has(own) else [])
                lies = game.rules.lies(match.state, game.vocabulary.verbs.get(option[0], "none"), option[1])
                for message in [one for one in lies if one.startswith("lies-")]:
                    wrong.update(words.errors(message, {}))
                reason = game.rules.staff.reason(match.state, choice, option)
                if reason:
                    wrong.update(words.errors(reason, {}))
        match.take(choice.options[dice.below(len(choice.options))])
    for event in match.events:
        assert event.kind in game.vocabulary.events, f"{game.key}: the event '{event.kind}' is not in the vocabulary"
        for locale in LOCALES:
            words = game.words(locale)
            wrong.update(words.errors(f"event-{event.kind}", words.event_args(event)))
    outcome = match.outcome
    assert outcome is not None
    for locale in LOCALES:
        wrong.update(game.words(locale).errors(f"outcome-{outcome.label}", {}))
    assert not wrong, f"{game.key} seed {seed}: {'; '.join(sorted(wrong)[:8])}"


def odds_add_up(game: Game, setup: Setup, seed: int) -> None:
    """Wherever odds are given they are exact chances that add up to one, and every modifier names its paragraph."""
    for sample in samples(game, setup, seed, 25):
        for option in sample.choice.options:
            odds = sample.match.odds(option)
            if odds is None:
                continue
            total = sum((share for _, share in odds.results), Fraction(0))
            assert total == 1, f"{sample.where}: the odds of {game.notation(option)} add up to {total}"
            for modifier in odds.modifiers:
                assert modifier.paragraph, f"{sample.where}: the modifier {modifier.name} names no paragraph"
                for locale in LOCALES:
                    words = game.words(locale)
                    assert words.has(f"modifier-{modifier.name}"), f"no words for modifier {modifier.name} ({locale})"


def looking_changes_nothing(game: Game, setup: Setup, seed: int) -> None:
    """Views, odds, judgements and evaluations are plain data, come out the same twice, and leave the state alone."""
    for sample in samples(game, setup, seed, 10):
        before, choice = digest(sample.match.state), sample.choice
        state = sample.match.state
        for seat in [*range(len(game.info.seats)), SPECTATOR]:
            view = game.rules.view(state, seat)
            assert json.loads(json.dumps(asdict(view))) == json.loads(json.dumps(asdict(game.rules.view(state, seat))))
            shapes_have_words(game, view, sample.where)
        for seat in range(len(game.info.seats)):
            value = game.rules.staff.evaluate(state, seat)
            assert -1 <= value <= 1, f"{sample.where}: evaluate gives {value}"
        judged = game.rules.staff.judge(state, choice)
        assert len(judged) == len(choice.options), f"{sample.where}: judge gives {len(judged)} numbers"
        assert all(math.isfinite(value) for value in judged) and judged == game.rules.staff.judge(state, choice)
        assert judged == game.rules.staff.judge_in(state, choice, 0), f"{sample.where}: manner 0 is not the staff's own"
        for manner in {*range(game.rules.staff.manners()), game.rules.staff.doctrine(state, choice.seat)}:
            inclined = game.rules.staff.judge_in(state, choice, manner)
            assert len(inclined) == len(judged) and all(math.isfinite(value) for value in inclined)
            by_traits = game.rules.staff.judge_by(state, choice, game.rules.staff.traits(manner))
            assert by_traits == inclined, f"{sample.where}: the traits of manner {manner} do not make it"
        for option in choice.options:
            game.rules.odds(state, choice, option)
            game.rules.staff.reason(state, choice, option)
        assert digest(state) == before, f"{sample.where}: looking changed the state"


def shapes_have_words(game: Game, view: View, where: str) -> None:
    """Whatever is drawn about the spaces of a view can be said."""
    found = [(f"tag-{tag.role}", tag.value, tag.towards) for tag in view.tags]
    found += [(f"tint-{tint.role}", tint.value, -1) for tint in view.tints]
    found += [(f"arrow-{arrow.role}", arrow.value, arrow.towards) for arrow in view.arrows]
    found += [(f"towards-{arrow.role}", arrow.value, arrow.towards) for arrow in view.arrows]
    found += [(f"line-{line.role}", line.value, -1) for line in view.lines]
    found += [(f"ring-{ring.role}", ring.value, -1) for ring in view.rings]
    found += [(f"side-{side.role}", side.value, side.towards) for side in view.sides]
    found += [(f"arc-{arc.role}", arc.value, arc.towards) for arc in view.arcs]
    found += [(f"glow-{glow.role}", "", -1) for glow in view.glows]
    found += [(f"part-{piece.part}", "", -1) for piece in view.pieces if piece.part]
    for message, value, towards in found:
        for locale in LOCALES:
            wrong = game.words(locale).errors(message, {"value": value, "degrees": towards})
            assert not wrong, f"{where}: {wrong[0]} ({locale})"


def only_what_is_offered(game: Game, setup: Setup, seed: int) -> None:
    """Answers that the question did not offer are refused in one line, whatever form they have, and change nothing:
    the match goes on as its twin does, which nobody tried anything on.
    """
    for sample in samples(game, setup, seed, 6):
        twin = sample.match.copy()
        asked, before = sample.match.choice, sample.match.record
        for forged in forgeries(game, sample.choice):
            where = f"{sample.where}: {_written(forged)}"
            try:
                sample.match.answer(*forged)  # type: ignore[arg-type]
            except NotOffered as refusal:
                assert "\n" not in str(refusal) and len(str(refusal)) < 2000, f"{where} is refused at length"
            except Exception as error:
                raise AssertionError(f"{where} raised {error!r}") from error
            else:
                raise AssertionError(f"{where} was taken")
            assert sample.match.choice is asked and len(sample.match.answers) == len(before.answers), where
        assert sample.match.record == before, f"{sample.where}: what was refused left traces"
        option = sample.choice.options[seed % len(sample.choice.options)]
        sample.match.answer(option)
        twin.answer(option)
        assert sample.match.record == twin.record, f"{sample.where}: what was refused shows later"


def _written(forged: tuple[object, ...]) -> str:
    return ", ".join(repr(one)[:60] if type(one) in (str, int, tuple) else type(one).__name__ for one in forged)


def _differ(one: dict[str, object], other: dict[str, object]) -> str:
    for key, value in one.items():
        if value != other[key]:
            if isinstance(value, list) and isinstance(other[key], list):
                pairs = zip(value, other[key], strict=False)  # type: ignore[call-overload]
                return f"{key}: {next(((a, b) for a, b in pairs if a != b), 'another length')}"
            return f"{key}: {value} and {other[key]}"
    return ""


CHECKS: dict[str, Check] = {
    check.__name__: check
    for check in (
        games_end,
        questions_are_fair,
        copies_are_equal_and_apart,
        positions_come_back,
        same_seed_same_game,
        any_question_can_be_conceded,
        undo_comes_back,
        undo_tells_nothing,
        secrets_stay_secret,
        dealt_positions_can_be_played,
        everything_has_words,
        languages_say_the_same,
        newcomers_are_told_all,
        odds_add_up,
        told_before_answering,
        lists_tell_nothing,
        looking_changes_nothing,
        tables_can_show_it,
        only_what_is_offered,
    )
}


def check_game(game: Game, scenario: str | None = None, seeds: range = range(3)) -> None:
    """Run every check over the seeds. Raises AssertionError at the first that fails."""
    setup = game.setup(scenario)
    for check in CHECKS.values():
        for seed in seeds:
            check(game, setup, seed)
