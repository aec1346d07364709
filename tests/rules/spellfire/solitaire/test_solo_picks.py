"""What the imaginary opponent picks, gives up and computes with, at the edges of their rules (sections SEL, GAP,
SPL).
"""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone

from spellhall.games.spellfire.solitaire import reasons as r


def caster(spell: str, *yours: str, pool: tuple[str, ...] = ("wiz5",), hand: tuple[str, ...] = ()) -> Alone:
    """It is their phase 3; they have that pool, that spell and that hand, and you have that pool."""
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, *pool)
    t.pool(YOU, *yours)
    t.hand(HE, spell, *hand)
    t.his_turn(phase=3)
    return t


def draws(*pile: str, hand: tuple[str, ...] = (), yours: tuple[str, ...] = (), **options: str) -> Alone:
    """They draw those cards and hold that hand; you hold ``yours``."""
    t = Alone(**options)
    t.formation(YOU, A="r1")
    t.hand(HE, *hand)
    t.hand(YOU, *yours)
    t.pile(YOU, *pile)
    t.his_turn()
    return t


# ---------------------------------------------------------------------- what they pick


@pytest.mark.rule("SOL-CMB-14")
def test_a_rescuing_card_that_may_do_either_of_two_things_does_the_one_that_saves() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "mon9", "wiz1")
    t.hand(HE, "guise")
    t.hand(YOU, "slayM")
    t.his_turn(phase=4).pick("slayM")
    assert t.played() == ["guise"] and t.where("mon9") != "discard pile"
    assert not t.told("picks")


@pytest.mark.rule("SOL-SEL-11", "AMB-S15")
def test_of_hand_and_pool_he_gives_up_what_costs_him_fewest_levels() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her3")
    t.hand(HE, "al2")
    t.hand(YOU, "evLevy", "her1")
    t.my_turn(phase=3).play("evLevy")
    assert (t.where("al2"), t.where("her3")) == ("discard pile", "pool")


@pytest.mark.rule("SOL-SEL-11")
def test_of_equal_champions_he_gives_up_the_one_with_the_higher_number() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "mon3", "her3", "her5")
    t.hand(YOU, "evLevy", "her1")
    t.my_turn(phase=3).play("evLevy")
    assert (t.where("mon3"), t.where("her3")) == ("discard pile", "pool")


@pytest.mark.rule("SOL-SEL-07")
def test_of_cards_in_both_hands_he_picks_by_type() -> None:
    t = draws("evTrove", hand=("al9",), yours=("al1", "mi+2"))
    assert t.where("mi+2") == "discard pile" and t.where("al1") == "hand"


@pytest.mark.rule("SOL-SEL-07", "SOL-RND-01")
def test_of_cards_that_he_does_not_see_the_lot_picks_one() -> None:
    t = draws("evFilch", yours=("al1", "mi+2"))
    assert t.told("picks a card at random", "SOL-RND-01")
    assert not t.told("picks al1") and not t.told("picks mi+2")


@pytest.mark.rule("SOL-VIS-02", "SOL-SEL-09")
def test_a_lower_card_of_the_same_type_is_told_apart_from_a_later_type() -> None:
    t = draws("Discovery of Spellfire", yours=("her4", "her9", "evGift"))
    assert t.line("picks her9").opens == (
        "her4 (level 4): a lower level, or a later number (SOL-SEL-08, SOL-SEL-09).",
        "evGift: its type comes later (SOL-SEL-07).",
    )


@pytest.mark.rule("SOL-SEL-13")
def test_what_neither_helps_nor_harms_is_picked() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her5")
    t.pile(YOU, "evWings")
    t.his_turn()
    assert t.played() == ["evWings"] and t.told("picks her5", "SOL-SEL-12")


@pytest.mark.rule("SOL-VIS-01")
def test_a_card_of_his_hand_that_he_picks_and_does_not_show_stays_hidden() -> None:
    t = draws("evTuck", "al1", hand=("al4", "al6"))
    assert t.played() == ["evTuck"]
    picked = [line.text for line in t.story() if "picks" in line.text]
    assert picked and not any(name in text for text in picked for name in ("al4", "al6"))


@pytest.mark.rule("SOL-VIS-02", "SOL-GAP-01")
def test_what_he_keeps_is_told_with_what_he_gives_up() -> None:
    t = Alone(opponent_hand="open")
    t.formation(YOU, A="r1")
    t.pool(HE, "her5")
    t.hand(HE, "al4", "al2")
    t.hand(YOU, "evThief", "her1")
    t.my_turn(phase=3).play("evThief")
    assert t.line("gives up al2").opens == ("al4 (level 4): of more use to them (SOL-GAP-01).",)


@pytest.mark.rule("SOL-VIS-02")
def test_a_card_that_he_has_to_give_up_as_his_only_one_is_not_told_as_a_choice() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her9")
    t.hand(HE, "al2")
    t.hand(YOU, "evThief", "mon9", "al1")
    t.his_turn(phase=4)
    while not t.sent():
        t.skip()
    t.play("evThief")
    assert t.where("al2") == "discard pile" and not t.told("gives up")


# ---------------------------------------------------------------------- what they compute with


def test_each_of_ten_candidates_is_tried_and_of_eleven_only_the_likeliest() -> None:
    assert caster("strip/3", "her9", "her1 with mi+2").played() == ["strip/3"]
    assert caster("strip/3", *["her9"] * 9, "her1 with mi+2").played() == ["strip/3"]
    assert caster("strip/3", *["her9"] * 10, "her1 with mi+2").played() == []


def test_where_not_each_is_tried_the_highest_of_your_cards_is_the_likeliest() -> None:
    t = caster("pact/3", *["her1"] * 10, "her9")
    assert t.played() == ["pact/3"] and t.where("her9") == "discard pile"


@pytest.mark.rule("SOL-SPL-03", "SOL-SEL-13")
def test_a_spell_that_costs_both_of_you_is_cast_at_the_least_cost() -> None:
    assert caster("trade/3", "her4", pool=("wiz9", "wiz7")).played() == ["trade/3"]
    t = caster("trade/3", "her4", pool=("wiz9", "wiz1"))
    assert t.played() == ["trade/3"] and t.where("wiz1") == "discard pile"


@pytest.mark.rule("SOL-SPL-03", "SOL-SEL-13")
def test_what_a_spell_only_offers_him_to_give_up_does_not_hold_it_back() -> None:
    t = caster("offer/3", "her4", pool=("wiz9",))
    assert t.played() == ["offer/3"] and t.where("wiz9") != "discard pile" and t.where("her4") == "discard pile"


@pytest.mark.rule("SOL-SPL-01", "SOL-SPL-03")
def test_a_spell_that_stays_with_a_champion_is_worth_its_single_level() -> None:
    t = caster("mantle/3")
    assert t.played() == ["mantle/3"]


@pytest.mark.rule("SOL-GAP-06")
def test_an_event_that_leaves_him_a_choice_is_played_for_what_he_would_choose() -> None:
    t = draws("evDare", "al1", "al2", "al3", "al4")
    assert t.played() == ["evDare"]
    assert len(t.drew()) == 5


@pytest.mark.rule("SOL-EVT-07", "SOL-SEL-13")
def test_an_event_that_gives_both_a_card_is_played() -> None:
    assert draws("evFeast").played() == ["evFeast"]


@pytest.mark.rule("SOL-SEL-05", "SOL-SEL-13")
@pytest.mark.parametrize(("champion", "razed"), [("siege1", True), ("siege2", False)])
def test_a_realm_of_yours_is_worth_one_card_of_his_hand_and_not_two(champion: str, razed: bool) -> None:
    t = Alone()
    t.formation(YOU, A="r1", B="r2")
    t.pool(HE, champion)
    t.pool(YOU, "her9")
    t.hand(HE, "al1", "al2", "al3")
    t.his_turn(phase=3)
    assert t.told(f"uses {champion}") is razed
    assert (t.is_razed("r1") or t.is_razed("r2")) is razed


# ---------------------------------------------------------------------- how many


def test_numbers_of_candidates_are_told_in_words_up_to_nine() -> None:
    assert "the highest level of none who" in r.because(r.HIGHEST_ATTACKS)
    assert "the highest level of nine who" in r.because(r.HIGHEST_ATTACKS, 9)
    assert "the highest level of 10 who" in r.because(r.HIGHEST_ATTACKS, 10)
