"""Opponents that see what their seat may see, and nothing else."""

from bridgehead.players.player import Player, decide, decision_dice
from bridgehead.players.roster import PLAYERS, player, players
from bridgehead.players.sight import Sight

__all__ = ["PLAYERS", "Player", "Sight", "decide", "decision_dice", "player", "players"]
