"""`choose`: putting an action together at the terminal, pick by pick, where the offers are only the usual ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cosmodrome.cli.show import Speaker, in_words, tell
from cosmodrome.core.flow import Seat
from cosmodrome.core.match import Match
from cosmodrome.core.message import say
from cosmodrome.core.records import Action, kind_in_words

Ask = Callable[[str], str]


def put_together(match: Match, seat: Seat, speaker: Speaker, ask: Ask) -> Action | None:
    """The action a person has put together; None where they have left it, or others have made it impossible."""
    forms = match.forms(seat)
    if not forms:
        tell(say("compose-none"))
        return None
    number = 0 if len(forms) == 1 else _number([kind_in_words(kind) for kind in forms], ask, may_end=False)
    return None if number is None else _pick(match, seat, forms[number], speaker, ask)


def _pick(match: Match, seat: Seat, kind: type[Action], speaker: Speaker, ask: Ask) -> Action | None:
    """Pick by pick; where there is one way only it is taken."""
    picks: tuple[int, ...] = ()
    words = match.game.texts
    while True:
        view, found = match.view(seat), match.compose(seat, kind, picks)
        if found.action is not None:
            speaker.line(words.offer(view, found.action), "  = ")
        if not found.picks:
            if found.action is None:
                tell(say("compose-gone"))
            return found.action
        if len(found.picks) == 1 and found.action is None:
            picks = (*picks, found.picks[0])
            continue
        labels = [speaker.render(words.pick(view, kind, picks, pick)) for pick in found.picks]
        number = _number(labels, ask, may_end=found.action is not None)
        if number is None:
            return None
        if number < 0:
            return found.action
        picks = (*picks, found.picks[number])


def _number(labels: Sequence[str], ask: Ask, *, may_end: bool) -> int | None:
    """Which of these; -1 for "that is all", None for going back."""
    for number, label in enumerate(labels, start=1):
        tell(f"{number:>3}  {label}")
    question = in_words(say("compose-which-or-end") if may_end else say("compose-which"))
    while True:
        answer = ask(f"{question} ").lower()
        if not answer and may_end:
            return -1
        if answer in {"b", "back"}:
            return None
        if answer.isdigit() and 1 <= int(answer) <= len(labels):
            return int(answer) - 1
        tell(say("play-numbers", most=len(labels)))
