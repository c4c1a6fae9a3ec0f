"""`python -m cosmodrome.compiling FOLDER` compiles the engine into that folder: for wheels."""

from __future__ import annotations

import sys
from pathlib import Path

from cosmodrome.compiling.build import CannotCompile, compile_engine
from cosmodrome.workers import all_cores


def main(folder: Path) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    try:
        compile_engine(folder, folder.with_suffix(".log"), jobs=all_cores())
    except CannotCompile as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
