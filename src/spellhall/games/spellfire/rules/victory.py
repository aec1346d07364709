"""How the game ends (section VIC)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import HOLDING
from spellhall.games.spellfire.rules.form import form_of
from spellhall.games.spellfire.rules.sides import attachments
from spellhall.games.spellfire.table import ACTIVE, FORMATION, GONE, RAZED
from spellhall.kernel.state import State

EMPIRE, SCORED, LAST_LEFT = range(3)
"""How a game ends: by a whole formation (SF-VIC-01), by comparing all players (SF-VIC-05), or because only one remains.
"""


def unrazed(state: State, seat: int) -> int:
    """How many unrazed realms a seat has in its formation."""
    razed = state.marks[RAZED]
    return sum(1 for realm in state.pile(FORMATION, seat) if not razed[realm])


def check_victory(state: State) -> None:
    """SF-VIC-01, AMB-35. After each settled play: six realms, none razed, win at once (option ``victory_timing``)."""
    if state.scores is not None or state.game.options["victory_timing"] != "immediate":
        return
    crown_emperor(state)


def crown_emperor(state: State) -> None:
    """The first player with a whole empire wins; the active player comes first, then clockwise (AMB-34)."""
    for step in range(state.seats):
        seat = (state.regs[ACTIVE] + step) % state.seats
        if not state.seat_data[GONE][seat] and has_empire(state, seat):
            win(state, [seat], EMPIRE)
            return


def has_empire(state: State, seat: int) -> bool:
    """SF-VIC-01, SF-VIC-02. Enough realms, none of them razed (option ``victory_realms``)."""
    standing = unrazed(state, seat)
    return standing >= int(state.game.options["victory_realms"]) and standing == len(state.pile(FORMATION, seat))


def win(state: State, winners: list[int], why: int) -> None:
    """The game is over; several winners share a draw."""
    if len(winners) == 1:
        state.finish([1.0 if seat == winners[0] else -1.0 for seat in range(state.seats)], why)
    else:
        state.finish([0.0 if seat in winners else -1.0 for seat in range(state.seats)], why)


def final_scoring(state: State) -> None:
    """SF-VIC-05 to SF-VIC-08. Most unrazed realms, then razed ones, then holdings; all players are compared."""
    if form_of(state).take_score(state):
        return
    more = state.game.options["razed_tiebreak"] == "more"

    def rank(seat: int) -> tuple[int, int, int]:
        realms = state.pile(FORMATION, seat)
        standing = unrazed(state, seat)
        fallen = len(realms) - standing
        holdings = sum(1 for r in realms for h in attachments(state, r) if state.definition(h).type == HOLDING)
        return (standing, fallen if more else -fallen, holdings)

    ranks = {seat: rank(seat) for seat in range(state.seats) if not state.seat_data[GONE][seat]}
    best = max(ranks.values())
    win(state, [seat for seat, held in ranks.items() if held == best], SCORED)
