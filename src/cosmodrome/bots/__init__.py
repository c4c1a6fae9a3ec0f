"""Bots: random, greedy, search. They know `core` only and use a game's hints."""
