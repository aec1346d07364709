"""The log as prose: grouped, attributed, and silent about what a seat has not seen."""

from __future__ import annotations

import re

import pytest
from hall import Hall
from random_games import fixture_game, play_out

NAMES = ("Ana", "Bo", "Cy")


def story(hall, seat=0):
    return [line.text for line in hall.game.story(hall.state.record.entries, seat, NAMES)]


def test_draws_are_one_line_and_hidden_from_others():
    hall = Hall()
    hall.pile(0, "al1", "al2", "al3", "r1")
    hall.formation(0, A="r2")
    hall.begin(seat=0, phase=1)
    assert "Ana draws three cards: al1, al2 and al3." in story(hall, 0)
    assert "Ana draws three cards." in story(hall, 1)
    assert "Ana draws three cards." in story(hall, -1)


def test_a_battle_is_told_with_totals_and_ends():
    hall = Hall()
    hall.formation(0, A="r1")
    hall.formation(1, A="r2")
    hall.pool(0, "her9 with mi+2")
    hall.pool(1, "mon7")
    hall.begin(seat=0, phase=4)
    hall.attack("r2").pick("mon7")
    lines = [(line.depth, line.text) for line in hall.game.story(hall.state.record.entries, 1, NAMES)]
    assert (2, "Ana sends her9 forward.") in lines
    assert (2, "Bo defends with mon7.") in lines
    assert (2, "Ana leads 11 to 7.") in lines
    told = story(hall)
    assert "her9 defeats mon7." in told
    assert told.count("her9 defeats mon7.") == 1
    assert not any("mon7 is defeated" in line for line in told)


def test_what_belongs_to_the_loser_goes_with_it():
    hall = Hall()
    hall.formation(0, A="r1")
    hall.formation(1, A="r2")
    hall.pool(0, "her9 with art+2")
    hall.pool(1, "mon5 with mi+2 and mi+2")
    hall.begin(seat=0, phase=4)
    hall.attack("r2").pick("mon5")
    assert "Lost with it: mi+2 and mi+2." in story(hall)


def test_rebuilding_names_what_is_paid_in_one_line():
    hall = Hall()
    hall.formation(0, A="r1 razed")
    hall.hand(0, "al1", "al2", "al3")
    hall.begin(seat=0, phase=2)
    hall.rebuild("r1").pick("al1").pick("al2")
    assert "Ana pays with al1, al2 and al3." in story(hall)
    assert "Ana rebuilds r1." in story(hall)


def test_the_last_line_names_winner_and_rule():
    hall = Hall()
    hall.formation(0, A="r1", B="r2", C="r3", D="r4", E="r5")
    hall.hand(0, "r6")
    hall.begin(seat=0, phase=2)
    hall.play("r6")
    if not hall.state.is_terminal():
        hall.say("F")
    assert story(hall)[-1] == "Ana has six realms standing and wins (SF-VIC-01)."


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
def test_no_line_names_a_card_that_the_reader_has_not_seen(seed, preset):
    """Checked on whole games, and at every point of them: the log so far names only what was seen so far."""
    state = play_out(fixture_game(seed, 3, preset=preset, turn_cap="40"), "greedy", "random", "greedy", seed=seed)
    game, entries = state.game, state.record.entries
    names = {card.name for card in game.catalogue if re.search("[A-Z0-9]", card.name)}  # others are plain words, too
    for seat in range(-1, 3):
        seen: set[str] = set()
        for number, entry in enumerate(entries):
            seen |= {game.catalogue[face].name for face in entry.seen_by(seat) if face >= 0}
            if number % 300 == 0 or number == len(entries) - 1:
                words = set()
                for line in game.story(entries[: number + 1], seat, NAMES):
                    words |= set(re.split(r"[ ,.]+|\bTurn \d+: ", line.text)) & names
                assert words <= seen


@pytest.mark.parametrize("seed", range(6))
def test_every_line_is_a_finished_sentence(seed):
    state = play_out(fixture_game(seed), "greedy", "greedy", seed=seed)
    lines = state.game.story(state.record.entries, 0, NAMES)
    assert lines[-1].text.endswith(("(SF-VIC-01).", "(SF-VIC-05).", "(SF-VIC-08)."))
    for line in lines:
        assert line.text.endswith((".", "!", "?")) or line.text.startswith("Turn ")
        assert "None" not in line.text and "  " not in line.text
        assert not line.text.startswith("a card")
        assert "nobody" not in line.text
    assert [line.at for line in lines] == sorted(line.at for line in lines)
