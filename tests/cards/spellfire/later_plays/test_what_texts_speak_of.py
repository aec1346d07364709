"""Cards of later sets that look at the texts of others, cut draw piles or search them for champions; each in a position
that shows what it does.
"""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn, home, step_forward

from spellhall.games.spellfire.rules.levels.immunity import immune, reaches_seat
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.plays.permits import may_use
from spellhall.kernel.state import State
from spellhall.language.effect import Standing


def shielded(state: State, seat: int, card: int) -> bool:
    """Whether a card of the other player cannot reach a player."""
    return not reaches_seat(state, Standing(card, 1 - seat), seat)


def test_a_book_of_infinite_spells_opens_both_kinds() -> None:
    t = home("her5 with Book of Infinite Spells", hand=("wOff+3/4", "cDef+3/4"))
    assert all(may_use(t.state, t.handle("her5"), t.handle(spell)) for spell in ("wOff+3/4", "cDef+3/4"))


@pytest.mark.parametrize("bearer", ["wiz5 with Book of Infinite Spells", "wiz5"])
def test_spells_of_the_battle_phase_are_sure_with_the_book(bearer: str) -> None:
    t = duel(bearer, "her15", hand=("wOff+3/4", "al1"), rival_hand=("al1",))
    t.pool(1, "wiz6")
    t.hand(1, "dispel")
    t.play("wOff+3/4")
    assert (t.seat == 1 and t.can_play("dispel")) == (bearer == "wiz5")


@pytest.mark.rule("SF-OOA-10")
@pytest.mark.parametrize("skill", ["", " with Detect Noise"])
def test_those_who_hear_a_noise_use_their_power_first(skill: str) -> None:
    assert fight("slayH", f"slayM{skill}").where("slayM") == ("pool" if skill else "discard pile")


def alert_hall() -> Hall:
    """The hero "slayM", who can use blood abilities, has become alert in the turn of its player."""
    t = Hall()
    t.put(0, "table", "Divine Right")
    t.pool(0, "slayM")
    t.pool(1, "slayH", "wiz5")
    t.hand(0, "Alertness", "her2")
    t.hand(1, "Dispel Magic", "al1")
    for seat in (0, 1):
        t.formation(seat, A=f"r{9 - seat}")
    t.begin(phase=3)
    return t.play("Alertness")


@pytest.mark.rule("SF-OOA-10", "SF-SPELL-17")
@pytest.mark.parametrize("dispelled", [False, True])
def test_the_alert_use_their_power_first_until_that_is_dispelled(dispelled: bool) -> None:
    t = finish_turn(alert_hall()).skip_to_phase(3, seat=1)
    if dispelled:
        t.play("Dispel Magic")
        assert t.where("Alertness") == "discard pile"
    t.skip_to_phase(4, seat=1)
    step_forward(t.attack("r9"), "slayH", "slayM")
    assert t.where("slayM") == ("discard pile" if dispelled else "pool")


def test_alertness_ends_with_the_next_turn_of_its_player() -> None:
    t = alert_hall()
    for _ in range(3):
        assert t.where("Alertness") == "table"
        finish_turn(t)
    assert t.where("Alertness") == "discard pile"


def test_contained_energy_cannot_be_drained() -> None:
    t = duel("psi5", "her9", hand=("Energy Containment", "al1"), rival_hand=("al1",))
    t.play("Energy Containment")
    [drain, ray] = t.put(1, "table", "Energy Drain", "Magic Missile")
    psi = t.handle("psi5")
    assert immune(t.state, psi, drain) and not immune(t.state, psi, ray)


def test_a_shield_of_the_mind_keeps_spies_out() -> None:
    t = home("psi5", hand=("Mind Shield",))
    t.play("Mind Shield")
    [spy, thief] = t.put(1, "table", "Hornung's Guess", "Hurricane!")
    assert shielded(t.state, 0, spy) and not shielded(t.state, 0, thief)


def test_a_herald_keeps_the_hand_full() -> None:
    t = home("her5 with Herald of Mei Lung")
    for name in ("Hurricane!", "Memory Moss", "Locate Creature", "Hornung's Guess"):
        assert shielded(t.state, 0, t.put(1, "table", name)[0]), name
    for name in ("Good Fortune", "Death Touch"):
        assert not shielded(t.state, 0, t.put(1, "table", name)[0]), name


def test_a_herald_lets_piles_be_seen_but_not_disturbed() -> None:
    t = home("her5 with Herald of Mei Lung")
    for name, kept in (("Espionage!", True), ("Gather Information", True), ("True Seeing", False)):
        assert shielded(t.state, 0, t.put(1, "table", name)[0]) == kept, name


def test_a_creature_is_summoned_from_the_pile() -> None:
    t = duel("psi5", "her9", hand=("Summon Planar Creature", "al1"), rival_hand=("al1",))
    t.pile(0, "mon7", "mon6", "al1")
    t.play("Summon Planar Creature")
    assert t.can_pick("mon6") and not t.can_pick("mon7")
    t.pick("mon6")
    assert t.totals() == (12, 9)


def test_blight_dries_up_what_brings_cards() -> None:
    t = home("cle5", hand=("Blight",))
    t.formation(1, B="Tyr", C="rPow")
    t.state.question = None
    t.play("Blight")
    assert is_silenced(t.state, t.handle("Tyr")) and not is_silenced(t.state, t.handle("rPow"))


def test_the_dead_are_reborn_no_better_than_before() -> None:
    t = at_home(pool=("cle5", "her6"), hand=("Reincarnate", "her2"))
    t.pile(0, "mon7", "mon6", "al1")
    t.play("Reincarnate").pick("her6")
    assert t.can_pick("mon6") and not t.can_pick("mon7")
    t.pick("mon6")
    assert t.where("mon6") == "pool" and t.where("her6") == "discard pile"


@pytest.mark.rule("SF-PILE-12")
@pytest.mark.parametrize(("bean", "where"), [("r5", "discard pile"), ("evGift", "hand"), ("al7", "hand")])
def test_a_bean_grows_into_a_card(bean: str, where: str) -> None:
    t = home("her5 with Bag of Beans")
    t.pile(0, bean)
    t.use("Bag of Beans")
    assert t.where(bean) == where and not t.can_use("Bag of Beans")


@pytest.mark.parametrize(("card", "turned"), [("4th/167", True), ("4th/168", False)])
def test_spells_are_turned_by_a_cut(card: str, turned: bool) -> None:
    t = at_home(pool=("cle5",), hand=("Slay Living", "her2"))
    t.pool(1, "her9 with Amulet of Spell Turning", "her4")
    t.pile(1, card)
    t.state.question = None
    t.play("Slay Living")
    assert (t.where("her4") == "pool") == turned


def test_a_thief_tumbles_out_of_danger() -> None:
    t = at_home(pool=("cle5",), hand=("Slay Living", "her2"))
    t.pool(1, "thi5", "her4", "mon5")
    t.hand(1, "Tumble Out of Danger")
    t.state.question = None
    t.play("Slay Living").pick("thi5")
    t.play("Tumble Out of Danger").pick("mon5")
    assert t.where("thi5") == "pool" and t.where("mon5") == "discard pile"


def test_finishing_turns_ends_the_noise() -> None:
    t = at_home(pool=("thi5 with Detect Noise",), hand=("her2",))
    finish_turn(finish_turn(t))
    assert t.where("Detect Noise") == "discard pile"
