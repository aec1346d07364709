"""The form of a game: what the rules ask where play for one differs from play among several.

Each method is one place where a rule asks; what stands here is the answer of the usual game, where every seat has
a player, a deck and realms of its own. The forms for one player stand in the room ``solitaire``, with their reasons.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol, cast

from spellhall.games.spellfire.table import DISCARD, DRAW_PILE
from spellhall.kernel.game import Game
from spellhall.kernel.layout import Layout
from spellhall.kernel.state import State

MOST_SEATS: Final = 6


class Form:
    """Play among several.

    Attributes:
        seats: how many seats a table has; 0: as many as there are decks.
        decks: how many decks are brought; 0: one for each player.
        keepers: by seat, the one whose draw pile and discard pile it uses.
        stand_ins, common: see ``kernel.game.Game``.
        opponent: the seat of the imaginary opponent, -1 for none; ``ruled``: whether rules play it.
        reshuffles: whether a new draw pile is made of the discards where the option ``draw_pile_empty`` says so.
    """

    seats = 0
    decks = 0
    keepers: Sequence[int] = range(MOST_SEATS)
    stand_ins: Mapping[int, int] = MappingProxyType({})
    common: frozenset[int] = frozenset()
    opponent = -1
    ruled = False
    reshuffles = True

    def layout(self, usual: Layout) -> Layout:
        """What the table consists of."""
        return usual

    def prepare(self, state: State) -> None:
        """Set what an empty table shows."""

    def cautions(self, cards: Sequence[Any]) -> list[str]:
        """What people should know before they play with these cards."""
        return []

    # ------------------------------------------------------------------ set-up and drawing

    def starter(self, state: State) -> int:
        """Who begins; -1: lots are drawn."""
        return -1

    def draws_alone(self, seat: int) -> bool:
        """Whether a seat draws card by card, each with what comes of it (see ``draw``)."""
        return False

    def draw(self, state: State, seat: int, count: int, why: int) -> int:
        """Such a seat draws; how many cards it can draw."""
        raise NotImplementedError

    def deal(self, state: State, seat: int, count: int) -> None:
        """Such a seat takes its first cards."""
        raise NotImplementedError

    def reshuffled(self, state: State) -> None:
        """Discards were shuffled into a draw pile."""

    def may_redeal(self, seat: int) -> bool:
        """Whether a seat may call a mulligan at all."""
        return True

    # ------------------------------------------------------------------ the turn

    def more_plays(self, state: State, seat: int) -> list[int]:
        """What a seat may play in a phase of its turn besides the usual."""
        return []

    def may_stop(self, state: State, seat: int) -> bool:
        """Whether a seat may end the game with its turn."""
        return False

    def stop(self, state: State) -> None:
        """The game ends with the turn, as a seat that may has said."""
        raise NotImplementedError

    def take_score(self, state: State) -> bool:
        """The game is over and is to be scored; whether that means something else than comparing the players."""
        return False

    def keeps_pool(self, seat: int) -> bool:
        """Whether a seat without realms keeps its pool (see ``rules.endings.lose_pools``)."""
        return False

    def close_turn(self, state: State) -> bool | None:
        """The end of a turn, when all else is done; whether the game is over. None: an empty pile means the usual."""
        return None

    # ------------------------------------------------------------------ the battle

    def card_settled(self, state: State) -> None:
        """What was played in a round is settled."""

    def targets(self, state: State, seat: int) -> list[int] | None:
        """The realms that a seat may name for attack; None: those of the others."""
        return None

    def regains(self, seat: int) -> bool:
        """Whether what a seat attacks are razed realms of its own."""
        return False

    def engage(self, state: State, seat: int, realm: int) -> None:
        """A realm has been named for attack."""

    def regain(self, state: State, seat: int, realm: int) -> bool:
        """A realm falls to an attacker; whether that means something else than its razing."""
        return False

    def disengage(self, state: State, realm: int) -> None:
        """The battle for a realm is over."""

    def earns_spoils(self, realm_regained: bool) -> bool:
        """Whether an attacker to whom a realm has fallen earns spoils."""
        return True


USUAL = Form()


class Formed(Protocol):
    """A game that has a form."""

    form: Form


def form_of(state: State) -> Form:
    """The form of the game that a state is of."""
    game: Any = state.game
    found: Form = game.form
    return found


def form_in(game: Game) -> Form:
    """The form that a game has."""
    return cast(Formed, game).form


def keeper(state: State, seat: int) -> int:
    """The seat at whose place the draw pile and the discard pile of a seat lie."""
    return form_of(state).keepers[seat]


def draw_pile(state: State, seat: int) -> list[int]:
    """The pile that a seat draws from, bottom first."""
    game: Any = state.game
    found: list[int] = state.piles[DRAW_PILE * state.seats + game.form.keepers[seat]]
    return found


def discard_pile(state: State, seat: int) -> list[int]:
    """The pile to which the discards of a seat go."""
    return state.pile(DISCARD, keeper(state, seat))


def in_common(state: State, card: int) -> bool:
    """Whether a card lies in a pile that all seats share."""
    return state.zone[card] in state.game.common
