"""The hand limit (section HAND)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn


def kept(*table: str, realm: str = "r9") -> int:
    """How many of eleven cards P1 still holds after their phase 5."""
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


@pytest.mark.rule("AMB-67")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_to_discard_picks_the_cards_and_all_see_them(seat: int) -> None:
    t = at_home(hand=("evAll2", "al1", "al2", "al6"))
    t.hand(1, "al3", "al4", "al5")
    t.play("evAll2").pick("al1").pick("al2")
    assert (t.seat, t.offered()) == (1, ["al3", "al4", "al5"])
    t.pick("al5").pick("al3")
    assert t.names(1, "hand") == ["al4"]
    assert [line for line in t.log(seat) if "al5" in line and "discard" in line]
    seen = t.state.view(seat)["seats"][1]["zones"]
    assert [card["name"] for card in seen["discard pile"]] == ["al5", "al3"]


@pytest.mark.rule("AMB-67")
def test_nobody_picks_what_is_discarded_at_random() -> None:
    lost = []
    for seed in range(12):
        t = duel("Shalbaal, Red Dragon", "her5", rival_hand=("mi0", "mi+1"), seed=seed)
        t.skip()
        assert t.seat == 0, "P2 is not asked"
        lost += [name for name in ("mi0", "mi+1") if t.where(name) == "discard pile"]
    assert len(lost) == 12 and set(lost) == {"mi0", "mi+1"}


@pytest.mark.rule("AMB-68")
def test_draw_piles_are_hidden_from_all_and_hands_from_the_others() -> None:
    t = at_home(pool=("her5 with mi+2",), hand=("al1", "her3"))
    t.pile(0, "al3", "al4", "al5")
    t.formation(0, B="r2 razed")
    for zone, name in (("discard pile", "al6"), ("limbo", "her6"), ("abyss", "evGift")):
        t.put(0, zone, name)
    for seat in range(2):
        zones = t.state.view(seat)["seats"][0]["zones"]
        assert zones["draw pile"] == {"count": 3, "known": []}
        assert [card.get("name") for card in zones["hand"]] == (["al1", "her3"] if seat == 0 else [None, None])
        assert [card["name"] for card in zones["formation"]] == ["r9", "r2"]
        shown = [zones[zone] for zone in ("pool", "attached", "discard pile", "limbo", "abyss")]
        assert [card["name"] for cards in shown for card in cards] == ["her5", "mi+2", "al6", "her6", "evGift"]
