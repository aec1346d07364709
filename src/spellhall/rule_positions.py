"""Positions that show a rule at work: what "Show me" opens. Each game ships its own, by the rule's ID.

``tools/rule_positions.py`` finds them in the tests of the rules and writes ``rule_positions.json`` into each game's
folder. Every position says how the rule shows, and ``fault`` checks that it does: the rule refuses a card, it asks the
question that waits, the log cites it after a choice, or all choices of a test that proves it are offered.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from spellhall.kernel.documents.short_saves import lengthened
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game, recording
from spellhall.kernel.presentation.lessons import meaning
from spellhall.kernel.state import State
from spellhall.registry import class_of, game

FILE = "rule_positions.json"
Way = Literal["refuses", "asks", "logs", "plays"]
WAYS: tuple[Way, ...] = get_args(Way)
CITED = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+")


class RulePosition(NamedTuple):
    """A position that shows a rule at work.

    Attributes:
        rule: its ID.
        game, options: the game, and its options that differ from those of its preset.
        save: the position (see ``documents.short_saves``).
        seat: who looks at it.
        choices: what is chosen, as meanings (see ``lessons.meaning``), by the player who is asked.
        way: how the rule shows: it asks the question at the start; or once everything is chosen, it refuses a card, or
            the log has cited it, or (``plays``) has told what came of it.
        card: the refused card; -1 if none is.
    """

    rule: str
    game: str
    options: dict[str, str]
    save: Mapping[str, Any]
    seat: int
    choices: tuple[str, ...]
    way: Way
    card: int = -1

    def start(self) -> State:
        """The position, with a history that begins here.

        Raises:
            UsageError: when the game can't read it.
        """
        made = _made(self.game, tuple(self.options.items()))
        return recording(made.load(lengthened(made, self.save), other_cards=True))

    def script(self) -> list[int]:
        """The choices as actions.

        Raises:
            UsageError: when one isn't offered.
        """
        state, actions = self.start(), list[int]()
        for wanted in self.choices:
            actions.append(action_for(state, wanted))
            state.apply(actions[-1])
        return actions


@lru_cache(maxsize=32)
def _made(name: str, options: tuple[tuple[str, str], ...]) -> Game:
    return game(name, dict(options))


def action_for(state: State, wanted: str) -> int:
    """The first choice with a meaning.

    Raises:
        UsageError: when it isn't offered.
    """
    if not state.is_terminal():
        question = state.decision()
        for action in question.options:
            if meaning(state, question, action) == wanted:
                return action
    raise UsageError(f"{wanted!r} isn't offered")


def cited(text: str) -> list[str]:
    """The IDs of rules in a sentence."""
    return CITED.findall(text)


def logged(state: State, seat: int) -> set[str]:
    """The rules that the log cites, as a seat reads it."""
    assert state.record is not None
    names = [f"seat {number}" for number in range(state.seats)]
    return {rule for line in state.game.story(state.record.entries, seat, names) for rule in cited(line.text)}


def fault(shown: RulePosition) -> str:
    """What is wrong with a position: why the rule doesn't show in it; empty if it does."""
    try:
        state = shown.start()
        asked = state.decision()
        if shown.way == "asks" and (asked.rule, asked.seat) != (shown.rule, shown.seat):
            return f"seat {asked.seat} is asked by {asked.rule or 'no rule'}"
        for action in shown.script():
            state.apply(action)
        if shown.way == "refuses":
            if not state.seen[shown.card] >> shown.seat & 1:
                return "the refused card is hidden"
            if shown.rule not in cited(state.why_not(shown.seat, shown.card)):
                return "the card isn't refused"
    except UsageError as error:
        return str(error)
    if shown.way == "logs" and shown.rule not in logged(state, shown.seat):
        return "the log doesn't cite it"
    return ""


@lru_cache(maxsize=16)
def positions_of(name: str) -> Mapping[str, RulePosition]:
    """The positions of a game's rules, by rule.

    Raises:
        UsageError: when there is no such game.
    """
    file = file_of(name)
    return dict(_read(name, json.loads(file.read_text(encoding="utf-8")))) if file.is_file() else {}


def position_of(name: str, rule: str) -> RulePosition:
    """The position of a rule of a game.

    Raises:
        UsageError: when it has none.
    """
    found = positions_of(name).get(rule)
    if found is None:
        raise UsageError(f"{name} has no position for the rule {rule!r}")
    return found


def file_of(name: str) -> Path:
    """The file of a game's positions."""
    return Path(str(resources.files(class_of(name).__module__.rpartition(".")[0]))) / FILE


def written(shown: Sequence[RulePosition]) -> str:
    """The contents of a game's file: each position once, then where and how each rule shows."""
    saves: dict[str, int] = {}
    rules = {}
    for each in sorted(shown):
        place = saves.setdefault(json.dumps({"options": each.options, **each.save}, separators=(",", ":")), len(saves))
        told = {"in": place, "seat": each.seat, "choices": each.choices, each.way: each.card}
        rules[each.rule] = f'"{each.rule}":{json.dumps(told, ensure_ascii=False, separators=(",", ":"))}'
    return '{"positions":[\n' + ",\n".join(saves) + '\n],"rules":{\n' + ",\n".join(rules.values()) + "\n}}\n"


def _read(name: str, document: Mapping[str, Any]) -> Iterator[tuple[str, RulePosition]]:
    for rule, told in document["rules"].items():
        save = dict(document["positions"][told["in"]])
        options = save.pop("options")
        way = next(way for way in WAYS if way in told)
        yield rule, RulePosition(rule, name, options, save, told["seat"], tuple(told["choices"]), way, told[way])
