"""Which engine runs: the source as it is written, or what mypyc compiled from it (see docs/compiled.md)."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def is_compiled() -> bool:
    """Whether the compiled engine runs."""
    spec = find_spec("spellhall.kernel.state")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
