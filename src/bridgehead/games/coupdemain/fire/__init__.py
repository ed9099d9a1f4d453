"""Infantry fire: its groups, cover, the attack, first fire and what it leaves, mortars, Snipers, odds."""
