"""Every decision in the rule books on how the game is played is proven by a test, or has a reason why none can.

Read this when you have decided something that a source leaves open (AMB, in Spell Chain B): mark the test that would
fail under another decision with its number, or give the reason in ``docs/rules/unproven.toml``.
"""

from __future__ import annotations

from marked_tests import TESTS, Module, texts_in
from rules_report import RULE_BOOKS, decisions, read_books, read_reasons


def test_every_decision_is_proven_or_says_why_it_cannot_be():
    marked = {rule for text in texts_in(TESTS / "rules", TESTS / "cards") for rule, _ in Module(text).marked()}
    excused = read_reasons(RULE_BOOKS / "unproven.toml")
    asked = [rule for book in read_books(RULE_BOOKS) for rule in decisions(list(book.rules()))]
    assert [rule for rule in asked if rule not in marked and rule not in excused] == []
    assert len(asked) > 200
