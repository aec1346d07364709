"""What the imaginary opponent sees: the table and their own hand.

``as_seen`` gives a copy of the position where every card that they do not see is blank, and every lot is to be cast
anew. They decide on such copies and on nothing else.
"""

from __future__ import annotations

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import Card
from spellhall.kernel import chance
from spellhall.kernel.state import State


def _blank(digit: int) -> Card:
    card = Card(facts.DUNGEON, "a card that he does not see", f"hidden/{digit}", {})
    card.record(None)
    return card


BLANKS = [_blank(digit) for digit in range(10)]
"""What a hidden card is to them: nothing that could be played, whose number ends with one of the ten digits."""


def as_seen(state: State, seat: int, luck: int = 0) -> State:
    """The position as a seat sees it; ``luck`` says how lots will fall, and with what digit hidden cards end."""
    twin = state.clone()
    game = state.game.thinking  # type: ignore[attr-defined]
    first: int = game.first_blank
    blank = first + luck % len(BLANKS)
    if twin.game is game:  # what was blank already may be another blank now
        twin.reface([blank if face >= first else face for face in twin.face])
    else:
        twin.game = game
        twin.reface([face if seen >> seat & 1 else blank for face, seen in zip(state.face, state.seen, strict=True)])
    twin.rng = chance.seeded(luck)
    return twin


def by_chance(before: State, after: State) -> bool:
    """Whether a lot was cast, or a card that they do not see was moved, between two positions."""
    if before.rng != after.rng:
        return True
    blank = before.game.first_blank  # type: ignore[attr-defined]
    return any(face >= blank and before.zone[h] != after.zone[h] for h, face in enumerate(before.face))
