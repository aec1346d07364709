"""A misunderstood command line is one plain sentence, in the words of older versions of typer, too."""

from __future__ import annotations

import pytest

from spellhall.cli.misunderstood import sentence_of


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ("Invalid value for '--games' / '-n': 'x' is not a valid integer.", "--games takes a whole number"),
        ("Invalid value for '--share': 'x' is not a valid float.", "--share takes a number"),
        ("Invalid value for '--games' / '-n': 0 is not in the range x>=1.", "--games takes 1 or more"),
        ("Invalid value for '--players': 9 is not in the range 1<=x<=6.", "--players takes 1 to 6"),
        ("Invalid value for '--jobs' / '-j': 900 is not in the range x<=256.", "--jobs takes 256 at most"),
        ("Invalid value for '--games': Input should be a valid integer, unable", "--games takes a whole number"),
    ],
)
def test_it_is_said_in_plain_words(told, sentence):
    assert sentence_of(Exception(told)) == f"{sentence}; see `spellhall --help`"
