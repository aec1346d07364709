"""Champions of Dragonlance, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel, fight, home

from spellhall.games.spellfire.rules.battle.attacks import attackers_for, may_defend
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import may_use


def by_daytime(attacker: str, defender: str, hour: str) -> Hall:
    """A duel of which it is known whether it is fought by day or by night."""
    return duel(attacker, defender, hand=("wOff+3/4", "al1"), rival_hand=("al1",), played_at=hour)


@pytest.mark.parametrize(
    ("attacker", "defender", "realm", "totals"),
    [
        ("Kaz the Minotaur", "her9", "r1", (4, 9)),
        ("Governor Erann Flowstone", "her9", "r1", (5, 9)),
        ("Crysania", "her9", "r1", (6, 9)),
        ("Skie, Blue Dragon", "her9", "r1", (6, 9)),
        ("Dargent, Silver Dragon", "her9", "r1", (8, 9)),
        ("Pyrite, the Ancient Gold Dragon", "her9", "r1", (7, 9)),
        ("Flint Fireforge", "her9", "r1", (3, 9)),
        ("her15", "Tika Waylan Majere", "rDL with Inn of the Last Home", (15, 8)),
        ("her15", "Tika Waylan Majere", "rDL with The Lost Citadel", (15, 5)),
        ("her15", "Lord Gunthar, Solamnic Knight", "r1", (15, 7)),
        ("Lord Gunthar, Solamnic Knight", "her9", "r1", (5, 9)),
        ("Maquesta Kar-Thon", "her9", "rCoast", (7, 9)),
        ("Maquesta Kar-Thon", "her9", "r1", (3, 9)),
        ("her15", "Phudge, the Great Highbulp", "rDL", (13, 2)),
        ("her15", "Phudge, the Great Highbulp", "r1", (15, 2)),
        ("Knights of the Sword", "wiz5", "r1", (9, 5)),
        ("Knights of the Sword", "mon5", "r1", (4, 5)),
        ("Knights of the Rose", "mon9", "r1", (10, 9)),
        ("Knights of the Crown", "mon5", "r1", (8, 5)),
        ("Knights of the Crown", "her9", "r1", (3, 9)),
        ("Knights of the Rose", "her9", "r1", (6, 9)),
        ("Takhisis's Mirror of the Abyssal Warlord", "herDL5", "r1", (10, 5)),
        ("Takhisis's Mirror of the Abyssal Warlord", "her9", "r1", (6, 9)),
    ],
)
def test_levels_in_a_round(attacker: str, defender: str, realm: str, totals: tuple[int, int]) -> None:
    assert fight(attacker, defender, realm=realm).totals() == totals


@pytest.mark.parametrize(
    ("wizard", "night", "day"),
    [
        ("Justarian, Wizard of the Red Robes", 8, 4),
        ("Par-Salian, Wizard of the White Robes", 6, 10),
        ("Ladonna, Wizard of the Black Robes", 7, 3),
    ],
)
def test_the_hour_makes_wizards_strong(wizard: str, night: int, day: int) -> None:
    assert by_daytime(wizard, "her15", "night").totals() == (night, 15)
    assert by_daytime(wizard, "her15", "day").totals() == (day, 15)


@pytest.mark.parametrize(
    ("wizard", "moon", "gained"),
    [
        ("Justarian, Wizard of the Red Robes", "Moon Lunitari Waxes", 2),
        ("Justarian, Wizard of the Red Robes", "Moon Nuitari Waxes", 0),
        ("Par-Salian, Wizard of the White Robes", "Moon Solinari Waxes", 2),
        ("Par-Salian, Wizard of the White Robes", "Moon Lunitari Waxes", 0),
        ("Ladonna, Wizard of the Black Robes", "Moon Nuitari Waxes", 2),
        ("Ladonna, Wizard of the Black Robes", "Moon Solinari Waxes", 0),
    ],
)
def test_its_own_moon_strengthens_the_spells_of_a_robe(wizard: str, moon: str, gained: int) -> None:
    t = duel(wizard, "her15", hand=("wOff+3/4", "al1"), rival_hand=("al1",))
    t.put(1, "table", moon)
    before = t.totals()[0]
    t.play("wOff+3/4")
    assert t.totals() == (before + 3 + gained, 15)


def test_takhisis_casts_by_night_and_never_defends() -> None:
    t = by_daytime("Takhisis, Queen of Darkness", "her15", "night")
    assert may_use(t.state, t.handle("Takhisis, Queen of Darkness"), t.handle("wOff+3/4"))
    t = by_daytime("Takhisis, Queen of Darkness", "her15", "day")
    assert not may_use(t.state, t.handle("Takhisis, Queen of Darkness"), t.handle("wOff+3/4"))
    t = Hall()
    t.formation(1, A="r1")
    t.formation(0, A="r9")
    t.pool(0, "her5")
    t.pool(1, "Takhisis, Queen of Darkness", "her9")
    t.begin(seat=0, phase=4).attack("r1")
    assert may_defend(t.state, t.handle("her9")) and not may_defend(t.state, t.handle("Takhisis, Queen of Darkness"))


@pytest.mark.parametrize(
    ("knights", "shut_out", "felt"),
    [
        ("Knights of the Sword", "wOff+3/4", "cOff-3/4"),
        ("Knights of the Rose", "mi+3 Off", "wOff+3/4"),
    ],
)
def test_knights_are_immune_to_what_they_hunt(knights: str, shut_out: str, felt: str) -> None:
    t = duel(knights, "her15", hand=("al1",), rival_hand=(shut_out, felt))
    assert immune(t.state, t.handle(knights), t.handle(shut_out))
    assert not immune(t.state, t.handle(knights), t.handle(felt))


@pytest.mark.parametrize("shielded", ["Knights of the Crown", "her5 with DLc/07"])
@pytest.mark.parametrize(("caster", "left"), [("Dargent, Silver Dragon", "pool"), ("wiz5", "abyss")])
def test_spells_of_monsters_miss_some(shielded: str, caster: str, left: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, caster)
    t.pool(1, shielded, "mon5")
    t.hand(0, "DLc/13", "her2")
    name = shielded.split(" with ")[0]
    t.begin(seat=0, phase=3).play("DLc/13")
    assert t.can_pick("mon5") and t.can_pick(name) == (left == "abyss")
    if left == "abyss":
        t.pick(name).skip()
    assert t.where(name) == left


@pytest.mark.parametrize("dragon", ["Skie, Blue Dragon", "Dargent, Silver Dragon", "Pyrite, the Ancient Gold Dragon"])
def test_the_first_ally_of_a_dragon_flies(dragon: str) -> None:
    t = duel(dragon, "her15", realm="rFlyOnly", hand=("al1", "al2", "mi+2"), rival_hand=("al3",))
    assert has_trait(t.state, t.handle("al1"), "flyer") and not has_trait(t.state, t.handle("al3"), "flyer")
    t.play("al1")
    assert not t.can_play("al2")  # only the first one flies, and none else gets there (SF-MOVE-16)
    assert has_trait(t.state, t.handle("al1"), "flyer") and not has_trait(t.state, t.handle("al2"), "flyer")
    t = duel(dragon, "her15 with al3", realm="rFlyOnly", hand=("al1",), rival_hand=("al4",))
    assert not has_trait(t.state, t.handle("al3"), "flyer")


@pytest.mark.parametrize(
    ("dragon", "casts"),
    [("Skie, Blue Dragon", False), ("Dargent, Silver Dragon", True), ("Pyrite, the Ancient Gold Dragon", True)],
)
def test_some_dragons_cast_spells(dragon: str, casts: bool) -> None:
    t = home(dragon, hand=("wDef+3/4", "cDef+3/4"))
    assert [may_use(t.state, t.handle(dragon), t.handle(spell)) for spell in ("wDef+3/4", "cDef+3/4")] == [casts] * 2


def test_tanis_defends_his_world_and_is_no_elf_to_others() -> None:
    assert fight("her15", "Tanis Half-Elven", realm="rDL").totals() == (15, 9)
    assert fight("her15", "Tanis Half-Elven", realm="r1").totals() == (15, 6)
    assert fight("Tanis Half-Elven", "her15", realm="Southern Ergoth").totals() == (6, 15)
    assert fight("half-elf5", "her15", realm="Southern Ergoth").totals() == (3, 15)
    assert fight("her15", "Tanis Half-Elven", realm="Silvanesti").totals() == (15, 9)


@pytest.mark.parametrize(("choice", "totals"), [(0, (7 + 1 + 3 + 2, 15)), (1, (7 + 1 + 1 + 2 + 1, 15))])
def test_caramon_inspires_one_ally_or_all(choice: int, totals: tuple[int, int]) -> None:
    t = duel("Caramon Majere", "her15", hand=("al1", "al2", "al3"), rival_hand=("al9",))
    t.play("al1")
    assert t.label == "choose one"
    t.state.apply(t.state.legal_actions()[choice])
    t.play("al2")
    assert t.totals() == totals, "the second ally asks nothing"


def pickpocket() -> Hall:
    """Tasslehoff begins to use their power beside two who bear items; a third lies in the discard pile."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Tasslehoff Burrfoot", "her5 with mi+2", "wiz5 with mi+1")
    t.put(0, "discard pile", "mi0")
    t.hand(0, "her2")
    return t.begin(seat=0, phase=3).use("Tasslehoff Burrfoot")


def test_tasslehoff_finds_an_item_or_moves_some_once_a_turn() -> None:
    t = pickpocket()
    t.state.apply(t.state.legal_actions()[0])
    if t.can_pick("mi0"):
        t.pick("mi0")
    assert t.where("mi0") == "hand" and not t.can_use("Tasslehoff Burrfoot")
    t = pickpocket()
    t.state.apply(t.state.legal_actions()[1])
    assert t.can_pick("mi+2") and not t.can_pick("mi+1")
    t.pick("mi+2")
    assert t.state.host[t.handle("mi+2")] == t.handle("Tasslehoff Burrfoot")


def test_fizban_never_attacks_and_his_spells_have_the_level_of_their_digit() -> None:
    t = duel("her15", "Fizban the Fabulous", hand=("fist+3",), rival_hand=("DL/070", "DL/086", "4th/374", "al1"))
    assert may_use(t.state, t.handle("Fizban the Fabulous"), t.handle("Despair"))
    t.play("Strength")
    assert t.totals() == (15, 9 + 0)
    t.play("Despair")
    assert t.totals() == (15, 9 + 6)
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Fizban the Fabulous", "her5")
    t.hand(0, "her2")
    t.begin(seat=0, phase=4)
    assert t.handle("Fizban the Fabulous") not in attackers_for(t.state, 0, t.handle("r1"))
