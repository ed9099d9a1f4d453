"""What the numbers in a state stand for: phases, places that are no area, and how gliders, bridges and wires are."""

from typing import Final

# [3] The sequence of play.
GLIDER_LANDING: Final = 0
SUPPRESSION_REMOVAL: Final = 1
BRITISH_MOVEMENT: Final = 2
GERMAN_MOVEMENT: Final = 3
BRITISH_FIRE: Final = 4
GERMAN_FIRE: Final = 5
HAND_TO_HAND: Final = 6
END_OF_TURN: Final = 7
PHASE_NAMES: Final = [
    "glider-landing",
    "suppression-removal",
    "british-movement",
    "german-movement",
    "british-fire",
    "german-fire",
    "hand-to-hand",
    "end-of-turn",
]

# Where a piece is when it is in no area.
UNUSED: Final = -1
ABOARD: Final = -2
COMING: Final = -3
DEAD: Final = -4
GONE: Final = -5
IN_SQUADS: Final = -6
"""A platoon that has broken down: its squads are on the map."""

# Gliders.
WAITING: Final = 0
FLYING: Final = 1
LANDED: Final = 2
CRASHED: Final = 3
LOST: Final = 4

# Prepared positions.
PREPARING: Final = 1
PREPARED: Final = 2

# The two spans of Pegasus Bridge.
INTACT: Final = 0
DAMAGED: Final = 1
DESTROYED: Final = 2

# The wired bridge counter.
NO_COUNTER: Final = 0
FACE_DOWN: Final = 1
LIVE: Final = 2
HARMLESS: Final = 3

# The historical detour past the T-junction.
NOT_YET: Final = 0
STRAIGHT_ON: Final = 1
SETTLED: Final = 2

# What an attack of the British fire phase is made with.
RIFLE_FIRE: Final = 0
MACHINE_GUN_FIRE: Final = 1
PIAT_FIRE: Final = 2
FIELD_GUN_FIRE: Final = 3
