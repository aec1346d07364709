"""Modifiers: what holds as long as a card works. Each answers one question of the rules, named by its ``kind``."""

from __future__ import annotations

from typing import Any, ClassVar

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules.immunity import immune
from spellhall.games.spellfire.rules.projection import held
from spellhall.games.spellfire.rules.immunity import shielded
from spellhall.games.spellfire.rules.sides import bearer_of, opponent_of
from spellhall.games.spellfire.table import (
    ABYSS,
    BEATEN,
    DEFEATED,
    DISCARDED,
    DISCARD,
    FALLEN,
    HAND,
    LIMBO,
    POOL,
    TURN,
    VOID,
    ZONES,
)
from spellhall.games.spellfire.words.filters import Filter
from spellhall.kernel.state import State
from spellhall.language.words import Cards, Condition, Modifier, Number, listed, numeral


class Held(Modifier, abstract=True):
    """A modifier of certain cards, perhaps under a condition."""

    printed: ClassVar[bool] = False
    resisted: ClassVar[bool] = False
    """Whether immunity to the card that holds it keeps it off the cards of other players."""

    def __init__(self, cards: Cards, when: Condition | None = None) -> None:
        self.cards = cards
        self.when = when

    def applies(self, state: State, handle: int, standing: Any) -> bool:
        """Whether a card is concerned now."""
        if standing.spared and standing.spared >> state.control[handle] & 1:
            return False
        if not self.cards.accepts(state, handle, standing):
            return False
        if self.when is not None and not self.when.holds(state, standing):
            return False
        return not (
            self.resisted
            and standing.subject < 0
            and state.control[handle] != standing.seat
            and immune(state, handle, standing.source)
        )

    def subject(self) -> str:
        """The cards in the text."""
        return self.cards.phrase()

    def ending(self) -> str:
        """The condition in the text."""
        return "" if self.when is None else f" when {self.when.phrase()}"

    def verb(self, singular: str, plural: str) -> str:
        """A verb that agrees with the subject."""
        return plural if self.cards.plural else singular


def signed(amount: int | Number, what: str = "level") -> str:
    """ "3 levels", "1 base level", "levels equal to ..." """
    if isinstance(amount, Number):
        return f"{what}s equal to {amount.phrase()}"
    return f"{abs(amount)} {what}{'' if abs(amount) == 1 else 's'}"


# ---------------------------------------------------------------------- levels


class Level(Held):
    """Adds levels to cards, or takes them away."""

    kind = "level"
    of_base = False
    resisted = True

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
    resisted = True

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
    resisted = True

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
    resisted = True

    def __init__(self, cards: Cards, amount: int | Number, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.amount = amount

    def change(self, level: int, amount: int) -> int:
        """The new base level."""
        return level + amount

    def phrase(self) -> str:
        loses = isinstance(self.amount, int) and self.amount < 0
        verb = self.verb("loses", "lose") if loses else self.verb("gains", "gain")
        return f"{self.subject()} {verb} {signed(self.amount, 'base level')}{self.ending()}"


class LosesBase(Held):
    """Takes from base levels (SF-LVL-04), which may fall below nothing."""

    kind = "base"
    resisted = True

    def __init__(self, cards: Cards, amount: Number, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.amount = amount

    def change(self, level: int, amount: int) -> int:
        """The new base level."""
        return level - amount

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('loses', 'lose')} {signed(self.amount, 'base level')}{self.ending()}"


class BaseBecomes(Held):
    """Sets base levels (SF-LVL-04)."""

    kind = "base"
    resisted = True

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
    resisted = True

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
    resisted = True
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
        has = f"{self.subject()} {self.verb('has', 'have')} the help of a"
        if isinstance(self.amount, int):
            return f"{has} +{self.amount} {self.what}{self.ending()}"
        return f"{has}{'n' if self.what[0] in 'aeiou' else ''} {self.what} worth {self.amount.phrase()}{self.ending()}"


# ---------------------------------------------------------------------- what a card is


ADJECTIVES = ("undead", "coastal", "underdark", "fire", "awnshegh")
PLURALS = {"elf": "elves", "half-elf": "half-elves", "dwarf": "dwarves"} | {n: n for n in ("drow", "duergar", "kender")}


class Gains(Held):
    """Gives cards a classification: flyer, undead, drow..."""

    kind = "trait"
    has = True

    def __init__(self, cards: Cards, trait: str, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.trait = trait

    def phrase(self) -> str:
        article = "" if self.trait in ADJECTIVES else "an " if self.trait[0] in "aeiou" else "a "
        many = PLURALS.get(self.trait, self.trait if self.trait in ADJECTIVES else self.trait + "s")
        return f"{self.subject()} {self.verb(f'is also {article}{self.trait}', f'are also {many}')}{self.ending()}"


class Reverses(Held):
    """Turns a classification round: whoever has it is without it, and whoever is without it has it."""

    kind = "trait"
    has = None
    resisted = True

    def __init__(self, cards: Cards, trait: str, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.trait = trait

    def phrase(self) -> str:
        return (
            f"{self.subject()} that are {self.trait}s are {self.trait}s no more, and all the others "
            f"become {self.trait}s{self.ending()}"
        )


class CountsAs(Held):
    """Makes champions count as another kind of champion."""

    kind = "type"

    def __init__(self, cards: Cards, type_: int, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.type = type_

    def phrase(self) -> str:
        name = facts.TYPE_NAMES[self.type]
        kind = _plural(self.type) if self.cards.plural else f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
        return f"{self.subject()} {self.verb('counts', 'count')} as {kind}{self.ending()}"


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
        what = listed([f"{side}{_plural(t)}" for t in self.types], "and")
        only = f" {' '.join(self.only.clauses)}" if self.only is not None and self.only.clauses else ""
        return f"{self.subject()} can use {what}{only}{self.ending()}"


class MayUseOf(Held):
    """Opens unarmed combat cards made for a class of users ("dragon", "undead", "hero", or "any") to champions (SF-ICON-09)."""

    kind = "use"
    types = (facts.UNARMED,)

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
            champion < 0
            or not self.with_champion.accepts(state, champion, standing)
            or (state.control[champion] != standing.seat and immune(state, champion, standing.source))
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


class CannotUse(Held):
    """Champions that cannot cast or use certain cards, nor be joined by them."""

    kind = "ban"

    def __init__(self, cards: Cards, what: Filter, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.what = what

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Any) -> bool:
        """Whether a champion may not use a card."""
        return champion >= 0 and self.applies(state, champion, standing) and self.what.fits(state, card, standing)

    def phrase(self) -> str:
        return f"{self.subject()} cannot use {self.what.many()}{self.ending()}"


class DefiesBans(Modifier):
    """A card that can be played whatever forbids cards of its type."""

    kind = "defiant"
    printed = True

    def phrase(self) -> str:
        return "this card can be played whatever forbids it"


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
    """Whether a seat is among those meant by "opponent", "others", "all" or "you", and not shielded from the card."""
    if shielded(state, seat, standing.source):
        return False
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


class ForAnyWorld(Modifier):
    """An artifact that champions of every world can bear."""

    kind = "world-free"
    printed = True

    def phrase(self) -> str:
        return "champions of any world can bear this card"


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


class JoinsOnly(Modifier):
    """A holding that joins only certain realms."""

    kind = "joins"
    printed = True

    def __init__(self, realms: Filter) -> None:
        self.realms = realms

    def joins(self, state: State, realm: int) -> bool:
        """Whether the holding may join a realm."""
        return self.realms.fits(state, realm, _NOBODY)

    def phrase(self) -> str:
        return f"this holding can only join {self.realms.one()}"


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
    resisted = True

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('has', 'have')} no special power{'s' if self.cards.plural else ''}{self.ending()}"


class CannotBeDispelled(Held):
    """Spells of these champions cannot be cancelled or turned (SF-SPELL-11)."""

    kind = "undispellable"

    def phrase(self) -> str:
        return f"spells of {self.subject()} cannot be dispelled{self.ending()}"


class Firm(Held):
    """Cards that card play cannot discard or move away; ``by`` limits this to the play of certain cards."""

    kind = "firm"

    def __init__(self, cards: Cards, by: Filter | None = None, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.by = by

    def withstands(self, state: State, handle: int, source: int, standing: Any) -> bool:
        """Whether a card withstands another."""
        return self.applies(state, handle, standing) and (self.by is None or self.by.fits(state, source, standing))

    def phrase(self) -> str:
        what = "card play" if self.by is None else self.by.many()
        return f"{self.subject()} cannot be removed by {what}{self.ending()}"


class Loyal(Held):
    """Cards that cannot be made to switch sides; ``by`` limits this to the play of certain cards."""

    kind = "loyal"

    def __init__(self, cards: Cards, by: Filter | None = None, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.by = by

    def withstands(self, state: State, handle: int, source: int, standing: Any) -> bool:
        """Whether a card withstands another."""
        return self.applies(state, handle, standing) and (self.by is None or self.by.fits(state, source, standing))

    def phrase(self) -> str:
        what = "" if self.by is None else f" by {self.by.many()}"
        return f"{self.subject()} cannot be made to switch sides{what}{self.ending()}"


class Goes(Held):
    """Where cards go instead of the discard pile. ``why``: "defeated" in battle (a power; SF-COMB-H5), "killed" (the same,
    or fallen with a defeated champion, or discarded by card play: SF-TERM-11), or "discarded" for whatever reason.
    """

    kind = "fate"

    def __init__(self, cards: Cards, zone: int, why: str = "defeated", when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.zone = zone
        self.why = why

    def redirects(self, why: int) -> bool:
        """Whether a move for a reason is redirected."""
        if self.why == "killed":
            return why in (DEFEATED, FALLEN, DISCARDED)
        return why == DEFEATED if self.why == "defeated" else True

    def phrase(self) -> str:
        where = {
            POOL: self.verb("returns to its pool", "return to their pools"),
            LIMBO: self.verb("goes to Limbo", "go to Limbo"),
            ABYSS: self.verb("goes to the Abyss", "go to the Abyss"),
            VOID: self.verb("goes to the Void", "go to the Void"),
            HAND: self.verb("returns to its owner's hand", "return to their owners' hands"),
        }.get(self.zone, f"{self.verb('goes', 'go')} to the {ZONES[self.zone].name}")
        moment = {"defeated": "if defeated", "killed": "if killed in battle"}.get(self.why, "instead of being discarded")
        return f"{self.subject()} {where} {moment}{self.ending()}"


class Frail(Held):
    """Cards that are discarded as soon as their level is nothing any more; ``base`` looks at the base level."""

    kind = "frail"

    def __init__(self, cards: Cards, base: bool = False, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.base = base

    def phrase(self) -> str:
        level = "base level" if self.base else "level"
        fate = f"{self.verb('is', 'are')} discarded as soon as {self.verb('its', 'their')} {level} is 0 or less"
        return f"{self.subject()} {fate}{self.ending()}"


class RealmGuard(Held):
    """Holdings that are discarded instead of their realm when card play would discard it."""

    kind = "realm guard"

    def phrase(self) -> str:
        guard = self.subject()
        return f"if card play would discard the realm that {guard} is attached to, {guard} is discarded instead"


class DefendsAgain(Held):
    """Champions that may defend a second time in one battle."""

    kind = "defends again"

    def phrase(self) -> str:
        return f"{self.subject()} can defend twice in one battle{self.ending()}"


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

    @property
    def by_movement(self) -> bool:
        """Whether it demands nothing but special movement (SF-MOVE-02)."""
        what = self.admitted
        wanted = set(" ".join(what.adjectives).split()) if isinstance(what, Filter) and not what.clauses else set()
        return bool(wanted) and wanted <= {"flyer", "swimmer", "earthwalker", "or"}

    def admits(self, state: State, champion: int, standing: Any) -> bool:
        """Whether a champion may attack."""
        if self.by_movement and any(
            word.applies(state, champion, other) for word, other in held(state, "any movement")
        ):
            return True
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


class NeedsNoMovement(Held):
    """Champions for whom no realm demands special movement of its attackers."""

    kind = "any movement"

    def phrase(self) -> str:
        needs = self.verb("needs", "need")
        return f"{self.subject()} {needs} no special movement that a realm demands of attackers{self.ending()}"


class Toll(OnHere):
    """Whoever attacks must give up a card of his own for each champion sent: to the discard pile or the Abyss."""

    kind = "toll"

    def __init__(self, coin: Filter, zone: int = DISCARD) -> None:
        self.coin = coin
        self.zone = zone

    def coins(self, state: State, seat: int, champion: int, standing: Any) -> list[int]:
        """The cards with which a seat can pay for a champion: neither it nor what it bears."""
        return [
            card
            for card in self.coin.handles(state, standing)
            if state.control[card] == seat and champion not in (card, state.host[card])
        ]

    def payable(self, state: State, seat: int, champion: int, standing: Any) -> bool:
        """Whether the attacker has a card to pay with."""
        return bool(self.coins(state, seat, champion, standing))

    def demand(self) -> str:
        """What the attacker is asked for."""
        return f"{self._give_up('discard', 'send')} to attack"

    def _give_up(self, discard: str, send: str) -> str:
        if self.zone == DISCARD:
            return f"{discard} {self.coin.one()}"
        return f"{send} {self.coin.one()} to the {ZONES[self.zone].name.capitalize()}"

    def phrase(self) -> str:
        return f"whoever attacks this realm must {self._give_up('discard', 'send')} for each champion sent forward"


class DefendsItself(OnHere):
    """A realm that may fight as a champion of a kind, at the level printed on it (AMB-40)."""

    kind = "self-defence"

    def __init__(self, type_: int, alone: bool = False, any_kind: bool = False) -> None:
        self.type = type_
        self.alone = alone
        self.any_kind = any_kind

    def phrase(self) -> str:
        kind = "champion of any kind," if self.any_kind else facts.TYPE_NAMES[self.type]
        text = f"this realm can defend itself as a {kind} of the level printed on it"
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
        exception = "" if self.except_by is None else f" except with {self.except_by.many()}"
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


class AlliesFollow(Held):
    """Champions whose allies can join them wherever they attack (SF-MOVE-10)."""

    kind = "allies follow"

    def phrase(self) -> str:
        return f"the allies of {self.subject()} can join {self.verb('it', 'them')} against any realm{self.ending()}"


class AlliesOnFoot(Held):
    """Champions whose special movement is not passed on to their allies, where it is passed on at all (SF-MOVE-11)."""

    kind = "allies on foot"

    def phrase(self) -> str:
        return f"the movement of {self.subject()} does not pass to {self.verb('its', 'their')} allies{self.ending()}"


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
    """Changes the number of cards drawn in phase 1 (SF-PH1-02), though never below ``least``."""

    kind = "draw"

    def __init__(self, amount: int | Number, who: str = "you", least: int = 0, when: Condition | None = None) -> None:
        super().__init__(amount, who, when)
        self.least = least

    def phrase(self) -> str:
        amount = self.amount if isinstance(self.amount, int) else 0
        least = f" (but at least {numeral(self.least)})" if self.least else ""
        cards = f"{abs(amount)} card{'s' if abs(amount) != 1 else ''} {'larger' if amount > 0 else 'smaller'}"
        return f"{self.whose()} draw in phase 1 is {cards}{least}"


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


class HidesPile(Modifier):
    """A draw pile that other cards cannot look at (SF-RULE-04)."""

    kind = "hidden pile"
    printed = False

    def phrase(self) -> str:
        return "no card of another player can look at your draw pile"


class MayBeGivenUpFor(Modifier):
    """A champion in the pool that may be given up instead of the price on certain cards (SF-AVA-02); it then goes back into
    its owner's draw pile."""

    kind = "ransom"
    printed = False

    def __init__(self, what: Filter) -> None:
        self.what = what

    def pays(self, state: State, card: int, standing: Any) -> bool:
        """Whether it can be given up for a card."""
        return state.zone[standing.source] == POOL and self.what.fits(state, card, standing)

    def phrase(self) -> str:
        return (
            f"instead of the price of {self.what.one()} you may give up this card from your pool and shuffle it into your "
            "draw pile"
        )


class Lies(Modifier):
    """A card that lies on the table for a time, for what it waits for."""

    kind = "lies"
    printed = False

    def phrase(self) -> str:
        return "this card stays on the table"
