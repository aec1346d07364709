"""What is agreed before an event: its plan, which is frozen when round 1 is drawn. Look here for every setting.

A plan is a value of plain texts and numbers. Its ``format`` says what is played; only the game's book understands it
(``parts.tournament``). Its ``structure`` says how entrants meet: one of the structs below, each with a
module in ``structures``. Its ``policies`` are everything else that can be agreed.
"""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from spellhall.kernel.parts.tournament import Format

ROLES = ("coordinator", "judge", "scorekeeper")
"""Staff roles: the coordinator decides everything, judges rule and decide cases, scorekeepers type reports."""

MOST_ENTRANTS = 2000
MOST_TEAM = 4
MOST_WINS = 10
"""The most games that a match can be won by."""
MOST_ROUNDS = 50
MOST_GROUPS = 100
MOST_MEETINGS = 10
"""The most meetings of any two in a round robin."""
MOST_MATCHES = 20_000
"""The most matches of a round robin."""
MOST_PLACES = 4
MOST_WORTH = 1000
"""The most places of a match that score points, and the most points for each."""
MOST_FACTOR = 10
MOST_MINUTES = 600
"""The longest a round may last."""


class TablesOfThree(Struct, frozen=True, tag="tables"):
    """Tables of three, or four if the numbers need it; the winner of a match advances, everyone else is out.

    Attributes:
        to_win: how many games win a match.
    """

    to_win: int = 2


class Knockout(Struct, frozen=True, tag="knockout"):
    """If you lose, you're out, until one is left; entrants who don't fit at a table have a bye.

    Attributes:
        seats: how many sit at a table.
        best_of: the most games in a match; 0 is three for two seats and one for more.
        draw: whether every round is drawn anew, or one bracket holds for the whole event.
        third_place: whether the losers of the last round but one play for third place.
    """

    seats: Literal[2, 3, 4] = 2
    best_of: Literal[0, 1, 3, 5] = 0
    draw: Literal["each_round", "bracket"] = "each_round"
    third_place: bool = False


class DoubleKnockout(Struct, frozen=True, tag="double"):
    """Two lost matches and you're out; the last entrants of both sides meet in the grand final.

    Attributes:
        best_of: the most games in a match.
        reset: whether the grand final is replayed if it is the first defeat of the winners' side.
    """

    best_of: Literal[1, 3, 5] = 3
    reset: bool = True


class Swiss(Struct, frozen=True, tag="swiss"):
    """Everyone plays every round, against entrants with similar results.

    Attributes:
        seats: how many sit at a table.
        rounds: how many rounds there are; 0 is as many as it takes to leave one unbeaten.
        best_of: the most games in a match; 0 is three for two seats and one for more.
        points: for the first, second, ... place of a match; empty is the default for that many seats.
        cut: how many advance to a knockout after the last round; 0 is none.
    """

    seats: Literal[2, 3, 4] = 2
    rounds: int = 0
    best_of: Literal[0, 1, 3, 5] = 0
    points: tuple[int, ...] = ()
    cut: int = 0


class RoundRobin(Struct, frozen=True, tag="robin"):
    """Everyone meets everyone.

    Attributes:
        seats: how many sit at a table.
        groups: how many groups the entrants are dealt into; everyone meets everyone in their group.
        legs: how often two meet.
        best_of: the most games in a match; 0 is three for two seats and one for more.
        points: for the first, second, ... place of a match; empty is the default for that many seats.
    """

    seats: Literal[2, 3] = 2
    groups: int = 1
    legs: int = 1
    best_of: Literal[0, 1, 3, 5] = 0
    points: tuple[int, ...] = ()


class League(Struct, frozen=True, tag="league"):
    """Everyone meets everyone, whenever the two find time, up to a date.

    Attributes:
        until: the last day, as in 2026-12-31.
        each_pair: how often two meet.
        best_of: the most games in a match.
        points: for winning, drawing and losing a match; empty is the default.
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
        minutes: from the moment its tables are published.
        warning: players are warned this many minutes before the end.
        by_itself: whether time is called automatically when they are over; otherwise staff call it.
    """

    minutes: int
    warning: int = 10
    by_itself: bool = False


class Policies(Struct, frozen=True):
    """What a source leaves open, and what an event may decide differently from most.

    Attributes:
        seating: how eagerly tables of four are made (SFT-BRK-14).
        five: what happens to five remaining entrants: one comes back, or they play at one table (SFT-BRK-13).
        semifinal: who scores for losing just before the end: the runner-up of the final, or all who lost in the
            last round but one (SFT-SCO-13).
        order_in_match: what ranks those who didn't win a match, most important first: names of facts of the book, and
            "wins". Empty is the first fact of the book, then wins, then its other facts (SFT-SCO-04, SFT-SCO-15).
        second_chance: what ranks those who may be brought back (SFT-BRK-15).
        leavers: what an entrant gets from a game that they left: nothing, or what they had when they left.
        keep_apart: whether an entrant who was brought back avoids the one who knocked them out (SFT-BRK-18).
        avoid_repeats: whether random draws also separate those who have met before.
        four_teams: whether four teams may sit at a physical table (SFT-TEA-16).
        two_left: what happens to a match that only two finish: the judge finds it marked, or no one scores in it
            (SFT-BRK-23).
        late_until: until when someone may still enter (SFT-BRK-05).
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
        seed_print: the fingerprint of the event's seed; the seed itself is published at closing
            (``seeds.print_of``).
        team: how many people an entrant is; 0 is as many as its type needs (``announcing.furnished``).
        least: how many people it takes to begin.
        scored: whether points of this event count beyond it (SFT-ELI-01).
        factor: the multiplier of all player points (SFT-SCO-16).
        size_class: a small event or a convention; it changes what a scored event has to show (SFT-ELI-05).
        booklet: whether there is a pre-registration booklet that the event has to be in (SFT-ELI-06).
        lists: what deck lists name: nothing, cards, or cards with their editions (SFT-DCK-01, SFT-DCK-02).
        registration: whether decks must be registered before play (SFT-SID-06).
        publish_lists: when everyone may read deck lists (SFT-DCK-05).
        reporting: where results come from: tables of the hall, staff, or players with another's confirmation.
        time: how long a round may last; None means no limit (SFT-TIM-01).
        policies: what else is agreed.
        standings: what ranks entrants, most important first; empty is the structure's own order.
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
    """The event's point multiplier, as its notes announce it: "double points" (SFT-NAM-12)."""
    found = _FACTOR.search(notes)
    return FACTORS[found[1].lower()] if found else 1
