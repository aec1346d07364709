"""What counts in a game for its match, and which reported results are impossible (SFT-SCO-01, SFT-SCO-15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spellhall.games.spellfire.facts import HOLDING
from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.rules.battle.sides import attachments
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.turn.victory import extra_realms, places_in, unrazed
from spellhall.games.spellfire.table import FORMATION
from spellhall.games.spellfire.tournament.kinds import CONQUEROR, ENHANCED, PARTNERS, STANDARD, TEAM
from spellhall.kernel.parts.tournament import Fact, Format
from spellhall.kernel.state import State

REALMS, RAZED, HOLDINGS = "realms", "razed", "holdings"
SMALL_FORMATION, LARGE_FORMATION = 6, 10
TEAM_TARGET = 10
CONQUEROR_REALMS = 3
MOST = PARTNERS * SMALL_FORMATION
"""The most any entrant can have: a team has two formations."""
FACTS = (
    Fact(REALMS, "unrazed realms", most=MOST),
    Fact(RAZED, "razed realms", most=MOST, decides="ties"),
    Fact(HOLDINGS, "holdings", most=MOST, decides="ties"),
)
"""In the order of SFT-SCO-15; razed realms and holdings are asked for only if they decide the result."""


def tally(state: State) -> list[dict[str, int]]:
    """The counts for every seat at the end of a game; a holding that counts as a realm is one (SF-VIC-13)."""
    counted = []
    for seat in range(state.seats):
        realms = state.pile(FORMATION, seat)
        standing = unrazed(state, seat)
        holdings = sum(card_of(state, card).type == HOLDING for realm in realms for card in attachments(state, realm))
        counting = min(standing + extra_realms(state, seat), max(standing, places_in(options_of(state.game))))
        counted.append({REALMS: counting, RAZED: len(realms) - standing, HOLDINGS: holdings})
    return counted


def faults(format: Format, report: Mapping[str, Any]) -> list[str]:
    """What is impossible in a report of a game in this format."""
    tallies: Sequence[Mapping[str, int]] = report["tallies"]
    winner, end = report["winner"], report["end"]
    names = report.get("names") or [f"entrant {number}" for number in range(1, len(tallies) + 1)]
    found = _faults_of_numbers(format, tallies, names)
    realms = [one.get(REALMS) for one in tallies]
    if not found and None not in realms:
        counts = [int(count or 0) for count in realms]
        found = _faults_of_end(format, counts, winner, end, names)
    return found


def places_of(format: Format) -> int:
    """How many realms an entrant can have in play (SFT-VIC-11, SFT-VIC-12)."""
    if format.type == TEAM:
        return MOST
    return LARGE_FORMATION if format.victory == ENHANCED else SMALL_FORMATION


def target_of(format: Format) -> int:
    """The least number of unrazed realms a winner has (SFT-VIC-03, SFT-VIC-04, SFT-CON-01, SFT-TEA-02)."""
    if format.type == CONQUEROR:
        return CONQUEROR_REALMS
    return TEAM_TARGET if format.type == TEAM else places_of(format)


def wins_at_once(format: Format) -> bool:
    """Whether reaching the target always wins at once; not if it's only checked when turns begin."""
    return format.victory in (STANDARD, ENHANCED) and format.type not in (CONQUEROR, TEAM)


def _faults_of_numbers(format: Format, tallies: Sequence[Mapping[str, int]], names: Sequence[str]) -> list[str]:
    most = places_of(format)
    found = []
    for who, one in zip(names, tallies, strict=True):
        realms = one.get(REALMS, 0) + one.get(RAZED, 0)
        if min(one.values(), default=0) < 0:
            found.append(f"{who} has less than nothing of something (SFT-SCO-01)")
        if realms > most:
            found.append(f"{who} has {realms} realms, and there are places for {most} (SFT-VIC-12)")
        if {REALMS, RAZED, HOLDINGS} <= one.keys() and one[HOLDINGS] > realms:
            found.append(f"{who} has {one[HOLDINGS]} holdings on {realms} realms (SFT-SCO-15)")
    return found


def _faults_of_end(
    format: Format, realms: Sequence[int], winner: int | None, end: str, names: Sequence[str]
) -> list[str]:
    target, name = target_of(format), format.victory
    if end == "victory" and winner is not None and realms[winner] < target:
        kind = f"a {format.type} is won with {target} or more" if not wins_at_once(format) else f"{target} win {name}"
        told = f"{names[winner]} has won with {realms[winner]} realms, and {kind}"
        return [f"{told}, unless time was called or someone gave up (SFT-SCO-01)"]
    if wins_at_once(format) and (winner is None or realms[winner] < target):  # a card may make victory wait: SF-VIC-14
        others = (who for who, count in enumerate(realms) if count >= target and who != winner)
        found = [f"{names[who]} has {realms[who]} realms too, and {target} win {name} (SFT-VIC-05)" for who in others]
        if found:
            return found
    if end == "time" and winner is not None and realms[winner] < max(realms):
        best = names[realms.index(max(realms))]
        return [f"{names[winner]} has {realms[winner]} realms and {best} {max(realms)}: on time most win (SFT-TIM-09)"]
    if end in ("time", "drawn") and winner is None and realms.count(max(realms)) == 1:
        who = realms.index(max(realms))
        return [f"{names[who]} has most realms, {realms[who]}, and so the game is not drawn (SFT-TIM-09)"]
    return []
