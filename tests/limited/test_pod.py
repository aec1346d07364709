"""A pod is what its plan, its packs and its steps make of it; and nobody may know of it what is another's."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spellhall
from spellhall.kernel.errors import UsageError
from spellhall.limited import KNOCKOUT, ROBIN, Plan, Pod, Step, deal, following, form_of, late, look
from spellhall.limited.looks import NOBODY, waiting

GAME = spellhall.game("spellslinger", preset="limited")
PLAN = Plan("draft", 4, frozenset({2, 3}), best_of=3)


def opened(plan: Plan = PLAN, seed: int = 1) -> Pod:
    return Pod(GAME, plan, deal(GAME, plan, seed))


def a_step(pod: Pod, lot) -> Step | None:
    """Something that may happen next, at random; None when all is over."""
    if pod.stage == "over":
        return None
    running = [match for match in (pod.rounds[-1] if pod.rounds else []) if match.running is not None]
    if running:
        match = lot.choice(running)
        winner = lot.choice((*match.seats, -1))
        return Step("result", winner, round=match.round, place=match.place, code=match.running.code)
    if wanted := pod.wanted():
        match = lot.choice(wanted)
        return Step("game", round=match.round, place=match.place, code=f"T{len(pod.steps)}")
    seat = lot.choice(waiting(pod))
    if pod.stage == "drafting":
        return Step("pick", seat, (lot.choice(pod.draft.piles[seat]),), "person")
    return Step("deck", seat, pod.decks[seat] or tuple(GAME.suggested_deck(pod.pool(seat))), "person")


def played(pod: Pod, lot, steps: int = 10_000) -> Pod:
    """So many steps further, at most to the end."""
    following(pod)
    for _ in range(steps):
        if lot.random() < 0.02 and pod.stage == "drafting":
            late(pod)
        step = a_step(pod, lot)
        if step is None:
            break
        pod.apply(step)
        following(pod)
    return pod


plans = st.builds(
    Plan,
    st.sampled_from(["draft", "cube", "sealed", "sealed-cube"]),
    st.integers(2, 4),
    st.frozensets(st.integers(0, 1)),
    st.sampled_from([ROBIN, KNOCKOUT]),
    st.sampled_from([1, 3]),
)


@given(plans, st.integers(0, 2**256 - 1), st.integers(0, 300), st.randoms(use_true_random=False))
@settings(max_examples=12, deadline=None)
def test_a_pod_is_what_its_record_makes_of_it(plan, seed, steps, lot):
    pod = played(opened(plan, seed), lot, steps)
    read = [
        Step(*step) for step in json.loads(json.dumps([step._replace(cards=list(step.cards)) for step in pod.steps]))
    ]
    read = [step._replace(cards=tuple(step.cards)) for step in read]
    assert Pod(GAME, plan, deal(GAME, plan, seed), read) == pod == pod.copy()


@given(plans, st.integers(0, 2**64), st.randoms(use_true_random=False))
@settings(max_examples=6, deadline=None)
def test_every_pod_comes_to_its_end(plan, seed, lot):
    pod = played(opened(plan, seed), lot)
    assert pod.stage == "over" and waiting(pod) == [] and pod.wanted() == []
    assert all(pod.faults(seat, pod.decks[seat]) == [] for seat in range(plan.seats))


def secrets_of(pod: Pod, seat: int) -> dict[str, set[str]]:
    """For each other seat what must not be told to this one: cards that only that seat has ever seen or holds."""
    mine = set(look(pod, seat).pile) | set(pod.pool(seat)) | {key for one in look(pod, seat).taken for key in one.pile}
    found = {}
    for other in range(pod.plan.seats):
        piles = [] if pod.draft is None else pod.draft.piles[other] if not pod.draft.is_over else []
        theirs = {*piles, *pod.pool(other), *(pod.decks[other] or ())}
        found[f"{other}"] = theirs - mine - set(GAME.free_cards()) if other != seat else set()
    return found


@given(
    st.sampled_from(["cube", "sealed"]), st.integers(0, 2**64), st.integers(1, 200), st.randoms(use_true_random=False)
)
@settings(max_examples=12, deadline=None)
def test_a_seat_is_told_nothing_of_others_before_the_end(form, seed, steps, lot):
    pod = played(opened(Plan(form, 4, frozenset({3})), seed), lot, 0)
    for _ in range(steps):
        step = a_step(pod, lot)
        if step is None or pod.stage == "over":
            break
        pod.apply(step)
        following(pod)
        if pod.stage == "over":
            break
        for seat in (*range(4), NOBODY):
            seen = asdict(look(pod, seat))
            told = json.dumps(seen)
            if seat == NOBODY:
                assert not any(seen[part] for part in ("pile", "chosen", "pool", "deck", "taken", "decks"))
                continue
            for theirs in secrets_of(pod, seat).values():
                assert not [key for key in theirs if f'"{key}"' in told]
            assert all(one.seat == seat for one in look(pod, seat).taken) and seen["decks"] == []


def test_when_it_is_over_those_who_took_part_see_all_of_it():
    pod = opened(Plan("draft", 2, frozenset({0, 1})))
    following(pod)
    match = pod.wanted()[0]
    pod.apply(Step("game", round=0, place=0, code="A"))
    assert look(pod, 0).decks == [] and {one.seat for one in look(pod, 0).taken} == {0}
    pod.apply(Step("result", match.seats[1], round=0, place=0, code="A"))
    assert pod.stage == "over"
    seen = look(pod, 0)
    assert len(seen.taken) == 90 and seen.decks == [list(deck) for deck in pod.decks]
    assert look(pod, NOBODY).taken == [] and look(pod, NOBODY).decks == []


def test_who_runs_out_of_time_takes_the_advice():
    pod = opened()
    following(pod)
    wanted = GAME.pick_advice(pod.draft.piles[1], [])
    mine = pod.draft.piles[0][0]
    pod.apply(Step("pick", 0, (mine,), "person"))
    late(pod)
    assert pod.draft.picks[0] == [mine] and pod.draft.picks[1] == [wanted]
    assert [(one.seat, one.by) for one in pod.draft.taken] == [(0, "person"), (1, "time"), (2, "agent"), (3, "agent")]
    assert pod.draft.waiting() == [0, 1]


def test_the_last_card_of_a_pack_is_nobodys_choice():
    pod = opened()
    following(pod)
    while pod.draft.round == 0:
        late(pod)
    last = [one for one in pod.draft.taken if one.number == 14]
    assert len(last) == 4 and {one.by for one in last} == {"last"}


def test_an_agent_may_take_over_a_seat_at_any_time():
    pod = opened()
    following(pod)
    pod.apply(Step("agent", 0))
    pod.apply(Step("agent", 1))
    following(pod)
    assert pod.stage == "playing" and [len(matches) for matches in pod.rounds] == [2]
    with pytest.raises(UsageError, match="already"):
        pod.apply(Step("agent", 0))


def test_between_games_one_may_change_ones_deck_but_not_during_one():
    pod = opened(Plan("sealed", 2, best_of=3))
    decks = [tuple(GAME.suggested_deck(pod.pool(seat))) for seat in (0, 1)]
    for seat in (0, 1):
        pod.apply(Step("deck", seat, decks[seat], "person"))
    pod.apply(Step("game", round=0, place=0, code="A"))
    with pytest.raises(UsageError, match="your game is in progress"):
        pod.apply(Step("deck", 0, decks[0], "person"))
    with pytest.raises(UsageError, match="isn't in progress"):
        pod.apply(Step("result", 0, round=0, place=0, code="B"))
    pod.apply(Step("result", 0, round=0, place=0, code="A"))
    assert pod.wanted() == [] and waiting(pod) == [0, 1]
    other = (*decks[1], "plains")
    pod.apply(Step("deck", 1, other, "person"))
    pod.apply(Step("deck", 0, decks[0], "person"))
    assert pod.decks == [decks[0], other] and len(pod.wanted()) == 1


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (Step("pick", 4, ("x",)), "no seat 4"),
        (Step("pick", -1, ("x",)), "no seat -1"),
        (Step("pick", 0, ()), "one card"),
        (Step("pick", 0, ("nothing",)), "no card 'nothing'"),
        (Step("deck", 0, ("x",)), "every card is picked"),
        (Step("game", round=0, place=0, code="A"), "no match 0"),
        (Step("result", 0, round=0, place=0, code="A"), "no match 0"),
        (Step("nonsense", 0), "knows no step"),
    ],
)
def test_what_cannot_happen_is_refused_and_changes_nothing(step, says):
    pod = opened()
    before = pod.copy()
    with pytest.raises(UsageError, match=says):
        pod.apply(step)
    assert pod == before


def test_a_deck_is_held_to_the_pool_in_sentences_with_rules():
    pod = opened(Plan("sealed", 2))
    deck = GAME.suggested_deck(pod.pool(0))
    assert pod.faults(0, deck) == []
    assert "SS-DK-08" in pod.faults(1, deck)[0]
    assert "SS-DK-02" in pod.faults(0, deck[:30])[0]
    assert pod.faults(0, [*deck, "nothing", "nothing"]) == ["there's no card 'nothing'"]


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: Plan("draft", 4, rounds="swiss"), "robin or knockout"),
        (lambda: Plan("draft", 4, best_of=2), "best of 1, 3, 5, not 2"),
        (lambda: deal(GAME, Plan("draft", 13), 1), "is for 2 to 12 players, not 13"),
        (lambda: form_of(GAME, "winston"), "no form 'winston'; there are draft, cube, sealed, sealed-cube"),
        (lambda: form_of(spellhall.game("spellchain"), "draft"), "Spell Chain has no packs to open"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(make, says):
    with pytest.raises(UsageError, match=says):
        make()


def test_agents_play_what_they_drafted():
    pod = opened(Plan("cube", 3, frozenset({0, 1, 2})), 5)
    following(pod)
    for seat in range(3):
        assert pod.decks[seat] == tuple(GAME.suggested_deck(pod.draft.picks[seat]))
    assert len({pod.decks[seat] for seat in range(3)}) == 3
