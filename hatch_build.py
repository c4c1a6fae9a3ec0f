"""Builds the page when the package is built or installed, also in place; wheels carry it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from page import build


class BuildPage(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        if not (web / "package.json").exists():
            return
        build(web)
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"][str(web / "dist")] = "cosmodrome/server/dist"
