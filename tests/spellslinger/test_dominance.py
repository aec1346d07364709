"""No card of the set makes another pointless: none is as good in everything at no higher cost and rarity.

Cards of one type are compared by what stands on them. A card costs no more if whatever pays for the other pays for it,
too. It is as good if it is as strong, as fast, has the keywords, does all the other does (or more of the same), and has
no drawback that the other has not.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import spellhall
from spellhall.games.spellslinger.card import Card, Recorder
from spellhall.games.spellslinger.facts import CHARACTER, EVENT, RARITIES, TERRAIN
from spellhall.games.spellslinger.formats.rating import price_of
from spellhall.games.spellslinger.script import Script
from spellhall.games.spellslinger.words import THIS, CannotBlock, ComesIntoPlay, Get, characters
from spellhall.games.spellslinger.words.changes import Boost
from spellhall.games.spellslinger.words.effects import Damage, GainLife
from spellhall.games.spellslinger.words.hands import Draw
from spellhall.language.script import Ability
from spellhall.language.words import Word

CARDS: list[Card] = [card for card in spellhall.game("spellslinger").catalogue if card.type != TERRAIN]
AMOUNTS = {Damage: ("amount",), GainLife: ("amount",), Draw: ("count",), Boost: ("strength", "speed")}
"""Words that do more of the same when a number is greater."""


def costs_no_more(one: Card, other: Card) -> bool:
    coloured = all(a <= b for a, b in zip(one.cost.coloured, other.cost.coloured, strict=True))
    return coloured and one.cost.total <= other.cost.total and one.cost.x <= other.cost.x


def does(one: Word, other: Word) -> bool:
    """Whether a word does what another does, or more of it."""
    if one.fingerprint() == other.fingerprint():
        return True
    numbers = AMOUNTS.get(type(one), ()) if type(one) is type(other) else ()
    mine, theirs = one.fields(), other.fields()
    for name in numbers:
        more, less = mine.pop(name), theirs.pop(name)
        if not (isinstance(more, int) and isinstance(less, int) and more >= less >= 0):
            return False
    return bool(numbers) and told(mine) == told(theirs)


def told(parts: dict[str, object]) -> dict[str, str]:
    return {name: value.fingerprint() if isinstance(value, Word) else str(value) for name, value in parts.items()}


def worth(ability: Ability) -> float:
    return ability.hint() + price_of(ability)


def moment(ability: Ability) -> str:
    """When an ability does something, and what it takes."""
    details = {name: str(value) for name, value in ability.details.items() if name in ("cost", "sideways", "modes")}
    words = [word.fingerprint() for word in (ability.trigger, ability.condition) if word is not None]
    return f"{ability.kind} {details} {words} {price_of(ability)}"


def covers(one: Ability, other: Ability) -> bool:
    """Whether an ability does all that another does, and nothing against its player besides."""
    if moment(one) != moment(other):
        return False
    left: list[Word] = [*one.body, *one.modifiers]
    for word in (*other.body, *other.modifiers):
        found = next((mine for mine in left if does(mine, word)), None)
        if found is None:
            return False
        left.remove(found)
    return all(word.hint() >= 0 for word in left)  # type: ignore[attr-defined]


def is_as_good(one: Card, other: Card) -> bool:
    if one.type != other.type or one.strength < other.strength or one.speed < other.speed:
        return False
    if not one.keywords >= other.keywords:
        return False
    left = list(one.abilities)
    for ability in other.abilities:
        found = next((mine for mine in left if covers(mine, ability)), None)
        if found is not None:
            left.remove(found)
        elif worth(ability) >= 0:
            return False
    return all(worth(ability) >= 0 for ability in left)


def overshadowed(cards: list[Card]) -> Iterator[str]:
    for one in cards:
        for other in cards:
            rarer = RARITIES.index(one.rarity) > RARITIES.index(other.rarity)
            if one is not other and not rarer and costs_no_more(one, other) and is_as_good(one, other):
                yield f"{one.name} is as good as {other.name} in everything"


def test_no_card_is_as_good_as_another_of_no_lower_cost_and_rarity() -> None:
    assert list(overshadowed(CARDS)) == []


def test_a_card_with_a_drawback_has_something_for_it_in_any_colour() -> None:
    """Red is strong at a price: what has a drawback is better in something than whatever costs as much without."""
    found = []
    for burdened in CARDS:
        if burdened.type != CHARACTER or not any(worth(ability) < 0 for ability in burdened.abilities):
            continue
        for free in CARDS:
            pattern = sorted(free.cost.coloured) == sorted(burdened.cost.coloured)
            if (
                free.abilities
                or free.rarity != burdened.rarity
                or free.cost.plain != burdened.cost.plain
                or not pattern
            ):
                continue
            if is_as_good(free, burdened):
                found.append(f"{free.name} is as good as {burdened.name}")
    assert sorted(found) == []


def made(cost: str, numbers: tuple[int, int], text: Recorder = lambda you: None, **more: str) -> Card:
    facts = {"rarity": "common", "keywords": "", "type_": CHARACTER} | more
    card = Card(facts["type_"], f"{cost} {numbers} {facts}", cost, *numbers, facts["rarity"], "", facts["keywords"])
    script = Script(card.name)
    text(script)
    card.abilities = script.finish()
    return card


def clumsy(you: Script) -> None:
    you.always(CannotBlock(THIS))


def proud(you: Script) -> None:
    you.always(Get(characters.other.yours, +1, 0))


def drawing(count: int) -> Recorder:
    def text(you: Script) -> None:
        with you.whenever(ComesIntoPlay()):
            you.draw(count)

    return text


def burning(amount: int) -> Recorder:
    def text(you: Script) -> None:
        with you.resolves():
            you.damage(amount, you.target(characters))

    return text


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (made("1B", (2, 3)), made("2B", (2, 3))),
        (made("3", (2, 3)), made("2B", (2, 3), rarity="uncommon")),
        (made("2B", (2, 2), keywords="Flying"), made("2B", (2, 2))),
        (made("2B", (2, 2), drawing(1)), made("2B", (2, 2))),
        (made("2B", (2, 2), drawing(2)), made("2B", (2, 2), drawing(1))),
        (made("2R", (4, 2)), made("2R", (4, 2), clumsy)),
        (made("1R", (0, 0), burning(4), type_=EVENT), made("1R", (0, 0), burning(3), type_=EVENT)),
    ],
)
def test_the_lint_finds_a_card_that_another_makes_pointless(better: Card, worse: Card) -> None:
    assert len(list(overshadowed([better, worse]))) == 1
    assert is_as_good(better, worse) and not (is_as_good(worse, better) and costs_no_more(worse, better))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (made("1B", (2, 3), rarity="rare"), made("2B", (2, 3))),
        (made("2B", (3, 2)), made("2B", (2, 3))),
        (made("2B", (2, 3)), made("2R", (2, 2))),
        (made("2B", (2, 3)), made("2B", (2, 2), proud)),
        (made("2B", (2, 3), drawing(1)), made("2B", (2, 2), proud)),
        (made("2R", (4, 2), clumsy), made("2R", (3, 2))),
    ],
)
def test_the_lint_leaves_cards_alone_that_have_something_for_them(one: Card, other: Card) -> None:
    assert list(overshadowed([one, other])) == []
