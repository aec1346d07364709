"""What happens after the last card of a chain (section EN)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

from spellhall.games.spellchain import events
from spellhall.games.spellchain import table as tb
from spellhall.kernel.events import Moved

EIGHT = ["Fireball", "Monsoon", "Summon: Atlantis", "Spell Shield", "Boulder", "Rejuvenate", "Crimson Web", "Siphon"]


@pytest.mark.rule("SC-EN-01")
@pytest.mark.parametrize("first", [0, 1])
def test_effects_at_the_end_come_after_slot_one_and_first_for_the_first_player(first: int) -> None:
    t = ChainHall(first=first).set(0, tb.HP, 10).set(1, tb.HP, 10)
    for seat in range(2):
        t.summoned(seat, "Summon: Yggdrasil")
    t.chain("Heatwave", "Heatwave")
    told = t.events(events.Activates, events.Healed)
    assert [type(event) for event in told] == [events.Activates] * 2 + [events.Healed] * 2
    assert [event.seat for event in told[2:]] == [first, 1 - first]


@pytest.mark.rule("SC-EN-01", "B-37")
def test_all_of_the_first_player_comes_before_all_of_the_other() -> None:
    t = ChainHall()
    t.summoned(0, "Summon: Beatrix, Witch of Calamity")
    t.chain("Boulder", "Draining Shield", "Spell Shield")
    struck = [
        event
        for event in t.events(events.Strikes, events.Healed)
        if isinstance(event, events.Strikes) or event.seat == 1
    ]
    assert [type(event) for event in struck] == [events.Strikes, events.Strikes, events.Healed]
    assert t.hp == (20, 20)


@pytest.mark.rule("SC-EN-02", "SC-EN-03")
def test_continuous_cards_move_and_all_others_are_discarded() -> None:
    t = ChainHall().chain(*EIGHT)
    assert t.names(1, "continuous zone") == ["Monsoon"]
    assert t.names(0, "summon zone") == ["Summon: Atlantis"]
    assert sorted(t.names(0, "discard pile")) == ["Boulder", "Crimson Web", "Fireball"]
    assert sorted(t.names(1, "discard pile")) == ["Rejuvenate", "Siphon", "Spell Shield"]
    reasons = [event.why for event in t.events(Moved) if event.why in (tb.KEPT, tb.SPENT)]
    assert reasons == [tb.KEPT] + [tb.SPENT] * 6


@pytest.mark.rule("SC-EN-01", "B-16")
def test_poison_comes_after_all_end_effects_and_before_anything_is_put_away() -> None:
    t = ChainHall().set(0, tb.HP, 1).set(0, tb.POISON, 1)
    t.summoned(0, "Summon: Yggdrasil")
    t.put(1, "hand", "Excalibur")
    t.chain("Heatwave", *["Spell Shield"] * 7)
    assert t.hp[0] == 1, "Yggdrasil heals before the Poison strikes"
    told = t.events(events.Healed, events.Lost, Moved)
    healed, lost, *put_away = told[[type(event) for event in told].index(events.Healed) :]
    assert isinstance(healed, events.Healed) and isinstance(lost, events.Lost)
    reasons = [event.why for event in put_away if isinstance(event, Moved) and event.why != tb.DRAWN]
    assert reasons == [tb.KEPT] + [tb.SPENT] * 7 + [tb.DISCARDED], "Heatwave, the shields, and the hand"


@pytest.mark.rule("SC-EN-04")
def test_then_the_hands_are_discarded() -> None:
    t = ChainHall()
    for seat in range(2):
        t.put(seat, "hand", "Excalibur")
    t.chain(*EIGHT)
    for seat in range(2):
        assert "Excalibur" in t.names(seat, "discard pile")
        assert "Excalibur" not in t.names(seat, "hand")
    reasons = [event.why for event in t.events(Moved)]
    assert reasons.count(tb.DISCARDED) == 2
    assert reasons.index(tb.KEPT) < reasons.index(tb.DISCARDED) < reasons.index(tb.DRAWN)


@pytest.mark.rule("SC-EN-05")
@pytest.mark.parametrize(
    ("name", "column"),
    [
        ("Spell Shield", tb.BLOCK),
        ("Decoy", tb.AVOID),
        ("Aqua Repulsion", tb.REFLECT),
        ("Redirect", tb.REDIRECT),
        ("Become Earth", tb.CAP),
    ],
)
def test_what_lasts_for_the_chain_ends_with_it(name: str, column: int) -> None:
    t = ChainHall()
    t.continuous(0, "Monsoon", "Heatwave")
    t.chain("Heatwave", "Mana Disruption", name)
    assert t.column(0, column) > 0
    t.pick("Monsoon")
    assert t.column(0, column) == 0
    assert t.state.lasting == []


@pytest.mark.rule("SC-EN-05")
def test_a_bonus_for_the_next_spell_ends_with_the_chain() -> None:
    t = ChainHall().chain("Mana Overload")
    assert t.state.lasting == []


@pytest.mark.rule("SC-EN-06")
def test_the_next_chain_begins_with_new_hands_and_empty_slots() -> None:
    t = ChainHall().chain(*EIGHT)
    assert t.size(0, "hand") == t.size(1, "hand") == 5
    assert t.size(0, "chain") == t.size(1, "chain") == 0
    assert t.state.regs[tb.CHAINS] == 2


@pytest.mark.rule("SC-EN-01", "B-51")
def test_each_end_effect_looks_at_the_table_as_it_finds_it_the_oldest_card_first() -> None:
    t = ChainHall()
    t.summoned(0, "Summon: Pestilent Zombie", "Summon: Beelzebub")
    t.chain("Greater Heal")
    assert t.hp == (20, 18)
    assert t.column(1, tb.POISON) == 1
    younger = ChainHall()
    younger.summoned(0, "Summon: Beelzebub", "Summon: Pestilent Zombie")
    younger.chain("Greater Heal")
    assert younger.hp == (20, 19)
