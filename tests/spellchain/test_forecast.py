"""The forecast: what would happen if the chain resolved as it lies. It keeps its word and tells no secrets."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from chain_hall import ChainHall

import spellhall
from spellhall.agents.fights import bout
from spellhall.games.spellchain import events
from spellhall.games.spellchain import table as tb
from spellhall.games.spellchain.forecast import Chains, Step, forecast, resolved
from spellhall.games.spellchain.rules.resolving import Resolution
from spellhall.kernel.chance import Dice
from spellhall.kernel.game import recording
from spellhall.kernel.state import State
from spellhall.kernel.trial import Probe, is_over, set_aside

OF_LUCK_OR_CHOICE = {
    "Unstable Alchemy",
    "Pandora's Box",
    "Confuse Ray",
    "Discombobulation",
    "Necronomicon",
    "Tsunami",
}
GAME = spellhall.game("spellchain")
PLAIN = [card.name for card in GAME.catalogue if card.name not in OF_LUCK_OR_CHOICE]


def laid(seed: int) -> ChainHall:
    """Seven cards of a chain, at random, and the eighth in hand."""
    dice = Dice(seed)
    names = [PLAIN[dice.below(len(PLAIN))] for _ in range(8)]
    return ChainHall(seed=seed).hands(*names).begin().lay(*names[:7])


@pytest.mark.parametrize("seed", range(40))
def test_the_forecast_is_what_then_happens(seed: int) -> None:
    t = laid(seed)
    found = forecast(t.state)
    twin = set_aside(t.state, 0)
    recording(twin)
    twin.call(Resolution())
    twin.resume()
    while not is_over(twin):
        twin.apply(twin.legal_actions()[0])
    assert twin.seat_data[tb.HP] == found.hp
    told = [e.event for e in twin.record.entries if isinstance(e.event, (events.Activates, events.IsNegated))]
    negated = [(event.card, isinstance(event, events.IsNegated)) for event in told]
    assert [(step.card, step.negated) for step in found.steps] == negated
    changes = [sum(step.change[seat] for step in found.steps) for seat in range(2)]
    assert all(hp == max(0, 20 + change) for hp, change in zip(found.hp, changes, strict=True))


@pytest.mark.parametrize("seed", range(10))
def test_hidden_cards_and_the_generator_change_nothing_in_it(seed: int) -> None:
    t = laid(seed)
    for seat in range(2):
        t.put(seat, "hand", "Fireball", "Spell Shield")
    known = forecast(t.state)
    for seat in range(2):
        for number in range(3):
            other = t.state.resample(seat, Dice(100 * seed + number))
            assert forecast(other) == known


@pytest.mark.parametrize("seed", range(10))
def test_it_changes_nothing_on_the_table(seed: int) -> None:
    t = laid(seed)
    before = t.state.save()
    forecast(t.state)
    assert t.state.save() == before
    assert not any(isinstance(frame, Probe) for frame in t.state.stack)


def test_a_d20_is_named_as_such() -> None:
    t = ChainHall().hands("Pandora's Box", "Fireball").begin().lay("Pandora's Box")
    assert [step.by_chance for step in forecast(t.state).steps] == [True]


def negations(steps: Sequence[Step]) -> list[tuple[int, int]]:
    """The slots of the negated cards, each with the slot of the card that negates it."""
    return [(step.slot, step.by) for step in steps if step.negated]


def test_a_negated_card_names_the_slot_of_the_card_that_negates_it() -> None:
    t = ChainHall().hands("Fireball", "Heatwave", "Siphon", "Frenzied Interference", "Boulder").begin()
    t.lay("Fireball", "Heatwave", "Siphon", "Frenzied Interference")
    steps = forecast(t.state).steps
    assert negations(steps) == [(3, 4), (1, 4)]
    assert [step.by for step in steps if not step.negated] == [0, 0]
    told = t.game.page_view(t.state)["forecast"]["steps"]
    assert [step["by"] for step in told] == [0, 4, 0, 4]


def test_a_chain_that_has_resolved_still_tells_which_card_negated_which() -> None:
    t = ChainHall()
    for seat, name in enumerate(("Fireball", "Counter Spell")):
        t.put(seat, "deck", name)
    t.draw().lay(*["Mithril Sword"] * 6, "Fireball", "Counter Spell")
    last = resolved(t.state)
    assert last is not None
    assert negations(last.steps) == [(7, 8)]
    assert t.game.page_view(t.state)["resolved"]["steps"][1]["by"] == 8


def test_what_is_negated_by_no_card_of_the_chain_names_no_slot() -> None:
    t = ChainHall()
    t.continuous(0, "Frenzied Bolt", "Frenzied Embrace", "Frenzied Detonation")
    t.hands("Fireball", "Boulder").begin().lay("Fireball")
    assert negations(forecast(t.state).steps) == [(1, 0)]


@pytest.mark.parametrize("seed", range(6))
def test_what_the_last_chain_did_adds_up_to_the_hp_on_the_table(seed: int) -> None:
    state = played(seed, chains=2)
    last = resolved(state)
    assert last is not None
    assert last.hp == state.seat_data[tb.HP]
    after = [max(0, hp + sum(step.change[seat] for step in last.steps)) for seat, hp in enumerate(last.before)]
    assert after == last.hp
    assert all(1 <= step.slot <= tb.SLOTS for step in last.steps)


def test_where_a_duel_begins_with_fewer_hp_its_chains_say_so() -> None:
    fight = GAME.fights()[2]
    room = bout(fight)
    while room.state.regs[tb.CHAINS] == 1:
        room.play(room.coached().action)
    assert room.state.record is not None
    room.state.record.notes.clear()
    last = resolved(room.state)
    assert last is not None
    assert last.before == fight.scene().seat_data[tb.HP]
    assert last.hp == room.state.seat_data[tb.HP]


@pytest.mark.parametrize("preset", ["rulebook", "table"])
def test_chains_read_as_a_history_grows_are_those_read_from_its_beginning(preset: str) -> None:
    game = spellhall.game("spellchain", preset=preset)
    for seed in range(4):
        state, dice = game.new_state(list(game.starter_decks().values())[:2], seed), Dice(seed)
        found: set[int] = set()
        while not state.is_terminal():
            options = state.legal_actions()
            state.apply(options[dice.below(len(options))])
            assert state.record is not None
            last = resolved(state)
            assert last == Chains().last(game, state.record.entries)
            if last is not None:
                found.add(last.chain)
                assert last.hp == state.seat_data[tb.HP]
        assert found == {*range(1, max(found) + 1)}


def test_before_any_chain_has_resolved_there_is_none() -> None:
    assert resolved(played(1, chains=0)) is None


def played(seed: int, chains: int) -> State:
    """A game at random, until so many chains have resolved."""
    state = GAME.new_state(list(GAME.starter_decks().values())[:2], seed)
    dice = Dice(seed)
    while not state.is_terminal() and state.regs[tb.CHAINS] <= chains:
        options = state.legal_actions()
        state.apply(options[dice.below(len(options))])
    return state
