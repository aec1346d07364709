"""What Spellslinger sends about its cards and table, field by field; the page's types are generated from this.

On the wire these are plain dicts. A ``CardRef`` is a card's token, or None if there is no such card.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from spellhall.kernel.game import CardRef


class SpellslingerFacts(TypedDict):
    """The facts on a card.

    Attributes:
        cost: the symbols one by one: "X", "2", "R".
        gives: what a terrain gives: symbols, "1" for a colourless one.
        basic: a deck may hold any number of copies.
    """

    type: str
    cost: list[str]
    total: int
    x: bool
    colours: list[str]
    gives: list[str]
    kinds: list[str]
    strength: int | None
    speed: int | None
    keywords: list[str]
    rarity: str
    basic: bool


class SpellslingerSeen(TypedDict):
    """A card on the table: its facts, and what a card in play is doing.

    Attributes:
        strength: a character's, as printed.
        speed: a character's, as printed.
        now: current strength and speed of a character in play; the fields below are for these, too.
        damage: dealt to it this turn.
        shield: how much of the next damage this turn will be prevented.
        struck: whether it has dealt its combat damage.
        doomed: whether it will be destroyed at the end of combat.
        stays: whether it stays sideways in its controller's next beginning phase.
        attacks: the seat it attacks, -1 for none.
        group: the number of its attacking group; 0 for none.
        blocked: once blocked, it stays blocked, even if no blocker is left.
        blocks: the group it blocks.
    """

    type: str
    cost: str
    colours: list[str]
    kinds: list[str]
    keywords: list[str]
    rarity: str
    strength: NotRequired[int]
    speed: NotRequired[int]
    sideways: NotRequired[bool]
    now: NotRequired[list[int]]
    damage: NotRequired[int]
    shield: NotRequired[int]
    struck: NotRequired[bool]
    doomed: NotRequired[bool]
    stays: NotRequired[bool]
    attacks: NotRequired[int]
    group: NotRequired[int]
    blocked: NotRequired[bool]
    blocks: NotRequired[int]


class SpellslingerTable(TypedDict):
    """The current step in words, and each seat's team number; without teams, each seat is its own.

    Attributes:
        time_is_up: time has been called and no one was ahead, so the next damage to an opponent decides.
    """

    step: str
    teams: list[int]
    time_is_up: NotRequired[bool]


class Group(TypedDict):
    """Characters that attack together: a group, or one character alone.

    Attributes:
        target: the attacked seat; of a team as one, its first.
        blocked: once blocked, it stays blocked, even if no blocker is left.
    """

    group: int
    attackers: list[CardRef]
    target: int
    blockers: list[CardRef]
    blocked: bool


class Announced(TypedDict):
    """A card or an ability between its announcement and its resolution.

    Attributes:
        targets: cards; an optional one that wasn't chosen has no token.
        players: the seats among its targets.
    """

    card: CardRef
    seat: int
    targets: list[CardRef | None]
    players: list[int]


class SpellslingerPage(TypedDict):
    """What people see besides: the fight, and what has been announced, oldest first."""

    fight: list[Group]
    pending: list[Announced]
