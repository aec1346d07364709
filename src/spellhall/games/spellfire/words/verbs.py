"""All verbs of the recorder in one place, so that ``script`` finds each by its name."""

from __future__ import annotations

from spellhall.games.spellfire.words import answering, combat, hands, lasting, removal, turns
from spellhall.language.words import Instruction

VERBS: dict[str, type[Instruction]] = {
    name: value
    for room in (answering, combat, hands, lasting, removal, turns)
    for name, value in vars(room).items()
    if isinstance(value, type) and issubclass(value, Instruction) and value.__module__ == room.__name__
}
