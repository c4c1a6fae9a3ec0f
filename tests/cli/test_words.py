"""How complete a language is, as the command tells it."""

from __future__ import annotations

from tests.cli.run import here


def test_english_is_complete() -> None:
    done = here("words", "en")
    assert (done.code, done.err) == (0, "")
    assert "cosmodrome: " not in done.out


def test_another_language_lacks_what_is_not_there() -> None:
    done = here("words", "xx")
    assert "cosmodrome: setup-seats" in done.out
