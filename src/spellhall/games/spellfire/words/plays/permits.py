"""Modifiers of use: who may use, play or bear what (sections ICON, SPELL, ATT)."""

from __future__ import annotations

from typing import Any, ClassVar

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.battle.sides import attachments, beneath
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.special_cards import fort
from spellhall.games.spellfire.table import FORMATION, PLACE
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.plays.modifiers import NO_CONTEXT, WHO, Held, concerns, moment_of, plural_of
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Condition, Word, WordError, listed


class MayUse(Held, questions.Grant):
    """Opens types of support cards to champions whose icon does not (SF-ICON-13)."""

    def __init__(
        self, cards: Cards, *types: int, side: int = 0, only: Filter | None = None, when: Condition | None = None
    ) -> None:
        super().__init__(cards, when)
        wrong = [kind for kind in types if not isinstance(kind, int) or kind not in facts.SUPPORT]
        if wrong or not types:
            raise WordError(f"MayUse takes types of support cards, such as WIZARD_SPELL, not {_told(wrong)}")
        self.types = types
        self.side = side
        self.only = only

    def opens(self, state: State, card: int) -> bool:
        """Whether the card is of an opened type."""
        definition = state.catalogue[state.face[card]]
        if definition.type not in self.types or (self.side and definition.side != self.side):
            return False
        if definition.type == facts.UNARMED and self.only is None and not definition.users & {"hero", "any"}:
            return False
        return self.only is None or self.only.fits(state, card, NO_CONTEXT)

    def phrase(self) -> str:
        side = {facts.OFFENSIVE: "offensive ", facts.DEFENSIVE: "defensive "}.get(self.side, "")
        every = set(self.types) == set(facts.SUPPORT)
        what = f"{side}cards of every type" if every else listed([f"{side}{plural_of(t)}" for t in self.types], "and")
        only = f" {' '.join(self.only.clauses)}" if self.only is not None and self.only.clauses else ""
        return f"{self.subject()} can use {what}{only}{self.ending()}"


def _told(wrong: list[Any]) -> str:
    return " and ".join(f"{one.phrase()!r}" if isinstance(one, Word) else repr(one) for one in wrong) or "nothing"


class MayUseOf(Held, questions.Grant):
    """Opens unarmed combat cards made for a class of users ("dragon", "undead", "hero", or "any") to champions
    (SF-ICON-09).
    """

    constant = ("types",)

    def __init__(self, cards: Cards, user: str, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.types = (facts.UNARMED,)
        self.user = user

    def opens(self, state: State, card: int) -> bool:
        """Whether the card names that class of users."""
        definition = state.catalogue[state.face[card]]
        return bool(definition.type == facts.UNARMED and (self.user == "any" or self.user in definition.users))

    def phrase(self) -> str:
        whose = (
            "all unarmed combat cards" if self.user == "any" else f"unarmed combat cards made for {_users(self.user)}"
        )
        return f"{self.subject()} can use {whose}{self.ending()}"


def _users(user: str) -> str:
    return {"hero": "heroes", "undead": "the undead"}.get(user, user + "s")


class CannotPlay(questions.Ban):
    """Forbids players to play certain cards. ``who``: "opponent" (faced in this card's round), "opponents", "others",
    "all", "you"; ``with_champion`` limits it to plays with a certain champion.
    """

    def __init__(
        self, who: str, what: Filter, with_champion: Cards | None = None, when: Condition | None = None
    ) -> None:
        if who not in WHO:
            raise ValueError(who)
        self.who = who
        self.what = what
        self.with_champion = with_champion
        self.when = when

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Context) -> bool:
        """Whether a seat may not play a card (with a champion)."""
        if not self.what.fits(state, card, standing) or not concerns(state, self.who, seat, standing):
            return False
        if self.with_champion is not None and (
            champion < 0
            or not self.with_champion.accepts(state, champion, standing)
            or (state.control[champion] != standing.seat and immune(state, champion, standing.source))
        ):
            return False
        return self.when is None or self.when.holds(state, standing)

    def phrase(self) -> str:
        who = WHO[self.who]
        champion = "" if self.with_champion is None else f" with {self.with_champion.phrase()}"
        ending = "" if self.when is None else f" when {moment_of(self.when, own=False)}"
        return f"{who} cannot play {self.what.many('or')}{champion}{ending}"


class CannotUse(Held, questions.Ban):
    """Champions that cannot cast or use certain cards, nor be joined by them."""

    resisted: ClassVar[bool] = True

    def __init__(self, cards: Cards, what: Filter, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.what = what

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Context) -> bool:
        """Whether a champion may not use a card."""
        return champion >= 0 and self.applies(state, champion, standing) and self.what.fits(state, card, standing)

    def phrase(self) -> str:
        return f"{self.subject()} cannot use {self.what.many('or')}{self.ending()}"


class Denied(questions.Ban):
    """What its player was not allowed to use, for as long as that holds."""

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Context) -> bool:
        """Whether a seat may not play a card (with a champion)."""
        return bool(card == standing.subject and seat == standing.seat)

    def phrase(self) -> str:
        return "it cannot be used"


class MustAsk(questions.Permission):
    """Champions of other players that need the leave of the card's player to use certain cards (SF-LEAVE-01)."""

    def __init__(self, champions: Filter, what: Filter) -> None:
        self.champions = champions
        self.what = what
        self.denial = Denied()

    def binds(self, state: State, champion: int, card: int, standing: Context) -> bool:
        """Whether a champion needs leave for a card."""
        return self.what.fits(state, card, standing) and self.champions.accepts(state, champion, standing)

    def phrase(self) -> str:
        return f"other players' {self.champions.many()} need your permission to use {self.what.many()}"


class NeedsNoLeave(Held, questions.Exemption):
    """Champions that need no permission to use certain cards (SF-LEAVE-04)."""

    def __init__(self, cards: Cards, what: Filter, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.what = what

    def frees(self, state: State, champion: int, card: int, standing: Context) -> bool:
        """Whether a champion may use a card without asking."""
        return self.what.fits(state, card, standing) and self.applies(state, champion, standing)

    def phrase(self) -> str:
        needs = self.verb("needs", "need")
        return f"{self.subject()} {needs} no one's permission to use {self.what.many()}{self.ending()}"


class BearsItems(Held, questions.Outfit):
    """Realms that can have magical items, perhaps ``artifacts`` too, while they defend themselves (AMB-40)."""

    def __init__(self, cards: Cards, artifacts: bool = False, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.artifacts = artifacts

    def phrase(self) -> str:
        what = "magical items and artifacts" if self.artifacts else "magical items"
        return f"{self.subject()} can use {what}{self.ending()}"


class SpellsCross(questions.Crossing):
    """Champions who can cast wizard spells cast cleric spells instead, and the other way round (SF-SPELL-16)."""

    def phrase(self) -> str:
        return (
            "champions that can cast wizard spells can cast only cleric spells instead, and those that can cast cleric "
            "spells only wizard spells"
        )


class UsedFromPool(questions.Remote):
    """A card that a champion in the pool uses for the one that fights on their side (SF-ICON-16)."""

    def phrase(self) -> str:
        return "a champion in your pool uses it for your champion in the battle"


class DefiesBans(questions.Defiance):
    """A card that can be played whatever forbids cards of its type."""

    def phrase(self) -> str:
        return "this card can be played even if something forbids it"


class JoinsOthers(questions.Volunteer):
    """An ally that can be played at any time into a battle of other players (SF-ALLY-05)."""

    def phrase(self) -> str:
        return "this card can be played at any time into a battle that you take no part in"


class MayAlwaysPlay(questions.Leave):
    """Lets players play certain cards whatever forbids it, if it was in play first (SF-CONF-03)."""

    def __init__(self, who: str, what: Filter) -> None:
        self.who = who
        self.what = what

    def allows(self, state: State, seat: int, card: int, standing: Context) -> bool:
        """Whether a seat has leave to play a card."""
        return concerns(state, self.who, seat, standing) and self.what.fits(state, card, standing)

    def phrase(self) -> str:
        return f"{WHO[self.who]} may always play {self.what.many()}"


class BearerMustBe(questions.Bearing):
    """Limits who may bear an item or artifact."""

    def __init__(self, bearers: Filter) -> None:
        self.bearers = bearers

    def allowed(self, state: State, champion: int, card: int) -> bool:
        """Whether a champion may bear it."""
        return self.bearers.fits(state, champion, NO_CONTEXT)

    def phrase(self) -> str:
        return f"only {self.bearers.many()} can bear this card"


class ForAnyWorld(questions.Worldliness):
    """An artifact that champions of every world can bear."""

    def phrase(self) -> str:
        return "champions of any world can bear this card"


class AnyWorld(Held, questions.Breadth):
    """Lets champions bear artifacts of every world: any number of them, or as many as usual (``counted``)."""

    def __init__(self, cards: Cards, counted: bool = False, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.counted = counted

    def phrase(self) -> str:
        number = "artifacts" if self.counted else "any number of artifacts,"
        return f"{self.subject()} may bear {number} of any world{self.ending()}"


class MoreArtifacts(Held, questions.Room):
    """Lets champions bear more than one artifact of their world."""

    def __init__(self, cards: Cards, room: int) -> None:
        super().__init__(cards)
        self.room = room

    def phrase(self) -> str:
        return f"{self.subject()} may bear {self.room} artifacts"


class JoinsAnyRealm(questions.AnyRealm):
    """A holding that does not need a realm of its own world."""

    def phrase(self) -> str:
        return "this holding may join a realm of any world"


class WelcomesHoldings(questions.Welcome):
    """A realm that holdings of every world may join (SF-PH2-10)."""

    def phrase(self) -> str:
        return "holdings of any world may join this realm"


class JoinsOnly(questions.Joining):
    """A holding that joins only certain realms."""

    def __init__(self, realms: Filter) -> None:
        self.realms = realms

    def joins(self, state: State, realm: int) -> bool:
        """Whether the holding may join a realm."""
        return self.realms.fits(state, realm, NO_CONTEXT)

    def phrase(self) -> str:
        return f"this holding can only join {self.realms.one()}"


class HidesInFront(questions.Joining):
    """A hidden card that goes only under a foremost realm, and not to another with a word in its name, if one is given
    (SF-TRAP-09).
    """

    def __init__(self, alone: str = "") -> None:
        self.alone = alone

    def joins(self, state: State, realm: int) -> bool:
        """Whether it may go under a realm."""
        others = [card_of(state, card).name.lower() for card in beneath(state, realm)]
        places = [state.marks[PLACE][other] for other in state.pile(FORMATION, state.control[realm])]
        clear = not (self.alone and any(self.alone in name for name in others))
        return state.marks[PLACE][realm] == min(places) and clear

    def phrase(self) -> str:
        if not self.alone:
            return "this card can only go under your foremost realm"
        return f"this card can only go under your foremost realm, and only if no other {self.alone} lies there"


class JoinsRazed(questions.Refounding):
    """A holding that joins a razed realm of its world, and no other (SF-RAZE-14)."""

    def phrase(self) -> str:
        return "this holding can only join a razed realm"


class LiesAlone(fort.Steading):
    """A holding that may be laid beside the formation, as the realm of the turn (SF-FORT-01)."""

    def phrase(self) -> str:
        return (
            "this card may be laid by itself as your realm of the turn; there it cannot be attacked and does not count "
            "as a realm"
        )


class KeepsPool(fort.Refuge):
    """A card that keeps the pool of its player though no realm lies there (SF-FORT-03)."""

    def phrase(self) -> str:
        return "your champions stay in play even if you have no realm"


class HoldsAnArtifact(questions.Shelf):
    """A holding that an artifact of any world can be attached to."""

    def phrase(self) -> str:
        return "an artifact of any world can be attached to this card"


class JoinsArtifact(questions.Companion):
    """An artifact that a champion can bear beside another of a certain name (SF-ATT-20)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def welcomes(self, state: State, champion: int) -> bool:
        """Whether a champion bears one of that name."""
        return any(card_of(state, card).name == self.name for card in attachments(state, champion))

    def phrase(self) -> str:
        return f"a champion can bear this card besides {self.name}"


class MayLieOnRealms(questions.OnRealms):
    """An artifact that may be attached to a realm of its world, or an item to any (SF-ATT-04)."""

    def __init__(self, any_world: bool = False) -> None:
        self.any_world = any_world

    def phrase(self) -> str:
        return f"this card may be attached to a realm{'' if self.any_world else ' of its world'}"


class StaysOn(Held, questions.Clinging):
    """Passing cards that stay attached when the round is over."""

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('stays', 'stay')} attached after the battle{self.ending()}"


class HoldingSurvives(Held, questions.Endurance):
    """Holdings that stay when their realm is razed."""

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('stays', 'stay')} when the realm is razed"
