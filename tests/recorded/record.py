"""Records the data folder of a release for `tests/server/test_earlier_release.py`.

    .venv/bin/python -m tests.recorded.record RELEASE/.venv/bin/python tests/recorded/VERSION

Plays on the server of that release, as people would, and on its terminal. Chance is not seeded: each run gives another
folder of the same kind. Run once for each release, and never again.
"""

from __future__ import annotations

import json
import lzma
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from cosmodrome.core.game import fewest_seats
from cosmodrome.games.registry import find_game, game_ids
from tests.server.serving import Page, Seat, Server

SHORT = {"galaxy-trucker": {"rounds": "I"}}
"""Options that keep finished games small."""
A_DAY = 86_400
SLOW = {"bank": 3 * A_DAY, "increment": A_DAY}
MOVES = 8
"""Of the person, in a game that is left unfinished."""
MORE_MOVES = {"galaxy-trucker": 15}
"""Where so few would not lead beyond the first phase."""

chance = random.Random(10)


class Recorder:
    def __init__(self, server: Server) -> None:
        self.mira, self.tarek = Page(server, "Mira"), Page(server, "Tarek")
        self.mira.http.post("/api/me/sleep", json={"sleep": {"start": 1380, "end": 420, "offset": 60}})
        self.tables: list[dict[str, Any]] = []

    def finished(self, game: str, seats: list[str]) -> None:
        table = self.mira.open_table(game, *seats, options=SHORT.get(game, {}))
        with self.mira.sit(table["id"]) as seat:
            play(seat)
            self._note("finished", game, table, seat)
        save = self.mira.http.get(f"/api/tables/{table['id']}/save").raise_for_status().content
        if game == "galaxy-command":
            uploaded = self.tarek.http.post("/api/replays", content=save).raise_for_status().json()
            with self.tarek.sit(uploaded["id"]) as seat:
                self._note("uploaded", game, uploaded, seat)

    def unfinished(self, game: str, seats: list[str]) -> None:
        table = self.mira.open_table(game, *seats)
        with self.mira.sit(table["id"]) as seat:
            seat.ask("Say", text=f"Good luck at {game}!")
            play(seat, MORE_MOVES.get(game, MOVES))
            if not seat.showing["no_undo"]:
                seat.ask("Undo", seat=0)
                seat.wait_for_turn()
            with self.tarek.sit(table["id"]) as spectator:
                spectator.ask("Say", text="I am watching.")
            self._note("unfinished", game, table, seat)

    def gathering(self, game: str, seats: list[str | None]) -> None:
        table = self.mira.open_table(game, *seats, begin=False, public=True)
        with self.mira.sit(table["id"]) as seat:
            seat.ask("Say", text="Who plays?")
            self._note("gathering", game, table, seat)

    def correspondence(self, game: str) -> None:
        """Two people with days for each move; it is Tarek's turn, or both decide."""
        table = self.mira.open_table(game, "you", None, begin=False, pace=SLOW)
        with self.tarek.sit(table["id"]) as other, self.mira.sit(table["id"]) as seat:
            other.ask("Sit", seat=1)
            seat.ask("Begin")
            for _ in range(2 * MOVES):
                for one in (seat, other):
                    one.say("Refresh")
                    one.hear("Hello")
                    if one.showing["asks"]:
                        one.act(0)
            seat.say("Refresh")
            seat.hear("Hello")
            self._note("correspondence", game, table, seat)

    def lesson(self, game: str) -> None:
        lesson = self.mira.http.get(f"/api/games/{game}").json()["lessons"][0]["id"]
        table = self.mira.http.post("/api/tables/lesson", json={"game": game, "lesson": lesson}).json()
        with self.mira.sit(table["id"]) as seat:
            for _ in range(2):
                while not seat.showing["asks"]:
                    seat.listen()
                asked = seat.showing["lesson"]["action"] or seat.showing["asks"][0]["offers"][0]["action"]
                seat.ask("Act", seat=seat.showing["seats"][0], action=asked, at=seat.latest["number"])
            while not seat.showing["asks"]:
                seat.listen()
            self._note("lesson", game, table, seat)

    def _note(self, what: str, game: str, table: dict[str, Any], seat: Seat) -> None:
        showing = seat.showing
        known = {"what": what, "game": game, "id": table["id"], "code": table["code"], "name": showing["name"]}
        told = {"stage": showing["stage"], "ply": showing["ply"], "outcome": showing["outcome"]}
        self.tables.append({**known, **told, "chat": chat_of(seat)})


def chat_of(seat: Seat) -> list[str]:
    """What was said, from everything that was heard last."""
    seat.say("Refresh")
    return [line["text"] for line in seat.hear("Hello")["chat"]]


def play(seat: Seat, moves: int = 10_000) -> None:
    """So many actions, each picked at random; then it is this person's turn again, or the end."""
    for _ in range(moves):
        if not seat.wait_for_turn():
            return
        seat.act(chance.randrange(1000))
    seat.wait_for_turn()


def save_files(python: str, folder: Path) -> None:
    """Games at the terminal that somebody left."""
    folder.mkdir()
    for game in game_ids():
        file = folder / f"{game}.json"
        seats = str(max(2, find_game(game).meta.min_seats))
        command = [python, "-m", "cosmodrome", "play", game, "--seats", seats, "--bots", "greedy", "--name", "Mira"]
        typed = "1\n" * MOVES + "quit\n"
        subprocess.run([*command, "--save", str(file)], input=typed, text=True, check=True, stdout=subprocess.DEVNULL)


def record(server: Server) -> dict[str, Any]:
    recorder = Recorder(server)
    for game in game_ids():
        others = max(2, fewest_seats(find_game(game), {})) - 1
        recorder.finished(game, ["you", *["random" if game == "lunar-rush" else "greedy"] * others])
        recorder.unfinished(game, ["you", *["random"] * others])
        recorder.gathering(game, ["you", *["random"] * (others - 1), None])
    recorder.correspondence("galaxy-rush")
    recorder.lesson("galaxy-command")
    people = {page.me["name"]: dict(page.http.cookies) for page in (recorder.mira, recorder.tarek)}
    return {"people": people, "tables": recorder.tables}


def main(python: str, target: Path) -> None:
    target.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        server = Server(data, python=python).start()
        known = record(server)
        server.stop()
        with closing(sqlite3.connect(data / "cosmodrome.sqlite")) as base:
            base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            base.execute("PRAGMA journal_mode=DELETE")
            base.execute("VACUUM")
            known["at"] = base.execute("SELECT max(at) FROM happenings").fetchone()[0]
        packed = lzma.compress((data / "cosmodrome.sqlite").read_bytes(), preset=9)
        (target / "cosmodrome.sqlite.xz").write_bytes(packed)
        shutil.copy(data / "secret", target)
    (target / "known.json").write_text(json.dumps(known, indent=1) + "\n")
    save_files(python, target / "unfinished")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
