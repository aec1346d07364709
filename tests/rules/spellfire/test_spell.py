"""Spells: their sides, their phases, their casters, dispelling and turning (section SPELL)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel

from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import REGISTER


def clash(
    attacker: str, defender: str, *rest: str, hand: tuple[str, ...] = (), rival_hand: tuple[str, ...] = ()
) -> Hall:
    """P1 attacks r1 of P2 with one champion; P2 defends with one, the rest stay in their pool."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, attacker)
    t.pool(1, defender, *rest)
    t.hand(0, *hand)
    t.hand(1, *rival_hand)
    t.begin(phase=4).attack("r1")
    while not t.can_pick(defender):
        t.skip()
    return t.pick(defender)


@pytest.mark.rule("SF-SPELL-01")
def test_every_spell_carries_exactly_one_flag() -> None:
    spells = [card for card in REGISTER.values() if card.type in facts.SPELLS]
    assert len(spells) > 50
    assert {card.side for card in spells} == {facts.OFFENSIVE, facts.DEFENSIVE}


@pytest.mark.rule("SF-SPELL-02", "SF-SPELL-05")
@pytest.mark.parametrize("card", ["wDef+3/4", "wOff-3/4"])
def test_spells_of_both_sides_are_cast_in_attack_and_in_defence(card: str) -> None:
    t = duel("wiz5", "wiz7", hand=(card, "al1"), rival_hand=("al1",))
    assert t.seat == 0
    t.play(card)
    assert t.totals() == ((8, 7) if card == "wDef+3/4" else (5, 4))
    t = duel("wiz7", "wiz5", rival_hand=(card, "al1"))
    assert t.seat == 1
    assert t.can_play(card)


@pytest.mark.rule("SF-SPELL-03")
def test_a_spell_is_cast_only_in_a_phase_that_it_lists() -> None:
    t = duel("wiz5", "mon9", hand=("wOff/3", "w/5", "flySp", "al1"))
    assert not t.can_play("wOff/3")
    assert not t.can_play("w/5")
    assert t.can_play("flySp")
    t = at_home(pool=("wiz5",), hand=("wOff/3", "w/5", "flySp"))
    assert t.can_play("wOff/3")
    assert not t.can_play("w/5")
    assert t.can_play("flySp")
    t = at_home(phase=5, pool=("wiz5",), hand=("wOff/3", "w/5", "flySp"))
    assert (t.can_play("wOff/3"), t.can_play("w/5"), t.can_play("flySp")) == (False, True, False)


@pytest.mark.rule("SF-SPELL-04")
@pytest.mark.parametrize(("phase", "card"), [(3, "wOff/3"), (5, "w/5")])
def test_in_phases_3_and_5_only_the_active_player_casts(phase: int, card: str) -> None:
    t = at_home(phase=phase, pool=("wiz5",), hand=(card,))
    assert t.can_play(card)
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz4")
    t.pool(1, "wiz5")
    t.hand(0, card, "wAny")
    t.hand(1, card, "wAny")
    t.begin(phase=phase).play("wAny")
    assert t.seat == 1
    assert t.can_play("wAny")
    assert not t.can_play(card)


@pytest.mark.rule("SF-SPELL-06")
@pytest.mark.parametrize("caster", [True, False])
def test_an_anytime_spell_needs_an_able_champion_in_the_pool(caster: bool) -> None:
    t = Hall(players=3)
    for seat, realm in enumerate(("r9", "r1", "r5")):
        t.formation(seat, A=realm)
    t.pool(0, "her5")
    t.pool(1, "mon9")
    t.pool(2, "wiz5" if caster else "her6")
    t.hand(0, "al2", "al1")
    t.hand(2, "wAny")
    t.begin(phase=4).attack("r1")
    while not t.can_pick("mon9"):
        t.skip()
    t.pick("mon9").play("al2")
    assert (t.seat == 2) is caster
    if caster:
        t.play("wAny")
        assert t.hand_size(2) == 1
        assert t.names(2, "hand") == ["al1"]


@pytest.mark.rule("SF-SPELL-06", "AMB-55")
@pytest.mark.parametrize(("champion", "may"), [("wiz5", True), ("her5", False)])
def test_a_champion_that_is_fighting_casts_an_anytime_spell(champion: str, may: bool) -> None:
    t = clash(champion, "mon9", hand=("wAny", "al1"))
    assert t.seat == 0 and t.names(0, "pool") == []
    assert t.can_play("wAny") is may
    t = clash("mon9", champion, rival_hand=("wAny", "al1"))
    assert t.seat == 1 and t.names(1, "pool") == []
    assert t.can_play("wAny") is may


@pytest.mark.rule("SF-SPELL-07")
def test_some_spells_answer_spells_and_events_even_in_the_turn_of_another() -> None:
    for card, answer in (("wOff/3", "Dispel Magic"), ("evGift", "Limited Wish")):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r1")
        t.pool(0, "wiz5")
        t.pool(1, "wiz4", "her6")
        t.hand(0, card, "her2")
        t.hand(1, answer)
        t.begin(phase=3).play(card)
        if t.can_pick("her6"):
            t.pick("her6")
        assert (t.seat, t.can_play(answer)) == (1, True)
        t.play(answer)
        assert t.where("her6") == "pool"
        assert t.hand_size(0) == 1


@pytest.mark.rule("SF-SPELL-08")
def test_a_spell_without_target_is_refused_and_stays_in_hand() -> None:
    t = at_home(pool=("wiz5",), hand=("gate", "dispel", "her2"))
    assert not t.can_play("gate"), "nobody is in the Abyss"
    assert not t.can_play("dispel"), "no spell is being cast"
    assert t.why_not("gate").find("SF-SPELL-08") >= 0
    t = at_home(pool=("wiz5",), hand=("gate", "her2"), abyss_return="by_card")
    t.put(0, "abyss", "her6")
    t.state.question = None
    assert t.can_play("gate")


@pytest.mark.rule("SF-SPELL-09")
def test_the_caster_is_named_and_effects_on_the_caster_hit_that_one() -> None:
    t = at_home(pool=("wiz5", "wiz3", "her6"), hand=("smite caster/3",))
    t.play("smite caster/3")
    assert t.offered() == ["wiz3", "wiz5"]
    t.pick("wiz3")
    assert (t.where("wiz3"), t.where("wiz5")) == ("discard pile", "pool")
    assert not at_home(pool=("her6",), hand=("smite caster/3", "her2")).can_play("smite caster/3")


@pytest.mark.rule("SF-SPELL-10")
@pytest.mark.parametrize(("answer", "caster"), [("Dispel Magic", "wiz3"), ("Dispel", "cle3")])
def test_dispelling_a_spell_ends_its_effect(answer: str, caster: str) -> None:
    t = clash("wiz5", "mon9", caster, hand=("wDef+3/4", "al1"), rival_hand=(answer,))
    t.play("wDef+3/4")
    assert t.seat == 1
    t.play(answer)
    assert t.totals() == (5, 9)
    assert t.where("wDef+3/4") == "discard pile"


@pytest.mark.rule("SF-SPELL-11")
@pytest.mark.parametrize(("caster", "answered"), [("wiz5", True), ("noDispel", False)])
@pytest.mark.parametrize(("answer", "other"), [("Dispel Magic", "wiz3"), ("Dispel", "cle3")])
def test_spells_of_a_protected_caster_cannot_be_dispelled(caster: str, answered: bool, answer: str, other: str) -> None:
    t = clash(caster, "mon9", other, hand=("wDef+3/4", "al1"), rival_hand=(answer,))
    t.play("wDef+3/4")
    assert (t.seat == 1) is answered


@pytest.mark.rule("SF-SPELL-12", "SF-SPELL-14")
def test_a_turned_phase_3_spell_comes_back_upon_its_caster() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5", "her7")
    t.pool(1, "wiz4", "her6")
    t.hand(0, "wOff/3", "her2")
    t.hand(1, "Spell Turning")
    t.begin(phase=3).play("wOff/3").pick("her6")
    assert (t.seat, t.can_play("Spell Turning")) == (1, True)
    t.play("Spell Turning")
    assert t.where("her6") == t.where("her7") == "pool"
    assert t.where("wiz5") == "discard pile"


@pytest.mark.rule("SF-SPELL-14")
def test_a_turned_combat_spell_weakens_its_caster() -> None:
    t = clash("wiz5", "mon7", "wiz3", hand=("wOff-3/4", "al1"), rival_hand=("turn",))
    t.play("wOff-3/4").play("turn")
    assert t.totals() == (2, 7)


@pytest.mark.rule("SF-SPELL-13")
def test_spells_of_a_round_are_discarded_at_its_end() -> None:
    t = duel("wiz5", "mon7", hand=("wDef+3/4", "al1"), rival_hand=("al1",))
    t.play("wDef+3/4")
    assert t.state.host[t.handle("wDef+3/4")] == t.handle("wiz5")
    t.skip()
    assert t.where("wiz5") == "pool"
    assert t.where("wDef+3/4") == "discard pile"
    assert t.state.attached(t.handle("wiz5")) == []
