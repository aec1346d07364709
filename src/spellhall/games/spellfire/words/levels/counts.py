"""Modifiers of players' numbers, and of single cards: hand limits, draws, prices."""

from __future__ import annotations

from spellhall.games.spellfire.rules import questions
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.immunity import shielded
from spellhall.games.spellfire.table import (
    POOL,
)
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import Players
from spellhall.games.spellfire.words.describing.wording import phase_of
from spellhall.games.spellfire.words.plays.modifiers import WHO, Held, concerns, moment_of
from spellhall.kernel.state import State
from spellhall.language.context import Context
from spellhall.language.words import Condition, Number, numeral


class PlayerNumber(questions.OfPlayers):
    """A number that belongs to players. ``who``: "you", "opponents", "others" or "all", or certain players."""

    abstract = True

    def __init__(self, amount: int | Number, who: str | Players = "you", when: Condition | None = None) -> None:
        self.amount = amount
        self.who = "certain" if isinstance(who, Players) else who
        self.players = who if isinstance(who, Players) else None
        self.when = when

    def concerns(self, state: State, seat: int, standing: Context) -> bool:
        """Whether a seat is meant."""
        if standing.spared >> seat & 1:
            return False
        if self.players is not None:
            meant = seat in self.players.seats(state, standing) and not shielded(state, seat, standing.source)
        else:
            meant = concerns(state, self.who, seat, standing)
        if not meant:
            return False
        return self.when is None or self.when.holds(state, standing)

    def told(self) -> str:
        """The number in the text."""
        return self.amount.phrase() if isinstance(self.amount, Number) else str(self.amount)

    def ending(self) -> str:
        """The condition in the text."""
        return "" if self.when is None else f" when {moment_of(self.when, own=False)}"

    def whose(self) -> str:
        """The players in the text."""
        if self.players is not None:
            return f"{self.players.phrase()}'s"
        whose = {"you": "your", "opponents": "opponents'", "others": "other players'", "all": "every player's"}
        return whose[self.who]


class DrawsMore(PlayerNumber, questions.Draw):
    """Changes the number of cards drawn in phase 1 (SF-PH1-02), though never below ``least``."""

    def __init__(self, amount: int | Number, who: str = "you", least: int = 0, when: Condition | None = None) -> None:
        super().__init__(amount, who, when)
        self.least = least

    def phrase(self) -> str:
        least = f" (but at least {numeral(self.least)})" if self.least else ""
        amount = self.amount
        if isinstance(amount, Number):
            return f"{self.whose()} draw in the {phase_of(1)} is larger by {amount.phrase()}{least}{self.ending()}"
        who = "every player" if self.who == "all" else WHO[self.who]
        draws = "draws" if self.who == "all" else "draw"
        cards = f"{abs(amount)} {'more' if amount > 0 else 'fewer'} card{'s' if abs(amount) != 1 else ''}"
        return f"{who} {draws} {cards} in the {phase_of(1)}{least}{self.ending()}"


class DrawsAtLeast(PlayerNumber, questions.DrawFloor):
    """A number of cards that nothing takes from the draw of phase 1 (SF-PH1-05)."""

    def phrase(self) -> str:
        who = "every player" if self.who == "all" else WHO[self.who]
        draws = "draws" if self.who == "all" else "draw"
        cards = f"at least {self.told()} card{'' if self.amount == 1 else 's'}"
        return f"{who} {draws} {cards} in the {phase_of(1)}, whatever else is said{self.ending()}"


class HandLimit(PlayerNumber, questions.HandGrowth):
    """Adds to the hand limit (SF-HAND-02)."""

    def phrase(self) -> str:
        amount = self.amount
        if isinstance(amount, Number):
            return f"{self.whose()} hand limit is higher by {amount.phrase()}{self.ending()}"
        return f"{self.whose()} hand limit is {abs(amount)} {'higher' if amount > 0 else 'lower'}{self.ending()}"


class HandLimitSet(PlayerNumber, questions.HandSize):
    """Sets the hand limit, as rule cards do."""

    def phrase(self) -> str:
        return f"{self.whose()} hand limit is {self.told()}{self.ending()}"


class MayKeep(PlayerNumber, questions.HandRoom):
    """Lets a player keep up to a number of cards (AMB-82)."""

    def phrase(self) -> str:
        if isinstance(self.amount, Number):
            return f"you may keep a number of cards in hand equal to {self.told()}{self.ending()}"
        return f"you may keep up to {self.told()} cards in hand{self.ending()}"


class RebuildPrice(questions.Rebuilding):
    """Changes what rebuilding this realm costs."""

    def __init__(self, price: int) -> None:
        self.price = price

    def phrase(self) -> str:
        return f"rebuilding this realm costs {self.price} card{'s' if self.price != 1 else ''}"


class RebuildsFor(questions.Cheapness):
    """Rebuilding any realm of its player costs no more than so many cards (SF-RAZE-16)."""

    def __init__(self, price: int, when: Condition | None = None) -> None:
        self.price = price
        self.when = when

    def lowers(self, state: State, standing: Context) -> bool:
        """Whether that holds now."""
        return self.when is None or self.when.holds(state, standing)

    def phrase(self) -> str:
        ending = "" if self.when is None else f" when {moment_of(self.when, own=True)}"
        cards = "one card" if self.price == 1 else f"{numeral(self.price)} cards"
        return f"rebuilding your realms costs {cards}{ending}"


class NotInDeckWith(questions.DeckBan):
    """A card that no deck holds together with another of a certain name (SF-DECK-23)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def phrase(self) -> str:
        return f"this card cannot be in a deck with {self.name}"


class HidesPile(questions.Secrecy):
    """A draw pile that other cards cannot look at (SF-RULE-04)."""

    def phrase(self) -> str:
        return "other players' cards cannot look at your draw pile or take anything from it"


class ClosesHandAndPiles(questions.Seal):
    """A player whose hand and piles others leave alone: they take nothing from there, and make them neither draw nor
    discard (SF-HAND-05).
    """

    def phrase(self) -> str:
        return (
            "nobody else's cards can take anything from your hand, draw pile or discard pile, and opponents' cards "
            "cannot make you draw or discard cards"
        )


class FreeAvatars(questions.Boon):
    """Lets every player bring one avatar into their pool for nothing (SF-AVA-06)."""

    def phrase(self) -> str:
        return "every player can bring one avatar into their pool without paying its price"


class AvatarsWithout(questions.Waiver):
    """Avatars whose price is certain champions come without it, for any player (SF-AVA-07)."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def waives(self, state: State, avatar: int, standing: Context) -> bool:
        """Whether the price of an avatar is such champions."""
        price = card_of(state, avatar).price
        words = price.words() if price is not None else []
        return any(isinstance(word, Filter) and word.noun == self.what.noun for word in words)

    def phrase(self) -> str:
        return f"avatars can be played without discarding {self.what.many()}"


class MayBeGivenUpFor(questions.Ransom):
    """A champion in the pool that may be given up instead of the price on certain cards (SF-AVA-02); it then goes
    back into its owner's draw pile.
    """

    def __init__(self, what: Filter) -> None:
        self.what = what

    def pays(self, state: State, card: int, standing: Context) -> bool:
        """Whether it can be given up for a card."""
        return state.zone[standing.source] == POOL and self.what.fits(state, card, standing)

    def phrase(self) -> str:
        return (
            f"instead of the price of {self.what.one()}, you may give up this card from your pool "
            "and shuffle it into your draw pile"
        )


class SoleAvatar(questions.Solitude):
    """An avatar that has no other avatar of its player beside it: neither comes while the other is in play."""

    def phrase(self) -> str:
        return "you can have only one avatar"


class Lies(questions.Presence):
    """A card that lies on the table for a time, for what it waits for."""

    def phrase(self) -> str:
        return "this card stays on the table"


class PilesRenew(questions.Renewal):
    """Anyone who has taken the last card of their draw pile shuffles their discard pile at once (SF-PILE-10)."""

    def phrase(self) -> str:
        return (
            "a player whose draw pile runs out shuffles the discard pile at once to make a new one, and the game goes "
            "on"
        )


class CountsAsRealm(Held, questions.Citadel):
    """Holdings, one of which counts as a realm of its player toward victory (SF-VIC-13)."""

    def phrase(self) -> str:
        return f"one of each player's {self.cards.phrase()} counts as a realm toward victory{self.ending()}"


class VictoryWaits(questions.Patience):
    """Nobody wins with realms before their own turn begins (SF-VIC-14)."""

    def phrase(self) -> str:
        return "players win with six unrazed realms only at the start of their turn"


class NoRebuilding(questions.Abandonment):
    """Nobody can rebuild realms in phase 2."""

    def phrase(self) -> str:
        return "players cannot rebuild realms"


class Settles(questions.Settling):
    """A champion that has to stay where it is for a time before a power of it works."""

    def phrase(self) -> str:
        return "this card must wait in the pool"


class Rests(questions.Settling):
    """A card that does nothing more of a kind for a time, once it has done so."""

    def phrase(self) -> str:
        return "this card rests"


class LaysInFront(questions.Vanguard):
    """Certain players must lay their next realm in place A (SF-FORM-14): ``LaysInFront(ITS_PLAYER)``."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def binds(self, state: State, seat: int, standing: Context) -> bool:
        """Whether a seat is meant."""
        return seat in self.who.seats(state, standing)

    def phrase(self) -> str:
        return f"the next realm of {self.who.phrase()} must be laid in place A"


class OwnRules(questions.OwnLaw):
    """Lets every player have a rule card of their own beside this one, which works for them alone (SF-CARD-40)."""

    def phrase(self) -> str:
        return (
            "every player may have a rule card in addition to this one, which stays; "
            "each of them works for its player alone"
        )
