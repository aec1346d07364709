"""Cards of later sets that bring the dead or allies into later battles, protect from spells or open hands; each in a
position that shows what it does.
"""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, home, step_forward
from sieges import camp

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import why_not_bear


def test_a_rod_makes_zombies_of_the_dead() -> None:
    t = fight("her9 with Rod of Zombie Mastery", "mon5")
    t.skip()
    assert t.where("mon5") == "beneath"
    t = Hall()
    t.pool(0, "her9 with Rod of Zombie Mastery")
    t.pool(1, "her15")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, "al1")
    t.hand(1, "al1")
    [dead] = t.put(0, "beneath", "mon5")
    t.state.host[dead] = t.handle("Rod of Zombie Mastery")
    step_forward(t.begin(phase=4).attack("r1"), "her9", "her15")
    assert t.totals() == (17, 15)


def test_a_book_keeps_a_damned_ally() -> None:
    t = duel("wiz9 with Book of the Damned and al3", "mon5", hand=("al1",), rival_hand=("al2",))
    t.skip().pick("al3")
    ally = t.handle("al3")
    assert t.where("al3") == "attached" and has_trait(t.state, ally, "undead") and t.where("wiz9") == "pool"


def test_an_amulet_protects_from_spells() -> None:
    t = home("her5 with Amulet of Spell Protection")
    [spell] = t.put(1, "table", "wOff+3/4")
    assert immune(t.state, t.handle("her5"), spell)
    t = at_home(pool=("cle5",), hand=("Slay Living", "her2"))
    t.pool(1, "her9 with Amulet of Spell Protection", "her4")
    t.state.question = None
    t.play("Slay Living").use("Amulet of Spell Protection")
    assert t.where("her4") == "pool" and t.where("Amulet of Spell Protection") == "discard pile"


@pytest.mark.rule("SF-ATT-20")
def test_a_talisman_is_borne_beside_the_cup() -> None:
    t = home("herGH5 with Cup of Al'Akbar", hand=("Talisman of Al'Akbar",))
    assert why_not_bear(t.state, t.handle("herGH5"), t.handle("Talisman of Al'Akbar")) is None
    t = home("herGH5 with art+4", hand=("Talisman of Al'Akbar",))
    assert why_not_bear(t.state, t.handle("herGH5"), t.handle("Talisman of Al'Akbar"))


def test_a_talisman_dispels_a_spell_in_battle() -> None:
    t = duel("wiz5", "herGH5 with Talisman of Al'Akbar and al9", hand=("wOff+3/4", "al1"), rival_hand=("al2",))
    t.play("wOff+3/4").use("Talisman of Al'Akbar")
    assert t.where("wOff+3/4") == "discard pile"


@pytest.mark.rule("SF-HAND-06")
def test_hands_lie_open_in_the_zone_of_truth() -> None:
    t = home("cle5", hand=("Zone of Truth",))
    [held] = t.hand(1, "al2")
    t.pile(1, "al3", "al4", "al5", "al6")
    t.play("Zone of Truth")
    assert t.state.seen[held] == 3
    t.skip_to(label="end your turn").end_turn()
    assert t.where("al3", 1) == "hand" and t.state.seen[t.handle("al3", 1)] == 3


def test_a_fortification_stands_where_there_is_no_holding() -> None:
    t = camp("r1 with Illusory Fortification", "her9", "her5")
    t.hand(0, "al1")
    t.hand(1, "al1")
    step_forward(t.attack("r1"), "her9", "her5")
    assert t.totals() == (9, 12)
    t = at_home(pool=("cle5",), hand=("Illusory Fortification", "her2"))
    t.play("Illusory Fortification")
    assert t.state.host[t.handle("Illusory Fortification")] == t.handle("r9")


@pytest.mark.parametrize("rival", ["al1", "al15"])
def test_all_undead_come_to_the_caster(rival: str) -> None:
    t = duel(
        "cle9 with art+4",
        "her15 with al9" if rival == "al15" else "her15 with al1",
        hand=("Summon Undead", "al1", "und3"),
        rival_hand=("alUnd3", "her1", "al2"),
    )
    t.pool(1, "und5 with mi+2", "her4")
    t.state.question = None
    t.play("Summon Undead")
    assert t.totals()[0] == 13 + 3 + 7 + 3
    t.skip_to(label="end your turn")
    assert t.where("und5") == t.where("und3") == "pool" and t.where("alUnd3") == "discard pile"
    assert t.where("her4") == "pool" and t.where("her1", 1) == "hand"
