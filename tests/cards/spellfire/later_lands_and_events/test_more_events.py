"""Events of the sets from Forgotten Realms to Dungeons that strike one card, or answer, or end something."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, finish_turn, send

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.attacks import may_defend
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.games.spellfire.rules.levels.levels import adjusted_level
from spellhall.games.spellfire.rules.levels.projection import is_silenced
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.games.spellfire.rules.plays.permits import is_banned, may_use


def after(event: str, *pool: str, rival: tuple[str, ...] = ()) -> Hall:
    """P1 has played an event in their phase 3."""
    t = at_home(pool=pool, hand=(event, "her1"))
    t.pool(1, *rival)
    return t.play(event)


@pytest.mark.parametrize(("drawn", "awake"), [("FR/036", True), ("4th/132", False)])
def test_who_drank_the_wine_sleeps_until_the_digit_reaches_the_level(drawn: str, awake: bool) -> None:
    t = at_home(pool=("her9",), hand=("Wine of Eternity", "her1"))
    t.pool(1, "her5")
    t.pile(1, drawn, *("al1",) * 9)
    t.play("Wine of Eternity").pick("her5")
    assert not may_defend(t.state, t.handle("her5")) and may_defend(t.state, t.handle("her9"))
    t.skip_to(label="end your turn").end_turn()
    assert t.seat == 1
    t.yes()
    assert may_defend(t.state, t.handle("her5")) is awake
    assert t.where("Wine of Eternity") == ("abyss" if awake else "table")


def test_a_psychic_storm_lasts_until_the_next_event() -> None:
    t = at_home(pool=("psi5", "psySlay"), hand=("PO/029", "her1", "evGift"))
    t.play("PO/029")
    [power] = t.put(0, "hand", "psyDef+3")
    assert is_banned(t.state, 0, t.handle("psi5"), power) and is_silenced(t.state, t.handle("psySlay"))
    assert adjusted_level(t.state, t.handle("psi5")) == 3
    t.play("evGift")
    assert t.where("PO/029") == "abyss" and adjusted_level(t.state, t.handle("psi5")) == 5


@pytest.mark.parametrize("name", ["slayM", "rPow"])
def test_dark_negation_hushes_one_champion_or_realm(name: str) -> None:
    t = at_home(pool=("slayM", "slayH"), hand=("Dark Negation", "her1"))
    t.formation(0, B="rPow")
    t.play("Dark Negation").pick(name)
    assert [is_silenced(t.state, t.handle(n)) for n in ("slayM", "rPow", "slayH")] == [
        name == "slayM",
        name == "rPow",
        False,
    ]


def test_memory_moss_takes_all_spells_of_a_caster_and_their_player() -> None:
    t = at_home(pool=("her9",), hand=("Memory Moss", "her1"))
    t.pool(1, "wiz5", "her5", "wiz6")
    t.hand(1, "wOff-3/4", "cDef+3/4", "al1")
    t.play("Memory Moss")
    assert t.offered() == ["wiz5", "wiz6"]
    t.pick("wiz5")
    assert t.names(1, "hand") == ["al1"]
    [spell] = t.put(1, "hand", "wOff+3/4")
    assert not may_use(t.state, t.handle("wiz5"), spell) and may_use(t.state, t.handle("wiz6"), spell)


@pytest.mark.parametrize("buried", [True, False])
def test_a_cave_in_buries_an_underdark_card_or_else_a_realm(buried: bool) -> None:
    t = at_home(pool=("her9",), hand=("Cave-in!", "her1"))
    t.formation(1, B="rUnder")
    t.pool(1, "her5", *(["monUnder5"] if buried else []))
    t.play("Cave-in!").say("seat 1")
    assert t.is_razed("rUnder") is not buried and t.where("her5") == "pool"
    assert not buried or t.where("monUnder5") == "discard pile"


def test_a_broken_arrow_makes_peace_and_profits() -> None:
    t = Hall(players=3)
    t.pool(0, "her5")
    t.pool(1, "mon9")
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    for seat in (0, 1):
        t.hand(seat, "al1")
    t.hand(2, "Broken Arrow")
    send(t.begin(seat=0, phase=4).attack("r2"), "her5", "mon9")
    t.skip_to(seat=2).play("Broken Arrow")
    assert t.where("her5") == t.where("mon9") == "pool" and not t.is_razed("r2")
    assert t.hand_size(2) == 1 and t.hand_size(0) == 1
    assert not duel("her5", "her9", hand=("Broken Arrow", "al1"), rival_hand=("al1",)).can_play("Broken Arrow")


def test_a_phoenix_comes_back_from_the_discard_pile() -> None:
    t = at_home(hand=("Coming of the Phoenix", "her1"))
    t.put(0, "discard pile", "her5", "Titania", "al5")
    t.put(1, "discard pile", "mon9")
    t.play("Coming of the Phoenix")
    assert t.where("her5") == "pool" and t.where("Titania") == t.where("mon9") == "discard pile"


def test_barbarians_charge_without_spells() -> None:
    t = at_home(pool=("wiz5",), hand=("Barbarian Charge!", "her1", "wOff-3/4", "al1"))
    t.pool(1, "her9 with mi+2")
    t.hand(1, "al9")
    t.may_decline = True
    t.play("Barbarian Charge!").skip_to_phase(4).attack("r8").pick("wiz5").pick("her9")
    assert t.totals() == (10, 11)
    t.play("wOff-3/4")
    assert t.totals() == (5, 8)


def test_a_dodge_evades_a_blow_and_draws() -> None:
    t = duel("her5", "her9", hand=("fist+3", "al1"), rival_hand=("Dodge", "al1"))
    t.play("fist+3").play("Dodge")
    assert t.totals() == (5, 9) and t.hand_size(1) == 3


def test_a_dodge_ignores_an_allys_power() -> None:
    t = duel("her5", "her9 with 3rd/254", hand=("Dodge", "al1"), rival_hand=("al1",))
    t.play("Dodge")
    assert is_silenced(t.state, t.handle("3rd/254")) and t.totals() == (5, 12)


def test_a_ley_line_breaks_immunity_to_ones_own_spells() -> None:
    t = after("Forge Ley Line", "wiz5", rival=("immOffSp",))
    mine, theirs = t.put(0, "hand", "wOff-3/4")[0], t.put(1, "hand", "wOff-3/4")[0]
    assert not immune(t.state, t.handle("immOffSp"), mine) and immune(t.state, t.handle("immOffSp"), theirs)


def test_the_blood_of_azrai_makes_an_awnshegh() -> None:
    t = after("The Blood of Azrai", "mon5", "her5")
    assert adjusted_level(t.state, t.handle("mon5")) == 10 and has_trait(t.state, t.handle("mon5"), "awnshegh")
    [power] = t.put(0, "hand", "bloodDef+3")
    assert may_use(t.state, t.handle("mon5"), power) and not may_use(t.state, t.handle("her5"), power)


def test_a_blood_challenge_is_fought_for_spoils() -> None:
    t = after("Blood Challenge!", "her9", rival=("mon5",))
    while t.where("mon5") != "discard pile":
        t.skip()
    assert t.where("her9") == "pool" and t.hand_size(0) == 2 and not t.is_razed("r8")


def test_a_surge_brings_back_the_defensive_spells_of_all_who_want_them() -> None:
    t = at_home(hand=("Mebhaigl Surge", "her1"))
    t.put(0, "discard pile", "wDef+3/4", "wOff+3/4", "al1")
    t.put(1, "discard pile", "cDef+3/4")
    t.play("Mebhaigl Surge").yes()
    assert t.seat == 1
    t.skip()
    assert [t.where(name) for name in ("wDef+3/4", "wOff+3/4", "cDef+3/4")] == ["hand", "discard pile", "discard pile"]


@pytest.mark.parametrize("pays", [True, False])
def test_thieves_cost_an_item_or_are_lost(pays: bool) -> None:
    t = at_home(pool=("thi5", "her5"), hand=("Paying Your Dues", "her1", *(("mi+2",) if pays else ())))
    t.hand(1, "mi+1")
    t.play("Paying Your Dues")
    assert t.where("thi5") == ("pool" if pays else "discard pile") and t.where("her5") == "pool"
    assert not pays or t.where("mi+2") == "discard pile"
    assert t.where("mi+1") == "hand", "P2 has no thief"


def test_a_complete_surprise_doubles_ones_champion_and_silences_the_other_side() -> None:
    t = duel("her5 with mi+2", "her9", hand=("Complete Surprise", "al1"), rival_hand=("al9", "evGift"))
    t.play("Complete Surprise")
    assert t.totals() == (12, 9) and t.seat == 1
    assert not t.can_play("al9") and t.can_play("evGift")


def test_a_fools_paradise_holds_all_but_monsters() -> None:
    t = at_home(pool=("her9",), hand=("Fool's Paradise", "her1"))
    t.pool(1, "her5", "mon5")
    t.play("Fool's Paradise").say("seat 1")
    assert [may_defend(t.state, t.handle(name)) for name in ("her5", "mon5", "her9")] == [False, True, True]
    finish_turn(finish_turn(t))
    assert may_defend(t.state, t.handle("her5")) and t.reg(tb.ACTIVE) == 0


@pytest.mark.parametrize(("event", "cards", "theirs"), [("evGift", 3, 2), ("Good Fortune", 5, 0)])
def test_unusual_fortune_is_better_than_anothers(event: str, cards: int, theirs: int) -> None:
    t = at_home(hand=(event, "her1"))
    t.hand(1, "Unusually Good Fortune")
    t.play(event).play("Unusually Good Fortune")
    assert (t.hand_size(1), t.hand_size(0)) == (cards, 1 + theirs)


def test_doris_mandate_raises_chase_champions() -> None:
    t = after("The Mandate of Dori the Barbarian", "BRc/14", "her5")
    assert adjusted_level(t.state, t.handle("BRc/14")) == 8 + 6 and adjusted_level(t.state, t.handle("her5")) == 5
    assert has_trait(t.state, t.handle("BRc/14"), "earthwalker")


@pytest.mark.parametrize(("realm", "razed"), [("The Coral Kingdom", True), ("Lake Island", False), ("r2", False)])
def test_a_volcano_razes_what_only_swimmers_or_earthwalkers_reach(realm: str, razed: bool) -> None:
    t = at_home(hand=("Volcanic Eruption", "her1"))
    t.formation(1, B=realm)
    t.play("Volcanic Eruption")
    assert t.is_razed(realm) is razed and not t.is_razed("r8")


def test_a_brain_drain_cancels_a_psionic_power() -> None:
    t = duel("psi5", "her9", hand=("psyDef+3", "al1"), rival_hand=("Brain Drain", "al1"))
    t.play("psyDef+3").play("Brain Drain")
    assert t.totals() == (5, 9)


def test_a_brain_drain_empties_an_opponents_minds() -> None:
    t = after("Brain Drain", "psi6", rival=("psi5", "psySlay"))
    mine, theirs = t.put(0, "hand", "psyDef+3")[0], t.put(1, "hand", "psyDef+3")[0]
    assert may_use(t.state, t.handle("psi6"), mine) and not may_use(t.state, t.handle("psi5"), theirs)
    assert is_silenced(t.state, t.handle("psySlay"))


def test_a_thief_is_busted_while_at_it() -> None:
    t = duel("thi5", "her9", hand=("thiefDef+3", "al1"), rival_hand=("Busted!", "al1"))
    t.play("thiefDef+3").play("Busted!")
    assert t.where("thi5") == "discard pile" and t.where("her9") == "pool"


def test_a_spy_chooses_what_another_player_draws_next() -> None:
    t = at_home(hand=("Espionage!", "her1"))
    t.pile(1, "al1", "al2", "al3", "al4", "al5", "al6", "al7")
    t.play("Espionage!")
    for name in ("al7", "al6", "al5", "al4"):
        t.pick(name)
    assert t.names(1, "draw pile") == ["al3", "al2", "al1", "al7", "al6", "al5", "al4"]
