"""Builds the page when the package is built or installed, also in place; wheels carry it.

They also carry the template game's tests, from which `cosmodrome new-game` makes those of a new game.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from page import build


class BuildPage(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        is_wheel = self.target_name == "wheel" and version != "editable"
        tests = Path(self.root) / "tests" / "games" / "_template"
        if is_wheel and tests.is_dir():
            build_data["force_include"][str(tests)] = "cosmodrome/games/_template/tests"
        web = Path(self.root) / "web"
        if not (web / "package.json").exists():
            return
        build(web)
        if is_wheel:
            build_data["force_include"][str(web / "dist")] = "cosmodrome/server/dist"
