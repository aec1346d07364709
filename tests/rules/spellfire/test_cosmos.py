"""The Rule of the Cosmos: one of each name in play (section COSMOS)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn, send

from spellhall.games.spellfire import table as tb


@pytest.mark.rule("SF-COSMOS-01")
@pytest.mark.parametrize(
    ("name", "phase", "own"), [("r1", 2, "r1"), ("h1", 2, "h1"), ("her5", 3, "her5"), ("art+4", 3, "art+4")]
)
def test_only_one_card_of_a_name_is_in_play(name: str, phase: int, own: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 with h1")
    t.pool(0, "mon5")
    t.pool(1, "her5 with art+4")
    t.hand(0, name, "r2", "h2", "her6", "art+2")
    t.begin(seat=0, phase=phase)
    assert not t.can_play(name)
    assert "SF-COSMOS-01" in t.why_not(name, owner=0)
    other = {"r1": "r2", "h1": "h2", "her5": "her6", "art+4": "art+2"}[name]
    assert t.can_play(other)


@pytest.mark.rule("SF-COSMOS-02")
def test_another_kind_with_the_same_name_is_blocked() -> None:
    t = at_home(hand=("hero E",))
    assert t.can_play("E")
    t = at_home(hand=("hero E",))
    t.pool(1, "wizard E")
    assert not t.can_play("E")
    t = Hall()
    t.formation(1, A="r1")
    t.pool(0, "her5", "her6")
    t.pool(1, "wizard E")
    t.hand(0, "hero E")
    t.begin(seat=0, phase=4).attack("r1")
    assert t.offered() == ["her5", "her6"]


@pytest.mark.rule("SF-COSMOS-03", "SF-COSMOS-10")
def test_a_champion_in_combat_counts_as_in_play() -> None:
    t = Hall()
    t.formation(1, A="r1")
    t.hand(0, "wizard E")
    t.pool(1, "mon5", "mon6")
    t.hand(1, "hero E")
    t.begin(seat=0, phase=4).attack("r1")
    assert t.where("E") == "battle"
    assert t.offered() == ["mon5", "mon6"]


@pytest.mark.rule("SF-COSMOS-04")
def test_the_rule_does_not_cover_other_types() -> None:
    t = at_home(pool=("her5",), hand=("mi+2",))
    t.pool(1, "her6 with mi+2")
    t.play("mi+2")
    assert t.where("mi+2", seat=0) == t.where("mi+2", seat=1) == "attached"
    t = duel("wiz5", "wiz7", hand=("al3", "wDef+3/4", "al9"), rival_hand=("al3", "wDef+3/4"))
    t.play("al3").play("al3").play("wDef+3/4").play("wDef+3/4")
    assert t.totals() == (11, 13)


@pytest.mark.rule("SF-COSMOS-05")
def test_a_razed_realm_still_counts() -> None:
    t = Hall()
    t.formation(0, A="r1 razed")
    t.hand(1, "r1", "r2")
    t.begin(seat=1, phase=2)
    assert not t.can_play("r1")
    assert t.can_play("r2")


@pytest.mark.rule("SF-COSMOS-06")
def test_a_name_is_free_as_soon_as_its_card_leaves_play() -> None:
    t = Hall()
    t.formation(0, A="r1 razed")
    t.hand(0, "r2")
    t.hand(1, "r1")
    t.hand(1, "r3")
    t.begin(seat=1, phase=2)
    assert not t.can_play("r1")
    finish_turn(t).skip_to_phase(2, seat=0)
    t.play("r2").say("A")
    finish_turn(t).skip_to_phase(2, seat=1)
    assert t.can_play("r1")


@pytest.mark.rule("SF-COSMOS-07", "SF-ABYSS-08")
@pytest.mark.parametrize("zone", ["hand", "draw pile", "discard pile", "limbo", "abyss", "void"])
def test_what_is_not_in_play_blocks_no_name(zone: str) -> None:
    t = at_home(hand=("hero E",))
    t.put(1, zone, "wizard E")
    assert t.can_play("E")
    t = at_home(hand=("hero E",))
    t.put(1, "pool", "wizard E")
    assert not t.can_play("E")


@pytest.mark.rule("SF-LIMBO-06", "AMB-103")
@pytest.mark.parametrize(("gone", "zone"), [(True, "pool"), (False, "discard pile")])
def test_a_name_that_has_come_and_gone_does_not_condemn_who_is_in_limbo(gone: bool, zone: str) -> None:
    t = at_home(seat=1, hand=("hero E",), phase=3)
    t.put(0, "limbo", "wizard E")
    t.play("E")
    finish_turn(t)
    if gone:
        t.state.move(t.handle("E", seat=1), tb.VOID, 1)
    finish_turn(t)
    assert t.where("E", seat=0) == zone


@pytest.mark.rule("SF-COSMOS-08", "SF-LIMBO-06")
def test_who_returns_from_limbo_to_find_his_name_in_play_is_discarded() -> None:
    t = at_home(seat=1, hand=("hero E",), phase=3)
    t.put(0, "limbo", "wizard E")
    t.play("E")
    finish_turn(t)
    finish_turn(t)
    assert t.where("E", seat=0) == "discard pile"
    assert t.where("E", seat=1) == "pool"


@pytest.mark.rule("AMB-72")
@pytest.mark.parametrize("active", [0, 1])
def test_of_two_cards_of_one_name_that_come_at_once_the_active_players_comes_in(active: int) -> None:
    t = at_home(seat=active, hand=("evRecall", "her2"))
    t.put(0, "limbo", "wizard E")
    t.put(1, "limbo", "hero E", "her6")
    t.play("evRecall")
    assert [t.where("E", seat=seat) for seat in (active, 1 - active)] == ["pool", "discard pile"]
    assert t.where("her6") == "pool", "whose name is free comes in, whoever is active"


@pytest.mark.rule("SF-COSMOS-08")
@pytest.mark.parametrize(("taken", "zone"), [(True, "discard pile"), (False, "formation")])
def test_a_realm_that_returns_from_limbo_is_judged_alike(taken: bool, zone: str) -> None:
    t = Hall(preset="tournament")
    t.formation(0, A="r9")
    t.formation(1, A="r1" if taken else "r2")
    t.put(0, "limbo", "r1")
    t.begin(seat=0, phase=5)
    finish_turn(t)
    assert t.where("r1", seat=0) == zone


@pytest.mark.rule("SF-COSMOS-09")
def test_a_player_is_bound_by_his_own_cards() -> None:
    t = at_home(pool=("wizard E",), hand=("hero E", "her5"))
    assert not t.can_play("E")
    assert t.can_play("her5")


@pytest.mark.rule("SF-COSMOS-10")
def test_an_artifact_attached_in_combat_and_a_champion_from_hand_are_judged_too() -> None:
    t = Hall(players=3)
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "mon7")
    t.pool(2, "her6 with Z")
    t.hand(0, "Z", "art+4")
    t.begin(seat=0, phase=4).attack("r1")
    send(t, "her5", "mon7")
    assert t.can_play("art+4")
    assert not t.can_play("Z")
    assert t.where("Z", seat=0) == "hand"
