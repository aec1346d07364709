"""HP, winning and losing (section BA)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

import spellhall
from spellhall.games.spellchain import table as tb
from spellhall.kernel.errors import UsageError

IDLE = "Progenitor's Chalice"


@pytest.mark.rule("SC-BA-01")
@pytest.mark.parametrize("players", [1, 3])
def test_only_two_can_play(players: int) -> None:
    game = spellhall.game("spellchain")
    deck = next(iter(game.starter_decks().values()))
    with pytest.raises(UsageError, match="SC-BA-01"):
        game.new_state([deck] * players)


@pytest.mark.rule("SC-BA-02")
def test_both_begin_with_twenty() -> None:
    game = spellhall.game("spellchain")
    state = game.new_state(list(game.starter_decks().values())[:2])
    assert state.seat_data[tb.HP] == [20, 20]


@pytest.mark.rule("SC-BA-03")
def test_healing_stops_at_twenty() -> None:
    assert ChainHall().set(0, tb.HP, 18).chain("Greater Heal").hp == (20, 20)


@pytest.mark.rule("SC-BA-04", "SC-BA-06", "B-15")
def test_a_hit_beyond_the_last_point_leaves_zero_and_the_other_wins() -> None:
    t = ChainHall().set(1, tb.HP, 2).chain("Mithril Sword")
    assert t.hp == (20, 0)
    assert t.state.returns() == [1.0, -1.0]


@pytest.mark.rule("SC-BA-05", "SC-BA-07")
def test_no_card_activates_after_the_last_point_is_gone() -> None:
    t = ChainHall().set(1, tb.HP, 3).chain("Mithril Sword", "Greater Heal", "Fireball")
    assert t.state.is_terminal()
    assert t.order() == ["Fireball"]
    assert t.hp == (20, 0)


@pytest.mark.rule("SC-BA-07", "SC-BA-08")
def test_who_pays_the_last_point_loses_before_the_rest_of_the_card_happens() -> None:
    t = ChainHall().set(0, tb.HP, 1).chain("Crimson Daggers")
    assert t.hp == (0, 20)
    assert t.state.returns() == [-1.0, 1.0]


@pytest.mark.rule("SC-BA-09", "B-13")
def test_a_hit_that_would_cost_both_the_last_point_strikes_the_opponent_of_its_player_first() -> None:
    t = ChainHall().set(0, tb.HP, 3).set(1, tb.HP, 4).chain(IDLE, "Fireball", "Crimson Hex")
    assert t.hp == (0, 1)
    assert t.state.returns() == [-1.0, 1.0]


@pytest.mark.rule("SC-BA-09", "B-13")
@pytest.mark.parametrize("first", [0, 1])
def test_poison_that_would_kill_both_kills_the_first_player_of_the_chain(first: int) -> None:
    t = ChainHall(first=first)
    for seat in range(2):
        t.set(seat, tb.HP, 1).set(seat, tb.POISON, 1)
    t.chain(IDLE)
    assert t.state.returns()[first] == -1.0


@pytest.mark.rule("SC-BA-10")
def test_a_new_round_heals_nobody() -> None:
    t = ChainHall(deck=5, filler="Spell Shield").set(0, tb.HP, 11)
    t.state.regs[tb.CHAIN_NUMBER] = 5
    t.draw().finish_chain()
    assert t.state.regs[tb.ROUND] == 2
    assert t.hp == (11, 20)


@pytest.mark.rule("SC-BA-11")
def test_rounds_go_on_as_long_as_nobody_has_lost() -> None:
    t = ChainHall(deck=25, filler="Spell Shield").draw()
    for _ in range(16):
        t.finish_chain()
    assert not t.state.is_terminal()
    assert (t.state.regs[tb.ROUND], t.state.regs[tb.CHAIN_NUMBER]) == (4, 2)


@pytest.mark.rule("SC-BA-12", "B-46")
@pytest.mark.parametrize("seat", [0, 1])
def test_either_player_may_concede_whoever_is_asked(seat: int) -> None:
    t = ChainHall().hands("Fireball", "Fireball").begin()
    t.state.concede(seat)
    assert t.state.returns() == [-1.0 if loser == seat else 1.0 for loser in range(2)]
