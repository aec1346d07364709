"""The form of a game: the places where solitaire differs from a game among several players.

Each method is one question that the rules ask. The answers here are those of a normal game, where every seat has a
player, a deck and realms of its own. The forms for one player are in ``solitaire``, with their reasons.
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
    """A normal game among several players.

    Attributes:
        seats: how many seats a table has; 0: as many as there are decks.
        decks: how many decks are brought; 0: one for each player.
        keepers: by seat, the seat whose draw pile and discard pile it uses.
        stand_ins, common: see ``kernel.game.Game``.
        opponent: the imaginary opponent's seat, -1 for none; ``ruled``: whether rules play it.
        reshuffles: whether discards become a new draw pile where the option ``draw_pile_empty`` says so.
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
        """What players should know before they play with these cards."""
        return []

    # ------------------------------------------------------------------ set-up and drawing

    def starter(self, state: State) -> int:
        """Who begins; -1 to draw for it."""
        return -1

    def draws_alone(self, seat: int) -> bool:
        """Whether a seat draws one card at a time, with consequences for each (see ``draw``)."""
        return False

    def draw(self, state: State, seat: int, count: int, why: int) -> int:
        """Draw for such a seat; returns how many cards it can draw."""
        raise NotImplementedError

    def deal(self, state: State, seat: int, count: int) -> None:
        """Deal such a seat its first cards."""
        raise NotImplementedError

    def reshuffled(self, state: State) -> None:
        """A draw pile was made of reshuffled discards."""

    def may_redeal(self, seat: int) -> bool:
        """Whether a seat may call a mulligan at all."""
        return True

    # ------------------------------------------------------------------ the turn

    def more_plays(self, state: State, seat: int) -> list[int]:
        """What else a seat may play in a phase of its turn."""
        return []

    def may_stop(self, state: State, seat: int) -> bool:
        """Whether a seat may end the game with its turn."""
        return False

    def stop(self, state: State) -> None:
        """End the game with the turn, as a seat has chosen to."""
        raise NotImplementedError

    def take_score(self, state: State) -> bool:
        """Score a finished game; returns whether that replaces comparing the players."""
        return False

    def keeps_pool(self, seat: int) -> bool:
        """Whether a seat without realms keeps its pool (see ``rules.turn.end_of_turn.lose_pools``)."""
        return False

    def close_turn(self, state: State) -> bool | None:
        """End a turn, when everything else is done; returns whether the game is over. None: an empty pile means the
        usual.
        """
        return None

    # ------------------------------------------------------------------ the battle

    def compared(self, state: State) -> None:
        """SF-COMB-E2. The totals of a round have been compared."""

    def card_settled(self, state: State) -> None:
        """A card played in a round is settled."""

    def targets(self, state: State, seat: int) -> list[int] | None:
        """The realms that a seat may attack; None: those of the others."""
        return None

    def regains(self, seat: int) -> bool:
        """Whether a seat attacks its own razed realms."""
        return False

    def engage(self, state: State, seat: int, realm: int) -> None:
        """A realm has been chosen for attack."""

    def regain(self, state: State, seat: int, realm: int) -> bool:
        """A realm falls to an attacker; returns whether something happens instead of razing."""
        return False

    def disengage(self, state: State, realm: int) -> None:
        """The battle for a realm is over."""

    def earns_spoils(self, realm_regained: bool) -> bool:
        """Whether an attacker earns spoils for a realm that has fallen to them."""
        return True


USUAL = Form()


class Formed(Protocol):
    """A game that has a form."""

    form: Form


def form_of(state: State) -> Form:
    """The form of a state's game."""
    game: Any = state.game
    found: Form = game.form
    return found


def form_in(game: Game) -> Form:
    """A game's form."""
    return cast(Formed, game).form


def keeper(state: State, seat: int) -> int:
    """The seat where a seat's draw pile and discard pile lie."""
    return form_of(state).keepers[seat]


def draw_pile(state: State, seat: int) -> list[int]:
    """The pile a seat draws from, bottom first."""
    game: Any = state.game
    found: list[int] = state.piles[DRAW_PILE * state.seats + game.form.keepers[seat]]
    return found


def discard_pile(state: State, seat: int) -> list[int]:
    """A seat's discard pile."""
    return state.pile(DISCARD, keeper(state, seat))


def in_common(state: State, card: int) -> bool:
    """Whether a card lies in a pile that all seats share."""
    return state.zone[card] in state.game.common
