"""The last cards of the set Dragonlance, each in a position of its own."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn, step_forward
from sieges import camp

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.razing import raze


@pytest.mark.rule("SF-SPOIL-12")
def test_whoever_razes_solamnia_gets_a_new_hand_after_the_spoils() -> None:
    t = camp("Solamnia", "her9", first=("al3", "al4"))
    t.put(0, "discard pile", "al9")
    t.attack("Solamnia")
    assert t.is_razed("Solamnia") and t.hand_size(0) == 5 and not t.names(0, "discard pile")
    assert t.hand_size(1) == 0


@pytest.mark.rule("SF-SPOIL-12")
def test_the_spoils_of_solamnia_may_be_played_first() -> None:
    t = camp("Solamnia", "her9", first=("al3", "al4"))
    t.pile(0, "r5", "al7", "al7", "al7", "al7", "al7")
    t.attack("Solamnia").play("r5").say("B")
    assert t.where("r5") == "formation" and t.hand_size(0) == 5


def test_solamnia_costs_nobody_a_hand_when_an_event_razes_it() -> None:
    t = at_home(pool=("her5",), hand=("al3", "her2"))
    t.formation(1, B="Solamnia")
    raze(t.state, t.handle("Solamnia"))
    t.state.resume()
    assert t.is_razed("Solamnia") and t.where("al3") == "hand"


def _eye(*names: str) -> Hall:
    """P1 in phase 3 under the Night of the Eye, with events in hand."""
    t = at_home(pool=("her5",), hand=(*names, "her2"))
    t.put(0, "table", "Night of the Eye")
    return t


MOONS = ("Moon Solinari Waxes", "Moon Lunitari Waxes", "Moon Nuitari Waxes")


@pytest.mark.rule("SF-RULE-05", "SF-RULE-07")
def test_the_eye_keeps_three_events_of_krynn_and_the_fourth_replaces_one() -> None:
    t = _eye(*MOONS, "Bronze Dragons")
    for moon in MOONS:
        t.play(moon)
    finish_turn(finish_turn(t))
    assert [t.where(moon) for moon in MOONS] == ["table"] * 3
    t.skip_to_phase(3, seat=0, turns=1)
    t.play("Bronze Dragons")
    assert t.offered() == sorted(MOONS)
    t.pick("Moon Lunitari Waxes")
    assert t.where("Moon Lunitari Waxes") in ("abyss", "void") and t.where("Bronze Dragons") == "table"
    assert t.where("Moon Solinari Waxes") == t.where("Moon Nuitari Waxes") == "table"


def test_the_eye_does_not_keep_events_of_other_sets() -> None:
    t = _eye("Solid Fog", "Moon Solinari Waxes")
    t.play("Solid Fog").play("Moon Solinari Waxes")
    finish_turn(finish_turn(t))
    assert t.where("Solid Fog") in ("abyss", "void") and t.where("Moon Solinari Waxes") == "table"


def test_mishakal_gives_everyone_someone_back() -> None:
    t = at_home(pool=("her5",), hand=("Mishakal Intervenes", "her2"))
    t.put(0, "discard pile", "al7", "herDL5", "her9")
    t.put(1, "discard pile", "her8", "al9")
    t.play("Mishakal Intervenes")
    assert t.offered() == ["al7", "herDL5"]
    t.pick("herDL5")
    if t.can_pick("al9"):
        t.pick("al9")
    piles = [t.state.definition(t.state.pile(tb.DRAW_PILE, seat)[-1]).name for seat in (0, 1)]
    assert piles == ["herDL5", "al9"] and t.where("her9") == t.where("her8") == "discard pile"


@pytest.mark.parametrize(("hour", "level"), [("day", 5), ("night", 4)])
def test_kapaks_are_stronger_by_day(hour: str, level: int) -> None:
    t = duel("her5 with Kapak Draconians", "her15", hand=("al1",), rival_hand=("al1",), played_at=hour)
    assert t.totals() == (5 + level, 15)


@pytest.mark.parametrize(("rival", "lost"), [("her15", True), ("her2", False)])
def test_kapaks_dissolve_the_holding_of_a_lead_realm_when_they_lose(rival: str, lost: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 with h1", B="r2 with h2")
    t.pool(0, "her5 with Kapak Draconians")
    t.pool(1, rival)
    t.hand(0, "al1")
    t.hand(1, "al2")
    step_forward(t.begin(phase=4).attack("r1"), "her5", rival).skip()
    if t.can_pick("h1"):
        assert t.offered() == ["h1"]
        t.pick("h1")
    assert t.where("h1") == ("discard pile" if lost else "attached") and t.where("h2") == "attached"


@pytest.mark.parametrize(("part", "fresh"), [(0, "her8"), (1, "her7")])
def test_switch_sends_another_champion_to_fight(part: int, fresh: str) -> None:
    t = duel("wiz5", "her9", hand=("Switch", "al1", "al9"), rival_hand=("al2",))
    t.pool(0, "her8")
    t.put(0, "discard pile", "her7")
    t.play("Switch")
    t.say(t.options()[part])
    if t.can_pick(fresh):
        t.pick(fresh)
    assert t.totals() == (int(fresh[3]), 9) and t.where("wiz5") == "pool" and t.where(fresh) == "battle"


def test_switch_is_for_attackers() -> None:
    t = duel("her9", "wiz5", hand=("al2",), rival_hand=("Switch", "al1"))
    t.pool(1, "her8")
    assert not t.can_play("Switch")


def _golden(attacker: str, defender: str) -> Hall:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, attacker)
    if defender:
        t.pool(1, defender)
    t.put(0, "table", "The Golden Age")
    for seat in (0, 1):
        t.pile(seat, "her7", "her8", "al7", "al7", "al7")
    t.begin(phase=4).attack("r1")
    return step_forward(t, attacker, defender) if defender else t


@pytest.mark.rule("SF-HOARD-04")
@pytest.mark.parametrize(
    ("attacker", "defender", "winner", "cards"),
    [("her9", "", 0, 2), ("mon9", "", 0, 1), ("mon3", "her9", 1, 2), ("mon3", "mon9", 1, 1)],
)
def test_heroes_of_the_golden_age_hold_a_second_card(attacker: str, defender: str, winner: int, cards: int) -> None:
    t = _golden(attacker, defender)
    assert t.seat == winner and t.can_play("her7") and not t.can_play("her8")
    t.skip()
    assert t.hand_size(winner) == cards and t.where("her8", winner) == ("hand" if cards == 2 else "draw pile")
    assert t.rule != "SF-SPOIL-07"
