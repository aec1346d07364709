"""Messages about friends, challenges, and searches for an opponent: see ``wire``."""

from __future__ import annotations

import msgspec

from spellhall.server.wire_base import Said, Told


class Piece(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Base of message parts."""


# --- client messages


class WatchCompany(Said, tag="watch_company"):
    """Send me how my friends are, who asks me for something, and how my search goes."""


class UnwatchCompany(Said, tag="unwatch_company"):
    """Stop sending me that. Without any socket that watches, a search for an opponent ends soon."""


# --- server messages


class Friend(Piece):
    """A friend.

    Attributes:
        where: "here", "playing", or "away", which is also shown for friends who hide that they are here.
        game: what they play, if they do.
        table: the code of the table, if I may look at it.
    """

    login: str
    name: str
    where: str = "away"
    game: str = ""
    table: str = ""


class Asker(Piece):
    """Someone who asks to be my friend, or whom I have asked."""

    login: str
    name: str


class Challenge(Piece):
    """A challenge from a friend, or mine to them (``mine``), open ``until`` a time in seconds since 1970."""

    id: int
    game: str
    login: str
    name: str
    until: int
    mine: bool = False


class Search(Piece):
    """My search for an opponent.

    Attributes:
        game: what I want to play.
        since: since when, in seconds since 1970.
        found: the name of the opponent who was found; empty while I wait.
        until: until when we may both accept.
        agreed: whether I have accepted.
        rated: whether our game will count for ratings; then it is strict, and nothing can be taken back.
    """

    game: str
    since: int
    found: str = ""
    until: int = 0
    agreed: bool = False
    rated: bool = False


class CompanyTold(Told, tag="company"):
    """Everything, sent again at each change."""

    friends: list[Friend] = msgspec.field(default_factory=list)
    asks: list[Asker] = msgspec.field(default_factory=list)
    asked: list[Asker] = msgspec.field(default_factory=list)
    challenges: list[Challenge] = msgspec.field(default_factory=list)
    search: Search | None = None


class SeatedTold(Told, tag="seated"):
    """A table was opened where I sit: a friend has accepted, or an opponent was found. ``name`` is the other player."""

    code: str
    game: str
    name: str
