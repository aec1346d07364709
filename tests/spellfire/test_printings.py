"""Every printed card is in exactly one state, and what was decided of it is whole, needed and given a reason."""

from __future__ import annotations

import json
from collections import Counter
from itertools import groupby
from pathlib import Path

import printed_cards
import pytest

import spellhall
from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.card_index import alike
from spellhall.games.spellfire.printings.numbers import (
    FOLDER,
    all_numbers,
    by_card,
    key_of,
    plain_name,
    printed_as,
)
from spellhall.games.spellfire.printings.shelf import card_of, further
from spellhall.games.spellfire.printings.verdicts import (
    BARE,
    DEFINED,
    LEFT,
    OLDER,
    OWN,
    PLAYABLE,
    SAME,
    standings,
    standings_under,
    verdicts,
)
from spellhall.games.spellfire.sets import SETS, set_of
from spellhall.games.spellfire.telling.card_text import heading, shown_level, text_of

GAME = spellhall.game("spellfire")
SHIPPED = GAME.shipped()
DATA = Path(__file__).parents[2].parent / "shared" / "data" / "spellfire"
FACTS = [DATA / "cards-4th.json", DATA / "cards-other.json"]
needs_data = pytest.mark.skipif(not DATA.exists(), reason="the facts of the printed cards are not here")


def test_each_set_lists_all_its_numbers_once() -> None:
    for one in SETS:
        listed = [key for key in all_numbers() if set_of(key) is one]
        plain = [key_of(one, str(number)) for number in range(1, one.cards + 1) if number not in one.skipped]
        chase = [key_of(one, f"c{number}") for number in range(1, one.chase + 1)]
        assert listed in ([], plain + chase), one.name
        assert len(plain + chase) == one.printed
    assert len(all_numbers()) == 3488


def test_each_number_is_in_one_state() -> None:
    assert list(standings()) == list(all_numbers())
    states = Counter(standing.word for standing in standings().values())
    assert set(states) <= {DEFINED, SAME, OLDER, BARE, OWN, LEFT}
    assert states[DEFINED] == len(SHIPPED)
    assert states[SAME] + states[OLDER] + states[BARE] == len(further())
    for key, standing in standings().items():
        assert (card_of(key) is not None) is (standing.word in PLAYABLE)


def test_one_number_reads_as_it_does_among_all() -> None:
    """A game reads only the lines of its own cards, and finds what reading every list finds."""
    assert all(printed_as(key) == printed for key, printed in all_numbers().items())
    played = {key: verdict for key, verdict in standings().items() if verdict.word in PLAYABLE}
    assert {key: standings_under(verdict.definition)[key] for key, verdict in played.items()} == played
    assert sum(len(standings_under(key)) for key in alike()) == len(played)


def test_a_row_a_set_adds_up_to_all_states() -> None:
    lines = GAME.sets()
    assert [line.code for line in lines] == [one.code for one in SETS]
    assert sum(line.own for line in lines) == len(SHIPPED)
    assert sum(line.printings for line in lines) == len(further())
    for line in lines:
        assert line.numbers == line.playable + line.left >= line.playable


def test_definitions_state_what_is_printed_under_their_numbers() -> None:
    for card in SHIPPED:
        printed = all_numbers()[card.key]
        assert (printed.card, printed.avatar) == ((card.type, plain_name(card.name)), card.avatar), card.key
        if card.type in facts.WORLDLY:
            assert printed.world == card.world, card.key
        if "/" not in printed.shown:
            assert (printed.levels or (0,)) == (card.levels or (0,)), card.key


def test_a_number_bears_a_plus_where_it_is_printed_with_one() -> None:
    """A realm that has an ally for its defenders bears their bonus; a holding that makes its realm fight, its level."""
    shown = {key: card_of(key) for key, printed in all_numbers().items() if printed.shown.lstrip("+").isdecimal()}
    other = [key for key, card in shown.items() if card and shown_level(card) != all_numbers()[key].shown]
    assert sorted(other) == ["3rd/142", "AR/086"], "a plain number is printed on them, though no realm fights by it"
    assert heading(REGISTER["4th/055"]).endswith("level +5)") and heading(REGISTER["3rd/036"]).endswith("level 4)")


def test_every_wording_of_a_card_that_the_hall_has_was_read() -> None:
    """No printing of the name and icon of a definition is left without a decision."""
    for group in by_card().values():
        if any(printed.key in REGISTER for printed in group):
            unread = [printed.key for printed in group if standings()[printed.key].word == LEFT]
            assert unread == []


def test_what_was_decided_is_needed_and_speaks_of_the_right_cards() -> None:
    for key, verdict in verdicts().items():
        printed, definition = all_numbers()[key], REGISTER[verdict.definition]
        group = by_card()[printed.card]
        assert printed.card == (definition.type, plain_name(definition.name)), key
        assert verdict.word in (OLDER, BARE, OWN) and verdict.reason.strip(), key
        assert key not in REGISTER, f"{key} has a definition, so nothing is to be decided"
        wordings = {one.wording for one in group if one.key in REGISTER}
        assert printed.wording not in wordings, f"{key} says the same as a definition"
        first = next(one for one in group if one.wording == printed.wording)
        assert first.key == key, f"the first card with these words is {first.key}"
        assert not (verdict.word == OWN and verdict.given), key


def test_what_differs_on_a_printing_is_on_the_card_and_nothing_else() -> None:
    for key, card in further().items():
        standing, printed = standings()[key], all_numbers()[key]
        definition = REGISTER[standing.definition]
        assert (card.key, card.edition, card.number) == (key, key.partition("/")[0], int(key.partition("/")[2]))
        assert (card.name, card.type, card.world) == (definition.name, definition.type, definition.world)
        assert printed.world == card.world or card.type not in facts.WORLDLY, key
        other = printed.shown != all_numbers()[definition.key].shown
        assert card.levels == (printed.levels if other else definition.levels), key
        assert standing.word != BARE or not (card.abilities or card.works or card.play or card.printed), key
        for fact, value in standing.given.items():
            assert getattr(card, fact) == value != getattr(definition, fact), (key, fact)
        same = ("abilities", "play", "users", "nature", "anytime", "avatar", "limit", "bluelines", "traits", "side")
        for fact in same if standing.word != BARE else ():
            assert fact in standing.given or getattr(card, fact) == getattr(definition, fact), (key, fact)


def test_a_rule_option_changes_printings_as_it_changes_their_card() -> None:
    """Corrections reach a printing; it stays itself."""
    printed, corrected = (spellhall.game("spellfire", bluelines=value) for value in ("off", "on"))
    for game, dragon in ((printed, False), (corrected, True)):
        card = game.catalogue[game.faces["NO/194"]]
        assert (card.key, card.level, "dragon" in card.traits) == ("NO/194", 7, dragon)
        assert game.catalogue[game.faces["4th/266"]].level == 5


def test_printings_stand_behind_all_definitions() -> None:
    assert [card.key for card in GAME.catalogue[len(GAME.definitions) : GAME.first_role]] == list(further())
    assert not {card.key for card in GAME.definitions} & set(further())
    assert {GAME.name_ids[GAME.faces[key]] for key in further()} <= set(GAME.name_ids[: len(GAME.definitions)])


def test_the_printings_of_a_card_are_told_in_order_whichever_of_them_is_asked() -> None:
    for key, card in further().items():
        told = GAME.printings(card)
        assert told == GAME.printings(REGISTER[standings()[key].definition])
        assert key in [one.key for one in told]
        assert [SETS.index(set_of(one.key)) for one in told] == sorted(SETS.index(set_of(one.key)) for one in told)
    for key, standing in standings().items():
        if standing.word == OWN:
            (other,) = [one for one in GAME.printings(REGISTER[standing.definition]) if one.key == key]
            assert not other.playable and other.note.endswith("with another power; not in the hall yet"), key


@needs_data
def test_the_lists_are_made_from_the_facts() -> None:
    cards = [card for path in FACTS for card in json.loads(path.read_text(encoding="utf-8"))]
    made = printed_cards.lists(cards)
    for one, lines in made.items():
        assert (FOLDER / f"{one.code.lower()}.txt").read_text(encoding="utf-8").splitlines()[1:] == lines


@needs_data
def test_a_printing_without_a_text_says_at_most_what_it_is() -> None:
    rows = {row["id"]: row for path in FACTS for row in json.loads(path.read_text(encoding="utf-8"))}
    for key, standing in standings().items():
        words = str(rows[key].get("reference_text") or "").replace(".", " ").replace(";", " ").split()
        says = [word for word in words if not word.startswith("(") and word.lower() not in facts.TRAITS]
        assert standing.word != BARE or not says, key
        assert standing.word != OLDER or says, key


def test_nobody_reads_of_a_power_on_a_printing_without_one() -> None:
    for key, card in further().items():
        if standings()[key].word == BARE:
            told = text_of(card)
            assert "can" not in told.split() and len(told) < 80, key


def test_numbers_of_one_card_stand_beside_each_other_in_one_order() -> None:
    for group in by_card().values():
        ranks = [SETS.index(set_of(printed.key)) for printed in group]
        assert ranks == sorted(ranks)
        letters = [letter for letter, _ in groupby(sorted(printed.wording for printed in group))]
        assert letters == sorted("abcdefghij"[: len(letters)])
