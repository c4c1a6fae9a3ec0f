"""The geometry of ships: pure functions over a board and a tuple of pieces, one number for each of its cells."""
