"""How complete a language is, as the command tells it."""

from __future__ import annotations

import re

import pytest

from cosmodrome.cli.main import app
from cosmodrome.core.pseudo import LANGUAGE
from tests.cli.run import cosmodrome, here

COMMANDS = [command.name or "" for command in app.registered_commands]
LIBRARY = re.compile(r"Usage: .*|Show this message and exit\.|\[(?:default|env var|required)[^]]*\]|<\w+ range>|\w+:$")
"""What the library for commands says itself."""


def test_english_is_complete() -> None:
    done = here("words", "en")
    assert (done.code, done.err) == (0, "")
    assert "cosmodrome: " not in done.out


def test_another_language_lacks_what_is_not_there() -> None:
    done = here("words", "xx")
    assert "cosmodrome: setup-seats" in done.out


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_reader_s_language(command: str) -> None:
    ran = cosmodrome(*filter(None, [command]), "--help", COSMODROME_LANGUAGE=LANGUAGE)
    own = LIBRARY.sub("", ran.out)
    assert [line for line in own.splitlines() if re.search(r"[a-z]{3,} [a-z]{3,}", line)] == []
    assert "éé" in own


def test_what_commands_say_is_in_the_reader_s_language() -> None:
    ran = cosmodrome("games", COSMODROME_LANGUAGE="", LC_ALL="", LANG="en_XA.UTF-8")
    assert "Gáámééš" in ran.out
    ran = cosmodrome("rules", "chess", COSMODROME_LANGUAGE=LANGUAGE)
    assert (ran.code, "chess" in ran.err, "There is no game" in ran.err) == (2, True, False)
