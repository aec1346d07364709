"""Modifiers and conditions of duty: who must fight first, who draws attacks upon itself, who should have attacked."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle import must_fight
from spellhall.games.spellfire.rules.battle.attacks import why_not_attack
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.table import ACTIVE, ATTACKED, FORMATION, FOUGHT, HAND, POOL
from spellhall.games.spellfire.words.plays.modifiers import Held
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Condition


class FightsFirst(Held, must_fight.Vanguard):
    """Champions that must be sent, to attack or to defend, before all others of their players (SF-CALL-01)."""

    compels: bool = False

    def phrase(self) -> str:
        whose = "their players'" if self.cards.plural else "its player's"
        if self.ending() == " when you are defending":
            return f"{self.subject()} must defend before {whose} other champions"
        return f"{self.subject()} must attack and defend before {whose} other champions{self.ending()}"


class MustDefend(Held, must_fight.Vanguard):
    """Champions that must be sent to defend, before all others of their players (SF-CALL-10)."""

    compels: bool = True

    def phrase(self) -> str:
        return f"{self.subject()} must defend, before any other champion,{self.ending()}"


class DrawsAttacks(Held, must_fight.Lure):
    """Allies that other players must choose before the other allies of their side (SF-CALL-03)."""

    def phrase(self) -> str:
        return f"other players who choose allies on its side must choose {self.subject()} before the others"


class Bears(Held, must_fight.Title):
    """What a card is made for a time, for what is said of such cards (SF-CALL-05)."""

    def __init__(self, cards: Cards, title: str) -> None:
        super().__init__(cards)
        self.title = title

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('is', 'are')} {self.title}"


class Made(Cards):
    """What this card has made something by a ``Bears`` that still lasts: ``Made("a King")``."""

    def __init__(self, text: str) -> None:
        self.text = text

    def phrase(self) -> str:
        return self.text

    def handles(self, state: State, fx: Context) -> list[int]:
        return [effect[3] for effect in state.lasting if effect[1] == fx.source and effect[3] >= 0]


class HasNotAttacked(Condition):
    """It is the turn of the player of one of these champions, which has not attacked in it; ``if_able``: though it
    could (SF-CALL-04).
    """

    def __init__(self, cards: Cards, if_able: bool = True) -> None:
        self.cards = cards
        self.if_able = if_able

    def phrase(self) -> str:
        attacked = "could have attacked, but has not" if self.if_able else "has not attacked"
        return f"{self.cards.phrase()} {attacked}"

    def denied(self) -> str:
        attacked = "has attacked or could not" if self.if_able else "has attacked"
        return f"{self.cards.phrase()} {attacked}"

    def holds(self, state: State, fx: Context) -> bool:
        return any(
            state.control[card] == state.regs[ACTIVE]
            and not state.marks[FOUGHT][card]
            and (not self.if_able or could_attack(state, card))
            for card in self.cards.handles(state, fx)
        )


class SatOut(Condition):
    """The player whose turn it is could have attacked in it, and has not (SF-CALL-06)."""

    def phrase(self) -> str:
        return "the player whose turn it is could have attacked, but has not"

    def denied(self) -> str:
        return "the player whose turn it is has attacked or could not"

    def holds(self, state: State, fx: Context) -> bool:
        active = state.regs[ACTIVE]
        able = [*state.pile(POOL, active), *state.pile(HAND, active)]
        return not state.seat_data[ATTACKED][active] and any(
            card_of(state, card).is_champion and could_attack(state, card) for card in able
        )


def could_attack(state: State, champion: int) -> bool:
    """Whether there is a realm that a champion may attack, as things are."""
    seat = state.control[champion]
    return any(
        why_not_attack(state, seat, champion, realm) is None
        for other in range(state.seats)
        for realm in state.pile(FORMATION, other)
    )
