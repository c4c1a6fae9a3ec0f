"""Tests run plain Python, as `COSMODROME_PURE` asks: in the compiled engine the checks cannot change single draws."""

from __future__ import annotations

import os

os.environ.setdefault("COSMODROME_PURE", "1")
