"""Damaged saves, replays and histories: each is read, or refused in one plain sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from documents import FORMATS, GAMES, in_play, kept
from toy_game import Toy

import spellhall
from spellhall.kernel.chance import Dice
from spellhall.kernel.documents.saves import load_history, replay, replay_document
from spellhall.kernel.errors import SpellhallError, UsageError
from spellhall.kernel.layout import Layout


@pytest.mark.parametrize(
    ("column", "least", "most"), [("owner", 0, 1), ("host", -1, 11), ("seen", 0, 3), ("stamp", 0, None)]
)
def test_a_column_of_cards_holds_what_there_is_and_nothing_beyond(column: str, least: int, most: int | None) -> None:
    document = in_play(Toy()).save()
    for number in (least, *([] if most is None else [most])):
        document[column][0] = number
        assert getattr(Toy().load(document), column)[0] == number
    for number in (least - 1, *([] if most is None else [most + 1])):
        document[column][0] = number
        with pytest.raises(UsageError, match=f"each of `{column}` should be "):
            Toy().load(document)


def test_a_register_that_holds_a_card_holds_one_that_there_is_or_none() -> None:
    class Leading(Toy):
        card_registers = frozenset(("leader",))

    toy = Leading()
    toy.layout = Layout(toy.layout.zones, (), ("points",), ("leader",))
    document = in_play(toy).save()
    for number in (-1, 0, 11):
        document["registers"]["leader"] = number
        assert toy.load(document).regs == [number]
    for number in (-2, 12):
        document["registers"]["leader"] = number
        with pytest.raises(UsageError, match=f"the register 'leader' should be from -1 to 11, not {number}"):
            toy.load(document)
    document["registers"]["leader"] = 1.0
    with pytest.raises(UsageError, match="the register 'leader' should be"):
        toy.load(document)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        ({"format": 9}, "has the format 9; this Spellhall is older and reads 1 or 2"),
        ({"format": "2"}, "this isn't a Spellhall save: its field `format` should be 1 or 2, not '2'"),
        ({"format": True}, "not true"),
        ({"replay": True}, "this is a replay of Spellhall, not a save"),
        ({"version": "7"}, "played by version '7' of toy"),
        ({"game": "chess"}, "of the game 'chess'"),
        ({"options": {"preset": "table"}}, "preset = table"),
        ({"options": {"preset": 1}}, "its option preset should be a text, not 1"),
        ({"digest": "0"}, "other card definitions"),
        ({"stack": []}, "nothing is in progress"),
        ({"stack": [["Duel", "start", 0]]}, "each entry of `stack` should be an object"),
        ({"stack": [{"procedure": "Nothing", "step": "start", "result": 0, "fields": {}}]}, "middle of 'Nothing'"),
        ({"stack": [{"procedure": "Duel", "step": "dance", "result": 0, "fields": {}}]}, "at the step 'dance' of Duel"),
        ({"stack": [{"procedure": "Duel", "step": "copy", "result": 0, "fields": {}}]}, "at the step 'copy' of Duel"),
        ({"stack": [{"procedure": "Duel", "step": "lay", "result": 0, "fields": {"x": 1}}]}, "for Duel the field 'x'"),
        ({"stack": [{"procedure": "Peek", "step": "start", "result": 0, "fields": {"seat": 8}}]}, "is for no one"),
        ({"cards": None}, "`cards` should be a list, not nothing"),
        ({"cards": ["9"]}, "has the card '9' in it"),
        ({"piles": {"hand": [[99], []]}}, "each of its 12 cards should lie in one place"),
        ({"piles": {"hand": [[1]]}}, "should hold 2 lists of cards"),
        ({"seats": 2.0}, "`seats` should be a whole number, not 2.0"),
        ({"rng": True}, "`rng` should be a whole number, not true"),
        ({"seats": 0}, "`seats` should be from 1 to 64, not 0"),
        ({"seen": [0] * 11 + [4]}, "each of `seen` should be from 0 to 3"),
        ({"host": [1, 0] + [-1] * 10}, "attached to each other in a ring"),
        ({"scores": [2, 0]}, "a number from -1 to 1, not 2"),
    ],
    ids=str,
)
def test_a_damaged_save_is_refused_with_one_sentence(damage: dict[str, object], message: str) -> None:
    document = in_play(Toy()).save() | damage
    with pytest.raises(UsageError, match=message):
        Toy().load(document)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        ({"replay": False}, "this is a save of Spellhall, not a replay"),
        ({"format": 3}, "has the format 3"),
        ({"version": 1}, "its field `version` should be a text, not 1"),
        ({"digest": "0"}, "other card definitions"),
        ({"seed": 5.5}, "`seed` should be a whole number, not 5.5"),
        ({"seed": True}, "`seed` should be a whole number, not true"),
        ({"seed": "5"}, "`seed` should be a whole number, not '5'"),
        ({"actions": [True]}, "each of `actions` should be a whole number, not true"),
        ({"actions": [1.0]}, "each of `actions` should be a whole number, not 1.0"),
        ({"actions": {"0": 1}}, "`actions` should be a list, not an object"),
        ({"actions": [99]}, "action 1 of the replay is no longer legal"),
        ({"actions": [(0x7FF << 12) + 5]}, "action 1 of the replay is no longer legal"),
        ({"decks": "112344"}, "`decks` should be a list"),
        ({"decks": [["1"], [2]]}, "a list of keys of cards, not of 2"),
        ({"decks": [["1"], ["9"]]}, "has the card '9' in it"),
        ({"decks": [["1"], ["2"]]}, "no game begins with its decks"),
    ],
    ids=str,
)
def test_a_damaged_replay_is_refused_with_one_sentence(damage: dict[str, object], message: str) -> None:
    document = replay_document(in_play(Toy()), list(Toy().starter_decks().values()), 3) | damage
    with pytest.raises(UsageError, match=message):
        replay(Toy(), document)


@pytest.mark.parametrize("document", [None, [], "save", 5])
def test_what_is_no_object_is_no_document(document: Any) -> None:
    for read in (Toy().load, lambda given: replay(Toy(), given), lambda given: load_history(Toy(), given)):
        with pytest.raises(UsageError, match=r"this isn't a Spellhall (save|replay|history)"):
            read(document)


JUNK = [None, True, False, 5.5, -1, -2, 0, 1, 99, 1 << 80, "", "x", [], [[]], {}, {"x": 1}]
PYTHON = ("Error", "object is", "NoneType", "unsupported", "subscriptable", "unpack", "out of range", "argument", "<")
"""Words that only Python would say."""


def paths(node: Any, upon: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a document."""
    yield upon
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in inner:
        yield from paths(value, (*upon, key))


def damaged(document: Any, path: tuple[Any, ...], junk: Any) -> Any:
    """A copy with something else in one place."""
    if not path:
        return junk
    twin = copy.deepcopy(document)
    node = twin
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = junk
    return twin


@pytest.mark.parametrize("what", ["position", "history", "replay"])
@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_damaged_is_read_or_refused_in_plain_words(name: str, format_: int, what: str) -> None:
    game = spellhall.game(name)
    whole = kept(name, format_, "replay") if what == "replay" else kept(name, format_, "save")[what]
    read: Any = {
        "position": lambda given: game.load(given, other_cards=True),
        "history": lambda given: load_history(game, given),
        "replay": lambda given: replay(game, given, other_cards=True),
    }[what]
    dice = Dice(5)
    places = list(paths(whole))
    refused = 0
    for _ in range(60 if what == "replay" else 300):
        path, junk = places[dice.below(len(places))], JUNK[dice.below(len(JUNK))]
        try:
            read(damaged(whole, path, junk))
        except SpellhallError as error:
            assert isinstance(error, UsageError), path
            text = str(error)
            assert not any(word in text for word in PYTHON), f"{path} = {junk!r}: {text}"
            assert len(text) < 400 and "\n" not in text
            refused += 1
    assert refused > 10


def told(read: Any) -> str:
    """What someone is told who reads a document: how it stands, or why it does not."""
    try:
        return str(read().save())
    except UsageError as error:
        return str(error)


@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.parametrize("name", GAMES)
def test_a_text_is_read_or_refused_in_the_same_words_as_its_document(name: str, format_: int) -> None:
    game = spellhall.game(name)
    whole = kept(name, format_, "save")["position"]
    dice = Dice(7)
    places = [(), *paths(whole)]
    sentences = set()
    for _ in range(150):
        path, junk = places[dice.below(len(places))], JUNK[dice.below(len(JUNK))]
        document = damaged(whole, path, junk)
        text = json.dumps(document)
        found = told(lambda document=document: game.load(document, other_cards=True))
        for written in (text, text.encode()):
            assert told(lambda written=written: game.load(written, other_cards=True)) == found, path
        sentences.add(found)
    assert len(sentences) > 20


@pytest.mark.parametrize("text", [b"", b"{", '{"seats": "x", ', "[1", b"\xff", '"\ud800"', "nul", "NaN", "[" * 100_000])
def test_what_is_no_json_is_refused_in_one_sentence(text: str | bytes) -> None:
    with pytest.raises(UsageError, match=r"^this isn't a Spellhall save: it isn't JSON$"):
        Toy().load(text)
