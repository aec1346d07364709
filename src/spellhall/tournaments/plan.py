"""What is agreed before an event: its plan, which is frozen when round 1 is drawn.

A plan is a value of plain texts and numbers. What is played stands in its ``format``, which only the book of the game
understands (``parts.tournament``); how entrants meet stands in its ``structure``, one of the structs below, each of
which has a module of its name in ``structures``; what else may be agreed upon stands in its ``policies``.
"""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from spellhall.kernel.parts.tournament import Format

ROLES = ("coordinator", "judge", "scorekeeper")
"""What staff may be: the coordinator decides everything, judges rule and decide cases, scorekeepers type reports."""

MOST_ENTRANTS = 2000
MOST_TEAM = 4
MOST_WINS = 10
"""So many games at most win a match."""
MOST_ROUNDS = 50
MOST_GROUPS = 100
MOST_MEETINGS = 10
"""So often any two meet at most where everybody meets everybody."""
MOST_MATCHES = 20_000
"""So many matches at most has an event where everybody meets everybody."""
MOST_PLACES = 4
MOST_WORTH = 1000
"""So many places of a match are worth points at most, and each so many."""
MOST_FACTOR = 10
MOST_MINUTES = 600
"""So long may a round last at most."""


class TablesOfThree(Struct, frozen=True, tag="tables"):
    """Tables of three, of four where the numbers need it; who wins a match goes on, all others at the table are out.

    Attributes:
        to_win: how many games win a match.
    """

    to_win: int = 2


class Knockout(Struct, frozen=True, tag="knockout"):
    """Who loses is out, until one is left; who finds no place at a table has a bye.

    Attributes:
        seats: how many sit at a table.
        best_of: how many games a match has at most; 0 is three for two seats and one for more.
        draw: whether every round is drawn anew, or one bracket holds for the whole event.
        third_place: whether those who lose in the last round but one play for the third place.
    """

    seats: Literal[2, 3, 4] = 2
    best_of: Literal[0, 1, 3, 5] = 0
    draw: Literal["each_round", "bracket"] = "each_round"
    third_place: bool = False


class DoubleKnockout(Struct, frozen=True, tag="double"):
    """Who has lost two matches is out; the last of both sides meet in the grand final.

    Attributes:
        best_of: how many games a match has at most.
        reset: whether the grand final is played again when it is the first defeat of who came from the winners' side.
    """

    best_of: Literal[1, 3, 5] = 3
    reset: bool = True


class Swiss(Struct, frozen=True, tag="swiss"):
    """Everybody plays every round, equals against equals.

    Attributes:
        seats: how many sit at a table.
        rounds: how many rounds there are; 0 is as many as leave one unbeaten.
        best_of: how many games a match has at most; 0 is three for two seats and one for more.
        points: for the first, second, ... place of a match; empty is the usual for so many seats.
        cut: how many go on into a knockout after the last round; 0 is none.
    """

    seats: Literal[2, 3, 4] = 2
    rounds: int = 0
    best_of: Literal[0, 1, 3, 5] = 0
    points: tuple[int, ...] = ()
    cut: int = 0


class RoundRobin(Struct, frozen=True, tag="robin"):
    """Everybody meets everybody.

    Attributes:
        seats: how many sit at a table.
        groups: into how many groups the entrants are dealt; everybody meets everybody of their group.
        legs: how often two meet.
        best_of: how many games a match has at most; 0 is three for two seats and one for more.
        points: for the first, second, ... place of a match; empty is the usual for so many seats.
    """

    seats: Literal[2, 3] = 2
    groups: int = 1
    legs: int = 1
    best_of: Literal[0, 1, 3, 5] = 0
    points: tuple[int, ...] = ()


class League(Struct, frozen=True, tag="league"):
    """Everybody meets everybody, whenever the two find time until a day.

    Attributes:
        until: the last day, as in 2026-12-31.
        each_pair: how often two meet.
        best_of: how many games a match has at most.
        points: for winning, drawing and losing a match; empty is the usual.
    """

    until: str
    each_pair: int = 1
    best_of: Literal[1, 3, 5] = 3
    points: tuple[int, ...] = ()


Kind = TablesOfThree | Knockout | DoubleKnockout | Swiss | RoundRobin | League
"""How entrants meet."""


def seats_of(kind: Kind) -> int:
    """How many sit at a table of a structure, usually."""
    if isinstance(kind, TablesOfThree):
        return 3
    return 2 if isinstance(kind, DoubleKnockout | League) else kind.seats


class TimeLimit(Struct, frozen=True):
    """How long a round may last.

    Attributes:
        minutes: from the moment when its tables are published.
        warning: so many minutes before the end players are warned.
        by_itself: whether time is called when they are over, without anybody's doing; else staff call it.
    """

    minutes: int
    warning: int = 10
    by_itself: bool = False


class Policies(Struct, frozen=True):
    """What a source leaves open, and what one event may decide otherwise than most.

    Attributes:
        seating: how eagerly tables of four are made (SFT-BRK-14).
        five: what becomes of five who are left: one comes back, or they play at one table (SFT-BRK-13).
        semifinal: who scores as one who lost just before the end: the runner-up of the final, or all who lost in the
            last round but one (SFT-SCO-13).
        order_in_match: what ranks those who did not win a match, first thing first: names of facts of the book, and
            "wins". Empty is the first fact of the book, then wins, then its other facts (SFT-SCO-04, SFT-SCO-15).
        second_chance: what ranks those who may be brought back (SFT-BRK-15).
        leavers: what counts of a game that an entrant left: nothing, or what they had when they left.
        keep_apart: whether who was brought back does not meet the one who threw them out (SFT-BRK-18).
        avoid_repeats: whether draws at random part those who have met before, too.
        four_teams: whether four teams may sit at a table of wood (SFT-TEA-16).
        two_left: what becomes of a match that only two play to its end: the judge finds it marked, or nobody scores
            in it (SFT-BRK-23).
        late_until: until when one may still come (SFT-BRK-05).
    """

    seating: Literal["avoid_five", "fewest_fours", "most_fours"] = "avoid_five"
    five: Literal["bring_one_back", "one_table_of_five"] = "bring_one_back"
    semifinal: Literal["runner_up", "losers_of_last_round_but_one"] = "runner_up"
    order_in_match: tuple[str, ...] = ()
    second_chance: tuple[str, ...] = ("points", "average_last", "average", "lot")
    leavers: Literal["zero", "as_when_leaving"] = "zero"
    keep_apart: bool = True
    avoid_repeats: bool = False
    four_teams: Literal["no", "on_paper"] = "no"
    two_left: Literal["flag", "void"] = "flag"
    late_until: Literal["draw", "first_game"] = "first_game"


class Plan(Struct, frozen=True, kw_only=True):
    """What is agreed before an event.

    Attributes:
        game: the name of the game.
        title: the name of the event, as its book writes it.
        format: what is played.
        structure: how entrants meet.
        seed_print: the fingerprint of the seed of all lots; the seed itself is reported at closing
            (``seeds.print_of``).
        team: how many people an entrant is; 0 is as many as its type wants (``announcing.furnished``).
        least: how many people have to be there before it begins.
        scored: whether points of this event count beyond it (SFT-ELI-01).
        factor: what all points of players are multiplied with (SFT-SCO-16).
        size_class: whether a small event or a convention; it changes what a scored event has to show (SFT-ELI-05).
        booklet: whether there is a booklet for registration beforehand, where the event must stand (SFT-ELI-06).
        lists: what deck lists name: nothing, cards, or cards with their editions (SFT-DCK-01, SFT-DCK-02).
        registration: whether nobody plays before their deck is registered (SFT-SID-06).
        publish_lists: when deck lists may be read by everybody (SFT-DCK-05).
        reporting: where results come from: tables of the hall, staff, or players with another's confirmation.
        time: how long a round may last; None is as long as it takes (SFT-TIM-01).
        policies: what else is agreed.
        standings: what ranks entrants, first thing first; empty is the order that belongs to the structure.
        notes: what else people should know (SFT-NAM-11).
    """

    game: str
    title: str
    format: Format
    structure: Kind
    seed_print: str
    team: int = 1
    least: int = 0
    scored: bool = False
    factor: int = 1
    size_class: Literal["small", "convention"] = "small"
    booklet: bool = False
    lists: Literal["none", "names", "editions"] = "none"
    registration: bool = False
    publish_lists: Literal["never", "after_round_1", "at_close"] = "never"
    reporting: Literal["refereed", "staff", "players"] = "staff"
    time: TimeLimit | None = None
    policies: Policies = Policies()
    standings: tuple[str, ...] = ()
    notes: str = ""


FACTORS = {"double": 2, "triple": 3}
_FACTOR = re.compile(rf"\b({'|'.join(FACTORS)})\s+points\b", re.IGNORECASE)


def factor_of(notes: str) -> int:
    """What the points of an event are multiplied with, as its notes announce it: "double points" (SFT-NAM-12)."""
    found = _FACTOR.search(notes)
    return FACTORS[found[1].lower()] if found else 1
