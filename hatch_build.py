"""Builds the page when the package is built or installed, also in place; wheels carry it.

Wheels also carry the compiled engine, where it can be compiled, and the template game's tests, from which
`cosmodrome new-game` makes those of a new game. With `COSMODROME_PURE=1` they hold no compiled modules.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from page import build

PURE = os.environ.get("COSMODROME_PURE", "") not in {"", "0"}


class BuildPage(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Compiling imports the engine, so it needs what that needs."""
        if self.target_name != "wheel" or PURE:
            return []
        return [*self.metadata.core.dependencies, *self.metadata.core.optional_dependencies["compile"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        is_wheel = self.target_name == "wheel" and version != "editable"
        tests = Path(self.root) / "tests" / "games" / "_template"
        if is_wheel and tests.is_dir():
            build_data["force_include"][str(tests)] = "cosmodrome/games/_template/tests"
        if is_wheel and not PURE:
            self.add_engine(build_data)
        web = Path(self.root) / "web"
        if not (web / "package.json").exists():
            return
        build(web)
        if is_wheel:
            build_data["force_include"][str(web / "dist")] = "cosmodrome/server/dist"

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """The compiled engine; the wheel is then for this Python and this system only."""
        folder = Path(self.root) / "build" / "engine"
        if why := self.compile_engine(folder):
            self.app.display_warning(f"The wheel holds no compiled engine and runs as plain Python: {why}")
            return
        build_data["force_include"][str(folder)] = "cosmodrome/_compiled"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def compile_engine(self, folder: Path) -> str:
        """Empty once it is there; otherwise why it is not."""
        self.app.display_info("Compiling the engine, which takes some minutes ...")
        with TemporaryDirectory() as place:
            # The engine asks for its version, which is not installed yet.
            known = Path(place) / f"cosmodrome-{self.metadata.version}.dist-info" / "METADATA"
            known.parent.mkdir()
            known.write_text(f"Metadata-Version: 2.1\nName: cosmodrome\nVersion: {self.metadata.version}\n")
            path = os.pathsep.join([str(Path(self.root) / "src"), place])
            done = subprocess.run(
                [sys.executable, "-m", "cosmodrome.compiling", str(folder)],
                env={**os.environ, "PYTHONPATH": path, "COSMODROME_PURE": "1"},
                capture_output=True,
                text=True,
                check=False,
            )
        return "" if done.returncode == 0 else (done.stderr.strip() or "unknown").splitlines()[-1]
