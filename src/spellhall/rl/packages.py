"""What the environments need: ``spellhall.rl`` imports this first, so that a missing package is one sentence."""

from __future__ import annotations

from importlib.util import find_spec

NEEDED = ("gymnasium", "numpy", "pettingzoo")

for package in NEEDED:
    if find_spec(package) is None:
        raise ModuleNotFoundError(
            f"spellhall.rl needs {package}; `pip install 'spellhall[rl]'` brings it", name=package
        )
