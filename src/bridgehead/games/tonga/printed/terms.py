"""The words of the card texts as numbers: seats, kinds of card, triggers, operations, conditions, targets.

The lists give each word its number; `data/cards.toml` explains what every word means.
"""

from typing import Final

BRITISH: Final = 0
GERMAN: Final = 1
NOBODY: Final = -1

# kinds of card
UNIT: Final = 0
EVENT: Final = 1
ACTION: Final = 2
TERRAIN: Final = 3
KINDS: Final = ["unit", "event", "action", "terrain"]

# kinds of token
PLAIN: Final = 0
YELLOW: Final = 1
YELLOW_HEROIC: Final = 2
GREEN: Final = 3
TOKENS: Final = ["plain", "plus3", "plus3-heroic", "green"]

# faces of a token: what the die of two sides shows
FAILURE: Final = 1
SUCCESS: Final = 2

TYPES: Final = ["infantry", "engineer", "anti-tank", "parachutist", "support", "leader", "vehicle"]
CLASSES: Final = [
    "open", "large", "fortified", "built", "wood", "water", "bridge", "objective", "obstacle", "casemate",
]  # fmt: skip
WINDOWS: Final = ["own_phase", "unit_slot", "fight", "tilt"]

TRIGGERS: Final = [
    "play", "action", "fight", "assault", "enter", "respond", "tilt", "victory", "destroyed", "assault_end", "require",
]  # fmt: skip
ON_PLAY: Final = 0
AS_ACTION: Final = 1
IN_FIGHT: Final = 2
IN_ASSAULT: Final = 3
ON_ENTER: Final = 4
ON_RESPOND: Final = 5
ON_TILT: Final = 6
ON_VICTORY: Final = 7
ON_DESTROYED: Final = 8
AT_END: Final = 9
REQUIRED: Final = 10

OPERATIONS: Final = [
    "combat", "base_value", "draw", "draw_mod", "discard", "token", "return_token", "special_token", "trade_tokens",
    "recover", "look", "search", "reveal_hand", "size", "cancel", "choose", "forbid", "reflip", "unit_as_action",
    "ignore_terrain", "swap_unit", "sacrifice", "require",
]  # fmt: skip
COMBAT: Final = 0
BASE_VALUE: Final = 1
DRAW: Final = 2
DRAW_MOD: Final = 3
DISCARD: Final = 4
TOKEN: Final = 5
RETURN_TOKEN: Final = 6
SPECIAL_TOKEN: Final = 7
TRADE_TOKENS: Final = 8
RECOVER: Final = 9
LOOK: Final = 10
SEARCH: Final = 11
REVEAL_HAND: Final = 12
SIZE: Final = 13
CANCEL: Final = 14
CHOOSE: Final = 15
FORBID: Final = 16
REFLIP: Final = 17
UNIT_AS_ACTION: Final = 18
IGNORE_TERRAIN: Final = 19
SWAP_UNIT: Final = 20
SACRIFICE: Final = 21
REQUIRE: Final = 22

TARGETS: Final = [
    "british", "german", "each", "winner", "own_unit", "enemy_unit", "own_units", "british_unit", "german_unit",
    "each_unit", "terrain",
]  # fmt: skip
TO_BRITISH: Final = 0
TO_GERMAN: Final = 1
TO_EACH: Final = 2
TO_WINNER: Final = 3
OWN_UNIT: Final = 4
ENEMY_UNIT: Final = 5
OWN_UNITS: Final = 6
BRITISH_UNIT: Final = 7
GERMAN_UNIT: Final = 8
EACH_UNIT: Final = 9
THE_TERRAIN: Final = 10

CONDITIONS: Final = [
    "always", "own_fought", "own_fought_type", "own_actions", "own_type", "own_printed", "own_unit_not", "enemy_type",
    "enemy_printed", "terrain_class", "destiny", "turn_face", "assault_won_by",
]  # fmt: skip
ALWAYS: Final = 0
OWN_FOUGHT: Final = 1
OWN_FOUGHT_TYPE: Final = 2
OWN_ACTIONS: Final = 3
OWN_TYPE: Final = 4
OWN_PRINTED: Final = 5
OWN_UNIT_NOT: Final = 6
ENEMY_TYPE: Final = 7
ENEMY_PRINTED: Final = 8
TERRAIN_CLASS: Final = 9
DESTINY: Final = 10
TURN_FACE: Final = 11
WON_BY: Final = 12

COMPARISONS: Final = ["==", ">=", "<="]
EQUAL: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

COUNTS: Final = ["once", "own_fought", "own_fought_type", "enemy_tokens"]
PER_FOUGHT: Final = 1
PER_FOUGHT_TYPE: Final = 2
PER_ENEMY_TOKEN: Final = 3

BANS: Final = ["token_use", "action", "unit", "size_change"]
BAN_TOKENS: Final = 0
BAN_ACTIONS: Final = 1
BAN_UNITS: Final = 2
BAN_SIZE: Final = 3

# how far a ban on tokens goes: nothing; ordinary ones; all but those of heroic cards; all
EXCEPTIONS: Final = ["nothing", "special", "heroic"]
NO_BAN: Final = 0
BAN_PLAIN: Final = 1
BAN_ALL_BUT_HEROIC: Final = 2
BAN_ALL: Final = 3
