"""The imaginary opponent sees the table and their own hand: whatever else lies where, they do the same."""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall.games.spellfire.formats.random_decks import random_deck
from spellhall.games.spellfire.solitaire import opponent
from spellhall.games.spellfire.solitaire.sight import as_seen, by_chance
from spellhall.games.spellfire.solitaire.table import OPPONENT, PLAYER
from spellhall.games.spellfire.table import DISCARD, DRAW_PILE, HAND
from spellhall.kernel import chance
from spellhall.kernel.chance import Dice
from spellhall.kernel.checks.information_leaks import chosen_by_lot
from spellhall.kernel.frames import Ask
from spellhall.kernel.state import State

FORMS: list[dict[str, str]] = [
    {"solitaire": "one-deck"},
    {"solitaire": "one-deck", "razed_realms": "on", "preset": "tournament"},
    {"solitaire": "two-deck"},
]


def dealt_anew(state: State, dice: Dice) -> list[State]:
    """The position dealt again for them, and one in which every card that they do not see is any card at all."""
    strange = state.clone()
    any_card = len(state.game.catalogue)
    strange.reface(
        [
            face if seen >> OPPONENT & 1 else dice.below(any_card)
            for face, seen in zip(state.face, state.seen, strict=True)
        ]
    )
    strange.rng = chance.seeded(dice.below(1 << 40))
    strange.presence += 1
    return [state.resample(OPPONENT, dice), strange]


def asked_again(state: State) -> Ask:
    """The question that is put to them, derived anew."""
    frame = state.stack[-1].copy()
    question: Ask = getattr(frame, frame.step)(state)
    return question


def decides(state: State, question: Ask) -> Any:
    seen = as_seen(state, OPPONENT)
    seen.question = question
    return opponent.answer(seen, question)


@pytest.mark.rule("SOL-GDT-07")
@pytest.mark.parametrize("options", FORMS, ids=str)
def test_whatever_is_hidden_from_him_he_chooses_the_same(
    options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game: Any = spellhall.game("spellfire", options)
    dice = Dice(5)
    choose, met = opponent.choose, []

    def choosing_thrice(state: State, question: Ask) -> int:
        if len(question.options) > 1:
            mine = decides(state, question)
            for other in dealt_anew(state, dice):
                again = asked_again(other)
                assert again.options == question.options, "what he may do depends on what he does not see"
                assert decides(other, again) == mine
            met.append(mine.deed)
        return choose(state, question)

    monkeypatch.setattr(opponent, "choose", choosing_thrice)
    for seed in range(10):
        state = game.new_state([random_deck(game, dice) for _ in range(game.form.decks)], seed)
        while not state.is_terminal():
            state.apply(chosen_by_lot(state, dice))
    assert len(met) > 200 and len(set(met)) > 8


def test_what_he_does_not_see_is_blank_to_him_and_nothing_else_is() -> None:
    game: Any = spellhall.game("spellfire", solitaire="one-deck")
    state = game.new_state([random_deck(game, Dice(9))], 3)
    seen = as_seen(state, OPPONENT)
    blank = {card for card, face in enumerate(seen.face) if face >= len(game.catalogue)}
    assert blank == {card for card, mask in enumerate(state.seen) if not mask >> OPPONENT & 1}
    assert set(state.pile(HAND, PLAYER)) <= blank and not blank & set(state.pile(HAND, OPPONENT))
    assert all(seen.face[card] == state.face[card] for card in range(len(state.face)) if card not in blank)
    assert {definition.name for definition in game.thinking.catalogue[len(game.catalogue) :]} == {
        "a card they can't see"
    }


def test_the_numbers_of_what_he_does_not_see_end_as_luck_has_it() -> None:
    game: Any = spellhall.game("spellfire", solitaire="one-deck")
    state = game.new_state([random_deck(game, Dice(9))], 3)
    hidden = [card for card, mask in enumerate(state.seen) if not mask >> OPPONENT & 1]
    seen = as_seen(state, OPPONENT)
    for luck in (0, 3, 7, 14):
        for position in (as_seen(state, OPPONENT, luck), as_seen(seen, OPPONENT, luck)):
            assert {position.definition(card).number for card in hidden} == {luck % 10}


def test_without_luck_the_numbers_of_what_he_does_not_see_end_with_0() -> None:
    game: Any = spellhall.game("spellfire", solitaire="one-deck")
    state = game.new_state([random_deck(game, Dice(9))], 3)
    seen = as_seen(state, OPPONENT)
    assert {seen.definition(card).number for card in state.pile(HAND, PLAYER)} == {0}
    assert seen.rng == chance.seeded(0)


def test_chance_has_a_part_where_a_lot_is_cast_or_a_card_moves_that_he_does_not_see() -> None:
    game: Any = spellhall.game("spellfire", solitaire="one-deck")
    before = as_seen(game.new_state([random_deck(game, Dice(9))], 3), OPPONENT)
    assert not by_chance(before, before.clone())
    rolled, told, hidden = (before.clone() for _ in range(3))
    rolled.roll(6)
    assert by_chance(before, rolled)
    hidden.move(before.pile(DRAW_PILE, PLAYER)[-1], HAND, PLAYER)
    assert by_chance(before, hidden)
    told.move(before.pile(HAND, OPPONENT)[0], DISCARD, PLAYER)
    assert not by_chance(before, told)
