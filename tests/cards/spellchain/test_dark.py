"""Dark and poisonous cards in play."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import table as tb


@pytest.mark.parametrize(
    ("chain", "hp", "poison"),
    [
        (["Toxic Wave"], (20, 18), 1),
        (["Toxic Wave", "Densify Mana", "Toxic Wave"], (20, 15), 2),
        (["Spread Toxic Plague"], (20, 17), 1),
        (["Spread Toxic Plague", "Densify Mana", "Toxic Wave"], (20, 14), 3),
        (["Fester"], (20, 17), 1),
        (["Fester", "Densify Mana", "Toxic Wave"], (20, 16), 2),
        (["Summon: Pestilent Zombie"], (20, 18), 1),
        (["Summon: Beelzebub"], (20, 16), 2),
    ],
)
def test_poison_eats_at_the_end_of_the_chain_and_halves(chain: list[str], hp: tuple[int, int], poison: int) -> None:
    t = ChainHall().chain(*chain)
    assert t.hp == hp
    assert t.column(1, tb.POISON) == poison


def test_fester_adds_at_most_five() -> None:
    t = ChainHall().set(1, tb.POISON, 5).chain("Fester")
    assert t.hp == (20, 10)
    t = ChainHall().set(1, tb.POISON, 4).chain("Fester")
    assert t.hp == (20, 12)


def test_toxic_recourse_poisons_who_gets_through_its_block() -> None:
    assert ChainHall().chain("Hailstorm", "Toxic Recourse").hp == (19, 19)


def test_toxic_recourse_poisons_three_times_at_most() -> None:
    t = ChainHall().chain("Hailstorm", "Toxic Recourse", "Pyromancer's Mastery", "Densify Mana", "Repeating Crossbow")
    assert t.hp == (19, 16)
    t = ChainHall()
    t.continuous(0, "Shield of the Unbreakable")
    t.chain("Meteor Shower", "Densify Mana", "Repeating Crossbow", "Toxic Recourse")
    assert t.hp == (16, 14)


def test_rip_disease_turns_all_poison_into_damage_and_healing() -> None:
    t = ChainHall().health(10, 20).set(0, tb.POISON, 2).set(1, tb.POISON, 3).chain("Rip Disease")
    assert t.hp == (12, 14)
    assert t.column(0, tb.POISON) == t.column(1, tb.POISON) == 0


def test_rip_disease_deals_at_most_eight_and_nothing_without_poison() -> None:
    assert ChainHall().set(1, tb.POISON, 6).chain("Rip Disease").hp == (20, 12)
    t = ChainHall()
    t.summoned(0, "Summon: First Hassan")
    assert t.chain("Rip Disease").hp == (20, 20)


def test_siphon_drains() -> None:
    assert ChainHall().health(10, 20).chain("Siphon").hp == (12, 18)


def test_bring_forth_darkness_strengthens_dark_cards_and_spoils_healing() -> None:
    assert ChainHall().chain("Siphon", "Rejuvenate", "Bring Forth Darkness").hp == (20, 16)


def test_first_hassan_sharpens_the_first_hit_of_the_chain() -> None:
    assert ChainHall().chain("Hailstorm", "Spell Shield", "Summon: First Hassan").hp == (20, 17)


def test_beatrix_wants_two_spells_and_counts_herself() -> None:
    assert ChainHall().chain("Summon: Beatrix, Witch of Calamity").hp == (20, 20)
    assert ChainHall().chain("Summon: Beatrix, Witch of Calamity", "Densify Mana", "Rejuvenate").hp == (20, 18)


def test_king_of_desecration_counts_the_dark_cards_of_the_chain() -> None:
    assert ChainHall().chain("Summon: King of Desecration", "Densify Mana", "Siphon").hp == (20, 16)
    t = ChainHall()
    t.summoned(0, "Summon: King of Desecration")
    assert t.chain("Rejuvenate").hp == (20, 20)
