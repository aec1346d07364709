"""What a seat of a pod may know. Everything that a pod reveals about its cards comes from here.

No one sees what others choose, hold, have taken or have built. When the pod is over, everyone who took part may see
everything; until then they see only what is theirs.
"""

from __future__ import annotations

from dataclasses import dataclass

from spellhall.limited.drafting import Taken
from spellhall.limited.pod import DRAFTING, OVER, Pod

NOBODY = -1


@dataclass(frozen=True)
class Look:
    """What a seat may know; ``NOBODY`` is for people without a seat.

    Attributes:
        pile: the cards before it.
        chosen: the card that it has chosen and can still change; empty for none.
        pool: the cards that it can build with, in the order they came.
        deck: the deck that it plays; empty for none.
        taken: the picks that it may review: its own, or all of a pod that is over.
        waiting: the seats that still have to choose or build: everyone may know that, but not what.
        decks: everyone's decks by seat, when the pod is over.
    """

    pile: list[str]
    chosen: str
    pool: list[str]
    deck: list[str]
    taken: list[Taken]
    waiting: list[int]
    decks: list[list[str]]


def look(pod: Pod, seat: int) -> Look:
    """What a seat may know now."""
    draft, sits, stage = pod.draft, seat != NOBODY, pod.stage
    going = draft is not None and stage == DRAFTING
    everything = stage == OVER and sits
    deck = pod.decks[seat] if sits else None
    return Look(
        pile=list(draft.piles[seat]) if draft is not None and going and sits else [],
        chosen=draft.chosen[seat][0] if draft is not None and sits and seat in draft.chosen else "",
        pool=pod.pool(seat) if sits else [],
        deck=list(deck or ()),
        taken=[one for one in draft.taken if everything or one.seat == seat] if draft is not None else [],
        waiting=waiting(pod),
        decks=[list(deck or ()) for deck in pod.decks] if everything else [],
    )


def waiting(pod: Pod) -> list[int]:
    """The seats that the others are waiting for."""
    if pod.draft is not None and pod.stage == DRAFTING:
        return pod.draft.waiting()
    unplayed = {seat for seat in range(pod.plan.seats) if pod.stage != OVER and _is_due(pod, seat)}
    return sorted(unplayed - pod.ready)


def _is_due(pod: Pod, seat: int) -> bool:
    """Whether a seat's next step is to say that it is ready."""
    if pod.decks[seat] is None:
        return True
    match = pod.match_of(seat)
    return match is not None and match.running is None
