"""How the imaginary opponent draws, and what they throw away at once (sections DRW, REA, EVT, VRR)."""

from __future__ import annotations

from spellhall.games.spellfire.facts import EVENT, HOLDING, REALM
from spellhall.games.spellfire.rules.game_form import draw_pile, form_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.play import Play, discard
from spellhall.games.spellfire.rules.turn.draws import note_last
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire.choice import Choice, everyone, tell
from spellhall.games.spellfire.solitaire.holding import is_useless
from spellhall.games.spellfire.solitaire.offers import drawn_plays
from spellhall.games.spellfire.solitaire.razed import lay_razed
from spellhall.games.spellfire.solitaire.table import OPPONENT
from spellhall.games.spellfire.table import DRAWN, HAND
from spellhall.kernel.frames import ACT_OR_PASS, OPERAND, PASS, Ask, Procedure, ask
from spellhall.kernel.state import State


class Drawing(Procedure):
    """SOL-DRW-01. ``left`` cards are still to be drawn for the reason ``why``, one by one with all their
    consequences.
    """

    FIELDS = ("seat", "left", "why")
    __slots__ = FIELDS
    seat: int
    left: int
    why: int

    def start(self, state: State) -> None:
        """SOL-DRW-01, SOL-DRW-04. Draw the next card; if the pile is empty, they keep what they have."""
        pile = draw_pile(state, self.seat)
        if not self.left or not pile:
            return self.done(state)
        self.left -= 1
        card = pile[-1]
        state.move(card, HAND, self.seat, self.why)
        note_last(state, self.seat)
        if state.zone[card] == HAND and form_of(state).ruled:
            self.goto(self.offer)
        return None

    def offer(self, state: State) -> Ask:
        """SOL-EVT-01, SOL-MAG-01, SOL-ART-01. Cards may be played as soon as they are drawn."""
        options = [*drawn_plays(state), PASS]
        return ask(self.seat, ACT_OR_PASS, options, self.taken, "play what was drawn?", "SOL-DRW-01", from_hand=True)

    def taken(self, state: State, action: int) -> None:
        """After a play, check again."""
        if action == PASS:
            return self.goto(self.start)
        return state.call(Play(card=action & OPERAND, seat=self.seat))


def deal(state: State, seat: int, count: int) -> None:
    """SOL-SET-10, SOL-SET-11. Deal their first cards one by one; events among them wait for their first turn."""
    for _ in range(count):
        pile = draw_pile(state, seat)
        if pile:
            state.move(pile[-1], HAND, seat, DRAWN)
            note_last(state, seat)


def receive(state: State, card: int) -> None:
    """SOL-REA-01 to SOL-REA-04, SOL-EVT-05. Throw away useless cards as they enter the hand, wherever they come
    from.
    """
    form = form_of(state)
    if form.decks != 1:
        return
    definition = card_of(state, card)
    if definition.type == REALM and form.razed_realms:  # type: ignore[attr-defined]
        lay_razed(state, card)
    elif definition.type == REALM:
        throw_away(state, card, r.NO_FORMATION)
    elif definition.type == HOLDING:
        throw_away(state, card, r.RAZED_HOLDING if form.razed_realms else r.NO_HOLDINGS)  # type: ignore[attr-defined]
    elif definition.type == EVENT and form.ruled and is_useless(definition):
        throw_away(state, card, r.USELESS)


def throw_away(state: State, card: int, reason: int) -> None:
    """Discard a card to its proper pile, for everyone to see."""
    state.look_through([card], everyone(state))
    tell(state, OPPONENT, Choice(-1, r.THROWS, card, (reason,)))
    discard(state, card)
