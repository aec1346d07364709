"""A game without a history, as agents play it on clones, is the same game: what only the log reads changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import spellhall
from spellhall.games.spellchain import events as chain_events
from spellhall.games.spellslinger import events as slinger_events
from spellhall.kernel.chance import Dice
from spellhall.kernel.events import Event
from spellhall.language.words import Trigger
from spellhall.registry import house_games

FAR = 300
"""The most decisions of each game that are compared."""
ONLY_LOGGED: frozenset[type[Event]] = frozenset(
    (
        chain_events.Activates,
        chain_events.Strikes,
        chain_events.HitPart,
        chain_events.Hit,
        slinger_events.StepBegan,
        slinger_events.TurnBegan,
    )
)
"""What the rules report only while there is a history."""


def triggers(base: type[Trigger]) -> Iterator[type[Trigger]]:
    """All kinds of triggers of all games."""
    for cls in base.__subclasses__():
        yield cls
        yield from triggers(cls)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", house_games())
def test_a_game_without_a_history_is_played_the_same(name: str, seed: int) -> None:
    game, dice = spellhall.game(name), Dice(seed)
    recorded = game.new_state([game.random_deck(dice) for _ in range(2)], seed)
    unrecorded = recorded.clone()
    assert recorded.record is not None and unrecorded.record is None
    for _ in range(FAR):
        assert recorded.save() == unrecorded.save()
        if recorded.is_terminal():
            break
        choices = recorded.legal_actions()
        assert choices == unrecorded.legal_actions()
        choice = choices[dice.below(len(choices))]
        recorded.apply(choice)
        unrecorded.apply(choice)


def test_no_card_waits_for_what_is_only_logged() -> None:
    for name in house_games():
        spellhall.game(name).digest()
    words = [cls for cls in triggers(Trigger) if not cls.abstract and cls.__module__.startswith("spellhall.")]
    waited_for = {cls.event for cls in words}
    assert len(waited_for) > 10
    assert not waited_for & ONLY_LOGGED
