"""The rules machine: frames on a stack, chance as a seat, one notation. It knows no game."""
