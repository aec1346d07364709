"""The results of events played by agents: of one, and of many that answer one question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from spellhall.arena.events.play import PlayedEvent, Progress, contenders_of, play_event
from spellhall.arena.runs.results import MOST_FAULTS
from spellhall.arena.runs.runners import HERE, Runner, accounted
from spellhall.kernel.errors import UsageError
from spellhall.registry import game as make_game
from spellhall.tournaments.event import Event
from spellhall.tournaments.plan import Plan
from spellhall.tournaments.points import lines, staff_credits, totals
from spellhall.tournaments.randomness import mixed
from spellhall.tournaments.standings import standing


@dataclass(frozen=True)
class Sharing:
    """A shared place in a match, and how many points that adds to the event."""

    round: int
    table: int
    place: int
    entrants: tuple[str, ...]
    adds: int


def sharings(event: Event) -> list[Sharing]:
    """All shared places: everyone who shares one scores for it (SFT-SCO-15, SFT-SCO-17)."""
    structure, state = event.structure, event.field
    found = []
    for round in state.rounds:
        for match in round.matches:
            for place, count in sorted(Counter(match.places.values()).items()):
                if count > 1:
                    sharing = [who for who in match.entrants if match.places[who] == place]
                    apart = {**match.places, **{who: place + number for number, who in enumerate(sharing)}}
                    scored = structure.place_points(state, match)
                    parted = structure.place_points(state, replace(match, places=apart))
                    more = sum(scored[who] - parted[who] for who in sharing)
                    adds = more * structure.times(round.number) * event.plan.factor
                    names = tuple(event.name(who) for who in sharing)
                    found.append(Sharing(round.number, match.table, place, names, adds))
    return found


def document(played: PlayedEvent) -> dict[str, Any]:
    """One event as plain data. It depends only on the event, not on time or processes."""
    event = played.event
    agents = {number: contender.agents[0] for number, contender in enumerate(played.contenders, 1)}
    rounds = [
        {
            "round": round.number,
            "entrants": len(round.entrants),
            "tables": [len(match.entrants) for match in round.matches],
            "byes": len(round.byes),
            "back": [event.name(who) for who in round.back],
            **asdict(count),
        }
        for round, count in zip(event.field.rounds, played.counts, strict=True)
    ]
    ranks = standing(event)
    return {
        "title": event.plan.title,
        "game": event.plan.game,
        "seed": event.seed,
        "players": len(played.contenders) * event.plan.team,
        "rounds": rounds,
        "matches": sum(len(round.matches) for round in event.field.rounds),
        "games": sum(count.games for count in played.counts),
        "void": len(played.failed),
        "faults": played.failed[:MOST_FAULTS],
        "winner": next((event.name(rank.entrant) for rank in ranks if rank.status == "won"), None),
        "points": sum(totals(lines(event)).values()),
        "points_forecast": event.structure.forecast(len(played.contenders), event.plan).points,
        "shared": [asdict(sharing) for sharing in sharings(event)],
        "staff": [
            {"name": event.names.person(one.person), "as": one.kind, "points": one.points}
            for one in staff_credits(event)
        ],
        "standing": [
            {
                "place": rank.place,
                "name": event.name(rank.entrant),
                "agent": agents[rank.entrant],
                "points": rank.points,
                "status": rank.status,
            }
            for rank in ranks
        ],
        "entries": len(event.log),
        "print": event.log[-1].print,
    }


@dataclass
class Sums:
    """Sums over events. Adding is exact: it doesn't matter which process played what.

    Attributes:
        winners: events won, by agent; ``entrants``: how many took part with it, over all events.
        points: of all entrants with an agent.
        sat: matches by the size of the table and the agent; ``won``: those that it won.
        seats: matches won, by the size of the table and the seat.
    """

    events: int = 0
    matches: int = 0
    games: int = 0
    decisions: int = 0
    length: int = 0
    rounds: int = 0
    back: int = 0
    void: int = 0
    winners: Counter[str] = field(default_factory=Counter)
    entrants: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    sat: Counter[tuple[int, str]] = field(default_factory=Counter)
    won: Counter[tuple[int, str]] = field(default_factory=Counter)
    seats: Counter[tuple[int, int]] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Sums) -> None:
        """Add the sums of other events."""
        for name in ("events", "matches", "games", "decisions", "length", "rounds", "back", "void"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("winners", "entrants", "points", "sat", "won", "seats"):
            getattr(self, name).update(getattr(other, name))
        self.faults = (self.faults + other.faults)[:MOST_FAULTS]

    def document(self, seed: int, unit: str) -> dict[str, Any]:
        """As plain data; ``unit``: the unit of the length of games."""
        sizes = sorted({size for size, _ in self.sat})
        return {
            "seed": seed,
            "events": self.events,
            "rounds_mean": _mean(self.rounds, self.events),
            "matches_mean": _mean(self.matches, self.events),
            "games_mean": _mean(self.games, self.events),
            "brought_back_mean": _mean(self.back, self.events),
            "decisions_mean": _mean(self.decisions, self.games),
            "length_mean": _mean(self.length, self.games),
            "length_unit": unit,
            "void": self.void,
            "faults": self.faults,
            "agents": {
                name: {
                    "entrants": count,
                    "events_won": self.winners[name],
                    "points_mean": _mean(self.points[name], count),
                }
                for name, count in sorted(self.entrants.items())
            },
            "tables": {
                str(size): {
                    "won_by_seat": [self.seats[size, seat] for seat in range(size)],
                    "agents": {
                        name: {"matches": self.sat[size, name], "won": self.won[size, name]}
                        for name in sorted(self.entrants)
                    },
                }
                for size in sizes
            },
        }


def _mean(total: int, count: int) -> float:
    return round(total / count, 2) if count else 0.0


def sums_of(played: PlayedEvent) -> Sums:
    """What one event adds."""
    event = played.event
    agents = {number: contender.agents[0] for number, contender in enumerate(played.contenders, 1)}
    found = Sums(events=1, rounds=len(played.counts), void=len(played.failed), faults=played.failed[:MOST_FAULTS])
    for count in played.counts:
        found.games += count.games
        found.decisions += count.decisions
        found.length += count.length
    for round in event.field.rounds:
        found.matches += len(round.matches)
        found.back += len(round.back)
        for match in round.matches:
            size = len(match.entrants)
            found.sat.update((size, agents[who]) for who in match.entrants)
            if match.winner is not None:
                found.won[size, agents[match.winner]] += 1
                found.seats[size, match.entrants.index(match.winner)] += 1
    for rank in standing(event):
        found.entrants[agents[rank.entrant]] += 1
        found.points[agents[rank.entrant]] += rank.points
        found.winners[agents[rank.entrant]] += rank.status == "won"
    return found


def play_many(
    plan: Plan,
    count: int,
    agents: Sequence[str],
    events: int,
    seed: int,
    runner: Runner = HERE,
    time_after: int = 0,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play many events with the same number of entrants, and count; returns plain data.

    Raises:
        UsageError: as for one event, and for no events at all.
        Unfinished: when a process was ended from outside; it has the results of the events played so far.
        Stopped: when someone stops it (Ctrl+C); the same.
    """
    if events < 1:
        raise UsageError(f"at least one event is played, not {events}")
    sums, unit = Sums(), make_game(plan.game).length_unit
    tasks = [(plan, count, tuple(agents), mixed(seed, number), time_after) for number in range(1, events + 1)]
    with accounted(lambda: sums.document(seed, unit)):
        for found in runner.run(_one_of_many, tasks):
            sums.add(found)
            if progress is not None:
                progress(1)
    return sums.document(seed, unit)


def _one_of_many(plan: Plan, count: int, agents: tuple[str, ...], seed: int, time_after: int) -> Sums:
    return sums_of(play_event(plan, contenders_of(count, agents, plan.team), seed, time_after=time_after))
