"""An ally that imitates another as it is played does what that one would have done, once."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import step_forward

from spellhall.games.spellfire.facts import ALLY
from spellhall.games.spellfire.rules.battle.round import ACTIVATES
from spellhall.kernel.frames import PASS
from spellhall.registry import game

SIVAKS = "Sivak Draconians"
"""They imitate an ally on the other side as they are played."""
NO_PAIR = {"Clay Golem", "Roc", "The Dream Team", "Troglodyte", "Ancient Dracolich", "The Dreaded Ghost"}
"""The first three let no second one come against them, the fourth slays whoever would play one; the others drive off
allies as all undead do, not by their power.
"""


def _models() -> list[str]:
    """The allies with a power that works when they are played or come into a round, and does not end it."""
    kinds = {"play", *ACTIVATES} - {"defeat"}
    found = {
        card.name
        for card in game("spellfire").shipped()
        if card.type == ALLY and any(made.kind in kinds for made in card.abilities)
    }
    return sorted(found - {SIVAKS, *NO_PAIR})


def _played(model: str, own: str) -> Hall:
    """P1, losing, plays ``own`` against a side that has ``model`` and more."""
    t = Hall()
    t.pool(0, "her1")
    t.pool(1, f"her15 with al1 and al2 and mi+2 and {model}")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, own, "al2", "al3")
    t.hand(1, "al3", "al4")
    step_forward(t.begin(phase=4).attack("r1"), "her1", "her15")
    return t.skip_to(seat=0, rule="SF-COMB-F1").play(own)


def _told(t: Hall, model: str) -> list[str]:
    """What is asked and logged until the losing side may play again, if the first choice is always taken."""
    said, start = [], len(t.log())
    for _ in range(20):
        if t.state.is_terminal() or "losing the round" in t.label:
            break
        said += [t.label, *t.options()]
        options = t.state.decision().options
        t._apply(next((option for option in options if option != PASS), PASS))
    lines = [line.replace(SIVAKS, "it").replace(model, "it") for line in [*said, *t.log()[start:]]]
    return [line.replace("it discards it", "it is discarded") for line in lines]


@pytest.mark.rule("SF-OPT-08")
@pytest.mark.parametrize("model", _models())
def test_sivaks_do_what_the_ally_that_they_imitate_would_do(model: str) -> None:
    itself = _played(model, model)
    imitating = _played(model, SIVAKS).pick(model)
    assert _told(imitating, model) == _told(itself, model)


@pytest.mark.rule("SF-OPT-08", "SF-PAUSE-01")
def test_what_is_imitated_is_answered_with_the_play_and_not_again() -> None:
    t = Hall()
    t.pool(0, "her1")
    t.pool(1, "her15 with al1 and Elven Archer and Shield of Annihilation")
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.hand(0, SIVAKS, "al3")
    t.hand(1, "al3")
    step_forward(t.begin(phase=4).attack("r1"), "her1", "her15")
    t.skip_to(seat=0, rule="SF-COMB-F1").play(SIVAKS).pick("Elven Archer")
    assert t.seat == 1, "who can answer the play does so now"
    t.skip()
    assert t.seat == 0 and t.can_pick("al1"), "its victim is chosen at once"
    t.pick("al1")
    assert t.label.startswith("you are losing the round")
