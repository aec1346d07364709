"""What someone gave, repeated in the sentence that refuses it: short enough to be read, whatever it was."""

from __future__ import annotations

from typing import Any

import pytest

from spellhall.kernel.documents.checked_reading import shown
from spellhall.kernel.errors import IllegalAction, UsageError
from spellhall.kernel.numbers import as_action, as_one_of
from spellhall.kernel.options import Option, Terms

TERMS = Terms(options=(Option("size", "Size", "How large it is.", {"few": "a few"}, ("TOY-1",), "few"),))
LONG = "a number of many digits"


def as_option(value: Any) -> Any:
    return TERMS.chosen("rulebook", {"size": value})


def refusal(read: Any, value: Any) -> str:
    with pytest.raises((IllegalAction, UsageError)) as refused:
        read(value)
    return str(refused.value)


READERS = (
    as_action,
    lambda value: as_one_of(value, "seat", 0, 1),
    as_option,
    lambda value: TERMS.chosen(value, {}),
    lambda value: TERMS.chosen("rulebook", {value: 1}),
)


@pytest.mark.parametrize("read", READERS)
def test_forty_letters_are_repeated_and_one_more_is_cut(read):
    whole, longer = "x" * 40, "x" * 41
    assert f"'{whole}'" in refusal(read, whole) and shown(whole) == f"'{whole}'"
    assert f"'{'x' * 39}…'" in refusal(read, longer) and shown(longer) == f"'{'x' * 39}…'"


@pytest.mark.parametrize("read", [READERS[1], READERS[2], READERS[3]])
def test_a_number_is_written_out_to_64_bits(read):
    assert str(2**64 - 1) in refusal(read, 2**64 - 1)
    for number in (2**64, -(10**5000)):
        assert LONG in refusal(read, number)


def test_what_is_no_text_is_cut_as_it_is_written():
    assert refusal(as_action, (1.5, "y" * 60)).endswith("not (1.5, '" + "y" * 32 + "…")


@pytest.mark.parametrize(("value", "words"), [(True, "true"), (False, "false"), (0, "0"), (2.5, "2.5")])
def test_values_are_named_as_documents_write_them(value, words):
    assert shown(value) == words


@pytest.mark.parametrize("number", [0, 1])
def test_the_first_and_the_last_of_a_range_are_taken(number):
    assert as_one_of(number, "seat", 0, 1) == number


@pytest.mark.parametrize("number", [-1, 2, True, "0", 0.0])
def test_what_is_out_of_range_is_refused_with_the_range(number):
    assert f"seat {number!r} doesn't exist" in refusal(READERS[1], number)
    assert refusal(READERS[1], number).endswith("choose a whole number from 0 to 1")
