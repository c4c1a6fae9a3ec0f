"""The end of a game: the score sheet by category."""

from __future__ import annotations

from cosmodrome.cli.seats import display_names
from cosmodrome.cli.show import Speaker
from cosmodrome.core.match import Match
from cosmodrome.core.message import Text, say
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
    named = tuple(speaker.category(category) for category in categories)
    head: tuple[Text, ...] = (say("outcome-player"), *named, say("outcome-score"), say("outcome-title"))
    speaker.block(Block(say("outcome-sheet"), head, rows))
    speaker.tell(outcome.verdict, "bold")
