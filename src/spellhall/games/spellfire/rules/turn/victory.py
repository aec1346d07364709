"""How the game ends, and who has won (section VIC)."""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import HOLDING
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.sides import attachments
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held, project
from spellhall.games.spellfire.rules.questions import Citadel, Patience
from spellhall.games.spellfire.rules.special_cards.downfall import has_lost_enough, loses_to_win
from spellhall.games.spellfire.rules.tournament.teams import is_opponent, team, teams_left
from spellhall.games.spellfire.table import ACTIVE, EXTRA_TURN, FORMATION, GONE, MARKERS, RAZED
from spellhall.kernel.state import State

EMPIRE: Final = 0
SCORED: Final = 1
LAST_LEFT: Final = 2
CONQUEST: Final = 3
TEN_TOGETHER: Final = 4
STALEMATE: Final = 5
DOWNFALL: Final = 6
"""How a game ends: a full formation (SF-VIC-01), comparing all players (SF-VIC-05), only one player left, markers
(SFT-CON-01), the realms of both members of a team (SFT-TEA-02), a stalemate (SF-VIC-12), or a
formation of razed realms (SF-VIC-15).
"""
MARKERS_TO_WIN: Final = 4
REALMS_BESIDE: Final = 3
"""The number that wins a Conqueror's Game (SFT-CON-01)."""
OF_A_TEAM: Final = 10
"""The number that wins Team Spirit (SFT-TEA-02)."""
USUAL_PLACES: Final = 6


def unrazed(state: State, seat: int) -> int:
    """How many unrazed realms a seat has in its formation."""
    razed = state.marks[RAZED]
    count = 0
    for realm in state.piles[FORMATION * state.seats + seat]:
        if not razed[realm]:
            count += 1
    return count


def extra_realms(state: State, seat: int) -> int:
    """SF-VIC-13. How many holdings of a seat count as realms toward victory: one at most."""
    counting = held(state, Citadel)
    if not counting:
        return 0
    razed = state.marks[RAZED]
    for realm in state.piles[FORMATION * state.seats + seat]:
        for card in [] if razed[realm] else attachments(state, realm):
            if any(word.applies(state, card, standing) for word, standing in counting):
                return 1
    return 0


def must_wait(state: State) -> bool:
    """SF-VIC-14. Whether a card lets nobody win before their own turn begins."""
    return Patience in project(state).modifiers


def check_victory(state: State) -> None:
    """SF-VIC-01, AMB-35, SFT-CON-04. Checked after each settled play and each marker; a player who has what it takes
    wins at once (option ``victory_timing``), unless team-mates count together.

    The active player comes first, then clockwise (AMB-34). A card may make them wait where realms win (SF-VIC-14).
    """
    game: Any = state.game
    options: SpellfireOptions = game.options
    if state.scores is not None or options["victory_timing"] != "immediate":
        return
    if game.teams and counts_together(state):
        return
    markers_win = counts_markers(options)
    wins = has_conquered if markers_win else has_empire
    least = 0 if markers_win else int(options["victory_realms"]) - 1  # a holding may count as one more
    for step in range(state.seats):
        seat = (state.regs[ACTIVE] + step) % state.seats
        if len(state.piles[FORMATION * state.seats + seat]) < least:
            continue
        if not state.seat_data[GONE][seat] and wins(state, seat):
            if markers_win or not must_wait(state):
                win_alone(state, seat)
            return


def counts_together(state: State) -> bool:
    """Whether team-mates' realms count together, which is checked only as a turn begins (SFT-TEA-02 to 04)."""
    game: Any = state.game
    return game.teams > 0 and counts_teams(game.options)


def wins_at_the_start(state: State, seat: int) -> bool:
    """CON-41, SFT-TEA-02, SFT-TEA-05. Whether a seat has won as a turn of it begins.

    Alone, it wins in its own turn, if it had to wait for one (option ``victory_timing``);
    with its team-mate, in any turn, even a granted one.
    """
    options: SpellfireOptions = state.game.options
    if loses_to_win(state):
        if has_lost_enough(state, seat):
            win(state, [seat], DOWNFALL)
    elif counts_together(state):
        if sum(unrazed(state, member) for member in team(state, seat)) >= OF_A_TEAM:
            win(state, [seat], TEN_TOGETHER)
    elif not state.regs[EXTRA_TURN] and (
        options["victory_timing"] == "start_of_own_turn" or Patience in project(state).modifiers
    ):
        if has_won(state, seat):
            win_alone(state, seat)
    return state.scores is not None


def places_in(options: SpellfireOptions) -> int:
    """SFT-VIC-11, SFT-VIC-12. How many realms a formation holds: the number that wins, or six if realms don't win."""
    return USUAL_PLACES if counts_markers(options) or counts_teams(options) else int(options["victory_realms"])


def counts_teams(options: SpellfireOptions) -> bool:
    """Whether a team's realms win (options ``victory`` and ``teams``); without teams, never."""
    return bool(options["victory"] == "team" and options["teams"] != "off")


def counts_markers(options: SpellfireOptions) -> bool:
    """Whether markers win (option ``victory``)."""
    return bool(options["victory"] == "conqueror")


def has_won(state: State, seat: int) -> bool:
    """Whether a seat meets the winning condition (option ``victory``)."""
    options: SpellfireOptions = state.game.options
    return has_conquered(state, seat) if counts_markers(options) else has_empire(state, seat)


def win_alone(state: State, seat: int) -> None:
    """A seat wins on its own."""
    options: SpellfireOptions = state.game.options
    win(state, [seat], CONQUEST if counts_markers(options) else EMPIRE)


def has_conquered(state: State, seat: int) -> bool:
    """SFT-CON-01 to SFT-CON-03. Four markers, and three unrazed realms."""
    return (
        state.seat_data[MARKERS][seat] >= MARKERS_TO_WIN
        and unrazed(state, seat) + extra_realms(state, seat) >= REALMS_BESIDE
    )


def has_empire(state: State, seat: int) -> bool:
    """SF-VIC-01, SF-VIC-02. Enough realms, none of them razed (option ``victory_realms``)."""
    options: SpellfireOptions = state.game.options
    realms, wanted = len(state.piles[FORMATION * state.seats + seat]), int(options["victory_realms"])
    if realms < wanted and (realms + 1 < wanted or Citadel not in project(state).modifiers):
        return False
    if unrazed(state, seat) != realms or (realms < wanted and realms + extra_realms(state, seat) < wanted):
        return False
    return not loses_to_win(state)


def win(state: State, winners: list[int], why: int) -> None:
    """End the game; several winners who aren't a team share a draw. A winner's team wins too, even members who have
    left.
    """
    won = [not all(is_opponent(state, winner, seat) for winner in winners) for seat in range(state.seats)]
    shared = any(is_opponent(state, winners[0], winner) for winner in winners)
    if services_of(state).teams and not shared:
        state.tell(events.TeamWon(winners[0], sum(1 << seat for seat, mine in enumerate(won) if mine), why))
    state.finish([(0.0 if shared else 1.0) if mine else -1.0 for mine in won], why)


def final_scoring(state: State) -> None:
    """SF-VIC-05 to SF-VIC-08. Most unrazed realms, then razed ones, then holdings.

    All players are compared, or with teams, the combined totals of their members.
    """
    options: SpellfireOptions = state.game.options
    if form_of(state).take_score(state):
        return
    more = options["razed_tiebreak"] == "more"

    def rank(seat: int) -> tuple[int, int, int]:
        realms = state.pile(FORMATION, seat)
        standing = unrazed(state, seat)
        fallen = len(realms) - standing
        holdings = sum(1 for r in realms for h in attachments(state, r) if card_of(state, h).type == HOLDING)
        return (standing, fallen if more else -fallen, holdings)

    ranks = [tuple(map(sum, zip(*map(rank, members), strict=True))) for members in teams_left(state)]
    best = max(ranks)
    leaders = [members for members, held in zip(teams_left(state), ranks, strict=True) if held == best]
    win(state, [seat for members in leaders for seat in members], SCORED)
