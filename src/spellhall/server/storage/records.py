"""What is read from the database: frozen structs, one for each kind of thing that is stored."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

Stage = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "agent", "open", "stand-in"]
"""Who sits at a seat; at that of a stand-in nobody does: the game answers for it (``Game.stand_ins``)."""
StepKind = Literal["act", "resign", "undo", "time", "wish", "yes", "no", "back", "cards", "off", "called"]
"""What the rows of a journal tell: an action, a resignation, a taking back; time put on a clock; a wish to take back, a
consent, a refusal; that the hall is back after a restart; that its cards have changed; that the game was called off;
that time was called."""
Ending = Literal["off"]
"""How a game ended that no rule has ended: it was called off."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Someone whom the hall knows. A guest is known in one browser only and has no login.

    ``banned`` is why someone is shut out, which may be no reason; None for everybody else. ``owner`` is whose bot the
    holder of a bot's token is; None for people.
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
    """Where the name of a person leads to: the login of their page, empty where it leads nowhere.

    ``page`` is for what is over or stands in a list, ``here`` for a table where they sit just now. ``bot`` says
    that it is the name of a program.
    """

    page: str = ""
    here: str = ""
    bot: bool = False


NO_PLATE = Plate()


class Bot(msgspec.Struct, frozen=True, kw_only=True):
    """A program that plays at tables. ``code`` is how it is asked for; ``session`` the ID under which its sockets run.

    Attributes:
        games: the names of the games that it plays.
        made: when its token was given out; ``seen``: when it came last.
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
    """A browser where someone is known. ``id`` is the beginning of the fingerprint of its token."""

    id: str
    device: str
    created: int
    seen: int


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """Who the holder of a token is, and when the session was last seen."""

    person: Person
    session: str
    seen: int


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck list as its person wrote it; ``share`` is the code under which others may read it."""

    id: int
    person: int
    game: str
    name: str
    text: str
    created: int
    updated: int
    share: str | None = None


class SharedDeck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck that someone shows to others."""

    game: str
    name: str
    text: str
    by: str


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table. Anyone who holds the token plays it.

    Attributes:
        kind: a person, an agent, or open.
        person: who sits there, so that they find it again on another device; None for agents and open seats.
        agent: the level of the agent.
        deck: the keys of the cards.
        plate: where the name of the person leads to, as it stood when this was read.
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
        setup: clocks, spectators and all else that was agreed.
        listed: whether it stands in the lobby while it waits.
        watchable: whether it stands there while it is played, and among the replays afterwards.
        version, digest: of the program and the cards that it is played with.
        seed: with which it was dealt; not to be told before the end.
        seal: what is told of the deal before (see ``kernel.seals``).
        secret: the key of the tokens of its cards.
        origin: where it was continued from, if from a replay.
        length: how many actions the finished game took.
        ending: how it ended when no rule of the game has ended it.
        score, band: the points of a finished game that is played for points, and what so many are called.
        sent_away: the people whom the host has sent away, and who may not sit down again.
        rematch: the code of the table where the same people play again.
        film_from: the first moment that the film of the finished game shows; None while there is none.
        broken: why the game cannot go on, or why there is no film of it.
        hand: the day whose hand is played, as "2026-11-22".
        tally: what counts of the finished game of an event, seat by seat.
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
    """What everybody is dealt who plays a game on a day: the same options, deck and seed."""

    game: str
    day: str
    options: dict[str, Any]
    deck_name: str
    deck: list[str]
    seed: int


class PodSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a pod; ``person`` is None for agents, for open seats, and for someone who was forgotten. ``plate`` is
    where the name leads to, as it stood when this was read.
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
        plan: all else that was agreed (see ``pods.setup``).
        stage: "waiting", "playing" from the first pack on, "over".
        seed, packs: what was opened; not to be told before the end.
        seal: what is told of it before (see ``kernel.seals``).
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
    """Who a number in the log of an event is.

    Attributes:
        person: someone whom the hall knows; None for one who is only a name, for an agent, and for the forgotten.
        name: empty for someone who was forgotten.
        agent: the level of an agent.
        plate: where the name leads to, as it stood when this was read.
    """

    number: int
    person: int | None = None
    name: str = ""
    agent: str | None = None
    plate: Plate = NO_PLATE


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """An event (a tournament). What happened there is not here: see ``events.entries_of``.

    Attributes:
        seed: of all its lots; not to be told before it is closed.
        listed: whether it stands in the list for everybody.
        stage, entrants, round: how far it has come, for lists.
        people: who the numbers in its log are; ``teams``: the names of entrants that have one of their own.
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
    people: list[EventPerson]
    teams: dict[int, str]


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A position, as text, after the row of the journal with this number."""

    at: int
    position: str


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One row of a journal.

    Attributes:
        number: counts the rows of the table.
        kind: see ``StepKind``.
        seat: who did it, or whose clock it concerns; -1: the hall.
        action: what was done, for actions.
        keeps: how many actions stay, for takings back; when the hall is back, for how many milliseconds the decision
            has waited, not counting the time when it was away.
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
    """The points of a finished game that is played for points, and what so many are called."""

    points: int
    band: str


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said at a table. Seat -1 is a spectator, or the hall itself, which has no name.

    ``person`` is who said it, unless they were forgotten since. The text of a line that was ``removed`` is empty.
    """

    seat: int
    name: str
    text: str
    at: int
    person: int | None = None
    id: int = 0
    removed: bool = False
