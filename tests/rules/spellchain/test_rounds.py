"""The end of a round (section RO)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import events
from spellhall.games.spellchain import table as tb
from spellhall.kernel.events import Moved, Shuffled


def last_chain(deck: int = 5) -> ChainHall:
    """A table before the fifth chain of a round; laying cards does nothing but block."""
    t = ChainHall(deck=deck, filler="Spell Shield")
    t.state.regs[tb.CHAIN_NUMBER] = 5
    return t


def owned(t: ChainHall, seat: int) -> list[str]:
    """What a player holds as the round begins: deck and hand."""
    return sorted(t.names(seat, "deck") + t.names(seat, "hand"))


@pytest.mark.rule("SC-RO-01")
def test_five_chains_use_up_a_deck() -> None:
    t = ChainHall(deck=25, filler="Spell Shield").draw()
    for number in range(1, 6):
        assert (t.state.regs[tb.CHAIN_NUMBER], t.size(0, "deck")) == (number, 25 - 5 * number)
        assert t.state.regs[tb.ROUND] == 1
        t.finish_chain()
    assert t.state.regs[tb.ROUND] == 2


@pytest.mark.rule("SC-RO-02")
def test_all_cards_go_back_into_the_decks() -> None:
    t = last_chain()
    t.continuous(0, "Heatwave")
    t.summoned(1, "Summon: Sky Castle")
    t.put(0, "discard pile", *["Siphon"] * 19)
    t.draw().finish_chain()
    assert owned(t, 0) == sorted(["Heatwave", *["Siphon"] * 19, *["Spell Shield"] * 5])
    assert owned(t, 1) == sorted(["Summon: Sky Castle", *["Spell Shield"] * 5])
    assert (t.size(0, "hand"), t.size(0, "deck")) == (5, 20)


@pytest.mark.rule("SC-RO-02", "SC-RO-03")
def test_both_shuffle_and_cut_again() -> None:
    t = last_chain().draw().finish_chain()
    ended, *steps = t.events(events.RoundEnded, Shuffled, events.DeckCut)
    assert isinstance(ended, events.RoundEnded)
    told = [(type(step), step.seat) for step in steps]
    assert told == [(Shuffled, 0), (Shuffled, 1), (events.DeckCut, 0), (events.DeckCut, 1)]


@pytest.mark.rule("SC-RO-04")
def test_a_new_round_begins_with_its_first_chain() -> None:
    t = last_chain().draw().finish_chain()
    assert (t.state.regs[tb.ROUND], t.state.regs[tb.CHAIN_NUMBER], t.state.regs[tb.CHAINS]) == (2, 1, 2)
    assert t.state.decision().rule == "SC-PL-05"


@pytest.mark.rule("SC-RO-05", "B-21")
@pytest.mark.parametrize("deck", [6, 3])
def test_a_round_is_five_chains_whatever_is_left_of_a_deck(deck: int) -> None:
    t = last_chain(deck)
    t.draw().finish_chain()
    assert t.state.regs[tb.ROUND] == 2
    assert len(owned(t, 0)) == deck


@pytest.mark.rule("SC-RO-05")
def test_chains_without_cards_pass_until_the_round_is_over() -> None:
    t = ChainHall(deck=3, filler="Spell Shield").draw().finish_chain()
    assert (t.state.regs[tb.ROUND], t.state.regs[tb.CHAINS]) == (2, 6)
    assert t.size(0, "hand") == 3


@pytest.mark.rule("SC-RO-06", "B-20")
def test_a_short_deck_gives_what_it_has() -> None:
    t = ChainHall(deck=4).draw()
    assert (t.size(0, "hand"), t.size(0, "deck")) == (4, 0)
    assert not t.state.is_terminal()
    t = ChainHall(deck=0)
    t.put(1, "hand", "Siphon")
    t.draw()
    assert t.size(0, "hand") == 0
    assert not t.state.is_terminal()


@pytest.mark.rule("SC-RO-07")
def test_a_card_in_the_opposing_zone_returns_to_its_owner() -> None:
    t = last_chain()
    (virus,) = t.continuous(0, "Berserk Mind Virus")
    t.state.move(virus, tb.CONTINUOUS, 1)
    t.draw().finish_chain()
    assert owned(t, 0) == sorted(["Berserk Mind Virus", *["Spell Shield"] * 5])
    assert owned(t, 1) == ["Spell Shield"] * 5
    back = [event for event in t.events(Moved) if event.why == tb.RESHUFFLED and event.card == virus]
    assert [event.seat for event in back] == [0]


@pytest.mark.rule("SC-RO-08", "B-36")
def test_counters_are_removed() -> None:
    t = last_chain().set(0, tb.POISON, 4).set(1, tb.MERCURY, 6)
    t.draw().finish_chain()
    assert (t.column(0, tb.POISON), t.column(1, tb.MERCURY)) == (0, 0)
    t = ChainHall(filler="Spell Shield").set(0, tb.POISON, 4).set(1, tb.MERCURY, 6)
    t.draw().finish_chain()
    assert (t.column(0, tb.POISON), t.column(1, tb.MERCURY)) == (2, 6)
