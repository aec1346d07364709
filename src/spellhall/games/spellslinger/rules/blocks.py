"""Declaring blockers (sections BL, GR and MU).

The attacked players declare openly, one after another, clockwise. A blocker is assigned to one attacker that attacks
its own side. It must be able to block that one, and is then in combat with the attacker's whole group. Several may
block the same attacker. Blocking doesn't turn a character sideways.
"""

from __future__ import annotations

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.rules.attack import defenders, members_of
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.due import request
from spellhall.games.spellslinger.rules.numbers import characters_of, forbidden, has, is_character
from spellhall.games.spellslinger.rules.projection import held
from spellhall.games.spellslinger.rules.questions import BlockBan
from spellhall.games.spellslinger.rules.sides import lead, side
from spellhall.games.spellslinger.table import (
    ATTACKS,
    BLOCKED,
    BLOCKS,
    DOOMED,
    IN_PLAY,
    SIDEWAYS,
    UNIT,
)
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_TARGET, PASS, Ask, Procedure, ask
from spellhall.kernel.state import State


def anybody_attacks(state: State) -> bool:
    """Whether there are any attackers."""
    return any(state.marks[ATTACKS])


def attackers_of(state: State, seat: int) -> list[int]:
    """SS-BL-06, SS-TM-11. The characters that attack a seat, or its team as one."""
    attacked = lead(state, seat) + 1
    return [card for card, value in enumerate(state.marks[ATTACKS]) if value == attacked]


def why_not_block(state: State, card: int, attacker: int = -1) -> tuple[str, str]:
    """Why a character can't block (that attacker), with the rule; two empty texts when it can."""
    if not is_character(state, card):
        return "it isn't a character in play", "SS-CT-09"
    if state.marks[SIDEWAYS][card]:
        return "it's sideways", "SS-BL-04"
    if state.marks[BLOCKS][card]:
        return "it's already blocking", "SS-BL-02"
    reason = forbidden(state, BlockBan, card)
    if reason:
        return f"{reason} keeps it from blocking", "SS-AB-02"
    if attacker < 0:
        return "", ""
    if state.marks[ATTACKS][attacker] != lead(state, state.control[card]) + 1:
        return f"{card_of(state, attacker).name} is attacking someone else", "SS-BL-06"
    if not reaches(state, card, attacker):
        return f"{card_of(state, attacker).name} has Flying and it doesn't", "SS-BL-07"
    return "", ""


def blockable(state: State, card: int, attacking: list[int] | None = None) -> list[int]:
    """SS-BL-06 to SS-BL-09. The attackers that a character may block; ``attacking``: those that attack its side, if
    known.
    """
    if why_not_block(state, card)[0]:
        return []
    if attacking is None:
        attacking = attackers_of(state, state.control[card])
    return [attacker for attacker in attacking if reaches(state, card, attacker)]


def blockers(state: State, seat: int) -> list[int]:
    """A seat's characters that can block at least one of its attackers."""
    sideways, blocks, bans = state.marks[SIDEWAYS], state.marks[BLOCKS], held(state, BlockBan)
    upright = [card for card in characters_of(state, seat) if not (sideways[card] or blocks[card])]
    if not upright:
        return []
    attacking = attackers_of(state, seat)
    if any([not has(state, attacker, "Flying") for attacker in attacking]):
        able = upright
    else:
        able = [card for card in upright if attacking and has(state, card, "Flying")]
    return [card for card in able if not forbidden(state, BlockBan, card)] if bans else able


def reaches(state: State, card: int, attacker: int) -> bool:
    """SS-BL-07. Only fliers block fliers."""
    return not has(state, attacker, "Flying") or has(state, card, "Flying")


class Blocking(Procedure):
    """The blocks of all defending players. ``ready``: a bit for each seat that is done; ``card``: the current
    blocker.
    """

    FIELDS = ("ready", "card")
    __slots__ = FIELDS
    ready: int
    card: int

    def start(self, state: State) -> None:
        """The first defender."""
        self.ready = 0
        self.goto(self.pick)

    def seats(self, state: State) -> list[int]:
        """SS-BL-13. The seats that still have to declare, in order."""
        return [mate for seat in defenders(state) for mate in side(state, seat) if not self.ready >> mate & 1]

    def pick(self, state: State) -> Ask | None:
        """SS-BL-01. Ask for another blocker, or done."""
        seats = self.seats(state)
        if not seats:
            self.complete(state)
            return None
        seat = seats[0]
        able = blockers(state, seat)
        if not able:
            self.ready |= 1 << seat
            return None
        return ask(seat, CHOOSE_CARD, [*able, PASS], self.picked, "block with what?", "SS-BL-01")

    def picked(self, state: State, card: int) -> None:
        """Ask which attacker it blocks."""
        if card == PASS:
            self.ready |= 1 << self.seats(state)[0]
            self.goto(self.pick)
            return
        self.card = card
        self.goto(self.choose_attacker)

    def choose_attacker(self, state: State) -> Ask | None:
        """SS-BL-02. Offer those it can block; none if a player has dropped out in the meantime."""
        choices = blockable(state, self.card)
        if not choices:
            self.goto(self.pick)
            return None
        label = f"{card_of(state, self.card).name} blocks which attacker?"
        return ask(self.seats(state)[0], CHOOSE_TARGET, choices, self.chosen, label, "SS-BL-02")

    def chosen(self, state: State, attacker: int) -> None:
        """SS-BL-10, SS-GR-05. It is in combat with the attacker and everyone in the attacker's group."""
        state.mark(BLOCKS, self.card, state.marks[UNIT][attacker])
        for member in members_of(state, state.marks[UNIT][attacker]):
            state.mark(BLOCKED, member, 1)
        state.tell(events.BlockedBy(state.control[self.card], self.card, attacker))
        self.goto(self.pick)

    def complete(self, state: State) -> None:
        """SS-KW-08. Characters that meet a Deadly one now are doomed."""
        mark_deadly(state)
        request(state)
        self.done(state)


def rivals(state: State, card: int) -> list[int]:
    """SS-GR-06, SS-BL-10. The characters that one is in combat with, oldest first."""
    if state.marks[ATTACKS][card]:
        unit = state.marks[UNIT][card]
        found = [other for other, number in enumerate(state.marks[BLOCKS]) if number == unit]
    elif state.marks[BLOCKS][card]:
        found = members_of(state, state.marks[BLOCKS][card])
    else:
        found = []
    return sorted(found, key=state.stamp.__getitem__)


def mark_deadly(state: State) -> None:
    """SS-KW-05, SS-KW-09. Everything in combat with a Deadly character will be destroyed at the end of combat."""
    blocked, blocks = state.marks[BLOCKED], state.marks[BLOCKS]
    for pile in state.piles[IN_PLAY * state.seats : (IN_PLAY + 1) * state.seats]:
        for card in pile:
            if (blocked[card] or blocks[card]) and has(state, card, "Deadly"):
                for rival in rivals(state, card):
                    if not state.marks[DOOMED][rival]:
                        state.mark(DOOMED, rival, 1)
