"""``spellhall sealed --product``: starter decks and boosters by name, and what is refused."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from spellhall.cli.main import app


def run(*arguments: str):
    return CliRunner().invoke(app, ["sealed", *arguments])


def pool_in(output: str) -> set[str]:
    """The sets of the cards in the pool that was printed."""
    pool = output.partition("Deck: your pool")[2].partition("Deck: suggested deck")[0]
    return set(re.findall(r"^1x (\w+?)c?/", pool, re.MULTILINE))


def test_products_are_listed_with_what_is_in_them():
    made = run("spellfire", "--products")
    assert made.exit_code == 0
    assert "2nd Edition starter deck\n    55 different cards" in made.stdout
    assert "Ravenloft booster\n    15 different cards" in made.stdout
    assert made.stdout.count("Draconomicon booster\n") == 1


@pytest.mark.rule("SFT-SEA-07", "SFT-SEA-09")
def test_products_are_opened_by_name():
    assert pool_in(run("spellfire", "--seed", "3").stdout) == {"4th"}
    assert pool_in(run("spellfire", "--seed", "3", "--product", "2nd Edition starter deck").stdout) == {"2nd"}
    opened = run("spellfire", "--seed", "3", "--product", "RL booster", "--product", "fr booster")
    assert opened.exit_code == 0 and pool_in(opened.stdout) == {"4th", "RL", "FR"}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("spellfire", "--product", "Ravenlof booster"), "did you mean Ravenloft booster?"),
        (
            ("spellfire", *("--product", "RL booster") * 3),
            "Ravenloft booster is one too many; you can name one",
        ),
        (("spellslinger", "--product", "RL booster"), "nothing can be chosen here, so leave out 'RL booster'"),
        (("spellslinger", "--products"), "Spellslinger has no products to choose from"),
        (("spellchain", "--products"), "Spell Chain has no products to choose from"),
    ],
)
def test_what_cannot_be_opened_is_one_sentence(arguments: tuple[str, ...], sentence: str):
    made = run(*arguments)
    assert made.exit_code == 2 and made.stderr.count("\n") == 1 and sentence in made.stderr
