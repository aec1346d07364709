"""Words that name players."""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.sides import opponent_of
from spellhall.games.spellfire.rules.levels.immunity import is_unbidden, reaches_seat
from spellhall.games.spellfire.rules.special_cards.rule_cards import is_nobodys
from spellhall.games.spellfire.rules.tournament.teams import is_opponent
from spellhall.games.spellfire.table import ACTIVE, GONE
from spellhall.games.spellfire.table import ATTACKER as ATTACKING_SEAT
from spellhall.games.spellfire.table import DEFENDER as DEFENDING_SEAT
from spellhall.games.spellfire.words.describing.descriptions import Description
from spellhall.kernel.state import State
from spellhall.language import words
from spellhall.language.context import Context
from spellhall.language.words import Cards, numeral


def is_among(state: State, whom: str, seat: int, other: int) -> bool:
    """Whether ``other`` is among those whom a card of ``seat`` calls "you", "opponents" (all who play against them),
    "others" (their team-mates, too), "outsiders" (others who take no part in the battle) or "all".
    """
    if whom == "all":
        return True
    if whom == "opponents":
        return is_opponent(state, seat, other)
    if whom == "outsiders":
        return other not in (seat, state.regs[ATTACKING_SEAT], state.regs[DEFENDING_SEAT])
    return (other == seat) == (whom == "you")


class Players(words.Players):
    """The card's player (YOU), the one faced (OPPOSING_PLAYER), all who play against them (OPPONENTS), the others,
    their team-mates among them (OTHER_PLAYERS), all (EVERYONE), the one whose turn it is (TURN_PLAYER).
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
        if self.which == "active":
            return bool(seat == state.regs[ACTIVE])
        return is_among(state, self.which, fx.seat, seat)

    def _reached(self, state: State, seat: int, fx: Context) -> bool:
        return seat == fx.seat if fx.source < 0 else reaches_seat(state, fx, seat)


YOU = Players("you", "you")
OPPOSING_PLAYER = Players("opponent", "the opposing player")
OPPONENTS = Players("opponents", "every opponent")
OTHER_PLAYERS = Players("others", "every other player")
EVERYONE = Players("all", "every player")
TURN_PLAYER = Players("active", "that player")


class ChosenPlayer(Players):
    """The player chosen earlier in the same text."""

    def __init__(self, slot: int, among: str = "all") -> None:
        super().__init__("chosen", "that player")
        self.slot = slot
        self.among = among

    def _meant(self, state: State, seat: int, fx: Context) -> bool:
        """Before the choice, when it is asked whether the rest is possible, they may still be any who can be chosen."""
        if len(fx.slots) <= self.slot:
            return is_among(state, self.among, fx.seat, seat)
        return bool(fx.slots[self.slot] == seat)


class ItsPlayer(Players):
    """The player for whom a lasting statement was declared: see ``Declare``."""

    def _meant(self, state: State, seat: int, fx: Context) -> bool:
        return fx.number == seat


ITS_PLAYER = ItsPlayer("chosen", "that player")


class AllBut(Players):
    """Every player but the ones named."""

    def __init__(self, players: Players) -> None:
        super().__init__("but", f"every player but {players.phrase()}")
        self.players = players

    def _meant(self, state: State, seat: int, fx: Context) -> bool:
        return seat not in self.players.seats(state, fx)


FIGHTING_PLAYERS = {
    "the attacking champion": "the attacking player",
    "the defending champion": "the defending player",
    "the winner": "the winning player",
    "the loser": "the losing player",
}


class PlayerOnTurn(Players):
    """The player whose turn it is."""

    def _meant(self, state: State, seat: int, fx: Context) -> bool:
        return bool(seat == state.regs[ACTIVE])


ACTIVE_PLAYER = PlayerOnTurn("active", "the player whose turn it is")


class Seated(Players):
    """Players by their seats: on the left (who plays next), on the right, or across the table (SF-MULTI-11)."""

    def _meant(self, state: State, seat: int, fx: Context) -> bool:
        if seat == fx.seat:
            return False
        left = (seat - fx.seat) % state.seats == 1
        right = (fx.seat - seat) % state.seats == 1
        if self.which == "across":
            return state.seats == 2 or not (left or right)
        return left if self.which == "left" else right


LEFT_NEIGHBOUR = Seated("left", "the player on your left")
RIGHT_NEIGHBOUR = Seated("right", "the player on your right")
ACROSS_THE_TABLE = Seated("across", "the player across the table")


class PlayerOf(Players):
    """The player who controls a card; of a description every one who controls ``at_least`` so many such cards. ``told``
    is how they are called where it has been said who that is.
    """

    def __init__(self, card: Cards, told: str = "", at_least: int = 1) -> None:
        text = told or FIGHTING_PLAYERS.get(card.phrase(), f"the player of {card.phrase()}")
        if isinstance(card, Description) and not told:
            several = f"{numeral(at_least)} or more {card.many()}"
            text = f"every player who has {several if at_least > 1 else card.one()} in play"
        super().__init__("of", text)
        self.card = card
        self.at_least = at_least

    def _meant(self, state: State, seat: int, fx: Context) -> bool:
        held = [card for card in self.card.handles(state, fx) if not is_nobodys(state, card)]
        return sum(state.control[card] == seat for card in held) >= self.at_least


class PlayersWithout(Players):
    """Every player who has no such card in play. ``told`` is how they are called where it has been said who that is."""

    def __init__(self, card: Description, told: str = "") -> None:
        super().__init__("without", told or f"every player without {card.one()} in play")
        self.card = card

    def _meant(self, state: State, seat: int, fx: Context) -> bool:
        return not any(state.control[card] == seat for card in self.card.handles(state, fx))


class OwnerOf(PlayerOf):
    """The player who owns a card, even if another controls it."""

    def __init__(self, card: Cards, told: str) -> None:
        super().__init__(card, told)

    def _meant(self, state: State, seat: int, fx: Context) -> bool:
        return any(state.owner[card] == seat for card in self.card.handles(state, fx))


def those_open(who: Players, state: State, fx: Context) -> list[int]:
    """The seats meant whom a card can make draw or discard: none that has closed its hand and piles (SF-HAND-05)."""
    return [seat for seat in who.seats(state, fx) if not is_unbidden(state, seat, fx.seat)]
