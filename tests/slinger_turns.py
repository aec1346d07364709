"""Windows and steps of Spellslinger tests: the options in a window, the way to one, and the results."""

from __future__ import annotations

import pytest
from slinger_hall import SlingerHall

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.rules.defined import card_of
from spellhall.kernel.errors import IllegalAction
from spellhall.kernel.events import Event
from spellhall.kernel.frames import ACT_OR_PASS, PASS, VERB_SHIFT, action

VERBS = {tb.PLAY: "play", tb.USE: "use"}


def in_a_window(t: SlingerHall) -> bool:
    """Whether someone is asked to act or pass."""
    return t.state.decision().kind == ACT_OR_PASS


def offers(t: SlingerHall) -> list[str]:
    """The options of the player with priority: the cards to play and to use by name, and passing."""
    assert in_a_window(t), f"this is no window: {t.question}"
    found = []
    for option in t.state.legal_actions():
        verb, card = option >> VERB_SHIFT, option & ((1 << VERB_SHIFT) - 1)
        found.append("pass" if option == PASS else f"{VERBS[verb]} {t.state.definition(card).name}")
    return found


def on_to_window(t: SlingerHall, step: int, seat: int) -> SlingerHall:
    """The active player attacks with one character; everything else is declined until a seat may act in a step."""
    for _ in range(200):
        if in_a_window(t) and t.step == step and t.asked == seat:
            return t
        choices = t.state.legal_actions()
        attacked = any(t.state.marks[tb.ATTACKS])
        t.state.apply(PASS if PASS in choices and (attacked or in_a_window(t)) else choices[0])
    raise AssertionError(f"seat {seat} is not asked in the step {tb.STEPS[step]}")


def steps(t: SlingerHall) -> list[int]:
    """The steps that have begun so far."""
    return [told.step for told in t.events(events.StepBegan)]


def order_of(t: SlingerHall, *kinds: type[Event]) -> list[type[Event]]:
    """The classes of the events that happened, in order."""
    return [type(told) for told in t.events(*kinds)]


def upright_lands(t: SlingerHall, seat: int) -> int:
    """How many of a seat's terrains are upright."""
    cards = t.state.pile(tb.IN_PLAY, seat)
    return sum(card_of(t.state, card).type == "Terrain" and not t.is_sideways(card) for card in cards)


def refused(t: SlingerHall, card: int) -> None:
    """The seat that is asked can't play this card, and trying changes nothing."""
    before = t.state.save()
    assert action(tb.PLAY, card) not in t.state.legal_actions()
    with pytest.raises(IllegalAction):
        t.state.apply(action(tb.PLAY, card))
    assert t.state.save() == before
    assert t.where(card) == "hand"


def result(t: SlingerHall) -> list[float]:
    """The result of the game, which is over."""
    assert t.state.is_terminal()
    return t.state.returns()


def triggered(t: SlingerHall) -> list[tuple[int, str]]:
    """Seat and card of every triggered ability that resolved, in order."""
    return [(told.seat, t.state.definition(told.card).name) for told in t.events(events.Triggered)]
