#!/usr/bin/env python3
"""Find the positions that "Show me" opens, in the tests of the rules: ``python tools/rule_positions.py [--check]``.

It runs the tests in tests/rules and tests/cards and takes from them the positions that show a rule (see
``spellhall.rule_positions``): the question that waits is the rule's, a card is refused because of it, or the log cites
it after a choice. Tests use invented cards, too: real ones that are most like them stand in for them, if the same
choices are then offered at every step. For each rule the simplest position is written into its game's folder. With
``--check`` nothing is written; the exit code is 1 if a file would change.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from invented_cards import Shape, stand_ins
from played_positions import played

from spellhall.kernel.documents.short_saves import TIMES
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import PASS, VERB_SHIFT
from spellhall.kernel.game import Game
from spellhall.kernel.presentation.lessons import meaning
from spellhall.kernel.state import State
from spellhall.registry import game as make_game
from spellhall.registry import house_games
from spellhall.rule_positions import WAYS, RulePosition, Way, action_for, cited, fault, file_of, written
from spellhall.rulebook import all_rules

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("tests/rules", "tests/cards", "--ignore", "tests/rules/spellfire/tournament")
"""A tournament has no positions of its own."""

UNCLEAR = frozenset({"SF-SPELL-02", "SF-SPELL-20", "SOL-END-07", "SOL-PLR-10"})
"""Rules whose best position doesn't show them to a reader who only sees one seat: they get none."""
FEWEST = 2
"""A question with one answer is answered without asking."""
MOST_CHOICES = 2
"""The most choices that lead to where the rule shows."""
MOST_PLAYED = 10
"""The most choices of a whole test."""
MOST_MARKS = 3
"""A test of more rules than these shows none of them well."""
MOST_TRIED = 12
"""So many of a rule's examples are tried, for each way it may show."""
MANY = 200
"""So many are looked at together."""
MOST_CASTS = 4
"""In how many ways real cards are tried for the invented ones of a position."""
MOST_CANDIDATES = 12
Step = Mapping[str, Any]


class Example(NamedTuple):
    """A piece of a test: what is chosen, and how a rule shows (see ``Way``).

    Attributes:
        steps: the positions where something is chosen.
        last: the position in which a card is refused; None for the other ways.
        proves: whether the test is marked with the rule.
    """

    rule: str
    way: Way
    game: str
    options: dict[str, str]
    invented: Mapping[str, Shape]
    steps: Sequence[Step]
    last: Step | None
    seat: int
    card: int
    proves: bool

    @property
    def save(self) -> Mapping[str, Any]:
        """Where it begins."""
        first = self.steps[0] if self.steps else self.last
        assert first is not None
        save: Mapping[str, Any] = first["save"]
        return save

    @property
    def used(self) -> list[str]:
        """The keys of the invented cards in it."""
        keys = {key.rpartition(TIMES)[0] or key for key in self.save["cards"]}
        return sorted(keys & self.invented.keys())

    @property
    def text(self) -> str:
        """What tells it from others, so that the order in which tests run doesn't matter."""
        choices = [step["do"] for step in self.steps]
        return json.dumps([self.way, self.options, self.seat, self.card, choices, self.save, sorted(self.invented)])

    @property
    def grade(self) -> tuple[object, ...]:
        """A sort key: simpler examples come first, and those where a choice makes the difference."""
        plain = self.way == "refuses" and not self.steps
        order = (WAYS.index(self.way), not self.proves, self.save["seats"], plain)
        return *order, len(self.steps), len(self.used), len(self.save["cards"]), self.card


def recorded() -> Iterator[Mapping[str, Any]]:
    """Run the tests, and return what they have left, one test after another; exit if they don't pass."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "positions.jsonl"
        plugin = ["-p", "record_positions", "--positions", str(file), "-p", "no:cacheprovider"]
        code = subprocess.run([sys.executable, "-m", "pytest", *TESTS, *plugin, "-q"], cwd=ROOT, check=False).returncode
        if code:
            sys.exit("The tests of the rules don't pass, so their positions can't be taken.")
        yield from read(file)


def read(file: Path) -> Iterator[Mapping[str, Any]]:
    """The lines of a file that ``record_positions`` has written."""
    with file.open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def examples(tests: Iterable[Mapping[str, Any]]) -> dict[str, list[Example]]:
    """All pieces of the tests that may show rules, by rule, the simplest first."""
    known = {rule.id for rule in all_rules()} - UNCLEAR
    found: defaultdict[tuple[str, Way], list[Example]] = defaultdict(list)
    for test in tests:
        for table in test["tables"]:
            for each in of_table(table, test["rules"]):
                several = found[each.rule, each.way]
                if each.rule in known:
                    several.append(each)
                if len(several) >= MANY:
                    several[:] = best_of(several)
    return {
        rule: [each for way in WAYS for each in best_of(found.get((rule, way), ()))]
        for rule in sorted({rule for rule, _ in found})
    }


def best_of(several: Iterable[Example]) -> list[Example]:
    """The simplest of some examples, each once."""
    different = {each.text: each for each in several}
    ordered = sorted(different.items(), key=lambda each: (each[1].grade, each[0]))
    return [example for _, example in ordered[:MOST_TRIED]]


def of_table(table: Mapping[str, Any], marked: Sequence[str]) -> Iterator[Example]:
    """The pieces of what happened at one table."""
    taken = table["game"], table["options"], table["invented"]
    steps: list[Step] = []
    for step in table["steps"]:
        if "refused" in step:
            seat, card, reason = step["refused"]
            if seat != step["seat"] or len(step["options"]) < FEWEST:
                continue
            for rule in cited(reason):
                for choices in range(min(len(steps), MOST_CHOICES) + 1):
                    yield Example(
                        rule, "refuses", *taken, steps[len(steps) - choices :], step, seat, card, rule in marked
                    )
        elif "do" in step:
            steps.append(step)
            if len(step["options"]) < FEWEST:
                continue
            if step["rule"]:
                yield Example(step["rule"], "asks", *taken, [step], None, step["seat"], -1, step["rule"] in marked)
    if len(steps) <= MOST_PLAYED and len(marked) <= MOST_MARKS and any(map(decides, steps)):
        for rule in marked:
            yield Example(rule, "plays", *taken, steps, None, steps[0]["seat"], -1, True)
    for rule in marked:
        for at, step in enumerate(steps):
            for end in range(at + 1, min(len(steps), at + MOST_CHOICES) + 1):
                if len(step["options"]) >= FEWEST:
                    yield Example(rule, "logs", *taken, steps[at:end], None, step["seat"], -1, True)


def decides(step: Step) -> bool:
    """Whether a card is picked, or something done that could be left undone."""
    return step["do"] != PASS and (step["do"] >> VERB_SHIFT == 0 or len(step["options"]) > 1)


def shown(example: Example) -> RulePosition | None:
    """The position of an example, with real cards; None if it doesn't show the rule, or there are no such cards."""
    game = made(example.game, tuple(example.options.items()))
    for cast in casts(game, example):
        found = staged(game, example, cast)
        if found is not None and not fault(found):
            return found
    return None


def casts(game: Game, example: Example) -> Iterator[dict[str, str]]:
    """Ways to give the invented cards of an example to real ones, the likeliest first."""
    choices = {key: candidates(game, json.dumps(example.invented[key])) for key in example.used}
    if not all(choices.values()):
        return
    for offset in range(MOST_CASTS if choices else 1):
        cast: dict[str, str] = {}
        for key, keys in choices.items():
            free = [each for each in keys if each not in cast.values() and each not in example.save["cards"]]
            cast[key] = free[offset % len(free)] if free else keys[0]
        yield cast


@cache
def candidates(game: Game, wanted: str) -> Sequence[str]:
    """The real cards most like an invented one."""
    return stand_ins(game, json.loads(wanted), MOST_CANDIDATES)


@cache
def made(name: str, options: tuple[tuple[str, str], ...]) -> Game:
    """A game with some options, made once."""
    return make_game(name, dict(options))


def staged(game: Game, example: Example, cast: Mapping[str, str]) -> RulePosition | None:
    """An example with real cards; None if they don't make the same choices possible at every step."""
    save = recast(example.save, cast)
    preset = type(game)(example.options["preset"]).options
    options = {name: value for name, value in game.options.items() if name == "preset" or preset[name] != value}
    position = RulePosition(example.rule, example.game, options, save, example.seat, (), example.way, example.card)
    meanings = []
    try:
        state = position.start()
        if example.way == "refuses" and example.steps and refuses(position, state):
            return None
        for step in (*example.steps, *([example.last] if example.last else ())):
            question = state.decision()
            if (question.options, question.seat, question.rule) != (step["options"], step["seat"], step["rule"]):
                return None
            if step is not example.last:
                meanings.append(meaning(state, question, step["do"]))
                state.apply(action_for(state, meanings[-1]))
    except SpellhallError:
        return None
    return position._replace(choices=tuple(meanings))


def refuses(position: RulePosition, state: State) -> bool:
    """Whether a card is refused already."""
    return position.rule in cited(state.why_not(position.seat, position.card))


def recast(part: Any, cast: Mapping[str, str]) -> Any:
    """A part of a save with real cards for invented ones."""
    if isinstance(part, dict):
        return {name: recast(value, cast) for name, value in part.items()}
    if isinstance(part, list):
        return [recast(value, cast) for value in part]
    if isinstance(part, str):
        key, times, number = part.rpartition(TIMES)
        return f"{cast.get(key, key)}{times}{number}" if times else cast.get(part, part)
    return part


def found_in(tests: Iterable[Mapping[str, Any]]) -> Iterator[RulePosition]:
    """The best position of each rule that has one."""
    for several in examples(tests).values():
        best = None
        for position in filter(None, map(shown, several)):
            found = seen_better(position) if position.way == "plays" else position
            best = found or best or position
            if found is not None:
                break
        if best is not None:
            yield best


def seen_better(played: RulePosition) -> RulePosition | None:
    """A position of a test that is only played, cut to where the rule refuses a card or the log cites it, if any."""
    state, script = played.start(), played.script()
    for done in range(len(script) + 1):
        if state.is_terminal():
            break
        question = state.decision()
        if question.seat == played.seat and len(question.options) >= FEWEST:
            for card in refused(state, played.seat, played.rule):
                found = played._replace(choices=played.choices[:done], way="refuses", card=card)
                if not fault(found):
                    return found
        if done < len(script):
            state.apply(script[done])
    logs = played._replace(way="logs")
    return None if fault(logs) else logs


def refused(state: State, seat: int, rule: str) -> Iterator[int]:
    """The cards of a seat that a rule keeps it from using."""
    for card in range(len(state.face)):
        if state.control[card] == seat and state.seen[card] >> seat & 1 and rule in cited(state.why_not(seat, card)):
            yield card


def main() -> int:
    """Find the positions, and write or compare them."""
    parser = argparse.ArgumentParser(description="Find the positions that show the rules.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file would change")
    parser.add_argument("--recorded", type=Path, metavar="FILE", help="what record_positions has written already")
    asked = parser.parse_args()
    found = list(found_in(chain(read(asked.recorded) if asked.recorded else recorded(), played())))
    stale = []
    for name in house_games():
        text = written([position for position in found if position.game == name])
        file = file_of(name)
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            stale.append(str(file.relative_to(ROOT)))
            if not asked.check:
                file.write_text(text, encoding="utf-8")
    print(f"{len(found)} rules have a position; {'would change' if asked.check else 'written'}: {', '.join(stale)}")
    return 1 if asked.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
