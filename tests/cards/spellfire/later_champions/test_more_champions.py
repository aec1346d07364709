"""Champions of the later sets whose powers act at a moment, or on one kind of card."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, fight

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import may_use
from spellhall.games.spellfire.table import PLACE, PLACES

KINDS = ("wDef+3/4", "cDef+3/4", "psyDef+3", "bloodDef+3", "thiefDef+3")


def immune_to(t: Hall, name: str, to: str) -> bool:
    return immune(t.state, t.handle(name), t.handle(to))


def uses(t: Hall, champion: str, card: str) -> bool:
    t.put(0, "hand", card)
    return may_use(t.state, t.handle(champion), t.handle(card))


@pytest.mark.parametrize(
    ("champion", "usable"),
    [
        ("Grimslade the Gray", "wDef+3/4"),
        ("Telarie Willowind", "cDef+3/4"),
        ("Dor Amberglow", "wDef+3/4"),
        ("The Sword Mage", "bloodDef+3 wDef+3/4"),
        ("Moergan", "bloodDef+3 cDef+3/4"),
        ("Barak the Dark", "bloodDef+3 cDef+3/4"),
        ("Chaos Lord", "bloodDef+3 wDef+3/4 cDef+3/4"),
        ("Gib Irod", "wDef+3/4 cDef+3/4"),
        ("Aliki", "thiefDef+3 wDef+3/4"),
    ],
)
def test_champions_use_what_is_printed_on_them(champion: str, usable: str) -> None:
    t = fight("her5", "her9")
    t.pool(0, champion)
    assert {kind for kind in KINDS if uses(t, champion, kind)} == set(usable.split())


@pytest.mark.parametrize(
    ("champion", "covered", "open_to"),
    [
        ("Gib Kcir", "evRuin", "evGift wOff-3/4"),
        ("Dor Amberglow", "psyOff-3", "wOff-3/4"),
        ("Chaos Lord", "evRuin keep10", "evGift wOff-3/4"),
        ("Vecna the Arch Lich", "wOff-3/4 cOff-3/4 psyOff-3 fistOff+3", "mi+3_Off wDef+3/4"),
        ("Shera the Wise", "Roc", "al5 evRuin Fire_Rain"),
        ("Gib Irod", "evRuin Wish Mind_Flayer", "wOff-3/4 evGift"),
    ],
)
def test_some_champions_are_immune_to_what_their_texts_say(champion: str, covered: str, open_to: str) -> None:
    t = fight("her5", "her9")
    t.pool(0, champion)
    safe = [name.replace("_", " ") for name in covered.split()]
    unsafe = [name.replace("_", " ") for name in open_to.split()]
    t.put(1, "hand", *safe, *unsafe)
    assert [name for name in safe if not immune_to(t, champion, name)] == []
    assert [name for name in unsafe if immune_to(t, champion, name)] == []


@pytest.mark.parametrize(
    ("pool", "realm", "lost"),
    [(("dwarf5", "Flint Fireforge"), "r5", "dwarf5"), (("her5",), "Reorxcrown Mountains", "Reorxcrown Mountains")],
)
def test_moradins_avatar_costs_two_dwarves_or_the_reorxcrown_mountains(
    pool: tuple[str, ...], realm: str, lost: str
) -> None:
    t = Hall()
    t.formation(0, A="r9", B=realm)
    t.formation(1, A="r8")
    t.pool(0, *pool)
    t.hand(0, "Moradin's Avatar", "her2")
    t.begin(seat=0, phase=3).play("Moradin's Avatar")
    if lost == "dwarf5":
        t.pick("dwarf5")
    assert t.where("Moradin's Avatar") == "pool" and t.where(lost) == "discard pile"


def test_moradins_avatar_does_not_come_for_one_dwarf() -> None:
    assert not at_home(pool=("dwarf5",), hand=("Moradin's Avatar", "her2")).can_play("Moradin's Avatar")


@pytest.mark.parametrize(
    ("attacker", "own", "allowed"),
    [("her5", "r9", False), ("fly5", "r9", True), ("Flint Fireforge", "r9", True), ("her5", "The Underdark", True)],
)
def test_moradins_avatar_shuts_all_realms_of_its_player(attacker: str, own: str, allowed: bool) -> None:
    t = Hall()
    t.formation(0, A=own)
    t.formation(1, A="r1 with h1", B="r2")
    t.pool(0, attacker)
    t.pool(1, "Moradin's Avatar")
    assert t.begin(seat=0, phase=4).can_attack("r1") is allowed


def test_sargonnas_doubles_what_is_red_or_fiery() -> None:
    t = fight("Sargonnas with mi+2", "her15 with art+4 and mi+3 Off", hand=("Red Dragon", "al2"))
    assert t.totals()[0] == 16 + 2
    t.play("Red Dragon")
    assert t.totals()[0] == 16 + 2 + 10


@pytest.mark.parametrize(("pool", "playable"), [("cle8", True), ("cle7", False), ("her9", False)])
def test_sargonnas_costs_a_mighty_cleric(pool: str, playable: bool) -> None:
    assert at_home(pool=(pool,), hand=("Sargonnas", "her2")).can_play("Sargonnas") is playable


@pytest.mark.parametrize(("kas", "level"), [("RR/035 with Sword of Kas", 0), ("RR/035 with art+4", 18)])
def test_kas_with_his_sword_unmans_vecna(kas: str, level: int) -> None:
    t = fight(kas, "Vecna the Arch Lich")
    assert base_level(t.state, t.handle("Vecna the Arch Lich")) == level


def test_kas_ignores_harmful_events_only_while_he_fights() -> None:
    t = fight("RR/035", "her15")
    t.put(1, "hand", "evRuin")
    assert immune_to(t, "RR/035", "evRuin")
    t = at_home(pool=("RR/035",), hand=("her2",))
    t.put(1, "hand", "evRuin")
    assert not immune_to(t, "RR/035", "evRuin")


@pytest.mark.parametrize(("top", "silent"), [("digit3", True), ("digit4", False)])
def test_grimslade_may_silence_his_opponent_for_a_battle(top: str, silent: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Grimslade the Gray with mi+2")
    t.pool(1, "her5")
    t.hand(1, "al9", "al8")
    t.pile(0, top, "al2")
    t.begin(seat=0, phase=4).attack("r1").pick("her5")
    assert t.where("her5") == ("discard pile" if silent else "battle")


@pytest.mark.parametrize(("champion", "friend", "stranger"), [("Ombi the Renegade Dwarf", "giant5", "her5")])
def test_ombi_helps_giants_and_walks_through_the_earth_beside_them(champion: str, friend: str, stranger: str) -> None:
    t = fight(friend, "her15")
    t.pool(0, champion)
    assert has_trait(t.state, t.handle(champion), "earthwalker")
    t.use(champion)
    assert t.totals()[0] == 5 + 4
    t.skip()
    assert t.where(champion) == "pool"
    t = fight(stranger, "her15")
    t.pool(0, champion)
    assert not t.can_use(champion) and not has_trait(t.state, t.handle(champion), "earthwalker")


def test_gib_kcir_takes_a_card_with_her_to_the_abyss_but_no_realm() -> None:
    t = at_home(pool=("Gib Kcir",), hand=("her2",))
    t.pool(1, "her9 with art+4")
    t.use("Gib Kcir")
    assert not t.can_pick("r8")
    t.pick("art+4")
    assert t.where("art+4") == "abyss" and t.where("Gib Kcir") == "abyss"


def test_gwenyth_keeps_one_champion_from_her_players_realms_until_their_next_turn() -> None:
    t = Hall()
    t.may_decline = True
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "Gwenyth the Bard")
    t.pool(1, "her6", "mon6")
    t.begin(seat=1, phase=6)
    t.skip_to(seat=0, turns=1).yes().pick("her6")
    t.skip_to_phase(4, seat=1, turns=1).attack("r9")
    assert t.can_pick("mon6") and not t.can_pick("her6")


def test_telarie_leaves_her_realm_to_its_fate() -> None:
    t = fight("her15", "Telarie Willowind with mi+1")
    assert t.totals()[1] == 7 + 4 + 1
    t.use("Telarie Willowind")
    assert t.where("Telarie Willowind") == "pool" and t.where("mi+1") == "attached" and t.is_razed("r1")


def test_shan_hates_magic_and_strikes_twice_as_hard() -> None:
    t = fight("Shan, Karate Master with mi+3 Off", "wiz9 with mi+2 and art+4", hand=("fist+3", "mi+1"))
    assert t.totals()[0] == 7 + 2 * 2 and not t.can_play("mi+1")
    t.play("fist+3")
    assert t.totals()[0] == 7 + 2 * 2 + 6


def test_dor_helps_other_adventurers_and_comes_home() -> None:
    t = fight("adv1", "her15")
    t.pool(0, "Dor Amberglow")
    t.use("Dor Amberglow")
    assert t.totals()[0] == 3 + 5
    t.skip()
    assert t.where("Dor Amberglow") == "pool"
    t = fight("her3", "her15")
    t.pool(0, "Dor Amberglow")
    assert not t.can_use("Dor Amberglow")


@pytest.mark.parametrize(
    ("champion", "rival", "level"),
    [
        ("The Sword Mage", "her15", 7),
        ("Barak the Dark", "her15", 7),
        ("Barak the Dark with mace+1", "her15", 7 + 3 + 1),
        ("Barak the Dark with mi+1", "her15 with al2", 7 + 2 + 1),
    ],
)
def test_some_regents_rise_to_a_challenge(champion: str, rival: str, level: int) -> None:
    assert fight(champion, rival).totals()[0] == level


def test_the_sword_mage_is_stronger_once_a_spell_is_used_against_him() -> None:
    t = fight("wiz5", "The Sword Mage", hand=("wDef+3/4",))
    t.play("wDef+3/4")
    assert t.totals() == (5 + 3, 7 + 4)


def test_moergan_rains_flyers_out_of_any_battle() -> None:
    t = fight("her3 with al2 and alFly3", "her9 with alFly4")
    t.pool(0, "Moergan")
    t.use("Moergan")
    assert t.where("alFly3") == t.where("alFly4") == "discard pile" and t.where("al2") == "attached"
    assert not t.can_use("Moergan")


def test_the_chaos_lord_rearranges_every_formation() -> None:
    t = Hall()
    t.formation(0, A="r9", B="r7")
    t.formation(1, A="r8", B="r6")
    t.pool(0, "Chaos Lord")
    t.hand(0, "her2")
    t.begin(seat=0, phase=3).use("Chaos Lord")
    assert t.where("Chaos Lord") == "abyss"
    t.pick("r7").pick("r6")
    assert [PLACES[t.state.marks[PLACE][t.handle(name)]] for name in ("r7", "r9", "r6", "r8")] == ["A", "B", "A", "B"]
