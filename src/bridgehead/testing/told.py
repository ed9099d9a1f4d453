"""What tables tell before an option is taken, of how a game stands, and of several things at once: to whom it may be
told, and in which words.
"""

from bridgehead.engine.choice import SPECTATOR, Choice
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.game import LOCALES, Game
from bridgehead.engine.play.rulebook import Setup, Tally
from bridgehead.engine.state import State, TwoReadings
from bridgehead.testing.sampling import random_match, samples


def told_before_answering(game: Game, setup: Setup, seed: int) -> None:
    """What a table says of options before one is taken, and of how the game stands, depends on what the seat knows
    alone: prices, dangers and notes stay the same when all that it cannot know is dealt anew. It is said in every
    language, of options that are offered, and nothing costs more than there is.
    """
    for sample in samples(game, setup, seed, 10):
        live, choice = sample.match.position, sample.choice
        told = _told_before(game, live.state, choice)
        for number in range(2):
            dealt = live.copy()
            dealt.redeal(choice.seat, Dice(seed + 9).branch(number))
            again = _told_before(game, dealt.state, choice)
            assert again == told, f"{sample.where}: what is told gives away a secret: {told} and {again}"
        prices = game.rules.prices(sample.match.state, choice)
        assert set(prices) <= set(choice.options), f"{sample.where}: prices of what is not offered"
        for option, price in prices.items():
            where = f"{sample.where}, {game.notation(option)}"
            assert 0 <= price.cost <= price.left and price.parts > 0, f"{where}: {price}"
            for locale in LOCALES:
                words = game.words(locale)
                wrong = words.errors(f"price-{price.of}", {"cost": 1, "left": 2}) if price.of else []
                wrong += [one for key, n in price.dangers for one in words.errors(f"note-{key}", {"n": n})]
                assert not wrong, f"{where}: {wrong[0]} ({locale})"
        for seat in [*range(len(game.info.seats)), SPECTATOR]:
            tally_is_whole(game, game.rules.tally(sample.match.state, seat), sample.where)


def _told_before(game: Game, state: State, choice: Choice) -> list[str]:
    """All that is said of the options of a question and of how the game stands, to the seat that is asked."""
    prices = sorted((game.notation(option), repr(price)) for option, price in game.rules.prices(state, choice).items())
    notes = [repr(game.rules.notes(state, choice, option)) for option in choice.options]
    return [*[f"{option} {price}" for option, price in prices], *notes, repr(game.rules.tally(state, choice.seat))]


def tally_is_whole(game: Game, tally: Tally | None, where: str) -> None:
    """The points of the parts come to the total, and everything is said in every language."""
    if tally is None:
        return
    found = sum(part.points for part in tally.parts)
    assert found == tally.total, f"{where}: {found} points by part, {tally.total} in all"
    messages = [tally.level, *[level for _, level in tally.steps]]
    for locale in LOCALES:
        words = game.words(locale)
        wrong = [one for message in messages for one in words.errors(message, {})]
        for part in tally.parts:
            own = f"part-{part.key}"
            wrong += words.errors(own if words.has(own) else part.key, {"n": part.n, "of": part.of})
        assert not wrong, f"{where}: {wrong[0]} ({locale})"


def lists_tell_nothing(game: Game, setup: Setup, seed: int) -> None:
    """What one seat alone reads in full is listed in the order of what everybody reads: any other tells him more."""
    for event in random_match(game, setup, seed).events:
        for value in event.told:
            if isinstance(value, (tuple, list)):
                public = [one.public for one in value if isinstance(one, TwoReadings)]
                assert public == sorted(public), f"{game.key} seed {seed}: the order of '{event.kind}' tells who is who"
