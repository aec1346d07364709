"""Attacking a rule card as if it were a realm (section SACK).

The bearer of the card that allows this attacks alone. Every opponent may send a champion to defend, the player of the
rule card first. The first champion sent fights the attacker in a duel.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.attacks import champions_in_hand, may_defend
from spellhall.games.spellfire.rules.battle.duel import SPOILS, Duel
from spellhall.games.spellfire.rules.battle.spoils import Spoils
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.levels.roles import in_role
from spellhall.games.spellfire.rules.plays.permits import out_of_use
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.questions import Restraint
from spellhall.games.spellfire.rules.special_cards.rule_cards import is_nobodys
from spellhall.games.spellfire.rules.tournament.teams import is_opponent
from spellhall.games.spellfire.table import ATTACKED, DISCARDED, FOUGHT, GONE, POOL, TABLE
from spellhall.kernel.frames import CHOOSE_CARD, PASS, Ask, Procedure, ask
from spellhall.kernel.state import State


class Sack(Procedure):
    """``champion`` of ``seat`` attacks the rule card ``target``; ``asked`` counts the seats asked so far."""

    FIELDS = ("champion", "seat", "target", "asked")
    __slots__ = FIELDS
    champion: int
    seat: int
    target: int
    asked: int

    def start(self, state: State) -> None:
        """SF-SACK-01. This is the turn's attack."""
        self.asked = 0
        state.set_seat(ATTACKED, self.seat, 1)
        state.mark(FOUGHT, self.champion, state.marks[FOUGHT][self.champion] + 1)
        state.tell(events.RuleCardAttacked(self.seat, self.champion, self.target))
        self.goto(self.find)

    def find(self, state: State) -> None:
        """SF-SACK-02. Find the next possible defender; if no one defends, the rule card falls, and the attacker earns
        spoils.
        """
        if not self.goes_on(state):
            return self.done(state)
        while self.asked < state.seats:
            seat = self.defender(state)
            if is_opponent(state, self.seat, seat) and not state.seat_data[GONE][seat]:
                return self.goto(self.offer)
            self.asked += 1
        self.fall(state)
        self.goto(self.over)
        return state.call(Spoils(seat=self.seat))

    def goes_on(self, state: State) -> bool:
        """Whether attacker and target are still where they were."""
        return state.zone[self.champion] == POOL and state.zone[self.target] == TABLE

    def defender(self, state: State) -> int:
        """The player to ask now: the rule card's player first, then clockwise."""
        first = self.seat + 1 if is_nobodys(state, self.target) else state.control[self.target]
        return (first + self.asked) % state.seats

    def offer(self, state: State) -> Ask:
        """SF-SACK-02. Offer any champion from pool or hand, or none."""
        seat = self.defender(state)
        name = card_of(state, self.target).name
        label = f"send a champion to defend {name}"
        options = [*guards_of(state, seat), PASS]
        return ask(seat, CHOOSE_CARD, options, self.chosen, label, "SF-SACK-02", from_hand=True)

    def chosen(self, state: State, champion: int) -> None:
        """SF-SACK-03. The two fight a duel over it."""
        self.asked += 1
        if champion == PASS:
            return self.goto(self.find)
        self.goto(self.fought)
        return state.call(Duel(champion=self.champion, rival=champion, stake=SPOILS))

    def fought(self, state: State) -> None:
        """SF-SACK-03. The rule card falls if the attacker has won."""
        if self.result == 1:
            self.fall(state)
        self.done(state)

    def fall(self, state: State) -> None:
        """SF-SACK-04. A rule card that is razed leaves play."""
        if state.zone[self.target] == TABLE:
            state.tell(events.RuleCardFell(self.seat, self.target))
            discard(state, self.target, DISCARDED)

    def over(self, state: State) -> None:
        """The spoils have been drawn."""
        self.done(state)


def guards_of(state: State, seat: int) -> list[int]:
    """The champions a seat may defend a rule card with, except those that have a price."""
    found = [champion for champion in state.pile(POOL, seat) if may_defend(state, champion)]
    for card in champions_in_hand(state, seat, attack=False):
        if card_of(state, card).price is not None:
            continue
        if may_defend(state, card) if card_of(state, card).is_champion else in_role(state, card, may_defend):
            found.append(card)
    return found


def may_attack(state: State, champion: int) -> bool:
    """Whether a champion is in its pool, has not attacked this turn, and is not kept from attacking at all."""
    if state.zone[champion] != POOL or state.marks[FOUGHT][champion] % 2 or out_of_use(state, champion):
        return False
    return not any(word.attack and word.applies(state, champion, standing) for word, standing in held(state, Restraint))
