"""Positions in which the imaginary opponent's rules meet, each with the one thing that they may do."""

from __future__ import annotations

import pytest
from solo import IO, P, Solo


def drawing(*cards: str, **options) -> Solo:
    t = Solo(**options)
    t.formation(P, A="r1")
    t.pile(P, *cards, "al1", "al1", "al1", "al1", "al1", "al1")
    return t


@pytest.mark.rule("SOL-DRW-01", "SOL-EVT-01", "SOL-MAG-06", "SOL-CHM-01")
def test_he_draws_an_event_a_champion_and_an_item_with_an_empty_pool():
    t = drawing("Ice Storm", "her5", "mi+2")
    t.pool(P, "her3")
    t.his_turn()
    assert t.where("her3") == "discard pile", "the event acted"
    assert t.names(IO, "pool") == ["her5"] and t.names(IO, "attached") == ["mi+2"]
    assert t.order("plays Ice Storm", "draws", "brings her5", "gives mi+2 to her5")


@pytest.mark.rule("SOL-DRW-01", "SOL-MAG-06")
def test_he_draws_the_same_in_another_order():
    t = drawing("mi+2", "her5", "Ice Storm")
    t.pool(P, "her3")
    t.his_turn()
    assert t.where("her3") == "discard pile" and t.names(IO, "pool") == ["her5"]
    assert t.order("draws three cards", "plays Ice Storm", "brings her5", "gives mi+2 to her5")


def facing_colleen(*hand: str) -> Solo:
    t = Solo()
    t.formation(P, A="r1")
    t.pool(P, "Lovely Colleen")
    t.pool(IO, "mon8", "her4")
    t.hand(IO, *hand)
    return t.his_turn(phase=4)


@pytest.mark.rule("SOL-GDT-04", "SOL-GDT-05", "SOL-ATK-10", "SOL-ATK-11")
def test_a_monster_and_a_hero_stay_away_from_the_lovely_colleen():
    t = facing_colleen()
    assert not t.told("attacks r1")
    line = t.line("does not attack")
    assert "SOL-ATK-11" in line.text
    assert [text.split(" ")[0] for text in line.opens] == ["mon8", "her4"]


@pytest.mark.rule("SOL-GDT-06", "SOL-ATK-12")
def test_the_hero_attacks_if_an_ally_could_put_him_ahead():
    t = facing_colleen("al4")
    assert t.told("attacks r1 with her4")
    assert any(text.startswith("mon8 (level 8) against r1: certain to lose") for text in t.line("attacks r1").opens)


def losing(mine: str, his: str, *hand: str) -> Solo:
    """Their champion has attacked, and P has put one against it from the pool."""
    t = Solo(certain_defeat="automatic")
    t.formation(P, A="r1")
    t.pool(P, mine)
    t.pool(IO, his)
    t.hand(P, "al9")
    t.hand(IO, *hand)
    return t.his_turn(phase=4).skip_to(rule="SF-COMB-C1").pick(mine)


@pytest.mark.rule("SOL-CMB-05")
def test_he_gives_up_and_keeps_cards_that_would_not_do():
    t = losing("her15", "her5", "al3", "al3")
    assert sorted(t.names(IO, "hand"))[:2] == ["al3", "al3"]
    assert t.told("gives the round up", "SOL-CMB-05") and t.where("her5") == "discard pile"


@pytest.mark.rule("SOL-CMB-01", "SOL-CMB-04", "SOL-CMB-09")
def test_he_plays_the_highest_card_and_no_more_than_puts_him_ahead():
    t = losing("her7", "her5", "al3", "al6")
    assert t.totals() == (11, 7) and t.seat == P
    assert t.names(IO, "attached") == ["al6"] and t.names(IO, "hand") == ["al3"]


@pytest.mark.rule("SOL-CMB-08")
def test_he_plays_nothing_while_he_defends_and_levels_are_equal():
    t = Solo()
    t.formation(P, A="r1 razed", B="r2")
    t.pool(P, "her5")
    t.pool(IO, "mon5")
    t.hand(P, "al1")
    t.hand(IO, "al3")
    t.my_turn(phase=4).attack("r1").skip_to(rule="SF-COMB-F1")
    assert t.totals() == (5, 5) and t.seat == P and t.names(IO, "attached") == []


@pytest.mark.rule("SOL-MAG-02", "SOL-MAG-03", "SOL-TIE-02")
def test_of_two_with_one_item_each_the_lower_number_gets_the_next():
    t = drawing("mi+1")
    t.pool(IO, "her5 with mi+2", "her4 with mi0")
    t.his_turn()
    later, sooner = (t.state.definition(t.handle(name)).number for name in ("her5", "her4"))
    assert sooner < later, "her4 has the lower number"
    assert t.state.host[t.handle("mi+1")] == t.handle("her4")
    assert t.line("gives mi+1 to her4").opens == (
        "her5 (a magical item): as many magical items, and a later number (SOL-MAG-03).",
    )


@pytest.mark.rule("SOL-ATK-06")
def test_of_two_exposed_realms_of_a_row_he_attacks_the_lower_number():
    t = Solo()
    t.formation(P, A="r9 razed", B="r2", C="r1")
    t.pool(IO, "her5")
    t.his_turn(phase=4)
    assert t.state.definition(t.handle("r1")).number < t.state.definition(t.handle("r2")).number
    assert t.told("attacks r1 with her5", "SOL-ATK-04")


@pytest.mark.rule("SOL-SEL-07")
def test_of_an_ally_an_event_and_a_holding_in_a_hand_he_picks_the_event():
    t = drawing("Discovery of Spellfire")
    t.hand(P, "al9", "evGift", "h1")
    t.his_turn()
    assert t.where("evGift") == "abyss" and {"al9", "h1"} <= set(t.names(P, "hand"))
    assert t.line("picks evGift").opens[1] == "h1: its type comes later (SOL-SEL-07)."


@pytest.mark.rule("SOL-SEL-02", "SOL-SEL-03")
def test_he_discards_the_champion_whose_items_make_it_the_highest():
    t = drawing("Slave Revolt!")
    t.pool(P, "her7", "her5 with art+4")
    t.his_turn()
    assert t.names(P, "pool") == ["her7"]


@pytest.mark.rule("SOL-END-06", "SOL-END-07")
def test_myrmidons_that_are_discarded_fill_the_pile_again():
    t = Solo()
    t.formation(P, A="r1")
    t.pile(P, "al1", "al2")
    t.put(P, "discard pile", "al5", "al6", "al7")
    t.pool(P, "her9")
    t.pool(IO, "mon6")
    t.hand(IO, "Myrmidons")
    t.his_turn(phase=1).skip_to(rule="SF-COMB-C1").pick("her9")
    assert t.order("draw pile has run out", "plays Myrmidons", "mon6 defeats her9")
    assert not t.state.is_terminal() and t.seat == P, "the pile has cards again, so the game goes on"
    assert {"al5", "al6", "al7"} & set(t.names(P, "hand"))
