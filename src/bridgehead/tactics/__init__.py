"""What tactical games on cells share, from the attack that is summed once on. Knows no game, and no rule of one: combat
tables, morale and movement costs belong to a game.
"""
