"""Whole games with decks at random, watched at every decision of the imaginary opponent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from alone import HE, YOU

import spellhall
from spellhall.games.spellfire import sets
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.facts import ARTIFACT, HOLDING, ITEM, REALM, WIZARD
from spellhall.games.spellfire.rules.battle.attacks import is_exposed, why_not_attack
from spellhall.games.spellfire.rules.battle.sides import attachments
from spellhall.games.spellfire.rules.levels.levels import adjusted_level
from spellhall.games.spellfire.rules.plays.legal_plays import common_refusal, why_not_champion
from spellhall.games.spellfire.rules.questions import OnRealms, Shelf
from spellhall.games.spellfire.solitaire import opponent
from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import PASS, VERB_SHIFT, Ask
from spellhall.kernel.state import State

OPERAND = (1 << VERB_SHIFT) - 1
FORMS = {
    "one deck": {"solitaire": "one-deck"},
    "razed realms": {"solitaire": "one-deck", "razed_realms": "on"},
    "two decks": {"solitaire": "two-deck", "preset": "tournament", "turn_cap": "60"},
}


def number_of(state: State, card: int) -> tuple[int, bool, int]:
    """The rule of ties, as the book has it."""
    key = state.definition(card).key
    return sets.rank_of(key), key.partition("/")[0].endswith("c"), state.definition(card).number


def row_of(state: State, realm: int) -> int:
    """The row in which a realm lies."""
    place = state.marks[tb.PLACE][realm]
    return next(number for number, row in enumerate(tb.ROWS) if place in row)


def watch_attack(state: State, champion: int) -> None:
    """Nothing that they may attack lies before their target, in row or number."""
    target = state.regs[tb.TARGET]
    assert not state.marks[tb.RAZED][target] and state.zone[champion] == tb.POOL
    mine = row_of(state, target), number_of(state, target)
    for realm in state.pile(tb.FORMATION, YOU):
        if state.marks[tb.RAZED][realm] or realm == target or not is_exposed(state, realm):
            continue
        if (row_of(state, realm), number_of(state, realm)) < mine:
            assert why_not_attack(state, HE, champion, realm) is not None


def watch_bearer(state: State, card: int, options: list[int], bearer: int) -> None:
    """An item goes to the fewest items, an artifact to the lowest level, among those that gain by it.

    An artifact goes to a realm only if its text says so, or to a holding only if the holding's text does. No champion
    can bear it then, and the realm or holding is theirs.
    """
    pool = [one for one in options if state.zone[one] == tb.POOL]
    artifact = state.definition(card).type == ARTIFACT
    if state.zone[bearer] in (tb.FORMATION, tb.ATTACHED):
        assert state.control[bearer] == HE and not state.marks[tb.RAZED][bearer] and not (artifact and pool)
        assert OnRealms in state.definition(card).printed or Shelf in state.definition(bearer).printed
    elif artifact:
        assert adjusted_level(state, bearer) == min(adjusted_level(state, one) for one in pool)
    elif not state.definition(card).abilities:

        def items(champion: int) -> int:
            return sum(1 for other in attachments(state, champion) if state.definition(other).type == ITEM)

        assert (items(bearer), number_of(state, bearer)) == min((items(one), number_of(state, one)) for one in pool)


def watch(state: State, question: Ask, action: int) -> None:
    """One decision, held against the book."""
    rule, card = question.rule, action & OPERAND
    if rule == "SF-COMB-B1" and action != PASS and state.regs[tb.ROUND] == 0:
        watch_attack(state, card)
    elif rule == "SF-COMB-C1" and action != PASS:
        assert state.zone[card] in (tb.POOL, tb.FORMATION)
    elif rule == "SF-COMB-F1" and action >> VERB_SHIFT == tb.PLAY and state.definition(card).type in (ITEM, ARTIFACT):
        raise AssertionError("an item or artifact came from his hand into a battle")
    elif rule == "SF-PH2-01" and action == PASS:
        held = [one for one in state.pile(tb.HAND, HE) if state.definition(one).type <= WIZARD]
        barred = [why_not_champion(state, HE, one) or common_refusal(state, HE, one, -1) for one in held]
        assert all(barred)
    elif rule == "SF-PH3-03":
        watch_bearer(state, state.stack[-1].card, question.options, card)  # type: ignore[attr-defined]


def watch_table(state: State) -> None:
    """What holds whenever you are asked, with one deck."""
    kinds = {state.definition(card).type for card in state.pile(tb.HAND, HE)}
    assert not {REALM, HOLDING} & kinds
    lent = [card for card in state.pile(tb.FORMATION, HE) if card != state.regs[tb.TARGET]]
    assert lent == [] and state.pile(tb.DRAW_PILE, HE) == [] and state.pile(tb.DISCARD, HE) == []


@pytest.mark.rule(
    *("SOL-REA-04", "SOL-SET-05", "SOL-SET-09", "SOL-CHM-05", "SOL-ATK-04", "SOL-ATK-06", "SOL-ATK-08"),
    *("SOL-CMB-15", "SOL-MAG-02", "SOL-MAG-03", "SOL-ART-02"),
)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("form", FORMS)
def test_he_keeps_to_the_book_in_whole_games(form: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    real: Callable[[State, Ask], int] = opponent.choose

    def watched(state: State, question: Ask) -> int:
        action = real(state, question)
        watch(state, question, action)
        return action

    monkeypatch.setattr(opponent, "choose", watched)
    game: Any = spellhall.game("spellfire", **FORMS[form])
    dice = Dice(seed)
    decks = [game.random_deck(dice) for _ in range(game.form.decks)]
    state = game.new_state(decks, seed=seed)
    for _ in range(6000):
        if state.is_terminal():
            break
        if game.form.decks == 1:
            watch_table(state)
        actions = state.legal_actions()
        state.apply(actions[dice.below(len(actions))] if len(actions) > 1 else actions[0])
    assert state.is_terminal()
