"""Realms and holdings of Dragonlance, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from sieges import camp, siege


@pytest.mark.parametrize(
    ("place", "attacker", "defender", "totals"),
    [
        ("Silvanesti", "her15", "herDrow5 with alElf3", (15, 7 + 5)),
        ("Silvanesti", "her15", "her5 with al3", (15, 5 + 3)),
        ("Goodland", "her15", "kender5 with al3", (15, 7 + 3)),
        ("Goodland", "her15", "gnome5", (15, 7)),
        ("Goodland", "her15", "dwarf5", (15, 5)),
        ("Sancrist", "her15", "herDL5", (15, 7)),
        ("Sancrist", "her15", "her5", (15, 5)),
        ("Northern Ergoth", "her15", "cle5", (15, 8)),
        ("Northern Ergoth", "her15", "her5", (15, 5)),
        ("Southern Ergoth", "herDrow5 with alElf3", "her5", (3 + 1, 5)),
        ("Southern Ergoth", "her5 with al3", "her9", (5 + 3, 9)),
        ("Plains of Dust", "her15 with al3", "her5", (13 + 3, 5)),
        ("Thorin", "her15", "Flint Fireforge with Gully Dwarves", (15, 5 + 7)),
        ("Thorin", "Flint Fireforge with Gully Dwarves", "her9", (1 + 3, 9)),
        ("rDL with The Lost Citadel", "her15", "wiz5", (15, 7)),
        ("rDL with The Lost Citadel", "wiz5", "her9", (3, 9)),
        ("Nordmaar", "her15", "her5", (15, 5)),
        ("Cristyne", "Maquesta Kar-Thon", "her9", (7, 9)),
    ],
)
def test_levels_change_where_they_fight(place: str, attacker: str, defender: str, totals: tuple[int, int]) -> None:
    assert siege(place, attacker, defender, bluelines="on").totals() == totals


def test_khur_defends_itself_as_a_hero_of_level_4() -> None:
    assert siege("Khur", "her9", "Khur").totals() == (9, 4)


@pytest.mark.parametrize(
    ("place", "stopped", "let_in"),
    [
        ("Spine of Taladas", "her5", "fly9"),
        ("Spine of Taladas", "ear5", "swi5"),
        ("Isle of Selasia", "her5", "fly9"),
        ("Isle of Selasia", "ear5", "swi5"),
        ("rDL with Shoikan Grove", "her5", "fly9"),
        ("rDL with Shoikan Grove", "swi5", "ear5"),
        ("rDL with Inn of the Last Home", "monDragon5", "mon5"),
        ("rDL with Inn of the Last Home", "herDragon5", "her5"),
        ("rDL with Tower of Wayreth", "wiz5", "her5"),
    ],
)
def test_some_champions_cannot_attack_there(place: str, stopped: str, let_in: str) -> None:
    realm = place.split(" with ")[0]
    assert not camp(place, stopped).can_attack(realm)
    assert camp(place, let_in).can_attack(realm)


def wayreth(**realms: str) -> Hall:
    """P1 begins their turn with the Tower of Wayreth on a realm of theirs."""
    t = Hall()
    t.formation(0, A="rDL with Tower of Wayreth", **realms)
    t.formation(1, A="r1")
    t.pool(1, "her5")
    t.hand(0, "her2")
    return t.begin(seat=1, phase=5).skip_to(seat=0, turns=1)


def test_the_tower_of_wayreth_moves_every_turn_or_goes() -> None:
    t = wayreth(B="Nordmaar", C="r2", D="Cristyne with Shoikan Grove", E="Khur")
    assert [t.can_pick(realm) for realm in ("Nordmaar", "r2", "Cristyne", "Khur")] == [True, False, False, True]
    t.pick("Nordmaar")
    assert t.state.host[t.handle("Tower of Wayreth")] == t.handle("Nordmaar")
    t = wayreth(B="Nordmaar").skip()
    assert t.where("Tower of Wayreth") == "discard pile"
    t = wayreth(B="r2", C="Cristyne with Shoikan Grove")
    assert t.where("Tower of Wayreth") == "discard pile", "no realm of its world is free"


def test_dwarves_who_fall_at_the_altar_go_back_into_the_pile() -> None:
    place = "rDL with Altar of Mishakal"
    t = siege(place, "dwarf5 with Gully Dwarves and al4", "her15")
    t.skip()
    assert [t.where(name) for name in ("dwarf5", "Gully Dwarves", "al4")] == ["draw pile", "draw pile", "discard pile"]
    t = siege(place, "her15", "dwarf5 with al4")
    t.skip()
    assert [t.where(name) for name in ("dwarf5", "al4")] == ["draw pile", "discard pile"]
    t = siege(place, "her5 with Gully Dwarves", "dwarf5 with al9")
    t.skip()
    assert [t.where(name) for name in ("her5", "Gully Dwarves", "dwarf5")] == ["discard pile", "draw pile", "pool"]
