"""Which C compiler is used: the one that this Python was built with, another on PATH, or that of `ziglang`."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

USUAL = ("cc", "gcc", "clang")


def compiler_settings(folder: Path | None = None) -> dict[str, str] | None:
    """Environment variables for setuptools; None where there is no compiler. What zig needs is put into the folder."""
    if os.name == "nt" or os.environ.get("CC"):  # setuptools looks for Microsoft's compiler by itself
        return {}
    own = str(sysconfig.get_config_var("CC") or "").split()
    if own and shutil.which(own[0]):
        return {}
    for name in USUAL:
        if shutil.which(name):
            return _named(name)
    if find_spec("ziglang") is None:
        return None
    return _zig(folder) if folder is not None else {}


def _named(command: str) -> dict[str, str]:
    linking = "-bundle -undefined dynamic_lookup" if sys.platform == "darwin" else "-shared"
    return {"CC": command, "LDSHARED": f"{command} {linking}"}


def _zig(folder: Path) -> dict[str, str]:
    script = folder / "zig-cc"
    folder.mkdir(parents=True, exist_ok=True)
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m ziglang cc "$@"\n', "utf-8")
    script.chmod(0o755)
    cache = str(folder / "zig-cache")
    return {**_named(str(script)), "ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache}
