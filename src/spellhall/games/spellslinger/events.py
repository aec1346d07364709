"""What Spellslinger tells of a game, beyond what the kernel does: to cards that wait for it, and to the log."""

from __future__ import annotations

from typing import ClassVar

from spellhall.kernel.events import Card, Event, Seat, Seats


class FirstChosen(Event):
    """It was settled who takes the first turn."""

    seat: Seat


class Mulliganed(Event):
    """A seat took a mulligan; its new hand has so many cards."""

    seat: Seat
    size: int


class Keeps(Event):
    """A seat keeps its opening hand."""

    seat: Seat


class TurnBegan(Event):
    """A turn began, counted from 1; of a team as one, its first seat is named."""

    seat: Seat
    number: int


class TookTurn(Event):
    """A further turn of a seat comes right after this one."""

    seat: Seat


class StepBegan(Event):
    """A step of a turn began (see ``table.STEPS``)."""

    seat: Seat
    step: int


class UpkeepBegan(Event):
    """A seat's upkeep began; what waits for it speaks of "that player"."""

    NUMBER: ClassVar[str] = "seat"
    seat: Seat


class TurnEnds(Event):
    """A seat's turn ends; what waits for it speaks of "that player"."""

    NUMBER: ClassVar[str] = "seat"
    seat: Seat


class CardPlayed(Event):
    """A card was played, whatever became of it."""

    seat: Seat
    card: Card


class Used(Event):
    """An ability of a card was used: which, counted from 0."""

    seat: Seat
    card: Card
    ability: int


class Triggered(Event):
    """An ability of a card that waited resolves: which, counted from 0."""

    seat: Seat
    card: Card
    ability: int


class Aimed(Event):
    """A card was chosen as a target of another."""

    seat: Seat
    card: Card
    by: Card


class AimedPlayer(Event):
    """A player was chosen as a target of a card."""

    seat: Seat
    card: Card
    player: Seat


class WasNegated(Event):
    """A pending card was negated by another."""

    seat: Seat
    card: Card
    by: Card


class Came(Event):
    """A card came into play."""

    seat: Seat
    card: Card


class Turned(Event):
    """A card was turned sideways, perhaps (1) to pay for something."""

    seat: Seat
    card: Card
    payment: int = 0


class Uprighted(Event):
    """A card was turned upright."""

    seat: Seat
    card: Card


class Attacked(Event):
    """A character was declared as an attacker of a seat, in a group of this number."""

    seat: Seat
    card: Card
    unit: int


class BlockedBy(Event):
    """A character was declared as a blocker of another."""

    seat: Seat
    card: Card
    attacker: Card


class Damaged(Event):
    """A character was dealt damage by a card."""

    seat: Seat
    card: Card
    source: Card
    amount: int


class Hurt(Event):
    """A player was dealt damage by a card; so much life is left."""

    seat: Seat
    source: Card
    amount: int
    life: int


class StruckHome(Event):
    """A player was dealt combat damage by a character."""

    seat: Seat
    source: Card
    amount: int


class Prevented(Event):
    """Damage from a card was prevented, to a character or (-1) to the player."""

    seat: Seat
    card: Card
    source: Card
    amount: int


class LostLife(Event):
    """A player lost life to a card without damage; so much is left."""

    seat: Seat
    source: Card
    amount: int
    life: int


class GainedLife(Event):
    """A player gained life from a card; so much there is now."""

    seat: Seat
    source: Card
    amount: int
    life: int


class Healed(Event):
    """Damage was removed from a character."""

    seat: Seat
    card: Card


class Changed(Event):
    """A card changed the strength or speed of a character until the end of the turn: what they are now."""

    seat: Seat
    card: Card
    by: Card
    strength: int
    speed: int


class Looked(Event):
    """A seat looked at so many cards on top of its draw pile."""

    seat: Seat
    count: int


class OutOfGame(Event):
    """A seat has lost the game."""

    seat: Seat


class TimeCalled(Event):
    """Time was called: who leads and wins, or nobody (-1): then the next damage to an opponent decides."""

    leader: Seat


class Won(Event):
    """The game is over: who has won, or nobody."""

    winners: Seats
