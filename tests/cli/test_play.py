"""`play` and `replay` as typed by a person: choose, ask, err, take back, leave, come back."""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import cosmodrome as library
from cosmodrome.cli.seats import command
from tests.cli.run import Ran, cosmodrome

SEED = ("--seed", "5")


def play(tmp_path: Path, typed: str, *arguments: str) -> Ran:
    file = str(tmp_path / "game.json")
    return cosmodrome("play", "galaxy-command", *SEED, "--save", file, *arguments, typed=typed, home=tmp_path)


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    ran = play(tmp_path, "1\n" * 200)
    assert ran.code == 0
    assert "Score sheet" in ran.out
    assert ran.out.count("CO-8.5") == 1, "the result is told once"
    match = library.load(tmp_path / "game.json")
    assert match.outcome is not None


def test_a_game_begins_with_what_its_opening_tells(tmp_path: Path) -> None:
    turn = "· Round 1, year 1: your turn.  CO-2.1"
    out = play(tmp_path, "log\nquit\n").out
    assert out.splitlines()[1] == turn
    assert out.count(turn) == 2, "at the beginning, and in the log"
    again = cosmodrome("play", "--resume", str(tmp_path / "game.json"), typed="1\nquit\n").out
    assert again.splitlines()[1] == turn
    later = cosmodrome("play", "--resume", str(tmp_path / "game.json"), typed="quit\n").out
    assert turn not in later, "it has been told"


def test_the_board_and_the_offers_are_shown(tmp_path: Path) -> None:
    out = play(tmp_path, "quit\n").out
    assert "Your sector" in out
    assert "Unexplored: near 1, 2, 3, 4, 5 and 6; distant 1, 2 and 3 (not yet: CO-3.5)." in out
    assert "1  Explore near system 1" in out
    assert "7  Bide time" in out


def test_an_offer_is_explained_by_its_clause(tmp_path: Path) -> None:
    out = play(tmp_path, "? 7\nquit\n").out
    assert "CO-3.7: Bide time: no action, no risk. It is always open." in out


def test_why_not(tmp_path: Path) -> None:
    out = play(tmp_path, "why\nquit\n").out
    assert "Explore distant system 1: You need Forward Star Bases to explore distant systems.  CO-3.5" in out


@pytest.mark.parametrize("word", ["?", "help", "HELP"])
def test_help(tmp_path: Path, word: str) -> None:
    out = play(tmp_path, f"{word}\nquit\n").out
    assert "undo      goes back to your last decision, as far as that is fair." in out
    assert "CO-3.7: Bide time" in play(tmp_path, f"{word} 7\nquit\n").out


def test_wrong_input_changes_nothing(tmp_path: Path) -> None:
    ran = play(tmp_path, "99\n0\n-1\nfly\n? 99\nrules\nrules xyzzy\n\nquit\n")
    assert ran.code == 0
    assert "Type a number from 1 to 7." in ran.out
    assert '"fly" is not a command.' in ran.out
    assert 'No clause has the number or the words "xyzzy".' in ran.out
    assert json.loads((tmp_path / "game.json").read_text())["actions"] == []


def test_undo_where_it_may_and_where_it_may_not(tmp_path: Path) -> None:
    out = play(tmp_path, "undo\n1\nundo\n1\nundo\nquit\n").out
    assert "There is nothing to undo: nothing has been played yet." in out
    assert "You cannot undo this: its result was random." in out
    assert "Undone: Build military." in out


def test_undo_goes_back_across_bots(tmp_path: Path) -> None:
    """To the last own decision: what the bot did after it is taken back with it."""
    file = tmp_path / "game.json"
    table = ("play", "template", "--seats", "2", "--bots", "random", "--seed", "5", "--save", str(file))
    out = cosmodrome(*table, typed="1\nundo\nquit\n", home=tmp_path).out
    assert "You cannot undo this: something hidden was shown." in out
    table = ("play", "lunar-rush", "--seats", "2", "--bots", "random", "--seed", "3", "--save", str(file))
    out = cosmodrome(*table, typed="1\nmoonbound medium\nquit\n", home=tmp_path).out
    assert "random (bot) took the earthbound slow lane." in out
    assert [entry.seat for entry in library.load(file).log][-2:] == [0, 1]
    again = cosmodrome("play", "--resume", str(file), typed="undo\nquit\n", home=tmp_path).out
    assert "Undone: Take the moonbound medium lane." in again
    assert [entry.seat for entry in library.load(file).log] == [0, 1], "the two bids"


def test_a_choice_by_its_words(tmp_path: Path) -> None:
    out = play(tmp_path, "explore\nbide\nquit\n").out
    assert 'Several choices have "explore" in them. Type a number.' in out
    assert "You bided your time." in out


@pytest.mark.parametrize(("typed", "answer"), [("l", '"l" can be log or legend.'), ("h", '"h" can be help or hint.')])
def test_a_command_that_is_not_clear(tmp_path: Path, typed: str, answer: str) -> None:
    assert answer in play(tmp_path, f"{typed}\nquit\n").out


def test_boards_of_others_news_and_legends(tmp_path: Path) -> None:
    table = ("--seats", "2", "--bots", "random", "--name", "Mira")
    out = play(tmp_path, "board 2\nboard rand\nboard nobody\nlegend\nnews\nmore\nquit\n", *table).out
    assert out.count("random (bot)'s sector") == 3, "on the page, and asked for twice"
    assert 'Which player is "nobody"? There are Mira and random (bot).' in out
    assert out.count("Legend") == 2, "on the page, and asked for"
    plain = cosmodrome(
        "play", "template", "--save", str(tmp_path / "p.json"), typed="legend\nquit\n", home=tmp_path
    ).out
    assert "The tables of this game need no legend." in plain
    trucker = ("play", "galaxy-trucker", "--seats", "2", "--bots", "random", "--seed", "5", "--save")
    out = cosmodrome(*trucker, str(tmp_path / "t.json"), typed="legend\nboard 2\nquit\n", home=tmp_path).out
    assert out.count("Legend") == 2, "on the page, and asked for"
    assert out.count("random (bot)'s ship") == 2


def test_numbers_are_never_split(tmp_path: Path) -> None:
    """The score sheet of a whole game and the measured speeds, at 80 columns."""
    play(tmp_path, "1\n" * 200, "--seats", "4", "--bots", "random")
    match = library.load(tmp_path / "game.json")
    assert match.outcome is not None
    out = cosmodrome("replay", str(tmp_path / "game.json"), COLUMNS="80").out
    sheet = out.partition("Score sheet\n")[2]
    score = next(line for line in sheet.splitlines() if line.startswith("Score "))
    assert score.split()[1:] == [str(score) for score in match.outcome.scores]
    bench = cosmodrome("bench", "template", "--seconds", "0.02", COLUMNS="80").out
    assert all(len(line) <= 80 for line in bench.splitlines())
    assert {"Search/s", "View", "Observations"} <= set(bench.split())


def test_a_replay_of_a_secret_game_tells_nothing_twice(tmp_path: Path) -> None:
    match = library.new("lunar-rush", seats=2, seed=3, options={"secrecy": "on"}, players=["You", "bot random"])
    while match.snapshot().turn < 2:
        seat = match.awaiting[0]
        match.play(seat, match.offers(seat)[0])
    match.save(tmp_path / "game.json")
    lines = [line.strip() for line in cosmodrome("replay", str(tmp_path / "game.json"), COLUMNS="400").out.splitlines()]
    loaded = [line for line in lines if " loaded the " in line]
    assert loaded
    assert len(set(loaded)) == len(loaded)
    headings = [at for at, line in enumerate(lines) if line[:1].isdigit()]
    assert all(after - before > 1 for before, after in pairwise(headings)), "nothing below a heading"


def test_a_hint_names_a_move(tmp_path: Path) -> None:
    assert "The search bot would choose: " in play(tmp_path, "hint\nquit\n").out


def test_leaving_and_coming_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = play(tmp_path, "1\n")
    assert f"cosmodrome play --resume {file}" in ran.out
    before = library.load(file)
    again = cosmodrome("play", "--resume", str(file), typed="log\nquit\n")
    assert "You explored" in again.out
    assert library.load(file).log == before.log


def test_without_a_file_the_game_is_kept_in_the_data_folder(tmp_path: Path) -> None:
    cosmodrome("play", "galaxy-command", *SEED, typed="1\nquit\n", home=tmp_path)
    assert len(library.load(tmp_path / "games" / "galaxy-command-5.json").log) == 1


def test_save_to_another_file(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    ran = play(tmp_path, f"1\nsave {other}\nsave {tmp_path}/no/such/folder.json\nquit\n")
    assert len(library.load(other).log) == 1
    assert "Cannot write" in ran.out


def test_against_bots_and_resumed_with_the_same_bots(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = play(tmp_path, "1\n1\n1\nquit\n", "--seats", "3", "--bots", "random,greedy/deals=2", "--name", "Mira").out
    assert "random (bot)" in out
    assert "greedy/deals=2 (bot)" in out
    assert library.load(file).players == ("Mira", "bot random", "bot greedy/deals=2")
    assert "Mira >" in cosmodrome("play", "--resume", str(file), typed="quit\n").out


@pytest.mark.parametrize("more", [(), ("--people", "2")])
def test_who_is_called_like_a_bot_stays_a_person(tmp_path: Path, more: tuple[str, ...]) -> None:
    play(tmp_path, "\n1\nquit\n", "--name", "bot greedy", *more)
    again = cosmodrome("play", "--resume", str(tmp_path / "game.json"), typed="\nquit\n")
    assert again.code == 0
    assert '"bot greedy' in again.out
    assert "(bot)" not in again.out


def test_two_people_at_one_keyboard_have_a_curtain(tmp_path: Path) -> None:
    out = play(tmp_path, "\n7\n1\n\n7\n1\nquit\n", "--people", "2").out
    assert "Player 1, it is your turn. Press Enter" in out
    assert "Player 2, it is your turn. Press Enter" in out


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    play(tmp_path, "1\n" * 200)
    return tmp_path / "game.json"


def test_replay_tells_and_verifies(finished: Path) -> None:
    ran = cosmodrome("replay", str(finished))
    assert ran.code == 0
    assert ran.out.splitlines()[0].strip() == "Round 1, year 1: your turn.  CO-2.1"
    assert "You explored" in ran.out
    assert "all legal. The game is over." in ran.out
    brief = cosmodrome("verify", str(finished))
    assert "all legal" in brief.out
    assert "explored" not in brief.out


def test_replay_of_a_tampered_file_fails(finished: Path) -> None:
    save = json.loads(finished.read_text())
    save["actions"][2] = [0, {"kind": "Conquer", "slot": 8}]
    finished.write_text(json.dumps(save))
    ran = cosmodrome("verify", str(finished))
    assert ran.code == 2
    assert "Action 3 " in ran.err


def test_arena_goes_on_from_its_file(tmp_path: Path) -> None:
    arguments = ["arena", "galaxy-command", "--bots", "random,greedy/deals=2", "--seats", "1"]
    file = str(tmp_path / "results.json")
    first = cosmodrome(*arguments, "--games", "3", "--json", file)
    assert "Score of greedy/deals=2 minus score of random on the same deals: " in first.out
    second = cosmodrome(*arguments, "--games", "5", "--json", file)
    assert "6 of 10 games were played before." in second.out
    assert len(json.loads(Path(file).read_text())["results"]) == 10


def test_bench_prints_tables_and_writes_a_file(tmp_path: Path) -> None:
    ran = cosmodrome("bench", "template", "--seconds", "0.02", "--json", str(tmp_path / "speed.json"))
    assert ran.code == 0
    assert "Search/s" in ran.out
    report = json.loads((tmp_path / "speed.json").read_text())
    assert (report["format"], report["seconds"]) == (1, 0.02)
    plain = report["engines"][0]
    assert plain["engine"] == "plain"
    speed = plain["speeds"][0]
    assert (speed["game"], speed["seats"]) == ("template", 2)
    assert min(speed[name] for name in ("view", "observations", "masks", "vector")) > 0


@pytest.mark.parametrize(
    ("started", "said"),
    [("bin/cosmodrome", "bin/cosmodrome"), ("cosmodrome/__main__.py", f"{sys.executable} -m cosmodrome")],
)
def test_a_command_that_is_not_on_the_path_is_called_as_it_was_typed(
    started: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COSMODROME_COMMAND", raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "argv", [started])
    assert command() == said
