"""Unarmed combat cards of the 4th edition."""

from __future__ import annotations

import pytest
from positions import at_home, duel

from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.rules.plays.permits import may_use
from spellhall.games.spellfire.telling.card_text import notation_of


@pytest.mark.parametrize(("number", "falls"), [("4th/120", True), ("4th/131", True), ("4th/132", False)])
def test_boot_to_the_head_fells_a_wizard_whose_digit_is_low(number: str, falls: bool) -> None:
    t = duel("her3", "wiz9", hand=("Boot to the Head", "al1"))
    t.pile(1, number, number)
    t.play("Boot to the Head")
    assert (t.where("wiz9") == "discard pile") == falls


def test_boot_to_the_head_does_no_more_than_its_bonus_to_a_monster() -> None:
    t = duel("her3", "mon9", hand=("Boot to the Head", "al1"))
    t.pile(1, "4th/120", "4th/120")
    t.play("Boot to the Head")
    assert t.totals() == (4, 9)


def test_reversal_turns_an_offensive_blow_back() -> None:
    t = duel("her3", "wiz9", hand=("Boot to the Head", "al1"), rival_hand=("Reversal", "al2"))
    t.pile(0, "4th/132", "4th/132")
    t.play("Boot to the Head").play("Reversal")
    assert t.totals() == (3, 10)


def test_choke_hold_stops_the_spells_of_the_opponent() -> None:
    t = duel("her3", "wiz9", hand=("Choke Hold", "al1"), rival_hand=("wDef+3/4",))
    t.play("Choke Hold")
    assert not may_use(t.state, t.handle("wiz9"), t.handle("wDef+3/4"))


def test_counter_negates_an_unarmed_combat_card() -> None:
    t = duel("her3", "mon9", hand=("fist+3", "al1"), rival_hand=("Counter",))
    t.play("fist+3").play("Counter")
    assert t.totals() == (3, 9) and t.where("fist+3") == "discard pile"


def test_rake_costs_the_opponent_a_card_of_his_choice() -> None:
    t = duel("und3", "her15 with al2 and mi+1", hand=("Rake!", "al1"))
    t.play("Rake!")
    assert t.seat == 1
    t.pick("al2")
    assert t.totals() == (6, 16)


def test_rake_adds_its_bonus_where_nothing_is_attached() -> None:
    t = duel("und3", "mon9", hand=("Rake!", "al1"))
    assert t.play("Rake!").totals() == (6, 9)


def test_tail_slap_beats_what_does_not_fly() -> None:
    t = duel("herDragon5", "her15 with al2 and al3 and alFly2", hand=("Tail Slap", "al1"))
    t.play("Tail Slap")
    assert t.totals() == (7, 13 + 1 + 2) and t.where("al2") == "discard pile"
    t = duel("herDragon5", "fly9", hand=("Tail Slap", "al1"))
    assert t.play("Tail Slap").totals() == (7, 9)


def test_blind_side_discards_the_highest_card_of_the_round_at_any_time() -> None:
    t = duel("her5", "mon9 with al2", hand=("al6", "al1"), rival_hand=("Blind Side!", "al7"))
    t.pool(1, "Drizzt Do'Urden")
    t.play("al6").play("Blind Side!")
    assert t.where("al6") == "discard pile" and t.where("al2") == "attached"


def test_the_fighter_on_the_losing_side_uses_blind_side_in_its_own_phase() -> None:
    t = duel("herDrow5", "mon9 with al2", hand=("Blind Side!", "al1"))
    t.play("Blind Side!")
    assert t.where("al2") == "discard pile" and t.totals() == (9, 9)
    assert notation_of(REGISTER["4th/440"]) == "(Off/4)"


def test_each_unarmed_combat_card_names_its_users() -> None:
    pool, blows = ("her5", "und5", "herDragon5", "wiz5"), ("Choke Hold", "Rake!", "Tail Slap", "Counter")
    t = at_home(pool=pool, hand=("her1", *blows))
    users = {blow: [name for name in pool if may_use(t.state, t.handle(name), t.handle(blow))] for blow in blows}
    assert users == {
        "Choke Hold": ["her5", "herDragon5"],
        "Rake!": ["und5"],
        "Tail Slap": ["herDragon5"],
        "Counter": ["her5", "und5", "herDragon5", "wiz5"],
    }
