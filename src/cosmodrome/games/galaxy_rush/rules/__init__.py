"""The rules, one file per chapter of RULES.md; `flow.py` is the course of a game."""
