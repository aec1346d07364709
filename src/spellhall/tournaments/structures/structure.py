"""The contract of structures: what an event asks its structure, and what a structure knows about an event.

An event (``event.Event``) keeps the log. Whenever something depends on how entrants meet, it makes a ``Field`` from
what has happened and asks its structure: who is still in, what comes next, who sits where, how many games win a match,
what a place is worth. A structure holds only its own settings: the same field and the same seed give the same answer,
which lets ``verify`` redraw every round.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from spellhall.tournaments.plan import Plan

Pair = tuple[int, int]
"""Two entrants, the lower number first."""


@dataclass(frozen=True)
class Match:
    """One match as it is now.

    Attributes:
        round: its round; ``table``: the number of its table in that round, from 1.
        entrants: who plays, in seat order.
        begun: whether its first game has begun.
        over: whether it is decided.
        games: how many games have ended, drawn ones included.
        wins: the games that each entrant has won.
        sums: for each entrant the counts of its games, fact by fact, in the order of the book's facts.
        places: for each entrant, from 1; entrants who share a place have the better one. Empty until the match is over.
        left: who left before it was over; ``absent``: those of them who never sat down.
        counts: whether it scores; False if the policy voids a match that only two finish.
        flags: what the judge should know about it (``match.FLAGS``).
        asks: what still has to be reported because it decides a tie: a fact, and the entrants without it.
    """

    round: int
    table: int
    entrants: tuple[int, ...]
    begun: bool = False
    over: bool = False
    games: int = 0
    wins: Mapping[int, int] = field(default_factory=dict)
    sums: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    places: Mapping[int, int] = field(default_factory=dict)
    left: frozenset[int] = frozenset()
    absent: frozenset[int] = frozenset()
    counts: bool = True
    flags: tuple[str, ...] = ()
    asks: tuple[tuple[str, tuple[int, ...]], ...] = ()

    @property
    def winner(self) -> int | None:
        """The winner; None while it goes on, and if first place is shared."""
        first = [entrant for entrant, place in self.places.items() if place == 1]
        return first[0] if len(first) == 1 else None


@dataclass(frozen=True)
class Round:
    """One round: its matches by table, who had a bye, and who was brought back for it."""

    number: int
    matches: tuple[Match, ...]
    byes: tuple[int, ...] = ()
    back: tuple[int, ...] = ()

    @property
    def entrants(self) -> tuple[int, ...]:
        """Everyone who plays in it or has a bye, once."""
        return tuple(dict.fromkeys((*(who for match in self.matches for who in match.entrants), *self.byes)))

    @property
    def over(self) -> bool:
        """Whether every match of it is decided."""
        return all(match.over for match in self.matches)


@dataclass(frozen=True)
class Field:
    """Everything that a structure knows about an event.

    Attributes:
        plan: what was agreed.
        seed: the event's seed (``randomness.mixed`` derives one for each purpose).
        entrants: everyone who has entered, by number; those who went before round 1 aren't among them.
        gone: who dropped, was absent or was ejected, and hasn't come back.
        ejected: those among them who may not come back.
        since: for late entrants, the first round that they play.
        rounds: all that were drawn, the last as it is now.
        asked: who was asked to come back for the next round, in order.
        back: those of them who do.
        alone: what staff decided when too few came back: "play" with those present, or "rank" them without
            a match; empty for nothing yet.
        apart: pairs who shouldn't share a table, each with its weight.
        fixed: entrants who need a certain table, with its number.
    """

    plan: Plan
    seed: int
    entrants: tuple[int, ...]
    gone: frozenset[int] = frozenset()
    ejected: frozenset[int] = frozenset()
    since: Mapping[int, int] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    asked: tuple[int, ...] = ()
    back: tuple[int, ...] = ()
    alone: str = ""
    apart: Mapping[Pair, int] = field(default_factory=dict)
    fixed: Mapping[int, int] = field(default_factory=dict)

    @property
    def present(self) -> tuple[int, ...]:
        """Everyone who hasn't gone."""
        return tuple(entrant for entrant in self.entrants if entrant not in self.gone)

    @property
    def started(self) -> int:
        """How many entrants round 1 began with."""
        return len(self.rounds[0].entrants) if self.rounds else 0


@dataclass(frozen=True)
class Draw:
    """The tables of one round.

    Attributes:
        tables: the entrants of each table in seat order; table 1 is the first.
        byes: who has a bye.
        together: pairs who should have been kept apart, but couldn't.
        misplaced: who couldn't get the table that they need.
    """

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()
    together: tuple[Pair, ...] = ()
    misplaced: tuple[int, ...] = ()


@dataclass(frozen=True)
class ToDraw:
    """Next is the draw of a round with these entrants."""

    round: int
    entrants: tuple[int, ...]


@dataclass(frozen=True)
class ToBringBack:
    """Next, someone who is out has to be asked back: ``missing`` are needed for a round of these."""

    round: int
    entrants: tuple[int, ...]
    count: int
    why: str


@dataclass(frozen=True)
class Over:
    """Everything is played. ``winner`` is None if no one has won alone."""

    winner: int | None


Ahead = ToDraw | ToBringBack | Over
"""What comes next when every match of a round is over."""


@dataclass(frozen=True)
class Late:
    """What can be done for someone who comes when round 1 is already drawn.

    Attributes:
        tables: they may sit down at one of these tables of the current round.
        next_round: they may play from the next round on.
        refusal: why neither is possible.
    """

    tables: tuple[int, ...] = ()
    next_round: bool = False
    refusal: str = ""


@dataclass(frozen=True)
class MatchRule:
    """When a match is over.

    Attributes:
        to_win: someone has won this many games.
        games: or this many were played, including drawn ones; 0 means any number.
        must_win: whether someone has to win it, at random if nothing else decides; otherwise first place may be shared.
        least: how many have to play every game; with fewer, the match is marked for the judge.
    """

    to_win: int
    games: int = 0
    must_win: bool = True
    least: int = 2


@dataclass(frozen=True)
class RoundAhead:
    """One round of a forecast: the entrants, the sizes of its tables, byes, and how many were brought back."""

    entrants: int
    sizes: tuple[int, ...]
    byes: int = 0
    back: int = 0


@dataclass(frozen=True)
class Forecast:
    """How an event with this many entrants would go if no one dropped and no one shared a place.

    Attributes:
        entrants: how many begin.
        rounds: all of them.
        points: the points of all entrants together.
    """

    entrants: int
    rounds: tuple[RoundAhead, ...]
    points: int

    @property
    def tables(self) -> int:
        """How many matches there are."""
        return sum(len(ahead.sizes) for ahead in self.rounds)


class Structure(Protocol):
    """How entrants meet. ``chain`` names what ranks them, most important first (``measures.MEASURES``)."""

    chain: tuple[str, ...]

    def faults(self, plan: Plan) -> list[str]:
        """What in a plan contradicts this structure, one sentence each."""
        ...

    def fault_of(self, count: int, plan: Plan) -> str:
        """Why an event with this many entrants can't begin; empty when it can."""
        ...

    def forecast(self, count: int, plan: Plan) -> Forecast:
        """How an event with this many entrants would go.

        Raises:
            UsageError: if it can't begin.
        """
        ...

    def playing(self, field: Field) -> tuple[int, ...]:
        """Who is still in: those in the current round who can still advance, or everyone who plays the next one."""
        ...

    def ahead(self, field: Field) -> Ahead:
        """What comes next. Every match of the last round is over."""
        ...

    def draw(self, field: Field, seed: int) -> Draw:
        """The next round, by this seed. Called only if ``ahead`` says ``ToDraw``.

        Raises:
            UsageError: if no tables can be made.
        """
        ...

    def late(self, field: Field) -> Late:
        """What can be done for someone who comes now; round 1 is drawn."""
        ...

    def rule(self, plan: Plan, round: int, seats: int) -> MatchRule:
        """When a match of a round is over, at a table with this many seats."""
        ...

    def place_points(self, field: Field, match: Match) -> Mapping[int, int]:
        """What each entrant of a finished match scores for their place, before the multiplier."""
        ...

    def bye_points(self, field: Field, round: Round) -> int:
        """What a bye scores, before the multiplier."""
        ...

    def times(self, round: int) -> int:
        """The multiplier for points of a round."""
        ...
