#!/usr/bin/env python3
"""Sets Cosmodrome up and starts it; needs nothing but Python 3.11 or newer.

    python3 launch.py              starts the server and opens the page (`cosmodrome serve`)
    python3 launch.py play         any other command of `cosmodrome`, with its arguments
    python3 launch.py test         every check and test but the long ones
    python3 launch.py test quick   linters, types, rules and units: under two minutes
    python3 launch.py test all     the long tests as well, with coverage
    python3 launch.py test -k undo passes arguments on to pytest alone

Packages are installed into `.venv` as `uv.lock` says; uv is taken from PATH or put into `.tools`. While a server runs,
its engine is compiled in the background, once, for the next start. `COSMODROME_PURE=1` runs plain Python and compiles
nothing.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

from page import is_built  # noqa: E402 - after the path is set

TOOLS = ROOT / ".tools"
UV = ROOT / "tools" / "uv.txt"
"""Which uv is fetched, with the digests of its files."""
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
OLDEST = (3, 11)

BACKGROUND = "compile-in-background"
NOT_COMPILED = 1
"""What `cosmodrome compile --check` ends with where compiling is worth a try."""

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

LANES = {
    "quick": ["-m", "not long and not slow", "tests/core", "tests/games", "tests/table", "tests/bots"],
    "": ["-m", "not long"],
    "all": ["--cov", "--cov-report=xml"],
}
"""What pytest is given; the checks run in all of them."""

CHECKS = [
    ["ruff", "check", "."],
    ["ruff", "format", "--check", "."],
    ["mypy"],
    ["lint-imports"],
    ["python", "tools/gen_types.py", "--check"],
    ["python", "tools/page.py", "run", "format:check"],
    ["python", "tools/page.py", "run", "lint"],
    ["python", "tools/page.py", "run", "check"],
    ["python", "tools/page.py", "run", "test"],
]


def main(arguments: list[str]) -> int:
    if sys.version_info < OLDEST:
        return fail(f"Cosmodrome needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.")
    if arguments == [BACKGROUND]:
        return compile_engine()
    testing = arguments[:1] == ["test"]
    try:
        set_up(with_tests=testing)
    except subprocess.CalledProcessError as error:
        return fail(f"Setting up failed at: {' '.join(map(str, error.cmd[:4]))} ... (see above)")
    if testing:
        return test(arguments[1:])
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in {"--help", "--version", "--content"}):
        arguments = ["serve", *arguments]
    with compiling_beside(arguments):
        return run([tool("cosmodrome"), *arguments])


def set_up(*, with_tests: bool) -> None:
    """Installs what is locked, once: a stamp in the environment says for which lock file that was done.

    Other packages stay where they are: somebody's own game is one.
    """
    group = "tests" if with_tests else "play"
    stamp = VENV / f".ready-{group}"
    wanted, built = fingerprint(), is_built(ROOT / "web")
    if built and stamp.exists() and stamp.read_text() == wanted:
        return
    say(f"Setting up Cosmodrome in {VENV.name}: packages, then the page; a minute or two, once ...")
    uv = find_uv()
    extra = ["--extra", "server", "--inexact", *(["--all-groups"] if with_tests else ["--no-dev"])]
    if not built:
        extra += ["--reinstall-package", "cosmodrome"]
    python = ["--python", sys.executable] if not VENV.exists() else []
    variables = {**environment(), "COSMODROME_PURE": "1"}  # compiling can wait
    subprocess.run([uv, "sync", "--locked", *python, *extra], cwd=ROOT, env=variables, check=True)
    stamp.write_text(wanted)
    say("Ready.")


def is_compiled_beside(arguments: list[str]) -> bool:
    """Only while a server runs; not in tests, and not where plain Python is wanted."""
    wanted = os.environ.get("COSMODROME_PURE", "") in {"", "0"} and not os.environ.get("CI")
    return wanted and arguments[:1] == ["serve"] and "--help" not in arguments


@contextmanager
def compiling_beside(arguments: list[str]) -> Iterator[None]:
    """A process that compiles the engine, for as long as this one runs."""
    if not is_compiled_beside(arguments):
        yield
        return
    command = [sys.executable, str(ROOT / "launch.py"), BACKGROUND]
    # It has a session of its own, so that Ctrl-C is for the server alone, and ends when its input is closed.
    with subprocess.Popen(command, stdin=subprocess.PIPE, env=environment(), start_new_session=True):
        yield


def compile_engine() -> int:
    """In the background: what compiling needs is installed, then `cosmodrome compile` runs, all at low priority."""
    if hasattr(os, "nice"):
        os.nice(15)
    threading.Thread(target=end_with_launcher, daemon=True).start()
    compile_command = [tool("cosmodrome"), "compile"]
    checked = subprocess.run([*compile_command, "--check"], capture_output=True, check=False)
    if checked.returncode != NOT_COMPILED:
        return 0
    has_compiler = WINDOWS or os.environ.get("CC") or any(shutil.which(name) for name in ("cc", "gcc", "clang"))
    install = ["sync", "--locked", "--inexact", "--no-install-project", "--no-dev"]
    install += ["--extra", "compile" if has_compiler else "zig"]
    try:
        subprocess.run([find_uv(), *install], cwd=ROOT, env=environment(), capture_output=True, check=True)
    except subprocess.CalledProcessError:
        say("What is needed to compile the engine could not be installed. It runs as plain Python.")
        return 1
    # Not for a terminal: a bar would be between the lines of the server.
    command = [*compile_command, "--jobs", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            say(line.rstrip())
    return process.returncode


def end_with_launcher() -> None:
    """Ends this process and all that it has started when the launcher ends, however it ends."""
    os.read(sys.stdin.fileno(), 1)  # not `sys.stdin.read`, which Python cannot leave when this process is done
    if WINDOWS:
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(os.getpid())], capture_output=True, check=False)
    elif os.getpgrp() == os.getpid():  # its own group, as `compiling_beside` made it
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def find_uv() -> str:
    found = shutil.which("uv") or shutil.which("uv", path=str(TOOLS / "bin"))
    if found:
        return found
    say(f"Fetching uv, which installs the packages, into {TOOLS.name} ...")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target", str(TOOLS)]
    subprocess.run([*pip, "--require-hashes", "--no-deps", "-r", str(UV)], cwd=ROOT, check=True)
    found = shutil.which("uv", path=str(TOOLS / "bin"))
    if not found:
        raise SystemExit(fail("uv could not be installed; install it by hand and try again."))
    return found


def environment() -> dict[str, str]:
    """The system's certificates and the system's Python: what works behind a company's proxy too.

    Packages are compiled as they are installed: where Python may not keep what it compiled (`PYTHONDONTWRITEBYTECODE`),
    every server and worker would compile them again.
    """
    certificates = {"UV_SYSTEM_CERTS": "1", "NODE_USE_SYSTEM_CA": "1"}
    installing = {"UV_PYTHON_PREFERENCE": "system", "UV_COMPILE_BYTECODE": "1"}
    return {**os.environ, **certificates, **installing, "COSMODROME_COMMAND": "python3 launch.py"}


def fingerprint() -> str:
    parts = [(ROOT / name).read_bytes() for name in ("uv.lock", "pyproject.toml")]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def test(arguments: list[str]) -> int:
    """The checks, then the tests of a lane. With other arguments: only those tests, without the checks."""
    lane = arguments[0] if arguments else ""
    if lane not in LANES or len(arguments) > 1:
        return run([tool("pytest"), "-n", "auto", "--dist", "worksteal", *arguments])
    if lane != "quick" and (missing := find_browser()):
        return fail(missing)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for command, checked in zip(CHECKS, pool.map(check, CHECKS), strict=True):
            say(f"{'ok    ' if checked.returncode == 0 else 'failed'} {' '.join(command)}")
            if checked.returncode:
                pool.shutdown(cancel_futures=True)
                return fail(f"{command[0]} found faults:\n{checked.stdout}", checked.returncode)
    code = run([tool("pytest"), "-n", "auto", "--dist", "worksteal", *LANES[lane]])
    if lane == "all":
        tell_coverage()
    return code


def tell_coverage() -> None:
    """One line; measuring takes twice the time, so only the longest lane does it."""
    share = check(["coverage", "report", "--format=total"])
    if share.returncode == 0:
        say(f"Coverage: {share.stdout.strip()} % of the lines of src/cosmodrome, line by line in build/coverage.xml")


def check(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [tool(command[0]), *command[1:]],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def find_browser() -> str:
    """Empty once there is a browser for the tests; otherwise what to do about it."""
    if os.environ.get("COSMODROME_BROWSER") or any(shutil.which(name) for name in BROWSERS):
        return ""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0 and may_install_browser():
        say("Installing Chromium for the browser tests ...")
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "chromium-headless-shell"], check=False, stdout=subprocess.DEVNULL
        )
    if any(shutil.which(name) for name in BROWSERS):
        return ""
    return "the browser tests need Chromium: install it, or name a browser in COSMODROME_BROWSER"


def may_install_browser() -> bool:
    """Whoever sits at a terminal is asked; without one nothing is installed, but for continuous integration."""
    if os.environ.get("CI"):
        return True
    if not sys.stdin.isatty():
        return False
    return input("The browser tests need Chromium. Install it with apt-get? [y/N] ").strip().lower() in {"y", "yes"}


def tool(name: str) -> str:
    return str(BIN / (name + (".exe" if WINDOWS else "")))


def run(command: list[str]) -> int:
    try:
        return subprocess.call(command, cwd=ROOT if command[0] != tool("cosmodrome") else None, env=environment())
    except KeyboardInterrupt:
        return 130


def say(text: str) -> None:
    print(text, flush=True)


def fail(text: str, code: int = 2) -> int:
    print(f"launch.py: {text}", file=sys.stderr, flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
