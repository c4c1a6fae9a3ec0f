"""The page: one file with everything in it, that needs no network and no script to be read."""

from __future__ import annotations

from importlib.resources import files

from cosmodrome.lab.arena import Plan
from cosmodrome.lab.balance.facts import Figures, Finding, Report
from cosmodrome.lab.balance.html import Html, tag
from cosmodrome.lab.balance.plots import patterns
from cosmodrome.lab.balance.sections import Section, sections
from cosmodrome.lab.balance.words import number, percent

METHOD = (
    "Every figure is about the game as these bots play it. What a bot does not understand it uses badly, and where all "
    "choose at once, a bot that looks one step ahead sees more from the last seat.",
    "Intervals hold the truth 95 times in 100. All seats of a table and all rotations of a deal count as one witness. "
    "Win rates of seats have Wilson's interval; differences of wins that of Agresti and Caffo.",
    "Having a thing and scoring well go together for many reasons: the strong get more of everything. Only where "
    "chance alone deals a thing out is the difference its own doing. Compare the things of a group with each other.",
    "A finding is told only where it is beyond chance even among all those of its group, and large enough to matter.",
)


def render(report: Report) -> str:
    figures = report.figures
    parts = list(sections(figures))
    title = f"{figures.game}: balance report"
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="dark light"),
        tag("title", title),
        tag("style", _own("page.css")),
    )
    body = tag(
        "body",
        patterns(),
        tag("a", "To the findings", href="#findings", class_="skip"),
        _top(figures),
        tag("div", _contents(parts), tag("main", *_main(report, parts)), class_="frame"),
        tag("script", _own("page.js")),
    )
    return f"<!doctype html>\n{tag('html', head, body, lang='en')}\n"


def _own(name: str) -> Html:
    return Html(files(__package__).joinpath(name).read_text(encoding="utf-8"))


def _top(figures: Figures) -> Html:
    brand = tag("span", "Cosmodrome laboratory", class_="label")
    tiles = [(f"{figures.games:,}", "games"), (number(figures.score.mean.value), "mean score")]
    if len(figures.seats) > 1 and figures.cooperative:
        tiles.append((percent(figures.won.value), "won together"))
    if figures.margin:
        tiles.append((number(figures.margin.median), "points ahead"))
    tiles.append((number(figures.lengths["Decisions"].median), "decisions"))
    made = [tag("div", tag("dd", value), tag("dt", word)) for value, word in tiles]
    heading = tag("div", brand, tag("h1", figures.game, " ", tag("span", "balance report")))
    return tag("header", heading, tag("dl", *made, class_="tiles"), _played(figures))


def _contents(parts: list[Section]) -> Html:
    links = [("findings", "Findings"), *((part.id, part.title) for part in parts), ("method", "How to read this")]
    items = [tag("li", tag("a", title, href=f"#{name}")) for name, title in links]
    return tag("nav", tag("ol", *items), aria_label="Sections")


def _main(report: Report, parts: list[Section]) -> list[Html]:
    titles = {part.id: part.title for part in parts}
    findings = tag("ul", *(_finding(finding, titles) for finding in report.findings), class_="findings")
    again = tag("li", "To make this report again: ", tag("code", _command(report.figures.plan)))
    method = tag("ul", *(tag("li", line) for line in METHOD), again, class_="method")
    return [
        _section(Section("findings", "Findings", "", findings)),
        *map(_section, parts),
        _section(Section("method", "How to read this", "", method)),
    ]


def _section(part: Section) -> Html:
    heading = f"{part.id}-heading"
    note = tag("p", part.note, class_="note") if part.note else None
    return tag("section", tag("h2", part.title, id=heading), note, part.inside, id=part.id, aria_labelledby=heading)


def _finding(finding: Finding, titles: dict[str, str]) -> Html:
    mark = tag("span", "Look" if finding.look else "Note", class_="mark")
    link = tag("a", titles[finding.about], href=f"#{finding.about}") if finding.about in titles else None
    return tag("li", mark, tag("p", finding.text, " ", link), class_="look" if finding.look else None)


def _played(figures: Figures) -> Html:
    plan = figures.plan
    facts = {
        "Seats": str(plan.seats),
        "Options": ", ".join(f"{name} {value}" for name, value in plan.options.items()) or "none",
        "Bots": ", ".join(dict.fromkeys(plan.bots)),
        "Deals": f"{plan.seed} to {plan.seed + figures.deals - 1}",
        "Rules": f"version {plan.rules}",
        "Component data": plan.content,
    }
    return tag("dl", *(tag("div", tag("dt", name), tag("dd", value)) for name, value in facts.items()), class_="played")


def _command(plan: Plan) -> str:
    options = "".join(f" --option {name}={value}" for name, value in plan.options.items())
    bots = ",".join(plan.bots[: plan.lineups])
    table = f"{plan.game} --seats {plan.seats} --bots {bots}{options}"
    return f"cosmodrome lab {table} --games {plan.games} --seed {plan.seed}"
