"""The build hook of hatchling: builds the page for every package, and the compiled engine for a wheel that wants it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling reads this file by its path

from build_compiled import CompiledHook
from build_page import PageHook


class BuildHook(BuildHookInterface[Any]):
    """Both hooks, one after another."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.hooks = [PageHook(*arguments, **more), CompiledHook(*arguments, **more)]

    def dependencies(self) -> list[str]:
        """What both need in addition to hatchling."""
        return [name for hook in self.hooks for name in hook.dependencies()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing before the files of the package are collected."""
        for hook in self.hooks:
            hook.initialize(version, build_data)


def get_build_hook() -> type[BuildHook]:
    """Tells hatchling which hook in this file to use."""
    return BuildHook
