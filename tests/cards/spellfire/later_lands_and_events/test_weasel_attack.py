"""Weasel Attack!: another player's champion has to finish an attack."""

from __future__ import annotations

import pytest
from hall import Hall


def weasels(pawn: str, *, players: int = 3) -> Hall:
    """P1 attacks P2 and sends a champion of the last player instead; that is P3, or P2 in a game of two."""
    t = Hall(players)
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "her5 with mi+1")
    t.pool(1, "her6")
    t.hand(0, "1st/428", "al1")
    t.hand(1, "al1")
    if players == 3:
        t.formation(2, A="r3", B="r4")
        t.hand(2, "al9")
    t.pool(players - 1, pawn)
    t.begin(seat=0, phase=4).attack("r1")
    t.play("1st/428")
    return t.pick(pawn) if t.can_pick(pawn) else t


@pytest.mark.rule("SF-SWAP-12")
def test_its_player_fights_with_their_own_cards_and_the_realm_falls() -> None:
    t = weasels("her4")
    t.pick("her6")
    assert t.where("her5") == "pool" and (t.seat, t.totals()) == (2, (4, 6))
    t.play("al9").skip()
    assert t.is_razed("r1") and "her4" in t.names(2, "pool") and t.where("her6") == "discard pile"
    assert not t.is_razed("r3")
    t.is_sound()


def test_its_player_loses_the_foremost_realm_with_it() -> None:
    t = weasels("her4")
    t.pick("her6").skip()
    assert t.where("her4") == "discard pile" and t.is_razed("r3") and not t.is_razed("r1") and not t.is_razed("r4")


def test_in_a_game_of_two_you_fight_with_it() -> None:
    t = weasels("her4", players=2)
    t.pick("her6")
    assert t.seat == 0 and t.totals() == (4, 6)
    t.skip()
    assert "her4" in t.names(1, "discard pile") and t.is_razed("r1")


def test_it_is_played_only_in_your_own_attack() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(1, "her6")
    t.hand(0, "1st/428", "her1")
    t.begin(seat=0, phase=3)
    assert not t.can_play("1st/428")
