"""What a game says and does stands in parts, by who asks; what a game has to say itself is little."""

from __future__ import annotations

import inspect
from typing import ClassVar

import pytest
from toy_game import Duel, Number, Peek, Toy

from spellhall.agents import Greedy, Random
from spellhall.kernel.checks.contract import check_contract
from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import Procedure
from spellhall.kernel.game import Game
from spellhall.kernel.parts.competing import Competing
from spellhall.kernel.parts.counting import Counting
from spellhall.kernel.parts.decks import Decks
from spellhall.kernel.parts.hooks import Hooks
from spellhall.kernel.parts.judging import Judging
from spellhall.kernel.parts.opening import Opening
from spellhall.kernel.parts.teaching import Teaching
from spellhall.kernel.parts.telling import Telling
from spellhall.kernel.state import State

PARTS = (Hooks, Telling, Judging, Opening, Decks, Counting, Competing, Teaching)


def methods(cls: type) -> set[str]:
    """The functions that a class defines, but for what makes it an object of Python."""
    return {name for name, value in vars(cls).items() if name[0] != "_" and not isinstance(value, type | str | tuple)}


class Bare(Game):
    """The toy, without a word more than a game needs."""

    name = "bare"
    procedures: ClassVar[dict[str, type[Procedure]]] = {"Duel": Duel, "Peek": Peek}
    opening = Duel
    layout = Toy().layout
    catalogue = tuple(Number(value) for value in range(1, 5))

    def starter_decks(self) -> dict[str, list[str]]:
        return {"one": list("112344"), "two": list("122334")}

    def check_deck(self, deck: list[str]) -> list[str]:
        return []


def own(cls: type) -> set[str]:
    return {name for name, value in vars(cls).items() if inspect.isfunction(value)}


def test_two_methods_make_a_game():
    assert own(Bare) == {"starter_decks", "check_deck"}
    game = Bare()
    for seed in range(3):
        assert check_contract(game, list(game.starter_decks().values()), seed) >= 3


@pytest.mark.parametrize("missing", ["starter_decks", "check_deck"])
def test_and_neither_can_be_left_out(missing, monkeypatch):
    monkeypatch.delattr(Bare, missing)
    with pytest.raises(NotImplementedError):
        game = Bare()
        game.new_state(list(game.starter_decks().values()))


def test_what_such_a_game_cannot_say_is_said_in_one_sentence():
    game = Bare()
    state = game.new_state(list(game.starter_decks().values()), 1)
    assert not game.judges
    for ask in (
        lambda: Greedy(1).act(state),
        lambda: game.length(state),
        lambda: game.opener(state),
        lambda: game.leader_on_time(state),
        lambda: state.concede(0),
        state.call_time,
        lambda: state.explain(0, "height"),
        lambda: game.random_deck(None),
        lambda: game.limited_deck("sealed", None),
        lambda: game.open_packs("sealed", 2, None),
        lambda: game.suggested_deck(["1"]),
        game.tournament_book,
        game.key_to_format_1,
    ):
        with pytest.raises(UsageError, match=r"^bare "):
            ask()
    assert Random(1).act(state) in state.legal_actions()
    assert game.describe(state, state.decision(), state.legal_actions()[0]) in "1234"


def test_each_method_stands_in_one_part():
    homes = [methods(part) for part in PARTS] + [methods(Game)]
    assert sum(map(len, homes)) == len(set().union(*homes))
    assert all(inspect.getdoc(getattr(part, name)) for part in PARTS for name in own(part))


def test_a_part_says_in_its_page_when_each_of_its_methods_is_asked():
    unsaid = {name for part in PARTS for name in methods(part) if f"``{name}``" not in inspect.getmodule(part).__doc__}
    assert unsaid == set()


class Following(Bare):
    """A game that keeps its cards where they are, and hears of all others that move."""

    heard: ClassVar[list[tuple[int, int]]] = []

    def replace_move(self, state: State, handle: int, zone: int, seat: int, why: int) -> int:
        return zone if handle % 2 else -1

    def moved(self, state: State, handle: int, origin: int, zone: int) -> None:
        self.heard.append((handle, zone))


def test_a_game_is_asked_about_moves_if_it_has_something_to_say():
    assert (Bare().replaces_moves, Bare().follows_moves) == (False, False)
    game = Following()
    assert (game.replaces_moves, game.follows_moves) == (True, True)
    state = game.new_state(list(game.starter_decks().values()), 1)
    Following.heard.clear()
    assert [state.move(card, 1, 0) for card in state.pile(0, 0)[:2]] == [-1, 1]
    assert [zone for _, zone in Following.heard] == [1]
