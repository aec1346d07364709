"""Agents play whole events by the same commands as people: the log says what was played.

The matches of a round may be spread over processes. They are reported in the order of their tables, and nothing in an
event depends on a clock, so its log is the same, byte for byte, for any number of processes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from sys import intern

from msgspec.structs import replace

from spellhall.agents import agent
from spellhall.arena.events.drafts import Built, drafted, pods_of
from spellhall.arena.events.games import Outcome, Pairing, deck_of, play_match
from spellhall.arena.runs.runners import HERE, Runner
from spellhall.kernel.parts.tournament import Book, Entered
from spellhall.registry import game as make_game
from spellhall.tournaments import seeds
from spellhall.tournaments.commands import announcing, closing, decks, draw, entrants, reports
from spellhall.tournaments.entries import Entry, Report
from spellhall.tournaments.event import Event
from spellhall.tournaments.names import Names
from spellhall.tournaments.plan import Plan
from spellhall.tournaments.second_chances import next_asked
from spellhall.tournaments.state import RoundState, Table
from spellhall.tournaments.structures.structure import Over, ToBringBack

HOST = "the coordinator"
BEAT = 1000
"""Milliseconds between entries of such an event."""
SOURCE = "agents"
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Contender:
    """An entrant: people (one, or the members of a team), each with an agent and a deck.

    Those without a deck get a random one, legal in the event's format.
    """

    names: tuple[str, ...]
    agents: tuple[str, ...]
    decks: tuple[tuple[str, ...], ...] = ()


@dataclass
class Count:
    """What was counted in a round in addition to the log."""

    games: int = 0
    decisions: int = 0
    length: int = 0


@dataclass
class PlayedEvent:
    """An event played by agents.

    Attributes:
        event: the closed event.
        contenders: the entrants, by number from 1.
        counts: what was counted, round by round.
        failed: why games failed before they were redealt.
    """

    event: Event
    contenders: Sequence[Contender]
    counts: list[Count] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


def contenders_of(count: int, agents: Sequence[str], team: int = 1) -> list[Contender]:
    """Entrants whose agents take turns; they are named after their agents."""
    found = []
    for number in range(1, count + 1):
        name = agents[(number - 1) % len(agents)]
        members = [f"{name} {number}"] if team == 1 else [f"{name} {number}.{member + 1}" for member in range(team)]
        found.append(Contender(tuple(members), (name,) * team))
    return found


def play_event(
    plan: Plan,
    contenders: Sequence[Contender],
    seed: int,
    runner: Runner = HERE,
    time_after: int = 0,
    progress: Progress | None = None,
) -> PlayedEvent:
    """Announce an event by this plan, let the contenders enter, and play it to its end.

    Args:
        plan: the plan; the fingerprint of the seed is filled in.
        contenders: the entrants.
        seed: of everything: draws, decks, games and agents.
        runner: who does the work.
        time_after: the turn of a game after which time is called; 0 is never.
        progress: called with the number of matches played since its last call.

    Raises:
        UsageError: for a plan with faults, for numbers that make no event, or a game that keeps failing.
        Unfinished: when a process was ended from outside.
    """
    for name in {name for contender in contenders for name in contender.agents}:
        agent(name, 0)
    hall = _Hall(plan, contenders, seed, runner, time_after)
    hall.begin()
    for played in hall.rounds():
        if progress is not None:
            progress(played)
    hall.do(closing.close(hall.event))
    return hall.told


class _Hall:
    """Plays an event with agents, and writes its log."""

    def __init__(self, plan: Plan, contenders: Sequence[Contender], seed: int, runner: Runner, time_after: int) -> None:
        self.book: Book = make_game(plan.game).tournament_book()
        self.plan = announcing.furnished(replace(plan, seed_print=seeds.print_of(seed)), self.book)
        self.event = Event(seed, Names())
        self.runner, self.time_after = runner, time_after
        self.told = PlayedEvent(self.event, contenders)
        self.now = 0
        self.agents: dict[int, str] = {}
        self.decks: dict[int, tuple[str, ...]] = {}

    def do(self, bodies: Iterable[Entry]) -> None:
        """Write entries for one moment."""
        self.now += BEAT
        self.event.do(bodies, self.now, min(self.event.names.people, default=0))

    def begin(self) -> None:
        """Announce the event; everyone enters and gets a deck."""
        reference = make_game(self.plan.game).digest()
        self.do(announcing.announce(self.plan, self.book, self.event.seed, reference))
        host = self._person(HOST)
        self.do(announcing.staff(self.event, host, "coordinator"))
        for contender in self.told.contenders:
            members = [self._person(name) for name in contender.names]
            self.agents.update(zip(members, contender.agents, strict=True))
            self.decks.update(zip(members, contender.decks, strict=False))
            self.do(entrants.enter(self.event, members))
        self._hand_out()

    def _person(self, name: str) -> int:
        number = self.event.names.number_of(name)
        self.event.names.people[number] = name
        return number

    def _hand_out(self) -> None:
        """Give decks to those who brought none, and register lists; a team has no common list."""
        without = [person for person in self.agents if person not in self.decks]
        form = self.book.draft_form(self.plan.format)
        built = self._drafted(form, without) if form else self._made(without)
        self.decks |= {person: deck for person, (deck, _) in built.items()}
        for number, entrant in self.event.state.entrants.items():
            if len(entrant.members) > 1:
                continue
            deck = self.decks[entrant.members[0]]
            handed_out = entrant.members[0] in built
            pool = built[entrant.members[0]][1] if handed_out else self._needed(deck)
            if pool:
                by_lot = handed_out and not form
                seed = seeds.product_seed(self.event.seed, entrant.members[0]) if by_lot else 0
                self.do(decks.issue(self.event, number, pool, seed))
            beside = tuple((Counter(pool) - Counter(deck)).elements())
            self.do(decks.register(self.event, number, deck, beside, self.book))

    def _made(self, people: Sequence[int]) -> dict[int, Built]:
        """Random decks, with the sealed cards that each is made from, if any."""
        tasks = [(self.plan.game, self.plan.format, seeds.product_seed(self.event.seed, person)) for person in people]
        return dict(zip(people, self.runner.run(deck_of, tasks), strict=True))

    def _drafted(self, form: str, people: Sequence[int]) -> dict[int, Built]:
        """Decks drafted by these people, pod by pod, with all cards that each has taken."""
        pods = pods_of(people, self.event.seed)
        tasks = [
            (self.plan.game, form, len(pod), seeds.draft_seed(self.event.seed, number))
            for number, pod in enumerate(pods, 1)
        ]
        found: dict[int, Built] = {}
        for pod, built in zip(pods, self.runner.run(drafted, tasks), strict=True):
            found |= dict(zip(pod, built, strict=True))
        return found

    def _needed(self, deck: tuple[str, ...]) -> tuple[str, ...]:
        """The pool of a deck that was brought, if decks need a pool that no one hands out: its own cards."""
        alone, made = Entered(deck), Entered(deck, pool=deck)
        needs = self.book.deck_faults(self.plan.format, alone) and not self.book.deck_faults(self.plan.format, made)
        return deck if needs else ()

    def rounds(self) -> Iterator[int]:
        """Play all rounds; yields the number of matches played, one by one."""
        while not self.event.state.rounds or not isinstance(self.event.ahead, Over):
            if self.event.state.rounds and isinstance(self.event.ahead, ToBringBack):
                self._bring_back()
                continue
            self.do(draw.draw(self.event))
            self.do(draw.publish(self.event))
            round = self.event.state.rounds[-1]
            count = Count()
            self.told.counts.append(count)
            tasks = [(self._pairing(round, table),) for table in round.tables]
            for table, outcomes in zip(round.tables, self.runner.run(play_match, tasks), strict=True):
                self._report(table, outcomes, count)
                yield 1

    def _bring_back(self) -> None:
        """Everyone who is asked comes back."""
        if next_asked(self.event) is None:
            self.do(draw.go_on_alone(self.event, "play"))
        else:
            self.do(draw.ask_back(self.event))
            self.do(draw.answer(self.event, "yes"))

    def _pairing(self, round: RoundState, table: Table) -> Pairing:
        rule = self.event.rule(table)
        teams = [self.event.entrant(number).members for number in table.entrants]
        people = [team[member] for member in range(self.plan.team) for team in teams]
        return Pairing(
            self.plan.game,
            self.plan.format,
            len(teams),
            tuple(self.decks[person] for person in people),
            tuple(self.agents[person] for person in people),
            self.event.seed,
            round.number,
            table.number,
            rule.to_win,
            rule.games,
            self.time_after,
        )

    def _report(self, table: Table, outcomes: Sequence[Outcome], count: Count) -> None:
        for number, outcome in enumerate(outcomes, 1):
            winner = None if outcome.winner is None else table.entrants[outcome.winner]
            end = intern(outcome.end)  # serialising leaves out defaults, and recognises them as objects, not as texts
            report = Report(number, winner, outcome.tallies, end, source=SOURCE)
            self.do(reports.start(self.event, table))
            self.do(reports.report(self.event, table, report, self.book))
            count.games += 1
            count.decisions += outcome.decisions
            count.length += outcome.length
            self.told.failed += outcome.failed
        if not self.event.match(table).over:
            self.do(reports.stop(self.event, table, f"{len(outcomes)} games were drawn or won by turns"))
