"""What the texts of the cards of a description do, and what still goes on by them."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

from mypy_extensions import trait

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules.levels.curses import curses_on
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held, model_of, printed
from spellhall.games.spellfire.rules.plays.play import Play
from spellhall.games.spellfire.rules.questions import Gate, Immunity, Shield, Surety, Unravelling
from spellhall.games.spellfire.rules.special_cards.vengeance import has_vengeance
from spellhall.games.spellfire.table import END_OF_OWN_NEXT_TURN, HAND, OWN_NEXT_TURN
from spellhall.games.spellfire.words.describing.descriptions import ANY_TYPE, BEFORE, Description
from spellhall.games.spellfire.words.describing.wording import phase_of, plural_of
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.effect import Standing
from spellhall.language.words import Cards, listed

_CHAMPION_NOUNS = frozenset({"champion", "champions"} | {facts.TYPE_NAMES[kind] for kind in facts.CHAMPIONS})

_LOWERING = frozenset({"LosesLevels", "LosesBase", "BaseHalved", "AttacksToRuin"})
_SEARCHING = frozenset({"LookAtTop", "LookThrough", "TopCard", "GuessTop"})
_LOOKING = _SEARCHING | {"LookAtHalf", "LookAtHand", "LookAtCards", "LayOpen", "ShowCards"}
_MOVING = frozenset({"ArrangeTop", "Discard", "GuessTop", "Send"})
_EMPTYING = frozenset({"DiscardFromHand", "DiscardHand", "DiscardDownTo", "LocateAllies"})
_GRANTING = frozenset({"Draw", "DrawsMore", "DrawOpenly", "DrawAndPlay", "EarnSpoils", "DoubleSpoils"})

_INTO_A_TURN = (OWN_NEXT_TURN, END_OF_OWN_NEXT_TURN)
_LANDS = frozenset((facts.REALM, facts.HOLDING))


@trait
class Powers(Description):
    """Narrows a description by what texts do."""

    abstract = True

    def with_power_in(self, phase: int) -> Self:
        """With a power that is used in a certain phase."""
        return self.with_test(
            lambda s, h, fx: any(phase in a.details.get("phases", ()) for a in card_of(s, h).abilities),
            f"with a power for the {phase_of(phase)}",
        )

    def attacked_only_by(self, *movements: str) -> Self:
        """Realms whose text lets nothing but champions of certain movements attack them, be it one or several."""
        text = f"that only {listed([plural_of(movement) for movement in movements], 'or')} can attack"
        return self.with_test(lambda s, h, fx: admits_only(card_of(s, h), movements), text)

    @property
    def wrecking(self) -> Self:
        """Whose text razes or discards realms or holdings (SF-RARE-07)."""
        return self.with_test(lambda s, h, fx: wrecks(card_of(s, h)), "that razes or discards realms or holdings")

    @property
    def with_psionics(self) -> Self:
        """With a special power that is psionic (SF-TERM-17)."""
        return self.with_test(lambda s, h, fx: card_of(s, h).psionic, "with a psionic power")

    def slaying(self, *kinds: str) -> Self:
        """Whose text instantly defeats (or discards) champions of the named kinds: ``cards.slaying("hero")``."""
        text = listed([plural_of(kind) for kind in kinds], "or")
        return self.with_test(lambda s, h, fx: slays(card_of(s, h), kinds), f"that instantly defeat {text}")

    @property
    def avenging(self) -> Self:
        """Whose text says what they do because they, or their bearers, are defeated (SF-RARE-03)."""
        return self.with_test(lambda s, h, fx: has_vengeance(model_of(s, h)), "avenging", BEFORE)

    @property
    def killing(self) -> Self:
        """Whose text instantly defeats champions, or discards those of a particular kind or class."""
        text = "that instantly defeat or discard a kind of champion"
        return self.with_test(lambda s, h, fx: kills(card_of(s, h)), text)

    def speaking_of(self, trait: str) -> Self:
        """Whose text does something to cards of a class: ``cards.speaking_of("flyer")`` (SF-TERM-28)."""
        return self.with_test(lambda s, h, fx: speaks_of(card_of(s, h), trait), f"whose text names {plural_of(trait)}")

    @property
    def telling_of_immunity(self) -> Self:
        """Whose text makes anything immune."""
        return self.with_test(lambda s, h, fx: tells_of_immunity(card_of(s, h)), "that tell of an immunity")

    @property
    def discarding_allies(self) -> Self:
        """Whose text discards allies."""
        return self.with_test(lambda s, h, fx: discards_allies(card_of(s, h)), "that discards allies")

    @property
    def singling_out(self) -> Self:
        """Whose text strikes a single champion: the opposing one, or one that is chosen (SF-TERM-31)."""
        return self.with_test(lambda s, h, fx: singles_out(card_of(s, h)), "that strike a single champion")

    def directed_at(self, kind: str) -> Self:
        """Whose text does something to champions of a kind: ``cards.directed_at("monster")``."""
        text = f"directed at {plural_of(kind)}"
        return self.with_test(lambda s, h, fx: names_kind(card_of(s, h), kind), text)

    @property
    def lowering_levels(self) -> Self:
        """Whose text takes levels away, or halves them."""
        return self.with_test(lambda s, h, fx: lowers_levels(card_of(s, h)), "that take levels away")

    @property
    def searching_hands_and_piles(self) -> Self:
        """Whose text lets a player look at hands or draw piles of others."""
        return self.with_test(lambda s, h, fx: says(card_of(s, h), _LOOKING), "that look at hands or draw piles")

    @property
    def emptying_hands(self) -> Self:
        """Whose text makes players discard from hand."""
        return self.with_test(lambda s, h, fx: empties_hands(card_of(s, h)), "that make players discard from hand")

    @property
    def disturbing_piles(self) -> Self:
        """Whose text lets a player look at draw piles of others, and discard or rearrange what is found there."""
        text = "that look at draw piles and discard or rearrange what is there"
        return self.with_test(lambda s, h, fx: disturbs_piles(card_of(s, h)), text)

    @property
    def granting_cards(self) -> Self:
        """Whose text lets their player draw."""
        return self.with_test(lambda s, h, fx: says(card_of(s, h), _GRANTING), "that let a player draw cards")

    @property
    def safe_from_offensive_spells(self) -> Self:
        """Immune to offensive spells of every kind (SF-IMM-06)."""
        return self.with_test(lambda s, h, fx: _safe_from(s, h, facts.SPELLS), "immune to offensive spells")

    def noted(self, text: str) -> Self:
        """Noted by this card (``you.note``): those that were given up for it, or used it."""
        return self.with_test(
            lambda s, h, fx: any(e[1] == fx.source and e[3] == h and e[0] >= 0 for e in s.lasting), text
        )

    @property
    def lasting(self) -> Self:
        """Cards whose effect has a duration that still runs."""
        return self.with_test(
            lambda s, h, fx: any(effect[1] == h and effect[0] >= 0 for effect in s.lasting), "whose effect still lasts"
        )

    @property
    def lasting_into_a_turn(self) -> Self:
        """Cards whose effect lasts until the next turn of its player, or until the end of it."""
        return self.with_test(
            lambda s, h, fx: any(e[1] == h and e[0] >= 0 and e[4] in _INTO_A_TURN for e in s.lasting),
            "whose effect lasts until the start or end of its player's next turn",
        )

    @property
    def secondary(self) -> Self:
        """Played in answer to an event."""
        return self.with_test(
            _answers_an_event,
            "that was itself played in answer to another event",
        )

    def copied_by(self, copiers: Description) -> Self:
        """Copies that a certain card makes (SF-DUP-01)."""
        return self.with_test(
            lambda s, h, fx: any(
                isinstance(frame, Play) and frame.card == h and frame.copier >= 0 and copiers.fits(s, frame.copier, fx)
                for frame in s.stack
            ),
            f"made by {copiers.one()} as a copy",
        )

    @property
    def dispellable(self) -> Self:
        """Not cast by a champion whose spells cannot be dispelled (SF-SPELL-11); and other cards whose text says that
        they can be dispelled (SF-SPELL-17).
        """
        magic = self.among

        def can_be(state: State, handle: int, fx: Context) -> bool:
            if card_of(state, handle).type not in magic:
                if curses_on(state, handle):
                    return True
                standing = Standing(handle, state.control[handle])
                return any(word.unravels(state, standing) for word in printed(card_of(state, handle), Unravelling))
            host = state.host[handle]
            return not any(
                host >= 0 and word.applies(state, host, at) and word.secures(state, handle, at)
                for word, at in held(state, Surety)
            )

        narrowed = self.with_test(can_be, "that can be dispelled")
        narrowed.among = ANY_TYPE
        return narrowed

    def cast_by(self, what: Description) -> Self:
        """Cast or used by such a champion: now, or attached to it since."""
        return self.with_test(
            lambda s, h, fx: _user_of(s, h) >= 0 and what.fits(s, _user_of(s, h), fx), f"cast by {what.many()}"
        )


def _user_of(state: State, card: int) -> int:
    """The champion that uses a card, be it still being played, or -1."""
    if state.host[card] >= 0:
        return int(state.host[card])
    users = [getattr(frame, "user", -1) for frame in state.stack if getattr(frame, "card", -1) == card]
    return max(users, default=-1)


def _answers_an_event(state: State, handle: int, fx: Context) -> bool:
    """Whether a card is being played in answer to an event."""
    for frame in state.stack:
        card, focus = getattr(frame, "card", -1), getattr(frame, "focus", -1)
        if card == handle and focus >= 0 and card_of(state, focus).type == facts.EVENT:
            return True
    return False


@cache
def slays(definition: Any, kinds: tuple[str, ...]) -> bool:
    """Whether the text of a card instantly defeats, or discards, champions of one of the named kinds."""
    for ability in definition.abilities:
        words = ability.words()
        if ability.kind == "defeat":
            victims = [word for word in words if isinstance(word, Description)]
        elif any(type(word).__name__ in ("Defeat", "Discard") and not _falls_itself(word) for word in words):
            told = [word for word in words if type(word).__name__ in ("Choose", "Discard", "Defeat", "Fits")]
            victims = [part for word in told for part in word.parts() if isinstance(part, Description)]
        else:
            victims = []
        if any(_names_kind(victim, kinds) for victim in victims):
            return True
    return False


@cache
def admits_only(definition: Any, movements: tuple[str, ...]) -> bool:
    """Whether the text of a realm keeps off all champions but those with certain kinds of special movement."""
    for word in printed(definition, Gate):
        admitted = [part for part in word.everything() if isinstance(part, Description)]
        named = " ".join(" ".join(part.adjectives) for part in admitted).replace(",", "").split()
        kinds = set(named) - {"or", "and"}
        if kinds and kinds <= set(movements) and not any(part.clauses for part in admitted):
            return not getattr(word, "all_yours", False) and type(word).__name__ == "OnlyAttackedBy"
    return False


@cache
def wrecks(definition: Any) -> bool:
    """Whether the text of a card razes realms, or discards them or holdings."""
    for ability in definition.abilities:
        words = ability.words()
        deeds = {type(word).__name__ for word in words}
        if any(getattr(word, "razes", False) for word in words):
            return True
        told = [word for word in words if type(word).__name__ in ("Choose", "Discard")] if "Discard" in deeds else []
        parts = [part for word in told for part in word.parts() if isinstance(part, Description)]
        if any(part.among != ANY_TYPE and not _LANDS.isdisjoint(part.among) for part in parts):
            return True
    return False


def _safe_from(state: State, handle: int, types: tuple[int, ...]) -> bool:
    """Whether a card is immune to all offensive cards of some types, by one or several immunities."""
    shut_out = [
        kind
        for word, standing in held(state, Immunity)
        if word.applies(state, handle, standing)
        for part in word.everything()
        if isinstance(part, Description)
        for kind in types
        if part.shuts_out(kind)
    ]
    return set(types) <= set(shut_out)


@cache
def kills(definition: Any) -> bool:
    """Whether the text of a card instantly defeats champions, or discards those of a particular kind or class."""
    if any(ability.kind == "defeat" for ability in definition.abilities):
        return True
    kinds = tuple(facts.TYPE_NAMES[kind] for kind in facts.CHAMPIONS)
    return slays(definition, (*kinds, *sorted(facts.TRAITS)))


@cache
def speaks_of(definition: Any, trait: str) -> bool:
    """Whether a description in the text of a card is one of cards of a class, be it in the plural."""
    return any(
        trait in " ".join(word.adjectives).replace(",", "").split()
        for ability in definition.abilities
        for word in ability.words()
        if isinstance(word, Description)
    )


@cache
def names_kind(definition: Any, kind: str) -> bool:
    """Whether a description in the text of a card is one of a kind of champion."""
    return any(
        isinstance(word, Description) and word.noun == kind
        for ability in definition.abilities
        for word in ability.words()
    )


@cache
def discards_allies(definition: Any) -> bool:
    """Whether the text of a card discards allies."""
    for ability in definition.abilities:
        words = ability.words()
        if any(type(word).__name__ in ("Discard", "Devour") for word in words):
            if any(isinstance(word, Description) and word.noun == "ally" for word in words):
                return True
    return False


@cache
def singles_out(definition: Any) -> bool:
    """Whether the text of a card strikes the opposing champion, or one that is chosen."""
    if any(ability.kind == "defeat" for ability in definition.abilities):
        return True
    words = [word for ability in definition.abilities for word in ability.words()]
    for word in words:
        if getattr(word, "name", "") in ("opponent", "attacker", "defender") and isinstance(word, Cards):
            return True
        if type(word).__name__ == "Choose" and word.count == 1 and word.what.among != ANY_TYPE:
            if not frozenset(facts.CHAMPIONS).isdisjoint(word.what.among):
                return True
    return False


@cache
def says(definition: Any, words: frozenset[str]) -> bool:
    """Whether one of some words, by their names, stands in the text of a card."""
    return any(type(word).__name__ in words for ability in definition.abilities for word in ability.words())


@cache
def empties_hands(definition: Any) -> bool:
    """Whether the text of a card makes players discard from hand: whatever they hold, or cards of a description that
    lie in hands of others and nowhere else.
    """
    if says(definition, _EMPTYING):
        return True
    return any(
        any(type(word).__name__ == "Discard" for word in ability.words())
        and any(
            isinstance(word, Description) and word.zones == (HAND,) and word.whose != "yours"
            for word in ability.words()
        )
        for ability in definition.abilities
    )


@cache
def disturbs_piles(definition: Any) -> bool:
    """Whether one and the same text of a card looks at a draw pile and moves what is found there."""
    spoken = [{type(word).__name__ for word in ability.words()} for ability in definition.abilities]
    return any(names & _SEARCHING and names & _MOVING for names in spoken)


@cache
def lowers_levels(definition: Any) -> bool:
    """Whether the text of a card takes levels away."""
    return says(definition, _LOWERING) or any(
        type(word).__name__ in ("Level", "BaseLevel") and isinstance(word.amount, int) and word.amount < 0
        for ability in definition.abilities
        for word in ability.words()
    )


@cache
def tells_of_immunity(definition: Any) -> bool:
    """Whether the text of a card makes anything immune, a champion or a player."""
    return any(isinstance(word, (Immunity, Shield)) for ability in definition.abilities for word in ability.words())


def _falls_itself(word: Any) -> bool:
    """Whether a verb strikes the very card that it stands on."""
    return getattr(word.cards, "name", "") == "this"


def _names_kind(victims: Description, kinds: tuple[str, ...]) -> bool:
    named = set(" ".join((*victims.adjectives, victims.noun)).replace(",", "").split())
    return bool(named & _CHAMPION_NOUNS and named & set(kinds))
