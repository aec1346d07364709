"""Dragons, their lairs and their helpers in the last cards of Draconomicon, each in a position of its own."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, step_forward
from sieges import camp, siege

from spellhall.games.spellfire.facts import MONSTER
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.levels.traits import type_of
from spellhall.games.spellfire.rules.plays.asking_leave import needs_leave
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use

MARSH = "rGH with The Mistmarsh"


def test_no_flyer_crosses_the_mistmarsh() -> None:
    assert not camp(MARSH, "fly5").can_attack("rGH")
    assert camp(MARSH, "her5").can_attack("rGH")


@pytest.mark.parametrize(("defender", "zone"), [("swi5", "pool"), ("mon5", "discard pile")])
def test_swimmers_get_home_through_the_mistmarsh(defender: str, zone: str) -> None:
    t = siege(MARSH, "her9", defender)
    t.skip()
    assert t.where(defender) == zone


def test_the_mistmarsh_defends_its_realm_as_a_monster() -> None:
    t = siege(MARSH, "her9", "rGH")
    assert t.totals() == (9, 5) and type_of(t.state, t.handle("rGH")) == MONSTER


@pytest.mark.rule("SF-LEAVE-04")
def test_all_dragons_but_lareth_himself_must_ask_lareth_for_wizardry() -> None:
    t = at_home(pool=("Greyhawk Dragon", "wiz5"), hand=("wDef+3/4", "her2"))
    t.pool(1, "Lareth, King of Justice")
    needs = [needs_leave(t.state, 0, t.handle(who), t.handle("wDef+3/4")) for who in ("Greyhawk Dragon", "wiz5")]
    assert needs == [True, False]
    t = at_home(pool=("Lareth, King of Justice", "wiz5"), hand=("wDef+3/4", "her2"))
    t.pool(1, "4th/487")
    needs = [
        needs_leave(t.state, 0, t.handle(who), t.handle("wDef+3/4")) for who in ("Lareth, King of Justice", "wiz5")
    ]
    assert needs == [False, True]


@pytest.mark.parametrize(("card", "kept_off"), [("wOff-3/4", True), ("mi+3 Off", True), ("wDef+3/4", False)])
def test_lareth_is_immune_to_what_is_marked_offensive(card: str, kept_off: bool) -> None:
    t = at_home(pool=("Lareth, King of Justice",), hand=("her2",))
    t.put(1, "discard pile", card)
    assert immune(t.state, t.handle("Lareth, King of Justice"), t.handle(card)) is kept_off


@pytest.mark.parametrize(("foe", "totals"), [("her9", (7 + 5, 4)), ("her6 with al3", (7 + 3, 3 + 3))])
def test_the_shadow_dragon_takes_half_the_base_level_of_whom_it_meets(foe: str, totals: tuple[int, int]) -> None:
    assert fight("Shadow Dragon", foe).totals() == totals


def test_the_shadow_dragon_takes_nothing_from_whom_it_cannot_touch() -> None:
    assert fight("Shadow Dragon", "The Celestial Emperor").totals() == (7, 23)


def test_the_shadow_dragon_reaches_every_realm_and_fears_nothing_of_the_underdark() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r2", B="r3", C="r4", D="r1")
    t.pool(0, "Shadow Dragon")
    t.pool(1, "monUnder5", "her5")
    t.begin(phase=4)
    assert t.can_attack("r1")
    dragon = t.handle("Shadow Dragon")
    assert immune(t.state, dragon, t.handle("monUnder5")) and not immune(t.state, dragon, t.handle("her5"))


def test_only_flying_allies_get_through_the_cold_of_sleet() -> None:
    t = duel("her9", "Sleet", rival_hand=("al1",), hand=("alFly3", "al4"))
    assert not is_banned(t.state, 0, t.handle("her9"), t.handle("alFly3"))
    assert is_banned(t.state, 0, t.handle("her9"), t.handle("al4"))
    assert not is_banned(t.state, 1, t.handle("Sleet"), t.handle("al1"))


@pytest.mark.parametrize(
    ("foe", "zone"),
    [("her9", "discard pile"), ("slayM", "pool"), ("slay dragons", "pool"), ("her3 with felling", "pool")],
)
def test_sleet_comes_home_only_from_an_instant_defeat(foe: str, zone: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Sleet")
    t.pool(1, foe)
    step_forward(t.begin(phase=4).attack("r1"), "Sleet", foe)
    assert t.where("Sleet") == zone


def test_cyan_casts_spells_and_doubles_his_allies() -> None:
    t = duel("Cyan Bloodbane", "her15", hand=("al3", "al1", "wDef+3/4"), rival_hand=("al2",))
    assert may_use(t.state, t.handle("Cyan Bloodbane"), t.handle("wDef+3/4"))
    assert t.play("al3").totals() == (7 + 6, 15)


@pytest.mark.parametrize(
    ("defender", "kept"), [("Cyan Bloodbane with mi+2 and al3", True), ("mon7 with mi+2 and al3", False)]
)
def test_nothing_takes_items_and_allies_from_cyan(defender: str, kept: bool) -> None:
    t = duel("Harkon Lukas", defender, hand=("al1",), rival_hand=("al2",))
    assert t.can_use("Harkon Lukas") is not kept


def test_allies_of_cyan_cannot_be_called_over() -> None:
    for defender, total in (("Cyan Bloodbane with al3", 13), ("mon9 with al3", 9)):
        t = Hall()
        t.formation(0, A="r9")
        t.formation(1, A="r1")
        t.pool(0, "Funerea")
        t.pool(1, defender)
        t.hand(0, "al1", "al9")
        t.hand(1, "al2")
        step_forward(t.begin(phase=4).attack("r1"), "Funerea", defender)
        assert t.totals()[1] == total


@pytest.mark.parametrize(("foe", "after"), [("her9 with mi+2 and al5", "discard pile"), ("her3 with mi+2", "pool")])
def test_boreas_is_given_an_item_that_is_shuffled_away_after_the_battle(foe: str, after: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Boreas with mi+1")
    t.pool(1, foe)
    t.hand(0, "al1")
    t.hand(1, "al2")
    step_forward(t.begin(phase=4).attack("r1"), "Boreas", foe).yes()
    assert t.totals()[0] == 8 + 1 + 2 and t.where("mi+2") == "attached"
    t.skip()
    assert t.where("mi+2") == "draw pile" and t.state.owner[t.handle("mi+2")] == 1
    assert t.where("Boreas") == after


@pytest.mark.rule("SF-ALLY-07")
def test_the_cult_joins_none_but_dragons() -> None:
    t = duel("monDragon5", "her15", hand=("Cult of the Dragon", "al1"), rival_hand=("al1",))
    assert t.play("Cult of the Dragon").totals() == (10 + 2, 15)
    t = duel("mon5", "her15", hand=("Cult of the Dragon", "al1"), rival_hand=("al1",))
    assert not t.can_play("Cult of the Dragon")
    assert "join that champion" in t.why_not("Cult of the Dragon")


def test_the_cult_would_rather_leave_than_switch_sides() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Funerea")
    t.pool(1, "monDragon5 with Cult of the Dragon and al3")
    t.hand(1, "al9")
    step_forward(t.begin(phase=4).attack("r1"), "Funerea", "monDragon5")
    assert t.where("Cult of the Dragon") == "discard pile" and t.totals() == (8 + 3, 5)
    assert base_level(t.state, t.handle("monDragon5")) == 5
