"""Where cards lie and who sees them (section ZN)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import table as tb
from spellhall.kernel.chance import Dice


@pytest.mark.rule("SC-ZN-01", "SC-CO-04", "SC-SM-03", "SC-BA-03")
@pytest.mark.parametrize("seed", range(6))
def test_in_any_game_every_card_is_in_one_zone_and_no_limit_is_broken(seed: int) -> None:
    game, dice = ChainHall().game, Dice(seed)
    state = game.new_state([game.random_deck(dice), game.random_deck(dice)], seed)
    while not state.is_terminal():
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
        places = [card for zone in range(len(tb.ZONES)) for seat in range(2) for card in state.pile(zone, seat)]
        assert sorted(places) == list(range(50))
        for seat in range(2):
            assert len(state.pile(tb.CONTINUOUS, seat)) <= 3
            assert len(state.pile(tb.SUMMONED, seat)) <= 3
            assert len(state.pile(tb.CHAIN, seat)) <= 4
            assert 0 <= state.seat_data[tb.HP][seat] <= 20


@pytest.mark.rule("SC-ZN-02")
def test_a_laid_card_lies_in_the_chain() -> None:
    t = ChainHall().hands("Fireball", "Counter Spell", "Boulder").begin().lay("Fireball")
    assert t.names(0, "chain") == ["Fireball"]
    assert t.state.marks[tb.SLOT][t.handle("Fireball")] == 1


@pytest.mark.rule("SC-ZN-03", "SC-ZN-04")
def test_decks_and_the_opposing_hand_show_a_number_only() -> None:
    t = ChainHall(deck=25).draw()
    for seat in range(2):
        seen = t.state.view(seat)["seats"]
        assert all("name" not in card for card in seen[1 - seat]["zones"]["hand"])
        assert all("name" in card for card in seen[seat]["zones"]["hand"])
        assert all(side["zones"]["deck"] == {"count": 20, "known": []} for side in seen)
    assert not any("name" in card for side in t.state.view(-1)["seats"] for card in side["zones"]["hand"])


@pytest.mark.rule("SC-ZN-05", "SC-KI-12", "B-35")
def test_all_other_zones_are_open_to_both() -> None:
    t = ChainHall().hands("Fireball", "Boulder", "Boulder").begin().lay("Fireball")
    t.continuous(0, "Monsoon")
    t.summoned(0, "Summon: Yggdrasil")
    t.put(0, "discard pile", "Siphon")
    for seat in (0, 1, -1):
        zones = t.state.view(seat)["seats"][0]["zones"]
        for name in ("chain", "continuous zone", "summon zone", "discard pile"):
            assert [card["name"] for card in zones[name]] == t.names(0, name)
        assert all("name" in card for card in zones["hand"]) is (seat == 0), "the hand is not"


@pytest.mark.rule("SC-ZN-06", "SC-CO-09", "B-45")
def test_a_card_in_the_opposing_zone_is_discarded_to_its_owner() -> None:
    t = ChainHall()
    (virus,) = t.continuous(0, "Berserk Mind Virus")
    t.state.move(virus, tb.CONTINUOUS, 1)
    t.chain("Collapse the World")
    assert "Berserk Mind Virus" in t.names(0, "discard pile")
    assert t.size(1, "discard pile") == 0
