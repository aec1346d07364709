"""Duels: two champions fight a round, and no realm is at stake."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home

from spellhall.games.spellfire import table as tb


def escape(*hand: str, rival_hand: tuple[str, ...] = ()) -> Hall:
    """P1 in their phase 3 with a champion in the Abyss; P2 has two in their pool."""
    t = Hall(abyss_return="by_card")
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.put(0, "abyss", "her5")
    t.pool(0, "her1")
    t.pool(1, "mon6 with mi+2", "home5")
    t.hand(0, "Escape from the Abyss", *hand, "her2")
    t.hand(1, *rival_hand)
    t.begin(phase=3)
    return t.play("Escape from the Abyss")


@pytest.mark.rule("SF-DUEL-01", "SF-DUEL-02", "SF-DUEL-04")
def test_who_escapes_from_the_abyss_sends_his_rival_there_and_stays() -> None:
    t = escape("al4", rival_hand=("al1",)).pick("mon6")
    assert t.totals() == (5, 8) and t.seat == 0 and t.reg(tb.TARGET) == -1
    t.play("al4")
    assert t.totals() == (9, 8) and t.seat == 1
    t.is_sound()
    t.skip()
    assert t.where("mon6") == "abyss" and t.where("mi+2") == "discard pile" and t.where("her5") == "pool"
    assert t.where("al4") == "discard pile" and t.reg(tb.STAGE) == tb.NO_BATTLE and t.reg(tb.PHASE) == 3
    assert any("her5 challenges mon6" in line for line in t.log(0))


@pytest.mark.rule("SF-DUEL-04")
def test_who_would_return_home_goes_to_the_abyss_all_the_same() -> None:
    t = escape("al4", rival_hand=("al1",)).pick("home5").play("al4").skip()
    assert t.where("home5") == "abyss"


def test_who_fails_to_escape_is_back_in_the_abyss() -> None:
    t = escape("al1").pick("mon6").skip()
    assert t.where("her5") == "abyss" and t.where("mon6") == "pool" and t.where("mi+2") == "attached"


@pytest.mark.rule("SF-DUEL-01")
def test_nobody_escapes_under_a_name_that_is_in_play() -> None:
    t = Hall(abyss_return="by_card")
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.put(0, "abyss", "her5")
    t.pool(1, "her5", "mon6")
    t.hand(0, "Escape from the Abyss", "her2")
    t.begin(phase=3)
    assert not t.can_play("Escape from the Abyss")


@pytest.mark.rule("SF-DUEL-05")
def test_a_duel_that_is_broken_off_sends_both_home() -> None:
    t = escape("Mutiny!").pick("mon6")
    t.play("Mutiny!")
    assert t.where("her5") == t.where("mon6") == "pool" and t.reg(tb.STAGE) == tb.NO_BATTLE


def drow(champion: str = "her7", **more: object) -> Hall:
    """P1 in their phase 4 with the drow's throne, and P2 with a champion that can be challenged."""
    t = Hall(**more)  # type: ignore[arg-type]
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, f"{champion} with Throne of the Drow", "her8")
    t.pool(1, "mon6", "mon3")
    t.hand(0, "al1", "al2")
    return t.begin(phase=4)


@pytest.mark.rule("SF-DUEL-03", "SF-DUEL-06")
def test_the_throne_of_the_drow_attacks_a_champion_instead_of_a_realm() -> None:
    t = drow()
    assert t.can_attack("r8")
    t.use("Throne of the Drow").pick("mon6")
    assert t.where("mon6") == "discard pile" and t.where("her7") == "pool" and t.hand_size(0) == 3
    assert t.state.seat_data[tb.ATTACKED][0] == 1 and t.state.marks[tb.FOUGHT][t.handle("her7")] == 1
    assert not (t.can_attack("r8") or t.can_use("Throne of the Drow"))


@pytest.mark.rule("SF-DUEL-06")
def test_after_an_attack_there_is_no_duel_from_the_throne_of_the_drow() -> None:
    t = drow()
    t.attack("r8").pick("her8")
    t.skip_to(label="end your turn")
    assert t.state.seat_data[tb.ATTACKED][0] == 1
    t = drow()
    t.state.mark(tb.FOUGHT, t.handle("her7"), 1)
    t.state.question = None
    assert not t.can_use("Throne of the Drow")


def test_only_drow_sit_on_the_throne_of_the_drow() -> None:
    t = at_home(pool=("her5",), hand=("Throne of the Drow", "her1"))
    assert not t.can_play("Throne of the Drow")
    t = at_home(pool=("Drizzt Do'Urden",), hand=("Throne of the Drow", "her1"))
    assert t.can_play("Throne of the Drow")


@pytest.mark.rule("SF-COSMOS-13", "SF-DUEL-03")
def test_two_who_claim_the_throne_of_the_gods_fight_for_spoils() -> None:
    t = at_home(pool=("her5",), hand=("The Throne of the Gods", "al3", "her1"))
    t.pool(1, "mon6 with The Throne of the Gods", "mon9")
    t.pile(0, "her7", "al1")
    t.play("The Throne of the Gods")
    assert t.totals() == (15, 16) and t.seat == 0
    t.play("al3")
    assert t.where("mon6") == "discard pile" and t.where("her5") == "pool"
    assert t.where("her7") == "hand" and t.rule == "SF-SPOIL-07"
    t.play("her7")
    assert t.where("her7") == "pool" and t.state.host[t.handle("The Throne of the Gods", 0)] == t.handle("her5")


def test_a_throne_that_came_in_battle_is_fought_for_when_the_battle_is_over() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "her5")
    t.pool(1, "mon6 with The Throne of the Gods", "mon9")
    t.hand(0, "The Throne of the Gods", "al5")
    t.begin(phase=4).attack("r8").pick("mon9").play("The Throne of the Gods")
    assert t.where("mon9") == "discard pile"
    assert t.totals() == (16, 15) and t.reg(tb.OFFENCE) == t.handle("mon6")


@pytest.mark.rule("SF-DUEL-01", "SF-DUEL-05")
def test_who_leaves_the_game_in_a_duel_ends_it() -> None:
    t = Hall(3, abyss_return="by_card")
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 7}")
    t.put(0, "abyss", "her5")
    t.pool(1, "mon6")
    t.hand(0, "Escape from the Abyss", "al4", "her2")
    t.hand(1, "al1")
    t.begin(phase=3)
    t.play("Escape from the Abyss")
    t.game.leave(t.state, 1)
    assert t.where("her5") == "pool" and t.reg(tb.STAGE) == tb.NO_BATTLE and t.reg(tb.ATTACKER) == -1
