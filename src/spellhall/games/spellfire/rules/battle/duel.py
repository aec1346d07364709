"""A duel: two champions fight one round, and no realm is at stake (section DUEL).

It is fought like a round of battle, with the challenger as attacker, and only outside battles.
The table's registers hold who fights whom, as in a battle; no realm is under attack.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.cleanup import clear_round, drop_passing, renew_for_battle, retire
from spellhall.games.spellfire.rules.battle.lending import forget_aid
from spellhall.games.spellfire.rules.battle.outcomes import ATTACKER_WON, DEFENDER_WON
from spellhall.games.spellfire.rules.battle.round import Round
from spellhall.games.spellfire.rules.battle.spoils import Spoils
from spellhall.games.spellfire.rules.levels.traits import type_of
from spellhall.games.spellfire.rules.special_cards.heralds import call_heralds
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.rules.turn.end_of_turn import expire
from spellhall.games.spellfire.table import (
    ABYSS,
    ACTIVATING,
    ATTACKER,
    BATTLE,
    BATTLE_END,
    DEFEATED,
    DEFENCE,
    DEFENDER,
    FALLEN,
    HALTED,
    LEADING,
    NO_BATTLE,
    OFFENCE,
    PLAYED,
    ROUND,
    ROUND_END,
    SETTLED,
    SPARED,
    STAGE,
    TARGET,
)
from spellhall.kernel.frames import Procedure
from spellhall.kernel.state import State

NOTHING, SPOILS, A_CARD, THE_ABYSS = range(4)
"""What is at stake: only the loser; spoils for the winner; a card for a challenger who wins; or the loser goes to the
Abyss.
"""


class Duel(Procedure):
    """SF-DUEL-01. ``champion`` challenges ``rival``; ``stake`` is what they fight over."""

    FIELDS = ("champion", "rival", "stake", "seat", "outcome")
    __slots__ = FIELDS
    champion: int
    rival: int
    stake: int
    seat: int
    outcome: int

    def start(self, state: State) -> None:
        """SF-DUEL-02. Both enter the battle, and the round begins."""
        self.seat = state.control[self.champion]
        other = state.control[self.rival]
        renew_for_battle(state)
        for register, value in (
            (ATTACKER, self.seat),
            (DEFENDER, other),
            (TARGET, -1),
            (OFFENCE, self.champion),
            (DEFENCE, self.rival),
            (ROUND, 1),
            (LEADING, -1),
            (STAGE, ACTIVATING),
        ):
            state.set_reg(register, value)
        state.tell(events.DuelBegan(self.seat, self.champion, self.rival))
        state.move(self.champion, BATTLE, self.seat, PLAYED)
        state.move(self.rival, BATTLE, other, PLAYED)
        self.goto(self.judge)
        state.tell(events.RoundBegan(self.seat, self.champion, self.rival, 1))
        state.call(Round())

    def judge(self, state: State) -> None:
        """SF-DUEL-03. The round is decided; nothing has been cleaned up yet."""
        state.set_reg(STAGE, SETTLED)
        self.outcome = self.result
        self.goto(self.conclude)
        winner, loser = self.sides()
        if loser >= 0:
            state.tell(events.RoundDecided(state.control[winner], winner, loser))

    def sides(self) -> tuple[int, int]:
        """Winner and loser, or -1 if there is none."""
        if self.outcome == ATTACKER_WON:
            return self.champion, self.rival
        return (self.rival, self.champion) if self.outcome == DEFENDER_WON else (-1, -1)

    def conclude(self, state: State) -> None:
        """SF-DUEL-03, SF-DUEL-04. The loser falls, or goes to the Abyss; the other goes to their pool."""
        winner, loser = self.sides()
        self.goto(self.over)
        if loser >= 0:
            call_heralds(state, type_of(state, loser), state.control[loser])
        spared = loser >= 0 and state.marks[HALTED][loser] == SPARED
        if loser >= 0 and self.stake == THE_ABYSS and state.zone[loser] == BATTLE and not spared:
            state.tell(events.RoundWon(state.control[winner], winner, loser))
            state.tell(events.RoundLost(state.control[loser], loser, winner))
            drop_passing(state, loser, FALLEN)
            state.move(loser, ABYSS, state.owner[loser], DEFEATED)
        elif winner >= 0:
            clear_round(state, winner, loser)

    def over(self, state: State) -> None:
        """SF-DUEL-05. Clear the duel's registers; then pay what was at stake."""
        options: SpellfireOptions = state.game.options
        for fighter in (self.champion, self.rival):
            if state.zone[fighter] == BATTLE:
                retire(state, fighter)
        expire(state, ROUND_END, -1)
        expire(state, BATTLE_END, -1)
        state.tell(events.DuelEnded(self.seat, self.champion, self.rival))
        for register in (ATTACKER, DEFENDER, TARGET, OFFENCE, DEFENCE, LEADING):
            state.set_reg(register, -1)
        state.set_reg(STAGE, NO_BATTLE)
        if options["aid"] == "on":
            forget_aid(state)
        self.goto(self.paid)
        winner, _ = self.sides()
        if winner >= 0 and self.stake == SPOILS:
            state.call(Spoils(seat=state.control[winner]))
        elif winner == self.champion and self.stake == A_CARD:
            draw(state, self.seat, 1)

    def paid(self, state: State) -> None:
        """Return to what was going on; the result is 1 if the challenger has won."""
        self.done(state, int(self.outcome == ATTACKER_WON))
