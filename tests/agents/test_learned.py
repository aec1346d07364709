"""A learned judgement: what it is shown, what it computes, and that it never peeks."""

from __future__ import annotations

import json
import struct
from base64 import b64encode
from itertools import islice
from math import inf, tanh

import pytest

import spellhall
from spellhall.agents import Greedy, agent
from spellhall.agents.learned import Learned, Network, read_network
from spellhall.agents.learned.inputs import EVALUATION, Inputs, general
from spellhall.agents.learned.network import About, size_of
from spellhall.agents.learned.player import NetworkJudge
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import UsageError
from spellhall.kernel.game import Game
from spellhall.kernel.state import State
from spellhall.registry import house_games

UNITS = 3


def network_of(game: Game, seed: int = 1, names: tuple[str, ...] = ()) -> Network:
    """A network with random weights."""
    names = names or Inputs(game).names
    dice = Dice(seed)
    weights = [dice.below(2_001) / 2_000 - 0.5 for _ in range(size_of(names, UNITS))]
    about = About(game.name, "2026-11-30", 4, seed, game.digest(), 3, 1, 0.2, 0.1, [], [])
    return Network(about, names, UNITS, weights)


def positions(game: Game, count: int, seed: int = 4) -> list[State]:
    """The first positions of a game that the random agent plays."""
    state, player = game.new_state(list(islice(game.starter_decks().values(), 2)), seed), agent("random", 1)
    found: list[State] = []
    while len(found) < count and not state.is_terminal():
        found.append(state.clone())
        state.apply(player.act(state))
    return found


def test_a_chance_is_the_sum_of_its_parts() -> None:
    game = spellhall.game("spellchain")
    names = ("a", "b", "hand, own: one card")
    network = network_of(game, names=names)
    assert len(network.rows) == 2 and len(network.weights) == size_of(names, UNITS)
    hidden = [tanh(network.bias[unit] + 2 * network.rows[0][unit] + network.rows[1][unit]) for unit in range(UNITS)]
    logit = network.start + 2 * network.direct[0] + network.direct[1] + 3 * network.direct[2]
    logit += sum(weight * unit for weight, unit in zip(network.out, hidden, strict=True))
    assert network.chance([(0, 2.0), (1, 1.0), (2, 3.0)]) == pytest.approx((1 + tanh(logit / 2)) / 2)


@pytest.mark.parametrize("name", house_games())
def test_each_number_has_a_name_and_the_evaluation_comes_first(name: str) -> None:
    game = spellhall.game(name)
    inputs = Inputs(game)
    assert inputs.names[0] == EVALUATION and len(set(inputs.names)) == len(inputs.names)
    for state in positions(game, 40):
        shown = dict(inputs.read(state, 1))
        assert all(0 <= place < len(inputs.names) for place in shown)


@pytest.mark.parametrize("name", house_games())
def test_the_counts_of_cards_say_only_what_the_seat_sees(name: str) -> None:
    game = spellhall.game(name)
    inputs = Inputs(game)
    cards = range(general(inputs.names), len(inputs.names))
    for number, state in enumerate(positions(game, 60)):
        for seat in range(2):
            told = [dict(inputs.read(each, seat)) for each in (state, state.resample(seat, Dice(number)))]
            counts = [{place: count for place, count in each.items() if place in cards} for each in told]
            assert counts[0] == counts[1]


@pytest.mark.parametrize("name", house_games())
def test_the_learned_player_never_peeks(name: str) -> None:
    game = spellhall.game(name)
    judge = NetworkJudge(network_of(game))
    for number, state in enumerate(positions(game, 16)):
        seat = state.current_player()
        deals = [state, *(state.resample(seat, Dice(number * 10 + dealt)) for dealt in range(2))]
        assert len({Learned(judge, 7).act(each) for each in deals}) == 1


def test_a_number_that_a_network_does_not_know_is_ignored() -> None:
    game = spellhall.game("spellchain")
    known = Inputs(game).names[:40]
    few = Inputs(game, known)
    for state in positions(game, 10):
        kept = [(place, number) for place, number in Inputs(game).read(state, 0) if place < len(known)]
        assert few.read(state, 0) == kept


def test_at_a_table_of_three_the_evaluation_of_the_game_plays() -> None:
    game = spellhall.game("spellslinger")
    state = game.new_state(list(islice(game.starter_decks().values(), 3)), 1)
    judge = NetworkJudge(network_of(game))
    for _ in range(12):
        action = Greedy(5).act(state)
        assert Learned(judge, 5).act(state) == action
        state.apply(action)


def test_what_is_written_is_read_again() -> None:
    network = network_of(spellhall.game("spellchain"))
    found = read_network(json.dumps(network.document()).encode(), "spellchain", "it")
    assert (found.about, found.names, found.weights) == (network.about, network.names, network.weights)


def document(**changed: object) -> bytes:
    return json.dumps(network_of(spellhall.game("spellchain"), names=("a", "b")).document() | changed).encode()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"[]", "holds no network"),
        (b"{", "holds no network"),
        (b"\xff", "holds no network"),
        (document(weights="AAAA"), "holds no network"),
        (document(weights="?"), "holds no network"),
        (document(weights=7), "holds no network"),
        (document(names=["a"]), "holds no network"),
        (document(names=7), "holds no network"),
        (document(units=0), "holds no network"),
        (document(units=10**9), "holds no network"),
        (document(format=2), "network in format 2; this version reads 1"),
        (document(game="spellfire"), "network for spellfire, not for spellchain"),
        (document(weights=b64encode(struct.pack("<15e", inf, *[0.0] * 14)).decode()), "no finite number"),
    ],
)
def test_a_damaged_or_foreign_file_gets_one_sentence(text: bytes, said: str) -> None:
    with pytest.raises(UsageError, match=said):
        read_network(text, "spellchain", "some.json")
