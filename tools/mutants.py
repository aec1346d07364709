#!/usr/bin/env python3
"""Break the rules on purpose, one place at a time, and see whether a test notices.

    tools/mutants.py [--seed N] [--sample N] [--minutes N] [--jobs N] [--room ROOM] [--list] [--keep]

A mutant is the source with one small change: another comparison, another number, a negated condition, a step left
out. A random sample is drawn from all mutants of the kernel, the language, the rules of the three games, the
tournaments and the pure modules of the server; the same seed draws the same ones from the same source. Each is tried
in a copy of the tree by the tests of its room and of all games that it may concern, if they pass the
changed place, until one fails. The outcome is

    caught    if a test fails, or the source doesn't even import;
    endless   if a test takes many times as long as without it, which someone would notice, too;
    missed    if all tests pass.

docs/mutants.md lists the missed ones that were examined, each with the reason why its change can't be
noticed; they don't count. The exit code is 1 if less than nine in ten of the others were caught. With --keep the
sample is added to those of the page, which shows their total (``mutant_share``).

Existing tools (mutmut, cosmic-ray) try all mutants, with all tests for each: here that would take months.
"""

from __future__ import annotations

import argparse
import ast
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from mutant_bench import GAMES, Bench, Mutant
from mutant_clock import Clock
from mutant_share import Sample, samples, sentence, with_sample

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/spellhall")
LOOKED_AT = Path("docs/mutants.md")
ENOUGH = 0.9
"""The share that has to be caught."""

TOURNAMENTS = ("tournaments", "tournaments/commands", "tournaments/structures")
SERVER = "server"
PURE = ("buckets.py", "tables/clock.py", "tables/pace.py", "tables/watching/spectator_delay.py")
"""The modules of the server that can be tested without a server."""
ROOMS = (
    *("kernel", "kernel/documents", "kernel/parts", "kernel/presentation", "language"),
    *(f"games/{game}/rules" for game in GAMES),
    *("games/spellfire/solitaire", *TOURNAMENTS, SERVER),
)


# ---------------------------------------------------------------------- what can be changed

COMPARISONS = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Is: (r"is\b", "is not"),
    ast.IsNot: (r"is\s+not\b", "is"),
    ast.In: (r"in\b", "not in"),
    ast.NotIn: (r"not\s+in\b", "in"),
}
OPERATORS = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: (r"\|", "&"),
}
OTHER_WORDS = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Finder(ast.NodeVisitor):
    """Finds all mutants of one module."""

    def __init__(self, room: str, path: str, source: str) -> None:
        self.room, self.path, self.source = room, path, source
        self.lines = source.encode().splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))
        self.bytes = source.encode()
        self.scopes: list[str] = []
        self.found: list[Mutant] = []

    def at(self, line: int, column: int) -> int:
        """A place in the file, in bytes."""
        return self.starts[line - 1] + column

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """The start and end of a node."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def add(self, start: int, end: int, new: str) -> None:
        """Add a change."""
        line = self.bytes.count(b"\n", 0, start) + 1
        left, right = self.bytes.rfind(b"\n", 0, start) + 1, self.bytes.find(b"\n", end)
        before = self.bytes[left:right].decode()
        after = (self.bytes[left:start] + new.encode() + self.bytes[end:right]).decode()
        shown = (" ".join(text.split()) for text in (before, after))
        scope = ".".join(self.scopes) or "the module"
        self.found.append(Mutant(self.path, start, end, new, self.room, line, scope, *shown))

    def between(self, left: ast.expr, right: ast.expr, operator: tuple[str, str]) -> None:
        """Change the operator between two operands."""
        begin, finish = self.span(left)[1], self.span(right)[0]
        place = re.search(operator[0], self.bytes[begin:finish].decode())
        if place and "#" not in self.bytes[begin:finish].decode():
            self.add(begin + place.start(), begin + place.end(), operator[1])

    # -- what is skipped: types, texts, names of fields

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self.turn_round(node.test)
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Messages for people may be reworded."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Assertions are for the type checker."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in ("__repr__", "__init_subclass__"):
            return
        self.scopes.append(node.name)
        for part in [*node.args.defaults, *node.args.kw_defaults, *node.body]:
            if part is not None:
                self.visit(part)
        self.scopes.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.scopes.append(node.name)
        for part in node.body:
            self.visit(part)
        self.scopes.pop()

    def visit_keyword(self, node: ast.keyword) -> None:
        """No one notices whether ``zip`` checks lengths while they are equal."""
        if node.arg != "strict":
            self.visit(node.value)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)
        self.visit(node.slice)

    # -- what is changed

    def turn_round(self, test: ast.expr) -> None:
        """Negate a bare condition; comparisons have changes of their own."""
        if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant | ast.NamedExpr):
            start, end = self.span(test)
            self.add(start, end, f"not ({self.bytes[start:end].decode()})")

    def visit_While(self, node: ast.While) -> None:
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.turn_round(node.test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            self.between(left, right, COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        words = (r"\band\b", "or") if isinstance(node.op, ast.And) else (r"\bor\b", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between(left, right, words)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start = self.span(node)[0]
            self.add(start, start + len("not"), "")  # any brackets after it stay
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            return  # -1 stands for "nothing", and so would -2
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OPERATORS:
            self.between(node.left, node.right, OPERATORS[type(node.op)])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add(*self.span(node), str(not node.value))
        elif isinstance(node.value, int):
            self.add(*self.span(node), str(node.value + 1))

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in OTHER_WORDS:
            self.add(*self.span(node), OTHER_WORDS[node.id])

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.add(*self.span(node), "pass")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.add(*self.span(node), "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.add(*self.span(node), "break")


def mutants_of(room: str, path: str, source: str) -> list[Mutant]:
    """All mutants of a module, in the order of their places."""
    finder = Finder(room, path, source)
    finder.visit(ast.parse(source))
    return sorted(finder.found, key=lambda mutant: (mutant.start, mutant.end, mutant.new))


def all_mutants(top: Path, rooms: Sequence[str] = ROOMS) -> list[Mutant]:
    """All mutants of all rooms."""
    found: list[Mutant] = []
    for room in rooms:
        inside = top / PACKAGE / room
        within = "**/*.py" if room.endswith("/rules") else "*.py"
        for path in sorted(map(inside.joinpath, PURE) if room == SERVER else inside.glob(within)):
            found += mutants_of(room, path.relative_to(top).as_posix(), path.read_text(encoding="utf-8"))
    return found


def drawn(mutants: Sequence[Mutant], sample: int, seed: int) -> list[Mutant]:
    """A random sample, in the order it was drawn."""
    return random.Random(seed).sample(list(mutants), min(sample, len(mutants)))


# ---------------------------------------------------------------------- the outcome


def looked_at(page: str) -> dict[str, str]:
    """The missed mutants on the page by name, each with its reason."""
    found = re.findall(r"^- (\S+, \S.*: `.*` as `.*`)\n  (\S.*)$", page, re.MULTILINE)
    return dict(found)


def report(outcomes: Sequence[tuple[Mutant, str]], known: dict[str, str]) -> Iterator[str]:
    """The outcome, room by room, and the mutants that were missed."""
    missed = [mutant for mutant, outcome in outcomes if outcome == "missed"]
    for room in ROOMS:
        counts = Counter(outcome for mutant, outcome in outcomes if mutant.room == room)
        if counts:
            yield f"{room:<28}" + ", ".join(
                f"{counts[outcome]} {outcome}" for outcome in ("caught", "endless", "missed")
            )
    for mutant in missed:
        reason = known.get(mutant.name)
        yield f"\nmissed, line {mutant.line}{': nothing to notice' if reason else ''}\n- {mutant.name}"
        if reason:
            yield f"  {reason}"
    yield f"\n{100 * share(outcomes, known):.1f}% of {counted(outcomes, known)} mutants were caught"


def counted(outcomes: Sequence[tuple[Mutant, str]], known: dict[str, str]) -> int:
    """How many mutants count: all except those that can't be noticed."""
    return sum(outcome != "missed" or mutant.name not in known for mutant, outcome in outcomes)


def share(outcomes: Sequence[tuple[Mutant, str]], known: dict[str, str]) -> float:
    """The share of the counting ones that was caught."""
    noticed = sum(outcome != "missed" for _, outcome in outcomes)
    return noticed / (counted(outcomes, known) or 1)


def sample_of(outcomes: Sequence[tuple[Mutant, str]], known: dict[str, str], seed: int) -> Sample:
    """Today's sample, in numbers."""
    count = counted(outcomes, known)
    noticed = sum(outcome != "missed" for _, outcome in outcomes)
    return Sample(time.strftime("%Y-%m-%d"), seed, count, noticed, len(outcomes) - count)


def judged(sample: Sequence[Mutant], minutes: float, jobs: int) -> list[tuple[Mutant, str]]:
    """The outcomes of the mutants, one by one as each is known; after ``minutes`` none is started."""
    outcomes: list[tuple[Mutant, str]] = []
    anew: list[Mutant] = []
    until = time.monotonic() + minutes * 60
    watching, clock = Clock("tests have shown what they come past"), Clock("mutants")

    def watched(done: int, of: int) -> None:
        """Restart the clock: the mutants begin once all tests have run."""
        watching.tell(done, of)
        clock.restart()

    def tell(mutant: Mutant, outcome: str) -> None:
        """Report an outcome, except ``elsewhere``: that mutant is tried again."""
        if outcome == "elsewhere":
            anew.append(mutant)
            return
        outcomes.append((mutant, outcome))
        done = f"{len(outcomes)}/{len(sample)}"
        left = clock.left(len(outcomes), len(sample))
        print(f"{done:>7} {outcome:<9}{mutant.path}, line {mutant.line}, {mutant.scope}; {left}", flush=True)

    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        bench = Bench(Path(folder), sample, jobs)
        for mutant, outcome in bench.attempts(until, watched):
            tell(mutant, outcome)
        for mutant, outcome in bench.anew(anew, until):
            tell(mutant, outcome)
    return [(mutant, outcome) for mutant, outcome in outcomes if outcome != "untried"]


def main() -> int:
    """Draw mutants, try them, and report."""
    parser = argparse.ArgumentParser(description="Break the rules on purpose, and see whether a test notices.")
    parser.add_argument(
        "--seed", type=int, default=int(time.time()) // 86400, help="which are drawn (default: the day)"
    )
    parser.add_argument("--sample", type=int, default=60, help="how many are drawn (default: 60)")
    parser.add_argument("--minutes", type=float, default=120, help="begin no more of them after so long (default: 120)")
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried at the same time (default: 2)")
    parser.add_argument("--room", choices=ROOMS, action="append", help="only mutants of this room; may be repeated")
    parser.add_argument("--list", action="store_true", help="only list them")
    parser.add_argument("--keep", action="store_true", help=f"add the sample to those of {LOOKED_AT}")
    asked = parser.parse_args()

    mutants = all_mutants(ROOT, asked.room or ROOMS)
    sample = drawn(mutants, asked.sample, asked.seed)
    print(f"{len(sample)} of {len(mutants)} mutants, drawn with the seed {asked.seed}", flush=True)
    if asked.list:
        print("\n".join(f"line {mutant.line}: {mutant.name}" for mutant in sample))
        return 0
    page = ROOT / LOOKED_AT
    known = looked_at(page.read_text(encoding="utf-8"))
    outcomes = judged(sample, asked.minutes, asked.jobs)
    print("\n".join(["", *report(outcomes, known)]))
    if asked.keep and outcomes:
        kept = with_sample(page.read_text(encoding="utf-8"), sample_of(outcomes, known, asked.seed))
        page.write_text(kept, encoding="utf-8")
        print(sentence(samples(kept)))
    return 0 if share(outcomes, known) >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
