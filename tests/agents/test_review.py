"""A review finds what a choice has cost, from what its seat knew; and advice tells the best choices with reasons."""

from __future__ import annotations

import agents.beginner_spellchain
import agents.beginner_spellfire  # noqa: F401
import pytest
from agents.beginner import POSITIONS, Position
from agents.beginner_spellchain import laying
from agents.test_search import GAMES, opened, walked

from spellhall.agents import Greedy, Search, agent, review
from spellhall.agents.advice import BEST, Advice, advise
from spellhall.agents.review import Moment, Verdict, check_reviewable, choices, weigh, worst
from spellhall.kernel.chance import Dice
from spellhall.kernel.documents.saves import play_on
from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import PASS
from spellhall.kernel.game import Game, recording
from spellhall.kernel.state import State

NAMES = ("Ana", "Bo")


def lethal_missed(card: str) -> tuple[State, int]:
    """Four points are all that is missing, and the sword takes them; then comes a rival with swords. A card is laid."""
    t = laying(8, "Focus Mana", "Mithril Sword", "Oren's Shield", "Siphon", health=(4, 4))
    t.put(0, "deck", *["Focus Mana"] * 20)
    t.put(1, "deck", *["Mithril Sword"] * 20)
    question = t.state.decision()
    return t.state, next(a for a in question.options if card in t.game.describe(t.state, question, a))


def judged(card: str, simulations: int = 40) -> Verdict:
    state, action = lethal_missed(card)
    return weigh(Moment(0, action, state), NAMES, 1, simulations)


def test_a_win_that_was_missed_is_a_blunder_and_the_better_line_wins() -> None:
    verdict = judged("Siphon")
    assert verdict.best_share > 0.95
    assert verdict.cost > 0.2
    assert "Siphon" in verdict.text
    assert "Mithril Sword" in verdict.best_text
    assert any("game is over" in line for line in verdict.line)
    assert worst([verdict]) == [verdict]


def test_the_winning_card_costs_nothing() -> None:
    verdict = judged("Mithril Sword")
    assert (verdict.cost, verdict.best, verdict.line) == (0.0, verdict.action, ())
    assert worst([verdict]) == []


def test_another_copy_of_the_same_card_is_the_same_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "NOTABLE", -1.0)
    state = laying(8, "Mithril Sword", "Mithril Sword", health=(20, 4)).state
    found = [weigh(Moment(0, action, state), NAMES, 1, 12) for action in state.legal_actions()]
    assert [verdict.cost for verdict in found] == [0.0, 0.0]


def test_a_better_line_can_be_played_through() -> None:
    verdict = judged("Siphon")
    assert verdict.deal is not None
    through = recording(verdict.deal.clone())
    play_on(through, verdict.actions, "")
    assert verdict.actions[0] == verdict.best
    assert through.returns() == [1.0, -1.0]


def test_the_blunder_is_found_in_its_game() -> None:
    state, action = lethal_missed("Siphon")
    begun, played = recording(state.clone()), recording(state)
    played.apply(action)
    while not played.is_terminal() and len(played.record.actions) < 30:  # type: ignore[union-attr]
        played.apply(Greedy(1).act(played))
    assert played.record is not None
    moments = [*choices(begun, played.record.actions, 0, begun.game.digest())]
    assert moments[0].at == 0
    verdicts = [weigh(moment, NAMES, 1, 16) for moment in moments[:4]]
    assert worst(verdicts)[0].at == 0


@pytest.mark.parametrize("name", GAMES)
def test_so_many_simulations_give_the_same_verdict_whatever_is_hidden(name: str) -> None:
    for number, state in enumerate(walked(opened(name, 6), 60, 6)[4::24]):
        seat, action = state.current_player(), state.legal_actions()[-1]
        before = state.save()
        deals = [state, state, *(state.resample(seat, Dice(number * 10 + dealt)) for dealt in range(2))]
        found = [weigh(Moment(3, action, deal), NAMES, 7, 10) for deal in deals]
        assert len({(each.best, each.share, each.best_share, tuple(each.line)) for each in found}) == 1
        assert state.save() == before


@pytest.mark.parametrize("name", GAMES)
def test_the_choices_of_one_seat_are_weighed_but_for_what_needs_no_thought(name: str) -> None:
    begun = opened(name, 2)
    played, walker = recording(begun.clone()), agent("random", 2)
    thought: list[int] = []
    for at in range(300):
        if played.is_terminal():
            break
        action, game = walker.act(played), played.game
        passes = action == PASS and game.is_aside(played)
        quick = len(played.legal_actions()) == 1 or game.by_reflex(played, ahead=False) or passes
        if played.current_player() == 1 and not quick:
            thought.append(at)
        played.apply(action)
    assert played.record is not None
    found = [*choices(recording(begun), played.record.actions, 1, begun.game.digest())]
    assert [moment.at for moment in found] == thought
    assert [moment.action for moment in found] == [played.record.actions[at] for at in thought]
    assert {moment.state.current_player() for moment in found} == {1}


def test_a_game_that_nobody_can_judge_is_not_reviewed() -> None:
    with pytest.raises(UsageError, match="no telling what a choice cost"):
        check_reviewable(Game())


# --------------------------------------------------------------------------- advice before a choice


def told(state: State, simulations: int = 40) -> Advice:
    return advise(state, NAMES, 1, 0.0, simulations)


def test_advice_begins_with_what_wins_says_how_likely_and_why() -> None:
    state, _ = lethal_missed("Siphon")
    advice = told(state, 60)
    first = advice.actions[0]
    assert advice.agent == "search"
    assert first.share > 0.95
    assert any("game is over" in line for line in first.line)
    assert [each.share for each in advice.actions] == sorted((each.share for each in advice.actions), reverse=True)
    assert len(advice.actions) == BEST


@pytest.mark.parametrize(
    "position", [p for p in POSITIONS if p.game != "spellslinger"][::6], ids=lambda position: position.name
)
def test_advice_is_what_the_agent_that_gives_it_does(position: Position) -> None:
    state: State = position.lay().state
    for simulations in (1, 40):
        advice = told(state, simulations)
        does = Search(1, simulations=simulations) if advice.agent == "search" else Greedy(1)
        assert advice.actions[0].action == does.act(state)


def test_advice_speaks_to_the_seat_that_it_is_for() -> None:
    lines = []
    for name in GAMES:
        for state in walked(opened(name, 5), 60, 5)[2::20]:
            found = [line for each in told(state, 40).actions for line in each.line]
            assert not [line for line in found if NAMES[state.decision().seat] in line]
            lines += found
    assert any("you " in line.replace("\u200b", "").lower() for line in lines)


def test_where_the_search_has_no_time_the_greedy_agent_advises() -> None:
    state, _ = lethal_missed("Siphon")
    assert told(state, 3).agent == "greedy"
    assert all(0 <= each.share <= 1 for each in told(state, 3).actions)


@pytest.mark.parametrize("name", GAMES)
def test_advice_knows_no_more_than_the_seat(name: str) -> None:
    for number, state in enumerate(walked(opened(name, 5), 40, 5)[2::20]):
        deals = [state, *(state.resample(state.current_player(), Dice(number * 7 + dealt)) for dealt in range(2))]
        assert len({repr(told(deal, 12)) for deal in deals}) == 1
