"""The booster draft (section DR)."""

from __future__ import annotations

from collections import Counter

import pytest

import spellhall
from spellhall.games.spellslinger.formats.builder import suggest_deck
from spellhall.games.spellslinger.formats.construction import faults_of, faults_of_pool
from spellhall.kernel.errors import UsageError
from spellhall.limited import Draft, Plan, Pod, Step, deal, following, form_of, look

GAME = spellhall.game("spellslinger", preset="limited")


def drafted(seats: int, seed: int, form: str = "draft") -> Draft:
    """A draft whose packs were just opened."""
    return Draft(deal(GAME, Plan(form, seats), seed), form_of(GAME, form).ways)


def by_agents(seats: int, seed: int) -> Pod:
    """A pod of agents that has drafted and built."""
    plan = Plan("draft", seats, frozenset(range(seats)))
    pod = Pod(GAME, plan, deal(GAME, plan, seed))
    following(pod)
    return pod


def take_first(draft: Draft) -> None:
    """Everybody takes the first card of the pile in hand."""
    for seat in draft.waiting():
        draft.choose(seat, draft.piles[seat][0])


def rounds(draft: Draft, picks: int) -> None:
    for _ in range(picks):
        take_first(draft)


@pytest.mark.rule("SS-DR-01")
def test_each_player_gets_three_piles_of_fifteen() -> None:
    draft = drafted(4, 1)
    for seat in range(4):
        assert [len(pile) for pile in (draft.piles[seat], *draft.unopened[seat])] == [15, 15, 15]
    rounds(draft, 45)
    assert draft.is_over and [len(picks) for picks in draft.picks] == [45] * 4


@pytest.mark.rule("SS-DR-02", "SS-DR-09")
def test_the_first_pile_goes_to_the_next_player_in_turn_order() -> None:
    draft = drafted(4, 2)
    before = [list(pile) for pile in draft.piles]
    taken = [pile[0] for pile in before]
    take_first(draft)
    for seat in range(4):
        assert draft.piles[(seat + 1) % 4] == [key for key in before[seat] if key != taken[seat]]


@pytest.mark.rule("SS-DR-03")
def test_a_pile_is_used_up_to_the_last_card() -> None:
    draft = drafted(3, 3)
    opened = Counter(key for pile in draft.piles for key in pile)
    rounds(draft, 14)
    assert [len(pile) for pile in draft.piles] == [1, 1, 1] and draft.round == 0
    take_first(draft)
    assert draft.round == 1 and [len(pile) for pile in draft.piles] == [15, 15, 15]
    assert Counter(key for picks in draft.picks for key in picks) == opened


@pytest.mark.rule("SS-DR-04")
def test_the_second_pile_goes_to_the_right() -> None:
    draft = drafted(4, 4)
    rounds(draft, 15)
    before = [list(pile) for pile in draft.piles]
    take_first(draft)
    for seat in range(4):
        assert draft.piles[(seat - 1) % 4] == before[seat][1:]


@pytest.mark.rule("SS-DR-05")
def test_the_third_pile_goes_to_the_left_again() -> None:
    draft = drafted(4, 5)
    rounds(draft, 30)
    before = [list(pile) for pile in draft.piles]
    take_first(draft)
    for seat in range(4):
        assert draft.piles[(seat + 1) % 4] == before[seat][1:]


@pytest.mark.rule("SS-DR-06")
def test_a_player_sees_neither_the_picks_nor_the_piles_of_others() -> None:
    plan = Plan("draft", 3)
    pod = Pod(GAME, plan, deal(GAME, plan, 6))
    assert pod.draft is not None
    pod.apply(Step("pick", 1, (pod.draft.piles[1][3],), "person"))
    seen = look(pod, 0)
    assert seen.pool == [] and seen.pile == pod.draft.piles[0] and not seen.taken and not seen.decks
    assert seen.waiting == [0, 2] and seen.chosen == ""
    assert look(pod, 1).chosen == pod.draft.piles[1][3]


@pytest.mark.rule("SS-DR-07")
def test_a_fast_picker_waits_for_the_others() -> None:
    draft = drafted(3, 7)
    pile = list(draft.piles[0])
    draft.choose(0, pile[0])
    draft.choose(0, pile[1])
    draft.choose(1, draft.piles[1][0])
    assert draft.waiting() == [2] and draft.round == 0 and len(draft.piles[0]) == 15
    with pytest.raises(UsageError, match="no card 'dragon' in your pile"):
        draft.choose(2, "dragon")
    draft.choose(2, draft.piles[2][0])
    assert [len(pile) for pile in draft.piles] == [14, 14, 14] and draft.picks[0] == [pile[1]]


@pytest.mark.rule("SS-DR-08")
def test_the_picks_and_common_terrains_make_a_deck_of_forty() -> None:
    draft = by_agents(8, 8).draft
    assert draft is not None and draft.is_over
    for picks in draft.picks:
        deck = suggest_deck(GAME, picks)
        assert len(deck) >= 40 and faults_of(GAME, deck) + faults_of_pool(GAME, deck, picks) == []
    other = next(key for key in draft.picks[1] if key not in draft.picks[0])
    assert "SS-DK-08" in faults_of_pool(GAME, [other, *suggest_deck(GAME, draft.picks[0])], draft.picks[0])[0]


def test_agents_leave_the_people_to_themselves() -> None:
    plan = Plan("draft", 4, frozenset({0, 1, 3}))
    pod = Pod(GAME, plan, deal(GAME, plan, 9))
    following(pod)
    assert look(pod, 2).waiting == [2]


def test_agents_end_up_with_few_colours() -> None:
    draft = by_agents(8, 10).draft
    assert draft is not None
    for picks in draft.picks:
        colours = Counter(c for key in picks for c in GAME.catalogue[GAME.faces[key]].cost.colours())
        best_two = sum(count for _, count in colours.most_common(2))
        assert best_two >= 23, colours


def test_a_draft_depends_on_its_seed_alone() -> None:
    one, two, other = drafted(4, 11), drafted(4, 11), drafted(4, 12)
    assert one.piles == two.piles != other.piles


@pytest.mark.parametrize("seats", [1, 13])
def test_a_draft_has_two_to_twelve_players(seats: int) -> None:
    with pytest.raises(UsageError, match="2 to 12"):
        drafted(seats, 1)


def test_a_cube_draft_deals_every_copy_once() -> None:
    draft = drafted(8, 13, "cube")
    dealt = Counter(key for seat in range(8) for pile in (draft.piles[seat], *draft.unopened[seat]) for key in pile)
    assert max(dealt.values()) <= 3 and dealt.total() == 360
