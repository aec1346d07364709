"""Which definition each printed card is played by, and why.

Cards with the same icon, name and wording are one card (see ``numbers``). If the wording differs, someone has read
both, and ``verdicts.txt`` records their decision and its reason, one line for all cards with one letter::

    NO/252|older|4th/221|bluelines=halfling|its player is the one who loses; ...

``older``: other words for the same power; ``bare``: it came out without a text, and so without a power;
``own``: it says something else, and waits for a definition of its own.
The fourth field lists facts printed differently: ``side``, ``phases``, ``traits``, and ``bluelines`` for errata;
a different level is in the lists.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card_index import alike, entries
from spellhall.games.spellfire.printings.numbers import Printed, all_numbers, by_card, printed_as
from spellhall.games.spellfire.sets import SETS, PrintedSet, set_of
from spellhall.kernel.game import SetLine

OLDER, BARE, OWN = "older", "bare", "own"
DEFINED, SAME, LEFT = "defined", "same", "left"
PLAYABLE = (DEFINED, SAME, OLDER, BARE)
"""How a printed card relates to a definition: its number, the same card, the same in other words, or without a text; a
card of its own that isn't written yet; or one whose name isn't implemented.
"""
SIDES = {"offensive": facts.OFFENSIVE, "defensive": facts.DEFENSIVE}


class Verdict(NamedTuple):
    """A decision on a wording: a word, the definition it was compared with, what is printed differently, and why."""

    word: str
    definition: str
    given: Mapping[str, Any]
    reason: str


NOTHING: Mapping[str, Any] = {}


@cache
def verdicts() -> dict[str, Verdict]:
    """The decisions, by the first number of each wording."""
    text = (files("spellhall.games.spellfire.printings") / "verdicts.txt").read_text(encoding="utf-8")
    found = {}
    for line in text.splitlines()[1:]:
        number, word, definition, given, reason = line.split("|")
        found[number] = Verdict(word, definition, _given(given), reason)
    return found


def _given(text: str) -> Mapping[str, Any]:
    """The facts of a line: "side=offensive traits=flyer,undead"."""
    given: dict[str, Any] = {}
    for part in text.split():
        fact, _, value = part.partition("=")
        values = [one for one in value.split(",") if one]
        match fact:
            case "side":
                given[fact] = SIDES[value]
            case "phases":
                given[fact] = frozenset(map(int, values))
            case "traits" | "bluelines":
                given[fact] = facts.with_implied(frozenset(values))
            case _:
                raise ValueError(f"printings can't differ in {fact}")
    return given


@cache
def standings() -> dict[str, Verdict]:
    """The standing of every printed card: one of ``PLAYABLE``, OWN or LEFT."""
    found: dict[str, Verdict] = {}
    for printed in by_card().values():
        found |= _standings(printed)
    return {key: found[key] for key in all_numbers()}


@cache
def standings_under(definition: str) -> dict[str, Verdict]:
    """The same for the numbers played by one definition; the index names them, so the other lists stay unread."""
    return _standings([printed_as(key) for key in alike()[definition]])


def _standings(group: list[Printed]) -> dict[str, Verdict]:
    """The same for the cards of one icon and name."""
    found: dict[str, Verdict] = {}
    by_wording: dict[str, str] = {}
    read: dict[str, Verdict] = {}
    for printed in group:
        if printed.key in entries() and entries()[printed.key].is_definition:
            found[printed.key] = Verdict(DEFINED, printed.key, NOTHING, "")
            by_wording[printed.wording] = printed.key
        elif printed.key in verdicts():
            read[printed.wording] = verdicts()[printed.key]
    for printed in group:
        if printed.key in found:
            continue
        if printed.wording in by_wording:
            found[printed.key] = Verdict(SAME, by_wording[printed.wording], NOTHING, "")
        else:
            found[printed.key] = read.get(printed.wording, Verdict(LEFT, "", NOTHING, ""))
    return found


def set_lines() -> list[SetLine]:
    """How much of each set can be played, in order of release."""
    words: dict[PrintedSet, Counter[str]] = {one: Counter() for one in SETS}
    for key, standing in standings().items():
        words[set_of(key)][standing.word] += 1
    return [
        SetLine(one.code, one.name, one.printed, count[DEFINED], count[SAME] + count[OLDER] + count[BARE])
        for one, count in words.items()
    ]
