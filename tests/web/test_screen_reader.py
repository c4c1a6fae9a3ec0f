"""Tables played by whoever sees nothing of them: through roles, names and keys of the accessibility tree alone."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.serving import Server
from tests.web.visits import Visit, open_table, visiting

A_WHOLE_GAME = 500


class Listener:
    """Knows what a screen reader can say, and presses what has a role and a name."""

    def __init__(self, visit: Visit) -> None:
        self.visit, self.page = visit, visit.page
        self.dice = random.Random(5)

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name="Your decision", exact=True)

    @property
    def answers(self) -> Locator:
        """Without what is not possible, and without the rules that say why."""
        buttons = self.question.get_by_role("listitem").get_by_role("button", name=re.compile("^(?!Rule )"))
        return buttons.filter(has_not_text="(not possible)")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name="Result", exact=True)

    @property
    def outline(self) -> Locator:
        return self.page.get_by_role("region", name="The board in words", exact=True)

    def is_over(self) -> bool:
        return self.result.count() > 0

    def is_asked(self) -> bool:
        """A scene that waits is led on by its button, as anybody would."""
        onward = self.page.get_by_role("button", name="Next", exact=True)
        if onward.count():
            onward.press("Enter")
        return self.answers.count() > 0

    def state(self) -> str:
        """What the key reads out."""
        self.page.keyboard.press("i")
        status = self.page.get_by_role("status", name="How the table stands")
        expect(status).not_to_be_empty()
        return status.inner_text()

    def play(self, most: int) -> int:
        """So many decisions, or until the game is over; how many they were."""
        for turn in range(most):
            self.visit.wait_until(lambda: self.is_asked() or self.is_over(), "a question or the result")
            if self.is_over():
                return turn
            self.answer()
        return most

    def answer(self) -> None:
        title = self.question.get_by_role("heading", level=2).inner_text()
        said = self.state()
        assert title in said, (title, said)
        assert "Your turn" in said, said
        assert self.outline.get_by_role("heading", level=3).count() > 1
        ply = self.visit.ply()
        self.answers.nth(self.dice.randrange(self.answers.count())).press("Enter")
        self.visit.wait_until(lambda: self.visit.ply() > ply or self.is_over(), f"an action after number {ply}")
        self.visit.wait_until(lambda: not self.visit.unanswered, "the answer to what was sent")


GAMES = [("galaxy-command", ("you",)), ("galaxy-rush", ("you", "random"))]


@pytest.mark.parametrize(
    "most", [pytest.param(4, id="begun"), pytest.param(A_WHOLE_GAME, id="whole", marks=pytest.mark.long)]
)
@pytest.mark.parametrize(("game_id", "sitters"), GAMES, ids=[game_id for game_id, _ in GAMES])
def test_played_by_ear(browser: Browser, server: Server, game_id: str, sitters: tuple[str, ...], most: int) -> None:
    with visiting(browser, server.address, confirm="never") as visit:
        visit.open(open_table(visit, game_id, *sitters, begin=True))
        listener = Listener(visit)
        played = listener.play(most)
        if most < A_WHOLE_GAME:
            assert played == most
            return
        assert played > 10
        expect(listener.result.get_by_role("heading", level=2)).not_to_be_empty()
        assert listener.state().startswith("Game over")


def test_the_state_is_read_out_by_one_key(browser: Browser, server: Server) -> None:
    """The round, whose turn it is, what is asked, then one's own figures before those of the others."""
    with visiting(browser, server.address, confirm="never") as visit:
        visit.open(open_table(visit, "galaxy-command", "you", "greedy", begin=True))
        listener = Listener(visit)
        visit.wait_until(listener.is_asked, "a question")
        said = listener.state()
        assert re.match(r"Year 1", said), said
        own, other = said.index("You: "), said.index("Bolt: ")
        assert said.index("Your turn") < own < other
        assert re.search(r"\d+ choices", said)
        assert re.search(r"You: \d+ points?, .*Metal: \d", said), said
        again = listener.page.get_by_role("status", name="How the table stands").get_by_role("paragraph").first
        held = again.element_handle()
        assert held is not None
        listener.state()
        visit.wait_until(lambda: not held.evaluate("line => line.isConnected"), "the same state read out once more")


def test_board_and_log_are_outlines(browser: Browser, server: Server) -> None:
    """Headings lead to every part of the board and to every turn of the log; pieces are named by their whole text."""
    with visiting(browser, server.address, confirm="never") as visit:
        visit.open(open_table(visit, "galaxy-command", "you", begin=True))
        listener = Listener(visit)
        listener.play(3)
        visit.wait_until(listener.is_asked, "a question")
        page = visit.page
        heads = listener.outline.get_by_role("heading", level=3)
        assert listener.outline.get_by_role("table").count() >= heads.count() > 2
        log = page.get_by_role("region", name="Log, rules and chat")
        expect(log.get_by_role("heading", name="Log", level=2)).to_be_visible()
        expect(log.get_by_role("heading", name=re.compile("Round 1"), level=3)).to_have_count(1)
        board = page.get_by_role("main", name="Board")
        expect(board.get_by_role("heading", name=re.compile("Near systems", re.IGNORECASE))).to_have_count(1)
        assert board.get_by_role("button", name=re.compile("near", re.IGNORECASE)).count() > 0
