"""The examples with which the rules of the imaginary opponent explain themselves."""

from __future__ import annotations

import pytest
from solo import IO, P, Solo

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.solitaire.holding import is_useless


@pytest.mark.rule("SOL-EVT-03", "SOL-EVT-09")
def test_calm_waits_until_the_player_throws_a_harmful_event():
    t = Solo()
    t.formation(P, A="r1")
    t.pool(IO, "her3")
    t.pile(P, "Calm", *["al1"] * 9)
    t.hand(P, "evGift", "Ice Storm", "Treasure")
    t.his_turn(phase=1).skip_to_phase(2, seat=P, turns=1)
    assert t.where("Calm") == "hand"
    t.play("evGift")
    assert t.where("Calm") == "hand", "a helpful event is let pass"
    t.play("Ice Storm")
    assert t.told("answers Ice Storm with Calm", "SOL-EVT-03") and t.names(IO, "pool") == ["her3"]


@pytest.mark.rule("SOL-EVT-04", "SOL-SET-14", "SOL-ATK-16")
def test_the_caravan_waits_for_the_end_of_his_own_turn():
    t = Solo()
    t.formation(P, A="r1")
    t.hand(IO, "The Caravan")
    t.my_turn(phase=6).end_turn()
    assert t.state.regs[tb.ACTIVE] == P or t.where("The Caravan") != "hand"
    assert t.order("Turn 6: IO", "plays The Caravan", "Turn 7: IO", "Turn 8: P")
    assert t.told("plays The Caravan", "SOL-EVT-04")


@pytest.mark.rule("SOL-SET-14")
def test_in_the_first_turns_the_caravan_stays_in_hand():
    t = Solo()
    t.formation(P, A="r1")
    t.hand(IO, "The Caravan")
    t.his_turn(phase=3, turn=2, turns=0)
    assert t.where("The Caravan") == "hand"


@pytest.mark.rule("SOL-EVT-05", "SOL-EVT-06", "SOL-EVT-07", "AMB-S07")
def test_labor_of_legend_is_thrown_away_since_he_has_no_realms():
    t = Solo()
    t.formation(P, A="r1 razed", B="r2")
    t.pile(P, "Labor of Legend", *["al1"] * 9)
    t.his_turn()
    assert t.where("Labor of Legend") == "abyss" and t.is_razed("r1")
    assert t.told("throws Labor of Legend away", "SOL-EVT-05") and not t.told("plays Labor of Legend")


@pytest.mark.rule("SOL-EVT-07", "AMB-S07")
def test_what_is_useless_follows_from_the_text_and_not_from_the_table():
    useless = {
        card.name for card in REGISTER.values() if card.type == 12 and card.edition != "test" and is_useless(card)
    }
    own_realms = {"Psionic Shield", "Safe Harbor!", "Spirit of the land", "The Forest Oracle"}
    assert useless == {"Labor of Legend", "Bronze Dragons", "Dark Prophesy"} | own_realms
    t = Solo()
    t.formation(P, A="r1")
    t.pile(P, "Slave Revolt!", *["al1"] * 9)
    t.his_turn()
    assert t.where("Slave Revolt!") == "hand", "it has no target now, and waits for one"


@pytest.mark.rule("SOL-TWO-09")
def test_with_realms_of_his_own_he_rebuilds_one_with_labor_of_legend():
    t = Solo(solitaire="two-deck")
    t.formation(P, A="r1")
    t.formation(IO, A="r2 razed", B="r3")
    t.pool(IO, "her2")
    t.pile(IO, "Labor of Legend", *["al1"] * 9)
    t.his_turn()
    assert not t.is_razed("r2") and t.told("plays Labor of Legend")


@pytest.mark.rule("SOL-MAG-04", "SOL-MAG-05")
def test_the_viperhand_is_never_given_to_who_casts_wizard_spells():
    t = Solo()
    t.formation(P, A="r1")
    t.pool(IO, "wiz5", "her4 with mi+2")
    t.pile(P, "Viperhand", *["al1"] * 9)
    t.his_turn()
    assert t.state.host[t.handle("Viperhand")] == t.handle("her4")
    assert t.line("gives Viperhand to her4").opens == ("wiz5: it has that power already (SOL-MAG-04, SOL-MAG-05).",)


@pytest.mark.rule("SOL-MAG-04", "SOL-MAG-06")
def test_the_viperhand_waits_where_everybody_casts_wizard_spells():
    t = Solo()
    t.formation(P, A="r1")
    t.pool(IO, "wiz5", "her4 with Viperhand")
    t.pile(P, "NO/103", *["al1"] * 9)
    t.his_turn()
    assert t.names(IO, "hand").count("Viperhand") == 1


@pytest.mark.rule("SOL-SPL-02", "SOL-SPL-03", "SOL-SPL-05")
def test_banishment_is_held_until_the_player_has_a_monster_in_his_pool():
    t = Solo()
    t.formation(P, A="r1")
    t.pool(P, "her5")
    t.pool(IO, "wiz5")
    t.hand(IO, "Banishment")
    t.hand(P, "mon5")
    t.his_turn(phase=2).skip_to_phase(3, seat=P, turns=1)
    assert t.where("Banishment") == "hand"
    t.play("mon5").skip_to_phase(2, seat=P, turns=2)
    assert t.where("mon5") == "discard pile" and t.told("plays Banishment", "SOL-SPL-01")


@pytest.mark.rule("SOL-GDT-04")
def test_no_monster_attacks_where_colleen_waits_and_others_do():
    t = Solo()
    t.formation(P, A="r1")
    t.pool(P, "Lovely Colleen")
    t.pool(IO, "mon9", "her8")
    t.his_turn(phase=4)
    assert t.told("attacks r1 with her8")
    assert t.line("attacks r1").opens[0].startswith("mon9 (level 9) against r1: certain to lose")


@pytest.mark.rule("SOL-SEL-05", "SOL-SEL-06")
def test_a_mind_flayer_takes_the_first_ally_that_comes_later():
    t = Solo()
    t.formation(P, A="r1")
    t.pool(P, "her6")
    t.pool(IO, "her5")
    t.hand(P, "al4", "al2", "al1")
    t.hand(IO, "1st/083")
    t.his_turn(phase=4).skip_to(rule="SF-COMB-C1").pick("her6")
    assert t.totals() == (8, 6) and t.seat == P
    t.play("al4")
    assert t.told("uses Mind Flayer", "SOL-SEL-06")
    assert t.state.host[t.handle("al4")] == t.handle("her5") and t.totals() == (11, 6)
    t.play("al2")
    assert t.state.host[t.handle("al2")] == t.handle("her6"), "it takes one, no more"


@pytest.mark.rule("SOL-SEL-05")
def test_a_mind_flayer_takes_an_ally_that_is_there():
    t = Solo()
    t.formation(P, A="r1")
    t.pool(P, "her5")
    t.pool(IO, "her6")
    t.hand(P, "al4", "al2")
    t.hand(IO, "1st/083")
    t.his_turn(phase=4).skip_to(rule="SF-COMB-C1").pick("her5").play("al4")
    assert t.told("plays Mind Flayer") and t.state.host[t.handle("al4")] == t.handle("her6")


@pytest.mark.rule("SOL-SEL-07", "SOL-SEL-08", "SOL-SEL-09")
@pytest.mark.parametrize(
    ("hand", "picked"),
    [
        (("r5", "her9", "al9"), "r5"),
        (("her4", "her9", "evGift"), "her9"),
        (("evGift", "h1", "art+4"), "evGift"),
        (("h1", "art+4", "mi+2"), "h1"),
        (("art+4", "mi+3 Off", "al9"), "art+4"),
        (("mi+2", "al9"), "mi+2"),
        (("al3", "al6", "al2"), "al6"),
    ],
)
def test_the_discovery_of_spellfire_finds_cards_by_their_type(hand: tuple[str, ...], picked: str):
    t = Solo()
    t.formation(P, A="r1")
    t.hand(P, *hand)
    t.hand(IO, "Discovery of Spellfire")
    t.his_turn(phase=3)
    while not t.told("Discovery of Spellfire"):
        t.skip()
    assert t.where(picked) in ("discard pile", "abyss") and t.told(f"picks {picked}", "SOL-SEL-07")


@pytest.mark.rule("SOL-PLR-01", "SOL-PLR-03", "SOL-PLR-05", "SOL-PLR-09")
def test_a_realm_is_laid_and_another_regained_in_the_same_turn():
    t = Solo()
    t.formation(P, A="r1 razed", B="r2")
    t.pool(P, "her5")
    t.hand(P, "r3")
    t.pile(P, *["al2"] * 9)
    t.my_turn(phase=2).play("r3")
    while t.label == "which place?":
        t.say("C")
    t.skip_to_phase(4).attack("r1")
    assert not t.is_razed("r1") and t.names(P, "formation") == ["r2", "r3", "r1"] and t.names(P, "hand") == ["al2"]
    assert t.names(IO, "formation") == []
