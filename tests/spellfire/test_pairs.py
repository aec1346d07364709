"""Cards that copy, borrow, move, forbid or last, beside the cards they can touch: the rules hold, and games end."""

from __future__ import annotations

import pytest
from pair_positions import LOCKING, REACHING, broken, locked, locking_pairs, pairs

from spellhall.language.words import Word

FEW, FEW_GAMES = 4000, 1500
"""Of how many pairs one is tried each time; the slow tests try them all."""
SHARES = 40


def test_the_words_that_reach_other_cards_exist() -> None:
    assert {word.__name__ for word in Word.vocabulary} >= REACHING | LOCKING


def test_a_few_pairs_of_cards_break_no_rule() -> None:
    tried = list(pairs(0, FEW))
    assert len(tried) > 20 and [fault for pair in tried if (fault := broken(*pair, range(1)))] == []


def test_a_few_pairs_of_cards_lock_no_game() -> None:
    tried = list(locking_pairs(0, FEW_GAMES))
    assert len(tried) > 15 and [fault for pair in tried if (fault := locked(*pair, 0))] == []


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_no_pair_of_cards_breaks_a_rule(share: int) -> None:
    assert [fault for pair in pairs(share, SHARES) if (fault := broken(*pair, range(1)))] == []


@pytest.mark.slow
@pytest.mark.parametrize("share", range(SHARES))
def test_no_pair_of_cards_locks_a_game(share: int) -> None:
    assert [fault for pair in locking_pairs(share, SHARES) if (fault := locked(*pair, 0))] == []
