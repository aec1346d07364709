"""Requests and answers about events (tournaments) over HTTP.

What an event looks like is in ``wire_events``, for the socket and for HTTP alike. A request that changes something says
in ``n`` which log entry its sender has last seen; if there is a newer one, it is refused, and the page looks again.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints, field_validator

from spellhall.server.library.models import DeckEntry
from spellhall.server.library.product_models import ChoiceLine
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


# --- requests


def whole(value: Any) -> Any:
    """A value with 3.0 turned into 3, however deeply nested: JSON doesn't tell them apart."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {name: whole(part) for name, part in value.items()}
    return [whole(part) for part in value] if isinstance(value, list) else value


class Asked(Order):
    """Base of requests."""

    @field_validator("*", mode="before")
    @classmethod
    def take_whole(cls, value: Any) -> Any:
        """Whole numbers, however they are written."""
        return whole(value)


class NameToRead(Asked):
    """The name of an event, to be parsed; with the structure and the number of entrants, for a forecast.

    ``team`` is how many people an entrant has, 0 for the type's default.
    """

    name: Title
    game: GameName | None = None
    structure: Short = ""
    settings: Settings = Field(default_factory=dict)
    policies: Settings = Field(default_factory=dict)
    team: Annotated[int, Field(ge=0, le=4)] = 0
    entrants: Annotated[int, Field(ge=0, le=2000)] = 0


class EventToAnnounce(Asked):
    """An event to announce; its sender becomes the coordinator.

    ``structure`` is "tables", "knockout", "double", "swiss", "robin" or "league", empty for the type's default;
    ``settings`` are its settings, as ``{"rounds": "5"}``; ``team`` is how many people an entrant has, 0 for the type's
    default. A type that is not in the book has ``custom_rules``.
    ``minutes`` is how long a round lasts; after that time is called ``by_itself``, or by staff.
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
    """The contents of an event's file of ``spellhall event``."""

    file: Annotated[str, StringConstraints(min_length=1)]
    listed: bool = True


class Write(Asked):
    """Base of requests that change an event: the number of the last entry that the sender has seen."""

    n: Annotated[int, Field(ge=0)]


class PlanChange(Write):
    """Changes to the plan, before round 1; anything left out stays. Another ``name`` changes what is played, as long as
    no deck is registered.
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
    """Who enters: without names you, otherwise (staff only) people by name, or agents of a level.

    ``names`` are the members of one team where entrants are teams, otherwise one entrant each. After the draw they come
    late, to ``table`` if possible.
    """

    names: Annotated[list[Short], Field(max_length=500)] = Field(default_factory=list)
    team: Short = ""
    agent: Short = ""
    count: Annotated[int, Field(ge=1, le=500)] = 1
    table: Annotated[int, Field(ge=0, le=10_000)] = 0


class ListToEnter(Write):
    """Entrants from a list: one name a line, or columns with headings: "name", and perhaps "team"."""

    text: Annotated[str, StringConstraints(max_length=LIST_TEXT)]


class EntrantChange(Write):
    """What draws should take into account, and whether the entrant brought what a variant asks for."""

    fixed_table: Annotated[int, Field(ge=0, le=10_000)] | None = None
    apart: Annotated[list[Number], Field(max_length=50)] | None = None
    brought: bool | None = None


class Leaving(Write):
    """An entrant goes: by choice ("left"), because they are not there ("absent"), or removed by staff ("ejected")."""

    how: Literal["left", "absent", "ejected"] = "left"
    reason: Reason = ""


class DeckToRegister(Write):
    """A deck list, and one for the sideboard. Changing a registered deck takes a judge, and a reason."""

    deck: Annotated[str, StringConstraints(max_length=20_000)]
    beside: Annotated[str, StringConstraints(max_length=20_000)] = ""
    reason: Reason = ""


class DeckToCheck(Asked):
    """A deck list, and one for the sideboard, to be checked."""

    deck: Annotated[str, StringConstraints(max_length=20_000)]
    beside: Annotated[str, StringConstraints(max_length=20_000)] = ""


class DeckFound(Asked):
    """A deck as found on a table, to be compared with its list."""

    deck: Annotated[str, StringConstraints(max_length=20_000)]


class Swapping(Write):
    """Cards of the deck that are exchanged for sideboard cards, by their keys."""

    out: Annotated[list[Short], Field(max_length=250)]
    into: Annotated[list[Short], Field(max_length=250)]


class StaffChange(Write):
    """Someone becomes staff, by their number or name at the event; an empty role removes them."""

    name: Short
    role: Literal["coordinator", "judge", "scorekeeper", ""]


class Doors(Write):
    """Whether people may enter."""

    open: bool


class WithReason(Write):
    """Something that may need a reason."""

    reason: Reason = ""


class Move(Write):
    """Two entrants who swap seats, and why."""

    one: Number
    other: Number
    reason: Reason


class SecondChance(Write):
    """Ask the next one whether they come back, their answer, or what becomes of those who are left alone."""

    say: Literal["ask", "yes", "no", "absent", "play", "rank"]


class BySlip(BaseModel):
    """Someone at a table who has no account: the code on the table's slip, and the entrant that it is used for."""

    slip: Short = ""
    entrant: Annotated[int, Field(ge=0, le=10_000)] = 0


class SlipToRead(Asked):
    """The code on a slip."""

    slip: Short


class GameReport(Write):
    """How a game ended: numbers as people type them ("Ana 6, Bo 4, Cy 4"), or by seat in ``counts``.

    ``winner`` is an entrant, if the numbers don't show it; ``conceded`` are entrants who gave up. ``facts`` are other
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
    """The correct report, and why the other was wrong; ``choice``: what happens to a round that was drawn after it
    ("points", "swap" or "redraw"). With ``dry`` nothing is written, and ``notes`` say what would follow.
    """

    reason: Reason = ""
    choice: Literal["", "points", "swap", "redraw"] = ""
    dry: bool = False


class WhichGame(Write, BySlip):
    """A game of a match."""

    game: Number


class Sums(Write, BySlip):
    """The sum of a fact over a match, for the seats that were asked for it, by entrant."""

    fact: Short
    sums: Annotated[dict[Short, Annotated[int, Field(ge=0, le=99_999)]], Field(max_length=8)]


class TimeCall(Write):
    """Time is called at these tables; an empty list means the whole round."""

    tables: Annotated[list[Number], Field(max_length=1000)] = Field(default_factory=list)


class MoreTime(Write):
    """More minutes, at one table or (0) at all of them, and why."""

    minutes: Annotated[int, Field(ge=1, le=600)]
    table: Annotated[int, Field(ge=0, le=10_000)] = 0
    reason: Reason


class JudgeCall(Write):
    """Why a judge should come, if that has to be said; with ``entrant`` staff call one for someone else."""

    text: Reason = ""
    entrant: Annotated[int, Field(ge=0, le=10_000)] = 0


class Settled(Write):
    """The outcome of a call."""

    outcome: Reason = ""


class Ruling(Write):
    """A judge's ruling; ``table`` is in the current round, 0 for none."""

    text: Long
    rules: Rules = Field(default_factory=list)
    table: Annotated[int, Field(ge=0, le=10_000)] = 0


class NewCase(Write):
    """A possible offence."""

    entrant: Number
    matter: Long
    rules: Rules = Field(default_factory=list)


class Outcome(Write):
    """A decision on a case."""

    outcome: Long


class Penalty(Write):
    """A penalty; a loss counts at a table of the current round."""

    entrant: Number
    penalty: Literal["note", "warning", "game_loss", "match_loss"]
    table: Annotated[int, Field(ge=0, le=10_000)] = 0
    case: Annotated[int, Field(ge=0, le=10_000)] = 0
    reason: Reason = ""


class Tick(Write):
    """Something that a scored event needs has been done, with evidence."""

    item: Short
    note: Reason = ""
    done: bool = True


# --- answers


class EventRow(BaseModel):
    """An event in a list; ``role`` is yours: "coordinator" if you announced it, "judge" or "scorekeeper" if you were
    made that, "takes part" or empty. ``table`` is the code of the table where your game is open; empty for none.
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
    """An event as you may see it: ``frame``, ``you`` and (for staff) ``desk`` as in the socket's message "event",
    without default values; ``notes`` add information about what was just done.
    """

    frame: dict[str, Any]
    you: dict[str, Any]
    desk: dict[str, Any] | None = None
    notes: list[str] = []


class LogLine(BaseModel):
    """A log entry as a sentence, with its time."""

    n: int
    text: str


class EventLog(BaseModel):
    """The log, oldest first; only staff see cases and penalties."""

    lines: list[LogLine]


class Verified(BaseModel):
    """The findings about the log, in sentences; if something is inconsistent, ``fits`` is false and the last one says
    what.
    """

    fits: bool
    lines: list[str]


class TableOfSlip(BaseModel):
    """Where a slip leads: the code of an event, a table of the current round, and the ``entrants`` there who may use
    it.
    """

    event: str
    round: int
    table: int
    entrants: list[int]


class DeckOfEntrant(BaseModel):
    """An entrant's registered deck, its sideboard, and the cards that they were given."""

    deck: list[DeckEntry]
    beside: list[DeckEntry]
    pool: list[DeckEntry]


class DeckBeside(BaseModel):
    """A deck compared with its registered list: what is ``missing``, and what is not on the list."""

    missing: list[DeckEntry]
    foreign: list[DeckEntry]


class CheckedDeck(BaseModel):
    """How many cards a deck and its sideboard have, and what is wrong with them, in sentences."""

    size: int
    beside: int
    faults: list[str]


class Suggestion(BaseModel):
    """A deck built by the hall."""

    deck: list[DeckEntry]


class TypeLine(BaseModel):
    """One type of tournament, and the products to choose for it; their names are its parameter, with commas."""

    name: str
    text: str
    rules: list[str]
    level: str
    parameter: str
    structure: str
    seats: int
    least: int
    minutes: int
    choices: list[ChoiceLine]


class VariantLine(BaseModel):
    """One variant."""

    name: str
    text: str
    rules: list[str]
    aliases: list[str]


class FactLine(BaseModel):
    """A fact that counts about a game."""

    name: str
    title: str
    decides: str


class Choice(BaseModel):
    """A setting of a structure, or a policy: its default, and its possible values (none: any)."""

    name: str
    usual: str
    values: list[str]


class TournamentBook(BaseModel):
    """What a game offers for tournaments."""

    game: str
    types: list[TypeLine]
    variants: list[VariantLine]
    victories: list[str]
    sizes: list[int]
    facts: list[FactLine]
    structures: dict[str, list[Choice]]
    policies: list[Choice]


class RankLine(BaseModel):
    """Someone in a game's ranking.

    ``surely`` is what the ranking is sorted by: ``rating`` minus three times ``spread``, so that people who have played
    little have to prove more. ``points`` are from scored events, as a player and as staff. ``login`` leads to a public
    page, or is empty.
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
    """A game's player ranking, the strongest first, based on ``events`` closed events; ``me`` is your own line, at any
    rank.
    """

    game: str
    events: int
    people: int
    ranks: list[RankLine]
    me: RankLine | None = None


class RoundAhead(BaseModel):
    """A round of a forecast: how many play, at tables of which sizes, and how many have a bye or are brought back."""

    entrants: int
    sizes: list[int]
    byes: int
    back: int


class Forecast(BaseModel):
    """How an event with this many entrants goes."""

    rounds: list[RoundAhead]
    tables: int
    points: int


class NameRead(BaseModel):
    """A parsed name: its proper form, what it stands for, what is wrong with it and what to know."""

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
