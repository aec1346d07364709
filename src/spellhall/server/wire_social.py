"""What is said of friends, challenges, and of looking for someone to play with: see ``wire``."""

from __future__ import annotations

import msgspec

from spellhall.server.wire_base import Said, Told


class Piece(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Base of the parts of messages."""


# --- what the client says


class WatchCompany(Said, tag="watch_company"):
    """Tell me how my friends are, who asks me for something, and how my search for someone goes."""


class UnwatchCompany(Said, tag="unwatch_company"):
    """Tell me no more of that. Anyone who looks for someone, and is told nowhere any more, stops looking soon."""


# --- what the server says


class Friend(Piece):
    """A friend.

    Attributes:
        where: "here", "playing", or "away", which is also what is said of the one who shows nobody that they are here.
        game: what is played, if so.
        table: the code of the table, where I may look at it.
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
    """A friend would play with me, or I with them (``mine``), ``until`` so many seconds since 1970."""

    id: int
    game: str
    login: str
    name: str
    until: int
    mine: bool = False


class Search(Piece):
    """I look for someone to play with.

    Attributes:
        game: what I would play.
        since: since when, in seconds since 1970.
        found: the name of the one who was found; empty while I wait.
        until: until when we may both say yes.
        agreed: whether I have said yes.
    """

    game: str
    since: int
    found: str = ""
    until: int = 0
    agreed: bool = False


class CompanyTold(Told, tag="company"):
    """All of it, anew at each change."""

    friends: list[Friend] = msgspec.field(default_factory=list)
    asks: list[Asker] = msgspec.field(default_factory=list)
    asked: list[Asker] = msgspec.field(default_factory=list)
    challenges: list[Challenge] = msgspec.field(default_factory=list)
    search: Search | None = None


class SeatedTold(Told, tag="seated"):
    """A table was opened where I sit: a friend has accepted, or someone was found. ``name`` is the other one."""

    code: str
    game: str
    name: str
