"""The events of the imaginary opponent (section EVT)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone

from spellhall.games.spellfire import events

BOTH = pytest.mark.parametrize("preset", ["rulebook", "tournament"])


def sees(*pile: str, **more: str) -> Alone:
    """You have a realm; they are about to draw those cards."""
    t = Alone(**more)
    t.formation(YOU, A="r1")
    t.pile(YOU, *pile)
    return t


@pytest.mark.rule("SOL-EVT-01")
def test_he_plays_an_event_when_he_draws_it() -> None:
    t = sees("evPool")
    t.pool(YOU, "her5")
    t.his_turn()
    assert t.played() == ["evPool"]
    assert t.before("her5 > discard pile", "phase 2 of 1")


@pytest.mark.rule("SOL-EVT-02", "SOL-EVT-04")
def test_the_caravan_waits_for_the_end_of_his_own_turn() -> None:
    t = sees("caravan")
    t.pool(HE, "her5")
    t.his_turn().through()
    t.through(6)
    turns = [event.seat for event, _ in t.happened(events.TurnBegan)]
    assert turns[0] == HE
    assert t.before("phase 6 of 1", "caravan played")
    assert "turn of 0" not in t.course()[: t.course().index("caravan played")]


@pytest.mark.rule("SOL-EVT-03", "SOL-EVT-09")
def test_calm_waits_for_your_next_harmful_event_and_takes_the_first_however_small() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(HE, "calm", "al1", "al2", "al3")
    t.hand(YOU, "evGift", "evAll2", "al4", "al5", "al6", "al7")
    t.my_turn(phase=3)
    t.play("evGift")
    assert t.where("calm") == "hand"
    t.play("evAll2")
    assert [names[0] for _, names in t.happened(events.CardCalmed)] == ["evAll2"]
    assert t.his("hand") == ["al1", "al2", "al3"]


@pytest.mark.rule("SOL-EVT-03")
def test_calm_is_not_played_when_he_draws_it() -> None:
    t = sees("calm")
    t.his_turn()
    assert t.played() == [] and t.his("hand") == ["calm"]


@BOTH
@pytest.mark.rule("SOL-EVT-05", "SOL-EVT-06")
@pytest.mark.parametrize("name", ["Labor of Legend", "evMend"])
def test_an_event_that_can_never_help_him_is_thrown_away_unplayed(name: str, preset: str) -> None:
    t = Alone(preset=preset)
    t.formation(YOU, A="r1", B="r2 razed")
    t.pool(HE, "her5")
    t.pile(YOU, name, "al1")
    t.his_turn()
    assert t.played() == []
    assert t.before(f"{name} > abyss", "al1 > hand")
    assert t.is_razed("r2") and t.where("her5") != "discard pile"


@BOTH
@pytest.mark.rule("SOL-EVT-06", "SOL-EVT-02")
def test_a_played_event_goes_where_played_events_go_and_never_to_the_discards(preset: str) -> None:
    t = sees("evPool", preset=preset)
    t.pool(YOU, "her5")
    t.his_turn()
    assert t.where("evPool") == ("abyss" if preset == "rulebook" else "void")
    assert "evPool" not in t.discarded()


@BOTH
@pytest.mark.rule("SOL-EVT-06")
def test_myrmidons_return_no_event(preset: str) -> None:
    t = sees("Labor of Legend", "evPool", preset=preset)
    t.pool(YOU, "her5")
    t.pool(HE, "her6")
    t.hand(YOU, "mon5", "Myrmidons")
    t.his_turn()
    assert "her5" in t.discarded()
    places = {name: t.where(name) for name in ("Labor of Legend", "evPool")}
    assert set(places.values()) <= {"abyss", "void"}
    t.pick("mon5").play("Myrmidons").through()
    assert "her5" not in t.discarded(), "the discard pile was shuffled into the draw pile"
    assert {name: t.where(name) for name in places} == places


@pytest.mark.rule("SOL-EVT-07", "SOL-EVT-02", "SOL-GAP-05", "AMB-S07")
def test_an_event_that_merely_has_no_target_is_held_and_played_at_the_first_chance_also_in_your_turn() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(YOU, "her5")
    t.pile(YOU, "evPool")
    t.his_turn()
    assert t.his("hand") == ["evPool"] and t.played() == []
    t.through()
    t.skip_to_phase(3, seat=YOU, turns=1)
    t.play("her5")
    assert t.played() == ["evPool"]
    assert t.where("her5") == "discard pile"


@pytest.mark.rule("SOL-EVT-08")
@pytest.mark.parametrize("held", [("evPool", "evPlague"), ("evPlague", "evPool")])
def test_of_several_events_that_become_playable_the_one_drawn_first_comes_first(held: tuple[str, str]) -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(YOU, "her5")
    t.pile(YOU, *held)
    t.his_turn()
    assert t.played() == []
    t.through()
    t.skip_to_phase(3, seat=YOU, turns=1)
    t.play("her5")
    assert t.played()[:1] == [held[0]]


@pytest.mark.rule("SOL-EVT-10", "SOL-SEL-01")
def test_the_target_of_an_event_is_what_takes_most_levels_from_you() -> None:
    t = sees("evPool")
    t.pool(YOU, "her5", "mon7", "cle3")
    t.pool(HE, "wiz9")
    t.his_turn()
    assert t.where("mon7") == "discard pile"
    assert t.names(YOU, "pool") == ["her5", "cle3"]


@pytest.mark.rule("SOL-EVT-07", "SOL-SEL-13")
def test_an_event_that_only_gives_you_a_card_is_held() -> None:
    t = sees("evTreat")
    t.his_turn()
    assert t.played() == [] and t.his("hand") == ["evTreat"]


@pytest.mark.rule("SOL-EVT-01", "SOL-EVT-07")
def test_an_event_that_strikes_both_sides_is_played() -> None:
    t = sees("evStorm")
    t.pool(YOU, "mon3")
    t.pool(HE, "her5")
    t.his_turn()
    assert t.played() == ["evStorm"]
    assert (t.where("mon3"), t.where("her5")) == ("discard pile", "discard pile")


@pytest.mark.rule("SOL-EVT-02", "SOL-EVT-04")
def test_he_takes_your_extra_turn_away() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "mon3")
    t.hand(HE, "Temporal Stasis")
    t.hand(YOU, "caravan")
    t.his_turn(phase=5).play("caravan")
    assert t.played() == ["Temporal Stasis"]
    t.through()
    t.through(6)
    assert [event.seat for event, _ in t.happened(events.TurnBegan)][:2] == [YOU, HE]


@pytest.mark.rule("SOL-EVT-04", "SOL-EVT-07")
def test_he_does_not_take_his_own_extra_turn_away() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(HE, "caravan", "Temporal Stasis")
    t.his_turn(phase=5).through()
    assert t.played() == ["caravan"] and t.his("hand") == ["Temporal Stasis"]


@pytest.mark.rule("SOL-EVT-10", "SOL-SEL-12")
def test_an_event_that_may_strike_a_holding_strikes_it() -> None:
    t = Alone()
    t.formation(YOU, A="r1 with h1")
    t.pile(YOU, "evRaid")
    t.his_turn()
    assert t.told("picks h1", "SOL-SEL-12") and t.where("h1") == "discard pile"
