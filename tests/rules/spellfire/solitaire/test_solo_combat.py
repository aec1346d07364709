"""Which cards the imaginary opponent plays in a battle (section CMB)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone


def clash(
    champion: str,
    defender: str,
    *hand: str,
    held: tuple[str, ...] = (),
    pool: tuple[str, ...] = (),
    yours: tuple[str, ...] = (),
    realm: str = "r1",
) -> Alone:
    """They attack with a champion, and you defend with one out of your hand; they hold ``hand``."""
    t = Alone()
    t.formation(YOU, A=realm)
    t.pool(HE, champion, *pool)
    t.pool(YOU, *yours)
    t.hand(HE, *hand)
    t.hand(YOU, defender, *held)
    t.his_turn(phase=4)
    t.pick(defender)
    return t


def stand(attacker: str, champion: str, *hand: str, held: tuple[str, ...] = ("al1",), realm: str = "r1") -> Alone:
    """You attack a razed realm, and they defend it."""
    t = Alone()
    t.formation(YOU, A=f"{realm} razed")
    t.pool(YOU, attacker)
    t.pool(HE, champion)
    t.hand(HE, *hand)
    t.hand(YOU, *held)
    t.my_turn(phase=4).attack(realm)
    return t


@pytest.mark.rule("SOL-CMB-01", "SOL-CMB-04", "SOL-CMB-09")
def test_the_highest_card_is_played_though_a_smaller_one_would_do() -> None:
    t = clash("her5", "mon7", "al3", "al6")
    assert t.played() == ["al6"]
    assert t.his("hand") == ["al3"]


@pytest.mark.rule("SOL-CMB-02")
def test_of_equal_cards_the_lower_number_is_played() -> None:
    assert clash("her5", "mon7", "alFly3", "al3", "alUnd3").played() == ["al3"]
    assert clash("her5", "mon7", "alUnd3", "alFly3").played() == ["alFly3"]


@pytest.mark.rule("SOL-CMB-03")
def test_a_spell_that_would_do_nothing_is_not_cast() -> None:
    t = clash("wiz4", "immOffSp", "wOff-3/4", "wOff+3/4", "al2")
    assert t.played() == ["al2"]
    assert t.his("hand") == ["wOff+3/4", "wOff-3/4"]


@pytest.mark.rule("SOL-CMB-03")
def test_against_anybody_else_it_is_cast() -> None:
    t = clash("wiz4", "mon5", "wOff-3/4")
    assert t.played() == ["wOff-3/4"]


@pytest.mark.rule("SOL-CMB-04", "SOL-CMB-07")
def test_he_adds_card_after_card_until_he_is_ahead_and_then_stops() -> None:
    t = clash("her5", "mon9", "al4", "al3", "al2", held=("al9",))
    assert t.played() == ["al4", "al3"] or t.played() == ["al4"]
    assert t.played()[0] == "al4"
    assert "al2" in t.his("hand")
    assert t.totals()[0] > 9


@pytest.mark.rule("SOL-CMB-05")
def test_if_all_together_is_not_enough_he_keeps_it_all_and_gives_up() -> None:
    t = clash("her5", "her15", "al3", "al2", "alFly3")
    assert t.played() == []
    assert t.his("hand") == ["al2", "al3", "alFly3"]
    assert t.where("her5") == "discard pile" and not t.is_razed("r1")


@pytest.mark.rule("SOL-CMB-06")
def test_what_you_may_answer_does_not_hold_him_back() -> None:
    t = clash("her5", "mon7", "al3", held=("al9", "al8", "al7"))
    assert t.played() == ["al3"]
    t.play("al9")
    assert t.where("her5") == "discard pile"


@pytest.mark.rule("SOL-CMB-07", "SOL-PLR-10")
def test_only_the_side_that_is_behind_plays() -> None:
    t = clash("her9", "mon3", "al9", held=("al7", "al5"))
    assert t.played() == []
    t.play("al7")
    assert t.played() == ["al9"]
    assert t.seat == YOU and t.totals() == (18, 10)
    t.play("al5")
    assert t.seat == YOU and t.played() == ["al9"]


@pytest.mark.rule("SOL-PLR-10")
def test_when_he_has_given_up_you_need_play_no_more() -> None:
    t = clash("her9", "mon5", held=("al4", "al9"))
    t.play("al4")
    assert t.where("her9") == "discard pile"
    assert "al9" in t.names(YOU, "hand")


@pytest.mark.rule("SOL-CMB-08")
def test_a_tie_is_behind_when_he_attacks_and_ahead_when_he_defends() -> None:
    assert clash("her5", "mon5", "al1").played() == ["al1"]
    t = stand("her5", "mon5", "al2")
    assert t.defended() == ["mon5"] and t.played() == []
    assert t.seat == YOU
    t = stand("her7", "mon5", "al2")
    assert t.defended() == ["mon5"] and t.played() == ["al2"]


@pytest.mark.rule("SOL-CMB-08")
def test_a_champion_that_was_the_first_card_of_all_gets_ahead_like_any_other() -> None:
    t = Alone()
    assert t.pool(HE, "her5") == [0]
    t.formation(YOU, A="r1")
    t.pool(YOU, "cle1 with Crossbow of Accuracy")
    t.hand(HE, "al3")
    t.hand(YOU, "mon7")
    t.his_turn(phase=4).skip_to(rule="SF-COMB-C1").pick("mon7")
    assert t.played() == ["al3"]


@pytest.mark.rule("SOL-CMB-10")
def test_he_thinks_anew_when_a_card_of_his_was_answered() -> None:
    t = clash("wiz5", "her8", "wDef+3/4", "al2", held=("dispel",), yours=("wiz1",))
    assert t.played() == ["wDef+3/4"]
    t.play("dispel") if t.can_play("dispel") else t.use("dispel")
    assert t.where("wDef+3/4") == "discard pile"
    assert t.played() == ["wDef+3/4"] and t.his("hand") == ["al2"]


@pytest.mark.rule("SOL-CMB-11", "AMB-S16")
def test_a_card_without_a_number_comes_last_and_counts_with_what_it_does() -> None:
    t = clash("wiz5", "her15", "slayer/4", "al2")
    assert t.played() == ["al2", "slayer/4"]
    assert t.where("her15") == "discard pile"


@pytest.mark.rule("SOL-CMB-12")
def test_cards_that_his_champion_cannot_use_do_not_count() -> None:
    t = clash("her5", "mon7", "wDef+3/4", "cDef+3/4", "psyDef+3")
    assert t.played() == [] and len(t.his("hand")) == 3
    t = clash("wiz5", "mon7", "wDef+3/4", "cDef+3/4", "psyDef+3")
    assert t.played() == ["wDef+3/4"]


@pytest.mark.rule("SOL-CMB-13", "AMB-S16")
@pytest.mark.parametrize(
    ("champion", "card"),
    [("psi5", "psyDef+3"), ("thi5", "thiefDef+3"), ("reg5", "bloodDef+3"), ("her5", "fist+3"), ("cle5", "cDef+3/4")],
)
def test_all_kinds_of_support_are_played(champion: str, card: str) -> None:
    t = clash(champion, "mon7", card)
    assert t.played() == [card]


@pytest.mark.rule("SOL-CMB-14", "SOL-GDT-10")
def test_before_an_instant_defeat_he_changes_the_condition() -> None:
    t = clash("mon9", "slayM", "heroize", pool=("wiz1",))
    assert t.played() == ["heroize"]
    assert t.where("mon9") != "discard pile"


@pytest.mark.rule("SOL-CMB-15", "AMB-S16")
def test_an_item_in_his_hand_is_not_played_into_a_battle() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(HE, "her9")
    t.hand(HE, "scout2")
    t.hand(YOU, "mon9", "al5")
    t.pile(YOU, "chest")
    t.his_turn(phase=4)
    t.pick("mon9")
    assert t.played() == ["scout2"] and t.his("hand") == ["chest"]
    t.play("al5")
    assert "chest" not in t.played()
    assert t.his("hand") == ["chest"]


@pytest.mark.rule("SOL-CMB-16")
@pytest.mark.parametrize("champion", ["fly5", "ear5", "her5"])
def test_his_allies_on_foot_come_along(champion: str) -> None:
    assert clash(champion, "mon7", "al3").played() == ["al3"]
