"""Cards of the base editions with a wording of their own that came late, or was dropped again."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn, home, send, step_forward
from sieges import camp, siege

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.attacks import attackers_for
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.traits import has_trait


def three(hand: tuple[str, ...], attacker: str = "her5", defender: str = "mon9") -> Hall:
    """P1 attacks P2 and is losing; P3 looks on with a hand."""
    t = Hall(players=3)
    t.pool(0, attacker)
    t.pool(1, defender)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.hand(2, *hand)
    return send(t.begin(seat=0, phase=4).attack("r2"), attacker, defender)


@pytest.mark.rule("SF-ALLY-05")
@pytest.mark.parametrize(("helped", "loser"), [("her5", "mon9"), ("mon9", "her5")])
def test_mercenaries_join_a_battle_of_others_and_come_back(helped: str, loser: str) -> None:
    t = three(("3rd/256", "al3"))
    t.skip_to(seat=2)
    assert not t.can_play("al3")
    t.play("3rd/256").pick(helped)
    if helped == "her5":
        assert t.totals() == (5 + 6, 9)
    while t.reg(tb.STAGE):
        t.skip()
    assert t.where("3rd/256") == "hand" and t.state.owner[t.handle("3rd/256")] == 2
    assert t.where(loser) == "discard pile" and t.hand_size(2) == 2, "they bring no spoils"


@pytest.mark.rule("SF-ALLY-05")
def test_mercenaries_are_a_small_ally_in_ones_own_battle() -> None:
    t = duel("her5", "mon9", hand=("3rd/256", "al1"), rival_hand=("al1",))
    t.play("3rd/256")
    assert t.totals() == (7, 9)
    assert not home("her5", hand=("3rd/256",)).can_play("3rd/256")
    t = duel("her5", "mon9", hand=("al1",), rival_hand=("3rd/256",))
    assert t.seat == 0 and not any("Nomad" in words for words in t.options())


@pytest.mark.rule("SF-ALLY-06")
def test_powell_gives_himself_up_for_a_magical_item() -> None:
    t = home("her5", hand=("3rd/294",))
    assert not t.can_play("3rd/294"), "there is no magical item to fetch"
    t.put(0, "discard pile", "mi+2", "al5")
    t.play("3rd/294")
    assert t.where("3rd/294") == "abyss" and t.where("mi+2") == "hand"


@pytest.mark.rule("SF-ALLY-06")
def test_powell_only_fights_in_battle() -> None:
    t = duel("her5", "mon9", hand=("3rd/294", "al1"), rival_hand=("al1",))
    t.put(0, "discard pile", "mi+2")
    t.play("3rd/294")
    assert t.totals() == (6, 9) and t.where("mi+2") == "discard pile"


@pytest.mark.rule("SF-ALLY-06")
def test_thugs_stay_on_a_realm_as_an_ally() -> None:
    t = at_home(pool=("her5",), hand=("3rd/324", "her2"))
    t.play("3rd/324").pick("r9")
    assert t.where("3rd/324") == "attached"
    t = siege("r1 with 3rd/324", "her9", "her5")
    assert t.totals() == (9, 6)
    t.skip()
    assert t.where("3rd/324") == "attached"


def test_the_hound_lets_the_defender_go_first() -> None:
    t = camp("r1", "slayM", "slayH")
    t.hand(1, "3rd/387", "al1")
    t.attack("r1")
    t.skip_to(seat=1).play("3rd/387")
    step_forward(t, "slayM", "slayH")
    assert (t.where("slayM"), t.where("slayH")) == ("discard pile", "pool")


@pytest.mark.parametrize("bearer", ["wiz9", "her1"])
def test_the_older_shield_absorbs_a_spell_a_turn_for_its_bearer_alone(bearer: str) -> None:
    t = duel("wiz5", "wiz9" if bearer == "her1" else "wiz9 with 3rd/313", hand=("wOff-3/4", "wOff+3/4", "al1"))
    if bearer == "her1":
        t.pool(1, "her1 with 3rd/313")
    t.play("wOff-3/4")
    assert (t.seat == 1 and t.can_use("3rd/313")) is (bearer == "wiz9")
    if bearer == "wiz9":
        assert t.use("3rd/313").totals() == (5, 10)
        t.play("wOff+3/4")
        assert t.seat == 0, "once a turn"


@pytest.mark.parametrize("target", ["her5", "her6"])
def test_the_older_shield_absorbs_a_spell_that_is_aimed_at_its_bearer_at_home(target: str) -> None:
    t = at_home(pool=("wiz5",), hand=("wOff/3", "her1"))
    t.pool(1, "her5 with 3rd/313", "her6")
    t.play("wOff/3").pick(target)
    assert (t.seat == 1 and t.can_use("3rd/313")) is (target == "her5")


def test_the_ancient_arms_of_nyrond_let_monsters_move_as_they_like() -> None:
    t = at_home(pool=("mon5", "her5"), hand=("her1",))
    t.formation(0, B="rGH with 3rd/147")
    for name, able in (("mon5", True), ("her5", False)):
        for trait in ("flyer", "swimmer", "earthwalker"):
            assert has_trait(t.state, t.handle(name), trait) is able


def test_a_champion_slips_by_an_undead() -> None:
    t = duel("cle5", "und9", hand=("3rd/370", "al1"), rival_hand=("al1",))
    t.pool(0, "her9")
    t.play("3rd/370")
    assert t.where("cle5") == "pool" and t.can_pick("her9")
    t.pick("her9").skip_to(rule="SF-COMB-F")
    assert t.handle("cle5") in attackers_for(t.state, 0, t.handle("r1"))
    assert not duel("cle5", "mon9", hand=("3rd/370", "al1"), rival_hand=("al1",)).can_play("3rd/370")


def test_a_champion_that_slipped_by_may_defend_again() -> None:
    t = duel("und9", "cle5", hand=("al1",), rival_hand=("3rd/370", "al1"))
    t.pool(0, "her9")
    t.play("3rd/370")
    assert t.where("cle5") == "pool" and not t.is_razed("r1")
    t.pick("her9")
    assert t.can_pick("cle5")


def test_who_animates_the_dead_may_attack_again_or_is_at_least_not_lost() -> None:
    t = duel("wiz5", "her5", hand=("3rd/383", "al1"), rival_hand=("al9",))
    t.play("3rd/383").play("al1").skip()
    assert t.where("wiz5") == "pool" and t.handle("wiz5") in attackers_for(t.state, 0, t.handle("r1"))
    t = duel("wiz5", "her9", hand=("3rd/383", "al1"), rival_hand=("al9",))
    t.play("3rd/383").skip()
    assert t.where("wiz5") == "pool" and t.hand_size(1) == 1, "the attack is over, without spoils"


def test_who_animates_the_dead_may_defend_again() -> None:
    t = duel("her9", "wiz5", hand=("al1",), rival_hand=("3rd/383", "al1"))
    t.pool(0, "her8")
    t.play("3rd/383").skip()
    assert t.where("wiz5") == "pool"
    t.pick("her8")
    assert t.can_pick("wiz5")


def test_undead_allies_do_nothing_to_who_is_invisible_to_them() -> None:
    t = duel("cle5", "und9 with alUnd4", hand=("2nd/370", "al1"), rival_hand=("al1",))
    t.put(1, "hand", "mon5")
    t.play("2nd/370")
    assert immune(t.state, t.handle("cle5"), t.handle("und9")) and immune(t.state, t.handle("cle5"), t.handle("alUnd4"))
    assert not immune(t.state, t.handle("cle5"), t.handle("mon5"))


@pytest.mark.parametrize("price", ["r9", "h1"])
def test_a_defiler_pays_for_spells_with_a_realm_or_holding(price: str) -> None:
    t = duel("2nd/303", "her15", hand=("wOff-3/4", "wOff+3/4", "al1"), rival_hand=("al1",))
    t.put(0, "attached", "h1")
    t.state.host[t.handle("h1")] = t.handle("r9")
    t.play("wOff-3/4").pick(price)
    assert t.is_razed("r9") is (price == "r9")
    assert t.where("h1") == ("draw pile" if price == "h1" else "discard pile")
    t.play("wOff+3/4")
    assert t.seat == 0 and not t.offered(), "once a battle"


@pytest.mark.rule("SF-CALL-06")
@pytest.mark.parametrize("able", [True, False])
def test_the_decree_costs_those_who_do_not_attack_their_hand(able: bool) -> None:
    t = at_home(pool=("her5",), hand=("her1", *("al1",) * 6))
    t.put(1, "table", "1st/429")
    if not able:
        t.put(1, "table", "evPeace")
    t.skip_to(label="end your turn").end_turn()
    held = t.hand_size(0)
    if able:
        assert t.seat == 0
        while t.hand_size(0) > 5:
            t.pick("al1")
    assert t.hand_size(0) == (5 if able else held)


def test_the_decree_lets_winners_attack_again() -> None:
    t = duel("her9", "mon5", hand=("al1",), rival_hand=("al1",))
    t.put(1, "table", "1st/429")
    t.skip()
    t.skip_to(rule="SF-COMB-B1")
    assert t.can_pick("her9")


def _attack_nibenay(t: Hall, champion: str, held: bool = False) -> None:
    t.skip_to_phase(4, seat=0, turns=3).attack("3rd/226")
    if t.can_pick(champion):
        t.pick(champion)
    if held:
        t.pick("her9")
        while t.reg(tb.STAGE):
            t.skip()
    elif t.reg(tb.STAGE):
        t.skip()


@pytest.mark.rule("SF-RAZE-15")
@pytest.mark.parametrize("held", [False, True])
def test_nibenay_falls_the_second_time_in_a_row(held: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="3rd/226 with hDS")
    t.pool(0, "her5", "her6", "her4")
    t.pool(1, "her9")
    t.begin(seat=0, phase=4)
    _attack_nibenay(t, "her5")
    assert not t.is_razed("3rd/226") and t.where("hDS") == "attached" and t.hand_size(0) == 0
    finish_turn(t)
    if held:
        _attack_nibenay(t, "her4", held=True)
        assert t.where("her4") == "discard pile"
        finish_turn(t)
    _attack_nibenay(t, "her6")
    assert t.is_razed("3rd/226") is not held


@pytest.mark.rule("SF-ROLE-10")
def test_a_magical_champion_is_made_of_an_ally() -> None:
    t = at_home(pool=("her9",), hand=("2nd/402", "al5", "her1"))
    t.play("2nd/402")
    assert t.where("al5") == "pool" and t.names(0, "attached") == ["Magical Champion"]
    t.may_decline = True
    t.skip_to_phase(4).attack("r8")
    assert t.can_pick("al5")


@pytest.mark.rule("SF-ROLE-10")
def test_a_magical_champion_needs_an_ally_in_hand() -> None:
    t = at_home(pool=("her9",), hand=("2nd/402", "her1"))
    assert not t.can_play("2nd/402")
    t = duel("her5", "her9", hand=("2nd/402", "al1"), rival_hand=("al1",))
    assert not t.can_play("2nd/402")
