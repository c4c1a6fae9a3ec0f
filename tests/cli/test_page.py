"""Tables, choices and pages in little room."""

from __future__ import annotations

from rich.text import Text

from cosmodrome.cli.choices import Choice, grouped, in_brief, in_full, in_short, named
from cosmodrome.cli.layout import Picture, arrange, cut, table, wide, wrapped
from cosmodrome.cli.page import Page
from cosmodrome.cli.show import Speaker
from cosmodrome.core.texts import LATER, LEGEND, Block, Prompt

CELLS = [Choice(number, f"Move to A{number}", "explore") for number in range(1, 10)]
CENTRE = Choice(10, "Move to the centre", "explore for 2 chips")


def plain(picture: Picture) -> list[str]:
    return [line.plain for line in picture]


def box(width: int, height: int) -> Picture:
    return [Text("x" * width) for _ in range(height)]


def test_a_text_column_gives_way_and_a_name_does_not() -> None:
    rows = [["Ann Lee", "269", "a note of several words"], ["Bo", "7", "-"]]
    assert plain(table(["Player", "Points", "Note"], rows, 30)) == [
        "Player   Points  Note",
        "Ann Lee     269  a note of",
        "                 several words",
        "Bo            7  -",
    ]


def test_a_table_that_is_too_wide_is_turned_or_goes_on_below() -> None:
    head, row = ["Player", "Expeditions", "Discoveries"], ["Ann", "26", "9"]
    turned = ["Player       Ann", "Expeditions   26", "Discoveries    9"]
    assert [line.split() for line in plain(table(head, [row], 20))] == [line.split() for line in turned]
    below = plain(table(head, [row] * 9, 22))
    assert below[0].split() == ["Player", "Expeditions"]
    assert below[10].split() == ["Player", "Discoveries"]


def test_empty_columns_are_left_out() -> None:
    assert plain(table(["Player", "Notes"], [["Ann", ""], ["Bo", ""]], 30)) == ["Player", "Ann", "Bo"]


def test_lines_are_wrapped_at_words_and_indented() -> None:
    assert plain(wrapped(Text("  1  one two three four five"), 20, 5)) == ["  1  one two three", "     four five"]


def test_tables_stand_side_by_side_and_the_first_ones_come_first() -> None:
    found = arrange([box(10, 4), box(8, 2), box(30, 3), box(8, 2)], 20, 4)
    assert found.placed == (0, 1, 3)
    assert (wide(found.picture), len(found.picture)) == (20, 4)
    assert arrange([box(10, 9)], 20, 4).placed == ()


def test_what_choices_share_is_said_once() -> None:
    choices = [*CELLS, CENTRE]
    assert len(in_full(choices, 40)) == 11
    assert plain(grouped(choices, 40))[:2] == ["     Move to ...  explore", "  1  A1    2  A2    3  A3    4  A4"]
    assert plain(in_short(choices, 40))[-2:] == [" 10  Move to the centre  explore for", "     2 chips"]
    assert plain(in_short([CENTRE], 40)) == [" 10  Move to the centre  explore for 2 …"]
    assert plain(in_brief(choices, 50, 2)) == [
        "     Move to ...  explore    1  A1    2  A2 …",
        " 10  Move to the centre  explore for 2 chips",
    ]


def test_a_list_that_is_too_long_keeps_its_end() -> None:
    """It ends with what ends a step."""
    choices = [Choice(number, f"Part{number}", "take it") for number in range(1, 21)]
    lines = plain(in_brief(choices, 40, 9))
    assert len(lines) == 9
    assert lines[3:6] == ["  4  Part4  take it", "     ...", " 17  Part17  take it"]
    assert plain(in_brief(choices, 40, 2)) == ["  1  Part1  take it", "  2  Part2  take it"]


def test_a_group_that_is_too_long_is_begun_in_as_many_lines_as_there_are() -> None:
    assert plain(in_brief([*CELLS, CENTRE], 30, 3)) == [
        "     Move to ...  explore",
        "  1  A1    2  A2    3  A3 …",
        " 10  Move to the centre …",
    ]


def test_what_is_too_long_is_cut_after_a_clause_or_a_word() -> None:
    assert cut(Text("four spaces; arrives this turn"), 17).plain == "four spaces; …"
    assert cut(Text("four spaces; arrives this turn"), 26).plain == "four spaces; arrives …"
    assert cut(Text("unpronounceable"), 8).plain == "unprono…"
    assert cut(Text("as it is"), 8).plain == "as it is"


def test_a_number_stays_with_what_it_counts_and_a_bot_with_its_name() -> None:
    assert plain(wrapped(Text("costs 2 metal and 3 wealth"), 18)) == ["costs 2 metal and", "3 wealth"]
    assert plain(wrapped(Text("won by greedy (bot)"), 14)) == ["won by", "greedy (bot)"]
    assert plain(table(["Who", "Owns"], [["greedy (bot)", "1 comet and 2 nebulae"]], 24))[1:] == [
        "greedy (bot)  1 comet",
        "              and",
        "              2 nebulae",
    ]


def test_numbers_of_choices_are_not_taken_for_what_they_offer() -> None:
    choices = [Choice(number, f"Explore near system {number + 1}", "a risk") for number in range(1, 7)]
    assert plain(grouped(choices, 40))[1] == "  1  system 2    2  system 3"


def test_only_the_number_of_a_choice_is_bold() -> None:
    line = Choice(1, "Bid 1", "1 GC").line()
    assert not line.style
    assert [(line.plain[span.start : span.end], span.style) for span in line.spans] == [
        ("  1  ", "bold"),
        ("  1 GC", "dim"),
    ]


def test_a_choice_is_named_by_its_words_and_not_by_a_number() -> None:
    choices = [*CELLS, CENTRE]
    assert [choice.number for choice in named(choices, "a7")] == [7]
    assert [choice.number for choice in named(choices, "the Centre")] == [10]
    assert len(named(choices, "move")) == 10
    assert not named(choices, "explore")
    assert not named([Choice(1, "Bid 1")], "-1")


def page(height: int, *blocks: Block, told: int = 0) -> list[str]:
    prompt = Prompt(("Turn 1", "Bid", "Build"), 1, "Bid", "Choose a card.")
    news = [Text(f"· news {number}") for number in range(told)]
    return plain(Page(Speaker(), 40, height).lines(0, news, blocks, prompt, [*CELLS[:3], CENTRE], []))


def rows(title: str, count: int, need: int = 0, of: int | None = None) -> Block:
    return Block(title, ("Thing",), tuple((f"{title} {row}",) for row in range(count)), "", need, of)


def test_a_page_is_never_higher_than_the_window() -> None:
    blocks = [rows("Lanes", 4), rows("Market", 6, LATER), rows("Signs", 1, LEGEND), rows("Theirs", 3, of=1)]
    for height in range(12, 40):
        for told in (0, 3, 50):
            lines = page(height, *blocks, told=told)
            assert len(lines) < height
            assert "  1  Move to A1  explore" in lines
            assert "Lanes 3" in "\n".join(lines) or height < 14


def test_what_is_needed_less_gives_way_and_is_named() -> None:
    blocks = [rows("Lanes", 4), rows("Market", 20, LATER), rows("Signs", 1, LEGEND)]
    lines = page(20, *blocks)
    assert "Lanes" in lines
    assert "Signs" not in lines, "no legend without what it explains"
    assert "More on the board (type board): Market." in lines
    assert any("Signs" in line for line in page(60, *blocks))


def test_the_latest_news_are_kept() -> None:
    lines = page(18, rows("Lanes", 4), told=50)
    above = lines[: next(at for at, line in enumerate(lines) if line.startswith("── Turn 1 · [Bid] · Build"))]
    assert above[0].endswith("more lines (type news).")
    assert above[-1] == "· news 49"
