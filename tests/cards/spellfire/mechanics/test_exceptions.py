"""Exceptions to what frames the game: names in play twice, events that do not end, what goes from realm to realm."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, finish_turn

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.special_cards.lasting_events import pushed_off


def names_in_play_twice(hand: tuple[str, ...], **more: object) -> Hall:
    """P1 acts in their phase 2; both players have r1 and r2 to lay, and P2 has laid them."""
    t = Hall(**more)  # type: ignore[arg-type]
    t.formation(0, A="r9")
    t.formation(1, A="r1 with h1", B="r2 razed")
    t.hand(0, *hand, "r1", "r2")
    return t.begin(phase=2)


@pytest.mark.rule("SF-COSMOS-11")
def test_land_ho_lets_a_realm_take_the_place_of_its_namesake() -> None:
    t = names_in_play_twice(("Land Ho!", "her1"))
    assert not t.can_play("r1")
    t.play("Land Ho!").play("r1")
    t.say("B")
    assert t.where("r1", 1) == t.where("h1") == "discard pile" and t.where("r1", 0) == "formation"
    assert any("makes room for another of its name" in line for line in t.log(0))
    finish_turn(finish_turn(t))
    t.skip_to_phase(2)
    assert t.can_play("r2")
    t.play("r2")
    assert t.where("r2", 1) == "discard pile"


@pytest.mark.rule("SF-COSMOS-11")
def test_a_player_who_calms_land_ho_keeps_his_realms() -> None:
    t = names_in_play_twice(("Land Ho!", "her1"))
    t.hand(1, "calm")
    t.play("Land Ho!").play("calm")
    assert not t.can_play("r1")


@pytest.mark.rule("SF-COSMOS-12")
def test_the_mask_of_disguise_brings_a_second_champion_of_a_name() -> None:
    t = at_home(pool=("her3",), hand=("Midnight's Mask of Disguise", "her5", "her1"))
    t.pool(1, "her5")
    assert not t.can_play("her5")
    t.play("Midnight's Mask of Disguise")
    assert t.offered() == ["her3", "her5"]
    t.pick("her5")
    assert t.where("her5", 0) == "pool" and t.state.host[t.handle("Midnight's Mask of Disguise")] == t.handle("her5", 0)
    assert t.where("her5", 1) == "pool"


def test_the_mask_of_disguise_is_an_item_like_others_besides() -> None:
    t = at_home(pool=("her3",), hand=("Midnight's Mask of Disguise", "her5", "her1"))
    t.play("Midnight's Mask of Disguise")
    assert t.where("Midnight's Mask of Disguise") == "attached" and t.where("her5") == "hand"


def turning(*events: str) -> Hall:
    """P1 acts in their phase 3 under the Event Wheel, with events in hand."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.put(0, "table", "The Event Wheel")
    t.hand(0, *events, "her1")
    return t.begin(phase=3)


@pytest.mark.rule("SF-RULE-05")
def test_the_event_wheel_keeps_events_beyond_their_time() -> None:
    t = turning("Brave Heart")
    t.play("Brave Heart")
    finish_turn(finish_turn(finish_turn(t)))
    assert t.where("Brave Heart") == "table" and t.state.lasting
    t.state.move(t.handle("The Event Wheel"), tb.DISCARD, 0)
    finish_turn(finish_turn(t))
    assert t.where("Brave Heart") == "abyss" and not t.state.lasting


@pytest.mark.rule("SF-RULE-06")
def test_a_third_event_pushes_the_first_off_the_wheel() -> None:
    t = turning("Brave Heart", "Call to Arms", "evGift", "Assault of Magic")
    t.play("Brave Heart").play("Call to Arms").play("evGift")
    assert t.where("Brave Heart") == t.where("Call to Arms") == "table"
    t.play("Assault of Magic")
    assert t.where("Brave Heart") == "abyss" and t.where("Call to Arms") == t.where("Assault of Magic") == "table"


@pytest.mark.rule("SF-RULE-06", "SF-CARD-40")
@pytest.mark.parametrize(("lawyer", "bound"), [(False, [True, True, True]), (True, [True, False, False])])
def test_with_rule_cards_of_their_own_the_wheel_binds_its_player_alone(lawyer: bool, bound: list[bool]) -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 7}")
    t.put(0, "table", *("Rule Lawyer's Delight",) * lawyer, "The Event Wheel")
    events = t.put(1, "table", "Brave Heart", "Call to Arms", "Assault of Magic")
    t.begin(phase=3)
    assert [pushed_off(t.state, seat) == events[:1] for seat in range(3)] == bound


@pytest.mark.rule("SF-RARE-06")
def test_the_tarrasque_goes_from_realm_to_realm_until_a_pool_is_given_up() -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}", B=f"r{seat + 4}")
    t.pool(2, "her5 with mi+2", "her4")
    t.pool(0, "her3")
    t.hand(0, "Tarrasque", "her1")
    t.begin(phase=3)
    t.play("Tarrasque").pick("r2")
    assert t.is_razed("r2") and t.seat == 1 and t.offered() == ["r1", "r3", "r4", "r6"]
    t.pick("r1")
    assert t.seat == 0 and "r1" in t.label
    t.skip()
    assert t.is_razed("r1") and "r4" not in t.offered()
    t.pick("r6")
    assert t.seat == 2
    t.yes()
    assert not t.is_razed("r6") and t.names(2, "pool") == [] and t.where("mi+2") == "discard pile"
    assert t.names(0, "pool") == ["her3"] and t.where("Tarrasque") == "abyss"


@pytest.mark.rule("SF-RARE-06")
def test_the_tarrasque_is_gone_when_no_realm_is_left_to_it() -> None:
    t = at_home(hand=("Tarrasque", "her1"))
    t.play("Tarrasque").pick("r8")
    assert t.is_razed("r8") and t.is_razed("r9") and t.where("Tarrasque") == "abyss"
