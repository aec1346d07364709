"""The Triumvirates of the Underdark, which send an ally along with every attack, and negate each other."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import step_forward

UNI, BI, TRI = "The Unipolar Triumvirate", "The Bipolar Triumvirate", "The Tripolar Triumvirate"
ULTIMATE = "The Ultimate Triumvirate"


def _attack(own: tuple[str, ...], theirs: tuple[str, ...], defender: str = "her15") -> Hall:
    t = Hall()
    t.formation(0, A="r9", **dict(zip("BCD", own, strict=False)))
    t.formation(1, A="r1", **dict(zip("BCD", theirs, strict=False)))
    t.pool(0, "her5")
    t.pool(1, defender)
    t.hand(0, "al1")
    t.hand(1, "al2")
    return step_forward(t.begin(phase=4).attack("r1"), "her5", defender)


@pytest.mark.parametrize(
    ("own", "theirs", "levels"),
    [
        ((UNI,), (), 3),
        ((BI,), (), 6),
        ((TRI,), (), 9),
        ((UNI,), (BI,), 0),
        ((UNI,), (ULTIMATE,), 0),
        ((UNI, BI), (), 9),
        ((BI,), (UNI,), 6),
        ((BI,), (TRI,), 0),
        ((BI, TRI), (), 15),
        ((TRI,), (BI,), 9),
        ((TRI,), (ULTIMATE,), 0),
        ((UNI,), ("The Bipolar Triumvirate razed",), 3),
    ],
)
def test_triumvirates_send_an_ally_unless_a_mightier_one_negates_it(
    own: tuple[str, ...], theirs: tuple[str, ...], levels: int
) -> None:
    assert _attack(own, theirs).totals() == (5 + levels, 15)


def test_the_ultimate_one_yields_to_none() -> None:
    assert _attack((ULTIMATE,), (TRI, BI, UNI), "her15").totals() == (17, 15)


def test_they_send_nobody_to_defend() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B=TRI)
    t.pool(0, "her9")
    t.pool(1, "her5")
    t.hand(1, "al1")
    assert step_forward(t.begin(phase=4).attack("r1"), "her9", "her5").totals() == (9, 5)


@pytest.mark.parametrize("given_up", [True, False])
def test_the_ultimate_one_can_be_given_up_to_banish_an_avatar(given_up: bool) -> None:
    t = Hall()
    t.formation(0, A="r9", B=ULTIMATE)
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "avatar9", "her4")
    t.begin(seat=1, phase=6)
    if t.label == "end your turn":
        t.end_turn()
    assert t.seat == 0
    t = t.yes() if given_up else t.skip()
    assert t.where("avatar9") == ("abyss" if given_up else "pool")
    assert t.where(ULTIMATE) == ("discard pile" if given_up else "formation")
