"""When a defeat is certain (section GDT): tried out, never looked up.

The champion is sent on a copy, against each opposing card that the player could use without a card from their hand.
Powers that work by themselves do, and the opponent plays as they normally would.
A defeat is certain only if the champion loses whatever the luck, and the player loses nothing in the process.
"""

from __future__ import annotations

from typing import NamedTuple

from spellhall.games.spellfire import events
from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.solitaire.choice import Term, last_comparison, watched
from spellhall.games.spellfire.solitaire.playing import (
    ROUND_OFFER,
    card_of_choice,
    decided,
    escape,
    support,
    to_next_offer,
)
from spellhall.games.spellfire.solitaire.sight import BLANKS, as_seen, by_chance
from spellhall.games.spellfire.solitaire.table import OPPONENT, PLAYER
from spellhall.games.spellfire.solitaire.ties import high_key
from spellhall.games.spellfire.solitaire.trial import LONGEST, quick_answer
from spellhall.games.spellfire.table import BATTLE, FORMATION, HAND, OFFENCE, PLAY, POOL, RAZED
from spellhall.kernel.frames import OPERAND, PASS, YES, action
from spellhall.kernel.game import recording
from spellhall.kernel.state import State

SEND, DEFEND, ESCAPE = "SF-COMB-B1", "SF-COMB-C1", "SF-INST-01"
MOST_POWERS = 3
"""How many powers of cards on the table the player is assumed to use in one round."""


class Defeat(NamedTuple):
    """A certain defeat: the card that brings it, a champion or the realm, whether levels decide it, and their sum."""

    by: int
    levels: bool
    sum: tuple[Term, ...] = ()


def certain_defeat(state: State, taken: int, champion: int, realm: int) -> Defeat | None:
    """SOL-GDT-01 to SOL-GDT-11. How a champion is certain to lose; None if it isn't.

    It goes forward with an action, or after it, to attack a realm or to defend it.
    """
    facing = state.regs[OFFENCE] if state.regs[OFFENCE] >= 0 else realm
    for luck in range(len(BLANKS)):
        before = as_seen(state, OPPONENT, luck)
        twin = watched(before)
        twin.apply(taken)
        trial = _Trial(champion, _in_play(before), facing, frozenset(before.pile(HAND, OPPONENT)))
        if not trial.is_lost(twin):
            return None
        if not by_chance(before, trial.last):
            break
    return Defeat(trial.facing, trial.by_levels, trial.sum if trial.by_levels else ())


def _is_free(state: State, option: int) -> bool:
    """Whether the player can do it without a card from their hand."""
    return option == YES or (option != PASS and state.zone[option & OPERAND] != HAND)


def _in_play(state: State) -> set[int]:
    """What the player has in play; a razed realm counts as lost."""
    in_play, razed = state.game.layout.in_play, state.marks[RAZED]
    return {
        card
        for card, zone in enumerate(state.zone)
        if in_play[zone] and state.control[card] == PLAYER and not razed[card]
    }


def _is_by_levels(twin: State) -> bool:
    """Whether totals were compared in a recorded trial."""
    assert twin.record is not None
    return any(isinstance(entry.event, events.Totals) for entry in twin.record.entries)


class _Trial:
    """What happens to a champion that faces one of the player's cards; ``last`` is the position where it was lost.

    ``sum`` is the comparison that decides it, as long as no card from the opponent's hand has changed it.
    """

    def __init__(self, champion: int, theirs: set[int], facing: int, hand: frozenset[int]) -> None:
        self.champion = champion
        self.theirs = theirs
        self.facing = facing
        self.hand = hand
        self.by_levels = False
        self.sum: tuple[Term, ...] = ()
        self.last: State

    def is_lost(self, twin: State, powers: int = 0) -> bool:
        """Whether the champion is defeated and the player has paid nothing for it (SOL-GDT-02)."""
        for _ in range(LONGEST):
            verdict = decided(twin)
            if verdict is not None:
                self.by_levels = _is_by_levels(twin)
                self.sum = last_comparison(twin) if all(twin.zone[card] == HAND for card in self.hand) else ()
                return verdict.loser == self.champion and self._counts(twin) and self._costs_nothing(twin)
            if twin.zone[self.champion] not in (POOL, BATTLE, FORMATION):
                self.by_levels = False
                return self._costs_nothing(twin)
            if twin.scores is not None or self._is_over(twin):
                return False
            question = twin.decision()
            options = question.options
            if question.rule == SEND and question.seat == OPPONENT:
                if self.champion not in options:
                    return False
                twin.apply(self.champion)
            elif question.rule == DEFEND and question.seat == PLAYER:
                free = [option for option in options if option != PASS and twin.zone[option] != HAND]
                free.sort(key=lambda card: high_key(twin, card))  # the strongest is the most likely to win
                return any(self._meets(twin, option, powers) for option in free)
            elif question.rule == ROUND_OFFER and question.seat == OPPONENT:
                chosen = card_of_choice(twin, options).action
                if chosen == PASS and self._could_cost(twin, options):
                    return False
                twin.apply(chosen)
            elif question.rule == ROUND_OFFER:
                free = [option for option in options if _is_free(twin, option)] if powers < MOST_POWERS else []
                return any(self._branch(twin, option, powers + 1) for option in free)
            elif question.rule == ESCAPE and question.seat == OPPONENT:
                twin.apply(escape(twin, options).action)
            elif question.seat == PLAYER and powers < MOST_POWERS and len(options) > 1:
                free = [option for option in options if question.words or option == PASS or _is_free(twin, option)]
                return any(self._branch(twin, option, powers + (option != PASS)) for option in free)
            else:
                twin.apply(quick_answer(twin))
        return False

    def _meets(self, twin: State, defender: int, powers: int) -> bool:
        self.facing = defender
        return self._branch(twin, defender, powers)

    def _could_cost(self, twin: State, options: list[int]) -> bool:
        """SOL-GDT-02. Whether a card the opponent could play takes one of the player's out of play, whether losing or
        not.
        """
        for card in support(twin, options):
            branch = recording(twin.clone())
            branch.apply(action(PLAY, card))
            to_next_offer(branch)
            if not self.theirs <= _in_play(branch):
                return True
        return False

    def _branch(self, twin: State, option: int, powers: int) -> bool:
        branch = watched(twin)
        branch.apply(option)
        return self.is_lost(branch, powers)

    def _is_over(self, twin: State) -> bool:
        assert twin.record is not None
        return any(isinstance(entry.event, events.BattleEnded) for entry in twin.record.entries)

    def _counts(self, twin: State) -> bool:
        """Whether such a defeat counts: those by levels may not (option ``certain_defeat``)."""
        if options_of(twin.game)["certain_defeat"] == "levels":
            return True
        return not self.by_levels

    def _costs_nothing(self, twin: State) -> bool:
        self.last = twin
        return self.theirs <= _in_play(twin)
