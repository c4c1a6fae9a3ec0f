"""From which sources a page was built: shared by the launcher and the build, so standard library only."""

from __future__ import annotations

import hashlib
from pathlib import Path

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
