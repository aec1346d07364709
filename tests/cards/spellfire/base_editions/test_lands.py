"""Realms and holdings of the four base editions, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, finish_turn
from sieges import camp, siege

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use
from spellhall.games.spellfire.rules.turn.draws import hand_limit


@pytest.mark.parametrize(
    ("place", "attacker", "defender", "totals"),
    [
        ("r1 with Berdusk", "her15", "wiz5", (15, 8)),
        ("r1 with Berdusk", "her15", "mon5", (15, 5)),
        ("r1 with Hillsfar", "her15", "mon5", (15, 8)),
        ("r1 with 3rd/038", "her15", "mon5", (15, 8)),
        ("r1 with 2nd/037", "her15", "mon5", (15, 7)),
        ("Cormyr with Suzail", "her15", "mon5 with al2", (15, 5 + 4 + 2 + 4)),
        ("r1 with Suzail", "her15", "mon5", (15, 5)),
        ("r1 with 3rd/038", "her15", "mon5 with al2", (15, 8 + 5)),
        ("r1 with Castle Hart", "her15", "mon5 with al2", (15, 5 + 2 + 2 + 2)),
        ("r1 with Skull Keep", "her15", "mon5", (15, 9)),
        ("r1 with Makla", "her15", "mon5 with al2", (15, 9)),
        ("r1 with Kalidnay", "her15", "mon5", (15, 9)),
        ("r1 with Kalidnay", "her15", "her5", (15, 5)),
        ("r1 with Salt View", "her15", "her5", (15, 7)),
        ("r1 with Peasant Militia", "her15 with al3", "her5", (14 + 2, 5)),
        ("Anauroch", "her15 with al3", "her5", (14 + 2, 5)),
        ("Impiltur", "her15", "her5 with al2", (15, 6 + 3)),
        ("Narfell", "her15", "her5 with al2", (15, 8 + 5)),
        ("Raam", "her15", "her5", (15, 6)),
        ("The High Moor", "her15", "mon5", (15, 9)),
        ("The Pomarj", "her15", "mon5", (15, 8)),
        ("The Pomarj", "her15", "her5", (15, 5)),
        ("Irongate", "her15", "her5", (15, 9)),
        ("Dragonspear Castle", "her15", "mon5 with al2", (15, 5 + 4)),
        ("Dragonspear Castle", "her15", "her5 with al2", (15, 5 + 2)),
        ("Calimshan", "her15", "her5 with mi+2", (15, 5 + 2 + 1)),
        ("Blackmoor", "her15", "her5 with mi+2", (15, 5 + 4)),
        ("Burneal Forest", "her15 with al3", "her5", (13 + 1, 5)),
        ("Draj", "her15", "her5", (13, 5)),
        ("Draj", "fly9", "her5", (9, 5)),
        ("The Yeomanry", "her15", "ear5", (15, 7)),
        ("Theocracy of the Pale", "her15", "cle5", (15, 10)),
        ("3rd/131", "her15", "und5", (15, 9)),
        ("Celene", "her15", "Kiara with mi+2", (15, 2 + 2 + 2)),
        ("Moonshae Isles", "her15", "her5 with al2", (15, 5 + 5)),
        ("Rashemen", "wiz9", "her5", (7, 5)),
        ("The Wolf Nomads", "herDragon5", "her9", (6, 9)),
        ("Balic", "her15 with al3", "her5", (15 + 2, 5)),
        ("Malatra, the Living Jungle", "her9", "mon5", (4, 5)),
        ("Malatra, the Living Jungle", "fly9", "mon5", (9, 5)),
        ("rDS with 3rd/247", "her15", "her5 with al2", (15, 5 + 4)),
        ("rDS with 2nd/247", "her15", "her5 with al2", (15, 5 + 3)),
        ("r1 with Arms of the Great Kingdom", "her15", "her5 with alUnd3", (15, 5 + 6)),
        ("r1 with Ancient Arms of the Great Kingdom", "her15", "her5 with alUnd3", (15, 5 + 9)),
    ],
)
def test_levels_change_where_they_fight(place: str, attacker: str, defender: str, totals: tuple[int, int]) -> None:
    assert siege(place, attacker, defender).totals() == totals


@pytest.mark.parametrize("place", ["3rd/027", "The Lands of Iuz"])
def test_some_realms_are_stronger_beside_certain_cards(place: str) -> None:
    assert siege(place, "her15", "her5").totals() == (15, 5)
    t = Hall()
    t.formation(1, A=place, B="Ruins of Zhentil Keep")
    t.formation(0, A="r9")
    t.pool(0, "her15")
    t.pool(1, "her5", "Iuz the Evil")
    t.hand(0, "al1")
    t.hand(1, "al1")
    assert t.begin(seat=0, phase=4).attack(place).pick("her5").totals() == (15, 8)


@pytest.mark.parametrize(
    ("place", "stopped", "let_in"),
    [
        ("r1 with Selune", "und5", "her5"),
        ("r1 with Arms of Nyrond", "mon5", "her5"),
        ("r1 with Salt Veiw", "mon5", "her5"),
        ("r1 with Border Forts", "her5", "fly9"),
        ("r1 with Waverly", "fly9", "her5"),
        ("r1 with Mekillot", "Orcus", "her5"),
        ("Pirate Isles", "fly9", "her5"),
        ("The Great Rift", "fly9", "her5"),
        ("Vaasa", "her3", "her4"),
        ("The Great Kingdom", "und5", "her5"),
        ("Celene", "mon5", "her5"),
        ("The Bright Desert", "her5", "mon5"),
        ("Theocracy of the Pale", "cle5", "her5"),
        ("The Duchy of Urnst", "swi5", "her5"),
        ("Principality of Ulek", "swi5", "her5"),
        ("Slave Realm of Tunek", "wiz5", "her5"),
        ("Slave Realm of Tunek", "cle5", "mon5"),
        ("Malatra, the Living Jungle", "swi5", "her5"),
    ],
)
def test_some_champions_cannot_attack_there(place: str, stopped: str, let_in: str) -> None:
    realm = place.split(" with ")[0]
    assert not camp(place, stopped).can_attack(realm)
    assert camp(place, let_in).can_attack(realm)


@pytest.mark.parametrize(
    ("place", "spells"),
    [
        ("Waterdeep", "w"),
        ("Thay", "w"),
        ("The Lands of Iuz", "w"),
        ("County of Sunndi", "w"),
        ("r1 with Suzail", "w"),
        ("Shadowdale", "wc"),
        ("The Free City of Greyhawk", "wc"),
        ("Veluna", "c"),
        ("Bissel", "c"),
        ("r1 with Arms of Iuz", "c"),
        ("r1 with Altaruk", "c"),
    ],
)
def test_defenders_use_spells_there(place: str, spells: str) -> None:
    t = siege(place, "her15", "mon5", second=("wDef+3/4", "cDef+3/4"))
    used = "".join(s for s in "wc" if may_use(t.state, t.handle("mon5"), t.handle(f"{s}Def+3/4")))
    assert used == spells
    assert not may_use(t.state, t.handle("her15"), t.handle("wDef+3/4"))


@pytest.mark.parametrize(("place", "spell"), [("Cormyr", "wDef+3/4"), ("r1 with Temple", "cDef+3/4")])
def test_some_realms_use_spells_themselves(place: str, spell: str) -> None:
    t = at_home(hand=("her2", spell))
    t.formation(0, B=place)
    assert may_use(t.state, t.handle(place.split(" with ")[0]), t.handle(spell))


@pytest.mark.parametrize(
    ("realm", "level"),
    [
        ("Zhentil Keep", 5),
        ("Moonshae Isles", 2),
        ("Jungles of Chult", 5),
        ("Hold of the Sea Princes", 1),
        ("Balic", 4),
        ("Malatra, the Living Jungle", 6),
    ],
)
def test_some_realms_defend_themselves(realm: str, level: int) -> None:
    t = siege(realm, "fly9", realm)
    assert t.totals() == (9, level)


def test_castle_draw_makes_every_attacker_ill() -> None:
    t = siege("r1 with Castle Draw", "her15", "her5")
    t.skip()
    assert t.where("her15") == "discard pile"


def test_castle_draw_follows_a_beaten_attacker_home() -> None:
    t = siege("r1 with Castle Draw", "home5", "her9")
    t.skip()
    assert t.where("home5") == "discard pile"


@pytest.mark.rule("SF-COMB-H7")
def test_castle_draw_strikes_an_attacker_who_is_stopped() -> None:
    t = siege("r1 with Castle Draw", "her9", "wiz5", second=("wallA",))
    t.play("wallA")
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.where("her9") == "discard pile" and t.where("wiz5") == "pool"


@pytest.mark.rule("SF-COMB-H7")
def test_castle_draw_strikes_the_attacker_to_whom_its_realm_falls() -> None:
    t = siege("r1 with Castle Draw", "her9")
    assert t.is_razed("r1") and t.where("her9") == "discard pile"


@pytest.mark.parametrize("attacked", ["r1", "r2"])
def test_castle_draw_spares_who_attacks_elsewhere(attacked: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r2", B="r1 with Castle Draw")
    t.pool(0, "fly9")
    t.pool(1, "her15")
    t.hand(0, "evQuake", "al1")
    t.begin(phase=4).attack(attacked).skip_to(rule="SF-COMB-C1").pick("her15")
    t.play("evQuake").pick("r1")
    assert t.is_razed("r1")
    assert t.where("fly9") == ("discard pile" if attacked == "r1" else "battle")


def test_nobody_casts_spells_at_tantras() -> None:
    t = siege("r1 with Tantras", "wiz9", "wiz5", first=("wOff+3/4",), second=("wDef+3/4",))
    assert is_banned(t.state, 0, t.handle("wiz9"), t.handle("wOff+3/4"))
    assert is_banned(t.state, 1, t.handle("wiz5"), t.handle("wDef+3/4"))


def test_an_attacker_of_bodach_has_one_ally_at_most() -> None:
    t = siege("r1 with Bodach", "her5 with al2", "mon9", first=("al3",))
    assert not t.can_play("al3")
    assert siege("r1 with Bodach", "her5", "mon9", first=("al3",)).can_play("al3")


def test_the_bitter_well_destroys_flyers_that_come() -> None:
    t = camp("r1 with Bitter Well", "fly9", "her5").attack("r1")
    assert t.where("fly9") == "discard pile"
    t = siege("r1 with Bitter Well", "her5", "mon9", first=("alFly3",))
    t.play("alFly3")
    assert t.where("alFly3") == "discard pile"


@pytest.mark.parametrize("place", ["r1 with Ziggurat", "County of Sunndi"])
def test_wizard_spells_count_twice_in_some_defences(place: str) -> None:
    t = siege(place, "her15", "wiz5", second=("wDef+3/4",))
    t.play("wDef+3/4")
    assert t.totals() == (15, 5 + 6)


def test_the_ziggurat_doubles_no_spell_of_the_attacker() -> None:
    t = siege("r1 with Ziggurat", "wiz5", "her9", first=("2nd/106",))
    t.play("2nd/106")
    assert t.totals() == (5, 9 - 3)


def test_the_ziggurat_doubles_what_the_defence_casts_upon_the_attacker() -> None:
    t = siege("r1 with Ziggurat", "her9", "wiz5", second=("2nd/106",))
    t.play("2nd/106")
    assert t.totals() == (9 - 6, 5)


@pytest.mark.parametrize(
    ("place", "card", "target"),
    [
        ("r1 with Fortification", "wOff+3/4", "r1"),
        ("r1 with Arms of Furyondy", "evRuin", "r1"),
        ("The High Forest", "Magic Sword", "her5"),
        ("r1 with Waverly", "wOff+3/4", "her5"),
    ],
)
def test_some_places_keep_cards_off(place: str, card: str, target: str) -> None:
    t = siege(place, "her15", "her5", first=(card,))
    assert immune(t.state, t.handle(target), t.handle(card))


@pytest.mark.parametrize(
    ("realm", "other", "target"), [("Hookhill", "Bissel", "rGH"), ("Iron Hills", "Irongate", "wizGH5")]
)
def test_two_realms_protect_together(realm: str, other: str, target: str) -> None:
    for neighbour, kept_off in ((other, True), ("r2", False)):
        t = at_home(hand=("her2", "wOff+3/4"), pool=("wizGH5",))
        t.formation(0, B=realm, C="rGH")
        t.formation(1, B=neighbour)
        assert immune(t.state, t.handle(target), t.handle("wOff+3/4")) is kept_off


@pytest.mark.parametrize(("realm", "barred"), [("Celene", "mon5"), ("3rd/131", "her5"), ("2nd/131", "her5")])
def test_some_champions_cannot_defend_there(realm: str, barred: str) -> None:
    t = camp(realm, "fly9", barred, "wiz5").attack(realm)
    t.skip_to(seat=1)
    assert t.can_pick("wiz5") and not t.can_pick(barred)


def test_the_horned_society_banishes_a_champion_each_turn() -> None:
    t = at_home(hand=("her2",))
    t.formation(1, B="The Horned Society")
    t.pool(0, "her5")
    t.pool(1, "wiz5")
    finish_turn(t)
    t.pick("her5")
    assert t.where("her5") == "limbo"


def test_the_scarlet_brotherhood_falls_for_a_murder() -> None:
    t = at_home(hand=("her2",))
    t.formation(1, B="The Scarlet Brotherhood")
    t.pool(0, "her5")
    finish_turn(t)
    t.yes()
    assert t.where("her5") == "discard pile" and t.is_razed("The Scarlet Brotherhood")


def test_the_great_kingdom_holds_two_cards_more() -> None:
    t = at_home(hand=("her2",))
    before = hand_limit(t.state, 0)
    t.formation(0, B="The Great Kingdom")
    assert hand_limit(t.state, 0) == before + 2


def test_the_wolf_nomads_do_not_feel_the_power_of_iuz() -> None:
    t = at_home(hand=("her2",), pool=("Iuz the Evil",))
    t.formation(1, B="3rd/118")
    assert immune(t.state, t.handle("The Wolf Nomads"), t.handle("Iuz the Evil"))


def test_the_ancient_arms_of_the_horned_society_lead_underground() -> None:
    t = at_home(hand=("her2",), pool=("3rd/330", "Griffin"))
    t.formation(0, B="r2 with Ancient Arms of the Horned Society")
    assert has_trait(t.state, t.handle("Griffin"), "earthwalker")
    assert not has_trait(t.state, t.handle("Tembo"), "earthwalker"), "it is of another world"


def test_the_ancient_arms_of_greyhawk_double_the_undead_beside_iuz() -> None:
    for beside, level in (("Iuz the Evil", 10), ("her2", 5)):
        t = Hall()
        t.formation(1, A="r1 with Ancient Arms of Greyhawk")
        t.formation(0, A="r9")
        t.pool(0, "her15")
        t.pool(1, "und5", beside)
        t.hand(0, "al1")
        t.hand(1, "al1")
        assert t.begin(seat=0, phase=4).attack("r1").pick("und5").totals() == (15, level)


def test_the_older_darkhold_grew_with_zhentil_keep() -> None:
    t = Hall()
    t.formation(1, A="2nd/027", B="Zhentil Keep")
    t.formation(0, A="r9")
    t.pool(0, "her15")
    t.pool(1, "her5")
    t.hand(0, "al1")
    t.hand(1, "al1")
    assert t.begin(seat=0, phase=4).attack("2nd/027").pick("her5").totals() == (15, 7)
