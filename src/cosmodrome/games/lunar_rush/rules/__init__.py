"""The rules, one file per chapter of RULES.md; `flow.py` says what follows what."""
