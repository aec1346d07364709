"""What the imaginary opponent sees: the table and their own hand.

``as_seen`` copies the position, with every card they don't see blank and the random seed replaced.
They decide on such copies and nothing else.
"""

from __future__ import annotations

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import Card
from spellhall.kernel import chance
from spellhall.kernel.state import State


def _blank(digit: int) -> Card:
    card = Card(facts.DUNGEON, "a card they can't see", f"hidden/{digit}", {})
    card.record(None)
    return card


BLANKS = [_blank(digit) for digit in range(10)]
"""What a hidden card is to them: unplayable, with a number that ends in one of the ten digits."""


def as_seen(state: State, seat: int, luck: int = 0) -> State:
    """The position as a seat sees it; ``luck`` sets the random seed, and the digit that hidden cards end in."""
    twin = state.clone()
    game = state.game.thinking  # type: ignore[attr-defined]
    first: int = game.first_blank
    blank = first + luck % len(BLANKS)
    if twin.game is game:  # a card that was already blank may become another blank
        twin.reface([blank if face >= first else face for face in twin.face])
    else:
        twin.continue_in(game)
        twin.reface([face if seen >> seat & 1 else blank for face, seen in zip(state.face, state.seen, strict=True)])
    twin.rng = chance.seeded(luck)
    return twin


def by_chance(before: State, after: State) -> bool:
    """Whether something random happened between two positions, or a card they don't see was moved."""
    if before.rng != after.rng:
        return True
    blank = before.game.first_blank  # type: ignore[attr-defined]
    return any(face >= blank and before.zone[h] != after.zone[h] for h, face in enumerate(before.face))
