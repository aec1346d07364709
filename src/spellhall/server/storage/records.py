"""Database records as frozen structs, one for each kind of thing that is stored. Read this to see what a table, seat or
event has.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

Stage = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "agent", "open", "stand-in"]
"""Who sits at a seat; a stand-in's seat is empty, and the game plays it (``Game.stand_ins``)."""
StepKind = Literal["act", "resign", "undo", "time", "wish", "yes", "no", "back", "cards", "off", "called"]
"""The kinds of journal rows: an action, a resignation, an undo; time added to a clock; a request to undo, consent to
it, refusal of it; the hall is back after a restart; its cards have changed; the game was called off; time was called.
"""
Ending = Literal["off"]
"""How a game ended without any rule ending it: it was called off."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A person known to the hall. A guest is known in one browser only and has no login.

    ``banned`` is the reason for a ban, which may be empty; None for everyone else. ``owner`` is the owner of a bot;
    None for people.
    """

    id: int
    name: str
    created: int
    login: str | None = None
    banned: str | None = None
    owner: int | None = None

    @property
    def guest(self) -> bool:
        return self.login is None


class Plate(NamedTuple):
    """Where a person's name links to: the login of their page, empty for no link.

    ``page`` is for finished games and lists, ``here`` for a table where they sit right now. ``bot`` marks the name of a
    program.
    """

    page: str = ""
    here: str = ""
    bot: bool = False


NO_PLATE = Plate()


class Bot(msgspec.Struct, frozen=True, kw_only=True):
    """A program that plays at tables. ``code`` is what it is called by; ``session`` the ID under which its sockets run.

    Attributes:
        games: the names of the games that it plays.
        made: when its token was created; ``seen``: when it last connected.
    """

    person: int
    owner: int
    name: str
    code: str
    games: list[str]
    made: int
    seen: int | None
    session: str


class Credentials(msgspec.Struct, frozen=True, kw_only=True):
    """An account and the hash of its password."""

    person: Person
    password: str


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A browser where someone is signed in. ``id`` is the beginning of its token's fingerprint."""

    id: str
    device: str
    created: int
    seen: int


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """The owner of a token, and when the session was last used."""

    person: Person
    session: str
    seen: int


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck list as its owner wrote it; ``share`` is the code under which others may read it, unless the host has
    ``removed`` it.
    """

    id: int
    person: int
    game: str
    name: str
    text: str
    created: int
    updated: int
    share: str | None = None
    removed: int | None = None


class SharedDeck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck that someone has shared; ``removed`` if the host has withdrawn it."""

    id: int
    person: int
    game: str
    name: str
    text: str
    by: str
    removed: int | None


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table. Anyone who has the token plays it.

    Attributes:
        kind: a person, an agent, or open.
        person: who sits there, so that they find it again on another device; None for agents and open seats.
        agent: the level of the agent.
        deck: the keys of the cards.
        plate: where the person's name links to, at the time of reading.
    """

    seat: int
    kind: SeatKind
    token: str
    person: int | None = None
    name: str = ""
    agent: str | None = None
    deck_name: str = ""
    deck: list[str] | None = None
    ready: bool = False
    plate: Plate = NO_PLATE


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table. Its position is not here: see ``journal.journal_of`` and ``journal.snapshot_of``.

    Attributes:
        options: the rule options of the game.
        setup: clocks, spectators and everything else that was agreed.
        listed: whether it appears in the lobby while it waits.
        watchable: whether it appears there while it is played, and among the replays afterwards.
        version, digest: of the program and the cards that it is played with.
        seed: of the deal; secret until the end.
        seal: published before the deal (see ``kernel.seals``).
        secret: the key of its card tokens.
        origin: where it was continued from, if from a replay.
        length: how many actions the finished game took.
        ending: how it ended if no rule of the game ended it.
        score, band: the points of a finished game that is played for points, and the name for that many.
        sent_away: the people whom the host has removed, and who may not sit down again.
        rematch: the code of the table where the same people play again.
        film_from: the first moment in the finished game's recording; None while there is none.
        broken: why the game cannot go on, or why there is no recording of it.
        hand: the day whose hand is played, as "2026-11-22".
        tally: what counts of an event's finished game, seat by seat.
    """

    id: int
    code: str
    game: str
    options: dict[str, Any]
    setup: dict[str, Any]
    listed: bool
    watchable: bool
    version: str
    digest: str
    seed: int | None
    seal: str | None
    secret: str
    stage: Stage
    host: int | None
    origin: dict[str, Any] | None
    created: int
    started: int | None
    finished: int | None
    returns: list[float] | None
    length: int | None
    rematch: str | None
    ending: Ending | None
    score: int | None
    band: str | None
    sent_away: list[int] | None
    seats: list[Seat]
    film_from: int | None = None
    broken: str | None = None
    hand: str | None = None
    tally: list[dict[str, int]] | None = None


class Hand(msgspec.Struct, frozen=True, kw_only=True):
    """The hand of a day: everyone who plays it gets the same options, deck and seed."""

    game: str
    day: str
    options: dict[str, Any]
    deck_name: str
    deck: list[str]
    seed: int


class PodSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a pod; ``person`` is None for agents, for open seats, and for someone who was deleted. ``plate`` is
    where the name links to, at the time of reading.
    """

    seat: int
    kind: SeatKind
    person: int | None = None
    name: str = ""
    plate: Plate = NO_PLATE


class Pod(msgspec.Struct, frozen=True, kw_only=True):
    """A pod. What happened in it is not here: see ``pods.steps_of``.

    Attributes:
        options: the rule options of its games.
        plan: everything else that was agreed (see ``pods.setup``).
        stage: "waiting", "playing" from the first pack on, "over".
        seed, packs: what was opened; secret until the end.
        seal: published before the start (see ``kernel.seals``).
    """

    id: int
    code: str
    game: str
    options: dict[str, Any]
    plan: dict[str, Any]
    stage: Stage
    host: int | None
    seed: int | None
    seal: str | None
    packs: list[list[list[str]]] | None
    created: int
    started: int | None
    finished: int | None
    seats: list[PodSeat]


class EventPerson(msgspec.Struct, frozen=True, kw_only=True):
    """The person behind a number in an event's log.

    Attributes:
        person: someone known to the hall; None for a mere name, an agent, or a deleted person.
        name: empty for a deleted person.
        agent: the level of an agent.
        plate: where the name links to, at the time of reading.
    """

    number: int
    person: int | None = None
    name: str = ""
    agent: str | None = None
    plate: Plate = NO_PLATE


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """An event (a tournament). What happened there is not here: see ``events.entries_of``.

    Attributes:
        seed: of everything random in it; secret until it is closed.
        listed: whether it appears in the public list.
        stage, entrants, round: how far it has come, for lists.
        imported: whether it came from a file.
        people: the people behind the numbers in its log; ``teams``: the names of entrants that have their own.
    """

    id: int
    code: str
    game: str
    title: str
    listed: bool
    host: int | None
    seed: int
    stage: str
    entrants: int
    round: int
    created: int
    closed: int | None
    imported: bool
    people: list[EventPerson]
    teams: dict[int, str]


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A position, as text, after the journal row with this number."""

    at: int
    position: str


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One row of a journal.

    Attributes:
        number: counts the table's rows.
        kind: see ``StepKind``.
        seat: who did it, or whose clock it concerns; -1: the hall.
        action: what was done, for actions.
        keeps: for an undo, how many actions remain; after a restart, how many milliseconds the decision has waited, not
            counting the time when the hall was down.
        at_ms: milliseconds since the table's start.
        clocks: the clocks after it.
    """

    number: int
    kind: StepKind
    seat: int
    at_ms: int
    action: int | None = None
    keeps: int | None = None
    clocks: Any = None


class Scored(NamedTuple):
    """The points of a finished game that is played for points, and the name for that many."""

    points: int
    band: str


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A chat line at a table. Seat -1 is a spectator, or the hall itself, which has no name.

    ``person`` is who said it, unless they were deleted since. The text of a ``removed`` line is empty.
    """

    seat: int
    name: str
    text: str
    at: int
    person: int | None = None
    id: int = 0
    removed: bool = False
