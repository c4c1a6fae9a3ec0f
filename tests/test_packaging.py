"""What an installation has to bring: engine, bots, laboratory and terminal do without the packages of the server."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import zipfile
from email import message_from_bytes
from importlib.metadata import requires
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import cosmodrome
from cosmodrome.compiling.build import why_impossible

PYTHONS = ("bin/python", "Scripts/python.exe")
ROOT = Path(__file__).parent.parent
PACKAGE = Path(cosmodrome.__file__).parent
SERVER = "extra == 'server'"
LEARN = "extra == 'learn'"

WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in {missing}:
            raise ModuleNotFoundError("No module named " + repr(name), name=name)

sys.meta_path.insert(0, Missing())
{script}
"""

COMMAND = """
from cosmodrome.cli.main import main
sys.argv = ["cosmodrome", *{arguments}]
main()
"""


def requirements(extra: str = "", lines: list[str] | None = None) -> set[str]:
    """Names of the packages that are installed with the extra; without one, those that always are."""
    parts = [line.partition(";") for line in lines or requires("cosmodrome") or []]
    return {re.split(r"\W", need.replace("-", "_"))[0] for need, _, marker in parts if marker.strip() == extra}


def without_server(script: str) -> subprocess.CompletedProcess[str]:
    """Python where the packages of the extra `server` are missing, but not those of the extra `learn`."""
    source = WITHOUT.format(missing=requirements(SERVER) - requirements(LEARN), script=script)
    return subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, timeout=120, check=False)


def command_without_server(*arguments: str) -> subprocess.CompletedProcess[str]:
    return without_server(COMMAND.format(arguments=arguments))


def modules_beside_server() -> list[str]:
    files = [file.relative_to(PACKAGE.parent) for file in PACKAGE.rglob("*.py")]
    own = [file for file in files if file.parts[1] != "server" and file.name != "__main__.py"]
    return sorted(".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in own)


def test_few_packages_are_always_installed() -> None:
    assert requirements() == {"fluent_runtime", "msgspec", "rich", "typer"}
    assert {"alembic", "litestar", "prometheus_client", "sqlalchemy", "uvicorn", "websockets"} <= requirements(SERVER)


def test_everything_but_the_server_can_be_imported_without_its_packages() -> None:
    modules = modules_beside_server()
    assert {"cosmodrome", "cosmodrome.cli.serve", "cosmodrome.lab.arena", "cosmodrome.testing"} <= set(modules)
    done = without_server(f"import importlib\nfor module in {modules}: importlib.import_module(module)")
    assert done.returncode == 0, done.stderr


def test_commands_work_without_the_server() -> None:
    shown = command_without_server("--help")
    assert (shown.returncode, "serve" in shown.stdout) == (0, True), shown.stderr
    arena = command_without_server("arena", "template", "--bots", "random,greedy", "--games", "2", "--workers", "1")
    assert (arena.returncode, "greedy" in arena.stdout) == (0, True), arena.stderr


def test_serve_says_what_to_install(tmp_path: Path) -> None:
    done = command_without_server("serve", "--no-browser", "--data", str(tmp_path))
    assert done.returncode == 2
    expected = r"cosmodrome: \w+ is missing\. Install the server with: pip install 'cosmodrome\[server\]'\n"
    assert re.fullmatch(expected, done.stderr), done.stderr


class Told:
    """In place of the program that builds a wheel: what it is told."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    """What `hatch_build.py` adds to a wheel, where nothing builds one."""
    interface = ModuleType("interface")
    interface.BuildHookInterface = object  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin.interface", interface)
    monkeypatch.setattr(sys, "path", list(sys.path))
    made = runpy.run_path(str(ROOT / "hatch_build.py"))["BuildPage"]()
    made.root, made.app = str(ROOT), Told()
    return made


def test_a_wheel_gets_the_compiled_engine_and_is_for_this_system_alone(hook: Any) -> None:
    hook.compile_engine = lambda _: ""
    data: dict[str, Any] = {"force_include": {}}
    hook.add_engine(data)
    assert data == {
        "force_include": {str(ROOT / "build" / "engine"): "cosmodrome/_compiled"},
        "pure_python": False,
        "infer_tag": True,
    }
    assert hook.app.warnings == []


def test_a_wheel_without_a_compiled_engine_is_plain_and_the_reason_is_one_line(hook: Any) -> None:
    hook.compile_engine = lambda _: "There is no C compiler."
    data: dict[str, Any] = {"force_include": {}}
    hook.add_engine(data)
    assert data == {"force_include": {}}
    assert hook.app.warnings == ["The wheel holds no compiled engine and runs as plain Python: There is no C compiler."]


def uv(*arguments: str | Path, **variables: str) -> str:
    """Runs uv where `launch.py` finds it."""
    found = shutil.which("uv") or shutil.which("uv", path=str(ROOT / ".tools" / "bin"))
    assert found
    done = subprocess.run(
        [found, *arguments], cwd=ROOT, env={**os.environ, **variables}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    uv("build", "--wheel", "--out-dir", folder, ".")
    return next(folder.glob("*.whl"))


@pytest.mark.long
def test_the_wheel_holds_types_page_and_requirements(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
        metadata = next(name for name in names if name.endswith(".dist-info/METADATA"))
        needs = message_from_bytes(file.read(metadata)).get_all("Requires-Dist") or []
    assert {"cosmodrome/py.typed", "cosmodrome/server/dist/index.html"} <= set(names)
    assert requirements(lines=needs) == {"fluent_runtime", "msgspec", "rich", "typer"}
    assert requirements(SERVER, needs) == requirements(SERVER)


@pytest.mark.long
@pytest.mark.skipif(why_impossible() is not None and not os.environ.get("CI"), reason="no C compiler here")
def test_a_wheel_runs_compiled_where_it_is_installed(tmp_path: Path) -> None:
    uv("build", "--wheel", "--out-dir", tmp_path, ".", COSMODROME_PURE="")
    found = next(tmp_path.glob("*.whl"))
    assert not found.name.endswith("-none-any.whl")
    uv("venv", "--python", sys.executable, tmp_path / "venv")
    python = next(file for name in PYTHONS if (file := tmp_path / "venv" / name).exists())
    uv("pip", "install", "--python", python, found)
    which = "from cosmodrome import engine; from cosmodrome.core import rng; print(engine.name(), rng.__file__)"
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    variables |= {"COSMODROME_PURE": "", "XDG_CACHE_HOME": str(tmp_path / "no cache")}
    done = subprocess.run(
        [python, "-c", which], cwd=tmp_path, env=variables, capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("compiled "), done.stderr
    assert Path("cosmodrome", "_compiled").as_posix() in Path(done.stdout).as_posix()


@pytest.mark.long
def test_the_wheel_alone_plays_but_does_not_serve(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "venv"
    uv("venv", "--python", sys.executable, place)
    python = next(file for name in PYTHONS if (file := place / name).exists())
    uv("pip", "install", "--python", python, wheel)
    listed = uv("pip", "list", "--python", python, "--format", "freeze").replace("-", "_").splitlines()
    installed = {line.partition("==")[0] for line in listed}
    assert requirements() <= installed
    assert not requirements(SERVER) & installed

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(python), "-m", "cosmodrome", *arguments]
        variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return subprocess.run(command, cwd=tmp_path, env=variables, capture_output=True, text=True, check=False)

    arena = run("arena", "template", "--bots", "random,greedy", "--games", "2", "--workers", "2")
    assert (arena.returncode, "greedy" in arena.stdout) == (0, True), arena.stderr
    serve = run("serve", "--no-browser", "--data", str(tmp_path / "data"))
    assert (serve.returncode, "pip install 'cosmodrome[server]'" in serve.stderr) == (2, True), serve.stderr
