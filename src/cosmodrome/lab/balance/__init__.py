"""The balance report: many bot games, what they say about the game, and a page that shows it."""
