"""Clerics of the later sets, avatars among them."""

from __future__ import annotations

from copy import copy

import pytest
from hall import Hall, key_of
from positions import at_home, fight

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.plays.permits import may_use


def immune_to(t: Hall, name: str, to: str) -> bool:
    return immune(t.state, t.handle(name), t.handle(to))


def uses(t: Hall, champion: str, card: str) -> bool:
    t.put(0, "hand", card)
    return may_use(t.state, t.handle(champion), t.handle(card))


@pytest.mark.parametrize(
    ("champion", "realm", "level"),
    [
        ("Erixitl", "Maztica", 6 + 4),
        ("Erixitl", "r1", 6),
        ("Young Robyn", "r1 with Moonwell", 6 + 5),
        ("Young Robyn", "r1 with h1", 6),
    ],
)
def test_some_clerics_are_stronger_at_home(champion: str, realm: str, level: int) -> None:
    assert fight("fly9 with art+4", champion, realm=realm).totals()[1] == level


@pytest.mark.parametrize(("name", "level"), [("Cyric", 10), ("Cyric, Prince of Lies", 10), ("Cyrica", 6)])
def test_fzoul_serves_cyric(name: str, level: int) -> None:
    t = fight("Fzoul Chembryl", "her15")
    face = t.game.faces[key_of("her2")]
    t.game.catalogue[face] = copy(t.game.catalogue[face])
    t.game.catalogue[face].name = name
    t.pool(1, "her2")
    assert t.totals()[0] == level


def test_klik_kacha_destroys_an_item_anywhere_when_defending() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her9 with mi+1", "her2 with mi+2")
    t.pool(1, "AR/077")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her9").pick("AR/077").yes().pick("mi+2")
    assert t.where("mi+2") == "discard pile" and t.where("mi+1") == "attached"


def test_klik_kacha_does_nothing_when_attacking() -> None:
    t = fight("AR/077", "her15 with mi+2")
    assert t.seat == 0 and t.can_play("al1")


def test_erital_slips_away_from_a_round_but_loses_what_she_bears() -> None:
    t = fight("her9", "Erital Kaan-Ipzirel with mi+1")
    t.use("Erital Kaan-Ipzirel")
    assert t.where("Erital Kaan-Ipzirel") == "pool" and t.where("mi+1") == "discard pile"
    assert not t.is_razed("r1")


def test_yagno_puts_two_cards_of_an_opponent_back_on_their_pile() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Yagno Petrovna")
    t.pool(1, "her15")
    t.put(1, "discard pile", "al2", "al3", "al4")
    t.hand(0, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her15").yes().pick("al2").pick("al4")
    assert sorted(t.names(1, "draw pile")[-2:]) == ["al2", "al4"] and t.where("al3") == "discard pile"


@pytest.mark.parametrize(
    "avatar",
    [
        "Icedawn, Avatar of Auril",
        "Nightsinger, Avatar of Shar",
        "Bonemaster, Avatar of Nerull",
        "Lady of Fate, Avatar of Istus",
        "Sirrion, Avatar",
        "Kiri, Avatar of Kiri-Jolith",
    ],
)
def test_some_avatars_cost_a_cleric_and_suffer_no_other_avatar(avatar: str) -> None:
    t = at_home(pool=("her5",), hand=(avatar, "her2"))
    assert not t.can_play(avatar)
    t = at_home(pool=("cle1", "her5"), hand=(avatar, "her2"))
    t.play(avatar)
    assert t.where("cle1") == "discard pile" and t.where(avatar) == "pool"
    t = at_home(pool=("cle1", "avatar9"), hand=(avatar, "her2"))
    assert not t.can_play(avatar)


@pytest.mark.parametrize(
    ("pool", "realm", "playable"),
    [("wizGH5", "rGH", True), ("wizGH5", "r1", False), ("wiz5", "rGH", False)],
)
def test_the_uncaring_costs_a_wizard_and_a_realm_of_greyhawk(pool: str, realm: str, playable: bool) -> None:
    t = Hall()
    t.formation(0, A="r9", B=realm)
    t.formation(1, A="r8")
    t.pool(0, pool)
    t.hand(0, "The Uncaring, Avatar of Boccob", "her2")
    t.begin(seat=0, phase=3)
    assert t.can_play("The Uncaring, Avatar of Boccob") is playable
    if playable:
        t.play("The Uncaring, Avatar of Boccob")
        assert t.where("wizGH5") == t.where("rGH") == "discard pile"
        assert uses(t, "The Uncaring, Avatar of Boccob", "wDef+3/4")


def test_the_uncaring_sweeps_up_a_ruin_of_greyhawk_each_turn() -> None:
    t = Hall()
    t.formation(0, A="r9", B="r2 razed")
    t.formation(1, A="r8", B="rGH razed")
    t.pool(0, "The Uncaring, Avatar of Boccob")
    t.begin(seat=1, phase=6)
    t.skip_to(seat=0, turns=1).yes()
    assert t.where("rGH") == "discard pile" and t.where("r2") == "formation"


@pytest.mark.parametrize(
    ("champion", "subject", "covered", "open_to"),
    [
        ("Erital Kaan-Ipzirel", "", "wOff-3/4 cOff-3/4 mi+3_Off", "psyOff-3 mi+2"),
        ("Icedawn, Avatar of Auril", "", "evRuin evGift cOff-3/4 Wall_of_Iron", "wOff-3/4 mi+3_Off"),
        ("Sirrion, Avatar", "", "wOff-3/4 cOff-3/4", "psyOff-3"),
        ("Bonemaster, Avatar of Nerull", "", "wOff-3/4 mi+3_Off art+4 evRuin", "psyOff-3"),
        ("Bonemaster, Avatar of Nerull", "und5", "wOff-3/4 mi+3_Off art+4 evRuin", "psyOff-3"),
        ("Bonemaster, Avatar of Nerull", "her2", "", "wOff-3/4 mi+3_Off evRuin"),
        ("Baldar Dwellardon", "", "wOff-3/4 cOff-3/4", "psyOff-3 mi+3_Off"),
        ("Nemon Hotep", "", "wOff-3/4 cOff-3/4", "fire+3/4 psyOff-3"),
    ],
)
def test_some_clerics_are_immune_or_make_others_so(champion: str, subject: str, covered: str, open_to: str) -> None:
    t = fight("her15 with mi+3 Off and art+4", champion)
    t.pool(1, "und5", "her2")
    safe = [name.replace("_", " ") for name in covered.split()]
    unsafe = [name.replace("_", " ") for name in open_to.split()]
    t.put(0, "hand", *(name for name in (*safe, *unsafe) if name not in ("mi+3 Off", "art+4")))
    assert [name for name in safe if not immune_to(t, subject or champion, name)] == []
    assert [name for name in unsafe if immune_to(t, subject or champion, name)] == []


@pytest.mark.parametrize("dark", [True, False])
def test_the_nightsinger_may_halve_the_other_side_with_darkness(dark: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Nightsinger, Avatar of Shar")
    t.pool(1, "her9")
    t.hand(0, "al1")
    t.hand(1, "al5", "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her9")
    t.yes() if dark else t.skip()
    t.play("al5")
    assert t.totals() == (13, 4 + 2 if dark else 9 + 5)


def test_the_lady_of_fate_discards_two_cards_of_an_opponent_before_combat() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Lady of Fate, Avatar of Istus")
    t.pool(1, "her9")
    t.hand(1, "al5", "al1", "al7")
    t.begin(seat=0, phase=4).attack("r1").pick("her9").yes().pick("al5").pick("al7")
    assert t.hand_size(1) == 1 and t.where("al1") == "hand"


def test_sirrion_melts_items_and_artifacts_old_and_new() -> None:
    t = fight("Sirrion, Avatar", "her9 with mi+2 and art+4", rival_hand=("mi+1", "al2"))
    assert t.where("mi+2") == t.where("art+4") == "discard pile"
    t.play("mi+1")
    assert t.totals() == (19, 9) and t.where("mi+1") == "discard pile"


def test_kiri_silences_all_other_champions_in_combat() -> None:
    t = fight("her1 with al3", "Kiri, Avatar of Kiri-Jolith")
    t.pool(0, "Randal Morn")
    assert t.totals()[0] == 1 + 3
    t = fight("her1 with al3", "her15")
    t.pool(0, "Randal Morn")
    t.pool(1, "Kiri, Avatar of Kiri-Jolith")
    assert t.totals()[0] == 1 + 4


@pytest.mark.parametrize(
    ("champion", "usable"),
    [
        ("Shadair Mesker", "wDef+3/4 cDef+3/4 psyDef+3"),
        ("Tyvorg the Frost Giant", "wDef+3/4 cDef+3/4"),
        ("Erixitl", "cDef+3/4"),
    ],
)
def test_clerics_use_what_is_printed_on_them(champion: str, usable: str) -> None:
    t = fight(champion, "her15")
    kinds = ("wDef+3/4", "cDef+3/4", "psyDef+3")
    assert {kind for kind in kinds if uses(t, champion, kind)} == set(usable.split())


def test_baldar_digs_to_the_underdark_with_his_allies() -> None:
    t = Hall(movement_for_allies="none")
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="rUnder", C="r2")
    t.pool(0, "Baldar Dwellardon")
    t.pool(1, "her15")
    t.hand(0, "al2")
    t.begin(seat=0, phase=4)
    assert t.can_attack("rUnder") and not t.can_attack("r2")
    assert t.attack("rUnder").pick("her15").can_play("al2")


@pytest.mark.parametrize(("winner", "place"), [("her5", "discard pile"), ("her6", "pool")])
def test_weak_champions_rot_even_if_they_beat_nemon_hotep(winner: str, place: str) -> None:
    t = fight("Nemon Hotep", f"{winner} with art+4 and mi+3 Off and mi+2")
    t.skip()
    assert t.where("Nemon Hotep") == "discard pile" and t.where(winner) == place


def test_weak_champions_rot_even_if_they_would_go_home() -> None:
    t = fight("Nemon Hotep", "home5")
    t.skip_to(seat=1).skip()
    assert t.where("home5") == "discard pile"


def test_giants_make_tyvorg_mighty() -> None:
    t = fight("Tyvorg the Frost Giant", "her15", hand=("Ogre Mage",))
    assert t.totals()[0] == 10
    t.play("Ogre Mage")
    assert t.totals()[0] == 10 + 10 + 6


def test_tyvorg_slays_the_living_wall_as_he_comes() -> None:
    t = at_home(pool=("her5",), hand=("Tyvorg the Frost Giant", "her2"))
    face = t.game.faces[key_of("mon9")]
    t.game.catalogue[face] = copy(t.game.catalogue[face])
    t.game.catalogue[face].name = "Living Wall"
    t.pool(1, "mon9", "mon8")
    t.play("Tyvorg the Frost Giant")
    assert t.where("Living Wall") == "discard pile" and t.where("mon8") == "pool"
