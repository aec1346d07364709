"""Descriptions of cards: how they are put into words, which cards fit, how one is narrowed or joined to another."""

from __future__ import annotations

from typing import Final, Self

from spellhall.games.spellfire.facts import TYPE_NAMES
from spellhall.games.spellfire.rules.levels.defined import Defined
from spellhall.games.spellfire.rules.levels.projection import in_play
from spellhall.games.spellfire.rules.levels.traits import of_kinds, type_of
from spellhall.games.spellfire.table import ABYSS, DISCARD, DRAW_PILE, HAND
from spellhall.games.spellfire.words.describing.wording import predicate, says_where, settled, with_article
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.described import Described, Test
from spellhall.language.words import Word

BEFORE: Final = 0
AFTER: Final = 1
OF_OPPOSING_PLAYER: Final = "of the opposing player"
"""Says whose cards are meant where they need not be in the battle."""
ANY_TYPE = frozenset(range(len(TYPE_NAMES)))


class Description(Described):
    """What a ``Filter`` is before anything narrows it."""

    abstract = True

    united = False
    """Whether it is the union of two descriptions (see ``__or__``)."""
    joined = False
    """Whether its noun is several nouns, which share the adjectives before them."""
    whose = ""
    """"yours", "opponents", "others" or "named" where it describes cards of these players only."""
    in_rounds = False
    """Whether it fits none but champions that face each other and what hangs on them (see ``rules.projection``)."""
    names: frozenset[str]
    """A card needs one of these names to fit; empty if any will do."""
    among: frozenset[int]
    """A card needs one of these printed types to fit; others are not tested."""
    kinds: frozenset[int] | None = None
    """Where what is printed doesn't decide: a card must be of one of these types for now (``rules.levels.traits``)."""
    whole: frozenset[int] | None = None
    """For a union: the types whose cards all fit, or whose offensive cards do."""
    traits_asked: tuple[str, ...] = ()
    """The classifications that ``being`` has asked for: a card must have one of them."""
    inner: tuple[Word, ...] = ()
    """The words that its tests read, for the lint of the vocabulary."""

    def __init__(
        self,
        noun: str,
        tests: tuple[Test, ...],
        adjectives: tuple[str, ...] = (),
        clauses: tuple[str, ...] = (),
        zones: tuple[int, ...] = (),
        plural_noun: str = "",
        among: frozenset[int] | None = None,
    ) -> None:
        self.noun = noun
        self.tests = tests
        self.adjectives = adjectives
        self.clauses = clauses
        self.zones = zones
        self.plural_noun = plural_noun or noun + "s"
        self.among = ANY_TYPE if among is None else among
        self.names = frozenset()

    def phrase(self) -> str:
        return self.many()

    def many(self, conjunction: str = "and") -> str:
        """In the plural, as in: undead monsters in pools; of several nouns each has its adjectives. ``conjunction``:
        "or" where any of several nouns is meant ("players cannot play spells or allies").
        """
        plural = self.plural_noun
        if self.joined and self.adjectives:
            first = " ".join(self.adjectives)
            plural = plural.replace(", ", f", {first} ").replace(" and ", f" and {first} ")
        plural = plural.replace(" and ", f" {conjunction} ")
        return settled(" ".join((*self.adjectives, plural, *self._last())), several=True)

    def one(self) -> str:
        """With its article, as in: an undead monster in a pool."""
        several = self.many("or")
        one_of = several.startswith(("your ", "the opposing player's "))
        return f"one of {several}" if one_of else with_article(self.bare())

    def each(self) -> str:
        """Each one by itself, as in: each champion of that player, each of your realms."""
        several = self.many("or")
        return (
            f"each of {several}" if several.startswith(("your ", "the opposing player's ")) else f"each {self.bare()}"
        )

    def bare(self) -> str:
        """Without an article, as in: undead monster in a pool."""
        return settled(" ".join((*self.adjectives, self.noun, *self._last())), several=False)

    def _last(self) -> list[str]:
        """The clauses, exceptions last: cards in the Abyss except events."""
        return sorted(self.clauses, key=lambda clause: clause.startswith("except "))

    def had(self) -> str:
        """With its article after "you have", which says whose it is: an ally in your discard pile."""
        return with_article(self.bare().removeprefix("your "))

    def said_of(self, subject: str) -> str:
        """As what is said of a card: "is a hero", and of a champion "is undead"."""
        return predicate(subject, self.noun, self.adjectives, self.clauses) or f"is {self.one()}"

    def anywhere(self) -> bool:
        """Whether it says nothing of where its cards lie, or whose they are: all cards in play are meant."""
        return not (self.zones or self.whose or says_where(self.bare()))

    def shuts_out(self, kind: int) -> bool:
        """Whether all offensive cards of a type fit, whatever else they are and no matter where they lie."""
        return (
            kind in (self.whole or self.among)
            and set(self.adjectives) <= {"offensive"}
            and not (self.clauses or self.names)
        )

    def owners_only(self) -> bool:
        """Whether it describes cards of the card's player that lie where only their owner's cards do."""
        return self.whose == "yours" and bool(self.zones) and set(self.zones) <= {HAND, DISCARD, ABYSS, DRAW_PILE}

    def pronoun(self, count: int = 1) -> str:
        """How a sentence refers back to cards chosen by this description: that realm, those allies."""
        several = " or " in self.noun or " and " in self.plural_noun or self.noun.startswith("your ")
        if count == 1:
            return "that card" if several else f"that {self.noun}"
        return "those cards" if several else f"those {self.plural_noun}"

    def handles(self, state: State, fx: Context) -> list[int]:
        if not self.zones:
            candidates = in_play(state)
        else:
            seats, piles = state.seats, state.piles
            candidates = [h for zone in self.zones for pile in piles[zone * seats : (zone + 1) * seats] for h in pile]
        among, catalogue, face = self.among, state.catalogue, state.face
        found: list[int] = []
        for handle in candidates:
            definition: Defined = catalogue[face[handle]]
            if definition.type in among:
                found.append(handle)
        if self.kinds is not None:
            found = of_kinds(state, found, self.kinds)
        for test in self.tests:
            found = [handle for handle in found if test(state, handle, fx)]
        return found

    def fits(self, state: State, handle: int, fx: Context) -> bool:
        definition: Defined = state.catalogue[state.face[handle]]
        if definition.type not in self.among:
            return False
        if self.kinds is not None and type_of(state, handle) not in self.kinds:
            return False
        for test in self.tests:  # noqa: SIM110 (as above)
            if not test(state, handle, fx):
                return False
        return True

    def accepts(self, state: State, handle: int, fx: Context) -> bool:
        if self.zones and state.zone[handle] not in self.zones:
            return False
        definition: Defined = state.catalogue[state.face[handle]]
        if definition.type not in self.among:
            return False
        if self.kinds is not None and type_of(state, handle) not in self.kinds:
            return False
        for test in self.tests:  # noqa: SIM110 (as above)
            if not test(state, handle, fx):
                return False
        return True

    def with_test(
        self, test: Test, text: str, position: int = AFTER, zones: tuple[int, ...] = (), about: tuple[Word, ...] = ()
    ) -> Self:
        """This filter and one more test, which may read other words (``about``)."""
        adjectives = (text, *self.adjectives) if position == BEFORE and text else self.adjectives
        narrowed = type(self)(
            self.noun,
            (*self.tests, test),
            tuple(sorted(adjectives, key=lambda word: word != "your")),
            (*self.clauses, text) if position == AFTER and text else self.clauses,
            zones or self.zones,
            self.plural_noun,
        )
        narrowed.inner = self.inner + about
        narrowed.whose = self.whose
        narrowed.joined = self.joined
        narrowed.in_rounds = self.in_rounds
        narrowed.traits_asked = self.traits_asked
        narrowed.among, narrowed.names, narrowed.whole = self.among, self.names, self.whole
        narrowed.kinds = self.kinds
        return narrowed

    def _in_round(self, test: Test, text: str, position: int = AFTER) -> Self:
        """Narrowed by a test that none stands but fighters and what hangs on them."""
        narrowed = self.with_test(test, text, position)
        narrowed.in_rounds = True
        return narrowed

    def _of(self, whose: str, test: Test, text: str, position: int = AFTER, about: tuple[Word, ...] = ()) -> Self:
        narrowed = self.with_test(test, text, position, about=about)
        narrowed.whose = whose
        return narrowed

    def __or__(self, other: Description) -> Self:
        """Cards of either description: ``realms.yours | holdings.yours``. Either both name zones, or neither does."""
        if bool(self.zones) != bool(other.zones):
            raise ValueError("either both descriptions name zones, or neither does")
        bare, many = self.bare(), self.many()
        if self.united:
            bare, many = bare.replace(" or ", ", "), many.replace(" and ", ", ")
        theirs = other.whose in ("opponents", "others") and other.whose != self.whose
        both = type(self)(
            f"{bare} or {other.one() if theirs else other.bare()}",
            (lambda s, h, fx: self.accepts(s, h, fx) or other.accepts(s, h, fx),),
            zones=tuple(dict.fromkeys(self.zones + other.zones)),
            plural_noun=f"{many} and {other.many()}",
        )
        both.united = both.joined = True
        both.in_rounds = self.in_rounds and other.in_rounds
        both.among = self.among | other.among
        both.names = self.names | other.names if self.names and other.names else frozenset()
        both.whole = frozenset(kind for kind in both.among if self.shuts_out(kind) or other.shuts_out(kind))
        both.inner = self.inner + other.inner
        both.whose = self.whose if self.whose == other.whose else ""
        return both


def looks_into_hands(what: Description) -> bool:
    """Whether cards that only their player sees may fit."""
    return HAND in what.zones or DRAW_PILE in what.zones
