"""What the hall says of Spell Chain's cards and table, field by field; the page's types are made from these.

They are plain dicts on the wire. A ``CardRef`` is the token of a card there.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from spellhall.kernel.game import CardRef

Status = Literal["waiting", "activated", "negated"]


class SpellchainFacts(TypedDict):
    """What stands on a card.

    Attributes:
        stays: whether it stays in a zone of its own after it has activated.
        numbers: what it deals, heals, prevents, ...: {"damage": "5+", "Block": "4"}.
        damage: the most damage that is printed on it, 0 for none.
    """

    kind: str
    seals: list[str]
    limit: int
    stays: bool
    numbers: dict[str, str]
    damage: int


class SpellchainSeen(TypedDict):
    """A card here and now; in the chain with its slot and what has become of it."""

    kind: str
    seals: list[str]
    slot: NotRequired[int]
    status: NotRequired[Status]


class Step(TypedDict):
    """One card of a resolution, foreseen or real, in the order of activation.

    Attributes:
        card: in a resolution that is past it names no card any more once the card has been shuffled away.
        key: of the card in the catalogue.
        seat: who laid it.
        by: the slot of the card that negates it; 0 when no card of the chain does.
        change: what it does to the HP of each seat.
        by_chance: whether a die has a say in it.
    """

    card: CardRef
    key: str
    seat: int
    slot: int
    name: str
    negated: bool
    by: int
    change: list[int]
    by_chance: bool


class Told(Step):
    """A step that has happened, with its lines of the log."""

    lines: list[str]


class Forecast(TypedDict):
    """What would happen if the chain resolved now, and the HP of each seat after it."""

    steps: list[Step]
    hp: list[int]


class Resolved(TypedDict):
    """A chain as it resolved, or as far as it has.

    Attributes:
        chain: its number, counted through the whole game.
        before: the HP of each seat before it.
        hp: the same after it; also holds what the end of the chain has brought.
        ended: the lines of the log about that end.
    """

    chain: int
    steps: list[Told]
    before: list[int]
    hp: list[int]
    ended: list[str]


class SpellchainPage(TypedDict):
    """What people see of the table: the forecast while cards are laid, and the last chain that resolved."""

    forecast: NotRequired[Forecast]
    resolved: NotRequired[Resolved]
