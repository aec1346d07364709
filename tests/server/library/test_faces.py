"""The facts of drawn cards, game by game, on cards that everybody knows."""

from __future__ import annotations

import json
from typing import get_type_hints, is_typeddict

import pytest

import spellhall
from spellhall.registry import game_names


def face(name, card):
    game = spellhall.game(name)
    return game.face_of(game.catalogue[game.faces[card]])


@pytest.mark.parametrize("name", game_names())
def test_a_face_is_plain_data_with_the_same_fields_on_every_card_of_a_kind(name):
    game = spellhall.game(name)
    if not is_typeddict(get_type_hints(game.face_of)["return"]):
        pytest.skip("each of its cards says what it has")
    faces = [game.face_of(card) for card in game.printed]
    fields = {(game.kind_of(card), tuple(face)) for card, face in zip(game.printed, faces, strict=True)}
    assert len(fields) == len({kind for kind, _ in fields})
    assert json.loads(json.dumps(faces)) == faces


def test_a_champion_of_spellfire():
    drizzt = face("spellfire", "4th/253")
    assert (drizzt["type"], drizzt["world"], drizzt["level"], drizzt["base"]) == (
        "hero",
        "Forgotten Realms",
        "8",
        8,
    )
    assert drizzt["champion"] and not drizzt["bonus"]
    assert drizzt["set"] == "Fourth Edition"


def test_a_bonus_of_spellfire_has_its_sign():
    game = spellhall.game("spellfire")
    levels = {card.name: game.face_of(card)["level"] for card in game.printed}
    assert levels["The Iron Legion"] == "+3"
    assert any(level.startswith("-") for level in levels.values())
    assert not any(level.startswith("+-") for level in levels.values())


def test_a_spell_of_spellfire_has_its_side_and_phases():
    animal = next(card for card in spellhall.game("spellfire").catalogue if card.name == "Animal Friendship")
    friendship = face("spellfire", animal.key)
    assert (friendship["side"], friendship["phases"]) == ("defensive", [3, 4])


def test_every_set_of_spellfire_has_a_name():
    game = spellhall.game("spellfire")
    for card in game.shipped():
        shown = game.face_of(card)
        assert shown["set"] != shown["edition"], card.key


def test_what_wizards_use_by_their_icon():
    game = spellhall.game("spellfire")
    uses = {game.kind_of(card): game.face_of(card)["uses"] for card in game.printed}
    assert uses["wizard"] == "wizard spell"
    assert uses["monster"] == uses["realm"] == uses["hero"] == ""


def test_a_character_of_spellslinger():
    ox = face("spellslinger", "plough-ox")
    assert (ox["cost"], ox["total"], ox["colours"]) == (["2", "Y"], 3, ["yellow"])
    assert (ox["strength"], ox["speed"], ox["kinds"]) == (3, 2, ["Ox"])


def test_terrains_of_spellslinger_show_what_they_give():
    assert face("spellslinger", "plains")["gives"] == ["Y"]
    assert face("spellslinger", "reedwater-fen")["gives"] == ["B", "G"]
    assert face("spellslinger", "great-exhibition-hall")["gives"] == ["1", "1"]
    assert face("spellslinger", "plains")["strength"] is None


@pytest.mark.parametrize(
    ("card", "numbers", "damage"),
    [
        ("fireball", {"damage": "3"}, 3),
        ("greater-fireball", {"damage": "5/3"}, 5),
        ("ancient-flame", {"damage": "5+"}, 5),
        ("meteorshower", {"damage": "3×2"}, 6),
        ("divine-judgement", {"damage": "X"}, 0),
        ("decoy", {"Avoid": "1"}, 0),
    ],
)
def test_the_numbers_of_spell_chain(card, numbers, damage):
    shown = face("spellchain", card)
    assert (shown["numbers"], shown["damage"]) == (numbers, damage)


def test_seals_of_spell_chain_stand_in_their_order():
    assert face("spellchain", "ancient-flame")["seals"] == ["Ultimate", "Fire"]
