"""Cleric spells of the 4th edition, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.attacks import attackable_realms, attackers_for, may_defend
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use
from spellhall.games.spellfire.words.turn.hands import pile_is_hidden


def at_prayer(spell: str, *pool: str, **more: object) -> Hall:
    """P1 acts in their phase 3 with a spell, a champion to play after it, and some champions in their pool."""
    return at_home(hand=(spell, "her1"), pool=pool or ("cle5",), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("caster", "bonus"), [("cle5", 4), ("cle8", 6), ("cle9", 8)])
def test_sticks_to_snakes_grows_with_its_caster(caster: str, bonus: int) -> None:
    t = duel(caster, "her15 with al5", hand=("Sticks to Snakes", "al1"), rival_hand=("al3",))
    before = t.totals()[0]
    t.play("Sticks to Snakes")
    assert t.totals()[0] == before + bonus


def test_sanctuary_saves_a_cleric_who_loses() -> None:
    t = duel("cle5", "mon9", hand=("Sanctuary", "al1"))
    t.play("Sanctuary")
    assert t.where("cle5") == t.where("mon9") == "pool" and t.hand_size(1) == 0 and not t.is_razed("r1")


def test_wind_walk_carries_a_champion_past_the_front_for_one_battle() -> None:
    t = at_prayer("Wind Walk", "cle5", "her5")
    t.formation(1, B="r1")
    t.play("Wind Walk")
    assert attackers_for(t.state, 0, t.handle("r1")) == [t.handle("cle5")]
    finish_turn(t)
    assert not has_trait(t.state, t.handle("cle5"), "flyer") and t.where("Wind Walk") == "discard pile"


@pytest.mark.parametrize(("answered", "user"), [("wDef+3/4", "wiz5"), ("bloodDef+3", "reg5"), ("psyDef+3", "psi5")])
def test_dispel_cancels_spells_blood_abilities_and_psionic_powers(answered: str, user: str) -> None:
    t = duel(user, "mon9", hand=(answered, "al1"), rival_hand=("Dispel",))
    t.pool(1, "cle5")
    t.play(answered).play("Dispel")
    assert t.totals() == (5, 9) and t.where(answered) == "discard pile"


def test_dispel_ends_what_lies_there() -> None:
    t = at_prayer("Dispel", "cle5", "reg5 with Bloodform")
    t.play("Dispel")
    assert t.where("Bloodform") == "discard pile"


def test_raise_dead_returns_a_champion_to_the_hand() -> None:
    t = at_prayer("Raise Dead")
    t.put(0, "discard pile", "her5", "her6")
    t.play("Raise Dead").pick("her6")
    assert t.where("her6") == "hand"


def test_creeping_doom_razes_a_realm_without_a_holding() -> None:
    t = at_prayer("Creeping Doom")
    t.formation(1, B="r1 with h1")
    t.play("Creeping Doom")
    assert not t.can_pick("r1")
    t.pick("r8")
    assert t.is_razed("r8")


def test_earthquake_buries_the_battle_and_costs_each_player_a_realm_or_a_holding() -> None:
    t = duel("cle5 with mi+2", "mon9 with al2", realm="r1 with h1", hand=("Earthquake", "al1"))
    t.play("Earthquake").pick("h1")
    assert all(t.where(name) == "discard pile" for name in ("cle5", "mi+2", "mon9", "al2", "h1", "Earthquake"))
    assert t.is_razed("r9") and not t.is_razed("r1")


def test_shadow_engines_discard_a_holding_of_an_opponent() -> None:
    t = at_prayer("Shadow Engines")
    t.formation(1, B="r1 with h1")
    t.play("Shadow Engines")
    assert t.where("h1") == "discard pile"


def test_faith_magic_zone_bans_wizard_spells() -> None:
    t = at_prayer("Faith-Magic Zone", "cle5", "wiz5")
    t.hand(0, "wDef+3/4", "cDef+3/4")
    t.play("Faith-Magic Zone")
    assert not may_use(t.state, t.handle("wiz5"), t.handle("wDef+3/4"))
    assert may_use(t.state, t.handle("cle5"), t.handle("cDef+3/4"))


def test_ward_of_sleep_sends_a_dead_champion_to_the_abyss() -> None:
    t = at_prayer("Ward of Sleep")
    t.put(1, "discard pile", "mon5")
    t.play("Ward of Sleep")
    assert t.where("mon5") == "abyss"


def test_ward_of_erebus_sends_clerics_to_limbo_instead() -> None:
    t = at_prayer("Ward of Erebus", "cle5", "cle3", "wiz5")
    t.hand(0, "Black Tentacles")
    t.play("Ward of Erebus").pick("cle5").play("Black Tentacles")
    assert t.where("cle3") == "limbo"
    finish_turn(finish_turn(finish_turn(t)))
    assert t.where("cle3") == "pool"


def test_ward_of_laocoon_dulls_dragons_and_swimmers() -> None:
    t = at_prayer("Ward of Laocoon", "cle5", "herDragon5", "swi5")
    t.play("Ward of Laocoon")
    assert [is_silenced(t.state, t.handle(name)) for name in ("cle5", "herDragon5", "swi5")] == [False, True, True]


@pytest.mark.parametrize(("place", "goal"), [("limbo", "pool"), ("abyss", "discard pile")])
def test_ward_of_freedom_recalls_a_champion(place: str, goal: str) -> None:
    t = at_prayer("Ward of Freedom", abyss_return="by_card")
    t.put(1, place, "mon5")
    t.play("Ward of Freedom")
    assert t.where("mon5") == goal


def test_ward_of_freedom_brings_back_what_a_champion_kept_in_limbo() -> None:
    t = at_home(
        hand=("Ward of Freedom", "Foreign Wars", "her1"),
        pool=("cle5", "her5 with mi+2"),
        limbo_attachments="keep_if_outside_combat",
    )
    t.play("Foreign Wars").play("Ward of Freedom")
    assert t.where("her5") == "pool" and t.where("mi+2") == "attached"


def test_ward_of_ironguarding_hides_the_pile() -> None:
    t = at_prayer("Ward of Ironguarding")
    t.play("Ward of Ironguarding")
    assert pile_is_hidden(t.state, 0) and not pile_is_hidden(t.state, 1)


def test_ward_of_ruin_discards_realms_that_fall_in_battle() -> None:
    t = at_prayer("Ward of Ruin", "cle5", "her5")
    t.play("Ward of Ruin").skip_to_phase(4).attack("r8").pick("her5")
    assert t.where("r8") == "discard pile"


def test_ward_of_ruin_spares_realms_that_a_spell_razes() -> None:
    t = at_prayer("Ward of Ruin")
    t.hand(0, "Creeping Doom")
    t.play("Ward of Ruin").play("Creeping Doom").pick("r8")
    assert t.where("r8") == "formation" and t.is_razed("r8")


def test_ward_of_the_erinyes_forbids_rule_cards_and_punishes_their_owner() -> None:
    t = at_prayer("Ward of the Erinyes")
    t.put(1, "table", "keep6")
    t.pool(1, "mon5")
    t.hand(1, "keep10")
    t.play("Ward of the Erinyes")
    assert t.seat == 1 and t.can_pick("r8")
    t.pick("mon5")
    assert t.where("mon5") == "discard pile" and is_banned(t.state, 1, -1, t.handle("keep10"))


def test_animal_friendship_gives_an_ally_for_good() -> None:
    t = duel("cle5", "mon9", hand=("Animal Friendship", "al2", "al1"), rival_hand=("al1",))
    t.play("Animal Friendship")
    assert t.totals() == (5 + 3, 9)
    t.play("al2").skip()
    assert t.where("cle5") == "pool" and t.where("Animal Friendship") == "attached"


def test_shillelagh_is_a_weapon_of_half_the_base_level_for_a_time() -> None:
    t = duel("cle5", "mon9", hand=("Shillelagh", "al3", "al1"), rival_hand=("al1",))
    t.play("Shillelagh")
    assert t.totals() == (5 + 2, 9)
    t.play("al3").skip()
    assert t.where("Shillelagh") == "table"


def test_enthrall_holds_a_whole_pool_and_its_own_player() -> None:
    t = at_prayer("Enthrall", "cle5", "her5")
    t.pool(1, "mon5")
    t.play("Enthrall").say("seat 1")
    assert not may_defend(t.state, t.handle("mon5")) and attackable_realms(t.state, 0) == []
    finish_turn(t)
    assert attackable_realms(t.state, 1) == []
    finish_turn(t)
    assert attackable_realms(t.state, 0) and attackable_realms(t.state, 1)


def test_locate_object_puts_an_item_on_top_of_the_pile() -> None:
    t = at_prayer("Locate Object")
    t.pile(0, "al1", "mi+2", "al2", "al3")
    t.play("Locate Object").pick("mi+2")
    pile = t.state.pile(tb.DRAW_PILE, 0)
    assert t.state.definition(pile[-1]).name == "mi+2" and len(pile) == 4


def test_negative_plane_protection_lasts_until_a_battle_with_the_undead() -> None:
    t = duel("cle5", "mon9", hand=("Negative Plane Protection", "al3", "al1"), rival_hand=("al1",))
    t.pool(1, "und5")
    t.play("Negative Plane Protection").play("al3").skip()
    assert t.where("Negative Plane Protection") == "attached"
    cleric = t.handle("cle5")
    assert immune(t.state, cleric, t.handle("und5")) and not immune(t.state, cleric, t.handle("mon9"))
    t = duel("cle5 with Negative Plane Protection", "und5", rival_hand=("al1",))
    t.skip()
    assert t.where("cle5") == "pool" and t.where("Negative Plane Protection") == "discard pile"


def test_rengarth_oracle_arranges_the_next_six_cards() -> None:
    t = at_prayer("Rengarth Oracle")
    t.pile(0, "al1", "al2", "al3", "al4", "al5", "al6", "al7")
    t.play("Rengarth Oracle")
    assert not t.can_pick("al7")
    t.pick("al6").pick("al5").pick("al4").pick("al3").pick("al2")
    top = [t.state.definition(card).name for card in reversed(t.state.pile(tb.DRAW_PILE, 0))]
    assert top == ["al6", "al5", "al4", "al3", "al2", "al1", "al7"]
    assert t.where("Rengarth Oracle") == "abyss"
