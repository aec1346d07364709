"""What the rules ask of the cards: each question is a class, which the words that answer it inherit from (modifiers, in
``words/levels``, ``identity``, ``permits``, ``protection``, ``sieges``, ``counts``). The rules know the questions and
what an answer tells, and no word that gives it.

Most are asked of all cards in play at once (``projection.held``), some of the text of one card, wherever it lies
(``projection.printed``).
"""

from __future__ import annotations

from mypy_extensions import trait

from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Cards, Modifier, Number, Question


class OfCards(Modifier):
    """Base: it concerns cards, perhaps under a condition."""

    abstract = True

    cards: Cards

    def applies(self, state: State, handle: int, standing: Context) -> bool:
        """Whether a card is concerned now."""
        raise NotImplementedError


class OfRealms(Modifier):
    """Base: it concerns attacks on a realm."""

    abstract = True

    def covers_realm(self, state: State, realm: int, standing: Context) -> bool:
        """Whether a realm is meant."""
        raise NotImplementedError


class OfPlayers(Modifier):
    """Base: a number that belongs to players."""

    abstract = True

    amount: int | Number

    def concerns(self, state: State, seat: int, standing: Context) -> bool:
        """Whether a seat is meant."""
        raise NotImplementedError


@trait
class OfLevels(OfCards):
    """Base: it changes a level by an amount."""

    abstract = True

    amount: int | Number

    def change(self, level: int, amount: int) -> int:
        """The new level."""
        raise NotImplementedError


# ---------------------------------------------------------------------- levels


@trait
class Growth(OfLevels, Question):
    """How does the level change, reckoned from the base?"""


@trait
class Base(OfLevels, Question):
    """How does the base level change? (SF-LVL-04)"""


@trait
class Help(OfCards, Question):
    """What is added to the side of a fighter that is no card of its own?"""

    amount: int | Number


@trait
class Ruin(OfCards, Question):
    """Who attacks at half its level, and discards the realm that falls to it?"""


# ---------------------------------------------------------------------- what a card is


@trait
class Trait(OfCards, Question):
    """Which classification does a card have or not have? None in ``has``: the opposite of what it had."""

    trait: str
    has: bool | None


@trait
class Kind(OfCards, Question):
    """As which kind of champion does a card count?"""

    type: int


@trait
class Widening(OfCards, Question):
    """By how many levels more do the spells of a champion reach that name a highest level? (SF-LVL-06)"""

    amount: int | Number


# ---------------------------------------------------------------------- use


@trait
class Grant(OfCards, Question):
    """Which support cards may a champion use though its icon does not open them? (SF-ICON-13)"""

    types: tuple[int, ...]

    def opens(self, state: State, card: int) -> bool:
        """Whether a card is opened."""
        raise NotImplementedError


@trait
class Ban(Modifier, Question):
    """What may not be played?"""

    def forbids(self, state: State, seat: int, champion: int, card: int, standing: Context) -> bool:
        """Whether a seat may not play a card (with a champion)."""
        raise NotImplementedError


@trait
class Permission(Modifier, Question):
    """Who needs the leave of the player of the card to use what? ``denial`` holds for what was refused."""

    denial: Modifier

    def binds(self, state: State, champion: int, card: int, standing: Context) -> bool:
        """Whether a champion needs leave for a card."""
        raise NotImplementedError


@trait
class Defiance(Modifier, Question):
    """Can the card itself be played whatever forbids cards of its type?"""


@trait
class Leave(Modifier, Question):
    """What may be played whatever forbids it, if that came later? (SF-CONF-03)"""

    def allows(self, state: State, seat: int, card: int, standing: Context) -> bool:
        """Whether a seat has leave to play a card."""
        raise NotImplementedError


@trait
class Bearing(Modifier, Question):
    """Who alone can bear the card itself?"""

    def allowed(self, state: State, champion: int, card: int) -> bool:
        """Whether a champion may bear it."""
        raise NotImplementedError


@trait
class Outfit(OfCards, Question):
    """What can bear magical items (``artifacts``: and artifacts) though it is no champion?"""

    artifacts: bool


@trait
class Worldliness(Modifier, Question):
    """Can champions of every world bear the card itself? (SF-ATT-03)"""


@trait
class Breadth(OfCards, Question):
    """Who may bear any number of artifacts, of any world?"""


@trait
class Room(OfCards, Question):
    """Who may bear more than one artifact?"""

    room: int


@trait
class AnyRealm(Modifier, Question):
    """May the holding itself join a realm of any world?"""


@trait
class Joining(Modifier, Question):
    """Which realms alone may the holding itself join?"""

    def joins(self, state: State, realm: int) -> bool:
        """Whether the holding may join a realm."""
        raise NotImplementedError


@trait
class OnRealms(Modifier, Question):
    """May the card itself be attached to a realm? (SF-ATT-04)"""


@trait
class Clinging(OfCards, Question):
    """Which passing cards stay attached when the round is over?"""


@trait
class Loan(OfCards, Question):
    """What is borrowed for a round? The bearer that it came from is the number in its context."""


@trait
class Imitation(OfCards, Question):
    """Who has the power of another card for a round only?"""


@trait
class Shelf(Modifier, Question):
    """Can an artifact be attached to the holding itself?"""


@trait
class Endurance(OfCards, Question):
    """Which holdings stay when their realm is razed?"""


@trait
class Casting(Modifier, Question):
    """Which champions can cast or use the card: none but those (``only``), or those besides others?"""

    only: bool

    def admits(self, state: State, user: int) -> bool:
        """Whether a card is one of those."""
        raise NotImplementedError


@trait
class Remote(Modifier, Question):
    """Is the card itself used by a champion in the pool, for the one that fights? (SF-ICON-16)"""


# ---------------------------------------------------------------------- attack and defence


@trait
class Gate(OfRealms, Question):
    """Who may attack a realm?"""

    def admits(self, state: State, champion: int, standing: Context) -> bool:
        """Whether a champion may attack."""
        raise NotImplementedError


@trait
class Passage(OfCards, Question):
    """Who needs no special movement that a realm demands?"""


@trait
class Due(OfRealms, Question):
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


@trait
class SelfDefence(OfRealms, Question):
    """Which realm may fight as a champion, of what kind, and perhaps ``alone``? (AMB-40)"""

    type: int
    alone: bool


@trait
class Resistance(OfRealms, Question):
    """Which realm must be beaten twice in a turn before it is razed?"""

    def withstand(self, state: State, realm: int) -> bool:
        """Use the resistance up; whether there was any."""
        raise NotImplementedError


@trait
class Truce(Modifier, Question):
    """Who may not attack whom?"""

    def forbids(self, state: State, seat: int, champion: int, realm: int, standing: Context) -> bool:
        """Whether a seat may not attack a realm with a champion."""
        raise NotImplementedError


@trait
class Restraint(OfCards, Question):
    """Who cannot attack, or not defend?"""

    attack: bool
    defend: bool


@trait
class Reach(OfCards, Question):
    """Who may attack realms whatever their position, perhaps ``with_allies``, perhaps whatever their powers, too?"""

    ignores_bans: bool
    with_allies: bool

    def leads_to(self, state: State, realm: int, standing: Context) -> bool:
        """Whether a realm can be reached."""
        raise NotImplementedError


@trait
class Following(OfCards, Question):
    """Whose allies can join it wherever it attacks? (SF-MOVE-10)"""


@trait
class Footing(OfCards, Question):
    """Whose special movement does not pass to its allies? (SF-MOVE-11)"""


@trait
class Bar(Modifier, Question):
    """Which allies cannot get to a champion? (SF-WALL-09)"""

    def bars(self, state: State, ally: int, champion: int, standing: Context) -> bool:
        """Whether an ally cannot get to a champion, or stay with it."""
        raise NotImplementedError


@trait
class Precedence(Modifier, Question):
    """Do the powers of the defender's side work before those of the attacker's?"""


@trait
class Insight(Modifier, Question):
    """Who guesses at what the opponent plays into the round?"""


@trait
class SecondDefence(OfCards, Question):
    """Who can defend a second time in one battle?"""


@trait
class Challenge(OfCards, Question):
    """Who alone may come to defend? (SF-COMB-C8)"""


# ---------------------------------------------------------------------- protection


@trait
class Immunity(OfCards, Question):
    """Who is immune to what, perhaps on ``all_sides``, perhaps even to what ignores immunities (``whatever``), perhaps
    to special powers alone? (SF-IMM-01, SF-POWER-01)
    """

    all_sides: bool
    whatever: bool
    powers_only: bool

    def covers(self, state: State, subject: int, source: int, standing: Context) -> bool:
        """Whether ``subject`` is immune to ``source``."""
        raise NotImplementedError


@trait
class Exposure(OfCards, Question):
    """Who is immune to nothing, perhaps of certain cards, whatever is said elsewhere? (SF-IMM-10)"""

    def exposes(self, state: State, subject: int, source: int, standing: Context) -> bool:
        """Whether no immunity keeps ``source`` off ``subject``."""
        raise NotImplementedError


@trait
class Shield(Modifier, Question):
    """To what is the player himself immune?"""

    def shields(self, state: State, seat: int, source: int, standing: Context) -> bool:
        """Whether a seat is shielded from a card."""
        raise NotImplementedError


@trait
class Mirror(OfCards, Question):
    """Who uses what the champion that attacks it brings into the round, as if it were its own? (SF-AIM-06)"""


@trait
class Silence(OfCards, Question):
    """Whose special powers are cancelled? (SF-CONF-06)"""

    def only_in_rounds(self) -> bool:
        """Whether none but those of champions that face each other, and of what hangs on them, can be."""
        raise NotImplementedError

    def within(self, state: State, handles: list[int]) -> list[int]:
        """Those of some cards that can be meant at all, by what is printed on them."""
        raise NotImplementedError


@trait
class Surety(OfCards, Question):
    """Whose spells cannot be cancelled or turned? (SF-SPELL-11)"""


@trait
class Withstanding(OfCards):
    """Base: it withstands card play."""

    abstract = True

    def withstands(self, state: State, handle: int, source: int, standing: Context) -> bool:
        """Whether a card withstands another."""
        raise NotImplementedError


@trait
class Firmness(Withstanding, Question):
    """What cannot be removed by card play, or for no reason ``whatever``?"""

    whatever: bool


@trait
class Steadfastness(Withstanding, Question):
    """What cannot be razed by card play? (SF-RARE-02)"""


@trait
class Loyalty(Withstanding, Question):
    """What cannot be made to switch sides?"""


@trait
class Fate(OfCards, Question):
    """Where does a card go instead of the discard pile, and does its player decide (``may``)?"""

    zone: int
    may: bool

    def redirects(self, why: int) -> bool:
        """Whether a move for a reason is redirected."""
        raise NotImplementedError


@trait
class Forbearance(OfCards, Question):
    """Whose powers of vengeance do not work? (SF-RARE-03)"""


@trait
class Usurpation(Modifier, Question):
    """May realms be played whose names are in play, if that costs those their place? (SF-COSMOS-11)"""


@trait
class Plurality(Modifier, Question):
    """May any number of the card itself be in play? (SF-COSMOS-13)"""


@trait
class Disguise(Modifier, Question):
    """Can the item itself bring a champion from hand into play whose name is in play? (SF-COSMOS-12)"""


@trait
class Wheel(Modifier, Question):
    """How many events stay on the table, whatever time they are for? (SF-RULE-05)"""

    room: int


@trait
class Inversion(Modifier, Question):
    """Do Limbo and the Abyss change places? (SF-RARE-04)"""


@trait
class Transience(OfCards, Question):
    """What is discarded when the round is over, though it would stay? (SF-COMB-H7)"""


@trait
class Frailty(OfCards, Question):
    """What is discarded as soon as its level (its ``base`` level) is nothing any more?"""

    base: bool


@trait
class Guard(OfCards, Question):
    """Which holdings are discarded instead of their realm?"""


@trait
class Ward(Modifier, Question):
    """Is a card given up for a realm that a spell would raze or remove?"""


@trait
class SecondLife(OfCards, Question):
    """Who must be defeated twice in one battle?"""


# ---------------------------------------------------------------------- players, and single cards


@trait
class Draw(OfPlayers, Question):
    """How many cards more or less are drawn in phase 1, though never below ``least``? (SF-PH1-02)"""

    least: int


@trait
class HandSize(OfPlayers, Question):
    """What is the hand limit?"""


@trait
class HandRoom(OfPlayers, Question):
    """Up to how many cards may be kept, whatever the limit? (AMB-82)"""


@trait
class HandGrowth(OfPlayers, Question):
    """What is added to the hand limit? (SF-HAND-02)"""


@trait
class Rebuilding(Modifier, Question):
    """What does rebuilding the realm itself cost?"""

    price: int


@trait
class Secrecy(Modifier, Question):
    """Whose draw pile can other cards not look at? (SF-RULE-04)"""


@trait
class Boon(Modifier, Question):
    """Who may bring an avatar into the pool for nothing? Whoever has done so is passed over (SF-AVA-06)."""


@trait
class Ransom(Modifier, Question):
    """Which champion may be given up instead of a price? (SF-AVA-02)"""

    def pays(self, state: State, card: int, standing: Context) -> bool:
        """Whether it can be given up for a card."""
        raise NotImplementedError


@trait
class Solitude(Modifier, Question):
    """Does the avatar itself stand beside no other of its player?"""


@trait
class Claim(Modifier, Question):
    """Whose are the spoils of this battle, if they were due to the seat that is the number in its context? They may be
    ``plain``: a card that is drawn, and no spoils.
    """

    plain: bool


@trait
class Presence(Modifier, Question):
    """What lies on the table for a time, for what it waits for?"""


@trait
class Memory(Modifier, Question):
    """Which cards does a card keep in mind?"""


@trait
class Renewal(Modifier, Question):
    """Is a draw pile that has run out made anew at once, for everybody? (SF-PILE-10)"""


@trait
class Abandonment(Modifier, Question):
    """Can nobody rebuild realms?"""


@trait
class Refounding(Modifier, Question):
    """Does the holding itself join razed realms alone? (SF-RAZE-14)"""


@trait
class Settling(Modifier, Question):
    """What has to wait before a power of it works?"""


@trait
class Vanguard(Modifier, Question):
    """A player must lay his next realm in the foremost place (SF-FORM-14)."""

    def binds(self, state: State, seat: int, standing: Context) -> bool:
        """Whether a seat is meant."""
        raise NotImplementedError


class OwnLaw(Modifier, Question):
    """Does every player have a rule card of his own? (SF-CARD-40)"""
