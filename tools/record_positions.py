"""A pytest plugin: the positions where the tests of the rules decide, for ``tools/rule_positions.py``.

With ``-p record_positions --positions FILE`` each passed test that is marked with rules leaves one line of JSON: its
rules, and for every table that it plays at, the positions where it makes a choice or asks why a card can't be used.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Generator
from pathlib import Path
from typing import Any, SupportsIndex

import pytest
from invented_cards import invented
from rule_marks import marked_rules

from spellhall.kernel.documents.short_saves import shortened
from spellhall.kernel.state import State

MOST_STEPS = 40
"""So many positions of a table are kept, the first."""
MOST_VARIANTS = 3
"""So many variants of a parametrized test are recorded."""
MOST_TABLES = 4
"""So many tables of a test are, the first."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer ``--positions``."""
    parser.addoption("--positions", metavar="FILE", type=Path, required=True, help="where the positions are written")


def pytest_configure(config: pytest.Config) -> None:
    """Record from now on."""
    config.pluginmanager.register(Recorder(config.getoption("--positions")))


class Recorder:
    """Writes down what happens at the tables of the running test."""

    def __init__(self, file: Path) -> None:
        self.lines: list[str] = []
        self.file = file
        self.tables: dict[int, tuple[State, list[dict[str, Any]]]] = {}
        self.listens = False
        self.variants: Counter[str] = Counter()
        self._patch()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        """Record one test, and keep it if it passes."""
        rules = marked_rules(item)
        function = item.nodeid.partition("[")[0]
        self.listens = bool(rules) and self.variants[function] < MOST_VARIANTS
        self.tables = {}
        try:
            result = yield
        finally:
            self.listens = False
        if rules and self.variants[function] < MOST_VARIANTS:
            self.variants[function] += 1
            for state, steps in self.tables.values():
                if state.scores is None:
                    self._note(state, steps)
            tables = [self._table(state, steps) for state, steps in self.tables.values() if steps]
            self.lines.append(json.dumps({"test": item.nodeid, "rules": rules, "tables": tables}))
        self.tables = {}
        return result

    def pytest_sessionfinish(self) -> None:
        """Write the file."""
        self.file.write_text("\n".join(self.lines) + "\n", encoding="utf-8")

    def _table(self, state: State, steps: list[dict[str, Any]]) -> dict[str, Any]:
        return {
            "game": state.game.name,
            "options": dict(state.game.options),
            "invented": invented(state),
            "steps": steps,
        }

    def _note(self, state: State, steps: list[dict[str, Any]], **more: Any) -> None:
        """Write down a position, and what is done in it."""
        if len(steps) >= MOST_STEPS:
            return
        listens, self.listens = self.listens, False
        fresh(state)
        question = state.decision()
        steps.append(
            {
                "save": shortened(state),
                "seat": question.seat,
                "rule": question.rule,
                "options": list(question.options),
                **more,
            }
        )
        fresh(state)
        self.listens = listens

    def _steps(self, state: State) -> list[dict[str, Any]] | None:
        """The steps of a table that players sit at; None for the clones of those who only think."""
        if not self.listens or state.record is None:
            return None
        if id(state) not in self.tables and len(self.tables) >= MOST_TABLES:
            return None
        return self.tables.setdefault(id(state), (state, []))[1]

    def _patch(self) -> None:
        apply, why_not, resume = State.apply, State.why_not, State.resume

        def apply_noted(state: State, action: SupportsIndex, floor: int = 0) -> None:
            steps = self._steps(state)
            if steps is not None and state.scores is None:
                self._note(state, steps, do=int(action))
            apply(state, action, floor)

        def why_noted(state: State, seat: SupportsIndex, card: SupportsIndex) -> str:
            reason = why_not(state, seat, card)
            steps = self._steps(state)
            if steps is not None and state.scores is None:
                self._note(state, steps, refused=[int(seat), int(card), reason])
            return reason

        def resume_noted(state: State) -> None:
            resume(state)
            self._steps(state)

        for name, noted in (("apply", apply_noted), ("why_not", why_noted), ("resume", resume_noted)):
            setattr(State, name, noted)


def fresh(state: State) -> None:
    """Forget the keys of the cards: tests add cards to a game that is in use."""
    vars(state.game).pop("keys", None)
