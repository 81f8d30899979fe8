"""The steps of the game, in the order of the rulebook."""
