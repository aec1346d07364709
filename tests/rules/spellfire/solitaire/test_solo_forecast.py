"""Agents and hints judge a game with one deck by the score that it is played for (SOL-END-08, SOL-END-09)."""

from __future__ import annotations

import pytest
from alone import HE, YOU, Alone

from spellhall.agents import agent, hint
from spellhall.agents.chances import chance_of
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.forecast import expected_score
from spellhall.games.spellfire.table import PLACES
from spellhall.kernel.frames import PASS, VERB_SHIFT

REALMS = ("r1", "r2", "r3", "r4", "r5", "r6")


def last_turn(standing: int, *hand: str, **options: str) -> Alone:
    """Your last turn: so many realms stand, the draw pile is empty, and the score is taken when you are done."""
    t = Alone(left=0, **options)
    t.formation(YOU, **dict(zip(PLACES, REALMS[:standing], strict=False)))
    t.pool(YOU, "her9")
    t.pool(HE, "mon3")
    t.hand(YOU, *hand)
    t.my_turn(phase=2)
    t.state.set_reg(tb.EXHAUSTED, 1)
    return t


def expected(t: Alone) -> float:
    """The score that is expected."""
    return expected_score(t.state, t.game.weights.values)


@pytest.mark.rule("SOL-END-09")
def test_hints_tell_options_apart_that_change_the_score() -> None:
    t = last_turn(3, "r4", "her5")
    found = {each.action: t.game.promise(each.value) for each in hint(t.state)}
    lays = next(action for action in found if action >> VERB_SHIFT == tb.PLAY)
    assert t.state.definition(lays & (1 << VERB_SHIFT) - 1).name == "r4"
    assert hint(t.state)[0].action == lays
    assert found[lays].startswith("about 4") and found[PASS].startswith("about 3")
    assert agent("club", 1).act(t.state) == lays


@pytest.mark.rule("SOL-END-09")
def test_the_end_of_the_game_is_worth_what_stands() -> None:
    t = last_turn(4)
    before = expected(t)
    t.skip_to_phase(6)
    t.end_turn()
    t.through()
    assert t.state.scores is not None
    assert expected(t) == 4 and abs(before - 4) < 0.7
    assert chance_of(t.state, YOU) == pytest.approx(4 / 6) and chance_of(t.state, HE) == pytest.approx(2 / 6)


@pytest.mark.rule("SOL-END-09")
@pytest.mark.parametrize("left", [0, 6, 30])
def test_a_realm_more_is_worth_more_and_so_is_a_stronger_pool(left: int) -> None:
    def worth(standing: int, champion: str) -> float:
        t = Alone(left=left)
        t.formation(YOU, **dict(zip(PLACES, REALMS[:standing], strict=False)))
        t.pool(YOU, champion)
        t.my_turn(phase=2)
        return t.game.evaluate(t.state, YOU)

    worths = [worth(standing, champion) for standing in range(1, 6) for champion in ("her1", "her9")]
    assert worths == sorted(worths) and len(set(worths)) == len(worths)


@pytest.mark.rule("SOL-END-09")
def test_what_lies_in_hand_promises_less_the_fewer_cards_are_left() -> None:
    def promised(left: int) -> float:
        t = Alone(left=left)
        t.formation(YOU, A="r1", B="r2")
        t.hand(YOU, "r3", "her9", "al5")
        t.my_turn(phase=2)
        return expected(t)

    assert 2 < promised(0) < promised(6) < promised(30) < 6


@pytest.mark.rule("SOL-END-08", "SOL-END-13")
def test_what_is_good_for_you_is_bad_for_him_and_nothing_is_better_than_a_full_win() -> None:
    t = last_turn(5, "r6")
    assert t.game.evaluate(t.state, YOU) == -t.game.evaluate(t.state, HE)
    before = t.game.evaluate(t.state, YOU)
    t.play("r6")
    assert t.state.scores is not None and t.game.evaluate(t.state, YOU) > before
    assert chance_of(t.state, YOU) == 1 and chance_of(t.state, HE) == 0


def test_with_two_decks_who_leads_is_what_counts() -> None:
    t = Alone(solitaire="two-deck")
    t.formation(YOU, A="r1")
    t.my_turn(phase=2)
    assert t.game.promise(3.0) == ""
