"""What the hall says of Spellslinger's cards and table, field by field; the page's types are made from these.

They are plain dicts on the wire. A ``CardRef`` is the token of a card there, or None where there is no such card.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from spellhall.kernel.game import CardRef


class SpellslingerFacts(TypedDict):
    """What stands on a card.

    Attributes:
        cost: the symbols one by one: "X", "2", "R".
        gives: what a terrain gives: symbols, "1" for one that is of no colour.
        basic: a deck may hold any number of it.
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
    """A card here and now: what stands on it, and of a card in play what it is doing.

    Attributes:
        strength: as printed, of a character.
        speed: as printed, of a character.
        now: strength and speed as they are now, of a character in play, as all that follows.
        damage: dealt to it this turn.
        shield: how much of the next damage this turn will be prevented.
        struck: whether it has dealt its combat damage.
        doomed: whether it is destroyed at the end of combat.
        stays: whether it stays sideways in its controller's next beginning phase.
        attacks: the seat that it attacks, -1 for none.
        group: with whom it attacks together; 0 for none.
        blocked: once blocked it stays blocked, even when no blocker is left.
        blocks: the group that it blocks.
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
    """The present step in words, and the number of each seat's team; without teams everybody is one of their own.

    Attributes:
        time_is_up: time has been called and nobody was ahead, so the next damage to an opponent decides.
    """

    step: str
    teams: list[int]
    time_is_up: NotRequired[bool]


class Group(TypedDict):
    """Who attacks together: a group, or one character alone.

    Attributes:
        target: the attacked seat; of a team as one, its first.
        blocked: once blocked it stays blocked, even when no blocker is left.
    """

    group: int
    attackers: list[CardRef]
    target: int
    blockers: list[CardRef]
    blocked: bool


class Announced(TypedDict):
    """A card or an ability between its announcement and its resolution.

    Attributes:
        targets: cards; one that was not wanted has no token.
        players: the seats among its targets.
    """

    card: CardRef
    seat: int
    targets: list[CardRef | None]
    players: list[int]


class SpellslingerPage(TypedDict):
    """What people see besides: the fight, and what is announced, the oldest first."""

    fight: list[Group]
    pending: list[Announced]
