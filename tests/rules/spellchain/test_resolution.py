"""Carrying out the chain (section RS)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import events
from spellhall.games.spellchain import table as tb

EIGHT = ["Fireball", "Boulder", "Siphon", "Spell Shield", "Hydro Blade", "Rejuvenate", "Crimson Web", "Water Wall"]
IDLE = "Progenitor's Chalice"


@pytest.mark.rule("SC-RS-01", "SC-RS-02", "SC-RS-10")
def test_the_chain_resolves_backwards_without_a_question() -> None:
    t = ChainHall().chain(*EIGHT)
    assert t.order() == EIGHT[::-1]
    assert t.state.record is not None
    assert len(t.state.record.actions) == 8


@pytest.mark.rule("SC-RS-03", "SC-RS-04", "SC-RS-05")
def test_a_card_does_all_it_says_in_its_order_before_the_next() -> None:
    t = ChainHall().set(0, tb.HP, 10).chain("Boulder", "Heatwave", "Siphon")
    kinds = [type(event) for event in t.events(events.Activates, events.Hit, events.Healed)]
    assert kinds == [events.Activates, events.Hit, events.Healed, events.Activates, events.Activates, events.Hit]
    assert t.order() == ["Siphon", "Heatwave", "Boulder"]


@pytest.mark.rule("SC-RS-06", "B-04", "B-30")
def test_a_card_asks_its_player_when_it_activates() -> None:
    t = ChainHall()
    t.continuous(1, "Monsoon", "Heatwave")
    t.hands("Mana Disruption", IDLE, "Boulder").begin().lay("Mana Disruption", IDLE)
    assert t.state.decision().rule == "SC-PL-05"
    t.lay("Boulder")
    assert (t.state.decision().rule, t.state.decision().seat) == ("SC-RS-06", 0)
    assert t.order() == ["Boulder", IDLE, "Mana Disruption"]
    assert t.options() == ["Monsoon", "Heatwave"]
    t.pick("Heatwave")
    assert t.names(1, "continuous zone") == ["Monsoon", IDLE]


@pytest.mark.rule("SC-RS-07")
def test_what_has_activated_cannot_be_negated() -> None:
    t = ChainHall().chain("Counter Spell", "Fireball")
    assert t.negated() == []
    assert t.hp == (17, 20)


@pytest.mark.rule("SC-RS-08")
def test_a_part_without_a_target_is_left_out() -> None:
    assert ChainHall().chain("Shield Break").hp == (20, 17)
    t = ChainHall()
    t.continuous(1, "Swords of Endolumin")
    assert t.chain("Shield Break").names(1, "discard pile") == ["Swords of Endolumin"], "with one, it happens"


@pytest.mark.rule("SC-RS-09")
@pytest.mark.parametrize("first", [0, 1])
def test_you_is_whoever_laid_the_card(first: int) -> None:
    t = ChainHall(first=first).chain("Crimson Daggers")
    assert (t.hp[first], t.hp[1 - first]) == (19, 16)


@pytest.mark.rule("SC-RS-10")
def test_during_resolution_only_choices_of_cards_are_put() -> None:
    t = ChainHall()
    t.continuous(0, "Monsoon", "Heatwave")
    t.hands("Boulder", "Mana Disruption", "Rejuvenate", "Siphon").begin()
    t.lay("Boulder", "Mana Disruption", "Rejuvenate", "Siphon")
    assert (t.state.decision().rule, t.state.decision().seat) == ("SC-RS-06", 1)
    t.pick("Monsoon")
    assert t.state.decision().rule == "SC-PL-05"
    assert t.state.regs[tb.CHAINS] == 2


@pytest.mark.rule("SC-RS-11", "B-50")
def test_what_follows_an_activation_follows_what_the_card_does() -> None:
    t = ChainHall()
    t.continuous(0, "Heatwave")
    t.summoned(0, "Summon: First Hassan")
    t.chain("Fireball")
    assert [hit.amount for hit in t.events(events.Hit)] == [5, 2], "Hassan sharpens the Fireball, not the Heatwave"
    chalice = ChainHall()
    chalice.continuous(0, IDLE)
    chalice.chain("Crimson Daggers")
    assert chalice.hp == (20, 16), "the HP that the Daggers cost can be healed"


@pytest.mark.rule("SC-RS-12")
def test_a_card_does_not_set_itself_off() -> None:
    t = ChainHall().health(10, 20).chain("Crimson Web", "Decoy", "Progenitor's Chalice")
    chalices = [e for e in t.events(events.Healed) if t.state.definition(e.source).name == "Progenitor's Chalice"]
    assert len(chalices) == 1, "for the Web, not for the Chalice, which is Crimson, too"
    blob = ChainHall()
    assert blob.chain("Summon: Amorphous Blob").hp == (20, 20)
