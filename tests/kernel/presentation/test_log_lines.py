"""Lines of a log name the fields of their event; what is misspelt is found at import."""

from __future__ import annotations

import inspect
import re
from importlib import import_module

import pytest

import spellhall
from spellhall.kernel.events import Card, Event, EventError, Moved, Seat, Shown
from spellhall.kernel.presentation.log_lines import Wording, WordingError, wordings
from spellhall.kernel.presentation.prompts import YOU, People
from spellhall.language.words import Trigger, WordError, numeral

PEOPLE = People(("Ana", YOU))


@pytest.mark.parametrize(("number", "word"), [(-1, "-1"), (0, "no"), (1, "one"), (10, "ten"), (11, "11")])
def test_numbers_up_to_ten_are_words(number: int, word: str) -> None:
    assert numeral(number) == word


def card(which: int) -> str:
    return ("the first card", "the second card")[which]


def test_a_line_names_seats_cards_and_numbers() -> None:
    wording = Wording(Moved, "{seat:lays} {card} beside {host}: {why}, {why}.", 2)
    event = Moved(0, 7, 8, 3, 0, 0)
    assert wording.told(event, PEOPLE.__getitem__, card) == "Ana lays the first card beside the second card: 3, 3."
    assert wording.told(event, PEOPLE.__getitem__, card, why="so").endswith(": so, so.")
    assert wording.told(Moved(1, 7, 8, 3, 0, 0), PEOPLE.__getitem__, card).startswith("You lay the first card")
    assert wordings({Shown: (1, "{seat} shows.")})[Shown].depth == 1


@pytest.mark.parametrize("text", ["{sead} shows {card}.", "{seat} shows {}.", "{seat} shows {card} {number}."])
def test_a_line_that_names_what_its_event_has_not_is_refused(text: str) -> None:
    with pytest.raises(WordingError, match="but the fields of Shown are: seat, card, seats"):
        Wording(Shown, text)


@pytest.mark.parametrize("name", spellhall.game_names())
def test_a_misspelt_field_in_the_log_of_a_game_fails_at_import(name: str) -> None:
    log = import_module(f"spellhall.games.{name}.telling.log")
    source = inspect.getsource(log)
    exec(compile(source, "log", "exec"), {"__name__": "log"})
    lines = re.findall(r'(?<!f)"[^"\n]*\{(?:seat|card|by|amount)(?::[^{}]*)?\}[^"\n]*\."', source)
    assert len(lines) > 10
    for line in lines:
        misspelt = re.sub(r"\{(\w+)", r"{\1x", line, count=1)
        with pytest.raises(WordingError, match="but the fields of"):
            exec(compile(source.replace(line, misspelt), "log", "exec"), {"__name__": "log"})


def test_an_event_that_does_not_say_what_happened_is_refused() -> None:
    with pytest.raises(EventError, match="the event Silent does not say what happened"):

        class Silent(Event):
            seat: Seat


def test_an_event_that_holds_something_else_than_ints_is_refused() -> None:
    with pytest.raises(EventError, match="the field name of the event Wordy should be a Card, a Seat or another int"):

        class Wordy(Event):
            """Something was called a name."""

            card: Card
            name: str


def test_a_trigger_that_waits_for_no_event_is_refused() -> None:
    with pytest.raises(WordError, match="the trigger Idle waits for nothing"):

        class Idle(Trigger):
            """Waits in vain."""

            def phrase(self) -> str:
                return "whenever"
