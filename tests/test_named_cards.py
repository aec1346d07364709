"""A rule that names a card is proven with that card: an invented one might follow the rule while the real one doesn't.

Read this when you have written a rule about a card. Mark a test with the rule and play the card there, by its name or
one of its numbers. Decisions and conflicts only weigh examples, and the limits of Spell Chain (SC-LIM) get their
marks from a card list, so they aren't checked.
"""

from __future__ import annotations

import ast
import re

import pytest
from fixture_cards import KEYS
from marked_tests import TESTS, Module, texts_in

import spellhall
from spellhall.registry import house_games
from spellhall.rulebook import all_rules
from spellhall.server.library.catalogue import mentions_of

LIMITS = "SC-LIM-"
BETWEEN = re.compile(r" with | and | in | razed")
"""Text between cards, or after one, in a test's layout: "her5 with Calm and mi+2"."""
EXCEPTIONS = {
    ("SC-HI-12", "Redirect"): "what happens to a hit, not the card",
    ("SC-WO-08", "Redirect"): "what happens to a hit, not the card",
    ("SF-CTR-02", "Counter"): "counter-effect cards of all kinds",
    ("SF-TERM-20", "Phase"): "a part of a turn, not the card",
    ("SFT-INT-08", "Fear"): "Fear of Undead is a way to play, not the spell",
    **{
        (rule, "The Wizard"): "Wizard's Challenge is a tournament type, not the card"
        for rule in ("SFT-GEN-05", "SFT-GEN-06", "SFT-INT-06", "SFT-WIZ-12")
    },
    ("SOL-TIE-04", "Dragonlance"): "the set, not the artifact",
    ("SF-ALLY-09", "The Underdark"): "the set, not the realm",
    ("SOL-TIE-04", "The Underdark"): "the set, not the realm",
}
"""Rules that name a card which their tests needn't play, each with the reason."""


# ---------------------------------------------------------------------- what rules name


def named_cards() -> dict[str, dict[str, set[str]]]:
    """By rule: the cards that it names, each with everything that a test may call it.

    A rule may leave out a card's "The". A number always means the real card; a name doesn't if an invented one has it.
    """
    decisions = {rule.id for rule in all_rules() if rule.decides}
    found: dict[str, dict[str, set[str]]] = {}
    for title in house_games():
        calls = numbers_by_name(title)
        full = {name.removeprefix("The "): name for name in calls} | {name: name for name in calls}
        for said, rules in mentions_of(title, list(full)).items():
            card = full[said]
            for rule in rules:
                if rule not in decisions and not rule.startswith(LIMITS):
                    found.setdefault(rule, {})[card] = calls[card] | ({card} - KEYS.keys())
    return found


def numbers_by_name(title: str) -> dict[str, set[str]]:
    """The cards that ship with a game, by name, with the keys under which they were printed."""
    game = spellhall.game(title)
    numbers: dict[str, set[str]] = {}
    for card in game.shipped():
        numbers.setdefault(card.name, {card.key}).update(printing.key for printing in game.printings(card))
    return numbers


# ---------------------------------------------------------------------- what tests name


def played(module: Module, test: ast.AST) -> set[str]:
    """Everything that a test, and what it uses from its file, may have called a card: strings, and their parts."""
    called: set[str] = set()
    for part in module.used(test):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            called.update((part.value, *BETWEEN.split(part.value)))
    return called


def unproven(named: dict[str, dict[str, set[str]]], texts: list[str]) -> set[tuple[str, str]]:
    """Rule and card, if no test marked with the rule names the card."""
    left = {(rule, card) for rule, cards in named.items() for card in cards}
    for module in (Module(text) for text in texts):
        for rule, test in module.marked():
            cards = [card for one, card in left if one == rule]
            called = played(module, test) if cards else set()
            left -= {(rule, card) for card in cards if named[rule][card] & called}
    return left


# ---------------------------------------------------------------------- the tests


def test_every_rule_that_names_a_card_is_proven_with_it() -> None:
    named = named_cards()
    assert len(named) > 70
    spoken = re.compile("|".join(f'"{rule}"' for rule in named))
    missing = unproven(named, [text for text in texts_in(TESTS) if spoken.search(text)])
    assert sorted(missing - EXCEPTIONS.keys()) == [], "play the real card in a test marked with the rule"
    assert sorted(EXCEPTIONS.keys() - missing) == [], "these need no exception any more"


@pytest.mark.parametrize(
    ("body", "proven"),
    [
        ('t.hand(0, "wish9")', False),
        ('t.hand(0, "Limited Wish")', True),
        ('t.pool(0, "wiz5 with mi+2 and 4th/382")', True),
        ('t.hand(0, "4th/3821", "Limited Wishes")', False),
        ('"""Limited Wish does this."""', False),
        ('assert t.seat == 1, "Limited Wish asks"', False),
        ('t.hand(0, "Greater Limited Wish")', False),
        ("t.hand(0, WISH)", True),
        ("t.hand(0, OTHER)", False),
        ("holding(0)", True),
    ],
)
def test_only_a_test_that_plays_the_card_counts(body: str, proven: bool) -> None:
    module = f"""
WISH, OTHER = "Limited Wish", "wish9"

def holding(seat):
    Hall().hand(seat, WISH)

@pytest.mark.rule("SF-VOID-04")
def test_it():
    t = Hall()
    {body}

@pytest.mark.rule("SF-VOID-05")
def test_another():
    Hall().hand(0, "Limited Wish")
"""
    named = {"SF-VOID-04": {"Limited Wish": {"Limited Wish", "4th/382"}}}
    assert (unproven(named, [module]) == set()) is proven
