"""Words for a realm where champions fight with nothing but themselves and a drawn digit (AMB-69)."""

from __future__ import annotations

from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.special_cards.chosen_digits import decider_of_digits
from spellhall.games.spellfire.table import DEFENCE, OFFENCE, ROUND_END, TURN
from spellhall.games.spellfire.words.battle.protection import NoPowers
from spellhall.games.spellfire.words.describing.nouns import ATTACKER, DEFENDER, IT, Either, cards, champions
from spellhall.games.spellfire.words.describing.numbers import LAST_DIGIT, AtOnce
from spellhall.games.spellfire.words.describing.players import PlayerOf
from spellhall.games.spellfire.words.levels.levels import Level, LevelBecomes
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.plays.permits import CannotPlay
from spellhall.games.spellfire.words.turn.hands import DiscardForDigit
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Cards


class BareHands(CannotPlay):
    """The two players who fight here play nothing with their champions; the other words of ``you.bare_hands`` see to
    what the champions bring along.
    """

    def __init__(self) -> None:
        super().__init__("all", cards, Either(champions.attacking_here, champions.defending_here))

    def phrase(self) -> str:
        return "champions fighting here cannot use other cards (not even events) or special powers"


class Unarmed(NoPowers):
    """What fights here has no power; ``BareHands`` says so."""

    def phrase(self) -> str:
        return ""


class Weightless(LevelBecomes):
    """What a champion that fights here bears counts nothing; ``BareHands`` says so."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards, 0)

    def phrase(self) -> str:
        return ""


class DrawForLevels(Effectful):
    """Both players draw and discard a card, and add its last digit to their champion's level (AMB-69)."""

    def __init__(self) -> None:
        self.gain = Level(IT, AtOnce(LAST_DIGIT))
        self.draws = [DiscardForDigit(PlayerOf(ATTACKER)), DiscardForDigit(PlayerOf(DEFENDER))]

    def phrase(self) -> str:
        return (
            "each of the two players draws and discards a card and adds its number's last digit to their champion's "
            "level this round"
        )

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        number, decider = number_of_modifier(state, self.gain), decider_of_digits(state)
        for draw, register in zip(self.draws, (OFFENCE, DEFENCE), strict=True):
            champion = state.regs[register]
            if decider < 0:
                draw.run(state, fx)
            digit = LAST_DIGIT.value(state, fx) if decider < 0 else 9 * (state.control[champion] == decider)
            effect = (number, fx.source, fx.seat, champion, ROUND_END, state.regs[TURN], fx.spared, digit)
            state.begin_lasting(effect)

    def hint(self) -> float:
        return 0.3
