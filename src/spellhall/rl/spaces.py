"""The Gymnasium spaces of observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from spellhall.rl.bounds import Limits, limits
from spellhall.rl.observations import IN_ONE_ROW, Observer


def observations(observer: Observer) -> spaces.Dict:
    """The space of what an observer writes, with each column's bounds."""
    parts = {part: _space(observer, part, shape) for part, shape in observer.shapes().items()}
    return spaces.Dict(parts)


def _space(observer: Observer, part: str, shape: tuple[int, ...]) -> spaces.Space[Any]:
    if part == "action_mask":
        return spaces.MultiBinary(observer.actions.size)
    if part == "codes":
        return spaces.Box(-1, observer.most_code, shape, np.int32)
    if part == "observation":
        rows = [_limits_of_all(observer, part) for part in IN_ONE_ROW]
        low, high = (np.concatenate([row[end] for row in rows], dtype=np.float32) for end in (0, 1))
        return spaces.Box(low, high, dtype=np.float32)
    least, most = _limits_of_all(observer, part)
    return spaces.Box(least.reshape(shape), most.reshape(shape), dtype=np.int32)


def _limits_of_all(observer: Observer, part: str) -> Limits:
    """The bounds of a part, number by number in one row."""
    repeats = {"cards": observer.rows, "options": observer.menu}.get(part, 1)
    least, most = limits(observer.bounds[part])
    return np.tile(least, repeats), np.tile(most, repeats)


def actions(observer: Observer) -> spaces.Discrete:
    """The menu lines, or the codes."""
    return spaces.Discrete(observer.actions.size)
