"""A champion that can be played as an event, too."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel
from sieges import siege


def beset(*hand: str, phase: int = 3, rival_hand: tuple[str, ...] = (), pool: tuple[str, ...] = ()) -> Hall:
    """P1 acts in a phase of their turn with a hand; P2 has a holding."""
    t = (
        at_home(phase=phase, hand=("her1", *hand), pool=pool)
        if phase == 3
        else at_home(phase=phase, hand=hand, pool=pool)
    )
    t.formation(1, B="r2 with h1")
    t.hand(1, *rival_hand)
    return t


@pytest.mark.rule("SF-ROLE-11")
@pytest.mark.parametrize("event", [True, False])
def test_a_crime_lord_comes_as_a_champion_or_as_an_event(event: bool) -> None:
    t = beset("Crime Lord")
    t.play("Crime Lord")
    t.yes() if event else t.skip()
    assert t.where("h1") == ("discard pile" if event else "attached")
    assert t.where("Crime Lord") == ("discard pile" if event else "pool")
    t.is_sound()


@pytest.mark.rule("SF-ROLE-11")
def test_as_an_event_it_can_be_negated_and_calmed() -> None:
    t = beset("Crime Lord", rival_hand=("Calm",))
    t.play("Crime Lord").yes()
    assert t.seat == 1 and t.can_play("Calm")
    t.play("Calm")
    assert t.where("h1") == "attached" and t.where("Crime Lord") == "discard pile"
    t = beset("Crime Lord")
    t.pool(1, "helm")
    t.play("Crime Lord").yes().use("helm")
    assert t.where("h1") == "attached" and t.where("Crime Lord") == "discard pile"


@pytest.mark.rule("SF-ROLE-11")
def test_it_can_be_that_at_any_time_and_a_champion_in_phase_3_alone() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1 with h1")
    t.hand(0, "her1")
    t.hand(1, "Crime Lord")
    t.begin(seat=0, phase=3).skip_to(seat=1)
    t.play("Crime Lord")
    assert t.where("h1") == "discard pile" and t.where("Crime Lord") == "discard pile"
    t = duel("her5", "her9", hand=("Crime Lord", "al1"), rival_hand=("al1",), realm="r1 with h1")
    t.play("Crime Lord")
    assert t.where("h1") == "discard pile" and t.totals() == (5, 9)


@pytest.mark.rule("SF-ROLE-11")
def test_without_a_holding_it_is_a_champion_alone() -> None:
    t = at_home(hand=("her1", "Crime Lord"))
    t.play("Crime Lord")
    assert t.where("Crime Lord") == "pool"
    t = duel("her5", "her9", hand=("Crime Lord", "al1"), rival_hand=("al1",))
    assert not t.can_play("Crime Lord")


@pytest.mark.rule("SF-ROLE-11", "SF-ONCE-01")
@pytest.mark.parametrize("event", [True, False])
def test_who_may_play_it_at_once_says_which_of_the_two_it_is(event: bool) -> None:
    t = siege("rDS with Lost Oasis", "her5")
    t.formation(0, B="r2 with h1")
    t.pile(1, "Crime Lord", "al3")
    t.yes().play("Crime Lord")
    assert t.rule == "SF-ROLE-11"
    if event:
        t.yes().pick("h1")
    else:
        t.skip()
    assert t.where("Crime Lord", 1) == ("discard pile" if event else "pool")
    assert t.where("h1") == ("discard pile" if event else "attached")
