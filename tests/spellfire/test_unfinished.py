"""What has to be settled before a card can be used, as its reason: in Spellfire, question by question."""

from __future__ import annotations

from agents.beginner_spellfire import acting, attacked


def test_a_card_that_is_being_placed_comes_first() -> None:
    t = acting(2, "r2", "r3").play("r2")
    assert t.why_not("r3") == "you're choosing where to put r2 (SF-FORM-02)"


def test_a_card_that_is_being_given_comes_first() -> None:
    t = acting(3, "mi+2", "al1", pool=("her5", "her9")).play("mi+2")
    assert t.why_not("al1") == "you're still playing mi+2, and it can't go here (SF-PH3-03)"


def test_only_champions_are_sent_into_battle() -> None:
    t = acting(4, "al2", pool=("her9", "her2"), rivals=("mon5",)).attack("r9").skip_to(seat=0, rule="SF-COMB-B1")
    assert t.why_not("al2") == "you're choosing who fights, and only champions can (SF-COMB-B1)"
    t.pick("her9").skip_to(seat=1, rule="SF-COMB-C1").pick("mon5").skip_to(seat=0, rule="SF-COMB-B1")
    assert t.why_not("her9") == "a champion can attack only once a turn (SF-COMB-I2)"


def test_whoever_defends_is_a_champion_too() -> None:
    t = attacked("mon3", "her9", hand=("al1",))
    assert t.why_not("al1") == "you're choosing who fights, and only champions can (SF-COMB-C1)"
    assert t.why_not("mon3") == "it's already fighting (SF-COMB-C1)"


def test_a_card_of_another_phase_names_its_own() -> None:
    t = acting(3, "r2", "h1", "her5")
    assert t.why_not("r2") == "you can play realms only in phase 2 (SF-TURN-01)"
    assert t.why_not("h1") == "you can play holdings only in phase 2 (SF-TURN-01)"
    champions = "you can play champions only in phase 3, or send them into battle from your hand (SF-TURN-01)"
    assert acting(2, "r2", "her5").why_not("her5") == champions
