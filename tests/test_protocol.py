"""The events page is up to date with their classes."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import protocol
import pytest

import spellhall
from spellhall.kernel.events import KERNEL_EVENTS
from spellhall.language.words import Trigger, Word

GAMES = Path(spellhall.__file__).parent / "games"


def test_the_page_of_events_is_up_to_date() -> None:
    assert protocol.PAGE.read_text(encoding="utf-8") == protocol.page(), "run python tools/protocol.py"


@pytest.mark.parametrize("name", spellhall.game_names())
def test_the_game_tells_each_of_its_events(name: str) -> None:
    rooms = [path for path in (GAMES / name).rglob("*.py") if "telling" not in path.parts]
    text = "".join(path.read_text(encoding="utf-8") for path in rooms)
    own = {event.__name__ for event in spellhall.game(name).events.values()} - {e.__name__ for e in KERNEL_EVENTS}
    told = set(re.findall(r"\bevents\.(\w+)", text))
    assert own <= told, f"events that {name} never tells: {', '.join(sorted(own - told))}"


def test_what_a_trigger_matches_is_the_event_that_it_waits_for() -> None:
    for name in spellhall.game_names():
        spellhall.game(name)
    triggers = [word for word in Word.vocabulary if issubclass(word, Trigger)]
    assert len(triggers) > 30
    for trigger in triggers:
        read = trigger.matches.__annotations__["event"]
        kind = eval(read, vars(sys.modules[trigger.matches.__module__]))
        assert kind is Any or issubclass(trigger.event, kind), (
            f"{trigger.__name__} waits for {trigger.event.__name__} and reads {kind.__name__}"
        )
