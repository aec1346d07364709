"""Combat damage (section CD).

Damage is dealt in passes by speed, the fastest first. In a pass everyone of that speed who is still in combat and has
not struck deals damage equal to its strength: an unblocked attacker to the player, a fighter to those it is in combat
with, split as its controller likes. Then the table is put in order, and the next pass follows with those left. There
is no window between passes, and triggers wait until all are done.
"""

from __future__ import annotations

from spellhall.games.spellslinger.rules.blocks import mark_deadly, rivals
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.life import damage, hurt, tell_all
from spellhall.games.spellslinger.rules.numbers import speed, strength
from spellhall.games.spellslinger.rules.sides import clockwise
from spellhall.games.spellslinger.rules.zones import destroy
from spellhall.games.spellslinger.table import ACTIVE, ATTACKS, BLOCKED, BLOCKS, DOOMED, IN_PLAY, STRUCK
from spellhall.kernel.events import Event
from spellhall.kernel.frames import DIVIDE, Ask, Procedure, ask
from spellhall.kernel.state import State


class CombatDamage(Procedure):
    """All passes. ``order``: who strikes in this pass; ``at``: how far their choices have come; ``shares``: triples of
    striker, victim (-1: the attacked player) and amount, dealt together; ``left``: what the present striker still has.
    """

    __slots__ = ("at", "left", "order", "shares", "victim")
    FIELDS = ("at", "victim", "left")
    LISTS = ("order", "shares")
    gathers = True
    at: int
    victim: int
    left: int
    order: list[int]
    shares: list[int]

    def start(self, state: State) -> None:
        """SS-KW-08. Who has become Deadly since the blocks dooms its opponents now."""
        mark_deadly(state)
        self.goto(self.next_pass)

    def next_pass(self, state: State) -> None:
        """SS-CD-03, SS-CD-17. The fastest of those who have not struck yet."""
        waiting = [card for card in fighters(state) if not state.marks[STRUCK][card]]
        if not waiting:
            self.done(state)
            return
        fastest = max(speed(state, card) for card in waiting)
        rank = {seat: place for place, seat in enumerate(clockwise(state, state.regs[ACTIVE]))}
        self.order = [card for card in waiting if speed(state, card) == fastest]
        self.order.sort(key=lambda card: (rank[state.control[card]], card))
        self.at = 0
        self.shares = []
        self.goto(self.next_striker)

    def next_striker(self, state: State) -> None:
        """SS-CD-02, SS-CD-09, SS-CD-10. Whom does the next one strike?"""
        if self.at >= len(self.order):
            self.goto(self.deal)
            return
        card = self.order[self.at]
        self.left = strength(state, card)
        self.victim = 0
        if rivals(state, card):
            self.goto(self.split)
            return
        if state.marks[ATTACKS][card] and not state.marks[BLOCKED][card]:
            self.shares += [card, -1, self.left]
        self.at += 1

    def split(self, state: State) -> Ask | None:
        """SS-CD-07, SS-CD-08. How much to this opponent? What is left goes to the last."""
        card = self.order[self.at]
        foes = rivals(state, card)
        if self.victim >= len(foes) - 1:
            if foes:  # none when a player has dropped out meanwhile
                self.shares += [card, foes[-1], self.left]
            self.at += 1
            self.goto(self.next_striker)
            return None
        name, foe = card_of(state, card).name, card_of(state, foes[self.victim]).name
        label = f"{name} deals how much of its {self.left} damage to {foe}?"
        return ask(state.control[card], DIVIDE, list(range(self.left, -1, -1)), self.take, label, "SS-CD-07")

    def take(self, state: State, amount: int) -> None:
        """One share."""
        card = self.order[self.at]
        self.shares += [card, rivals(state, card)[self.victim], amount]
        self.left -= amount
        self.victim += 1

    def deal(self, state: State) -> None:
        """SS-CD-04, SS-CD-15. All damage of the pass at the same time; then the table is put in order."""
        fighting = [card for card in self.order if state.marks[ATTACKS][card] or state.marks[BLOCKS][card]]
        for card in fighting:
            state.mark(STRUCK, card, 1)
        attacked = {card: state.marks[ATTACKS][card] - 1 for card in fighting}
        told: list[Event] = []
        for i in range(0, len(self.shares), 3):
            card, victim, amount = self.shares[i : i + 3]
            if card not in attacked:  # SS-WL-12
                continue
            if victim >= 0:
                told += damage(state, victim, amount, card, combat=True)
            else:
                told += hurt(state, attacked[card], amount, card, state.control[card], combat=True)
        tell_all(state, told)
        self.goto(self.next_pass)


def fighters(state: State) -> list[int]:
    """All that attack or block and are still in combat."""
    return [
        card
        for seat in range(state.seats)
        for card in state.pile(IN_PLAY, seat)
        if state.marks[ATTACKS][card] or state.marks[BLOCKS][card]
    ]


def destroy_doomed(state: State) -> None:
    """SS-KW-05 to SS-KW-07. At the end of combat, whatever became of the Deadly character."""
    doomed = [card for seat in range(state.seats) for card in state.pile(IN_PLAY, seat) if state.marks[DOOMED][card]]
    if doomed:
        destroy(state, *doomed)
