"""The page: one file with everything in it, that needs no network and no script to be read."""

from __future__ import annotations

from importlib.resources import files

from cosmodrome.core.catalogue import Catalogue
from cosmodrome.core.lesson import paragraphs
from cosmodrome.core.message import listed
from cosmodrome.lab.arena import Plan
from cosmodrome.lab.balance.facts import Figures, Finding, Report
from cosmodrome.lab.balance.html import Html, tag
from cosmodrome.lab.balance.plots import patterns
from cosmodrome.lab.balance.sections import Section, sections
from cosmodrome.lab.balance.words import number, percent

METHOD = paragraphs("report-method", 4)
SCREEN = {"name": "viewport", "content": "width=device-width,initial-scale=1"}


def render(report: Report, words: Catalogue) -> str:
    """`words` is the game's catalogue in the reader's language."""
    figures = report.figures
    parts = list(sections(figures, words))
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", **SCREEN),
        tag("meta", name="color-scheme", content="dark light"),
        tag("title", words.phrase("report-title", game=figures.game)),
        tag("style", _own("page.css")),
    )
    body = tag(
        "body",
        patterns(),
        tag("a", words.phrase("report-skip"), href="#findings", class_="skip"),
        _top(figures, words),
        tag("div", _contents(parts, words), tag("main", *_main(report, parts, words)), class_="frame"),
        tag("script", _own("page.js")),
    )
    return f"<!doctype html>\n{tag('html', head, body, lang=words.language)}\n"


def _own(name: str) -> Html:
    return Html(files(__package__).joinpath(name).read_text(encoding="utf-8"))


def _top(figures: Figures, words: Catalogue) -> Html:
    say = words.phrase
    brand = tag("span", say("report-brand"), class_="label")
    tiles = [
        (f"{figures.games:,}", say("report-tile-games", count=figures.games)),
        (number(figures.score.mean.value), say("report-tile-score")),
    ]
    if len(figures.seats) > 1 and figures.cooperative:
        tiles.append((percent(figures.won.value), say("report-tile-won")))
    if figures.margin:
        tiles.append((number(figures.margin.median), say("report-tile-lead")))
    tiles.append((number(figures.lengths["decisions"].median), say("report-tile-decisions")))
    made = [tag("div", tag("dd", value), tag("dt", word)) for value, word in tiles]
    heading = tag("div", brand, tag("h1", figures.game, " ", tag("span", say("report-name"))))
    return tag("header", heading, tag("dl", *made, class_="tiles"), _played(figures, words))


def _contents(parts: list[Section], words: Catalogue) -> Html:
    links = [
        ("findings", words.phrase("report-findings")),
        *((part.id, part.title) for part in parts),
        ("method", words.phrase("report-method")),
    ]
    items = [tag("li", tag("a", title, href=f"#{name}")) for name, title in links]
    return tag("nav", tag("ol", *items), aria_label=words.phrase("report-sections"))


def _main(report: Report, parts: list[Section], words: Catalogue) -> list[Html]:
    titles = {part.id: part.title for part in parts}
    findings = tag("ul", *(_finding(finding, titles, words) for finding in report.findings), class_="findings")
    again = tag("li", words.phrase("report-again"), " ", tag("code", _command(report.figures.plan)))
    method = tag("ul", *(tag("li", words.render(line)) for line in METHOD), again, class_="method")
    return [
        _section(Section("findings", words.phrase("report-findings"), "", findings)),
        *map(_section, parts),
        _section(Section("method", words.phrase("report-method"), "", method)),
    ]


def _section(part: Section) -> Html:
    heading = f"{part.id}-heading"
    note = tag("p", part.note, class_="note") if part.note else None
    return tag("section", tag("h2", part.title, id=heading), note, part.inside, id=part.id, aria_labelledby=heading)


def _finding(finding: Finding, titles: dict[str, str], words: Catalogue) -> Html:
    mark = tag("span", words.phrase("report-look") if finding.look else words.phrase("report-note"), class_="mark")
    link = tag("a", titles[finding.about], href=f"#{finding.about}") if finding.about in titles else None
    text = words.render(finding.text)
    return tag("li", mark, tag("p", text, " ", link), class_="look" if finding.look else None)


def _played(figures: Figures, words: Catalogue) -> Html:
    plan, say = figures.plan, words.phrase
    options = words.render(listed(figures.options)) if figures.options else say("report-no-options")
    facts = {
        say("report-players"): str(plan.seats),
        say("report-options"): options,
        say("report-bots"): ", ".join(dict.fromkeys(plan.bots)),
        say("report-deals"): say("report-range", low=str(plan.seed), high=str(plan.seed + figures.deals - 1)),
        say("report-rules"): say("report-version", version=plan.rules),
        say("report-data"): plan.content,
    }
    return tag("dl", *(tag("div", tag("dt", name), tag("dd", value)) for name, value in facts.items()), class_="played")


def _command(plan: Plan) -> str:
    options = "".join(f" --option {name}={value}" for name, value in plan.options.items())
    bots = ",".join(plan.bots[: plan.lineups])
    table = f"{plan.game} --seats {plan.seats} --bots {bots}{options}"
    return f"cosmodrome lab {table} --games {plan.games} --seed {plan.seed}"
