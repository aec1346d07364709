"""Conditions that cards read from the table: what lies there, whose turn it is, where a battle stands."""

from __future__ import annotations

from typing import ClassVar

from spellhall.games.spellfire.rules.battle.fallen import fell_last
from spellhall.games.spellfire.rules.battle.round import Round
from spellhall.games.spellfire.rules.battle.shared_holdings import is_here
from spellhall.games.spellfire.rules.battle.sides import bearer_of, in_combat, in_round
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.levels import adjusted_level, own_level, total_level
from spellhall.games.spellfire.rules.levels.projection import held, in_play
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.questions import Settling
from spellhall.games.spellfire.table import (
    ACTIVATING,
    ACTIVE,
    ATTACKED,
    BATTLE,
    BETWEEN,
    CHALLENGED,
    CYCLED,
    DIGIT,
    ENTERED,
    EXTRA,
    FELLED,
    FOUGHT,
    GONE,
    HALTED,
    LEADING,
    PHASE,
    POOL,
    ROUND,
    SETTLED,
    STAGE,
    TARGET,
)
from spellhall.games.spellfire.table import ATTACKER as ATTACKING_SEAT
from spellhall.games.spellfire.table import DEFENDER as DEFENDING_SEAT
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import Chosen
from spellhall.games.spellfire.words.describing.wording import phase_of, with_article
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.patterns import Pattern
from spellhall.language.words import Cards, Condition, numeral

DENIED_THERE = (
    (Pattern(r"^(there is|you have) an? "), r"\1 no "),
    (Pattern(r"^(there is|you have) another "), r"\1 no other "),
    (Pattern(r"^there are (\w+) or more "), r"there are fewer than \1 "),
    (Pattern(r"^a card was chosen"), "no card was chosen"),
    (Pattern(r"^(\w+) cards were chosen"), r"fewer than \1 cards were chosen"),
)
"""How the text of `There` begins, and how its opposite does."""


class There(Condition):
    """At least so many cards fit a description."""

    def __init__(self, cards: Cards, at_least: int = 1) -> None:
        self.cards = cards
        self.at_least = at_least

    def phrase(self) -> str:
        if self.at_least == 1:
            if isinstance(self.cards, Chosen):
                return "a card was chosen"
            if not isinstance(self.cards, Filter):
                named = self.cards.phrase()
                yours = named.startswith("your ")
                return f"you have {with_article(named.removeprefix('your '))}" if yours else f"there is {named}"
            if self.cards.whose == "yours":
                return f"you have {self.cards.had()}"
            return f"there is {self.cards.one()}{' in play' if self.cards.anywhere() else ''}"
        if isinstance(self.cards, Chosen):
            return f"{numeral(self.at_least)} cards were chosen"
        return f"there are {numeral(self.at_least)} or more {self.cards.phrase()}"

    def denied(self) -> str:
        text = self.phrase()
        for begins, opposite in DENIED_THERE:
            if begins.match(text):
                return begins.sub(opposite, text, count=1)
        return super().denied()

    def holds(self, state: State, fx: Context) -> bool:
        return len(self.cards.handles(state, fx)) >= self.at_least


class Fits(Condition):
    """A named card answers a description."""

    def __init__(self, card: Cards, what: Filter) -> None:
        self.card = card
        self.what = what

    def phrase(self) -> str:
        subject = self.card.phrase()
        return f"{subject} {self.what.said_of(subject)}"

    def subject(self) -> str:
        text = self.card.phrase()
        return text if text.startswith("that ") and not self.card.plural else ""

    def denied(self) -> str:
        text = self.phrase()
        subject, is_no, what = text.partition(" is no ")
        if is_no:
            return f"{subject} is {with_article(what)}"
        return super().denied()

    def holds(self, state: State, fx: Context) -> bool:
        return any(self.what.accepts(state, h, fx) for h in self.card.handles(state, fx))


class DigitAtMost(Condition):
    """The digit drawn last is a number or less."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return f"the digit drawn is {self.number} or less"

    def holds(self, state: State, fx: Context) -> bool:
        return state.regs[DIGIT] <= self.number


class Worth(Condition):
    """Certain cards have so many levels together."""

    def __init__(self, cards: Cards, at_least: int) -> None:
        self.cards = cards
        self.at_least = at_least

    def phrase(self) -> str:
        return f"{self.cards.phrase()} have {self.at_least} or more levels together"

    def denied(self) -> str:
        return f"{self.cards.phrase()} have fewer than {self.at_least} levels together"

    def holds(self, state: State, fx: Context) -> bool:
        return sum(adjusted_level(state, card) for card in self.cards.handles(state, fx)) >= self.at_least


class DigitIsEven(Condition):
    """The digit drawn last is even, or nothing."""

    def phrase(self) -> str:
        return "the digit drawn is even"

    def denied(self) -> str:
        return "the digit drawn is odd"

    def holds(self, state: State, fx: Context) -> bool:
        return state.regs[DIGIT] % 2 == 0


class _Moment(Condition):
    """A moment of the game that a card may state."""

    abstract = True

    text: ClassVar[str] = ""
    opposite: ClassVar[str] = ""
    """What the opposite is called, where grammar alone does not make it of the text."""

    def phrase(self) -> str:
        return self.text

    def denied(self) -> str:
        return self.opposite or super().denied()


class BetweenTurns(_Moment):
    """Between two turns."""

    text = "between two turns"

    def holds(self, state: State, fx: Context) -> bool:
        return state.regs[PHASE] == BETWEEN


class FirstCycleOver(_Moment):
    """After every player has had their first turn (SF-EVT-10)."""

    text = "once every player has had a first turn"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(state.regs[CYCLED])


class YourTurn(_Moment):
    """During the turn of the card's player."""

    text = "it is your turn"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(state.regs[ACTIVE] == fx.seat)


class InCombat(_Moment):
    """While two champions fight: from the moment that both are chosen (SF-COMB-C6)."""

    text = "champions are in combat"

    def holds(self, state: State, fx: Context) -> bool:
        return in_combat(state)


class InYourBattle(_Moment):
    """In a round when the card's player fights."""

    text = "you are in battle"

    def holds(self, state: State, fx: Context) -> bool:
        return state.regs[STAGE] > 2 and fx.seat in (state.regs[ATTACKING_SEAT], state.regs[DEFENDING_SEAT])


class YouAttack(_Moment):
    """The card's player is the attacker."""

    text = "you are attacking"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(state.regs[ATTACKING_SEAT] == fx.seat)


class YouDefend(_Moment):
    """The card's player is the defender."""

    text = "you are defending"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(state.regs[DEFENDING_SEAT] == fx.seat)


class OthersFight(_Moment):
    """In a battle where the card's player has no part."""

    text = "you take no part in a battle that is being fought"
    opposite = "you take part in the battle or none is being fought"

    def holds(self, state: State, fx: Context) -> bool:
        return state.regs[STAGE] > 0 and fx.seat not in (state.regs[ATTACKING_SEAT], state.regs[DEFENDING_SEAT])


class YouDidNotAttack(_Moment):
    """The card's player has not attacked this turn."""

    text = "you have not attacked this turn"

    def holds(self, state: State, fx: Context) -> bool:
        return not state.seat_data[ATTACKED][fx.seat]


class ThisDidNotAttack(_Moment):
    """This champion has not attacked this turn."""

    text = "this card has not attacked this turn"

    def holds(self, state: State, fx: Context) -> bool:
        return not state.marks[FOUGHT][fx.source]


class ThisFights(_Moment):
    """This card (or its bearer) takes part in the round."""

    text = "this card is in battle"

    def holds(self, state: State, fx: Context) -> bool:
        return in_round(state, fx.source)


class ThisStaysOut(_Moment):
    """This card (or its bearer) takes no part in the round that is fought."""

    text = "it is not in the battle"

    def holds(self, state: State, fx: Context) -> bool:
        return not in_round(state, fx.source)


class ThisInPool(_Moment):
    """This champion is in its pool; of an adventurer it stays true while it fights (SF-AVA-04)."""

    text = "it is in its pool"

    def holds(self, state: State, fx: Context) -> bool:
        zone = state.zone[fx.source]
        return zone == POOL or (zone == BATTLE and has_trait(state, fx.source, "adventurer"))


class ThisAttacks(_Moment):
    """This card's side attacks with it."""

    text = "attacking"
    subjectless: ClassVar[bool] = True

    def holds(self, state: State, fx: Context) -> bool:
        return in_round(state, fx.source) and state.control[fx.source] == state.regs[ATTACKING_SEAT]


class ThisDefends(_Moment):
    """This card's side defends with it."""

    text = "defending"
    subjectless: ClassVar[bool] = True

    def holds(self, state: State, fx: Context) -> bool:
        return in_round(state, fx.source) and state.control[fx.source] == state.regs[DEFENDING_SEAT]


class ThisHasSettled(_Moment):
    """This card has stayed as long as it had to."""

    text = "this card has waited so long"

    def holds(self, state: State, fx: Context) -> bool:
        return not any(standing.source == fx.source for _, standing in held(state, Settling))


class ThisWasStruckDown(_Moment):
    """It is not the levels that have beaten this champion, but the text of a card (SF-TERM-08)."""

    text = "the text of a card has defeated it"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(state.marks[HALTED][fx.source] >= FELLED)


class ThisIsRested(_Moment):
    """This card does not rest after what it has done."""

    text = "this card is not resting"
    opposite = "this card is resting"

    def holds(self, state: State, fx: Context) -> bool:
        return not any(standing.source == fx.source for _, standing in held(state, Settling))


class NoRoundEnds(_Moment):
    """At any other time than when a round is being settled."""

    text = "no round is ending"

    def holds(self, state: State, fx: Context) -> bool:
        return state.regs[STAGE] != SETTLED


class RealmHereAttacked(_Moment):
    """This realm, or the realm this card is attached to, is under attack."""

    text = "this realm is attacked"

    def holds(self, state: State, fx: Context) -> bool:
        return state.regs[STAGE] > 0 and is_here(state, fx.source, state.regs[TARGET])


class RealmHereSafe(_Moment):
    """This realm (or the realm this card is attached to) is not the one under attack."""

    text = "this realm is not attacked"

    def holds(self, state: State, fx: Context) -> bool:
        return not is_here(state, fx.source, state.regs[TARGET])


class PhaseIs(Condition):
    """A certain phase of the turn."""

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def phrase(self) -> str:
        return f"in the {phase_of(self.phase)}"

    def holds(self, state: State, fx: Context) -> bool:
        return state.regs[PHASE] == self.phase


class NamedInPlay(Condition):
    """A card of a given name is in play, or of one that goes on after it: "Midnight" is "Midnight, Goddess of Magic",
    too, but not a thing of hers.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.longer = (f"{name} ", f"{name},")

    def phrase(self) -> str:
        return f"{self.name} is in play"

    def holds(self, state: State, fx: Context) -> bool:
        return any(self._means(card_of(state, h).name) for h in in_play(state) if h != fx.source)

    def _means(self, name: str) -> bool:
        return name == self.name or name.startswith(self.longer)


class CastBy(Condition):
    """The champion that uses this card has at least a level, this card left out."""

    def __init__(self, level: int) -> None:
        self.level = level

    def phrase(self) -> str:
        return f"the level of its user (without it) is {self.level} or more"

    def holds(self, state: State, fx: Context) -> bool:
        own = own_level(state, fx.source) if state.host[fx.source] == fx.user else 0
        return fx.user >= 0 and adjusted_level(state, fx.user) - own >= self.level


class ManyPlayers(_Moment):
    """More than two players are in the game."""

    text = "more than two players are in the game"

    def holds(self, state: State, fx: Context) -> bool:
        return state.seats - sum(state.seat_data[GONE]) > 2


class BeforeCombat(_Moment):
    """A champion has been sent to attack, and no powers have worked yet."""

    text = "a champion attacks and combat has not begun"
    opposite = "no champion attacks or combat has begun"

    def holds(self, state: State, fx: Context) -> bool:
        return state.regs[STAGE] == CHALLENGED


class JustChosen(_Moment):
    """Both champions have just been chosen, and no powers have worked yet (SF-COMB-C9)."""

    text = "both champions have just been chosen"
    opposite = "the champions have not just been chosen"

    def holds(self, state: State, fx: Context) -> bool:
        return state.regs[STAGE] == ACTIVATING and not any(isinstance(frame, Round) for frame in state.stack)


class AfterBattle(_Moment):
    """The last battle is resolved, and champions were killed in it (SF-POOL-12)."""

    text = "the last battle is over and champions were killed in it"
    opposite = "no champions were killed in the last battle or it is not over"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(fell_last(state))


class ExtraTurnWaits(_Moment):
    """Some player has gained an extra turn that has not begun."""

    text = "an extra turn is about to be taken"

    def holds(self, state: State, fx: Context) -> bool:
        return EXTRA in [effect[0] for effect in state.lasting]


class AttackerAhead(_Moment):
    """An attacking champion leads its round, or nobody has come to meet it yet."""

    text = "the attacking champion leads, or nobody has met it yet"
    opposite = "the attacking champion has been met and does not lead"

    def holds(self, state: State, fx: Context) -> bool:
        regs = state.regs
        if regs[STAGE] == CHALLENGED:
            return True
        return in_combat(state) and regs[STAGE] != SETTLED and regs[LEADING] == regs[ATTACKING_SEAT]


class FirstRound(_Moment):
    """In the first round of a battle."""

    text = "it is the first round of the battle"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(state.regs[ROUND] == 1)


class TotalAtLeast(Condition):
    """The total of this card's side in the round, all modifiers included, is a number or more (SF-COMB-E1)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def phrase(self) -> str:
        return f"the total of its side is {self.number} or more"

    def holds(self, state: State, fx: Context) -> bool:
        return in_round(state, fx.source) and total_level(state, bearer_of(state, fx.source)) >= self.number


class CarriedIn(_Moment):
    """This card was with its bearer when the round began (SF-TERM-12)."""

    text = "it was there when the round began"

    def holds(self, state: State, fx: Context) -> bool:
        return not state.marks[ENTERED][fx.source]


class PlayedIntoCombat(_Moment):
    """The answered card entered after the opening activations of the round (SF-TERM-12)."""

    text = "it enters a round being fought"

    def holds(self, state: State, fx: Context) -> bool:
        return bool(state.marks[ENTERED][fx.focus])


BETWEEN_TURNS, FIRST_CYCLE_OVER, YOUR_TURN = BetweenTurns(), FirstCycleOver(), YourTurn()
IN_COMBAT, THIS_STAYS_OUT, REALM_HERE_SAFE = InCombat(), ThisStaysOut(), RealmHereSafe()
IN_YOUR_BATTLE, YOU_ATTACK, YOU_DEFEND = InYourBattle(), YouAttack(), YouDefend()
YOU_DID_NOT_ATTACK, THIS_FIGHTS, OTHERS_FIGHT = YouDidNotAttack(), ThisFights(), OthersFight()
THIS_IN_POOL, THIS_ATTACKS, THIS_DEFENDS, REALM_HERE_ATTACKED = (
    ThisInPool(),
    ThisAttacks(),
    ThisDefends(),
    RealmHereAttacked(),
)
MANY_PLAYERS, BEFORE_COMBAT, EXTRA_TURN_WAITS = ManyPlayers(), BeforeCombat(), ExtraTurnWaits()
THIS_DID_NOT_ATTACK = ThisDidNotAttack()
THIS_IS_RESTED = ThisIsRested()
THIS_WAS_STRUCK_DOWN = ThisWasStruckDown()
NO_ROUND_ENDS, THIS_HAS_SETTLED = NoRoundEnds(), ThisHasSettled()
FIRST_ROUND, DIGIT_IS_EVEN = FirstRound(), DigitIsEven()
JUST_CHOSEN, AFTER_BATTLE = JustChosen(), AfterBattle()
ATTACKER_AHEAD = AttackerAhead()
CARRIED_IN, PLAYED_INTO_COMBAT = CarriedIn(), PlayedIntoCombat()
