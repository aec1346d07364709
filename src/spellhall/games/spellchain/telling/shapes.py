"""What Spell Chain sends about its cards and table, field by field; the page's types are generated from this.

On the wire these are plain dicts. A ``CardRef`` is a card's token.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from spellhall.kernel.game import CardRef

Status = Literal["waiting", "activated", "negated"]


class SpellchainFacts(TypedDict):
    """The facts on a card.

    Attributes:
        stays: whether it stays in a zone after it has activated.
        numbers: what it deals, heals, prevents, ...: {"damage": "5+", "Block": "4"}.
        damage: the highest damage printed on it, 0 for none.
    """

    kind: str
    seals: list[str]
    limit: int
    stays: bool
    numbers: dict[str, str]
    damage: int


class SpellchainSeen(TypedDict):
    """A card on the table; in the chain, with its slot and what happened to it."""

    kind: str
    seals: list[str]
    slot: NotRequired[int]
    status: NotRequired[Status]


class Step(TypedDict):
    """One card of a resolution, forecast or real, in the order of activation.

    Attributes:
        card: the card's token; missing in a past resolution once the card has been shuffled away.
        key: of the card in the catalogue.
        seat: who laid it.
        by: the slot of the card that negates it; 0 if no card of the chain does.
        change: what it does to each seat's HP.
        by_chance: whether a die roll matters.
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
    """A past step, with its log lines."""

    lines: list[str]


class Forecast(TypedDict):
    """What would happen if the chain resolved now, and each seat's HP afterwards."""

    steps: list[Step]
    hp: list[int]


class Resolved(TypedDict):
    """A chain as it resolved, or as far as it has.

    Attributes:
        chain: its number, counted through the whole game.
        before: each seat's HP before it.
        hp: the same after it, including the end of the chain.
        ended: the log lines about that end.
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
