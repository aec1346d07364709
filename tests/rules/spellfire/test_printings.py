"""Cards that came out in several sets (SF-GEN-24 to SF-GEN-26)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home

import spellhall
from spellhall.decks import read_deck
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.card_index import entries
from spellhall.games.spellfire.printings import shelf
from spellhall.games.spellfire.printings.shelf import card_of, further
from spellhall.games.spellfire.printings.verdicts import OLDER, standings
from spellhall.games.spellfire.rules.levels.levels import adjusted_level
from spellhall.games.spellfire.telling.card_text import heading, text_of

GAME = spellhall.game("spellfire")


@pytest.mark.rule("SF-GEN-24", "SF-DECK-02")
def test_two_printings_of_a_card_are_two_copies_of_it() -> None:
    deck = list(next(iter(GAME.starter_decks().values())))
    printed = next(key for key in further() if (of := card_of(key)) and any(REGISTER[k].name == of.name for k in deck))
    name = card_of(printed).name  # type: ignore[union-attr]
    at = next(i for i, key in enumerate(deck) if REGISTER[key].name == name)
    assert GAME.check_deck([*deck[:at], printed, *deck[at + 1 :]]) == [], "another printing is as good"
    spare = next(i for i, key in enumerate(deck) if i != at and REGISTER[key].type == REGISTER["4th/215"].type)
    faults = GAME.check_deck([*deck[:spare], printed, *deck[spare + 1 :]])
    assert any(fault.startswith("2 copies of") and name in fault for fault in faults)


@pytest.mark.rule("SF-GEN-24")
def test_the_printing_that_is_named_lies_in_the_deck_with_its_number_set_and_level() -> None:
    deck = read_deck(GAME, "NO/194\n3rd/194\nWinged Horror").keys()
    assert deck == ["NO/194", "3rd/194", "4th/266"]
    state = GAME.new_state([deck, deck], check=False)
    seen = {state.definition(card).key: state.definition(card) for card in range(len(deck))}
    assert {key: (card.number, card.level) for key, card in seen.items()} == {
        "NO/194": (194, 7),
        "3rd/194": (194, 7),
        "4th/266": (266, 5),
    }


@pytest.mark.rule("SF-GEN-24")
def test_the_level_in_play_is_the_one_that_is_printed() -> None:
    for key, level in (("NO/194", 7), ("4th/266", 5)):
        t = at_home(pool=(key,), hand=("mi+1",))
        assert adjusted_level(t.state, t.handle("Winged Horror")) == level
    assert "level 7" in heading(card_of("NO/194"))  # type: ignore[arg-type]


@pytest.mark.rule("SF-GEN-24")
def test_a_position_with_printings_is_saved_and_loaded() -> None:
    t = at_home(pool=("NO/194", "1st/045"), hand=("mi+1",))
    t.is_sound()
    assert [t.game.keys[face] for face in t.state.face].count("1st/045") == 1


@pytest.mark.rule("SF-GEN-25", "AMB-99")
def test_an_older_wording_of_a_power_is_the_power() -> None:
    now = [t for key in ("4th/124", "NO/168") if (t := at_home(hand=(key,))).play("Mutiny!")]
    assert [t.where("Mutiny!") for t in now] == [now[0].where("Mutiny!")] * 2
    assert text_of(REGISTER["4th/124"]) == text_of(card_of("NO/168"))  # type: ignore[arg-type]


@pytest.mark.rule("SF-GEN-25", "AMB-99")
@pytest.mark.parametrize(("key", "drawn"), [("4th/254", True), ("NO/259", False)])
def test_a_printing_without_a_text_has_no_power(key: str, drawn: bool) -> None:
    card = card_of(key)
    assert card is not None
    assert bool(card.abilities) is drawn


@pytest.mark.rule("SF-GEN-25")
def test_a_power_that_came_later_does_not_work_for_the_printing_without_it() -> None:
    """Neeva's base of 7 doubles when she defends a realm of Dark Sun; at first nothing was printed on her."""
    for key, where in (("4th/261", "pool"), ("NO/259", "discard pile")):
        t = Hall()
        t.formation(1, A="4th/027")
        t.pool(0, "her9")
        t.pool(1, key)
        t.begin(seat=0, phase=4).attack("Urik").pick("Neeva")
        assert t.where("Neeva") == where


@pytest.mark.rule("SF-GEN-26")
def test_a_printing_that_says_something_else_waits_for_a_definition_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    other, beside = next((key, one.definition) for key, one in standings().items() if one.word == OLDER)
    left = {key: entry for key, entry in entries().items() if key != other}
    monkeypatch.setattr(shelf, "entries", lambda: left)
    name = REGISTER[beside].name
    assert card_of(other) is None
    faults = GAME.check_deck([other, beside])
    assert f"{other} {name} isn't in the hall yet" in faults
    assert any(fault.startswith("2 copies of") and name in fault for fault in faults)


@pytest.mark.rule("SF-COSMOS-02", "SF-GEN-26")
def test_the_rule_of_the_cosmos_knows_every_printing_by_its_name() -> None:
    t = at_home(hand=("NO/045",))
    assert t.can_play("Drizzt Do'Urden")
    t = at_home(hand=("NO/045",))
    t.pool(1, "4th/253")
    assert not t.can_play("Drizzt Do'Urden")


@pytest.mark.rule("SF-CARD-10")
@pytest.mark.parametrize(("key", "allowed"), [("1st/151", False), ("2nd/151", True), ("4th/166", True)])
def test_the_poor_oriental_lord_looks_at_the_label_of_the_printing(key: str, allowed: bool) -> None:
    t = at_home(pool=("her5",), hand=(key,), poor_oriental_lord_ruling="off")
    t.pool(1, "Poor Oriental Lord")
    assert t.can_play("War Banner") is allowed
