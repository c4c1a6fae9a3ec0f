"""Fuel cards and rockets as typed rows, loaded once and checked on load."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cosmodrome.core.message import say
from cosmodrome.games.content import Content, open_content

GAME_ID = "template"
ROUNDS = 5

Source = Literal["rulebook", "public", "reconstructed", "own"]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Fuel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    strengths: tuple[Annotated[int, msgspec.Meta(ge=1, le=99)], ...]
    source: Source


class Rocket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    points: Points
    source: Source


class Components(msgspec.Struct, frozen=True):
    fuel: Fuel
    rockets: tuple[Rocket, ...]


def read_components(content: Content) -> Components:
    fuel, rockets = content.section("fuel", Fuel), content.rows("rockets", Rocket)
    if fuel is not None:
        different = len(set(fuel.strengths)) == len(fuel.strengths)
        content.expect(different and len(fuel.strengths) > ROUNDS, say("data-fuel", least=ROUNDS + 1))
    content.expect(len(rockets) >= ROUNDS, say("data-rockets", least=ROUNDS, found=len(rockets)))
    content.close()
    assert fuel is not None
    return Components(fuel, tuple(rockets))


DATA = read_components(open_content(GAME_ID, __package__ or ""))
ROCKETS = DATA.rockets
