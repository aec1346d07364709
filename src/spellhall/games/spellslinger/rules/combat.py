"""Combat damage (section CD).

Damage is dealt in passes by speed, fastest first. In each pass, every character of that speed that is still in combat
and hasn't struck yet deals damage equal to its strength: an unblocked attacker to the player, others to the characters
they are in combat with, split as their controller likes. Then the table is checked, and the next pass follows.
There are no windows between passes, and triggers wait until all are done.
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
    """All passes of combat damage.

    ``order``: who strikes in this pass; ``at``: whose choice is next; ``shares``: triples of striker, victim (-1: the
    attacked player) and amount, dealt together; ``left``: what the current striker still has.
    """

    FIELDS = ("at", "victim", "left")
    LISTS = ("order", "shares")
    __slots__ = (*FIELDS, *LISTS)
    gathers = True
    at: int
    victim: int
    left: int
    order: list[int]
    shares: list[int]

    def start(self, state: State) -> None:
        """SS-KW-08. Characters that have become Deadly since the blocks doom their opponents now."""
        mark_deadly(state)
        self.goto(self.next_pass)

    def next_pass(self, state: State) -> None:
        """SS-CD-03, SS-CD-17. The fastest characters that haven't struck yet."""
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
        """SS-CD-02, SS-CD-09, SS-CD-10. Ask whom the next one strikes."""
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
        """SS-CD-07, SS-CD-08. Ask how much this opponent takes. The rest goes to the last one."""
        card = self.order[self.at]
        foes = rivals(state, card)
        if self.victim >= len(foes) - 1:
            if foes:  # none if a player has dropped out in the meantime
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
        """SS-CD-04, SS-CD-15. Deal all damage of the pass at once; then the table is checked."""
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
    """All attackers and blockers still in combat."""
    attacks, blocks = state.marks[ATTACKS], state.marks[BLOCKS]
    piles = state.piles[IN_PLAY * state.seats : (IN_PLAY + 1) * state.seats]
    return [card for pile in piles for card in pile if attacks[card] or blocks[card]]


def destroy_doomed(state: State) -> None:
    """SS-KW-05 to SS-KW-07. At the end of combat, no matter what happened to the Deadly character."""
    doomed = state.marks[DOOMED]
    if any(doomed):
        destroy(state, *[card for seat in range(state.seats) for card in state.pile(IN_PLAY, seat) if doomed[card]])
