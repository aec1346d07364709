"""What binds the plays of a round: the first play, cards that are shown, allies held back, winning by leading once."""

from __future__ import annotations

import pytest
from positions import duel, step_forward
from sieges import camp, siege

from spellhall.games.spellfire import table as tb
from spellhall.kernel.frames import PASS


@pytest.mark.rule("SF-BIND-01")
def test_thurazor_plays_the_first_card_though_it_leads() -> None:
    t = camp("Thurazor", "her5", "her1", first=("al4",))
    t.hand(1, "al2", "mi0")
    t.attack("Thurazor").pick("Thurazor")
    assert t.seat == 1 and t.rule == "SF-BIND-01"
    t.play("al2")
    assert t.totals() == (5, 9) and t.seat == 0 and t.rule == "SF-COMB-F1"


@pytest.mark.rule("SF-BIND-01")
def test_thurazor_may_pass_its_first_play_and_has_none_for_champions() -> None:
    t = camp("Thurazor", "her5", "her4", first=("al4",))
    t.hand(1, "al2")
    t.attack("Thurazor").pick("Thurazor").skip()
    assert t.seat == 0 and t.rule == "SF-COMB-F1"
    t = siege("Thurazor", "her5", "her4", second=("al2",))
    assert t.rule == "SF-COMB-F1" and t.seat == 1


@pytest.mark.rule("SF-BIND-03")
def test_the_ambush_discards_the_champion_that_is_overtaken() -> None:
    t = duel("her5", "home5 with art+2", hand=("Ambush", "al1", "al2"), rival_hand=("al9",))
    t.play("Ambush").play("al1")
    assert t.seat == 0 and t.where("home5") == "battle"
    t.play("al2")
    assert t.where("home5") == "discard pile" and t.where("her5") == "pool"


@pytest.mark.rule("SF-BIND-03")
def test_who_leads_cannot_lay_an_ambush_and_who_calms_it_fights_on() -> None:
    t = duel("her5", "mon3", hand=("Ambush", "al4"), rival_hand=("al9", "al3", "calm"))
    t.play("al3")
    assert t.seat == 0
    t.play("Ambush").play("calm").play("al4")
    assert t.where("mon3") == "battle"
    t = duel("her5", "mon9", hand=("al1",), rival_hand=("Ambush", "al1"))
    assert not t.can_play("Ambush") and t.seat == 0


@pytest.mark.rule("SF-BIND-02")
def test_precognition_binds_the_next_two_plays() -> None:
    t = duel("psi5", "mon8", hand=("Precognition", "al5", "al9"), rival_hand=("al1", "al2", "al7"))
    t.play("Precognition").pick("al1").pick("al2")
    assert t.state.seen[t.handle("al2", 1)] & 1 and not t.state.seen[t.handle("al7", 1)] & 1
    assert t.seat == 1 and t.can_play("al1") and t.can_play("al2") and not t.can_play("al7")
    t.play("al1").play("al5")
    assert t.seat == 1 and t.can_play("al2") and not t.can_play("al7")
    t.play("al2")
    assert t.totals() == (14, 11) and t.can_play("al7")


@pytest.mark.rule("SF-BIND-02")
def test_who_has_to_show_a_number_of_cards_cannot_decline_while_there_are_any() -> None:
    t = duel("psi5", "mon8", hand=("Precognition", "al5"), rival_hand=("al1", "al2", "al7"))
    t.play("Precognition")
    for _ in range(2):
        assert (t.seat, t.rule) == (1, "SF-BIND-02") and PASS not in t.state.legal_actions()
        t.pick(t.offered()[0])
    assert t.rule != "SF-BIND-02", "two are enough"
    t = duel("psi5", "mon8", hand=("Precognition", "al5"), rival_hand=("al1",))
    t.play("Precognition")
    assert t.state.seen[t.handle("al1", 1)] & 1, "all that there is is shown without asking"
    assert t.rule != "SF-BIND-02"


@pytest.mark.rule("SF-BIND-02")
def test_moralin_sees_the_allies_that_may_meet_him() -> None:
    t = camp("r1", "Moralin", "her3")
    t.hand(1, "al6", "al5", "mi+2")
    t.attack("r1")
    step_forward(t, "Moralin", "her3")
    assert t.seat == 1 and t.rule == "SF-BIND-02" and t.offered() == ["al5", "al6"]
    assert PASS in t.state.legal_actions(), "any number of them may be none"
    t.pick("al5").skip()
    assert t.can_play("al5") and not t.can_play("al6") and t.can_play("mi+2")
    assert any("al5" in line for line in t.log(0)) and not any("al6" in line for line in t.log(0))


def test_moralin_asks_nothing_when_he_defends() -> None:
    t = duel("her9", "Moralin", hand=("al1", "al2"), rival_hand=("al3",))
    assert t.rule == "SF-COMB-F1" and t.seat == 1


@pytest.mark.rule("SF-BIND-04")
def test_allies_work_against_the_bog_monster_four_at_a_time() -> None:
    hand = ("al2", "Halfling Mercenaries", "al3", "al4")
    t = duel("her6", "The Bog Monster with mi+2", hand=hand, rival_hand=("al1",))
    t.play("al2").play("Halfling Mercenaries").play("al3")
    assert t.totals() == (6, 10) and t.where("mi+2") == "attached"
    t.play("al4")
    assert t.where("mi+2") == "discard pile" and t.totals() == (6 + 2 + 1 + 3 + 4, 8)
    assert t.reg(tb.LEADING) == 0
    t.is_sound()
