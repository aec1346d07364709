"""A rule is proven with its control: without the rule's condition, the same position gives another answer.

Read this when you have written the test of a rule. "The opponent of a mad player isn't affected" also holds if no one
is mad, so the test must also say that the mad player is. If a rule's number is in the source, anyone who changes the
rule finds it there. For all others at least two claims have to differ; ``EXCEPTIONS`` lists rules for which one is
enough.
"""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from marked_tests import TESTS, Module, Test, is_call, rules_in, texts_in
from rules_report import RULE_BOOKS, read_reasons

import spellhall
from spellhall.rulebook import ID, all_rules

SOURCE = Path(spellhall.__file__).parent
FOLDERS = (TESTS / "rules", TESTS / "cards")
BY_LIST = {"SC-LIM-": "a list gives the tests their marks, and each of them tries the limit and a copy more"}
"""The prefixes of rules whose marks can't be read in the tests, each with the reason to leave them out."""
EXCEPTIONS = {
    "SF-GEN-20": "nothing depends on how cards lie, so there is no other position",
    "SF-POOL-11": "there is no limit that a champion too many could meet",
    "SF-TAG-05": "one claim names who of nine peoples is struck, and so who is not",
    "SF-TERM-20": "one claim lists the phases: one more or one less would be another list",
    "SFT-WWR-07": "one claim lists the worlds: one more or one less would be another list",
}
"""Rules that a single claim proves, each with the reason."""


def rules_to_prove() -> set[str]:
    """The rules that aren't in any source file and that tests have to prove."""
    texts = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    named = {rule for text in texts for rule in re.findall(rf"\b{ID}\b", text)}
    excused = read_reasons(RULE_BOOKS / "unproven.toml")
    rules = {rule.id for rule in all_rules() if not rule.decides and not rule.id.startswith(tuple(BY_LIST))}
    return rules - named - excused.keys()


# ---------------------------------------------------------------------- what a test claims


def claims_of(module: Module, test: Test) -> set[str]:
    """The different claims of a test. The rows of a loop over literals count separately."""
    found = {claim for asserted in asserted_in(test) for claim in claims_in(asserted)}
    for node in ast.walk(test):
        if isinstance(node, ast.With):
            calls = [item.context_expr for item in node.items]
            found.update(ast.unparse(call) for call in calls if is_call(call, "raises"))
        elif isinstance(node, ast.Expr) and calls_what_claims(module, node.value):
            found.add(ast.unparse(node))
        elif isinstance(node, ast.For) and isinstance(node.iter, ast.Tuple | ast.List) and len(node.iter.elts) > 1:
            if isinstance(node.target, ast.Tuple) and depends(node, names_in(node.target)):
                found.update(ast.unparse(row) for row in node.iter.elts)
    return found


def asserted_in(node: ast.AST) -> list[ast.expr]:
    """Everything asserted in a node, except what only tells mypy that something exists."""
    found = [part.test for part in ast.walk(node) if isinstance(part, ast.Assert)]
    return [claim for claim in found if not ast.unparse(claim).endswith(" is not None")]


def claims_in(claim: ast.expr) -> Iterator[str]:
    """The parts of an assertion.

    These are: the parts joined by "and", both halves of ``a == b == c``, and the pairs of two tuples if their expected
    values differ.
    """
    if isinstance(claim, ast.BoolOp) and isinstance(claim.op, ast.And):
        for part in claim.values:
            yield from claims_in(part)
    elif isinstance(claim, ast.Compare):
        sides = [claim.left, *claim.comparators]
        for left, sign, right in zip(sides, claim.ops, claim.comparators, strict=False):
            for one, other in pairs_of(left, right):
                yield f"{ast.unparse(one)} {type(sign).__name__} {ast.unparse(other)}"
    else:
        yield ast.unparse(claim)


def pairs_of(left: ast.expr, right: ast.expr) -> Iterable[tuple[ast.expr, ast.expr]]:
    """The two sides of a comparison, or their elements side by side."""
    if isinstance(left, ast.Tuple) and isinstance(right, ast.Tuple) and len(left.elts) == len(right.elts):
        if len({ast.unparse(part) for part in right.elts}) > 1:
            return zip(left.elts, right.elts, strict=True)
    return [(left, right)]


def calls_what_claims(module: Module, node: ast.expr) -> bool:
    """Whether a line calls a helper in its file that asserts something."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in module.parts:
        return bool(asserted_in(module.parts[node.func.id]))
    return False


def is_varied(module: Module, test: Test) -> bool:
    """Whether a test has several cases, and claims something that depends on the case.

    Cases that aren't written next to the test count as several.
    """
    for part in (part for mark in test.decorator_list for part in module.used(mark)):
        if isinstance(part, ast.Call) and is_call(part, "parametrize"):
            names, cases = part.args[:2]
            several = not isinstance(cases, ast.Tuple | ast.List) or len(cases.elts) > 1
            if several and depends(test, set(re.findall(r"\w+", ast.unparse(names)))):
                return True
    return False


def depends(node: ast.AST, names: set[str]) -> bool:
    """Whether something asserted in a node depends on one of these names."""
    return any(names & names_in(claim) for claim in asserted_in(node))


def names_in(node: ast.AST) -> set[str]:
    """The names in a node."""
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


# ---------------------------------------------------------------------- what is proven


def without_control(rules: set[str], texts: list[str]) -> set[str]:
    """The rules whose tests make a single claim, or none. Two tests are enough, or two cases of one."""
    left = set(rules)
    claims: dict[str, set[str]] = defaultdict(set)
    tests: Counter[str] = Counter()
    for text in texts:
        if left.isdisjoint(re.findall(ID, text)):
            continue
        module = Module(text)
        for rule, test in module.marked():
            if rule in left:
                tests[rule] += 1
                claims[rule] |= claims_of(module, test)
                marks_all = any(rule in rules_in(mark) for mark in test.decorator_list)
                if tests[rule] > 1 or len(claims[rule]) > 1 or (marks_all and is_varied(module, test)):
                    left.remove(rule)
    return left


# ---------------------------------------------------------------------- the tests


def test_every_rule_that_no_source_names_is_proven_with_its_control() -> None:
    rules = rules_to_prove()
    assert len(rules) > 500
    missing = without_control(rules, texts_in(*FOLDERS))
    assert sorted(missing - EXCEPTIONS.keys()) == [], "say in the test what is so without what the rule asks for"
    assert sorted(EXCEPTIONS.keys() - missing) == [], "these need no exception any more"


HEAD = '@pytest.mark.rule("SC-MA-08")\n'
CASES = '@pytest.mark.parametrize(("seat", "hp"), [(0, 17), (1, 20)])\n'


@pytest.mark.parametrize(
    ("text", "proven"),
    [
        (HEAD + "def test_it():\n    assert mad().hp == 17", False),
        (HEAD + "def test_it():\n    assert mad().hp == 17\n    assert mad().hp == 17", False),
        (HEAD + "def test_it():\n    assert mad().hp == 17\n    assert mad(1).hp == 20", True),
        (HEAD + "def test_it():\n    assert mad().hp == 17 and mad(1).hp == 20", True),
        (HEAD + "def test_it():\n    assert mad().hp == sane().hp == 17", True),
        (HEAD + "def test_it():\n    assert t is not None\n    assert t.hp == 17", False),
        (HEAD + "def test_it():\n    assert (mad().hp, mad(1).hp) == (17, 20)", True),
        (HEAD + "def test_it():\n    assert (mad().hp, sane().hp) == (17, 17)", False),
        (HEAD + "def test_it():\n    for seat in (0, 1):\n        assert mad(seat).hp == 17", False),
        (HEAD + "def test_it():\n    for seat, hp in ((0, 17), (1, 20)):\n        assert mad(seat).hp == hp", True),
        (HEAD + "def test_it():\n    for seat, hp in ((0, 17),):\n        assert mad(seat).hp == hp", False),
        (HEAD + "def test_it():\n    assert mad().hp == 17\n    with pytest.raises(Fault):\n        mad(2)", True),
        (HEAD + "def test_it():\n    assert mad().hp == 17\n    whole(mad())", False),
        ("def whole(t):\n    assert t\n" + HEAD + "def test_it():\n    assert mad().hp == 17\n    whole(mad())", True),
        (CASES + HEAD + "def test_it(seat, hp):\n    assert mad(seat).hp == hp", True),
        (CASES + HEAD + "def test_it(seat, hp):\n    assert mad().hp == 17", False),
        (CASES.replace(", (1, 20)", "") + HEAD + "def test_it(seat, hp):\n    assert mad(seat).hp == hp", False),
        (f"BOTH = {CASES[1:]}@BOTH\n{HEAD}def test_it(seat, hp):\n    assert mad(seat).hp == hp", True),
        (HEAD + "def test_it():\n    assert mad().hp == 17\n" + HEAD + "def test_other():\n    assert sane()", True),
        (
            HEAD + "class TestIt:\n    def test_a(self):\n        assert a\n    def test_b(self):\n        assert b",
            True,
        ),
        ("def test_it():\n    assert mad().hp == 17\n    assert mad(1).hp == 20", False),
    ],
)
def test_only_what_claims_two_things_is_a_control(text: str, proven: bool) -> None:
    assert (without_control({"SC-MA-08"}, [text]) == set()) is proven


@pytest.mark.parametrize("claims", ["assert share(colour) > 0.8", "assert share(colour) > 0.8\n    assert hue"])
def test_the_mark_of_a_case_counts_for_this_case_only(claims: str) -> None:
    cases = '[pytest.param("B", marks=pytest.mark.rule("SS-TH-01")), pytest.param("G")]'
    text = f'@pytest.mark.parametrize("colour", {cases})\ndef test_it(colour):\n    {claims}'
    assert without_control({"SS-TH-01"}, [text]) == (set() if "hue" in claims else {"SS-TH-01"})
