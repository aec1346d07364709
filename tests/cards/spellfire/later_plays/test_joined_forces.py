"""Cards that several players have a part in: draws against each other, dealt-out pools, bands of clerics, bells."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home

from spellhall.games.spellfire.card import REGISTER


def lucky(mine: str, other: str) -> Hall:
    """P1 plays Lady Luck; both draw piles begin with a card of a known number."""
    t = at_home(hand=("Lady Luck", "her2"))
    t.pile(0, mine)
    t.pile(1, other)
    return t.play("Lady Luck")


def digit(name: str) -> int:
    return int(next(card for card in REGISTER.values() if card.name == name).number) % 10


@pytest.mark.rule("SF-PILE-17")
def test_lady_luck_discards_the_lower_digit() -> None:
    low, high = sorted(("al1", "al2"), key=digit)
    t = lucky(low, high)
    assert low in t.names(0, "discard pile") and high in t.names(1, "hand")
    t = lucky(high, low)
    assert low in t.names(1, "discard pile") and high in t.names(0, "hand")


@pytest.mark.rule("SF-PILE-17")
def test_lady_luck_discards_the_same_card_twice() -> None:
    t = lucky("al1", "al1")
    assert t.names(0, "discard pile").count("al1") == t.names(1, "discard pile").count("al1") == 1


@pytest.mark.rule("SF-PILE-17")
def test_what_lady_luck_leaves_may_be_played_at_once() -> None:
    low, high = sorted(("her3", "her4"), key=digit)
    t = lucky(high, low).play(high)
    assert high in t.names(0, "pool")


@pytest.mark.rule("SF-PILE-18")
def test_a_con_game_costs_half_the_pool() -> None:
    t = at_home(pool=("thi5",), hand=("Con Game", "her2"))
    t.pool(1, "her5 with mi+2", "her9", "her4", "her3")
    t.play("Con Game")
    lost = len(t.names(1, "discard pile"))
    kept = len(t.names(1, "pool")) + len(t.names(1, "attached")) + len(t.names(1, "hand"))
    assert (lost, kept) == (2, 3)
    t.is_sound()


@pytest.mark.rule("SF-PILE-18")
def test_the_victim_of_a_con_game_takes_back_what_is_left() -> None:
    t = at_home(pool=("thi5",), hand=("Con Game", "her2"))
    t.pool(1, "her9", "her4")
    t.play("Con Game")
    survivor = t.names(1, "pool")[0]
    assert t.seat == 1
    t.pick(survivor)
    assert survivor in t.names(1, "hand") and not t.names(1, "pool")


@pytest.mark.rule("SF-PILE-18")
def test_the_victim_of_a_con_game_takes_back_any_attached_card() -> None:
    t = at_home(pool=("thi5",), hand=("Con Game", "her2"))
    t.pool(1, "thi4 with Legal Loophole and Trailing")
    t.play("Con Game")
    assert t.names(1, "discard pile") == ["Legal Loophole"] and t.seat == 1
    t.pick("Trailing")
    assert t.names(1, "hand") == ["Trailing"] and t.names(1, "pool") == ["thi4"]


def gathered(mine: tuple[str, ...], others: tuple[str, ...]) -> Hall:
    t = at_home(pool=(*mine, "her5"), hand=("Spirit of Power", "mi+1", "her2"))
    t.pool(1, "avatar15", *others)
    t.hand(1, "mi+2")
    return t.play("Spirit of Power").pick("cle5")


def test_four_clerics_send_an_avatar_to_the_abyss() -> None:
    t = gathered(("cle5", "cle4"), ("cle3", "cle9"))
    t.yes()
    assert t.where("mi+1") == "discard pile" and t.where("avatar15") == "pool"
    t.yes()
    assert t.where("mi+2") == "discard pile" and t.where("avatar15") == "abyss"


def test_fewer_clerics_do_nothing() -> None:
    t = gathered(("cle5", "cle4"), ("cle3", "cle9"))
    t.yes().skip()
    assert t.where("mi+2") == "hand" and t.where("avatar15") == "pool"


@pytest.mark.parametrize(("rung", "total"), [("r1", 10), ("r2", 8)])
def test_pavlovs_bell_rings_for_one_realm(rung: str, total: int) -> None:
    t = Hall()
    t.pool(0, "her9")
    t.pool(1, "her5 with Pavlov's Bell", "her15")
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2", C="r3")
    t.hand(0, "al1")
    t.hand(1, "al2")
    t.begin(seat=1, phase=5).skip_to(label="end your turn").end_turn().skip_to(seat=1, turns=1).pick(rung)
    t.skip_to_phase(4, seat=0, turns=1).attack("r1").skip_to(seat=1).pick("her15")
    assert t.totals() == (total, 15)
