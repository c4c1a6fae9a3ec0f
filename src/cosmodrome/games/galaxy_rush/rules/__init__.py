"""The rules, one file per chapter of RULES.md; `verbs.py` is the way in, `flow.py` the course of a game."""
