"""Positions of whole games that show rules, for ``tools/rule_positions.py``: they need no invented cards.

Two agents play with starter decks, and are asked at every choice why their cards can't be used.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from spellhall.agents import agent
from spellhall.kernel.documents.short_saves import shortened
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.registry import game as make_game
from spellhall.rule_positions import cited

AGENTS = ("greedy", "random")
GAMES = 24
"""How many games are played of each kind."""
MOST_CHOICES = 400
ENOUGH = 6
"""So many positions where a rule asks or refuses are enough."""
KINDS: tuple[tuple[str, Mapping[str, str]], ...] = (
    ("spellchain", {}),
    ("spellfire", {}),
    ("spellfire", {"solitaire": "one-deck"}),
    ("spellslinger", {}),
)


def played() -> Iterator[dict[str, Any]]:
    """The tables of all games, as ``record_positions`` writes them, cut to the pieces that show a rule."""
    for name, options in KINDS:
        game = make_game(name, options)
        seen: Counter[tuple[str, str]] = Counter()
        for number in range(GAMES):
            yield from _pieces(game, number, seen)


def _pieces(game: Game, number: int, seen: Counter[tuple[str, str]]) -> Iterator[dict[str, Any]]:
    """The pieces of one game: up to three choices in a row, with the last position."""
    draw = random.Random(number)
    decks = [draw.choice(sorted(game.starter_decks().items()))[1] for _ in range(game.decks or 2)]
    state = game.new_state(decks, number)
    agents = [agent(AGENTS[(number + seat) % len(AGENTS)], number) for seat in range(state.seats)]
    before: list[dict[str, Any]] = []
    for _ in range(MOST_CHOICES):
        if state.is_terminal():
            return
        question = state.decision()
        step = {"seat": question.seat, "rule": question.rule, "options": list(question.options)}
        news = [("asks", question.rule)] if len(question.options) > 1 and question.rule else []
        refused = list(_refused(state, question.seat)) if len(question.options) > 1 else []
        news += [("refuses", rule) for _, _, reason in refused for rule in cited(reason)]
        wanted = [each for each in dict.fromkeys(news) if seen[each] < ENOUGH]
        logged = 0 if state.record is None else len(state.record.entries)
        keeps = shortened(state)
        action = agents[question.seat].act(state)
        done = step | {"save": keeps, "do": action}
        if wanted:
            seen.update(wanted)
            asked = [step | {"save": keeps, "refused": each} for each in refused]
            yield _table(game, [*before[-2:], *asked, done])
        before = [*before[-2:], done] if not before or before[-1]["seat"] == question.seat else [done]
        state.apply(action)
        told = {("logs", rule) for rule in _cited_since(state, logged, question.seat)}
        if len(question.options) > 1 and any(seen[each] < ENOUGH for each in told):
            seen.update(told)
            yield _table(game, [done], [rule for _, rule in sorted(told)])


def _table(game: Game, steps: list[dict[str, Any]], rules: list[str] | None = None) -> dict[str, Any]:
    table = {"game": game.name, "options": dict(game.options), "invented": {}, "steps": steps}
    return {"rules": rules or [], "tables": [table], "test": ""}


def _refused(state: State, seat: int) -> Iterator[list[Any]]:
    """The cards that a seat knows and might want to use, each with the reason why it can't."""
    for card in range(len(state.face)):
        if state.control[card] == seat and state.seen[card] >> seat & 1:
            reason = state.why_not(seat, card)
            if reason:
                yield [seat, card, reason]


def _cited_since(state: State, entry: int, seat: int) -> set[str]:
    """The rules that the newest lines of the log cite."""
    assert state.record is not None
    names = [f"seat {number}" for number in range(state.seats)]
    lines = state.game.story(state.record.entries[entry:], seat, names)
    return {rule for line in lines for rule in cited(line.text)}
