"""An attack on a rule card, as if it were a realm (section SACK).

The bearer of the card that allows it attacks alone. Anyone who plays against them may send a champion to defend, first
the player of the rule card; the first champion that is sent meets the attacker in a duel.
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
    """``champion`` of ``seat`` attacks the rule card ``target``; ``asked`` counts the seats that were asked."""

    __slots__ = ("asked", "champion", "seat", "target")
    FIELDS = ("champion", "seat", "target", "asked")
    champion: int
    seat: int
    target: int
    asked: int

    def start(self, state: State) -> None:
        """SF-SACK-01. That is the attack of the turn."""
        self.asked = 0
        state.set_seat(ATTACKED, self.seat, 1)
        state.mark(FOUGHT, self.champion, state.marks[FOUGHT][self.champion] + 1)
        state.tell(events.RuleCardAttacked(self.seat, self.champion, self.target))
        self.goto(self.find)

    def find(self, state: State) -> None:
        """SF-SACK-02. The next who may defend; if nobody does, the rule card falls, and the attacker has spoils."""
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
        """Whether both are still where they were."""
        return state.zone[self.champion] == POOL and state.zone[self.target] == TABLE

    def defender(self, state: State) -> int:
        """Who is asked now: the player of the rule card first, then clockwise."""
        first = self.seat + 1 if is_nobodys(state, self.target) else state.control[self.target]
        return (first + self.asked) % state.seats

    def offer(self, state: State) -> Ask:
        """SF-SACK-02. A champion of any kind out of pool or hand, or none."""
        seat = self.defender(state)
        name = card_of(state, self.target).name
        label = f"send a champion to defend {name}"
        options = [*guards_of(state, seat), PASS]
        return ask(seat, CHOOSE_CARD, options, self.chosen, label, "SF-SACK-02", from_hand=True)

    def chosen(self, state: State, champion: int) -> None:
        """SF-SACK-03. The two fight a duel for it."""
        self.asked += 1
        if champion == PASS:
            return self.goto(self.find)
        self.goto(self.fought)
        return state.call(Duel(champion=self.champion, rival=champion, stake=SPOILS))

    def fought(self, state: State) -> None:
        """SF-SACK-03. It falls if the attacker has won."""
        if self.result == 1:
            self.fall(state)
        self.done(state)

    def fall(self, state: State) -> None:
        """SF-SACK-04. A rule card that is razed leaves play."""
        if state.zone[self.target] == TABLE:
            state.tell(events.RuleCardFell(self.seat, self.target))
            discard(state, self.target, DISCARDED)

    def over(self, state: State) -> None:
        """Spoils have been drawn."""
        self.done(state)


def guards_of(state: State, seat: int) -> list[int]:
    """The champions with which a seat may defend a rule card, those that must be paid for left out."""
    found = [champion for champion in state.pile(POOL, seat) if may_defend(state, champion)]
    for card in champions_in_hand(state, seat, attack=False):
        if card_of(state, card).price is not None:
            continue
        if may_defend(state, card) if card_of(state, card).is_champion else in_role(state, card, may_defend):
            found.append(card)
    return found


def may_attack(state: State, champion: int) -> bool:
    """Whether a champion is at home, has not attacked this turn, and nothing keeps it from attacking at all."""
    if state.zone[champion] != POOL or state.marks[FOUGHT][champion] % 2 or out_of_use(state, champion):
        return False
    return not any(word.attack and word.applies(state, champion, standing) for word, standing in held(state, Restraint))
