"""Words for a champion that must help an opponent or fall (SF-ROLE-16)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.words.levels.roles import FightAsAlly
from spellhall.games.spellfire.words.plays.effects import removable
from spellhall.kernel.frames import PASS, YES, YES_NO, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Cards


class Corrupt(FightAsAlly):
    """A champion loses what it bears, and its player lends it to this side as an ally for the round or discards it
    (SF-ROLE-16).
    """

    asks = True

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards, "always")

    def phrase(self) -> str:
        return "its player discards it or lends it to you as an ally without its cards this round"

    def question(self, state: State, fx: Running) -> Ask:
        champion = next(iter(self.cards.handles(state, fx)), -1)
        if champion < 0 or not removable(state, champion, fx):
            return ask(fx.seat, YES_NO, [PASS], fx.answered, "lend it?", "SF-ROLE-16")
        seat = state.control[champion]
        name = state.definition(champion).name
        return ask(
            seat, YES_NO, [YES, PASS], fx.answered, f"lend {name} as an ally rather than discard it?", "SF-ROLE-16"
        )

    def answer(self, state: State, fx: Running, action: int) -> bool:
        for champion in self.cards.handles(state, fx):
            if not removable(state, champion, fx):
                continue
            for card in state.attached(champion):
                discard(state, card)
            if action == PASS:
                discard(state, champion)
        if action == YES:
            self.run(state, fx)
        return True
