"""Declaring attackers, alone or in groups (sections AT, GR and MU).

The active player picks attackers one by one. Each attacks an opponent of their choice, alone or in a group with others
that attack the same opponent. In a group, at most one member lacks Bonding (SS-GR-01).
All are declared together: they turn sideways once the declaration is complete.
Members of a team as one declare one after another, as a single attack.
"""

from __future__ import annotations

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.due import request
from spellhall.games.spellslinger.rules.numbers import characters_of, forbidden, has, is_character
from spellhall.games.spellslinger.rules.projection import held
from spellhall.games.spellslinger.rules.questions import AttackBan, Urge, Vigilance
from spellhall.games.spellslinger.rules.sides import active_seats, clockwise, has_turn, may_attack, turn_is_over
from spellhall.games.spellslinger.rules.targets import player, seat_of
from spellhall.games.spellslinger.table import (
    ACTIVE,
    ATTACKS,
    HELD,
    OUT,
    SIDEWAYS,
    UNIT,
)
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_OPTION, CHOOSE_TARGET, PASS, Ask, Procedure, ask
from spellhall.kernel.state import State


def why_not_attack(state: State, card: int) -> tuple[str, str]:
    """Why a character can't be declared as an attacker, with the rule; two empty texts when it can."""
    if not is_character(state, card):
        return "it isn't a character in play", "SS-CT-09"
    if not has_turn(state, state.control[card]):
        return "you can attack only on your own turn", "SS-OW-03"
    if state.marks[SIDEWAYS][card]:
        return "it's sideways", "SS-AT-03"
    if state.marks[ATTACKS][card]:
        return "it's already attacking", "SS-AT-09"
    if state.seat_data[HELD][state.control[card]] == 2:
        return "your characters can't attack this turn", "SS-AB-02"
    reason = forbidden(state, AttackBan, card)
    return (f"{reason} keeps it from attacking", "SS-AB-02") if reason else ("", "")


def candidates(state: State, seat: int) -> list[int]:
    """SS-AT-02. A seat's characters that may be declared now: there is always an opponent to attack."""
    if not has_turn(state, seat) or state.seat_data[HELD][seat] == 2:
        return []
    sideways, attacks, bans = state.marks[SIDEWAYS], state.marks[ATTACKS], held(state, AttackBan)
    return [
        card
        for card in characters_of(state, seat)
        if not (sideways[card] or attacks[card] or (bans and forbidden(state, AttackBan, card)))
    ]


def has_to_attack(state: State, card: int) -> bool:
    """Whether something forces a character to attack if it can."""
    for word, standing in held(state, Urge):
        if word.cards.accepts(state, card, standing) and word.applies(state, standing):
            return True
    return False


def groups_for(state: State, card: int, target: int) -> list[int]:
    """SS-GR-01 to SS-GR-04. The groups attacking the same player that a character may join."""
    if not any(state.marks[ATTACKS]):
        return []
    found = []
    units = {
        state.marks[UNIT][other]
        for other, attacked in enumerate(state.marks[ATTACKS])
        if attacked == target + 1 and other != card
    }
    for unit in sorted(units):
        members = [*members_of(state, unit), card]
        if sum(not has(state, member, "Bonding") for member in members) <= 1:
            found.append(unit)
    return found


def members_of(state: State, unit: int) -> list[int]:
    """The attackers in a group, by its number."""
    return [card for card, number in enumerate(state.marks[UNIT]) if number == unit and state.marks[ATTACKS][card]]


class Declaration(Procedure):
    """One declaration of attackers. ``place``: which member of the active side declares; ``card``: the current
    attacker.
    """

    FIELDS = ("place", "card", "target", "units")
    __slots__ = FIELDS
    place: int
    card: int
    target: int
    units: int

    def start(self, state: State) -> None:
        """The first member of the side declares."""
        self.place = 0
        self.units = 0
        self.goto(self.pick)

    def seat(self, state: State) -> int:
        """Who declares now."""
        return active_seats(state)[self.place]

    def pick(self, state: State) -> Ask | None:
        """SS-AT-02. Ask for another attacker, or done. Characters that must attack can't be left out."""
        if turn_is_over(state):
            self.done(state)
            return None
        seats = active_seats(state)
        if self.place >= len(seats):
            self.complete(state)
            return None
        seat = seats[self.place]
        able = candidates(state, seat)
        if not able:
            self.place += 1
            if self.place >= len(seats):
                self.complete(state)
            return None
        bound = [card for card in able if has_to_attack(state, card)] if held(state, Urge) else []
        options = bound or [*able, PASS]
        return ask(seat, CHOOSE_CARD, options, self.picked, "attack with what?", "SS-AT-02")

    def picked(self, state: State, card: int) -> None:
        """SS-AT-04. Ask whom it attacks."""
        if card == PASS:
            self.place += 1
            self.goto(self.pick)
            return
        self.card = card
        self.goto(self.choose_target)

    def choose_target(self, state: State) -> Ask | None:
        """SS-AT-05, SS-AT-11. Offer every opponent."""
        if turn_is_over(state):
            self.goto(self.pick)
            return None
        seat = self.seat(state)
        targets = [player(other) for other in may_attack(state, seat)]
        if len(targets) == 1:
            self.target_chosen(state, targets[0])
            return None
        label = f"{card_of(state, self.card).name} attacks whom?"
        return ask(seat, CHOOSE_TARGET, targets, self.target_chosen, label, "SS-AT-04")

    def target_chosen(self, state: State, target: int) -> None:
        """Ask whether it attacks alone or in a group."""
        self.target = seat_of(target)
        self.goto(self.choose_group)

    def choose_group(self, state: State) -> Ask | None:
        """SS-GR-01. It may join a group that attacks the same player; if they have dropped out, choose another
        target.
        """
        if state.seat_data[OUT][self.target] or turn_is_over(state):
            self.goto(self.choose_target)
            return None
        units = groups_for(state, self.card, self.target)
        if not units:
            self.grouped(state, 0)
            return None
        names = {unit: " and ".join(card_of(state, c).name for c in members_of(state, unit)) for unit in units}
        words = tuple("alone" if unit not in names else f"with {names[unit]}" for unit in range(self.units + 1))
        label = f"does {card_of(state, self.card).name} attack alone or in a group?"
        return ask(self.seat(state), CHOOSE_OPTION, [0, *units], self.grouped, label, "SS-GR-01", words=words)

    def grouped(self, state: State, unit: int) -> None:
        """It becomes an attacker once all are declared; until then it's just marked."""
        if unit == 0:
            self.units += 1
            unit = self.units
        state.mark(UNIT, self.card, unit)
        state.mark(ATTACKS, self.card, self.target + 1)
        self.goto(self.pick)

    def complete(self, state: State) -> None:
        """SS-AT-06, SS-AT-09. All attackers turn sideways together; then they attack."""
        marks = state.marks[ATTACKS]
        attackers = [card for card, attacked in enumerate(marks) if attacked] if any(marks) else []
        if not attackers:
            self.done(state)
            return
        upright = held(state, Vigilance)
        for card in attackers:
            if not any([word.cards.accepts(state, card, standing) for word, standing in upright]):
                state.mark(SIDEWAYS, card, 1)
        for card in sorted(attackers, key=lambda card: (state.marks[UNIT][card], card)):
            state.tell(events.Attacked(state.marks[ATTACKS][card] - 1, card, state.marks[UNIT][card]))
        request(state)
        self.done(state)


def defenders(state: State) -> list[int]:
    """SS-MU-02, SS-BL-13. The attacked seats, clockwise from the active player."""
    if not any(state.marks[ATTACKS]):
        return []
    attacked = {value - 1 for value in state.marks[ATTACKS] if value}
    return [s for s in clockwise(state, state.regs[ACTIVE]) if s in attacked and not state.seat_data[OUT][s]]
