"""Rulings on named cards, and cards used as examples, in battle and beside it (section CARD, continued)."""

from __future__ import annotations

import pytest
from duels import duel, table

from spellhall.games.spellfire import facts
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.traits import type_of

MAP, ROD = "The Labyrinth Map of Shuuc", "Rod of 7 Parts, Part 7"


# ---------------------------------------------------------------------- instant defeats


@pytest.mark.rule("SF-CARD-17")
def test_of_colleen_and_the_living_scroll_the_attackers_power_goes_first() -> None:
    for attacker, defender in (("Lovely Colleen", "Living Scroll"), ("Living Scroll", "Lovely Colleen")):
        t = duel(attacker, defender, ("al1",), ("al2",))
        t.skip_to(seat=0)
        assert t.where(defender) == "discard pile"


@pytest.mark.rule("SF-CARD-18")
def test_the_chest_answers_an_instant_defeat_by_another_kind() -> None:
    t = duel("Lovely Colleen", "mon5", ("al9",), ("Chest of Many Things", "al2"))
    assert (t.seat, t.rule) == (1, "SF-INST-01")
    t.play("Chest of Many Things")
    t.state.apply(0)
    assert t.where("mon5") == "battle"
    assert type_of(t.state, t.handle("mon5")) == facts.HERO
    assert t.totals() == (7, 10)


@pytest.mark.rule("SF-CARD-19")
def test_the_shield_cannot_answer_an_instant_defeat() -> None:
    t = duel("Lovely Colleen with Noble Djinni", "mon5", ("al9",), ("Shield of Wickedness", "airship", "al2"))
    assert (t.seat, t.rule) == (1, "SF-INST-01")
    assert not t.can_play("Shield of Wickedness")
    assert t.can_play("airship")


@pytest.mark.rule("SF-CARD-28", "AMB-69")
@pytest.mark.parametrize(
    ("digit", "rival", "zone"), [("3", "mon9", "discard pile"), ("4", "mon9", "battle"), ("3", "immItem", "battle")]
)
def test_the_vorpal_blade_defeats_on_a_draw_of_three_or_less(digit: str, rival: str, zone: str) -> None:
    t = table()
    t.pool(0, "her1 with Vorpal Blade")
    t.pool(1, rival)
    t.hand(0, "al2", "al3")
    t.pile(1, f"digit{digit}", "al1", "al1")
    t.hand(1, "al4")
    t.begin(phase=4).attack("r2").pick(rival)
    assert t.where(rival) == zone


@pytest.mark.rule("SF-CARD-30")
@pytest.mark.parametrize(("victim", "zone"), [("mon5", "discard pile"), ("immPsi", "pool")])
def test_agis_psionically_destroys_a_monster_of_the_defender(victim: str, zone: str) -> None:
    t = table()
    t.pool(0, "Agis")
    t.pool(1, victim, "mon3")
    t.hand(1, "al1")
    t.begin(phase=4).attack("r2")
    assert t.can_pick(victim) is (victim == "mon5")
    t.pick("mon5") if victim == "mon5" else t.skip()
    assert t.where(victim) == zone


# ---------------------------------------------------------------------- items, artifacts, spells


@pytest.mark.rule("SF-CARD-20", "AMB-63")
def test_the_labyrinth_map_saves_its_bearer_though_its_bonus_is_lost_to_the_immune() -> None:
    t = table()
    t.pool(0, f"herFR5 with {MAP}")
    t.pool(1, "immArt")
    t.hand(1, "al1")
    t.begin(phase=4).attack("r2").pick("immArt")
    assert t.where("herFR5") == "pool", "5 against 5: the bonus was lost"
    assert t.where(MAP) == "attached"
    assert t.names(1, "hand") == ["al1"], "no spoils"


@pytest.mark.rule("SF-CARD-20")
def test_the_labyrinth_map_sends_a_bearer_to_limbo_whom_card_play_discards() -> None:
    t = table()
    t.pool(0, f"herFR5 with {MAP}")
    t.pool(1, "wiz9")
    t.hand(1, "wOff/3", "al1")
    t.begin(seat=1, phase=3).play("wOff/3").pick("herFR5")
    assert t.where("herFR5") == "limbo"


@pytest.mark.rule("SF-CARD-26")
def test_a_bearer_of_the_ego_coin_takes_artifacts_of_any_world() -> None:
    for bearer, allowed in (("her5 with Ego Coin", True), ("her5", False)):
        t = table()
        t.pool(0, bearer)
        t.hand(0, "artDS+4", "mi+1")
        t.begin(phase=3)
        assert t.can_play("artDS+4") is allowed


@pytest.mark.rule("SF-CARD-27")
@pytest.mark.parametrize("rival", ["mon9", "immOffSp"])
def test_mirror_image_doubles_its_caster_whatever_the_opponents_immunity(rival: str) -> None:
    t = duel("wiz5", f"{rival} with mi+2", ("Mirror Image", "al1"), ("al2",))
    assert t.totals()[0] == 5
    t.play("Mirror Image")
    assert t.totals()[0] == 10


@pytest.mark.rule("SF-CARD-29")
def test_part_7_ignores_one_card_played_into_combat_and_none_carried_in() -> None:
    t = duel(f"her5 with {ROD}", "mon8 with mi+2", ("al1",), ("al3", "al4", "al2"))
    assert t.totals() == (12, 10)
    t.play("al3")
    assert t.can_use(ROD)
    t.use(ROD)
    assert t.totals() == (12, 10)
    t.play("al4")
    assert t.rule != "SF-PAUSE-01"
    assert t.totals() == (12, 14)


@pytest.mark.rule("SF-CARD-32")
@pytest.mark.parametrize(
    ("spell", "caster", "victim"),
    [
        ("Estate Transference", "wiz5", "r2"),
        ("Takhisis's Abyssal Gateway", "wiz5", "her4"),
        ("Mindkiller", "cle5", "her4"),
    ],
)
def test_three_spells_send_cards_to_the_abyss(spell: str, caster: str, victim: str) -> None:
    t = table()
    t.pool(0, caster)
    t.pool(1, "her4")
    t.hand(0, spell, "mi+1")
    t.begin(phase=3).play(spell).pick(victim)
    assert t.where(victim) == "abyss"


@pytest.mark.rule("SF-CARD-32")
@pytest.mark.parametrize(("returns", "zone"), [("never", "abyss"), ("by_card", "hand")])
def test_the_gatekeeper_sends_all_home_and_from_the_abyss_where_the_option_lets_him(returns: str, zone: str) -> None:
    t = table(abyss_return=returns)
    t.pool(0, "Gatekeeper", "her5")
    t.pool(1, "mon5")
    t.put(0, "abyss", "her4")
    t.hand(0, "mi+1")
    t.begin(phase=3).use("Gatekeeper")
    assert t.where("her4") == zone
    assert t.where("her5") == t.where("mon5") == "hand"
    assert t.where("Gatekeeper") == "abyss"


@pytest.mark.rule("SF-CARD-33", "AMB-87")
@pytest.mark.parametrize(("hour", "base", "zone"), [("day", 7, "discard pile"), ("night", 9, "pool")])
def test_raistlin_changes_his_own_base_level(hour: str, base: int, zone: str) -> None:
    name = "Raistlin Majere, Wizard of the Black Robes"
    t = table(played_at=hour)
    t.pool(0, "wiz5")
    t.pool(1, name)
    t.hand(0, "blast base 8/3", "mi+1")
    t.begin(phase=3)
    assert base_level(t.state, t.handle(name)) == base
    t.play("blast base 8/3")
    assert t.where(name) == zone


@pytest.mark.rule("SF-CARD-34")
def test_fly_lets_a_walled_attacker_go_on() -> None:
    t = duel("wiz9", "wiz5", ("Fly", "al1"), ("Wall of Iron", "al2"))
    t.play("Wall of Iron")
    assert (t.seat, t.rule) == (0, "SF-INST-01")
    t.play("Fly").pick("wiz9")
    t.skip_to(rule="SF-COMB-F1")
    assert t.totals() == (9, 8)
    assert t.where("wiz9") == "battle"


@pytest.mark.rule("SF-CARD-25")
def test_marco_volo_looks_at_a_top_card_when_his_players_turn_begins() -> None:
    t = table()
    t.pool(0, "Marco Volo")
    t.begin(seat=1, phase=6).end_turn()
    assert (t.seat, t.reg(tb.PHASE)) == (0, 0)
    top = t.state.pile(tb.DRAW_PILE, 1)[-1]
    t.yes()
    t.state.apply(1)
    assert t.state.seen[top] & 1
    assert not t.state.seen[top] >> 1 & 1
    t.yes()
    assert t.state.zone[top] == tb.DISCARD


@pytest.mark.rule("SF-CARD-35")
def test_docs_island_and_ravens_bluff_are_coastal() -> None:
    for key in ("RR/005", "3rd/011"):
        assert "coastal" in REGISTER[key].traits
    t = table()
    t.formation(1, B="Ravens Bluff", C="r3")
    t.pool(0, "swi5")
    t.begin(phase=4)
    assert t.can_attack("Ravens Bluff")
    assert not t.can_attack("r3")
