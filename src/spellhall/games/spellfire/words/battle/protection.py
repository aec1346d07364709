"""Modifiers that protect: immunities, and what becomes of the defeated (sections IMM, COMB-H)."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.table import (
    ABYSS,
    DEFEATED,
    DISCARDED,
    FALLEN,
    HAND,
    LIMBO,
    POOL,
    VOID,
    ZONES,
)
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import cards as all_cards
from spellhall.games.spellfire.words.plays.modifiers import Held, fits_card, moment_of
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Condition


class Immune(Held, questions.Immunity):
    """Immunity of cards to other cards. Only their offensive side is meant, unless ``all_sides`` (SF-IMM-01); with
    ``whatever`` those that ignore immunities, too (SF-RARE-01); with ``powers_only`` their levels still count
    (SF-POWER-01).
    """

    def __init__(
        self,
        cards: Cards,
        to: Cards,
        all_sides: bool = False,
        whatever: bool = False,
        powers_only: bool = False,
        when: Condition | None = None,
    ) -> None:
        super().__init__(cards, when)
        self.to = to
        self.all_sides = all_sides
        self.whatever = whatever
        self.powers_only = powers_only

    def covers(self, state: State, subject: int, source: int, standing: Context) -> bool:
        """Whether ``subject`` is immune to ``source``."""
        if not self.all_sides and state.catalogue[state.face[source]].side == facts.DEFENSIVE:
            return False
        if not fits_card(self.to, state, source, standing):
            return False
        return self.applies(state, subject, standing)

    def phrase(self) -> str:
        powers = "special powers of " if self.powers_only else ""
        even = ", even to those that ignore immunities" if self.whatever else ""
        return f"{self.subject()} {self.verb('is', 'are')} immune to {powers}{self.to.phrase()}{even}{self.ending()}"


class CannotBeImmune(Held, questions.Exposure):
    """Takes immunities from cards, perhaps those to certain cards alone, whatever gives them (SF-IMM-10)."""

    def __init__(self, cards: Cards, to: Filter | None = None) -> None:
        super().__init__(cards)
        self.to = to

    def exposes(self, state: State, subject: int, source: int, standing: Context) -> bool:
        """Whether no immunity keeps ``source`` off ``subject``."""
        return (self.to is None or self.to.fits(state, source, standing)) and self.applies(state, subject, standing)

    def phrase(self) -> str:
        return f"{self.subject()} cannot be immune to {'anything' if self.to is None else self.to.many('or')}"


class OnlyImmune(CannotBeImmune):
    """Takes immunities from all cards but certain ones (SF-IMM-10)."""

    def __init__(self, kept: Filter) -> None:
        super().__init__(all_cards.than(kept))
        self.kept = kept

    def phrase(self) -> str:
        return f"nothing but {self.kept.many()} can be immune to anything"


class PlayerImmune(questions.Shield):
    """Immunity of the player themselves (their hand, their pile) to certain cards, by whomever they are played."""

    def __init__(self, to: Filter) -> None:
        self.to = to

    def shields(self, state: State, seat: int, source: int, standing: Context) -> bool:
        """Whether a seat is shielded from a card."""
        return bool(seat == standing.seat) and self.to.fits(state, source, standing)

    def phrase(self) -> str:
        return f"you are immune to {self.to.many()}"


class NoPowers(Held, questions.Silence):
    """Cancels the special powers of cards; what their icons allow stays (SF-CONF-06)."""

    resisted: ClassVar[bool] = True

    def only_in_rounds(self) -> bool:
        """Whether its description fits none but fighters and what hangs on them."""
        return bool(getattr(self.cards, "in_rounds", False))

    def within(self, state: State, handles: list[int]) -> list[int]:
        """Those cards that its description does not leave out by what is printed."""
        cards = self.cards
        if not isinstance(cards, Filter):
            return handles
        among, names, catalogue, face = cards.among, cards.names, state.catalogue, state.face
        found = [handle for handle in handles if catalogue[face[handle]].type in among]
        return [handle for handle in found if catalogue[face[handle]].name in names] if names else found

    def phrase(self) -> str:
        powers = "special powers" if self.cards.plural else "special power"
        return f"{self.subject()} {self.verb('has', 'have')} no {powers}{self.ending()}"


class CannotBeDispelled(Held, questions.Surety):
    """Spells of these champions, or only certain ones (``what``), cannot be cancelled or turned (SF-SPELL-11)."""

    def __init__(self, cards: Cards, what: Filter | None = None, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.what = what

    def secures(self, state: State, spell: int, standing: Context) -> bool:
        """Whether one of their spells is meant."""
        return self.what is None or self.what.fits(state, spell, standing)

    def phrase(self) -> str:
        spells = "spells" if self.what is None else self.what.many()
        how = "dispelled" if self.what is None else "dispelled or turned"
        whose = "of" if spells.endswith("spells") else "cast by"
        return f"{spells} {whose} {self.subject()} cannot be {how}{self.ending()}"


class CannotBeCancelled(questions.Proofness):
    """Cards that nothing cancels or turns (SF-PAUSE-13)."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def seals(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card is meant."""
        return self.what.fits(state, card, standing)

    def phrase(self) -> str:
        return f"{self.what.many()} cannot be cancelled"


class _Withstands(Held):
    """A modifier that withstands card play, or with ``by`` only the play of certain cards."""

    abstract = True

    def __init__(self, cards: Cards, by: Filter | None = None, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.by = by

    def withstands(self, state: State, handle: int, source: int, standing: Context) -> bool:
        """Whether a card withstands another."""
        return self.applies(state, handle, standing) and (self.by is None or self.by.fits(state, source, standing))


class Firm(_Withstands, questions.Firmness):
    """Cards that card play cannot discard or move away; ``by`` limits this to the play of certain cards, and with
    ``whatever`` nothing else takes them away, either.
    """

    def __init__(
        self, cards: Cards, by: Filter | None = None, whatever: bool = False, when: Condition | None = None
    ) -> None:
        super().__init__(cards, by, when)
        self.whatever = whatever

    def phrase(self) -> str:
        if self.whatever:
            return f"{self.subject()} cannot be removed for any reason{self.ending()}"
        what = "card play" if self.by is None else self.by.many("or")
        return f"{self.subject()} cannot be removed by {what}{self.ending()}"


class NotRazed(_Withstands, questions.Steadfastness):
    """Realms that card play cannot raze; ``by`` limits this to the play of certain cards (SF-RARE-02)."""

    def phrase(self) -> str:
        what = "card play" if self.by is None else self.by.many("or")
        return f"{self.subject()} cannot be razed by {what}{self.ending()}"


class CannotBeCopied(questions.Originality):
    """Events that nobody can duplicate (SF-DUP-04)."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def bars(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card is meant."""
        return self.what.fits(state, card, standing)

    def phrase(self) -> str:
        return f"{self.what.many()} cannot be copied"


class KeepsEvents(questions.Thrift):
    """The player's events go to the discard pile if they are discarded without being played (SF-ABYSS-09)."""

    def keeps(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card is one of theirs."""
        return bool(state.owner[card] == standing.seat)

    def phrase(self) -> str:
        return "your events that are discarded without being played go to your discard pile, not to the Abyss"


class FirmAgainst(Firm):
    """A card that one certain card cannot remove (SF-RARE-07)."""

    def withstands(self, state: State, handle: int, source: int, standing: Context) -> bool:
        """Whether it is that card."""
        return source == standing.number and self.applies(state, handle, standing)


class NotRazedBy(NotRazed):
    """A realm that one certain card cannot raze (SF-RARE-07)."""

    def withstands(self, state: State, handle: int, source: int, standing: Context) -> bool:
        """Whether it is that card."""
        return source == standing.number and self.applies(state, handle, standing)


class Loyal(_Withstands, questions.Loyalty):
    """Cards that cannot be made to switch sides; ``by`` limits this to the play of certain cards."""

    def phrase(self) -> str:
        what = "" if self.by is None else f" by {self.by.many('or')}"
        return f"{self.subject()} cannot be made to switch sides{what}{self.ending()}"


class Goes(Held, questions.Fate):
    """Where cards go instead of the discard pile. ``why``: "defeated" in battle (a power; SF-COMB-H5), "fallen" (the
    same, or with a defeated champion), "killed" (the same, or discarded by card play: SF-TERM-11), or "discarded" for
    whatever reason. ``may``: its player decides when a round is lost (SF-COMB-H6).
    """

    def __init__(
        self, cards: Cards, zone: int, why: str = "defeated", may: bool = False, when: Condition | None = None
    ) -> None:
        super().__init__(cards, when)
        self.zone = zone
        self.why = why
        self.may = may

    def redirects(self, why: int) -> bool:
        """Whether a move for a reason is redirected."""
        if self.why == "killed":
            return why in (DEFEATED, FALLEN, DISCARDED)
        if self.why == "fallen":
            return why in (DEFEATED, FALLEN)
        return why == DEFEATED if self.why == "defeated" else True

    def phrase(self) -> str:
        goes, name = "can go" if self.may else self.verb("goes", "go"), ZONES[self.zone].name
        where = {
            POOL: self._home(),
            LIMBO: f"{goes} to Limbo",
            HAND: self.verb("returns to its owner's hand", "return to their owners' hands"),
        }.get(self.zone, f"{goes} to the {name.capitalize() if self.zone in (ABYSS, VOID) else name}")
        moment = {"defeated": "if defeated", "fallen": "if defeated", "killed": "if killed in battle"}.get(
            self.why, "instead of being discarded"
        )
        return f"{self.subject()} {where} {moment}{self.ending()}"

    def _home(self) -> str:
        whose = "their pools" if self.cards.plural else "its pool"
        return f"{'can return' if self.may else self.verb('returns', 'return')} to {whose}"


class NotAvenged(Held, questions.Forbearance):
    """Cards whose powers of vengeance do not work: what they do because they, or their bearers, are defeated
    (SF-RARE-03).
    """

    def phrase(self) -> str:
        own = self.verb("it does because it is", "they do because they are")
        return f"{self.subject()} cannot avenge a defeat (nothing happens that {own} defeated){self.ending()}"


class Inverts(questions.Inversion):
    """Limbo and the Abyss change places for all cards but events (SF-RARE-04)."""

    def phrase(self) -> str:
        there = "cards except events that would go to Limbo go to the Abyss"
        return f"{there}, and those that would go to the Abyss go to Limbo"


class Fleeting(Held, questions.Transience):
    """Cards that would stay, and are discarded when the round is over: items, artifacts, champions (SF-COMB-H7)."""

    resisted: ClassVar[bool] = True

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('is', 'are')} discarded when the round is over{self.ending()}"


class Frail(Held, questions.Frailty):
    """Cards that are discarded as soon as their level is nothing any more; ``base`` looks at the base level, and
    ``bearer_below`` at that of the champion that bears them.
    """

    def __init__(self, cards: Cards, base: bool = False, bearer_below: int = 0, when: Condition | None = None) -> None:
        super().__init__(cards, when)
        self.base = base
        self.bearer_below = bearer_below

    def phrase(self) -> str:
        if self.bearer_below:
            low = f"its bearer's level is below {self.bearer_below}"
            return f"{self.subject()} {self.verb('is', 'are')} discarded as soon as {low}{self.ending()}"
        level = "base level" if self.base else "level"
        fate = f"{self.verb('is', 'are')} discarded as soon as {self.verb('its', 'their')} {level} is 0 or less"
        return f"{self.subject()} {fate}{self.ending()}"


class RealmGuard(Held, questions.Guard):
    """Holdings that are discarded instead of their realm when card play would discard it."""

    def phrase(self) -> str:
        guard = self.subject()
        return f"if card play would discard the realm that {guard} is attached to, {guard} is discarded instead"


class CanBeDispelled(questions.Unravelling):
    """A card that Dispel Magic and its like can cancel where it lies, though it is no spell (SF-SPELL-17)."""

    def __init__(self, when: Condition | None = None) -> None:
        self.when = when

    def unravels(self, state: State, standing: Context) -> bool:
        """Whether that holds now."""
        return self.when is None or self.when.holds(state, standing)

    def phrase(self) -> str:
        ending = "" if self.when is None else f" when {moment_of(self.when, own=False)}"
        return f"this card can be dispelled like a spell{ending}"


class EndsByDispelling(questions.Curse):
    """A card whose effect on a champion lasts until Dispel Magic or its like is cast on that champion (SF-SPELL-18)."""

    def phrase(self) -> str:
        return "its effect on a champion ends when Dispel Magic or its like is cast on that champion"


class SparesRealms(questions.Ward):
    """A hidden card that is given up for a realm of its player's formation (SF-TRAP-06)."""

    def phrase(self) -> str:
        return "if a spell would raze or remove one of your realms, it is shown and discarded instead"


class DefendsAgain(Held, questions.SecondDefence):
    """Champions that may defend a second time in one battle."""

    def phrase(self) -> str:
        return f"{self.subject()} can defend a second time in one battle{self.ending()}"


class Twice(Held, questions.SecondLife):
    """Champions that must be defeated twice in one battle: the first defeat sends them to the pool."""

    def phrase(self) -> str:
        first = f"the first time {self.subject()} {self.verb('is', 'are')} defeated in a battle{self.ending()}"
        return f"{first}, {self.verb('it returns to its pool', 'they return to their pools')} and can defend again"
