"""The state of a match: whether it is over, who has won it, and everyone's place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby

from spellhall.kernel.parts.tournament import Fact
from spellhall.tournaments.entries import Report
from spellhall.tournaments.plan import Policies
from spellhall.tournaments.state import Table
from spellhall.tournaments.structures.structure import Match, MatchRule

WINS = "wins"
FLAGS = {
    "two_left": "one of its games had only two players, so it doesn't count for rankings (SFT-ELI-08)",
    "one_left": "everyone else left, so the last player won it (SFT-BRK-23)",
    "time": "time was called before anyone had won it (SFT-TIM-10)",
    "stopped": "it was ended at the current score",
    "lot": "its first place was drawn at random (SFT-TIM-10)",
    "beyond": "games reported after it was decided don't count (SFT-GEN-11)",
    "by_hand": "someone was seated here by hand",
}
"""What the judge should know about a match."""

Lot = Callable[[int], int]
"""Gives an entrant's random place among those of their table."""


def order_of(facts: Sequence[Fact], policies: Policies) -> tuple[str, ...]:
    """What ranks those who didn't win a match, most important first (SFT-SCO-04, SFT-SCO-15)."""
    if policies.order_in_match:
        return policies.order_in_match
    names = [fact.name for fact in facts]
    return (*names[:1], WINS, *names[1:])


def match_of(table: Table, rule: MatchRule, facts: Sequence[Fact], policies: Policies, lot: Lot) -> Match:
    """The match at a table, from its reports."""
    reports = _up_to_the_win(table.reports, rule.to_win)
    told = _Told(table, reports, facts, policies)
    alive = [entrant for entrant in table.entrants if entrant not in table.left]
    won = [entrant for entrant, wins in told.wins.items() if wins >= rule.to_win]
    games = len(reports)
    timed = table.time is not None and (games > table.time or table.stopped)
    complete = bool(won) or timed or table.stopped or 0 < rule.games <= games
    over = complete or len(alive) < 2
    two_left = _too_few(table, len(alive), over, rule.least)
    flags = {
        "two_left": two_left,
        "one_left": over and not complete,
        "time": timed and not won,
        "stopped": table.stopped and not timed,
        "beyond": len(table.reports) > games,
        "by_hand": table.by_hand,
    }
    places: dict[int, int] = {}
    asks: list[tuple[str, tuple[int, ...]]] = []
    if over:
        first = won or (alive if len(alive) == 1 else [])
        if not first and alive and rule.must_win:
            first, flags["lot"] = _by_lot(told.ranked(alive, _wins_first(told.order), asks)[0], lot)
        others = [entrant for entrant in table.entrants if entrant not in first]
        order = told.order if won or rule.must_win else _wins_first(told.order)
        if len(table.entrants) == 2:
            order = (WINS,)
        place = len(first) + 1
        places = dict.fromkeys(first, 1)
        for group in told.ranked(others, order, [] if asks else asks):
            places |= dict.fromkeys(group, place)
            place += len(group)
    return Match(
        table.round,
        table.number,
        table.entrants,
        begun=table.begun,
        over=over,
        games=games,
        wins=told.wins,
        sums={entrant: tuple(told.sum(entrant, fact.name) for fact in facts) for entrant in table.entrants},
        places=places,
        left=frozenset(table.left),
        absent=table.absent,
        counts=not (two_left and policies.two_left == "void"),
        flags=tuple(flag for flag in FLAGS if flags.get(flag)),
        asks=tuple(asks),
    )


def _by_lot(best: list[int], lot: Lot) -> tuple[list[int], bool]:
    """Who wins among those still tied (SFT-TIM-10), and whether that took a random draw."""
    return [min(best, key=lot)], len(best) > 1


def _wins_first(order: Sequence[str]) -> tuple[str, ...]:
    """What decides a match that no one has won by games: most games won, then what ranks the others (SFT-TIM-10)."""
    return (WINS, *(thing for thing in order if thing != WINS))


def _too_few(table: Table, alive: int, over: bool, least: int) -> bool:
    """Whether too few play, or played a game of it, for the match to count (SFT-ELI-08, SFT-BRK-23)."""
    if len(table.entrants) < least:
        return True
    for report in table.reports:
        gone = sum(games < report.game for games in table.left.values())
        out = sum(game == report.game for _, game in table.out_of)
        if len(table.entrants) - gone - out < least:
            return True
    return not over and alive < least


class _Told:
    """What a table's reports say about each entrant."""

    def __init__(self, table: Table, reports: Sequence[Report], facts: Sequence[Fact], policies: Policies) -> None:
        self.table = table
        self.order = order_of(facts, policies)
        self.wins = dict.fromkeys(table.entrants, 0)
        zero = policies.leavers == "zero"
        self.still = 0 if zero else 1
        self.tallies: dict[int, list[dict[str, int]]] = {entrant: [] for entrant in table.entrants}
        for report in reports:
            if report.winner is not None:
                self.wins[report.winner] += 1
            for entrant, tally in zip(table.entrants, report.tallies, strict=False):
                nothing = (zero and entrant in report.left) or self._away(entrant, report.game)
                self.tallies[entrant].append(dict.fromkeys((fact.name for fact in facts), 0) if nothing else tally)

    def _away(self, entrant: int, game: int) -> bool:
        """Whether someone gets nothing from a game, because they had left the match or sat it out.

        The game that they left counts if the policy says so.
        """
        return self.table.left.get(entrant, game) + self.still < game or (entrant, game) in self.table.out_of

    def sum(self, entrant: int, fact: str) -> int:
        """The sum of a fact over the match, as far as it was reported."""
        counted = self.table.counted.get(fact, {})
        return counted.get(entrant, sum(tally.get(fact, 0) for tally in self.tallies[entrant]))

    def knows(self, entrant: int, fact: str) -> bool:
        """Whether it was reported for every game, or as a sum."""
        if fact == WINS or entrant in self.table.counted.get(fact, {}):
            return True
        return all(fact in tally for tally in self.tallies[entrant])

    def ranked(
        self, entrants: Sequence[int], order: Sequence[str], asks: list[tuple[str, tuple[int, ...]]]
    ) -> list[list[int]]:
        """These entrants in groups, the best first; only those who are tied share a group.

        A fact that would decide, but isn't known for everyone, separates no one and is noted in ``asks``.
        """
        if len(entrants) < 2 or not order:
            return [list(entrants)] if entrants else []
        thing = order[0]
        missing = tuple(entrant for entrant in entrants if not self.knows(entrant, thing))
        if missing:
            asks.append((thing, missing))
            return [list(entrants)]

        def worth(entrant: int) -> int:
            return self.wins[entrant] if thing == WINS else self.sum(entrant, thing)

        best_first = sorted(entrants, key=worth, reverse=True)
        groups = [list(group) for _, group in groupby(best_first, key=worth)]
        return [part for group in groups for part in self.ranked(group, order[1:], asks)]


def _up_to_the_win(reports: Sequence[Report], to_win: int) -> Sequence[Report]:
    """The games until someone had won the match.

    Games reported after that don't count; they can turn up when a report is corrected.
    """
    wins: Counter[int] = Counter()
    for number, report in enumerate(reports, 1):
        if report.winner is not None:
            wins[report.winner] += 1
            if wins[report.winner] >= to_win:
                return reports[:number]
    return reports
