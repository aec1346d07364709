"""Modifiers: what holds as long as a card works. Each answers one question of the rules, named by its ``kind``."""

from __future__ import annotations

from typing import Any, ClassVar

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules.sides import bearer_of, opponent_of
from spellhall.games.spellfire.table import (
    ABYSS,
    BEATEN,
    DEFEATED,
    HAND,
    LIMBO,
    POOL,
    TURN,
    VOID,
    ZONES,
)
from spellhall.games.spellfire.words.filters import Filter
from spellhall.kernel.state import State
from spellhall.language.words import Cards, Condition, Modifier, Number


class Held(Modifier, abstract=True):
    """A modifier of certain cards, perhaps under a condition."""

    printed: ClassVar[bool] = False

    def __init__(self, cards: Cards, when: Condition | None = None) -> None:
        self.cards = cards
        self.when = when

    def applies(self, state: State, handle: int, standing: Any) -> bool:
        """Whether a card is concerned now."""
        if standing.spared and standing.spared >> state.control[handle] & 1:
            return False
        if not self.cards.accepts(state, handle, standing):
            return False
        return self.when is None or self.when.holds(state, standing)

    def subject(self) -> str:
        """The cards in the text."""
        return self.cards.phrase()

    def ending(self) -> str:
        """The condition in the text."""
        return "" if self.when is None else f" when {self.when.phrase()}"

    def verb(self, singular: str, plural: str) -> str:
        """A verb that agrees with the subject."""
        return plural if self.cards.plural else singular


def signed(amount: int | Number) -> str:
    """ "3 levels", "1 level", "as many levels as ..." """
    if isinstance(amount, Number):
        return f"levels equal to {amount.phrase()}"
    return f"{abs(amount)} level{'' if abs(amount) == 1 else 's'}"


# ---------------------------------------------------------------------- levels


class Level(Held):
    """Adds levels to cards, or takes them away."""

    kind = "level"
    of_base = False

    def __init__(self, cards: Cards, amount: int | Number, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.amount = amount

    def phrase(self) -> str:
        loses = isinstance(self.amount, int) and self.amount < 0
        verb = self.verb("loses", "lose") if loses else self.verb("gains", "gain")
        return f"{self.subject()} {verb} {signed(self.amount)}{self.ending()}"


class LevelTimes(Held):
    """Multiplies the own level of cards: the base is doubled, not what other cards add (AMB-66)."""

    kind = "level"
    of_base = True

    def __init__(self, cards: Cards, amount: int, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.amount = amount

    def change(self, level: int, amount: int) -> int:
        """The new level."""
        return level * amount

    def phrase(self) -> str:
        word = {2: "doubled", 3: "tripled"}.get(self.amount, f"multiplied by {self.amount}")
        return f"{self.subject()} {self.verb('is', 'are')} {word} in level{self.ending()}"


class LevelBecomes(Held):
    """Sets the level (or bonus) that a card counts with."""

    kind = "level"
    of_base = True

    def __init__(self, cards: Cards, amount: int | Number, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.amount = amount

    def change(self, level: int, amount: int) -> int:
        """The new level."""
        return amount

    def phrase(self) -> str:
        amount = self.amount if isinstance(self.amount, int) else self.amount.phrase()
        return f"the level of {self.subject()} becomes {amount}{self.ending()}"


class BaseLevel(Held):
    """Adds to base levels for as long as the card stays (SF-LVL-04)."""

    kind = "base"

    def __init__(self, cards: Cards, amount: int | Number, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.amount = amount

    def change(self, level: int, amount: int) -> int:
        """The new base level."""
        return level + amount

    def phrase(self) -> str:
        loses = isinstance(self.amount, int) and self.amount < 0
        verb = self.verb("loses", "lose") if loses else self.verb("gains", "gain")
        amount = abs(self.amount) if isinstance(self.amount, int) else self.amount.phrase()
        return f"{self.subject()} {verb} {amount} base level{self.ending()}"


class BaseBecomes(Held):
    """Sets base levels (SF-LVL-04)."""

    kind = "base"

    def __init__(self, cards: Cards, amount: int | Number, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.amount = amount

    def change(self, level: int, amount: int) -> int:
        """The new base level."""
        return amount

    def phrase(self) -> str:
        amount = self.amount if isinstance(self.amount, int) else self.amount.phrase()
        return f"the base level of {self.subject()} becomes {amount}{self.ending()}"


class BaseTimes(Held):
    """Multiplies base levels."""

    kind = "base"

    def __init__(self, cards: Cards, amount: int, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.amount = amount

    def change(self, level: int, amount: int) -> int:
        """The new base level."""
        return level * amount

    def phrase(self) -> str:
        word = {2: "doubled", 3: "tripled"}.get(self.amount, f"multiplied by {self.amount}")
        return f"{self.subject()} {self.verb('is', 'are')} {word} in base level{self.ending()}"


class BaseHalved(Held):
    """Halves base levels, rounding up or down."""

    kind = "base"
    amount = 2

    def __init__(self, cards: Cards, up: bool = False, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.up = up

    def change(self, level: int, amount: int) -> int:
        """The new base level."""
        return (level + 1) // 2 if self.up else level // 2

    def phrase(self) -> str:
        rounding = "up" if self.up else "down"
        return f"{self.subject()} {self.verb('is', 'are')} halved in base level (rounded {rounding}){self.ending()}"


class SideBonus(Held):
    """An ally that is no card of its own: it adds its level to the side of a fighter."""

    kind = "side"

    def __init__(self, cards: Cards, amount: int | Number, what: str = "ally", when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.amount = amount
        self.what = what

    def phrase(self) -> str:
        amount = f"+{self.amount}" if isinstance(self.amount, int) else self.amount.phrase()
        return f"{self.subject()} {self.verb('has', 'have')} the help of a {amount} {self.what}{self.ending()}"


# ---------------------------------------------------------------------- what a card is


class Gains(Held):
    """Gives cards a classification: flyer, undead, drow..."""

    kind = "trait"
    has = True

    def __init__(self, cards: Cards, trait: str, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.trait = trait

    def phrase(self) -> str:
        what = f"{'an' if self.trait[0] in 'aeiou' else 'a'} {self.trait}"
        return f"{self.subject()} {self.verb('is also ' + what, 'are also ' + self.trait + 's')}{self.ending()}"


class LosesTrait(Held):
    """Takes a classification away."""

    kind = "trait"
    has = False

    def __init__(self, cards: Cards, trait: str, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.trait = trait

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('is', 'are')} no {self.trait}{'' if not self.cards.plural else 's'}{self.ending()}"


class CountsAs(Held):
    """Makes champions count as another kind of champion."""

    kind = "type"

    def __init__(self, cards: Cards, type_: int, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.type = type_

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('counts', 'count')} as {facts.TYPE_NAMES[self.type]}{self.ending()}"


# ---------------------------------------------------------------------- use and bans


class MayUse(Held):
    """Opens types of support cards to champions whose icon does not (SF-ICON-13)."""

    kind = "use"

    def __init__(self, cards: Cards, *types: int, side: int = 0, only: Filter | None = None, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.types = types
        self.side = side
        self.only = only

    def opens(self, state: State, card: int) -> bool:
        """Whether the card is of an opened type."""
        definition = state.definition(card)
        if definition.type not in self.types or (self.side and definition.side != self.side):
            return False
        if definition.type == facts.UNARMED and self.only is None and not definition.users & {"hero", "any"}:
            return False
        return self.only is None or self.only.fits(state, card, _NOBODY)

    def phrase(self) -> str:
        side = {facts.OFFENSIVE: "offensive ", facts.DEFENSIVE: "defensive "}.get(self.side, "")
        what = " and ".join(f"{side}{_plural(t)}" for t in self.types)
        only = f" {' '.join(self.only.clauses)}" if self.only is not None and self.only.clauses else ""
        return f"{self.subject()} can use {what}{only}{self.ending()}"


class MayUseOf(Held):
    """Opens unarmed combat cards made for a class of users ("dragon", "undead", "hero", or "any") to champions (SF-ICON-09)."""

    kind = "use"

    def __init__(self, cards: Cards, user: str, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.user = user

    def opens(self, state: State, card: int) -> bool:
        """Whether the card names that class of users."""
        definition = state.definition(card)
        return bool(definition.type == facts.UNARMED and (self.user == "any" or self.user in definition.users))

    def phrase(self) -> str:
        whose = "all unarmed combat cards" if self.user == "any" else f"unarmed combat cards made for {_users(self.user)}"
        return f"{self.subject()} can use {whose}{self.ending()}"


def _users(user: str) -> str:
    return {"hero": "heroes", "undead": "the undead"}.get(user, user + "s")


class _Nobody:
    seat = -1
    source = -1
    subject = -1
    slots: ClassVar[list[int]] = []


_NOBODY = _Nobody()


def _plural(type_: int) -> str:
    name = facts.TYPE_NAMES[type_]
    return name[:-1] + "ies" if name.endswith("y") else name + "s"


class CannotPlay(Modifier):
    """Forbids players to play certain cards. ``who``: "opponent" (faced in this card's round), "others", "all", "you";
    ``with_champion`` limits it to plays with a certain champion."""

    kind = "ban"
    printed = False

    def __init__(self, who: str, what: Filter, with_champion: Cards | None = None, when: Condition | None = None) -> None:
        if who not in ("opponent", "others", "all", "you"):
            raise ValueError(who)
        self.who = who
        self.what = what
        self.with_champion = with_champion
        self.when = when

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Any) -> bool:
        """Whether a seat may not play a card (with a champion)."""
        if not concerns(state, self.who, seat, standing):
            return False
        if self.with_champion is not None and (
            champion < 0 or not self.with_champion.accepts(state, champion, standing)
        ):
            return False
        if self.when is not None and not self.when.holds(state, standing):
            return False
        return self.what.fits(state, card, standing)

    def phrase(self) -> str:
        who = _WHO[self.who]
        champion = "" if self.with_champion is None else f" with {self.with_champion.phrase()}"
        ending = "" if self.when is None else f" when {self.when.phrase()}"
        return f"{who} cannot play {self.what.many()}{champion}{ending}"


class MayAlwaysPlay(Modifier):
    """Lets players play certain cards whatever forbids it, if it was in play first (SF-CONF-03)."""

    kind = "leave"
    printed = False

    def __init__(self, who: str, what: Filter) -> None:
        self.who = who
        self.what = what

    def allows(self, state: State, seat: int, card: int, standing: Any) -> bool:
        """Whether a seat has leave to play a card."""
        return concerns(state, self.who, seat, standing) and self.what.fits(state, card, standing)

    def phrase(self) -> str:
        return f"{_WHO[self.who]} may always play {self.what.many()}"


_WHO = {"opponent": "the opposing player", "others": "other players", "all": "players", "you": "you"}


def concerns(state: State, who: str, seat: int, standing: Any) -> bool:
    """Whether a seat is among those meant by "opponent", "others", "all" or "you"."""
    if who == "all":
        return True
    if who == "you":
        return bool(seat == standing.seat)
    if who == "others":
        return bool(seat != standing.seat)
    return bool(opponent_of(state, standing.seat) == seat)


class BearerMustBe(Modifier):
    """Limits who may bear an item or artifact."""

    kind = "bearer"
    printed = True

    def __init__(self, bearers: Filter) -> None:
        self.bearers = bearers

    def allowed(self, state: State, champion: int, card: int) -> bool:
        """Whether a champion may bear it."""
        return self.bearers.fits(state, champion, _NOBODY)

    def phrase(self) -> str:
        return f"only {self.bearers.many()} can bear this card"


class AnyWorld(Held):
    """Lets champions bear artifacts of every world."""

    kind = "any world"

    def phrase(self) -> str:
        return f"{self.subject()} may bear any number of artifacts, of any world{self.ending()}"


class MoreArtifacts(Held):
    """Lets champions bear more than one artifact of their world."""

    kind = "artifacts"

    def __init__(self, cards: Cards, room: int) -> None:
        super().__init__(cards)
        self.room = room

    def phrase(self) -> str:
        return f"{self.subject()} may bear {self.room} artifacts"


class JoinsAnyRealm(Modifier):
    """A holding that does not need a realm of its own world."""

    kind = "any realm"
    printed = True

    def phrase(self) -> str:
        return "this holding may join a realm of any world"


class MayLieOnRealms(Modifier):
    """An artifact or item that may be attached to a realm (SF-ATT-04)."""

    kind = "on realms"
    printed = True

    def phrase(self) -> str:
        return "this card may be attached to a realm of its world"


class StaysOn(Held):
    """Passing cards that stay attached when the round is over."""

    kind = "stays on"

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('stays', 'stay')} attached after the battle{self.ending()}"


class HoldingSurvives(Held):
    """Holdings that stay when their realm is razed."""

    kind = "lasting holding"

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('stays', 'stay')} when the realm is razed"


# ---------------------------------------------------------------------- immunity and protection


class Immune(Held):
    """Immunity of cards to other cards. Only their offensive side is meant, unless ``all_sides`` (SF-IMM-01)."""

    kind = "immune"

    def __init__(self, cards: Cards, to: Cards, all_sides: bool = False, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.to = to
        self.all_sides = all_sides

    def covers(self, state: State, subject: int, source: int, standing: Any) -> bool:
        """Whether ``subject`` is immune to ``source``."""
        if not self.all_sides and state.definition(source).side == facts.DEFENSIVE:
            return False
        if not _fits(self.to, state, source, standing):
            return False
        return self.applies(state, subject, standing)

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('is', 'are')} immune to {self.to.phrase()}{self.ending()}"


def _fits(cards: Cards, state: State, handle: int, standing: Any) -> bool:
    return cards.fits(state, handle, standing) if isinstance(cards, Filter) else cards.accepts(state, handle, standing)


class PlayerImmune(Modifier):
    """Immunity of the player himself (his hand, his pile) to certain cards of others, and of all that is his."""

    kind = "shield"
    printed = False

    def __init__(self, to: Filter) -> None:
        self.to = to

    def shields(self, state: State, seat: int, source: int, standing: Any) -> bool:
        """Whether a seat is shielded from a card."""
        return bool(seat == standing.seat) and self.to.fits(state, source, standing)

    def phrase(self) -> str:
        return f"you are immune to {self.to.many()}"


class NoPowers(Held):
    """Cancels the special powers of cards; what their icons allow stays (SF-CONF-06)."""

    kind = "silence"

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('has', 'have')} no special power{'s' if self.cards.plural else ''}{self.ending()}"


class CannotBeDispelled(Held):
    """Spells of these champions cannot be cancelled or turned (SF-SPELL-11)."""

    kind = "undispellable"

    def phrase(self) -> str:
        return f"spells of {self.subject()} cannot be dispelled{self.ending()}"


class Firm(Held):
    """Cards that card play cannot discard or move away."""

    kind = "firm"

    def phrase(self) -> str:
        return f"{self.subject()} cannot be removed by card play{self.ending()}"


class Loyal(Held):
    """Cards that cannot be made to switch sides."""

    kind = "loyal"

    def phrase(self) -> str:
        return f"{self.subject()} cannot be made to switch sides{self.ending()}"


class Goes(Held):
    """Where cards go instead of the discard pile. ``why``: "defeated" in battle (a power; SF-COMB-H5), or "discarded" for
    whatever reason."""

    kind = "fate"

    def __init__(self, cards: Cards, zone: int, why: str = "defeated", when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.zone = zone
        self.why = why

    def redirects(self, why: int) -> bool:
        """Whether a move for a reason is redirected."""
        return why == DEFEATED if self.why == "defeated" else True

    def phrase(self) -> str:
        where = {
            POOL: self.verb("returns to its pool", "return to their pools"),
            LIMBO: self.verb("goes to Limbo", "go to Limbo"),
            ABYSS: self.verb("goes to the Abyss", "go to the Abyss"),
            VOID: self.verb("goes to the Void", "go to the Void"),
            HAND: self.verb("returns to its owner's hand", "return to their owners' hands"),
        }.get(self.zone, f"{self.verb('goes', 'go')} to the {ZONES[self.zone].name}")
        moment = "if defeated" if self.why == "defeated" else "instead of being discarded"
        return f"{self.subject()} {where} {moment}{self.ending()}"


class Twice(Held):
    """Champions that must be defeated twice in one battle: the first defeat sends them to the pool."""

    kind = "twice"

    def phrase(self) -> str:
        return f"{self.subject()} must be defeated twice in one battle before being discarded{self.ending()}"


# ---------------------------------------------------------------------- attack and defence


class OnHere(Modifier, abstract=True):
    """A modifier about attacks on a realm: this one, the one this holding is on, or all of the player's."""

    printed: ClassVar[bool] = False
    all_yours: bool = False

    def covers_realm(self, state: State, realm: int, standing: Any) -> bool:
        """Whether a realm is meant."""
        if self.all_yours:
            return bool(state.control[realm] == standing.seat)
        return bool(bearer_of(state, standing.source) == realm)

    def place(self) -> str:
        """The realm in the text."""
        return "your realms" if self.all_yours else "this realm"


class OnlyAttackedBy(OnHere):
    """Only certain champions may attack (SF-MOVE-09, SF-MOVE-15)."""

    kind = "attackers"

    def __init__(self, admitted: Cards, all_yours: bool = False) -> None:
        self.admitted = admitted
        self.all_yours = all_yours

    def admits(self, state: State, champion: int, standing: Any) -> bool:
        """Whether a champion may attack."""
        return _fits(self.admitted, state, champion, standing)

    def phrase(self) -> str:
        return f"only {self.admitted.phrase()} can attack {self.place()}"


class NotAttackedBy(OnHere):
    """Certain champions may not attack (SF-MOVE-02, SF-MOVE-09, SF-MOVE-15)."""

    kind = "attackers"

    def __init__(self, refused: Cards, all_yours: bool = False) -> None:
        self.refused = refused
        self.all_yours = all_yours

    def admits(self, state: State, champion: int, standing: Any) -> bool:
        """Whether a champion may attack."""
        return not _fits(self.refused, state, champion, standing)

    def phrase(self) -> str:
        return f"{self.refused.phrase()} cannot attack {self.place()}"


class Toll(OnHere):
    """Whoever attacks must discard a card from his hand for each champion sent."""

    kind = "toll"

    def payable(self, state: State, seat: int, champion: int, standing: Any) -> bool:
        """Whether the attacker has a card to pay with."""
        hand = state.pile(HAND, seat)
        return len(hand) - (champion in hand) > 0

    def phrase(self) -> str:
        return "whoever attacks this realm discards a card from hand for each champion sent forward"


class DefendsItself(OnHere):
    """A realm that may fight as a champion of a kind, at the level printed on it (AMB-40)."""

    kind = "self-defence"

    def __init__(self, type_: int, alone: bool = False) -> None:
        self.type = type_
        self.alone = alone

    def phrase(self) -> str:
        text = f"this realm can defend itself as a {facts.TYPE_NAMES[self.type]} of the level printed on it"
        return text + ("; no other champion can defend it" if self.alone else "")


class WithstandsOnce(OnHere):
    """A realm that must be left undefended twice in one turn before it is razed."""

    kind = "twice razed"

    def withstand(self, state: State, realm: int) -> bool:
        """Use the resistance up; whether there was any."""
        if state.marks[BEATEN][realm] == state.regs[TURN]:
            return False
        state.mark(BEATEN, realm, state.regs[TURN])
        return True

    def phrase(self) -> str:
        return "this realm must be beaten twice in one turn before it is razed"


class Peace(Modifier):
    """Forbids attacks. ``by``: "all", "others" or "you"; ``on``: "all" realms or "yours"; ``except_by`` names champions who
    may still attack."""

    kind = "peace"
    printed = False

    def __init__(self, by: str = "all", on: str = "all", except_by: Filter | None = None) -> None:
        self.by = by
        self.on = on
        self.except_by = except_by

    def forbids(self, state: State, seat: int, champion: int, realm: int, standing: Any) -> bool:
        """Whether a seat may not attack a realm with a champion."""
        if not concerns(state, self.by, seat, standing):
            return False
        if self.on == "yours" and state.control[realm] != standing.seat:
            return False
        return self.except_by is None or not self.except_by.fits(state, champion, standing)

    def phrase(self) -> str:
        whose = "your realms" if self.on == "yours" else "any realm"
        who = _WHO[self.by]
        exception = "" if self.except_by is None else f", except with {self.except_by.many()}"
        return f"{who} cannot attack {whose}{exception}"


class CannotFight(Held):
    """Champions that can neither attack nor defend, or only one of the two."""

    kind = "grounded"

    def __init__(self, cards: Cards, attack: bool = True, defend: bool = True, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.attack = attack
        self.defend = defend

    def phrase(self) -> str:
        what = "attack or defend" if self.attack and self.defend else "attack" if self.attack else "defend"
        return f"{self.subject()} cannot {what}{self.ending()}"


class Reaches(Held):
    """Champions that may attack realms whatever their position; ``ignores_bans``: whatever their powers, too."""

    kind = "reach"

    def __init__(
        self,
        cards: Cards,
        realms: Filter | None = None,
        ignores_bans: bool = False,
        with_allies: bool = False,
        when: Condition | None = None,
    ) -> None:
        super().__init__(cards, when)
        self.realms = realms
        self.ignores_bans = ignores_bans
        self.with_allies = with_allies

    def leads_to(self, state: State, realm: int, standing: Any) -> bool:
        """Whether a realm can be reached."""
        return self.realms is None or self.realms.fits(state, realm, standing)

    def phrase(self) -> str:
        who = f"{self.subject()}{' and its allies' if self.with_allies else ''}"
        what = "any realm" if self.realms is None else f"any of the {self.realms.many()}"
        how = "position or powers" if self.ignores_bans else "position"
        return f"{who} can attack {what}, whatever its {how}{self.ending()}"


# ---------------------------------------------------------------------- players


class PlayerNumber(Modifier, abstract=True):
    """A number that belongs to players. ``who``: "you", "others" or "all"."""

    printed: ClassVar[bool] = False

    def __init__(self, amount: int | Number, who: str = "you", when: Condition | None = None) -> None:
        self.amount = amount
        self.who = who
        self.when = when

    def concerns(self, state: State, seat: int, standing: Any) -> bool:
        """Whether a seat is meant."""
        if standing.spared >> seat & 1 or not concerns(state, self.who, seat, standing):
            return False
        return self.when is None or self.when.holds(state, standing)

    def whose(self) -> str:
        """The players in the text."""
        return {"you": "your", "others": "other players'", "all": "every player's"}[self.who]


class DrawsMore(PlayerNumber):
    """Changes the number of cards drawn in phase 1 (SF-PH1-02)."""

    kind = "draw"

    def phrase(self) -> str:
        amount = self.amount if isinstance(self.amount, int) else 0
        return f"{self.whose()} draw in phase 1 is {abs(amount)} card{'s' if abs(amount) != 1 else ''} {'larger' if amount > 0 else 'smaller'}"


class HandLimit(PlayerNumber):
    """Adds to the hand limit (SF-HAND-02)."""

    kind = "hand"

    def phrase(self) -> str:
        amount = self.amount if isinstance(self.amount, int) else 0
        return f"{self.whose()} hand limit is {abs(amount)} card{'s' if abs(amount) != 1 else ''} {'higher' if amount > 0 else 'lower'}"


class HandLimitSet(PlayerNumber):
    """Sets the hand limit, as rule cards do."""

    kind = "hand set"

    def phrase(self) -> str:
        return f"{self.whose()} hand limit is {self.amount}"


class MayKeep(PlayerNumber):
    """Lets a player keep up to a number of cards (AMB-82)."""

    kind = "hand keep"

    def phrase(self) -> str:
        return f"you may keep up to {self.amount} cards in hand"


class RebuildPrice(Modifier):
    """Changes what rebuilding this realm costs."""

    kind = "rebuild"
    printed = True

    def __init__(self, price: int) -> None:
        self.price = price

    def phrase(self) -> str:
        return f"rebuilding this realm costs {self.price} card{'s' if self.price != 1 else ''}"


class OutsideCosmos(Held):
    """Cards that do not block their name (exceptions to the Rule of the Cosmos)."""

    kind = "cosmos"

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('does', 'do')} not stop another card of the same name from entering play"


class HidesPile(Modifier):
    """A draw pile that other cards cannot look at (SF-RULE-04)."""

    kind = "hidden pile"
    printed = False

    def phrase(self) -> str:
        return "no card of another player can look at your draw pile"

