"""Allies of the later sets that go after opposing allies, items and powers, or come and go."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel, fight


def test_the_green_slime_destroys_only_the_first_card_after_it() -> None:
    t = fight("her1", "her9", hand=("al2", "Green Slime", "al3", "al4"))
    t.play("al2").play("Green Slime")
    assert t.where("al2") == "attached"
    t.play("al3")
    assert t.where("al3") == "discard pile"
    t.play("al4")
    assert t.where("al4") == "attached" and t.totals() == (1 + 2 + 4 + 4, 9)


def test_the_green_slime_destroys_an_item_of_the_other_side_but_no_spell() -> None:
    t = fight("her5", "wiz6", hand=("Green Slime",), rival_hand=("wDef+3/4", "mi+3 Off"))
    t.play("Green Slime").play("wDef+3/4")
    assert t.where("wDef+3/4") == "attached"
    t = fight("her5", "wiz6", hand=("Green Slime",), rival_hand=("mi+3 Off",))
    t.play("Green Slime").play("mi+3 Off")
    assert t.where("mi+3 Off") == "discard pile"


@pytest.mark.parametrize(("victim", "place"), [("al4", "discard pile"), ("alFly4", "attached")])
def test_the_ankheg_destroys_an_ally_on_the_ground(victim: str, place: str) -> None:
    t = fight("her5", "her3", hand=("Ankheg",), rival_hand=(victim,))
    t.play(victim).play("Ankheg")
    assert t.where(victim) == place


def test_the_dracolich_discards_an_opposing_ally_of_its_players_choice() -> None:
    t = fight("her5", "her1", hand=("Ancient Dracolich",), rival_hand=("al3", "al4"))
    t.play("al3").play("al4").play("Ancient Dracolich").pick("al3")
    assert t.where("al3") == "discard pile" and t.totals() == (5 + 9, 1 + 4)


def test_the_giant_squid_destroys_brine_dragons_before_and_after_it() -> None:
    t = fight("her9", "her3", hand=("Giant Squid",), rival_hand=("DL/045", "4th/237", "al2"))
    t.play("4th/237").play("Giant Squid")
    assert t.totals() == (9 + 8, 3)
    t.play("DL/045")
    assert t.totals() == (9 + 8, 3) and t.where("Giant Squid") == "attached"


def test_the_sword_slug_takes_the_levels_of_opposing_items_but_not_their_powers() -> None:
    t = fight("her3 with mi+1", "her9 with chest and mi+2 and art+2", hand=("Sword Slug",))
    assert t.totals() == (4, 9 + 5 + 2 + 2)
    t.play("Sword Slug")
    assert t.totals() == (4 + 5, 9 + 2)


def test_the_skum_cancels_opposing_psionic_power_cards_and_bars_more() -> None:
    t = fight("her5", "psi3", hand=("Skum",), rival_hand=("psyDef+3", "psyOff-3", "al4"))
    t.play("psyDef+3").play("Skum")
    assert t.totals() == (5 + 3, 3) and t.where("psyDef+3") == "discard pile"
    assert t.can_play("al4") and not t.can_play("psyOff-3")


def test_the_guild_master_borrows_an_item_from_any_pool_for_the_round() -> None:
    t = duel("her3", "her15", hand=("Guild Master",), rival_hand=("al1",))
    t.pool(1, "her2 with mi+3 Off")
    t.pool(0, "her4 with mi+2")
    t.play("Guild Master")
    assert t.can_pick("mi+2")
    t.pick("mi+3 Off")
    assert t.where("her3") == "discard pile"
    assert t.state.host[t.handle("mi+3 Off")] == t.handle("her2")


def test_what_the_guild_master_borrows_counts() -> None:
    t = fight("her3", "her15", hand=("Guild Master",))
    t.pool(1, "her2 with mi+3 Off")
    t.play("Guild Master").pick("mi+3 Off")
    assert t.totals() == (3 + 5 + 3, 15)


def test_the_cat_burglar_robs_every_other_player_of_a_card() -> None:
    t = Hall(players=3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "her3")
    t.pool(1, "her15")
    t.hand(0, "Cat Burglar", "al1")
    t.hand(1, "al1", "al2")
    t.hand(2, "al3", "al4")
    t.begin(seat=0, phase=4).attack("r2").pick("her15").play("Cat Burglar")
    assert (t.hand_size(0), t.hand_size(1), t.hand_size(2)) == (1, 1, 1)


def test_the_live_ones_silence_a_wizard_and_come_back_after_a_victory() -> None:
    t = fight("her5", "Mika the Wolf Nomad", hand=("The Live Ones",))
    t.play("The Live Ones")
    assert t.totals() == (5 + 4, 7)
    t.skip()
    assert t.where("The Live Ones") == "hand"


def test_the_live_ones_silence_no_hero_and_are_lost_with_a_round() -> None:
    t = fight("her1", "Isika with al3", hand=("The Live Ones",))
    t.play("The Live Ones")
    assert t.totals()[0] == 1 + 4 - 2
    t.skip()
    assert t.where("The Live Ones") == "discard pile"
