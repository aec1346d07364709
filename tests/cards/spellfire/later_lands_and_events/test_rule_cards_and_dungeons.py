"""Rule cards and dungeon cards of the sets from Forgotten Realms to Dungeons."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, home
from sieges import camp

from spellhall.games.spellfire.facts import MONSTER, REGENT
from spellhall.games.spellfire.rules.battle.attacks import may_defend, why_not_attack
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import adjusted_level, base_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait, type_of
from spellhall.games.spellfire.rules.plays.asking_leave import needs_leave
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use, why_not_bear


def under(law: str, *pool: str, seat: int = 1, **more: object) -> Hall:
    """P1 is at home while a rule card of P2 lies on the table."""
    t = home(*pool, **more)  # type: ignore[arg-type]
    t.put(seat, "table", law)
    return t


def uses(t: Hall, champion: str, card: str, seat: int = 0) -> bool:
    t.put(seat, "hand", card)
    return may_use(t.state, t.handle(champion, seat), t.handle(card, seat))


def test_the_tablets_of_fate_leave_immunity_to_faerun() -> None:
    t = under("Tablets of Fate", "immOffSp", "Adon")
    [spell] = t.put(1, "hand", "wOff-3/4")
    assert immune(t.state, t.handle("Adon"), spell) and not immune(t.state, t.handle("immOffSp"), spell)
    t = home("immOffSp")
    [spell] = t.put(1, "hand", "wOff-3/4")
    assert immune(t.state, t.handle("immOffSp"), spell)


@pytest.mark.parametrize(("realm", "draws"), [("rFR", True), ("r1", False)])
@pytest.mark.parametrize("wants", [True, False])
def test_zhentarim_intrigue_pays_for_razed_realms_of_faerun(realm: str, draws: bool, wants: bool) -> None:
    t = camp(realm, "her5")
    t.put(0, "table", "Zhentarim Intrigue")
    t.attack(realm)
    if draws:
        assert t.seat == 1
        t.yes() if wants else t.skip()
    assert t.is_razed(realm) and t.hand_size(1) == int(draws and wants)


@pytest.mark.parametrize(
    ("law", "banned", "allowed"),
    [
        ("PO/085", "psyDef+3 art+4", "wDef+3/4 mi+2"),
        ("Nullify Magic", "wDef+3/4 cDef+3/4", "psyDef+3 art+4"),
        ("Psionatrix", "psyDef+3", "wDef+3/4"),
        ("Poisoned Water", "swi5 alSwim2", "her5 alFly2"),
    ],
)
def test_some_rules_forbid_cards_to_everyone(law: str, banned: str, allowed: str) -> None:
    t = under(law, "her9")
    for seat in (0, 1):
        for names, forbidden in ((banned, True), (allowed, False)):
            for card in t.put(seat, "hand", *names.split()):
                assert is_banned(t.state, seat, -1, card) is forbidden


@pytest.mark.parametrize(
    ("law", "champion", "card", "able"),
    [
        ("Forbidden Lore", "wizGH5", "wOff-3/4", False),
        ("Forbidden Lore", "wizGH5", "wDef+3/4", True),
        ("Forbidden Lore", "Azalin", "wOff-3/4", True),
        ("Mind of the Avatar", "Titania", "psyDef+3", True),
        ("Mind of the Avatar", "wiz5", "psyDef+3", False),
        ("Gift of the Avatar", "cle5", "psyDef+3", True),
        ("Gift of the Avatar", "psi5", "psyDef+3", False),
        ("The Monty Haul Campaign", "her5", "wOff-3/4", True),
        ("The Monty Haul Campaign", "her5", "cOff-3/4", True),
        ("The Monty Haul Campaign", "her5", "psyDef+3", True),
        ("The Monty Haul Campaign", "her5", "bloodDef+3", False),
        ("Divine Right", "her5", "bloodDef+3", True),
        ("Divine Right", "wiz5", "bloodDef+3", False),
    ],
)
def test_some_rules_say_who_casts_and_uses_what(law: str, champion: str, card: str, able: bool) -> None:
    assert uses(under(law, champion), champion, card) is able


def test_monty_haul_hands_out_artifacts_of_all_worlds_as_long_as_it_lasts() -> None:
    t = under("The Monty Haul Campaign", "her5", "her6 with art+4")
    [strange] = t.put(0, "hand", "artDS+4")
    assert why_not_bear(t.state, t.handle("her5"), strange) is None
    assert why_not_bear(t.state, t.handle("her6"), strange) is not None, "it has one already"
    t.play("artDS+4")
    assert t.where("artDS+4") == "attached"
    t = at_home(phase=0, pool=("her5 with artDS+4", "her6 with art+4"), hand=("Divine Right",))
    t.put(1, "table", "The Monty Haul Campaign")
    t.play("Divine Right")
    assert (t.where("artDS+4"), t.where("art+4")) == ("discard pile", "attached")


def test_brandobaris_turns_the_levels_round() -> None:
    t = under("Brandobaris's Inversion", "her5", "her6 with mi+2", "her3")
    assert [base_level(t.state, t.handle(name)) for name in ("her5", "her6", "her3")] == [10, 2, 6]
    assert adjusted_level(t.state, t.handle("her6")) == 4


def test_the_psionatrix_halves_psionicists_and_takes_their_powers() -> None:
    t = under("Psionatrix", "psi5", "psySlay", "her5")
    assert [base_level(t.state, t.handle(name)) for name in ("psi5", "psySlay", "her5")] == [2, 2, 5]
    assert is_silenced(t.state, t.handle("psySlay")) and not is_silenced(t.state, t.handle("her5"))


def test_poisoned_water_clears_the_pools_of_swimmers() -> None:
    t = at_home(phase=0, pool=("swi5", "her5"), hand=("Poisoned Water",))
    t.pool(1, "swi9")
    t.play("Poisoned Water")
    assert t.names(0, "pool") == ["her5"] and t.names(1, "pool") == []


def test_only_the_underdark_sees_at_night() -> None:
    t = under("Things That Go Bump in the Night", "slayM", "monUnder5")
    assert is_silenced(t.state, t.handle("slayM"))
    assert not is_silenced(t.state, t.handle("monUnder5"))


@pytest.mark.parametrize(
    ("dungeon", "champion", "spell"),
    [("Dungeon of the King", "cle5", "cOff-3/4"), ("Palace of the Celestial Light", "cle5", "cOff-3/4")],
)
def test_some_dungeons_spare_their_player_the_asking(dungeon: str, champion: str, spell: str) -> None:
    for lies in (True, False):
        t = home(champion)
        t.pool(1, "Arch-Druid")
        if lies:
            t.put(0, "table", dungeon)
        [card] = t.put(0, "hand", spell)
        assert needs_leave(t.state, 0, t.handle(champion), card) is not lies


def test_the_domain_of_takhisis_keeps_off_what_kills_dragons() -> None:
    t = home("Mature Gold Dragon", "herDragon5")
    t.put(0, "table", "Domain of Takhisis, Queen of Darkness")
    killer, other = t.put(1, "hand", "Treasure", "wOff-3/4")
    assert immune(t.state, t.handle("Mature Gold Dragon"), killer)
    assert not immune(t.state, t.handle("herDragon5"), killer), "it is no monster"
    assert not immune(t.state, t.handle("Mature Gold Dragon"), other)


def test_under_castle_strahd_the_natives_are_undead() -> None:
    t = home("herRL5", "her5")
    t.put(0, "table", "Under Castle Strahd")
    assert has_trait(t.state, t.handle("herRL5"), "undead") and not has_trait(t.state, t.handle("her5"), "undead")


def test_avatars_stay_away_from_the_palace() -> None:
    t = home("cle5", "her5")
    t.put(0, "table", "Palace of the Celestial Light")
    t.pool(1, "Titania")
    assert why_not_attack(t.state, 1, t.handle("Titania"), t.handle("r9")) is not None


@pytest.mark.parametrize(("attacker", "defends"), [("cle9", False), ("her9", True)])
def test_no_avatar_defends_against_the_palaces_clerics(attacker: str, defends: bool) -> None:
    t = camp("r1", attacker, "Titania", "her5")
    t.put(0, "table", "Palace of the Celestial Light")
    t.attack("r1")
    assert may_defend(t.state, t.handle("Titania")) is defends


def test_the_blood_right_makes_regents_of_all() -> None:
    t = home("her5")
    t.put(0, "table", "Might of the Blood Right")
    t.pool(1, "mon5")
    assert uses(t, "her5", "bloodDef+3") and not uses(t, "mon5", "bloodDef+3", 1)
    assert [type_of(t.state, t.handle(name)) for name in ("her5", "mon5")] == [REGENT, MONSTER]


@pytest.mark.parametrize(("loser", "where"), [("halfling5", "hand"), ("her5", "discard pile")])
def test_halflings_step_away_through_the_shadow_world(loser: str, where: str) -> None:
    t = duel(f"{loser} with alHalfling2", "her9", hand=("al1",), rival_hand=("al1",))
    t.put(1, "table", "BR/072")
    t.skip()
    assert t.where(loser) == where and t.where("alHalfling2") == "hand"


def test_an_antimagic_cloud_stops_all_but_the_mind() -> None:
    t = under("Antimagic Cloud", "slayM with mi+2", "psySlay")
    assert adjusted_level(t.state, t.handle("slayM")) == 4
    assert is_silenced(t.state, t.handle("slayM")) and not is_silenced(t.state, t.handle("psySlay"))


def test_dregoth_turns_a_spell_back_for_a_champion_of_dark_sun() -> None:
    t = at_home(pool=("wiz5",), hand=("wOff/3", "her1"))
    t.pool(1, "her9", "herDS5")
    t.put(1, "table", "Lair of Dregoth, the Undead Dragon-King")
    t.play("wOff/3").pick("her9")
    t.use("Lair of Dregoth, the Undead Dragon-King")
    assert t.where("herDS5") == t.where("wiz5") == "discard pile" and t.where("her9") == "pool"


@pytest.mark.parametrize(("realm", "safe"), [("rGH", True), ("r3", False)])
def test_the_labyrinth_guards_greyhawk_against_all_but_attacks(realm: str, safe: bool) -> None:
    t = at_home(hand=("Cataclysm!", "her1"))
    t.formation(1, B=realm)
    t.put(1, "table", "Labyrinth of Castle Greyhawk")
    t.play("Cataclysm!")
    assert t.can_pick(realm) is not safe


def test_monsters_in_the_belly_use_every_blow_and_fear_no_heros() -> None:
    t = home("mon5", "her5")
    t.put(0, "table", "The Belly of the Beast")
    assert uses(t, "mon5", "claw+3") and uses(t, "mon5", "fist+3") and not uses(t, "her5", "claw+3")
    fist, claw = t.put(1, "hand", "fist+3", "claw+3")
    assert immune(t.state, t.handle("mon5"), fist) and not immune(t.state, t.handle("mon5"), claw)


@pytest.mark.parametrize("phase", [3, 5])
def test_the_pit_keeps_off_the_spells_of_phase_3(phase: int) -> None:
    t = at_home(phase=phase, pool=("wiz5",), hand=("her1", "w/5"))
    t.pool(1, "psi5", "her5")
    t.put(1, "table", "Pit of the Mind Lord")
    [spell] = t.put(0, "hand", "wOff/3")
    immunities = [immune(t.state, t.handle(name), spell) for name in ("psi5", "r8", "her5")]
    assert immunities == [phase == 3, phase == 3, False]


@pytest.mark.parametrize("number", [2, 3])
def test_the_torture_room_reshuffles_blood(number: int) -> None:
    t = home("her5")
    t.put(0, "table", "The Torture Room")
    t.put(0, "discard pile", *("bloodDef+3",) * number, "al1")
    assert t.can_use("The Torture Room") is (number == 3)
    if number == 3:
        t.use("The Torture Room")
        assert t.names(0, "discard pile") == []


def test_thieves_of_the_guild_go_everywhere() -> None:
    t = home("thi5", "her5")
    t.put(0, "table", "Maze of the Guild")
    t.formation(1, B="rNoFly")
    assert why_not_attack(t.state, 0, t.handle("thi5"), t.handle("rNoFly")) is None
    assert why_not_attack(t.state, 0, t.handle("her5"), t.handle("rNoFly")) is not None


@pytest.mark.parametrize(("loser", "where"), [("und5", "limbo"), ("herRL5", "limbo"), ("her5", "discard pile")])
def test_dark_lords_do_not_stay_dead(loser: str, where: str) -> None:
    t = duel(loser, "her9", hand=("al1",), rival_hand=("al1",))
    t.put(1, "table", "Dark Lords")
    t.skip()
    assert t.where(loser) == where


def test_nothing_but_an_intervention_ends_the_ultimate_rule() -> None:
    t = at_home(phase=0, hand=("Divine Right", "Cosmic Intervention"))
    t.put(1, "table", "The Ultimate Rule")
    assert not t.can_play("Divine Right")
    t.play("Cosmic Intervention")
    assert t.where("The Ultimate Rule") == t.where("Cosmic Intervention") == "abyss"
    assert not at_home(phase=0, hand=("Divine Right", "Cosmic Intervention")).can_play("Cosmic Intervention")


@pytest.mark.rule("SF-PAUSE-13")
@pytest.mark.parametrize(("event", "safe"), [("evGift", True), ("Cataclysm!", False)])
def test_the_purveyors_helpful_events_are_not_cancelled(event: str, safe: bool) -> None:
    t = at_home(hand=(event, "her1"))
    t.formation(1, B="r2")
    t.put(0, "table", "Purveyor of Events")
    t.pool(1, "helm")
    t.play(event)
    if event == "Cataclysm!":
        t.pick("r2")
    assert (t.seat == 1 and t.can_use("helm")) is not safe


@pytest.mark.parametrize(("spell", "safe"), [("wDef+3/4", True), ("wOff+3/4", False)])
def test_defensive_spells_from_the_grave_are_not_dispelled(spell: str, safe: bool) -> None:
    t = duel("Lich Conclave", "her15", hand=(spell, "al1"), rival_hand=("al9",))
    t.put(0, "table", "Spells from the Grave")
    t.pool(1, "wiz5")
    t.hand(1, "4th/370")
    t.play(spell)
    assert (t.seat == 1 and t.can_play("4th/370")) is not safe
