"""The end of a game: the score sheet by category."""

from __future__ import annotations

from cosmodrome.cli.seats import display_names
from cosmodrome.cli.show import Speaker
from cosmodrome.core.match import Match
from cosmodrome.core.texts import Block


def show_outcome(match: Match, speaker: Speaker) -> None:
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
    speaker.block(Block("Score sheet", ("Player", *map(speaker.category, categories), "Score", "Title"), rows))
    speaker.say(outcome.verdict, "bold")
