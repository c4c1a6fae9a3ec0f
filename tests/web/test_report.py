"""The balance report in a real browser: sorted by keyboard, read on a phone, in the dark and on paper."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize

from cosmodrome.core.catalogue import catalogue
from cosmodrome.games.registry import find_study
from cosmodrome.lab.arena import make_plan, run
from cosmodrome.lab.balance.report import make_report, write_report
from cosmodrome.lab.balance.samples import play_sample
from tests.web.test_access import faults
from tests.web.visits import DESKTOP, PHONE, Visit


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    study = find_study("galaxy-command")
    plan = make_plan(study, ["random"], 2, {}, 60, 0)
    made = make_report(study.game, plan, list(run(play_sample, plan, find_study, [], 1)))
    words = catalogue(study.game.texts.words)
    return write_report(made, tmp_path_factory.mktemp("report"), words).as_uri()


@contextmanager
def reading(browser: Browser, report: str, size: dict[str, int] = DESKTOP, **settings: Any) -> Iterator[Visit]:
    context = browser.new_context(viewport=ViewportSize(width=size["width"], height=size["height"]), **settings)
    visit = Visit(context.new_page(), report)
    visit.open("")
    yield visit
    context.close()


@pytest.fixture
def page(browser: Browser, report: str) -> Iterator[Page]:
    with reading(browser, report, offline=True) as visit:
        yield visit.page


def names(table: Locator) -> list[str]:
    return table.locator("tbody th").all_inner_texts()


def test_tables_are_sorted_by_keyboard(page: Page) -> None:
    table = page.get_by_role("table", name="Near system dealt")
    by_points = names(table)
    head = table.get_by_role("columnheader", name="Near system dealt")
    head.get_by_role("button").focus()
    page.keyboard.press("Enter")
    assert names(table) == sorted(by_points) != by_points
    assert head.get_attribute("aria-sort") == "ascending"
    page.keyboard.press("Space")
    assert names(table) == sorted(by_points, reverse=True)
    points = table.get_by_role("columnheader", name="Points", exact=True)
    assert points.get_attribute("aria-sort") is None
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert points.get_attribute("aria-sort") == "descending"
    values = [float(cell.get_attribute("data-v") or "-inf") for cell in table.locator("td:nth-child(3)").all()]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_fits_and_everybody_can_read_it(
    browser: Browser, report: str, pictures: Path, size: dict[str, int], theme: str
) -> None:
    with reading(browser, report, size, color_scheme=theme) as visit:
        visit.page.screenshot(path=pictures / f"report-{size['width']}-{theme}.png")
        assert visit.page.evaluate("document.documentElement.scrollWidth") == size["width"]
        assert faults(visit) == []
        assert visit.complaints == []


def test_it_is_read_without_scripts_and_printed_without_links(browser: Browser, report: str) -> None:
    with reading(browser, report, java_script_enabled=False) as visit:
        page = visit.page
        assert page.get_by_role("button").count() == 0
        assert page.get_by_role("table", name="Seats").is_visible()
        page.emulate_media(media="print")
        assert not page.get_by_role("navigation").is_visible()
        assert page.get_by_role("heading", name="Findings").is_visible()
