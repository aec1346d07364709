"""Where the cards of a description are: their zone, what they're attached to, their place of a formation."""

from __future__ import annotations

from typing import Self

from mypy_extensions import trait

from spellhall.games.spellfire.facts import WHOLE_PILE
from spellhall.games.spellfire.rules.battle.attacks import is_exposed
from spellhall.games.spellfire.rules.battle.fallen import fell_last
from spellhall.games.spellfire.rules.battle.sides import attachments, bearer_of
from spellhall.games.spellfire.rules.game_form import keeper
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.levels.traits import shares_world
from spellhall.games.spellfire.rules.plays.at_once import why_not_at_once
from spellhall.games.spellfire.rules.plays.permits import is_world_free, why_not_bear
from spellhall.games.spellfire.rules.plays.rule_of_the_cosmos import name_is_free
from spellhall.games.spellfire.rules.questions import Breadth
from spellhall.games.spellfire.table import (
    ABYSS,
    ATTACHED,
    BATTLE,
    BENEATH,
    DISCARD,
    DRAW_PILE,
    FORMATION,
    FOUGHT,
    HAND,
    IN_PLAY,
    LEFT_AT,
    LIMBO,
    PLACE,
    PLACES,
    POOL,
    RAZED,
    ROWS,
    SHIELDED_BY,
    TABLE,
    TURN,
)
from spellhall.games.spellfire.words.describing.descriptions import BEFORE, Description
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.kernel.state import State
from spellhall.language.words import Cards, numeral


def _touch(state: State, realm: int, other: int) -> bool:
    """Whether two realms of one formation lie side by side, or one directly before the other (SF-FORM-15)."""
    if state.control[realm] != state.control[other] or not state.zone[realm] == state.zone[other] == FORMATION:
        return False
    first, second = sorted((state.marks[PLACE][realm], state.marks[PLACE][other]))
    return first in SHIELDED_BY[second] or (second == first + 1 and any({first, second} <= set(row) for row in ROWS))


@trait
class Places(Description):
    """Narrows a description to cards that lie somewhere."""

    abstract = True

    @property
    def in_pool(self) -> Self:
        """In a pool; fighting champions are not (SF-POOL-04)."""
        return self.with_test(lambda s, h, fx: s.zone[h] == POOL or s.zone[bearer_of(s, h)] == POOL, "in a pool")

    @property
    def in_hand(self) -> Self:
        """In a hand."""
        return self.with_test(lambda s, h, fx: True, "in hand", zones=(HAND,))

    @property
    def in_hand_or_pool(self) -> Self:
        """In a hand or a pool."""
        return self.with_test(
            lambda s, h, fx: s.zone[h] == HAND or s.zone[bearer_of(s, h)] == POOL,
            "from hand or pool",
            zones=(HAND, POOL, ATTACHED),
        )

    @property
    def in_pool_or_discard(self) -> Self:
        """In a pool or a discard pile; in the latter only those whose names are free."""
        return self.with_test(
            lambda s, h, fx: s.zone[h] == POOL or name_is_free(s, h), "in a pool or discard pile", zones=(POOL, DISCARD)
        )

    @property
    def in_hand_or_play(self) -> Self:
        """In a hand, or in play."""
        return self.with_test(lambda s, h, fx: True, "in hand or in play", zones=(HAND, *IN_PLAY))

    @property
    def in_play_or_discard(self) -> Self:
        """In play, or in a discard pile."""
        return self.with_test(lambda s, h, fx: True, "in play or in a discard pile", zones=(*IN_PLAY, DISCARD))

    @property
    def in_formation(self) -> Self:
        """In a formation: of realms those that lie there, beside cards that lie elsewhere."""
        return self.with_test(lambda s, h, fx: True, "in the formation", zones=(FORMATION,))

    @property
    def in_hand_or_discard(self) -> Self:
        """In a hand or a discard pile."""
        return self.with_test(lambda s, h, fx: True, "from hand or discard pile", zones=(HAND, DISCARD))

    @property
    def in_discard(self) -> Self:
        """In a discard pile."""
        return self.with_test(lambda s, h, fx: True, "in a discard pile", zones=(DISCARD,))

    @property
    def at_the_bottom(self) -> Self:
        """The lowest card of a discard pile."""
        return self.with_test(
            lambda s, h, fx: s.pile(DISCARD, s.control[h])[0] == h, "at the bottom of a discard pile", zones=(DISCARD,)
        )

    @property
    def in_limbo(self) -> Self:
        """In Limbo."""
        return self.with_test(lambda s, h, fx: True, "in Limbo", zones=(LIMBO,))

    @property
    def in_abyss(self) -> Self:
        """In the Abyss; under ``abyss_return = never`` nothing can be found there (SF-ABYSS-04, SF-ABYSS-05)."""
        return self.with_test(
            lambda s, h, fx: s.game.options["abyss_return"] == "by_card", "in the Abyss", zones=(ABYSS,)
        )

    @property
    def on_table(self) -> Self:
        """Lying on the table by itself: rule cards, lasting events and spells."""
        return self.with_test(lambda s, h, fx: True, "on the table", zones=(TABLE,))

    @property
    def just_lost(self) -> Self:
        """Which left play this turn."""
        return self.with_test(lambda s, h, fx: s.marks[LEFT_AT][h] == s.regs[TURN], "lost this turn")

    @property
    def not_having_attacked(self) -> Self:
        """Champions that have not attacked this turn."""
        return self.with_test(lambda s, h, fx: not s.marks[FOUGHT][h], "that have not attacked this turn")

    @property
    def fallen_in_battle(self) -> Self:
        """Killed in the last battle, and in the discard pile since (SF-POOL-12)."""
        return self.with_test(lambda s, h, fx: h in fell_last(s), "killed in the last battle", zones=(DISCARD,))

    @property
    def just_drawn(self) -> Self:
        """In the hand of the one who drew by the event that a text waits for, and drawn by it."""
        return self.with_test(
            lambda s, h, fx: s.control[h] == fx.number & 15 and s.stamp[h] > fx.number >> 4,
            "just drawn",
            zones=(HAND,),
        )

    def among_top(self, number: int, players: Players) -> Self:
        """Among the top cards of the draw piles of players, where nothing hides them (SF-RULE-04)."""
        return self.with_test(
            lambda s, h, fx: (
                h in s.pile(DRAW_PILE, s.control[h])[-number:]
                and s.control[h] in [keeper(s, seat) for seat in players.seats(s, fx)]
                and (s.control[h] == fx.seat or bool(s.seen[h] >> fx.seat & 1))
            ),
            {1: "on top of it", WHOLE_PILE: "in it"}.get(number, f"among those top {numeral(number)} cards"),
            zones=(DRAW_PILE,),
        )

    @property
    def attached(self) -> Self:
        """Attached to some champion or realm."""
        return self.with_test(lambda s, h, fx: s.host[h] >= 0, "attached", BEFORE)

    def attached_to(self, hosts: Cards) -> Self:
        """Attached to the named cards."""
        narrowed = self.with_test(
            lambda s, h, fx: s.host[h] >= 0 and hosts.accepts(s, s.host[h], fx),
            f"attached to {hosts.phrase()}",
            about=(hosts,),
        )
        narrowed.in_rounds = self.in_rounds or bool(getattr(hosts, "in_rounds", False))
        return narrowed

    @property
    def on_this(self) -> Self:
        """Attached to this very card."""
        return self.with_test(lambda s, h, fx: s.host[h] == fx.source, "attached to it")

    @property
    def elsewhere(self) -> Self:
        """Attached to any other card than this."""
        return self.with_test(lambda s, h, fx: s.host[h] != fx.source, "that it does not bear")

    @property
    def under_this(self) -> Self:
        """Lying under this card, out of play (SF-KEPT-01)."""
        return self.with_test(lambda s, h, fx: s.host[h] == fx.source, "under it", zones=(BENEATH,))

    @property
    def playable_at_once(self) -> Self:
        """Which the card's player could play at this moment (section ONCE)."""
        return self.with_test(lambda s, h, fx: why_not_at_once(s, fx.seat, h) is None, "playable", BEFORE)

    @property
    def with_this(self) -> Self:
        """Attached to this champion (or to the bearer of this card)."""
        return self.with_test(
            lambda s, h, fx: s.host[h] >= 0 and s.host[h] == bearer_of(s, fx.source) and h != fx.source,
            "in its force",
        )

    def bearing(self, what: Description) -> Self:
        """With such a card attached."""
        return self.with_test(
            lambda s, h, fx: any(what.fits(s, other, fx) for other in attachments(s, h)), f"bearing {what.one()}"
        )

    @property
    def bearing_its_like(self) -> Self:
        """With another card of this card's name attached."""
        return self.with_test(
            lambda s, h, fx: any(card_of(s, c).name == card_of(s, fx.source).name for c in attachments(s, h)),
            "that also bears one",
        )

    def without(self, what: Description) -> Self:
        """With no such card attached."""
        return self.with_test(
            lambda s, h, fx: not any(what.fits(s, other, fx) for other in attachments(s, h)), f"without {what.one()}"
        )

    @property
    def of_a_strange_world(self) -> Self:
        """Artifacts attached to a champion that cannot bear artifacts of their world (SF-ATT-03)."""
        return self.with_test(
            lambda s, h, fx: (
                s.host[h] >= 0
                and s.zone[s.host[h]] in (POOL, BATTLE)
                and not is_world_free(card_of(s, h))
                and not shares_world(s, s.host[h], h)
                and not any(word.applies(s, s.host[h], standing) for word, standing in held(s, Breadth))
            ),
            "of a world that their bearers cannot bear artifacts of",
        )

    @property
    def able_to_bear_this(self) -> Self:
        """Champions that may bear this item or artifact now."""
        return self.with_test(lambda s, h, fx: why_not_bear(s, h, fx.source) is None, "able to bear it")

    def able_to_bear(self, card: Cards) -> Self:
        """Champions that may bear a named item or artifact now, besides the one that bears it."""
        return self.with_test(
            lambda s, h, fx: (
                not card.handles(s, fx)
                or any(s.host[c] != h and why_not_bear(s, h, c) is None for c in card.handles(s, fx))
            ),
            f"able to bear {card.phrase()}",
            about=(card,),
        )

    @property
    def of_free_names(self) -> Self:
        """Which the Rule of the Cosmos lets come into play."""
        return self.with_test(lambda s, h, fx: name_is_free(s, h), "whose name is not in play")

    @property
    def without_holding(self) -> Self:
        """Realms that no holding is attached to."""
        return self.with_test(
            lambda s, h, fx: not any(card_of(s, c).is_holding for c in attachments(s, h)), "without a holding"
        )

    @property
    def unrazed(self) -> Self:
        """Face up."""
        return self.with_test(lambda s, h, fx: not s.marks[RAZED][h], "unrazed", BEFORE)

    @property
    def razed(self) -> Self:
        """Face down."""
        return self.with_test(lambda s, h, fx: bool(s.marks[RAZED][h]), "razed", BEFORE)

    @property
    def exposed(self) -> Self:
        """Shielded by no realm."""
        return self.with_test(lambda s, h, fx: is_exposed(s, h), "exposed", BEFORE)

    @property
    def foremost(self) -> Self:
        """The first realm of a formation: the one in the lowest place, from A on."""
        return self.with_test(
            lambda s, h, fx: (
                s.zone[h] == FORMATION
                and s.marks[PLACE][h] == min(s.marks[PLACE][r] for r in s.pile(FORMATION, s.control[h]))
            ),
            "that lie first in their formation, counted from place A",
        )

    def in_places(self, places: str) -> Self:
        """Lying in one of the named places of a formation: ``realms.in_places("CDE")``."""
        text = f"in place{'s' if len(places) > 1 else ''} {' or '.join(places)}"
        return self.with_test(lambda s, h, fx: s.zone[h] == FORMATION and PLACES[s.marks[PLACE][h]] in places, text)

    def beside(self, realm: Cards) -> Self:
        """Other realms of the formation where a named realm lies."""
        return self.with_test(
            lambda s, h, fx: not fx.slots or any(h != r and s.control[h] == s.control[r] for r in realm.handles(s, fx)),
            "in the same formation",
            about=(realm,),
        )

    def next_to(self, realm: Cards) -> Self:
        """Realms whose places in a formation touch that of a named realm (SF-FORM-15)."""
        return self.with_test(
            lambda s, h, fx: any(_touch(s, h, other) for other in realm.handles(s, fx)),
            f"next to {realm.phrase()}",
            zones=(FORMATION,),
            about=(realm,),
        )

    @property
    def with_neighbours(self) -> Self:
        """Realms whose formation holds another realm."""
        return self.with_test(
            lambda s, h, fx: len(s.pile(FORMATION, s.control[h])) > 1, "with another realm in its formation"
        )

    @property
    def off_the_formation(self) -> Self:
        """Neither a realm nor a holding, even where a realm fights as a champion."""
        return self.with_test(
            lambda s, h, fx: s.zone[h] != FORMATION and not card_of(s, h).is_holding, "except realms and holdings"
        )
