"""What Spellfire sends about its cards and table, field by field; the page's types are generated from this.

On the wire these are plain dicts. A ``CardRef`` is a card's token, or None if there is no such card.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from spellhall.kernel.game import CardRef

Side = Literal["", "offensive", "defensive"]
Nature = Literal["", "helpful", "harmful"]


class SpellfireFacts(TypedDict):
    """The facts on a card.

    Attributes:
        world: one of the seven worlds, empty for none; ``worlds`` also has any others that count.
        level: as printed in the icon: "5", "+3", "4/6"; empty for none.
        bonus: whether the level is added to a champion's.
        uses: what a champion may use by its icon: "wizard spell"; empty for nothing.
        limit: how many copies a deck may hold; 0: any number.
    """

    type: str
    champion: bool
    world: str
    worlds: list[str]
    level: str
    base: int | None
    bonus: bool
    uses: str
    traits: list[str]
    bluelines: list[str]
    side: Side
    nature: Nature
    phases: list[int]
    anytime: bool
    avatar: bool
    limit: int
    edition: str
    set: str
    number: int
    rarity: str


class SpellfireSeen(TypedDict):
    """A card on the table: its type, and what its place adds.

    Attributes:
        place: a realm's place in its formation, "A" at the tip.
        attacked: how often a realm was attacked since it was laid; missing if never.
        level: as printed, if it has one.
        now: its current level in play, with all changes.
        questing: it is on a quest, and so lies face down in its pool.
        nobodys: it lies in the middle of the table, and is unowned.
        lent: the seat that has lent it to the side it fights for.
    """

    type: str
    world: NotRequired[str]
    place: NotRequired[str]
    razed: NotRequired[bool]
    attacked: NotRequired[int]
    level: NotRequired[int]
    now: NotRequired[int]
    questing: NotRequired[bool]
    nobodys: NotRequired[bool]
    lent: NotRequired[int]


class Fought(TypedDict):
    """A battle: how far it is, and the attacker's and defender's totals, None before both are in place."""

    stage: str
    totals: list[int | None]


class SpellfireTable(TypedDict):
    """The table.

    Attributes:
        hand_limits: how many cards each seat may keep.
        teams: each seat's title in its team, in team games: "A1" began, "A2" plays with it.
        turns_left: how many turns follow the current one, once time has been called.
        battle: the current battle.
    """

    hand_limits: list[int]
    teams: NotRequired[list[str]]
    turns_left: NotRequired[int]
    battle: NotRequired[Fought]


class Played(TypedDict):
    """A card being played or used, and the card it answers."""

    card: CardRef
    seat: int
    answers: CardRef | None


class Away(TypedDict):
    """A card that returns from Limbo by itself, and whether it does when this turn ends."""

    card: CardRef
    now: bool


class Sums(TypedDict):
    """What both totals are made of, source by source.

    ``behind`` is the seat that is losing while cards are played (-1: none, or a card is being settled).
    """

    parts: list[list[tuple[str, int]]]
    behind: int


class Agreed(TypedDict):
    """A tournament rule that was agreed on: its name, its value (empty: it is on), what it changes, and where to read
    it.
    """

    name: str
    title: str
    value: str
    text: str
    rule: str


class SpellfirePage(TypedDict):
    """What people see besides: cards played and answered, returns from Limbo, the parts of both totals, tournament
    rules.

    Attributes:
        face_down: champions turned face down in their pools, although everyone knows them, and cards beneath others
            that not everyone knows.
    """

    pending: list[Played]
    face_down: NotRequired[list[CardRef]]
    agreed: NotRequired[list[Agreed]]
    limbo: NotRequired[list[Away]]
    totals: NotRequired[Sums]
