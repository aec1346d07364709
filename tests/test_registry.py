"""Making a game from options that may come from anyone: each mistake gives one sentence, whatever the option is."""

from __future__ import annotations

import builtins
import gc
import inspect
import keyword
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import spellhall
from spellhall.kernel.errors import LONGEST, UsageError
from spellhall.kernel.game import Game
from spellhall.registry import game_names

EVERY_GAME = pytest.mark.parametrize("name", game_names())
WORDS = sorted(
    {
        *(
            "self",
            "cls",
            "name",
            "options",
            "more",
            "given",
            "kwargs",
            "args",
            "game",
            "module",
            "made",
            "chosen",
            "players",
        ),
        *keyword.kwlist,
        *dir(builtins),
        *dir(Game),
        *inspect.signature(spellhall.game).parameters,
        *("", " ", "\0", "\ud800", "٣", "x" * 5000, "preset ", "PRESET"),
    }
)
VALUES = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.text()) | st.just(10**5000)


unhurried = settings(deadline=None)


def refused(name, options):
    """The one sentence with which a game refuses options."""
    with pytest.raises(UsageError) as caught:
        spellhall.game(name, options)
    sentence = str(caught.value)
    assert "\n" not in sentence
    return sentence


@EVERY_GAME
def test_no_word_of_python_is_an_option(name):
    known = spellhall.game(name).options
    for word in WORDS:
        if word in known:
            continue
        assert refused(name, {word: "x"}).startswith("there is no option "), word
        with pytest.raises(UsageError, match="there is no option "):
            spellhall.game(name, **{word: "x"})


@EVERY_GAME
@unhurried
@given(option=st.text(max_size=80), value=VALUES)
@example(option="self", value="x")
def test_whatever_is_asked_for_is_made_or_refused(name, option, value):
    try:
        made = spellhall.game(name, {option: value})
    except UsageError as error:
        assert len(str(error)) < 2000
    else:
        assert made.options[option] == str(value)


@EVERY_GAME
@unhurried
@given(value=VALUES)
def test_no_option_takes_a_value_of_any_kind_unasked(name, value):
    usual = spellhall.game(name).options
    for option in usual:
        try:
            made = spellhall.game(name, {option: value})
        except UsageError as error:
            assert option in str(error) and len(str(error)) < 300
        else:
            assert made.options[option] == str(value)


@EVERY_GAME
def test_an_option_stands_in_the_mapping_or_beside_it(name):
    option, value = next(
        (option, value) for option, value in spellhall.game(name).options.items() if option != "preset"
    )
    assert spellhall.game(name, {option: value}).options == spellhall.game(name, **{option: value}).options
    assert spellhall.game(name, {}, preset="rulebook").options == spellhall.game(name).options


DIGITS = (
    "٣",
    "²",
    "३",
    "1e3",
    "0x10",
    "+5",
    "-5",
    " 5",
    "5 ",
    "05",
    "5.0",
    "0",
    "",
    "1_000",
    "9" * 30,
    "9" * 5000,
    "none ",
)


@EVERY_GAME
def test_a_number_is_written_in_plain_digits_and_is_not_endless(name):
    for option, digits in product(spellhall.game(name).options, DIGITS):
        if (option, digits) == ("melons", "0"):  # a seat, not a number of things
            continue
        sentence = refused(name, {option: digits})
        assert len(sentence) < 250 + LONGEST and option in sentence


@pytest.mark.parametrize(("text", "right"), [("1", True), ("999999", True), ("none", True), ("1000000", False)])
def test_the_longest_game(text, right):
    if right:
        assert spellhall.game("spellfire", turn_cap=text).options["turn_cap"] == text
    else:
        assert refused("spellfire", {"turn_cap": text}) == (
            "option turn_cap takes none or a number of turns from 1 to 999999, not '1000000'"
        )


@pytest.mark.parametrize("collecting", [True, False])
def test_whoever_looks_for_garbage_does_so_again_when_a_game_has_been_made(collecting: bool) -> None:
    before = gc.isenabled()
    try:
        if not collecting:
            gc.disable()
        spellhall.game("spellchain")
        with pytest.raises(UsageError):
            spellhall.game("spellchain", preset="none of these")
        assert gc.isenabled() == collecting
    finally:
        if before:
            gc.enable()


def test_the_package_has_the_names_that_programs_need():
    assert all(hasattr(spellhall, name) for name in spellhall.__all__)
    made = spellhall.game("spellchain")
    state = made.new_state(list(made.starter_decks().values())[:2])
    assert isinstance(made, spellhall.Game)
    assert isinstance(state, spellhall.State)
    with pytest.raises(spellhall.IllegalAction):
        state.apply(-1)
    with pytest.raises(spellhall.DeckError):
        made.new_state([["fireball"]] * 2)
    with pytest.raises(spellhall.UsageError):
        spellhall.game("whist")
    assert all(issubclass(error, spellhall.SpellhallError) for error in (spellhall.IllegalAction, spellhall.DeckError))
