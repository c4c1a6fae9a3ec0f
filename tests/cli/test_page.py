"""Tables, choices and pages in little room."""

from __future__ import annotations

import re
from collections.abc import Container

import pytest
from rich.text import Text

from cosmodrome.cli.choices import Choice, grouped, in_brief, in_full, in_lines, in_short, named
from cosmodrome.cli.layout import Picture, arrange, cut, table, wide, wrapped
from cosmodrome.cli.page import News, Page
from cosmodrome.cli.show import Speaker
from cosmodrome.core.texts import LATER, LEGEND, SOON, Block, Prompt

CELLS = [Choice(number, f"Move to A{number}", "explore") for number in range(1, 10)]
PROMPT = Prompt(("Turn 1",), 0, "Take it", "")
CENTRE = Choice(10, "Move to the centre", "explore for 2 chips")


def plain(picture: Picture) -> list[str]:
    return [line.plain for line in picture]


def box(width: int, height: int) -> Picture:
    return [Text("x" * width) for _ in range(height)]


@pytest.mark.parametrize("width", range(42, 120))
def test_a_number_is_not_split_from_the_word_beside_it(width: int) -> None:
    """Neither from what it counts, nor from what it is the number of."""
    text = (
        "· Bo rolled black 5, blue 1 + 8, red 4 and green 4.  A conquest: 3 of 6 rolls win; failing costs 1 strength."
    )
    for line in plain(wrapped(Text(text), width, 2)):
        assert not re.search(r"(?:black|blue|red|green|costs|of|\+|\d)$", line)
        assert not line.startswith("   ")


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


def test_columns_come_closer_before_a_table_is_turned() -> None:
    head, row = ["Player", "Expeditions", "Discoveries"], ["Ann", "26", "9"]
    assert plain(table(head, [row], 30))[0] == "Player Expeditions Discoveries"
    assert plain(table(head, [row], 32))[0] == "Player  Expeditions  Discoveries"


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
    assert len(in_lines([CENTRE, CENTRE], 40, 2)) == 2
    assert plain(in_lines([CENTRE, CENTRE], 40, 3)) == [
        *plain(in_full([CENTRE], 40)),
        " 10  Move to the centre  explore for 2 …",
    ]
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
    assert plain(wrapped(Text("black 3 + 6, red 2 + 5"), 18)) == ["black 3 + 6, red", "2 + 5"]
    assert plain(wrapped(Text("won by greedy (bot)"), 14)) == ["won by", "greedy (bot)"]
    assert plain(wrapped(Text("won by greedy 3 (bot)"), 15)) == ["won by", "greedy 3 (bot)"]
    assert plain(wrapped(Text("built it (+8 GC)"), 14)) == ["built it", "(+8 GC)"]
    assert plain(table(["Who", "Owns"], [["greedy (bot)", "1 comet and 2 nebulae"]], 24))[1:] == [
        "greedy (bot)  1 comet",
        "              and",
        "              2 nebulae",
    ]


def test_numbers_of_choices_are_not_taken_for_what_they_offer() -> None:
    choices = [Choice(number, f"Explore near system {number + 1}", "a risk") for number in range(1, 7)]
    assert plain(grouped(choices, 40))[1] == "  1  system 2    2  system 3"


def test_a_heading_does_not_end_with_a_number() -> None:
    choices = [
        Choice(number, f"Produce 2 {what} at the longest of all modules", "a detail that all of them have")
        for number, what in enumerate(("Energy", "Ore"), 1)
    ]
    assert not any("2 ..." in line for line in plain(grouped(choices, 60)))


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


def page(height: int, *blocks: Block, told: int = 0, mine: Container[int] = ()) -> list[str]:
    prompt = Prompt(("Turn 1", "Bid", "Build"), 1, "Bid", "Choose a card.")
    news = [News(Text(f"· news {number}"), mine=number in mine) for number in range(told)]
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


def test_news_for_which_there_is_no_room_are_announced_beside_the_step() -> None:
    """Whatever the tables take, there are news or the words to type."""
    pages = [page(20, rows(f"Ship {'-' * 30}", count), told=3) for count in range(1, 16)]
    assert all("news" in lines[0] for lines in pages)
    assert any(lines[0].endswith(" 3 more lines (type news)") for lines in pages)
    steps = ("A long first step", "Bid", "Build")
    where = Page(Speaker(), 40, 13)._where(Prompt(steps, 1, "", ""), "3 more lines (type news)")
    assert plain(where) == ["── [Bid] · …─── 3 more lines (type news)"]


@pytest.mark.parametrize(
    ("step", "line"), [(1, "── Turn 3 · [Bid] · … 9 lines"), (2, "── Turn 3 · … · [Build] … 9 lines")]
)
def test_beside_hidden_news_the_round_is_named_where_there_is_room(step: int, line: str) -> None:
    steps = ("Turn 3", "Bid", "Build", "Market phase")
    where = Page(Speaker(), len(line), 13)._where(Prompt(steps, step, "", ""), "9 lines")
    assert plain(where) == [line]


def test_a_board_that_leaves_no_room_for_news_is_shown_in_brief() -> None:
    news = [News(Text("· news"))]
    whole, brief = [rows(f"Ship {'-' * 30}", 14)], [rows("Ship", 7)]
    lines = plain(Page(Speaker(), 40, 20).lines(0, news, whole, PROMPT, [CENTRE], [], brief))
    assert lines[0] == "· news"
    assert "Ship 6" in lines
    assert f"Ship {'-' * 30} 13" in plain(Page(Speaker(), 40, 20).lines(0, [], whole, PROMPT, [CENTRE], [], brief))


def test_a_needed_table_without_a_title_is_named_when_it_is_left_out() -> None:
    tables = [rows("Lanes", 4), rows("", 20, LATER)]
    lines = plain(Page(Speaker(), 60, 20).lines(0, [], tables, PROMPT, [CENTRE], []))
    assert "More on the board (type board): Overview." in lines


def test_choices_are_grouped_where_that_makes_room_for_a_table() -> None:
    choices = [Choice(number, f"Add the long special cargo hold at row {number}", "as it is") for number in range(1, 9)]
    prompt = Prompt(("Turn 1",), 0, "Add it", "")
    tables = [rows(f"Ship {'-' * 40}", 4), rows(f"Others {'-' * 40}", 6, SOON)]
    high = plain(Page(Speaker(), 60, 40).lines(0, [], tables, prompt, choices, []))
    low = plain(Page(Speaker(), 60, 20).lines(0, [], tables, prompt, choices, []))
    assert "  1  Add the long special cargo hold at row 1  as it is" in high
    assert "     Add the long special cargo hold at ...  as it is" in low
    assert f"Others {'-' * 40} 5" in low


def test_headings_give_way_to_a_table_that_is_needed() -> None:
    choices = [
        Choice(number, f"Take the card {number} of the track, face up", f"{number} points") for number in range(4)
    ]
    choices += [Choice(number, f"Skip to the card {number}, face up", f"{number} points") for number in range(4, 8)]
    tables = [rows(f"Track {'-' * 30}", 10)]
    lines = plain(Page(Speaker(), 45, 23).lines(0, [], tables, PROMPT, choices, []))
    assert f"Track {'-' * 30} 9" in lines
    assert not any(line.endswith("...") for line in lines)
    assert sum("face up" in line for line in lines) == 8


def test_what_stands_below_the_choices_never_takes_their_place() -> None:
    choices = [Choice(number, f"Part{number}", "take it") for number in range(1, 9)]
    coached = [Text(f"  word {number}") for number in range(7)]
    lines = plain(Page(Speaker(), 40, 24).lines(0, [], [rows("Ours", 3), rows("Track", 7)], PROMPT, choices, coached))
    assert len(lines) <= 23
    assert sum("take it" in line for line in lines) >= 3


def test_choices_and_needed_tables_come_before_more_than_a_line_of_news() -> None:
    choices = [Choice(number, f"Part{number}", "take it") for number in range(1, 9)]
    news = [News(Text(f"· news {number}")) for number in range(9)]
    lines = plain(Page(Speaker(), 60, 24).lines(0, news, [rows("Map", 10)], PROMPT, choices, []))
    assert "Map 9" in lines
    assert sum("take it" in line for line in lines) == 8
    assert lines[0] == "· news 8"
    assert lines[1].endswith("─ 8 more lines (type news)")


def test_where_choices_are_cut_there_is_one_line_of_news() -> None:
    choices = [Choice(number, f"Part{number}", "take it") for number in range(1, 31)]
    news = [News(Text(f"· news {number}")) for number in range(9)]
    lines = plain(Page(Speaker(), 60, 24).lines(0, news, [rows("Map", 10)], PROMPT, choices, []))
    assert "Map 9" in lines
    assert [line for line in lines if "news" in line][1:] == [lines[1]]
    assert lines[0] == "· news 8"


def test_choices_are_not_cut_for_a_table_that_does_not_fit() -> None:
    choices = [Choice(number, f"Part{number}", "take it and put it where you like") for number in range(1, 6)]
    lines = plain(Page(Speaker(), 40, 24).lines(0, [], [rows("Ours", 3), rows("-" * 40, 18)], PROMPT, choices, []))
    assert not any(line.endswith("…") for line in lines if "Part" in line)
    assert len(lines) < 24


def test_the_latest_news_are_kept() -> None:
    lines = page(18, rows("Lanes", 4), told=50)
    above = lines[: next(at for at, line in enumerate(lines) if line.startswith("── Turn 1 · [Bid] · Build"))]
    assert above[0].endswith("more lines (type news).")
    assert above[-1] == "· news 49"


def test_news_that_name_the_reader_are_kept_before_the_others() -> None:
    """What my own action brought is not lost among everything that others did after it."""
    lines = page(18, rows("Lanes", 4), told=50, mine=(3, 20))
    above = [line for line in lines if line.startswith("· ")]
    assert above[:2] == ["· news 3", "· news 20"]


def test_the_first_of_the_news_is_cut_where_it_does_not_fit() -> None:
    news = [News(Text("· You bought the old yard for 2 parts."), mine=True), News(Text("· Bo did not."))]
    tables = [rows(f"Ship {'-' * 20}", count) for count in range(5, 16)]
    pages = [plain(Page(Speaker(), 30, 20).lines(0, news, [table], PROMPT, [CENTRE], [])) for table in tables]
    assert any(lines[0] == "· You bought the old yard …" for lines in pages)
    assert not any(lines[0] == "· Bo did not." for lines in pages)


def test_news_fit_a_window_that_has_become_narrower() -> None:
    news = [News(Text("· You bought the old yard for 2 parts, all that there were."), "AB-1.2")]
    for width in (80, 40, 30):
        lines = plain(Page(Speaker(), width, 30).lines(0, news, [rows("Ship", 4)], PROMPT, [CENTRE], []))
        assert max(map(len, lines)) <= width
        assert lines[1].startswith("  " if width < 80 else "──")


def test_one_line_of_news_is_the_latest_that_names_the_reader() -> None:
    pages = [page(20, rows(f"Ship {'-' * 30}", count), told=9, mine=(4,)) for count in range(1, 16)]
    alone = [lines for lines in pages if sum(line.startswith("· ") for line in lines) == 1]
    assert {lines[0][:8] for lines in alone} == {"· news 4", "... 8 mo"}
    assert all("· news 4" in lines and "8 more lines (type news)" in "".join(lines[:2]) for lines in alone)


def test_what_is_fatal_is_never_cut() -> None:
    fatal = "you must give up"
    early = Choice(1, "Go", f"{fatal} and then the rest of the sentence", fatal=fatal)
    late = Choice(2, "Stay", f"you lose 3 of your crew, and no human is left: {fatal}", fatal=fatal)
    long = Choice(3, "Wait", "until it is over", fatal="one astronaut will die: you lose 25 GC")
    others = [Choice(number, f"Part{number}", "take it") for number in range(4, 20)]
    assert plain(in_lines([early, late], 40)) == [
        "  1  Go  you must give up and then the …",
        "  2  Stay  you lose …  you must give up",
    ]
    assert plain(long._replace(detail="until the game is over").item().cut(40)) == [
        "  3  Wait  until the game is over",
        "     one astronaut will die: you lose",
        "     25 GC",
    ]
    lines = plain(in_brief([*others[:8], late, *others[8:]], 40, 6))
    assert len(lines) == 6
    assert "  2  Stay  you lose …  you must give up" in lines


def test_the_brief_board_is_shown_where_a_needed_table_does_not_fit() -> None:
    whole, brief = [rows("Base", 20)], [rows("Base", 3)]
    assert "Base 19" in plain(Page(Speaker(), 40, 40).lines(0, [], whole, PROMPT, CELLS, [], brief))
    low = plain(Page(Speaker(), 40, 20).lines(0, [], whole, PROMPT, CELLS, [], brief))
    assert "Base 2" in low
    assert not any("More on the board" in line for line in low)
