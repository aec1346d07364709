"""What is said about events (tournaments) over HTTP: requests, and answers.

What an event looks like is ``wire_events``, on the socket and here alike. Anyone who changes something says with ``n``
up to which entry of the log they have seen it; if there is another one, it is refused, and the page looks again.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints, field_validator

from spellhall.server.library.models import DeckEntry
from spellhall.server.people.input_rules import GameName, Order

MOST_TEXT = 4000
LIST_TEXT = 40_000
Title = Annotated[str, StringConstraints(min_length=1, max_length=300)]
Short = Annotated[str, StringConstraints(max_length=60)]
Reason = Annotated[str, StringConstraints(max_length=500)]
Long = Annotated[str, StringConstraints(max_length=MOST_TEXT)]
Number = Annotated[int, Field(ge=1, le=10_000)]
Settings = Annotated[dict[Short, Short], Field(max_length=20)]
Rules = Annotated[list[Short], Field(max_length=10)]
Reporting = Literal["refereed", "staff", "players"]
Publishing = Literal["never", "after_round_1", "at_close"]


# --- what is asked for


def whole(value: Any) -> Any:
    """A value in which 3.0 is 3, however deep it stands: JSON does not tell them apart."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {name: whole(part) for name, part in value.items()}
    return [whole(part) for part in value] if isinstance(value, list) else value


class Asked(Order):
    """Base of what is asked for."""

    @field_validator("*", mode="before")
    @classmethod
    def take_whole(cls, value: Any) -> Any:
        """Whole numbers, however they are written."""
        return whole(value)


class NameToRead(Asked):
    """The name of an event, to be read; with how entrants meet and how many they are, for a forecast.

    ``team`` is how many people an entrant is, 0 as many as the type wants.
    """

    name: Title
    game: GameName | None = None
    structure: Short = ""
    settings: Settings = Field(default_factory=dict)
    policies: Settings = Field(default_factory=dict)
    team: Annotated[int, Field(ge=0, le=4)] = 0
    entrants: Annotated[int, Field(ge=0, le=2000)] = 0


class EventToAnnounce(Asked):
    """An event to announce; the one who does so is its coordinator.

    ``structure`` is "tables", "knockout", "double", "swiss", "robin" or "league", empty for the usual one of the type;
    ``settings`` are its settings, as ``{"rounds": "5"}``; ``team`` is how many people an entrant is, 0 as many as the
    type wants. A type that the book does not have has ``custom_rules``.
    ``minutes`` is how long a round lasts, and time is called ``by_itself`` after that, or by staff.
    """

    name: Title
    game: GameName | None = None
    structure: Short = ""
    settings: Settings = Field(default_factory=dict)
    policies: Settings = Field(default_factory=dict)
    reporting: Reporting = "refereed"
    team: Annotated[int, Field(ge=0, le=4)] = 0
    minutes: Annotated[int, Field(ge=0, le=600)] | None = None
    by_itself: bool = False
    registration: bool = False
    publish_lists: Publishing = "never"
    scored: bool = False
    convention: bool = False
    booklet: bool = False
    custom_type: Short = ""
    custom_rules: Long = ""
    notes: Long = ""
    listed: bool = True


class EventToBring(Asked):
    """An event as a file of ``spellhall event``: what stands in it."""

    file: Annotated[str, StringConstraints(min_length=1)]
    listed: bool = True


class Write(Asked):
    """Base of what changes an event: the number of the last entry that the writer has seen."""

    n: Annotated[int, Field(ge=0)]


class PlanChange(Write):
    """What is changed of the plan, before round 1; what is not said stays. Another ``name`` is another thing to be
    played, as long as no deck is registered for what was announced.
    """

    name: Title | None = None
    structure: Short = ""
    settings: Settings = Field(default_factory=dict)
    policies: Settings | None = None
    reporting: Reporting | None = None
    minutes: Annotated[int, Field(ge=0, le=600)] | None = None
    by_itself: bool | None = None
    registration: bool | None = None
    publish_lists: Publishing | None = None
    scored: bool | None = None
    notes: Long | None = None


class Entering(Write):
    """Who enters: without names the one who asks, else (staff only) people by name, or agents of a level.

    ``names`` are the members of one team where entrants are teams, else an entrant each. After the draw they come late,
    to ``table`` if that can be.
    """

    names: Annotated[list[Short], Field(max_length=500)] = Field(default_factory=list)
    team: Short = ""
    agent: Short = ""
    count: Annotated[int, Field(ge=1, le=500)] = 1
    table: Annotated[int, Field(ge=0, le=10_000)] = 0


class ListToEnter(Write):
    """Entrants from a list: a name a line, or columns with heads of which one is "name" and another may be "team"."""

    text: Annotated[str, StringConstraints(max_length=LIST_TEXT)]


class EntrantChange(Write):
    """What draws should heed, and whether what a variant asks for was brought."""

    fixed_table: Annotated[int, Field(ge=0, le=10_000)] | None = None
    apart: Annotated[list[Number], Field(max_length=50)] | None = None
    brought: bool | None = None


class Leaving(Write):
    """An entrant goes: by choice ("left"), because they are not there ("absent"), or sent away ("ejected", staff)."""

    how: Literal["left", "absent", "ejected"] = "left"
    reason: Reason = ""


class DeckToRegister(Write):
    """A deck list, and one of the cards beside it. A registered deck is changed by a judge, with a reason."""

    deck: Annotated[str, StringConstraints(max_length=20_000)]
    beside: Annotated[str, StringConstraints(max_length=20_000)] = ""
    reason: Reason = ""


class DeckToCheck(Asked):
    """A deck list, and one of the cards beside it, to be checked."""

    deck: Annotated[str, StringConstraints(max_length=20_000)]
    beside: Annotated[str, StringConstraints(max_length=20_000)] = ""


class DeckFound(Asked):
    """A deck as it lies on a table, to be laid beside its list."""

    deck: Annotated[str, StringConstraints(max_length=20_000)]


class Swapping(Write):
    """Cards of the deck that are exchanged for cards beside it, by their keys."""

    out: Annotated[list[Short], Field(max_length=250)]
    into: Annotated[list[Short], Field(max_length=250)]


class StaffChange(Write):
    """Someone becomes staff, by the number or the name that they have at the event; with an empty role none any
    more.
    """

    name: Short
    role: Literal["coordinator", "judge", "scorekeeper", ""]


class Doors(Write):
    """Whether people may enter."""

    open: bool


class WithReason(Write):
    """Something that may need a reason."""

    reason: Reason = ""


class Move(Write):
    """Two entrants who change seats, and why."""

    one: Number
    other: Number
    reason: Reason


class SecondChance(Write):
    """Ask the next one whether they come back, their answer, or what becomes of those who are left alone."""

    say: Literal["ask", "yes", "no", "absent", "play", "rank"]


class BySlip(BaseModel):
    """Someone of a table whom the hall does not know: the code on its slip, and the entrant for whom it is used."""

    slip: Short = ""
    entrant: Annotated[int, Field(ge=0, le=10_000)] = 0


class SlipToRead(Asked):
    """The code on a slip."""

    slip: Short


class GameReport(Write):
    """How a game ended: numbers as people type them ("Ana 6, Bo 4, Cy 4"), or by seat in ``counts``.

    ``winner`` is an entrant where the numbers do not tell; ``conceded`` are entrants who gave up. ``facts`` are other
    facts as typed, by name.
    """

    text: Annotated[str, StringConstraints(max_length=500)] = ""
    counts: Annotated[list[dict[Short, Annotated[int, Field(ge=0, le=9999)]]], Field(max_length=8)] = Field(
        default_factory=list
    )
    facts: Annotated[dict[Short, Annotated[str, StringConstraints(max_length=500)]], Field(max_length=10)] = Field(
        default_factory=dict
    )
    winner: Annotated[int, Field(ge=0, le=10_000)] = 0
    conceded: Annotated[list[Number], Field(max_length=8)] = Field(default_factory=list)
    drawn: bool = False
    time: bool = False


class TableReport(GameReport, BySlip):
    """The same, reported by staff or by a player at the table. ``game`` is its number in the match, 0 for the next."""

    game: Annotated[int, Field(ge=0, le=99)] = 0


class Correction(GameReport):
    """A report that is right, and why the other was wrong; ``choice``: what becomes of a round that was drawn after it
    ("points", "swap" or "redraw"). With ``dry`` nothing is written, and ``notes`` say what would follow.
    """

    reason: Reason = ""
    choice: Literal["", "points", "swap", "redraw"] = ""
    dry: bool = False


class WhichGame(Write, BySlip):
    """A game of a match."""

    game: Number


class Sums(Write, BySlip):
    """What a fact sums up to over a match, for its seats that were asked for, by entrant."""

    fact: Short
    sums: Annotated[dict[Short, Annotated[int, Field(ge=0, le=99_999)]], Field(max_length=8)]


class TimeCall(Write):
    """Time is called at these tables; none is the whole round."""

    tables: Annotated[list[Number], Field(max_length=1000)] = Field(default_factory=list)


class MoreTime(Write):
    """More minutes, at one table or (0) at all, and why."""

    minutes: Annotated[int, Field(ge=1, le=600)]
    table: Annotated[int, Field(ge=0, le=10_000)] = 0
    reason: Reason


class JudgeCall(Write):
    """Why a judge should come, if that has to be said; ``entrant`` is for staff who call one for someone else."""

    text: Reason = ""
    entrant: Annotated[int, Field(ge=0, le=10_000)] = 0


class Settled(Write):
    """What came of a call."""

    outcome: Reason = ""


class Ruling(Write):
    """A judge's word; ``table`` is one of the round under way, 0 for none."""

    text: Long
    rules: Rules = Field(default_factory=list)
    table: Annotated[int, Field(ge=0, le=10_000)] = 0


class NewCase(Write):
    """What may be an offence."""

    entrant: Number
    matter: Long
    rules: Rules = Field(default_factory=list)


class Outcome(Write):
    """How a case is decided."""

    outcome: Long


class Penalty(Write):
    """A penalty; a loss counts at a table of the round under way."""

    entrant: Number
    penalty: Literal["note", "warning", "game_loss", "match_loss"]
    table: Annotated[int, Field(ge=0, le=10_000)] = 0
    case: Annotated[int, Field(ge=0, le=10_000)] = 0
    reason: Reason = ""


class Tick(Write):
    """Something that a scored event needs is done, and what shows it."""

    item: Short
    note: Reason = ""
    done: bool = True


# --- what is answered


class EventRow(BaseModel):
    """An event in a list; ``role`` is yours: "coordinator" of those that you announced, "judge" or "scorekeeper" where
    you are named that, "takes part" or empty. ``table`` is where your game is open in one of yours; empty for nowhere.
    """

    code: str
    game: str
    title: str
    stage: str
    entrants: int
    round: int
    created: int
    closed: int
    role: str = ""
    table: str = ""


class EventRows(BaseModel):
    """Events, newest first."""

    events: list[EventRow]


class EventAnswer(BaseModel):
    """An event as you may know it: ``frame``, ``you`` and (for staff) ``desk`` as in the message "event" of the socket,
    defaults left out there, too; ``notes`` say what else should be known of what was just done.
    """

    frame: dict[str, Any]
    you: dict[str, Any]
    desk: dict[str, Any] | None = None
    notes: list[str] = []


class LogLine(BaseModel):
    """An entry of the log, in a sentence with its moment."""

    n: int
    text: str


class EventLog(BaseModel):
    """The log, oldest first; cases and penalties are told to staff alone."""

    lines: list[LogLine]


class Verified(BaseModel):
    """What was checked of the log, in sentences; where something does not fit, ``fits`` is false and the last one says
    what.
    """

    fits: bool
    lines: list[str]


class TableOfSlip(BaseModel):
    """Where a slip leads: the code of an event, a table of the round under way, and the ``entrants`` there for whom it
    may be used.
    """

    event: str
    round: int
    table: int
    entrants: list[int]


class DeckOfEntrant(BaseModel):
    """The deck of an entrant as registered, what lies beside it, and what they were given."""

    deck: list[DeckEntry]
    beside: list[DeckEntry]
    pool: list[DeckEntry]


class DeckBeside(BaseModel):
    """A deck beside its registered list: what is ``missing`` of it, and what is not on the list."""

    missing: list[DeckEntry]
    foreign: list[DeckEntry]


class CheckedDeck(BaseModel):
    """How many cards a deck and what lies beside it have, and what is wrong with them, in sentences."""

    size: int
    beside: int
    faults: list[str]


class Suggestion(BaseModel):
    """A deck that the hall would make."""

    deck: list[DeckEntry]


class TypeLine(BaseModel):
    """One type of tournament."""

    name: str
    text: str
    rules: list[str]
    level: str
    parameter: str
    structure: str
    seats: int
    least: int
    minutes: int


class VariantLine(BaseModel):
    """One variant."""

    name: str
    text: str
    rules: list[str]
    aliases: list[str]


class FactLine(BaseModel):
    """What counts of a game."""

    name: str
    title: str
    decides: str


class Choice(BaseModel):
    """A setting of a structure, or a policy: its usual value, and those that it may have (none: any)."""

    name: str
    usual: str
    values: list[str]


class TournamentBook(BaseModel):
    """What is played at tournaments of a game."""

    game: str
    types: list[TypeLine]
    variants: list[VariantLine]
    victories: list[str]
    sizes: list[int]
    facts: list[FactLine]
    structures: dict[str, list[Choice]]
    policies: list[Choice]


class RankLine(BaseModel):
    """Someone in the ranking of a game.

    ``surely`` is what people are ranked by: ``rating`` less three times ``spread``, so the one who has played little
    has to show more. ``points`` are those of scored events, as a player and as staff. ``login`` is that of a page which
    everybody may see, else empty.
    """

    place: int
    name: str
    login: str = ""
    me: bool
    surely: float
    rating: float
    spread: float
    matches: int
    points: int


class RankingOfGame(BaseModel):
    """How strong people are at a game, the strongest first, by the ``events`` of so many that were closed; ``me`` is
    your own line, no matter where it stands.
    """

    game: str
    events: int
    people: int
    ranks: list[RankLine]
    me: RankLine | None = None


class RoundAhead(BaseModel):
    """A round of a forecast: how many play, at tables of which sizes, how many have a bye or are brought back."""

    entrants: int
    sizes: list[int]
    byes: int
    back: int


class Forecast(BaseModel):
    """How an event of so many goes."""

    rounds: list[RoundAhead]
    tables: int
    points: int


class NameRead(BaseModel):
    """A name that was read: as it is written properly, what it stands for, what is wrong and what should be known."""

    game: str
    title: str
    label: str
    type: str
    parameter: str
    variants: list[str]
    victory: str
    size: int
    structure: str
    options: dict[str, str]
    faults: list[str]
    warnings: list[str]
    forecast: Forecast | None = None
