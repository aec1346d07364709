"""Cards of the later sets that turn attacks on other realms, by force, by a trick or by talk."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import finish_turn

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.projection import is_silenced


def attacked(*hand: str, realm: str = "r1", pool: tuple[str, ...] = ("her5",), raider: tuple[str, ...] = ()) -> Hall:
    """P1 of three attacks P2's front realm with a hero of level 9; P2 holds some cards, P1 others."""
    t = Hall(players=3)
    t.formation(0, A="r9")
    t.formation(1, A=realm, B="r2")
    t.formation(2, A="r3", B="rPow")
    t.pool(0, "her9")
    t.pool(1, *pool)
    t.pool(2, "her4")
    t.hand(0, *raider)
    t.hand(1, *hand)
    return t.begin(seat=0, phase=4).attack(realm.split(" with ")[0])


@pytest.mark.parametrize("goal", ["r2", "rPow"])
def test_a_dimensional_door_leads_the_attack_to_any_realm_without_its_powers(goal: str) -> None:
    t = attacked("Dimensional Door", "al1", pool=("psi5",))
    t.skip_to(seat=1, rule="SF-COMB-C1").pick("psi5")
    t.play("Dimensional Door")
    assert t.offered() == sorted(["r2", "r3", "rPow"])
    t.pick(goal)
    assert t.reg(tb.TARGET) == t.handle(goal)
    assert goal != "rPow" or is_silenced(t.state, t.handle("rPow"))
    assert t.where("her9") == "battle"


def test_a_dimensional_door_is_for_defenders() -> None:
    t = attacked("al1", pool=("psi5",), raider=("Dimensional Door",))
    t.skip_to(seat=1, rule="SF-COMB-C1").pick("psi5")
    assert not t.can_play("Dimensional Door")


@pytest.mark.rule("SF-SWAP-09")
@pytest.mark.parametrize("swaps", [True, False])
def test_a_teleport_trigger_puts_another_realm_in_the_way_of_an_attack(swaps: bool) -> None:
    t = attacked(realm="r1 with Teleport Trigger and h1")
    assert t.seat == 1
    t.yes() if swaps else t.skip()
    if swaps and t.can_pick("r2"):
        t.pick("r2")
    assert t.reg(tb.TARGET) == t.handle("r2" if swaps else "r1")
    places = [t.state.marks[tb.PLACE][t.handle(realm)] for realm in ("r1", "r2")]
    assert places == ([1, 0] if swaps else [0, 1])
    t.skip_to(seat=1, rule="SF-COMB-C1").skip()
    assert t.is_razed("r2") is swaps and t.is_razed("r1") is not swaps
    assert t.where("Teleport Trigger") == ("attached" if swaps else "discard pile")


def test_a_teleport_trigger_takes_the_place_of_a_holding() -> None:
    t = Hall()
    t.formation(0, A="r9", B="r7 with h1")
    t.formation(1, A="r1")
    t.pool(0, "psi5")
    t.hand(0, "Teleport Trigger", "her2")
    t.begin(seat=0, phase=3).play("Teleport Trigger")
    assert t.state.host[t.handle("Teleport Trigger")] == t.handle("r9")


def test_the_way_out_of_the_underdark_leads_anywhere_else() -> None:
    t = attacked("The Way Out", realm="rUnder")
    t.skip_to(seat=1, label="play something")
    t.play("The Way Out").pick("rPow")
    assert t.reg(tb.TARGET) == t.handle("rPow") and t.reg(tb.DEFENDER) == 2


def test_there_is_no_way_out_on_the_surface() -> None:
    t = attacked("The Way Out").skip_to(seat=1)
    assert not t.can_play("The Way Out")


def parley(*held: str) -> Hall:
    """P2 talks to P1, who holds some cards."""
    t = attacked("Diplomacy", raider=held)
    return t.skip_to(seat=1, label="play something").play("Diplomacy")


@pytest.mark.rule("SF-SWAP-10")
def test_diplomacy_turns_an_attacker_on_a_third_player() -> None:
    t = parley("al1", "al2")
    assert t.seat == 0 and t.offered() == ["al1", "al2", "r3"]
    t.pick("r3")
    assert t.reg(tb.TARGET) == t.handle("r3") and t.hand_size(0) == 2


@pytest.mark.rule("SF-SWAP-10")
def test_who_does_not_listen_to_diplomacy_pays_two_cards() -> None:
    t = parley("al1", "al2", "al3").pick("al1").pick("al3")
    assert t.reg(tb.TARGET) == t.handle("r1") and t.names(0, "hand") == ["al2"]


@pytest.mark.rule("SF-SWAP-10")
def test_without_two_cards_an_attacker_must_listen_or_go_home() -> None:
    t = parley("al1")
    assert t.offered() == ["r3"]
    t.skip()
    assert t.where("her9") == "pool" and not t.is_razed("r1")


def warped() -> Hall:
    """P1 has warped space around P2's front realm in their phase 3."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "cle5", "fly9")
    t.hand(0, "Spacewarp", "her2")
    t.begin(seat=0, phase=3).play("Spacewarp").pick("r1")
    return t


def test_a_spacewarp_leaves_one_realm_open_to_attack_and_that_even_razed() -> None:
    t = warped().skip_to_phase(4)
    assert t.can_attack("r1") and not t.can_attack("r2")
    t.attack("r1").pick("fly9")
    assert t.is_razed("r1")
    finish_turn(finish_turn(t)).skip_to_phase(4, seat=0)
    assert t.can_attack("r1") and not t.can_attack("r2")
    t.attack("r1").pick("fly9")
    assert t.where("r1") == "discard pile"


@pytest.mark.rule("SF-SPELL-20")
@pytest.mark.parametrize(("spell", "victim"), [("Spacewarp", "r1"), ("Hovering Road", "r2")])
def test_a_way_to_one_realm_is_lost_when_it_is_turned_back(spell: str, victim: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "cle5", "her9")
    t.pool(1, "wiz5")
    t.hand(0, spell, "her2")
    t.hand(1, "Spell Turning")
    t.begin(seat=0, phase=3).play(spell).pick(victim)
    t.play("Spell Turning")
    assert t.where(spell) == "discard pile"
    t.skip_to_phase(4)
    assert t.can_attack("r1") and not t.can_attack("r2")
    finish_turn(t).skip_to_phase(4, seat=1)
    assert t.can_attack("r9")


def test_after_a_spacewarp_has_swallowed_its_realm_nothing_is_attacked_until_it_ends() -> None:
    t = warped()
    t.state.move(t.handle("r1"), tb.DISCARD, 1)
    t.skip_to(label="end your turn").end_turn()
    assert t.where("Spacewarp") == "table"
    finish_turn(t)
    t.skip_to(label="end your turn")
    assert not t.is_razed("r2")
    t.end_turn()
    assert t.where("Spacewarp") == "discard pile"


@pytest.mark.parametrize(
    ("drawn", "place"), [("4th/139", "discard pile"), ("4th/135", "discard pile"), ("4th/134", "battle")]
)
def test_set_traps_catch_an_attacker_up_to_the_digit(drawn: str, place: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "her5")
    t.pool(1, "thi5", "her2")
    t.hand(1, "Set Traps", "her3")
    t.pile(1, "al1", "al1", "al1", drawn, *("al1",) * 9)
    t.begin(seat=1, phase=3).play("Set Traps")
    assert t.where("Set Traps") == "beneath" and t.state.host[t.handle("Set Traps")] == t.handle("r1")
    t.pile(1, drawn, *("al1",) * 9)
    finish_turn(t).skip_to_phase(4, seat=0).attack("r1")
    assert t.where("her5") == place and t.where("Set Traps") == "discard pile"
