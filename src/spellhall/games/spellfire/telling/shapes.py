"""What the hall says of Spellfire's cards and table, field by field; the page's types are made from these.

They are plain dicts on the wire. A ``CardRef`` is the token of a card there, or None where there is no such card.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from spellhall.games.spellfire.rules.levels.levels import Parts
from spellhall.kernel.game import CardRef

Side = Literal["", "offensive", "defensive"]
Nature = Literal["", "helpful", "harmful"]


class SpellfireFacts(TypedDict):
    """What stands on a card.

    Attributes:
        world: one of the seven worlds, empty for none; ``worlds`` has those that count besides it, too.
        level: as printed in the icon: "5", "+3", "4/6"; empty for none.
        bonus: whether the level is added to that of a champion.
        uses: what a champion may use by its icon: "wizard spell"; empty for nothing.
        limit: how many of it a deck may hold; 0: any number.
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
    """A card here and now: its type, and what its place adds.

    Attributes:
        place: of a realm in its formation, "A" at the tip.
        attacked: how often it was attacked since it was laid, of a realm that was.
        level: as printed, for what has one.
        now: its level in play, with all that changes it.
        questing: it has gone questing, and so lies face down in its pool.
        nobodys: it lies in the middle of the table, and is no one's.
        lent: the seat that has lent it to the side that it fights for.
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
    """A battle: how far it is, and the totals of the attacker and the defender, None before both stand."""

    stage: str
    totals: list[int | None]


class SpellfireTable(TypedDict):
    """The table.

    Attributes:
        hand_limits: how many cards each seat may keep.
        teams: what each seat is called in its team, where teams play: "A1" began, "A2" plays with it.
        turns_left: how many turns follow the present one, once time has been called.
        battle: the one that is fought.
    """

    hand_limits: list[int]
    teams: NotRequired[list[str]]
    turns_left: NotRequired[int]
    battle: NotRequired[Fought]


class Played(TypedDict):
    """A card that is being played or used, and the card that it answers."""

    card: CardRef
    seat: int
    answers: CardRef | None


class Away(TypedDict):
    """A card that leaves Limbo by itself, and whether it does when this turn ends."""

    card: CardRef
    now: bool


class Sums(TypedDict):
    """What both totals are made of, source by source, and the seat that is behind while cards are played (-1: none, and
    while one of them is being settled).
    """

    parts: list[Parts]
    behind: int


class Agreed(TypedDict):
    """A rule of tournaments that was agreed on: its name, its value (empty: it is on), what it changes, and where it
    stands.
    """

    name: str
    title: str
    value: str
    text: str
    rule: str


class SpellfirePage(TypedDict):
    """What people see besides: what is played and answered, who leaves Limbo, the parts of both totals, and the rules
    of tournaments that hold.

    Attributes:
        face_down: champions that are turned down in their pools, though all know them, and the cards beneath others
            that not everybody knows.
    """

    pending: list[Played]
    face_down: NotRequired[list[CardRef]]
    agreed: NotRequired[list[Agreed]]
    limbo: NotRequired[list[Away]]
    totals: NotRequired[Sums]
