"""A rule that names a card is proven with that card: an invented one may do what the rule says, and the real one not.

Read this when you have written a rule about a card. Mark a test with the rule and play the card there, by its name or
by one of its numbers. Decisions and conflicts only weigh examples, and the limits of Spell Chain (SC-LIM) get their
marks from a list of cards, so they aren't looked at.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fixture_cards import KEYS

import spellhall
from spellhall.registry import house_games
from spellhall.rulebook import all_rules
from spellhall.server.library.catalogue import mentions_of

TESTS = Path(__file__).parent
LIMITS = "SC-LIM-"
BETWEEN = re.compile(r" with | and | in | razed")
"""What stands between cards, or behind one, where a test lays them out in words: "her5 with Calm and mi+2"."""
EXCEPTIONS = {
    ("SC-HI-12", "Redirect"): "what happens to a hit, not the card",
    ("SC-WO-08", "Redirect"): "what happens to a hit, not the card",
    ("SF-CTR-02", "Counter"): "counter-effect cards of all kinds",
    ("SF-PH5-01", "Phase"): "a part of a turn, not the card",
    ("SF-TERM-20", "Phase"): "a part of a turn, not the card",
    ("SFT-INT-08", "Fear"): "Fear of Undead is a way to play, not the spell",
    ("SOL-GAP-04", "Phase"): "a part of a turn, not the card",
    ("SOL-TIE-04", "Dragonlance"): "the set, not the artifact",
}
"""Rules that name a card which their tests need not play, each with the reason."""


# ---------------------------------------------------------------------- what rules name


def named_cards() -> dict[str, dict[str, set[str]]]:
    """By rule: the cards that it names, each with all that a test may call it.

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
    """The cards that the hall ships with a game, by name, with the keys under which they were printed."""
    game = spellhall.game(title)
    numbers: dict[str, set[str]] = {}
    for card in game.shipped():
        numbers.setdefault(card.name, {card.key}).update(printing.key for printing in game.printings(card))
    return numbers


# ---------------------------------------------------------------------- what tests name


class Module:
    """The text of a file of tests: its marked tests, and what they say together with the helpers that they call."""

    def __init__(self, text: str) -> None:
        self.tree = ast.parse(text)
        self.parts: dict[str, ast.AST] = {}
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                self.parts[node.name] = node
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    self.parts |= assigned(target, node.value)
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                self.parts |= assigned(node.target, node.value)

    def marked(self) -> Iterator[tuple[str, ast.FunctionDef | ast.ClassDef]]:
        """Each rule with each test, or class of tests, that is marked with it."""
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                inner = node.body if isinstance(node, ast.ClassDef) else []
                for test in (node, *(part for part in inner if isinstance(part, ast.FunctionDef))):
                    for rule in marks_of(test):
                        yield rule, test

    def played(self, test: ast.AST) -> set[str]:
        """All that a test and what it uses of its module may have called a card: strings, and their parts."""
        called: set[str] = set()
        used: set[str] = set()
        waiting = [test]
        while waiting:
            node = waiting.pop()
            for part in read(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    called.update((part.value, *BETWEEN.split(part.value)))
                elif isinstance(part, ast.Name) and part.id in self.parts and part.id not in used:
                    used.add(part.id)
                    waiting.append(self.parts[part.id])
        return called


def assigned(target: ast.expr, value: ast.expr) -> dict[str, ast.AST]:
    """The names that an assignment sets, each with its own value."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        pairs = zip(target.elts, value.elts, strict=True)
        return {name.id: one for name, one in pairs if isinstance(name, ast.Name)}
    return {target.id: value} if isinstance(target, ast.Name) else {}


def marks_of(test: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """The rules with which a test is marked."""
    calls = [call for call in test.decorator_list if isinstance(call, ast.Call)]
    rules = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "rule"]
    return [str(rule.value) for call in rules for rule in call.args if isinstance(rule, ast.Constant)]


def read(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all in it, but for strings that stand by themselves and what an assertion says when it fails."""
    yield node
    for part in ast.iter_child_nodes(node):
        remark = isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
        if not remark and not (isinstance(node, ast.Assert) and part is node.msg):
            yield from read(part)


def unproven(named: dict[str, dict[str, set[str]]], texts: list[str]) -> set[tuple[str, str]]:
    """Rule and card, where no test that is marked with the rule names the card."""
    left = {(rule, card) for rule, cards in named.items() for card in cards}
    for module in (Module(text) for text in texts):
        for rule, test in module.marked():
            cards = [card for one, card in left if one == rule]
            called = module.played(test) if cards else set()
            left -= {(rule, card) for card in cards if named[rule][card] & called}
    return left


# ---------------------------------------------------------------------- the tests


def test_every_rule_that_names_a_card_is_proven_with_it() -> None:
    named = named_cards()
    assert len(named) > 70
    spoken = re.compile("|".join(f'"{rule}"' for rule in named))
    texts = [path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_*.py"))]
    missing = unproven(named, [text for text in texts if spoken.search(text)])
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
