"""Things, spells and laws by which an effect is doubled, stored, copied or cast again."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import fight, home


def test_double_trouble_doubles_an_item_for_one_round() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "cle5 with mi+3 Off", "her9")
    t.pool(1, "mon4", "mon5")
    t.hand(0, "DL/090", "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=3).play("DL/090")
    if t.can_pick("mi+3 Off"):
        t.pick("mi+3 Off")
    t.skip_to_phase(4).attack("r1").pick("cle5").pick("mon4")
    assert t.totals() == (5 + 2 * 3, 4)
    t.skip().skip_to(seat=0, label="send another")
    assert t.state.lasting == [] or all(effect[1] != t.handle("DL/090") for effect in t.state.lasting)


def test_double_trouble_needs_something_to_double() -> None:
    assert not home("cle5", hand=("DL/090",)).can_play("DL/090")


@pytest.mark.parametrize(("blessed", "place"), [(True, "pool"), (False, "discard pile")])
def test_the_blessing_of_zorquan_protects_from_what_slays_monsters(blessed: bool, place: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Flame")
    t.pool(1, "slayM")
    t.hand(0, "her1", *(["DR/025"] if blessed else []))
    t.hand(1, "al1", "al2")
    t.begin(seat=0, phase=3)
    if blessed:
        t.play("DR/025")
    t.skip_to_phase(4).attack("r1").pick("Flame").pick("slayM")
    assert t.where("Flame") == place


def test_the_blessing_of_zorquan_ends_with_the_next_turn() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Flame")
    t.hand(0, "DR/025", "her1")
    t.hand(1, "her2")
    t.begin(seat=0, phase=3).play("DR/025")
    t.skip_to_phase(3, seat=1, turns=1).skip_to_phase(3, seat=0, turns=1)
    assert t.where("DR/025") == "table"
    t.skip_to_phase(3, seat=1, turns=1)
    assert t.where("DR/025") != "table"


def test_the_ring_of_spell_storing_keeps_three_spells_for_battles() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5 with BR/031", "wiz4")
    t.pool(1, "her9")
    t.hand(0, "wDef+3/4", "wOff+3/4", "wOff-3/4", "fire+3/4", "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=3)
    for spell in ("wDef+3/4", "wOff+3/4", "wOff-3/4"):
        t.use("BR/031")
        if t.can_pick(spell):
            t.pick(spell)
    assert len(t.names(0, "beneath")) == 3 and not t.can_use("BR/031")
    t.skip_to_phase(4).attack("r1").pick("wiz4").pick("her9")
    t.say("use Ring of Spell Storing's second power").pick("wDef+3/4")
    assert t.totals()[0] == 4 + 3 and len(t.names(0, "beneath")) == 2


def test_the_crown_of_regency_lends_the_realm_a_holdings_power_in_defence() -> None:
    t = Hall()
    t.formation(0, A="r9 with h+2")
    t.formation(1, A="r1")
    t.pool(0, "her9")
    t.pool(1, "her4 with BR/026")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.begin(seat=0, phase=4).attack("r1").pick("her4")
    t.pick("h+2")
    assert t.totals() == (9, 4 + 2)


def test_the_crown_of_regency_does_nothing_in_attack() -> None:
    t = fight("her4 with BR/026", "her9", realm="r1 with h+2")
    assert t.totals() == (4, 9 + 2)


@pytest.mark.rule("SF-DUP-05")
def test_the_quill_pen_uses_the_effect_of_a_spell_in_play() -> None:
    t = fight("her9 with POc/08", "wiz9", rival_hand=("wOff-3/4", "al9"))
    t.play("wOff-3/4")
    assert t.totals() == (9 + 4 - 3, 9)
    t.skip_to(seat=0, label="play something")
    t.use("POc/08")
    assert t.totals() == (10, 9 - 3)


def book(*, law: bool = True, champion: str = "wizGH5") -> Hall:
    """P1 wins a round with a spell, with the Spell Book of Drawmij on the table or without it."""
    t = Hall()
    t.formation(0, A="r9", B="r8")
    t.formation(1, A="r1", B="r2")
    t.pool(0, champion)
    t.pool(1, "her6", "her7")
    t.hand(0, "wDef+3/4", "al1", "her1")
    t.hand(1, "al1", "her2")
    if law:
        t.put(0, "table", "RL/029")
    t.begin(seat=0, phase=4).attack("r1").pick(champion).pick("her6")
    return t.play("wDef+3/4").skip()


@pytest.mark.rule("SF-DUP-06")
def test_the_spell_book_keeps_a_spell_for_the_next_fight() -> None:
    t = book()
    t.pick("wDef+3/4")
    assert t.where("wizGH5") == "pool" and t.where("wDef+3/4") == "attached"
    t.skip_to_phase(4, seat=1, turns=1)
    t.attack("r9").pick("her7").pick("wizGH5")
    assert t.totals() == (7, 5 + 3)


@pytest.mark.parametrize(("law", "champion"), [(False, "wizGH5"), (True, "wiz5")])
def test_other_spells_go_as_ever(law: bool, champion: str) -> None:
    t = book(law=law, champion=champion)
    assert t.where("wDef+3/4") == "discard pile"
