"""The positions that show rules: each shows its own, and the form in which they ship."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
import rule_positions
from hypothesis import given
from hypothesis import strategies as st
from rule_positions import ROOT

from spellhall.kernel.documents.short_saves import packed, shortened, unpacked
from spellhall.kernel.errors import UsageError
from spellhall.registry import house_games
from spellhall.rule_positions import RulePosition, fault, file_of, position_of, positions_of, written
from spellhall.rulebook import books_of

MOST_BYTES = 1_000_000
"""All files together weigh less."""


def faults(shown: Iterable[RulePosition]) -> dict[str, str]:
    """What is wrong with some positions, by rule."""
    return {each.rule: wrong for each in shown if (wrong := fault(each))}


@pytest.mark.parametrize("game", house_games())
def test_one_position_in_ten_shows_its_rule(game: str) -> None:
    rules = {rule.id for book in books_of(game) for rule in book.rules()}
    assert positions_of(game).keys() <= rules
    assert faults(list(positions_of(game).values())[::10]) == {}


@pytest.mark.slow
@pytest.mark.parametrize("game", house_games())
def test_every_position_shows_its_rule(game: str) -> None:
    assert faults(positions_of(game).values()) == {}


@pytest.mark.parametrize("game", house_games())
def test_reading_and_writing_change_nothing(game: str) -> None:
    shown = list(positions_of(game).values())
    assert written(shown) == file_of(game).read_text(encoding="utf-8")
    for each in shown[::100]:
        assert shortened(each.start()) == each.save


def test_the_files_stay_small() -> None:
    assert sum(file_of(game).stat().st_size for game in house_games()) < MOST_BYTES


@pytest.mark.parametrize("way", ["refuses", "asks", "logs"])
def test_a_position_that_does_not_show_its_rule_is_noticed(way: str) -> None:
    shown = next(each for each in positions_of("spellfire").values() if each.way == way)
    assert fault(shown) == ""
    assert fault(shown._replace(rule="SF-GEN-01"))
    assert fault(shown._replace(choices=("whistle",))) == "'whistle' isn't offered"


def test_a_rule_without_a_position_is_named() -> None:
    with pytest.raises(UsageError, match="spellchain has no position for the rule 'SF-PH2-01'"):
        position_of("spellchain", "SF-PH2-01")


@given(st.lists(st.integers(-3, 9)))
def test_packed_numbers_come_back(numbers: list[int]) -> None:
    assert unpacked(packed(numbers)) == numbers


def test_the_readme_says_how_many_rules_have_one() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"So far {sum(len(positions_of(game)) for game in house_games())} rules have one." in readme.replace(
        "\n", " "
    )


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_files_are_what_the_tests_of_the_rules_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["rule_positions.py", "--check"])
    assert rule_positions.main() == 0
