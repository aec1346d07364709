"""Words for guesses at the type of a card (section GUESS)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import DUNGEON, TYPE_NAMES
from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.game_form import draw_pile
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.special_cards.type_guess import WHICH_TYPE
from spellhall.games.spellfire.rules.turn.draws import note_last
from spellhall.games.spellfire.table import ABYSS, DISCARD, DISCARDED, SENT, STOPPED
from spellhall.games.spellfire.words.describing.nouns import allies
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.plays.effects import Effectful
from spellhall.games.spellfire.words.plays.permits import CannotPlay
from spellhall.games.spellfire.words.turn.hands import pile_is_hidden
from spellhall.kernel.frames import CHOOSE_OPTION, PASS, PICK, Ask, action, ask
from spellhall.kernel.state import State
from spellhall.language.context import Context, Running

GUESSES = tuple(kind for kind in range(len(TYPE_NAMES)) if kind != DUNGEON)
"""The types of cards that lie in draw piles."""


class GuessTop(Effectful):
    """The player guesses the type of the top card of a draw pile, which is turned over: if they were right, it goes to
    the Abyss, otherwise it is discarded (SF-GUESS-03).
    """

    asks = True

    def __init__(self, who: Players) -> None:
        self.who = who

    def phrase(self) -> str:
        pile = self.who.own("draw pile")
        return (
            f"guess a type of card and turn over the top card of {pile}, which goes to the Abyss if it is of that type "
            "and is discarded otherwise"
        )

    def _top(self, state: State, fx: Context) -> int:
        """The card that is guessed at, or -1."""
        for seat in self.who.seats(state, fx):
            pile = draw_pile(state, seat)
            if pile and not state.seat_data[STOPPED][seat] and (seat == fx.seat or not pile_is_hidden(state, seat)):
                return pile[-1]
        return -1

    def question(self, state: State, fx: Running) -> Ask:
        options = [action(PICK, kind) for kind in GUESSES] if self._top(state, fx) >= 0 else [PASS]
        return ask(fx.seat, CHOOSE_OPTION, options, fx.answered, WHICH_TYPE, "SF-GUESS-03", words=TYPE_NAMES)

    def answer(self, state: State, fx: Running, action: int) -> bool:
        card = self._top(state, fx)
        if card < 0:
            return True
        owner, seat = state.owner[card], state.control[card]
        state.lay_open(card)
        state.tell(events.TypeGuessed(fx.seat, card, action))
        if card_of(state, card).type == action:
            state.move(card, ABYSS, owner, SENT)
        else:
            state.move(card, DISCARD, owner, DISCARDED)
        note_last(state, seat)
        return True

    def hint(self) -> float:
        return 0.5


class DictatesAlly(questions.Dictation):
    """Where the opponent wants to play an ally into the round, its player looks at the hand and picks which one; after
    that the opponent can play no more (SF-BIND-05).
    """

    def __init__(self) -> None:
        self.ban = CannotPlay("opponent", allies)

    def phrase(self) -> str:
        return (
            "when the opposing player wants to play an ally, you look at their hand and choose which ally they play; "
            "after that, they cannot play allies this round"
        )


class GuessesPlays(questions.Insight):
    """Its player guesses the type of every card that the opponent plays into the round; a card whose type they guess is
    discarded (SF-GUESS-01).
    """

    def phrase(self) -> str:
        guess = "you guess the type of each card that the opposing player plays this round"
        return f"{guess}; if you are right, it is discarded"


class PicksBlindly(questions.Blindness):
    """When the opponent wants to play a card into the round, chance picks one of their hand that can be played; those
    that can't, and come before it, are shown (SF-BIND-07).
    """

    def phrase(self) -> str:
        return (
            "when the opposing player wants to play a card in combat, they reveal cards from their hand at random "
            "until one is playable, and play that one instead"
        )
