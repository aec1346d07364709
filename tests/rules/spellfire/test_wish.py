"""The great wish: what it passes through, and what it costs its caster (section WISH)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home

from spellhall.games.spellfire import table as tb


def wishing(
    *pool: str, rivals: tuple[str, ...] = ("her6",), hand: tuple[str, ...] = (), rival_hand: tuple[str, ...] = ()
) -> Hall:
    """P1, in their phase 3, holds a wish; P2 has champions, and perhaps an answer."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, *pool)
    t.pool(1, *rivals)
    t.hand(0, "Wish", *hand, "her2")
    t.hand(1, *rival_hand)
    return t.begin(phase=3)


@pytest.mark.rule("SF-WISH-01")
@pytest.mark.parametrize("immune", ["immOffSp", "wind5"])
def test_it_ignores_immunity_to_spells(immune: str) -> None:
    t = wishing("wiz5", rivals=(immune,), hand=("wOff/3",))
    t.play("wOff/3")
    assert not t.can_pick(immune)
    t = wishing("wiz5", rivals=(immune,))
    t.play("Wish").pick(immune)
    assert t.where(immune) == "discard pile"


@pytest.mark.rule("SF-WISH-02")
def test_it_removes_a_champion_that_spells_cannot_discard() -> None:
    t = wishing("wiz5", "her8", rivals=("spellproof5",), hand=("wOff/3",))
    t.play("wOff/3")
    if t.can_pick("spellproof5"):
        t.pick("spellproof5")
    assert t.where("spellproof5") == "pool"
    t = wishing("wiz5", rivals=("spellproof5",))
    t.play("Wish").pick("spellproof5")
    assert t.where("spellproof5") == "discard pile"


@pytest.mark.rule("SF-WISH-03", "AMB-57")
@pytest.mark.parametrize("second", [True, False])
def test_its_caster_cannot_save_himself_but_another_champion_can(second: bool) -> None:
    casters = ("wiz5", "wiz3") if second else ("wiz5",)
    t = wishing(*casters, rivals=("wiz4", "her6"), hand=("Dispel Magic",), rival_hand=("Spell Turning",))
    t.play("Wish")
    if second:
        t.pick("wiz5")
    t.pick("her6")
    assert (t.seat, t.can_play("Spell Turning")) == (1, True)
    t.play("Spell Turning")
    if second:
        assert (t.seat, t.can_play("Dispel Magic")) == (0, True)
        t.play("Dispel Magic")
        assert t.where("wiz3") == t.where("wiz5") == "pool"
        assert t.where("her6") == "discard pile"
    else:
        assert t.where("wiz5") == "discard pile"
        assert t.where("Dispel Magic") == "hand"


@pytest.mark.rule("SF-WISH-03")
def test_its_caster_can_be_used_for_nothing_more() -> None:
    t = wishing("wiz5", hand=("wOff/3",))
    assert t.can_play("wOff/3")
    t.play("Wish").pick("her6")
    assert t.where("her6") == "discard pile"
    assert not t.can_play("wOff/3")


@pytest.mark.rule("SF-WISH-04")
@pytest.mark.parametrize(("answer", "fallen"), [("Spell Turning", "wiz5"), ("Dispel Magic", "")])
def test_it_may_be_turned_or_dispelled(answer: str, fallen: str) -> None:
    t = wishing("wiz5", rivals=("wiz4", "her6"), rival_hand=(answer,))
    t.play("Wish").pick("her6")
    assert (t.seat, t.can_play(answer)) == (1, True)
    t.play(answer)
    assert t.where("her6") == "pool"
    assert (t.where("wiz5") == "discard pile") is (fallen == "wiz5")


@pytest.mark.rule("SF-WISH-04", "AMB-58")
@pytest.mark.parametrize(("turnings", "fallen"), [(1, "wiz5"), (2, "wiz4"), (3, "wiz5")])
def test_turned_again_it_goes_back_and_forth_between_the_two_casters(turnings: int, fallen: str) -> None:
    t = wishing(
        "wiz5",
        "wiz3",
        rivals=("wiz4", "her6"),
        hand=("Spell Turning",),
        rival_hand=("Spell Turning", "Spell Turning"),
    )
    t.play("Wish").pick("wiz5").pick("her6")
    for turning in range(turnings):
        assert (t.seat, t.label) == ((turning + 1) % 2, "answer Wish?")
        t.play("Spell Turning")
    if turnings < 3:
        t.skip()
    assert [name for name in ("wiz3", "wiz4", "wiz5", "her6") if t.where(name) == "discard pile"] == [fallen]


@pytest.mark.rule("AMB-58")
def test_to_turn_it_again_takes_a_caster_who_is_free() -> None:
    t = wishing("wiz5", rivals=("wiz4", "her6"), hand=("Spell Turning",), rival_hand=("Spell Turning",))
    t.play("Wish").pick("her6").play("Spell Turning")
    assert t.where("wiz5") == "discard pile", "he has cast the Wish, and nobody else could save him"
    assert t.where("Spell Turning", seat=0) == "hand"


@pytest.mark.rule("SF-WISH-05")
def test_it_is_no_answer_to_an_event() -> None:
    for card, asked in (("Wish", False), ("Limited Wish", True)):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r1", B="r2")
        t.pool(1, "wiz4")
        t.hand(0, "evRuin", "her2")
        t.hand(1, card)
        t.begin(phase=3).play("evRuin").pick("r1")
        assert (t.seat == 1 and t.can_play(card) and t.rule == "SF-PAUSE-01") is asked


@pytest.mark.rule("SF-WISH-06")
def test_it_ends_an_event_with_a_duration() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "wiz4")
    t.hand(0, "Wish", "her2")
    t.pool(0, "wiz5")
    t.hand(1, "evPeace")
    t.begin(phase=2).skip_to(1).play("evPeace")
    t.skip_to_phase(3)
    assert t.where("evPeace") == "table"
    t.play("Wish").pick("evPeace")
    assert t.where("evPeace") != "table"
    t.skip_to_phase(4)
    assert t.can_attack("r1"), "the peace is over"


@pytest.mark.rule("SF-WISH-07")
def test_it_finds_no_event_whose_effect_was_instantaneous() -> None:
    t = at_home(pool=("wiz5", "her4"), hand=("Wish", "Cataclysm!", "her2"))
    t.play("Cataclysm!").pick("r8")
    assert t.where("r8") == "discard pile"
    assert t.play("Wish").offered() == ["her4", "wiz5"]
    t = at_home(phase=6, pool=("wiz5", "her4"), hand=("Wish", "The Caravan", "her2"))
    t.end_turn().play("The Caravan").skip_to_phase(3)
    assert t.reg(tb.EXTRA_TURN) == 1
    assert t.play("Wish").offered() == ["her4", "wiz5"]


@pytest.mark.rule("SF-WISH-08")
@pytest.mark.parametrize(("card", "reaches"), [("Wish", True), ("wOff/3", False)])
def test_it_passes_through_control_wind_which_keeps_all_other_spells_off(card: str, reaches: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5", "her8")
    t.pool(1, "psi5", "her6")
    t.hand(0, card, "her2")
    t.hand(1, "Control Wind")
    t.begin(seat=1, phase=3).play("Control Wind").skip_to(rule="SF-PH6").end_turn()
    t.skip_to_phase(3, seat=0).play(card)
    assert t.can_pick("her8")
    assert t.can_pick("her6") is reaches
    assert t.can_pick("psi5") is reaches


@pytest.mark.rule("SF-WISH-03")
@pytest.mark.parametrize("others", [(), ("her3",)])
def test_who_is_out_of_use_neither_attacks_nor_defends(others: tuple[str, ...]) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5", *others)
    t.pool(1, "her6")
    t.hand(0, "Wish", "mi+1", "al1")
    t.begin(phase=3).play("Wish").pick("her6")
    t.skip_to_phase(4) if others else t.skip_to(rule="SF-PH6")
    assert t.can_attack("r1") is bool(others), "the caster cannot go"
    if others:
        t.may_decline = True
        assert t.attack("r1").offered() == ["her3"]
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her6")
    t.pool(1, "wiz5", *others)
    t.hand(1, "Wish")
    t.hand(0, "mi+1", "al1")
    t.pool(0, "her9")
    t.begin(phase=3).skip().play("Wish").pick("her9")
    t.skip_to_phase(4).attack("r1")
    assert t.is_razed("r1") if not others else t.offered() == ["her3"]
