"""What they tell of their decisions: the reason, and why they passed others over (SOL-VIS-02)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone, march


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-07")
def test_a_realm_that_bars_his_champion_is_told() -> None:
    t = march("her9", "cle2", A="r9 razed", B="r8 razed", C="rClericOnly", D="r1")
    assert t.sent() == [("her9", "r1")]
    assert t.line("attacks r1 with her9").opens == (
        "cle2 (level 2): a lower level (SOL-ATK-02, SOL-TIE-01).",
        "her9 against rClericOnly: that realm bars it (SOL-ATK-07, SF-MOVE-15).",
    )


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-06")
def test_of_the_realms_passed_over_each_is_told_once() -> None:
    t = march("her9", A="r9 razed", B="r2", C="r1")
    assert t.line("attacks r1 with her9").opens == ("r2: further back, or a later number (SOL-ATK-04, SOL-ATK-06).",)


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-01", "SOL-ATK-08")
def test_where_there_is_nobody_to_send_or_nothing_to_attack_there_is_nothing_to_tell() -> None:
    assert not march("her5", A="r1 razed").told("does not attack")
    assert not march(A="r1").told("does not attack")


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-07", "SOL-ATK-11")
def test_a_champion_that_may_not_attack_is_told_apart_from_one_that_would_lose() -> None:
    assert march("her9", A="rClericOnly").told("does not attack", "no one in their pool can attack (SOL-ATK-01)")
    assert march("her4", yours=("her9",), A="r1").told("does not attack", "certain to lose (SOL-ATK-11)")


@pytest.mark.rule("SOL-VIS-02", "SOL-DEF-01", "SOL-DEF-02")
def test_among_how_many_a_defender_is_the_highest_leaves_out_who_would_lose() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed")
    t.pool(YOU, "slayM")
    t.pool(HE, "mon9", "wiz7", "cle5")
    t.hand(YOU, "al1")
    t.my_turn(phase=4).attack("r1")
    assert t.told("defends with wiz7: the highest level of two (SOL-DEF-01)")


@pytest.mark.rule("SOL-VIS-02", "SOL-EVT-01", "SOL-EVT-02")
def test_an_event_just_drawn_is_told_apart_from_one_that_waited() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "her3")
    t.pile(YOU, "evPool")
    t.his_turn()
    assert t.told("plays evPool: an event is played at once (SOL-EVT-01)")
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "her3")
    t.hand(HE, "evPool")
    t.his_turn(phase=3)
    assert t.told("plays evPool: an event that waited is played as soon as it can be (SOL-EVT-02, SOL-EVT-08)")


@pytest.mark.rule("SOL-VIS-02", "SOL-SPL-01", "SOL-SPL-09")
@pytest.mark.parametrize("pool", [("wiz7",), ("wiz7", "wiz3")])
def test_a_spell_is_told_once_with_its_caster(pool: tuple[str, ...]) -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "her3")
    t.pool(HE, *pool)
    t.hand(HE, "wOff/3")
    texts = [line.text for line in t.his_turn(phase=3).story()]
    assert sum("plays wOff/3" in text for text in texts) == 1
    assert sum("cast by" in text or "casts it with" in text for text in texts) == 1


@pytest.mark.rule("SOL-VIS-02", "SOL-SPL-08")
def test_a_spell_is_not_among_those_that_it_was_cast_before() -> None:
    t = Alone(opponent_hand="open")
    t.formation(YOU, A="r1")
    t.pool(YOU, "her3")
    t.pool(HE, "wiz5")
    t.hand(HE, "hex2/3", "hex4/3")
    t.his_turn(phase=3)
    assert t.line("plays hex4/3").opens == ("hex2/3 (level 2): a lower level (SOL-SPL-08).",)
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "her3")
    t.pool(HE, "wiz5")
    t.hand(HE, "hex4/3")
    t.his_turn(phase=3)
    assert t.line("plays hex4/3").opens == ()


@pytest.mark.rule("SOL-VIS-02", "SOL-CMB-03")
def test_a_card_that_would_do_nothing_is_told_apart_from_one_that_may_come_later() -> None:
    t = Alone(opponent_hand="open")
    t.formation(YOU, A="r1")
    t.pool(HE, "wiz4")
    t.hand(HE, "wOff+3/4", "al2", "al1")
    t.hand(YOU, "immOffSp")
    t.his_turn(phase=4).pick("immOffSp")
    assert t.line("plays al2").opens == (
        "Levels: wiz4 4 against immOffSp 5.",
        "wOff+3/4: it would do nothing (SOL-CMB-03).",
        "al1 (level 1): it can wait: the higher level goes first (SOL-CMB-01, SOL-CMB-09).",
    )


@pytest.mark.rule("SOL-VIS-02", "SOL-CMB-14")
def test_whom_a_rescuing_card_saves_is_told_with_the_rescue() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "mon9", "wiz1")
    t.hand(HE, "heroize")
    t.hand(YOU, "slayM")
    t.his_turn(phase=4).pick("slayM")
    assert t.told("picks mon9: it changes what would defeat them (SOL-CMB-14, SOL-GDT-10)")


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-10")
def test_among_how_many_an_attacker_is_the_highest_leaves_out_who_would_lose() -> None:
    t = march("mon9", "wiz8", yours=("Lovely Colleen",), A="r1")
    assert t.told("attacks r1 with wiz8: the only one who can attack it (SOL-ATK-02)")


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-13")
def test_whom_he_sends_is_told_when_the_battle_goes_on_and_not_when_it_begins() -> None:
    t = Alone()
    t.formation(YOU, A="r2")
    t.pool(HE, "her9", "her5", "her7")
    t.hand(YOU, "mon3")
    t.his_turn(phase=4).pick("mon3")
    sent = [line.text for line in t.story() if line.text.startswith("IO sends")]
    assert sent == ["IO sends her7 forward: the highest level of two, against the same realm (SOL-ATK-13, SOL-ATK-02)."]


@pytest.mark.rule("SOL-VIS-02", "SOL-SEL-01", "SOL-SEL-04")
def test_a_pick_of_fewer_levels_is_told_apart_from_one_of_as_many() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "mon5", "her5", "her3")
    t.pile(YOU, "evPool")
    t.his_turn()
    assert t.line("picks her5").opens == (
        "Levels: her5 5.",
        "her3 (level 3): fewer levels (SOL-SEL-01).",
        "mon5 (level 5): as many levels, and a later number (SOL-SEL-04).",
    )


@pytest.mark.rule("SOL-VIS-02", "SOL-EVT-02")
def test_the_first_card_of_all_is_named_when_he_plays_it() -> None:
    t = Alone()
    assert t.hand(HE, "evPool") == [0]
    t.formation(YOU, A="r1")
    t.pool(YOU, "her3")
    t.his_turn(phase=3)
    assert t.told("IO plays evPool")


@pytest.mark.rule("SOL-GAP-01")
def test_what_he_gives_up_is_named_in_the_reason_since_all_see_it_in_a_moment() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(HE, *(f"al{level}" for level in range(1, 10)), "mi0")
    t.his_turn(phase=5)
    t.through()
    assert t.told("IO gives up mi0:", "SOL-GAP-01")
