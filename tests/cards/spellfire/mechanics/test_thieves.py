"""Thieves, thief skills and dungeon cards."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel

from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.telling.card_text import text_of


def test_artemis_is_stronger_as_long_as_no_ally_stands_against_him() -> None:
    t = duel("Artemis Entreri", "mon9", rival_hand=("al5", "al1"), hand=("al1",))
    assert t.totals() == (13, 9)
    t.play("al5")
    assert t.totals() == (8, 14)


def test_daryths_gloves_help_with_every_thief_skill() -> None:
    t = duel("Daryth of Calimshan", "mon9", hand=("thiefDef+3", "al1"))
    t.play("thiefDef+3")
    assert t.totals() == (8, 9)


@pytest.mark.parametrize(("opponent", "level"), [("her3", 8), ("mon9", 4)])
def test_phostrek_rises_against_all_but_monsters(opponent: str, level: int) -> None:
    assert duel("Phostrek", opponent, hand=("al1",), rival_hand=("al1",)).totals()[0] == level


def test_phostrek_uses_psionic_powers() -> None:
    assert duel("Phostrek", "mon9", hand=("psyDef+3",)).can_play("psyDef+3")


def test_kelda_hunts_heroes() -> None:
    assert duel("Kelda Auslawsen", "her9", hand=("al1",)).totals() == (8, 9)


def test_backstab_doubles_the_base_level_for_the_round() -> None:
    t = duel("thi5", "mon9", hand=("Backstab",), rival_hand=("al1",))
    t.play("Backstab")
    assert t.totals() == (10, 9)


def test_who_hides_in_shadows_is_back_in_the_pool_and_the_battle_is_over() -> None:
    t = duel("thi5", "mon9", hand=("Hide in Shadows",))
    t.play("Hide in Shadows")
    assert t.where("thi5") == "pool"
    assert not t.is_razed("r1")


def test_who_hides_in_shadows_is_told_that_he_loses_the_round() -> None:
    assert "The user loses the round and returns to its pool." in text_of(REGISTER["NS/059"])


def test_a_concealed_weapon_ends_unarmed_combat_for_the_round() -> None:
    t = duel("thi5", "her7", hand=("Concealed Weapon",), rival_hand=("fist+3", "al1"), hero_unarmed="icon")
    t.play("Concealed Weapon")
    assert t.totals() == (9, 7)
    assert not t.can_play("fist+3")
    assert t.can_play("al1")


def test_the_song_guards_all_realms_of_its_player() -> None:
    t = Hall()
    t.put(1, "table", "Song of the Dragonlance")
    t.formation(0, A="r2")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.begin(seat=0, phase=4)
    assert not t.can_attack("r1")


def test_the_dwarven_king_strengthens_dwarves_and_shields_them_from_events() -> None:
    t = Hall()
    t.put(0, "table", "Return of the Dwarven King")
    t.formation(0, A="r2")
    champion = t.pool(0, "Borin Moradinson")[0]
    t.begin(seat=0, phase=2)
    assert t.state.explain(champion, "level")[-1] == ("Return of the Dwarven King", 3)


def test_the_savage_land_doubles_psionic_powers_of_its_world() -> None:
    t = Hall()
    t.put(0, "table", "Powers from the Savage Land")
    t.formation(0, A="r2")
    t.formation(1, A="r1")
    t.pool(0, "Talcon")
    t.pool(1, "mon9")
    t.hand(0, "psyDef+3")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("mon9")
    t.play("psyDef+3")
    assert t.totals()[0] == 10
