"""[T0.15] The marks that units and weapons bear, one bit each."""

from typing import Final

# Of a unit.
BROKEN: Final = 1
DM: Final = 2
PINNED: Final = 4
CX: Final = 8
TI: Final = 16
PREP: Final = 32
FIRST: Final = 64
FINAL: Final = 128
AWAITING: Final = 256  # Opportunity Fire
MOVED: Final = 512
CONCEALED: Final = 1024
HIDDEN: Final = 2048
WOUNDED: Final = 4096
WALKING: Final = 8192  # Walking Wounded
FANATIC: Final = 16384
BERSERK: Final = 32768
HEROIC: Final = 65536
MELEE: Final = 131072
DUG_IN: Final = 262144
IN_DITCH: Final = 524288
ON_WIRE: Final = 1048576
BENEATH: Final = 2097152  # beneath the wire of its hex
NO_MOVE: Final = 4194304  # without Freedom of Movement
HAS_SEEN: Final = 8388608
ADVANCED: Final = 16777216
DIRECTED: Final = 33554432  # a leader who has directed fire in this phase
TRIED: Final = 67108864  # has tried to rally, or what else may be tried once in its phase
NAMED: Final = 134217728  # its stack was named in this phase: not again
ASSAULTING: Final = 268435456  # moves by Assault Movement
TRIED_LIGHT: Final = 2147483648  # has tried a starshell in this Player Turn
IN_GLIDER: Final = 34359738368  # [T19.11] in a glider that has landed, until it unloads
UNLOADED: Final = 536870912  # came out of a glider in this Player Turn
PASSING: Final = 1073741824  # [T5.4] passes by the building of its Location, on the road
BY_TRENCH: Final = 4294967296  # [T22.4] came here along a trench
THROUGH: Final = 8589934592  # [T22.17] has got through the wire of its hex in this move
IN_MOTION: Final = 68719476736  # [T27.8] a vehicle that has not stopped
IMMOBILE: Final = 137438953472  # [T25.5] a vehicle that can no more be driven
MACHINE: Final = 274877906944  # [T0.4] a vehicle
RIDING: Final = 549755813888  # [T27.10] sits in a vehicle
SHOCKED: Final = 1099511627776  # [T25.4] a vehicle whose crew does nothing for the moment
UNCONFIRMED: Final = 2199023255552  # [T25.4] a vehicle of which nobody knows whether it is lost
ABANDONED: Final = 4398046511104  # [T29.4] a vehicle whose crew has left it
HAS_THROWN: Final = 8796093022208  # [T7.9] has thrown a charge in this phase
HAS_PLACED: Final = 35184372088832  # [T7.8] has placed a charge in this Player Turn
JUST_SHAKEN: Final = 70368744177664  # [T9.9] came under DM in this phase
HAS_SMOKED: Final = 140737488355328  # [T31.3] has thrown smoke in this Player Turn
UNSEEN: Final = CONCEALED | HIDDEN
"""[T17.1] [T17.5] Marks of a piece whose enemies do not see who it is."""
EMPLACED: Final = 17179869184
"""[T22.15] Works the gun in its pit: never kept as a mark, worked out where fire asks (`works.gun_pit`)."""
BESIDE_WRECK: Final = 17592186044416
"""[T5.6] Stands beside a wreck or a tank: worked out in the same place."""

# Of a weapon; attacks made in the phase are counted from ATTACKS up.
WORN: Final = 1  # malfunctioned
LOST: Final = 2
WEAPON_PREP: Final = 4
WEAPON_FIRST: Final = 8
WEAPON_FINAL: Final = 16
KEEPS_RATE: Final = 32  # may fire once more in the phase
WEAPON_TRIED: Final = 64  # recovery was tried in this phase, or it was handed over
REPAIR_TRIED: Final = 128  # repair was tried in this phase
NO_SMOKE: Final = 256  # [T23.10] has no more smoke shells
ATTACKS: Final = 512
