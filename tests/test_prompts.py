"""Every question in people's words: to the player who is asked, and about them to those who wait."""

from __future__ import annotations

import re
from functools import cache
from string import Formatter

import pytest

import spellhall
from spellhall.kernel.chance import Dice
from spellhall.kernel.presentation.prompts import LONGEST, YOU, People, Person, Prompt, addressed, sentence, to_you
from spellhall.registry import house_games

NAMES = ("Rook", "Guest Yellowhammer", "Ana", "Bo", "Cy", "Dee")
SPECTATOR = -1
MOST = 400
"""The most decisions of a game that are read."""
OPTIONS = {
    "spellchain": [({}, 2), ({"preset": "table"}, 2)],
    "spellfire": [
        ({}, 2),
        ({"preset": "tournament"}, 3),
        ({"preset": "tournament", "aid": "on", "victory": "conqueror"}, 3),
        ({"preset": "tournament", "questing": "on", "copies_in_play": "2"}, 4),
        ({"preset": "tournament", "dungeon_discard": "on", "granted_turns": "no_realms"}, 3),
        ({"preset": "tournament", "teams": "three_of_two", "victory": "team"}, 6),
        ({"solitaire": "one-deck"}, 2),
        ({"solitaire": "two-deck", "opponent": "brilliant"}, 2),
    ],
    "spellslinger": [
        ({}, 2),
        ({"preset": "limited"}, 3),
        ({"preset": "off-the-top"}, 2),
        ({"teams": "as-one"}, 4),
        ({"draw": "between"}, 2),
    ],
}
TABLES = [(game, dict(options), players) for game, tables in OPTIONS.items() for options, players in tables]
RULE = re.compile(r"\b(?:[A-Z]{2,3}-)?[A-Z]{2,4}-\d")
IN_PERSON = re.compile(r"\byou(?:rs?)?\b", re.IGNORECASE)


@cache
def names_of_cards(game):
    """A pattern that matches any card's name."""
    names = sorted({card.name for card in spellhall.game(game).catalogue}, key=len, reverse=True)
    return re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names))


def dealt(game, options, players, dice, seed):
    """A game with starter decks, or random decks."""
    made = spellhall.game(game, **options)
    starters = list(made.starter_decks().values()) or [[]]
    decks = [starters[dice.below(len(starters))] for _ in range(made.decks or players)]
    if seed % 2 and game != "spellchain" and len(starters) > 1:
        decks = [made.random_deck(dice) for _ in decks]
    return made.new_state(made.dealt(decks, seed), seed, check=False)


def played(game, options, players, seed):
    """Part of a game of random choices."""
    dice = Dice(seed)
    state = dealt(game, options, players, dice, seed)
    for _ in range(MOST):
        if state.is_terminal():
            break
        state.apply(state.legal_actions()[dice.below(len(state.legal_actions()))])
    return state


def read(game, options, players, seed):
    """All prompts in a game of random choices: text, reader, the seat that is asked, and the one it is about."""
    dice = Dice(seed)
    state = dealt(game, options, players, dice, seed)
    made = state.game
    for _ in range(MOST):
        if state.is_terminal():
            return
        question = state.decision()
        for reader in range(SPECTATOR, state.seats):
            said = made.prompt(state, reader, NAMES)
            assert said.topic in ({""} if question.is_covered(reader) else topics(game))
            yield said.text, reader, question.seat, question.about
        state.apply(question.options[dice.below(len(question.options))])


@cache
def topics(game):
    return {kind.partition("/")[0] for kind in spellhall.game(game).prompts}


def faults_of(game, text, acting, about, spectator):
    """What is wrong with a sentence."""
    bare = names_of_cards(game).sub(lambda found: "X." if found.end() == len(text) else "X", text)
    return [
        fault
        for fault, found in {
            "long": len(text) > LONGEST,
            "a rule": RULE.search(bare),
            "that player": "that player" in bare,
            "a seat": re.search(r"\bseat \d", bare),
            "no sentence": not re.fullmatch(r"[A-Z\d\[][^.?!]*[.?!](?: [A-Z][^.?!]*[.?!])?", bare),
            "spaces": "  " in bare or re.search(r" [,.:;?!]|[,:;][,.:;?!]|\(\)", bare),
            "the wrong person": re.search(rf"\b{about}\b", bare) if acting else about not in bare,
            "you": spectator and IN_PERSON.search(bare),
        }.items()
        if found
    ]


def read_games(tables, seeds):
    seen = set()
    wrong = {}
    for game, options, players in tables:
        for seed in seeds:
            for text, reader, asked, about in read(game, options, players, seed):
                acting = reader == asked == about
                case = (game, text, acting, NAMES[about], reader == SPECTATOR)
                if case not in seen:
                    seen.add(case)
                    if faults := faults_of(*case):
                        wrong[text] = faults
    return wrong


@pytest.mark.parametrize(("game", "options", "players"), TABLES)
def test_every_question_is_a_sentence_or_two_to_its_reader(game, options, players):
    assert read_games([(game, options, players)], range(4)) == {}


@pytest.mark.slow
def test_every_question_of_a_thousand_games_is():
    assert read_games(TABLES, range(4, 72)) == {}


@pytest.mark.parametrize(("game", "options", "players"), TABLES)
def test_the_log_addresses_its_reader_and_nobody_else(game, options, players):
    reader = 0
    for seed in range(2):
        state = played(game, options, players, seed)
        story = state.game.story
        told = [line.text for line in story(state.record.entries, reader, addressed(NAMES[: state.seats], reader))]
        plain = [line.text for line in story(state.record.entries, reader, NAMES[: state.seats])]
        named = re.compile(rf"\b{NAMES[reader]}\b")
        assert len(told) == len(plain)
        for line, usual in zip(told, plain, strict=True):
            bare = names_of_cards(game).sub("X", line)
            assert YOU not in line and not named.search(bare), line
            assert not line.startswith("you"), line
            assert IN_PERSON.search(bare) if named.search(usual) else line == usual, (line, usual)
            for verb in re.findall(r"(?<!to )\byou ([a-z]+)", bare, re.IGNORECASE):
                assert verb.endswith("ss") or to_you(verb) == verb, line


@pytest.mark.parametrize("game", house_games())
def test_every_sentence_of_every_kind_can_be_said(game):
    for kind, prompt in spellhall.game(game).prompts.items():
        for given in (prompt.acting, prompt.waiting):
            for template in (given,) if isinstance(given, str) else given:
                fields = {name for _, name, _, _ in Formatter().parse(template) if name}
                filled = {name: Person("Ana", False) for name in fields}
                assert sentence(template.format_map(filled)), kind
        waiting = prompt.waiting if isinstance(prompt.waiting, str) else prompt.waiting[0]
        assert waiting.startswith("{who"), kind
        assert prompt.acting != prompt.waiting


@pytest.mark.parametrize("game", house_games())
def test_the_longest_names_fit_into_every_sentence(game):
    made = spellhall.game(game)
    name = max((card.name for card in made.catalogue), key=len)
    filled = {"card": name, "foe": name, "champion": name, "left": "12", "level": "12"}
    for kind, prompt in made.prompts.items():
        for given in (prompt.acting, prompt.waiting):
            template = given if isinstance(given, str) else given[-1]
            fields = {field for _, field, _, _ in Formatter().parse(template) if field}
            if fields & set(filled):
                people = {field: Person("Guest Yellowhammer", False) for field in fields}
                assert len(sentence(template.format_map(people | filled))) <= LONGEST, kind


@pytest.mark.parametrize("game", house_games())
def test_a_coach_has_a_short_sentence_or_two_for_every_kind_of_question(game):
    made = spellhall.game(game)
    if not made.coaching():
        pytest.skip("it has no coach")
    assert set(made.coaching()) == topics(game)
    for text in made.coaching().values():
        assert re.fullmatch(r"[A-Z][^.?!]*\.(?: [A-Z][^.?!]*\.)?", text), text
        assert len(text) <= LONGEST, text
        assert not RULE.search(text)


@pytest.mark.parametrize(
    ("he", "you"),
    [
        ("draws", "draw"),
        ("passes", "pass"),
        ("chooses", "choose"),
        ("carries it", "carry it"),
        ("is losing", "are losing"),
        ("has played", "have played"),
        ("does not take", "do not take"),
        ("goes", "go"),
        ("catches", "catch"),
        ("may answer", "may answer"),
    ],
)
def test_what_he_does_is_said_to_you(he, you):
    assert to_you(he) == you


def test_a_person_is_you_to_himself_alone():
    template = "{who:draws} from {who:'s} pile, says {who}"
    people = People(("Ana", "Bo"), 1)
    assert template.format(who=people[0]) == "Ana draws from Ana's pile, says Ana"
    assert template.format(who=people[1]) == "you draw from your pile, says you"
    assert (
        people.named("a realm of seat 1, seat 1's pool and seat 0's hand") == "a realm of you, your pool and Ana's hand"
    )
    assert str(people[SPECTATOR]) == "nobody"


def test_the_first_sentence_that_is_short_enough_is_said():
    prompt = Prompt(("{name} is here.", "It is here."), "{name} waits")
    assert prompt.said(True, {"name": "Ki-Rin"}) == "Ki-Rin is here."
    assert prompt.said(True, {"name": "X" * LONGEST}) == "It is here."
    assert prompt.said(False, {"name": "Rake!"}) == "Rake! waits."
    assert sentence("he plays Rake!.") == "He plays Rake!"
