"""The formation: where realms lie, and what is exposed (section FORM)."""

from __future__ import annotations

from itertools import product

import pytest
from hall import Hall

import spellhall
from spellhall.games.spellfire import table as tb

PLACES = "ABCDEF"
SHIELDS = {"A": "BC", "B": "DE", "C": "EF"}


def places_offered(*, hand: str = "r9", **formation: str) -> list[str]:
    """Where a new realm may be laid in such a formation."""
    t = Hall(victory_timing="start_of_own_turn")
    t.formation(0, **formation)
    t.hand(0, hand, "h1")
    t.begin(phase=2)
    if not t.can_play(hand):
        return []
    t.play(hand)
    return t.options() if t.label == "which place?" else [place_of(t, hand)]


def place_of(t: Hall, name: str) -> str:
    return PLACES[t.state.marks[tb.PLACE][t.handle(name)]]


def attackable(champion: str = "her5", **formation: str) -> set[str]:
    """The places that a champion may attack."""
    t = Hall()
    t.formation(1, **formation)
    t.pool(0, champion)
    t.hand(0, "al1")
    t.begin(seat=0, phase=4)
    realms = [t.state.definition(realm).name for realm in t.state.pile(tb.FORMATION, 1)]
    return {place_of(t, name) for name in realms if t.can_attack(name)}


def lying(razed: str = "", places: str = PLACES) -> dict[str, str]:
    """Realms in the named places, some of them razed."""
    return {place: f"r{1 + PLACES.index(place)}{' razed' if place in razed else ''}" for place in places}


@pytest.mark.rule("SF-FORM-01")
def test_a_formation_has_six_places_in_three_rows() -> None:
    game = spellhall.game("spellfire")
    assert game.places == 6
    rows = ["".join(tb.PLACES[place] for place in row if place < game.places) for row in tb.ROWS]
    assert [row for row in rows if row] == ["A", "BC", "DEF"]
    t = Hall()
    t.formation(0, **lying())
    t.begin(phase=6)
    shown = t.state.view(1)["seats"][0]["zones"]["formation"]
    assert [realm["place"] for realm in shown] == list(PLACES)


@pytest.mark.rule("SF-FORM-01")
def test_the_enhanced_game_has_a_fourth_row() -> None:
    assert spellhall.game("spellfire", victory_realms="10").places == 10


@pytest.mark.rule("SF-FORM-02", "AMB-38")
def test_a_razed_realm_is_replaced_though_there_is_a_hole_farther_in_front() -> None:
    assert places_offered(A="r1", B="r2", D="r4 razed") == ["C", "D"]
    assert places_offered(A="r1", B="r2", D="r4") == ["C"]


@pytest.mark.rule("SF-FORM-02")
def test_a_realm_goes_to_the_foremost_empty_place_or_onto_a_razed_realm() -> None:
    assert places_offered() == ["A"]
    assert places_offered(A="r1 razed", B="r2 razed", C="r3", D="r4") == ["A", "B", "E", "F"]


@pytest.mark.rule("SF-FORM-03")
def test_a_must_be_occupied_before_b_and_c() -> None:
    assert places_offered(A="r1 razed") == ["A", "B", "C"]
    assert places_offered(B="r2", C="r3") == ["A"]


@pytest.mark.rule("SF-FORM-04")
def test_b_and_c_must_be_occupied_before_the_last_row() -> None:
    assert places_offered(A="r1", B="r2") == ["C"]
    assert places_offered(A="r1", C="r2") == ["B"]


@pytest.mark.rule("SF-FORM-05")
def test_the_order_within_a_row_is_free() -> None:
    assert places_offered(A="r1", B="r2", C="r3") == ["D", "E", "F"]
    assert places_offered(A="r1") == ["B", "C"]


@pytest.mark.rule("SF-FORM-06")
def test_an_unrazed_realm_is_never_covered() -> None:
    full = lying()
    del full["F"]
    assert places_offered(**full) == ["F"]
    t = Hall(victory_timing="start_of_own_turn")
    t.formation(0, **lying())
    t.hand(0, "r9", "h1")
    t.begin(phase=2)
    assert not t.can_play("r9")
    assert "SF-FORM-06" in t.why_not("r9")


@pytest.mark.rule("SF-FORM-07")
def test_realms_keep_their_places_when_others_vanish() -> None:
    t = Hall()
    t.formation(1, **lying())
    t.hand(0, "evRuin", "evRuin", "evRuin")
    t.hand(1, "r9")
    t.begin(phase=3)
    for realm in ("r1", "r2", "r3"):
        t.play("evRuin").pick(realm)
    assert [(realm, place_of(t, realm)) for realm in t.names(1, "formation")] == [("r4", "D"), ("r5", "E"), ("r6", "F")]
    t.skip_to_phase(2, seat=1, turns=1).play("r9")
    assert place_of(t, "r9") == "A"


@pytest.mark.rule("SF-FORM-08")
def test_the_foremost_hole_is_filled_first() -> None:
    assert places_offered(C="r3", D="r4", E="r5") == ["A"]
    assert places_offered(A="r1", D="r4", E="r5") == ["B", "C"]


@pytest.mark.rule("SF-FORM-09", "SF-FORM-12")
def test_what_is_exposed_follows_from_who_shields_whom() -> None:
    for razed in map("".join, product(*((place, "") for place in PLACES))):
        standing = set(PLACES) - set(razed)
        shielded = {behind for front in standing for behind in SHIELDS.get(front, "")}
        assert attackable(**lying(razed)) == standing - shielded, razed


@pytest.mark.rule("SF-FORM-10")
def test_a_plain_champion_reaches_only_what_nothing_shields() -> None:
    assert attackable(**lying()) == {"A"}
    assert attackable("fly5", **lying()) == set(PLACES)


@pytest.mark.rule("SF-FORM-11")
def test_a_razed_realm_shields_nothing() -> None:
    assert attackable(**lying("A")) == {"B", "C"}
    assert attackable(**lying("AB")) == {"C", "D"}
    assert attackable(**lying("AC")) == {"B", "F"}


@pytest.mark.rule("SF-FORM-12")
def test_e_is_exposed_only_when_neither_b_nor_c_shields_it() -> None:
    assert "E" not in attackable(**lying("AB"))
    assert "E" not in attackable(**lying("AC"))
    assert "E" in attackable(**lying("ABC"))


@pytest.mark.rule("SF-FORM-09", "AMB-37")
def test_an_empty_place_shields_nothing() -> None:
    assert attackable(**lying(places="BCE")) == {"B", "C"}
    assert attackable(**lying(places="BDEF")) == {"B", "F"}


@pytest.mark.rule("SF-FORM-13")
def test_a_is_always_exposed() -> None:
    for behind in ("", "BCDEF", "BC", "F"):
        for razed in ("", behind):
            assert "A" in attackable(**lying(razed, "A" + behind))


@pytest.mark.rule("SF-FORM-09", "SF-FORM-10", "AMB-36")
@pytest.mark.parametrize(("value", "places"), [("direct", {"A", "D"}), ("transitive", {"A"})])
def test_how_far_shielding_reaches_is_an_option(value: str, places: set[str]) -> None:
    t = Hall(protection=value)
    t.formation(1, A="r1", B="r2 razed", C="r3", D="r4")
    t.pool(0, "her5")
    t.begin(seat=0, phase=4)
    assert {place_of(t, name) for name in ("r1", "r3", "r4") if t.can_attack(name)} == places
