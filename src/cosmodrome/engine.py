"""Which engine runs: compiled modules that were made of exactly these sources, otherwise plain Python.

Compiled modules are in a folder of their own, inside the package (wheels) or in the user's cache. The folder's manifest
holds a digest of the sources, of the Python and of the platform. This module is imported before any other. It compares
the digest with the sources as they are now, which takes a few milliseconds. Whatever is wrong with the folder, the
engine then runs as plain Python. `COSMODROME_PURE=1` asks for that.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Any, NamedTuple

PURE = "COSMODROME_PURE"
PACKAGE = Path(__file__).resolve().parent
IN_PACKAGE = PACKAGE / "_compiled"
MANIFEST = "manifest.json"
SOURCES = ("compiling", "core", "games")
"""What compiled modules are made of, and by what."""
LEFT_OUT = frozenset({"__pycache__", "_template"})


class Build(NamedTuple):
    """A folder of compiled modules that fits the sources."""

    folder: Path
    files: dict[str, Path]
    """Of each module, by its full name."""
    library: str
    """The module that holds the code of all others."""


class CompiledFinder:
    """Finds the modules of a build before Python finds their sources."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = {name: str(file) for name, file in files.items()}

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


class Running:
    """What `start` decided for this process."""

    build: Build | None = None


def start() -> None:
    """Lets the modules of a fitting build be imported in place of their sources."""
    for build in () if is_pure() else fitting():
        finder = CompiledFinder(build.files)
        sys.meta_path.insert(0, finder)
        try:
            import_module(build.library)
        except ImportError:  # made for another machine, or damaged
            sys.meta_path.remove(finder)
        else:
            Running.build = build
            return


def is_pure() -> bool:
    """Whether the user wants plain Python."""
    return os.environ.get(PURE, "") not in {"", "0"}


def name() -> str:
    return "plain" if Running.build is None else "compiled"


def fitting() -> list[Build]:
    """The builds made of the sources as they are now."""
    cache = cache_folder()
    try:
        if not (IN_PACKAGE.is_dir() or cache.is_dir()):
            return []
        wanted = digest(PACKAGE)
    except OSError:
        return []
    found = [read_build(folder, wanted) for folder in (IN_PACKAGE, cache / wanted)]
    return [build for build in found if build is not None]


def digest(package: Path) -> str:
    """Of the sources in a package's folder, and of what else compiled modules have to fit."""
    found = hashlib.sha256(f"{EXTENSION_SUFFIXES[0]} {sysconfig.get_platform()} {sys.version_info[:3]}".encode())
    root = os.path.join(package, "")  # noqa: PTH118 - here and below strings: paths take three times as long
    for folder in SOURCES:
        for file in _sources(root + folder):
            with open(file, "rb", 0) as opened:  # noqa: PTH123
                source = opened.read()
            found.update(f"\n{file.removeprefix(root).replace(os.sep, '/')} {len(source)}\n".encode())
            found.update(source)
    return found.hexdigest()[:32]


def _sources(folder: str) -> Iterator[str]:
    """The Python files of a folder, in a fixed order."""
    with os.scandir(folder) as entries:
        for entry in sorted(entries, key=lambda each: each.name):
            if entry.is_dir():
                if entry.name not in LEFT_OUT:
                    yield from _sources(entry.path)
            elif entry.name.endswith(".py"):
                yield entry.path


def read_build(folder: Path, wanted: str) -> Build | None:
    """The build in a folder; None where it is not complete, or not the wanted one."""
    try:
        manifest: dict[str, Any] = json.loads((folder / MANIFEST).read_bytes())
        with os.scandir(folder) as entries:
            sizes = {entry.name: entry.stat().st_size for entry in entries}
        files: dict[str, str] = manifest["modules"]
        complete = all(sizes.get(file) == manifest["sizes"][file] for file in files.values())
        if manifest["digest"] != wanted or not complete or manifest["library"] not in files:
            return None
        return Build(folder, {module: folder / file for module, file in files.items()}, manifest["library"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def cache_folder() -> Path:
    """Where the user's builds are, each in a folder with the digest for a name."""
    if given := os.environ.get("XDG_CACHE_HOME"):
        base = Path(given)
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or os.path.expanduser("~/AppData/Local"))  # noqa: PTH111
    elif sys.platform == "darwin":
        base = Path(os.path.expanduser("~/Library/Caches"))  # noqa: PTH111 - never fails, unlike `Path.home`
    else:
        base = Path(os.path.expanduser("~/.cache"))  # noqa: PTH111
    return base / "cosmodrome" / "engine"


start()
