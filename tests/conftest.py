"""What every test can use."""

from __future__ import annotations

import pytest

pytest_plugins = ["rule_marks"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: their driver leaves a loop marked as running, in which no other test could run its own."""
    items.sort(key=lambda item: "browser" in item.path.parts)
