"""Modifiers of what frames the game: names in play twice, events that do not end (sections COSMOS, RULE)."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import numeral


class RealmsUsurp(questions.Usurpation):
    """Realms may be played whose names are in play; those make way (SF-COSMOS-11)."""

    def phrase(self) -> str:
        return "players can play realms whose names are in play (the realm that was there is discarded)"


class ComesDisguised(questions.Disguise):
    """An item that may be played with a champion from hand whose name is in play (SF-COSMOS-12)."""

    def phrase(self) -> str:
        return "this card can be played with a champion from your hand, even if one of that name is in play"


class EventsTurn(questions.Wheel):
    """Events with a duration stay in effect beyond it, perhaps only certain ones (``only``), so many at a time; one
    more pushes the oldest out (SF-RULE-05), or one that its player picks (``chosen``).
    """

    def __init__(self, room: int, only: Filter | None = None, chosen: bool = False) -> None:
        self.room = room
        self.only = only
        self.chosen = chosen

    def turns(self, state: State, event: int, standing: Context) -> bool:
        """Whether an event is one of those that stay."""
        return self.only is None or self.only.fits(state, event, standing)

    def phrase(self) -> str:
        which = "events" if self.only is None else self.only.many()
        discards = "its player discards one of them" if self.chosen else "playing another discards the oldest"
        full = f"while {numeral(self.room)} are in play{', when another is played' if self.chosen else ''}"
        return f"{which} with a stated duration stay in play beyond it; {full}, {discards}"


class DecidesDigits(questions.Certainty):
    """Where anyone would draw and discard a card for its last digit, the player of this card decides the digit instead
    (SF-RULE-08).
    """

    def phrase(self) -> str:
        return (
            "whenever someone would draw and discard a card for its number's last digit, no card is drawn; you choose "
            "the digit instead, for your opponents as well as yourself"
        )
