"""``spellhall verify`` says how a game ended in the words of its game."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.agents import agent
from spellhall.cli.verify import Unfair, findings
from spellhall.kernel.documents.saves import replay_document
from spellhall.kernel.seals import seal_of

SEED = 7


def document_of(resigns: bool, **options: str):
    """A game of Spellfire, given up at once or played to its end, as the hall gives it for download."""
    game = spellhall.game("spellfire", **options)
    deck = game.starter_decks()["Monsters"]
    state = game.new_state([deck] * game.decks if game.decks else [deck, deck], SEED)
    if resigns:
        state.concede(0)
    player = agent("random", SEED)
    while not state.is_terminal():
        state.apply(player.act(state))
    decks = [deck] * (game.decks or 2)
    document = replay_document(state, decks, SEED)
    sealed = {"code": "KPWRZT", "seal": seal_of("KPWRZT", game.name, SEED, decks), "returns": state.returns()}
    return document | sealed, game.score(state)


def test_a_game_that_is_played_for_points_is_told_with_its_score():
    document, score = document_of(False, solitaire="one-deck")
    band = spellhall.game("spellfire", solitaire="one-deck").band(score)
    assert list(findings(document))[-1] == f"The result follows from the rules: Score {score}: {band}."
    with pytest.raises(Unfair, match=rf"the rules say Score {score}: {band}, the file says \[1.0, -1.0\]"):
        list(findings(document | {"returns": [1.0, -1.0]}))


@pytest.mark.parametrize(
    ("options", "result"),
    [({"solitaire": "one-deck"}, "Score 0: pathetic"), ({"solitaire": "two-deck"}, "the imaginary opponent won")],
)
def test_a_game_given_up_is_told_as_its_form_says(options, result):
    document, _ = document_of(True, **options)
    assert list(findings(document))[-1] == f"The result follows from the rules: {result}."
