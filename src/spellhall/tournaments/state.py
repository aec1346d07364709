"""The state of an event, from its log: people, decks, rounds and tables. Only ``fold`` changes it."""

from __future__ import annotations

from dataclasses import dataclass, field

from spellhall.kernel.parts.tournament import Fact
from spellhall.tournaments.entries import Candidate, ListChanged, Listed, Report, Swapped
from spellhall.tournaments.plan import Plan

NOT_HERE = -1
"""For someone who left a table without ever sitting down, in place of the number of games that had ended."""


@dataclass
class Entrant:
    """A person or team that is seated and ranked.

    Attributes:
        number: the log knows them by it; ``members``: the persons in it.
        since: the first round that they play; 0 for everyone who came in time.
        gone: how they went ("left", "absent", "ejected"); empty while they are there.
        gone_after: the last round that was drawn when they went.
        fixed_table: the table that they need; 0 for any.
        apart: entrants that they shouldn't sit with.
        here: whether they have checked in.
        lists: their deck as registered, and as changed with a judge's leave.
        pool: the sealed cards that they were given; None if there are none.
        swaps: their swaps with the sideboard.
        no_sideboard: the rounds for which they said that they have none.
        brought: whether they brought what a variant asks for.
    """

    number: int
    members: tuple[int, ...]
    since: int = 0
    gone: str = ""
    gone_after: int = 0
    fixed_table: int = 0
    apart: tuple[int, ...] = ()
    here: bool = False
    lists: list[Listed | ListChanged] = field(default_factory=list)
    pool: tuple[str, ...] | None = None
    swaps: list[Swapped] = field(default_factory=list)
    no_sideboard: set[int] = field(default_factory=set)
    brought: bool = False


@dataclass
class Table:
    """The entrants of one match in one round.

    Attributes:
        entrants: in seat order.
        reports: of its games, in their order.
        confirmed: the games whose reports someone has confirmed.
        started: games that have begun, with the hall's table for each.
        left: who left the match, with how many games had ended by then, or ``NOT_HERE``.
        out_of: who sits out which games, by penalty.
        counted: sums of facts over the match that were reported because they decide a tie.
        stopped: whether it was ended as it was.
        time: how many games had ended when time was called; None before.
        minutes: how many it got in addition to the round's.
        by_hand: whether someone was seated here by hand.
        changes: how often it was changed, so that computed results can be cached.
    """

    round: int
    number: int
    entrants: tuple[int, ...]
    reports: list[Report] = field(default_factory=list)
    confirmed: set[int] = field(default_factory=set)
    started: dict[int, str] = field(default_factory=dict)
    left: dict[int, int] = field(default_factory=dict)
    out_of: set[tuple[int, int]] = field(default_factory=set)
    counted: dict[str, dict[int, int]] = field(default_factory=dict)
    stopped: bool = False
    time: int | None = None
    minutes: int = 0
    by_hand: bool = False
    changes: int = 0

    @property
    def begun(self) -> bool:
        """Whether a game of it has begun."""
        return bool(self.started or self.reports)

    def plays(self, entrant: int, game: int) -> bool:
        """Whether someone plays a game to its end: they haven't left before, and needn't sit it out."""
        return self.left.get(entrant, game) >= game and (entrant, game) not in self.out_of

    @property
    def absent(self) -> frozenset[int]:
        """Who was supposed to play here and didn't come."""
        return frozenset(entrant for entrant, games in self.left.items() if games == NOT_HERE)


@dataclass
class RoundState:
    """One round.

    Attributes:
        attempt: which draw of it is valid; ``seed``: the seed of that draw.
        tables: in the order of their numbers.
        byes, back, together, misplaced: as ``entries.Drawn`` says.
        published: when it was published; 0 before.
        time: whether time was called for all of it.
        minutes: how many all tables got in addition to the plan's.
    """

    number: int
    attempt: int
    seed: int
    tables: list[Table]
    byes: tuple[int, ...] = ()
    back: tuple[int, ...] = ()
    together: tuple[tuple[int, int], ...] = ()
    misplaced: tuple[int, ...] = ()
    published: int = 0
    time: bool = False
    minutes: int = 0


@dataclass
class SecondChance:
    """Who was asked to come back for a round.

    Attributes:
        ranking: everyone who could be asked, best first, as they stood when the first was asked.
        answers: who was asked, in order, with their answer; empty until they answer.
        alone: what was decided when too few came back.
    """

    ranking: tuple[Candidate, ...] = ()
    answers: dict[int, str] = field(default_factory=dict)
    alone: str = ""

    @property
    def back(self) -> tuple[int, ...]:
        """Who comes back."""
        return tuple(entrant for entrant, answer in self.answers.items() if answer == "yes")


@dataclass
class Case:
    """A possible offence; ``outcome`` is empty until it is decided."""

    number: int
    entrant: int
    matter: str
    rules: tuple[str, ...]
    outcome: str = ""


@dataclass
class Call:
    """Someone's call for a judge.

    Attributes:
        at: when they called; ``taken``: when a judge took it, 0 for not yet.
        judge: who took it, 0 for no one.
        settled: when it was settled, 0 for not yet; ``outcome``: what came of it.
    """

    number: int
    entrant: int
    round: int
    table: int
    text: str
    at: int
    taken: int = 0
    judge: int = 0
    settled: int = 0
    outcome: str = ""


@dataclass
class State:
    """The complete state.

    Attributes:
        plan: what was agreed; None before the first entry.
        facts: what counts in a game; ``reference``, ``version``: the cards and rules in use.
        created, closed: when; 0 for not yet.
        open: whether registration is open.
        staff: roles by person.
        entrants: by number.
        rounds: all that were drawn.
        chances: by the round that someone was asked back for.
        cases: by number; ``calls``: for judges, by number.
        ticks: what a scored event needs and has, with what shows it.
    """

    plan: Plan | None = None
    facts: tuple[Fact, ...] = ()
    reference: str = ""
    version: str = ""
    created: int = 0
    closed: int = 0
    open: bool = False
    staff: dict[int, str] = field(default_factory=dict)
    entrants: dict[int, Entrant] = field(default_factory=dict)
    rounds: list[RoundState] = field(default_factory=list)
    chances: dict[int, SecondChance] = field(default_factory=dict)
    cases: dict[int, Case] = field(default_factory=dict)
    calls: dict[int, Call] = field(default_factory=dict)
    ticks: dict[str, str] = field(default_factory=dict)

    def table(self, round: int, number: int) -> Table:
        """A table by its numbers; both are known to exist."""
        return self.rounds[round - 1].tables[number - 1]

    def tables_of(self, entrant: int) -> list[Table]:
        """An entrant's tables, past and present, in order."""
        return [table for round in self.rounds for table in round.tables if entrant in table.entrants]
