"""Cards of the base editions that bring another champion into the round, or take on another card's power."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel, finish_turn, step_forward
from sieges import camp

from spellhall.games.spellfire.rules.battle.attacks import why_not_attack


@pytest.mark.parametrize("won", [True, False])
def test_the_rod_of_shapechange_lends_the_shape_of_a_lost_champion(won: bool) -> None:
    t = duel("her5 with 3rd/093", "mon6", hand=("al1",), rival_hand=("al9",))
    t.put(0, "discard pile", "her9" if won else "her3", "al5")
    t.put(1, "discard pile", "mon9")
    t.use("3rd/093")
    assert t.where("her5") == "pool" and t.totals()[0] == (9 if won else 3)
    while t.where("mon6") == "battle":
        t.skip()
    assert t.where("her9" if won else "her3") == "discard pile"
    assert t.where("her5") == t.where("3rd/093").replace("attached", "pool") == ("pool" if won else "discard pile")


def test_starshine_reaches_every_realm() -> None:
    t = camp("rNoFly", "1st/438")
    t.formation(1, B="r2", C="r3")
    assert all(why_not_attack(t.state, 0, t.handle("Starshine"), t.handle(name)) is None for name in ("r2", "rNoFly"))


@pytest.mark.parametrize(("realm", "total"), [("r1", 5 + 5), ("r2", 5)])
def test_starshine_shines_on_from_beneath_a_realm(realm: str, total: int) -> None:
    t = Hall()
    t.formation(0, A="r9 with Grak's Pool", B="r8")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "her9")
    t.pool(1, "1st/438", "her5")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.may_decline = True
    t.begin(phase=4).attack("r1").pick("her9").pick("1st/438").skip().yes()
    t.pick(realm)
    assert t.where("Starshine") == "attached" and t.state.host[t.handle("Starshine")] == t.handle(realm)
    finish_turn(finish_turn(t))
    t.put(0, "hand", "al2", "al3", "al4")
    t.skip_to_phase(4, seat=0, turns=2).attack("r1").pick("her9").pick("her5")
    assert t.totals() == (9, total)


def jarred(*more: str) -> Hall:
    """P1 attacks P2 and wins; the loser has cast a Magic Jar. More attackers are in the pool of P1."""
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her9 with mi+2", *more)
    t.pool(1, "wiz5", "mon9")
    t.hand(0, "al1")
    t.hand(1, "3rd/386", "al1")
    t.begin(phase=4).attack("r1")
    if t.can_pick("her9"):
        t.pick("her9")
    return t.pick("wiz5").play("3rd/386").skip()


@pytest.mark.rule("SF-SWAP-08")
@pytest.mark.parametrize(("rival", "left"), [("her6", "her6"), ("her8 with mi+1 and mi0", "her8")])
def test_a_magic_jar_turns_the_winner_on_its_own_side(rival: str, left: str) -> None:
    t = jarred(rival)
    assert t.where("wiz5") == "discard pile"
    t.pick(left)
    assert t.totals()[1] == 11 and t.seat == 0
    t.skip()
    assert t.where("her9") == t.where("mi+2") == "discard pile" and t.state.owner[t.handle("her9")] == 0
    assert t.where("mon9") == "pool"


@pytest.mark.rule("SF-SWAP-08")
def test_a_champion_in_a_jar_goes_home_if_nobody_attacks_any_more() -> None:
    t = jarred("her6")
    t.skip()
    assert t.names(0, "pool") == ["her6", "her9"] and t.where("mi+2") == "attached"
    assert not t.is_razed("r1")


@pytest.mark.parametrize(("part", "totals", "slain"), [(0, (9, 6), False), (1, (5, 6), True)])
def test_johydees_mask_gives_the_level_or_the_power_of_another(part: int, totals: tuple[int, int], slain: bool) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wizGH5 with Johydee's Mask", "slayM" if slain else "her9")
    t.pool(1, "mon6")
    for seat in (0, 1):
        t.hand(seat, "al1")
    step_forward(t.begin(phase=4).attack("r1"), "wizGH5", "mon6")
    t.yes().pick("slayM" if slain else "her9").say(t.options()[part])
    if slain:
        assert t.where("mon6") == "discard pile"
    else:
        assert t.totals() == totals
