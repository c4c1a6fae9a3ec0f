"""The compiled engine plays the same games as plain Python, and is used only where it was made of these sources."""

from __future__ import annotations

import json
import os
import pickle
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from importlib import util
from pathlib import Path
from typing import Any

import pytest

import cosmodrome
from cosmodrome import engine
from cosmodrome.cli.compile import KEPT, remove_leftovers, tidy
from cosmodrome.compiling import build, c_compiler
from cosmodrome.core.records import digest
from cosmodrome.games.registry import game_ids
from cosmodrome.locked import lock
from tests.built import SMALL, cache_with, python
from tests.cli.run import Ran, here

pytestmark = pytest.mark.skipif(
    build.why_impossible() is not None and not os.environ.get("CI"), reason="no C compiler here"
)

PLAY = """
import pickle, random, sys
import cosmodrome
from cosmodrome import engine
from cosmodrome.core.records import digest, plain
from cosmodrome.core.rng import Rng

print(engine.name())
for table in sys.argv[1:]:
    game, seats, *chosen = table.split(":")
    options = dict(each.split("=") for each in chosen)
    for seed in range(2):
        match, dice = cosmodrome.new(game, int(seats), seed, options), random.Random(seed)
        encoder = match.game.encoder(match.seats, match.options)
        while match.outcome is None:
            seat = match.awaiting[0]
            if seat >= 0:
                state = match.snapshot()
                print(digest((encoder.observation(state, seat), encoder.legal(state, seat))))
            match.play(seat, dice.choice(match.offers(seat)))
            value = match.game.evaluate(match.redeal(seat, Rng.seeded(1)), 0)
            state = match.snapshot()
            views = [match.game.view(state, watcher) for watcher in (0, None)]
            again = match.game.records.read_state(plain(state))
            print(table, seed, digest(state), digest(again) == digest(state), digest(views), round(value, 9))
        print(match.outcome.scores)
"""
WHICH = "from cosmodrome import engine; from cosmodrome.core import rng; print(engine.name())"

LAUNCHER = Path(__file__).parent.parent / "launch.py"

SMALL_TABLES = (
    "template:2", "template:4",
    "galaxy-challenge:2", "galaxy-challenge:4", "galaxy-challenge:6",
    "galaxy-command:1", "galaxy-command:2", "galaxy-command:4",
    "galaxy-rush:2",
)  # fmt: skip
LARGE_TABLES = (
    "galaxy-trucker:1",
    "galaxy-trucker:2",
    "galaxy-trucker:4",
    "lunar-rush:1:ais=2",
    "lunar-rush:2",
    "lunar-rush:4:wonders=on",
)


@pytest.fixture(scope="module")
def small() -> Path:
    return cache_with("small", SMALL)


def which(cache: Path, **settings: object) -> str:
    """Which engine runs there. Whatever is wrong with the cache, nothing is said about it."""
    done = python("-c", WHICH, cache=cache, **settings)  # type: ignore[arg-type]
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


def play_both_ways(cache: Path, tables: tuple[str, ...]) -> None:
    both = [python("-c", PLAY, *tables, cache=cache, pure=pure) for pure in (False, True)]
    assert [done.stderr for done in both] == ["", ""]
    compiled, plain = (done.stdout.splitlines() for done in both)
    assert (compiled[0], plain[0]) == ("compiled", "plain")
    assert compiled[1:] == plain[1:]
    assert {line.split()[0] for line in plain if ":" in line} >= set(tables)
    assert not [line for line in plain if " False " in line]


@pytest.mark.slow
def test_small_games_are_the_same_games_compiled_state_by_state(small: Path) -> None:
    """And so is the template, which stays plain as somebody's own game does, on a compiled core."""
    assert not any("_template" in module for module in build.hot_modules())
    play_both_ways(small, SMALL_TABLES)


@pytest.mark.long
def test_large_games_are_the_same_games_compiled_state_by_state() -> None:
    play_both_ways(cache_with("all", None), LARGE_TABLES)


def test_every_game_is_compared() -> None:
    assert {table.partition(":")[0] for table in SMALL_TABLES + LARGE_TABLES} == {"template", *game_ids()}
    folders = {module.split("/")[2] for module in build.hot_modules() if "/games/" in module}
    assert folders == {game.replace("-", "_") for game in game_ids()}
    assert {game.replace("_", "-") for game in SMALL} < {table.partition(":")[0] for table in SMALL_TABLES}


def test_tests_run_plain() -> None:
    assert engine.name() == "plain"


@pytest.mark.slow
def test_a_changed_source_is_never_run_compiled(small: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(engine.PACKAGE, tmp_path / "cosmodrome", ignore=shutil.ignore_patterns("__pycache__"))
    assert which(small, package=tmp_path) == "compiled"
    for changed in ("core/message.py", "games/galaxy_rush/rules/scoring.py"):
        text = (copy / changed).read_text("utf-8")
        (copy / changed).write_text(text + "\n# changed\n", "utf-8")
        assert which(small, package=tmp_path) == "plain", changed
        (copy / changed).write_text(text, "utf-8")
    (copy / "core" / "another.py").touch()
    assert which(small, package=tmp_path) == "plain"


@pytest.mark.slow
def test_a_build_inside_the_package_is_used(small: Path, tmp_path: Path) -> None:
    """A wheel has it there."""
    copy = shutil.copytree(engine.PACKAGE, tmp_path / "cosmodrome", ignore=shutil.ignore_patterns("__pycache__"))
    built = small / "cosmodrome" / "engine" / engine.digest(engine.PACKAGE)
    assert which(tmp_path / "no cache", package=tmp_path) == "plain"
    shutil.copytree(built, copy / engine.IN_PACKAGE.name)
    assert which(tmp_path / "no cache", package=tmp_path) == "compiled"
    (copy / "core" / "message.py").open("a").write("\n# changed\n")
    assert which(tmp_path / "no cache", package=tmp_path) == "plain"


def spoil_manifest(folder: Path) -> None:
    (folder / engine.MANIFEST).write_text('{"digest": ')


def empty_manifest(folder: Path) -> None:
    (folder / engine.MANIFEST).write_text("[]")


def drop_manifest(folder: Path) -> None:
    (folder / engine.MANIFEST).unlink()


def drop_module(folder: Path) -> None:
    next(folder.glob("cosmodrome.core.rng.*")).unlink()


def drop_library(folder: Path) -> None:
    library(folder).unlink()


def cut_library(folder: Path) -> None:
    library(folder).write_bytes(library(folder).read_bytes()[:1000])


def spoil_library(folder: Path) -> None:
    """As long as it was: what another machine made looks like this."""
    library(folder).write_bytes(bytes(library(folder).stat().st_size))


def other_python(folder: Path) -> None:
    manifest = json.loads((folder / engine.MANIFEST).read_text())
    (folder / engine.MANIFEST).write_text(json.dumps({**manifest, "digest": "0" * 32}))


def library(folder: Path) -> Path:
    return next(folder.glob("*__mypyc.*"))


DAMAGE = (
    spoil_manifest, empty_manifest, drop_manifest, drop_module, drop_library, cut_library, spoil_library, other_python
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("damage", DAMAGE)
def test_what_is_damaged_is_not_used(small: Path, tmp_path: Path, damage: Callable[[Path], None]) -> None:
    copy = shutil.copytree(small, tmp_path / "cache")
    damage(copy / "cosmodrome" / "engine" / engine.digest(engine.PACKAGE))
    assert which(copy) == "plain"


def test_another_python_has_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = engine.digest(engine.PACKAGE)
    monkeypatch.setattr(engine, "EXTENSION_SUFFIXES", [".cpython-399-x86_64-linux-gnu.so"])
    assert engine.digest(engine.PACKAGE) != before


@pytest.mark.slow
def test_plain_python_can_be_asked_for(small: Path) -> None:
    assert (which(small), which(small, pure=True)) == ("compiled", "plain")
    said = [python("-m", "cosmodrome", "compile", "--check", cache=small, pure=pure) for pure in (False, True)]
    assert [(each.returncode, str(small) in each.stdout) for each in said] == [(0, True), (1, False)]
    assert "COSMODROME_PURE" in said[1].stdout


@pytest.mark.slow
def test_bench_says_which_engine_runs(small: Path) -> None:
    done = python("-m", "cosmodrome", "bench", "template", "--seconds", "0.01", cache=small)
    assert done.stdout.startswith("Speed on one core, compiled engine")


@pytest.mark.slow
def test_bench_measures_both_engines_for_a_file(small: Path, tmp_path: Path) -> None:
    file = tmp_path / "speed.json"
    done = python("-m", "cosmodrome", "bench", "template", "--seconds", "0.01", "--json", str(file), cache=small)
    assert done.returncode == 0, done.stderr
    assert [each["engine"] for each in json.loads(file.read_text())["engines"]] == ["compiled", "plain"]


@pytest.mark.slow
def test_worker_processes_run_compiled_too(small: Path) -> None:
    command = ["-m", "cosmodrome", "arena", "galaxy-command", "--bots", "random,greedy", "--seats", "1"]
    command += ["--games", "2", "--workers", "2"]
    compiled, plain = (python(*command, cache=small, pure=pure) for pure in (False, True))
    assert (compiled.returncode, compiled.stdout) == (0, plain.stdout), compiled.stderr


@pytest.mark.slow
@pytest.mark.parametrize("game", ["galaxy-command", "template"])
def test_states_can_be_passed_on_between_compiled_and_plain(small: Path, tmp_path: Path, game: str) -> None:
    state = cosmodrome.new(game, seed=3).snapshot()
    given, taken = tmp_path / "given", tmp_path / "taken"
    given.write_bytes(pickle.dumps(state))
    script = "import pickle, sys, cosmodrome; from pathlib import Path; given, taken = map(Path, sys.argv[1:])"
    script += "; taken.write_bytes(pickle.dumps(pickle.loads(given.read_bytes())))"
    done = python("-c", script, str(given), str(taken), cache=small)
    assert done.returncode == 0, done.stderr
    assert digest(pickle.loads(taken.read_bytes())) == digest(state)


def compile_core(monkeypatch: pytest.MonkeyPatch, cache: Path, *arguments: str) -> Ran:
    """The command, in a cache of its own; the core alone, for time."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    core = [f"cosmodrome/{name}" for name in build.CORE]
    for module in ("cosmodrome.compiling.build", "cosmodrome.cli.compile"):
        monkeypatch.setattr(f"{module}.hot_modules", lambda *_: core)
    return here("compile", *arguments)


@pytest.mark.slow
def test_a_failed_build_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script = tmp_path / "fails.py"
    script.write_text("raise SystemExit('no such header')")
    monkeypatch.setattr(build, "SCRIPT", script)
    done = compile_core(monkeypatch, tmp_path)
    log = next(tmp_path.rglob("*.log"))
    assert (done.code, len(done.err.splitlines())) == (2, 1)
    assert str(log) in done.err
    assert log.read_text("utf-8") == "no such header\n"
    assert [file.name for file in log.parent.iterdir() if file.is_dir()] == []
    monkeypatch.setenv("COSMODROME_PURE", "")
    checked = here("compile", "--check")
    assert (checked.code, str(log) in checked.out) == (3, True)
    assert which(tmp_path) == "plain"


@pytest.mark.slow
def test_compile_says_how_far_it_is_and_where(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(build, "LEVEL", "0")
    done = compile_core(monkeypatch, tmp_path)
    assert done.code == 0, done.err
    begun, *parts, told = done.out.splitlines()
    modules = len(build.CORE)
    assert (begun, len(parts)) == (f"Compiling the engine: {modules} modules. This takes a few minutes.", 3)
    assert told.endswith(f"{engine.digest(engine.PACKAGE)}.")
    assert which(tmp_path) == "compiled"
    again = compile_core(monkeypatch, tmp_path)
    assert (again.code, again.out.startswith("The engine has been compiled already.")) == (0, True)


def test_compile_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(build, "compiler_settings", lambda *_: None)
    done = compile_core(monkeypatch, tmp_path)
    assert (done.code, "pip install 'cosmodrome[zig]'\n" in done.err) == (2, True)
    monkeypatch.setattr(build, "find_spec", lambda _: None)
    done = compile_core(monkeypatch, tmp_path)
    assert (done.code, "pip install 'cosmodrome[compile]'\n" in done.err) == (2, True)


@pytest.mark.skipif(os.name == "nt", reason="setuptools looks for Microsoft's compiler there")
def test_without_a_compiler_that_of_ziglang_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr(c_compiler, "find_spec", lambda _: None)
    assert c_compiler.compiler_settings(tmp_path) is None
    monkeypatch.setattr(c_compiler, "find_spec", lambda name: name)
    settings = c_compiler.compiler_settings(tmp_path)
    assert settings is not None
    assert "-m ziglang cc" in Path(settings["CC"]).read_text("utf-8")
    assert os.access(settings["CC"], os.X_OK)
    assert settings["LDSHARED"].startswith(settings["CC"])


def test_what_compiling_needs_is_pinned_and_hashed() -> None:
    """`launch.py` installs these, and nothing else of these names."""
    packages = {row["name"]: row for row in tomllib.loads((LAUNCHER.parent / "uv.lock").read_text("utf-8"))["package"]}
    for name in ("mypy", "setuptools", "ziglang"):
        assert packages[name]["version"]
        files = packages[name]["wheels"]
        assert files
        assert all(file["hash"].startswith("sha256:") for file in files)


def test_two_processes_do_not_compile_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "cosmodrome" / "engine"
    folder.mkdir(parents=True)
    with (folder / "lock").open("a") as file:
        lock(file)
        done = compile_core(monkeypatch, tmp_path)
    assert (done.code, done.err) == (2, "cosmodrome: Another process is compiling the engine at the moment.\n")


def test_old_builds_are_removed(tmp_path: Path) -> None:
    for age, name in enumerate(["newest", "b", "c", "d", "e", ".broken-off"]):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (1_000 - age, 1_000 - age))
    remove_leftovers(tmp_path)
    tidy(tmp_path, tmp_path / "newest")
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["b", "c", "d", "newest"]
    assert KEPT == 4


def launcher() -> object:
    spec = util.spec_from_file_location("launch", LAUNCHER)
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_only_a_server_is_compiled_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    is_compiled_beside = launcher().is_compiled_beside  # type: ignore[attr-defined]
    monkeypatch.delenv("CI", raising=False)
    assert not is_compiled_beside(["serve"])  # tests run plain
    monkeypatch.delenv("COSMODROME_PURE")
    assert is_compiled_beside(["serve", "--lan"])
    assert not is_compiled_beside(["serve", "--help"])
    assert not is_compiled_beside(["play", "galaxy-rush"])
    monkeypatch.setenv("CI", "true")
    assert not is_compiled_beside(["serve"])


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="a script stands for uv")
def test_without_a_network_it_runs_plain_and_says_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    launch: Any = launcher()
    failing = tmp_path / "uv"
    failing.write_text("#!/bin/sh\necho no network >&2\nexit 1\n", "utf-8")
    failing.chmod(0o755)
    monkeypatch.setattr(launch, "find_uv", lambda: str(failing))
    monkeypatch.setattr(launch, "end_with_launcher", lambda: None)
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("COSMODROME_PURE", "")
    assert launch.main([launch.BACKGROUND]) == 1
    said = capfd.readouterr()
    assert (said.out, said.err) == (
        "What is needed to compile the engine could not be installed. It runs as plain Python.\n",
        "",
    )
    assert which(tmp_path) == "plain"


def test_what_compiles_in_the_background_ends_with_the_launcher() -> None:
    """Its input is closed then, however that happens."""
    code = f"import runpy; runpy.run_path({str(LAUNCHER)!r})['end_with_launcher']()"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, start_new_session=True) as process:
        pass
    assert process.returncode != 0


@pytest.mark.slow
def test_nothing_is_done_in_the_background_where_the_engine_is_compiled(small: Path) -> None:
    variables = {**os.environ, "XDG_CACHE_HOME": str(small), "COSMODROME_PURE": ""}
    command = [sys.executable, str(LAUNCHER), "compile-in-background"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=variables,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert (process.stdout.read(), process.wait()) == (b"", 0)
