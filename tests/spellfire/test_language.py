"""Faults of definitions are refused when a card is recorded, in one sentence; all that may be written can be read."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest
from hall import Hall

from spellhall.games.spellfire import table, words
from spellhall.games.spellfire.card import REGISTER, Card
from spellhall.games.spellfire.script import Script
from spellhall.games.spellfire.telling.card_text import text_of
from spellhall.games.spellfire.words import (
    AD,
    BEARER,
    DEFENSIVE,
    EVENT,
    HARMFUL,
    HERO,
    IT,
    OPPONENT,
    SIDE_WINS,
    THAT,
    THIS,
    THIS_ATTACKS,
    THIS_DEFENDS,
    TURN_END,
    WINNER,
    WIZARD_SPELL,
    YOU,
    YOUR_TURN,
    YOUR_TURN_BEGINS,
    All,
    AnyOf,
    Attacking,
    BaseLevelOf,
    CannotFight,
    CannotPlay,
    Defending,
    Fighting,
    Fits,
    Half,
    IsDefeated,
    Level,
    LevelOf,
    LevelTimes,
    MayUse,
    Not,
    PhaseIs,
    There,
    Wins,
    allies,
    champions,
    events,
    items,
    monsters,
    realms,
    spells,
    wizard_spells,
)
from spellhall.games.spellfire.words.describing.nouns import Chosen
from spellhall.games.spellfire.words.levels.counts import PlayerNumber
from spellhall.language.words import Condition, Word, WordError


def recorded(recorder: Callable[[Script], None] | None, kind: int = HERO, **given: Any) -> Card:
    """A card that stands in no register."""
    fixed: dict[int, dict[str, Any]] = {
        HERO: {"level": 5, "world": AD},
        WIZARD_SPELL: {"side": DEFENSIVE, "phases": (3,)},
        EVENT: {"nature": HARMFUL},
    }
    card = Card(kind, "Tako", "test/9999", fixed[kind] | given)
    card.record(recorder)
    return card


def refused(recorder: Callable[[Script], None], kind: int = HERO, **given: Any) -> str:
    """The sentence with which a definition is refused."""
    with pytest.raises(WordError) as caught:
        recorded(recorder, kind, **given)
    text = str(caught.value)
    assert "\n" not in text
    assert "object at" not in text
    return text


# ---------------------------------------------------------------------- refused at import


def test_an_empty_definition_is_refused() -> None:
    def nothing(you: Script) -> None:
        pass

    assert "says nothing" in refused(nothing)
    assert recorded(None).abilities == []


@pytest.mark.parametrize("phase", [-1, 6, 9])
def test_a_phase_that_does_not_exist_is_refused(phase: int) -> None:
    def power(you: Script) -> None:
        with you.power(phases=(phase,)):
            you.draw()

    def moment(you: Script) -> None:
        you.always(Level(THIS, 1, when=PhaseIs(phase)))

    def good(you: Script) -> None:
        you.always(Level(THIS, 1))

    for text in (refused(power), refused(moment), refused(good, WIZARD_SPELL, phases=(phase,))):
        assert f"there is no phase {phase}" in text


def that_played(you: Script) -> None:
    with you.when_played():
        you.discard(THAT)


def winner_answered(you: Script) -> None:
    with you.answer(to=events):
        you.discard(WINNER)


def answered_triggered(you: Script) -> None:
    with you.whenever(YOUR_TURN_BEGINS):
        you.cancel()


def it_stands(you: Script) -> None:
    you.always(Level(IT, 2))


def it_declared(you: Script) -> None:
    with you.when_played():
        you.declare(Level(IT, 2), TURN_END)


@pytest.mark.parametrize(
    ("recorder", "named"),
    [
        (that_played, "THAT"),
        (winner_answered, "WINNER"),
        (answered_triggered, "ANSWERED"),
        (it_stands, "IT"),
        (it_declared, "IT"),
    ],
)
def test_a_role_that_nothing_fills_is_refused(recorder: Callable[[Script], None], named: str) -> None:
    assert named in refused(recorder, EVENT)


@pytest.mark.parametrize("what", [allies.with_this, champions.in_battle, spells.with_this.yours])
@pytest.mark.parametrize("trigger", [Wins(THIS), IsDefeated(THIS), SIDE_WINS])
def test_a_trigger_that_comes_too_late_is_refused(what: Any, trigger: Any) -> None:
    def late(you: Script) -> None:
        with you.whenever(trigger):
            lost = you.choose(what, up_to=True)
            you.discard(lost)

    assert "SIDE_BEATEN" in refused(late)


def test_what_stays_with_a_winner_can_be_met_after_the_round() -> None:
    def in_time(you: Script) -> None:
        with you.whenever(Wins(THIS)):
            you.discard(items.with_this)

    assert recorded(in_time).abilities


@pytest.mark.interpreted  # compiled words are told by Python itself what type they take
def test_a_description_is_no_type_of_cards() -> None:
    def casts(you: Script) -> None:
        you.always(MayUse(THIS, wizard_spells))  # type: ignore[arg-type]

    text = refused(casts)
    assert "WIZARD_SPELL" in text
    assert "wizard spells" in text


def misspelt(you: Script) -> None:
    you.always(Levl(THIS, 2))  # type: ignore[name-defined]  # noqa: F821


def wrong_verb(you: Script) -> None:
    with you.when_played():
        you.discrad(THIS)  # type: ignore[attr-defined]


def wrong_clause(you: Script) -> None:
    you.always(Level(champions.in_pol, 2))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("recorder", "meant"),
    [(misspelt, "Level"), (wrong_verb, "you.discard"), (wrong_clause, "champions.in_pool")],
)
def test_an_unknown_word_is_told_with_what_was_meant(recorder: Callable[[Script], None], meant: str) -> None:
    text = refused(recorder)
    assert text.startswith("Tako: there is no word ")
    assert "did you mean" in text
    assert meant in text


# ---------------------------------------------------------------------- no crash in play


@pytest.mark.parametrize("has_item", [True, False])
def test_a_choice_from_a_chosen_players_cards_is_asked_about_before_the_player_is(has_item: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "her5")
    t.pool(1, "her4 with mi+2" if has_item else "her4")
    t.hand(0, "evRob", "mi+1")
    t.begin(phase=3)
    assert t.can_play("evRob") is has_item
    if has_item:
        t.play("evRob")
        assert t.where("mi+2") == "discard pile"


# ---------------------------------------------------------------------- all can be read

NUMBER = Half(BaseLevelOf(champions.yours))


def parameters_of(word: type[Word]) -> dict[str, inspect.Parameter]:
    """What a word is made of, by name."""
    return dict(list(inspect.signature(word.__init__).parameters.items())[1:])


WITH_NUMBERS = [
    word
    for word in Word.vocabulary
    if word.__module__.startswith("spellhall.games.spellfire.words")
    and any("int | Number" in str(parameter.annotation) for parameter in parameters_of(word).values())
]
"""The words that take a number which may be read from the table."""


@pytest.mark.parametrize("word", WITH_NUMBERS, ids=lambda word: str(word.__name__))
def test_a_number_from_the_table_can_be_read_in_every_word(word: Any) -> None:
    given: dict[str, Any] = {}
    for name, parameter in parameters_of(word).items():
        if "int | Number" in str(parameter.annotation):
            given[name] = NUMBER
        elif parameter.default is inspect.Parameter.empty:
            given[name] = YOU if name == "who" else champions.yours
    text = word(**given).phrase()
    assert "object" not in text
    assert NUMBER.phrase() in text


def test_a_multiplied_level_reads() -> None:
    def tako(you: Script) -> None:
        you.always(LevelTimes(THIS, LevelOf(OPPONENT)))

    assert "Counts its level times the opposing champion's level" in text_of(recorded(tako))


SUBJECTLESS = (THIS_ATTACKS, THIS_DEFENDS, Fighting(monsters), Defending(realms), Attacking(realms))


@pytest.mark.parametrize("condition", SUBJECTLESS, ids=lambda condition: type(condition).__name__)
def test_no_condition_dangles_behind_the_wrong_subject(condition: Any) -> None:
    for whole in (condition, All(YOUR_TURN, condition), AnyOf(condition, YOUR_TURN)):
        others = CannotFight(champions.being("elf").others, attack=False, when=whole).phrase()
        assert f"this card is {condition.phrase()}" in others
        assert f"this card is {condition.phrase()}" in CannotPlay("all", events, when=whole).phrase()
        assert "this card is" not in Level(THIS, 2, when=whole).phrase().removeprefix("this card")


@pytest.mark.parametrize(
    ("condition", "opposite"),
    [
        (There(allies.against_this), "there is no opposing ally"),
        (There(champions.besides(THIS)), "there is no champion other than this card in play"),
        (There(champions.yours), "you have no champion"),
        (There(champions, at_least=2), "there are fewer than two champions"),
        (There(Chosen(0, 1, "that card")), "no card was chosen"),
        (Fits(OPPONENT, monsters), "the opposing champion is not a monster"),
        (Fits(OPPONENT, champions.bearing(items)), "the opposing champion is not a champion bearing a magical item"),
        (YOUR_TURN, "it is not your turn"),
    ],
)
def test_the_opposite_of_a_condition_reads(condition: Condition, opposite: str) -> None:
    assert Not(condition).phrase() == opposite


def test_no_condition_reads_like_its_opposite() -> None:
    conditions = [
        word for card in REGISTER.values() for a in card.abilities for word in a.words() if isinstance(word, Condition)
    ]
    assert len(conditions) > 50
    for condition in [*conditions, There(BEARER), There(spells.yours, 3)]:
        assert Not(condition).phrase() != condition.phrase()
        assert not re.search(r"\bno an?\b|\bnot no\b|  ", Not(condition).phrase())


@pytest.mark.parametrize("word", PlayerNumber.__subclasses__(), ids=lambda word: str(word.__name__))
def test_the_condition_of_a_players_number_stands_in_the_text(word: Any) -> None:
    assert "when it is your turn" in word(2, when=YOUR_TURN).phrase()


def test_no_two_entries_of_the_registry_of_durations_share_a_number() -> None:
    numbers = [value for name, value in vars(table).items() if name.isupper() and type(value) is int and value < -1]
    assert len(numbers) > 15 and len(numbers) == len(set(numbers))


def test_no_word_hides_another_of_the_same_name() -> None:
    """Cards import all rooms of words at once: of two with one name, the later would win."""
    rooms = [import_module(room.name) for room in walk_packages(words.__path__, f"{words.__name__}.")]
    named = Counter(
        name
        for room in rooms
        for name, thing in vars(room).items()
        if isinstance(thing, type) and issubclass(thing, Word) and thing.__module__ == room.__name__
        if not vars(thing).get("abstract")
    )
    assert not [name for name, count in named.items() if count > 1]
