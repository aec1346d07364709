"""Verbs that few cards use, about piles and hands: looking, searching, drawing against one another, and guessing."""

from __future__ import annotations

from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.nouns import Chosen
from spellhall.games.spellfire.words.describing.players import ChosenPlayer, Players
from spellhall.games.spellfire.words.plays.aiming import DrawLots
from spellhall.games.spellfire.words.plays.lent_cards import FlipAndPlay, Lend, ReturnFlipped
from spellhall.games.spellfire.words.special_cards.chosen_sorts import LocateAllies, ShutOut
from spellhall.games.spellfire.words.special_cards.drawn_piles import (
    ContestDraws,
    DiscardTop,
    OpenLowest,
    RaiseBottom,
    SiftTop,
)
from spellhall.games.spellfire.words.special_cards.event_frenzy import PlayAllEvents
from spellhall.games.spellfire.words.special_cards.naming import NameAndSearch, ShuffleSearched, WasFound
from spellhall.games.spellfire.words.special_cards.parity import CalledRight, CallParity
from spellhall.games.spellfire.words.special_cards.prophecy import EndProphecy, Foretell
from spellhall.games.spellfire.words.turn.cutting import (
    LookAtHalf,
    LookThrough,
    LookUnder,
    OpenBottom,
    ShufflePile,
    SinkTop,
    TakeFromBottom,
)
from spellhall.games.spellfire.words.turn.lowest_draw import DrawForLowest
from spellhall.games.spellfire.words.turn.random_picks import DealOut, DiscardByDigit, PickAtRandom
from spellhall.games.spellfire.words.turn.revealed_hands import LayOpen
from spellhall.games.spellfire.words.turn.rival_draws import DrawAgainst
from spellhall.games.spellfire.words.turn.stolen_draws import StealDraw
from spellhall.language.script import Script as BaseScript
from spellhall.language.words import Cards


class PileVerbs(BaseScript):
    """The rare verbs about piles and hands."""

    def call_parity(self, who: Players) -> tuple[Chosen, CalledRight]:
        """Call odd or even, then cut a draw pile; the results are the card that was cut to, and if it was right."""
        slot = self.slot(2)
        self.add(CallParity(who, slot))
        return Chosen(slot, 1, "the card turned over"), CalledRight(slot + 1)

    def shut_out(self) -> None:
        """Name a type of card, which the opposing player loses and cannot play this round."""
        self.add(ShutOut())

    def locate_allies(self) -> None:
        """Name a class of allies, and look for them in the hands of opponents, who lose one each."""
        self.add(LocateAllies(self.slot(2)))

    def look_through(self, who: Players) -> None:
        """Look through a whole draw pile."""
        self.add(LookThrough(who))

    def shuffle_pile(self, who: Players) -> None:
        """Shuffle a draw pile."""
        self.add(ShufflePile(who))

    def take_from_bottom(self, number: int) -> None:
        """Take one of the lowest cards of the player's draw pile."""
        self.add(OpenBottom(number))
        self.add(TakeFromBottom(number))

    def sink_top(self) -> None:
        """Put the top card of the player's draw pile under the next."""
        self.add(SinkTop())

    def flip_and_play(self, who: Players, what: Filter, place: int, may: bool = False, home: bool = False) -> None:
        """Turn over the top card of a draw pile and play it if it fits; used, it goes back to a place in the pile;
        unused, it is shuffled in again, or goes `home` to its owner's hand. `may`: it need not be played.
        """
        slot = self.slot()
        self.add(FlipAndPlay(who, what, place, may, home, slot))
        self.add(ReturnFlipped(home, slot))

    def lend(self, cards: Cards) -> None:
        """Let cards that are about to be played go back to their owners' draw piles after use."""
        self.add(Lend(cards))

    def sift_top(self, number: int, who: Players, what: Filter) -> Chosen:
        """Put the top cards of a draw pile on its bottom, but for those that fit; the result refers to these."""
        slot = self.slot(number)
        self.add(SiftTop(number, who, what, slot))
        return Chosen(slot, number, f"those {what.many()}")

    def play_all_events(self) -> None:
        """Let all players play their events in turn until none is left in any hand."""
        self.add(PlayAllEvents(self.slot()))

    def foretell(self) -> None:
        """Foretell which of the two champions wins."""
        self.add(Foretell())

    def end_prophecy(self) -> None:
        """Nothing is foretold any more."""
        self.add(EndProphecy())

    def discard_top(self, number: int) -> None:
        """Discard the top cards of any draw pile."""
        self.add(DiscardTop(number))

    def steal_draw(self) -> None:
        """Take the draw that another player has just made."""
        self.add(StealDraw())

    def shuffle_searched(self, who: Players) -> None:
        """Shuffle the pile that was searched for a named card."""
        self.add(ShuffleSearched(who))

    def name_and_search(self, who: Players) -> tuple[Chosen, WasFound]:
        """Name a card, and look for it in a draw pile; the results are the card, and whether it was found."""
        slot = self.slot(3)
        self.add(NameAndSearch(who, slot))
        return Chosen(slot + 2, 1, "that card"), WasFound(slot + 2)

    def raise_bottom(self, number: int, what: Filter) -> None:
        """Take the lowest cards of the player's draw pile: some into the pool, if wanted, the others on top of it."""
        slot = self.slot(number)
        self.add(OpenLowest(number, slot))
        self.add(RaiseBottom(number, what, slot))

    def contest_draws(self, number: int, lost: Filter) -> None:
        """Let all players draw cards openly, which only those keep who have drawn the most levels."""
        self.add(ContestDraws(number, lost))

    def pick_at_random(self, what: Filter) -> Chosen:
        """Let chance pick a card; the result refers to it in later verbs."""
        slot = self.slot()
        self.add(PickAtRandom(what, slot))
        return Chosen(slot, 1, what.pronoun(1))

    def discard_by_digit(self, *what: Filter) -> None:
        """Discard all cards that the digit drawn stands for; one description for each digit, from 0 to 9."""
        self.add(DiscardByDigit(*what))

    def look_under(self) -> None:
        """Look at all cards that lie face down in play."""
        self.add(LookUnder())

    def look_at_half(self, who: Players) -> None:
        """Look at a random half of a hand."""
        self.add(LookAtHalf(who))

    def draw_against(self, who: Players) -> Chosen:
        """Draw a card openly, and let another player do so; the lower last digit is discarded. The result refers to
        what is left.
        """
        slot = self.slot(2)
        self.add(DrawAgainst(who, slot))
        return Chosen(slot, 2, "what is left")

    def deal_out(self, who: Players) -> None:
        """Let chance take half of a player's champions in the pool and of what they bear."""
        self.add(DealOut(who))

    def draw_lots(self) -> ChosenPlayer:
        """Let all players draw for the lowest digit; the result stands for the player who has it."""
        slot = self.slot()
        self.add(DrawLots(slot))
        return ChosenPlayer(slot)

    def lay_open(self, what: Filter, who: Players) -> None:
        """Let players show cards from their hands to everyone."""
        self.add(LayOpen(what, who))

    def draw_for_lowest(self, who: Players) -> None:
        """Draw a card openly; only the lowest first digit keeps it."""
        self.add(DrawForLowest(who))
