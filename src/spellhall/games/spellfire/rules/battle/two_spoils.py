"""Drawing two cards as spoils and sending one of them to the Abyss (section ARENA)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.spoils import Spoils
from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.turn.draws import draw
from spellhall.games.spellfire.table import ABYSS, HAND, SENT, SPOILED, TITHED, TURN
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, Procedure, ask
from spellhall.kernel.state import State


class Tithe(Procedure):
    """SF-ARENA-04. ``seat`` draws two cards as spoils, ``first`` and another, and sends one of them to the Abyss."""

    FIELDS = ("seat", "first", "second")
    __slots__ = FIELDS
    seat: int
    first: int
    second: int

    def start(self, state: State) -> None:
        """SF-SPOIL-01. Draw as many of the two as there are."""
        self.first, self.second = self.drawn(state), self.drawn(state)
        self.goto(self.choose)

    def drawn(self, state: State) -> int:
        """Draw one more card; returns it, or -1."""
        pile = draw_pile(state, self.seat)
        card = pile[-1] if pile else -1
        return card if draw(state, self.seat, 1, SPOILED) else -1

    def choose(self, state: State) -> Ask:
        """Ask which of them is given up."""
        options = [card for card in (self.first, self.second) if card >= 0 and state.zone[card] == HAND]
        label = "send one of your spoils to the Abyss"
        return ask(self.seat, CHOOSE_CARD, options or [PASS], self.chosen, label, "SF-ARENA-04", from_hand=True)

    def chosen(self, state: State, card: int) -> None:
        """The other card is spoils like any other."""
        self.goto(self.over)
        if card == PASS:
            return
        state.move(card, ABYSS, state.owner[card], SENT)
        kept = self.second if card == self.first else self.first
        if kept >= 0:
            state.call(Spoils(seat=self.seat, card=kept))

    def over(self, state: State) -> None:
        """Return to the battle that is over."""
        self.done(state)


def note_tithe(state: State, seat: int) -> None:
    """Note that if a seat earns this battle's spoils, it draws two and gives one up."""
    if (TITHED, seat) not in [(effect[0], effect[2]) for effect in state.lasting]:
        state.begin_lasting((TITHED, -1, seat, -1, -1, state.regs[TURN], 0))


def spoils_for(state: State, seat: int) -> Procedure:
    """What a seat draws when it has earned the battle's spoils; clears the note."""
    notes = [effect for effect in state.lasting if effect[0] == TITHED]
    for effect in notes:
        state.end_lasting(effect)
    return Tithe(seat=seat) if any(effect[2] == seat for effect in notes) else Spoils(seat=seat)
