"""The events of Spell Chain, beyond those of the kernel: cards wait for them, and the log reports them."""

from __future__ import annotations

from spellhall.kernel.events import Card, Event, Seat


class DeckCut(Event):
    """A seat cut the opponent's deck after this many cards."""

    seat: Seat
    after: int


class ChainBegan(Event):
    """A chain began, counted from 1 in the game, with the seat that goes first."""

    seat: Seat
    number: int


class ChainStart(Event):
    """A seat's effects at the start of a chain happen now."""

    seat: Seat


class ChainEnd(Event):
    """A seat's effects at the end of a chain happen now."""

    seat: Seat


class RoundEnded(Event):
    """A round is over, counted from 1."""

    number: int


class Activates(Event):
    """A card of the chain activates, in its slot."""

    seat: Seat
    card: Card
    slot: int


class Acted(Event):
    """A card of the chain has activated, and its effect is finished."""

    seat: Seat
    card: Card


class IsNegated(Event):
    """A card of the chain, in its slot, is negated, by a card or by none (-1)."""

    seat: Seat
    card: Card
    by: Card
    slot: int


class Saved(Event):
    """A card would have been negated, but another card, or the card itself, saved it."""

    seat: Seat
    card: Card
    by: Card


class WouldSeize(Event):
    """A die is rolled for a seat. With this number or more, another card makes the card's effect work for that
    seat.
    """

    seat: Seat
    card: Card
    by: Card
    number: int


class WorksFor(Event):
    """The effect of a card works for this seat."""

    seat: Seat
    card: Card


class Strikes(Event):
    """A card starts to hit a seat, with this much damage."""

    seat: Seat
    source: Card
    amount: int


class HitPart(Event):
    """A step of a hit (see ``rules.hits.STEPS``) left this much of it."""

    seat: Seat
    source: Card
    step: int
    amount: int


class Hit(Event):
    """A hit got through."""

    seat: Seat
    source: Card
    amount: int


class Lost(Event):
    """A seat lost HP without a hit, to a card or to Poison (-1)."""

    seat: Seat
    source: Card
    amount: int


class Healed(Event):
    """A seat gained HP from a card."""

    seat: Seat
    source: Card
    amount: int


class Gained(Event):
    """A seat gained an amount of a defence or of counters from a card: the column, and the new total."""

    seat: Seat
    source: Card
    column: int
    amount: int
    total: int


class Gone(Event):
    """A seat lost an amount of a defence or of counters to a card: the column, and what is left."""

    seat: Seat
    source: Card
    column: int
    amount: int
    total: int
