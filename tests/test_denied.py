"""The opposite of every condition of the card language is natural English."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import spellhall
from spellhall.games.spellchain.words.numbers import HPAtMost, RolledAtMost
from spellhall.games.spellfire.words import champions, realms
from spellhall.games.spellfire.words.describing.conditions import (
    AttackerAhead,
    DigitAtMost,
    FirstCycleOver,
    OthersFight,
    There,
    ThisAttacks,
    ThisDefends,
    YouDidNotAttack,
)
from spellhall.games.spellfire.words.describing.matchups import FightsForYou
from spellhall.games.spellfire.words.plays.modifiers import moment_of
from spellhall.language.control import All, AnyOf, Not
from spellhall.language.denial import denied
from spellhall.language.words import Condition
from spellhall.registry import house_games

SAMPLES = (RolledAtMost(10),)
"""Conditions that no card has."""
CLUMSY = ("it is not so", "not the case", "not not", "no no", "  ")


def inner(value: Any, seen: set[int]) -> Iterator[Condition]:
    """All conditions in a record, however deep."""
    if id(value) in seen:
        return
    seen.add(id(value))
    if isinstance(value, Condition):
        yield value
    if isinstance(value, list | tuple):
        for item in value:
            yield from inner(item, seen)
    elif type(value).__module__.startswith("spellhall."):
        slots = [slot for kind in type(value).__mro__ for slot in vars(kind).get("__slots__", ())]
        for name in (*getattr(value, "__dict__", ()), *slots):
            yield from inner(getattr(value, name, None), seen)


@cache
def conditions() -> tuple[Condition, ...]:
    """Every condition of every card, each text once, and the samples."""
    seen: set[int] = set()
    cards = [card for name in house_games() for card in spellhall.game(name).catalogue]
    found = [one for card in cards for one in inner(getattr(card, "abilities", ()), seen)]
    return tuple({(type(one), one.phrase()): one for one in (*found, *constants(), *SAMPLES)}.values())


def constants() -> Iterator[Condition]:
    """Conditions that word modules offer to cards by name."""
    for name, module in sorted(sys.modules.items()):
        if name.startswith("spellhall.games.") and ".words" in name:
            yield from (value for value in vars(module).values() if isinstance(value, Condition))


def kinds(of: type[Condition] = Condition) -> Iterator[type[Condition]]:
    for kind in of.__subclasses__():
        if kind.__module__.startswith("spellhall.") and not vars(kind).get("abstract"):
            yield kind
        yield from kinds(kind)


def test_every_kind_of_condition_is_read_here() -> None:
    assert len(conditions()) > 200
    assert {*kinds()} - {type(one) for one in conditions()} <= {Not}


def test_every_opposite_is_another_sentence_without_clumsy_words() -> None:
    for condition in conditions():
        opposite = Not(condition).phrase()
        assert opposite and opposite != condition.phrase()
        assert not [words for words in CLUMSY if words in opposite], opposite
        assert Not(Not(condition)).phrase() == condition.phrase()


def test_no_card_reads_clumsily() -> None:
    for name in house_games():
        game = spellhall.game(name)
        for card in game.catalogue:
            text = game.text_of(card)[1]
            assert not [words for words in CLUMSY[:3] if words in text], (card.key, text)


@pytest.mark.parametrize(
    ("condition", "opposite"),
    [
        (DigitAtMost(2), "the digit drawn is 3 or more"),
        (RolledAtMost(10), "the roll is 11 or more"),
        (HPAtMost(10), "you have more than 10 HP"),
        (ThisAttacks(), "not attacking"),
        (FirstCycleOver(), "before every player has had a first turn"),
        (YouDidNotAttack(), "you have attacked this turn"),
        (OthersFight(), "you take part in the battle or none is being fought"),
        (AttackerAhead(), "the attacking champion has been met and does not lead"),
        (FightsForYou("Ruby"), "Ruby does not fight for you"),
        (FightsForYou("Ruby", "Jacinth"), "none of Ruby and Jacinth fights for you"),
        (There(champions.yours), "you have no champion"),
        (All(ThisAttacks(), DigitAtMost(2)), "not attacking or the digit drawn is 3 or more"),
        (AnyOf(ThisAttacks(), Not(DigitAtMost(2))), "not attacking and the digit drawn is 2 or less"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_opposites_are_as_people_say_them(condition: Condition, opposite: str) -> None:
    assert Not(condition).phrase() == opposite


@pytest.mark.parametrize(
    ("clause", "opposite"),
    [
        ("the total of its side is 21 or more", "the total of its side is 20 or less"),
        ("you activated at least 2 Spells this chain", "you activated fewer than 2 Spells this chain"),
        ("its realm does not defend itself", "its realm defends itself"),
        ("it strikes you alone", "it does not strike you alone"),
        ("no round is ending", "a round is ending"),
        ("its bearer is a champion that has not attacked", "its bearer is not a champion that has not attacked"),
        ("the moon shines", "it is not the case that the moon shines"),
    ],
)
def test_the_first_verb_of_a_clause_is_turned(clause: str, opposite: str) -> None:
    assert denied(clause) == opposite


def test_a_denied_moment_says_whose_it_is_like_any_other() -> None:
    assert moment_of(Not(ThisAttacks()), own=False) == "this card is not attacking"
    assert moment_of(Not(ThisAttacks()), own=True) == "not attacking"
    either = Not(AnyOf(ThisAttacks(), ThisDefends()))
    assert moment_of(either, own=False) == "this card is not attacking and this card is not defending"
    both = Not(All(ThisAttacks(), There(realms.yours)))
    assert moment_of(both, own=False) == "this card is not attacking or you have no realm"
