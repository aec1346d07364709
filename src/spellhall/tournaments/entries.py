"""Everything that can happen at an event: the kinds of entries in its log. Read this when you add one.

Bodies name entrants, persons and tables only by number. Names are next to the log (``names.Names``), so a person
can be forgotten while every fingerprint still fits.
``log_chain`` explains how entries follow each other, and how you can see that none was changed.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spellhall.kernel.parts.tournament import Fact
from spellhall.tournaments.plan import Plan


class Body(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What happened; each kind of entry is a class, and its tag is the kind.

    Attributes:
        texts: where the entry holds free text, and the fingerprints of that (see ``free_text``).
    """

    texts: tuple[tuple[str, str], ...] = ()


# --- before the event ------------------------------------------------------------------------------------------------


class Created(Body, frozen=True, tag="created"):
    """The event was announced.

    Attributes:
        facts: what counts in one game, as the book defined it then.
        reference: the fingerprint of the cards and rulings in use (SFT-GEN-04).
        version: the version of the rules (SFT-ELI-07).
    """

    plan: Plan
    facts: tuple[Fact, ...] = ()
    reference: str = ""
    version: str = ""


class Planned(Body, frozen=True, tag="planned"):
    """The plan was changed."""

    plan: Plan


class Doors(Body, frozen=True, tag="doors"):
    """Registration was opened or closed."""

    open: bool


class Staffed(Body, frozen=True, tag="staffed"):
    """Someone became staff; an empty role ended it."""

    person: int
    role: Literal["coordinator", "judge", "scorekeeper", ""] = ""


class Entered(Body, frozen=True, tag="entered"):
    """An entrant entered: one person, or the members of a team."""

    entrant: int
    members: tuple[int, ...]


class Changed(Body, frozen=True, tag="changed"):
    """An entrant's wishes for draws: the table that they need (0: any), and who they shouldn't sit with."""

    entrant: int
    fixed_table: int = 0
    apart: tuple[int, ...] = ()


class CheckedIn(Body, frozen=True, tag="checked_in"):
    """An entrant checked in."""

    entrant: int


# --- decks -----------------------------------------------------------------------------------------------------------


class Listed(Body, frozen=True, tag="listed"):
    """A deck was registered, with its sideboard."""

    entrant: int
    deck: tuple[str, ...]
    sideboard: tuple[str, ...] = ()


class Looked(Body, frozen=True, tag="looked"):
    """A staff member looked at a registered deck that isn't public."""

    entrant: int


class ListChanged(Body, frozen=True, tag="list_changed"):
    """A registered deck was changed with a judge's leave."""

    entrant: int
    deck: tuple[str, ...]
    sideboard: tuple[str, ...] = ()


class Issued(Body, frozen=True, tag="product_issued"):
    """An entrant was given sealed cards to make their deck from."""

    entrant: int
    pool: tuple[str, ...]
    seed: int = 0


class Swapped(Body, frozen=True, tag="swapped"):
    """Cards of a deck were swapped with the sideboard before a game of a match."""

    entrant: int
    round: int
    table: int
    game: int
    out: tuple[str, ...]
    into: tuple[str, ...]


class Inspected(Body, frozen=True, tag="inspected"):
    """An opponent had the sideboard counted, face down."""

    entrant: int
    asked_by: int
    count: int


class WithoutSideboard(Body, frozen=True, tag="no_sideboard"):
    """An entrant told their opponents that they have no sideboard."""

    entrant: int
    round: int


class Brought(Body, frozen=True, tag="brought"):
    """An entrant brought what a variant asks for; ``yes`` is the judge's decision that it counts."""

    entrant: int
    yes: bool = True


# --- rounds ----------------------------------------------------------------------------------------------------------


class Candidate(Struct, frozen=True):
    """An entrant who may be brought back, as they stood when the first of them was asked.

    Attributes:
        entrant: their number.
        points: their points so far.
        last: the sum of the first fact, and the number of games, in the last round that they played.
        all: the same over the event.
        lot: their random place among all candidates.
    """

    entrant: int
    points: int
    last: tuple[int, int]
    all: tuple[int, int]
    lot: int


class AskedBack(Body, frozen=True, tag="asked_back"):
    """Someone who is out was asked to come back for a round. The ranking is stored the first time."""

    round: int
    entrant: int
    ranking: tuple[Candidate, ...] = ()


class Answered(Body, frozen=True, tag="answered"):
    """Their answer."""

    round: int
    entrant: int
    answer: Literal["yes", "no", "absent"]


class Alone(Body, frozen=True, tag="alone"):
    """No one (else) came back: those present play, or are ranked without a match."""

    round: int
    decision: Literal["play", "rank"]


class Drawn(Body, frozen=True, tag="drawn"):
    """A round was drawn.

    Attributes:
        attempt: the number of this draw of the round, from 1; a later one replaces those before.
        seed: the seed of this draw, derived from the event's.
        tables: the entrants of each table in seat order.
        byes: who has a bye.
        back: who was brought back for it.
        together: pairs who should have been kept apart, but couldn't.
        misplaced: who couldn't get the table that they need.
    """

    round: int
    seed: int
    tables: tuple[tuple[int, ...], ...]
    attempt: int = 1
    byes: tuple[int, ...] = ()
    back: tuple[int, ...] = ()
    together: tuple[tuple[int, int], ...] = ()
    misplaced: tuple[int, ...] = ()


class Moved(Body, frozen=True, tag="moved"):
    """Two entrants of a drawn round swapped seats, by hand."""

    round: int
    one: int
    other: int


class Published(Body, frozen=True, tag="published"):
    """A drawn round was published; its clock runs from here."""

    round: int


class LateEntered(Body, frozen=True, tag="late_entered"):
    """Someone entered after the draw: at a table of the current round, or (table 0) to play from that round on."""

    entrant: int
    members: tuple[int, ...]
    round: int
    table: int = 0


class Replaced(Body, frozen=True, tag="replaced"):
    """One entrant took another's seat after a correction, at a table that hadn't begun."""

    round: int
    table: int
    out: int
    into: int


# --- games -----------------------------------------------------------------------------------------------------------


class Report(Struct, frozen=True, omit_defaults=True):
    """Everything that is known about one game.

    Attributes:
        game: its number in the match, from 1.
        winner: the entrant who won it; None for a drawn game.
        tallies: its counts, for each seat of the table; facts that no one reported are missing.
        end: how it ended: "victory", "time", "conceded", "last_left", "drawn".
        left: who conceded or left during the game.
        source: where the report came from: "typed", "slip", or "table CODE" of a hall.
    """

    game: int
    winner: int | None
    tallies: tuple[dict[str, int], ...]
    end: str = "victory"
    left: tuple[int, ...] = ()
    source: str = "typed"


class Started(Body, frozen=True, tag="started"):
    """A game began; ``code`` is its table in the hall, if it is played there."""

    round: int
    table: int
    game: int
    code: str = ""


class Reported(Body, frozen=True, tag="reported"):
    """A game was reported."""

    round: int
    table: int
    report: Report


class Confirmed(Body, frozen=True, tag="confirmed"):
    """Someone else from the table, or staff, confirmed a report."""

    round: int
    table: int
    game: int


class Counted(Body, frozen=True, tag="counted"):
    """The sum of one fact over a match, asked for because it decides a tie: pairs of entrant and sum."""

    round: int
    table: int
    fact: str
    sums: tuple[tuple[int, int], ...]


class Corrected(Body, frozen=True, tag="corrected"):
    """A report was wrong, and this is the right one; ``choice`` is what happened to a round drawn after it."""

    round: int
    table: int
    before: Report
    after: Report
    choice: Literal["", "points", "swap", "redraw"] = ""


class Voided(Body, frozen=True, tag="voided"):
    """The last game of a table was voided and is replayed."""

    round: int
    table: int
    game: int


class Stopped(Body, frozen=True, tag="stopped"):
    """A match ended as it was."""

    round: int
    table: int


class TimeCalled(Body, frozen=True, tag="time_called"):
    """Time was called, in a whole round (table 0) or at one table: no new game begins."""

    round: int
    table: int = 0


class Extended(Body, frozen=True, tag="extended"):
    """A table, or every table (0), got extra minutes."""

    round: int
    minutes: int
    table: int = 0


# --- coming and going ------------------------------------------------------------------------------------------------


class Dropped(Body, frozen=True, tag="dropped"):
    """An entrant has gone: they left, didn't show up, or were ejected.

    If they leave an unfinished match, with its round and table.
    """

    entrant: int
    how: Literal["left", "absent", "ejected"] = "left"
    round: int = 0
    table: int = 0


class Reinstated(Body, frozen=True, tag="reinstated"):
    """An entrant who had gone came back before the next draw."""

    entrant: int


# --- judging ---------------------------------------------------------------------------------------------------------


class Ruled(Body, frozen=True, tag="ruled"):
    """A ruling, which binds the event; with the rules that it is based on and the table that asked for it."""

    text: str
    rules: tuple[str, ...] = ()
    round: int = 0
    table: int = 0


class CaseOpened(Body, frozen=True, tag="case_opened"):
    """A possible offence, for a judge to decide."""

    case: int
    entrant: int
    matter: str
    rules: tuple[str, ...] = ()


class CaseDecided(Body, frozen=True, tag="case_decided"):
    """A case was decided. What follows from it is an entry of its own."""

    case: int
    outcome: str


class Penalised(Body, frozen=True, tag="penalised"):
    """A penalty: a note, a warning, the loss of the next game or of the match; an ejection is ``dropped``."""

    entrant: int
    penalty: Literal["note", "warning", "game_loss", "match_loss"]
    round: int = 0
    table: int = 0
    game: int = 0
    case: int = 0


class Ticked(Body, frozen=True, tag="ticked"):
    """The coordinator says that something a scored event needs was done, with what shows it."""

    item: str
    note: str = ""
    done: bool = True


class JudgeCalled(Body, frozen=True, tag="judge_called"):
    """An entrant called a judge to their table, perhaps saying why."""

    call: int
    entrant: int
    round: int
    table: int
    text: str = ""


class CallTaken(Body, frozen=True, tag="call_taken"):
    """A judge is on their way to the entrant who called."""

    call: int
    judge: int


class CallSettled(Body, frozen=True, tag="call_settled"):
    """A call no longer needs a judge, with what came of it; the entrant who called can say so themselves."""

    call: int
    outcome: str = ""


# --- the end ---------------------------------------------------------------------------------------------------------


class Closed(Body, frozen=True, tag="closed"):
    """The event is over; its seed is published, and the final standing: pairs of entrant and points, best first."""

    seed: int
    standing: tuple[tuple[int, int], ...] = ()


class Reopened(Body, frozen=True, tag="reopened"):
    """The coordinator reopened the event."""


class Undone(Body, frozen=True, tag="undone"):
    """An entry was undone."""

    entry: int


Entry = (
    Created
    | Planned
    | Doors
    | Staffed
    | Entered
    | Changed
    | CheckedIn
    | Listed
    | Looked
    | ListChanged
    | Issued
    | Swapped
    | Inspected
    | WithoutSideboard
    | Brought
    | AskedBack
    | Answered
    | Alone
    | Drawn
    | Moved
    | Published
    | LateEntered
    | Replaced
    | Started
    | Reported
    | Confirmed
    | Counted
    | Corrected
    | Voided
    | Stopped
    | TimeCalled
    | Extended
    | Dropped
    | Reinstated
    | Ruled
    | CaseOpened
    | CaseDecided
    | Penalised
    | JudgeCalled
    | CallTaken
    | CallSettled
    | Ticked
    | Closed
    | Reopened
    | Undone
)
"""One of all kinds of entries."""
