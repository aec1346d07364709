"""The one card that may save a champion from an instant defeat or a wall (sections INST, WALL).

A player whose champion is about to be defeated by the special power of a champion or ally may play a single card,
whatever the totals (SF-INST-01 to SF-INST-03).
It must change the condition of the defeat, not attack its cause (SF-INST-04, SF-INST-05).
Only an event may attack the cause, and only an ally, as Airship does (SF-INST-06).

An attacker stopped by a wall gets the same single chance to become able to fight on (SF-WALL-05, SF-WALL-06).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellhall.games.spellfire.facts import ALLY, EVENT
from spellhall.games.spellfire.rules.battle.removed_mid_round import is_felled
from spellhall.games.spellfire.rules.battle.sides import stands
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import model_of
from spellhall.games.spellfire.rules.levels.traits import type_of
from spellhall.games.spellfire.rules.plays.legal_actions import anytime_actions
from spellhall.games.spellfire.rules.plays.legal_plays import why_not_in_combat
from spellhall.games.spellfire.rules.plays.trial_settlement import helps
from spellhall.games.spellfire.rules.plays.windows import begin
from spellhall.games.spellfire.rules.special_cards.abyss_arena import cards_in_abyss
from spellhall.games.spellfire.table import EXCHANGE, HALTED, HAND, OFFENCE, PLAY, STAGE
from spellhall.kernel.frames import ACT_OR_PASS, OPERAND, PASS, Ask, Procedure, action, ask
from spellhall.kernel.state import State
from spellhall.language.effect import Standing


class Rescue(Procedure):
    """One card for the player of ``victim``, threatened by ability ``number`` of ``source``."""

    FIELDS = ("victim", "source", "number", "stage")
    __slots__ = FIELDS
    victim: int
    source: int
    number: int
    stage: int

    def start(self, state: State) -> None:
        """The round is treated as if cards were being played, so the one card joins it."""
        self.stage = state.regs[STAGE]
        state.set_reg(STAGE, EXCHANGE)
        self.goto(self.offer)

    def offer(self, state: State) -> Ask:
        """SF-INST-01, SF-WALL-05. Offer one card that changes the condition, or none."""
        seat = state.control[self.victim]
        cards = [*state.pile(HAND, seat), *cards_in_abyss(state, seat)]
        candidates = [action(PLAY, c) for c in cards if why_not_in_combat(state, seat, c) is None]
        candidates += [a for a in anytime_actions(state, seat) if a not in candidates]
        options = [a for a in candidates if helps(state, seat, a, self._approval(state, a))]
        label = f"{card_of(state, self.source).name} threatens {card_of(state, self.victim).name}: one card to save it?"
        return ask(seat, ACT_OR_PASS, [*options, PASS], self.taken, label, "SF-INST-01", from_hand=True)

    def _approval(self, state: State, play: int) -> Callable[[State], bool]:
        """SF-INST-06, AMB-19. What a play must achieve: an event may also remove the threatening ally."""
        by_event = card_of(state, play & OPERAND).type == EVENT
        return self.is_out_of_danger if by_event and type_of(state, self.source) == ALLY else self.is_saved

    def is_saved(self, state: State) -> bool:
        """AMB-19. The condition no longer holds, or the champion has left the round; the cause is untouched."""
        source = state.game.layout.in_play[state.zone[self.source]] and not is_felled(state, self.source)
        return bool(source) and self.is_out_of_danger(state)

    def is_out_of_danger(self, state: State) -> bool:
        """The threat is over, or the champion has left the round unhurt."""
        if not stands(state, self.victim):
            return bool(state.game.layout.in_play[state.zone[self.victim]]) and not is_felled(state, self.victim)
        return not threatens(state, self.source, self.number, self.victim)

    def taken(self, state: State, action: int) -> None:
        """SF-INST-03. There is no second card."""
        self.goto(self.over)
        if action != PASS:
            begin(state, state.control[self.victim], action)

    def over(self, state: State) -> None:
        """Return to what was going on."""
        state.set_reg(STAGE, self.stage)
        self.done(state)


def threatens(state: State, source: int, number: int, victim: int) -> bool:
    """Whether ability ``number`` of ``source``, if still in play, currently defeats or stops ``victim``."""
    if not state.game.layout.in_play[state.zone[source]] or is_felled(state, source):
        return False
    ability: Any = model_of(state, source).abilities[number]
    if victim < 0 or not stands(state, victim) or immune(state, victim, source):
        return False
    fx = Standing(source, state.control[source])
    if ability.condition is not None and not ability.condition.holds(state, fx):
        return False
    return bool(ability.details["to"].accepts(state, victim, fx))


class Walled(Procedure):
    """SF-WALL-01. A fighter is stopped; an attacker may play one card to be able to go on."""

    FIELDS = ("victim", "source", "number")
    __slots__ = FIELDS
    victim: int
    source: int
    number: int

    def start(self, state: State) -> None:
        """SF-WALL-05, SF-WALL-07. Only the attacker gets the chance; AMB-86: after all counters to the wall have
        failed.
        """
        self.goto(self.judge)
        if self.victim == state.regs[OFFENCE] and threatens(state, self.source, self.number, self.victim):
            state.call(Rescue(victim=self.victim, source=self.source, number=self.number))

    def judge(self, state: State) -> None:
        """SF-WALL-06. If they still can't cross, they can't fight on."""
        if threatens(state, self.source, self.number, self.victim):
            state.mark(HALTED, self.victim, 1)
        self.done(state)
