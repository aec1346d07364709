"""Powers of vengeance: what cards do because they, or their bearers, are defeated (SF-RARE-03).

The rules recognize such a power by its trigger; a card in play may keep it from working.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import trait

from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.questions import Forbearance
from spellhall.kernel.state import State
from spellhall.language.script import Ability
from spellhall.language.words import Trigger


@trait
class Vengeance(Trigger):
    """Base: a trigger that may wait for a defeat on its own side."""

    abstract = True

    def avenges(self) -> bool:
        """Whether it waits for the defeat of its own card or of that card's bearer."""
        raise NotImplementedError


def has_vengeance(definition: Any) -> bool:
    """Whether a card has a power of vengeance."""
    return any(is_vengeance(ability) for _, ability in definition.acts)


def is_vengeance(ability: Ability) -> bool:
    """Whether an ability is a power of vengeance."""
    trigger = ability.trigger
    return isinstance(trigger, Vengeance) and trigger.avenges()


def is_withheld(state: State, card: int, ability: Ability) -> bool:
    """Whether some card keeps another's power of vengeance from working."""
    forbids = held(state, Forbearance)
    return (
        bool(forbids)
        and is_vengeance(ability)
        and any(word.applies(state, card, standing) for word, standing in forbids)
    )
