"""Pages are told the moments of an action, each as its viewer could see it then, and the server forgets them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from cosmodrome.core.match import Match
from cosmodrome.core.records import plain
from cosmodrome.table.moments import view_at
from cosmodrome.table.protocol import Change
from tests.server.serving import LocalServer, Page, Seat


def test_a_market_is_told_sale_by_sale(tmp_path: Path) -> None:
    with LocalServer(tmp_path / "data", limited=False).open() as server:
        ada, eve = Page(server, "Ada"), Page(server, "Eve")
        table = ada.open_table("lunar-rush", "you", "greedy", "greedy")
        with ada.sit(table["id"]) as player, eve.sit(table["id"]) as spectator:
            while not any(map(has_two_sales, player.heard)) and player.wait_for_turn():
                player.act()
            number = next(message["number"] for message in player.heard if has_two_sales(message))
            while spectator.latest["number"] < number:
                spectator.listen()
            match = server.room(table["id"]).table.match
            assert match is not None
            assert match.moments == {}
            for seat, watcher in ((0, player), (None, spectator)):
                check_bids(watcher, seat)
                check_market(watcher, seat, number, again(match))


def has_two_sales(message: dict[str, Any]) -> bool:
    return [line["event"]["kind"] for line in told(message)].count("ShipSold") > 1


def told(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of the message that tell of events."""
    return [line for line in message.get("log", ()) if message["kind"] == "News" and line["event"]]


def views(message: dict[str, Any]) -> dict[int, Any]:
    """By the number of lines, the view of each moment."""
    final = message["showing"]["view"]
    return {
        moment["lines"]: view_at(final, [Change(*change) for change in moment["changes"]])
        for moment in message["moments"]
    }


def again(match: Match) -> Match:
    """The same game with all its moments."""
    replayed = Match(match.game, match.seats, match.seed, match.options)
    replayed.keeps_moments = True
    for entry in match.log:
        replayed.play(entry.seat, entry.action)
    return replayed


def check_market(watcher: Seat, seat: int | None, number: int, match: Match) -> None:
    """After each sale there is a moment, and it shows what could be seen then."""
    message = next(one for one in watcher.heard if one["kind"] == "News" and one["number"] == number)
    lines, found = told(message), views(message)
    moved = [at for at, line in enumerate(lines, start=1) if line["event"]["kind"] == "PricesMoved"]
    assert len(moved) > 1
    assert set(moved) <= set(found)
    for at in moved:
        prices = [price["price"] for price in found[at]["prices"]]
        assert prices == list(lines[at - 1]["event"]["prices"])
    prompts = {moment["lines"]: moment["prompt"] for moment in message["moments"]}
    steps = [prompts[at]["steps"][prompts[at]["step"]]["say"] for at in moved]
    assert steps == ["short-card"] * len(moved), "the step of a market while it goes on"
    true = [
        json.loads(msgspec.json.encode(plain(match.game.view(moment.state, seat))))
        for ply in {line["ply"] for line in lines}
        for moment in match.moments[ply]
    ]
    assert all(view in true for view in found.values())


def check_bids(watcher: Seat, seat: int | None) -> None:
    """Between the last bid and the showing of bids nobody else's card is seen."""
    seen = 0
    for message in watcher.heard:
        kinds = [line["event"]["kind"] for line in told(message)]
        if "BidsShown" in kinds and kinds.index("BidsShown") in views(message):
            seen += 1
            corporations = views(message)[kinds.index("BidsShown")]["corporations"]
            bids = [corp["bid"] for corp in corporations if corp["corp"] != seat]
            assert bids == [0] * len(bids)
    assert seen
