"""What a player may ask at the terminal without changing anything."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as RichText

from cosmodrome.bots.bot import look
from cosmodrome.bots.search import SearchBot
from cosmodrome.cli.keyboard import Keyboard
from cosmodrome.cli.layout import wrapped
from cosmodrome.cli.page import Page
from cosmodrome.cli.show import Speaker, console, tell, window
from cosmodrome.core.flow import Seat
from cosmodrome.core.match import Match
from cosmodrome.core.message import Text, say
from cosmodrome.core.records import Action, View
from cosmodrome.core.rng import Rng
from cosmodrome.core.texts import Line

HINT_SECONDS = 1.0
HELP = 10
"""Where the explanations in the help begin."""


class Questions:
    """Answers for one match."""

    def __init__(self, match: Match, speaker: Speaker, rng: Rng, keyboard: Keyboard) -> None:
        self.match = match
        self.speaker = speaker
        self.rng = rng
        self.keyboard = keyboard

    def describe(self, view: View, action: Action) -> Text:
        return self.match.game.texts.offer(view, action).text

    def explain(self, seat: Seat, offers: Sequence[Action], number: str) -> None:
        """An offer with the clause it rests on."""
        if not number:
            lines = self.speaker.render(say("help")).splitlines()
            self.keyboard.leaf([line for each in lines for line in wrapped(RichText(each), console.width, HELP)])
            return
        if not number.isdigit() or not 1 <= int(number) <= len(offers):
            tell(say("play-numbers", most=len(offers)))
            return
        line = self.match.game.texts.offer(self.match.view(seat), offers[int(number) - 1])
        self.speaker.line(Line(line.text, "", line.detail))
        self.rules(line.clause)

    def why(self, seat: Seat) -> None:
        """What is closed to the seat, with reasons."""
        closed, view = self.match.why_not(seat), self.match.view(seat)
        lines = []
        for action, refusal in closed:
            about = self.describe(view, action)
            reason = self.speaker.render(say("why-closed", action=about, why=refusal.text, clause=refusal.clause))
            lines += wrapped(RichText(reason), console.width, 2)
        self.keyboard.leaf(lines)
        if not closed:
            tell(say("why-nothing"))

    def hint(self, seat: Seat) -> None:
        """What the search bot would do, and by how much."""
        bot = SearchBot(self.rng.spawn(), seconds=HINT_SECONDS)
        view, state = self.match.view(seat), self.match.snapshot()
        with self.keyboard.waiting(), console.status(self.speaker.render(say("hint-thinking"))):
            best, *others = bot.think(look(self.match.game, state, seat, self.rng))
        about = self.describe(view, best.action)
        self.speaker.tell(say("hint-best", action=about, worth=f"{100 * best.worth:.1f}"))
        for thought in others[:3]:
            about, less = self.describe(view, thought.action), f"{100 * (best.worth - thought.worth):.1f}"
            self.speaker.tell(say("hint-less", action=about, less=less), "dim", "  ")

    def log(self, seat: Seat) -> None:
        page = Page(self.speaker, *window())
        lines = [self.match.game.texts.event(event) for event in self.match.seen(seat)]
        self.keyboard.leaf([line for each in lines for line in page.news(each).lines(page.width)])

    def rules(self, words: str) -> None:
        book = self.match.game.rules
        found = book.find(words) if words else []
        lines = [RichText(f"{clause.id}: {clause.text}", "cyan") for clause in found]
        self.keyboard.leaf([line for each in lines for line in wrapped(each, console.width)])
        if not found:
            tell(say("rules-none", words=words) if words else say("rules-how"))
