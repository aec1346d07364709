"""What a Spell Chain agent thinks of a chain that lies there: of its end, not of its damage alone."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import table as tb
from spellhall.games.spellchain.forecast import endings


def laid(*names: str) -> ChainHall:
    """The cards lie in the chain, and one more could follow."""
    t = ChainHall()
    return t.hands(*names, "Spell Shield").begin().lay(*names)


def worth(t: ChainHall, seat: int = 0) -> float:
    return float(t.game.evaluate(t.state, seat))


@pytest.mark.parametrize(
    ("card", "column"), [("Toxic Wave", tb.POISON), ("Summon: Beelzebub", tb.POISON), ("Create Mercury", tb.MERCURY)]
)
def test_counters_that_a_card_will_bring_count_before_it_has_activated(card: str, column: int) -> None:
    t = laid(card)
    ended = next(endings(t.state))
    assert any(ended.seat_data[column])
    assert worth(t) > ended.seat_data[tb.HP][0] - ended.seat_data[tb.HP][1]


@pytest.mark.parametrize("card", ["Summon: Yggdrasil", "Heatwave", "Esopheles' Amulet"])
def test_what_will_stay_in_a_zone_counts_before_it_is_there(card: str) -> None:
    assert worth(laid(card)) > worth(laid("Greater Heal"))


def test_what_comes_at_the_end_of_the_chain_counts() -> None:
    t = laid("Fireball")
    before = worth(t)
    t.summoned(0, "Summon: King of Desecration")
    stronger = laid("Dark Lightning Bolt")
    stronger.summoned(0, "Summon: King of Desecration")
    assert worth(stronger) - worth(t) == 2.0
    assert worth(t) > before


def test_a_chain_in_which_a_die_decides_is_judged_by_several_lots() -> None:
    box = list(endings(laid("Pandora's Box").state))
    assert len(box) > 1
    assert len({tuple(ended.seat_data[tb.HP]) for ended in box}) > 1
    assert len(list(endings(laid("Fireball").state))) == 1


def test_to_judge_changes_nothing() -> None:
    t = laid("Pandora's Box", "Toxic Wave")
    before = t.state.save()
    worth(t)
    assert t.state.save() == before
