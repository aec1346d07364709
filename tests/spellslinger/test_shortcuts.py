"""Answers that stand for many: what they do can be done one by one."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from slinger_cards import c
from slinger_fights import asks, attack
from slinger_hall import SlingerHall

from spellhall.cli.play.session import Session
from spellhall.games.spellslinger import table as tb


def pack(seats: int, *more: str) -> tuple[SlingerHall, list[int]]:
    """P1 with three characters, asked with which they attack."""
    t = SlingerHall(seats)
    cards = [t.play(0, c(2, 2), sideways=False), t.play(0, c(3, 1, "Bonding")), t.play(0, c(1, 4))]
    for other in range(1, seats):
        t.play(other, c(2, 3), *more)
    t.at("declare")
    assert asks(t, "attack with what?")
    return t, cards


@pytest.mark.parametrize(("seats", "target"), [(2, 1), (3, 1), (3, 2)])
def test_all_of_them_at_one_player_is_what_one_by_one_can_give(seats: int, target: int) -> None:
    t, cards = pack(seats)
    offered = {shortcut.text: shortcut for shortcut in t.game.shortcuts(t.state)}
    assert sorted(offered) == [f"attack seat {other} with everything" for other in range(1, seats)]
    shortcut = offered[f"attack seat {target} with everything"]
    while (action := shortcut.next(t.state)) is not None:
        assert action in t.state.legal_actions()
        t.state.apply(action)
    single, _ = pack(seats)
    attack(single, *cards, on=target)
    assert t.state.save() == single.state.save()
    assert [t.mark(card, tb.ATTACKS) for card in cards] == [target + 1] * 3
    assert len({t.mark(card, tb.UNIT) for card in cards}) == 3, "each alone"


def test_nobody_is_offered_what_one_answer_gives() -> None:
    t = SlingerHall()
    t.play(0, c(2, 2))
    t.at("declare")
    assert asks(t, "attack with what?") and t.game.shortcuts(t.state) == []


def test_the_terminal_offers_it_behind_the_choices() -> None:
    t, cards = pack(3)

    class Table:
        """As much of a match as a choice needs."""

        game, state, names = t.game, t.state, ("Ana", "Bo", "Cy")

    out = io.StringIO()
    session = Session(Table(), console=Console(file=out, width=100))  # type: ignore[arg-type]
    question = t.state.decision()
    session.show_choices(question)
    last = len(question.options) + 2
    assert f"{last:>3}  attack Cy with everything" in out.getvalue()
    session.choose(last, question)
    assert [t.mark(card, tb.ATTACKS) for card in cards] == [3] * 3
