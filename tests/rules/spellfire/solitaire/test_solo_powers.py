"""What you can do against their champion without a card from your hand, and what they do by themselves (section
GDT).
"""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone


def facing(champion: str, *yours: str, held: tuple[str, ...] = (), known: bool = False, **his: tuple[str, ...]) -> bool:
    """Whether they attack with a champion, where you have the pool ``yours`` and hold ``held``, which they may know.

    ``hand`` is their hand, ``also`` are weaker champions of theirs.
    """
    t = Alone()
    for card in t.hand(YOU, *held):
        if known:
            t.state.lay_open(card)
    t.formation(YOU, A="r1")
    t.pool(YOU, *yours)
    t.pool(HE, champion, *his.get("also", ()))
    t.hand(HE, *his.get("hand", ()))
    t.his_turn(phase=4)
    t.through()  # you are asked before they attack, too
    assert t.sent() or t.told("does not attack")
    return (champion.split(" with ")[0], "r1") in t.sent()


@pytest.mark.rule("SOL-GDT-01", "SOL-GDT-05")
def test_as_many_as_three_powers_of_yours_are_reckoned_with() -> None:
    assert not facing("her9", "mon3 with spur1 and spur2")
    assert not facing("her9", "mon1 with spur1 and spur2 and spur3")
    assert facing("her9 with plus+3 Def", "mon1 with spur1 and spur2 and spur3 and spur4")


@pytest.mark.rule("SOL-GDT-01", "SOL-GDT-05")
def test_one_power_among_useless_ones_is_enough() -> None:
    assert not facing("her5", "mon3 with blunder and spur1")
    assert facing("her5", "mon3 with blunder")


@pytest.mark.rule("SOL-GDT-01", "SOL-GDT-05")
def test_what_you_choose_for_a_power_counts_as_a_step_of_its_own() -> None:
    """Only in your favour as far as steps go; after that the first choice is taken, which is your loss."""
    held = ("al1", "al1")
    assert not facing("her5", "mon3 with ruse1", held=held)
    assert not facing("her9", "mon4 with ruse1 and spur1", held=held)
    assert facing("her9", "mon4 with ruse1 and ruse2", held=held)


@pytest.mark.rule("SOL-GDT-01", "SOL-GDT-05")
def test_you_may_leave_what_would_be_your_loss() -> None:
    assert not facing("her5", "shy9")
    assert not facing("her15", "shy9 with spur1 and spur2")


@pytest.mark.rule("SOL-GDT-01", "SOL-GDT-05")
def test_to_leave_something_is_none_of_the_three_powers() -> None:
    assert not facing("her15 with mi+2", "shy9 with spur1 and spur2 and spur3")
    assert facing("her15 with mi+2 and mi+2", "shy9 with spur1 and spur2 and spur3")


@pytest.mark.rule("SOL-GDT-05")
def test_he_does_what_helps_his_champion() -> None:
    assert facing("berserk4", "mon7")
    assert not facing("berserk4", "mon8")


@pytest.mark.rule("SOL-GDT-07", "SOL-GDT-01", "SOL-GDT-03")
@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("held", ["al9", "mon9", "wAny"])
def test_your_hand_changes_nothing_even_where_he_knows_it(held: str, known: bool) -> None:
    assert facing("her5", "wiz4", held=(held,), known=known)


@pytest.mark.rule("SOL-GDT-10", "SOL-GDT-05")
def test_an_escape_that_leaves_him_behind_is_no_rescue() -> None:
    assert facing("mon9", "slayM", hand=("heroize",), also=("wiz1",))
    assert not facing("mon3", "slayM", hand=("heroize",), also=("wiz1",))


@pytest.mark.rule("SOL-SEL-13", "SOL-SEL-05")
def test_a_power_that_gives_you_as_much_as_him_is_left_alone() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed")
    t.pool(HE, "toaster6")
    t.his_turn(phase=3).through()
    assert not t.told("uses toaster6")
