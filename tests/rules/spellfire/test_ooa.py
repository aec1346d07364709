"""The order in which cards activate when a round begins (section OOA)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import duel, fight, step_forward

from spellhall.games.spellfire import table as tb

OF_EACH_TYPE = "noteWiz and notePsi and noteFist and noteThief and noteBlood and noteItem and noteAlly and noteArt"
IN_ORDER = ["noteArt", "noteAlly", "noteItem", "noteBlood", "noteThief", "noteFist", "notePsi", "noteWiz"]


def noted(t: Hall) -> list[str]:
    """The cards that have activated in this round, in order: each leaves an effect for the round."""
    return [t.state.definition(effect[1]).name for effect in t.state.lasting if effect[4] == tb.ROUND_END]


@pytest.mark.rule("SF-OOA-01", "SF-OOA-04", "SF-OOA-06")
@pytest.mark.parametrize("spells", [("noteX/3", "noteY/3"), ("noteY/3", "noteX/3")])
def test_the_whole_order_from_rule_card_to_defender(spells: tuple[str, str]) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="noteRealm with noteHolding")
    t.pool(0, "noteHer5 with noteItem", "wiz2")
    t.pool(1, "noteBefore5 with noteArt")
    t.hand(0, *spells, "al9")
    t.hand(1, "al1")
    t.put(0, "table", "noteRule")
    t.begin(phase=3)
    for spell in spells:
        t.play(spell)
    t.skip_to_phase(4).attack("noteRealm")
    step_forward(t, "noteHer5", "noteBefore5")
    order = ["noteRule", "noteRealm", "noteHolding", *spells, "noteBefore5", "noteHer5", "noteItem", "noteArt"]
    assert noted(t) == order


@pytest.mark.rule("SF-OOA-02")
def test_the_attackers_attachments_activate_by_type() -> None:
    t = fight(f"noteHer5 with {OF_EACH_TYPE}", "mon9")
    assert noted(t) == ["noteHer5", *IN_ORDER]


@pytest.mark.rule("SF-OOA-03")
@pytest.mark.parametrize(
    ("attached", "order"),
    [(OF_EACH_TYPE, IN_ORDER), ("noteArt and noteWiz and noteItem", ["noteArt", "noteItem", "noteWiz"])],
)
def test_the_defenders_attachments_follow_in_the_same_order(attached: str, order: list[str]) -> None:
    t = fight("noteHer5", f"noteMon5 with {attached}")
    assert noted(t) == ["noteHer5", "noteMon5", *order]


@pytest.mark.rule("SF-OOA-02", "AMB-17")
@pytest.mark.parametrize("pair", [("noteWiz", "noteCle"), ("noteCle", "noteWiz"), ("noteArt", "noteArt2")])
def test_cards_of_one_type_activate_in_the_order_of_their_attachment(pair: tuple[str, str]) -> None:
    assert noted(fight(f"her5 with {' and '.join(pair)}", "mon9")) == list(pair)


@pytest.mark.rule("SF-OOA-05")
def test_cards_played_in_the_round_work_as_they_are_played() -> None:
    t = duel("her5", "mon9", hand=("noteItem", "noteAlly", "noteArt", "al1"))
    t.play("noteItem")
    assert noted(t) == ["noteItem"]
    t.play("noteAlly")
    assert noted(t) == ["noteItem", "noteAlly"]
    t.play("noteArt")
    assert noted(t) == ["noteItem", "noteAlly", "noteArt"]


@pytest.mark.rule("SF-OOA-07")
@pytest.mark.parametrize(
    ("attacker", "defender", "first"),
    [("noteAttacks5", "noteDefends5", ["noteAttacks5", "noteDefends5"]), ("noteDefends5", "noteAttacks5", [])],
)
def test_powers_when_attacking_and_when_defending_stand_before_the_list(
    attacker: str, defender: str, first: list[str]
) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="noteRealm")
    t.pool(0, attacker)
    t.pool(1, defender)
    t.hand(0, "al9")
    t.put(0, "table", "noteRule")
    t.begin(phase=4).attack("noteRealm").pick(defender)
    assert noted(t) == [*first, "noteRule", "noteRealm"]


@pytest.mark.rule("SF-OOA-08")
def test_a_changed_base_level_counts_before_the_first_step() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rWeighs")
    t.pool(0, "her5 with crown")
    t.pool(1, "mon9")
    t.hand(0, "al1")
    t.begin(phase=4).attack("rWeighs").pick("mon9")
    assert noted(t) == ["rWeighs"], "the realm, step 2, found a base level of 8"
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="rWeighs")
    t.pool(0, "her5")
    t.pool(1, "mon9")
    t.hand(0, "al1")
    t.begin(phase=4).attack("rWeighs").pick("mon9")
    assert noted(t) == []


@pytest.mark.rule("SF-OOA-09", "SF-IMM-05")
@pytest.mark.parametrize("defends", [True, False])
def test_an_immunity_waits_for_no_step(defends: bool) -> None:
    pair = ("her5 with biting+3 Off", "immItem") if defends else ("immItem", "her5 with biting+3 Off")
    t = fight(*pair)
    assert t.totals() == (5, 5)
    pair = ("her5 with biting+3 Off", "her6") if defends else ("her6", "her5 with biting+3 Off")
    t = fight(*pair)
    assert sorted(t.totals()) == [4, 8]


@pytest.mark.rule("SF-OOA-04")
@pytest.mark.parametrize("first", [0, 1])
def test_cards_of_both_players_on_the_table_activate_in_the_order_in_which_they_came(first: int) -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "mon9")
    t.hand(0, "al9")
    laid = ["noteX/3", "noteY/3"]
    for turn, name in enumerate(laid):
        t.put((first + turn) % 2, "table", name)
    t.begin(phase=4).attack("r1")
    step_forward(t, "her5", "mon9")
    assert noted(t) == laid


@pytest.mark.rule("SF-OOA-06", "SF-COMB-F2")
def test_a_before_combat_power_works_for_a_card_that_joins_during_the_round() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, A="r1")
    t.pool(0, "her5")
    t.pool(1, "mon9")
    t.hand(0, "noteBeforeAlly", "al9")
    t.begin(phase=4).attack("r1")
    step_forward(t, "her5", "mon9").play("noteBeforeAlly")
    assert noted(t) == ["noteBeforeAlly"]


@pytest.mark.rule("SF-OOA-01")
def test_the_first_card_of_a_game_activates_like_any_other_as_the_attacked_realm() -> None:
    t = Hall()
    t.formation(1, A="noteRealm")
    assert t.handle("noteRealm") == 0
    t.formation(0, A="r9")
    t.pool(0, "her2")
    t.pool(1, "mon5")
    t.hand(0, "al1")
    t.begin(phase=4).attack("noteRealm").pick("mon5")
    assert noted(t) == ["noteRealm"]
