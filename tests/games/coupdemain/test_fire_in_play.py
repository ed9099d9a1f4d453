"""[T6] [T12] Fire in the course of a game, from the set-up on."""

from __future__ import annotations

from bridgehead.engine.state import Event
from bridgehead.games.coupdemain.fire.residual import residual_at
from bridgehead.games.coupdemain.marks import CONCEALED, FINAL, FIRST, PREP, WEAPON_FINAL, WEAPON_FIRST
from bridgehead.games.coupdemain.state import ADVANCING_FIRE, DEFENSIVE_FIRE
from tests.games.coupdemain.test_moving_in_play import BRITISH, GERMANS, Game

HARMLESS = [6, 5]
"""An 11 hurts nobody on the columns of these tests, and breaks no German or British machine gun."""


def told(game: Game) -> list[Event]:
    """Whatever is told from now on."""
    log: list[Event] = []
    game.g.record_to(log)
    return log


def kinds(log: list[Event]) -> list[str]:
    """The kinds of the events but dice, in order."""
    return [event.kind for event in log if event.kind != "die"]


def test_first_fire_and_what_comes_of_it() -> None:
    """[T12.2] [T12.3] [T12.16] [T12.14] [T1.6] A "?" in the café fires at a stack on the bridge beside it and is
    shown; its fire stays there for the next stack, and goes with the Movement Phase. In Defensive Fire the squad
    fires once more, at who is beside it only, and then no more; its marks go with the phase.
    """
    game = Game([BRITISH, GERMANS], HARMLESS * 30)
    log = told(game)
    game.play("stack Y20", "all", "normal", "to Y19", "fire X18", "all")
    squad = next(unit for unit in game.units("4-4-7") if game.g.where[unit] == game.at("X18"))
    assert game.g.marks[squad] & FIRST and not game.g.marks[squad] & (FINAL | CONCEALED)
    assert residual_at(game.g, game.at("Y19")) >= 0
    assert "residual-fire" not in kinds(log)
    game.play("stack Y21", "normal", "to Y19", until="move")
    assert kinds(log).count("residual-fire") == 1
    game.play(until="defensive-fire")
    assert game.g.phase == DEFENSIVE_FIRE and game.g.residual == []
    before = kinds(log).count("fire")
    game.play("at Y19", "all")
    assert kinds(log).count("fire") > before
    game.play(until="advance")
    assert not any(mark & (FIRST | FINAL) for mark in game.g.marks)
    assert not any(used & (WEAPON_FIRST | WEAPON_FINAL) for used in game.g.used)


def test_prep_fire_and_advancing_fire() -> None:
    """[T1.4] [T1.7] [T6.10] Who has fired in the PFPh does not fire in the AFPh; who has not fires at half, once."""
    game = Game([BRITISH, {"4-4-7": ["W18", "X18", "X18"], "8-0": ["X18"], "dummy": ["Z17", "Z17.1"]}], HARMLESS * 30)
    log = told(game)
    game.play("at X18", "all")
    fired = [unit for unit in range(len(game.g.marks)) if game.g.marks[unit] & PREP]
    assert fired and kinds(log).count("fire") == 1
    game.play(until="advancing-fire")
    assert game.g.phase == ADVANCING_FIRE
    game.play("at X18")
    again = [unit for unit in range(len(game.g.marks)) if game.g.marks[unit] & FINAL]
    assert again and not set(fired) & set(again)
