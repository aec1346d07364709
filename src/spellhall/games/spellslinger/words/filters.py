"""Filters: naming cards by a noun that is narrowed by adding to it.

``characters.yours.of("Dog")`` reads "Dogs you control", ``characters.attacking.strength_at_most(2)`` "attacking
characters with strength 2 or less". By itself a filter looks at cards in play; ``in_your_hand``, ``in_your_discard``
and ``in_your_draw_pile`` make it look there.

``THIS`` is the card itself, ``ENCHANTED`` what it is attached to, ``THAT`` the card of the event that triggered it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spellhall.games.spellslinger.facts import CHARACTER, ENCHANTMENT, EVENT, INTERRUPT, TERRAIN
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.games.spellslinger.rules.numbers import has, strength
from spellhall.games.spellslinger.rules.projection import Projection, attached_to, project
from spellhall.games.spellslinger.rules.sides import are_opposed
from spellhall.games.spellslinger.rules.zones import pile_seat
from spellhall.games.spellslinger.table import (
    ATTACKS,
    BLOCKS,
    DISCARD,
    DRAW_PILE,
    HAND,
    IN_PLAY,
    SIDEWAYS,
    UNIT,
)
from spellhall.games.spellslinger.words.players import Players
from spellhall.games.spellslinger.words.worth import ANY, CHOSEN, MANY, OWN, THEIRS
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.described import Described, Test
from spellhall.language.words import Cards

__all__ = [
    "ENCHANTED",
    "ENCHANTED_TERRAIN",
    "THAT",
    "THIS",
    "Filter",
    "cards",
    "characters",
    "common_terrains",
    "enchantments",
    "events",
    "interrupts",
    "permanents",
    "terrains",
]


class Filter(Described):
    """All cards that fit a description. ``share``: what part of the desirable cards fits it, for hints."""

    plural = True

    def __init__(
        self,
        noun: str,
        tests: tuple[Test, ...],
        before: tuple[str, ...] = (),
        after: tuple[str, ...] = (),
        zone: int = IN_PLAY,
        many: str = "",
        side: str = ANY,
        share: float = 1.0,
    ) -> None:
        self.noun = noun
        self.tests = tests
        self.before = before
        self.after = after
        self.zone = zone
        self.many_noun = many or noun + "s"
        self.side = side
        self.share = share
        self.type = TYPE_OF.get(tests[0], "") if tests else ""
        """The one type of card that it is about, if its first test is a type."""

    def reach(self) -> float:
        """See ``worth_to``."""
        return MANY * self.share

    def phrase(self) -> str:
        return " ".join((*self.before, self.many_noun, *self.after))

    def bare(self) -> str:
        """In the singular without an article, as in: attacking character with Flying."""
        return " ".join((*self.before, self.noun, *self.after))

    def one(self) -> str:
        """In the singular with its article."""
        words = self.bare()
        if words.startswith("other "):
            return f"an{words}"
        return f"{'an' if words[0].lower() in 'aeiou' else 'a'} {words}"

    def handles(self, state: State, fx: Context) -> list[int]:
        tests = self.tests
        places: Sequence[int]
        if self.zone == IN_PLAY:
            kept: Projection = state.projection if state.projected == state.presence else project(state)
            if self.type:
                places, tests = kept.typed.get(self.type, ()), tests[1:]
            else:
                places = kept.cards
        elif self.zone == HAND:
            places = state.pile(HAND, fx.seat)
        else:
            places = state.pile(self.zone, pile_seat(state, fx.seat))
        found = list(places)
        for test in tests:
            found = [card for card in found if test(state, card, fx)]
        return found

    def accepts(self, state: State, handle: int, fx: Context) -> bool:
        return state.zone[handle] == self.zone and self.fits(state, handle, fx)

    # ------------------------------------------------------------------ narrowing

    def narrowed(
        self, test: Test, before: str = "", after: str = "", zone: int = -1, side: str = "", share: float = 1.0
    ) -> Filter:
        """This filter plus one more test; ``share``: what part of the cards that fit so far still do, for hints."""
        return Filter(
            self.noun,
            (*self.tests, test),
            (before, *self.before) if before else self.before,
            (*self.after, after) if after else self.after,
            self.zone if zone < 0 else zone,
            self.many_noun,
            side or self.side,
            self.share * share,
        )

    @property
    def yours(self) -> Filter:
        """Controlled by you."""
        return self.narrowed(lambda s, card, fx: s.control[card] == fx.seat, after="you control", side=OWN)

    @property
    def opposing(self) -> Filter:
        """Controlled by an opponent."""
        return self.narrowed(
            lambda s, card, fx: are_opposed(s, s.control[card], fx.seat), after="your opponents control", side=THEIRS
        )

    def controlled_by(self, who: Players) -> Filter:
        """Controlled by players that another word names, such as a target."""
        return self.narrowed(
            lambda s, card, fx: s.control[card] in who.seats(s, fx), after=f"{who.phrase()} controls", side=THEIRS
        )

    @property
    def other(self) -> Filter:
        """Not the card itself."""
        return self.narrowed(lambda s, card, fx: card != fx.source, before="other")

    @property
    def attacking(self) -> Filter:
        """That attack."""
        return self.narrowed(lambda s, card, fx: s.marks[ATTACKS][card] > 0, before="attacking", share=0.85)

    @property
    def fighting(self) -> Filter:
        """That attack or block."""
        return self.narrowed(
            lambda s, card, fx: s.marks[ATTACKS][card] > 0 or s.marks[BLOCKS][card] > 0,
            before="attacking or blocking",
            share=0.9,
        )

    @property
    def upright(self) -> Filter:
        """That are not sideways."""
        return self.narrowed(lambda s, card, fx: not s.marks[SIDEWAYS][card], before="upright")

    @property
    def enchanted(self) -> Filter:
        """With an enchantment attached."""
        return self.narrowed(lambda s, card, fx: bool(attached_to(s, card)), before="enchanted", share=0.15)

    @property
    def in_its_group(self) -> Filter:
        """Others that attack in a group with the card itself."""
        return self.narrowed(
            lambda s, card, fx: (
                card != fx.source and s.marks[ATTACKS][card] > 0 and s.marks[UNIT][card] == s.marks[UNIT][fx.source]
            ),
            before="other",
            after="attacking in a group with this character",
            side=OWN,
            share=0.4,
        )

    def of(self, kind: str) -> Filter:
        """Of a kind: characters.of("Dog") reads "Dogs"."""
        plural = f"{kind[:-1]}ies" if kind.endswith("y") else f"{kind}s"
        found = self.narrowed(lambda s, card, fx: kind in card_of(s, card).kinds)
        return Filter(kind, found.tests, found.before, found.after, found.zone, plural, found.side, found.share * 0.2)

    def with_keyword(self, keyword: str) -> Filter:
        """Having a keyword now."""
        return self.narrowed(lambda s, card, fx: has(s, card, keyword), after=f"with {keyword}", share=0.5)

    def strength_at_least(self, least: int) -> Filter:
        """Of this strength or more."""
        return self.narrowed(
            lambda s, card, fx: strength(s, card) >= least, after=f"with strength {least} or more", share=1 - least / 10
        )

    def strength_at_most(self, most: int) -> Filter:
        """Of this strength or less."""
        return self.narrowed(
            lambda s, card, fx: strength(s, card) <= most, after=f"with strength {most} or less", share=most / 4
        )

    @property
    def in_your_hand(self) -> Filter:
        """In your hand."""
        return self.narrowed(lambda s, card, fx: True, after="from your hand", zone=HAND)

    @property
    def in_your_discard(self) -> Filter:
        """In your discard pile."""
        return self.narrowed(lambda s, card, fx: True, after="from your discard pile", zone=DISCARD)

    @property
    def in_your_draw_pile(self) -> Filter:
        """In your draw pile."""
        return self.narrowed(lambda s, card, fx: True, zone=DRAW_PILE)


TYPE_OF: dict[Test, str] = {}
"""The tests for just a type, with that type."""


def _typed(noun: str, type_: str, share: float = 1.0) -> Filter:
    def is_typed(state: State, card: int, fx: Context) -> bool:
        return bool(state.catalogue[state.face[card]].type == type_)

    TYPE_OF[is_typed] = type_
    return Filter(noun, (is_typed,), share=share)


characters = _typed("character", CHARACTER)
enchantments = _typed("enchantment", ENCHANTMENT, share=0.15)
terrains = _typed("terrain", TERRAIN)
events = _typed("event", EVENT)
interrupts = _typed("interrupt", INTERRUPT)
permanents = Filter("permanent", (lambda s, card, fx: bool(card_of(s, card).permanent),))
cards = Filter("card", ())
common_terrains = Filter("common terrain", (lambda s, card, fx: bool(card_of(s, card).common_terrain),))


class This(Cards):
    """The card itself."""

    side: ClassVar[str] = OWN

    def reach(self) -> float:
        """See ``worth_to``."""
        return 1.0

    def phrase(self) -> str:
        return "this card"

    def handles(self, state: State, fx: Context) -> list[int]:
        return [fx.source]

    def accepts(self, state: State, handle: int, fx: Context) -> bool:
        return bool(handle == fx.source)


class Enchanted(Cards):
    """The permanent that the enchantment is attached to."""

    side: ClassVar[str] = CHOSEN

    def __init__(self, noun: str = "character") -> None:
        self.noun = noun

    def reach(self) -> float:
        """See ``worth_to``."""
        return 1.0

    def phrase(self) -> str:
        return f"the enchanted {self.noun}"

    def handles(self, state: State, fx: Context) -> list[int]:
        host = state.host[fx.source]
        return [host] if host >= 0 and state.zone[host] == IN_PLAY else []

    def accepts(self, state: State, handle: int, fx: Context) -> bool:
        return bool(state.host[fx.source] == handle)


class That(Cards):
    """The card of the event that triggered the ability."""

    side: ClassVar[str] = THEIRS

    def reach(self) -> float:
        """See ``worth_to``."""
        return 1.0

    def phrase(self) -> str:
        return "that character"

    def handles(self, state: State, fx: Context) -> list[int]:
        return [fx.focus] if fx.focus >= 0 else []


THIS = This()
ENCHANTED = Enchanted()
ENCHANTED_TERRAIN = Enchanted("terrain")
THAT = That()
