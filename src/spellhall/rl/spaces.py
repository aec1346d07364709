"""The spaces of Gymnasium in which observations and actions lie."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from spellhall.rl.observing import Observer

LEAST, MOST = np.iinfo(np.int32).min, np.iinfo(np.int32).max


def observations(observer: Observer) -> spaces.Dict:
    """The space of what an observer writes."""
    parts: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(LEAST, MOST, shape, np.int32) for name, shape in observer.shapes().items()
    }
    if "action_mask" in parts:
        parts["action_mask"] = spaces.MultiBinary(observer.actions.size)
    return spaces.Dict(parts)


def actions(observer: Observer) -> spaces.Discrete:
    """The lines of the menu, or the codes."""
    return spaces.Discrete(observer.actions.size)
