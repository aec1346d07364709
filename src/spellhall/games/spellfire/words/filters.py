"""Filters: one language for naming cards, whatever a card wants with them.

A filter starts from a noun (``monsters``, ``realms``, ``allies``, ``cards``...) and is narrowed by adding to it:
``monsters.undead.yours.in_pool.base_at_most(4)``. It reads as it is written: "undead monsters in your pool of base
level 4 or less". By itself a filter looks at cards in play; ``in_hand``, ``in_discard`` and so on make it look there.

``THIS`` is the card itself, ``BEARER`` the champion or realm it hangs on, ``OPPONENT`` the fighter it faces,
``ATTACKER`` and ``DEFENDER`` the two fighters, ``USER`` the champion that casts, ``IT`` the card a lasting effect was
given to, ``THAT`` and ``OTHER`` the cards of the event that set a trigger off, ``ANSWERED`` the card being answered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules.attacks import is_exposed
from spellhall.games.spellfire.rules.levels import adjusted_level, base_level, own_level
from spellhall.games.spellfire.rules.permits import opens_type, why_not_bear
from spellhall.games.spellfire.rules.projection import held, in_play
from spellhall.games.spellfire.rules.sides import attachments, bearer_of, facing, in_round, opponent_of
from spellhall.games.spellfire.rules.traits import has_trait, type_of
from spellhall.games.spellfire.table import (
    ABYSS,
    ATTACHED,
    BATTLE,
    DEFENCE,
    DIGIT,
    DISCARD,
    DRAW_PILE,
    ENTERED,
    FORMATION,
    HAND,
    IN_PLAY,
    LEFT_AT,
    LIMBO,
    OFFENCE,
    PLACE,
    PLACES,
    POOL,
    RAZED,
    TABLE,
    TARGET,
    TURN,
)
from spellhall.games.spellfire.table import DEFENDER as DEFENDING_SEAT
from spellhall.games.spellfire.words.wording import predicate, says_where, settled, with_article
from spellhall.kernel.state import State
from spellhall.language.words import Cards, Number, Word, WordError, listed, numeral

if TYPE_CHECKING:
    from spellhall.games.spellfire.words.players import Players
Test = Callable[[State, int, Any], bool]
BEFORE, AFTER = range(2)


class Filter(Cards):
    """All cards that fit a description."""

    plural = True
    united = False
    """Whether it is the union of two descriptions (see ``__or__``)."""
    joined = False
    """Whether its noun is several nouns, which share the adjectives before them."""
    whose = ""
    """"yours", "others" or "named" where it describes cards of one side, or of players named beside it, only."""
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
    ) -> None:
        self.noun = noun
        self.tests = tests
        self.adjectives = adjectives
        self.clauses = clauses
        self.zones = zones
        self.plural_noun = plural_noun or noun + "s"

    def fingerprint(self) -> str:
        return f"<{self.phrase()}>"

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
        return f"one of {several}" if several.startswith("your ") else with_article(self.bare())

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

    def owners_only(self) -> bool:
        """Whether it describes cards of the card's player that lie where only their owner's cards do."""
        return self.whose == "yours" and bool(self.zones) and set(self.zones) <= {HAND, DISCARD, ABYSS, DRAW_PILE}

    def pronoun(self, count: int = 1) -> str:
        """How a sentence refers back to cards chosen by this description: that realm, those allies."""
        several = " or " in self.noun or " and " in self.plural_noun or self.noun.startswith("your ")
        if count == 1:
            return "that card" if several else f"that {self.noun}"
        return "those cards" if several else f"those {self.plural_noun}"

    def handles(self, state: State, fx: Any) -> list[int]:
        if not self.zones:
            candidates = in_play(state)
        else:
            candidates = [h for zone in self.zones for seat in range(state.seats) for h in state.pile(zone, seat)]
        return [handle for handle in candidates if self.fits(state, handle, fx)]

    def fits(self, state: State, handle: int, fx: Any) -> bool:
        """Whether a card answers the description, wherever it lies."""
        for test in self.tests:  # noqa: SIM110 (this loop runs more often than any other: a generator costs a third)
            if not test(state, handle, fx):
                return False
        return True

    def accepts(self, state: State, handle: int, fx: Any) -> bool:
        return (not self.zones or state.zone[handle] in self.zones) and self.fits(state, handle, fx)

    # ------------------------------------------------------------------ narrowing

    def with_test(
        self, test: Test, text: str, position: int = AFTER, zones: tuple[int, ...] = (), about: tuple[Word, ...] = ()
    ) -> Filter:
        """This filter and one more test, which may read other words (``about``)."""
        adjectives = (text, *self.adjectives) if position == BEFORE and text else self.adjectives
        narrowed = Filter(
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
        return narrowed

    def _of(self, whose: str, test: Test, text: str, position: int = AFTER, about: tuple[Word, ...] = ()) -> Filter:
        narrowed = self.with_test(test, text, position, about=about)
        narrowed.whose = whose
        return narrowed

    def __or__(self, other: Filter) -> Filter:
        """Cards of either description: ``realms.yours | holdings.yours``. Either both name zones, or neither does."""
        if bool(self.zones) != bool(other.zones):
            raise ValueError("either both descriptions name zones, or neither does")
        bare, many = self.bare(), self.many()
        if self.united:
            bare, many = bare.replace(" or ", ", "), many.replace(" and ", ", ")
        both = Filter(
            f"{bare} or {other.bare()}",
            (lambda s, h, fx: self.accepts(s, h, fx) or other.accepts(s, h, fx),),
            zones=tuple(dict.fromkeys(self.zones + other.zones)),
            plural_noun=f"{many} and {other.many()}",
        )
        both.united = both.joined = True
        both.inner = self.inner + other.inner
        both.whose = self.whose if self.whose == other.whose else ""
        return both

    @property
    def yours(self) -> Filter:
        """Controlled by the card's player."""
        return self._of("yours", lambda s, h, fx: s.control[h] == fx.seat, "your", BEFORE)

    @property
    def others(self) -> Filter:
        """Controlled by any other player."""
        return self._of("others", lambda s, h, fx: s.control[h] != fx.seat, "of other players")

    @property
    def opposing(self) -> Filter:
        """Of the player faced in the battle (SF-MULTI-08)."""
        return self._of("others", lambda s, h, fx: s.control[h] == opponent_of(s, fx.seat), "opposing", BEFORE)

    @property
    def other(self) -> Filter:
        """Not this card itself."""
        return self.with_test(lambda s, h, fx: h != fx.source, "other", BEFORE)

    @property
    def in_pool(self) -> Filter:
        """In a pool; fighting champions are not (SF-POOL-04)."""
        return self.with_test(lambda s, h, fx: s.zone[h] == POOL or s.zone[bearer_of(s, h)] == POOL, "in a pool")

    @property
    def in_battle(self) -> Filter:
        """Taking part in the present round."""
        return self.with_test(lambda s, h, fx: in_round(s, h), "in the battle")

    @property
    def fighting_with_this(self) -> Filter:
        """On the same side of the round as this card."""
        return self.with_test(
            lambda s, h, fx: in_round(s, h) and in_round(s, fx.source) and s.control[h] == s.control[fx.source],
            "on its side of the battle",
        )

    @property
    def against_this(self) -> Filter:
        """On the other side of the round."""
        return self.with_test(
            lambda s, h, fx: in_round(s, h) and facing(s, h) >= 0 and facing(s, h) == bearer_of(s, fx.source),
            "on the other side of the battle",
        )

    @property
    def with_this(self) -> Filter:
        """Attached to this champion (or to the bearer of this card)."""
        return self.with_test(
            lambda s, h, fx: s.host[h] >= 0 and s.host[h] == bearer_of(s, fx.source) and h != fx.source,
            "in its force",
        )

    @property
    def on_this(self) -> Filter:
        """Attached to this very card."""
        return self.with_test(lambda s, h, fx: s.host[h] == fx.source, "attached to it")

    @property
    def defending(self) -> Filter:
        """The present defender."""
        return self.with_test(lambda s, h, fx: bearer_of(s, h) == s.regs[DEFENCE] >= 0, "defending", BEFORE)

    @property
    def attacking(self) -> Filter:
        """The present attacker."""
        return self.with_test(lambda s, h, fx: bearer_of(s, h) == s.regs[OFFENCE] >= 0, "attacking", BEFORE)

    @property
    def defending_here(self) -> Filter:
        """Defending this realm (or the realm that this holding is attached to)."""
        return self.with_test(
            lambda s, h, fx: bearer_of(s, h) == s.regs[DEFENCE] >= 0 and s.regs[TARGET] == bearer_of(s, fx.source),
            "defending here",
        )

    @property
    def attacking_here(self) -> Filter:
        """Attacking this realm (or the realm that this holding is attached to)."""
        return self.with_test(
            lambda s, h, fx: bearer_of(s, h) == s.regs[OFFENCE] >= 0 and s.regs[TARGET] == bearer_of(s, fx.source),
            "attacking here",
        )

    @property
    def fighting_here(self) -> Filter:
        """Used on either side of a battle for this realm (or the realm that this holding is attached to)."""
        return self.with_test(
            lambda s, h, fx: s.regs[TARGET] == bearer_of(s, fx.source) and (in_round(s, h) or _played_in_round(s, h)),
            "fighting here",
        )

    def defending_any(self, places: Filter) -> Filter:
        """Defending any of the named realms."""
        return self.with_test(
            lambda s, h, fx: bearer_of(s, h) == s.regs[DEFENCE] >= 0 and places.fits(s, s.regs[TARGET], fx),
            f"defending {places.many()}",
        )

    @property
    def defending_your_realms(self) -> Filter:
        """Defending any realm of the card's player."""
        return self.with_test(
            lambda s, h, fx: bearer_of(s, h) == s.regs[DEFENCE] >= 0 and s.regs[DEFENDING_SEAT] == fx.seat,
            "defending your realms",
        )

    @property
    def unrazed(self) -> Filter:
        """Face up."""
        return self.with_test(lambda s, h, fx: not s.marks[RAZED][h], "unrazed", BEFORE)

    @property
    def razed(self) -> Filter:
        """Face down."""
        return self.with_test(lambda s, h, fx: bool(s.marks[RAZED][h]), "razed", BEFORE)

    @property
    def exposed(self) -> Filter:
        """Shielded by no realm."""
        return self.with_test(lambda s, h, fx: is_exposed(s, h), "exposed", BEFORE)

    @property
    def attacked(self) -> Filter:
        """The realm under attack."""
        return self.with_test(lambda s, h, fx: h == s.regs[TARGET], "attacked", BEFORE)

    @property
    def offensive(self) -> Filter:
        """Working against the other side (SF-TERM-03); of powers of psionicists, psionic ones (SF-TERM-17)."""
        return self.with_test(lambda s, h, fx: s.definition(h).side == facts.OFFENSIVE, "offensive", BEFORE)

    @property
    def defensive(self) -> Filter:
        """Working on its own side (SF-TERM-04)."""
        return self.with_test(lambda s, h, fx: s.definition(h).side == facts.DEFENSIVE, "defensive", BEFORE)

    @property
    def harmful(self) -> Filter:
        """Harmful events (SF-TERM-15)."""
        return self.with_test(lambda s, h, fx: s.definition(h).nature == facts.HARMFUL, "harmful", BEFORE)

    @property
    def helpful(self) -> Filter:
        """Helpful events (SF-TERM-16)."""
        return self.with_test(lambda s, h, fx: s.definition(h).nature == facts.HELPFUL, "helpful", BEFORE)

    @property
    def lasting(self) -> Filter:
        """Cards whose effect has a duration that still runs."""
        return self.with_test(
            lambda s, h, fx: any(effect[1] == h and effect[0] >= 0 for effect in s.lasting), "whose effect still lasts"
        )

    @property
    def secondary(self) -> Filter:
        """Played in answer to an event."""
        return self.with_test(
            _answers_an_event,
            "that was itself played in answer to another event",
        )

    @property
    def avatars(self) -> Filter:
        """Avatars."""
        return self.with_test(lambda s, h, fx: s.definition(h).avatar, "avatar", BEFORE)

    @property
    def not_avatars(self) -> Filter:
        """No avatars."""
        return self.with_test(lambda s, h, fx: not s.definition(h).avatar, "non-avatar", BEFORE)

    def being(self, *traits: str) -> Filter:
        """With any of these classifications: ``champions.being("undead")``, ``allies.being("flyer", "swimmer")``."""
        text = listed(list(traits), "or")
        return self.with_test(lambda s, h, fx: any(has_trait(s, h, t) for t in traits), text, BEFORE)

    def not_being(self, *traits: str) -> Filter:
        """With none of the named classifications."""
        text = ", ".join(f"non-{trait}" for trait in traits)
        return self.with_test(lambda s, h, fx: not any(has_trait(s, h, t) for t in traits), text, BEFORE)

    def of(self, *worlds: int) -> Filter:
        """Of any of the named worlds; a description of cards that have none would never be met (SF-GEN-13)."""
        worldless = sorted(_WORLDLESS & set(self.noun.replace(", ", " or ").split(" or ")))
        if worldless:
            raise WordError(f"{' and '.join(worldless)}: such cards belong to no world, so none can be of one")
        text = listed([facts.WORLD_NAMES[world] for world in worlds], "or")
        return self.with_test(lambda s, h, fx: bool(s.definition(h).worlds & set(worlds)), text, BEFORE)

    def not_of(self, world: int) -> Filter:
        """Of another world."""
        text = f"not of {facts.WORLD_NAMES[world]}"
        return self.with_test(lambda s, h, fx: world not in s.definition(h).worlds, text)

    def named(self, *names: str) -> Filter:
        """With one of the given names."""
        text = f"named {listed(list(names), 'or')}"
        return self.with_test(lambda s, h, fx: s.definition(h).name in names, text)

    def without_word(self, *parts: str) -> Filter:
        """With none of the given words in the name."""
        text = "without " + " or ".join(f'"{part}"' for part in parts) + " in the name"
        return self.with_test(lambda s, h, fx: not any(p in s.definition(h).name.lower() for p in parts), text)

    def made_for(self, user: str) -> Filter:
        """Unarmed combat cards that name a class of users: "hero", "dragon", ... (SF-ICON-09)."""
        return self.with_test(lambda s, h, fx: user in s.definition(h).users, f"made for {_kinds(user)}")

    def truly(self, trait: str) -> Filter:
        """With a classification of its own, not lent by another card."""
        return self.with_test(lambda s, h, fx: trait in s.definition(h).traits, f"true {trait}", BEFORE)

    @property
    def attached(self) -> Filter:
        """Attached to some champion or realm."""
        return self.with_test(lambda s, h, fx: s.host[h] >= 0, "attached", BEFORE)

    def not_named(self, *names: str) -> Filter:
        """With none of the given names."""
        return self.with_test(lambda s, h, fx: s.definition(h).name not in names, "except " + " and ".join(names))

    def bearing(self, what: Filter) -> Filter:
        """With such a card attached."""
        return self.with_test(
            lambda s, h, fx: any(what.fits(s, other, fx) for other in attachments(s, h)), f"bearing {what.one()}"
        )

    def without(self, what: Filter) -> Filter:
        """With no such card attached."""
        return self.with_test(
            lambda s, h, fx: not any(what.fits(s, other, fx) for other in attachments(s, h)), f"without {what.one()}"
        )

    def slaying(self, *kinds: str) -> Filter:
        """Whose text instantly defeats (or discards) champions of the named kinds: ``cards.slaying("hero")``."""
        text = listed([_kinds(kind) for kind in kinds], "or")
        return self.with_test(lambda s, h, fx: slays(s.definition(h), kinds), f"that instantly defeat {text}")

    @property
    def able_to_bear_this(self) -> Filter:
        """Champions that may bear this item or artifact now."""
        return self.with_test(lambda s, h, fx: why_not_bear(s, h, fx.source) is None, "able to bear it")

    def able_to_bear(self, card: Cards) -> Filter:
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
    def not_opposing(self) -> Filter:
        """Of any player but the one faced in the battle."""
        return self.with_test(
            lambda s, h, fx: s.control[h] != opponent_of(s, fx.seat), "of any player but the opposing player"
        )

    @property
    def joining_this(self) -> Filter:
        """Attached to this card's bearer, or about to join it (in hand while it fights)."""
        return self.with_test(
            lambda s, h, fx: (
                s.control[h] == fx.seat
                and (s.host[h] == s.host[fx.source] if s.zone[h] != HAND else in_round(s, fx.source))
            ),
            "played with its bearer",
        )

    @property
    def in_its_force_after_it(self) -> Filter:
        """On the side of this card and played after it, or yet to be played (in hand)."""
        return self.with_test(
            lambda s, h, fx: (
                s.control[h] == fx.seat
                and in_round(s, fx.source)
                and (s.zone[h] == HAND or (in_round(s, h) and s.stamp[h] > s.stamp[fx.source]))
            ),
            "played after it on its side",
        )

    def among_top(self, number: int, players: Players) -> Filter:
        """Among the top cards of the draw piles of players, where nothing hides them (SF-RULE-04)."""
        return self.with_test(
            lambda s, h, fx: (
                h in s.pile(DRAW_PILE, s.control[h])[-number:]
                and s.control[h] in players.seats(s, fx)
                and (s.control[h] == fx.seat or bool(s.seen[h] >> fx.seat & 1))
            ),
            f"among those top {numeral(number)} cards",
            zones=(DRAW_PILE,),
        )

    def able_to_use(self, *types: int) -> Filter:
        """Whose icon, or some power, opens one of the types of support cards to them."""
        text = " or ".join(facts.TYPE_NAMES[t] + "s" for t in types)
        return self.with_test(lambda s, h, fx: any(opens_type(s, h, t) for t in types), f"able to use {text}")

    def unable_to_use(self, *types: int) -> Filter:
        """To whom neither icon nor power opens any of the types of support cards."""
        text = " or ".join(facts.TYPE_NAMES[t] + "s" for t in types)
        return self.with_test(lambda s, h, fx: not any(opens_type(s, h, t) for t in types), f"unable to use {text}")

    def with_power_in(self, phase: int) -> Filter:
        """With a power that is used in a certain phase."""
        return self.with_test(
            lambda s, h, fx: any(phase in a.details.get("phases", ()) for a in s.definition(h).abilities),
            f"with a power for phase {phase}",
        )

    def printed_in(self, *editions: str) -> Filter:
        """Of certain printings, as their numbers say ("1st" for those labelled First Edition)."""
        labels = {"1st": "First Edition", "1stc": "chase cards of the First Edition", "NO": "printing without a label"}
        text = "of " + listed([f"the {labels.get(edition, edition)}" for edition in editions], "or")
        return self.with_test(lambda s, h, fx: s.definition(h).edition in editions, text)

    def with_word(self, *parts: str) -> Filter:
        """With one of the given words in the name."""
        text = "with " + " or ".join(f'"{part}"' for part in parts) + " in the name"
        return self.with_test(lambda s, h, fx: any(p in s.definition(h).name.lower() for p in parts), text)

    def base_at_most(self, number: int) -> Filter:
        """Of a base level up to a number (SF-LVL-04)."""
        return self.with_test(lambda s, h, fx: base_level(s, h) <= number, f"of base level {number} or less")

    def base_at_least(self, number: int) -> Filter:
        """Of a base level from a number on."""
        return self.with_test(lambda s, h, fx: base_level(s, h) >= number, f"of base level {number} or more")

    def level_at_most(self, number: int) -> Filter:
        """Of an (adjusted) level up to a number (SF-LVL-03)."""
        return self.with_test(lambda s, h, fx: _level(s, h) <= number, f"of level {number} or less")

    def level_at_least(self, number: int) -> Filter:
        """Of an (adjusted) level from a number on."""
        return self.with_test(lambda s, h, fx: _level(s, h) >= number, f"of level {number} or more")

    def bonus_at_most(self, number: int) -> Filter:
        """With a bonus up to a number."""
        return self.with_test(lambda s, h, fx: own_level(s, h) <= number, f"of at most +{number}")

    def of_types(self, *types: int) -> Filter:
        """Of any of several types; champions are then called by their kinds."""
        if self.noun != "champion":
            return self.with_test(lambda s, h, fx: type_of(s, h) in types, f"of type {_type_words(types)}")
        kinds = self.with_test(lambda s, h, fx: type_of(s, h) in types, "")
        names = [facts.TYPE_NAMES[t] for t in types]
        kinds.noun, kinds.plural_noun = listed(names, "or"), listed([_kinds(name) for name in names], "and")
        return kinds

    def not_of_types(self, *types: int) -> Filter:
        """Of none of several types."""
        if self.noun == "champion":
            text = ", ".join(f"non-{facts.TYPE_NAMES[t]}" for t in types)
            return self.with_test(lambda s, h, fx: type_of(s, h) not in types, text, BEFORE)
        several = ["champions"] if set(facts.CHAMPIONS) <= set(types) else []
        several += [_kinds(facts.TYPE_NAMES[t]) for t in types if not several or t not in facts.CHAMPIONS]
        return self.with_test(lambda s, h, fx: type_of(s, h) not in types, f"except {listed(several, 'and')}")

    def attached_to(self, hosts: Cards) -> Filter:
        """Attached to the named cards."""
        return self.with_test(
            lambda s, h, fx: s.host[h] >= 0 and hosts.accepts(s, s.host[h], fx),
            f"attached to {hosts.phrase()}",
            about=(hosts,),
        )

    def of_player_of(self, card: Cards) -> Filter:
        """Of the player who controls a named card."""
        return self.with_test(
            lambda s, h, fx: not fx.slots or any(s.control[h] == s.control[c] for c in card.handles(s, fx)),
            f"of the player of {card.phrase()}",
            about=(card,),
        )

    def of_player(self, players: Players) -> Filter:
        """Of the named players (chosen earlier in the text, for instance)."""
        return self._of(
            "named", lambda s, h, fx: s.control[h] in players.seats(s, fx), f"of {players.phrase()}", about=(players,)
        )

    def besides(self, card: Cards) -> Filter:
        """All but a named card."""
        return self.with_test(lambda s, h, fx: h not in card.handles(s, fx), f"besides {card.phrase()}", about=(card,))

    def facing(self, what: Filter) -> Filter:
        """Fighting against such a champion."""
        return self.with_test(
            lambda s, h, fx: in_round(s, h) and facing(s, h) >= 0 and what.fits(s, facing(s, h), fx),
            f"facing {what.many()}",
        )

    def below(self, number: Number) -> Filter:
        """With a level (or bonus) below a number."""
        return self.with_test(
            lambda s, h, fx: own_level(s, h) < number.value(s, fx),
            f"whose bonus is less than {number.phrase()}",
            about=(number,),
        )

    @property
    def above_the_digit(self) -> Filter:
        """Of a base level higher than the digit drawn last."""
        text = "whose base level is above the digit drawn"
        return self.with_test(lambda s, h, fx: base_level(s, h) > s.regs[DIGIT], text)

    @property
    def under_the_digit(self) -> Filter:
        """Of a base level lower than the digit drawn last."""
        text = "whose base level is below the digit drawn"
        return self.with_test(lambda s, h, fx: base_level(s, h) < s.regs[DIGIT], text)

    @property
    def foremost(self) -> Filter:
        """The first realm of a formation: the one in the lowest place, from A on."""
        return self.with_test(
            lambda s, h, fx: (
                s.zone[h] == FORMATION
                and s.marks[PLACE][h] == min(s.marks[PLACE][r] for r in s.pile(FORMATION, s.control[h]))
            ),
            "that lie first in their formation, counted from place A",
        )

    def in_places(self, places: str) -> Filter:
        """Lying in one of the named places of a formation: ``realms.in_places("CDE")``."""
        text = f"in place{'s' if len(places) > 1 else ''} {' or '.join(places)}"
        return self.with_test(lambda s, h, fx: s.zone[h] == FORMATION and PLACES[s.marks[PLACE][h]] in places, text)

    @property
    def highest(self) -> Filter:
        """Those with the highest level of all that are meant."""
        return self.with_test(
            lambda s, h, fx: all(own_level(s, h) >= own_level(s, other) for other in self.handles(s, fx)),
            "with the highest bonus",
        )

    @property
    def without_holding(self) -> Filter:
        """Realms that no holding is attached to."""
        return self.with_test(
            lambda s, h, fx: not any(s.definition(c).is_holding for c in attachments(s, h)), "without a holding"
        )

    @property
    def with_psionics(self) -> Filter:
        """With a special power that is psionic (SF-TERM-17)."""
        return self.with_test(lambda s, h, fx: s.definition(h).psionic, "with a psionic power")

    def beside(self, realm: Cards) -> Filter:
        """Other realms of the formation in which a named realm lies."""
        return self.with_test(
            lambda s, h, fx: not fx.slots or any(h != r and s.control[h] == s.control[r] for r in realm.handles(s, fx)),
            "in the same formation",
            about=(realm,),
        )

    @property
    def with_neighbours(self) -> Filter:
        """Realms whose formation holds another realm."""
        return self.with_test(
            lambda s, h, fx: len(s.pile(FORMATION, s.control[h])) > 1, "with another realm in its formation"
        )

    @property
    def off_the_formation(self) -> Filter:
        """Neither a realm nor a holding, even where a realm fights as a champion."""
        return self.with_test(
            lambda s, h, fx: s.zone[h] != FORMATION and not s.definition(h).is_holding, "but realms and holdings"
        )

    @property
    def dispellable(self) -> Filter:
        """Not cast by a champion whose spells cannot be dispelled (SF-SPELL-11)."""
        return self.with_test(
            lambda s, h, fx: (
                not any(
                    s.host[h] >= 0 and word.applies(s, s.host[h], standing)
                    for word, standing in held(s, "undispellable")
                )
            ),
            "that can be dispelled",
        )

    @property
    def not_calmed(self) -> Filter:
        """Of players who have not calmed this card while it lies on the table (SF-CALM-03)."""
        return self.with_test(
            lambda s, h, fx: not any(e[1] == fx.source and e[6] >> s.control[h] & 1 for e in s.lasting),
            "of players who did not calm this card",
        )

    @property
    def just_lost(self) -> Filter:
        """Which left play this turn."""
        return self.with_test(lambda s, h, fx: s.marks[LEFT_AT][h] == s.regs[TURN], "lost this turn")

    @property
    def in_hand(self) -> Filter:
        """In a hand."""
        return self.with_test(lambda s, h, fx: True, "in hand", zones=(HAND,))

    @property
    def in_hand_or_pool(self) -> Filter:
        """In a hand or a pool."""
        return self.with_test(
            lambda s, h, fx: s.zone[h] == HAND or s.zone[bearer_of(s, h)] == POOL,
            "from hand or pool",
            zones=(HAND, POOL, ATTACHED),
        )

    @property
    def in_hand_or_play(self) -> Filter:
        """In a hand, or in play."""
        return self.with_test(lambda s, h, fx: True, "in hand or in play", zones=(HAND, *IN_PLAY))

    @property
    def in_hand_or_discard(self) -> Filter:
        """In a hand or a discard pile."""
        return self.with_test(lambda s, h, fx: True, "from hand or discard pile", zones=(HAND, DISCARD))

    @property
    def in_discard(self) -> Filter:
        """In a discard pile."""
        return self.with_test(lambda s, h, fx: True, "in a discard pile", zones=(DISCARD,))

    @property
    def in_limbo(self) -> Filter:
        """In Limbo."""
        return self.with_test(lambda s, h, fx: True, "in Limbo", zones=(LIMBO,))

    @property
    def in_abyss(self) -> Filter:
        """In the Abyss; under ``abyss_return = never`` nothing can be found there (SF-ABYSS-04, SF-ABYSS-05)."""
        return self.with_test(
            lambda s, h, fx: s.game.options["abyss_return"] == "by_card", "in the Abyss", zones=(ABYSS,)
        )

    @property
    def on_table(self) -> Filter:
        """Lying on the table by itself: rule cards, lasting events and spells."""
        return self.with_test(lambda s, h, fx: True, "on the table", zones=(TABLE,))


def looks_into_hands(what: Filter) -> bool:
    """Whether cards that only their player sees may fit."""
    return HAND in what.zones or DRAW_PILE in what.zones


_WORLDLY = {*facts.CHAMPIONS, facts.ARTIFACT, facts.REALM, facts.HOLDING}
_WORLDLESS = {name for kind, name in enumerate(facts.TYPE_NAMES) if kind not in _WORLDLY} | {
    "spell",
    "psionic power card",
}
_KIND_PLURALS = {"hero": "heroes", "thief": "thieves", "elf": "elves", "drow": "drow", "ally": "allies"}
_CHAMPION_NOUNS = frozenset({"champion", "champions"} | {facts.TYPE_NAMES[kind] for kind in facts.CHAMPIONS})


@cache
def slays(definition: Any, kinds: tuple[str, ...]) -> bool:
    """Whether the text of a card instantly defeats, or discards, champions of one of the named kinds."""
    for ability in definition.abilities:
        words = ability.words()
        if ability.kind == "defeat":
            victims = [word for word in words if isinstance(word, Filter)]
        elif any(type(word).__name__ in ("Defeat", "Discard") and not _falls_itself(word) for word in words):
            told = [word for word in words if type(word).__name__ in ("Choose", "Discard", "Defeat", "Fits")]
            victims = [part for word in told for part in word.parts() if isinstance(part, Filter)]
        else:
            victims = []
        if any(_names_kind(victim, kinds) for victim in victims):
            return True
    return False


def _falls_itself(word: Any) -> bool:
    """Whether a verb strikes the very card that it stands on."""
    return getattr(word.cards, "name", "") == "this"


def _names_kind(victims: Filter, kinds: tuple[str, ...]) -> bool:
    named = set(" ".join((*victims.adjectives, victims.noun)).replace(",", "").split())
    return bool(named & _CHAMPION_NOUNS and named & set(kinds))


def _kinds(name: str) -> str:
    """The plural of a kind or type: heroes, thieves, elves."""
    return _KIND_PLURALS.get(name, name + "s")


def _type_words(types: tuple[int, ...]) -> str:
    names = ["champion"] if set(facts.CHAMPIONS) <= set(types) else []
    names += [facts.TYPE_NAMES[t] for t in types if not names or t not in facts.CHAMPIONS]
    return listed(names, "or")


def _played_in_round(state: State, handle: int) -> bool:
    return state.zone[handle] == TABLE and bool(state.marks[ENTERED][handle])


def _level(state: State, handle: int) -> int:
    if state.definition(handle).is_champion and state.zone[handle] in (POOL, BATTLE):
        return adjusted_level(state, handle)
    return own_level(state, handle)


def _answers_an_event(state: State, handle: int, fx: Any) -> bool:
    """Whether a card is being played in answer to an event."""
    for frame in state.stack:
        card, focus = getattr(frame, "card", -1), getattr(frame, "focus", -1)
        if card == handle and focus >= 0 and state.definition(focus).type == facts.EVENT:
            return True
    return False
