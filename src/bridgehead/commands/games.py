"""`bridgehead games`."""

from bridgehead import registry
from bridgehead.commands.common import AsJson, language, say_json
from bridgehead.engine.play.game import Game


def games(*, json: AsJson = False) -> None:
    """List the games there are, with their seats, scenarios and options."""
    known = [registry.game(key) for key in registry.games()]
    if json:
        say_json([facts(game) for game in known])
        return
    for game in known:
        print("\n".join(described(game, language())), end="\n\n")


def facts(game: Game) -> dict[str, object]:
    """A game as JSON: key, title, seats, scenarios, and each option with its values, default and paragraph."""
    return {
        "key": game.key,
        "title": game.title,
        "seats": list(game.info.seats),
        "scenarios": list(game.info.scenarios),
        "options": {
            option.key: {"values": list(option.values), "default": option.default, "paragraph": option.paragraph}
            for option in game.info.options
        },
    }


def described(game: Game, locale: str) -> list[str]:
    """A game in a few lines."""
    words = game.words(locale)

    def named(prefix: str, keys: tuple[str, ...]) -> str:
        titles = [(key, words.text(f"{prefix}-{key}")) for key in keys]
        return ", ".join(key if title == f"{prefix}-{key}" else f"{key} ({title})" for key, title in titles)

    lines = [
        f"{game.key}: {words.text('title')}",
        f"  seats      {', '.join(game.info.seats)}",
        f"  scenarios  {named('scenario', game.info.scenarios)}",
        "  options",
    ]
    for option in game.info.options:
        cited = f" [{option.paragraph}]" if option.paragraph else ""
        lines.append(f"    {option.key} = {' | '.join(option.values)}, unless told {option.default}{cited}")
    return lines
