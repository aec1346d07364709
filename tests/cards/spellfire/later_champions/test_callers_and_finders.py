"""Champions of Runes & Ruins and Birthright that call others to battle, find realms, or see to the spoils."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, duel, fight, finish_turn

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.immunity import immune
from spellhall.kernel.frames import PASS


@pytest.mark.parametrize(("realm", "safe"), [("rGH", True), ("r1", False)])
def test_bigby_is_safe_while_he_defends_greyhawk(realm: str, safe: bool) -> None:
    t = duel("her15", "Bigby the Great", realm=realm, rival_hand=("al1",))
    t.put(0, "discard pile", "wOff-3/4", "psyOff-3")
    assert immune(t.state, t.handle("Bigby the Great"), t.handle("wOff-3/4")) is safe
    assert immune(t.state, t.handle("Bigby the Great"), t.handle("psyOff-3")) is safe


def test_ren_finds_a_realm_instead_of_the_one_that_he_would_play() -> None:
    t = at_home(phase=2, pool=("Ren o' the Blade",), hand=("r2",))
    t.put(0, "discard pile", "r3", "r9")
    t.use("Ren o' the Blade")
    t.say("B")
    assert t.where("r3") == "formation" and t.where("Ren o' the Blade") == "abyss"
    assert not t.can_play("r2")


def test_ren_finds_nothing_once_a_realm_was_played() -> None:
    t = at_home(phase=2, pool=("Ren o' the Blade",), hand=("r2", "h1"))
    t.put(0, "discard pile", "r3")
    assert t.can_use("Ren o' the Blade")
    t.play("r2").say("B")
    assert not t.can_use("Ren o' the Blade")


@pytest.mark.parametrize("number", ["BR/098", "1st/001"])
def test_jana_orel_looks_for_her_spoils(number: str) -> None:
    jana = number == "BR/098"
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Jana Orel" if jana else "her2")
    t.pile(0, "al3", "al7", *("al1",) * 9)
    t.begin(seat=0, phase=4).attack("r1")
    if jana:
        t.pick("al7")
    assert t.is_razed("r1")
    assert t.names(0, "hand") == (["al7"] if jana else ["al3"])


def test_jana_orel_wards_off_cleric_spells_alone() -> None:
    t = at_home(pool=("Jana Orel",), hand=("her2",))
    t.put(1, "discard pile", "cOff-3/4", "wOff-3/4")
    jana = t.handle("Jana Orel")
    assert immune(t.state, jana, t.handle("cOff-3/4")) and not immune(t.state, jana, t.handle("wOff-3/4"))


def test_adara_falls_with_the_chase_card_that_she_defeats() -> None:
    t = fight("Adara Addlepate", "Gib Kcir")
    assert t.where("Gib Kcir") == "discard pile" and t.where("Adara Addlepate") == "discard pile"


def test_adara_does_nothing_to_other_cards_and_stays() -> None:
    t = fight("Adara Addlepate", "her2")
    assert t.where("her2") == "battle"
    t.skip()
    assert t.where("her2") == "discard pile" and t.where("Adara Addlepate") == "pool"


def outlaw(players: int) -> Hall:
    """P2 razes a realm of P1, who has the Outlaw in the pool and is asked what happens to the spoils."""
    t = Hall(players=players)
    t.pool(0, "The Noble Outlaw")
    t.pool(1, "her9")
    for seat, realm in enumerate(("r9", "r8", "r7")[:players]):
        t.formation(seat, A=realm)
    t.begin(seat=1, phase=4).attack("r9").skip_to(seat=0, rule="SF-COMB-C1").skip()
    assert t.seat == 0
    return t


@pytest.mark.rule("SF-SPOIL-13")
def test_the_noble_outlaw_gives_spoils_to_a_third_player() -> None:
    t = outlaw(3).yes()
    assert (t.hand_size(1), t.hand_size(2), t.hand_size(0)) == (0, 1, 0)


@pytest.mark.rule("SF-SPOIL-13")
def test_in_a_game_of_two_the_noble_outlaw_lets_nobody_draw_and_may_leave_them() -> None:
    t = outlaw(2).yes()
    assert t.hand_size(1) == 0
    assert outlaw(2).skip().hand_size(1) == 1


def clerics_called(*pool: str) -> Hall:
    """P1 has sent for a crusade against P3; P2, with these champions, has begun their turn."""
    t = Hall(players=3)
    t.pool(0, "The Pontifex of the Southern Coast")
    t.pool(1, *pool)
    for seat, realm in enumerate(("r9", "r8", "r7")):
        t.formation(seat, A=realm)
    t.hand(0, "w/5")
    t.begin(seat=0, phase=5).use("The Pontifex of the Southern Coast").say("seat 2")
    assert t.where("The Pontifex of the Southern Coast") == "discard pile"
    return finish_turn(t)


@pytest.mark.rule("SF-CALL-07", "SF-CALL-08")
def test_all_clerics_go_on_the_crusade_of_the_pontifex_and_nobody_else() -> None:
    t = clerics_called("cle5", "cle3", "her9").skip_to(seat=1, rule="SF-COMB-B1", turns=1)
    assert t.reg(tb.TARGET) == t.handle("r7")
    assert t.offered() == ["cle3", "cle5"] and PASS not in t.state.legal_actions()


@pytest.mark.rule("SF-CALL-07")
def test_without_clerics_nobody_has_to_go() -> None:
    t = clerics_called("her9").skip_to_phase(4, seat=1, turns=1)
    assert PASS in t.state.decision().options and t.can_attack("r9")


@pytest.mark.rule("SF-CALL-07")
def test_the_siren_draws_one_player_to_her_formation() -> None:
    t = Hall(players=3)
    t.pool(0, "The Siren")
    for seat, realm in enumerate(("r9", "r8", "r7")):
        t.formation(seat, A=realm)
    t.formation(0, B="rCoast")
    t.pool(1, "swi5")
    t.begin(seat=0, phase=3).use("The Siren").say("seat 1")
    assert t.where("The Siren") == "limbo"
    finish_turn(t).skip_to_phase(4, seat=1, turns=1)
    assert t.can_attack("r9") and not t.can_attack("r7") and PASS not in t.state.decision().options
    t.attack("r9")
    assert t.reg(tb.ROUND) == 1
    finish_turn(t)
    t.skip_to(seat=0, label="end your turn", turns=2).end_turn()
    assert t.where("The Siren") == "pool"
