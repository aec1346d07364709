"""The words of the cards (section WO)."""

from __future__ import annotations

import pytest
from chain_hall import ChainHall

import spellhall
from spellhall.games.spellchain import events
from spellhall.games.spellchain import table as tb
from spellhall.games.spellchain.telling.vocabulary import WORDS
from spellhall.rulebook import all_rules, find_rules

GAME = spellhall.game("spellchain")
IDLE = "Progenitor's Chalice"


@pytest.mark.rule("SC-WO-01")
def test_three_packets_are_three_hits_of_which_one_is_the_first() -> None:
    t = ChainHall().chain("Meteor Shower", IDLE, "Focus Mana")
    assert [hit.amount for hit in t.events(events.Strikes)] == [2, 2, 2]
    assert t.hp == (19, 20 - (2 + 3) - 2 - 2)


@pytest.mark.rule("SC-WO-02")
def test_nothing_stops_a_loss_of_hp() -> None:
    t = ChainHall().set(0, tb.BLOCK, 9).set(0, tb.AVOID, 9).set(0, tb.CAP, 1).chain("Gauntlets of the Condemned")
    assert t.hp == (18, 15)
    assert (t.column(0, tb.BLOCK), t.column(0, tb.AVOID)) in ((9, 9), (0, 0))


@pytest.mark.rule("SC-WO-03")
def test_a_card_that_deals_at_the_end_of_a_chain_only_has_no_damage_effect() -> None:
    assert ChainHall().chain("Summon: King of Desecration", IDLE, "Mana Overload").hp == (20, 19)
    collar = ChainHall()
    collar.continuous(1, "Cursed Collar of Modeng")
    assert collar.chain("Summon: King of Desecration", IDLE, "Heatwave").hp[0] == 20
    assert {card.name for card in GAME.catalogue if card.deals} >= {"Fireball", "Toxic Wave", "Frenzied Bolt"}


@pytest.mark.rule("SC-WO-04")
def test_block_prevents_point_by_point_and_adds_up() -> None:
    t = ChainHall().set(1, tb.BLOCK, 1).chain("Hailstorm", "Hydro Blade")
    assert t.hp == (18, 20 - 1)


@pytest.mark.rule("SC-WO-05")
def test_avoid_stops_whole_hits() -> None:
    assert ChainHall().set(1, tb.AVOID, 1).chain("Ancient Flame").hp == (20, 20)
    assert ChainHall().set(1, tb.AVOID, 3).chain("Hailstorm").hp == (20, 19)


@pytest.mark.rule("SC-WO-06")
def test_reflect_meets_one_hit_only() -> None:
    assert ChainHall().set(1, tb.REFLECT, 9).chain("Repeating Crossbow").hp == (19, 18)


@pytest.mark.rule("SC-WO-07")
def test_two_redirects_add_up_on_the_next_hit() -> None:
    t = ChainHall().chain("Ancient Flame", "Redirect", IDLE, "Redirect")
    assert t.hp == (16, 20)
    assert ChainHall().set(1, tb.REDIRECT, 2).chain("Repeating Crossbow").hp == (19, 18)


@pytest.mark.rule("SC-WO-08")
def test_what_is_ignored_is_not_used_up() -> None:
    t = ChainHall().set(1, tb.BLOCK, 9).set(1, tb.AVOID, 1).chain("Fireball", IDLE, "Lightning Bolt")
    assert t.hp == (20, 18)
    assert ChainHall().set(1, tb.REFLECT, 9).set(1, tb.REDIRECT, 9).chain("Boulder").hp == (20, 16)


@pytest.mark.rule("SC-WO-09")
def test_poison_costs_its_number_and_loses_half_rounded_up() -> None:
    t = ChainHall().set(1, tb.POISON, 5).chain(IDLE)
    assert t.hp == (20, 15)
    assert t.column(1, tb.POISON) == 2
    full = ChainHall().set(1, tb.POISON, 9).chain("Spread Toxic Plague", "Heatwave")
    assert full.hp == (20, 10)


@pytest.mark.rule("SC-WO-10")
def test_mercury_waits_and_is_never_more_than_ten() -> None:
    t = ChainHall().set(0, tb.MERCURY, 9).chain("Mercury Wall", IDLE, "Create Mercury")
    assert t.column(0, tb.MERCURY) == 10
    assert t.hp == (20, 16)


@pytest.mark.rule("SC-WO-11")
def test_to_heal_takes_no_counters_off() -> None:
    t = ChainHall().health(10, 20).set(0, tb.POISON, 2).chain("Siphon")
    assert t.hp == (10 + 2 - 2, 18)
    cured = ChainHall().health(10, 20).set(0, tb.POISON, 2).chain("Greater Heal")
    assert cured.hp == (15, 20)


@pytest.mark.rule("SC-WO-12")
def test_reshape_exchanges_cards_when_the_next_chain_starts() -> None:
    t = ChainHall().chain("Focus Mana")
    assert (t.state.decision().seat, t.state.decision().label) == (0, "exchange a card?")
    card = t.state.legal_actions()[0]
    before = t.size(0, "hand")
    t.state.apply(card)
    assert t.size(0, "hand") == before
    assert t.state.zone[card] == tb.DECK


@pytest.mark.rule("SC-WO-13", "SC-WO-14")
def test_an_applied_card_stays_where_it_is_and_works_for_who_applies_it() -> None:
    t = ChainHall().health(10, 10).chain("Shade Mimic", "Siphon")
    assert t.hp == (10 - 2 + 2, 10 + 2 - 2)
    assert t.order() == ["Siphon", "Shade Mimic"]
    assert "Siphon" in t.names(1, "discard pile")


@pytest.mark.rule("SC-WO-15")
def test_a_continuous_card_that_has_activated_is_controlled_at_once() -> None:
    assert ChainHall().chain("Atalanta's Arrow", IDLE, "Atalanta's Bow").hp == (20, 20 - 1 - 6)


@pytest.mark.rule("SC-WO-16")
def test_a_negated_card_was_nothing_earlier_in_the_chain() -> None:
    assert ChainHall().chain("Maelstrom", IDLE, "Water Wall").hp == (20, 17)
    assert ChainHall().chain("Maelstrom", IDLE, "Water Wall", "Counter Spell").hp == (20, 18)
    assert ChainHall().chain("Lightning Storm", "Siphon", "Counter Spell").hp == (20, 18)


@pytest.mark.rule("SC-WO-17")
def test_each_seized_card_takes_one_ray_and_one_roll() -> None:
    t = ChainHall().chain("Siphon", "Confuse Ray", "Fireball", "Confuse Ray")
    asked = t.events(events.WouldSeize)
    assert [t.state.definition(roll.card).name for roll in asked] == ["Fireball", "Siphon"]
    assert len({roll.by for roll in asked}) == 2
    assert len(t.events(events.WorksFor)) == 2


@pytest.mark.rule("SC-WO-18")
@pytest.mark.parametrize(
    ("card", "own", "after"), [("Bring Forth Darkness", 2, "Siphon"), ("Red Eclipse", 2, "Crimson Hex")]
)
def test_a_card_that_helps_others_deals_what_it_prints(card: str, own: int, after: str) -> None:
    t = ChainHall().chain(after, IDLE, card)
    assert t.events(events.Strikes)[0].amount == own
    hits = [hit.amount for hit in t.events(events.Hit)]
    assert hits[0] == own
    assert hits[1] == t.events(events.Strikes)[1].amount + 1


@pytest.mark.rule("SC-WO-18")
def test_the_bow_helps_other_artifacts() -> None:
    assert ChainHall().chain("Mithril Sword", IDLE, "Atalanta's Bow").hp == (20, 20 - 1 - 5)


@pytest.mark.rule("SC-WO-19")
def test_a_card_is_doubled_once() -> None:
    assert ChainHall().chain("Fireball", IDLE, "Mana Overload", "Heatwave", "Mana Overload").hp == (20, 14)


@pytest.mark.rule("SC-WO-20")
def test_a_discarded_card_goes_to_its_owner_and_stops() -> None:
    t = ChainHall()
    t.continuous(1, "Mana Dampener")
    t.chain("Fireball", IDLE, "Mana Disruption")
    assert "Mana Dampener" in t.names(1, "discard pile")
    assert t.hp == (20, 17)


@pytest.mark.rule("SC-WO-21")
def test_damage_by_a_card_in_the_own_zone_is_nobodys() -> None:
    t = ChainHall()
    t.continuous(0, "Berserk Mind Virus")
    t.put(0, "deck", "Divine Judgement")
    t.draw()
    assert t.hp[0] == 19
    assert t.column(0, tb.SUFFERED) == 0


def test_every_word_of_a_card_opens_its_rule() -> None:
    known = {rule.id for rule in all_rules()}
    used = {rule for card in GAME.catalogue for rule in GAME.explained_by(card)}
    assert used <= known
    assert used == {rule for _, rule in WORDS}, "a pattern that no card uses"
    for word, rule in (("Reshape", "SC-WO-12"), ("Reflect", "SC-WO-06"), ("first hit", "SC-WO-01")):
        assert rule in {found.id for found in find_rules(word)}


@pytest.mark.rule("SC-WO-22")
def test_a_hit_of_a_summon_is_a_hit_like_any_other() -> None:
    def left(*helping: str, hindering: tuple[str, ...] = (), avoid: int = 0) -> int:
        """What P2 has left when the King struck at the end of the chain, for the one Dark card before them."""
        t = ChainHall().set(1, tb.AVOID, avoid)
        t.summoned(0, "Summon: King of Desecration")
        t.continuous(0, *helping)
        t.continuous(1, *hindering)
        return t.chain("Heatwave", IDLE, "Dagger of Hassan").hp[1]

    assert left() == 20 - 3 - 1
    assert left("Bring Forth Darkness") == 20 - 4 - 2, "hits of Dark cards"
    assert left("Bring Forth Darkness", hindering=("Mana Dampener",)) == 20 - 4 - 1, "the first hit of a Spell"
    assert left(avoid=2) == 20


@pytest.mark.rule("SC-WO-23")
def test_the_collar_waits_for_the_activation_and_not_for_the_hit() -> None:
    for chain, left in ((["Fireball"], 19), (["Fireball", "Counter Spell"], 20)):
        t = ChainHall().set(1, tb.AVOID, 3)
        t.continuous(1, "Cursed Collar of Modeng")
        assert t.chain(*chain).hp == (left, 20)
