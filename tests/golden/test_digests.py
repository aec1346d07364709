"""Digests of many games: whether they are played and told as before."""

from __future__ import annotations

import golden
import pytest

import spellhall
from spellhall.registry import house_games

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


@pytest.mark.parametrize("name", house_games())
def test_every_preset_of_a_game_has_digests(name: str) -> None:
    kept = {key for key in golden.kept_digests() if key.startswith(f"{name} ")}
    groups = [group for group in golden.GROUPS if group.game == name]
    assert kept == {str(group) for group in groups}, ANEW
    assert {group.options["preset"] for group in groups} == set(spellhall.game(name).terms.by_preset)
