"""Choosing what is opened (``kernel.parts.limited``): names in any order, usual products, clear refusals."""

from __future__ import annotations

import pytest

import spellhall
from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.limited import Choice, Product, chosen, unusual
from spellhall.limited import Plan, deal

DECK = Choice("Starter deck", (Product("Oak deck", ""), Product("Elm deck", "", ("Ulmus",))))
FIRST = Choice("First booster", (Product("Fir booster", ""), Product("Dr. Yew’s booster", "")))
CHOICES = (DECK, FIRST, Choice("Second booster", FIRST.products))


@pytest.mark.parametrize(
    ("names", "products"),
    [
        ((), ("Oak deck", "Fir booster", "Fir booster")),
        (("dr. yew's  BOOSTER", "ulmus"), ("Elm deck", "Dr. Yew’s booster", "Fir booster")),
        (("Fir booster", "Dr. Yew’s booster"), ("Oak deck", "Fir booster", "Dr. Yew’s booster")),
    ],
)
def test_each_name_goes_to_the_first_choice_that_has_it(names, products):
    assert chosen(CHOICES, names) == products
    assert sorted(chosen(CHOICES, unusual(CHOICES, names))) == sorted(products)


@pytest.mark.parametrize(
    ("choices", "names", "sentence"),
    [
        (CHOICES, ("Ulm deck",), "'Ulm deck' can't be opened here; did you mean Elm deck?"),
        ((DECK,), ("Fir booster",), "'Fir booster' can't be opened here; there are Oak deck, Elm deck"),
        ((DECK,), ("Oak deck", "Elm deck"), "Elm deck is one too many; you can name one starter deck"),
        (
            CHOICES,
            ("Fir booster",) * 3,
            "Fir booster is one too many; you can name one starter deck, one first booster and one second booster",
        ),
        ((), ("Fir booster",), "nothing can be chosen here, so leave out 'Fir booster'"),
    ],
)
def test_what_cannot_be_chosen_is_refused_in_a_sentence(choices, names, sentence):
    with pytest.raises(UsageError) as refused:
        chosen(choices, names)
    assert str(refused.value) == sentence


def test_a_form_without_choices_opens_what_it_always_does():
    game = spellhall.game("spellslinger", preset="limited")
    assert deal(game, Plan("sealed", 2), 1) == deal(game, Plan("sealed", 2, products=()), 1)
    with pytest.raises(UsageError, match="nothing can be chosen here"):
        deal(game, Plan("sealed", 2, products=("RL booster",)), 1)
