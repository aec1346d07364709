"""What is looked up at once says what asking every card one by one says, at every decision of games at random."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import spellhall
from spellhall.games.spellslinger.facts import TERRAIN
from spellhall.games.spellslinger.rules.attack import candidates, why_not_attack
from spellhall.games.spellslinger.rules.blocks import blockable, blockers
from spellhall.games.spellslinger.rules.checks import fallen, lethal, losers, misplaced
from spellhall.games.spellslinger.rules.numbers import keywords, parts, speed, strength
from spellhall.games.spellslinger.rules.offers import actions, is_main, why_not_play, why_not_use
from spellhall.games.spellslinger.rules.payment import enriched, is_plain, purse, purse_of, sources
from spellhall.games.spellslinger.rules.projection import Projection, held, in_play, project
from spellhall.games.spellslinger.rules.questions import Command, Plenty
from spellhall.games.spellslinger.rules.sides import active_seats, clockwise, has_turn, may_attack, opponents
from spellhall.games.spellslinger.rules.targets import (
    can_aim,
    choices_of,
    legal,
    may_aim,
    modes_of,
    player,
    specs_of,
    still_legal,
)
from spellhall.games.spellslinger.rules.zones import owner_of
from spellhall.games.spellslinger.table import (
    ACTIVE,
    ATTACK_BEGINS,
    ATTACK_ENDS,
    ATTACKERS,
    DECKED,
    DRAW,
    HAND,
    IN_PLAY,
    LIFE,
    OUT,
    PLAY,
    SIDEWAYS,
    STEP,
    USE,
)
from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import action
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.script import Ability

TABLES = [
    (2, {}),
    (3, {}),
    (2, {"preset": "limited"}),
    (2, {"preset": "off-the-top"}),
    (4, {"teams": "alliance"}),
    (4, {"teams": "as-one"}),
]
FAR = 400
"""The most decisions of each game that are looked at."""


def positions(players: int, options: dict[str, str]) -> Iterator[State]:
    """Every decision of some games with decks at random."""
    game = spellhall.game("spellslinger", **options)
    for seed in (1, 2):
        dice = Dice(seed)
        state = game.new_state(
            [game.random_deck(dice) for _ in range(players)] if game.brings_decks else [[]] * players, seed
        )
        for _ in range(FAR):
            if state.is_terminal():
                break
            yield state
            choices = state.legal_actions()
            state.apply(choices[dice.below(len(choices))])


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_what_is_looked_up_is_what_every_card_says_by_itself(players: int, options: dict[str, str]) -> None:
    for state in positions(players, options):
        check_projection(state)
        check_order(state)
        check_steps(state)
        for seat in range(state.seats):
            check_sources(state, seat)
            check_offers(state, seat)
            check_fights(state, seat)
            for card in (*state.pile(HAND, seat), *state.pile(IN_PLAY, seat)):
                for ability in state.definition(card).abilities:
                    if "targets" in ability.details:
                        check_targets(state, ability, Standing(card, seat))


def told(kept: Projection) -> list[Any]:
    """All that a projection says of cards, to be compared."""
    words = {q: [(word, at.source, at.seat) for word, at in found] for q, found in kept.modifiers.items()}
    waiting = {e: [(n, ability, at.source, at.seat) for n, ability, at in found] for e, found in kept.listeners.items()}
    return [words, waiting, kept.attachments, kept.muted, kept.cards, kept.uses, kept.typed, kept.characters]


def check_projection(state: State) -> None:
    """What is kept of the cards in play is what they say when all are asked again."""
    kept = told(project(state))
    numbers = [(strength(state, card), speed(state, card), keywords(state, card)) for card in range(len(state.face))]
    anew = state.clone()
    anew.projection, anew.projected = None, -1
    assert told(project(anew)) == kept
    assert numbers == [
        (sum(n for _, n in parts(anew, c, 0)), sum(n for _, n in parts(anew, c, 1)), keywords(anew, c))
        for c in range(len(anew.face))
    ]
    assert project(state).cards == sorted(
        (card for seat in range(state.seats) for card in state.pile(IN_PLAY, seat)), key=state.stamp.__getitem__
    )


def check_order(state: State) -> None:
    """Nothing is out of order at a decision, no matter who looks."""
    life, decked = state.seat_data[LIFE], state.seat_data[DECKED]
    assert [losers(state), lethal(state), fallen(state), misplaced(state)] == [[], [], [], []]
    assert losers(state) == [
        s for s in range(state.seats) if not state.seat_data[OUT][s] and (life[s] <= 0 or decked[s])
    ]
    wanted = {card: at.seat for word, at in held(state, Command) for card in word.cards.handles(state, at)}
    everywhere = [(card, seat) for seat in range(state.seats) for card in state.pile(IN_PLAY, seat)]
    homes = [(card, wanted.get(card, owner_of(state, card)), seat) for card, seat in everywhere]
    assert misplaced(state) == [(card, home) for card, home, seat in homes if home != seat]
    for seat in range(state.seats):
        assert has_turn(state, seat) == (seat in active_seats(state))


def check_steps(state: State) -> None:
    """Outside the main phase, no one can do more or less because another step has come."""
    twin = state.clone()
    for seat in range(state.seats):
        found = []
        for step in (DRAW, ATTACK_BEGINS, ATTACKERS, ATTACK_ENDS):
            twin.set_reg(STEP, step)
            found.append(actions(twin, seat))
        assert found == found[:1] * len(found)


def check_sources(state: State, seat: int) -> None:
    """Every permanent is asked what it gives."""
    found = []
    for card in state.pile(IN_PLAY, seat):
        definition = state.definition(card)
        if state.marks[SIDEWAYS][card] or card in project(state).muted:
            continue
        for word in definition.gives:
            terrain = definition.type == TERRAIN
            alone = bool(project(state).attachments.get(card)) or not (terrain or is_plain(state, card))
            only = card if alone else -1 if terrain else state.face[card]
            found.append((card, enriched(state, card, word.yields, held(state, Plenty)), word.life, terrain, only))
    assert [tuple(source) for source in sources(state, seat)] == found
    assert purse_of(state, seat) == purse(sources(state, seat))
    for card in state.pile(IN_PLAY, seat):
        assert purse_of(state, seat, card) == purse(sources(state, seat, card))


def check_offers(state: State, seat: int) -> None:
    """Every card in hand and in play is asked why not."""
    main, units = is_main(state, seat), purse(sources(state, seat))
    first = {state.face[card]: card for card in reversed(state.pile(HAND, seat))}
    hand = [card for card in state.pile(HAND, seat) if first[state.face[card]] == card]
    plays = [action(PLAY, card) for card in hand if why_not_play(state, seat, card, main, units) is None]
    mine = [card for card in in_play(state) if state.control[card] == seat]
    uses = [
        action(USE, card)
        for card in mine
        if any(why_not_use(state, seat, card, ability) is None for _, ability in state.definition(card).uses)
    ]
    assert actions(state, seat) == plays + uses
    assert len(actions(state, seat, any_one=True)) == min(1, len(plays + uses))


def check_fights(state: State, seat: int) -> None:
    """Every permanent is asked whether it can attack and block."""
    pile = state.pile(IN_PLAY, seat)
    able = [card for card in pile if may_attack(state, seat) and not why_not_attack(state, card)[0]]
    assert candidates(state, seat) == able
    assert blockers(state, seat) == [card for card in pile if blockable(state, card)]


def check_targets(state: State, ability: Ability, fx: Standing) -> None:
    """Every card and every player is asked whether it may be aimed at."""
    cards = range(len(state.face))
    for spec in specs_of(ability):
        every = set(legal(state, spec, fx))
        assert {t for t in cards if spec.what is not None and fits(state, spec, t, fx)} == {
            t for t in every if t in cards
        }
        seats = {"": [], "player": clockwise(state, state.regs[ACTIVE]), "opponent": opponents(state, fx.seat)}
        assert {player(seat) for seat in seats[spec.players]} == {t for t in every if t not in cards}
        anything = (*cards, *map(player, range(state.seats)))
        assert {t for t in anything if still_legal(state, spec, t, fx)} == every
    ways = range(len(modes_of(ability))) or [-1]
    assert can_aim(state, ability, fx) == any(sets(state, ability, fx, mode, False) for mode in ways)
    for mode in ways:
        assert can_aim(state, ability, fx, mode) == bool(sets(state, ability, fx, mode, False))
        if specs_of(ability, mode):
            firsts = {chosen[0] for chosen in sets(state, ability, fx, mode, True) if chosen}
            assert set(choices_of(state, specs_of(ability, mode), [], fx, optional=False)) == firsts


def fits(state: State, spec: Any, card: int, fx: Standing) -> bool:
    """Whether a card answers a description by all of its tests, and nothing protects it."""
    mine = spec.what.zone == IN_PLAY or card in spec.what.handles(state, fx)
    return spec.what.accepts(state, card, fx) and mine and may_aim(state, card, fx)


def sets(state: State, ability: Ability, fx: Standing, mode: int, optional: bool) -> list[tuple[int, ...]]:
    """All sets of different targets that an ability may have; ``optional``: with those that need not be chosen."""
    every = [legal(state, spec, fx) for spec in specs_of(ability, mode) if optional or not spec.optional]
    return [chosen for chosen in product(*every) if len(set(chosen)) == len(chosen)]
