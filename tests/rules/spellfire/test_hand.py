"""The hand limit (section HAND)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import finish_turn


def kept(*table: str, realm: str = "r9") -> int:
    """How many of eleven cards P1 still holds after his phase 5."""
    t = Hall()
    t.formation(0, A=realm)
    t.put(0, "table", *table)
    t.hand(0, *["al1"] * 11)
    return finish_turn(t.begin(seat=0, phase=5)).hand_size(0)


@pytest.mark.rule("SF-HAND-01")
def test_the_limit_is_eight_and_holds_in_the_own_phase_5_alone() -> None:
    t = Hall()
    t.hand(0, *["al1"] * 11)
    t.hand(1, *["al2"] * 10)
    t.begin(seat=0, phase=5)
    discarding = []
    while t.label != "end your turn":
        discarding.append(t.seat)
        t.pick("al1")
    assert discarding == [0, 0, 0]
    assert (t.hand_size(0), t.hand_size(1)) == (8, 10)


@pytest.mark.rule("SF-HAND-01")
def test_nothing_is_discarded_in_other_phases() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.hand(0, "keep10", "r1", "her5", *["al1"] * 10)
    t.begin(seat=0, phase=2)
    for phase in (2, 3):
        t.skip_to_phase(phase)
        assert t.hand_size(0) == 13


@pytest.mark.rule("SF-HAND-02", "AMB-82")
@pytest.mark.parametrize(
    ("table", "realm", "limit"),
    [
        ((), "r9", 8),
        (("keep10",), "r9", 10),
        (("keep6",), "r9", 6),
        ((), "r9 with keep+2", 10),
        (("keep6",), "r9 with keep+2", 10),
    ],
)
def test_powers_change_how_many_cards_are_kept(table: tuple[str, ...], realm: str, limit: int) -> None:
    assert kept(*table, realm=realm) == limit


@pytest.mark.rule("SF-HAND-03")
def test_discards_go_to_the_discard_pile_and_events_to_the_abyss() -> None:
    t = Hall()
    t.hand(0, "caravan", "al3", *["al1"] * 8)
    t.begin(phase=5).pick("caravan").pick("al3")
    assert t.names(0, "abyss") == ["caravan"]
    assert t.names(0, "discard pile") == ["al3"]
