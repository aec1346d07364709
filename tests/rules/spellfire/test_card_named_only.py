"""Four cards that the texts of the rules name and that hardly anybody plays (section CARD)."""

from __future__ import annotations

import pytest
from duels import duel, table
from hall import Hall

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.rules.battle.attacks import attackers_for
from spellhall.games.spellfire.rules.levels.levels import base_level
from spellhall.games.spellfire.rules.turn.draws import hand_limit

LAWYER = "Rule Lawyer's Delight"


def test_the_four_are_there() -> None:
    assert [REGISTER[key].name for key in ("NS/044", "3rd/063", "DL/083", "4th/491")] == [
        "Orcus",
        "Karlott the Shaman",
        "Reflection",
        LAWYER,
    ]


# ---------------------------------------------------------------------- Orcus


@pytest.mark.rule("SF-CARD-37", "SF-CARD-33")
def test_orcus_is_as_strong_as_the_undead_that_were_given_up_for_him() -> None:
    t = table()
    t.pool(0, "und9", "und5", "undDS9", "her5")
    t.pool(1, "und5")
    t.hand(0, "Orcus", "mi+1")
    t.begin(phase=3)
    t.play("Orcus").pick("und9").pick("und5")
    assert t.where("und9") == t.where("und5", 0) == "discard pile"
    assert base_level(t.state, t.handle("Orcus")) == 14
    assert base_level(t.state, t.handle("undDS9")) == 14, "the other undead of his player"
    assert base_level(t.state, t.handle("her5")) == 5
    assert base_level(t.state, t.handle("und5", 1)) == 5
    t.state.move(t.handle("Orcus"), tb.DISCARD, 0)
    assert base_level(t.state, t.handle("undDS9")) == 9


@pytest.mark.rule("SF-CARD-37")
def test_orcus_demands_two_undead() -> None:
    t = table()
    t.pool(0, "und9", "her5")
    t.hand(0, "Orcus", "mi+1")
    assert not t.begin(phase=3).can_play("Orcus")


@pytest.mark.rule("SF-CARD-37")
@pytest.mark.parametrize(
    ("there", "comes", "allowed"),
    [
        ("Orcus", "Iuz, Avatar of Evil", False),
        ("Iuz, Avatar of Evil", "Orcus", False),
        ("Kanchelsis", "Iuz, Avatar of Evil", True),
        ("her5", "Orcus", True),
    ],
)
def test_orcus_shares_no_pool_with_another_avatar(there: str, comes: str, allowed: bool) -> None:
    t = table()
    t.pool(0, "und9", "und5", "undDS9", there)
    t.pool(1, "Bahgtru")
    t.hand(0, comes, "mi+1")
    t.begin(phase=3)
    assert t.can_play(comes) is allowed
    assert ("SF-CARD-37" in t.why_not(comes)) is not allowed
    t.skip_to_phase(4)
    assert (t.handle(comes) in attackers_for(t.state, 0, t.handle("r2"))) is allowed, "nor straight into a battle"


@pytest.mark.rule("SF-CARD-37")
@pytest.mark.parametrize(("half", "zone"), [(True, "discard pile"), (False, "formation")])
def test_undead_beside_orcus_may_attack_at_half_their_level_to_discard_a_realm(half: bool, zone: str) -> None:
    t = table()
    t.pool(0, "Orcus", "und9 with mi+1")
    t.begin(phase=4).attack("r2").pick("und9")
    assert "half" in t.label
    t.yes() if half else t.skip()
    assert t.where("r2") == zone
    assert t.hand_size(0) == 1, "spoils either way"


@pytest.mark.rule("SF-CARD-37", "SF-SPOIL-02")
def test_a_realm_whose_holding_is_discarded_instead_stands_and_earns_no_spoils() -> None:
    t = Hall()
    t.formation(0, A="r1")
    t.formation(1, A="r2 with Keep of the Dead")
    t.pool(0, "Orcus", "und9")
    t.begin(phase=4).attack("r2").pick("und9").yes()
    assert (t.where("r2"), t.is_razed("r2"), t.where("Keep of the Dead")) == ("formation", False, "discard pile")
    assert t.hand_size(0) == 0


@pytest.mark.rule("SF-CARD-37")
def test_half_of_the_level_is_rounded_down_with_all_that_is_attached() -> None:
    t = table()
    t.pool(0, "Orcus", "und5 with mi+2")
    t.pool(1, "her5")
    t.hand(1, "al3", "al2")
    t.begin(phase=4).attack("r2").pick("und5").yes().pick("her5")
    assert t.totals() == ((5 + 5 + 2) // 2, 5)


# ---------------------------------------------------------------------- Karlott


def shaman(**options: str) -> Hall:
    """P1 brings Karlott into the pool in their phase 3; an event of their lies in the Abyss."""
    t = table(**options)
    t.pool(0, "her5")
    t.put(0, "abyss", "evGift", "mi+2")
    t.put(1, "abyss", "evPeace")
    t.hand(0, "Karlott the Shaman", "mi+1", *["al1"] * 3)
    return t.begin(phase=3).play("Karlott the Shaman")


@pytest.mark.rule("SF-CARD-38", "SF-CARD-32")
def test_karlott_fetches_an_event_after_a_turn_in_the_pool() -> None:
    t = shaman(abyss_return="by_card")
    assert not t.can_use("Karlott the Shaman"), "he has to stay a turn"
    t.skip_to(rule="SF-PH6").end_turn().skip_to(seat=1, rule="SF-PH6").end_turn().skip_to_phase(3, seat=0)
    t.use("Karlott the Shaman")
    assert (t.where("evGift"), t.where("Karlott the Shaman")) == ("hand", "abyss")
    assert (t.where("evPeace"), t.where("mi+2")) == ("abyss", "abyss")


@pytest.mark.rule("SF-CARD-38")
def test_karlott_goes_in_the_turn_of_another_player_too() -> None:
    t = shaman(abyss_return="by_card")
    for seat in range(3):
        t.skip_to(seat=seat % 2, rule="SF-PH6").end_turn()
    t.skip_to(seat=1).skip_to(seat=0)
    assert (t.reg(tb.ACTIVE), t.can_use("Karlott the Shaman")) == (1, True)


@pytest.mark.rule("SF-CARD-38", "SF-ABYSS-04")
def test_karlott_finds_nothing_where_the_abyss_gives_nothing_back() -> None:
    t = shaman()
    t.skip_to(rule="SF-PH6").end_turn().skip_to(seat=1, rule="SF-PH6").end_turn().skip_to_phase(3, seat=0)
    assert not t.can_use("Karlott the Shaman")


# ---------------------------------------------------------------------- Reflection


@pytest.mark.rule("SF-CARD-39", "SF-SPELL-12", "SF-PH3-09")
@pytest.mark.parametrize("choice", ["back", "elsewhere"])
def test_reflection_sends_a_spell_back_or_upon_any_champion(choice: str) -> None:
    t = table()
    t.pool(0, "wiz9", "her3")
    t.pool(1, "cle5", "her4")
    t.hand(0, "wOff/3", "mi+1")
    t.hand(1, "Reflection")
    t.begin(phase=3).play("wOff/3").pick("her4").play("Reflection")
    t.say(next(option for option in t.options() if option.startswith("turn it back") is (choice == "back")))
    if choice == "elsewhere":
        t.pick("her3")
    assert t.where("wiz9") == ("discard pile" if choice == "back" else "pool")
    assert t.where("her3") == ("pool" if choice == "back" else "discard pile")
    assert t.where("her4") == "pool"


@pytest.mark.rule("SF-CARD-39")
def test_reflection_turns_a_spell_without_a_target_back() -> None:
    t = duel("wiz5", "cle7", ("wOff-3/4", "al1"), ("Reflection", "al2"))
    t.play("wOff-3/4").play("Reflection")
    assert t.totals() == (2, 7)


@pytest.mark.rule("SF-CARD-39")
def test_reflection_is_not_for_spells_that_strike_others() -> None:
    t = table(players=3)
    t.pool(0, "wiz9")
    t.pool(1, "her4")
    t.pool(2, "cle5")
    t.hand(0, "wOff/3", "mi+1")
    t.hand(2, "Reflection")
    t.begin(phase=3).play("wOff/3").pick("her4")
    assert t.where("her4") == "discard pile"
    assert t.names(2, "hand") == ["Reflection"]


# ---------------------------------------------------------------------- Rule Lawyer's Delight


@pytest.mark.rule("SF-CARD-40", "SF-RULE-03")
def test_with_the_delight_every_player_has_a_rule_card_of_his_own() -> None:
    t = table(players=3)
    t.put(1, "table", LAWYER)
    t.put(2, "table", "keep6")
    t.hand(0, "keep10", "keep6")
    t.begin(phase=0).play("keep10")
    assert [t.names(seat, "table") for seat in range(3)] == [["keep10"], [LAWYER], ["keep6"]]
    assert [hand_limit(t.state, seat) for seat in range(3)] == [10, 8, 6], "each works for its player alone"
    t.state.seat_data[tb.RULE_DONE][0] = 0
    t.state.regs[tb.PHASE] = 0
    t.begin(phase=0).play("keep6")
    assert [t.names(seat, "table") for seat in range(3)] == [["keep6"], [LAWYER], ["keep6"]]


@pytest.mark.rule("SF-CARD-40")
def test_the_player_of_the_delight_has_one_beside_it() -> None:
    t = table()
    t.put(0, "table", LAWYER)
    t.hand(0, "keep10")
    t.begin(phase=0).play("keep10")
    assert sorted(t.names(0, "table")) == [LAWYER, "keep10"]


@pytest.mark.rule("SF-CARD-40")
def test_the_delight_itself_drives_out_what_lay_there() -> None:
    t = table()
    t.put(1, "table", "keep6")
    t.hand(0, LAWYER)
    t.begin(phase=0).play(LAWYER)
    assert (t.names(0, "table"), t.names(1, "table")) == ([LAWYER], [])


@pytest.mark.rule("SF-CARD-40")
@pytest.mark.parametrize("lawyer", [True, False])
def test_what_a_rule_card_does_or_waits_for_strikes_its_player_alone(lawyer: bool) -> None:
    t = table()
    t.formation(0, C="r5 razed")
    t.formation(1, C="r6 razed")
    t.pool(1, "her5 with al2")
    t.put(1, "table", *(LAWYER,) * lawyer, "The Backwaters")
    t.hand(0, "Master the Magic")
    t.begin(phase=0).play("Master the Magic")
    assert t.where("al2") == ("attached" if lawyer else "discard pile")
    if lawyer:
        t.skip_to(rule="SF-PH6").end_turn().skip_to(seat=1, rule="SF-PH6").end_turn()
        assert (t.where("r5"), t.where("r6")) == ("formation", "discard pile")


@pytest.mark.rule("SF-CARD-40", "SF-RULE-03")
def test_when_the_delight_goes_the_only_rule_card_beside_it_works_for_all() -> None:
    t = table()
    t.put(1, "table", LAWYER)
    t.put(0, "table", "keep10")
    t.begin(phase=2)
    assert [hand_limit(t.state, seat) for seat in range(2)] == [10, 8]
    t.state.move(t.handle(LAWYER), tb.DISCARD, 1, tb.DISCARDED)
    assert [hand_limit(t.state, seat) for seat in range(2)] == [10, 10]


@pytest.mark.rule("SF-CARD-40", "SF-RULE-03")
def test_when_the_delight_goes_the_rule_card_played_last_stays_for_all() -> None:
    t = table(players=3)
    t.put(1, "table", LAWYER)
    t.put(2, "table", "keep6")
    t.put(0, "table", "keep10")
    t.hand(0, "mi+1")
    t.begin(phase=2)
    t.state.move(t.handle(LAWYER), tb.DISCARD, 1, tb.DISCARDED)
    assert [t.names(seat, "table") for seat in range(3)] == [["keep10"], [], []]
    assert [hand_limit(t.state, seat) for seat in range(3)] == [10, 10, 10]
