"""Proofs of wins: against all that others may hold and do, by one plan, and never where a lot has a hand in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest
from chain_hall import ChainHall

import spellhall
from spellhall.agents.proofs import verdicts, winning
from spellhall.agents.unseen import Unproven, deals
from spellhall.kernel.chance import seeded
from spellhall.kernel.frames import CHOOSE_NUMBER

HEAL, HIT, DIE = "Greater Heal", "Fireball", "Pandora's Box"


def at_the_last_card(*hand: str, others: tuple[str, ...] = (), filler: str = HEAL, hp: int = 3) -> ChainHall:
    """Seat 0 has laid three heals, and its opponent three of their cards, if they have any; one card is still to be
    laid.
    """
    t = ChainHall(filler=filler).health(20, hp)
    t.put(0, "hand", HEAL, HEAL, HEAL, *hand)
    t.put(1, "hand", *others)
    t.begin()
    for place in range(3):
        t.lay(HEAL, *others[place : place + 1])
    return t


def named(t: ChainHall, wins: dict[int, int]) -> dict[str, int]:
    return {t.state.definition(action).name: takes for action, takes in wins.items()}


def test_the_card_that_wins_is_proven() -> None:
    t = at_the_last_card(HEAL, HIT)
    assert named(t, winning(t.state)) == {HIT: 1}


def test_a_card_that_is_not_enough_wins_nothing() -> None:
    t = at_the_last_card(HEAL, HIT, hp=4)
    assert winning(t.state) == {}


def test_what_others_may_hold_counts_not_what_they_hold() -> None:
    t = at_the_last_card(HEAL, HIT, others=(HIT,) * 4, filler=HEAL)
    assert named(t, winning(t.state, [t.state])) == {HIT: 1}, "if all were known"
    assert winning(t.state) == {}, "the hidden card may be a heal"
    assert len(deals(t.state, 0)) == 2


def test_what_nobody_can_hold_is_not_feared() -> None:
    t = at_the_last_card(HEAL, HIT, others=(HIT,) * 4, filler=HIT)
    assert len(deals(t.state, 0)) == 1
    assert named(t, winning(t.state)) == {HIT: 1}


def test_further_choices_are_counted() -> None:
    t = ChainHall(filler=HEAL).health(20, 6)
    t.put(0, "hand", HEAL, HEAL, HEAL, HIT, HIT)
    t.begin().lay(HEAL, HEAL)
    assert sorted(winning(t.state).values()) == [2, 2]


def test_a_win_by_luck_is_not_proven_and_a_loss_by_luck_is() -> None:
    by_luck = {False: 0, True: 0}
    for seed in range(20):
        t = at_the_last_card(DIE, HIT)
        t.state.rng = seeded(seed)
        die = next(action for action in t.state.legal_actions() if t.state.definition(action).name == DIE)
        rolled = t.state.clone()
        rolled.apply(die, 2)
        won = rolled.scores is not None and rolled.scores[0] > 0
        by_luck[won] += 1
        found = verdicts(t.state, [t.state])
        assert named(t, dict.fromkeys(found.won, found.length)) == {HIT: 1}
        assert found.open == ({die: "luck has a hand in it"} if won else {})
        assert found.lost == (() if won else (die,))
    assert all(by_luck.values())


def test_too_many_hands_are_not_tried() -> None:
    game = spellhall.game("spellchain")
    state = game.new_state(list(islice(game.starter_decks().values(), 2)), 1)
    while len(state.legal_actions()) < 5:
        state.apply(state.legal_actions()[0])
    with pytest.raises(Unproven, match="too many hands"):
        deals(state, 0)


def test_too_long_a_search_is_given_up() -> None:
    t = at_the_last_card(HEAL, HIT)
    with pytest.raises(Unproven, match="too much to try"):
        winning(t.state, steps=0)


def test_to_prove_changes_nothing() -> None:
    t = at_the_last_card(HEAL, HIT, others=(HIT,) * 4)
    before = t.state.save()
    winning(t.state)
    assert t.state.save() == before


# ---------------------------------------------------------------------- plans, not hindsight


@dataclass
class Coin:
    """A coin lies under a cup: the seat says heads (1) or tails (0), perhaps after someone has lifted the cup."""

    heads: int
    lifted: bool
    said: int = -1
    began: bool = False
    rng: int = 0
    seats: int = 1
    seen: list[int] = field(default_factory=list)

    @property
    def scores(self) -> list[float] | None:
        return None if self.said < 0 else [1.0 if self.said == self.heads else -1.0]

    def __getattr__(self, column: str) -> list[int]:
        return []

    def decision(self) -> Any:
        return SimpleNamespace(seat=0, rule="coin", kind=CHOOSE_NUMBER, words=(), options=[0, 1] if self.began else [7])

    def legal_actions(self) -> list[int]:
        return list(self.decision().options)

    def clone(self) -> Coin:
        return Coin(self.heads, self.lifted, self.said, self.began)

    def apply(self, action: int, floor: int) -> None:
        self.began, self.said = True, action if self.began else -1

    def pile(self, zone: int, seat: int) -> list[int]:
        return []

    def view(self, seat: int) -> dict[str, int]:
        return {"coin": self.heads} if self.lifted and self.began else {}


@pytest.mark.parametrize(("lifted", "wins"), [(True, {7: 2}), (False, {})])
def test_a_plan_may_differ_only_by_what_is_seen(lifted: bool, wins: dict[int, int]) -> None:
    both: list[Any] = [Coin(0, lifted), Coin(1, lifted)]
    assert winning(both[0], both) == wins
    assert winning(both[0], both[:1]) == {7: 2}, "who knew how it lies could say so"
