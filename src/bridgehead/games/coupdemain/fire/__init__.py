"""Infantry fire: its groups, cover, the attack, what it does and leaves, machine guns, Snipers."""
