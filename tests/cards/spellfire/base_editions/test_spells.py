"""Further spells and the like, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn, home, step_forward
from sieges import camp, siege

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level, own_level
from spellhall.games.spellfire.rules.levels.projection import model_of
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import out_of_use
from spellhall.language.words import numeral


@pytest.mark.rule("SF-HOARD-01")
def test_elminsters_evasion_saves_a_wizard_for_another() -> None:
    t = Hall()
    t.pool(0, "wiz5", "wiz3")
    t.pool(1, "her9")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "Elminster's Evasion")
    before = t.hand_size(1)
    t.begin(phase=4).attack("r1").pick("wiz5").pick("her9")
    t.play("Elminster's Evasion")
    assert (t.where("wiz5"), t.where("wiz3"), t.is_razed("r1")) == ("pool", "discard pile", False)
    t.skip_to(label="end your turn")
    assert t.hand_size(1) == before + 1


def test_elminsters_evasion_needs_a_wizard_to_give_up() -> None:
    t = duel("wiz5", "her9", hand=("Elminster's Evasion", "al1"))
    assert not t.can_play("Elminster's Evasion")


@pytest.mark.rule("SF-POWER-01")
def test_the_prismatic_sphere_protects_a_defender_until_his_next_turn() -> None:
    t = duel("her9 with Intellect Devourer and mi+3 Off", "wiz6", rival_hand=("Prismatic Sphere", "al9"))
    t.play("Prismatic Sphere")
    assert t.totals() == (13, 10) and immune(t.state, t.handle("wiz6"), t.handle("Intellect Devourer"))
    t.play("al9").skip_to(label="end your turn")
    assert t.where("Prismatic Sphere") == "attached"
    t.skip_to(seat=1, label="end your turn", turns=1)
    assert t.where("Prismatic Sphere") == "discard pile"


def test_the_prismatic_sphere_is_no_spell_for_attackers() -> None:
    assert not duel("wiz5", "her9", hand=("Prismatic Sphere", "al1")).can_play("Prismatic Sphere")


def aided(card: str, caster: str) -> Hall:
    """P1 attacks with a hero while someone in their pool could use a card for them."""
    t = Hall()
    t.pool(0, "her5", caster)
    t.pool(1, "her9")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, card, "al0")
    t.hand(1, "al3", "al0")
    return t.begin(phase=4).attack("r1").pick("her5").pick("her9")


@pytest.mark.rule("SF-ICON-16")
def test_aid_comes_from_the_pool_into_the_base_of_the_fighter() -> None:
    t = aided("Aid", "cle3").play("Aid")
    assert t.totals() == (9, 9) and base_level(t.state, t.handle("her5")) == 9
    assert t.state.host[t.handle("Aid")] == t.handle("her5")
    assert not aided("Aid", "wiz3").can_play("Aid")
    assert not duel("cle5", "her9", hand=("Aid", "al1")).can_play("Aid")


@pytest.mark.parametrize("wins", [True, False])
@pytest.mark.rule("SF-ICON-16")
def test_whoever_lends_his_health_falls_with_the_one_he_aided(wins: bool) -> None:
    t = aided("Lend Health", "psi6" if wins else "psi3").play("Lend Health")
    assert t.totals() == (11 if wins else 8, 9)
    t.skip_to(label="end your turn")
    assert t.where("psi6" if wins else "psi3") == ("pool" if wins else "discard pile")


@pytest.mark.parametrize("foe", ["her6", "her15"])
@pytest.mark.rule("SF-COMB-H7")
def test_a_heroic_effort_costs_the_hero_whoever_wins(foe: str) -> None:
    t = duel("her5", f"{foe} with mi+2", hand=("Heroic Effort", "al3"), rival_hand=("al0",), preset="tournament")
    t.play("Heroic Effort").pick("mi+2")
    assert t.where("mi+2") == "discard pile"
    t.play("al3").skip_to(label="end your turn")
    assert t.where("her5") == "discard pile" and (t.where("her6") == "discard pile" if foe == "her6" else True)


@pytest.mark.parametrize("digit", ["digit3", "al0"])
def test_persuasion_takes_as_many_allies_as_the_digit_drawn(digit: str) -> None:
    t = duel("reg5", "her9 with al1 and al2 and al3 and al4", hand=("Persuasion", "al0"), rival_hand=("al5",))
    t.pile(0, digit, "al9")
    number = t.state.definition(t.handle(digit)).number % 10
    t.play("Persuasion")
    while t.label.startswith(f"choose {numeral(number)} of your allies"):
        assert t.seat == 1
        t.pick(t.offered()[0])
    assert number == {"digit3": 3, "al0": 5}[digit] and t.names(1, "attached") == ["al4"][: 4 - min(4, number)]


def test_the_spell_of_formless_horror_stays_upon_the_winner() -> None:
    t = duel("wiz5", "her15", hand=("2nd/106", "al1"), rival_hand=("al0",))
    assert t.play("2nd/106").totals() == (5, 12)
    t.skip_to(label="end your turn")
    assert t.state.host[t.handle("2nd/106")] == t.handle("her15")


@pytest.mark.parametrize("phase", [3, 5])
def test_the_later_spell_of_formless_horror_lowers_a_base(phase: int) -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "wiz5")
    t.pool(1, "mon9", "mon5")
    t.hand(0, "3rd/106")
    t.begin(phase=phase).play("3rd/106").pick("mon9")
    assert base_level(t.state, t.handle("mon9")) == 6 and own_level(t.state, t.handle("3rd/106")) == 0
    finish_turn(t)
    assert base_level(t.state, t.handle("mon9")) == 6


def test_the_later_spell_of_formless_horror_meets_the_opponent_in_combat() -> None:
    t = Hall()
    t.pool(0, "wiz5")
    t.pool(1, "her9", "her8")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "3rd/106", "al0")
    t.hand(1, "al0")
    t.begin(phase=4).attack("r1").pick("her9").play("3rd/106")
    assert t.totals() == (5, 6)


def test_paralyze_holds_a_champion_before_a_battle_and_an_ally_in_it() -> None:
    t = at_home(pool=("wiz5",), hand=("Paralyze", "her2"))
    t.pool(1, "mon9", "mon5")
    t.play("Paralyze").pick("mon9").skip_to_phase(4)
    t.attack("r8").pick("wiz5")
    assert t.offered() == ["mon5"]
    t = duel("wiz5", "her9 with al3", hand=("Paralyze", "al0"))
    t.play("Paralyze")
    assert t.where("al3") == "discard pile"


@pytest.mark.parametrize("sleep", ["2nd/341", "3rd/341"])
def test_sleep_takes_three_allies_of_level_1_or_2(sleep: str) -> None:
    t = duel("wiz5", "her9 with al1 and al2 and al3 and al0", hand=(sleep, "al5"))
    t.play(sleep)
    assert t.offered() == ["al1", "al2"]
    t.pick("al1").pick("al2")
    assert t.totals() == (5, 12)


def test_the_later_sleep_is_cast_in_battles_of_others() -> None:
    for sleep, able in (("3rd/341", True), ("2nd/341", False)):
        t = Hall(players=3)
        for seat, realm in enumerate(("r1", "r2", "r3")):
            t.formation(seat, A=realm)
        t.pool(0, "her9")
        t.pool(1, "her5")
        t.pool(2, "wiz5")
        t.hand(0, "al0")
        t.hand(1, "al2", "al9")
        t.hand(2, sleep)
        t.begin(phase=4).attack("r2").pick("her5").play("al2")
        assert (t.seat == 2 and t.can_play(sleep)) is able


def test_the_anti_magic_shell_keeps_spells_out_and_in() -> None:
    t = duel("wiz5", "her9", hand=("Anti-Magic Shell", "wOff+3/4", "al1"))
    t.play("Anti-Magic Shell").pick("wiz5")
    assert not t.can_play("wOff+3/4") and immune(t.state, t.handle("wiz5"), t.handle("wOff+3/4"))


def test_enlarge_helps_most_against_flyers() -> None:
    assert duel("wiz5", "fly9 with al3", hand=("Enlarge", "al1")).play("Enlarge").totals() == (11, 12)
    assert duel("wiz5", "her9", hand=("Enlarge", "al1")).play("Enlarge").totals() == (8, 9)


def test_bark_skin_is_for_defenders() -> None:
    t = duel("her9", "cle5", rival_hand=("Bark Skin", "al1"))
    assert t.play("Bark Skin").totals() == (9, 7)
    assert not duel("cle5", "her9", hand=("Bark Skin", "al1")).can_play("Bark Skin")


@pytest.mark.parametrize("dispel", ["2nd/358", "3rd/358"])
def test_clerics_dispel_magic(dispel: str) -> None:
    t = at_home(pool=("wiz5",), hand=("wOff/3", "her2"))
    t.pool(1, "cle5", "her5")
    t.hand(1, dispel)
    t.play("wOff/3")
    t.skip_to(seat=1)
    assert t.can_play("Dispel Magic")


def test_the_chariot_of_sustarre_carries_one_champion() -> None:
    t = at_home(pool=("cle5", "her5"), hand=("Chariot of Sustarre", "her2"))
    t.formation(1, B="r2")
    t.play("Chariot of Sustarre").say(t.options()[0]).pick("her5")
    assert has_trait(t.state, t.handle("her5"), "flyer")
    t.skip_to_phase(4)
    assert t.can_attack("r2")


@pytest.mark.parametrize(("attacker", "stopped"), [("her3", True), ("her4", False)])
def test_the_clerics_wall_of_fire_stops_the_weak(attacker: str, stopped: bool) -> None:
    t = duel(attacker, "cle2", hand=("al0",), rival_hand=("3rd/364", "al1"))
    t.play("3rd/364")
    assert (t.where(attacker) == "pool") is stopped


@pytest.mark.rule("SF-TERM-26")
def test_flame_strike_burns_allies_up_to_six_levels() -> None:
    t = duel("cle5", "her9 with al1 and al4 and al5 and al7", hand=("Flame Strike", "al1"))
    t.play("Flame Strike")
    assert t.offered() == ["al1", "al4", "al5"]
    t.pick("al4")
    assert t.offered() == ["al1"]
    t.pick("al1")
    assert t.totals() == (5, 9 + 5 + 7)


@pytest.mark.rule("SF-TERM-28")
def test_a_card_speaks_of_a_class_by_its_text() -> None:
    t = home("Elemental Avatar of Air", "fly5")
    for name, speaks in (("Bitter Well", True), ("Dragons Rebellious", False), ("Noble Djinni", True)):
        (card,) = t.put(1, "attached", name)
        assert immune(t.state, t.handle("fly5"), card) is speaks


def test_a_holding_that_speaks_of_flyers_does_not_bring_one_down() -> None:
    t = camp("rDS with Bitter Well", "fly5", "her2").attack("rDS")
    assert t.where("fly5") == "discard pile"
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rDS with Bitter Well")
    t.pool(0, "fly5", "Elemental Avatar of Air")
    t.hand(0, "al1")
    t.pool(1, "her2")
    t.hand(1, "al1")
    t.begin(phase=4).attack("rDS")
    step_forward(t, "fly5", "her2")
    assert t.where("fly5") == "battle"


@pytest.mark.parametrize("sits", [0, 1, 2])
def test_ull_examines_what_others_draw_by_events_and_discards_one(sits: int) -> None:
    t = Hall(players=3)
    for seat, realm in enumerate(("r1", "r2", "r3")):
        t.formation(seat, A="Ull" if seat == sits else realm)
    t.hand(0, "Good Fortune", "al9")
    t.pile(0, "al1", "al2", "al3", "mi+2", "mi+1", "al4")
    t.begin(phase=2).play("Good Fortune")
    if sits == 0:
        assert t.hand_size(0) == 6 and t.seat == 0
        return
    assert t.seat == sits
    t.yes()
    assert t.offered() == ["al1", "al2", "al3", "mi+1", "mi+2"]
    assert not any(t.state.seen[t.handle(name, 0)] >> 3 - sits & 1 for name in ("mi+1", "mi+2"))
    t.pick("mi+2")
    assert t.where("mi+2") == "discard pile" and t.hand_size(0) == 5
    t.is_sound()


def test_ull_keeps_away_from_draws_that_no_event_brings() -> None:
    t = Hall()
    t.formation(0, A="r1", B="r2")
    t.formation(1, A="Ull")
    t.hand(0, "Temple of Elemental Evil", "al1")
    t.begin(phase=2).play("Temple of Elemental Evil")
    assert t.seat == 0 and t.hand_size(0) == 4


@pytest.mark.rule("SF-AVA-06")
def test_while_titans_walk_the_earth_every_player_brings_one_avatar_for_nothing() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.hand(0, "Titans Walk the Earth", "avatar15", "Annam", "her2")
    t.hand(1, "Cegilune", "her3")
    t.begin(phase=3)
    assert not t.can_play("avatar15")
    t.play("Titans Walk the Earth").play("avatar15")
    assert t.where("avatar15") == "pool" and not t.can_play("Annam")
    t.skip_to_phase(3, seat=1, turns=1)
    t.play("Cegilune")
    assert t.where("Cegilune") == "pool"
    t.is_sound()


@pytest.mark.rule("SF-AVA-06")
def test_in_battle_an_avatar_keeps_its_price_though_titans_walk() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(0, "her5")
    t.hand(0, "Titans Walk the Earth", "Cegilune", "her2")
    t.begin(phase=3).play("Titans Walk the Earth").skip_to_phase(4)
    t.may_decline = True
    t.attack("r2")
    assert t.offered() == ["her2", "her5"]


@pytest.mark.parametrize(
    ("caster", "level", "struck"), [("Yumac the Cold", 6, True), ("Yumac the Cold", 7, False), ("wiz5", 5, False)]
)
@pytest.mark.rule("SF-LVL-06")
def test_the_spells_of_yumac_reach_higher_in_phase_3(caster: str, level: int, struck: bool) -> None:
    t = at_home(pool=(caster,), hand=("Black Tentacles", "her9"))
    t.pool(1, f"her{level}")
    t.play("Black Tentacles")
    assert (t.where(f"her{level}") == "discard pile") is struck


@pytest.mark.rule("SF-LVL-06")
def test_a_spell_of_yumac_finds_targets_that_others_do_not() -> None:
    for caster, able in (("Yumac the Cold", True), ("wiz9", False)):
        t = Hall()
        t.formation(0, A="r1")
        t.formation(1, A="r2")
        t.pool(0, f"{caster} with mi+3 Off")
        t.pool(1, "her9")
        t.hand(0, "Death Spell", "her8")
        assert t.begin(phase=3).can_play("Death Spell") is able
    t = duel("Yumac the Cold", "her5 with mi+2 and mi+1", hand=("Black Tentacles", "al1"))
    t.play("Black Tentacles")
    assert t.where("her5") == "battle"


@pytest.mark.rule("SF-LIMBO-11")
def test_heated_metal_cools_in_limbo_and_goes_back_to_its_bearer() -> None:
    t = at_home(pool=("cle5",), hand=("Heat Metal", "her2"))
    t.pool(1, "her5 with mi+2 and art+4", "mon5")
    t.play("Heat Metal").pick("her5")
    assert t.where("mi+2") == t.where("art+4") == "limbo"
    t.is_sound()
    t.skip_to(seat=1, label="end your turn", turns=1)
    assert t.where("mi+2") == "limbo"
    t.end_turn()
    t.skip_to(seat=0, turns=1)
    assert t.state.host[t.handle("mi+2")] == t.state.host[t.handle("art+4")] == t.handle("her5")
    assert not [effect for effect in t.state.lasting if effect[0] < -1]


@pytest.mark.rule("SF-LIMBO-11")
def test_heated_metal_whose_bearer_is_gone_is_discarded() -> None:
    t = at_home(pool=("cle5",), hand=("Heat Metal", "her2"))
    t.pool(1, "her5 with mi+2", "mon5")
    t.play("Heat Metal").pick("her5")
    t.state.move(t.handle("her5"), tb.DISCARD, 1, tb.DISCARDED)
    t.skip_to(seat=1, label="end your turn", turns=1).end_turn()
    t.skip_to(seat=0, turns=1)
    assert t.where("mi+2") == "discard pile"


def test_in_combat_metal_is_heated_on_the_opposing_champion() -> None:
    t = Hall()
    t.pool(0, "cle9")
    t.pool(1, "her9 with mi+2", "her8 with mi+1")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "Heat Metal", "al1")
    t.begin(phase=4).attack("r1").pick("her9").play("Heat Metal")
    assert (t.where("mi+2"), t.where("mi+1")) == ("limbo", "attached")


@pytest.mark.parametrize("owner", [0, 1])
def test_fairy_madness_takes_a_champion_out_through_its_next_turn(owner: int) -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2")
    t.pool(owner, "her5")
    t.pool(1 - owner, "mon5", "mon6")
    t.hand(0, "Fairy Madness", "al1")
    t.begin(phase=2).play("Fairy Madness").pick("her5")
    turn = t.reg(tb.TURN) + (1 if owner == 1 else 2)
    assert out_of_use(t.state, t.handle("her5"))
    while t.reg(tb.TURN) < turn:
        finish_turn(t)
    assert out_of_use(t.state, t.handle("her5"))
    while t.reg(tb.TURN) <= turn:
        finish_turn(t)
    assert not out_of_use(t.state, t.handle("her5"))


@pytest.mark.parametrize("met", [True, False])
def test_the_pit_trap_catches_a_winning_attacker(met: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her9")
    t.pool(1, "her5", "her4")
    t.hand(1, "Pit Trap!", "al1")
    t.begin(phase=4).attack("r1")
    if met:
        t.skip().pick("her5")
    t.play("Pit Trap!")
    assert t.where("her9") == "discard pile" and not t.is_razed("r1")


def test_the_pit_trap_is_not_for_losing_attackers() -> None:
    t = duel("her5", "her9", hand=("al1", "Pit Trap!"), rival_hand=("Pit Trap!",))
    assert not t.can_play("Pit Trap!")


def test_keoland_keeps_one_card_of_a_defence_that_succeeded() -> None:
    t = siege("Keoland", "her5", "Keoland", second=("al6", "mi+2"))
    assert t.totals() == (5, 0)
    t.play("mi+2").play("al6").skip_to(label="ally or magical item")
    assert (t.seat, t.offered()) == (1, ["al6", "mi+2"])
    t.pick("al6")
    assert t.state.host[t.handle("al6")] == t.handle("Keoland") and t.where("mi+2", 1) == "discard pile"


@pytest.mark.parametrize(
    ("ally", "realm", "wins", "stays"),
    [
        ("Tiger", "rFR", True, True),
        ("Tiger", "rFR", False, True),
        ("Hordes of Castle Greyhawk", "rGH", True, True),
        ("Hordes of Castle Greyhawk", "rGH", False, False),
        ("Hordes of Castle Greyhawk", "rFR", True, False),
    ],
)
def test_some_allies_remain_with_the_realm_that_they_defended(ally: str, realm: str, wins: bool, stays: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A=realm)
    t.pool(0, "her5" if wins else "her15", "her3")
    t.pool(1, f"her4 with {ally}", "her2")
    t.hand(0, "al0")
    t.hand(1, "al0")
    t.begin(phase=4).attack(realm).pick("her5" if wins else "her15").pick("her4")
    level = 9 if ally != "Tiger" else 5
    assert t.totals()[1] == level
    t.skip()
    assert (t.state.host[t.handle(ally)] == t.handle(realm)) is stays
    if stays and not wins:
        t.pick("her3").pick("her2")
        assert t.totals() == (3, 3)


def test_the_orb_of_green_dragonkind_takes_after_a_dragon() -> None:
    t = home("her5 with Orb of Green Dragonkind", "her9")
    t.pool(1, "Borys the Dragon", "mon5")
    assert own_level(t.state, t.handle("Orb of Green Dragonkind")) == 0
    t.use("Orb of Green Dragonkind")
    orb = t.handle("Orb of Green Dragonkind")
    assert own_level(t.state, orb) == 9 and model_of(t.state, orb).name == "Borys the Dragon"
    assert not t.can_use("Orb of Green Dragonkind")
    finish_turn(t)
    assert own_level(t.state, orb) == 9
    finish_turn(t)
    assert own_level(t.state, orb) == 0
