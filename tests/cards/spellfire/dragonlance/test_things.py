"""Allies, artifacts and magical items of Dragonlance, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel, fight, home

from spellhall.games.spellfire.rules.battle.attacks import may_defend
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import may_use
from spellhall.games.spellfire.rules.turn.draws import cards_to_draw, hand_limit


@pytest.mark.parametrize(
    ("attacker", "defender", "realm", "totals"),
    [
        ("her5 with Kagonesti Elves", "her15", "r1", (10, 15)),
        ("her5 with Gully Dwarves", "her15", "r1", (7, 15)),
        ("dwarf5 with Gully Dwarves", "her15", "r1", (10, 15)),
        ("her5 with Solamnic Knights", "her15", "rDL", (8, 15)),
        ("her15", "her5 with Solamnic Knights", "rDL", (15, 9)),
        ("her15", "her5 with Solamnic Knights", "r1", (15, 8)),
        ("Lord Gunthar, Solamnic Knight with Solamnic Knights", "her15", "r1", (10, 15)),
        ("her15", "Lord Gunthar, Solamnic Knight with Solamnic Knights", "rDL", (15, 7 + 5)),
        ("her5 with Dragonlance", "herDragon5", "r1", (12, 5)),
        ("her5 with Dragonlance", "her9", "r1", (8, 9)),
        ("wiz5 with Staff of Magius", "her15", "r1", (10, 15)),
        ("monDragon5", "her1 with Shield of Huma", "r1", (2, 1)),
        ("mon5", "her1 with Shield of Huma", "r1", (5, 1)),
        ("her1 with Shield of Huma", "monDragon5", "r1", (1, 5)),
        ("her5 with Hammer of Kharas", "her15", "r1", (10, 15)),
        ("dwarf5 with Hammer of Kharas", "her15", "r1", (12, 15)),
        ("her1 with DLc/12", "her9 with mi+2", "r1", (2, 4 + 2)),
        ("dwarf5 with Bupu's Emerald", "mon9", "r1", (12, 9)),
        ("dwarf5 with Bupu's Emerald", "her9", "r1", (5, 9)),
        ("her15 with al3", "her5 with Solamnic Armor", "r1", (14 + 2, 5)),
        ("her15 with al3", "Lord Gunthar, Solamnic Knight with Solamnic Armor", "r1", (12 + 0, 7)),
        ("her5 with Solamnic Armor", "her15", "r1", (5, 15)),
        ("her5 with Axe of Brotherhood", "her15", "r1", (7, 15)),
        ("her5 with Axe of Brotherhood", "her15 with Sword of Friendship", "r1", (11, 21)),
        ("her5 with Sword of Friendship", "her15", "r1", (8, 15)),
        ("her5 with DLc/11", "her15", "r1", (8, 15)),
        ("mon5 with DLc/11", "her15", "r1", (10, 15)),
        ("her5 with DLc/24", "her15", "r1", (6, 15)),
        ("her5 with DLc/07", "mon9", "r1", (10, 9)),
        ("her5 with mace+1 and mi+3 Off", "her1 with Irongnome", "r1", (8, 1)),
        ("herDL5 with Hammer of Kharas", "her1 with Irongnome", "r1", (5, 1)),
        ("her1 with Irongnome and sword+1", "her9", "r1", (2, 9)),
        ("her5 with DLc/07", "her15", "r1", (8, 15)),
    ],
)
def test_levels_in_a_round(attacker: str, defender: str, realm: str, totals: tuple[int, int]) -> None:
    assert fight(attacker, defender, realm=realm).totals() == totals


@pytest.mark.parametrize(
    ("thing", "bearer", "refused"),
    [
        ("Dragonlance", "herDL5", "Crysania"),
        ("Staff of Magius", "Justarian, Wizard of the Red Robes", "herDL5"),
        ("Bupu's Emerald", "dwarf5", "elf5"),
        ("Bupu's Emerald", "gnome5", "her5"),
        ("Bupu's Emerald", "kender5", "mon5"),
        ("Bupu's Emerald", "halfling5", "wiz5"),
    ],
)
def test_not_everybody_can_bear_them(thing: str, bearer: str, refused: str) -> None:
    assert home(bearer, hand=(thing,)).can_play(thing)
    assert not home(refused, hand=(thing,)).can_play(thing)


def test_the_shield_of_huma_saves_its_bearer_once_in_defence() -> None:
    t = fight("her9", "herDL5 with Shield of Huma")
    t.skip()
    assert t.where("herDL5") == "pool" and not t.is_razed("r1")
    t = fight("herDL5 with Shield of Huma", "her9")
    t.skip()
    assert t.where("herDL5") == "discard pile"


def test_the_auraks_take_the_victor_along() -> None:
    t = duel("her1", "her9", hand=("Aurak Draconians", "al1"), rival_hand=("al1",))
    t.play("Aurak Draconians").yes()
    assert t.rule
    t.skip()
    assert t.where("her9") == "discard pile"


def test_the_dagger_of_night_loves_night_and_moons() -> None:
    for hour, level in (("night", 4), ("day", 2)):
        t = duel("her5 with Dagger of Night", "her15", hand=("al1",), rival_hand=("al1",), played_at=hour)
        assert t.totals() == (5 + level, 15)
        t.put(1, "table", "Moon Nuitari Waxes", "Moon Lunitari Waxes")
        assert t.totals() == (5 + level + 2, 15)


def test_the_skull_doubles_the_spells_of_its_bearer() -> None:
    t = duel("herDL5 with The Skull of Fistandantilus", "mon9", hand=("wOff+3/4", "al1"), rival_hand=("al1",))
    t.play("wOff+3/4")
    assert t.totals() == (5 + 4 + 6, 9)


def test_only_wizards_and_monsters_face_the_skull() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "herDL5 with The Skull of Fistandantilus")
    t.pool(1, "her9", "cle5", "wiz5", "mon5")
    t.begin(seat=0, phase=4).attack("r1")
    willing = [name for name in ("her9", "cle5", "wiz5", "mon5") if may_defend(t.state, t.handle(name))]
    assert willing == ["wiz5", "mon5"]


def test_the_medallion_of_faith_opens_cleric_spells_and_more_cards() -> None:
    t = home("herDL5 with Medallion of Faith", hand=("cDef+3/4",))
    assert may_use(t.state, t.handle("herDL5"), t.handle("cDef+3/4"))
    without = home("herDL5", hand=("cDef+3/4",))
    assert not may_use(without.state, without.handle("herDL5"), without.handle("cDef+3/4"))
    assert hand_limit(t.state, 0) == hand_limit(without.state, 0) + 1
    assert cards_to_draw(t.state, 0) == cards_to_draw(without.state, 0) + 1


def test_the_flute_carries_its_bearer_and_allies_to_every_coast() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2", C="r3", D="rCoast", E="r4")
    t.pool(0, "her5 with DLc/24")
    t.begin(seat=0, phase=4)
    assert t.can_attack("rCoast") and not t.can_attack("r4")
    t = fight("her5 with DLc/24 and al2", "her15")
    assert has_trait(t.state, t.handle("her5"), "swimmer") and has_trait(t.state, t.handle("al2"), "swimmer")


def test_the_brooch_turns_one_spell_a_battle_away() -> None:
    t = duel("wiz5 with Brooch of Imog", "wiz9", hand=("al9", "al8"), rival_hand=("wOff+3/4", "cOff-3/4", "al1"))
    t.play("al9").play("wOff+3/4")
    assert t.can_use("Brooch of Imog")
    t.use("Brooch of Imog")
    assert t.where("wOff+3/4") == "discard pile" and t.totals() == (14, 9)


def test_the_wand_of_telekinesis_takes_an_item_once_a_turn() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5 with Wand of Telekinesis and mi+2")
    t.pool(1, "her9 with mi+1 and mi0")
    t.hand(0, "her2")
    t.begin(seat=0, phase=3).use("Wand of Telekinesis")
    assert t.can_pick("mi0") and not t.can_pick("mi+2")
    t.pick("mi+1")
    assert t.where("mi+1") == "discard pile" and not t.can_use("Wand of Telekinesis")


@pytest.mark.rule("SF-IMM-10")
def test_nothing_is_immune_while_the_helmet_is_worn() -> None:
    for gear, shut_out in (("mi+2", True), ("Takhisis's Helmet of Power", False)):
        t = duel(f"her5 with {gear}", "immOffSp", hand=("wOff+3/4", "al1"), rival_hand=("al1",))
        assert immune(t.state, t.handle("immOffSp"), t.handle("wOff+3/4")) is shut_out
        t = duel("Knights of the Rose", f"her15 with mi+3 Off and {gear}", hand=("al1",), rival_hand=("al2",))
        assert t.totals() == (6, 15 + (2 if shut_out else 3))


@pytest.mark.parametrize(
    ("rival", "copied", "total"), [("her15 with War Band", "War Band", 5 + 3), ("her15 with al6", "al6", 5 + 6)]
)
def test_sivaks_take_the_level_of_an_ally(rival: str, copied: str, total: int) -> None:
    t = duel("her5", rival, hand=("Sivak Draconians", "al1"), rival_hand=("al1",))
    t.play("Sivak Draconians").pick(copied)
    assert t.totals()[0] == total


def test_sivaks_take_the_power_of_an_ally_too_or_stay_themselves() -> None:
    t = duel("her5", "und9 with War Band and al1", hand=("Sivak Draconians", "al2"), rival_hand=("al3",))
    t.play("Sivak Draconians").pick("War Band")
    assert t.totals()[0] == 5 + 8, "it meets undead"
    t = duel("her5", "und9 with War Band and al1", hand=("Sivak Draconians", "al2"), rival_hand=("al3",))
    t.play("Sivak Draconians").skip()
    assert t.totals()[0] == 5 + 4


def test_the_mirror_of_underworld_minions_beats_who_is_with_undead() -> None:
    mirror = "Takhisis's Mirror of Underworld Minions"
    for rival, beaten in (("und9", True), ("her15 with alUnd3", True), ("her15 with al3", False)):
        t = duel("her5", rival, hand=(mirror, "al1"), rival_hand=("al9",))
        t.play(mirror)
        assert (t.where(rival.split(" with ")[0]) == "discard pile") is beaten
    t = duel("her5", "her9", hand=(mirror, "al8"), rival_hand=("alUnd2",))
    t.play(mirror).play("al8").play("alUnd2")
    assert t.where("her9") == "discard pile"


@pytest.mark.parametrize(("hour", "turned_away"), [("day", 2), ("night", 3)])
def test_the_nightjewel_turns_some_spells_of_a_battle_away(hour: str, turned_away: int) -> None:
    foes = ("wOff+3/4", "wDef+3/4", "fire+3/4", "blowAway/4")
    bearer = "herDL5 with The Nightjewel and art+4 and al9"
    t = duel(bearer, "wiz9", hand=("al8", "al7"), rival_hand=(*foes, "al1"), played_at=hour)
    for spell in foes[:turned_away]:
        t.play(spell).use("The Nightjewel")
        assert t.totals() == (18, 9)
    t.play(foes[turned_away])
    assert not t.can_use("The Nightjewel")
