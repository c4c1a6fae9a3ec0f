"""The network while it is trained: layers, two heads, Adam, and the mean of its recent weights.

The first output says how likely the seat is to win (or how good the end will be, 0 to 1), the second by how much it
will be ahead in points. Only the first is used in play; the second shapes the layers.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosmodrome.core.network import Network
from cosmodrome.core.numeric import Encoder

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]

HEADS = 2
LEAD_WEIGHT = 0.5
"""Of the squared error of the lead, beside the cross-entropy of the value."""
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
"""Of Adam."""
KEPT = 0.998
"""How much of the mean weights a step leaves."""


class Model:
    """All arrays are in `arrays`, by name, so that a checkpoint is one file."""

    def __init__(self, size: int, hidden: tuple[int, ...], seed: int) -> None:
        rng = np.random.default_rng(seed)
        widths = (size, *hidden, HEADS)
        self.depth = len(widths) - 1
        self.arrays: dict[str, Any] = {"scale": np.ones(size, np.float32), "steps": np.zeros(1, np.int64)}
        for layer, (wide, narrow) in enumerate(pairwise(widths)):
            spread = np.sqrt(2.0 / min(wide, 128))
            weights = rng.standard_normal((wide, narrow), np.float32) * np.float32(spread)
            self._add(f"weights{layer}", weights * (0.1 if layer == self.depth - 1 else 1.0))
            self._add(f"bias{layer}", np.zeros(narrow, np.float32))

    def _add(self, name: str, array: Floats) -> None:
        for kind in ("", "mean-", "first-", "second-"):
            self.arrays[kind + name] = array.copy() if kind in {"", "mean-"} else np.zeros_like(array)

    @property
    def names(self) -> list[str]:
        return [f"{kind}{layer}" for layer in range(self.depth) for kind in ("weights", "bias")]

    def look_at(self, rows: Bytes) -> None:
        """Fixes what each number is divided by: how large it is where it is not zero."""
        counts = np.maximum(1, np.count_nonzero(rows, axis=0))
        sizes = np.sqrt(np.square(rows, dtype=np.float32).sum(axis=0) / counts)
        self.arrays["scale"] = (1.0 / np.maximum(1.0, sizes)).astype(np.float32)

    def network(self, encoder: Encoder) -> Network:
        """The mean of the recent weights, with the scales in the first layer."""
        layers = [(self.arrays[f"mean-weights{each}"], self.arrays[f"mean-bias{each}"]) for each in range(self.depth)]
        first, bias = layers[0]
        last, shift = layers[-1]
        layers[0] = first * self.arrays["scale"][:, None], bias
        layers[-1] = last[:, :1], shift[:1]
        return Network(encoder, layers)

    def step(self, rows: Bytes, values: Floats, leads: Floats, rate: float) -> float:
        """One step of Adam on these positions; the loss of the values before it."""
        inputs = [rows * self.arrays["scale"]]
        for layer in range(self.depth):
            found = inputs[-1] @ self.arrays[f"weights{layer}"] + self.arrays[f"bias{layer}"]
            inputs.append(np.maximum(found, 0.0) if layer < self.depth - 1 else found)
        outputs = inputs.pop()
        chances = 1.0 / (1.0 + np.exp(-outputs[:, 0]))
        slopes = np.stack((chances - values, LEAD_WEIGHT * (outputs[:, 1] - leads)), axis=1) / np.float32(len(rows))
        self._descend(inputs, slopes.astype(np.float32), rate)
        safe = np.clip(chances, 1e-6, 1 - 1e-6)
        return float(-(values * np.log(safe) + (1 - values) * np.log(1 - safe)).mean())

    def _descend(self, inputs: list[Any], slopes: Floats, rate: float) -> None:
        self.arrays["steps"] += 1
        for layer in reversed(range(self.depth)):
            weights = self.arrays[f"weights{layer}"]
            gradients = {f"weights{layer}": inputs[layer].T @ slopes, f"bias{layer}": slopes.sum(axis=0)}
            if layer:
                slopes = (slopes @ weights.T) * (inputs[layer] > 0)
            for name, gradient in gradients.items():
                self._adam(name, gradient, rate)

    def _adam(self, name: str, gradient: Floats, rate: float) -> None:
        arrays, steps = self.arrays, int(self.arrays["steps"][0])
        first, second, own, mean = (arrays[kind + name] for kind in ("first-", "second-", "", "mean-"))
        first += (1 - FIRST) * (gradient - first)
        second += (1 - SECOND) * (gradient * gradient - second)
        speed = rate * np.sqrt(1 - SECOND**steps) / (1 - FIRST**steps)
        own -= np.float32(speed) * first / (np.sqrt(second) + TINY)
        mean += np.float32(1 - min(KEPT, steps / (steps + 10))) * (own - mean)
