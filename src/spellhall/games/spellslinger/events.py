"""The events of Spellslinger, beyond those of the kernel: cards wait for them, and the log reports them."""

from __future__ import annotations

from typing import ClassVar

from spellhall.kernel.events import Card, Event, Seat, Seats


class FirstChosen(Event):
    """It was settled who takes the first turn."""

    seat: Seat


class Mulliganed(Event):
    """A seat took a mulligan; its new hand has this many cards."""

    seat: Seat
    size: int


class Keeps(Event):
    """A seat keeps its opening hand."""

    seat: Seat


class TurnBegan(Event):
    """A turn began, counted from 1; for a team as one, the event names its first seat."""

    seat: Seat
    number: int


class TookTurn(Event):
    """A seat takes an extra turn right after this one."""

    seat: Seat


class StepBegan(Event):
    """A step of a turn began (see ``table.STEPS``)."""

    seat: Seat
    step: int


class UpkeepBegan(Event):
    """A seat's upkeep began; cards that wait for it say "that player"."""

    NUMBER: ClassVar[str] = "seat"
    seat: Seat


class TurnEnds(Event):
    """A seat's turn ends; cards that wait for it say "that player"."""

    NUMBER: ClassVar[str] = "seat"
    seat: Seat


class CardPlayed(Event):
    """A card was played, whether or not it resolves."""

    seat: Seat
    card: Card


class Used(Event):
    """An ability of a card was used: which one, counted from 0."""

    seat: Seat
    card: Card
    ability: int


class Triggered(Event):
    """A waiting ability of a card resolves: which one, counted from 0."""

    seat: Seat
    card: Card
    ability: int


class Aimed(Event):
    """A card chose another as its target."""

    seat: Seat
    card: Card
    by: Card


class AimedPlayer(Event):
    """A card chose a player as its target."""

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
    """A card was turned sideways; ``payment`` is 1 if it pays for something."""

    seat: Seat
    card: Card
    payment: int = 0


class Uprighted(Event):
    """A card was turned upright."""

    seat: Seat
    card: Card


class Attacked(Event):
    """A character was declared as an attacker of a seat, in the group of this number."""

    seat: Seat
    card: Card
    unit: int


class BlockedBy(Event):
    """A character was declared as a blocker of another."""

    seat: Seat
    card: Card
    attacker: Card


class Damaged(Event):
    """A card dealt damage to a character."""

    seat: Seat
    card: Card
    source: Card
    amount: int


class Hurt(Event):
    """A card dealt damage to a player; this much life is left."""

    seat: Seat
    source: Card
    amount: int
    life: int


class StruckHome(Event):
    """A character dealt combat damage to a player."""

    seat: Seat
    source: Card
    amount: int


class Prevented(Event):
    """Damage from a card to a character, or to the player (-1), was prevented."""

    seat: Seat
    card: Card
    source: Card
    amount: int


class LostLife(Event):
    """A player lost life to a card without damage; this much is left."""

    seat: Seat
    source: Card
    amount: int
    life: int


class GainedLife(Event):
    """A player gained life from a card; this is the new total."""

    seat: Seat
    source: Card
    amount: int
    life: int


class Healed(Event):
    """Damage was removed from a character."""

    seat: Seat
    card: Card


class Changed(Event):
    """A card changed a character's strength or speed until the end of the turn: the new values."""

    seat: Seat
    card: Card
    by: Card
    strength: int
    speed: int


class Looked(Event):
    """A seat looked at this many cards on top of its draw pile."""

    seat: Seat
    count: int


class OutOfGame(Event):
    """A seat has lost the game."""

    seat: Seat


class TimeCalled(Event):
    """Time was called. The leader wins; if there is none (-1), the next damage to an opponent decides."""

    leader: Seat


class Won(Event):
    """The game is over: who won, or no one."""

    winners: Seats
