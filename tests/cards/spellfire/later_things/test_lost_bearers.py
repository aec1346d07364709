"""Items and artifacts that part from their bearers, answer for others, or are used once: each with its limit."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn, step_forward

from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use, why_not_bear
from spellhall.games.spellfire.rules.questions import Proofness


@pytest.mark.rule("SF-ATT-21")
@pytest.mark.parametrize(("lost", "place"), [("discard", "hand"), ("limbo", "discard pile")])
def test_whelm_comes_home_when_its_bearer_is_discarded(lost: str, place: str) -> None:
    spell = {"discard": "wOff/3", "limbo": "toLimbo/3"}[lost]
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "wiz5")
    t.pool(1, "dwarf5 with Whelm")
    t.hand(0, spell, "her2")
    t.begin(seat=0, phase=3).play(spell).pick("dwarf5")
    assert t.where("dwarf5") != "pool" and t.where("Whelm") == place


def test_whelm_goes_to_dwarves_only_and_slays_giants() -> None:
    t = at_home(pool=("dwarf5", "her5"), hand=("Whelm", "her2"))
    whelm = t.handle("Whelm")
    assert why_not_bear(t.state, t.handle("dwarf5"), whelm) is None
    assert why_not_bear(t.state, t.handle("her5"), whelm) is not None
    assert fight("dwarf5 with Whelm", "The Keeper").where("The Keeper") == "discard pile"
    assert fight("dwarf5 with Whelm", "mon9").totals() == (5 + 6, 9)


@pytest.mark.rule("SF-ATT-21")
def test_the_iron_flask_takes_its_bearer_along_when_it_breaks() -> None:
    t = at_home(pool=("wiz5",), hand=("wishW", "her2"))
    t.pool(1, "herGH5 with Iron Flask of Tuerny the Merciless", "her4")
    t.play("wishW").pick("Iron Flask of Tuerny the Merciless")
    assert t.where("herGH5") == "discard pile" and t.where("her4") == "pool"


def test_the_flask_lends_a_spirit_and_wizard_spells() -> None:
    t = duel("herGH5 with Iron Flask of Tuerny the Merciless", "her15", hand=("wOff+3/4", "cDef+3/4"))
    assert t.totals() == (5 + 6, 15)
    bearer = t.handle("herGH5")
    assert may_use(t.state, bearer, t.handle("wOff+3/4")) and not may_use(t.state, bearer, t.handle("cDef+3/4"))


@pytest.mark.rule("SF-ATT-21")
@pytest.mark.parametrize(("spell", "struck"), [("wOff/3", True), ("toLimbo/3", False)])
def test_the_psychometron_avenges_its_bearer_only_in_the_discard_pile(spell: str, struck: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r8")
    t.pool(0, "wiz5", "her4")
    t.pool(1, "herDS5 with Psychometron of Nerad")
    t.hand(0, spell, "her2")
    t.begin(seat=0, phase=3).play(spell).pick("herDS5")
    if struck:
        assert t.seat == 1
        t.pick("wiz5")
    assert t.where("wiz5") == ("discard pile" if struck else "pool")


def test_the_psychometron_does_nothing_when_it_alone_is_lost_and_wards_off_psionics() -> None:
    t = at_home(pool=("wiz5",), hand=("wishW", "her2"))
    t.pool(1, "herDS5 with Psychometron of Nerad")
    t.put(0, "discard pile", "psyOff-3", "wOff-3/4")
    assert immune(t.state, t.handle("herDS5"), t.handle("psyOff-3"))
    assert not immune(t.state, t.handle("herDS5"), t.handle("wOff-3/4"))
    t.play("wishW").pick("Psychometron of Nerad")
    assert t.where("herDS5") == "pool" and t.where("wiz5") == "pool"


@pytest.mark.rule("SF-ATT-22")
@pytest.mark.parametrize(("spell", "target"), [("wOff/3", "The Keeper"), ("wishW", "artDS+4")])
def test_what_the_keeper_bears_comes_back_to_the_hand(spell: str, target: str) -> None:
    t = at_home(pool=("wiz5",), hand=(spell, "her2"))
    t.pool(1, "The Keeper with artDS+4 and mi+2")
    t.play(spell).pick(target)
    assert t.where("artDS+4") == "hand"
    assert t.where("mi+2") == ("discard pile" if target == "The Keeper" else "attached")


def test_the_keeper_bears_one_artifact_of_any_world_and_shrugs_off_psionics() -> None:
    t = at_home(pool=("The Keeper", "her5"), hand=("artDS+4", "art+4", "her2"))
    t.put(1, "discard pile", "psyOff-3")
    assert immune(t.state, t.handle("The Keeper"), t.handle("psyOff-3"))
    t.play("artDS+4")
    assert t.where("artDS+4") == "attached"
    assert why_not_bear(t.state, t.handle("The Keeper"), t.handle("art+4")) is not None


@pytest.mark.parametrize(("attacks", "place"), [(True, "pool"), (False, "discard pile")])
def test_the_armor_dispels_a_spell_against_another_and_wants_an_attack_for_it(attacks: bool, place: str) -> None:
    t = Hall(players=3)
    t.pool(0, "her9 with Armor of Dispel Magic")
    t.pool(1, "wiz5")
    t.pool(2, "her3")
    for seat, realm in enumerate(("r9", "r8", "r7")):
        t.formation(seat, A=realm)
    t.hand(1, "wOff/3", "her2")
    t.begin(seat=1, phase=3).play("wOff/3").pick("her3")
    t.skip_to(seat=0, label="answer").use("Armor of Dispel Magic")
    assert t.where("her3") == "pool"
    t.skip_to_phase(4, seat=0, turns=3)
    if attacks:
        t.attack("r8")
    finish_turn(t)
    assert t.where("her9") == place


def test_the_armor_does_not_dispel_what_strikes_its_own_player() -> None:
    t = Hall(players=3)
    t.pool(0, "her9 with Armor of Dispel Magic")
    t.pool(1, "wiz5")
    for seat, realm in enumerate(("r9", "r8", "r7")):
        t.formation(seat, A=realm)
    t.hand(1, "wOff/3", "her2")
    t.begin(seat=1, phase=3).play("wOff/3").pick("her9")
    assert t.where("her9") == "discard pile"


def lens(**more: tuple[str, ...]) -> Hall:
    """P1 attacks with a psionicist that bears the Dark Lens, and is losing."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "psi5 with The Dark Lens")
    t.pool(1, "psi9 with art+4")
    t.hand(0, *more.get("hand", ("psyDef+3", "psyOff-3", "al1")))
    t.hand(1, *more.get("rival_hand", ("al1",)))
    t.begin(seat=0, phase=4).attack("r1")
    return step_forward(t, "psi5", "psi9")


def test_the_dark_lens_makes_psionics_stronger_and_denies_them_to_the_other_side() -> None:
    t = lens(rival_hand=("psyDef+3", "al1"))
    t.play("psyDef+3")
    assert t.totals() == (5 + 3 + 3, 13)
    assert is_banned(t.state, 1, t.handle("psi9"), t.handle("psyDef+3", 1))


def test_the_dark_lens_is_given_up_for_a_power_that_nothing_cancels() -> None:
    t = lens()
    t.play("al1").use("The Dark Lens")
    assert t.where("The Dark Lens") == "discard pile"
    t.play("psyDef+3")
    assert t.totals() == (5 + 1 + 3, 13)
    power = t.handle("psyDef+3")
    assert any(word.seals(t.state, power, standing) for word, standing in held(t.state, Proofness))


@pytest.mark.parametrize(("part", "total"), [(0, 9), (1, 5)])
def test_the_quill_crosses_out_a_level_or_a_power(part: int, total: int) -> None:
    t = fight("wizGH5 with Kuroth's Quill", "mon5 with mi+3 Off and sword+1", hand=("wOff+3/4",))
    assert t.totals() == (5, 9)
    t.use("Kuroth's Quill").say(next(words for words in t.options() if (part == 0) == ("no special power" in words)))
    t.pick("mi+3 Off")
    assert t.totals() == (5, 9 if part == 0 else 6)
    assert not t.can_use("Kuroth's Quill")


def test_the_quill_doubles_a_spell_once_a_round() -> None:
    t = fight("wizGH5 with Kuroth's Quill", "mon9 with mi+3 Off and sword+1", hand=("wOff+3/4",))
    t.play("wOff+3/4")
    assert t.totals()[0] == 8
    t.use("Kuroth's Quill").say(next(words for words in t.options() if "twice its level" in words))
    assert t.totals()[0] == 11
