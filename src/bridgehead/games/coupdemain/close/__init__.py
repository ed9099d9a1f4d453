"""Close combat, ambush, Melee, prisoners."""
