"""Instant defeats, and the one card that may save their victim (section INST)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel, step_forward

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import ALLY, ARTIFACT, ITEM
from spellhall.kernel.chance import Dice


def threat(
    attacker: str,
    defender: str,
    *rest: str,
    hand: tuple[str, ...] = (),
    rival_hand: tuple[str, ...] = (),
    pile: tuple[str, ...] = (),
) -> Hall:
    """P1 attacks r1 of P2; both fighters have stepped forward."""
    t = Hall()
    if pile:
        t.pile(0, *pile)
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, attacker)
    t.pool(1, defender, *rest)
    t.hand(0, *hand)
    t.hand(1, *rival_hand)
    return step_forward(t.begin(phase=4).attack("r1"), attacker, defender)


def comparisons(t: Hall) -> int:
    """How often totals were compared."""
    assert t.state.record is not None
    return sum(1 for entry in t.state.record.entries if isinstance(entry.event, events.Totals))


@pytest.mark.rule("SF-INST-01", "SF-INST-04", "AMB-19")
def test_the_threatened_player_may_play_one_card_that_changes_the_condition() -> None:
    t = threat("slayM", "mon5", hand=("al1",), rival_hand=("chest", "al3", "mi+2"))
    assert (t.seat, t.rule) == (1, "SF-INST-01")
    assert t.where("mon5") == "battle"
    assert (t.can_play("chest"), t.can_play("al3"), t.can_play("mi+2")) == (True, False, False)
    t.play("chest")
    assert t.where("mon5") == "battle"
    assert t.totals() == (4, 10)
    t = threat("slayM", "mon5", hand=("al1",), rival_hand=("chest",))
    t.skip()
    assert t.where("mon5") == "discard pile"


@pytest.mark.rule("SF-INST-01")
def test_an_attacker_has_the_same_chance() -> None:
    t = threat("mon9", "slayM", hand=("chest",), rival_hand=("al1",))
    assert (t.seat, t.rule, t.can_play("chest")) == (0, "SF-INST-01", True)


@pytest.mark.rule("SF-INST-01", "SF-OOA-05")
def test_the_power_of_an_ally_that_joins_leaves_the_chance_too() -> None:
    t = threat("her5", "mon9", hand=("slayAlly", "al1"), rival_hand=("chest",))
    t.play("slayAlly")
    assert (t.seat, t.rule, t.can_play("chest")) == (1, "SF-INST-01", True)
    t.skip()
    assert t.where("mon9") == "discard pile"


@pytest.mark.rule("SF-INST-02")
def test_the_totals_do_not_matter_for_it() -> None:
    t = threat("slayM", "mon9 with art+4 and mi+2", rival_hand=("chest",))
    assert t.totals() == (4, 15)
    assert (t.seat, t.rule, t.can_play("chest")) == (1, "SF-INST-01", True)


@pytest.mark.rule("SF-INST-03")
def test_there_is_no_second_card() -> None:
    t = threat("slayM", "mon5", "wiz3", rival_hand=("heroize", "chest"))
    assert t.can_play("heroize")
    t.play("heroize").pick("wiz3")
    assert t.where("mon5") == "discard pile"
    assert t.where("chest") == "hand"


@pytest.mark.rule("SF-INST-05", "AMB-19")
def test_a_card_against_the_source_of_the_defeat_is_no_escape() -> None:
    t = threat("slayM", "mon5", rival_hand=("evSlay", "chest"))
    assert (t.seat, t.rule) == (1, "SF-INST-01")
    assert t.can_play("chest")
    assert not t.can_play("evSlay")


@pytest.mark.rule("SF-INST-05")
def test_nor_is_one_that_has_the_source_shuffled_into_a_pile() -> None:
    t = threat("mon9", "her3 with Myrmidons", hand=("Clay Golem", "chest"), rival_hand=("slayAlly",))
    t.play("slayAlly")
    assert (t.seat, t.rule) == (0, "SF-INST-01")
    assert t.can_play("chest") and not t.can_play("Clay Golem"), "the Myrmidons would take it with them"


@pytest.mark.rule("SF-INST-06", "AMB-19")
def test_an_event_that_takes_the_champion_away_is_an_escape() -> None:
    t = threat("slayM", "mon5", rival_hand=("airship",))
    assert t.rule == "SF-INST-01"
    t.play("airship")
    assert t.where("mon5") == "pool"


@pytest.mark.rule("SF-INST-04", "AMB-19")
def test_what_is_offered_says_nothing_about_the_pile_that_a_card_would_draw_from() -> None:
    """Bess's Revenge draws a digit: whether it would take the threatening ally away is nobody's to know."""
    drawn = ("4th/159", "4th/152", "4th/158", "4th/150", "4th/157", "4th/151")
    t = threat("her5", "mon9", hand=("slayAlly", "al1"), rival_hand=("4th/159", "chest"), pile=drawn)
    t.play("slayAlly")
    assert (t.seat, t.rule, t.can_play("chest")) == (1, "SF-INST-01", True)
    deals = [t.state.resample(1, Dice(number)) for number in range(12)]
    assert {tuple(deal.decision().options) for deal in deals} == {tuple(t.state.decision().options)}


@pytest.mark.rule("SF-INST-06", "SF-CARD-19", "AMB-19")
def test_airship_takes_away_an_ally_that_threatens_but_no_champion() -> None:
    t = threat("her5", "mon9", hand=("slayAlly", "al1"), rival_hand=("chest", "2nd/090"))
    t.play("slayAlly")
    assert (t.seat, t.rule) == (1, "SF-INST-01")
    assert (t.can_play("chest"), t.can_play("2nd/090")) == (True, True)
    t.play("2nd/090")
    assert t.where("slayAlly") == "discard pile" and t.where("mon9") == "battle"
    t = threat("slayM", "mon5", hand=("al1",), rival_hand=("chest", "2nd/090"))
    assert (t.can_play("chest"), t.can_play("2nd/090")) == (True, False)


@pytest.mark.rule("SF-INST-07")
def test_items_leave_no_such_chance() -> None:
    t = threat("her5 with slayItem", "mon5", rival_hand=("chest",))
    assert t.where("mon5") == "discard pile"
    assert t.where("chest") == "hand"


@pytest.mark.rule("SF-INST-08")
def test_an_instant_defeat_settles_the_round_without_comparison() -> None:
    t = threat("slayM", "mon9")
    assert t.where("mon9") == "discard pile"
    assert comparisons(t) == 0


@pytest.mark.rule("SF-INST-09")
def test_after_the_escape_the_rest_activates_and_totals_are_compared() -> None:
    t = threat("slayM", "noteMon5", hand=("al1",), rival_hand=("chest",))
    t.play("chest")
    assert [t.state.definition(effect[1]).name for effect in t.state.lasting] == ["noteMon5"]
    assert comparisons(t) == 1
    assert t.totals() == (4, 11)


PLAYED = {
    "Dwarven Hammer": ("her2", "giant5"),
    "Whelm": ("dwarf5", "giant5"),
    "The Heartwood Spear": ("herDS5", "mon9"),
    "Wand of Orcus": ("und3", "her5"),
    "Kank Lancers": ("her2", "swi5"),
    "Intellect Devourer": ("her2", "her5"),
    "Loup-Garou": ("her2", "her5"),
    "Ki-Rin": ("her2", "her5"),
    "The Dreaded Ghost": ("her2", "wiz5"),
    "Sword of Sharpness": ("her2", "her3"),
    "Sword of the Avoreen": ("her2", "giant5"),
    "Dragonsbane": ("her2", "monDragon5"),
    "Tighmaevril Sword": ("her2", "reg5"),
    "Hero Slayer": ("her2", "her4"),
    "Troglodyte": ("her2", "her4"),
}
"""Every card that joins a fighter and defeats at once: who brings it, and whom it strikes."""
OF_THE_MIGHTY = {"Goibhniu's Warhammer"}
"""Its bearer has twelve levels, and so is hardly ever the one that is losing."""


def test_every_card_that_joins_and_defeats_at_once_is_tried() -> None:
    joining = [card for card in Hall().state.game.definitions if card.type in (ITEM, ARTIFACT, ALLY)]
    strikes = [card for card in joining if any(ability.kind == "defeat" for ability in card.abilities)]
    assert {card.name for card in strikes if card.edition != "test"} == set(PLAYED) | OF_THE_MIGHTY


@pytest.mark.rule("SF-INST-07", "SF-COMB-F7", "SF-EVT-04")
@pytest.mark.parametrize("card", PLAYED)
def test_no_event_comes_between_a_played_card_and_its_own_power(card: str) -> None:
    attacker, victim = PLAYED[card]
    t = duel(attacker, victim, hand=(card, "al1"), rival_hand=("airship",))
    t.play(card)
    if t.state.definition(t.handle(card)).type == ALLY:
        assert (t.seat, t.rule) == (1, "SF-INST-01"), "the one card to escape from an ally"
        t.skip()
    assert t.where(victim) != "battle" and t.where("airship") == "hand"


@pytest.mark.rule("AMB-18")
def test_after_the_escape_the_other_champion_threatens_in_its_turn() -> None:
    t = threat("slayM", "slayH", hand=("airship", "al1"), rival_hand=("chest", "al2"))
    assert (t.seat, t.rule) == (1, "SF-INST-01")
    t.play("chest")
    assert (t.seat, t.rule) == (0, "SF-INST-01"), "slayH defeats heroes"
    t.skip()
    assert (t.where("slayM"), t.where("slayH")) == ("discard pile", "pool")
