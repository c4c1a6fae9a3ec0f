"""Every message that code can say is in a catalogue with its arguments, and nothing in a catalogue is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import msgspec
import pytest

import cosmodrome
from cosmodrome.core import catalogue as catalogues
from cosmodrome.core.catalogue import ENGLISH, MissingMessage, catalogue, reader_language, rules_in, sources
from cosmodrome.core.flow import GameState
from cosmodrome.core.message import Message, Player, people, say
from cosmodrome.core.pseudo import LANGUAGE
from cosmodrome.core.records import Action, Event, Records, View
from cosmodrome.core.rulebook import parse_rules, translated
from cosmodrome.games.registry import find_game, game_ids
from cosmodrome.testing.words import Said, check_words, faults, read_catalogue, read_code, read_page, read_sentences

SOURCE = Path(cosmodrome.__file__).parent
GAMES = [game for game in game_ids() if any(sources(ENGLISH, find_game(game).texts.words))]
BY_NAME = {"player-you-start", "player-you", "player-your-start", "player-your", "player-owner"} | {
    f"list-{name}" for name in ("pair", "more", "none", "pair-or")
}
"""Those that the catalogue itself uses."""
SHELL = read_catalogue(sources(ENGLISH))
PAGE = Path(__file__).parents[2] / "web" / "src"
BOARDS = PAGE / "games"


class Unnamed(Action, frozen=True):
    pass


def page_of(folder: Path) -> list[Path]:
    """The page's files in a folder, without tests."""
    return [file for kind in ("*.ts", "*.svelte") for file in folder.rglob(kind) if not file.name.endswith(".test.ts")]


def is_of_a_game(file: Path) -> bool:
    return file.is_relative_to(SOURCE / "games") and file.parent != SOURCE / "games"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_and_its_board_say_what_its_catalogue_has(game_id: str) -> None:
    check_words(find_game(game_id), *read_page(page_of(BOARDS / game_id.replace("-", "_"))))


def test_everything_else_says_what_the_shared_catalogue_has() -> None:
    code = read_code(file for file in SOURCE.rglob("*.py") if not is_of_a_game(file))
    page = read_page(file for file in page_of(PAGE) if file.parent == BOARDS or BOARDS not in file.parents)
    plain = read_page(page_of(BOARDS / "plain"))
    found = faults([*code, *page, *plain, *_shared_by_boards()], SHELL, {})
    assert [each for each in found if each.removeprefix("nobody says ") not in BY_NAME] == []


def _shared_by_boards() -> Iterator[Said]:
    """What boards say of the shared messages."""
    for said in read_page(page_of(BOARDS)):
        if any(said.pattern.fullmatch(name) for name in SHELL):
            yield said._replace(more=said.more or not said.literal)


CAPITAL = re.compile(r"[a-z:;,] \{ \$who \}")
"""Inside a sentence it is NAME($who), for "you"."""


def test_you_has_a_capital_only_where_a_sentence_begins() -> None:
    texts = [*sources(ENGLISH), *(text for game in GAMES for text in sources(ENGLISH, find_game(game).texts.words))]
    lines = {line.strip() for text in texts for line in text.splitlines() if CAPITAL.search(line)}
    assert [line for line in sorted(lines) if not line.startswith("*[other]")] == []


def test_faults_are_found(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text(
        'say("gone")\nsay("known", n=1)\nsay(f"kind-{x}")\nparagraphs("lesson", 2)\n'
        'say("lost" if x else f"kind-{x}")\nMessage("away", {})\nsay(f"took-{x}", n=1)\n'
        'say("known", n=1, all=2, spare=3)\n'
    )
    own = read_catalogue(
        [
            "known = { $n } of { $all }\nkind-a = a\nlesson-1 = One { lesson-9 }\nspare = { kind-a }\n",
            "took-up = { $who } { $n }\ntook-down = { $who }\n",
        ]
    )
    assert faults(read_code(tmp_path.iterdir()), own, {}) == [
        "code.py:1: no message gone",
        "code.py:2: known lacks all",
        "code.py:5: no message lost",
        "code.py:6: no message away",
        "code.py:7: took-up lacks who",
        "code.py:7: took-down lacks who",
        "code.py:8: known does not use spare",
        "lesson-1 uses lesson-9, which there is not",
        "nobody says spare",
    ]


def test_an_id_that_stands_twice_is_found() -> None:
    with pytest.raises(ValueError, match="one stands twice"):
        read_catalogue(["one = 1\ntwo = 2\none = 3\n"])


def test_a_choice_that_never_comes_is_found() -> None:
    with pytest.raises(ValueError, match="turn: YOU gives other or you, not yes"):
        read_catalogue(["turn = { YOU($who) ->\n    [yes] go on\n   *[other] goes on\n  }"])


def test_an_unknown_function_is_found() -> None:
    with pytest.raises(ValueError, match="ship: there is no function WON"):
        read_catalogue(["ship = { WON($who) } ship"])


def test_a_kind_of_action_without_a_name_is_found() -> None:
    game = find_game("template")
    records = Records(action=game.records.action | Unnamed, event=Event, view=View, state=GameState)
    with pytest.raises(AssertionError, match="no message do-Unnamed"):
        check_words(msgspec.structs.replace(game, records=records))


def test_what_the_page_says_is_read_with_its_arguments(tmp_path: Path) -> None:
    (tmp_path / "Board.svelte").write_text(
        """<p title={t('one')}>{t('two', { n: f({ a: 1 }), who, 'x-y': [b, c], ...more })}</p>
        {t(`kind-${kind}-long`, { n })} {at('three')} {row.t('four')} {t('five', words)}
        {show({ say: 'six', args })} {show({ say: n ? 'seven' : 'eight' })}"""
    )
    found = list(read_page(tmp_path.iterdir()))
    assert [(said.pattern.pattern, sorted(said.args), said.more) for said in found] == [
        ("one", [], False),
        ("two", ["...", "n", "who", "x-y"], True),
        (r"kind\-.+\-long", ["n"], False),
        ("five", ["..."], True),
        ("six", [], True),
        ("seven", [], True),
        ("eight", [], True),
    ]


EXEMPT = {
    "server/http/reference.py": "the reference of the HTTP interface is for programmers",
    "compiling/spell_out.py": "source code for a compiler",
    "compiling/constants.py": "source code for a compiler",
    "compiling/c_compiler.py": "a script for zig and options of compilers",
    "core/numeric.py": "names of ids and blocks, for whoever writes programs",
    "games/*/numeric.py": "names of blocks, for whoever writes programs",
    "testing/*.py": "what checks report is for programmers",
    "games/*/bot/*.py": "names of weights, for whoever tunes a bot",
}
NO_SENTENCES = {
    # Ids in saves and views. What people read is found by them.
    *("no system", "no production", "few systems", "no humans", "no engines"),
    *("face up", "face down", "set aside", "On the way", "Best ship", "Spot check", "Anomaly chips"),
    *("Empty spaces", "Leftover items", "Moon items", "Gold modules", "Bid cards left"),
    # For operators: figures of `/metrics`.
    *("Unexpected errors since the start", "Tables in memory", "Pages connected", "Actions since the start"),
    *("Writes that wait for the database", "Pieces of work in processes or waiting for one"),
    *("Commits that failed since the start", "How long commits take", "How long work in other processes takes"),
    "From a command to its answer, without hints",
    # A name, and what other programs say or read.
    *("The Cosmodrome developers",),
    *("client disconnected prematurely", "dark light", "{} pip install --python {} -e"),
    *("{}{} -m pip install -e",),
    *("bot ", "bot {}", "Seat {}", "line {}", "progress ", "progress {} {}"),
    # Commands to type.
    *(
        "learn {}",
        "cosmodrome {}",
        "cosmodrome: {}",
        "{} --seats {} --bots {}{}",
        " --option {}={}",
        '  {} "{}[tests]"',
    ),
}


def sentences(folder: Path) -> list[str]:
    """The texts for people that are in the Python files of a folder, but for the exempt ones."""
    found = []
    for file in sorted(folder.rglob("*.py")):
        place = file.relative_to(folder).as_posix()
        if not any(fnmatch(place, pattern) for pattern in EXEMPT):
            texts = sorted(read_sentences(file))
            found += [f"{place}:{line}: {text}" for line, text in texts if text not in NO_SENTENCES]
    return found


def test_no_sentence_is_left_in_python() -> None:
    assert sentences(SOURCE) == []


PLANTED = '''
"""A docstring may say what it wants."""
log.warning("a line for %s logs", name)
raise ValueError("an error for programmers")
route(summary="A summary of a route")
kind = "galaxy-rush", "Robert Bartelli", '<a href="x">', "pip"
title = "Best of all"
answer = f"{name} is missing"
raise Refused(f"there are {count}" " of them")
label = say("greeting", who="Hello.")
help = Option(help="Where to listen")
count = str(n) + " points"
owner = f"{name}'s"
season = f"Season {number}"
prompt = "Take a card"
half = "{} of {}".format(n, most)
loud = "GAME OVER"
asked = "OK?"
line = Line("Winner", "XX-1.1")
'''


def test_a_sentence_in_python_is_found(tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text(PLANTED)
    assert sentences(tmp_path) == [
        "planted.py:7: Best of all",
        "planted.py:8: {} is missing",
        "planted.py:9: there are {} of them",
        "planted.py:10: Hello.",
        "planted.py:11: Where to listen",
        "planted.py:12:  points",
        "planted.py:13: {}'s",
        "planted.py:14: Season {}",
        "planted.py:15: Take a card",
        "planted.py:16: {} of {}",
        "planted.py:17: GAME OVER",
        "planted.py:18: OK?",
        "planted.py:19: Winner",
    ]


def test_the_list_of_exceptions_is_needed() -> None:
    """Nothing is on it that is in the code no more."""
    texts = {text for file in SOURCE.rglob("*.py") for _, text in read_sentences(file)}
    assert sorted(NO_SENTENCES - texts) == []
    files = [file.relative_to(SOURCE).as_posix() for file in SOURCE.rglob("*.py")]
    assert [pattern for pattern in EXEMPT if not any(fnmatch(file, pattern) for file in files)] == []


class TestRendering:
    @pytest.fixture(autouse=True)
    def _words(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        lines = (
            "took = { $who } took { $card } from { OWN($other) } ship.",
            "lost = { NAME($who) }: { $things } ({ COUNT($things) })",
            "either = { OR($things) }",
            "crew = { $n ->\n    [one] { $n } human\n   *[other] { $n } humans\n  }",
        )
        real = catalogues.sources
        monkeypatch.setattr(
            catalogues, "sources", lambda language, package="": ["\n".join(lines), *real(language, package)]
        )
        catalogues._bundle.cache_clear()
        yield
        catalogues._bundle.cache_clear()

    def render(self, text: Message, you: int | None = None) -> str:
        return catalogues.Catalogue().render(text, ["Mira", "Bolt"], you)

    def test_players_by_name_and_the_reader_as_you(self) -> None:
        took = say("took", who=Player(0), card="Nebula", other=Player(1))
        assert self.render(took) == "Mira took Nebula from Bolt's ship."
        assert self.render(took, 0) == "You took Nebula from Bolt's ship."
        assert self.render(took, 1) == "Mira took Nebula from your ship."

    def test_lists_and_plurals(self) -> None:
        things = (say("crew", n=1), say("crew", n=2), "goods")
        assert self.render(say("lost", who=people([0, 1]), things=things), 1) == (
            "Mira and you: 1 human, 2 humans and goods (3)"
        )
        assert self.render(say("lost", who=Player(0), things=())) == "Mira: nothing (0)"
        assert self.render(say("either", things=("a", "b", "c"))) == "a, b or c"

    def test_what_is_missing_is_an_error(self) -> None:
        for wrong in (say("no-such-message"), say("took", who=Player(0))):
            with pytest.raises(MissingMessage):
                self.render(wrong)

    def test_arguments_from_outside_cannot_break_it(self) -> None:
        assert len(self.render(say("took", who=Player(0), card="x" * 9_000, other=Player(9)))) < 500
        assert "9" * 40 in self.render(say("crew", n=int("9" * 40)))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_XA.UTF-8"}, "en-XA"),
        ({"LANG": "en_GB@euro"}, "en"),
        ({"LC_MESSAGES": "en_XA", "LANG": "en_US.UTF-8"}, "en-XA"),
        ({"LC_ALL": "C", "LC_MESSAGES": "en_XA"}, "en"),
        ({"LC_ALL": "", "LANG": "en_XA"}, "en-XA"),
        ({"COSMODROME_LANGUAGE": "en-XA", "LC_ALL": "C"}, "en-XA"),
        ({"COSMODROME_LANGUAGE": "tlh"}, "en"),
    ],
)
def test_the_reader_s_own_choice_of_a_language_comes_first(environment: dict[str, str], language: str) -> None:
    assert reader_language(environment) == language


class TestRules:
    BOOK = parse_rules("## 1. Start\n- XX-1.1 Deal.\n- XX-1.2 Play.\n")

    def test_a_translation_replaces_what_it_has(self) -> None:
        other = parse_rules("## 1. Beginn\n- XX-1.2 Spielt.\n- XX-9.9 Fremd.\n")
        assert translated(self.BOOK, other) == parse_rules("## 1. Beginn\n- XX-1.1 Deal.\n- XX-1.2 Spielt.\n")

    def test_they_are_read_from_the_languages_file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        package = tmp_path / "foreign_words"
        package.mkdir()
        (package / "__init__.py").write_text("")
        (package / "RULES.de.md").write_text("## 1. Beginn\n- XX-1.1 Gebt.\n", encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        found = rules_in("de", self.BOOK, "foreign_words").clause("XX-1.1")
        assert found is not None
        assert found.text == "Gebt."
        assert rules_in("en", self.BOOK, "foreign_words") == self.BOOK

    def test_the_pseudo_language_has_them_all(self) -> None:
        assert rules_in(LANGUAGE, self.BOOK, "") != self.BOOK


def test_the_pseudo_language_is_longer_and_keeps_what_fluent_reads() -> None:
    made = catalogue("", LANGUAGE).render(say("setup-seats", game="Rush", least=1, most=4, asked=9))
    plain = catalogue().render(say("setup-seats", game="Rush", least=1, most=4, asked=9))
    assert made.isascii() is False
    assert len(made) > len(plain)
    assert "Rush" in made
