"""Verbs for cards that are played out of other players' piles and go back there (SF-ONCE-06)."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.host import number_of_modifier
from spellhall.games.spellfire.rules.plays.at_once import FORCED, OFFERED, AtOnce, why_not_at_once
from spellhall.games.spellfire.rules.plays.lent_cards import ON_BOTTOM, ON_TOP, SHUFFLED, put_in_pile
from spellhall.games.spellfire.table import DRAW_PILE, FOR_GOOD, HAND, RETURNED, STOPPED, TURN
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import IT
from spellhall.games.spellfire.words.describing.players import Players, those_open
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.plays.modifiers import Held
from spellhall.games.spellfire.words.turn.hands import pile_is_hidden
from spellhall.kernel.frames import CHOOSE_OPTION, PICK, Ask, action, ask
from spellhall.kernel.state import State
from spellhall.language.context import Running
from spellhall.language.words import Cards

WHERE = {
    ON_TOP: "on top of its owner's draw pile",
    ON_BOTTOM: "on the bottom of its owner's draw pile",
    SHUFFLED: "shuffled into its owner's draw pile",
}


class GoesBack(Held, questions.Fate):
    """A card that goes back into its owner's draw pile when it has been used (SF-ONCE-06)."""

    constant = ("zone", "may")
    zone: int = DRAW_PILE
    may: bool = False

    def __init__(self, cards: Cards, place_in_pile: int) -> None:
        super().__init__(cards)
        self.place_in_pile = place_in_pile

    def redirects(self, why: int) -> bool:
        """Whether a move for a reason is redirected."""
        return True

    def phrase(self) -> str:
        return f"{self.subject()} is put {WHERE[self.place_in_pile]} after use"


def _lend(state: State, fx: Running, card: int, back: GoesBack) -> None:
    number = number_of_modifier(state, back)
    state.begin_lasting((number, -1, fx.seat, card, FOR_GOOD, state.regs[TURN], 0))


class Lend(Effectful):
    """Cards that are about to be played go back into their owners' draw piles after that: on top or on the bottom, as
    the player decides (SF-ONCE-06).
    """

    asks = True

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.backs = [GoesBack(IT, ON_TOP), GoesBack(IT, ON_BOTTOM)]

    def phrase(self) -> str:
        return f"decide whether {self.cards.phrase()} goes on the top or bottom of its owner's draw pile after use"

    def question(self, state: State, fx: Running) -> Ask:
        options, words = [action(PICK, 0), action(PICK, 1)], ("on top", "on the bottom")
        return ask(
            fx.seat, CHOOSE_OPTION, options, fx.answered, "where does it go after use?", "SF-ONCE-06", words=words
        )

    def answer(self, state: State, fx: Running, action: int) -> bool:
        for card in self.cards.handles(state, fx):
            _lend(state, fx, card, self.backs[action])
        return True

    def hint(self) -> float:
        return 0.0


class FlipAndPlay(Effectful):
    """The top card of a player's draw pile is turned over. If it fits, and can be played for this side, it is (or, if
    ``may``, it can be). Used, it goes back into the pile, where ``place`` says. Unused, it is shuffled in again, or
    goes to its owner's hand (``home``). The slot names the card until then.
    """

    def __init__(self, who: Players, what: Filter, place: int, may: bool, home: bool, slot: int) -> None:
        self.who = who
        self.what = what
        self.back = GoesBack(IT, place)
        self.may = may
        self.home = home
        self.slot = slot

    def phrase(self) -> str:
        turn = f"turn over the top card of {self.who.own('draw pile')}"
        kind = f"it is {self.what.one()} and " if self.what.noun != "card" or self.what.adjectives else ""
        played = f"if {kind}you can play it, {'you may do so' if self.may else 'play it at once'}"
        if self.may and kind:
            played = f"you may play it if it is {self.what.one()}"
        where = WHERE[self.back.place_in_pile]
        if self.home:
            return f"{turn}; {played}, and it is put {where} after use; otherwise, it goes to its owner's hand"
        return f"{turn}; {played}; then it is {where}"

    def run(self, state: State, fx: Running) -> None:
        for seat in those_open(self.who, state, fx):
            pile = draw_pile(state, seat)
            if not pile or state.seat_data[STOPPED][seat] or pile_is_hidden(state, seat):
                continue
            card = fx.slots[self.slot] = pile[-1]
            state.show_to_all(card)
            if self.what.fits(state, card, fx) and why_not_at_once(state, fx.seat, card) is None:
                _lend(state, fx, card, self.back)
                manner = OFFERED if self.may else FORCED
                state.call(AtOnce(card=card, seat=fx.seat, source=fx.source, manner=manner))

    def hint(self) -> float:
        return 1.0


class ReturnFlipped(Effectful):
    """What ``FlipAndPlay`` has turned over and nobody has used goes back into the pile, or to its owner's hand."""

    def __init__(self, home: bool, slot: int) -> None:
        self.home = home
        self.slot = slot

    def phrase(self) -> str:
        return ""

    def run(self, state: State, fx: Running) -> None:
        card = fx.slots[self.slot]
        if card < 0 or state.zone[card] != DRAW_PILE:
            return
        for effect in [effect for effect in state.lasting if effect[3] == card and effect[1] == -1]:
            state.end_lasting(effect)
        if self.home:
            state.move(card, HAND, state.owner[card], RETURNED)
        else:
            put_in_pile(state, card, SHUFFLED)

    def hint(self) -> float:
        return 0.0
