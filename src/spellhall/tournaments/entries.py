"""What can happen at an event: the kinds of entries of its log.

Everything that happens at an event is an entry. Bodies name entrants, persons and tables by number only: what people
are called stands beside the log (``names.Names``), so someone can be forgotten and every fingerprint still fits.
How entries follow each other, and how one sees that none was changed, is explained in ``log_chain``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from spellhall.kernel.parts.tournament import Fact
from spellhall.tournaments.plan import Plan


class Body(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What has happened; each kind of entry is a class, and its tag the kind."""


# --- before the event ------------------------------------------------------------------------------------------------


class Created(Body, frozen=True, tag="created"):
    """The event was announced.

    Attributes:
        facts: what counts of one game, as the book said it then.
        reference: the fingerprint of the cards and their rulings by which it is played (SFT-GEN-04).
        version: the version of the rules (SFT-ELI-07).
    """

    plan: Plan
    facts: tuple[Fact, ...] = ()
    reference: str = ""
    version: str = ""


class Planned(Body, frozen=True, tag="planned"):
    """The plan was changed, as long as it could be."""

    plan: Plan


class Doors(Body, frozen=True, tag="doors"):
    """Entering was opened or closed."""

    open: bool


class Staffed(Body, frozen=True, tag="staffed"):
    """Someone became staff; with an empty role they are none any more."""

    person: int
    role: Literal["coordinator", "judge", "scorekeeper", ""] = ""


class Entered(Body, frozen=True, tag="entered"):
    """An entrant came: one person, or the members of a team."""

    entrant: int
    members: tuple[int, ...]


class Changed(Body, frozen=True, tag="changed"):
    """What draws should heed of an entrant: the table that they need (0: any), and with whom they should not sit."""

    entrant: int
    fixed_table: int = 0
    apart: tuple[int, ...] = ()


class CheckedIn(Body, frozen=True, tag="checked_in"):
    """An entrant is there."""

    entrant: int


# --- decks -----------------------------------------------------------------------------------------------------------


class Listed(Body, frozen=True, tag="listed"):
    """A deck was registered, with what belongs to it."""

    entrant: int
    deck: tuple[str, ...]
    sideboard: tuple[str, ...] = ()


class Looked(Body, frozen=True, tag="looked"):
    """Someone of the staff looked at a registered deck that is not public."""

    entrant: int


class ListChanged(Body, frozen=True, tag="list_changed"):
    """A registered deck was changed, by a judge's leave."""

    entrant: int
    deck: tuple[str, ...]
    sideboard: tuple[str, ...] = ()


class Issued(Body, frozen=True, tag="product_issued"):
    """An entrant was given sealed cards, of which their deck is made."""

    entrant: int
    pool: tuple[str, ...]
    seed: int = 0


class Swapped(Body, frozen=True, tag="swapped"):
    """Cards of a deck were exchanged for cards beside it, before a game of a match."""

    entrant: int
    round: int
    table: int
    game: int
    out: tuple[str, ...]
    into: tuple[str, ...]


class Inspected(Body, frozen=True, tag="inspected"):
    """An opponent had the cards beside a deck counted, face down."""

    entrant: int
    asked_by: int
    count: int


class WithoutSideboard(Body, frozen=True, tag="no_sideboard"):
    """An entrant told their opponents that they have no sideboard."""

    entrant: int
    round: int


class Brought(Body, frozen=True, tag="brought"):
    """An entrant brought what a variant asks people to bring; ``yes`` is the judge's word that it counts."""

    entrant: int
    yes: bool = True


# --- rounds ----------------------------------------------------------------------------------------------------------


class Candidate(Struct, frozen=True):
    """One of those who may be brought back, as they stood when the first of them was asked.

    Attributes:
        entrant: their number.
        points: those so far.
        last: sum of the first fact, and games, in the last round that they played.
        all: the same over the event.
        lot: their place at random among all candidates.
    """

    entrant: int
    points: int
    last: tuple[int, int]
    all: tuple[int, int]
    lot: int


class AskedBack(Body, frozen=True, tag="asked_back"):
    """Someone who is out was asked whether they come back for a round. The first time the ranking is kept."""

    round: int
    entrant: int
    ranking: tuple[Candidate, ...] = ()


class Answered(Body, frozen=True, tag="answered"):
    """Their answer."""

    round: int
    entrant: int
    answer: Literal["yes", "no", "absent"]


class Alone(Body, frozen=True, tag="alone"):
    """Nobody (else) came back: those who are there play, or they are ranked without a match."""

    round: int
    decision: Literal["play", "rank"]


class Drawn(Body, frozen=True, tag="drawn"):
    """A round was drawn.

    Attributes:
        attempt: which draw of this round it is, from 1; a later one takes the place of those before.
        seed: that of this draw, made of the event's.
        tables: the entrants of each in seat order.
        byes: who has none this time.
        back: who was brought back for it.
        together: pairs who should have been parted, and could not.
        misplaced: who could not have the table that they need.
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
    """Two entrants of a drawn round took each other's seats, by hand."""

    round: int
    one: int
    other: int


class Published(Body, frozen=True, tag="published"):
    """A drawn round was shown to everybody; its clock runs from here."""

    round: int


class LateEntered(Body, frozen=True, tag="late_entered"):
    """Someone came after the draw: to a table of the round under way, or (table 0) to play from that round on."""

    entrant: int
    members: tuple[int, ...]
    round: int
    table: int = 0


class Replaced(Body, frozen=True, tag="replaced"):
    """At a table that has not begun one entrant took another's seat, after a correction."""

    round: int
    table: int
    out: int
    into: int


# --- games -----------------------------------------------------------------------------------------------------------


class Report(Struct, frozen=True, omit_defaults=True):
    """What is known of one game.

    Attributes:
        game: its number in the match, from 1.
        winner: the entrant who won it; None for a drawn game.
        tallies: what counts of it, for each seat of the table; facts that nobody has told are not there.
        end: how it ended: "victory", "time", "conceded", "last_left", "drawn".
        left: who conceded or left while it was played.
        source: where the report comes from: "typed", "slip", or "table CODE" of a hall.
    """

    game: int
    winner: int | None
    tallies: tuple[dict[str, int], ...]
    end: str = "victory"
    left: tuple[int, ...] = ()
    source: str = "typed"


class Started(Body, frozen=True, tag="started"):
    """A game began; ``code`` is the table of the hall where it is played, if it is."""

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
    """Someone else of the table, or staff, says that a report is right."""

    round: int
    table: int
    game: int


class Counted(Body, frozen=True, tag="counted"):
    """What one fact sums up to over a match, asked for because it decides a tie: pairs of entrant and sum."""

    round: int
    table: int
    fact: str
    sums: tuple[tuple[int, int], ...]


class Corrected(Body, frozen=True, tag="corrected"):
    """A report was wrong, and this is right; ``choice`` is what became of a round that was drawn after it."""

    round: int
    table: int
    before: Report
    after: Report
    choice: Literal["", "points", "swap", "redraw"] = ""


class Voided(Body, frozen=True, tag="voided"):
    """The last game of a table does not count and is played again."""

    round: int
    table: int
    game: int


class Stopped(Body, frozen=True, tag="stopped"):
    """A match ends as it stands."""

    round: int
    table: int


class TimeCalled(Body, frozen=True, tag="time_called"):
    """Time was called, in a whole round (table 0) or at one table: no new game begins."""

    round: int
    table: int = 0


class Extended(Body, frozen=True, tag="extended"):
    """A table, or all (0), was given more minutes."""

    round: int
    minutes: int
    table: int = 0


# --- coming and going ------------------------------------------------------------------------------------------------


class Dropped(Body, frozen=True, tag="dropped"):
    """An entrant has gone: of themselves, because they were not there, or sent away; where they leave a match that is
    not over, with its round and table.
    """

    entrant: int
    how: Literal["left", "absent", "ejected"] = "left"
    round: int = 0
    table: int = 0


class Reinstated(Body, frozen=True, tag="reinstated"):
    """One who had gone is back, before the next draw."""

    entrant: int


# --- judging ---------------------------------------------------------------------------------------------------------


class Ruled(Body, frozen=True, tag="ruled"):
    """A ruling, which binds the event; with the rules that it rests on and the table where it was asked for."""

    text: str
    rules: tuple[str, ...] = ()
    round: int = 0
    table: int = 0


class CaseOpened(Body, frozen=True, tag="case_opened"):
    """Something that may be an offence, to be decided by a judge."""

    case: int
    entrant: int
    matter: str
    rules: tuple[str, ...] = ()


class CaseDecided(Body, frozen=True, tag="case_decided"):
    """How a case was decided. What follows from it is an entry of its own."""

    case: int
    outcome: str


class Penalised(Body, frozen=True, tag="penalised"):
    """A penalty: a note, a warning, the loss of the next game or of the match; who is ejected is ``dropped``."""

    entrant: int
    penalty: Literal["note", "warning", "game_loss", "match_loss"]
    round: int = 0
    table: int = 0
    game: int = 0
    case: int = 0


class Ticked(Body, frozen=True, tag="ticked"):
    """Something that a scored event needs was done, as the coordinator says, with what shows it."""

    item: str
    note: str = ""
    done: bool = True


class JudgeCalled(Body, frozen=True, tag="judge_called"):
    """An entrant asks for a judge to come to their table, and may say why."""

    call: int
    entrant: int
    round: int
    table: int
    text: str = ""


class CallTaken(Body, frozen=True, tag="call_taken"):
    """A judge is on their way to who called."""

    call: int
    judge: int


class CallSettled(Body, frozen=True, tag="call_settled"):
    """A call needs no judge any more, with what came of it; the one who called may say so themselves."""

    call: int
    outcome: str = ""


# --- the end ---------------------------------------------------------------------------------------------------------


class Closed(Body, frozen=True, tag="closed"):
    """The event is over; the seed of its lots is reported, and how all stood: pairs of entrant and points, best
    first.
    """

    seed: int
    standing: tuple[tuple[int, int], ...] = ()


class Reopened(Body, frozen=True, tag="reopened"):
    """The coordinator opened it again."""


class Undone(Body, frozen=True, tag="undone"):
    """An entry does not hold any more."""

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
