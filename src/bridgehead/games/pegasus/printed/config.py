"""What a game is played with."""

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class Config:
    """What the scenario and the options settle before the first die; shared by all states of a game."""

    last_turn: int
    fire_hold_turn: int
    detour: bool
    gliders_may_be_lost: bool
    absent_gliders: tuple[int, ...]
    german_force: int
    british_force: int
    victory: tuple[int, int, int]
    free_set_up: bool
    optional_reinforcements: bool
    british_entry_turn_6: bool
    paratroop_movement: int
    double_line: int
    schmidt_turn: int
    garrison_strength: int
    crews_stay: bool
    tank_columns_left: bool
    two_landing_dice: bool
    crash_every_other: bool
