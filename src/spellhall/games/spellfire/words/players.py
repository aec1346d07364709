"""Words that name players."""

from __future__ import annotations

from spellhall.games.spellfire.rules.company import is_opponent
from spellhall.games.spellfire.rules.immunity import reaches_seat
from spellhall.games.spellfire.rules.law import is_nobodys
from spellhall.games.spellfire.rules.sides import opponent_of
from spellhall.games.spellfire.table import ACTIVE, GONE
from spellhall.games.spellfire.words.descriptions import Description
from spellhall.kernel.state import State
from spellhall.language import words
from spellhall.language.context import Context
from spellhall.language.words import Cards


def is_among(state: State, whom: str, seat: int, other: int) -> bool:
    """Whether ``other`` is among those whom a card of ``seat`` calls "you", "opponents" (all who play against him),
    "others" (his team-mates, too) or "all".
    """
    if whom == "all":
        return True
    if whom == "opponents":
        return is_opponent(state, seat, other)
    return (other == seat) == (whom == "you")


class Players(words.Players):
    """The card's player (YOU), the one faced (OPPOSING_PLAYER), all who play against him (OPPONENTS), the others, his
    team-mates among them (OTHER_PLAYERS), all (EVERYONE).
    """

    def __init__(self, which: str, text: str) -> None:
        self.which = which
        self.text = text

    def phrase(self) -> str:
        return self.text

    def own(self, thing: str) -> str:
        """What is theirs: your hand, that player's hand, the hand of every other player."""
        if self.which == "you":
            return f"your {thing}"
        return f"{self.text}'s {thing}" if self.which in ("chosen", "opponent") else f"the {thing} of {self.text}"

    def verb(self, singular: str, plural: str) -> str:
        """A verb that agrees."""
        return plural if self.which == "you" else singular

    def seats(self, state: State, fx: Context) -> list[int]:
        """The seats meant, active player first, then clockwise (AMB-93); without those whom it does not reach."""
        start = max(0, state.regs[ACTIVE])
        order = [(start + i) % state.seats for i in range(state.seats)]
        return [
            seat
            for seat in order
            if not state.seat_data[GONE][seat] and self._meant(state, seat, fx) and self._reached(state, seat, fx)
        ]

    def _meant(self, state: State, seat: int, fx: Context) -> bool:
        if self.which == "opponent":
            return bool(seat == opponent_of(state, fx.seat))
        return is_among(state, self.which, fx.seat, seat)

    def _reached(self, state: State, seat: int, fx: Context) -> bool:
        return seat == fx.seat if fx.source < 0 else reaches_seat(state, fx, seat)


YOU = Players("you", "you")
OPPOSING_PLAYER = Players("opponent", "the opposing player")
OPPONENTS = Players("opponents", "every opponent")
OTHER_PLAYERS = Players("others", "every other player")
EVERYONE = Players("all", "every player")


class ChosenPlayer(Players):
    """The player chosen earlier in the same text."""

    def __init__(self, slot: int, among: str = "all") -> None:
        super().__init__("chosen", "that player")
        self.slot = slot
        self.among = among

    def _meant(self, state: State, seat: int, fx: Context) -> bool:
        """Before the choice, when it is asked whether the rest is possible, he may still be any who can be chosen."""
        if len(fx.slots) <= self.slot:
            return is_among(state, self.among, fx.seat, seat)
        return bool(fx.slots[self.slot] == seat)


class AllBut(Players):
    """Every player but the ones named."""

    def __init__(self, players: Players) -> None:
        super().__init__("but", f"every player but {players.phrase()}")
        self.players = players

    def _meant(self, state: State, seat: int, fx: Context) -> bool:
        return seat not in self.players.seats(state, fx)


class PlayerOf(Players):
    """The player who controls a card."""

    def __init__(self, card: Cards) -> None:
        whoever = f"every player who has {card.one()} in play" if isinstance(card, Description) else ""
        super().__init__("of", whoever or f"the player of {card.phrase()}")
        self.card = card

    def _meant(self, state: State, seat: int, fx: Context) -> bool:
        held = (card for card in self.card.handles(state, fx) if not is_nobodys(state, card))
        return any(state.control[card] == seat for card in held)
