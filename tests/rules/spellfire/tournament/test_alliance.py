"""Alliance: aid in battle (section AID of the tournament rules)."""

from __future__ import annotations

from typing import Any

import pytest
from hall import Hall
from positions import step_forward

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.judgement import reflex
from spellhall.kernel.frames import PASS, VERB_SHIFT


def battle(
    attacker: str = "her5",
    defender: str = "wiz8",
    *,
    lends: tuple[str, ...] = ("al4",),
    players: int = 3,
    first: tuple[str, ...] = ("al1",),
    second: tuple[str, ...] = ("al1",),
    more: tuple[str, ...] = (),
    **options: Any,
) -> Hall:
    """P1 attacks r2 of P2, who defends it; P3 holds what they may lend. ``more`` are further champions of P1's."""
    t = Hall(players, **{"aid": "on", **options})
    t.pool(0, attacker, *more)
    t.pool(1, defender)
    for seat in range(players):
        t.formation(seat, A=f"r{seat + 1}")
    t.hand(0, *first)
    t.hand(1, *second)
    t.hand(2, *lends)
    t.begin(phase=4).attack("r2")
    step_forward(t, attacker, defender)
    while t.rule != "SF-COMB-F1":
        t.skip()
    return t


def ask(t: Hall, seat: int = 2) -> Hall:
    """The side that is behind asks a player for help."""
    return t.say(f"ask seat {seat} for help")


def can_ask(t: Hall, seat: int = 2) -> bool:
    return f"ask seat {seat} for help" in t.options()


def lend(t: Hall, name: str, seat: int = 2) -> Hall:
    """It asks, is lent a card, and takes it."""
    return ask(t, seat).pick(name).pick(name)


def give_up(t: Hall) -> Hall:
    """Anyone who is behind gives the round up, and nobody plays anything more in it."""
    t.skip()
    while t.reg(tb.STAGE) == tb.EXCHANGE:
        t.skip()
    return t


# ---------------------------------------------------------------------- asking and lending


@pytest.mark.rule("SFT-AID-01")
def test_a_third_player_adds_an_ally() -> None:
    t = battle()
    assert t.totals() == (5, 8)
    assert [seat for seat in range(3) if can_ask(t, seat)] == [2], "those in the battle are not outside of it"
    lend(t, "al4")
    assert t.totals() == (9, 8)
    assert t.state.host[t.handle("al4")] == t.handle("her5")
    assert "P1 asks P3 for help." in t.log(1)
    assert "P3 lends al4 to P1." in t.log(1)
    t.is_sound()


@pytest.mark.rule("SFT-AID-01")
def test_nobody_is_asked_where_it_was_not_agreed_on() -> None:
    assert not can_ask(battle(aid="off"))


@pytest.mark.rule("SFT-AID-02", "SFT-AID-14")
def test_either_side_asks_while_it_is_behind_and_not_else() -> None:
    t = battle()
    assert t.seat == 0
    assert can_ask(t)
    t = battle("her9")
    assert t.seat == 1, "the attacker is ahead"
    lend(t, "al4")
    assert t.totals() == (9, 12)
    assert t.state.host[t.handle("al4")] == t.handle("wiz8")


@pytest.mark.rule("SFT-AID-14")
def test_a_lent_card_was_the_play_of_the_side_that_asked() -> None:
    t = battle(lends=("al1", "al2"), first=("al9",))
    lend(t, "al2")
    assert t.totals() == (7, 8)
    assert t.seat == 0, "still behind, so it plays again"
    lend(t, "al1")
    assert t.totals() == (8, 8), "a tie is the defender's"
    t.play("al9")
    assert t.totals() == (17, 8)
    assert t.seat == 1


@pytest.mark.rule("SFT-AID-02")
def test_the_two_fighters_and_empty_hands_are_not_asked() -> None:
    t = battle(players=4)
    assert [can_ask(t, seat) for seat in range(4)] == [False, False, True, False], "P4 holds nothing"


@pytest.mark.rule("SFT-AID-02", "AMB-T23")
def test_who_was_asked_is_asked_again_after_the_next_card_only() -> None:
    t = battle(first=("al1",))
    ask(t).skip()
    assert "P3 lends nothing." in t.log(1)
    assert t.seat == 0
    assert not can_ask(t)
    t.play("al1")
    assert can_ask(t)


@pytest.mark.rule("SFT-AID-03", "AMB-T23")
def test_what_is_not_taken_stays_with_its_owner_and_only_the_asker_has_seen_it() -> None:
    t = battle()
    ask(t).pick("al4")
    assert t.seat == 0
    assert t.options() == ["al4 (ally +4)", "decline"]
    t.is_sound()
    t.skip()
    assert t.names(2, "hand") == ["al4"]
    assert any("does not take what" in line for line in t.log(1))
    assert t.totals() == (5, 8)
    card = t.handle("al4")
    assert [t.state.seen[card] >> seat & 1 for seat in range(3)] == [1, 0, 1]
    assert not any("al4" in line for line in t.log(1))
    assert t.state.seat_data[tb.AIDED][2] == 0, "he has helped nobody"


@pytest.mark.rule("SFT-AID-04", "AMB-T23")
def test_a_helper_stays_with_his_side_for_the_battle() -> None:
    t = battle("her9", "wiz5", lends=("al1", "al2"), more=("her3",))
    t.pool(1, "mon8")
    lend(t, "al1")
    give_up(t).skip_to(rule="SF-COMB-B1").pick("her3").skip_to(rule="SF-COMB-C1").pick("mon8")
    assert t.seat == 0
    assert t.totals() == (3, 8)
    assert not can_ask(t), "he has helped the defender"
    u = battle("her9", "wiz5", lends=("al1", "al2"), more=("her3",))
    u.pool(1, "mon8")
    give_up(u).skip_to(rule="SF-COMB-B1").pick("her3").skip_to(rule="SF-COMB-C1").pick("mon8")
    assert can_ask(u)


# ---------------------------------------------------------------------- what may be lent


@pytest.mark.rule("SFT-AID-13", "AMB-T23")
def test_a_lent_card_must_be_one_that_the_fighter_could_use() -> None:
    t = battle("her5", lends=("wOff+3/4", "al4"))
    ask(t)
    assert t.offered() == ["al4"]
    assert "SF-SPELL-09" in t.why_not("wOff+3/4")
    t = battle("wiz5", "her8", lends=("wOff+3/4", "al4"))
    ask(t)
    assert t.offered() == ["al4", "wOff+3/4"]


@pytest.mark.rule("SFT-AID-13")
def test_an_artifact_of_another_world_and_an_ally_that_cannot_follow_are_not_lent() -> None:
    t = Hall(3, aid="on")
    t.pool(0, "fly5")
    t.pool(1, "wiz8")
    t.formation(0, A="r1")
    t.formation(1, A="r2", B="r4")
    t.formation(2, A="r3")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.hand(2, "al4", "alFly3", "art+4")
    t.begin(phase=4).attack("r4").pick("wiz8")
    ask(t)
    assert t.offered() == ["alFly3", "art+4"]
    assert "SF-MOVE-12" in t.why_not("al4")


@pytest.mark.rule("SFT-AID-15")
def test_allies_spells_items_and_artifacts_are_lent_and_nothing_else() -> None:
    others = ("her3", "evGift", "r7", "h1", "keep10", "wOff/3")
    t = battle("wiz5", "her8", lends=("al4", "wOff+3/4", "mi+2", "art+4", *others))
    ask(t)
    assert t.offered() == ["al4", "art+4", "mi+2", "wOff+3/4"]
    for name in ("her3", "evGift", "r7", "h1", "keep10"):
        assert "SFT-AID-15" in t.why_not(name)
    assert "SF-SPELL-03" in t.why_not("wOff/3")


@pytest.mark.rule("SFT-AID-15")
def test_the_other_support_cards_of_phase_4_are_lent_like_spells() -> None:
    t = battle("thi5", "her8", lends=("thiefDef+3",))
    lend(t, "thiefDef+3")
    assert t.totals() == (8, 8)


@pytest.mark.rule("SFT-AID-18")
def test_nobody_defends_for_somebody_else() -> None:
    t = Hall(3, aid="on")
    t.pool(0, "her5")
    t.pool(2, "wiz9")
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.hand(2, "al4", "her9")
    t.begin(phase=4).attack("r2")
    assert t.is_razed("r2")
    t = battle(lends=("her9", "al4"))
    ask(t)
    assert t.offered() == ["al4"], "and no champion comes in by being lent"


# ---------------------------------------------------------------------- what becomes of it


@pytest.mark.rule("SFT-AID-05", "SFT-AID-16", "SFT-AID-17", "AMB-T23")
@pytest.mark.parametrize(("foe", "won"), [("wiz8", True), ("wiz9", False)])
def test_allies_are_discarded_at_the_end_of_the_round_to_their_owner(foe: str, won: bool) -> None:
    t = battle("her5", foe, more=("her2",))
    lend(t, "al4")
    give_up(t)
    assert t.where("her5") == ("pool" if won else "discard pile")
    assert t.state.pile(tb.DISCARD, 2) == [t.handle("al4")]


@pytest.mark.rule("SFT-AID-06", "SFT-AID-16")
def test_a_lent_spell_goes_to_its_owners_pile() -> None:
    t = battle("wiz6", "her8", lends=("wOff+3/4",), more=("her2",))
    lend(t, "wOff+3/4")
    assert t.totals() == (9, 8)
    give_up(t)
    assert t.where("wiz6") == "pool"
    assert t.state.pile(tb.DISCARD, 2) == [t.handle("wOff+3/4")]


@pytest.mark.rule("SFT-AID-06", "AMB-T23")
@pytest.mark.parametrize("owner", [0, 2])
def test_a_spell_that_would_stay_with_a_champion_goes_if_it_was_lent(owner: int) -> None:
    friendship = ("Animal Friendship",)
    t = battle("cle6", "her8", lends=friendship, more=("her2",)) if owner else battle("cle6", "her8", first=friendship)
    if owner:
        lend(t, "Animal Friendship")
    else:
        t.play("Animal Friendship")
    assert t.totals() == (9, 8)
    give_up(t)
    assert t.where("Animal Friendship") == ("discard pile" if owner else "attached")


@pytest.mark.rule("SFT-AID-07", "SFT-AID-16")
@pytest.mark.parametrize("lent", ["mi+2", "art+4"])
def test_a_lent_item_is_lost_with_its_defeated_champion(lent: str) -> None:
    t = battle("her2", "wiz9", lends=(lent,))
    lend(t, lent)
    give_up(t)
    assert t.where("her2") == "discard pile"
    assert t.state.pile(tb.DISCARD, 2) == [t.handle(lent)]


@pytest.mark.rule("SFT-AID-07")
def test_it_is_lost_too_if_the_defeated_champion_goes_elsewhere() -> None:
    t = battle("Fleeing Adventurers", "psi8", lends=("mi+2",))
    give_up(lend(t, "mi+2"))
    assert t.rule == "SF-COMB-H6"
    t.yes()
    assert t.where("Fleeing Adventurers") == "pool"
    assert t.state.pile(tb.DISCARD, 2) == [t.handle("mi+2")]


@pytest.mark.rule("SFT-AID-08")
@pytest.mark.parametrize("lent", ["mi+2", "art+4"])
def test_it_returns_to_the_hand_of_its_owner_if_its_champion_wins(lent: str) -> None:
    t = battle("her7", "wiz8", lends=(lent,), more=("her2",))
    lend(t, lent)
    give_up(t)
    assert t.where("her7") == "pool"
    assert t.state.pile(tb.HAND, 2) == [t.handle(lent)]
    assert f"{lent} goes back to P3's hand." in t.log(1)
    assert t.state.marks[tb.LENT][t.handle(lent)] == 0


@pytest.mark.rule("SFT-AID-09")
@pytest.mark.parametrize("lent", ["mi+2", "art+4"])
def test_it_is_lent_for_one_round_only(lent: str) -> None:
    t = battle("her7", "wiz8", lends=(lent, "al4"), more=("her3",))
    t.pool(1, "mon8")
    lend(t, lent)
    give_up(t).skip_to(rule="SF-COMB-B1").pick("her3").skip_to(rule="SF-COMB-C1").pick("mon8")
    ask(t)
    assert t.offered() == ["al4"]
    assert "SFT-AID-09" in t.why_not(lent)
    t.skip()
    give_up(t).skip_to(rule="SF-PH6")
    assert t.state.marks[tb.SERVED][t.handle(lent)] == 0, "in the next battle it may be lent again"


# ---------------------------------------------------------------------- the reward


@pytest.mark.rule("SFT-AID-10", "SFT-AID-11", "SFT-AID-12")
def test_helpers_of_the_winner_draw_a_card_and_nobody_else() -> None:
    t = Hall(5, aid="on")
    t.pool(0, "her5")
    t.pool(1, "wiz8")
    for seat in range(5):
        t.formation(seat, A=f"r{seat + 1}")
    t.hand(0, "al1")
    t.hand(1, "al1")
    for seat, names in ((2, ("al2",)), (3, ("al3",)), (4, ("al6", "al9"))):
        t.hand(seat, *names)
    t.pile(2, "r7", "al1")
    t.begin(phase=4).attack("r2").pick("wiz8")
    lend(t, "al2", 2)
    lend(t, "al3", 3)
    assert t.seat == 1
    lend(t, "al6", 4)
    assert t.seat == 0
    give_up(t)
    assert t.where("her5") == "discard pile", "the defender has won, and draws"
    t.skip_to(rule="SF-PH6")
    assert t.hand_size(1) == 2, "his spoils"
    assert [t.hand_size(seat) for seat in (2, 3, 4)] == [0, 0, 2]
    assert "P5 helped the winner." in t.log(1)
    assert t.state.seat_data[tb.AIDED] == [0] * 5


@pytest.mark.rule("SFT-AID-10", "SFT-AID-11")
def test_two_helpers_draw_two_cards_and_a_realm_stays_in_hand() -> None:
    t = Hall(4, aid="on")
    t.pool(0, "her5", "her4")
    t.pool(1, "wiz8")
    for seat in range(4):
        t.formation(seat, A=f"r{seat + 1}")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.hand(2, "al2")
    t.hand(3, "al3")
    t.pile(2, "r7", "al1")
    t.begin(phase=4).attack("r2").pick("her5").pick("wiz8")
    lend(t, "al2", 2)
    lend(t, "al3", 3)
    give_up(t).skip_to(rule="SF-COMB-B1").pick("her4")
    assert t.is_razed("r2")
    assert t.seat == 0, "P3 is not asked whether he lays it down"
    assert t.names(2, "hand") == ["r7"]
    assert t.hand_size(3) == 1
    spoils = [line for line in t.log(2) if "spoils" in line]
    assert len(spoils) == 1
    assert spoils[0].startswith("P1")


@pytest.mark.rule("SFT-AID-12")
def test_a_battle_without_spoils_rewards_nobody() -> None:
    t = battle("her5", "wiz8", lends=("al4",))
    lend(t, "al4")
    give_up(t).skip_to(rule="SF-PH6")
    assert not t.is_razed("r2"), "nobody else attacked"
    assert t.hand_size(2) == 0


# ---------------------------------------------------------------------- with others


@pytest.mark.rule("SFT-INT-07", "SFT-AID-10")
def test_a_team_mate_may_help_and_draws_for_it() -> None:
    t = Hall(6, aid="on", teams="three_of_two")
    t.pool(0, "her5", "her4")
    t.pool(1, "wiz8")
    for seat in range(6):
        t.formation(seat, A=f"r{seat + 1}")
    t.hand(0, "al1")
    t.hand(1, "al1")
    t.hand(3, "al4")
    t.begin(phase=4).attack("r2").pick("her5").pick("wiz8")
    lend(t, "al4", 3)
    give_up(t).skip_to(rule="SF-COMB-B1").pick("her4")
    assert t.is_razed("r2")
    assert t.hand_size(3) == 1


@pytest.mark.rule("SFT-INT-08")
def test_a_weak_ally_that_was_lent_flees_from_the_undead() -> None:
    t = battle("her5", "und9", lends=("al2",), fear_of_undead="on")
    lend(t, "al2")
    assert t.totals() == (5, 9)
    assert t.state.pile(tb.DISCARD, 2) == [t.handle("al2")]
    assert "al2 flees from und9." in t.log(1)


# ---------------------------------------------------------------------- nothing is told, and agents


def test_with_equal_windows_being_asked_tells_nothing_of_a_hand() -> None:
    for lends in (("r7",), ("al4",)):
        t = ask(battle(lends=lends, equal_windows="on"))
        assert t.seat == 2, "he is asked whatever he holds"
        assert t.state.decision().forced is (lends == ("r7",))


def test_agents_lend_against_whoever_stands_better() -> None:
    t = battle(lends=("al4", "al2"))
    t.formation(2, B="r7", C="r8")
    ask(t)
    assert reflex(t.state) == PASS, "P2 stands no better than P3"
    t = battle(lends=("al4", "al2"))
    t.formation(1, B="r5", C="r6")
    ask(t)
    assert reflex(t.state) == t.handle("al4")
    t.pick("al4")
    assert reflex(t.state) == t.handle("al4")


def test_the_page_is_told_who_has_lent_a_card_and_asks_about_seats() -> None:
    t = battle(lends=("mi+2",))
    question = t.state.decision()
    asks = [option for option in question.options if option >> VERB_SHIFT == tb.ASK_AID]
    assert [t.game.subject_of(t.state, question, option) for option in asks] == [("seat", 2)]
    lend(t, "mi+2")
    (card,) = t.state.view(1)["seats"][0]["zones"]["attached"]
    assert card["lent"] == 2
