"""What every part of a game knows of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from spellhall.kernel.layout import Layout


class Part:
    """Base of all parts."""

    name: ClassVar[str] = ""
    layout: Layout
    catalogue: Sequence[Any]
    options: dict[str, Any]
