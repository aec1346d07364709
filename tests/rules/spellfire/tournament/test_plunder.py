"""King's Decree: a razed realm costs every opponent a card (section KNG of the tournament rules)."""

from __future__ import annotations

from collections import Counter

import pytest
from hall import Hall
from positions import send
from solo import Solo

from spellhall.kernel.checks.contract import check_log

HELD = ("al1", "al2", "al3", "al4", "al5")


def razing(*hands: tuple[str, ...], on: bool = True, seed: int = 1, realm: str = "r1", **options: str) -> Hall:
    """P1 has razed a realm of P2 that nobody defended; each opponent held a hand."""
    t = Hall(1 + len(hands), seed=seed, plunder="on" if on else "off", **options)
    t.formation(0, A="r9")
    t.pool(0, "her5")
    t.hand(0, "al9")
    for seat, hand in enumerate(hands, 1):
        t.formation(seat, A=realm if seat == 1 else f"r{seat}")
        t.hand(seat, *hand)
    return t.begin(seat=0, phase=4).attack(realm).skip_to(label="end your turn")


@pytest.mark.rule("SFT-KNG-07", "SFT-KNG-10", "SFT-VAR-01")
@pytest.mark.parametrize("on", [True, False])
def test_every_opponent_loses_a_card_and_not_only_the_one_who_lost_the_realm(on: bool) -> None:
    t = razing(HELD, HELD[:2], (), on=on)
    left = [4, 1, 0] if on else [5, 2, 0]
    assert [t.hand_size(seat) for seat in (1, 2, 3)] == left
    assert [len(t.names(seat, "discard pile")) for seat in (1, 2, 3)] == ([1, 1, 0] if on else [0, 0, 0])
    assert set(t.names(1, "discard pile")) <= set(HELD)
    assert t.hand_size(0) == 2, "he who razed it loses none, and has his spoils"


@pytest.mark.rule("SFT-KNG-07")
def test_a_defended_realm_that_falls_costs_cards_too() -> None:
    t = Hall(plunder="on")
    t.formation(0, A="r9")
    t.formation(1, A="rSelf6")
    t.pool(0, "her9")
    t.hand(1, "al1", "al2")
    t.begin(seat=0, phase=4).attack("rSelf6").pick("rSelf6").skip()
    assert t.is_razed("rSelf6")
    assert t.hand_size(1) == 1


@pytest.mark.rule("SFT-KNG-07")
def test_a_defender_who_loses_while_the_realm_stands_costs_none() -> None:
    t = Hall(plunder="on")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her9")
    t.pool(1, "mon5")
    t.hand(1, "al1", "al2")
    t.begin(seat=0, phase=4).attack("r1")
    send(t, "her9", "mon5").skip()
    assert t.where("mon5") == "discard pile"
    assert (t.is_razed("r1"), t.hand_size(1)) == (False, 2)


@pytest.mark.rule("SFT-KNG-08")
def test_the_lot_comes_from_the_seed_and_every_card_is_as_likely() -> None:
    taken = [razing(HELD, seed=seed).names(1, "discard pile")[0] for seed in range(300)]
    assert taken[:20] == [razing(HELD, seed=seed).names(1, "discard pile")[0] for seed in range(20)]
    counts = Counter(taken)
    assert set(counts) == set(HELD)
    assert all(35 <= count <= 85 for count in counts.values()), counts


@pytest.mark.rule("SFT-KNG-09")
def test_the_card_is_discarded_and_an_event_goes_to_the_abyss() -> None:
    t = razing(("al1",), ("evPeace",))
    assert t.where("al1", 1) == "discard pile"
    assert t.where("evPeace") == "abyss"
    assert "P2 loses al1 to plunder." in t.log()
    assert "P3 loses evPeace to plunder (to the Abyss)." in t.log()


@pytest.mark.rule("SFT-KNG-11")
@pytest.mark.parametrize("on", [True, False])
def test_a_realm_razed_by_an_event_costs_nobody_a_card(on: bool) -> None:
    t = Hall(plunder="on" if on else "off")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "evQuake", "al1")
    t.hand(1, "al2")
    t.begin(phase=3).play("evQuake")
    assert t.is_razed("r1")
    assert t.hand_size(1) == 1


@pytest.mark.rule("SFT-KNG-12", "AMB-T12")
def test_the_realm_falls_then_the_cards_are_lost_then_come_the_spoils() -> None:
    t = razing(("al1",), ("al2",))
    lines = iter(t.log())
    for part in ("r1 is razed", "P2 loses al1", "P3 loses al2", "P1 draws al1 as spoils"):
        assert any(part in line for line in lines), part


@pytest.mark.rule("SFT-KNG-07")
def test_a_realm_that_is_discarded_and_not_razed_costs_nobody_a_card() -> None:
    t = Hall(plunder="on")
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "ruinous5")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1").skip_to(label="end your turn")
    assert t.where("r1") == "discard pile"
    assert t.hand_size(1) == 1


def test_what_a_lost_card_sets_off_happens_before_the_next_is_lost() -> None:
    t = Hall(3, plunder="on")
    t.formation(0, A="r9")
    t.formation(1, A="rMourner", B="r2")
    t.formation(2, A="r3")
    t.pool(0, "fly5")
    t.hand(1, "al1")
    t.hand(2, "al2")
    t.begin(seat=0, phase=4).attack("r2").skip_to(label="end your turn")
    lines = iter(t.log())
    for part in ("P2 loses al1", "P2 draws", "P3 loses al2"):
        assert any(part in line for line in lines), part


def test_nobody_is_told_what_the_others_still_hold() -> None:
    t = razing(HELD, HELD)
    check_log(t.game, t.state)
    t.is_sound()


@pytest.mark.parametrize("on", [True, False])
def test_the_imaginary_opponent_takes_a_card_too(on: bool) -> None:
    t = Solo(plunder="on" if on else "off")
    t.formation(0, A="r1", B="r2")
    t.hand(0, "al7", "al8")
    t.pool(1, "her9")
    t.his_turn(phase=4)
    assert t.is_razed("r1")
    assert t.hand_size(0) == 3 + (1 if on else 2), "three drawn since"
    assert t.told("P loses", "to plunder") is on


@pytest.mark.rule("SFT-INT-01")
def test_a_team_mate_loses_none() -> None:
    t = razing(*([("al1", "al2")] * 5), teams="three_of_two")
    assert [t.hand_size(seat) for seat in range(1, 6)] == [1, 1, 2, 1, 1]
