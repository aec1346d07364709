"""The sums that the imaginary opponent reports: each card that adds, both totals, and nothing from a hidden hand."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone, march

from spellhall.games.spellfire import events
from spellhall.games.spellfire.rules.battle.sides import fighter_of
from spellhall.games.spellfire.rules.levels.levels import total_level
from spellhall.games.spellfire.telling.solitaire import sum_in_words


def armed(*, yours: tuple[str, ...] = (), hand: tuple[str, ...] = (), meets: str = "", **options: str) -> Alone:
    """They attack with a champion that bears a magical item; you may meet it with a champion from your hand."""
    t = Alone(**options)
    t.formation(YOU, A="r1")
    t.pool(YOU, *yours)
    t.pool(HE, "her4 with mi+2")
    t.hand(HE, *hand)
    t.hand(YOU, *(name for name in (meets,) if name))
    t.his_turn(phase=4)
    if meets:
        t.pick(meets)
    return t


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-10", "SOL-GDT-05")
def test_a_certain_defeat_is_told_with_the_cards_that_add() -> None:
    assert armed(yours=("her9",)).line("does not attack").opens == (
        "her4 (level 6) against r1: certain to lose to her9 by levels, her4 4 + mi+2 2 = 6 against her9 9 "
        "(SOL-ATK-10, SOL-GDT-05).",
    )


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-02")
def test_the_level_of_an_attacker_is_told_as_a_sum_where_other_cards_add_to_it() -> None:
    assert armed().line("attacks r1 with her4").opens == ("Levels: her4 4 + mi+2 2 = 6.",)
    assert march("her4").line("attacks r1 with her4").opens == ()


@pytest.mark.rule("SOL-VIS-02", "SOL-CMB-05")
def test_giving_a_round_up_is_told_with_both_totals() -> None:
    t = armed(meets="her9")
    assert t.line("gives the round up").opens[0] == "Levels: her4 4 + mi+2 2 = 6 against her9 9."


@pytest.mark.rule("SOL-VIS-01", "SOL-VIS-02")
@pytest.mark.parametrize("shown", ["open", "hidden"])
def test_a_sum_never_has_a_card_from_a_hidden_hand(shown: str) -> None:
    t = armed(yours=("her9",), hand=("al2",), opponent_hand=shown)
    opens = t.line("does not attack").opens
    assert any("her4 4 + mi+2 2 = 6 against her9 9" in text for text in opens)
    assert not any("al2" in text for text in opens)


@pytest.mark.rule("SOL-VIS-02", "SOL-CMB-04")
def test_the_terms_of_a_round_add_up_to_its_totals() -> None:
    t = armed(hand=("al9", "al5"), meets="her9")
    told = [event for event, _ in t.happened(events.Totals, events.Counted)]
    first = next(at for at, event in enumerate(told) if isinstance(event, events.Totals))
    totals = told[first]
    terms = []
    for event in told[first + 1 :]:
        if not isinstance(event, events.Counted):
            break
        terms.append(event)
    sums = [sum(term.amount for term in terms if term.ours == ours) for ours in (1, 0)]
    assert sums == [totals.offence, totals.defence]
    assert fighter_of(t.state, HE) < 0 or total_level(t.state, fighter_of(t.state, HE)) >= sums[0]


def test_a_part_that_no_card_adds_is_told_by_its_rule() -> None:
    terms = [(events.Counted(1, 9, 1), "her9"), (events.Counted(-1, -5, 1), ""), (events.Counted(2, 4, 0), "her4")]
    assert sum_in_words(terms) == "her9 9 - half its level 5 = 4 against her4 4"
