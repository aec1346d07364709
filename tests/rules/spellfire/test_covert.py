"""Section COVERT: allies that lie face down beneath a fighter."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.cleanup import retire
from spellhall.kernel.chance import Dice

AID = "Covert Aid"


def covert(attacker: str = "her5", defender: str = "mon9", rival: tuple[str, ...] = ("al2",)) -> Hall:
    """P1 is losing a round and holds Covert Aid with two allies."""
    t = duel(attacker, defender, hand=("al4", "al3", "mi+2", AID), rival_hand=rival)
    return t.play(AID)


@pytest.mark.rule("SF-COVERT-01")
def test_any_number_of_allies_is_laid_face_down() -> None:
    t = covert()
    assert t.offered() == ["al3", "al4"]
    t.pick("al4").pick("al3")
    assert t.names(0, "beneath") == ["al4", "al3"] and t.totals() == (5, 9)
    assert t.state.seen[t.handle("al4")] == 1
    assert not any("al4" in line for line in t.log(1))
    t.is_sound()


@pytest.mark.rule("SF-COVERT-02")
def test_they_come_to_light_when_nobody_plays_any_more() -> None:
    t = covert().pick("al4").pick("al3")
    assert t.seat == 0
    t.skip()
    assert t.where("mon9") == "discard pile", "12 to 9"
    assert t.where("al4") == t.where("al3", 0) == "discard pile" and t.where("her5") == "pool"


@pytest.mark.rule("SF-COVERT-02")
def test_nobody_answers_what_has_come_to_light() -> None:
    t = covert(rival=("al9",)).pick("al4").pick("al3").skip()
    assert t.where("al9") == "hand" and t.where("mon9") == "discard pile"


@pytest.mark.rule("SF-COVERT-02")
def test_they_wait_while_the_other_side_plays() -> None:
    t = covert("her9", "mon9", rival=("al2", "al3")).pick("al4").skip()
    assert t.totals() == (9, 9) and t.seat == 0
    t.play("mi+2")
    assert t.seat == 1 and t.totals() == (11, 9)
    t.play("al3")
    assert t.where("al4") == "beneath"


@pytest.mark.rule("SF-COVERT-03")
def test_they_are_discarded_if_the_round_ends_otherwise() -> None:
    t = duel("her5", "mon9", hand=("al4", "al3", AID, "mi0"), rival_hand=("al2",))
    t.play(AID).pick("al4").skip()
    fighter = t.handle("her5")
    retire(t.state, fighter)
    assert (t.where("al4"), t.where("her5")) == ("discard pile", "pool")
    assert not t.state.marks[tb.ENTERED][t.handle("al4")]
    t = duel("her5", "mon9", hand=("al4", "al3", AID, "mi0"), rival_hand=("al2",))
    t.play(AID).pick("al4").skip()
    t.state.move(t.handle("her5"), tb.DISCARD, 0, tb.DISCARDED)
    assert t.where("al4") == "discard pile" and not t.state.marks[tb.ENTERED][t.handle("al4")]


@pytest.mark.rule("SF-COVERT-01")
def test_whoever_deals_them_anew_may_find_other_cards_there_and_play_goes_on() -> None:
    t = covert().pick("al4").pick("al3")
    for seed in range(20):
        dealt = t.state.resample(1, Dice(seed))
        for _ in range(40):
            if dealt.is_terminal():
                break
            dealt.apply(dealt.legal_actions()[-1])
        assert not dealt.pile(11, 0)
