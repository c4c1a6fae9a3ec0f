"""The end of a game: the score sheet by category."""

from __future__ import annotations

from cosmodrome.cli.seats import display_names
from cosmodrome.cli.show import say, show_block
from cosmodrome.core.match import Match
from cosmodrome.core.texts import Block


def show_outcome(match: Match) -> None:
    outcome = match.outcome
    assert outcome is not None
    names = display_names(match.players)
    categories = list(outcome.sheet[0])
    rows = tuple(
        (
            name,
            *(str(outcome.sheet[seat][category]) for category in categories),
            str(outcome.scores[seat]),
            outcome.titles[seat],
        )
        for seat, name in enumerate(names)
    )
    show_block(Block("Score sheet", ("Player", *categories, "Score", "Title"), rows))
    say(outcome.named(names).verdict, "bold")
