"""A price that a player may pay to avert what a card does to them."""

from __future__ import annotations

from spellhall.games.spellfire.rules.levels.immunity import reaches
from spellhall.games.spellfire.rules.plays.at_once import FORCED, AtOnce, why_not_at_once
from spellhall.games.spellfire.table import ABYSS, DISCARD, HAND, PAID
from spellhall.games.spellfire.words.describing.descriptions import looks_into_hands
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running
from spellhall.language.control import branches, sentence_of
from spellhall.language.words import Flatten, Instruction, worth_of


class UnlessPaid(Effectful):
    """The indented part happens unless a player discards a card (SF-TERM-30), or sends it to the Abyss;
    ``likewise`` if the text has said what that costs.
    """

    asks = True

    def __init__(self, coin: Filter, by: Players, body: list[Instruction], zone: int, likewise: bool) -> None:
        self.coin = coin
        self.by = by
        self.body = body
        self.zone = zone
        self.likewise = likewise

    def phrase(self) -> str:
        if self.likewise:
            return f"unless {self.by.phrase()} does the same, {sentence_of(self.body)}"
        return f"unless {self.by.phrase()} {self._deed('s')}, {sentence_of(self.body)}"

    def _deed(self, s: str = "") -> str:
        what = self.coin.one()
        return f"discard{s} {what}" if self.zone == DISCARD else f"send{s} {what} to the Abyss"

    def is_order(self) -> bool:
        return False

    def _payer(self, state: State, fx: Context) -> int:
        return next(iter(self.by.seats(state, fx)), -1)

    def question(self, state: State, fx: Running) -> Ask:
        payer = self._payer(state, fx)
        coins = [h for h in self.coin.handles(state, fx) if state.control[h] == payer and h != fx.source]
        hidden = looks_into_hands(self.coin)
        label = f"{self._deed()} to avert what {state.definition(fx.source).name} does?"
        asked = payer if payer >= 0 else fx.seat
        options = [*(h for h in coins if reaches(state, fx, h)), PASS]
        return ask(asked, CHOOSE_CARD, options, fx.answered, label, "SF-TERM-30", from_hand=hidden)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        if action == PASS:
            fx.pc += 1
            return True
        fx.pc += 2
        state.move(action, self.zone if self.zone == ABYSS else DISCARD, state.owner[action], PAID)
        return True

    def flat(self, flatten: Flatten) -> list[Instruction]:
        return branches(self, [self.body, []])

    def hint(self) -> float:
        return 0.7 * worth_of(self.body)


class UnlessPlayed(Effectful):
    """The indented part happens unless a player plays a card of a kind at once (SF-TERM-30, SF-ONCE-01)."""

    asks = True

    def __init__(self, what: Filter, by: Players, body: list[Instruction]) -> None:
        self.what = what
        self.by = by
        self.body = body

    def phrase(self) -> str:
        return f"unless {self.by.phrase()} plays {self.what.one()} at once, {sentence_of(self.body)}"

    def is_order(self) -> bool:
        return False

    def question(self, state: State, fx: Running) -> Ask:
        seat = next(iter(self.by.seats(state, fx)), fx.seat)
        playable = [
            card
            for card in state.pile(HAND, seat)
            if card != fx.focus and self.what.fits(state, card, fx) and why_not_at_once(state, seat, card) is None
        ]
        name = state.definition(fx.source).name
        label = f"play {self.what.one()} to avert what {name} does?"
        return ask(seat, CHOOSE_CARD, [*playable, PASS], fx.answered, label, "SF-TERM-30", from_hand=True)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        fx.pc += 1 if action == PASS else 2
        if action != PASS:
            state.call(AtOnce(card=action, seat=state.control[action], source=fx.source, manner=FORCED))
        return True

    def flat(self, flatten: Flatten) -> list[Instruction]:
        return branches(self, [self.body, []])

    def hint(self) -> float:
        return 0.7 * worth_of(self.body)
