"""At which moments the imaginary opponent acts, and who gets what, at the edges of their rules."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone, given, two_decks

# ---------------------------------------------------------------------- their turn


@pytest.mark.rule("SOL-EVT-07", "SOL-GAP-02")
def test_in_phase_0_no_other_card_comes_down_as_a_rule_card() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(HE, "evTreat")
    t.his_turn(phase=0).through()
    assert t.played() == [] and "evTreat" in t.his("hand")


@pytest.mark.rule("SOL-SEL-05")
def test_a_power_of_phase_4_is_used_before_the_attack() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "prompt5")
    t.pile(YOU, "al7")
    t.his_turn(phase=4)
    assert t.order("uses prompt5", "attacks r1")


@pytest.mark.rule("SOL-CHM-01")
def test_a_champion_that_he_draws_in_phase_5_waits_for_phase_2() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed")
    t.pool(HE, "wiz5")
    t.hand(HE, "w/5")
    t.pile(YOU, "her3")
    t.his_turn(phase=5).through()
    assert t.played() == ["w/5"] and t.his("hand") == ["her3"]


@pytest.mark.rule("SOL-GAP-05")
def test_a_held_item_goes_to_who_comes_to_be_fit_for_it_in_phase_5_and_to_spoils() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed")
    t.pool(HE, "wiz5")
    t.hand(HE, "beard/5", "dwarfAxe+2")
    t.his_turn(phase=5).through()
    assert t.before("beard/5 played", "dwarfAxe+2 > attached")
    t = Alone()
    t.formation(YOU, A="r1", B="r2")
    t.pool(HE, "her5")
    t.hand(HE, "dwarfAxe+2")
    t.pile(YOU, "dwarf5")
    t.his_turn(phase=4)
    assert t.before("dwarfAxe+2 > attached", "phase 5 of 1")


@pytest.mark.rule("SOL-VIS-02", "SOL-CHM-01", "SOL-CHM-04")
def test_the_better_of_two_of_a_name_is_told_apart_from_any_champion() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(HE, "her5", "al1", "mon3")
    t.his_turn(phase=2)
    assert t.told("brings her5 into their pool: all champions go to the pool (SOL-CHM-01)")
    assert t.line("brings her5").opens == ()
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(HE, "wizard E", "hero E")
    t.his_turn(phase=2)
    assert t.told("brings E into their pool: the better of two of a name (SOL-CHM-04)")


@pytest.mark.rule("SOL-CHM-06")
@pytest.mark.parametrize(
    ("pool", "given_up"), [(("wiz1", "cle2"), False), (("wiz2", "cle3"), False), (("wiz4", "cle3"), True)]
)
def test_a_champion_given_up_for_an_avatar_has_to_be_cheaper_than_its_price(
    pool: tuple[str, ...], given_up: bool
) -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "devotee", *pool)
    t.hand(HE, "avatar15")
    t.his_turn(phase=2)
    assert "avatar15" in t.his("pool") + t.his("battle")
    assert (t.where("devotee") != "pool") is given_up


# ---------------------------------------------------------------------- your turn and battles


@pytest.mark.rule("SOL-GAP-05", "SOL-SEL-05")
def test_a_spell_for_any_time_is_cast_in_your_turn_too() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "wiz5")
    t.hand(HE, "wAny")
    t.hand(YOU, "her1", "her2")
    t.my_turn(phase=3).play("her1")
    assert t.played() == ["wAny"]


@pytest.mark.rule("SOL-SPL-10")
def test_he_does_not_answer_his_own_spells() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "wiz5")
    t.pool(YOU, "her3")
    t.hand(HE, "wOff/3", "dispel")
    t.his_turn(phase=3)
    assert t.played() == ["wOff/3"] and t.where("her3") == "discard pile"


@pytest.mark.rule("SOL-VIS-02", "SOL-SPL-10", "SOL-TIE-02")
def test_the_counter_that_he_keeps_is_told() -> None:
    t = Alone(opponent_hand="open")
    t.formation(YOU, A="r1")
    t.pool(HE, "wiz5")
    t.pool(YOU, "wiz1", "her9")
    t.hand(HE, "dispel", "turn")
    t.hand(YOU, "toVoid/3")
    t.my_turn(phase=3).play("toVoid/3").pick("wiz5")
    (kept,) = t.line("answers toVoid/3 with dispel").opens
    assert kept.startswith("turn") and "rule of ties (SOL-TIE-02)" in kept


@pytest.mark.rule("SOL-VIS-02", "SOL-DEF-03")
def test_that_nobody_defends_is_told_unless_the_attacker_has_gone_home() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2")
    t.pool(YOU, "her5")
    t.my_turn(phase=4).attack("r2")
    assert t.told("does not defend", "SOL-DEF-03")
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2")
    t.pool(YOU, "her5")
    t.hand(YOU, "airship")
    t.my_turn(phase=4).attack("r2").play("airship")
    assert t.where("her5") == "pool" and not t.told("does not defend") and not t.is_razed("r2")


@pytest.mark.rule("SOL-VIS-02", "SOL-CMB-03", "SOL-CMB-09")
def test_each_card_passed_over_in_a_round_is_told_once() -> None:
    t = Alone(opponent_hand="open")
    t.formation(YOU, A="r1")
    t.pool(HE, "wiz4")
    t.hand(HE, "wOff+3/4", "fire+3/4", "al2", "al1")
    t.hand(YOU, "immOffSp")
    t.his_turn(phase=4).pick("immOffSp")
    passed_over = t.line("plays al2").opens[1:]
    assert [text.split(" ")[0].rstrip(":") for text in passed_over] == ["wOff+3/4", "fire+3/4", "al1"]
    t = Alone(opponent_hand="open")
    t.formation(YOU, A="r1")
    t.pool(HE, "her5")
    t.hand(HE, "al6", "al3")
    t.hand(YOU, "mon7")
    t.his_turn(phase=4).pick("mon7")
    assert t.line("plays al6").opens == (
        "Levels: her5 5 against mon7 7.",
        "al3 (level 3): it can wait: the higher level goes first (SOL-CMB-01, SOL-CMB-09).",
    )


@pytest.mark.rule("SOL-CMB-04", "SOL-CMB-12")
def test_a_card_that_another_one_shuts_out_is_not_reckoned_with_and_the_next_one_is() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "wiz5")
    t.hand(HE, "renounce+4/4", "wDef+3/4", "al2")
    t.hand(YOU, "mon9", "al1")
    t.his_turn(phase=4).pick("mon9")
    assert t.played() == ["renounce+4/4", "al2"] and t.totals() == (11, 9)


@pytest.mark.rule("SOL-CMB-11")
def test_a_card_that_ends_the_battle_is_played_where_levels_do_not_help() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "wiz5")
    t.hand(HE, "fog/4")
    t.hand(YOU, "her15", "al1")
    t.his_turn(phase=4).pick("her15")
    assert t.played() == ["fog/4"] and t.where("wiz5") != "discard pile"


@pytest.mark.rule("SOL-CMB-15")
def test_an_item_drawn_while_the_first_card_of_all_fights_is_not_attached() -> None:
    t = Alone()
    assert t.pool(HE, "her9") == [0]
    t.formation(YOU, A="r1")
    t.hand(HE, "scout2")
    t.hand(YOU, "mon9", "al5")
    t.pile(YOU, "chest")
    t.his_turn(phase=4).pick("mon9")
    assert t.played() == ["scout2"] and t.his("hand") == ["chest"]


@pytest.mark.rule("SOL-MAG-01")
def test_an_item_that_a_power_brings_before_cards_are_played_is_attached() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "seer5", "her3")
    t.hand(YOU, "mon9", "al5")
    t.pile(YOU, "mi+2")
    t.his_turn(phase=4).pick("mon9")
    assert t.bearer("mi+2") in ("seer5", "her3")


# ---------------------------------------------------------------------- spoils


@pytest.mark.rule("SOL-VIS-02", "SOL-GAP-07", "SOL-EVT-01")
def test_an_event_won_as_spoils_is_told_as_one_that_was_drawn() -> None:
    t = Alone()
    t.formation(YOU, A="r1", B="r2")
    t.pool(HE, "fly5")
    t.pool(YOU, "mon1")
    t.pile(YOU, "evPool")
    t.his_turn(phase=4).skip()
    assert t.told("plays evPool: an event is played at once (SOL-EVT-01)")


@pytest.mark.rule("SOL-GAP-07", "SOL-SPL-03")
@pytest.mark.parametrize(("spell", "cast"), [("wOff/3", True), ("toast/3", False)])
def test_a_spell_won_as_spoils_is_cast_if_it_serves_him(spell: str, cast: bool) -> None:
    t = Alone()
    t.formation(YOU, A="r1", B="r2")
    t.pool(HE, "wiz9")
    t.pool(YOU, "mon1")
    t.pile(YOU, spell)
    t.his_turn(phase=4).skip()
    assert t.before(f"{spell} is spoils", "phase 5 of 1")
    assert (t.played() == [spell]) is cast
    assert (t.where("mon1") == "discard pile") is cast


@pytest.mark.rule("SOL-GAP-07", "SOL-TWO-11")
def test_a_realm_won_as_spoils_is_laid_at_once() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2")
    t.pool(HE, "her5")
    t.pile(HE, "r3")
    t.his_turn(phase=4)
    assert t.before("r3 is spoils", "r3 > formation") and t.before("r3 > formation", "phase 5 of 1")


# ---------------------------------------------------------------------- who bears what


@pytest.mark.rule("SOL-MAG-04")
@pytest.mark.parametrize("name", ["tome", "codex", "staff", "wand"])
def test_an_item_that_gives_more_than_its_bearer_has_is_given(name: str) -> None:
    assert given(name, "wiz5").bearer(name) == "wiz5"


@pytest.mark.rule("SOL-MAG-04")
def test_an_item_that_gives_a_trait_goes_to_who_lacks_it() -> None:
    assert given("cloak", "her5").bearer("cloak") == "her5"
    assert given("cloak", "fly5").his("hand") == ["cloak"]


@pytest.mark.rule("SOL-SET-15", "SOL-ART-04")
def test_an_artifact_whose_name_is_in_play_waits() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "her9 with art+4")
    t.pool(HE, "her3")
    t.pile(YOU, "art+4")
    t.his_turn()
    assert t.his("hand") == ["art+4"]


# ---------------------------------------------------------------------- realms


@pytest.mark.rule("SOL-VIS-02", "SOL-TWO-11", "SOL-TWO-13")
def test_which_realms_he_passed_over_is_told() -> None:
    t = Alone(solitaire="two-deck", opponent_hand="open")
    t.under = "al1"
    t.formation(YOU, A="r1")
    t.formation(HE, A="r4", B="r7")
    t.hand(HE, "r5", "r3", "h1")
    t.his_turn(phase=2)
    assert t.line("plays r3").opens == ("r5: rule of ties (SOL-TIE-02).",)
    assert [text.split(":")[0] for text in t.line("adds h1 to r4").opens] == ["r7", "r3"]


@pytest.mark.rule("SOL-TWO-11")
def test_a_razed_realm_that_was_the_first_card_of_all_is_covered_like_any_other() -> None:
    t = two_decks()
    realms = {"A": "r6 razed", "B": "r7", "C": "r8", "D": "r4", "E": "r9 razed", "F": "rDS"}
    assert t.formation(HE, **realms)[0] == 0
    t.formation(YOU, A="r1")
    t.hand(HE, "r3")
    t.his_turn(phase=2)
    assert t.where("r6") == "discard pile" and t.his("formation").count("r3") == 1


@pytest.mark.rule("SOL-VIS-02", "SOL-VRR-07")
def test_what_stands_behind_a_covered_realm_is_told_though_that_was_the_first_card_of_all() -> None:
    t = Alone(razed_realms="on")
    assert t.formation(YOU, A="r1", B="r6", C="r3", D="r4", E="r5", F="r7")[0] == 0
    t.pile(YOU, "r2")
    t.his_turn()
    assert t.where("r1") == "discard pile"
    assert [text.split(":")[0] for text in t.line("lays r2 down razed").opens] == ["r3", "r6", "r4", "r5", "r7"]


@pytest.mark.rule("SOL-SPL-03")
def test_a_trap_that_changes_nothing_when_it_is_laid_is_held() -> None:
    t = two_decks()
    t.formation(YOU, A="r1")
    t.formation(HE, A="r2")
    t.pool(HE, "wiz5")
    t.hand(HE, "Sepia Snake Sigil")
    t.his_turn(phase=3)
    assert t.played() == [] and t.his("hand").count("Sepia Snake Sigil") == 1


@pytest.mark.rule("SOL-VRR-10")
def test_a_holding_for_razed_realms_joins_one_that_he_laid_razed() -> None:
    t = Alone(razed_realms="on")
    t.under = "al1"
    t.formation(YOU, A="r1")
    t.pile(YOU, "r2")
    t.hand(YOU, "hMend")
    t.his_turn().through()
    t.skip_to_phase(2, seat=YOU, turns=1).play("hMend")
    assert not t.is_razed("r2")


@pytest.mark.rule("SOL-DEF-05")
def test_a_holding_for_razed_realms_joins_one_that_he_has_held() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed")
    t.pool(YOU, "her5")
    t.pool(HE, "mon9")
    t.hand(YOU, "hMend", "al1")
    t.my_turn(phase=4).attack("r1").skip()
    assert t.is_razed("r1")
    t.skip_to_phase(2, seat=YOU, turns=2).play("hMend")
    assert not t.is_razed("r1")
