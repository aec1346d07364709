"""What happens in a pod by itself: agents pick and build decks, and forced picks are made."""

from __future__ import annotations

from collections.abc import Iterator

from spellhall.limited.pod import BUILDING, DRAFTING, PLAYING, Pod, Step


def following(pod: Pod) -> list[Step]:
    """Carry out everything that follows by itself, until a person has to act; returns the steps."""
    before = len(pod.steps)
    while steps := list(_next(pod)):
        for step in steps:
            pod.apply(step)
    return pod.steps[before:]


def late(pod: Pod) -> list[Step]:
    """Time is up: everyone who hasn't chosen takes what an agent would. Returns the steps, with what follows."""
    before = len(pod.steps)
    draft = pod.draft
    for seat in draft.waiting() if draft is not None else ():
        pod.apply(advised(pod, seat, "time"))
    following(pod)
    return pod.steps[before:]


def advised(pod: Pod, seat: int, by: str) -> Step:
    """The step that an agent would take in place of a seat."""
    assert pod.draft is not None
    card = pod.game.pick_advice(pod.draft.piles[seat], pod.draft.picks[seat])
    return Step("pick", seat, (card,), by)


def _next(pod: Pod) -> Iterator[Step]:
    """The steps that are due now. They are made before the first is carried out, because that may change the stage."""
    if pod.stage == DRAFTING:
        assert pod.draft is not None
        for seat in pod.draft.waiting():
            if len(pod.draft.piles[seat]) == 1:
                yield Step("pick", seat, tuple(pod.draft.piles[seat]), "last")
            elif seat in pod.agents:
                yield advised(pod, seat, "agent")
    elif pod.stage == BUILDING:
        for seat in sorted(pod.agents):
            if pod.decks[seat] is None:
                yield Step("deck", seat, tuple(pod.game.suggested_deck(pod.pool(seat))), "agent")
    elif pod.stage == PLAYING:
        for seat in sorted(pod.agents - pod.ready):
            match, deck = pod.match_of(seat), pod.decks[seat]
            if deck is not None and match is not None and match.running is None:
                yield Step("deck", seat, deck, "agent")
