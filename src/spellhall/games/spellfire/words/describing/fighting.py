"""What part the cards of a description have in the battle.

Most of it only fighters have, and what hangs on them (``_in_round``).
"""

from __future__ import annotations

from typing import Self

from mypy_extensions import trait

from spellhall.games.spellfire.facts import ALLY
from spellhall.games.spellfire.rules.battle.attacks import came_by, could_attack
from spellhall.games.spellfire.rules.battle.shared_holdings import is_here
from spellhall.games.spellfire.rules.battle.sides import attachments, bearer_of, facing, fighter_of, in_combat, in_round
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.table import (
    ATTACKER,
    BATTLE,
    DEFENCE,
    ENTERED,
    HAND,
    OFFENCE,
    TABLE,
    TARGET,
)
from spellhall.games.spellfire.table import DEFENDER as DEFENDING_SEAT
from spellhall.games.spellfire.words.describing.descriptions import BEFORE, OF_OPPOSING_PLAYER, Description
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, numeral


@trait
class Fighting(Description):
    """Narrows a description to cards that take part in the battle."""

    abstract = True

    @property
    def in_battle(self) -> Self:
        """Taking part in the present round; those of the opposing player are then "opposing"."""
        if OF_OPPOSING_PLAYER not in self.clauses:
            return self._in_round(lambda s, h, fx: in_round(s, h), "in the battle")
        narrowed = self._in_round(lambda s, h, fx: in_round(s, h), "opposing", BEFORE)
        narrowed.clauses = tuple([clause for clause in narrowed.clauses if clause != OF_OPPOSING_PLAYER])
        return narrowed

    @property
    def fighting_with_this(self) -> Self:
        """On the same side of the round as this card."""
        return self._in_round(
            lambda s, h, fx: in_round(s, h) and in_round(s, fx.source) and s.control[h] == s.control[fx.source],
            "on its side of the battle",
        )

    @property
    def against_this(self) -> Self:
        """On the other side of the round."""
        return self._in_round(
            lambda s, h, fx: in_round(s, h) and facing(s, h) >= 0 and facing(s, h) == bearer_of(s, fx.source),
            "opposing",
            BEFORE,
        )

    def against(self, card: Cards) -> Self:
        """On the other side of the round from a named card: ``allies.against(IT)``."""
        return self._in_round(
            lambda s, h, fx: in_round(s, h) and facing(s, h) in card.handles(s, fx), f"fighting against {card.phrase()}"
        )

    @property
    def defending(self) -> Self:
        """The present defender."""
        return self._in_round(lambda s, h, fx: bearer_of(s, h) == s.regs[DEFENCE] >= 0, "defending", BEFORE)

    @property
    def attacking(self) -> Self:
        """The present attacker."""
        return self._in_round(lambda s, h, fx: bearer_of(s, h) == s.regs[OFFENCE] >= 0, "attacking", BEFORE)

    @property
    def defending_here(self) -> Self:
        """Defending this realm (or the realm that this holding is attached to)."""
        return self._in_round(
            lambda s, h, fx: bearer_of(s, h) == s.regs[DEFENCE] >= 0 and is_here(s, fx.source, s.regs[TARGET]),
            "defending here",
        )

    @property
    def sent_here(self) -> Self:
        """Champions sent to defend this realm (or the realm that this card is attached to), not the realm itself."""
        return self._in_round(
            lambda s, h, fx: (
                h == s.regs[DEFENCE] >= 0 and s.zone[h] == BATTLE and is_here(s, fx.source, s.regs[TARGET])
            ),
            "sent to defend here",
        )

    @property
    def attacking_here(self) -> Self:
        """Attacking this realm (or the realm that this holding is attached to)."""
        return self._in_round(
            lambda s, h, fx: bearer_of(s, h) == s.regs[OFFENCE] >= 0 and is_here(s, fx.source, s.regs[TARGET]),
            "attacking here",
        )

    @property
    def fighting_here(self) -> Self:
        """Used on either side of a battle for this realm (or the realm that this holding is attached to)."""
        return self.with_test(
            lambda s, h, fx: is_here(s, fx.source, s.regs[TARGET]) and (in_round(s, h) or _played_in_round(s, h)),
            "fighting here",
        )

    def defending_any(self, places: Description) -> Self:
        """Defending any of the named realms."""
        return self._in_round(
            lambda s, h, fx: (
                bearer_of(s, h) == s.regs[DEFENCE] >= 0 <= s.regs[TARGET] and places.fits(s, s.regs[TARGET], fx)
            ),
            f"defending {places.many()}",
        )

    @property
    def attacking_your_realms(self) -> Self:
        """Attacking any realm of the card's player."""
        return self._in_round(
            lambda s, h, fx: bearer_of(s, h) == s.regs[OFFENCE] >= 0 and s.regs[DEFENDING_SEAT] == fx.seat,
            "attacking your realms",
        )

    @property
    def defending_your_realms(self) -> Self:
        """Defending any realm of the card's player."""
        return self._in_round(
            lambda s, h, fx: bearer_of(s, h) == s.regs[DEFENCE] >= 0 and s.regs[DEFENDING_SEAT] == fx.seat,
            "defending your realms",
        )

    @property
    def attacked(self) -> Self:
        """The realm under attack."""
        return self.with_test(lambda s, h, fx: h == s.regs[TARGET], "attacked", BEFORE)

    @property
    def beside_the_attacked(self) -> Self:
        """Other realms of the formation under attack."""
        return self.with_test(
            lambda s, h, fx: h != s.regs[TARGET] and s.control[h] == s.regs[DEFENDING_SEAT],
            "of the attacked formation other than the attacked realm",
        )

    @property
    def joining_this(self) -> Self:
        """Attached to this card's bearer, or about to join it (in hand while it fights)."""
        return self.with_test(
            lambda s, h, fx: (
                s.control[h] == fx.seat
                and (s.host[h] == s.host[fx.source] if s.zone[h] != HAND else in_round(s, fx.source))
            ),
            "played with its bearer",
        )

    def first_with(self, champion: Cards, number: int = 1) -> Self:
        """Of the allies of a champion that fights those that came first, so many of them, or about to be (in hand)."""
        which = "coming first" if number == 1 else f"among the first {numeral(number)}"
        return self.with_test(
            lambda s, h, fx: _is_among_first(s, h, fx, champion, number),
            f"{which} in the force of {champion.phrase()}",
            about=(champion,),
        )

    def in_force_of(self, champion: Cards) -> Self:
        """Of the allies of a champion that fights, or about to be (in hand)."""
        return self.with_test(
            lambda s, h, fx: _fights_beside(s, h, fx, champion),
            f"in the force of {champion.phrase()}",
            about=(champion,),
        )

    @property
    def played_after_it(self) -> Self:
        """On either side of this card's round and played after it, or yet to be played (in hand)."""
        return self.with_test(_comes_after, "played after it in the battle")

    @property
    def in_its_force_after_it(self) -> Self:
        """On the side of this card and played after it, or yet to be played (in hand)."""
        return self.with_test(
            lambda s, h, fx: s.control[h] == fx.seat and _comes_after(s, h, fx), "played after it on its side"
        )

    @property
    def met(self) -> Self:
        """In a battle the one that is faced; outside of it any."""
        return self.with_test(
            lambda s, h, fx: not in_combat(s) or (facing(s, h) >= 0 and s.control[facing(s, h)] == fx.seat),
            "(in combat, the opposing one)",
        )

    @property
    def unless_in_combat(self) -> Self:
        """While no combat goes on."""
        return self.with_test(lambda s, h, fx: not in_combat(s), "(unless champions are in combat)")

    def by_way_of(self, places: Description) -> Self:
        """Attacking by way of such a realm, without whose power they could not (SF-VIA-02)."""
        return self._in_round(
            lambda s, h, fx: (
                h == s.regs[OFFENCE] and came_by(s, h, s.regs[TARGET], lambda source: places.fits(s, source, fx))
            ),
            f"attacking by way of {places.one()}",
        )

    def open_to(self, champion: Cards) -> Self:
        """Realms that a named champion could attack, apart from the one under attack."""
        return self.with_test(
            lambda s, h, fx: any(could_attack(s, one, h) for one in champion.handles(s, fx)),
            f"that {champion.phrase()} could attack",
            about=(champion,),
        )

    @property
    def not_attacked(self) -> Self:
        """Realms other than the one under attack."""
        return self.with_test(lambda s, h, fx: h != s.regs[TARGET], "other", BEFORE)

    @property
    def open_to_diversion(self) -> Self:
        """Realms that an attack can be turned on: neither the attacked one nor one of the attacker's."""
        return self.with_test(
            lambda s, h, fx: s.control[h] != s.regs[ATTACKER] and h != s.regs[TARGET],
            "that is neither under attack nor the attacker's",
        )

    def facing(self, what: Description) -> Self:
        """Fighting against such a champion."""
        return self._in_round(
            lambda s, h, fx: in_round(s, h) and facing(s, h) >= 0 and what.fits(s, facing(s, h), fx),
            f"facing {what.many()}",
        )


def _played_in_round(state: State, handle: int) -> bool:
    return state.zone[handle] == TABLE and bool(state.marks[ENTERED][handle])


def _comes_after(state: State, handle: int, fx: Context) -> bool:
    if not in_round(state, fx.source):
        return False
    later = state.stamp[handle] > state.stamp[fx.source]
    return state.zone[handle] == HAND or (in_round(state, handle) and later)


def _leader_of(state: State, ally: int) -> int:
    return fighter_of(state, state.control[ally]) if state.zone[ally] == HAND else state.host[ally]


def _fights_beside(state: State, ally: int, fx: Context, champion: Cards) -> bool:
    fighter = _leader_of(state, ally)
    return fighter >= 0 and in_round(state, fighter) and champion.accepts(state, fighter, fx)


def _is_among_first(state: State, ally: int, fx: Context, champion: Cards, number: int) -> bool:
    if not _fights_beside(state, ally, fx, champion):
        return False
    fighter = _leader_of(state, ally)
    others = [card for card in attachments(state, fighter) if card != ally and card_of(state, card).type == ALLY]
    earlier = [card for card in others if state.zone[ally] == HAND or state.stamp[card] < state.stamp[ally]]
    return len(earlier) < number
