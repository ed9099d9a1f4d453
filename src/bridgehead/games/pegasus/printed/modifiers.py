"""The die roll modifiers of all charts, each with its paragraph."""

from typing import Final

from bridgehead.engine.read.table import Modifier

# Small arms and Piat fire [6.1.3], leaders [11].
ADJACENT_AREA: Final = Modifier("adjacent-area", -1, "6.1.3a")
OBSTRUCTED_AREA: Final = Modifier("obstructed-area", -1, "6.1.3b")
PREPARED_POSITION: Final = Modifier("prepared-position", -1, "6.1.3c")
GLIDER_INFANTRY: Final = Modifier("glider-infantry", 1, "6.1.3d")
OPEN_AREA: Final = Modifier("open-area", 1, "6.1.3e")
MOVING_TARGET: Final = Modifier("moving-target", -1, "6.1.3f")
OWN_LEADER: Final = Modifier("own-leader", 1, "11.0.1")
LEADER_ALONE: Final = Modifier("leader-alone", -1, "11.0.4")

# Grenades [5.3.grenades].
LEADER_WITH_THROWER: Final = Modifier("leader-with-thrower", 1, "11.0.1")

# Hand-to-hand [7.0.2]; the die is read for the British.
BRITISH_GLIDER_INFANTRY: Final = Modifier("only-glider-infantry", 1, "7.0.2a")
GERMANS_SUPPRESSED: Final = Modifier("germans-suppressed", 1, "7.0.2b")
ONLY_GARRISON: Final = Modifier("only-garrison", 1, "7.0.2c")
BRITISH_SUPPRESSED: Final = Modifier("british-suppressed", -1, "7.0.2d")
BRITISH_ENTERED_COVER: Final = Modifier("british-entered-cover", -1, "7.0.2e")
GERMANS_ENTERED_COVER: Final = Modifier("germans-entered-cover", 1, "7.0.2f")
GERMANS_ENTERED_POSITION: Final = Modifier("germans-entered-position", 1, "7.0.2f")
INFANTRY_WITH_TANK: Final = Modifier("infantry-with-tank", -1, "7.0.2g")
BRITISH_LEADER: Final = Modifier("british-leader", 1, "11.0.5")
GERMAN_LEADER_PRESENT: Final = Modifier("german-leader", -1, "11.0.5")
BRITISH_LEADERS_ALONE: Final = Modifier("british-leaders-alone", -1, "11.0.4")
GERMAN_LEADERS_ALONE: Final = Modifier("german-leaders-alone", 1, "11.0.4")
BRITISH_LEADER_WOUNDED: Final = Modifier("british-leader-wounded", -1, "6.1.6")
GERMAN_LEADER_WOUNDED: Final = Modifier("german-leader-wounded", 1, "6.1.6")

# Other dice.
SCHMIDT_AT_THE_PLUNGER: Final = Modifier("schmidt-at-the-plunger", -1, "8.0.5")
LEADER_RALLIES: Final = Modifier("leader-rallies", -1, "11.0.2")
INFANTRY_WITH_THE_TANK: Final = Modifier("infantry-pushes", 1, "5.6.breakthrough")


def total(modifiers: list[Modifier]) -> int:
    """The sum of modifiers: all are cumulative."""
    added = 0
    for one in modifiers:
        added += one.value
    return added
