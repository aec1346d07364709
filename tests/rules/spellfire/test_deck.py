"""Deck construction (section DECK)."""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import REGISTER, Card
from spellhall.games.spellfire.formats import construction
from spellhall.games.spellfire.formats.construction import is_of_first_starters
from spellhall.games.spellfire.rules.turn.draws import cards_to_draw, hand_limit
from spellhall.games.spellfire.telling.card_text import text_of
from spellhall.games.spellfire.telling.faces import face_of
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import DeckError

SIDED = (facts.ITEM, *facts.SUPPORT)


def shelf(kind: int, count: int, level: int = 1, **given: Any) -> list[Card]:
    """Different cards of one type, for decks alone."""
    fixed: dict[str, Any] = {}
    if kind in facts.WORLDLY:
        fixed["world"] = facts.AD
    if kind in facts.CHAMPIONS:
        fixed["level"] = level
    if kind in SIDED:
        fixed["side"] = facts.DEFENSIVE
    if kind in facts.SUPPORT:
        fixed["phases"] = (4,)
    if kind == facts.EVENT:
        fixed["nature"] = facts.HELPFUL
    name = facts.TYPE_NAMES[kind]
    return [Card(kind, f"{name} {i}", f"shelf/{name} {i} {level}", fixed | given) for i in range(count)]


def faults(cards: list[Card], monkeypatch: pytest.MonkeyPatch, preset: str = "rulebook", **options: str) -> str:
    """What is wrong with a deck, as one text."""
    monkeypatch.setattr(construction, "faces_of", lambda keys: {card.key: card for card in cards})
    return "; ".join(spellhall.game("spellfire", preset=preset, **options).check_deck([card.key for card in cards]))


def deck_with(*parts: list[Card], size: int = 55, realms: int = 8, champions: int = 1) -> list[Card]:
    """The given cards, realms and champions, filled up with different allies."""
    cards = [card for part in parts for card in part]
    cards += shelf(facts.REALM, realms) + shelf(facts.HERO, champions)
    return cards + shelf(facts.ALLY, size - len(cards))


@pytest.mark.rule("SF-DECK-01")
@pytest.mark.parametrize(("size", "legal"), [(54, False), (55, True), (56, False)])
def test_a_standard_deck_has_55_cards(size: int, legal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    found = faults(deck_with(size=size), monkeypatch)
    assert (found == "") is legal
    assert ("SF-DECK-01" in found) is not legal


@pytest.mark.rule("SF-DECK-02")
def test_no_card_may_appear_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    twin = shelf(facts.ITEM, 1)
    assert faults(deck_with(twin), monkeypatch) == ""
    assert "SF-DECK-02" in faults(deck_with(twin, twin), monkeypatch)


def test_a_deck_may_be_full_of_a_card_that_sets_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"deck_sizes": "110", "deck_limits": "proportion"}
    for key in ("4th/234", "3rd/054"):
        ally = REGISTER[key]
        assert faults(deck_with([ally] * 80, size=110, realms=20, champions=2), monkeypatch, **options) == ""
        assert "A deck may hold any number of it." in text_of(ally) and face_of(ally)["limit"] == 0


@pytest.mark.rule("SF-DECK-03")
def test_one_name_under_two_icons_is_two_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    hero = Card(facts.HERO, "X", "shelf/1", {"world": facts.AD, "level": 3})
    wizard = Card(facts.WIZARD, "X", "shelf/2", {"world": facts.AD, "level": 3})
    again = Card(facts.HERO, "X", "shelf/3", {"world": facts.AD, "level": 3})
    assert faults(deck_with([hero, wizard]), monkeypatch) == ""
    assert "SF-DECK-02" in faults(deck_with([hero, again]), monkeypatch), "another printing is the same card"


LIMITS = [
    pytest.param(facts.RULE, None, 3, marks=pytest.mark.rule("SF-DECK-04"), id="rule cards"),
    pytest.param(facts.REALM, 8, 15, marks=pytest.mark.rule("SF-DECK-05"), id="realms"),
    pytest.param(facts.HOLDING, None, 5, marks=pytest.mark.rule("SF-DECK-06"), id="holdings"),
    pytest.param(facts.HERO, 1, 20, marks=pytest.mark.rule("SF-DECK-07"), id="champions"),
    pytest.param(facts.ARTIFACT, None, 10, marks=pytest.mark.rule("SF-DECK-08"), id="artifacts"),
    pytest.param(facts.ITEM, None, 12, marks=pytest.mark.rule("SF-DECK-09"), id="magical items"),
    pytest.param(facts.EVENT, None, 10, marks=pytest.mark.rule("SF-DECK-10"), id="events"),
]


@pytest.mark.parametrize(("kind", "least", "most"), LIMITS)
def test_each_type_has_its_limits(kind: int, least: int | None, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(count: int) -> str:
        realms, champions = (0 if kind == facts.REALM else 8), (0 if kind == facts.HERO else 1)
        return faults(deck_with(shelf(kind, count), realms=realms, champions=champions), monkeypatch)

    assert found(most) == ""
    assert f"{most + 1} " in found(most + 1)
    assert found(least or 0) == ""
    if least is not None:
        assert f"{least - 1} " in found(least - 1)


@pytest.mark.rule("SF-DECK-07")
def test_champions_of_all_kinds_count_together(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "SF-DECK-07" in faults(deck_with(shelf(facts.WIZARD, 10), shelf(facts.CLERIC, 10)), monkeypatch)


@pytest.mark.rule("SF-DECK-11")
@pytest.mark.parametrize("kind", [facts.ALLY, *facts.SUPPORT])
def test_the_other_types_have_no_limit(kind: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert faults(deck_with(shelf(kind, 46)), monkeypatch) == ""


@pytest.mark.rule("SF-DECK-12")
@pytest.mark.parametrize(("extra", "legal"), [(9, True), (10, False)])
def test_the_levels_of_the_champions_sum_to_90_at_most(
    extra: int, legal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    champions = shelf(facts.WIZARD, 9, level=9) + shelf(facts.CLERIC, 1, level=extra)
    found = faults(deck_with(champions, champions=0), monkeypatch)
    assert (found == "") is legal
    assert ("SF-DECK-12" in found) is not legal


@pytest.mark.rule("SF-DECK-13")
def test_the_first_of_several_numbers_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    tens = shelf(facts.WIZARD, 8, level=10)
    for level, legal in (((6, 15), True), ((11, 1), False)):
        two_numbers = [Card(facts.HERO, "Two", "shelf/two", {"world": facts.AD, "level": level})]
        found = faults(deck_with(tens, two_numbers, shelf(facts.CLERIC, 4), champions=0), monkeypatch)
        assert (found == "") is legal


@pytest.mark.rule("SF-DECK-14")
@pytest.mark.parametrize("size", [75, 110])
def test_tournaments_know_larger_decks(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    larger = deck_with(size=size, realms=8 * size // 55, champions=2)
    assert faults(larger, monkeypatch, "tournament") == ""
    assert "SF-DECK-01" in faults(larger, monkeypatch, "rulebook")
    assert faults(deck_with(size=55), monkeypatch, "tournament") == ""
    assert "SF-DECK-14" in faults(deck_with(size=80, realms=12, champions=2), monkeypatch, "tournament")


@pytest.mark.rule("SF-DECK-15")
def test_a_dungeon_card_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    dungeon = shelf(facts.DUNGEON, 1)
    assert faults([*deck_with(), *dungeon], monkeypatch, dungeon_cards="on") == ""
    assert "54 cards" in faults([*deck_with(size=54), *dungeon], monkeypatch, dungeon_cards="on")
    assert "SF-DECK-15" in faults([*deck_with(), *dungeon], monkeypatch, dungeon_cards="off")


@pytest.mark.rule("SF-DECK-16")
def test_only_one_dungeon_card_goes_with_a_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    found = faults([*deck_with(), *shelf(facts.DUNGEON, 2)], monkeypatch, dungeon_cards="on")
    assert "SF-DECK-16" in found


@pytest.mark.rule("SF-DECK-19", "SF-DECK-12", "AMB-70")
@pytest.mark.parametrize(("value", "legal"), [("off", False), ("on", True)])
def test_the_levels_of_one_avatar_are_free(value: str, legal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    avatars = shelf(facts.MONSTER, 1, level=15, avatar=True)
    full = deck_with(avatars, shelf(facts.WIZARD, 10, level=8), shelf(facts.CLERIC, 9, level=1), champions=0)
    found = faults(full, monkeypatch, free_avatar=value)
    assert (found == "") is legal
    assert ("SF-DECK-12" in found) is not legal


@pytest.mark.rule("SF-DECK-19", "SF-DECK-07", "AMB-70")
def test_a_free_avatar_is_a_champion_like_others(monkeypatch: pytest.MonkeyPatch) -> None:
    avatar = shelf(facts.MONSTER, 1, level=15, avatar=True)
    full = deck_with(avatar, shelf(facts.WIZARD, 10, level=8), shelf(facts.CLERIC, 10, level=1), champions=0)
    assert "21 champions" in faults(full, monkeypatch, free_avatar="on")


@pytest.mark.rule("SF-DECK-19")
@pytest.mark.parametrize(("size", "free"), [(55, 1), (75, 1), (110, 2)])
def test_how_many_avatars_are_free_depends_on_the_size(size: int, free: int, monkeypatch: pytest.MonkeyPatch) -> None:
    most = {55: 90, 75: 125, 110: 180}[size]
    for count, legal in ((free, True), (free + 1, False)):
        avatars = shelf(facts.MONSTER, count, level=20, avatar=True)
        others = shelf(facts.WIZARD, 10, level=most // 10 - 1) + shelf(
            facts.CLERIC, 1, level=most - 10 * (most // 10 - 1)
        )
        found = faults(deck_with(avatars, others, size=size, realms=15, champions=0), monkeypatch, "tournament")
        assert (found == "") is legal, found


PUBLISHED = {
    75: (4, (10, 20), 7, (1, 27), 12, 15, 13, 125),
    110: (5, (15, 30), 10, (1, 40), 15, 20, 17, 180),
}
"""By size: rule cards, realms, holdings, champions, artifacts, magical items, events, levels."""


@pytest.mark.rule("SF-DECK-18", "SF-DECK-14", "AMB-71")
@pytest.mark.parametrize("size", [75, 110])
@pytest.mark.parametrize("over", [0, 1])
def test_the_published_limits_of_larger_decks(size: int, over: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, realms, holdings, champions, artifacts, items, events, levels = PUBLISHED[size]
    for kind, most in (
        (facts.RULE, rules),
        (facts.HOLDING, holdings),
        (facts.ARTIFACT, artifacts),
        (facts.ITEM, items),
        (facts.EVENT, events),
    ):
        cards = deck_with(shelf(kind, most + over), size=size, realms=realms[0])
        assert (faults(cards, monkeypatch, "tournament") == "") is not bool(over), facts.TYPE_NAMES[kind]
    for least_or_most in (realms[0] - over, realms[1] + over):
        found = faults(deck_with(size=size, realms=least_or_most), monkeypatch, "tournament")
        assert (found == "") is not bool(over)
    for count, level in ((champions[1] + over, 1), (10, levels // 10)):
        extra = shelf(facts.CLERIC, 1, level=levels % 10 + over) if count == 10 and levels % 10 + over else []
        champions_ = shelf(facts.WIZARD, count, level=level) + extra
        found = faults(deck_with(champions_, size=size, realms=realms[0], champions=0), monkeypatch, "tournament")
        assert (found == "") is not bool(over), (count, found)


@pytest.mark.rule("SF-DECK-18", "AMB-71")
def test_in_proportion_the_limits_grow_with_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    for count, legal in ((6, True), (7, False)):
        cards = deck_with(shelf(facts.RULE, count), size=110, realms=16, champions=2)
        assert (faults(cards, monkeypatch, "tournament", deck_limits="proportion") == "") is legal


@pytest.mark.rule("SF-DECK-14")
@pytest.mark.parametrize("size", ["75", "110"])
def test_a_table_may_want_one_larger_size_alone(size: str) -> None:
    game = spellhall.game("spellfire", preset="tournament", deck_sizes=size)
    deck = game.random_deck(Dice(1))
    assert construction.size_of(deck) == int(size)
    assert any("SF-DECK-01" in fault for fault in game.check_deck(next(iter(game.starter_decks().values()))))


@pytest.mark.rule("SF-DECK-17")
def test_decks_of_two_sizes_do_not_meet() -> None:
    game = spellhall.game("spellfire", preset="tournament")
    decks = [game.deck_beside(Dice(seed), [["al"] * size]) for seed, size in enumerate((75, 75, 110))]
    assert [construction.size_of(deck) for deck in decks] == [75, 75, 110]
    game.new_state(decks[:2])
    with pytest.raises(DeckError, match="SF-DECK-17"):
        game.new_state(decks[1:])


@pytest.mark.rule("SF-HAND-04")
@pytest.mark.parametrize(
    ("size", "option", "drawn", "kept"),
    [(55, "on", 3, 8), (75, "on", 4, 10), (110, "on", 5, 12), (75, "off", 3, 8), (110, "off", 3, 8)],
)
def test_larger_decks_may_draw_and_keep_more(size: int, option: str, drawn: int, kept: int) -> None:
    game = spellhall.game("spellfire", preset="tournament", deck_sizes="55-75-110", larger_hands=option)
    decks = [game.deck_beside(Dice(seed), [["al"] * size]) for seed in range(2)]
    state = game.new_state(decks, 1)
    assert (cards_to_draw(state, 0), hand_limit(state, 0)) == (drawn, kept)
    assert spellhall.game("spellfire").options["larger_hands"] == "off"


# ---------------------------------------------------------------------- first-edition starters

FIRST = spellhall.game("spellfire", deck_limits="first_edition")
COUNTED = (*facts.CHAMPIONS, facts.REALM)
"""What has a lower limit."""


def first_deck(seed: int = 1) -> list[str]:
    """A random deck under the limits of first-edition starters."""
    return FIRST.random_deck(Dice(seed))


@pytest.mark.rule("SF-DECK-20")
@pytest.mark.parametrize("seed", range(5))
def test_a_deck_under_first_edition_limits_holds_cards_of_that_set_only(seed: int) -> None:
    deck = first_deck(seed)
    assert len(deck) == 55 and FIRST.check_deck(deck) == []
    assert {key.partition("/")[0] for key in deck} == {"1st"}


@pytest.mark.rule("SF-DECK-20")
@pytest.mark.parametrize("other", ["4th/255", "1stc/01", "1st/430"])
def test_other_sets_chase_cards_and_rule_cards_are_no_part_of_it(other: str) -> None:
    faults = FIRST.check_deck([*first_deck()[:-1], other])
    assert any(other in fault and "SF-DECK-20" in fault for fault in faults)


@pytest.mark.rule("SF-DECK-21")
def test_it_may_hold_two_of_a_card_but_not_three() -> None:
    deck = first_deck()
    ally = next(i for i, key in enumerate(deck) if FIRST.catalogue[FIRST.faces[key]].type == facts.ALLY)
    others = [i for i, key in enumerate(deck) if FIRST.catalogue[FIRST.faces[key]].type not in COUNTED][-2:]
    deck[others[0]] = deck[ally]
    assert FIRST.check_deck(deck) == []
    deck[others[1]] = deck[ally]
    assert [fault for fault in FIRST.check_deck(deck) if "3 copies" in fault and "SF-DECK-21" in fault]


@pytest.mark.rule("SF-DECK-22")
@pytest.mark.parametrize(
    ("kind", "count", "right"), [("realm", 9, False), ("holding", 11, True), ("holding", 12, False)]
)
def test_it_has_more_realms_and_may_have_more_holdings(kind: str, count: int, right: bool) -> None:
    pool = [card for card in FIRST.printed if is_of_first_starters(card)]
    wanted = [card.key for card in pool if facts.TYPE_NAMES[card.type] == kind][:count]
    realms = [card.key for card in pool if card.type == facts.REALM][: 0 if kind == "realm" else 10]
    champions = [card.key for card in pool if card.type == facts.HERO][:5]
    rest = [card.key for card in pool if card.type in (facts.ALLY, facts.WIZARD_SPELL)]
    deck = [*wanted, *realms, *champions, *rest][:55]
    assert (not [fault for fault in FIRST.check_deck(deck) if "SF-DECK-22" in fault]) is right
