"""Realms, rule cards and what changes a whole battle among the last cards of Draconomicon."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import at_home, step_forward

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.battle.attacks import may_defend
from spellhall.games.spellfire.rules.levels.immunity import immune


@pytest.mark.rule("SF-LVL-08")
def test_the_shadowdrake_takes_the_allies_of_triumvirates_away() -> None:
    for lair, total in (("r2", 5 + 6), ("Lair of the Shadowdrake", 5)):
        t = Hall()
        t.formation(0, A="r9", B="The Bipolar Triumvirate")
        t.formation(1, A="r1", B=lair)
        t.pool(0, "her5")
        t.pool(1, "her9")
        t.hand(0, "al1")
        t.hand(1, "al2")
        step_forward(t.begin(phase=4).attack("r1"), "her5", "her9")
        assert t.totals() == (total, 9)


def test_menzoberranzan_falls_when_the_shadowdrake_finds_a_lair() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="Menzoberranzan")
    t.hand(0, "Lair of the Shadowdrake")
    t.begin(phase=2).play("Lair of the Shadowdrake").say("B")
    assert t.where("Menzoberranzan") == "discard pile" and t.where("r1") == "formation"


@pytest.mark.parametrize(
    ("attacker", "defender", "winner"),
    [
        ("her5 with mi+2", "her4 with al3", "her5"),
        ("slayM with art+4", "mon9", "mon9"),
        ("her5", "her6", "her6"),
        ("her6", "her6", "her6"),
    ],
)
def test_only_a_drawn_digit_helps_at_mount_nevermind(attacker: str, defender: str, winner: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Mount Nevermind")
    t.pool(0, attacker)
    t.pool(1, defender)
    t.hand(0, "al9", "evGift")
    t.hand(1, "al8", "evGift")
    t.pile(0, "digit4", "al1")
    t.pile(1, "digit4", "al1")
    step_forward(t.begin(phase=4).attack("Mount Nevermind"), attacker, defender)
    assert t.where("digit4", 0) == t.where("digit4", 1) == "discard pile"
    assert t.where("al9") == t.where("al8") == "hand" and t.reg(tb.STAGE) != tb.EXCHANGE
    standing = [seat for seat in (0, 1) if winner in t.names(seat, "pool")]
    assert standing == ([0] if winner == "her5" else [1])


def test_the_higher_digit_decides_at_mount_nevermind() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="Mount Nevermind")
    t.pool(0, "her5")
    t.pool(1, "her6")
    t.pile(0, "al8", "al1")
    t.pile(1, "digit3", "al1")
    step_forward(t.begin(phase=4).attack("Mount Nevermind"), "her5", "her6")
    assert t.where("her6") == "discard pile"


def test_each_player_draws_for_flyers_as_soon_as_the_winds_are_drawn() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "fly5", "her5")
    t.pool(1, "fly3", "fly9", "her2")
    t.pile(0, "al1", "Favorable Winds", "al2", "al3", "al4")
    t.begin(phase=1)
    if t.reg(tb.PHASE) == 1:
        t.skip()
    assert t.where("Favorable Winds") in ("abyss", "void")
    assert sorted(t.names(0, "hand")) == ["al1", "al2", "al3"] and t.hand_size(1) == 2


@pytest.mark.rule("SF-CARD-41")
def test_winds_drawn_as_spoils_blow_at_once() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "fly5", "her5")
    t.pile(0, "Favorable Winds", "al2", "al3")
    t.begin(phase=4).attack("r1")
    if t.can_pick("her5"):
        t.pick("her5")
    assert t.where("Favorable Winds") in ("abyss", "void") and t.names(0, "hand") == ["al2"]


@pytest.mark.rule("SF-CARD-41")
def test_winds_that_were_in_the_hand_can_be_played_later() -> None:
    t = at_home(pool=("fly5",), hand=("Favorable Winds", "her2"))
    size = t.hand_size(0)
    t.play("Favorable Winds")
    assert t.hand_size(0) == size


def _empire(*rules: str) -> Hall:
    """P1 is about to lay a sixth realm."""
    t = Hall()
    t.formation(0, A="r9", B="r2", C="r3", D="r4", E="r5")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.hand(0, "r6", "keep10")
    t.hand(1, "keep6")
    t.put(1, "table", *rules)
    return t.begin(phase=2).play("r6")


@pytest.mark.rule("SF-VIC-14")
def test_the_battle_goes_on_until_the_winner_begins_a_turn() -> None:
    assert _empire().state.scores is not None
    t = _empire("The Battle Must Go On!")
    assert t.state.scores is None
    while t.state.scores is None and t.reg(tb.TURN) < 9:
        t._apply(t.state.decision().options[-1])
    assert t.state.scores is not None and t.reg(tb.TURN) == 7


def test_no_other_rule_card_spell_or_event_ends_the_battle() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5", "wiz5")
    t.hand(0, "keep10", "wOff-3/4", "evGift")
    t.put(1, "table", "The Battle Must Go On!")
    t.begin(phase=0)
    assert t.seat != 0 or not t.can_play("keep10")
    law = t.handle("The Battle Must Go On!")
    assert immune(t.state, law, t.handle("evGift")) and immune(t.state, law, t.handle("wOff-3/4"))
    assert not immune(t.state, t.handle("her5"), t.handle("evGift"))


def test_a_pile_that_ran_out_is_renewed() -> None:
    t = Hall(pile=1)
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.put(0, "discard pile", "al7", "al8", "al9")
    t.put(1, "table", "The Battle Must Go On!")
    t.begin(phase=1)
    assert t.hand_size(0) == 3 and not t.reg(tb.EXHAUSTED)


def _confused(players: int, *, reach: bool = True) -> Hall:
    t = Hall(players=players)
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r3")
    if players > 2:
        t.formation(2, A="r2" if reach else "rClericOnly")
        t.pool(2, "her4")
        t.hand(2, "al2", "al9")
    t.pool(0, "her9")
    t.pool(1, "cle5")
    t.hand(0, "al1")
    t.hand(1, "Confusion", "al3")
    return step_forward(t.begin(phase=4).attack("r1"), "her9", "cle5").play("Confusion")


@pytest.mark.rule("SF-SWAP-07")
def test_a_confused_attacker_goes_on_to_a_third_player() -> None:
    t = _confused(3)
    assert t.reg(tb.TARGET) == t.handle("r2") and t.where("cle5") == "pool"
    t.skip_to(seat=2, rule="SF-COMB-C1").pick("her4")
    assert t.totals() == (9, 4)
    t.skip()
    assert t.where("her4") == "discard pile" and not t.is_razed("r1")


@pytest.mark.parametrize(("players", "reach"), [(2, True), (3, False)])
def test_a_confused_attacker_goes_home_beaten_where_there_is_no_other_way(players: int, reach: bool) -> None:
    t = _confused(players, reach=reach)
    assert t.where("her9") == "pool" and t.where("cle5") == "pool" and not t.is_razed("r1")


def test_no_dragon_stands_against_its_tamer() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Morcanth Dragontamer")
    t.pool(1, "monDragon5", "her2")
    t.begin(phase=4).attack("r1")
    assert [may_defend(t.state, t.handle(who)) for who in ("monDragon5", "her2")] == [False, True]
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Morcanth Dragontamer")
    t.pool(1, "her2")
    t.hand(0, "al1", "alDragon3")
    t.hand(1, "alDragon3", "al2")
    step_forward(t.begin(phase=4).attack("r1"), "Morcanth Dragontamer", "her2")
    assert t.seat == 1 and t.can_play("al2") and not t.can_play("alDragon3"), "nor do dragons among the allies"


@pytest.mark.parametrize(("foe", "zone"), [("her9", "pool"), ("her15", "discard pile")])
def test_a_tamed_dragon_shares_the_fate_of_its_tamer(foe: str, zone: str) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "Morcanth Dragontamer")
    t.pool(1, foe, "monDragon5", "mon7")
    t.hand(0, "al1")
    t.hand(1, "al2")
    step_forward(t.begin(phase=4).attack("r1"), "Morcanth Dragontamer", foe)
    t.use("Morcanth Dragontamer")
    assert t.totals() == (11, int(foe[3:])) and not t.can_use("Morcanth Dragontamer")
    t.skip()
    assert t.where("monDragon5") == zone and t.where("Morcanth Dragontamer") == zone and t.where("mon7") == "pool"


def _sparkling(foe: str = "her5") -> Hall:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, foe)
    t.pool(1, "Sparkle, Crystal Dragon")
    t.hand(0, "al9", "al2", "mi+2", "alFly3")
    t.hand(1, "al8")
    return step_forward(t.begin(phase=4).attack("r1"), foe, "Sparkle, Crystal Dragon")


@pytest.mark.rule("SF-BIND-05")
def test_sparkle_chooses_the_ally_that_comes_against_her() -> None:
    t = _sparkling().play("al9")
    assert t.seat == 1 and t.offered() == ["al2", "al9", "alFly3"]
    assert t.state.seen[t.handle("mi+2")] >> 1 & 1, "she has looked at the whole hand"
    t.pick("al2")
    assert t.where("al2") == "attached" and t.where("al9", 0) == "hand" and t.totals() == (7, 6)
    t.play("al8")
    assert t.seat == 0 and not t.can_play("al9") and t.can_play("mi+2")


@pytest.mark.rule("SF-BIND-05")
def test_sparkle_has_no_say_in_allies_against_those_immune_to_psionics() -> None:
    t = _sparkling("immPsi").play("al9")
    assert t.where("al9", 0) == "attached"


def test_sparkle_has_no_say_in_other_cards() -> None:
    t = _sparkling().play("mi+2")
    assert t.where("mi+2") == "attached"
