"""What Spellfire's indexes answer is what asking every card answers, at every decision of random games.

The timing index leaves cards and powers unasked, and a projection is patched where a card has come or gone. Here every
card is asked, and every projection is gathered from the beginning.
"""

from __future__ import annotations

from typing import Any

import pytest

import spellhall
from spellhall.games.spellfire import facts
from spellhall.games.spellfire.formats.random_decks import random_deck
from spellhall.games.spellfire.rules.levels.gathering import Projection, gathered
from spellhall.games.spellfire.rules.levels.projection import in_play, is_silenced, model_of, project
from spellhall.games.spellfire.rules.levels.traits import type_of
from spellhall.games.spellfire.rules.plays import legal_actions, legal_plays, usable_powers
from spellhall.games.spellfire.rules.plays.timing_index import LOSING, WINDOW
from spellhall.games.spellfire.rules.plays.windows import waiting_seat
from spellhall.games.spellfire.rules.questions import Silence
from spellhall.games.spellfire.rules.turn.destinations import BARE
from spellhall.games.spellfire.table import BETWEEN, EXCHANGE, HAND, PHASE, PLAY, STAGE, USE, USE_SECOND
from spellhall.games.spellfire.words.describing import nouns
from spellhall.games.spellfire.words.plays.modifiers import NO_CONTEXT
from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import action
from spellhall.kernel.state import State

WHY_NOT = {LOSING: legal_plays.why_not_in_combat, WINDOW: legal_plays.why_not_anytime}


KINDS = (
    (nouns.champions, facts.CHAMPIONS),
    (nouns.wizards, (facts.WIZARD,)),
    (nouns.monsters, (facts.MONSTER,)),
    (nouns.heroes, (facts.HERO,)),
    (nouns.items, (facts.ITEM,)),
    (nouns.allies, (facts.ALLY,)),
    (nouns.spells, facts.SPELLS),
    (nouns.items_and_artifacts, (facts.ITEM, facts.ARTIFACT)),
    (nouns.realms_and_champions, (facts.REALM, *facts.CHAMPIONS)),
    (nouns.champions_and_allies, (facts.ALLY, *facts.CHAMPIONS)),
)


def holdings(made: Projection) -> list[Any]:
    """All that a projection says, as what can be compared."""

    def context(held: Any) -> tuple[int, ...]:
        return held.source, held.seat, held.subject, held.spared, held.number

    return [
        {question: [(word, context(held)) for word, held in entries] for question, entries in made.modifiers.items()},
        {event: [(which, context(held)) for which, _, held in waiting] for event, waiting in made.listeners.items()},
        made.powers,
        made.ready,
        made.answers,
        made.sources,
        [context(held) for held in made.contexts],
        made.lasting,
        (made.parted, made.passing, made.in_rounds),
    ]


def silenced(state: State, whole: Projection) -> set[int]:
    """The cards that are silenced, by asking each card in play."""
    kept, state.projection = state.projection, whole
    mute: set[int] = set()
    for word, held in whole.modifiers.get(Silence, []):
        if held.source not in mute:
            mute |= {card for card in in_play(state) if word.applies(state, card, held)}
    state.projection = kept
    return mute


def usable(state: State, whole: Projection, mute: set[int], seat: int, at: int) -> list[int]:
    """The powers that a seat may use, by asking every one in play."""
    found, used = [], set()
    for card in [source[0] for source in whole.sources]:
        for number, ability in enumerate(model_of(state, card).abilities):
            if ability.kind != "power" or state.control[card] != seat or card in mute:
                continue
            verb = USE_SECOND if card in used else USE
            used.add(card)
            timely = at != WINDOW or ability.details["anytime"]
            if timely and usable_powers.why_not_power(state, seat, card, number, at == LOSING) is None:
                found.append(action(verb, card))
    return found


def moments(state: State) -> list[int]:
    """The moments of which one can be now."""
    if state.regs[STAGE] == EXCHANGE:
        return [WINDOW, LOSING]
    return [WINDOW] if state.regs[PHASE] == BETWEEN else [WINDOW, 1 << state.regs[PHASE]]


def check_every_card(state: State) -> None:
    assert state.catalogue is state.game.catalogue
    assert not [host for host in state.host if host >= 0 and state.zone[host] in BARE]
    whole = gathered(state)
    made = project(state)
    assert holdings(made.whole or made) == holdings(whole)
    mute = silenced(state, whole)
    assert {card for card in in_play(state) if is_silenced(state, card)} == mute
    able: list[int] = []
    for seat in range(state.seats):
        for at in moments(state):
            why_not = WHY_NOT.get(at, legal_plays.why_not_in_phase)
            cards = [action(PLAY, card) for card in state.pile(HAND, seat) if why_not(state, seat, card) is None]
            answered = [
                action(PLAY, card)
                for card in legal_actions.playable(state, seat, at)
                if why_not(state, seat, card) is None
            ]
            assert answered == cards
            assert usable_powers.powers(state, seat, at) == usable(state, whole, mute, seat, at)
            if at == WINDOW and (cards or usable(state, whole, mute, seat, at)):
                able.append(seat)
    if not state.game.equal_windows:
        assert waiting_seat(state, 0, 0, -1, -1) == min(able, default=state.seats)


def check_kinds(state: State) -> None:
    """A description leaves out by what is printed no card that is of its kind for a time."""
    for noun, types in KINDS:
        for card in (*in_play(state), *state.pile(HAND, 0)):
            assert noun.fits(state, card, NO_CONTEXT) == (type_of(state, card) in types), noun.phrase()
        assert noun.handles(state, NO_CONTEXT) == [card for card in in_play(state) if type_of(state, card) in types]


def check_every_face(state: State, dice: Dice) -> None:
    """No card of the catalogue that the index leaves out could be played from the hand of the one who is asked."""
    seat = state.current_player()
    if not state.pile(HAND, seat):
        return
    twin = state.clone()
    twin.face = twin.face.copy()
    card = twin.pile(HAND, seat)[dice.below(len(twin.pile(HAND, seat)))]
    for at in moments(twin):
        why_not = WHY_NOT.get(at, legal_plays.why_not_in_phase)
        for face, definition in enumerate(twin.game.catalogue):
            if not definition.moments & at:
                twin.face[card] = face
                assert why_not(twin, seat, card) is not None, definition.name


@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_index_answers_what_asking_every_card_answers(preset: str, players: int, seed: int) -> None:
    game: Any = spellhall.game("spellfire", preset=preset, turn_cap="24")
    dice = Dice(1000 * players + seed)
    state = game.new_state([random_deck(game, dice) for _ in range(players)], seed)
    decisions = 0
    while not state.is_terminal():
        check_every_card(state)
        check_kinds(state)
        if decisions % 10 == 0:
            check_every_face(state, dice)
        options = state.legal_actions()
        chosen = options[dice.below(len(options))]
        before, twin = holdings(project(state)), state.clone()
        twin.apply(chosen)
        if not twin.is_terminal():
            check_every_card(twin)
        assert holdings(project(state)) == before
        state.apply(chosen)
        decisions += 1
    assert decisions > 50
