"""Rulings on named cards (section CARD), each tried with the card itself."""

from __future__ import annotations

import random

import pytest
from duels import duel, table
from hall import Hall

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.facts import HARMFUL, OFFENSIVE, SPELLS
from spellhall.games.spellfire.rules.levels.levels import own_level
from spellhall.kernel.chance import Dice
from spellhall.kernel.frames import PASS

KALIDNAY = "Ancient Kalidnay"


def add(t: Hall, key: str, seat: int) -> int:
    """One certain printing of a card, in a hand."""
    return t.state.add_card(t.game.faces[key], seat, tb.HAND)


# ---------------------------------------------------------------------- published rulings


@pytest.mark.rule("SF-CARD-01")
@pytest.mark.parametrize(("ruling", "more_skills"), [("on", True), ("off", False)])
def test_alarm_negates_a_thief_skill_just_played(ruling: str, more_skills: bool) -> None:
    t = duel("thi5", "wiz9", ("thiefDef+3", "thiefDef+3", "al1"), ("Alarm",), alarm_ruling=ruling)
    t.play("thiefDef+3").play("Alarm")
    assert t.totals() == (5, 9)
    assert t.can_play("thiefDef+3") is more_skills


@pytest.mark.rule("SF-CARD-02")
def test_alarm_aimed_at_a_champion_bars_it_from_skills_for_the_round() -> None:
    t = table(alarm_ruling="on")
    t.pool(0, "wiz5", "wiz6")
    t.pool(1, "thi6", "thi7")
    t.hand(0, "Alarm", "al9", "al8")
    t.hand(1, "thiefDef+3", "al2")
    t.begin(phase=4).attack("r2").pick("wiz5").pick("thi6").play("Alarm")
    assert t.totals() == (7, 6)
    assert t.seat == 1
    assert not t.can_play("thiefDef+3")
    t.skip().pick("wiz6").pick("thi7")
    t.play("al8")
    assert t.can_play("thiefDef+3")


@pytest.mark.rule("SF-CARD-03")
def test_kalidnay_is_razed_for_another_turn_in_its_owners_phase_5_only() -> None:
    t = table()
    t.formation(0, B=KALIDNAY)
    t.pool(0, "her5")
    t.hand(0, "mi+1")
    t.begin(phase=3)
    assert not t.can_use(KALIDNAY)
    t.skip_to_phase(5)
    t.use(KALIDNAY)
    assert t.is_razed(KALIDNAY)
    assert not t.can_use(KALIDNAY)
    t.skip_to(rule="SF-PH6").end_turn()
    assert (t.reg(tb.ACTIVE), t.reg(tb.EXTRA_TURN)) == (0, 1)


@pytest.mark.rule("SF-CARD-04")
def test_a_rebuilt_kalidnay_is_a_ravenloft_realm_and_no_more() -> None:
    t = table()
    t.formation(0, B=KALIDNAY)
    t.pool(0, "wiz5")
    t.hand(0, "al1", "al2", "al3", "hRL", "w/5")
    t.begin(phase=5).use(KALIDNAY)
    t.skip_to_phase(2, turns=1).rebuild(KALIDNAY).pick("al1").pick("al2").pick("al3")
    assert not t.is_razed(KALIDNAY)
    t.play("hRL")
    assert t.state.host[t.handle("hRL")] == t.handle(KALIDNAY)
    t.state.seat_data[tb.EXTRA_USED][0] = 0
    t.skip_to_phase(5)
    assert t.can_play("w/5")
    assert not t.can_use(KALIDNAY)


@pytest.mark.rule("SF-CARD-05", "AMB-84")
def test_kalidnay_gives_each_player_one_turn_in_a_game() -> None:
    t = table()
    t.formation(0, B=KALIDNAY)
    for seat in range(2):
        t.pool(seat, f"wiz{seat + 5}")
        t.hand(seat, "w/5")
    t.begin(phase=5).use(KALIDNAY)
    t.state.move(t.handle(KALIDNAY), tb.DISCARD, 0)
    t.skip_to(rule="SF-PH6").end_turn()
    t.formation(0, C=KALIDNAY)
    t.skip_to_phase(5, seat=0)
    assert t.reg(tb.TURN) == 6
    assert t.can_play("w/5")
    assert not t.can_use(KALIDNAY)
    t.formation(1, C=KALIDNAY)
    t.skip_to(rule="SF-PH6").end_turn().skip_to_phase(5, seat=1)
    t.use(KALIDNAY)
    assert t.state.seat_data[tb.EXTRA_USED] == [1, 1]


@pytest.mark.rule("SF-CARD-06")
@pytest.mark.parametrize(("preset", "zone"), [("tournament", "abyss"), ("rulebook", "discard pile")])
def test_avanil_goes_to_the_abyss_in_tournaments(preset: str, zone: str) -> None:
    t = Hall(preset=preset)
    t.formation(0, A="Avanil", B="r3")
    t.formation(1, A="r2")
    t.begin(phase=2).use("Avanil")
    assert t.where("Avanil") == zone
    assert t.hand_size(0) == 5


@pytest.mark.rule("SF-CARD-05", "AMB-52")
@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
@pytest.mark.parametrize(("option", "at_once"), [({}, True), ({"first_cycle_lock": "caravan_and_kalidnay"}, False)])
def test_kalidnay_waits_for_all_first_turns_only_where_the_option_says_so(
    preset: str, option: dict[str, str], at_once: bool
) -> None:
    t = table(preset=preset, **option)
    t.formation(0, B=KALIDNAY)
    t.pool(0, "wiz5")
    t.hand(0, "w/5")
    t.begin(phase=5, turn=1, turns=0)
    assert t.can_play("w/5")
    assert t.can_use(KALIDNAY) is at_once
    for turn in (1, 2):
        assert t.skip_to(rule="SF-PH6").reg(tb.TURN) == turn
        t.end_turn()
    assert t.skip_to_phase(5, seat=0).can_use(KALIDNAY)


def windy(*first: str, second: tuple[str, ...] = ()) -> Hall:
    """P2 is under their Control Wind; P1 is in their phase 3 and holds ``first``."""
    t = table()
    t.formation(1, B="r3")
    t.pool(0, "wiz5")
    t.pool(1, "psi5", "her4")
    t.hand(0, "mi+1", *first)
    t.hand(1, "Control Wind", *second)
    t.begin(seat=1, phase=3).play("Control Wind")
    t.skip_to(seat=1, rule="SF-PH6").end_turn()
    return t.skip_to_phase(3, seat=0)


@pytest.mark.rule("SF-CARD-07")
def test_under_control_wind_no_spell_or_champion_power_reaches_him_for_good_or_ill() -> None:
    t = windy("wOff/3")
    t.play("wOff/3")
    assert not t.can_pick("her4")
    t = windy("flySp")
    t.play("flySp")
    assert not t.can_pick("her4")
    assert not t.can_pick("psi5")
    t = windy("al9")
    t.pool(1, "captain")
    assert own_level(t.state, t.handle("her4")) == 4
    t.pool(0, "slayH")
    t.skip_to_phase(4).attack("r2").pick("slayH").pick("her4")
    assert t.where("her4") == "battle"


@pytest.mark.rule("SF-CARD-07")
def test_without_control_wind_the_same_powers_reach_him() -> None:
    t = table()
    t.pool(0, "slayH")
    t.pool(1, "her4", "captain")
    t.hand(0, "al9")
    t.begin(phase=4)
    assert own_level(t.state, t.handle("her4")) == 6
    t.attack("r2").pick("her4")
    assert t.where("her4") == "discard pile"


@pytest.mark.rule("SF-CARD-08")
def test_under_control_wind_harmful_events_do_not_hurt_him_and_helpful_ones_are_refused() -> None:
    t = windy("evAll2", "al9", second=("Good Fortune", "The Caravan", "al1", "al2", "al3"))
    held = t.hand_size(1)
    assert "SF-GEN-01" in t.why_not("Good Fortune", seat=1)
    t.play("evAll2")
    while t.seat == 0 and t.label == "discard a card":
        t.state.apply(t.state.legal_actions()[0])
    assert t.hand_size(1) == held
    t.skip_to(seat=0, rule="SF-PH6").end_turn()
    assert not any(t.can_play(name) for name in ("The Caravan", "Good Fortune"))
    t.skip_to(seat=1, rule="SF-PH6").end_turn()
    assert "SF-GEN-01" not in t.why_not("Good Fortune", seat=1)


HARMFUL_PLAYS = [
    card.key
    for card in REGISTER.values()
    if card.edition != "test"
    and not card.piercing
    and card.play is not None
    and (card.nature == HARMFUL or (card.type in SPELLS and card.side == OFFENSIVE and 3 in card.phases))
]
"""The events and spells that P1 can throw at P2 in their phase 3."""


def belongings(t: Hall, seat: int) -> list[tuple[int, ...]]:
    """Where all cards of a seat are, and how they lie."""
    state = t.state
    return [
        (state.zone[h], state.control[h], state.host[h], state.marks[tb.RAZED][h], state.marks[tb.PLACE][h])
        for h in range(len(state.face))
        if state.owner[h] == seat
    ]


@pytest.mark.rule("SF-CARD-08")
@pytest.mark.parametrize("protected", [True, False])
def test_no_event_or_spell_touches_anything_of_the_player_of_control_wind(protected: bool) -> None:
    struck = set()
    for key in HARMFUL_PLAYS:
        name = REGISTER[key].name
        t = table()
        t.formation(1, B="rCoast with h1", C="r4")
        t.pool(0, "wiz9", "cle9")
        t.pool(1, "psi5", "her4 with mi+2 and art+4", "mon9", "swi5")
        t.hand(0, name, "mi+1", *("al1",) * 3)
        t.hand(1, *("Control Wind",) * protected, "al2", "al3", "al4")
        t.begin(seat=1, phase=3)
        if protected:
            t.play("Control Wind")
        t.skip_to(seat=1, rule="SF-PH6").end_turn().skip_to_phase(3, seat=0)
        laid = t.state
        for seed in range(4 if t.can_play(name) else 0):
            t.state = laid.resample(0, Dice(seed))  # other luck for cards that draw or roll
            before = belongings(t, 1)
            choices = random.Random(seed)
            t.play(name)
            while type(t.state.stack[-1]).__name__ != "Turn":
                options = t.state.legal_actions()
                t.state.apply(choices.choice(options) if t.seat == 0 or PASS not in options else PASS)
            if belongings(t, 1) != before:
                struck.add(name)
    if protected:
        assert struck == set()
    else:
        assert len(struck) > len(HARMFUL_PLAYS) // 4


@pytest.mark.rule("SF-CARD-08")
def test_a_harmful_event_finds_no_realm_of_the_player_of_control_wind() -> None:
    t = windy("evRuin")
    assert not t.can_play("evRuin")
    assert t.where("r2") == t.where("r3") == "formation"


@pytest.mark.rule("SF-CARD-09")
def test_a_wish_goes_through_control_wind() -> None:
    t = windy("Wish")
    t.play("Wish").pick("her4")
    assert t.where("her4") == "discard pile"
    t = windy("wOff/3")
    t.play("wOff/3")
    assert not t.can_pick("her4"), "another spell does not"


@pytest.mark.rule("SF-CARD-10")
@pytest.mark.parametrize(("ruling", "unlabelled"), [("on", True), ("off", False)])
def test_the_poor_oriental_lord_bars_cards_that_are_labelled_first_edition(ruling: str, unlabelled: bool) -> None:
    for key, allowed in (("1st/103", False), ("NO/103", unlabelled), ("2nd/419", True)):
        t = table(poor_oriental_lord_ruling=ruling)
        t.pool(0, "her5")
        t.pool(1, "Poor Oriental Lord")
        add(t, key, 0)
        t.hand(0, "mi+1")
        t.begin(phase=3)
        assert t.can_play(REGISTER[key].name) is allowed


# ---------------------------------------------------------------------- events and their answers


@pytest.mark.rule("SF-CARD-11")
def test_the_caravan_waits_for_all_first_turns_and_renews_no_power() -> None:
    t = table()
    t.pool(0, "her5 with onceItem")
    t.hand(0, "The Caravan")
    t.state.regs[tb.CYCLED] = 0
    t.begin(phase=3, turn=1)
    t.state.regs[tb.CYCLED] = 0
    t.state.seat_data[tb.TURNS] = [0, 0]
    t.use("onceItem").skip_to(rule="SF-PH6").end_turn()
    assert not t.can_play("The Caravan")
    t.skip_to(seat=1, rule="SF-PH6").end_turn()
    t.play("The Caravan")
    assert (t.reg(tb.ACTIVE), t.reg(tb.EXTRA_TURN)) == (0, 1)
    t.skip_to(seat=0, rule="SF-PH6")
    assert "SF-OPT-01" in t.why_not("onceItem")


@pytest.mark.rule("SF-CARD-11", "AMB-52")
@pytest.mark.parametrize(("loser", "turns"), [("seat 0", 3), ("seat 1", 2), ("seat 2", 3)])
def test_a_lost_first_turn_is_not_waited_for(loser: str, turns: int) -> None:
    t = table(3)
    t.hand(0, "The Caravan", "Temporal Stasis")
    t.begin(phase=3, turn=1, turns=0).play("Temporal Stasis").say(loser)
    for ended in range(1, turns + 1):
        t.skip_to(rule="SF-PH6").end_turn()
        assert t.can_play("The Caravan") is (ended == turns)


@pytest.mark.rule("SF-CARD-12")
@pytest.mark.parametrize(
    ("event", "zone", "offered"), [("evGift", "pool", True), ("evAll2", "pool", True), ("evGift", "hand", False)]
)
def test_helm_negates_any_event_from_the_pool(event: str, zone: str, offered: bool) -> None:
    t = table()
    t.put(1, zone, "Helm")
    t.hand(1, "al1", "al2")
    t.hand(0, event, "al3", "al4")
    t.begin(phase=3).play(event)
    assert (t.rule == "SF-PAUSE-01" and t.can_use("Helm")) is offered
    if offered:
        t.use("Helm")
        assert t.where("Helm") == "discard pile"
        assert t.names(0, "hand") == ["al3", "al4"]
        assert t.names(1, "hand") == ["al1", "al2"]


@pytest.mark.rule("SF-CARD-13")
@pytest.mark.parametrize("zone", ["pool", "hand"])
def test_delsenora_calms_a_harmful_event_from_hand_or_pool(zone: str) -> None:
    t = table()
    t.put(1, zone, "Delsenora")
    t.hand(0, "evGift", "evRuin", "al9")
    t.begin(phase=3).play("evGift")
    assert t.rule != "SF-PAUSE-01"
    t.play("evRuin").use("Delsenora")
    assert t.where("r2") == "formation"
    assert t.where("Delsenora") == "discard pile"


@pytest.mark.rule("SF-CTR-01")
def test_a_card_that_is_used_out_of_a_hand_is_shown_to_all_before_it_is_answered() -> None:
    t = table(equal_windows="on")
    t.put(1, "hand", "Delsenora")
    t.hand(0, "evRuin", "al3")
    t.begin(phase=3).play("evRuin").use("Delsenora")
    assert t.label == "answer Delsenora?"
    assert t.state.seen[t.handle("Delsenora")] == (1 << t.state.seats) - 1
    t.is_sound()


@pytest.mark.rule("SF-CARD-14")
@pytest.mark.parametrize(("champion", "offered"), [("her5", False), ("wiz5", True)])
def test_limited_wish_negates_any_event_if_somebody_can_cast_it(champion: str, offered: bool) -> None:
    t = table()
    t.pool(1, champion)
    t.hand(1, "Limited Wish")
    t.hand(0, "evGift", "al9")
    t.begin(phase=3).play("evGift")
    assert (t.rule == "SF-PAUSE-01") is offered
    if offered:
        t.play("Limited Wish")
        assert t.names(0, "hand") == ["al9"]


@pytest.mark.rule("SF-CARD-15")
@pytest.mark.parametrize("copier", ["her5 with Bell of Might", "Onad the Weasel"])
def test_the_bell_and_onad_duplicate_an_event_unless_it_is_negated(copier: str) -> None:
    name = copier.split(" with ")[-1]
    t = table(3)
    t.pool(2, copier)
    t.hand(0, "al9")
    t.hand(1, "evGift")
    t.begin(phase=3).skip_to(seat=1).play("evGift").use(name)
    assert t.hand_size(1) == t.hand_size(2) == 2
    t = table(3)
    t.pool(2, copier)
    t.pool(1, "Helm")
    t.hand(0, "evGift", "al9")
    t.begin(phase=3).play("evGift").use("Helm")
    assert t.rule != "SF-PAUSE-01"
    assert t.hand_size(2) == 0


@pytest.mark.rule("SF-CARD-15")
@pytest.mark.parametrize(("bell", "copied"), [(0, False), (2, True)])
def test_the_bell_copies_events_of_others_and_no_copy_of_its_owners_own(bell: int, copied: bool) -> None:
    t = table(3)
    t.pool(bell, "her5 with Bell of Might")
    t.pool(1, "Onad the Weasel")
    t.hand(0, "evGift", "al9")
    t.begin(phase=3).play("evGift").use("Onad the Weasel")
    if copied:
        t.skip_to(seat=2, label="copy of evGift").use("Bell of Might")
    assert t.rule != "SF-PAUSE-01", "its own player is offered no copy of a copy"
    assert [t.hand_size(seat) for seat in range(3)] == [3, 2, 2 if copied else 0]


@pytest.mark.rule("SF-CARD-16")
def test_the_bells_owner_facing_cataclysm_duplicates_it_or_calms_it_but_not_both() -> None:
    t = table(3)
    t.formation(0, B="r4")
    t.pool(1, "her5 with Bell of Might")
    t.hand(0, "Cataclysm!", "al9")
    t.hand(1, "Calm")
    t.begin(phase=3).play("Cataclysm!").pick("r2")
    assert t.can_play("Calm")
    t.use("Bell of Might")
    assert t.where("r2") == "discard pile"
    assert (t.seat, t.can_play("Calm")) == (1, False)
    t.pick("r4")
    t.skip_to(rule="SF-PH")
    assert t.where("r4") == "discard pile"


@pytest.mark.rule("SF-CARD-21")
def test_treasure_in_defence_takes_an_attacking_monster_away_and_earns_spoils() -> None:
    t = duel("mon5", "her3", ("al1",), ("Treasure",))
    t.play("Treasure")
    assert t.where("mon5") == "discard pile"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.hand_size(1) == 1
    assert not t.is_razed("r2")


@pytest.mark.rule("SF-CARD-22")
def test_cataclysm_on_the_attacked_realm_ends_the_battle_with_spoils_for_the_attacker() -> None:
    t = duel("her5", "mon9", ("Cataclysm!", "al1"), ("al2",))
    t.play("Cataclysm!").pick("r2")
    assert t.where("r2") == "discard pile"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.where("her5") == t.where("mon9") == "pool"
    assert t.hand_size(0) == 2


@pytest.mark.rule("SF-CARD-23")
def test_bronze_dragons_forbid_attacks_and_a_calming_player_alone_is_free() -> None:
    for seat, free in ((0, True), (2, False)):
        t = table(3)
        t.pool(0, "her5")
        t.pool(2, "her6")
        t.hand(1, "Bronze Dragons")
        t.hand(0, "Calm", "mi+1")
        t.hand(2, "mi+2")
        t.begin(seat=seat, phase=3).skip_to(seat=seat, rule="SF-PH3")
        t.play("mi+1" if seat == 0 else "mi+2").play("Bronze Dragons").play("Calm")
        t.skip_to_phase(4, seat=seat)
        assert t.can_attack("r2") is free


@pytest.mark.rule("SF-CARD-24")
def test_myrmidons_bring_back_the_discards_but_no_events_and_nothing_from_limbo() -> None:
    t = duel("her5", "mon9", ("Myrmidons", "al1"), ("al2",))
    t.put(0, "discard pile", "her1", "her2", "her3", "her4", "her6")
    t.put(0, "abyss", "evGift", "evRuin")
    t.put(0, "limbo", "mon3")
    before = len(t.names(0, "draw pile"))
    t.play("Myrmidons").skip_to(rule="SF-PH6")
    pile = t.names(0, "draw pile")
    assert {"her1", "her2", "her3", "her4", "her6"} <= set(pile)
    assert len(pile) >= before + 5
    assert t.names(0, "abyss") == ["evGift", "evRuin"]
    assert t.where("mon3") == "limbo"


@pytest.mark.rule("SF-CARD-24")
@pytest.mark.parametrize(("spare", "left"), [("Myrmidons", []), ("al3", ["al3", "her1", "her2"])])
def test_myrmidons_do_so_from_a_hand_too(spare: str, left: list[str]) -> None:
    t = Hall()
    t.hand(0, spare, "al4", "al5", "al6", "al7", "al8", "al9", "her6", "her7")
    t.put(0, "discard pile", "her1", "her2")
    t.begin(phase=5).pick(spare)
    assert sorted(t.names(0, "discard pile")) == left
    assert t.where(spare) == ("draw pile" if spare == "Myrmidons" else "discard pile")


@pytest.mark.rule("SF-CARD-31")
def test_good_fortune_is_helpful_and_must_be_played_before_a_mulligan() -> None:
    t = Hall()
    t.formation(1, A="r2")
    t.hand(0, "Good Fortune", "al1")
    t.begin(phase=5, turn=3)
    for seat in range(2):
        t.state.seat_data[tb.TURNS][seat] = 1
    t.state.seat_data[tb.HAD_CHANCE][0] = 0
    asked = []
    while t.rule != "SF-PH6-01":
        asked.append(t.rule)
        t.skip()
    assert not any(rule.startswith("SF-MULL") for rule in asked)
    t = Hall()
    t.formation(1, A="r2")
    t.hand(0, "Good Fortune", "al1")
    t.begin(phase=5, turn=3)
    for seat in range(2):
        t.state.seat_data[tb.TURNS][seat] = 1
    t.play("Good Fortune")
    asked = []
    while t.rule != "SF-PH6-01":
        asked.append(t.rule)
        t.state.apply(t.state.legal_actions()[-1])
    assert any(rule.startswith("SF-MULL") for rule in asked)


@pytest.mark.rule("SF-CARD-36", "SF-PAUSE-12")
def test_nothing_cancels_the_genie_bottle() -> None:
    t = table()
    t.pool(1, "wiz5", "Helm")
    t.hand(0, "The Genie Bottle", "al9")
    t.hand(1, "Limited Wish", "Calm")
    t.begin(phase=3).play("The Genie Bottle")
    assert t.can_play("Calm")
    assert not t.can_play("Limited Wish")
    assert not t.can_use("Helm")
