"""Decks at ``spellhall event``: registered from files, compared, exchanged and handed out, with cards of Spellfire."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

import spellhall
from spellhall.cli.main import app
from spellhall.decks import print_deck
from spellhall.games.spellfire.facts import ALLY
from spellhall.tournaments.commands.decks import played, registered
from spellhall.tournaments.files import read_event

GAME = spellhall.game("spellfire")
NAMES = ("Ana", "Bo", "Cy")


def run(*arguments):
    return CliRunner().invoke(app, ["event", *(str(argument) for argument in arguments)])


def good(*arguments):
    result = run(*arguments)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def new(path, title):
    good("new", path, "--name", title, "--seed", 7, "--coordinator", "Zoe")
    good("add", path, *NAMES)


@pytest.fixture
def lists(tmp_path):
    """A legal deck and seven allies that are not in it, as files."""
    book = GAME.tournament_book()
    format, _ = book.read("SPELLFIRE: Championship (Sideboards) - Standard [55]")
    deck = book.random_deck(format, 3)
    names = {card.name for card in GAME.catalogue if card.key in deck}
    beside = [card.key for card in GAME.catalogue if card.type == ALLY and card.name not in names][:7]
    for name, keys in (("deck", deck), ("side", beside)):
        (tmp_path / f"{name}.txt").write_text(print_deck(GAME, keys))
    return deck, beside


def test_decks_are_registered_compared_and_exchanged(tmp_path, lists):
    deck, beside = lists
    path = tmp_path / "shop.event"
    new(path, "SPELLFIRE: Championship (Sideboards) - Standard [55]")
    for name in NAMES:
        good("deck", path, name, tmp_path / "deck.txt", "--sideboard", tmp_path / "side.txt")
    again = run("deck", path, "Ana", tmp_path / "deck.txt")
    assert again.exit_code == 2 and "SFT-SID-08" in again.stderr
    compared = good("deck", path, "Ana", tmp_path / "deck.txt", "--compare")
    assert compared == "Missing: nothing.\nNot on the list: nothing.\n"
    good("draw", path)
    good("publish", path)
    early = run("swap", path, "Ana", "--out", deck[0], "--in", beside[0])
    assert early.exit_code == 2 and "SFT-SID-13" in early.stderr
    good("result", path, 1, "Ana 6, Bo 3, Cy 2")
    ally = next(card.key for card in GAME.catalogue if card.type == ALLY and card.key in deck)
    assert good("swap", path, "Ana", "--out", ally, "--in", beside[0]) == "Ana swapped 1 card.\n"
    event = read_event(path)
    assert beside[0] in played(event, 1, event.table(1))[0] and beside[0] not in registered(event, 1)[0]
    assert ally not in good("log", path, "--private") and good("verify", path).endswith("Everything checks out.\n")


def test_all_faults_of_a_deck_are_told_and_none_is_registered(tmp_path, lists):
    path = tmp_path / "shop.event"
    new(path, "SPELLFIRE: Championship - Standard [55]")
    before = path.read_bytes()
    result = run("deck", path, "Bo", tmp_path / "side.txt")
    assert result.exit_code == 2 and result.stderr.count("\n") > 2 and path.read_bytes() == before


def test_sealed_decks_are_handed_out_once(tmp_path):
    path = tmp_path / "shop.event"
    new(path, "SPELLFIRE: Sealed Deck - Standard [55]")
    waiting = run("draw", path)
    assert waiting.exit_code == 2 and "decks must be registered before play" in waiting.stderr
    assert good("product", path, "--to", tmp_path / "cards") == "3 entrants get sealed cards.\n"
    assert sorted(file.name for file in (tmp_path / "cards").iterdir()) == ["1.txt", "2.txt", "3.txt"]
    event = read_event(path)
    assert len({registered(event, number)[0] for number in (1, 2, 3)}) == 3
    assert run("product", path).exit_code == 2
    good("draw", path)
    assert good("verify", path).endswith("Everything checks out.\n")


@pytest.mark.rule("SFT-MST-02")
def test_a_booster_is_written_as_closed_and_stays_off_the_sheet_until_a_game_is_over(tmp_path):
    path = tmp_path / "shop.event"
    new(path, "SPELLFIRE: Master's Strategy - Standard [55]")
    good("product", path, "--to", tmp_path / "cards")
    assert "closed until the first game is over" in (tmp_path / "cards" / "1-beside.txt").read_text()
    booster = registered(read_event(path), 1)[1]
    sheet = good("sheet", path, "deck-check", "--of", "Ana")
    assert "stay closed" in sheet and not any(key in sheet for key in booster)
    deck = tmp_path / "cards" / "1.txt"
    early = run("deck", path, "Ana", deck, "--change", "--by", "Zoe", "--reason", "slip")
    assert early.exit_code == 2 and "(SFT-MST-02)" in early.stderr
    good("draw", path)
    good("publish", path)
    good("result", path, 1, "Ana 6, Bo 3, Cy 2")
    sheet = good("sheet", path, "deck-check", "--of", "Ana")
    assert "stay closed" not in sheet and all(key in sheet for key in booster)


def test_sealed_packs_are_handed_out_and_decks_are_registered_from_them(tmp_path):
    slinger = spellhall.game("spellslinger")
    path = tmp_path / "shop.event"
    new(path, "Spellslinger: Sealed")
    assert good("product", path, "--to", tmp_path / "cards") == "3 entrants get sealed cards.\n"
    pool = read_event(path).entrant(1).pool
    packs = (tmp_path / "cards" / "1.txt").read_text()
    assert len(pool) == 90 and all(slinger.catalogue[slinger.faces[key]].name in packs for key in pool)
    (tmp_path / "deck.txt").write_text(print_deck(slinger, [*pool[:23], *["woods"] * 17]))
    assert good("deck", path, "Ana", tmp_path / "deck.txt") == "40 cards of Ana are registered.\n"
    (tmp_path / "deck.txt").write_text(print_deck(slinger, [*read_event(path).entrant(2).pool[:40]]))
    result = run("deck", path, "Cy", tmp_path / "deck.txt")
    assert result.exit_code == 2 and "SS-DK-08" in result.stderr
