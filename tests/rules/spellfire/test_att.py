"""Attachments: magical items, artifacts, holdings and what passes (section ATT)."""

from __future__ import annotations

import pytest
from fixture_cards import KEYS
from hall import Hall

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER, Card
from spellhall.games.spellfire.facts import ITEM
from spellhall.games.spellfire.telling.card_text import text_of
from spellhall.language.words import WordError


def table(bearer: str = "her5", rival: str = "mon9", **options: str) -> Hall:
    """Both have realms and a champion; it is to be P1's turn."""
    return realms_and_champions(Hall(**options), bearer, rival)


def realms_and_champions(t: Hall, bearer: str, rival: str) -> Hall:
    """The same at a table where cards lie already."""
    t.formation(0, A="r1")
    t.formation(1, A="r2", B="r4")
    t.pool(0, bearer)
    t.pool(1, rival)
    return t


def duel(bearer: str, rival: str, *hand: str, second: tuple[str, ...] = ()) -> Hall:
    """P1 attacks r2 with ``bearer``; P2 defends with ``rival``."""
    t = table(bearer, rival)
    t.hand(0, *hand)
    t.hand(1, *second)
    t.begin(phase=4).attack("r2")
    return t.pick(rival.split(" with ")[0])


@pytest.mark.rule("SF-ATT-01")
def test_a_champion_bears_five_items() -> None:
    t = table("her5 with mi+1 and mi+2 and mi0 and sword+1 and art+4")
    t.hand(0, "mace+1", "art+2", "al9")
    t.begin(phase=3)
    assert not t.can_play("art+2"), "artifacts are limited"
    t.play("mace+1")
    assert t.state.host[t.handle("mace+1")] == t.handle("her5")


@pytest.mark.rule("SF-ATT-02")
@pytest.mark.parametrize(("limit", "second"), [("1", False), ("unlimited", True)])
def test_a_second_artifact_is_refused_unless_the_option_lifts_the_limit(limit: str, second: bool) -> None:
    t = table("her5 with art+4", artifacts_per_champion=limit)
    t.hand(0, "art+2", "mi+1")
    t.begin(phase=3)
    assert t.can_play("art+2") is second


@pytest.mark.rule("SF-ATT-03")
@pytest.mark.parametrize("coin", ["Ego Coin", "egocoin"])
def test_an_artifact_of_another_world_needs_a_power_that_lifts_the_rule(coin: str) -> None:
    t = table()
    t.hand(0, "artDS+4", coin, "mi+1")
    t.begin(phase=3)
    assert not t.can_play("artDS+4")
    t.play(coin)
    t.play("artDS+4")
    assert t.state.host[t.handle("artDS+4")] == t.handle("her5")


@pytest.mark.rule("SF-ATT-04")
def test_an_artifact_whose_text_says_so_goes_on_a_realm_of_its_world_in_phase_3() -> None:
    t = table()
    t.formation(0, B="rDS", C="r3")
    t.hand(0, "artRealm+2", "art+2")
    t.begin(phase=3).play("artRealm+2")
    assert t.can_pick("r1")
    assert not t.can_pick("rDS")
    t.pick("r3")
    assert t.state.host[t.handle("artRealm+2")] == t.handle("r3")
    t = table()
    t.formation(0, B="r3")
    t.hand(0, "art+2", "mi+1")
    t.begin(phase=3)
    t.play("art+2")
    assert t.state.host[t.handle("art+2")] == t.handle("her5")


@pytest.mark.rule("SF-ATT-04", "AMB-40")
def test_in_phase_4_it_goes_on_the_realm_only_while_that_defends_itself() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="rSelf6")
    t.pool(0, "her9")
    t.pool(1, "mon5")
    t.hand(1, "artRealm+2", "al1")
    t.begin(phase=4).attack("rSelf6").pick("rSelf6")
    t.play("artRealm+2")
    assert t.state.host[t.handle("artRealm+2")] == t.handle("rSelf6")
    assert t.totals() == (9, 8)
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="rSelf6")
    t.pool(0, "her9")
    t.pool(1, "mon5")
    t.hand(1, "artRealm+2", "al1")
    t.begin(phase=4).attack("rSelf6").pick("mon5")
    t.play("artRealm+2")
    assert t.state.host[t.handle("artRealm+2")] == t.handle("mon5")


@pytest.mark.rule("SF-ATT-05")
def test_a_power_that_names_items_does_not_touch_an_artifact() -> None:
    t = table("her5 with art+4 and mi+2", "mon9 with mi+1")
    t.hand(0, "evSmash", "al9")
    t.begin(phase=3).play("evSmash")
    assert t.where("mi+2") == t.where("mi+1") == "discard pile"
    assert t.where("art+4") == "attached"


@pytest.mark.rule("SF-ATT-06")
@pytest.mark.parametrize("card", ["mi+2", "art+4"])
def test_items_and_artifacts_join_in_phase_3_or_in_battle_and_not_before(card: str) -> None:
    t = table()
    t.hand(0, card, "r9", "al1")
    t.begin(phase=2)
    assert not t.can_play(card)
    t.skip()
    assert t.reg(0) == 3
    assert t.can_play(card)
    t = duel("her5", "mon9", card, "al1")
    t.play(card)
    assert t.totals()[0] > 5


@pytest.mark.rule("SF-ATT-07")
def test_a_support_card_for_phase_4_is_refused_in_phase_3() -> None:
    for champion, card in (
        ("reg5", "bloodDef+3"),
        ("thi5", "thiefDef+3"),
        ("psi5", "psyDef+3"),
        ("wiz5", "wDef+3/4"),
        ("cle5", "cDef+3/4"),
        ("her5", "fist+3"),
    ):
        t = table(champion)
        t.hand(0, card, "mi+1")
        t.begin(phase=3)
        assert not t.can_play(card)
        assert "SF-SPELL-03" in t.why_not(card)
        t.skip_to_phase(4).attack("r2").pick("mon9").play(card)
        assert t.state.host[t.handle(card)] == t.handle(champion)


@pytest.mark.rule("SF-ATT-08", "SF-ALLY-04")
def test_items_and_artifacts_go_home_with_the_victor_and_all_else_is_discarded() -> None:
    t = duel("wiz3 with mi+1 and art+2", "mon9", "al3", "wDef+3/4", second=("al1",))
    t.play("al3").play("wDef+3/4")
    assert t.totals() == (12, 9)
    t.skip()
    assert [t.where(name) for name in ("mi+1", "art+2")] == ["attached", "attached"]
    assert [t.where(name) for name in ("al3", "wDef+3/4")] == ["discard pile", "discard pile"]


@pytest.mark.rule("SF-ATT-09")
def test_what_stays_until_the_round_ends_is_attached_and_what_acted_once_is_not() -> None:
    t = Hall()
    t.hand(0, "wOff-3/4", "strip/4", "al2")
    t.hand(1, "dispel", "wDef+3/4", "al1")
    realms_and_champions(t, "wiz5", "wiz6")
    t.begin(phase=4).attack("r2").pick("wiz6")
    t.play("wOff-3/4").play("dispel")
    assert t.where("dispel") == "discard pile"
    t.play("al2")
    t.play("wDef+3/4").play("strip/4")
    assert t.where("wDef+3/4", 1) == "discard pile"
    assert t.totals() == (7, 6)


@pytest.mark.rule("SF-ATT-10")
def test_attachments_are_all_cards_with_the_champion_unless_the_text_names_items() -> None:
    for spell, ally in (("strip/4", "discard pile"), ("stripItems/4", "attached")):
        t = duel("wiz5", "mon5 with mi+2 and al3", spell, "al1")
        assert t.totals() == (5, 10)
        t.play(spell)
        assert t.where("mi+2") == "discard pile"
        assert t.where("al3") == ally


@pytest.mark.rule("SF-ATT-11")
def test_an_item_that_is_neither_offensive_nor_defensive_is_refused() -> None:
    with pytest.raises(WordError, match="SF-ATT-11"):
        Card(ITEM, "Odd Item", "test/999", {})


@pytest.mark.rule("SF-ATT-12")
def test_items_work_in_attack_and_defence_unless_they_say_otherwise() -> None:
    t = duel("her5 with spearhead", "mon5 with mi+3 Off", "al1")
    assert t.totals() == (8, 8)
    t = duel("her5 with mi+3 Off", "mon5 with spearhead", "al1", second=("al1",))
    assert t.totals() == (8, 5)


@pytest.mark.rule("SF-ATT-13")
@pytest.mark.parametrize(("realm", "total"), [("r2", 7), ("r4", 5)])
def test_a_holding_helps_only_where_its_own_realm_is_attacked(realm: str, total: int) -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r3 razed", B="r2 with h+2", C="r4")
    t.pool(0, "her9")
    t.pool(1, "mon5")
    t.hand(1, "al1")
    t.begin(phase=4).attack(realm).pick("mon5")
    assert t.totals() == (9, total)


# ---------------------------------------------------------------------- what a card attaches


def armoury(card: str, **options: str) -> Hall:
    """P1 is to play a card in phase 3; Mordenkainen, who gives up nothing, and a champion of P2 bear items, too."""
    t = table("her5 with mi+2", "mon9 with art+4", **options)
    t.pool(0, "Mordenkainen with mi+3 Off", "herDS9", "her4 with art+2", "wiz5")
    t.hand(0, card, "mi+1")
    return t


@pytest.mark.rule("SF-ATT-14")
def test_another_card_is_attached_only_to_a_champion_that_can_bear_it() -> None:
    t = armoury("evHandOn").begin(phase=3).play("evHandOn")
    assert t.offered() == ["art+2", "art+4", "mi+2"], "what cannot be removed is no target"
    t.pick("art+4")
    assert t.offered() == ["her5", "wiz5"], "not of another world, not with an artifact of his own"
    t.pick("her5")
    assert t.state.host[t.handle("art+4")] == t.handle("her5")
    assert t.state.control[t.handle("art+4")] == 0, "it works for the champion's player"
    assert t.game.story(t.state.record.entries, 0, ("Ana", "Bo"))[-1].text == "evHandOn attaches art+4 to her5."
    t.is_sound()


@pytest.mark.rule("SF-ATT-14")
def test_what_was_attached_goes_to_its_owner_in_the_end() -> None:
    t = armoury("evHandOn").begin(phase=3).play("evHandOn").pick("art+4").pick("her5")
    t.state.move(t.handle("her5"), tb.DISCARD, 0)
    assert "art+4" in t.names(1, "discard pile") and "mi+2" in t.names(0, "discard pile")


@pytest.mark.rule("SF-ATT-14")
@pytest.mark.parametrize("taken", [True, False])
def test_what_comes_in_from_a_pile_needs_a_free_name(taken: bool) -> None:
    t = armoury("evSmith")
    t.put(0, "discard pile", "art+4" if taken else "artDS+4")
    t.begin(phase=3).play("evSmith")
    where = t.where("art+4", 0) if taken else t.where("artDS+4")
    assert where == ("discard pile" if taken else "attached")


def test_a_card_that_attaches_another_says_so() -> None:
    told = text_of(REGISTER[KEYS["evSmith"]])
    assert "choose a champion in a pool able to bear that card, then attach that card to that champion" in told
