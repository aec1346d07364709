"""A card that never changes anything is a fault of its definition, and nothing else would tell."""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

import pytest
from blank_twins import does_something
from fixture_cards import KEYS

from spellhall.games.spellfire.card import REGISTER

POSITIONS = 200
"""How many positions a card has to show what it does; most need a few."""
RARE = (
    "2nd/088",  # Triceratops
    "2nd/190",  # Hell Hound
    "2nd/209",  # Arms of Veluna
    "2nd/341",  # Sleep
    "2nd/343",  # Fly
    "2nd/415",  # Map to a Mercenary Army
    "3rd/054",  # War Party
    "3rd/065",  # Pteranadon
    "3rd/066",  # Gorgosaurus
    "3rd/146",  # Ancient Arms of Furyondy
    "3rd/163",  # Tysiln San
    "3rd/187",  # Nenioc
    "3rd/264",  # Herminard
    "3rd/297",  # Foucault
    "3rd/308",  # Gith
    "3rd/328",  # Marauder
    "3rd/347",  # Improved Phantasmal Force
    "3rd/349",  # Cure Light Wounds
    "3rd/350",  # Cure Serious Wounds
    "3rd/368",  # Protection from Lightning
    "3rd/369",  # Silence
    "4th/056",  # Estwilde
    "4th/082",  # Fortification: Rampart
    "4th/102",  # The Thorn Throne
    "4th/105",  # Boeruine Trading Guild
    "4th/107",  # Straits of Aerele Shipping
    "4th/111",  # Barter
    "4th/115",  # Treasure Vault
    "4th/143",  # Land Ho!
    "4th/218",  # Skeletal Minion
    "4th/226",  # Stug
    "4th/233",  # Marauder
    "4th/291",  # Migrane
    "4th/293",  # Larn
    "4th/295",  # Shayla
    "4th/296",  # Ssilcroth
    "4th/297",  # Rumples
    "4th/306",  # Aquamarina
    "4th/308",  # Ettin
    "4th/316",  # Borin Moradinson
    "4th/323",  # Malaruat
    "4th/331",  # Kit'Kit'Kin
    "4th/338",  # Jarek Halvs
    "4th/348",  # Cidre Bint Corina
    "4th/363",  # Fireball
    "4th/425",  # Superior Invisibility
    "4th/431",  # Metamorphosis
    "4th/443",  # Fear
    "4th/445",  # Resistance
    "4th/447",  # Charm Aura
    "AR/050",  # Ariel Anjelique
    "DL/023",  # Tika Waylan Majere
    "DL/079",  # Protection from Draconians
    "DL/087",  # Return
    "DR/011",  # Dark Depths
    "FR/072",  # Orcs of Dragonspear
    "FR/077",  # Samurai
    "FR/085",  # Erixitl
    "FR/086",  # Fzoul Chembryl
    "FR/087",  # Young Robyn
    "NS/002",  # The Bandit Kingdoms
    "NS/064",  # Concealed Weapon
    "NS/085",  # Alarm
    "RL/047",  # Shades
    "RL/071",  # Kargat Vampire
    "RR/019",  # Keep on the Borderlands
    "UD/010",  # The Burning Cavern
    "UD/016",  # Echoes from the Deep
    "UD/018",  # The Dread Chamber
    "UD/086",  # Gibbering Mouther
)
"""Cards that a position at random hardly ever gives anything to do: each has a test of its own."""
COMMON = [key for key, card in REGISTER.items() if card.abilities and card.edition != "test" and key not in RARE]
LATE = (
    "3rd/302",  # Verrasi
    "4th/025",  # Ull
    "4th/035",  # Celik
    "4th/211",  # Hornhead Saurial
)
"""Cards that need so many positions that they take seconds: they are left to the slow test of all cards."""
SAMPLE = [key for key in COMMON if crc32(key.encode()) % 29 == 0 and key not in LATE]
"""About one in 29, the same ones when further sets come."""


def test_what_lots_do_not_show_is_shown_by_a_test() -> None:
    folder = Path(__file__).resolve().parents[1]
    paths = [path for part in ("cards", "rules") for path in folder.glob(f"{part}/spellfire/**/*.py")]
    told = "".join(path.read_text(encoding="utf-8") for path in paths)
    untold = [key for key in RARE if REGISTER[key].name not in told and key not in told]
    assert untold == []


@pytest.mark.parametrize("name", ["idle5", "evIdle"])
def test_a_card_that_does_nothing_is_found(name: str) -> None:
    assert not does_something(KEYS[name], 20)


@pytest.mark.parametrize("key", SAMPLE)
def test_some_cards_change_something(key: str) -> None:
    assert does_something(key, POSITIONS), REGISTER[key].name


@pytest.mark.slow
@pytest.mark.parametrize("key", COMMON)
def test_every_card_changes_something(key: str) -> None:
    assert does_something(key, POSITIONS), REGISTER[key].name
