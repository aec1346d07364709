"""The booster draft (section DR)."""

from __future__ import annotations

from collections import Counter

import pytest

import spellhall
from spellhall.games.spellslinger.formats.builder import suggest_deck
from spellhall.games.spellslinger.formats.construction import faults_of, faults_of_pool
from spellhall.games.spellslinger.formats.draft import Draft, let_agents_pick
from spellhall.kernel.errors import UsageError

GAME = spellhall.game("spellslinger", preset="limited")


def take_first(draft: Draft) -> None:
    """Everybody takes the first card of the pile in hand."""
    for seat in draft.waiting():
        draft.pick(seat, draft.view(seat)["pile"][0])


def rounds(draft: Draft, picks: int) -> None:
    for _ in range(picks):
        take_first(draft)


@pytest.mark.rule("SS-DR-01")
def test_each_player_gets_three_piles_of_fifteen() -> None:
    draft = Draft(GAME, 4, 1)
    for seat in range(4):
        assert [len(pile) for pile in (draft.piles[seat], *draft.unopened[seat])] == [15, 15, 15]
    rounds(draft, 45)
    assert draft.is_over and [len(picks) for picks in draft.picks] == [45] * 4


@pytest.mark.rule("SS-DR-02", "SS-DR-09")
def test_the_first_pile_goes_to_the_next_player_in_turn_order() -> None:
    draft = Draft(GAME, 4, 2)
    before = [list(pile) for pile in draft.piles]
    taken = [pile[0] for pile in before]
    take_first(draft)
    for seat in range(4):
        assert draft.view((seat + 1) % 4)["pile"] == [key for key in before[seat] if key != taken[seat]]


@pytest.mark.rule("SS-DR-03")
def test_a_pile_is_used_up_to_the_last_card() -> None:
    draft = Draft(GAME, 3, 3)
    opened = Counter(key for pile in draft.piles for key in pile)
    rounds(draft, 14)
    assert [len(pile) for pile in draft.piles] == [1, 1, 1] and draft.round == 0
    take_first(draft)
    assert draft.round == 1 and [len(pile) for pile in draft.piles] == [15, 15, 15]
    assert Counter(key for picks in draft.picks for key in picks) == opened


@pytest.mark.rule("SS-DR-04")
def test_the_second_pile_goes_to_the_right() -> None:
    draft = Draft(GAME, 4, 4)
    rounds(draft, 15)
    before = [list(pile) for pile in draft.piles]
    take_first(draft)
    for seat in range(4):
        assert draft.view((seat - 1) % 4)["pile"] == before[seat][1:]


@pytest.mark.rule("SS-DR-05")
def test_the_third_pile_goes_to_the_left_again() -> None:
    draft = Draft(GAME, 4, 5)
    rounds(draft, 30)
    before = [list(pile) for pile in draft.piles]
    take_first(draft)
    for seat in range(4):
        assert draft.view((seat + 1) % 4)["pile"] == before[seat][1:]


@pytest.mark.rule("SS-DR-06")
def test_a_player_sees_neither_the_picks_nor_the_piles_of_others() -> None:
    draft = Draft(GAME, 3, 6)
    draft.pick(1, draft.view(1)["pile"][3])
    seen = draft.view(0)
    assert seen["picks"] == [] and seen["pile"] == draft.piles[0]
    assert set(seen) == {"round", "pile", "picks", "waiting"}
    assert draft.view(1)["pile"] == []


@pytest.mark.rule("SS-DR-07")
def test_a_fast_picker_waits_for_the_others() -> None:
    draft = Draft(GAME, 3, 7)
    pile = draft.view(0)["pile"]
    draft.pick(0, pile[0])
    with pytest.raises(UsageError, match="SS-DR-07"):
        draft.pick(0, pile[1])
    draft.pick(1, draft.view(1)["pile"][0])
    assert draft.waiting() == [2] and draft.round == 0 and len(draft.piles[0]) == 15
    with pytest.raises(UsageError, match="no card 'dragon' in your pile"):
        draft.pick(2, "dragon")
    draft.pick(2, draft.view(2)["pile"][0])
    assert [len(pile) for pile in draft.piles] == [14, 14, 14]


@pytest.mark.rule("SS-DR-08")
def test_the_picks_and_common_terrains_make_a_deck_of_forty() -> None:
    draft = Draft(GAME, 8, 8)
    let_agents_pick(draft, set())
    assert draft.is_over
    for picks in draft.picks:
        deck = suggest_deck(GAME, picks)
        assert len(deck) >= 40 and faults_of(GAME, deck) + faults_of_pool(GAME, deck, picks) == []
    other = next(key for key in draft.picks[1] if key not in draft.picks[0])
    assert "SS-DK-08" in faults_of_pool(GAME, [other, *suggest_deck(GAME, draft.picks[0])], draft.picks[0])[0]


def test_agents_leave_the_people_to_themselves() -> None:
    draft = Draft(GAME, 4, 9)
    let_agents_pick(draft, {2})
    assert draft.waiting() == [2]


def test_agents_end_up_with_few_colours() -> None:
    draft = Draft(GAME, 8, 10)
    let_agents_pick(draft, set())
    for picks in draft.picks:
        colours = Counter(c for key in picks for c in GAME.catalogue[GAME.faces[key]].cost.colours())
        best_two = sum(count for _, count in colours.most_common(2))
        assert best_two >= 23, colours


def test_a_draft_depends_on_its_seed_alone() -> None:
    one, two, other = Draft(GAME, 4, 11), Draft(GAME, 4, 11), Draft(GAME, 4, 12)
    assert one.piles == two.piles != other.piles


@pytest.mark.parametrize("seats", [1, 13])
def test_a_draft_has_two_to_twelve_players(seats: int) -> None:
    with pytest.raises(UsageError, match="2 to 12"):
        Draft(GAME, seats, 1)


def test_a_cube_draft_deals_every_copy_once() -> None:
    draft = Draft(GAME, 8, 13, from_cube=True)
    dealt = Counter(key for seat in range(8) for pile in (draft.piles[seat], *draft.unopened[seat]) for key in pile)
    assert max(dealt.values()) <= 3 and dealt.total() == 360
