"""What follows in a pod without anybody's doing: agents take cards and build decks, and who has no choice takes it."""

from __future__ import annotations

from collections.abc import Iterator

from spellhall.limited.pod import BUILDING, DRAFTING, PLAYING, Pod, Step


def following(pod: Pod) -> list[Step]:
    """Carry out all that follows by itself, until a person has to do something; the steps that this took."""
    before = len(pod.steps)
    while steps := list(_next(pod)):
        for step in steps:
            pod.apply(step)
    return pod.steps[before:]


def late(pod: Pod) -> list[Step]:
    """The time is up: all who have not chosen take what an agent would; and what follows."""
    before = len(pod.steps)
    draft = pod.draft
    for seat in draft.waiting() if draft is not None else ():
        pod.apply(advised(pod, seat, "time"))
    following(pod)
    return pod.steps[before:]


def advised(pod: Pod, seat: int, by: str) -> Step:
    """What an agent would take in the place of a seat."""
    assert pod.draft is not None
    card = pod.game.pick_advice(pod.draft.piles[seat], pod.draft.picks[seat])
    return Step("pick", seat, (card,), by)


def _next(pod: Pod) -> Iterator[Step]:
    """The steps that are due now. They are made before the first is carried out, since that may change the stage."""
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
