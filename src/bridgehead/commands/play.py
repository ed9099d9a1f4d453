"""`bridgehead play`."""

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import bridgehead
from bridgehead import registry
from bridgehead.commands.common import (
    Options,
    Scenario,
    Seats,
    language,
    on_terminal,
    option_pairs,
    seat_pairs,
    writable,
)
from bridgehead.engine.errors import BridgeheadError, one_of
from bridgehead.engine.play.game import LOCALES, own_name
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.showing.said import open_line, outcome_lines, scenario_said
from bridgehead.terminal.seating import HUMAN, Company, seated

CLIENT = Path(bridgehead.__file__).parent / "_web" / "index.html"
NO_TERMINAL = (
    "A human seat needs a terminal: run this on one, or give every seat to one of our own players (--seat SEAT=staff)."
)


def play(
    game: Annotated[str | None, Parameter(help="Key of the game; asked for unless told.")] = None,
    /,
    *,
    scenario: Scenario = None,
    seed: Annotated[int | None, Parameter(help="Seed of dice and draws; a fresh one unless told.")] = None,
    seat: Seats = None,
    option: Options = None,
    record: Annotated[
        Path | None, Parameter(help="Keep the match in this file; if it holds a match already, go on with that.")
    ] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with the match in this file, and keep it there.")] = None,
    terminal: Annotated[
        bool, Parameter(negative="", help="Ask in the terminal what to play, not in the browser.")
    ] = False,
    lang: Annotated[str | None, Parameter(help="Language: en or fr; that of the environment unless told.")] = None,
) -> None:
    """Play a game in the terminal, or watch our own players play it. Without GAME the table in the browser opens.

    PLAYER is `human` or one of our own: random, recruit, staff, regular, veteran, general. Unless told, a human takes
    the first seat, and staff the others. Where no human plays, the match is played through and its log printed.
    """
    locale = lang or language()
    refuse_contradictions(locale, seed, record, resume)
    kept = resume or record
    if kept is not None:
        writable(kept)
    asked = (scenario, option_pairs(option), seed)
    if kept is not None and (resume is not None or holds_match(kept)):
        match = gone_on_with(kept, game, *asked)
    elif game is not None:
        match = registry.game(game).match(
            scenario, option_pairs(option), secrets.randbelow(2**32) if seed is None else seed
        )
    elif scenario or option or seat or seed is not None:
        raise BridgeheadError(f"Name the game that --scenario, --option, --seat or --seed is for: {known_games()}.")
    elif kept is None and not terminal and CLIENT.exists():
        from bridgehead.server.serve import main as serve

        return serve()
    elif on_terminal():
        from bridgehead.terminal.menu import choose

        chosen = choose(locale)
        if chosen is None:
            return None
        match, kept = chosen.match, chosen.path or kept
    else:
        raise BridgeheadError(f"Name a game to play: {known_games()}.")
    return begin(match, {**match.players, **seat_pairs(seat)}, kept, locale)


def refuse_contradictions(locale: str, seed: int | None, record: Path | None, resume: Path | None) -> None:
    """Refuse what cannot be meant."""
    if locale not in LOCALES:
        raise one_of("language", locale, LOCALES)
    if resume is not None and record is not None:
        raise BridgeheadError("Name one file: --resume goes on with a match and keeps it in the same file.")
    if seed is not None and seed < 0:
        raise BridgeheadError(f"--seed {seed}: a seed is 0 or more.")


def known_games() -> str:
    """The keys of the games, for refusals."""
    return ", ".join(registry.games())


def begin(match: Match, seats: dict[str, str], path: Path | None, locale: str) -> None:
    """Seat everybody, and play at the terminal where people play, else through to the end."""
    names = seated(match.game, seats)
    company = Company(match, names)
    if HUMAN not in names:
        watch(company, path, locale)
    elif on_terminal():
        from bridgehead.terminal.app import sit_down

        sit_down(company, path, locale)
    else:
        raise BridgeheadError(NO_TERMINAL)


def holds_match(path: Path) -> bool:
    """Whether there is something in a file that must not be overwritten."""
    return path.exists() and path.stat().st_size > 0


def gone_on_with(
    path: Path, game: str | None, scenario: str | None, options: dict[str, str], seed: int | None
) -> Match:
    """The match in a file. Raises BridgeheadError when something else was asked for than the file holds."""
    record = Record.load(path)
    match = registry.replay(record)
    scenario_key = own_name(scenario) if scenario and scenario.endswith(".toml") else scenario
    told = [("game", game, record.game), ("scenario", scenario_key, record.scenario)]
    told += [("seed", None if seed is None else str(seed), str(record.seed))]
    told += [(f"option {key}", value, match.setup.options.get(key, "none")) for key, value in options.items()]
    for what, wanted, held in told:
        if wanted is not None and wanted != held:
            raise BridgeheadError(
                f"{path} already holds a match with the {what} '{held}', not '{wanted}': name another file, or go on "
                f"with that match by --resume {path} alone."
            )
    return match


def watch(company: Company, path: Path | None, locale: str) -> None:
    """Let our own players play a match to its end and print its log as it grows."""
    match = company.match
    words = match.game.words(locale)
    who = ", ".join(f"{words.seat(seat)}: {name}" for seat, name in enumerate(company.names))
    scenario = scenario_said(match.game, locale, match.setup.scenario, match.setup.data)
    print(f"{words.text('title')}, {scenario}, seed {match.seed} ({who})")
    printed = 0
    try:
        while match.choice is not None:
            match.take(company.think())
            printed = print_events(match, printed, locale)
        printed = print_events(match, printed, locale)
    finally:
        if path is not None:
            match.record.save(path)
    assert match.outcome is not None
    print("", *outcome_lines(words, match.outcome, match.game.info.seats), sep="\n")


def print_events(match: Match, printed: int, locale: str) -> int:
    """Print the events that have not been printed yet; returns how many there are now."""
    words = match.game.words(locale)
    for event in words.story([event.in_full() for event in match.events[printed:]]):
        print(open_line(words, event))
    return len(match.events)
