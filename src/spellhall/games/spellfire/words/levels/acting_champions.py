"""Words for cards that act as champions without a champion icon (section ROLE, from SF-ROLE-06 on)."""

from __future__ import annotations

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.battle.shared_holdings import is_here
from spellhall.games.spellfire.rules.battle.sides import bearer_of
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.levels import roles
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.table import DISCARD, DURATIONS, FALLEN, FORMATION, HAND, POOL, TARGET, TURN
from spellhall.games.spellfire.words.battle.attack_and_defence import Reaches
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.wording import with_article
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.plays.modifiers import Held
from spellhall.games.spellfire.words.plays.permits import BearsItems
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running


class StandsAs(roles.Figure):
    """A card that comes into the pool as a champion of a kind, of its own level or of another: always, or, if
    ``chosen``, where its player wants that (SF-ROLE-07, SF-ROLE-08); ``later``: only if a power takes it there;
    ``summoned``: its own text brings it there, and says so (``you.summon``, SF-ROLE-12).
    """

    def __init__(
        self,
        type_: int,
        level: int | None = None,
        chosen: bool = False,
        later: bool = False,
        summoned: bool = False,
    ) -> None:
        self.type = type_
        self.level = level
        self.chosen = chosen
        self.later = later
        self.summoned = summoned

    def phrase(self) -> str:
        if self.summoned:
            return ""
        kind = with_article(facts.TYPE_NAMES[self.type])
        level = "its level" if self.level is None else f"level {self.level}"
        if self.later:
            return f"in your pool, this card is {kind} of {level}"
        if self.chosen:
            return f"you may play this card as {kind} of {level} instead of attaching it"
        return f"this card stands in your pool as {kind} of {level} that cannot be used for anything"


class Enlists(roles.Enlistment):
    """An item that is attached to an ally in its player's hand, which comes into the pool as a hero (SF-ROLE-10)."""

    def phrase(self) -> str:
        return "attach this card to an ally in your hand, which comes into your pool as a hero of its level"


class PlaysAsEvent(roles.EventToo):
    """A champion or ally that can be played as an event instead, which then does what it does when played (SF-ROLE-11,
    SF-ROLE-15).
    """

    def __init__(self, nature: int, instead: str = "champion") -> None:
        self.nature = nature
        self.instead = instead

    def phrase(self) -> str:
        nature = "harmful" if self.nature == facts.HARMFUL else "helpful"
        return f"you can play this card as a {nature} event instead of as {with_article(self.instead)}"


class ServesAs(roles.Levy):
    """Cards that may be sent as champions: allies out of hands, as heroes of the level of their bonus, or realms that
    can defend themselves, as what they then are (SF-ROLE-06, SF-ROLE-09). ``here``: only for this realm.
    """

    def __init__(self, cards: Filter, attack: bool = True, defend: bool = True, here: bool = False) -> None:
        self.cards = cards
        self.attack = attack
        self.defend = defend
        self.here = here
        self.zone = HAND if HAND in cards.zones else FORMATION

    def calls(self, state: State, card: int, standing: Context) -> bool:
        """Whether a card may be sent now."""
        if standing.spared >> state.control[card] & 1 or not self.cards.accepts(state, card, standing):
            return False
        return not self.here or is_here(state, standing.source, state.regs[TARGET])

    def phrase(self) -> str:
        deeds = " or ".join(deed for deed, may in (("attack", self.attack), ("defend", self.defend)) if may)
        where = " this realm" if self.here else ""
        what = " as heroes of their level" if self.zone == HAND else ""
        return f"{self.cards.many()} can {deeds}{where}{what}"


class Perishes(Held, roles.Peril):
    """Realms that are discarded when they are defeated as champions, and not only razed (SF-ROLE-09)."""

    def phrase(self) -> str:
        return f"{self.subject()} {self.verb('is', 'are')} discarded when defeated{self.ending()}"


class Rouse(Effectful):
    """Realms that can defend themselves can for a time be sent to attack, too, whatever is said of the realm that they
    attack, bear magical items and artifacts when they fight, and are discarded when they are defeated (SF-ROLE-09).
    """

    def __init__(self, realms: Filter, until: int) -> None:
        self.realms = realms
        self.until = until
        self.words = [
            ServesAs(realms, defend=False),
            Reaches(realms, ignores_bans=True),
            BearsItems(realms, artifacts=True),
            Perishes(realms),
        ]

    def phrase(self) -> str:
        deeds = "can attack any realm, whatever its position or powers, can use magical items and artifacts"
        return f"{DURATIONS[self.until]}, {self.realms.many()} {deeds}, and are discarded when defeated"

    def is_order(self) -> bool:
        return False

    def run(self, state: State, fx: Running) -> None:
        for word in self.words:
            number = number_of_modifier(state, word)
            state.begin_lasting((number, fx.source, fx.seat, -1, self.until, state.regs[TURN], fx.spared))

    def hint(self) -> float:
        return 1.0


class Outlives(Held, questions.Fate):
    """An artifact that goes to its player's pool when its bearer is discarded, and stands there (SF-ROLE-07)."""

    constant = ("zone", "may")
    zone: int = POOL
    may: bool = False

    def redirects(self, why: int) -> bool:
        """Whether a move for a reason is redirected."""
        return why == FALLEN

    def applies(self, state: State, handle: int, standing: Context) -> bool:
        bearer = state.host[handle]
        return bearer >= 0 and state.zone[bearer] == DISCARD and super().applies(state, handle, standing)

    def phrase(self) -> str:
        return f"{self.subject()} returns to your pool as such when its bearer is discarded"


class DrawsSpells(questions.Immunity):
    """As long as the card lies there, no spell of another player does anything to the other cards of its player's pool,
    so that what is aimed there has to be aimed at it (SF-ROLE-08).
    """

    constant = ("all_sides", "whatever", "powers_only")
    all_sides: bool = True
    whatever: bool = True
    powers_only: bool = False

    def covers(self, state: State, subject: int, source: int, standing: Context) -> bool:
        """Whether ``subject`` is immune to ``source``."""
        bearer = bearer_of(state, subject)
        return (
            subject != standing.source
            and state.zone[bearer] == POOL
            and state.control[bearer] == standing.seat != state.control[source]
            and card_of(state, source).type in facts.SPELLS
        )

    def applies(self, state: State, handle: int, standing: Context) -> bool:
        """Whether a card is protected from some spell."""
        return handle != standing.source and bool(state.zone[bearer_of(state, handle)] == POOL)

    def phrase(self) -> str:
        return "other players' spells affect nothing in your pool but this card, so they must be aimed at it"
