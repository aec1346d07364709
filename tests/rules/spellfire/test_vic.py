"""Winning, exhaustion, scoring, and leaving the game (section VIC)."""

from __future__ import annotations

import pytest
from fixture_cards import KEYS
from hall import Hall

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.rules.levels.traits import has_trait
from spellhall.kernel.documents.saves import replay, replay_document
from spellhall.kernel.frames import CONCEDE_VERB, action

FIVE = {"A": "r1", "B": "r2", "C": "r3", "D": "r4", "E": "r5"}


def nearly(**options: str) -> Hall:
    """P1 lacks one realm."""
    t = Hall(**options)
    t.formation(0, **FIVE)
    t.formation(1, A="r9")
    return t


@pytest.mark.rule("SF-VIC-01")
def test_the_sixth_unrazed_realm_wins_at_once() -> None:
    t = nearly()
    t.hand(0, "r6", "al1")
    t.begin(phase=2).play("r6")
    assert t.state.returns() == [1.0, -1.0]
    assert t.reg(tb.PHASE) == 2


@pytest.mark.rule("SF-VIC-01")
def test_the_enhanced_game_needs_ten_realms() -> None:
    t = nearly(victory_realms="10")
    t.formation(0, F="r6", G="r7", H="r8", I="rDS")
    t.hand(0, "rCoast", "al1")
    t.begin(phase=2)
    assert not t.state.is_terminal()
    t.play("rCoast")
    assert t.state.returns() == [1.0, -1.0]


@pytest.mark.rule("SF-VIC-01")
def test_where_the_option_says_so_the_empire_must_stand_when_the_own_turn_begins() -> None:
    t = nearly(victory_timing="start_of_own_turn")
    t.hand(0, "r6", "al1")
    t.begin(phase=2).play("r6")
    assert not t.state.is_terminal()
    t.skip_to(seat=0, rule="SF-PH6").end_turn()
    t.skip_to(seat=1, rule="SF-PH6").end_turn()
    assert t.state.returns() == [1.0, -1.0]
    assert t.reg(tb.TURN) == 7


@pytest.mark.rule("SF-VIC-02", "SF-VIC-03")
def test_a_razed_realm_leaves_the_empire_incomplete_until_it_is_rebuilt() -> None:
    t = nearly()
    t.formation(0, F="r6 razed")
    t.hand(0, "al1", "al2", "al3", "al4")
    t.begin(phase=2)
    assert not t.state.is_terminal()
    t.rebuild("r6").pick("al1").pick("al2").pick("al3")
    assert t.state.returns() == [1.0, -1.0]


@pytest.mark.rule("SF-VIC-03")
def test_the_sixth_realm_may_replace_a_razed_one() -> None:
    t = nearly()
    t.formation(0, F="r6 razed")
    t.hand(0, "r7", "al1")
    t.begin(phase=2).play("r7")
    assert t.state.returns() == [1.0, -1.0]


@pytest.mark.rule("SF-VIC-03")
def test_a_realm_drawn_as_spoils_completes_an_empire_in_another_players_turn() -> None:
    t = Hall()
    t.formation(0, A="r9")
    t.formation(1, **FIVE)
    t.pool(0, "her3")
    t.pool(1, "mon9")
    t.pile(1, "r6", "al1", "al1")
    t.begin(phase=4).attack("r1").pick("mon9")
    t.skip_to(seat=1, rule="SF-SPOIL-07").play("r6")
    assert t.state.returns() == [-1.0, 1.0]
    assert t.reg(tb.ACTIVE) == 0


SIX = FIVE | {"F": "r6 razed"}
OTHER_SIX = {"A": "r7", "B": "r8", "C": "rDS", "D": "rCoast", "E": "rPow", "F": "rNoFly razed"}


@pytest.mark.rule("SF-VIC-03", "AMB-34")
@pytest.mark.parametrize(
    ("active", "nearly_done", "winner"),
    [(0, (0, 1), 0), (1, (0, 1), 1), (0, (1, 2), 1), (1, (0, 2), 2), (2, (0, 1), 0)],
)
def test_of_two_empires_complete_at_once_that_of_the_active_player_or_the_next_clockwise_wins(
    active: int, nearly_done: tuple[int, int], winner: int
) -> None:
    t = Hall(3)
    first, player = nearly_done
    t.formation(first, **SIX)
    t.formation(player, **OTHER_SIX)
    t.formation(3 - first - player, A="r9")
    t.hand(player, "Safe Harbor!")
    t.begin(seat=active, phase=3).skip_to(seat=player).play("Safe Harbor!")
    while not t.state.is_terminal():
        t.pick("rNoFly" if t.can_pick("rNoFly") else "r6")
    assert t.state.returns() == [1.0 if seat == winner else -1.0 for seat in range(3)]


@pytest.mark.rule("SF-VIC-01", "AMB-35")
@pytest.mark.parametrize(("fallen", "wins"), [("Sterich", False), ("Nyrond", True)])
def test_an_empire_that_stands_only_within_an_effect_wins_nothing(fallen: str, wins: bool) -> None:
    t = Hall()
    t.formation(0, A="r1", B="r2", C="r3", D="r4", E="Sterich", F="Hold of the Sea Princes razed")
    t.formation(1, A="Nyrond")
    t.hand(0, "Ancient Arms of the Shield Lands", "al1")
    t.begin(phase=2).play("Ancient Arms of the Shield Lands").pick(fallen)
    assert t.is_razed(fallen) and not t.is_razed("Hold of the Sea Princes")
    assert t.state.is_terminal() is wins


@pytest.mark.rule("SF-VIC-04")
def test_who_ran_out_of_cards_finishes_his_turn_and_then_the_game_is_scored() -> None:
    t = nearly()
    t.pool(0, "her5")
    t.hand(0, "mi+1")
    t.pile(0, "al1", "al2", "al3")
    t.begin(phase=1)
    assert t.reg(tb.EXHAUSTED) == 1
    assert (t.reg(tb.PHASE), t.rule) == (3, "SF-PH3-01")
    t.play("mi+1")
    t.skip_to(rule="SF-PH6")
    assert not t.state.is_terminal()
    t.end_turn()
    assert t.state.returns() == [1.0, -1.0]


@pytest.mark.rule("SF-VIC-04")
def test_where_piles_are_renewed_the_game_goes_on() -> None:
    t = nearly(draw_pile_empty="reshuffle")
    t.pile(0, "al1", "al2", "al3")
    t.put(0, "discard pile", "al5")
    t.begin(phase=1).skip_to(rule="SF-PH6").end_turn()
    assert not t.state.is_terminal()
    assert t.names(0, "draw pile") == ["al5"]


@pytest.mark.rule("SF-VIC-04", "AMB-30")
@pytest.mark.parametrize("option", ["end_game", "reshuffle"])
def test_a_pile_that_runs_out_in_another_players_turn_counts_at_the_end_of_that_turn(option: str) -> None:
    t = Hall(draw_pile_empty=option)
    t.formation(0, A="r9")
    t.formation(1, A="r1", B="r2")
    t.pool(0, "her3")
    t.pool(1, "mon9")
    t.pile(1, "al9")
    t.put(1, "discard pile", "al7", "al8")
    t.begin(seat=0, phase=4).attack("r1").pick("mon9")
    assert (t.names(1, "hand"), t.names(1, "draw pile")) == (["al9"], [])
    t.skip_to(rule="SF-PH6")
    assert not t.state.is_terminal() and t.names(1, "draw pile") == []
    t.end_turn()
    if option == "end_game":
        assert t.state.returns() == [-1.0, 1.0]
    else:
        assert not t.state.is_terminal()
        assert t.reg(tb.ACTIVE) == 1 and len(t.names(1, "draw pile") + t.names(1, "hand")) == 3


def scored(*formations: dict[str, str], **options: str) -> list[float]:
    """What the players score when the first of them has run out of cards."""
    t = Hall(len(formations), **options)
    for seat, places in enumerate(formations):
        t.formation(seat, **places)
    t.pile(0, "al1")
    t.begin(phase=1).skip_to(rule="SF-PH6").end_turn()
    assert t.state.is_terminal()
    return t.state.returns()


FOUR = ({"A": "r1", "B": "r2"}, {"A": "r3", "B": "r4"})


@pytest.mark.rule("SF-VIC-05", "SF-MULTI-10")
def test_the_most_unrazed_realms_win_whoever_ran_out() -> None:
    three, two, one = {"A": "r4", "B": "r5", "C": "r6"}, {"A": "r1", "B": "r2"}, {"A": "r3"}
    assert scored(two, one, three) == [-1.0, -1.0, 1.0]
    assert scored(two, three, one) == [-1.0, 1.0, -1.0]
    assert scored(three, one, two) == [1.0, -1.0, -1.0]


@pytest.mark.rule("SF-VIC-06", "AMB-33")
@pytest.mark.parametrize(("count", "result"), [("more", [-1.0, 1.0]), ("fewer", [1.0, -1.0])])
def test_razed_realms_break_a_tie(count: str, result: list[float]) -> None:
    first, second = FOUR
    more = {"C": "r7 razed", "D": "r8 razed"}
    assert scored(first | {"C": "r6 razed"}, second | more, razed_tiebreak=count) == result


@pytest.mark.rule("SF-VIC-07")
def test_holdings_break_a_further_tie() -> None:
    assert scored({"A": "r1 with h1", "B": "r2 with h2"}, {"A": "r3 with h+2", "B": "r4"}) == [1.0, -1.0]
    assert scored({"A": "r1 with h1", "B": "r2"}, {"A": "r3 with h+2", "B": "r4 with h2"}) == [-1.0, 1.0]
    assert scored({"A": "r1 with h1", "B": "r2"}, {"A": "r3 with h+2", "B": "r4"}) == [0.0, 0.0]


@pytest.mark.rule("SF-VIC-08")
def test_if_all_is_equal_the_best_share_a_draw() -> None:
    assert scored(*FOUR, {"A": "r5"}) == [0.0, 0.0, -1.0]


@pytest.mark.rule("SF-VIC-09")
def test_the_last_card_of_a_pile_can_still_complete_an_empire() -> None:
    t = nearly()
    t.formation(1, B="r7", C="r8")
    t.pile(0, "al1", "al2", "r6")
    t.begin(phase=1)
    assert t.reg(tb.EXHAUSTED) == 1
    t.play("r6")
    assert t.state.returns() == [1.0, -1.0]


@pytest.mark.rule("AMB-79")
def test_the_last_player_who_remains_wins() -> None:
    t = nearly()
    t.begin(phase=2)
    t.state.concede(0)
    assert t.state.returns() == [-1.0, 1.0]


def test_a_replay_remembers_who_gave_up_and_when(monkeypatch: pytest.MonkeyPatch) -> None:
    game = spellhall.game("spellfire")
    monkeypatch.setattr(game, "check_deck", lambda deck: [])
    deck = [KEYS[name] for name in FIVE.values()] * 11
    state = game.new_state([deck, deck, deck], 3)
    for _ in range(4):
        state.apply(state.legal_actions()[0])
    leaver = state.current_player()
    state.concede(leaver)
    for _ in range(4):
        state.apply(state.legal_actions()[0])
    document = replay_document(state, [deck, deck, deck], 3)
    assert replay(game, document).save() == state.save()
    assert document["actions"][4] == action(CONCEDE_VERB, leaver)


@pytest.mark.rule("AMB-79")
def test_who_leaves_frees_his_names_and_the_others_play_on() -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(1, "her5 with mi+2")
    t.hand(0, "her5", "her6")
    t.begin(phase=3)
    assert not t.can_play("her5")
    t.state.concede(1)
    assert t.where("her5", 1) == t.where("mi+2") == t.where("r2") == "void"
    assert t.can_play("her5")
    t.skip_to(rule="SF-PH6").end_turn()
    assert t.reg(tb.ACTIVE) == 2
    t.is_sound()


@pytest.mark.parametrize(("leaver", "flies"), [(0, False), (1, True), (2, True)])
def test_what_a_player_did_ends_when_he_leaves_and_what_others_did_does_not(leaver: int, flies: bool) -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "wiz5")
    t.hand(0, "Flight", "her6")
    t.begin(phase=3).play("Flight")
    assert [effect[2] for effect in t.state.lasting] == [0]
    t.state.concede(leaver)
    assert bool(t.state.lasting) is flies
    assert leaver == 0 or has_trait(t.state, t.handle("wiz5"), "flyer")
    t.is_sound()


@pytest.mark.rule("AMB-79")
def test_a_battle_against_a_player_who_leaves_ends_without_spoils() -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "her5")
    t.pool(1, "mon9", "mon7")
    t.hand(0, "al1", "al2")
    t.begin(phase=4).attack("r2").pick("mon9")
    assert t.rule == "SF-COMB-F1"
    held = t.hand_size(0)
    t.state.concede(1)
    assert t.where("her5") == "pool"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    assert t.hand_size(0) == held
    assert t.seat == 0


def test_the_turn_of_an_active_player_who_leaves_in_battle_passes_on() -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.pool(0, "her5")
    t.pool(1, "mon9", "mon7")
    t.hand(0, "al1", "al2")
    t.begin(phase=4).attack("r2").pick("mon9")
    t.state.concede(0)
    assert t.reg(tb.ACTIVE) == 1
    assert t.where("mon9") == "pool"
    assert t.reg(tb.STAGE) == tb.NO_BATTLE
    t.is_sound()


def test_a_player_who_leaves_in_an_event_pause_is_no_longer_asked() -> None:
    t = Hall(3)
    for seat in range(3):
        t.formation(seat, A=f"r{seat + 1}")
    t.hand(0, "evAll2", "al1", "al2", "al3")
    t.hand(1, "calm", "al4")
    t.hand(2, "calm", "al5")
    t.begin(phase=3).play("evAll2")
    assert t.seat == 1
    t.state.concede(1)
    assert (t.seat, t.rule) == (2, "SF-PAUSE-01")
