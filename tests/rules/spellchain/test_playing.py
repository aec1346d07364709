"""Drawing and laying cards (section PL)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import events
from spellhall.games.spellchain import table as tb
from spellhall.kernel.events import Moved
from spellhall.kernel.frames import PASS

EIGHT = ["Fireball", "Boulder", "Siphon", "Spell Shield", "Hydro Blade", "Rejuvenate", "Crimson Web", "Water Wall"]


@pytest.mark.rule("SC-PL-01")
def test_both_draw_five() -> None:
    t = ChainHall(deck=25).draw()
    assert [t.size(seat, "hand") for seat in range(2)] == [5, 5]
    assert [t.size(seat, "deck") for seat in range(2)] == [20, 20]


@pytest.mark.rule("SC-PL-02", "B-19")
@pytest.mark.parametrize("first", [0, 1])
def test_effects_at_the_start_come_after_drawing_and_first_for_the_first_player(first: int) -> None:
    t = ChainHall(first=first)
    for seat in range(2):
        t.continuous(seat, "Enchanted Armour")
    t.draw()
    told = [one for one in t.events(Moved, events.Gained) if isinstance(one, events.Gained) or one.why == tb.DRAWN]
    assert [type(one) for one in told] == [Moved] * 10 + [events.Gained] * 2
    assert [one.seat for one in told[10:]] == [first, 1 - first]


@pytest.mark.rule("SC-PL-02")
def test_all_effects_of_the_first_player_come_before_those_of_the_other() -> None:
    t = ChainHall(deck=10).set(0, tb.RESHAPE, 1)
    t.continuous(1, "Enchanted Armour")
    t.draw()
    assert t.state.decision().label == "exchange a card?"
    assert t.column(1, tb.BLOCK) == 0
    t.skip()
    assert t.column(1, tb.BLOCK) == 1


@pytest.mark.rule("SC-PL-03", "SC-PL-04", "SC-PL-05", "SC-PL-06", "SC-RS-01")
@pytest.mark.parametrize("first", [0, 1])
def test_eight_cards_are_laid_in_turn_before_any_activates(first: int) -> None:
    t = ChainHall(first=first).hands(*EIGHT).begin()
    for number, name in enumerate(EIGHT):
        assert t.order() == []
        assert t.state.decision().seat == (first if number % 2 == 0 else 1 - first)
        t.lay(name)
    laid = [(event.seat, event.card) for event in t.events(Moved) if event.why == tb.PLAYED]
    assert [t.state.definition(card).name for _, card in laid] == EIGHT
    assert [seat for seat, _ in laid] == [first, 1 - first] * 4
    assert len(t.order()) == 8


@pytest.mark.rule("SC-PL-05", "SC-ZN-02")
def test_the_slots_are_numbered_in_the_order_of_laying() -> None:
    t = ChainHall().hands(*EIGHT).begin().lay(*EIGHT[:7])
    slots = [t.state.marks[tb.SLOT][t.handle(name)] for name in EIGHT[:7]]
    assert slots == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("SC-PL-07", "B-02")
def test_nobody_may_pass() -> None:
    t = ChainHall().hands("Fireball", "Boulder").begin()
    assert PASS not in t.state.legal_actions()
    assert t.options() == ["Fireball"]


@pytest.mark.rule("SC-PL-08", "B-01")
def test_an_empty_hand_skips_its_slots() -> None:
    t = ChainHall().hands(*EIGHT[:7]).begin().lay(*EIGHT[:7])
    assert t.order() == EIGHT[6::-1]
    t = ChainHall()
    t.put(0, "hand", "Fireball")
    t.put(1, "hand", "Boulder", "Siphon")
    t.begin().lay("Fireball", "Boulder", "Siphon")
    assert t.order() == ["Siphon", "Boulder", "Fireball"]


@pytest.mark.rule("SC-PL-09")
def test_a_laid_card_does_nothing_yet() -> None:
    t = ChainHall().hands(*EIGHT).begin().lay(*EIGHT[:7])
    assert t.hp == (20, 20)
    assert t.column(1, tb.BLOCK) == 0


@pytest.mark.rule("SC-PL-10")
def test_a_laid_card_stays_where_it_is() -> None:
    t = ChainHall().hands(*EIGHT).begin().lay(*EIGHT[:2])
    card = t.handle("Fireball")
    assert card not in t.state.legal_actions()
    assert "SC-PL-10" in t.state.why_not(0, card)


@pytest.mark.rule("SC-PL-11")
def test_the_fifth_card_stays_in_hand_until_the_chain_ends() -> None:
    t = ChainHall()
    t.put(0, "hand", "Excalibur")
    t.put(1, "hand", "Excalibur")
    t.chain("Tsunami", *EIGHT[1:])
    assert "Tsunami" in t.order()
    assert t.names(0, "hand") == t.names(1, "hand") == ["Excalibur"]


@pytest.mark.rule("SC-PL-02", "B-51")
@pytest.mark.parametrize("older", ["Berserk Mind Virus", "Summon: Atlantis"])
def test_effects_at_the_start_go_from_the_oldest_active_card_to_the_youngest(older: str) -> None:
    """B-51. The age counts, whichever zone a card lies in: the Virus strikes before the Block is there, or after it."""
    t = ChainHall()
    t.continuous(0, "Berserk Mind Virus")
    t.summoned(0, "Summon: Atlantis")
    for name in ("Berserk Mind Virus", "Summon: Atlantis"):
        t.state.marks[tb.STAMPED][t.handle(name)] = -20 if name == older else -10
    t.draw()
    assert t.hp == ((19, 20) if older == "Berserk Mind Virus" else (20, 20))
    assert t.column(0, tb.BLOCK) == (2 if older == "Berserk Mind Virus" else 1)
