"""The rules, one file per chapter of RULES.md; `flow.py` reads as the course of a game."""
