"""Questing (section QST of the tournament rules)."""

from __future__ import annotations

from typing import Any

import pytest
from hall import Hall

from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.card import REGISTER
from spellhall.games.spellfire.judgement import reflex
from spellhall.games.spellfire.rules.battle.attacks import attackers_for, may_defend
from spellhall.games.spellfire.rules.levels.levels import adjusted_level
from spellhall.games.spellfire.rules.plays.permits import users_for
from spellhall.games.spellfire.rules.tournament.quest_end import opponents_with_piles
from spellhall.games.spellfire.rules.turn.turn import EXTRA


def quest(*pool: str, players: int = 2, hand: tuple[str, ...] = ("r6",), **options: Any) -> Hall:
    """P1 is in their phase 2, with champions in their pool and a realm; so has everybody else, but no champions."""
    t = Hall(players, **{"questing": "on", **options})
    t.pool(0, *pool)
    t.hand(0, *hand)
    for seat in range(players):
        t.formation(seat, A=f"r{seat + 1}")
    return t


def send(t: Hall, name: str) -> Hall:
    """Send a champion on its quest."""
    return t._do(name, tb.SEND_QUESTING)


def can_send(t: Hall, name: str) -> bool:
    return t.can(name, tb.SEND_QUESTING)


def next_turn(t: Hall) -> Hall:
    """End the present turn and, in a game of two, that of the other; P1's phase 2 has come."""
    t.skip_to(rule="SF-PH6").end_turn()
    while t.state.regs[tb.ACTIVE] != 0:
        t.skip_to(rule="SF-PH6").end_turn()
    while not (t.reg(tb.PHASE) == 2 and t.seat == 0):
        t.skip()
    return t


def away(champion: str, top: str, *pool: str, **options: Any) -> Hall:
    """P1's champion has gone questing, and is about to meet the top card of P2's draw pile."""
    t = quest(champion, *pool, **options)
    t.pile(1, *["al1"] * (3 * (options.get("players", 2) == 2)), top, *["al1"] * 9)
    t.begin(phase=2)
    return send(t, champion.split(" with ")[0])


def returned(champion: str, top: str, **options: Any) -> Hall:
    """The same, after it has met that card."""
    return next_turn(away(champion, top, **options))


# ---------------------------------------------------------------------- who goes


@pytest.mark.rule("SFT-QST-01")
def test_a_champion_of_the_pool_goes_questing_in_phase_2_alone() -> None:
    t = quest("her5", hand=("al1", "her4"))
    t.begin(phase=2)
    assert can_send(t, "her5")
    send(t, "her5")
    assert t.state.marks[tb.QUEST][t.handle("her5")] == 1
    assert t.where("her5") == "pool"
    assert "P1 sends her5 on a quest." in t.log(1)
    t.is_sound()
    for phase in (3, 4):
        other = quest("her5", hand=("al1", "her4")).begin(phase=phase)
        assert other.reg(tb.PHASE) == phase
        assert not can_send(other, "her5")


@pytest.mark.rule("SFT-QST-01")
def test_nobody_goes_questing_where_it_was_not_agreed_on() -> None:
    t = quest("her5", questing="off", hand=("r6",)).begin(phase=2)
    assert not can_send(t, "her5")


@pytest.mark.rule("SFT-QST-01")
def test_only_the_active_player_sends_his_own() -> None:
    t = quest("her5", hand=("r6", "evGift"))
    t.pool(1, "wiz5")
    t.hand(1, "evGift")
    t.begin(phase=2)
    assert not can_send(t, "wiz5")


@pytest.mark.rule("SFT-QST-02", "AMB-T28")
@pytest.mark.parametrize(("spell", "aim"), [("4th/372", "her9"), ("4th/376", "seat 0")])
def test_whom_a_spell_keeps_from_fighting_or_from_attacking_alone_does_not_go(spell: str, aim: str) -> None:
    t = quest("her9", "wiz8", hand=("r6",))
    t.pool(1, "wiz9")
    t.hand(1, spell)
    t.begin(seat=1, phase=3).play(REGISTER[spell].name)
    t.say(next(option for option in t.options() if option.startswith(aim)))
    next_turn(t)
    assert not can_send(t, "her9")
    assert "SFT-QST-02" in t.why_not("her9")


@pytest.mark.rule("SFT-QST-02", "AMB-T28")
def test_who_by_his_own_text_only_defends_may_go_for_no_spell_hampers_him() -> None:
    t = quest("Yondalla the Provider", hand=("r6",)).begin(phase=2)
    assert can_send(t, "Yondalla the Provider")


@pytest.mark.rule("SFT-QST-02")
def test_whom_a_rule_card_keeps_from_attack_and_defence_does_not_go() -> None:
    t = quest("her9", "her5", hand=("r6",))
    t.put(1, "table", "Time of Troubles")
    t.begin(phase=2)
    assert not can_send(t, "her9")
    assert can_send(t, "her5")


@pytest.mark.rule("SFT-QST-04")
def test_one_champion_a_turn_goes() -> None:
    t = quest("her5", "wiz4", hand=("r6", "al1")).begin(phase=2)
    send(t, "her5")
    assert not can_send(t, "wiz4")
    assert "SFT-QST-04" in t.why_not("wiz4")


# ---------------------------------------------------------------------- away


@pytest.mark.rule("SFT-QST-03")
def test_who_is_away_neither_attacks_nor_defends_until_the_next_real_turn() -> None:
    t = away("her9", "mi+1", hand=("r6", "al2"))
    her = t.handle("her9")
    t.skip_to(rule="SF-PH6")
    assert attackers_for(t.state, 0, t.handle("r2")) == []
    t.skip_to(rule="SF-PH6").end_turn().skip_to(seat=1)
    assert not may_defend(t.state, her), "in the turn of the other, too"
    next_turn(t)
    assert attackers_for(t.state, 0, t.handle("r2")) == [her]


@pytest.mark.rule("SFT-QST-03")
def test_a_realm_whose_only_champion_is_away_is_razed() -> None:
    t = quest("her9", hand=("r6",))
    t.pool(1, "mon5")
    t.hand(1, "al2")
    t.begin(phase=2)
    send(t, "her9")
    t.skip_to(rule="SF-PH6").end_turn()
    t.skip_to_phase(4, seat=1).attack("r1")
    assert t.is_razed("r1")


@pytest.mark.rule("SFT-QST-21", "AMB-T28")
def test_who_is_away_casts_nothing_uses_nothing_and_answers_nothing() -> None:
    t = quest("herNow5", "wiz5", hand=("wOff/3", "r5"))
    t.pool(1, "her3")
    t.begin(phase=2)
    assert t.can_use("herNow5")
    assert users_for(t.state, 0, t.handle("wOff/3")) == [t.handle("wiz5")]
    send(t, "herNow5")
    assert not t.can_use("herNow5")
    assert "SFT-QST-03" in t.why_not("herNow5")
    t.state.marks[tb.QUEST][t.handle("wiz5")] = 1
    assert users_for(t.state, 0, t.handle("wOff/3")) == []


@pytest.mark.rule("SFT-QST-21")
def test_who_is_away_answers_no_event() -> None:
    t = quest("Helm", "her3", hand=("r6",))
    t.hand(1, "evRuin", "evGift")
    t.begin(phase=2)
    send(t, "her3").skip_to(seat=1).play("evGift")
    assert t.can_use("Helm"), "at home he does"
    u = quest("Helm", "her3", hand=("r6",))
    u.hand(1, "evRuin", "evGift")
    u.begin(phase=2)
    send(u, "Helm").skip_to(seat=1).play("evGift")
    assert u.seat == 1 or not u.can_use("Helm")


@pytest.mark.rule("SFT-QST-21")
@pytest.mark.parametrize(("gone", "answers"), [("her3", True), ("her5", False)])
def test_what_he_bears_answers_nothing_either(gone: str, answers: bool) -> None:
    t = quest("her5 with dup", "her3", hand=("r6",))
    t.hand(1, "evRuin", "evGift")
    t.begin(phase=2)
    send(t, gone).skip_to(seat=1).play("evGift")
    assert (t.seat == 0 and t.can_use("dup")) is answers


@pytest.mark.rule("SFT-QST-21")
def test_who_is_away_is_in_play_and_bars_his_double() -> None:
    t = quest("her5", hand=("r6",))
    t.hand(1, "her5", "her4")
    t.begin(phase=2)
    send(t, "her5")
    t.skip_to(rule="SF-PH6").end_turn().skip_to_phase(3, seat=1)
    assert t.can_play("her4")
    assert not t.can_play("her5")
    assert "SF-COSMOS-01" in t.why_not("her5", owner=1)


# ---------------------------------------------------------------------- granted turns


@pytest.mark.rule("SFT-QST-05")
def test_no_quest_begins_in_a_granted_turn() -> None:
    t = quest("her5", hand=("r6", "al1"))
    t.state.regs[tb.EXTRA_TURN] = 1
    t.begin(phase=2)
    assert not can_send(t, "her5")
    assert "SFT-QST-05" in t.why_not("her5")


@pytest.mark.rule("SFT-QST-05", "SFT-QST-03", "SFT-INT-05")
def test_no_quest_ends_in_a_granted_turn() -> None:
    t = away("her5", "mi+1", hand=("r6", "caravan"))
    t.skip_to(rule="SF-PH6").end_turn().skip_to(seat=0, label="play something").play("caravan")
    t.skip_to_phase(2, seat=0)
    assert t.reg(tb.EXTRA_TURN) == 1
    assert t.state.marks[tb.QUEST][t.handle("her5")] == 1, "still away"
    assert attackers_for(t.state, 0, t.handle("r2")) == []
    assert not can_send(t, "her5")
    next_turn(t)
    assert t.reg(tb.EXTRA_TURN) == 0
    assert t.state.marks[tb.QUEST][t.handle("her5")] == 0


@pytest.mark.rule("SFT-INT-05")
def test_one_register_tells_granted_turns_for_quests_and_for_the_barbaric_win() -> None:
    t = quest("her5", hand=("her4", "caravan"), victory_timing="start_of_own_turn")
    t.formation(0, B="r3", C="r4", D="r5", E="r6", F="r7")
    t.begin(phase=2)
    send(t, "her5").skip_to(rule="SF-PH6").end_turn().skip_to(seat=0, label="play something").play("caravan")
    t.skip_to_phase(3, seat=0)
    assert t.reg(tb.EXTRA_TURN) == 1
    assert not t.state.is_terminal(), "six realms, but no real turn"
    assert t.state.marks[tb.QUEST][t.handle("her5")] == 1
    assert not any(effect[0] == EXTRA for effect in t.state.lasting)
    t.skip_to(rule="SF-PH6").end_turn().skip_to(seat=1, rule="SF-PH6").end_turn()
    assert t.state.returns() == [1.0, -1.0]


# ---------------------------------------------------------------------- the end of a quest


@pytest.mark.rule("SFT-QST-06", "SFT-QST-08")
def test_what_is_no_champion_is_discarded_and_yours_comes_home() -> None:
    t = away("her5", "mi+1")
    before = len(t.state.pile(tb.DRAW_PILE, 1))
    next_turn(t)
    assert len(t.state.pile(tb.DRAW_PILE, 1)) == before - 3 - 1, "he drew three in his turn, and lost one"
    assert t.where("mi+1") == "discard pile"
    assert (t.where("her5"), t.state.marks[tb.QUEST][t.handle("her5")]) == ("pool", 0)
    assert "her5 comes back from its quest." in t.log()


@pytest.mark.rule("SFT-QST-07", "AMB-T28")
def test_you_choose_whose_pile_it_is() -> None:
    t = quest("her5", players=3)
    t.begin(phase=2)
    send(t, "her5").skip_to(rule="SF-PH6").end_turn()
    t.skip_to(seat=0, rule="SFT-QST-07", turns=3)
    assert t.options() == ["seat 1", "seat 2"]
    assert "her5" in t.label
    piles = [len(t.state.pile(tb.DRAW_PILE, seat)) for seat in range(3)]
    t.is_sound()
    t.say("seat 2")
    assert [len(t.state.pile(tb.DRAW_PILE, seat)) for seat in range(3)] == [piles[0], piles[1], piles[2] - 1]


@pytest.mark.rule("SFT-QST-06", "SFT-QST-07")
def test_a_team_mate_is_no_opponent() -> None:
    t = quest("her5", players=6, teams="three_of_two").begin(phase=2)
    assert opponents_with_piles(t.state, 0) == [1, 2, 4, 5]


@pytest.mark.rule("SFT-INT-04")
def test_a_realm_that_is_turned_up_is_not_destroyed() -> None:
    t = returned("her5", "r8", destroyed_worlds="on")
    assert t.where("r8") == "discard pile"
    t.state.move(t.handle("r1"), tb.DISCARD, 0, tb.DISCARDED)
    assert t.where("r1") == "void", "one that was in play would be"


@pytest.mark.rule("SFT-INT-05")
def test_the_grind_means_the_same_granted_turns() -> None:
    t = quest("her5", hand=("r6", "caravan"), granted_turns="no_realms").begin(phase=2)
    assert t.can_play("r6")
    send(t, "her5").skip_to(rule="SF-PH6").end_turn().skip_to(seat=0, label="play something").play("caravan")
    t.skip_to(rule="SF-PH6")
    assert t.reg(tb.EXTRA_TURN) == 1
    assert (t.where("r6"), t.state.marks[tb.QUEST][t.handle("her5")]) == ("hand", 1)
    t.state.regs[tb.PHASE] = 2
    assert "SFT-GRD" in t.why_not("r6")


@pytest.mark.rule("SFT-QST-09", "SFT-QST-13", "SFT-QST-14", "SFT-QST-15", "SFT-QST-11")
@pytest.mark.parametrize(("level", "wins"), [(4, True), (5, False), (6, False)])
def test_two_champions_fight_and_the_drawn_one_has_the_tie(level: int, wins: bool) -> None:
    t = returned("her5", f"wiz{level}")
    assert (t.where("her5"), t.where(f"wiz{level}")) == (("pool", "discard pile") if wins else ("discard pile", "pool"))
    assert t.state.control[t.handle(f"wiz{level}")] == 1
    assert f"her5 (level 5) meets wiz{level} (level {level}) on its quest." in t.log()
    assert (f"wiz{level} joins P2's pool." in t.log()) is not wins
    assert (f"wiz{level} was drawn and wins the tie." in t.log()) is (level == 5)
    assert "her5's quest leads to P2's draw pile." in t.log()


@pytest.mark.rule("SFT-QST-11", "AMB-T40")
def test_a_power_wins_whatever_the_levels() -> None:
    t = returned("slayM", "mon9")
    assert (t.where("slayM"), t.where("mon9")) == ("pool", "discard pile")
    assert "slayM defeats mon9 with its power." in t.log()
    t = returned("her9", "slayH")
    assert (t.where("her9"), t.where("slayH")) == ("discard pile", "pool")


@pytest.mark.rule("SFT-QST-12")
def test_the_questing_champion_strikes_first() -> None:
    t = returned("slayM", "slayH")
    assert (t.where("slayM"), t.where("slayH")) == ("pool", "discard pile"), "a hero that slays monsters, and its like"
    t = returned("slayH", "slayM")
    assert (t.where("slayH"), t.where("slayM")) == ("pool", "discard pile")
    t = returned("her9", "wiz5")
    assert (t.where("her9"), t.where("wiz5")) == ("pool", "discard pile"), "it attacks, and wins as attackers do"


@pytest.mark.rule("SFT-QST-11", "AMB-T40")
def test_other_cards_in_play_change_nothing() -> None:
    t = away("Drizzt Do'Urden", "wiz9")
    t.put(0, "table", "Time of Troubles")
    assert adjusted_level(t.state, t.handle("Drizzt Do'Urden")) == 9, "a native, so a level more"
    next_turn(t)
    assert (t.where("Drizzt Do'Urden"), t.where("wiz9")) == ("discard pile", "pool")
    assert "Drizzt Do'Urden (level 8) meets wiz9 (level 9) on its quest." in t.log()


@pytest.mark.rule("SFT-QST-17", "AMB-T28")
def test_what_a_champion_bears_adds_nothing_and_stays_with_it() -> None:
    t = returned("her4 with mi+2", "wiz5")
    assert t.where("her4") == "discard pile", "4 against 5"
    assert t.where("mi+2") == "discard pile"
    t = returned("her4 with mi+2", "wiz3")
    assert t.state.host[t.handle("mi+2")] == t.handle("her4")
    assert "her4 (level 4) meets wiz3 (level 3) on its quest." in t.log()


@pytest.mark.rule("SFT-QST-11", "AMB-T40")
def test_a_power_that_lets_its_player_choose_is_used_where_it_wins() -> None:
    t = returned("Serpent", "wiz9")
    assert t.where("wiz9") == "discard pile", "it takes the form of level 12"
    assert "Serpent (level 12) meets wiz9 (level 9) on its quest." in t.log()


@pytest.mark.rule("SFT-QST-11", "AMB-T40")
def test_what_the_loser_does_when_it_is_beaten_it_does() -> None:
    t = returned("her9", "The Ancient Dead")
    assert t.where("The Ancient Dead") == "discard pile"
    assert t.game.explain(t.state, t.handle("her9"), "base")[-1] == ("The Ancient Dead: base", -7)


@pytest.mark.rule("SFT-QST-10", "AMB-T40")
def test_nobody_is_asked_anything_while_the_two_fight() -> None:
    t = quest("her5", "wiz4", hand=("evGift", "al9", "mi+2"))
    t.pile(1, "al1", "al1", "al1", "wiz6", *["al1"] * 9)
    t.hand(1, "evGift", "evRuin", "al9")
    t.begin(phase=2)
    send(t, "her5").skip_to(rule="SF-PH6").end_turn().skip_to(seat=1, rule="SF-PH6").end_turn()
    asked = []
    while t.where("wiz6") == "draw pile":
        asked.append((t.seat, t.reg(tb.PHASE)))
        t.skip()
    assert t.where("her5") == "discard pile"
    assert not any(phase == 2 for _, phase in asked), "the quest was over before anybody could play in phase 2"


@pytest.mark.rule("SFT-QST-16")
def test_an_avatar_comes_in_without_its_price() -> None:
    t = returned("her9", "avatar15")
    assert (t.where("her9"), t.where("avatar15")) == ("discard pile", "pool")
    assert t.state.control[t.handle("avatar15")] == 1


@pytest.mark.rule("SFT-QST-18")
def test_the_end_comes_first_and_who_is_home_may_go_again() -> None:
    t = away("her5", "mi+1", hand=("r6", "al2"))
    t.skip_to(rule="SF-PH6").end_turn()
    assert t.state.marks[tb.QUEST][t.handle("her5")] == 1, "away for the rest of the turn, and that of the other"
    next_turn(t)
    assert t.rule == "SF-PH2-01"
    assert t.state.marks[tb.QUEST][t.handle("her5")] == 0, "nobody was asked whether it should come home"
    assert can_send(t, "her5")
    send(t, "her5")
    assert t.state.marks[tb.QUEST][t.handle("her5")] == 1


@pytest.mark.rule("SFT-QST-19", "AMB-T28")
@pytest.mark.parametrize(("double", "zone"), [("wiz6", "discard pile"), ("wiz7", "pool")])
def test_a_drawn_champion_whose_name_is_taken_fights_but_does_not_come_in(double: str, zone: str) -> None:
    t = away("her5", "wiz6", players=3)
    t.pool(2, double)
    t.skip_to(rule="SF-PH6").end_turn().skip_to(seat=0, rule="SFT-QST-07", turns=3)
    t.pile(1, "wiz6", "al1")
    t.say("seat 1")
    assert t.where("her5") == "discard pile", "it was beaten"
    assert t.state.zone[max(h for h in range(len(t.state.face)) if t.state.definition(h).name == "wiz6")] == (
        tb.DISCARD if zone == "discard pile" else tb.POOL
    )


@pytest.mark.rule("SFT-QST-20", "AMB-T28")
def test_empty_piles_are_not_offered_and_without_any_yours_just_comes_home() -> None:
    t = quest("her5", players=3)
    t.begin(phase=2)
    send(t, "her5").skip_to(rule="SF-PH6").end_turn()
    t.skip_to(seat=2, rule="SF-PH6", turns=2)
    for card in list(t.state.pile(tb.DRAW_PILE, 1)):
        t.state.move(card, tb.VOID, 1)
    assert opponents_with_piles(t.state, 0) == [2]
    for card in list(t.state.pile(tb.DRAW_PILE, 2)):
        t.state.move(card, tb.VOID, 2)
    assert opponents_with_piles(t.state, 0) == []
    t.end_turn().skip_to(seat=0, rule="SF-PH2")
    assert (t.where("her5"), t.state.marks[tb.QUEST][t.handle("her5")]) == ("pool", 0)


@pytest.mark.rule("SFT-QST-22")
def test_who_leaves_play_while_away_meets_nobody() -> None:
    t = away("her5", "mi+1", hand=("r6",))
    t.state.move(t.handle("her5"), tb.DISCARD, 0)
    assert t.state.marks[tb.QUEST][t.handle("her5")] == 0
    next_turn(t)
    assert t.where("mi+1") == "draw pile"


@pytest.mark.rule("SFT-QST-23")
@pytest.mark.parametrize("preset", ["rulebook", "tournament"])
def test_an_event_goes_to_the_abyss(preset: str) -> None:
    assert returned("her5", "evGift", preset=preset).where("evGift") == "abyss"


# ---------------------------------------------------------------------- for people and agents


def test_everybody_sees_who_is_away_and_agents_mind_it() -> None:
    t = quest("her5", "wiz4", hand=("r6", "al1")).begin(phase=2)
    before = t.state.game.evaluate(t.state, 0)
    send(t, "her5")
    (away_now, home) = t.state.view(-1)["seats"][0]["zones"]["pool"]
    assert away_now["questing"] is True
    assert "questing" not in home
    assert t.state.game.evaluate(t.state, 0) < before


def test_agents_set_their_quest_upon_the_strongest() -> None:
    t = quest("her5", players=3)
    t.formation(2, B="r8")
    t.begin(phase=2)
    send(t, "her5").skip_to(rule="SF-PH6").end_turn().skip_to(seat=0, rule="SFT-QST-07", turns=3)
    assert reflex(t.state) == 2
