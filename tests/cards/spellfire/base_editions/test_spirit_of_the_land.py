"""An event that saves a realm or holding of Dark Sun, or restores a razed realm of any world."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, step_forward
from sieges import camp


def test_the_spirit_restores_a_realm_of_any_world() -> None:
    t = at_home(hand=("3rd/288", "her1"))
    assert not t.can_play("3rd/288")
    t.formation(1, B="r2 razed")
    t.play("3rd/288")
    assert not t.is_razed("r2")


@pytest.mark.rule("SF-RARE-07")
@pytest.mark.parametrize(("realm", "saved"), [("rDS", True), ("r2", False)])
def test_the_spirit_saves_a_realm_of_dark_sun_from_a_card(realm: str, saved: bool) -> None:
    t = at_home(hand=("Cataclysm!", "her1"))
    t.formation(1, B="rDS", C="r2")
    t.hand(1, "3rd/288")
    t.play("Cataclysm!").pick(realm)
    assert t.seat == 1
    t.play("3rd/288")
    assert t.where(realm) == ("formation" if saved else "discard pile")
    t.is_sound()


@pytest.mark.rule("SF-RARE-07")
def test_the_spirit_saves_one_holding_and_the_card_does_the_rest() -> None:
    t = at_home(hand=("Tuigan Invasion", "her1"))
    t.formation(1, B="rDS with hDS", C="r2 with h2")
    t.hand(1, "3rd/288")
    t.play("Tuigan Invasion").play("3rd/288")
    if t.can_pick("hDS"):
        t.pick("hDS")
    assert t.where("hDS") == "attached" and t.where("h2") == "discard pile"


@pytest.mark.rule("SF-RARE-07")
def test_the_spirit_does_not_answer_what_harms_no_land() -> None:
    t = at_home(hand=("evGift", "her1"))
    t.formation(1, B="rDS")
    t.hand(1, "3rd/288")
    t.play("evGift")
    assert t.seat == 0


@pytest.mark.rule("SF-RARE-07")
@pytest.mark.parametrize(("realm", "able"), [("rDS", True), ("r1", False)])
def test_the_spirit_ends_a_battle_for_dark_sun_without_spoils(realm: str, able: bool) -> None:
    t = duel("her9", "mon5", realm=realm, hand=("al1",), rival_hand=("3rd/288", "al1"))
    assert t.seat == 1 and t.can_play("3rd/288") is able
    if able:
        t.play("3rd/288")
        assert t.where("her9") == t.where("mon5") == "pool" and not t.is_razed(realm) and t.hand_size(0) == 1


@pytest.mark.rule("SF-RARE-07")
def test_the_spirit_may_come_before_anyone_defends() -> None:
    t = camp("rDS", "her9")
    t.hand(1, "3rd/288")
    t.attack("rDS").skip_to(seat=1)
    assert t.can_play("3rd/288")
    t.play("3rd/288")
    assert not t.is_razed("rDS") and t.where("her9") == "pool"


def test_with_a_razed_realm_there_is_a_choice_in_battle() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rDS", B="r2 razed")
    t.pool(0, "her9")
    t.pool(1, "mon5")
    t.hand(0, "al1")
    t.hand(1, "3rd/288", "al1")
    step_forward(t.begin(phase=4).attack("rDS"), "her9", "mon5").play("3rd/288")
    t.say(t.options()[1])
    assert not t.is_razed("r2") and t.where("mon5") == "battle"
