"""Spells, events and rule cards of Dragonlance, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.attacks import attackers_for, may_defend
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import adjusted_level
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use


def in_duel(spell: str, attacker: str = "wiz5", defender: str = "her15", *rival_hand: str, **options: str) -> Hall:
    """P1 casts a spell in a round that they are losing."""
    return duel(attacker, defender, hand=(spell, "al1"), rival_hand=rival_hand or ("al9",), **options).play(spell)


def at_table(card: str, *pool: str, **more: object) -> Hall:
    """P1 plays a card in their phase 3, with champions in their pool; two more in their hand give them something to
    do.
    """
    return at_home(pool=pool, hand=("her1", "her2", card), **more).play(card)  # type: ignore[arg-type]


def levels(t: Hall, *names: str) -> list[int]:
    """The levels that champions now have."""
    return [adjusted_level(t.state, t.handle(name)) for name in names]


@pytest.mark.parametrize(
    ("spell", "caster", "rival", "totals"),
    [
        ("Strength", "wiz5", "her15", (9, 15)),
        ("Haste Spell", "wiz5 with mi+2", "her15", (12, 15)),
        ("Fire Rain", "wiz5", "fly9 with alFly2 and al3", (5, 7 + 0 + 3)),
        ("Summon Griffon", "cle5", "her15", (8, 15)),
    ],
)
def test_some_spells_change_levels(spell: str, caster: str, rival: str, totals: tuple[int, int]) -> None:
    t = in_duel(spell, caster, rival)
    assert (t.pick("cle5") if t.can_pick("cle5") else t).totals() == totals


def test_the_unnerved_champion_goes_home_and_has_lost() -> None:
    t = in_duel("Unnerving Aura")
    assert t.where("her15") == "pool" and t.where("Unnerving Aura") == "discard pile", "the round is over"


def test_steel_sharpens_blades_for_a_turn() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5 with sword+1", "her3 with Axe of Brotherhood", "her4 with spearhead", "her6 with mace+1")
    t.pool(1, "her5 with Sword of Friendship")
    t.hand(0, "Steel", "her2")
    t.begin(seat=0, phase=3)
    before = levels(t, "wiz5", "her3", "her4", "her6", "her5")
    t.play("Steel")
    gained = [new - old for new, old in zip(levels(t, "wiz5", "her3", "her4", "her6", "her5"), before, strict=True)]
    assert gained == [2, 2, 2, 0, 0]
    finish_turn(t)
    assert levels(t, "wiz5", "her3", "her4", "her6", "her5") == before


def test_recall_shuffles_spells_alone_into_the_pile() -> None:
    t = at_home(pool=("wiz5",), hand=("Recall", "her2"))
    t.put(0, "discard pile", "wOff+3/4", "cOff-3/4", "al5")
    t.put(1, "discard pile", "wDef+3/4")
    t.play("Recall")
    assert [t.where(name) for name in ("wOff+3/4", "cOff-3/4")] == ["draw pile"] * 2
    assert [t.where(name) for name in ("al5", "wDef+3/4", "Recall")] == ["discard pile"] * 3


def test_divine_intervention_gives_a_champion_and_an_ally_back() -> None:
    t = at_home(phase=5, pool=("cle5",), hand=("Divine Intervention",))
    t.put(0, "discard pile", "her3", "her4", "al1", "al2", "mi+2")
    t.play("Divine Intervention")
    assert t.can_pick("her4") and not t.can_pick("al1")
    t.pick("her3")
    assert t.can_pick("al2") and not t.can_pick("mi+2")
    t.pick("al1")
    assert t.names(0, "hand") == ["her3", "al1"]


def test_despair_takes_allies_out_of_the_round() -> None:
    t = in_duel("Despair", "cle5", "her15 with al3", "al9")
    assert t.where("al3") == "hand" and is_banned(t.state, 1, t.handle("her15"), t.handle("al9"))
    assert not is_banned(t.state, 0, t.handle("cle5"), t.handle("al1"))


@pytest.mark.parametrize(
    ("spell", "place", "trait"),
    [("Summon Griffon", "rFlyOnly", "flyer"), ("Earth-Walking", "r2", "earthwalker")],
)
def test_two_allies_move_with_the_champion(spell: str, place: str, trait: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B=place)
    t.pool(0, "cle5", "her5")
    t.pool(1, "her15")
    t.hand(0, spell, "al1", "al2", "al3", "fist+3", "her2")
    t.hand(1, "al4")
    t.begin(seat=0, phase=3).play(spell).pick("her5")
    t.skip_to_phase(4, seat=0)
    assert t.can_attack(place)
    t.attack(place)
    if t.can_pick("her5"):
        t.pick("her5")
    t.pick("her15")
    assert [has_trait(t.state, t.handle(name), trait) for name in ("her5", "al1", "al4")] == [True, True, False]
    t.play("al1").play("al2")
    assert [has_trait(t.state, t.handle(name), trait) for name in ("al1", "al2", "al3")] == [True, True, False]


def test_the_griffon_leaves_after_a_round() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rFlyOnly")
    t.pool(0, "cle5", "her15")
    t.pool(1, "her5")
    t.hand(0, "Summon Griffon", "her2")
    t.hand(1, "al1")
    t.begin(seat=0, phase=3).play("Summon Griffon").pick("her15")
    t.skip_to_phase(4, seat=0).attack("rFlyOnly").pick("her5")
    assert has_trait(t.state, t.handle("her15"), "flyer")
    t.skip()
    assert t.where("her5") == "discard pile" and not has_trait(t.state, t.handle("her15"), "flyer")


@pytest.mark.parametrize(
    ("moon", "robe"),
    [
        ("Moon Solinari Waxes", "Par-Salian, Wizard of the White Robes"),
        ("Moon Lunitari Waxes", "Justarian, Wizard of the Red Robes"),
        ("Moon Nuitari Waxes", "Raistlin Majere, Wizard of the Black Robes"),
    ],
)
def test_a_moon_lifts_wizards_and_its_own_robe_most(moon: str, robe: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, robe, "wiz5", "her5")
    t.pool(1, "wiz9")
    t.hand(0, moon, "her2")
    names = (robe, "wiz5", "her5", "wiz9")
    before = levels(t.begin(seat=0, phase=3), *names)
    t.play(moon)
    assert [new - old for new, old in zip(levels(t, *names), before, strict=True)] == [3, 1, 0, 1]
    finish_turn(t)
    assert levels(t, *names) != before and t.where(moon) == "table"
    finish_turn(t)
    assert levels(t, *names) == before


def test_those_without_spells_gain_by_kiri_jolith() -> None:
    t = at_table("Kiri-Jolith Arrives", "her5", "wiz5", "cle5", "mon5", "Dargent, Silver Dragon")
    assert levels(t, "her5", "wiz5", "cle5", "mon5", "Dargent, Silver Dragon") == [8, 5, 5, 8, 8]


def test_reorx_helps_small_folk_until_the_turn_ends() -> None:
    t = at_table("Reorx, the Forge, Walks the Land", "dwarf5", "gnome5", "kender5", "elf5")
    assert levels(t, "dwarf5", "gnome5", "kender5", "elf5") == [7, 7, 7, 5]
    finish_turn(t)
    assert levels(t, "dwarf5", "gnome5", "kender5") == [5, 5, 5]


def test_reorx_called_in_the_turn_of_another_stays_for_his_players_own() -> None:
    t = at_home(pool=("dwarf5",), hand=("her2",))
    t.put(1, "hand", "Reorx, the Forge, Walks the Land", "her3")
    t.skip_to(seat=1).play("Reorx, the Forge, Walks the Land")
    for level in (7, 7, 5):
        assert levels(t, "dwarf5") == [level]
        finish_turn(t)


def test_the_sea_queen_helps_attackers_of_coasts() -> None:
    for realm, gained in (("rCoast", 1), ("r1", 0)):
        t = duel("her5 with al2", "her15 with al3", realm=realm, hand=("al1",), rival_hand=("al9",))
        t.put(0, "hand", "Zeboim, the Sea Queen, Is Enraged")
        t.play("Zeboim, the Sea Queen, Is Enraged")
        assert t.totals() == (7 + 2 * gained, 18)


def test_habbakuk_keeps_coasts_from_attack() -> None:
    for realm, safe in (("rCoast", True), ("r1", False)):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A=realm)
        t.pool(0, "her5")
        t.hand(0, "Habbakuk Interferes", "her2")
        t.begin(seat=0, phase=3).play("Habbakuk Interferes")
        t.skip_to_phase(4, seat=0) if not safe else None
        assert t.can_attack(realm) is not safe


@pytest.mark.rule("AMB-98")
def test_a_call_to_arms_strengthens_the_allies_of_dragonlance_champions() -> None:
    for champion, total in (("herDL5", 5 + 2 + 3), ("her5", 5 + 2)):
        t = duel(f"{champion} with al2", "her15", hand=("Call to Arms!", "al1"), rival_hand=("al9",))
        assert t.play("Call to Arms!").totals() == (total, 15)


def test_only_heroes_cross_blades() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5", "mon5")
    t.pool(1, "her9", "wiz9", "mon9")
    t.hand(0, "Crossed Blades", "her2")
    t.begin(seat=0, phase=3).play("Crossed Blades")
    t.skip_to_phase(4, seat=0)
    t.attack("r1")
    assert not t.can_pick("mon5")
    if t.can_pick("her5"):
        t.pick("her5")
    assert [may_defend(t.state, t.handle(name)) for name in ("her9", "wiz9", "mon9")] == [True, False, False]


def test_the_spirit_of_the_que_shu_helps_defenders_of_dragonlance() -> None:
    for champion, helped in (("herDL5", True), ("her5", False)):
        t = duel("her15", champion, hand=("al9",), rival_hand=("Spirit of the Que-Shu", "cDef+3/4", "al1"))
        t.play("Spirit of the Que-Shu")
        assert t.totals() == (15, 10 if helped else 5)
        assert may_use(t.state, t.handle(champion), t.handle("cDef+3/4")) is helped


def test_all_wizards_gain_by_the_tower() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5", "her5")
    t.pool(1, "wiz9")
    t.put(1, "table", "Tower of High Sorcery")
    t.hand(0, "her2")
    t.begin(seat=0, phase=3)
    assert levels(t, "wiz5", "her5", "wiz9") == [9, 5, 13]


def test_the_gods_destroy_undead_who_face_clerics() -> None:
    for cleric, gone in (("cle5", True), ("her5", False)):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r1")
        t.pool(0, cleric)
        t.pool(1, "und9")
        t.put(0, "table", "Blessing of the Gods")
        t.hand(0, "al1")
        t.begin(seat=0, phase=4).attack("r1").pick("und9")
        assert (t.where("und9") == "discard pile") is gone
        t = duel(cleric, "her5 with al3", hand=("al9",), rival_hand=("alUnd2", "al1"))
        t.put(0, "table", "Blessing of the Gods")
        t.play("al9").play("alUnd2")
        assert (t.where("alUnd2") == "discard pile") is gone and t.where("al3") == "attached"


def test_no_wall_holds_monsters_in_the_age_of_dreams() -> None:
    for attacker, held_off in (("mon9", False), ("her9", True)):
        t = duel(f"{attacker} with al3", "wiz5", hand=("al1",), rival_hand=("Wall of Iron", "al1"))
        t.put(0, "table", "Age of Dreams")
        t.play("Wall of Iron")
        assert (t.where(attacker) != "battle") is held_off
    assert immune(t.state, t.handle("wiz5"), t.handle("Wall of Iron")) is False


@pytest.mark.rule("SF-HOUR-01", "AMB-94")
def test_time_shifts_turn_day_and_night_round() -> None:
    wizard, night, day = "Par-Salian, Wizard of the White Robes", "DL/066", "DL/067"
    t = at_home(pool=(wizard,), hand=(night, day, "her2"), played_at="day")
    assert levels(t, wizard) == [10] and not t.can_play(night)
    t.play(day)
    assert levels(t, wizard) == [6] and t.where(day) == "table"
    t.play(night)
    assert levels(t, wizard) == [10] and not t.can_play(night)
    finish_turn(t)
    assert levels(t, wizard) == [10], "it lasts"
    t = at_home(pool=(wizard,), hand=(night, day, "her2"), played_at="night")
    assert levels(t, wizard) == [6] and not t.can_play(day)
    assert levels(t.play(night), wizard) == [10]


def test_the_antimagic_barrier_shuts_the_foes_magic_out() -> None:
    t = in_duel("Antimagic Barrier", "wiz5", "her15 with mi+3 Off", "wOff-3/4", "al1")
    assert t.totals() == (5, 15)
    assert immune(t.state, t.handle("wiz5"), t.handle("wOff-3/4"))
    assert not immune(t.state, t.handle("wiz5"), t.handle("al1", 1))


def test_moonlight_madness_weakens_an_opponent_by_night() -> None:
    t = at_home(pool=("wiz5",), hand=("Moonlight Madness", "her2"), played_at="day")
    assert not t.can_play("Moonlight Madness")
    t = Hall(played_at="night")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5")
    t.pool(1, "her9 with al3")
    t.hand(0, "Moonlight Madness", "her2")
    t.hand(1, "al4")
    t.begin(seat=0, phase=3).play("Moonlight Madness")
    assert levels(t, "wiz5", "her9") == [5, 7 + 1]
    finish_turn(t)
    assert levels(t, "her9") == [9 + 3], "there was no battle in this turn"
    assert t.where("Moonlight Madness") == "discard pile"


def test_the_transformed_wizard_is_a_hero_of_level_9_who_casts() -> None:
    t = at_table("Tenser's Transformation", "wiz5", **{"phase": 3})
    assert levels(t, "wiz5") == [9] and t.state.legal_actions()
    spare = at_home(pool=("wiz5",), hand=("wDef+3/4", "fist+3", "Tenser's Transformation", "her2"))
    spare.play("Tenser's Transformation")
    assert [may_use(spare.state, spare.handle("wiz5"), spare.handle(card)) for card in ("wDef+3/4", "fist+3")] == [
        True
    ] * 2
    finish_turn(t)
    assert levels(t, "wiz5") == [5]


def test_stone_water_holds_swimmers() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rCoast")
    t.pool(0, "wiz5", "swi5")
    t.pool(1, "swi9", "her9")
    t.hand(0, "Stone Water", "her2")
    t.begin(seat=0, phase=3).play("Stone Water")
    assert [may_defend(t.state, t.handle(name)) for name in ("swi9", "her9")] == [False, True]
    assert attackers_for(t.state, 0, t.handle("rCoast")) == [t.handle("wiz5"), t.handle("her2")]


def test_protection_from_draconians_strengthens_and_shields() -> None:
    spell = "Protection from Draconians"
    t = in_duel(spell, "cle5", "her15 with Aurak Draconians")
    assert t.totals() == (7, 19)
    assert in_duel(spell, "cle5", "her15 with al4").totals() == (5, 19)
    t = duel("cle9", "her3 with Aurak Draconians and al3", hand=(spell, "al9"), rival_hand=("al1",))
    t.play(spell).skip()
    assert t.where("her3") == "discard pile" and t.where("cle9") == "pool"


@pytest.mark.rule("SF-IMM-10")
def test_mishakal_insists_that_champions_can_be_struck() -> None:
    t = at_table("Mishakal's Insistence", "cle5", "immOffSp", "immItem", "immArt")
    for name, card, shut_out in (("immOffSp", "DLc/13", False), ("immItem", "mi+2", False), ("immArt", "art+4", True)):
        t.put(0, "hand", card)
        found = t.handle(name), t.handle("Takhisis's Abyssal Gateway" if card == "DLc/13" else card)
        assert immune(t.state, *found) is shut_out
    finish_turn(t)
    assert immune(t.state, t.handle("immOffSp"), t.handle("Takhisis's Abyssal Gateway"))


def test_peace_sends_an_attack_home() -> None:
    attacker = "her9 with mi+2 and art+4 and al3"
    t = duel(attacker, "cle5 with mi+1", hand=("al1",), rival_hand=("Peace", "al2"))
    t.play("Peace")
    assert [t.where(name) for name in ("her9", "cle5", "art+4", "mi+1")] == ["pool", "pool", "attached", "attached"]
    assert t.where("mi+2") == "discard pile" and t.where("al3") == "hand" and not t.is_razed("r1")
    assert not duel("cle5", "her9", hand=("Peace", "al1"), rival_hand=("al2",)).can_play("Peace")


def test_return_takes_back_what_others_have_of_the_deck() -> None:
    t = duel("her9 with al3 and mi+2", "cle5", hand=("al9",), rival_hand=("Return", "al1"))
    for name in ("al3", "mi+2"):
        t.state.owner[t.handle(name)] = 1
    t.play("Return")
    assert [t.where(name) for name in ("al3", "mi+2", "al9")] == ["draw pile", "draw pile", "hand"]


def hazy(choice: int) -> Hall:
    """P2 gives a round up by the Hazy Image; they choose what goes onto their pile."""
    t = duel("her15", "cle5 with al3 and mi+2", hand=("al1",), rival_hand=("Hazy Image", "al2"))
    t.play("Hazy Image")
    t.state.apply(t.state.legal_actions()[choice])
    return t


def test_the_hazy_image_puts_a_champion_or_an_ally_on_the_pile() -> None:
    t = hazy(0)
    assert t.where("cle5") == "draw pile" and t.state.pile(tb.DRAW_PILE, 1)[-1] == t.handle("cle5")
    t = hazy(1)
    assert t.where("al3") == "draw pile" and t.where("cle5") == "discard pile"


def test_morgain_leaves_allies_to_dragonlance_alone() -> None:
    for champion, barred in (("herDL5", False), ("her5", True)):
        t = duel(champion, "her15", hand=("Morgain, God of Disease, Strikes", "al1"), rival_hand=("al9",))
        t.put(0, "hand", "fist+3")
        t.play("Morgain, God of Disease, Strikes")
        assert is_banned(t.state, 0, t.handle(champion), t.handle("al1")) is barred
        assert is_banned(t.state, 1, t.handle("her15"), t.handle("al9"))
