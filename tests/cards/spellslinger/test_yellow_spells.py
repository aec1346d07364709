"""Yellow enchantments in positions; what is printed on yellow cards that are no characters; several together."""

from __future__ import annotations

import pytest
from slinger_cards import c
from slinger_fights import attack
from slinger_hall import SlingerHall
from slinger_lands import LATER, able, offers

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import REGISTER
from spellhall.games.spellslinger.facts import CHARACTER, COMMON, ENCHANTMENT, EVENT, INTERRUPT, RARE, UNCOMMON

PRINTED = [
    ("Blessed Harvest", "1Y", EVENT, COMMON),
    ("Untie the Spell-Knot", "1Y", EVENT, COMMON),
    ("Call the Herd Home", "2Y", EVENT, COMMON),
    ("Day of Rest", "3Y", EVENT, UNCOMMON),
    ("Alms for All", "2Y", EVENT, UNCOMMON),
    ("Weighed at Daybreak", "3YY", EVENT, RARE),
    ("Empty the Reliquary", "2YY", EVENT, RARE),
    ("Shaft of Noon", "1Y", INTERRUPT, COMMON),
    ("Steady Hand", "Y", INTERRUPT, COMMON),
    ("Aegis Hymn", "Y", INTERRUPT, COMMON),
    ("Blessing on the Flock", "2Y", INTERRUPT, UNCOMMON),
    ("Sudden Sanctuary", "2Y", INTERRUPT, UNCOMMON),
    ("Turned at the Gate", "2Y", INTERRUPT, UNCOMMON),
    ("Gilded Harness", "1Y", ENCHANTMENT, COMMON),
    ("Borrowed Halo", "2Y", ENCHANTMENT, COMMON),
    ("Hedge of Light", "2Y", ENCHANTMENT, UNCOMMON),
    ("Chapel Bells", "1Y", ENCHANTMENT, UNCOMMON),
    ("Covenant of the Meadow", "2YY", ENCHANTMENT, RARE),
]


def defending(count: int, *hand: str) -> SlingerHall:
    """Seat 1, who will be attacked, has so many Plains in play and these cards in hand."""
    t = SlingerHall()
    t.put(1, "in play", *["Plains"] * count)
    t.hold(1, *hand)
    return t


# ---------------------------------------------------------------------- what is printed


@pytest.mark.parametrize(("name", "cost", "type_", "rarity"), PRINTED)
def test_printed_facts(name: str, cost: str, type_: str, rarity: str) -> None:
    card = next(card for card in REGISTER.values() if card.name == name)
    assert (card.cost.text, card.type, card.rarity) == (cost, type_, rarity)


def test_these_are_all_yellow_cards_besides_the_characters() -> None:
    yellow = [card.name for card in REGISTER.values() if card.type != CHARACTER and "Y" in card.cost.colours()]
    assert sorted(yellow) == sorted(row[0] for row in PRINTED)


@pytest.mark.parametrize(("name", "cost"), [(row[0], row[1]) for row in PRINTED if row[2] in (EVENT, ENCHANTMENT)])
def test_every_yellow_spell_of_the_main_phase_takes_all_of_its_cost(name: str, cost: str) -> None:
    need = int(cost.rstrip("Y") or 0) + cost.count("Y")
    for count in (need, need - 1):
        t = able("Plains", count, name, later=True)
        t.play(1, "Plough Ox", "banner")
        t.at("main")
        assert offers(t, f"play {name}") == (count == need)


@pytest.mark.parametrize(("name", "cost"), [(row[0], row[1]) for row in PRINTED if row[2] == INTERRUPT])
def test_every_yellow_interrupt_takes_all_of_its_cost(name: str, cost: str) -> None:
    need = int(cost.rstrip("Y") or 0) + cost.count("Y")
    for count in (need, need - 1):
        t = defending(count, name, "zap")
        t.play(0, "Plough Ox")
        t.at("declare").do("Plough Ox")
        assert offers(t, f"play {name}") == (count == need)


# ---------------------------------------------------------------------- enchantments on characters


@pytest.mark.parametrize(("name", "cost", "after"), [("Gilded Harness", 2, (3, 4)), ("Borrowed Halo", 3, (3, 3))])
class TestAttached:
    def test_it_strengthens_the_character_it_is_put_on_and_no_other(
        self, name: str, cost: int, after: tuple[int, int]
    ) -> None:
        t = able("Plains", cost, name, later=True)
        own, theirs = t.play(0, c(2, 2)), t.play(1, c(2, 2))
        t.at("main").do(f"play {name}").choose(own)
        assert (t.numbers(own), t.numbers(theirs)) == (after, (2, 2))
        assert t.state.host[t.state.pile(tb.IN_PLAY, 0)[-1]] == own

    def test_it_lasts_and_goes_with_its_bearer(self, name: str, cost: int, after: tuple[int, int]) -> None:
        t = able("Plains", cost, name, later=True)
        lion = t.play(0, c(2, 2))
        t.hold(1, "kill")
        t.at("main").do(f"play {name}").next_turn()
        t.next_turn()
        assert t.numbers(lion) == after
        t.on_to(tb.MAIN)
        while t.asked == 0:
            t.skip()
        t.do("play kill")
        assert sorted(t.names(0, "discard pile")) == sorted([name, t.state.definition(lion).name])


@pytest.mark.parametrize("name", ["Gilded Harness", "Borrowed Halo"])
def test_without_a_character_there_is_nobody_to_put_it_on(name: str) -> None:
    t = able("Plains", 3, LATER, later=True)
    card = t.hold(0, name)[0]
    t.play(1, "banner")
    t.at("main")
    assert t.why_not(0, card) == "it has no legal target (SS-PL-05)"


def test_with_a_borrowed_halo_an_ox_is_blocked_by_fliers_only() -> None:
    t = SlingerHall()
    ox = t.play(0, "Plough Ox")
    t.attach(0, "Borrowed Halo", ox)
    t.play(1, "Plough Ox", "Steeple Dove")
    t.at("declare")
    attack(t, ox)
    assert t.options() == ["Steeple Dove (1/2)", "don't block"]
    t.skip()
    assert t.life == [20, 16]


def test_with_a_borrowed_halo_an_ox_blocks_fliers() -> None:
    t = SlingerHall()
    ox, dove = t.play(1, "Plough Ox"), t.play(0, "Steeple Dove")
    t.play(1, "Farmyard Mastiff")
    t.attach(1, "Borrowed Halo", ox)
    t.at("declare")
    attack(t, dove)
    assert t.options() == ["Plough Ox (4/3)", "don't block"]


def test_without_its_borrowed_halo_an_ox_is_back_on_the_ground() -> None:
    t = able("Plains", 2, "Untie the Spell-Knot", later=True)
    ox, dove = t.play(0, "Plough Ox"), t.play(1, "Steeple Dove")
    t.attach(0, "Borrowed Halo", ox)
    t.at("main").do("play Untie the Spell-Knot").next_turn()
    t.on_to(tb.ATTACKERS)
    attack(t, dove, on=0)
    assert t.life == [19, 20]
    assert t.numbers(ox) == (3, 2)


# ---------------------------------------------------------------------- enchantments of the whole side


def test_a_hedge_of_light_strikes_each_attacker_of_its_player() -> None:
    t = SlingerHall()
    hedge = t.play(1, "Hedge of Light")
    small, big, home = t.play(0, c(1, 1)), t.play(0, c(2, 2)), t.play(0, c(1, 2))
    t.at("declare")
    attack(t, small, big)
    assert [(told.card, told.source, told.amount) for told in t.events(events.Damaged)] == [
        (small, hedge, 1),
        (big, hedge, 1),
    ]
    assert (t.where(small), t.where(big), t.where(home)) == ("discard pile", "in play", "in play")
    assert t.life == [20, 18]


def test_a_hedge_of_light_is_paid_for_and_guards_from_the_next_turn_on() -> None:
    t = able("Plains", 3, "Hedge of Light", later=True)
    lion = t.play(1, c(1, 1))
    t.at("main").do("play Hedge of Light").next_turn()
    t.on_to(tb.ATTACKERS)
    attack(t, lion, on=0)
    assert t.where(lion) == "discard pile"
    assert t.life == [20, 20]


def test_a_hedge_of_light_lets_the_attackers_of_its_player_and_of_others_pass() -> None:
    t = SlingerHall(seats=3)
    t.play(0, "Hedge of Light")
    t.play(2, "Hedge of Light")
    lion = t.play(0, c(1, 1))
    t.at("declare").choose(lion).do("seat 1")
    assert t.where(lion) == "in play"
    assert t.life == [20, 19, 20]


def test_chapel_bells_ring_in_the_upkeep_of_their_player_alone() -> None:
    for active, life in ((0, [21, 20]), (1, [20, 20])):
        t = SlingerHall()
        t.play(0, "Chapel Bells")
        t.play(active, c(1, 1))
        t.at("upkeep", active=active)
        assert (t.asked, t.life) == (active, life)


def test_chapel_bells_ring_for_the_first_time_in_the_next_turn() -> None:
    t = able("Plains", 2, "Chapel Bells", later=True)
    t.at("main").do("play Chapel Bells")
    assert t.life == [20, 20]
    t.next_turn()
    assert t.life == [20, 20]
    t.next_turn()
    assert t.life == [21, 20]


def test_the_covenant_strengthens_own_characters_and_those_that_come() -> None:
    t = able("Plains", 6, "Covenant of the Meadow", "Farmyard Mastiff", later=True)
    own, theirs = t.play(0, c(1, 1)), t.play(1, c(1, 1))
    t.at("main").do("play Covenant of the Meadow", "play Farmyard Mastiff")
    assert (t.numbers(own), t.numbers(theirs)) == ((2, 2), (1, 1))
    assert t.numbers(t.state.pile(tb.IN_PLAY, 0)[-1]) == (3, 4)
    t.next_turn()
    assert t.numbers(own) == (2, 2)


def test_when_the_covenant_is_broken_wounds_become_deadly() -> None:
    t = able("Plains", 2, "Untie the Spell-Knot", "zap", later=True)
    t.play(1, "Covenant of the Meadow")
    wounded, whole = t.play(1, c(1, 1)), t.play(1, c(1, 2))
    t.at("main").do("play zap").choose(wounded)
    assert (t.where(wounded), t.numbers(wounded)) == ("in play", (2, 2))
    t.do("play Untie the Spell-Knot")
    assert (t.where(wounded), t.where(whole)) == ("discard pile", "in play")


# ---------------------------------------------------------------------- together


def test_hedge_and_shaft_bring_down_what_neither_can_alone() -> None:
    t = defending(2, "Shaft of Noon")
    t.play(1, "Hedge of Light")
    lion = t.play(0, c(4, 2))
    t.at("declare")
    attack(t, lion)
    t.do("play Shaft of Noon")
    assert t.where(lion) == "discard pile"
    assert t.life == [20, 20]


def test_hedge_and_angel_of_the_threshold_strike_in_the_order_their_player_likes() -> None:
    t = SlingerHall()
    hedge, angel = t.play(1, "Hedge of Light"), t.play(1, "Angel of the Threshold")
    lion = t.play(0, c(2, 2))
    t.at("declare")
    attack(t, lion)
    assert (t.asked, t.question) == (1, "which happens first? (SS-AB-11)")
    t.do("Angel of the Threshold")
    assert [told.source for told in t.events(events.Damaged)] == [angel, hedge]
    assert t.where(lion) == "discard pile"


def test_the_covenant_makes_the_own_herd_heavy_enough_to_be_weighed() -> None:
    t = able("Plains", 5, "Weighed at Daybreak", later=True)
    t.play(0, "Covenant of the Meadow")
    own, theirs = [t.play(0, "Plough Ox"), t.play(0, "Farmyard Mastiff")], t.play(1, "Plough Ox")
    t.at("main").do("play Weighed at Daybreak")
    assert [t.where(card) for card in own] == ["discard pile", "in play"]
    assert t.where(theirs) == "in play"


def test_call_the_herd_home_lets_the_donkey_work_twice() -> None:
    t = able("Plains", 3, "Call the Herd Home", later=True)
    t.play(0, "Parish Donkey")
    t.at("main").do("use Parish Donkey", "play Call the Herd Home", "use Parish Donkey")
    assert t.life == [23, 20]


def test_in_a_sudden_sanctuary_the_angel_of_fair_accounts_has_nothing_to_settle() -> None:
    t = defending(3, "Sudden Sanctuary")
    t.play(1, "Angel of Fair Accounts", sideways=True)
    lion = t.play(0, c(3, 3))
    t.at("declare")
    attack(t, lion)
    t.do("play Sudden Sanctuary")
    assert t.life == [20, 20]
    assert t.where(lion) == "in play"


def test_aegis_hymn_over_part_of_the_damage_leaves_the_attacker_in_debt() -> None:
    t = defending(1, "Aegis Hymn")
    t.play(1, "Angel of Fair Accounts", sideways=True)
    lion = t.play(0, c(5, 3))
    t.at("declare")
    attack(t, lion)
    t.do("play Aegis Hymn", "seat 1")
    assert t.life == [20, 19]
    assert t.where(lion) == "discard pile"


def test_under_an_aegis_hymn_an_attacker_comes_through_a_hedge_of_light() -> None:
    t = able("Plains", 1, "Aegis Hymn", later=True)
    t.play(1, "Hedge of Light")
    lion = t.play(0, c(1, 1))
    t.at("attack").do("play Aegis Hymn").choose(lion)
    attack(t, lion)
    assert t.where(lion) == "in play"
    assert t.life == [20, 19]


def test_bells_and_hounds_ring_in_the_day_together() -> None:
    t = SlingerHall()
    t.play(0, "Chapel Bells", "Hospice Hounds", "Drover's Collie")
    t.at("upkeep").do("Chapel Bells")
    assert t.life == [23, 20]


def test_a_halo_and_a_harness_on_the_same_mare_add_up_until_the_reliquary_is_emptied() -> None:
    t = able("Plains", 4, "Empty the Reliquary", later=True)
    mare = t.play(0, "Carriage Mare")
    t.attach(0, "Borrowed Halo", mare)
    t.attach(0, "Gilded Harness", mare)
    t.at("main")
    assert t.numbers(mare) == (4, 5)
    t.do("play Empty the Reliquary")
    assert t.numbers(mare) == (2, 2)
    assert t.life == [22, 20]
