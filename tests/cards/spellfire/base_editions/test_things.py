"""Allies, magical items and artifacts of the four base editions, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn, step_forward
from sieges import siege

from spellhall.games.spellfire.rules.battle.attacks import attackers_for
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned


@pytest.mark.parametrize(
    ("attacker", "defender", "totals"),
    [
        ("her15", "her5 with 3rd/193 and alUnd3", (15, 5 + 1 + 4 + 3)),
        ("her15", "her5 with 3rd/193 and al3", (15, 5 + 1 + 3)),
        ("her5 with War Band", "und9", (13, 9)),
        ("her5 with War Band", "her9", (8, 9)),
        ("her5 with War Band", "her15 with alUnd3", (13, 18)),
        ("her5 with Magic Sword", "her15 with alUnd3", (10, 18)),
        ("her5 with Cha'thrang", "her9 with al5", (6, 9 + 1)),
        ("her5 with Thri-kreen", "her15 with alElf3", (8, 15 + 1)),
        ("her5 with 3rd/308", "her15", (6, 15)),
        ("King Azoun IV with Chaos Shield", "her15 with al2 and al3", (7 + 1 + 2, 20)),
        ("her5 with Magic Sword", "und9", (10, 9)),
        ("her5 with Magic Sword", "her9", (7, 9)),
        ("her5 with Wand of Light", "und9", (8, 7)),
        ("her5 with Wand of Light", "her9", (8, 9)),
        ("her5 with Flameblade", "her9", (7, 9)),
        ("her5 with Magical Barding", "her9", (7, 9)),
        ("her5 with Swordwraith", "her15", (9, 15)),
        ("her5 with Sea Zombie", "her15", (9, 15)),
        ("her5 with Zadoc", "her9", (7, 9)),
        ("her5 with So-ut", "her9", (8, 9)),
        ("her5 with Pyreen", "her9", (8, 9)),
        ("her5 with Salicia", "her9", (8, 9)),
        ("her5 with Baber", "her9", (8, 9)),
    ],
)
def test_levels_in_a_round(attacker: str, defender: str, totals: tuple[int, int]) -> None:
    assert fight(attacker, defender).totals() == totals


@pytest.mark.parametrize(("ally", "level"), [("Pteranadon", 5), ("Gorgosaurus", 7), ("Triceratops", 9)])
def test_the_lizards_of_chult_fight_best_at_home(ally: str, level: int) -> None:
    assert siege("Jungles of Chult", "her15", f"her5 with {ally}").totals() == (15, 5 + level)


def test_two_gith_are_seven_each() -> None:
    t = fight("her5 with 3rd/308", "her15", hand=("3rd/308",))
    t.play("3rd/308")
    assert t.totals() == (5 + 7 + 7, 15)


@pytest.mark.parametrize(("ally", "gone", "left"), [("Mercenary Gold", "al2", "al3")])
def test_mercenary_gold_buys_a_small_ally(ally: str, gone: str, left: str) -> None:
    t = duel("her5", f"her15 with {gone} and {left}", hand=(ally, "al1"), rival_hand=("al1",))
    t.play(ally)
    assert t.names(1, "attached") == [left]


def test_mercenary_gold_buys_nobody_without_a_level() -> None:
    t = duel("her5", "her15 with al0 and al3", hand=("Mercenary Gold", "al1"), rival_hand=("al1",))
    t.play("Mercenary Gold")
    assert t.names(1, "attached") == ["al0", "al3"]


def test_offensive_wizard_spells_are_halved_against_the_mercenary_army() -> None:
    t = duel("her5 with Map to a Mercenary Army", "wiz9", hand=("al1",), rival_hand=("wOff+3/4", "al1"))
    t.play("wOff+3/4")
    assert t.totals() == (13, 9 + 2)


def test_the_avatars_bane_takes_an_avatar_along() -> None:
    t = fight("her1 with Avatar's Bane", "her15")
    t.pool(1, "Orcus")
    t.skip()
    assert t.where("Orcus") == "discard pile"


def test_trystan_hushes_another_ally() -> None:
    t = duel("her5", "her15 with War Band", hand=("Trystan", "al1"), rival_hand=("al1",))
    t.play("Trystan")
    assert is_silenced(t.state, t.handle("War Band"))


def test_the_giant_skeleton_breaks_swords() -> None:
    gear, hand = "her9 with Magic Sword and Griffon", ("Giant Skeleton", "al1")
    t = duel("her5", gear, hand=hand, rival_hand=("al1",), bluelines="on")
    t.play("Giant Skeleton")
    assert t.names(1, "attached") == ["Griffon"]


def test_mogadishos_horde_pulls_the_victors_holdings_down() -> None:
    t = fight("her1 with Mogadisho's Horde", "her9", realm="r1 with h1")
    t.skip()
    assert t.where("h1") == "discard pile"


def test_the_kank_lancers_ride_swimmers_down() -> None:
    t = duel("her5", "her15 with alSwim2 and al3", hand=("Kank Lancers", "al1"), rival_hand=("alSwim3",))
    t.play("Kank Lancers")
    assert t.names(1, "attached") == ["al3"]
    assert is_banned(t.state, 1, t.handle("her15"), t.handle("alSwim3"))


def test_kacha_takes_the_power_of_small_allies() -> None:
    t = duel("her5 with Ka'Cha", "her15 with 3rd/308 and War Band and al0", hand=("al1",), rival_hand=("al1",))
    silenced = [is_silenced(t.state, t.handle(name)) for name in ("3rd/308", "War Band", "al0")]
    assert silenced == [True, False, False], "+1, +3 and 0"


def test_trystan_comes_where_there_is_nobody_to_hush() -> None:
    t = duel("her5", "her9", hand=("Trystan", "al1"), rival_hand=("al1",))
    assert t.play("Trystan").totals() == (7, 9)


def test_the_lancers_strike_a_swimming_champion_down() -> None:
    t = duel("her1", "swi5", hand=("Kank Lancers", "al1"), rival_hand=("al1",))
    t.play("Kank Lancers")
    assert t.where("swi5") == "discard pile"


def test_the_sloth_costs_a_card() -> None:
    t = duel("her5", "her9", hand=("Sloth", "al1"), rival_hand=("al1",))
    t.play("Sloth")
    assert t.hand_size(1) == 0


@pytest.mark.parametrize(("card", "left"), [("al3", "discard pile"), ("evRuin", "abyss")])
def test_mikor_brings_cards_back_from_the_abyss(card: str, left: str) -> None:
    t = duel("her1 with Mikor", "her9", hand=("al1",), abyss_return="by_card")
    t.put(0, "abyss", card)
    t.skip()
    assert t.where(card, 0) == left


def test_zurn_stays_with_a_victor() -> None:
    t = fight("her9 with Zurn", "her1")
    t.skip().yes()
    assert t.where("Zurn") == "attached"


def test_zurn_need_not_stay() -> None:
    t = fight("her9 with Zurn", "her1")
    t.skip().skip()
    assert (t.where("Zurn"), t.where("her9")) == ("discard pile", "pool")


def test_zurn_falls_with_a_loser() -> None:
    t = fight("her1 with Zurn", "her9")
    t.skip()
    assert t.where("Zurn") == "discard pile"


def test_foucault_keeps_fire_from_his_side() -> None:
    t = duel("her5 with Foucault and al2", "wiz9", hand=("al1",), rival_hand=("Fireball", "Cone of Cold"))
    assert [immune(t.state, t.handle("al2"), t.handle(name)) for name in ("Fireball", "Cone of Cold")] == [True, False]


def test_no_strong_items_are_played_beside_verrasi() -> None:
    t = duel("her5 with Verrasi", "her9", hand=("al1",), rival_hand=("al1", "Viperhand", "Potion of Fire-Breathing"))
    assert is_banned(t.state, 1, t.handle("her9"), t.handle("Potion of Fire-Breathing"))
    assert not is_banned(t.state, 1, t.handle("her9"), t.handle("Viperhand"))


def test_the_punisher_returns_from_a_defeat() -> None:
    t = fight("her1 with Punisher", "her9")
    t.skip()
    assert t.where("Punisher") == "hand"


@pytest.mark.parametrize(
    ("gear", "banned", "allowed"), [("Ren's Bell of Death", "al4", "al3"), ("Shield of Gore", "al3", "al4")]
)
def test_some_gear_keeps_allies_off(gear: str, banned: str, allowed: str) -> None:
    t = duel(f"King Azoun IV with {gear}", "her15", hand=("al1",), rival_hand=(banned, allowed))
    assert is_banned(t.state, 1, t.handle("her15"), t.handle(banned))
    assert not is_banned(t.state, 1, t.handle("her15"), t.handle(allowed))


def test_the_shield_of_gore_discards_small_allies() -> None:
    t = duel("her5 with Shield of Gore", "her15 with al0 and al2 and al3", hand=("al1",), rival_hand=("al9",))
    assert t.names(1, "attached") == ["al0", "al3"]


@pytest.mark.parametrize("gear", ["Annulus", "Ring of All Seeing"])
def test_some_gear_shows_a_hand_each_turn(gear: str) -> None:
    t = at_home(hand=("her2",))
    t.pool(1, f"herDS9 with {gear}")
    t.hand(0, "al7")
    finish_turn(t)
    t.yes()
    assert any("sees" in line for line in t.log(1))


@pytest.mark.parametrize(
    ("bearer", "flyer"),
    [("her5 with Griffon", "her5"), ("wizGH5 with Chariot of Lyrx", "wizGH5")],
)
def test_some_gear_lets_its_bearer_fly(bearer: str, flyer: str) -> None:
    t = at_home(hand=("her2",), pool=(bearer,))
    assert has_trait(t.state, t.handle(flyer), "flyer")


def test_allies_fly_with_the_chariot_and_the_hut() -> None:
    for gear in ("Chariot of Lyrx", "3rd/158", "2nd/158"):
        t = fight(f"wizGH5 with {gear} and al2", "her15")
        assert has_trait(t.state, t.handle("al2"), "flyer")


def test_the_rod_cancels_one_spell_a_battle() -> None:
    t = duel("wizGH5 with Rod of Dispel Magic", "wiz5", hand=("al9",), rival_hand=("wOff+3/4", "al1"))
    t.play("al9").play("wOff+3/4").use("Rod of Dispel Magic")
    assert t.where("wOff+3/4") == "discard pile"


@pytest.mark.parametrize(("victim", "falls"), [("mon9", True), ("herDragon5", True), ("her9", False)])
def test_the_heartwood_spear_kills_dragons_and_monsters(victim: str, falls: bool) -> None:
    assert (fight("herDS5 with The Heartwood Spear", victim).where(victim) == "discard pile") is falls


@pytest.mark.rule("SF-COMB-H5", "SF-TERM-11")
def test_whom_the_heartwood_spear_kills_does_not_go_home() -> None:
    assert fight("herDS5 with The Heartwood Spear", "home5").where("home5") == "discard pile"


@pytest.mark.parametrize(("victim", "falls"), [("Cyclops", True), ("her9", False)])
def test_the_dwarven_hammer_slays_giants(victim: str, falls: bool) -> None:
    assert (fight("her5 with Dwarven Hammer", victim).where(victim) == "discard pile") is falls


def test_the_scroll_leads_past_the_front() -> None:
    t = at_home(hand=("her2",), pool=("her5 with Scroll of 7 Leagues", "her9"), phase=3)
    t.formation(1, B="r1")
    assert attackers_for(t.state, 0, t.handle("r1")) == [t.handle("her5")]


def test_the_figurine_protects_and_avenges() -> None:
    t = fight("her1 with Figurine of Wondrous Power", "her9 with mi+2")
    t.skip().yes()
    assert t.where("mi+2") == "discard pile"


def test_the_orb_of_doom_drives_on_and_destroys() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her9 with Orb of Doom")
    t.pool(1, "her1", "her2")
    t.hand(1, "al1", "al1")
    t.begin(seat=0, phase=4).attack("r1")
    step_forward(t, "her9", "her1").skip()
    step_forward(t, "her9", "her2").skip()
    assert t.where("her1") == t.where("her2") == "discard pile", "it attacked twice"
    t.skip_to_phase(4, seat=0, turns=2)
    t.attack("r1")
    assert t.is_razed("r1") and t.where("her9") == t.where("Orb of Doom") == "discard pile"


def test_the_ring_of_shooting_stars_lends_a_level() -> None:
    t = duel("her5", "her9", hand=("al1",), rival_hand=("al1",))
    t.pool(0, "her3 with Ring of Shooting Stars")
    t.skip_to(seat=0).use("Ring of Shooting Stars").pick("her5")
    assert t.totals() == (6, 9)


@pytest.mark.parametrize("rival", ["her1", "her15"])
def test_the_potion_is_drunk_once(rival: str) -> None:
    t = fight("her5 with Potion of Fire-Breathing", rival)
    t.skip()
    assert t.where("Potion of Fire-Breathing") == "discard pile"
