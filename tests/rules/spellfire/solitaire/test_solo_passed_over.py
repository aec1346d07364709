"""Whom and what they pass over, and why (SOL-VIS-02)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone, march

from spellhall.games.spellfire import events


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-02", "SOL-ATK-10")
def test_who_would_lose_is_not_among_those_who_may_attack() -> None:
    assert march("mon9", "wiz8", "cle7", yours=("Lovely Colleen",)).told("wiz8: the highest level of two who can")


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-11")
def test_one_who_may_not_attack_and_one_who_would_lose_stay_at_home_for_fear_of_defeat() -> None:
    t = march("her9", "cle2", yours=("mon9",), A="rClericOnly")
    assert t.told("does not attack", "anyone they could send is certain to lose (SOL-ATK-11)")


def goes_on(*pool: str) -> Alone:
    """Her9 of their has won a round; that pool is left, and Lovely Colleen, of level 7, is yet to defend."""
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her9", *pool)
    t.pool(YOU, "Lovely Colleen")
    t.hand(YOU, "mon3")
    t.his_turn(phase=4).pick("mon3")
    return t


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-13", "SOL-ATK-10")
def test_in_the_next_round_who_would_lose_is_passed_over_for_the_next_champion() -> None:
    t = goes_on("mon9", "wiz8", "her2")
    assert t.sent() == [("her9", "r1"), ("wiz8", "r1")]
    line = t.line("sends wiz8 forward")
    assert "the highest level of two, against the same realm" in line.text
    assert line.opens == (
        "mon9 (level 9) against r1: certain to lose to Lovely Colleen by a power (SOL-ATK-10, SOL-GDT-04).",
        "her2 (level 2): a lower level (SOL-ATK-02, SOL-TIE-01).",
    )


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-13", "SOL-ATK-11")
def test_that_nobody_can_go_on_is_told_apart_from_that_nobody_can_begin() -> None:
    t = goes_on("mon9", "her2")
    line = t.line("ends the attack")
    assert line.text.endswith("no one else can continue without certain defeat (SOL-ATK-13, SOL-ATK-10).")
    assert [text.split(" ")[0] for text in line.opens] == ["mon9", "her2"]
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her9", "her2")
    t.pool(YOU, "mon8")
    t.hand(YOU, "evPool")
    t.his_turn(phase=4).play("evPool").pick("her9")
    assert t.sent() == []
    assert t.line("ends the attack").text.endswith("anyone they could send is certain to lose (SOL-ATK-11).")


@pytest.mark.rule("SOL-VIS-02", "SOL-SPL-03")
def test_a_spell_that_would_change_nothing_is_told_with_the_one_that_is_cast() -> None:
    t = Alone(opponent_hand="open")
    t.formation(YOU, A="r1")
    t.pool(YOU, "her3")
    t.pool(HE, "wiz5")
    t.hand(HE, "purge/3", "bolt/3")
    t.his_turn(phase=3)
    assert t.line("plays bolt/3").opens == ("purge/3: it would change nothing (SOL-SEL-12, AMB-S18).",)


@pytest.mark.rule("SOL-VIS-02", "SOL-SPL-09")
def test_who_casts_is_told_where_several_could() -> None:
    def told(*pool: str) -> Alone:
        t = Alone()
        t.formation(YOU, A="r1")
        t.pool(YOU, "her3")
        t.pool(HE, *pool)
        t.hand(HE, "wOff/3")
        return t.his_turn(phase=3)

    line = told("wiz7", "wiz3").line("casts it with wiz3")
    assert [text.split(":")[0] for text in line.opens] == ["wiz7 (level 7)"]
    assert not told("wiz3").told("casts it")


@pytest.mark.rule("SOL-VIS-02", "SOL-SPL-09")
def test_casters_are_told_by_the_rules_for_spells() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "her3")
    t.pool(HE, "wiz7", "wiz3", "wiz3")
    t.hand(HE, "wOff/3")
    line = t.his_turn(phase=3).line("casts it with wiz3")
    assert line.opens == (
        "wiz7 (level 7): a higher level (SOL-SPL-09).",
        "wiz3 (level 3): an equal level, and a later number (SOL-SPL-09, SOL-TIE-02).",
    )


@pytest.mark.rule("SOL-VIS-02", "SOL-CHM-04")
def test_the_worse_of_two_of_a_name_is_told_by_the_rules_for_champions() -> None:
    t = Alone(opponent_hand="open")
    t.formation(YOU, A="r1")
    t.hand(HE, "wizard E", "hero E")
    line = t.his_turn(phase=2).line("into their pool")
    assert line.opens == ("E: not the better of two of a name (SOL-CHM-02, SOL-CHM-04).",)


@pytest.mark.rule("SOL-VIS-02", "SOL-SPL-08")
def test_of_spells_with_one_level_the_later_number_is_told() -> None:
    t = Alone(opponent_hand="open")
    t.formation(YOU, A="r1")
    t.pool(YOU, "her3")
    t.pool(HE, "wiz5")
    t.hand(HE, "wOff/3", "bolt/3")
    opens = [text for line in t.his_turn(phase=3).story() for text in line.opens]
    assert "bolt/3 (level 0): an equal level, and a later number (SOL-SPL-08, SOL-TIE-02)." in opens


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-07", "SOL-ATK-10")
def test_who_stays_at_home_is_told_with_the_realm_and_with_what_keeps_it() -> None:
    def opens(*pool: str, yours: tuple[str, ...] = (), **realms: str) -> tuple[str, ...]:
        t = march(*pool, yours=yours, **realms)
        return t.line("does not attack").opens

    assert opens("her4", yours=("her9",), A="r1") == (
        "her4 (level 4) against r1: certain to lose to her9 by levels, her4 4 against her9 9 (SOL-ATK-10, SOL-GDT-05).",
    )
    assert opens("mon9", yours=("Lovely Colleen",), A="r1") == (
        "mon9 (level 9) against r1: certain to lose to Lovely Colleen by a power (SOL-ATK-10, SOL-GDT-04).",
    )
    assert opens("her4", A="rSelf6") == (
        "her4 (level 4) against rSelf6: certain to lose to rSelf6, her4 4 against rSelf6 6 (SOL-ATK-10, SOL-GDT-08).",
    )
    assert opens("her9", A="rClericOnly") == (
        "her9 (level 9) against rClericOnly: that realm bars it (SOL-ATK-07, SF-MOVE-15).",
    )


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-17")
def test_an_attack_that_he_cannot_pay_for_is_told() -> None:
    assert march("her9", A="rToll").line("does not attack").opens == (
        "her9 (level 9) against rToll: they can't pay what the attack costs (SOL-ATK-17).",
    )


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-07")
def test_who_is_barred_is_not_told_as_a_lower_level() -> None:
    line = march("cle9", "her4", "cle2", A="rClericOnly").line("attacks rClericOnly with cle9")
    assert "the highest level of two who can attack it" in line.text
    assert line.opens == (
        "cle2 (level 2): a lower level (SOL-ATK-02, SOL-TIE-01).",
        "her4 (level 4) against rClericOnly: that realm bars it (SOL-ATK-07, SF-MOVE-15).",
    )


@pytest.mark.rule("SOL-VIS-02", "SOL-DEF-02", "SOL-GDT-11")
def test_to_whom_a_defender_would_lose_is_told() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed", B="r2")
    t.pool(YOU, "her9")
    t.pool(HE, "her4")
    t.my_turn(phase=4).attack("r1")
    assert t.line("does not defend").opens == (
        "her4 (level 4): certain to lose to her9 by levels, her4 4 against her9 9 (SOL-DEF-02, SOL-GDT-11).",
    )


@pytest.mark.rule("SOL-VIS-02", "SOL-DEF-01", "SOL-DEF-02")
def test_who_stands_behind_the_defender_counts_among_those_who_could_defend() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed")
    t.pool(YOU, "slayM")
    t.pool(HE, "mon9", "wiz7", "cle5", "her4")
    t.hand(YOU, "al1")
    t.my_turn(phase=4).attack("r1")
    assert t.told("defends with wiz7: the highest level of three (SOL-DEF-01)")


@pytest.mark.rule("SOL-VIS-01", "SOL-VIS-02")
def test_what_he_holds_is_not_among_what_is_told_to_be_passed_over() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "her3")
    t.pool(HE, "wiz5")
    t.hand(HE, "hex2/3", "hex4/3")
    t.his_turn(phase=3)
    at = [type(entry.event) for entry in t.state.record.entries]
    played = at.index(events.CardPlayed)
    assert events.OpponentChose in at[:played] and events.PassedOver not in at[:played]


@pytest.mark.rule("SOL-VIS-02", "SOL-VRR-11", "SOL-REA-02")
@pytest.mark.parametrize(("razed_realms", "rule"), [("on", "SOL-VRR-11"), ("off", "SOL-REA-02")])
def test_why_a_holding_is_thrown_away(razed_realms: str, rule: str) -> None:
    t = Alone(razed_realms=razed_realms)
    t.formation(YOU, A="r1")
    t.pile(YOU, "h1")
    t.his_turn()
    assert t.told("throws h1 away", rule)
