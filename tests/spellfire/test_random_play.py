"""Random play with random legal decks over all cards: every game ends by a rule, without an error."""

from __future__ import annotations

import pytest
from long_runs import check_games, played_out

import spellhall
from spellhall.games.spellfire import facts
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.events import Totals
from spellhall.games.spellfire.game import Spellfire
from spellhall.games.spellfire.options import TERMS
from spellhall.games.spellfire.printings.shelf import further
from spellhall.games.spellfire.printings.verdicts import standings
from spellhall.games.spellfire.table import DRAW_PILE, HAND
from spellhall.kernel.chance import Dice
from spellhall.kernel.checks.contract import check_log

SEEDS_PER_TEST = 500
FIRST_SEEDS = range(0, 10_000, SEEDS_PER_TEST)


@pytest.mark.parametrize(
    ("preset", "players", "games"),
    [
        ("rulebook", 2, 30),
        ("tournament", 2, 14),
        ("rulebook", 3, 6),
        ("tournament", 3, 4),
        ("rulebook", 4, 4),
        ("rulebook", 6, 2),
    ],
)
def test_random_games_end_by_a_rule(preset: str, players: int, games: int) -> None:
    check_games(spellhall.game("spellfire", preset=preset), players, range(games))


def test_random_games_play_printings_that_differ_from_their_definition() -> None:
    game = spellhall.game("spellfire")
    differing = {key for key, card in further().items() if card.levels != REGISTER[standings()[key].definition].levels}
    played: set[str] = set()
    for seed in range(80):
        state = played_out(game, 2, seed)
        played |= {state.definition(card).key for card, zone in enumerate(state.zone) if zone not in (DRAW_PILE, HAND)}
        if played & differing and len(played & further().keys()) > 50:
            return
    pytest.fail(f"80 games have not played one of {sorted(differing)}")


@pytest.mark.slow
@pytest.mark.parametrize("first", FIRST_SEEDS)
def test_ten_thousand_random_games_end_by_a_rule(first: int) -> None:
    check_games(spellhall.game("spellfire"), 2, range(first, first + SEEDS_PER_TEST))


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 500, 100))
@pytest.mark.parametrize("players", [3, 4])
def test_five_hundred_random_games_of_more_players_end_by_a_rule(players: int, first: int) -> None:
    check_games(spellhall.game("spellfire"), players, range(first, first + 100))


def any_game(dice: Dice) -> tuple[Spellfire, int]:
    """A game with options at random, and with how many decks it is played, of any size that it takes up to 110
    cards.
    """

    def one_of(values: tuple[str, ...]) -> str:
        return values[dice.below(len(values))]

    given = {option.name: one_of(tuple(option.values)) for option in TERMS.options}
    given |= {"preset": one_of(("rulebook", "tournament")), "deck_sizes": one_of(("55", "75", "110", "110"))}
    given["turn_cap"] = "100"  # with a pile that is shuffled anew a game at random may be without end
    if given["solitaire"] == "one-deck":
        given["victory"] = "standard"  # nothing else wins there
    game = Spellfire(**TERMS.meant_by(given))  # an option that would change nothing beside the others is refused
    return game, game.form.decks or 2 * game.teams or 2 + dice.below(5)


def check_any_games(seeds: range) -> None:
    """Play games with options, players and decks at random, and look at the cards of every event."""
    for seed in seeds:
        game, decks = any_game(Dice(seed))
        try:
            state = played_out(game, decks, seed)
        except Exception as fault:
            raise AssertionError(f"the game of seed {seed} broke: {decks} decks, {dict(game.options)}") from fault
        check_log(game, state)
        assert len(state.returns()) == (2 if game.form.decks else decks)


def test_games_with_any_options_players_and_decks_end_by_a_rule() -> None:
    check_any_games(range(12))


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 5_000, 500))
def test_five_thousand_games_with_any_options_players_and_decks_end_by_a_rule(first: int) -> None:
    check_any_games(range(first, first + 500))


def strong_deck(game: Spellfire, dice: Dice) -> list[str]:
    """A small deck of the strongest champions that have no price, and what makes them stronger, and a few realms."""
    fits = {facts.HERO, facts.MONSTER, facts.ALLY, facts.ITEM, facts.ARTIFACT}
    strong = sorted((card for card in game.shipped() if card.type in fits), key=lambda card: -card.level)
    realms = [card.key for card in game.shipped() if card.type == facts.REALM]
    champions = [card.key for card in strong if card.is_champion and not card.avatar][:40]
    others = [card.key for card in strong if not card.is_champion][:60]
    picked = [[keys[dice.below(len(keys))] for _ in range(count)] for keys, count in ((champions, 5), (others, 11))]
    return [*realms[dice.below(100) :][:4], *picked[0], *picked[1]]


@pytest.mark.parametrize("first", [0, pytest.param(40, marks=pytest.mark.slow)])  # 40 more games of the same kind
def test_totals_above_the_number_of_cards_harm_nothing(first: int) -> None:
    """With small decks the levels of a round are soon more than there are cards: no event takes them for cards."""
    game = Spellfire(draw_pile_empty="reshuffle", turn_cap="40")
    above = 0
    for seed in range(first, first + 40):
        dice = Dice(seed)
        state = game.new_state([strong_deck(game, dice) for _ in range(2)], seed, check=False)
        while not state.is_terminal():
            options = state.legal_actions()
            state.apply(options[dice.below(len(options))])
        check_log(game, state)
        assert state.record is not None
        told = [entry.event for entry in state.record.entries]
        totals = [(event.offence, event.defence) for event in told if isinstance(event, Totals)]
        above += sum(max(sides) >= len(state.face) for sides in totals)
        assert all(-100 < total < 1000 for sides in totals for total in sides)
    assert above > 10
