"""Modifiers of what frames the game: names in play twice, events that do not end (sections COSMOS, RULE)."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
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
    """Events with a duration stay in effect beyond it, so many at a time; one more pushes the oldest out
    (SF-RULE-05).
    """

    def __init__(self, room: int) -> None:
        self.room = room

    def phrase(self) -> str:
        return (
            "events with a stated duration stay in play beyond it; "
            f"while {numeral(self.room)} are in play, playing another discards the oldest"
        )
