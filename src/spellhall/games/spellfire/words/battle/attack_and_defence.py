"""Modifiers of attack and defence (sections MOVE, COMB-A to C)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.battle.attacks import MOVEMENTS, is_marked
from spellhall.games.spellfire.rules.battle.shared_holdings import is_here
from spellhall.games.spellfire.rules.battle.sides import bearer_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held, printed
from spellhall.games.spellfire.table import (
    BEATEN,
    DISCARD,
    TURN,
    ZONES,
)
from spellhall.games.spellfire.words.describing.descriptions import looks_into_hands
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.plays.modifiers import NO_CONTEXT, WHO, Held, concerns, fits_card, moment_of
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Condition, listed


class OnHere(questions.OfRealms):
    """A modifier about attacks on a realm: this one, the one this holding is on, or all of the player's."""

    abstract = True

    constant: ClassVar[tuple[str, ...]] = ("all_yours",)
    all_yours: bool = False

    def covers_realm(self, state: State, realm: int, standing: Context) -> bool:
        """Whether a realm is meant."""
        if self.all_yours:
            return bool(state.control[realm] == standing.seat)
        host = state.host[standing.source]
        if host < 0 or host == realm:
            return realm in (host, standing.source)
        return is_here(state, standing.source, realm)

    def place(self) -> str:
        """The realm in the text."""
        return "your realms" if self.all_yours else "this realm"


def alternatives(cards: Cards) -> tuple[Cards, ...]:
    """The descriptions that ``Either`` joins, or the only one: a card must fit one of them."""
    several: tuple[Cards, ...] = getattr(cards, "several", (cards,))
    return several


def marks_of(cards: Cards) -> tuple[str, ...]:
    """The marks that a description of champions asks for; none where it asks for a kind, a level or a name.

    These are what a realm says of allies, too (SF-ALLY-03): an ally is no cleric and has no base level.
    """
    return cards.traits_asked if isinstance(cards, Filter) and cards.noun == "champion" else ()


class OnlyAttackedBy(OnHere, questions.Gate):
    """Only certain champions may attack (SF-MOVE-09, SF-MOVE-15)."""

    constant = ()

    def __init__(self, admitted: Cards, all_yours: bool = False) -> None:
        self.admitted = admitted
        self.all_yours = all_yours

    @property
    def by_movement(self) -> bool:
        """Whether it demands special movement, be it as one of several things that it accepts (SF-MOVE-02)."""
        return any(
            isinstance(one, Filter)
            and not one.clauses
            and len(one.adjectives) == 1
            and any(movement in one.adjectives[0] for movement in MOVEMENTS)
            for one in alternatives(self.admitted)
        )

    def admits(self, state: State, champion: int, standing: Context) -> bool:
        """Whether a champion may attack."""
        return self._lets_pass(state, champion, standing) or fits_card(self.admitted, state, champion, standing)

    def bars_ally(self, state: State, ally: int, moves: Callable[[str], bool], standing: Context) -> bool:
        """Whether an ally has none of the marks demanded; a realm that takes others as well demands none."""
        demanded = [marks_of(one) for one in alternatives(self.admitted)]
        if not all(demanded) or self._lets_pass(state, ally, standing):
            return False
        return not any(moves(mark) for marks in demanded for mark in marks)

    def _lets_pass(self, state: State, card: int, here: Context) -> bool:
        """Whether a card needs no movement that a realm demands: the one on which this is said."""
        passing = held(state, questions.Passage) if self.by_movement else ()
        if not passing:
            return False
        realm = bearer_of(state, here.source)
        marks = [mark for one in alternatives(self.admitted) for mark in marks_of(one)]
        return any(word.applies(state, card, at) and word.leads_past(state, realm, marks, at) for word, at in passing)

    def phrase(self) -> str:
        return f"only {self.admitted.phrase()} can attack {self.place()}"


class NotAttackedBy(OnHere, questions.Gate):
    """Certain champions may not attack (SF-MOVE-02, SF-MOVE-09, SF-MOVE-15)."""

    constant = ()

    def __init__(
        self, refused: Cards, all_yours: bool = False, on: Filter | None = None, when: Condition | None = None
    ) -> None:
        self.refused = refused
        self.all_yours = all_yours
        self.on = on
        self.when = when

    def covers_realm(self, state: State, realm: int, standing: Context) -> bool:
        """Whether a realm is meant: one of those described, if any are."""
        if self.on is not None:
            return self.on.fits(state, realm, standing)
        if self.all_yours:
            return bool(state.control[realm] == standing.seat)
        host = state.host[standing.source]
        return (host if host >= 0 else standing.source) == realm

    def place(self) -> str:
        """The realms in the text."""
        return super().place() if self.on is None else self.on.many()

    def admits(self, state: State, champion: int, standing: Context) -> bool:
        """Whether a champion may attack."""
        if self.when is not None and not self.when.holds(state, standing):
            return True
        return not fits_card(self.refused, state, champion, standing)

    def bars_ally(self, state: State, ally: int, moves: Callable[[str], bool], standing: Context) -> bool:
        """Whether an ally has one of the refused marks itself: what is passed on to it, its champion has, too."""
        if self.when is not None and not self.when.holds(state, standing):
            return False
        return any(is_marked(state, ally, mark) for one in alternatives(self.refused) for mark in marks_of(one))

    def phrase(self) -> str:
        ending = "" if self.when is None else f" when {moment_of(self.when, own=False)}"
        return f"{self.refused.phrase()} cannot attack {self.place()}{ending}"


class NeedsNoMovement(Held, questions.Passage):
    """Champions for whom no realm, or none of some (``at``), demands special movement of its attackers; or not of
    certain ``kinds``.
    """

    def __init__(
        self, cards: Cards, at: Filter | None = None, kinds: tuple[str, ...] = (), when: Condition | None = None
    ) -> None:
        super().__init__(cards, when)
        self.at = at
        self.kinds = kinds

    def leads_past(self, state: State, realm: int, marks: list[str], standing: Context) -> bool:
        """Whether that holds at a realm that demands one of some marks."""
        if self.kinds and not any(kind in marks for kind in self.kinds):
            return False
        return self.at is None or self.at.fits(state, realm, standing)

    def phrase(self) -> str:
        realm = "a realm" if self.at is None else self.at.one()
        if self.kinds:
            many = listed([f"{kind}s" for kind in self.kinds], "or")
            return f"{self.subject()} can attack {realm} that only {many} can attack{self.ending()}"
        needs = self.verb("needs", "need")
        return f"{self.subject()} {needs} no special movement that {realm} demands of attackers{self.ending()}"


class Toll(OnHere, questions.Due):
    """Anyone who attacks must give up a card of their own for each champion sent: to the discard pile or the Abyss."""

    def __init__(self, coin: Filter, zone: int = DISCARD, all_yours: bool = False) -> None:
        self.coin = coin
        self.zone = zone
        self.all_yours = all_yours

    def coins(self, state: State, seat: int, champion: int, standing: Context) -> list[int]:
        """The cards with which a seat can pay for a champion: neither it nor what it bears."""
        return [
            card
            for card in self.coin.handles(state, standing)
            if state.control[card] == seat and champion not in (card, state.host[card])
        ]

    def from_hand(self) -> bool:
        """Whether what a seat can pay with depends on its hand."""
        return looks_into_hands(self.coin)

    def payable(self, state: State, seat: int, champion: int, standing: Context) -> bool:
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
        realm = "your realms" if self.all_yours else "this realm"
        return f"a player who attacks {realm} must {self._give_up('discard', 'send')} for each champion sent forward"


class DefendsItself(OnHere, questions.SelfDefence):
    """A realm that may fight as a champion of a kind, at the level printed on it (AMB-40); ``lent`` by a holding, if
    the realm does not do so at a higher level by its own text.
    """

    def __init__(self, type_: int, alone: bool = False, any_kind: bool = False, lent: bool = False) -> None:
        self.type = type_
        self.alone = alone
        self.any_kind = any_kind
        self.lent = lent

    def phrase(self) -> str:
        kind = "champion of any kind," if self.any_kind else facts.TYPE_NAMES[self.type]
        text = f"this realm can defend itself as a {kind} of the level printed on it"
        text += ", unless it can do so at a higher level already" if self.lent else ""
        return text + ("; no other champion can defend it" if self.alone else "")


class DefendsNoBetter(Condition):
    """The realm that this holding is on does not defend itself at a higher level by its own text (AMB-40)."""

    def __init__(self, level: int) -> None:
        self.level = level

    def phrase(self) -> str:
        return f"its realm does not defend itself at a level above {self.level} by itself"

    def holds(self, state: State, fx: Context) -> bool:
        own = card_of(state, bearer_of(state, fx.source))
        return own.level <= self.level or not printed(own, questions.SelfDefence)


class WithstandsOnce(OnHere, questions.Resistance):
    """A realm that must be left undefended twice in one turn before it is razed."""

    def withstand(self, state: State, realm: int) -> bool:
        """Use the resistance up; whether there was any."""
        if state.marks[BEATEN][realm] == state.regs[TURN]:
            return False
        state.mark(BEATEN, realm, state.regs[TURN])
        return True

    def phrase(self) -> str:
        first = (
            "the first time in a turn that an attacker beats this realm, it stands and another champion may attack it"
        )
        return f"{first}; the second time, it is razed"


class SharesHoldings(questions.Sharing):
    """A realm that the holdings on certain other realms apply to as well (SF-ATT-19)."""

    def __init__(self, realms: Filter) -> None:
        self.realms = realms

    def lends(self, state: State, realm: int) -> bool:
        """Whether the holdings of a realm do."""
        return self.realms.fits(state, realm, NO_CONTEXT)

    def phrase(self) -> str:
        return f"holdings attached to {self.realms.many()} apply to this realm, too"


class FallsSlowly(OnHere, questions.Stubbornness):
    """A realm that must be razed twice in a row before it is turned face down (SF-RAZE-15)."""

    def phrase(self) -> str:
        return "this realm is razed only the second time in a row that something would raze it"


class Peace(questions.Truce):
    """Forbids attacks. ``by``: "all", "opponents", "others" or "you"; ``on``: "all" realms or "yours"; ``except_by``
    names champions who may still attack, ``but`` realms that may still be attacked.
    """

    def __init__(
        self, by: str = "all", on: str = "all", except_by: Filter | None = None, but: Filter | None = None
    ) -> None:
        self.by = by
        self.on = on
        self.except_by = except_by
        self.but = but

    def forbids(self, state: State, seat: int, champion: int, realm: int, standing: Context) -> bool:
        """Whether a seat may not attack a realm with a champion."""
        if not concerns(state, self.by, seat, standing):
            return False
        if self.on == "yours" and state.control[realm] != standing.seat:
            return False
        if self.but is not None and self.but.fits(state, realm, standing):
            return False
        return self.except_by is None or not self.except_by.fits(state, champion, standing)

    def phrase(self) -> str:
        whose = "your realms" if self.on == "yours" else "any realm"
        who = WHO[self.by]
        exception = "" if self.except_by is None else f" except with {self.except_by.many()}"
        exception += "" if self.but is None else f" except {self.but.many()}"
        return f"{who} cannot attack {whose}{exception}"


class DefendersFirst(questions.Precedence):
    """The powers of defenders, and of what is attached to them, work before those of attackers (SF-TRAP-08);
    ``alone``: only those of the champions themselves (SF-OOA-10).
    """

    def __init__(self, alone: bool = False) -> None:
        self.alone = alone

    def phrase(self) -> str:
        if self.alone:
            return "the defending champion's own power works before those of the attacker"
        return "the powers of defenders and of what is attached to them work before those of attackers"


class CannotFight(Held, questions.Restraint):
    """Champions that can neither attack nor defend, or only one of the two."""

    resisted: ClassVar[bool] = True

    def __init__(self, cards: Cards, attack: bool = True, defend: bool = True, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.attack = attack
        self.defend = defend

    def phrase(self) -> str:
        what = "attack or defend" if self.attack and self.defend else "attack" if self.attack else "defend"
        return f"{self.subject()} cannot {what}{self.ending()}"


class MustMeet(Held, questions.Challenge):
    """Champions of whom alone one may come to defend (SF-COMB-C8)."""

    def phrase(self) -> str:
        return f"only {self.subject()} can be sent to defend{self.ending()}"


class Reaches(Held, questions.Reach):
    """Champions that may attack realms whatever their position; ``ignores_bans``: whatever their powers, too."""

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

    def leads_to(self, state: State, realm: int, standing: Context) -> bool:
        """Whether a realm can be reached."""
        return self.realms is None or self.realms.fits(state, realm, standing)

    def phrase(self) -> str:
        allies = f" and {self.verb('its', 'their')} allies" if self.with_allies else ""
        who = f"{self.subject()}{allies}"
        what = "realm" if self.realms is None else self.realms.bare()
        how = "position or powers" if self.ignores_bans else "position"
        how = "powers" if what.startswith("exposed ") else how
        return f"{who} can attack any {what}, whatever its {how}{self.ending()}"


class AlliesFollow(Held, questions.Following):
    """Champions whose allies can join them no matter where they attack (SF-MOVE-10)."""

    def phrase(self) -> str:
        return f"the allies of {self.subject()} can join {self.verb('it', 'them')} against any realm{self.ending()}"


class AlliesOnFoot(Held, questions.Footing):
    """Champions whose special movement is not passed on to their allies, where it is passed on at all (SF-MOVE-11)."""

    def phrase(self) -> str:
        return f"the movement of {self.subject()} does not pass to {self.verb('its', 'their')} allies{self.ending()}"
