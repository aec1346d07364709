"""Which definition each printed card is played by, and why.

Cards of one icon, name and wording are one card (see ``numbers``). Where the wording differs, someone has read both,
and ``verdicts.txt`` keeps what they decided, with the reason in our own words, a line for all cards with one letter::

    NO/252|older|4th/221|bluelines=halfling|its player is the one who loses; ...

``older``: other words for the same power; ``bare``: it came out without a text, and so without a power; ``own``: it
says something else, and waits for a definition of its own. Facts that are printed otherwise stand in the fourth place:
``side``, ``phases``, ``traits``, and ``bluelines`` for what came as a correction; a level that differs stands in the
lists.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.cards import load_all
from spellhall.games.spellfire.printings.numbers import Printed, all_numbers, by_card
from spellhall.games.spellfire.sets import SETS, PrintedSet, set_of
from spellhall.kernel.game import SetLine

OLDER, BARE, OWN = "older", "bare", "own"
DEFINED, SAME, LEFT = "defined", "same", "left"
PLAYABLE = (DEFINED, SAME, OLDER, BARE)
"""What a printed card is to the hall: the number of a definition, the same card in all, in other words, or without a
text; a card of its own that is not written yet; or one of a name that the hall does not have."""
SIDES = {"offensive": facts.OFFENSIVE, "defensive": facts.DEFENSIVE}


class Verdict(NamedTuple):
    """What was decided of a wording: a word, the definition beside which it was read, what differs in print, why."""

    word: str
    definition: str
    given: Mapping[str, Any]
    reason: str


NOTHING: Mapping[str, Any] = {}


@cache
def verdicts() -> dict[str, Verdict]:
    """What was decided, by the first number of each wording."""
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
                raise ValueError(f"{fact} is no fact in which printings differ")
    return given


@cache
def standings() -> dict[str, Verdict]:
    """What every printed card is to the hall: one of ``PLAYABLE``, OWN or LEFT."""
    load_all()
    found: dict[str, Verdict] = {}
    for printed in by_card().values():
        found |= _standings(printed)
    return {key: found[key] for key in all_numbers()}


def _standings(group: list[Printed]) -> dict[str, Verdict]:
    """The same of the cards of one icon and name."""
    found: dict[str, Verdict] = {}
    by_wording: dict[str, str] = {}
    read: dict[str, Verdict] = {}
    for printed in group:
        if printed.key in REGISTER:
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
    """How far each set can be played, in the order they came out."""
    words: dict[PrintedSet, Counter[str]] = {one: Counter() for one in SETS}
    for key, standing in standings().items():
        words[set_of(key)][standing.word] += 1
    return [
        SetLine(one.code, one.name, one.printed, count[DEFINED], count[SAME] + count[OLDER] + count[BARE])
        for one, count in words.items()
    ]
