"""Terms with game meaning (section TERM)."""

from __future__ import annotations

import pytest
from hall import Hall

from spellhall.games.spellfire import events, facts
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.sides import opponent_of
from spellhall.games.spellfire.rules.levels.levels import own_level


def duel(
    attacker: str, defender: str, first: tuple[str, ...] = (), second: tuple[str, ...] = (), **options: str
) -> Hall:
    """P1 attacks r2 of P2, who defends; every player has a realm."""
    t = Hall(**options)
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, attacker)
    t.pool(1, defender)
    t.hand(0, *first)
    t.hand(1, *second)
    return t.begin(phase=4).attack("r2").pick(defender.split(" with ")[0])


@pytest.mark.rule("SF-TERM-01")
def test_the_caster_is_the_champion_that_casts() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "wiz5", "wiz6", "her5")
    t.pool(1, "wiz7", "her3")
    t.hand(0, "wOff/3", "mi+1")
    t.hand(1, "turn")
    t.begin(phase=3).play("wOff/3")
    assert not t.can_pick("her5")
    t.pick("wiz6").pick("her3").play("turn")
    assert t.where("wiz6") == "discard pile"
    assert t.where("wiz5") == t.where("her3") == "pool"


@pytest.mark.rule("SF-TERM-02")
def test_a_turned_psionic_power_comes_back_to_the_champion_that_used_it() -> None:
    t = duel("psi5", "wiz9", ("psyOff-3", "al1"), ("turnPsi",))
    t.play("psyOff-3").play("turnPsi")
    assert t.totals() == (2, 9)


@pytest.mark.rule("SF-TERM-03", "SF-TERM-04")
def test_offensive_is_what_works_on_the_other_side_and_defensive_what_works_on_the_own() -> None:
    game = Hall().game
    sides = {card.name: card.side for card in game.catalogue if card.edition == "test"}
    assert sides["wOff-3/4"] == facts.OFFENSIVE
    assert sides["wDef+3/4"] == facts.DEFENSIVE
    for spell, totals in (("wOff-3/4", (6, 6)), ("wOff-3/4 immune", (6, 9)), ("wDef+3/4", (9, 9))):
        rival = "mon9" if "immune" not in spell else "mon9 with spellward"
        t = duel("wiz6", rival, (spell.split(" ")[0], "al1"), ("al2",))
        t.play(spell.split(" ")[0])
        assert t.totals() == totals


@pytest.mark.rule("SF-TERM-05", "SF-TERM-06")
def test_a_cancelled_card_never_takes_effect_and_what_cannot_be_dispelled_is_exempt() -> None:
    for caster, total in (("wiz5", 9), ("noDispel", 6)):
        t = duel(caster, "wiz9", ("wOff-3/4", "al1"), ("dispel", "al2"))
        t.play("wOff-3/4")
        assert t.can_play("dispel") is (caster == "wiz5")
        if caster == "wiz5":
            t.play("dispel")
        assert t.totals() == (5, total)


@pytest.mark.rule("SF-TERM-08", "SF-TERM-10")
def test_defeat_by_lower_level_and_by_a_wall_and_only_the_first_is_a_discard() -> None:
    t = duel("her5", "mon9")
    assert t.where("her5") == "discard pile"
    assert any("her5 is defeated" in line for line in t.log())
    t = duel("wiz9", "wiz5", ("al1",), ("wallA", "al2"))
    t.play("wallA")
    assert t.where("wiz9") == "pool"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert not t.is_razed("r2")


@pytest.mark.rule("SF-TERM-09", "AMB-20")
@pytest.mark.parametrize(("slayer", "zone"), [("slayM", "pool"), ("psySlay", "discard pile")])
def test_the_losers_power_says_where_it_goes_unless_the_winners_text_says_discarded(slayer: str, zone: str) -> None:
    t = duel(slayer, "home5", ("al9",), ("al1",))
    assert t.where("home5") == zone


@pytest.mark.rule("SF-TERM-12")
@pytest.mark.parametrize(("carried", "spared"), [(True, False), (False, True)])
def test_played_against_in_combat_is_what_enters_after_the_opening(carried: bool, spared: bool) -> None:
    t = duel("her5", "mon3 with al3" if carried else "mon3", ("al1",), ("al3", "al2"))
    if not carried:
        t.play("al3")
    card = t.handle("al3", 1)
    assert bool(t.state.marks[tb.ENTERED][card]) is spared


@pytest.mark.rule("SF-TERM-12")
def test_what_came_in_during_one_battle_is_carried_into_the_next() -> None:
    t = duel("her5", "mon9", ("chest", "al1"), ("al2",))
    t.play("chest")
    assert t.state.marks[tb.ENTERED][t.handle("chest")]
    t.skip()
    assert (t.where("her5"), t.where("chest")) == ("pool", "attached")
    assert not t.state.marks[tb.ENTERED][t.handle("chest")]


@pytest.mark.rule("SF-TERM-13")
def test_powers_of_attackers_work_in_attack_alone_and_of_defenders_in_defence_alone() -> None:
    assert duel("her5 with spearhead", "mon9", ("al1",)).totals() == (8, 9)
    assert duel("her9", "mon5 with spearhead", (), ("al1",)).totals() == (9, 5)


@pytest.mark.rule("SF-TERM-14")
def test_one_battle_has_several_rounds() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "her9", "her8")
    t.pool(1, "mon5", "mon6")
    t.hand(1, "al1", "al2")
    t.begin(phase=4).attack("r2").pick("her9").pick("mon5")
    assert t.reg(tb.ROUND) == 1
    t.skip().pick("her8")
    assert t.reg(tb.ROUND) == 2
    t.pick("mon6").skip().skip_to(rule="SF-PH6")
    assert t.state.record is not None
    kinds = [type(entry.event) for entry in t.state.record.entries]
    assert kinds.count(events.RoundBegan) == 2
    assert kinds.count(events.RealmNamed) == kinds.count(events.BattleEnded) == 1


@pytest.mark.rule("SF-TERM-17")
def test_a_psionic_attack_is_an_offensive_psionic_card_or_power() -> None:
    t = duel("psi9", "immPsi", ("psyOff-3", "al1"), ("al2",))
    assert t.totals() == (9, 5)
    t = duel("psi4", "immPsi", ("psyOff-3", "al1"), ("al2",))
    t.play("psyOff-3")
    assert t.totals() == (4, 5)
    t = duel("psySlay", "immPsi", ("al1",), ("al2",))
    assert t.where("immPsi") == "battle"


@pytest.mark.rule("SF-TERM-18")
def test_only_an_exposed_realm_is_open_to_plain_champions() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2", B="r3")
    t.pool(0, "her5")
    t.begin(phase=4)
    assert t.can_attack("r2")
    assert not t.can_attack("r3")
    assert "SF-FORM-10" in t.why_not("r3")


@pytest.mark.rule("SF-TERM-20")
def test_a_turn_has_the_seven_phases_from_0_to_6() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.begin(phase=6).end_turn().skip_to(seat=1, rule="SF-PH6")
    assert t.state.record is not None
    entries = [entry.event for entry in t.state.record.entries]
    assert [event.phase for event in entries if isinstance(event, events.PhaseBegan) and event.seat == 1] == [
        0,
        1,
        2,
        3,
        4,
        5,
        6,
    ]


@pytest.mark.rule("SF-TERM-21")
def test_a_card_aimed_at_a_player_works_on_his_hand() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(1, "her5")
    t.hand(0, "evThief", "al9")
    t.hand(1, "al1")
    t.begin(phase=3).play("evThief")
    assert t.names(1, "hand") == []
    assert t.where("her5") == "pool"


@pytest.mark.rule("SF-TERM-22")
def test_special_power_and_special_ability_are_one_thing_to_a_card_that_cancels_them() -> None:
    t = duel("slayM", "mon9", ("al1",), ("al2",))
    assert t.where("mon9") != "battle"
    t = duel("slayM with quietus", "mon9", ("al1",), ("al2",))
    assert t.where("mon9") == "battle"
    assert t.totals() == (4, 9)


@pytest.mark.rule("SF-TERM-23")
def test_the_same_trademark_is_the_same_world() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "wiz5", "herDS5")
    t.hand(0, "artDS+4", "artGH+4", "mi+1")
    t.begin(phase=3)
    assert t.can_play("artDS+4")
    assert not t.can_play("artGH+4")


@pytest.mark.rule("SF-TERM-24")
def test_thief_skill_and_thief_ability_name_one_type() -> None:
    assert facts.TYPE_BY_NAME["thief ability"] == facts.TYPE_BY_NAME["thief skill"] == facts.THIEF_SKILL


@pytest.mark.rule("SF-TERM-25")
def test_the_number_in_the_icon_is_a_champions_base_and_an_allys_bonus() -> None:
    t = duel("her3", "mon9 with al3", ("al1",))
    assert t.totals() == (3, 12)


@pytest.mark.rule("SF-TERM-11")
def test_killed_means_discarded_in_whatever_way() -> None:
    t = duel("her9 with Mace of Disruption", "und5", ("al1",))
    assert t.where("und5") == "abyss"
    t = duel("wiz5 with Mace of Disruption", "her9 with alUnd4", ("strip/4", "al9"), ("al1",), fear_of_undead="off")
    t.play("strip/4")
    assert t.where("alUnd4") == "abyss"
    t = duel("her9 with Mace of Disruption", "und5", ("al1",), ("airship", "al3"))
    t.play("airship")
    assert t.where("und5") == "pool"


def test_there_is_no_opponent_outside_of_battle() -> None:
    assert opponent_of(Hall().state, 0) == -1


@pytest.mark.rule("SF-TERM-05")
def test_to_cancel_is_also_to_take_the_special_power_away() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "wiz5")
    t.pool(1, "captain", "her4")
    t.hand(0, "Power Word, Stun", "al9")
    t.hand(1, "al1")
    t.begin(seat=1, phase=4)
    assert own_level(t.state, t.handle("her4")) == 6, "the captain leads him"
    t.attack("r1").pick("captain")
    t.play("Power Word, Stun")
    assert t.where("captain") == "battle", "he stays in play"
    assert own_level(t.state, t.handle("her4")) == 4, "without his power"
