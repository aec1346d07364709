"""Cards played at once because a power says so: just drawn, found, or taken from another player (section ONCE).

They are played from where they lie, even a draw pile or another hand, so no one ever holds a card that isn't their own
(SF-GEN-05).
"""

from __future__ import annotations

from spellhall.games.spellfire.facts import ALLY, ARTIFACT, EVENT, ITEM, SUPPORT
from spellhall.games.spellfire.rules.battle.round import line_up
from spellhall.games.spellfire.rules.battle.sides import fighter_of, in_round
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.legal_plays import (
    NOT_NOW,
    why_not_in_combat,
    why_not_in_phase,
    why_not_spoils,
)
from spellhall.games.spellfire.rules.plays.play import Play, discard
from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.rules.turn.draws import note_last
from spellhall.games.spellfire.table import (
    ACTIVATING,
    ACTIVE,
    DISCARDED,
    DRAW_PILE,
    EXCHANGE,
    MISSED,
    NO_BATTLE,
    PHASE,
    PLAY,
    STAGE,
)
from spellhall.kernel.frames import ACT_OR_PASS, PASS, Ask, Procedure, action, ask
from spellhall.kernel.state import State

OF_ROUNDS = (ALLY, ITEM, ARTIFACT, *SUPPORT)
"""What joins a fighter when played in a round."""

OFFERED, FORCED, SPILLED = range(3)
"""What happens to a card: its player may play it or keep it, they play it if they can, or otherwise it is discarded."""

NOT_FOR_OTHERS = Refusal("SF-ONCE-03", "you can play another player's card only if it helps in a round")


class AtOnce(Procedure):
    """``seat`` plays ``card`` at once, as the text of ``source`` says; ``manner`` is one of the above.

    ``stage`` is the battle's stage, ``from_pile`` 1 if the card comes from a draw pile.
    """

    FIELDS = ("card", "seat", "source", "manner", "stage", "from_pile")
    __slots__ = FIELDS
    card: int
    seat: int
    source: int
    manner: int
    stage: int
    from_pile: int

    def start(self, state: State) -> None:
        """SF-ONCE-02. While powers activate, the card joins the round as if cards were being played."""
        self.stage = state.regs[STAGE]
        self.from_pile = int(state.zone[self.card] == DRAW_PILE)
        if self.stage == ACTIVATING:
            state.set_reg(STAGE, EXCHANGE)
        self.goto(self.offer if self.manner == OFFERED else self.carry_out)

    def offer(self, state: State) -> Ask:
        """SF-ONCE-01. Offer one play of this very card, or none."""
        playable = why_not_at_once(state, self.seat, self.card) is None
        options = [action(PLAY, self.card), PASS] if playable else [PASS]
        return ask(self.seat, ACT_OR_PASS, options, self.taken, "play it at once?", "SF-ONCE-01", from_hand=True)

    def taken(self, state: State, action: int) -> None:
        """A card that isn't played stays where it is."""
        self.goto(self.over)
        if action != PASS:
            self.play(state)

    def carry_out(self, state: State) -> None:
        """SF-ONCE-04. Play the card if possible; if not, discard it where the text says so."""
        self.goto(self.over)
        if why_not_at_once(state, self.seat, self.card) is None:
            self.play(state)
        elif self.manner == SPILLED:
            state.mark(MISSED, self.source, state.marks[MISSED][self.source] + 1)
            discard(state, self.card, DISCARDED)

    def play(self, state: State) -> None:
        """Play it like any other card."""
        self.goto(self.played)
        state.call(Play(card=self.card, seat=self.seat))

    def played(self, state: State) -> None:
        """SF-ONCE-02. A card that joined the round has its powers work there as if played from hand."""
        if state.game.layout.in_play[state.zone[self.card]] and in_round(state, self.card):
            line_up(state, self.card)
        self.goto(self.over)

    def over(self, state: State) -> None:
        """Return to the card that caused it."""
        if self.stage == ACTIVATING:
            state.set_reg(STAGE, self.stage)
        if self.from_pile:
            note_last(state, state.owner[self.card])
        self.done(state)


def why_not_at_once(state: State, seat: int, card: int) -> Refusal | None:
    """Why a seat can't play a card at once (SF-ONCE-01, SF-ONCE-02).

    In a round it fights, a seat can play what the losing side could; otherwise, what it could play as spoils.
    """
    kind = card_of(state, card).type
    foreign = state.owner[card] != seat and state.zone[card] not in state.game.common
    if foreign and kind not in OF_ROUNDS and kind != EVENT:
        return NOT_FOR_OTHERS
    if fighter_of(state, seat) >= 0 and state.regs[STAGE] in (ACTIVATING, EXCHANGE):
        return why_not_in_combat(state, seat, card)
    if kind == ALLY:
        return NOT_NOW
    if kind in SUPPORT and seat == state.regs[ACTIVE] and state.regs[STAGE] == NO_BATTLE and state.regs[PHASE] == 5:
        return why_not_in_phase(state, seat, card)
    return why_not_spoils(state, seat, card)
