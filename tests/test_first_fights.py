"""Every first fight: the coach wins it, an attentive player usually does, a random one usually doesn't, and its texts
are short and all of use.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from spellhall import registry
from spellhall.agents import agent
from spellhall.agents.fights import LEVELS, bout
from spellhall.agents.names import ALL
from spellhall.kernel.errors import UsageError
from spellhall.kernel.presentation.fights import IT, STARS, stars, subject
from spellhall.kernel.presentation.lessons import LEARNER, meaning, named
from spellhall.registry import house_games

GAMES = tuple(name for name in house_games() if registry.game(name).fights())
MOST_CHOICES = 32
"""The coach needs at most this many choices of the learner's, ..."""
LONGEST_GAME = 400
"""... and no one needs more than this."""
FEW, MANY = 1, 40
"""Games that each agent plays in the learner's seat: usually, and in the slow tests."""
LEAST_OF_NOVICES, LEAST_IN_EACH, MOST_OF_RANDOM = 0.8, 0.75, 0.4
LONGEST = 140
RULE = re.compile(r"\b[A-Z]{2,3}-[A-Z0-9]+-\w+")


@cache
def fights(game):
    return {fight.name: fight for fight in registry.game(game).fights()}


CASES = [(game, name) for game in GAMES for name in fights(game)]


def played(fight, choose):
    """A game with someone's choices; what the coach said on the way."""
    room, said = bout(fight), []
    while not room.over and len(room.taken) < LONGEST_GAME:
        tip = room.tip()
        if tip is not None:
            said.append((tip.tip, room.state.decision().rule))
        room.play(choose(room))
    assert room.over
    return room, said


@cache
def coached(game, name):
    return played(fights(game)[name], lambda room: room.coached().action)


@cache
def by_agent(game, name, level, seed):
    player = agent(level, seed)
    return played(fights(game)[name], lambda room: player.act(room.state))


def share(game, name, level, seeds):
    """How often an agent wins in the learner's seat."""
    return sum(by_agent(game, name, level, seed)[0].won for seed in range(seeds)) / seeds


@pytest.mark.parametrize(("game", "name"), CASES)
def test_the_coach_wins_in_a_few_choices(game, name):
    room, _ = coached(game, name)
    assert room.won
    assert 7 <= len(room.taken) <= MOST_CHOICES


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), CASES)
def test_so_it_is_in_each_of_them(game, name):
    assert share(game, name, "novice", MANY) >= LEAST_IN_EACH
    assert share(game, name, "random", MANY) < MOST_OF_RANDOM


@pytest.mark.parametrize(("game", "name"), CASES)
def test_every_tip_is_given_in_some_game_and_at_one_kind_of_question(game, name):
    fight = fights(game)[name]
    games = [coached(game, name), *(by_agent(game, name, level, 0) for level in ("novice", "random"))]
    told = {(tip.say, rule) for _, said in games for tip, rule in said}
    assert {say for say, _ in told} == {tip.say for tip in fight.tips}
    assert len(told) == len(fight.tips), "a tip fits one kind of question"


@pytest.mark.parametrize("game", GAMES)
def test_an_attentive_player_usually_wins_and_a_random_one_usually_does_not(game):
    names = list(fights(game))
    novices, randoms = (
        sum(share(game, name, level, FEW) for name in names) / len(names) for level in ("novice", "random")
    )
    assert novices >= LEAST_OF_NOVICES
    assert randoms < MOST_OF_RANDOM


@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_choice_against_a_tip_is_explained_and_its_own_is_not(game, name):
    room = bout(fights(game)[name])
    while not room.over:
        best, question = room.coached(), room.state.decision()
        assert room.objection(best.action) == ""
        if best.tip is not None:
            right = best.tip.right(room.state)
            for action in question.options:
                told = room.objection(action)
                assert bool(told) == (meaning(room.state, question, action) not in right)
                assert IT not in told
        room.play(best.action)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_advice_wherever_a_game_goes(game):
    fight = next(iter(fights(game).values()))
    lost = by_agent(game, fight.name, "random", 1)[0]
    for kept in range(0, len(lost.taken), 5):
        room = bout(fight, lost.taken[:kept])
        advice = room.coached()
        assert advice.action in room.state.legal_actions()
        assert advice.say.endswith((".", "!")) and IT not in advice.say


@pytest.mark.parametrize("game", GAMES)
def test_a_fight_follows_from_the_choices_alone_and_each_can_be_taken_back(game):
    fight = next(iter(fights(game).values()))
    room, _ = coached(game, fight.name)
    twin = bout(fight, room.taken)
    assert twin.state.save() == room.state.save()
    twin.take_back()
    assert twin.state.save() == bout(fight, room.taken[:-1]).state.save()
    twin.play(room.taken[-1])
    assert twin.won
    for room_taken_back, hinted, count in ((False, False, 3), (True, False, 2), (False, True, 2), (True, True, 1)):
        assert stars(twin, room_taken_back, hinted) == count <= STARS
    for ask in (twin.coached, lambda: twin.play(0), lambda: twin.objection(0)):
        with pytest.raises(UsageError, match="is over"):
            ask()
    begun = bout(fight)
    assert stars(begun, taken_back=False, hinted=False) == 0
    with pytest.raises(UsageError, match="nothing to take back"):
        begun.take_back()


@pytest.mark.parametrize(("game", "name"), CASES)
def test_it_starts_with_legal_decks_and_a_learner_who_is_asked(game, name):
    made, fight = registry.game(game), fights(game)[name]
    state = fight.scene()
    for seat in range(state.seats):
        deck = [made.keys[state.face[card]] for card in range(len(state.face)) if state.owner[card] == seat]
        assert made.check_deck(deck) == []
    assert made.load(state.save()).save() == state.save()
    assert not state.is_terminal()
    assert bout(fight).state.current_player() == LEARNER


@pytest.mark.parametrize(("game", "name"), CASES)
def test_tips_name_cards_that_the_learner_has(game, name):
    fight = fights(game)[name]
    state = fight.scene()
    cards = {str(state.definition(card).name) for card in range(len(state.face)) if state.owner[card] == LEARNER}
    for tip in fight.tips:
        for wanted in () if callable(tip.do) else tip.do:
            assert wanted.partition(" ")[2] in cards if wanted.startswith("play ") else wanted in cards, wanted


@pytest.mark.parametrize("game", GAMES)
def test_there_are_five_and_their_texts_are_short(game):
    found = fights(game)
    assert len(found) == len(registry.game(game).fights()) == 5
    assert len({fight.rival for fight in found.values()}) == 5
    for fight in found.values():
        assert re.fullmatch(r"[a-z-]+", fight.name)
        assert 0 < len(fight.title) <= 30
        assert fight.level in LEVELS
        assert fight.manner.startswith("who")
        assert fight.rival in ALL or fight.rival.isalpha()
        for text in fight.texts():
            assert re.fullmatch(r"[A-Z{][^.!?]*([.!?] [A-Z{][^.!?]*){0,3}[.!?]", text), text
            assert len(text) <= LONGEST, text
            assert not RULE.search(text), text


def test_a_fight_is_found_by_name_and_by_number():
    found = registry.game(GAMES[0]).fights()
    assert named(found, "fight", "2") is named(found, "fight", found[1].name) is found[1]
    with pytest.raises(UsageError, match=f"there is no fight 'nix'; there are {found[0].name}, "):
        named(found, "fight", "nix")
    with pytest.raises(UsageError, match="this game has no fights"):
        named((), "fight", "1")


def test_a_tip_says_the_card_or_the_answer():
    room = bout(fights("spellchain")["order"])
    names = {subject(room.state, action) for action in room.state.legal_actions()}
    assert names == {str(room.state.definition(card).name) for card in room.state.legal_actions()}
