"""Artifacts in play."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall, either_first

from spellhall.games.spellchain import table as tb


@pytest.mark.parametrize(
    ("chain", "hp"),
    [
        (["Mithril Sword"], (20, 16)),
        (["Repeating Crossbow"], (20, 17)),
        (["Gauntlets of the Condemned"], (18, 15)),
        (["Divine Hand Explosive", "Oren's Shield"], (20, 17)),
        (["Repeating Crossbow", "Decoy"], (20, 18)),
        (["Excalibur"], (20, 16)),
        (["Excalibur", "Shade Counter", "Mithril Sword"], (20, 11)),
        (["Atalanta's Arrow"], (20, 17)),
        (["Atalanta's Arrow", "Divine Intervention"], (20, 20)),
        (["Atalanta's Arrow", "Divine Intervention", "Atalanta's Bow"], (20, 14)),
        (["Dagger of Hassan", "Spell Shield"], (20, 17)),
        (["Boots of Speed"], (20, 19)),
        (["Mithril Sword", "Boots of Speed"], (19, 20)),
    ],
)
def test_artifacts_do_their_work(chain: list[str], hp: tuple[int, int]) -> None:
    assert either_first(chain) == [hp, hp]


def test_decoy_draws_a_negation_away_from_the_next_card() -> None:
    t = ChainHall().chain("Fireball", "Counter Spell", "Decoy")
    assert t.negated() == []
    assert t.hp == (20, 17)


def test_dagger_of_hassan_knows_its_master() -> None:
    t = ChainHall()
    t.summoned(0, "Summon: First Hassan")
    assert t.chain("Dagger of Hassan").hp == (20, 13)


def test_atalantas_arrow_finds_the_bow_in_the_zone() -> None:
    t = ChainHall()
    t.continuous(0, "Atalanta's Bow")
    assert t.chain("Atalanta's Arrow", "Divine Intervention").hp == (20, 14)


def test_swords_of_endolumin_let_no_hit_deal_more_than_three() -> None:
    t = ChainHall()
    t.continuous(1, "Swords of Endolumin")
    assert t.chain("Divine Hand Explosive").hp == (20, 17)
    assert ChainHall().chain("Mithril Sword", "Swords of Endolumin").hp == (20, 20)


def test_cursed_collar_takes_its_toll_of_two_attackers_a_chain() -> None:
    t = ChainHall()
    t.continuous(1, "Cursed Collar of Modeng")
    assert t.chain("Fireball", "Densify Mana", "Fireball", "Densify Mana", "Fireball").hp == (18, 11)


def test_enchanted_armour_blocks_at_once_and_at_the_start_of_each_chain() -> None:
    t = ChainHall().chain("Mithril Sword", "Enchanted Armour")
    assert t.hp == (20, 19)
    assert t.column(1, tb.BLOCK) == 1


def test_boots_of_speed_call_the_next_own_card_at_once() -> None:
    t = ChainHall().chain("Mithril Sword", "Fireball", "Boots of Speed")
    assert t.order() == ["Boots of Speed", "Mithril Sword", "Fireball"]
    assert t.hp == (20, 15)


def test_nothing_ignores_or_removes_block_behind_the_shield_of_the_unbreakable() -> None:
    assert ChainHall().chain("Dragon Lightning", "Shield of the Unbreakable").hp == (20, 19)
    assert ChainHall().chain("Shield Break", "Shield of the Unbreakable").hp == (20, 20)


def test_echobasin_repeats_the_last_card_or_blocks() -> None:
    assert ChainHall().chain("Echobasin", "Densify Mana", "Fireball").hp == (20, 14)
    assert ChainHall().chain("Mithril Sword", "Echobasin").hp == (20, 19)


def test_pandoras_box_holds_one_of_five_things() -> None:
    seen = {ChainHall(seed=seed).health(10, 20).chain("Pandora's Box").hp for seed in range(40)}
    assert seen == {(7, 20), (14, 20), (10, 15), (10, 13), (10, 10)}


def test_necronomicon_reads_a_spell_from_the_own_discard_pile() -> None:
    t = ChainHall()
    t.put(0, "discard pile", "Fireball", "Monsoon", "Summon: Yggdrasil", "Tsunami", "Hailstorm", "Mithril Sword")
    t.chain("Necronomicon")
    assert t.options() == ["Fireball", "Hailstorm"]
    assert t.pick("Fireball").hp == (20, 17)


def test_esopheles_amulet_saves_one_spell_a_chain() -> None:
    t = ChainHall().health(10, 20)
    t.chain("Fireball", "Counter Spell", "Fireball", "Counter Spell", "Esopheles' Amulet")
    assert t.negated() == ["Fireball"]
    assert t.hp == (12, 17)


def test_amulet_of_healing_heals_now_and_at_the_end_of_each_chain() -> None:
    assert ChainHall().health(10, 20).chain("Amulet of Healing").hp == (13, 20)
