"""Which products events and pods open (sections SEA, MST and NAM): by name, in any spelling, or the usual ones."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.games.spellfire.printings.numbers import all_numbers
from spellhall.games.spellfire.sets import set_of
from spellhall.games.spellfire.tournament import opened
from spellhall.games.spellfire.tournament.book import BOOK
from spellhall.games.spellfire.tournament.kinds import CHAMPIONSHIP, SEALED, STRATEGY
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.tournament import Entered, Format
from spellhall.limited import Plan, Pod, deal, following, form_of

FORM = form_of(spellhall.game("spellfire"), "sealed-boosters")
GAME = spellhall.game("spellfire", FORM.options)
PRODUCTS = ("Ravenloft booster", "2nd Edition starter deck")


def sets_of(keys) -> list[str]:
    """The codes of the sets that cards come from, each once."""
    return list(dict.fromkeys(set_of(key).code for key in keys))


@pytest.mark.rule("SFT-SEA-07", "SFT-NAM-02", "SFT-NAM-10")
@pytest.mark.parametrize(
    ("inside", "parameter", "written"),
    [
        ("2nd edition starter", "2nd Edition starter deck", "(2nd Edition starter deck)"),
        ("Questing, NO deck", "No Edition starter deck", "(No Edition starter deck, Questing)"),
        ("4th Edition starter deck", "", ""),
    ],
)
def test_an_event_names_its_deck_in_the_brackets(inside: str, parameter: str, written: str) -> None:
    format, label = BOOK.read(f"SPELLFIRE: Sealed Deck ({inside})—Standard [55]")
    assert (format.type, format.parameter) == (SEALED, parameter)
    name = BOOK.write(format, label)
    assert name == f"SPELLFIRE®: Sealed Deck{' ' if written else ''}{written}—Standard [55]"
    assert BOOK.read(name) == (format, label) and BOOK.check(format).faults == []


@pytest.mark.rule("SFT-MST-09")
def test_a_masters_strategy_names_deck_and_booster_in_any_order() -> None:
    format, _ = BOOK.read("SPELLFIRE: Master's Strategy (rl booster, 1st starter deck)—Standard [55]")
    assert format.parameter == "1st Edition starter deck, Ravenloft booster"
    cards = BOOK.product(format, 5)
    assert (sets_of(cards[:55]), sets_of(cards[55:]), len(cards)) == (["1st"], ["RL"], 70)
    assert set(cards) <= set(BOOK.legal_cards(format))
    assert sets_of(BOOK.random_deck(format, 5)) == ["1st"]
    plain = Format(STRATEGY, size=55)
    assert (sets_of(BOOK.product(plain, 5)[:55]), sets_of(BOOK.product(plain, 5)[55:])) == (["4th"], ["DR"])


@pytest.mark.rule("SFT-SEA-07", "SFT-MST-09")
@pytest.mark.parametrize(
    ("kind", "inside", "sentence"),
    [
        (SEALED, "2nd Edition startr deck", "did you mean 2nd Edition starter deck? (SFT-SEA-07)"),
        (STRATEGY, "Ravenlof booster", "'Ravenlof booster' can't be opened here; did you mean Ravenloft booster?"),
        (SEALED, "Ravenloft booster", "'Ravenloft booster' can't be opened here; there are 4th Edition starter deck"),
        (SEALED, "1st deck, 2nd deck", "2nd Edition starter deck is one too many; you can name one starter deck"),
        (STRATEGY, "RL booster, DL booster", "Dragonlance booster is one too many; you can name one starter deck and"),
        (CHAMPIONSHIP, "RL booster", "Championship asks for nothing, and has 'RL booster'"),
    ],
)
def test_what_cannot_be_opened_is_refused_in_one_sentence(kind: str, inside: str, sentence: str) -> None:
    with pytest.raises(UsageError) as refused:
        format, _ = BOOK.read(f"SPELLFIRE: {kind} ({inside})—Standard [55]")
        raise UsageError("; ".join(BOOK.check(format).faults))
    assert sentence in str(refused.value) and "; S" not in str(refused.value)


@pytest.mark.rule("SFT-SEA-02", "SFT-SEA-07")
def test_a_sealed_deck_of_another_edition_is_played_whole() -> None:
    format = Format(SEALED, "3rd Edition starter deck", size=55)
    pool = BOOK.product(format, 9)
    assert sets_of(pool) == ["3rd"] and BOOK.deck_faults(format, Entered(pool, pool=pool)) == []
    assert "(SFT-SEA-02)" in " ".join(BOOK.deck_faults(format, Entered(["4th/001", *pool[1:]], pool=pool)))


@pytest.mark.rule("SFT-SEA-09")
def test_a_pod_opens_a_deck_and_two_boosters_by_name_and_agents_play_the_deck() -> None:
    plan = Plan(FORM.name, 2, frozenset((0, 1)), products=PRODUCTS)
    pod = Pod(GAME, plan, deal(GAME, plan, 3))
    deck, first, second = pod.packs[0]
    assert (sets_of(deck), sets_of(first), sets_of(second)) == (["2nd"], ["RL"], ["DR"])
    following(pod)
    assert pod.decks == [tuple(packs[0]) for packs in pod.packs]
    state = GAME.new_state([list(deck or ()) for deck in pod.decks], 3)
    assert not state.is_terminal()


@pytest.mark.rule("SFT-SEA-09", "SFT-SEA-10")
def test_any_55_of_the_opened_cards_may_be_played_but_none_twice_and_no_others() -> None:
    plan = Plan(FORM.name, 2, products=("Ravenloft booster", "4th booster"))
    pod = Pod(GAME, plan, deal(GAME, plan, 3))
    deck, ravenloft, _ = pod.packs[0]
    assert pod.faults(0, [*deck[15:], *ravenloft]) == []
    assert "SF-DECK-01" in " ".join(pod.faults(0, deck[1:]))
    assert "(SFT-SEA-09)" in " ".join(pod.faults(0, [*deck[1:], "DU/001"]))
    pool = [*deck, deck[0], *ravenloft]
    assert "(SF-DECK-02)" in " ".join(GAME.pool_faults([deck[0], deck[0], *deck[2:]], pool))


@pytest.mark.rule("SFT-SEA-08")
def test_pods_open_only_cards_that_play() -> None:
    plan = Plan(FORM.name, 2, products=("Dungeons booster", "Artifacts booster"))
    for seed in range(5):
        assert {key for own in deal(GAME, plan, seed) for pack in own for key in pack} <= set(GAME.faces)


def test_a_pod_refuses_what_its_form_cannot_open() -> None:
    with pytest.raises(UsageError, match="'Mud booster' can't be opened here; did you mean"):
        deal(GAME, Plan(FORM.name, 2, products=("Mud booster",)), 1)
    with pytest.raises(UsageError, match="Draconomicon booster is one too many; you can name one starter deck, one"):
        deal(GAME, Plan(FORM.name, 2, products=("DR booster",) * 3), 1)


def test_products_are_named_by_the_code_of_their_set_too() -> None:
    codes = {set_of(key).code for key in all_numbers()} - {"PR", "IQ", "MI", "CH", "CQ"}
    assert all(opened.is_product(f"{code} booster") for code in codes)
    assert opened.is_product("The Underdark booster") and opened.is_product("runes and ruins pack")
    assert not opened.is_product("PR booster") and not opened.is_product("DR deck")
