"""Realms and holdings of Draconomicon, each in a position that shows what it does."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home
from sieges import camp, siege

from spellhall.games.spellfire.rules.battle.attacks import attackable_realms
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import may_use


@pytest.mark.parametrize(
    ("place", "attacker", "defender", "totals"),
    [
        ("Rauglothgor's Lair", "her15", "her5", (7, 5)),
        ("Rauglothgor's Lair", "herDragon5", "her5", (5, 5)),
        ("Dragon Mountain", "fly9", "Infyrana the Dragon", (9, 16)),
        ("Dragon Mountain", "fly9", "monDragon5", (9, 5)),
        ("Griff Mountains", "her15", "monDragon5 with alDragon3", (15, 10 + 6)),
        ("Griff Mountains", "her15", "Cyclops", (15, 14)),
        ("Griff Mountains", "her15", "mon5", (15, 5)),
        ("Vesve Forest", "her15 with mi+2 and mi+1", "her5", (15 - 4 + 3, 5)),
        ("Vesve Forest", "her3 with mi0 and mi+1", "her5", (1 + 1, 5)),
        ("Vesve Forest", "her3", "her5 with mi+2", (3, 7)),
        ("r1 with Powers of the Land", "her15", "und5", (15, 10)),
        ("r1 with Powers of the Land", "her15", "her5", (15, 5)),
    ],
)
def test_levels_change_where_they_fight(place: str, attacker: str, defender: str, totals: tuple[int, int]) -> None:
    assert siege(place, attacker, defender).totals() == totals


@pytest.mark.parametrize(
    ("place", "stopped", "let_in"),
    [
        ("Dragon Mountain", "swi5", "fly9"),
        ("Dragon Mountain", "her5", "ear5"),
        ("Vesve Forest", "swi5", "her5"),
        ("Palanthas", "monDragon5", "mon5"),
        ("Palanthas", "wiz5", "cle5"),
        ("Underground Lair", "fly9", "her5"),
        ("Underground Lair", "swi5", "her5"),
        ("r1 with The Mist Caves", "fly9", "her5"),
        ("r1 with The Mist Caves", "swi5", "ear5"),
    ],
)
def test_some_champions_cannot_attack_there(place: str, stopped: str, let_in: str) -> None:
    realm = place.split(" with ")[0]
    assert not camp(place, stopped).can_attack(realm)
    assert camp(place, let_in).can_attack(realm)


@pytest.mark.parametrize(
    ("place", "defender", "card", "kept_off"),
    [
        ("Rauglothgor's Lair", "und5", "evRuin", True),
        ("Rauglothgor's Lair", "und5", "evGift", False),
        ("Rauglothgor's Lair", "her5", "evRuin", False),
        ("Dragonspine Mountains", "monDragon5", "wOff-3/4", True),
        ("Dragonspine Mountains", "monDragon5", "Phobia Amplification", True),
        ("Dragonspine Mountains", "monDragon5", "Fear", True),
        ("Dragonspine Mountains", "monDragon5", "mi+3 Off", False),
        ("Dragonspine Mountains", "mon5", "wOff-3/4", False),
        ("Griff Mountains", "monDragon5", "mi+3 Off", True),
        ("Griff Mountains", "monDragon5", "wOff-3/4", False),
        ("Griff Mountains", "mon5", "mi+3 Off", False),
        ("Palanthas", "wiz5", "wOff-3/4", True),
        ("Palanthas", "monDragon5", "evRuin", True),
        ("Palanthas", "mon5", "wOff-3/4", False),
        ("r1 with The Mist Caves", "Cyclops", "mi+3 Off", True),
        ("r1 with The Mist Caves", "mon5", "mi+3 Off", False),
        ("r1 with Dragon's Crown", "her5", "wOff-3/4", True),
        ("r1 with Dragon's Crown", "her5", "mi+3 Off", False),
    ],
)
def test_defenders_are_immune_there(place: str, defender: str, card: str, kept_off: bool) -> None:
    t = siege(place, "her15", defender)
    t.put(0, "discard pile", card)
    assert immune(t.state, t.handle(defender), t.handle(card)) is kept_off
    assert not immune(t.state, t.handle("her15"), t.handle(card))


def test_the_dragonspine_mountains_defend_themselves_as_a_dragon() -> None:
    t = siege("Dragonspine Mountains", "her9", "Dragonspine Mountains", first=("wOff-3/4",))
    assert t.totals() == (9, 6)
    assert has_trait(t.state, t.handle("Dragonspine Mountains"), "dragon")
    assert immune(t.state, t.handle("Dragonspine Mountains"), t.handle("wOff-3/4"))


def test_the_griff_mountains_silence_attackers_that_do_not_fly() -> None:
    t = siege("Griff Mountains", "Thorvid with Halfling Mercenaries", "monDragon5")
    assert is_silenced(t.state, t.handle("Thorvid")) and is_silenced(t.state, t.handle("Halfling Mercenaries"))
    t = siege("Griff Mountains", "Tyrinon", "monDragon5")
    assert not is_silenced(t.state, t.handle("Tyrinon"))


def test_mount_deismaar_teaches_its_defenders_and_guards_all_champions_of_its_player() -> None:
    held = ("wDef+3/4", "cDef+3/4", "bloodDef+3")
    t = siege("Mount Deismaar", "her15", "mon5", first=("4th/443",), second=held)
    assert [may_use(t.state, t.handle("mon5"), t.handle(card)) for card in held] == [True, False, True]
    assert immune(t.state, t.handle("mon5"), t.handle("4th/443"))
    assert not immune(t.state, t.handle("her15"), t.handle("4th/443"))
    t = at_home(pool=("mon5",), hand=("her2", *held))
    t.formation(0, B="Mount Deismaar")
    assert not may_use(t.state, t.handle("mon5"), t.handle("wDef+3/4")), "it defends nothing"


def test_a_dragon_that_defends_the_underground_lair_takes_a_card_back_and_plays_it() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Underground Lair")
    t.pool(0, "her15")
    t.pool(1, "monDragon5")
    t.put(1, "discard pile", "al5", "al4")
    t.hand(1, "al1")
    t.begin(phase=4).attack("Underground Lair").pick("monDragon5").use("Underground Lair").pick("al5")
    assert t.totals() == (15, 10) and t.where("al4") == "discard pile"
    assert not t.can_use("Underground Lair")


def test_who_is_no_dragon_finds_nothing_in_the_underground_lair() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Underground Lair")
    t.pool(0, "her15")
    t.pool(1, "mon5")
    t.put(1, "discard pile", "al5")
    t.hand(1, "al1")
    t.begin(phase=4).attack("Underground Lair").pick("mon5")
    assert not t.can_use("Underground Lair")


def test_the_hoard_draws_dragons_to_its_realm_alone() -> None:
    for attacker, elsewhere in (("monDragon5", ["r1"]), ("mon5", ["r1", "r2"])):
        t = Hall()
        t.formation(1, A="r1 with Dragon's Horde", B="r3", C="r4")
        t.formation(1, D="r2")
        t.formation(0, A="r9")
        t.pool(0, f"{attacker} with Scroll of 7 Leagues")
        t.begin(phase=4)
        open_to_it = [t.state.definition(realm).name for realm in attackable_realms(t.state, 0)]
        assert [name for name in open_to_it if name in ("r1", "r2")] == elsewhere


def test_the_dark_depths_keep_underdark_realms_from_their_realm() -> None:
    t = at_home(hand=("her2",))
    t.formation(0, B="r1 with Dark Depths")
    t.formation(1, B="Lair of the Eye Tyrant", C="r2")
    underdark = [h for h in (t.handle("Lair of the Eye Tyrant"), t.handle("r2")) if has_trait(t.state, h, "underdark")]
    for handle in (t.handle("Lair of the Eye Tyrant"), t.handle("r2")):
        assert immune(t.state, t.handle("r1"), handle) is (handle in underdark)
    assert underdark


def test_the_undead_whom_the_powers_of_the_land_help_return_home_from_their_realm() -> None:
    t = siege("r1 with Powers of the Land", "her15", "und5")
    t.skip()
    assert t.where("und5") == "pool"
    t = siege("r1 with Powers of the Land", "her15", "mon5")
    t.skip()
    assert t.where("mon5") == "discard pile"


def test_the_powers_of_the_land_double_the_undead_in_defence_of_any_realm_of_their_player() -> None:
    t = Hall()
    t.formation(1, A="r1", B="r2 with Powers of the Land")
    t.formation(0, A="r9")
    t.pool(0, "her15")
    t.pool(1, "und5")
    t.hand(1, "al1")
    t.begin(phase=4).attack("r1").pick("und5")
    assert t.totals() == (15, 10)
    t.skip()
    assert t.where("und5") == "discard pile", "it did not defend that realm"


def test_the_crown_makes_dragons_of_all_champions_where_it_belongs() -> None:
    for place, crowned in (("Dragon's Crown Mountain", True), ("rDS", False)):
        t = at_home(pool=("her5",), hand=("her2",))
        t.formation(0, B=f"{place} with Dragon's Crown")
        t.pool(1, "mon5")
        assert has_trait(t.state, t.handle("her5"), "dragon") is crowned
        assert not has_trait(t.state, t.handle("mon5"), "dragon")
