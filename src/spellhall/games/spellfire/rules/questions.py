"""What the rules ask of the cards: each question is a class, which the words that answer it inherit from (modifiers, in
``words/levels``, ``identity``, ``permits``, ``protection``, ``sieges``, ``counts``). The rules know the questions and
what an answer tells, and no word that gives it.

Most are asked of all cards in play at once (``projection.held``), some of the text of one card, wherever it lies
(``projection.printed``).
"""

from __future__ import annotations

from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Modifier, Number


class OfCards(Modifier, abstract=True):
    """Base: it concerns cards, perhaps under a condition."""

    cards: Cards

    def applies(self, state: State, handle: int, standing: Context) -> bool:
        """Whether a card is concerned now."""
        raise NotImplementedError


class OfRealms(Modifier, abstract=True):
    """Base: it concerns attacks on a realm."""

    def covers_realm(self, state: State, realm: int, standing: Context) -> bool:
        """Whether a realm is meant."""
        raise NotImplementedError


class OfPlayers(Modifier, abstract=True):
    """Base: a number that belongs to players."""

    amount: int | Number

    def concerns(self, state: State, seat: int, standing: Context) -> bool:
        """Whether a seat is meant."""
        raise NotImplementedError


class OfLevels(OfCards, abstract=True):
    """Base: it changes a level by an amount."""

    amount: int | Number

    def change(self, level: int, amount: int) -> int:
        """The new level."""
        raise NotImplementedError


# ---------------------------------------------------------------------- levels


class Growth(OfLevels, question=True):
    """How does the level change, reckoned from the base?"""


class Base(OfLevels, question=True):
    """How does the base level change? (SF-LVL-04)"""


class Help(OfCards, question=True):
    """What is added to the side of a fighter that is no card of its own?"""

    amount: int | Number


class Ruin(OfCards, question=True):
    """Who attacks at half its level, and discards the realm that falls to it?"""


# ---------------------------------------------------------------------- what a card is


class Trait(OfCards, question=True):
    """Which classification does a card have or not have? None in ``has``: the opposite of what it had."""

    trait: str
    has: bool | None


class Kind(OfCards, question=True):
    """As which kind of champion does a card count?"""

    type: int


# ---------------------------------------------------------------------- use


class Grant(OfCards, question=True):
    """Which support cards may a champion use though its icon does not open them? (SF-ICON-13)"""

    types: tuple[int, ...]

    def opens(self, state: State, card: int) -> bool:
        """Whether a card is opened."""
        raise NotImplementedError


class Ban(Modifier, question=True):
    """What may not be played?"""

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Context) -> bool:
        """Whether a seat may not play a card (with a champion)."""
        raise NotImplementedError


class Defiance(Modifier, question=True):
    """Can the card itself be played whatever forbids cards of its type?"""


class Leave(Modifier, question=True):
    """What may be played whatever forbids it, if that came later? (SF-CONF-03)"""

    def allows(self, state: State, seat: int, card: int, standing: Context) -> bool:
        """Whether a seat has leave to play a card."""
        raise NotImplementedError


class Bearing(Modifier, question=True):
    """Who alone can bear the card itself?"""

    def allowed(self, state: State, champion: int, card: int) -> bool:
        """Whether a champion may bear it."""
        raise NotImplementedError


class Worldliness(Modifier, question=True):
    """Can champions of every world bear the card itself? (SF-ATT-03)"""


class Breadth(OfCards, question=True):
    """Who may bear any number of artifacts, of any world?"""


class Room(OfCards, question=True):
    """Who may bear more than one artifact?"""

    room: int


class AnyRealm(Modifier, question=True):
    """May the holding itself join a realm of any world?"""


class Joining(Modifier, question=True):
    """Which realms alone may the holding itself join?"""

    def joins(self, state: State, realm: int) -> bool:
        """Whether the holding may join a realm."""
        raise NotImplementedError


class OnRealms(Modifier, question=True):
    """May the card itself be attached to a realm? (SF-ATT-04)"""


class Clinging(OfCards, question=True):
    """Which passing cards stay attached when the round is over?"""


class Endurance(OfCards, question=True):
    """Which holdings stay when their realm is razed?"""


# ---------------------------------------------------------------------- attack and defence


class Gate(OfRealms, question=True):
    """Who may attack a realm?"""

    def admits(self, state: State, champion: int, standing: Context) -> bool:
        """Whether a champion may attack."""
        raise NotImplementedError


class Passage(OfCards, question=True):
    """Who needs no special movement that a realm demands?"""


class Due(OfRealms, question=True):
    """What must be given up for each champion that attacks a realm? It goes to the ``zone``."""

    zone: int

    def coins(self, state: State, seat: int, champion: int, standing: Context) -> list[int]:
        """The cards with which a seat can pay for a champion."""
        raise NotImplementedError

    def from_hand(self) -> bool:
        """Whether what a seat can pay with depends on its hand."""
        raise NotImplementedError

    def payable(self, state: State, seat: int, champion: int, standing: Context) -> bool:
        """Whether the attacker has a card to pay with."""
        raise NotImplementedError

    def demand(self) -> str:
        """What the attacker is asked for."""
        raise NotImplementedError


class SelfDefence(OfRealms, question=True):
    """Which realm may fight as a champion, of what kind, and perhaps ``alone``? (AMB-40)"""

    type: int
    alone: bool


class Resistance(OfRealms, question=True):
    """Which realm must be beaten twice in a turn before it is razed?"""

    def withstand(self, state: State, realm: int) -> bool:
        """Use the resistance up; whether there was any."""
        raise NotImplementedError


class Truce(Modifier, question=True):
    """Who may not attack whom?"""

    def forbids(self, state: State, seat: int, champion: int, realm: int, standing: Context) -> bool:
        """Whether a seat may not attack a realm with a champion."""
        raise NotImplementedError


class Restraint(OfCards, question=True):
    """Who cannot attack, or not defend?"""

    attack: bool
    defend: bool


class Reach(OfCards, question=True):
    """Who may attack realms whatever their position, perhaps ``with_allies``, perhaps whatever their powers, too?"""

    ignores_bans: bool
    with_allies: bool

    def leads_to(self, state: State, realm: int, standing: Context) -> bool:
        """Whether a realm can be reached."""
        raise NotImplementedError


class Following(OfCards, question=True):
    """Whose allies can join it wherever it attacks? (SF-MOVE-10)"""


class Footing(OfCards, question=True):
    """Whose special movement does not pass to its allies? (SF-MOVE-11)"""


class Bar(Modifier, question=True):
    """Which allies cannot get to a champion? (SF-WALL-09)"""

    def bars(self, state: State, ally: int, champion: int, standing: Context) -> bool:
        """Whether an ally cannot get to a champion, or stay with it."""
        raise NotImplementedError


class SecondDefence(OfCards, question=True):
    """Who can defend a second time in one battle?"""


# ---------------------------------------------------------------------- protection


class Immunity(OfCards, question=True):
    """Who is immune to what, perhaps on ``all_sides``? (SF-IMM-01)"""

    all_sides: bool

    def covers(self, state: State, subject: int, source: int, standing: Context) -> bool:
        """Whether ``subject`` is immune to ``source``."""
        raise NotImplementedError


class Shield(Modifier, question=True):
    """To what is the player himself immune?"""

    def shields(self, state: State, seat: int, source: int, standing: Context) -> bool:
        """Whether a seat is shielded from a card."""
        raise NotImplementedError


class Silence(OfCards, question=True):
    """Whose special powers are cancelled? (SF-CONF-06)"""

    def only_in_rounds(self) -> bool:
        """Whether none but those of champions that face each other, and of what hangs on them, can be."""
        raise NotImplementedError


class Surety(OfCards, question=True):
    """Whose spells cannot be cancelled or turned? (SF-SPELL-11)"""


class Withstanding(OfCards, abstract=True):
    """Base: it withstands card play."""

    def withstands(self, state: State, handle: int, source: int, standing: Context) -> bool:
        """Whether a card withstands another."""
        raise NotImplementedError


class Firmness(Withstanding, question=True):
    """What cannot be removed by card play, or for no reason ``whatever``?"""

    whatever: bool


class Loyalty(Withstanding, question=True):
    """What cannot be made to switch sides?"""


class Fate(OfCards, question=True):
    """Where does a card go instead of the discard pile, and does its player decide (``may``)?"""

    zone: int
    may: bool

    def redirects(self, why: int) -> bool:
        """Whether a move for a reason is redirected."""
        raise NotImplementedError


class Frailty(OfCards, question=True):
    """What is discarded as soon as its level (its ``base`` level) is nothing any more?"""

    base: bool


class Guard(OfCards, question=True):
    """Which holdings are discarded instead of their realm?"""


class SecondLife(OfCards, question=True):
    """Who must be defeated twice in one battle?"""


# ---------------------------------------------------------------------- players, and single cards


class Draw(OfPlayers, question=True):
    """How many cards more or less are drawn in phase 1, though never below ``least``? (SF-PH1-02)"""

    least: int


class HandSize(OfPlayers, question=True):
    """What is the hand limit?"""


class HandRoom(OfPlayers, question=True):
    """Up to how many cards may be kept, whatever the limit? (AMB-82)"""


class HandGrowth(OfPlayers, question=True):
    """What is added to the hand limit? (SF-HAND-02)"""


class Rebuilding(Modifier, question=True):
    """What does rebuilding the realm itself cost?"""

    price: int


class Secrecy(Modifier, question=True):
    """Whose draw pile can other cards not look at? (SF-RULE-04)"""


class Ransom(Modifier, question=True):
    """Which champion may be given up instead of a price? (SF-AVA-02)"""

    def pays(self, state: State, card: int, standing: Context) -> bool:
        """Whether it can be given up for a card."""
        raise NotImplementedError


class Solitude(Modifier, question=True):
    """Does the avatar itself stand beside no other of its player?"""


class Presence(Modifier, question=True):
    """What lies on the table for a time, for what it waits for?"""


class Settling(Modifier, question=True):
    """What has to wait before a power of it works?"""


class OwnLaw(Modifier, question=True):
    """Does every player have a rule card of his own? (SF-CARD-40)"""
