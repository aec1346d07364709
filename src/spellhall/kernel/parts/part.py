"""The base of all parts: what each of them knows about the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from spellhall.kernel.layout import Layout
from spellhall.kernel.presentation.prompts import Prompt

PLAINLY: Mapping[str, Prompt] = MappingProxyType({"": Prompt("{label}", "{who:decides}: {label}")})
"""The prompts of a game that defines none."""


class Part:
    """Base of all parts."""

    name: ClassVar[str] = ""
    layout: Layout
    catalogue: Sequence[Any]
    options: Any
    prompts: ClassVar[Mapping[str, Prompt]] = PLAINLY
