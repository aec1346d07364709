"""The pool (section POOL)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn, send

from spellhall.games.spellfire import table as tb
from spellhall.kernel.frames import PASS


@pytest.mark.rule("SF-POOL-01")
def test_the_pool_holds_champions_with_what_is_attached_to_them() -> None:
    t = at_home(hand=("her5", "mi+2", "art+4"))
    t.play("her5").play("mi+2").play("art+4")
    assert t.names(0, "pool") == ["her5"]
    zones = t.state.view(1)["seats"][0]["zones"]
    hanging = {card["name"]: card["host"] for card in zones["attached"]}
    assert hanging == {"mi+2": t.handle("her5"), "art+4": t.handle("her5")}


@pytest.mark.rule("SF-POOL-02", "SF-PILE-08")
def test_the_pool_does_not_count_as_hand() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.pool(0, *(f"{kind}{level}" for kind in ("her", "mon", "wiz") for level in (1, 2, 3, 4)))
    t.put(0, "table", "tax")
    t.hand(0, *["al1"] * 8)
    t.begin(phase=5)
    finish_turn(t)
    assert t.hand_size(0) == 8
    assert len(t.names(0, "pool")) == 12


@pytest.mark.rule("SF-POOL-03")
def test_who_is_in_the_pool_stays_there() -> None:
    t = Hall(pile=60)
    t.formation(0, A="r1")
    t.pool(0, "her5 with mi+2", "wiz3")
    t.begin(phase=6)
    for _ in range(10):
        finish_turn(t)
    assert t.names(0, "pool") == ["her5", "wiz3"]
    assert t.where("mi+2") == "attached"


@pytest.mark.rule("SF-POOL-04")
def test_a_fighting_champion_is_not_in_the_pool() -> None:
    t = Hall(players=3)
    t.formation(1, A="r1")
    t.pool(0, "her5", "her6")
    t.pool(1, "mon7", "mon8")
    t.hand(0, "al1", "evPool")
    t.begin(seat=0, phase=4).attack("r1")
    send(t, "her5", "mon7")
    assert t.names(0, "pool") == ["her6"]
    assert t.names(1, "pool") == ["mon8"]
    t.play("evPool")
    assert t.offered() == ["her6", "mon8"]


@pytest.mark.rule("SF-POOL-05")
def test_pool_cards_come_back_to_the_hand_only_by_a_power() -> None:
    t = at_home(pool=("her5 with mi+2", "wiz5"), hand=("toHand/3", "r1", "her6"))
    mine = {t.handle("her5"), t.handle("mi+2"), t.handle("wiz5")}
    assert not any(option != PASS and option & 4095 in mine for option in t.state.legal_actions())
    t.play("toHand/3").pick("her5")
    assert t.where("her5") == "hand"
    assert t.where("mi+2") == "discard pile"


@pytest.mark.rule("SF-POOL-06", "SF-ABYSS-03")
@pytest.mark.parametrize(
    ("spell", "zone"),
    [("wOff/3", "discard pile"), ("toLimbo/3", "limbo"), ("toAbyss/3", "abyss"), ("toVoid/3", "void")],
)
def test_what_is_attached_to_a_champion_that_leaves_is_discarded(spell: str, zone: str) -> None:
    t = at_home(pool=("wiz5",), hand=(spell,))
    t.pool(1, "her5 with mi+2 and art+4")
    t.play(spell).pick("her5")
    assert t.where("her5") == zone
    assert t.where("mi+2") == t.where("art+4") == "discard pile"


@pytest.mark.rule("SF-POOL-06")
@pytest.mark.parametrize(("value", "zone"), [("discard_always", "discard pile"), ("keep_if_outside_combat", "limbo")])
def test_on_the_way_to_limbo_the_option_decides(value: str, zone: str) -> None:
    t = at_home(pool=("wiz5",), hand=("toLimbo/3",), limbo_attachments=value)
    t.pool(1, "her5 with mi+2")
    t.play("toLimbo/3").pick("her5")
    assert t.where("mi+2") == zone


@pytest.mark.rule("SF-POOL-07")
def test_a_player_without_realms_loses_his_pool_when_the_turn_ends() -> None:
    t = Hall()
    t.formation(1, A="r9")
    t.hand(0, "her5", "mi+2", "evGift")
    t.begin(phase=3).play("her5").play("mi+2")
    t.skip_to(label="end your turn")
    assert t.where("her5") == "pool"
    t.end_turn()
    assert t.where("her5") == t.where("mi+2") == "discard pile"


@pytest.mark.rule("SF-POOL-07")
@pytest.mark.parametrize("realm", ["r1", "r1 razed"])
def test_any_realm_on_the_table_keeps_the_pool(realm: str) -> None:
    t = Hall()
    t.formation(0, A=realm)
    t.pool(0, "her5")
    finish_turn(t.begin(phase=6))
    assert t.where("her5") == "pool"


@pytest.mark.rule("SF-POOL-08")
def test_it_is_the_turn_that_is_running_whosever_it_is() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(1, "her5")
    t.hand(0, "evRuin")
    t.begin(phase=3).play("evRuin")
    t.skip_to(label="end your turn")
    assert t.where("her5") == "pool"
    t.end_turn()
    assert t.reg(tb.ACTIVE) == 1
    assert t.where("her5") == "discard pile"


@pytest.mark.rule("SF-POOL-09")
@pytest.mark.parametrize("played", [True, False])
def test_a_realm_won_as_spoils_and_played_saves_the_pool(played: bool) -> None:
    t = Hall()
    t.formation(1, A="r1")
    t.pool(0, "her5", "her6")
    t.pile(0, "r5", "al1", "al2", "al3", "al4")
    t.begin(seat=0, phase=4).attack("r1").pick("her5")
    assert t.rule == "SF-SPOIL-07"
    if played:
        t.play("r5")
    else:
        t.skip()
    finish_turn(t)
    assert t.names(0, "pool") == (["her6", "her5"] if played else [])


@pytest.mark.rule("SF-POOL-10")
def test_champions_enter_the_pool_in_phase_3_as_spoils_or_from_combat() -> None:
    t = at_home(hand=("her5",))
    t.play("her5")
    assert t.where("her5") == "pool"

    t = Hall()
    t.formation(1, A="r1")
    t.pool(1, "mon3")
    t.hand(0, "her6", "al1")
    t.hand(1, "al1", "mon2")
    t.begin(seat=0, phase=4).attack("r1")
    send(t, "her6", "mon2").skip()
    assert (t.where("her6"), t.where("mon2")) == ("pool", "discard pile")

    t = Hall()
    t.formation(1, A="r1")
    t.pool(0, "mon5")
    t.pile(0, "her7", "al1")
    t.begin(seat=0, phase=4).attack("r1").play("her7")
    assert t.where("her7") == "pool"


@pytest.mark.rule("SF-POOL-11")
def test_the_pool_has_no_limit() -> None:
    names = [f"{kind}{level}" for kind in ("her", "mon", "wiz") for level in (1, 2, 3, 4, 5)]
    t = at_home(hand=tuple(names))
    for name in names:
        t.play(name)
    assert t.names(0, "pool") == names


@pytest.mark.rule("SF-POOL-04")
def test_the_defender_is_back_in_the_pool_after_the_round() -> None:
    t = duel("her5", "mon7", hand=("al1",))
    assert t.names(1, "pool") == []
    t.skip()
    assert t.names(1, "pool") == ["mon7"]


@pytest.mark.rule("AMB-89")
@pytest.mark.parametrize("fights", [True, False])
def test_a_champion_that_fights_is_not_discarded_from_the_pool_for_its_power(fights: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "helm", "mon7")
    t.hand(0, "evGift", "al1")
    t.begin(seat=0, phase=4).attack("r1")
    send(t, "her5", "helm" if fights else "mon7")
    t.play("evGift")
    assert t.can_use("helm") is not fights
