"""The rules, one file for each chapter of RULES.md; `flow` is the course of the game."""
