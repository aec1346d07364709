"""Answers about the rule books."""

from __future__ import annotations

import re
from collections.abc import Container
from difflib import get_close_matches
from functools import lru_cache
from itertools import groupby
from operator import attrgetter

from spellhall.kernel.errors import UsageError
from spellhall.registry import class_of, game_names
from spellhall.rule_positions import positions_of
from spellhall.rulebook import Book, Section, all_books
from spellhall.server.library import models as m
from spellhall.server.library.answer_cache import Page


@lru_cache(maxsize=1)
def books() -> dict[str, list[Book]]:
    """The rule books by game: its own, and those of its parts."""
    return {game: list(found) for game, found in groupby(all_books(), key=attrgetter("game"))}


@lru_cache(maxsize=8)
def rules_page(game: str) -> Page:
    """A game's rules, section by section; each part of them as a section, followed by its own sections.

    Raises:
        UsageError: when there is no rule book for that game.
    """
    own, *parts = _books_of(game)
    shown = positions_of(game)
    sections = [line_of(section, shown) for section in own.sections]
    for part in parts:
        heading = part.title or part.part
        sections.append(m.RuleSection(id=part.name, heading=heading, depth=0, remarks=part.opening, rules=[]))
        sections += [line_of(section, shown) for section in part.sections]
    counts = [m.RuleCount(title=book.title, rules=book.numbered, decisions=book.decisions) for book in books()[game]]
    return Page.of(m.RulesAnswer(game=game, title=own.title, opening=own.opening, counts=counts, sections=sections))


@lru_cache(maxsize=16)
def brief_page(game: str, alone: bool) -> Page:
    """A game on one page, or its solo form if it has one.

    Raises:
        UsageError: when there is no rule book for that game.
    """
    own, *parts = _books_of(game)
    guide = class_of(game).about.solo
    first = guide.rule if alone and guide is not None else ""
    book = next((part for part in parts if any(rule.id == first for rule in part.rules())), own)
    return Page.of(m.BriefRules(title=book.title, text=book.brief))


def _books_of(game: str) -> list[Book]:
    if game not in books():
        known = f"the hall has the rules of {', '.join(books())}"
        if game in game_names():
            raise UsageError(f"{game} has no rule book yet; {known}")
        raise UsageError(f"there's no game called {game!r}; {known}")
    return books()[game]


def line_of(section: Section, shown: Container[str]) -> m.RuleSection:
    """One section of a book; ``shown``: the rules that have a position."""
    return m.RuleSection(
        id=section.id,
        heading=section.heading,
        depth=section.depth,
        remarks=section.remarks,
        rules=[m.RuleLine(id=rule.id, text=rule.text, shown=rule.id in shown) for rule in section.rules],
    )


@lru_cache(maxsize=1)
def by_id() -> dict[str, m.RuleAnswer]:
    """Every rule of every book by its ID."""
    return {
        rule.id: m.RuleAnswer(id=rule.id, text=rule.text, game=game, section=section.id, heading=section.heading)
        for game, found in books().items()
        for book in found
        for section in book.sections
        for rule in section.rules
    }


def rule_answer(wanted: str) -> m.RuleAnswer:
    """One rule.

    Raises:
        UsageError: when there is none with that ID; it names the nearest one.
    """
    known = wanted.strip().upper()
    if known in by_id():
        return by_id()[known]
    padded = re.sub(r"(?<=-)(\d)$", r"0\1", known)
    near = [padded] if padded in by_id() else get_close_matches(known, by_id(), n=1)
    raise UsageError(f"no rule has the ID {wanted!r}{f'; the nearest is {near[0]}' if near else ''}")
