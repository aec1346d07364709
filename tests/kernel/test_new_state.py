"""How every game begins, unless it says otherwise: so many players, legal decks, piles, the first question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest
from toy_game import PILE, Toy

import spellhall
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.kernel.game import Game, Players
from spellhall.kernel.state import State
from spellhall.registry import game_names

EVERY_GAME = pytest.mark.parametrize("name", game_names())


class Strict(Toy):
    """The toy for two or three, with rules of construction."""

    title: ClassVar[str] = "Strict Toy"
    players: ClassVar[Players] = Players(2, 3, "TOY-7")

    def check_deck(self, deck: Sequence[str]) -> list[str]:
        return [f"there is no card {key!r}" for key in deck if key not in self.faces]

    def check_table(self, decks: Sequence[Sequence[str]]) -> list[str]:
        return ["one deck is longer"] if len({len(deck) for deck in decks}) > 1 else []


def test_the_number_of_players_is_checked_and_told_with_its_rule() -> None:
    with pytest.raises(UsageError, match=r"^toy is for exactly 2 players, not 3$"):
        Toy().new_state(["1234"] * 3)
    with pytest.raises(UsageError, match=r"^Strict Toy is for 2 to 3 players, not 1 \(TOY-7\)$"):
        Strict().new_state(["1234"], check=False)


def test_all_faults_of_all_decks_are_told_at_once() -> None:
    with pytest.raises(DeckError) as refused:
        Strict().new_state({"mine": list("9234"), "yours": list("12348")})
    assert refused.value.faults == [
        "deck 1: there is no card '9'",
        "deck 2: there is no card '8'",
        "one deck is longer",
    ]
    assert not Strict().new_state([list("123444"), list("1234")], check=False).is_terminal()


def test_a_deck_is_checked_once_by_each_game() -> None:
    checked: list[Sequence[str]] = []

    class Counting(Strict):
        def check_deck(self, deck: Sequence[str]) -> list[str]:
            checked.append(deck)
            return super().check_deck(deck)

    game, decks = Counting(), [list("112344"), list("122334")]
    for seed in range(3):
        game.new_state(decks, seed)
        with pytest.raises(DeckError, match="there is no card '9'"):
            game.new_state([decks[0], list("122339")], seed)
    assert checked == [*decks, list("122339")]
    decks[0].append("9")
    with pytest.raises(DeckError, match="there is no card '9'"):
        game.new_state(decks)
    Counting().new_state([list("112344"), list("122334")])
    assert len(checked) == 6


def piles(state: State) -> list[list[str]]:
    """The keys of the cards in everybody's pile."""
    return [[state.definition(card).key for card in state.pile(PILE, seat)] for seat in range(state.seats)]


def test_everybody_has_a_pile_of_his_own_unless_all_share_one() -> None:
    for name, preset, common in (("spellchain", "table", False), ("spellslinger", "off-the-top", True)):
        game = spellhall.game(name, preset=preset)
        decks = game.dealt([[card.key for card in game.catalogue[:3]] for _ in range(2)], 1)
        state = game.empty_table(2)
        game.lay_out(state, decks)
        assert piles(state) == ([[*decks[0], *decks[1]], []] if common else decks)


def test_a_new_game_has_a_history_and_asks() -> None:
    state = Toy().new_state([list("112344"), list("122334")], seed=3)
    assert state.record is not None and state.record.entries
    assert state.decision().seat == 0


@EVERY_GAME
def test_no_game_of_the_hall_begins_in_a_way_of_its_own(name: str) -> None:
    game = spellhall.game(name)
    assert type(game).new_state is Game.new_state
    assert game.title and game.layout.zones[PILE].ordered
    for seats in (game.players.least - 1, game.players.most + 1):
        with pytest.raises(UsageError, match=f"^{game.title} is for .* players, not {seats}"):
            game.check_seats(seats)
