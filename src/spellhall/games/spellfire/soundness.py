"""Refuses definitions that say something a card could never do, when the card is recorded.

Python's own errors (an unknown name or attribute) are reported in one sentence, with the likely spelling.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from spellhall.games.spellfire.events import RoundLost, RoundWon
from spellhall.games.spellfire.words.describing.conditions import PhaseIs
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import Role
from spellhall.games.spellfire.words.plays.lasting import Declare
from spellhall.language.script import Ability
from spellhall.language.words import Word, WordError

PHASES = range(6)
"""The phases when something can be played or used; phase 6 isn't one."""
EVENTS_CARDS = {"that": ("trigger", "answer"), "other": ("trigger",), "answered": ("answer",)}
"""Roles that only an ability's moment can fill, with the kinds of abilities that do."""
ROLE_NAMES = {"that": "THAT", "other": "OTHER, WINNER or LOSER", "answered": "ANSWERED"}
GONE = ("in the battle", "on its side of the battle", "on the other side of the battle")
"""Clauses that no longer describe anything when the triggers of a decided round run."""
PASSING = ("ally", "spell", "wizard spell", "cleric spell", "psionic power card", "blood ability", "thief skill")
"""What is discarded on both sides when a round is cleaned up (SF-COMB-H2)."""


def check_phases(name: str, phases: Iterable[int]) -> None:
    """Refuse a phase that doesn't exist.

    Raises:
        WordError: naming those that do.
    """
    for phase in phases:
        if phase not in PHASES:
            raise WordError(f"{name}: there is no phase {phase!r} to play or use it in; they run from 0 to 5")


def check_ability(name: str, ability: Ability, words: Sequence[Word]) -> None:
    """Refuse what an ability could never do; ``words`` is everything it says.

    Raises:
        WordError: with what would be right.
    """
    check_phases(name, tuple(ability.details.get("phases", ())))
    for word in words:
        if isinstance(word, PhaseIs):
            check_phases(name, (word.phase,))
        if isinstance(word, Role):
            _check_role(name, ability, word)
    _check_clearing(name, ability)
    for root in [*ability.modifiers, *(word for word in words if isinstance(word, Declare))]:
        if any(isinstance(part, Role) and part.name == "it" for part in root.everything()):
            raise WordError(f"{name}: IT is a card that is given something (`give`); here nothing is given")


def _check_role(name: str, ability: Ability, role: Role) -> None:
    kinds = EVENTS_CARDS.get(role.name)
    if kinds is not None and ability.kind not in kinds:
        moments = " or ".join({"trigger": "`whenever`", "answer": "`answer`"}[kind] for kind in kinds)
        raise WordError(f"{name}: {ROLE_NAMES[role.name]} names nothing here; it belongs to {moments}")


def _check_clearing(name: str, ability: Ability) -> None:
    """Triggers of a decided round run after both sides have been cleaned up."""
    if ability.trigger is None or ability.trigger.event not in (RoundWon, RoundLost):
        return
    for body in ability.body:
        for word in body.everything():
            if isinstance(word, Filter):
                gone = [clause for clause in word.clauses if clause in GONE]
                if "in its force" in word.clauses and word.noun in PASSING:
                    gone.append("in its force")
                if gone:
                    raise WordError(
                        f"{name}: {word.many()} can never be met when this works, for the round has been cleared by "
                        "then; wait for SIDE_BEATEN"
                    )


def unknown(name: str, what: str, known: Iterable[str], kind: str = "word") -> WordError:
    """An unknown word or fact, reported in one sentence with the likely spelling."""
    close = get_close_matches(what, list(known), n=3, cutoff=0.6)
    meant = f"; did you mean {' or '.join(close)}?" if close else ""
    return WordError(f"{name}: there is no {kind} {what!r}{meant}")
