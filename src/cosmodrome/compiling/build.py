"""Compiles the engine into a folder: copies the sources, adapts them, runs mypyc and a C compiler.

The sources stay as they are. The folder appears when it is complete, and not before.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Collection
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from cosmodrome import engine
from cosmodrome.compiling.c_compiler import compiler_settings
from cosmodrome.compiling.constants import mark_constants
from cosmodrome.compiling.spell_out import spell_out
from cosmodrome.core.message import Message, say
from cosmodrome.core.refusal import Problem

HOT = ("state.py", "corporation.py", "numeric.py", "bot/*.py", "rules/*.py", "ship/*.py", "view/show*.py")
"""What bots think in. Modules that declare records stay plain: msgspec reads their annotations, which mypyc changes."""
CORE = ("core/rng.py", "core/step.py", "core/tuples.py", "core/kept.py", "core/flow.py", "core/numeric.py")
LEVEL = "2"
"""How hard the C compiler tries (-O2)."""
SCRIPT = Path(__file__).with_name("c_modules.py")
PROGRESS = "progress "
LOG = "log"

Tell = Callable[[int, int], None]
"""Is given how many C files are done, and of how many."""


class CannotCompile(Problem):
    """Something is missing that compiling needs, or it failed."""


def hot_modules(games: Collection[str] | None = None) -> list[str]:
    """The modules to compile, as paths from the package's parent; those of all games, or of these folders."""
    package = engine.PACKAGE
    folders = [folder for folder in sorted((package / "games").iterdir()) if not folder.name.startswith("_")]
    wanted = [folder for folder in folders if games is None or folder.name in games]
    found = [file for folder in wanted for pattern in HOT for file in sorted(folder.glob(pattern))]
    files = [package / name for name in CORE] + [file for file in found if file.name != "__init__.py"]
    return [file.relative_to(package.parent).as_posix() for file in files]


def why_impossible() -> Message | None:
    """What compiling needs and is not there."""
    for module in ("mypyc", "setuptools"):
        if find_spec(module) is None:
            return say("compile-missing")
    return say("compile-no-compiler") if compiler_settings() is None else None


def compile_engine(
    target: Path,
    log: Path,
    *,
    tell: Tell = lambda _done, _total: None,
    games: Collection[str] | None = None,
    level: str = "",
    jobs: int = 1,
) -> None:
    """Makes the folder; `CannotCompile` where that fails. What the compilers said is then in the log."""
    if (why := why_impossible()) is not None:
        raise CannotCompile(why)
    work = target.with_name(f".{target.name}-{os.getpid()}")
    shutil.rmtree(work, ignore_errors=True)
    try:
        digest = _copy_sources(work / "source" / "cosmodrome")
        modules = hot_modules(games)
        dotted = {module: _dotted(module) for module in modules}
        for module, name in dotted.items():
            file = work / "source" / module
            written_out = spell_out(file.read_text("utf-8"), name)
            file.write_text(mark_constants(written_out, set(dotted.values())), "utf-8")
        log.unlink(missing_ok=True)
        if not _run_compilers(work, modules, level or LEVEL, jobs, tell):
            (work / LOG).replace(log)
            raise CannotCompile(say("compile-failed", log=str(log)))
        _collect(work / "made", work / "build", digest, level or LEVEL)
        shutil.rmtree(target, ignore_errors=True)
        (work / "made").replace(target)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def _dotted(module: str) -> str:
    return module.removesuffix(".py").replace("/", ".")


def _copy_sources(package: Path) -> str:
    """Their digest. The package itself is empty there: what it imports is not compiled."""
    assert engine.name() == "plain", "state classes can be written out only where they are not compiled"
    for folder in engine.SOURCES:
        shutil.copytree(engine.PACKAGE / folder, package / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "__init__.py").touch()
    return engine.digest(package)


def _run_compilers(work: Path, modules: list[str], level: str, jobs: int, tell: Tell) -> bool:
    """In a process of its own: mypyc keeps much in memory."""
    command = [sys.executable, "-P", str(SCRIPT), level, str(jobs), str(work / "build"), *modules]
    variables = {**os.environ, **(compiler_settings(work) or {})}
    source = work / "source"
    with (
        (work / LOG).open("w", encoding="utf-8") as heard,
        subprocess.Popen(
            command, cwd=source, env=variables, stdout=subprocess.PIPE, stderr=heard, text=True
        ) as process,
    ):
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if line.startswith(PROGRESS):
                    done, total = line.removeprefix(PROGRESS).split()
                    tell(int(done), int(total))
                else:
                    heard.write(line)
        except BaseException:
            process.kill()
            raise
    return process.returncode == 0


def _collect(made: Path, built: Path, digest: str, level: str) -> None:
    """All modules in one folder, each by its full name, with the manifest."""
    made.mkdir()
    modules, sizes = {}, {}
    for file in sorted(path for path in built.rglob("*") if path.name.endswith(_endings())):
        name = ".".join([*file.relative_to(built).parts[:-1], file.name.partition(".")[0]])
        copy = made / f"{name}{''.join(file.suffixes)}"
        shutil.move(file, copy)
        modules[name], sizes[copy.name] = copy.name, copy.stat().st_size
    manifest = {
        "digest": digest,
        "library": next(name for name in modules if name.endswith("__mypyc")),
        "modules": modules,
        "sizes": sizes,
        "python": sys.version,
        "mypy": version("mypy"),
        "level": level,
    }
    (made / engine.MANIFEST).write_text(json.dumps(manifest, indent=1), "utf-8")


def _endings() -> tuple[str, ...]:
    return (".so", ".pyd")
