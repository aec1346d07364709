"""Digests of many games: whether they are played and told as before."""

from __future__ import annotations

import golden
import pytest

import spellhall

ANEW = "if it is meant to be another game, run python tools/golden.py digests"


@pytest.mark.parametrize("group", golden.GROUPS, ids=str)
def test_a_few_games_are_played_and_told_as_before(group: golden.Group) -> None:
    kept = golden.kept_digests()[str(group)][1]
    others = [seed for seed, (one, now) in enumerate(zip(kept, golden.few(group), strict=True)) if one != now]
    assert not others, f"the games of these seeds are others: {others}; {ANEW}"


@pytest.mark.slow
@pytest.mark.parametrize("group", golden.GROUPS, ids=str)
def test_many_games_are_played_and_told_as_before(group: golden.Group) -> None:
    assert golden.many(group) == golden.kept_digests()[str(group)][0], ANEW


def test_every_preset_of_every_game_has_digests() -> None:
    groups = {(group.game, group.options["preset"]) for group in golden.GROUPS}
    assert groups == {
        (name, preset) for name in spellhall.game_names() for preset in spellhall.game(name).terms.by_preset
    }
