"""The Warrior's Rule: rounds decide at once (section WAR of the tournament rules)."""

from __future__ import annotations

from typing import Any

import pytest
from hall import Hall
from positions import duel, step_forward
from solo import Solo

from spellhall.games.spellfire import table as tb

BOTH = pytest.mark.parametrize("on", [True, False], ids=["warriors", "as usual"])


def options(on: bool = True) -> dict[str, Any]:
    """The type, or the game without it."""
    return {"warriors_rule": "on" if on else "off"}


def fought(attacker: str, defender: str, realm: str = "r1", on: bool = True, **more: Any) -> Hall:
    """P1 has attacked a realm of P2, who has defended it; who was losing gave up, and the battle is over."""
    t = Hall(**options(on), **more.pop("options", {}))
    t.formation(0, A="r9")
    t.formation(1, A=realm)
    t.pool(0, attacker)
    t.pool(1, defender)
    t.hand(0, *more.pop("hand", ()))
    t.hand(1, *more.pop("rival_hand", ()))
    step_forward(t.begin(seat=0, phase=4).attack(realm.split(" with ")[0]), attacker, defender)
    return t.skip_to(seat=0, label="end your turn")


@pytest.mark.rule("SFT-WAR-01", "SFT-VAR-01")
@BOTH
def test_the_first_round_that_the_attacker_wins_razes_the_realm(on: bool) -> None:
    t = fought("her9", "mon5", on=on)
    assert t.where("mon5") == "discard pile"
    assert t.where("her9") == "pool"
    assert t.is_razed("r1") is on


@pytest.mark.rule("SFT-WAR-01")
def test_a_defender_removed_by_a_card_has_lost_his_round_too() -> None:
    t = duel("wiz3", "mon9", hand=("blowAway/4",), rival_hand=("al1",), **options())
    t.play("blowAway/4").skip_to(seat=0, label="end your turn")
    assert t.where("mon9") == "limbo", "who has left the battle before it was decided goes where the card says"
    assert t.is_razed("r1")


@pytest.mark.rule("SFT-WAR-02")
@BOTH
def test_no_power_of_the_realm_prevents_it(on: bool) -> None:
    t = fought("her9", "mon5", realm="The Trollmoors", on=on)
    assert t.is_razed("The Trollmoors") is on


@pytest.mark.rule("SFT-WAR-03")
@pytest.mark.parametrize("defender", ["home5", "limbo5", "twice5"])
@BOTH
def test_no_power_of_the_defender_prevents_it(on: bool, defender: str) -> None:
    t = fought("her9", defender, on=on)
    assert t.is_razed("r1") is on


@pytest.mark.rule("SFT-WAR-04")
@BOTH
def test_it_is_the_same_if_nobody_defends(on: bool) -> None:
    for realm, falls in (("r1", True), ("The Trollmoors", on)):
        t = Hall(**options(on))
        t.formation(0, A="r9")
        t.formation(1, A=realm)
        t.pool(0, "her5")
        t.begin(seat=0, phase=4).attack(realm).skip_to(seat=0, label="end your turn")
        assert t.is_razed(realm) is falls


@pytest.mark.rule("SFT-WAR-05", "SFT-WAR-07")
@pytest.mark.parametrize(
    ("loser", "usually"), [("home5", "pool"), ("limbo5", "limbo"), ("abyss5", "abyss"), ("hand5", "hand")]
)
@BOTH
def test_an_attacker_who_loses_is_discarded_whatever_powers_say(on: bool, loser: str, usually: str) -> None:
    t = fought(loser, "her9", on=on)
    assert t.where(loser) == ("discard pile" if on else usually)
    assert not t.is_razed("r1")


@pytest.mark.rule("SFT-WAR-06", "SFT-WAR-07")
@pytest.mark.parametrize(
    ("loser", "usually"), [("home5", "pool"), ("limbo5", "limbo"), ("abyss5", "abyss"), ("hand5", "hand")]
)
@BOTH
def test_so_is_a_defender(on: bool, loser: str, usually: str) -> None:
    t = fought("her9", loser, on=on)
    assert t.where(loser) == ("discard pile" if on else usually)


@pytest.mark.rule("SFT-WAR-07")
@BOTH
def test_no_card_of_the_winner_takes_the_loser_elsewhere(on: bool) -> None:
    t = fought("her9 with grave+4", "mon5", on=on)
    assert t.where("mon5") == ("discard pile" if on else "abyss")
    t = fought("mon5", "her9", realm="rDS with Dungeon of Gulg", on=on)
    assert t.where("mon5") == ("discard pile" if on else "abyss")


@pytest.mark.rule("SFT-WAR-06", "SFT-WAR-07")
@BOTH
def test_nor_does_what_the_defeat_sets_off(on: bool) -> None:
    t = fought("her9", "rises5", on=on)
    assert t.where("rises5") == ("discard pile" if on else "pool")


@pytest.mark.rule("SFT-WAR-06", "SFT-WAR-07")
@BOTH
def test_where_a_realm_lets_its_defenders_go_home_nobody_is_asked(on: bool) -> None:
    t = Hall(**options(on))
    t.formation(0, A="r9")
    t.formation(1, A="The Mistmoor")
    t.pool(0, "her9")
    t.pool(1, "mon5")
    t.begin(seat=0, phase=4).attack("The Mistmoor").pick("mon5")
    assert (t.rule == "SF-COMB-H6") is not on
    assert (t.where("mon5") == "discard pile") is on


@pytest.mark.rule("SFT-WAR-06", "SFT-WAR-07", "AMB-T21")
@BOTH
def test_a_spell_that_gives_the_round_up_does_not_save_the_champion(on: bool) -> None:
    t = duel("her9", "wiz5", rival_hand=("Blink", "al1"), **options(on))
    t.play("Blink").skip_to(seat=0, label="end your turn")
    assert t.where("wiz5") == ("discard pile" if on else "pool")
    assert t.is_razed("r1") is on


@pytest.mark.rule("SFT-WAR-08")
@BOTH
def test_the_realm_is_razed_and_not_discarded(on: bool) -> None:
    for defends in (True, False):
        t = Hall(**options(on))
        t.formation(0, A="r9")
        t.formation(1, A="rSelf6")
        t.pool(0, "ruinous20")
        t.begin(seat=0, phase=4).attack("rSelf6")
        t = t.pick("rSelf6") if defends else t.skip()
        t.skip_to(seat=0, label="end your turn")
        assert t.where("rSelf6") == ("formation" if on else "discard pile")
        assert t.is_razed("rSelf6") is on


@pytest.mark.rule("SFT-WAR-09", "AMB-T21")
def test_the_power_of_a_holding_does_not_prevent_it() -> None:
    t = fought("her9", "mon5", realm="r1 with Keep of the Dead")
    assert t.is_razed("r1")
    assert t.where("Keep of the Dead") == "discard pile"


@pytest.mark.rule("SFT-WAR-09", "AMB-T21")
def test_a_card_newly_played_still_does() -> None:
    t = duel("her9", "mon5", rival_hand=("evHalt", "al1"), **options())
    t.play("evHalt").skip_to(seat=0, label="end your turn")
    assert not t.is_razed("r1")
    assert (t.where("her9"), t.where("mon5")) == ("pool", "pool")


def walled(attacker: str, defender: str, on: bool, **hands: tuple[str, ...]) -> Hall:
    """P1 and P2 fight; the one who is losing plays a wall."""
    t = duel(attacker, defender, **hands, **options(on))
    return t.play("wallA").skip_to(seat=0)


@pytest.mark.rule("SFT-WAR-10", "SFT-WAR-11", "AMB-T21")
@BOTH
def test_an_attacker_stopped_by_a_wall_has_lost(on: bool) -> None:
    t = walled("her9", "wiz5", on, rival_hand=("wallA", "al1"))
    assert t.where("her9") == ("discard pile" if on else "pool")
    assert t.where("wiz5") == "pool"
    assert not t.is_razed("r1")
    assert any("P2 draws a card as spoils" in line for line in t.log()) is on


@pytest.mark.rule("SFT-WAR-10", "AMB-T21")
def test_a_defender_stopped_by_a_wall_has_not() -> None:
    t = Hall(**options())
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "wiz5", "her4")
    t.pool(1, "mon9")
    t.hand(0, "wallA", "al1")
    step_forward(t.begin(seat=0, phase=4).attack("r1"), "wiz5", "mon9").play("wallA")
    assert t.where("mon9") == "pool"
    assert not t.is_razed("r1")
    assert (t.seat, t.rule) == (0, "SF-COMB-B1"), "another round is possible"


@pytest.mark.rule("SFT-WAR-11")
def test_the_attacker_has_spoils_for_the_realm_and_the_defender_for_the_attacker() -> None:
    t = fought("her9", "mon5")
    assert [line for line in t.log() if "as spoils" in line] == ["P1 draws al1 as spoils of victory."]
    t = fought("home5", "her9")
    assert [line for line in t.log() if "as spoils" in line] == ["P2 draws a card as spoils of victory."]


@pytest.mark.rule("SFT-WAR-12")
@BOTH
def test_what_the_loser_bears_goes_where_it_usually_goes(on: bool) -> None:
    t = fought("her9", "home5 with mi+1", on=on)
    assert t.where("home5") == ("discard pile" if on else "pool")
    assert t.where("mi+1") == ("discard pile" if on else "attached")


@pytest.mark.rule("SFT-INT-02")
def test_a_realm_razed_so_has_fallen_in_battle() -> None:
    t = fought("her9", "mon5", rival_hand=("al1", "al2"), options={"plunder": "on"})
    assert t.is_razed("r1")
    assert t.hand_size(1) == 1


def test_when_the_battle_is_over_the_loser_is_a_card_like_any() -> None:
    t = fought("her9", "home5")
    assert t.reg(tb.DOOMED) == -1
    home = t.handle("home5")
    t.state.move(home, tb.HAND, 1)
    assert t.where("home5") == "hand"
    t.is_sound()


@BOTH
def test_a_realm_is_regained_in_one_round(on: bool) -> None:
    t = Solo(**options(on))
    t.formation(0, A="r1", B="r2 razed")
    t.pool(0, "her5")
    t.pool(1, "mon5")
    t.hand(0, "al9", "al1")
    t.my_turn(phase=4).attack("r2").play("al9").skip_to(label="end your turn")
    assert t.where("mon5") == "discard pile"
    assert t.is_razed("r2") is not on
