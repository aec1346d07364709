"""When defeat is certain (section GDT): tried out, never looked up.

The champion is sent on a copy, against each opponent whom the player could put in its way without a card from his hand.
Whatever works by itself does so; he plays what he would play. Only if the champion is defeated whatever luck brings,
and the player has lost nothing by it, is its defeat certain.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.solitaire.playing import ROUND_OFFER, card_of_choice, decided, escape
from spellhall.games.spellfire.solitaire.sight import BLANKS, as_seen, by_chance
from spellhall.games.spellfire.solitaire.table import OPPONENT, PLAYER
from spellhall.games.spellfire.solitaire.ties import high_key
from spellhall.games.spellfire.solitaire.trial import LONGEST, quick_answer
from spellhall.games.spellfire.table import BATTLE, FORMATION, HAND, POOL
from spellhall.kernel.frames import OPERAND, PASS, YES
from spellhall.kernel.game import recording
from spellhall.kernel.state import State

SEND, DEFEND, ESCAPE = "SF-COMB-B1", "SF-COMB-C1", "SF-INST-01"
MOST_POWERS = 3
"""So many powers of cards on the table the player is thought to use in one round."""


def certain_defeat(state: State, action: int, champion: int) -> bool:
    """SOL-GDT-01 to SOL-GDT-11. Whether a champion that goes forward by an action (or after it) is lost for sure."""
    for luck in range(len(BLANKS)):
        before = as_seen(state, OPPONENT, luck)
        twin = recording(before.clone())
        twin.apply(action)
        trial = _Trial(champion, _in_play(before))
        if not trial.is_lost(twin):
            return False
        if not by_chance(before, trial.last):
            return True
    return True


def _is_free(state: State, option: int) -> bool:
    """Whether the player can do it without a card from his hand."""
    return option == YES or (option != PASS and state.zone[option & OPERAND] != HAND)


def _in_play(state: State) -> set[int]:
    in_play = state.game.layout.in_play
    return {card for card, zone in enumerate(state.zone) if in_play[zone] and state.control[card] == PLAYER}


class _Trial:
    """What becomes of a champion; ``last`` is the position in which it was lost."""

    def __init__(self, champion: int, theirs: set[int]) -> None:
        self.champion = champion
        self.theirs = theirs
        self.last: State

    def is_lost(self, twin: State, powers: int = 0) -> bool:
        """Whether the champion is defeated, and the player has paid with nothing (SOL-GDT-02)."""
        for _ in range(LONGEST):
            verdict = decided(twin)
            if verdict is not None:
                return verdict.loser == self.champion and self._counts(twin) and self._costs_nothing(twin)
            if twin.zone[self.champion] not in (POOL, BATTLE, FORMATION):
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
                free.sort(key=lambda card: high_key(twin, card))  # whoever is to beat him is likely to be the strongest
                return any(self._branch(twin, option, powers) for option in free)
            elif question.rule == ROUND_OFFER and question.seat == OPPONENT:
                twin.apply(card_of_choice(twin, options).action)
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

    def _branch(self, twin: State, option: int, powers: int) -> bool:
        branch = recording(twin.clone())
        branch.apply(option)
        return self.is_lost(branch, powers)

    def _is_over(self, twin: State) -> bool:
        assert twin.record is not None
        return any(isinstance(entry.event, events.BattleEnded) for entry in twin.record.entries)

    def _counts(self, twin: State) -> bool:
        """Whether such a defeat counts: levels may not (option ``certain_defeat``)."""
        if twin.game.options["certain_defeat"] == "levels":
            return True
        assert twin.record is not None
        return not any(isinstance(entry.event, events.Totals) for entry in twin.record.entries)

    def _costs_nothing(self, twin: State) -> bool:
        self.last = twin
        return self.theirs <= _in_play(twin)
