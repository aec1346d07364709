"""What cards are rated for decks from pools, and what becomes of it: decks and picks."""

from __future__ import annotations

from collections import Counter

import pytest
from slinger_cards import c
from slinger_hall import SlingerHall

import spellhall
from spellhall.games.spellslinger.card import Card
from spellhall.games.spellslinger.formats import rating as ratings_module
from spellhall.games.spellslinger.formats.builder import suggest_deck
from spellhall.games.spellslinger.formats.draft import advice
from spellhall.games.spellslinger.formats.packs import sealed_pool
from spellhall.games.spellslinger.formats.rating import prior, rating
from spellhall.kernel.chance import Dice
from spellhall.limited import Plan, deal

GAME = spellhall.game("spellslinger", preset="limited")
CARDS = {card.name: card for card in GAME.catalogue}
REMOVAL = ("Lightning", "Drag Below", "Mortar Flame", "Sleep", "Turned at the Gate", "Sentence of the Pit")
DRAWING = ("Study by Candle", "Long Night of Study", "Fevered Bargain", "Read over the Shoulder", "Consult the Almanac")
TERRAINS = ("Year of Plenty", "Bountiful Thicket", "Fertile Hollow")
AGAINST_ENCHANTMENTS = ("Untie the Spell-Knot", "Pull Up by the Roots", "Wither the Weave", "Empty the Reliquary")
POOLS = 40


@pytest.mark.parametrize("rate", [rating, prior])
def test_removal_stands_above_drawing_and_terrains_and_what_destroys_enchantments_below_all(rate) -> None:
    worst = min(rate(CARDS[name]) for name in REMOVAL)
    middle = [rate(CARDS[name]) for name in (*DRAWING, *TERRAINS)]
    assert worst > max(middle)
    assert max(rate(CARDS[name]) for name in AGAINST_ENCHANTMENTS) < rate(CARDS["Study by Candle"])


def test_what_a_card_holds_counts_in_its_prior() -> None:
    plain = prior(CARDS["Lucky Horseshoe"])
    assert prior(CARDS["Commanding Gaze"]) > prior(CARDS["Sleep"]) > plain
    assert prior(CARDS["Covenant of the Meadow"]) > plain and prior(CARDS["Brand of Thorns"]) > plain


@pytest.mark.parametrize("name", ["Sorcerer of the Red Moon", "Court Hypnotist", "Gnome Mapmaker", "Watchful Gander"])
def test_a_power_adds_to_the_prior(name: str) -> None:
    assert prior(CARDS[name]) > prior(body_of(CARDS[name]))


@pytest.mark.parametrize("name", ["Ember Imp", "Pit Brute", "Quarry Dragon", "Flue Imp", "Pact Sorcerer"])
def test_a_drawback_takes_from_the_prior(name: str) -> None:
    assert prior(CARDS[name]) < prior(body_of(CARDS[name]))


def body_of(card: Card) -> Card:
    """The same character without text."""
    return Card(card.type, "body", card.cost.text, card.strength, card.speed, card.rarity, "", " ".join(card.keywords))


def test_a_card_without_games_is_rated_by_its_prior(monkeypatch) -> None:
    monkeypatch.setattr(ratings_module, "ratings", lambda: {"sleep": 9.0})
    assert rating(CARDS["Sleep"]) == 9.0
    assert rating(CARDS["Lightning"]) == prior(CARDS["Lightning"])
    hall = SlingerHall()
    invented = hall.game.catalogue[hall.face(c(4, 4))]
    assert rating(invented) == prior(invented)


def played(names: tuple[str, ...], colours: str) -> tuple[int, int]:
    """How many cards of some names decks of two colours hold, and how many their pools."""
    in_decks = in_pools = 0
    keys = {CARDS[name].key for name in names if CARDS[name].cost.colours() <= set(colours)}
    for seed in range(POOLS):
        pool = sealed_pool(GAME, Dice(seed))
        deck = Counter(suggest_deck(GAME, pool, colours))
        in_decks += sum(deck[key] for key in keys)
        in_pools += sum(pool.count(key) for key in keys)
    return in_decks, in_pools


@pytest.mark.parametrize("colours", ["YB", "YR", "YG", "BR", "BG", "RG"])
def test_decks_hold_the_removal_of_their_pools_and_nothing_against_enchantments(colours: str) -> None:
    dead, _ = played(AGAINST_ENCHANTMENTS, colours)
    assert dead <= 0.1 * POOLS
    chosen, there = played(REMOVAL, colours)
    assert chosen >= 0.9 * there


def test_a_deck_may_hold_every_copy_of_a_character() -> None:
    pool = ["barrow-badger"] * 20 + ["pull-up-by-the-roots"] * 20
    assert suggest_deck(GAME, pool, "RG").count("barrow-badger") == 20


def test_drafters_take_removal_and_fliers_over_terrains() -> None:
    pile = deal(GAME, Plan("draft", 8), 3)[0][0]
    assert "year-of-plenty" in pile
    assert advice(GAME, pile, []) in ("drag-below", "winged-demon", "two-headed-dragonling")
    for better in ("drag-below", "winged-demon"):
        for worse in ("year-of-plenty", "study-by-candle", "gilded-harness"):
            assert advice(GAME, [better, worse], []) == better
