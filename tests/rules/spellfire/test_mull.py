"""The two-draw mulligan (section MULL)."""

from __future__ import annotations

import pytest
from hall import Hall
from positions import deck

import spellhall
from spellhall.games.spellfire import table as tb
from spellhall.kernel.events import Shown
from spellhall.kernel.frames import PASS, YES


def second_turn(*hand: str, seat: int = 0, phase: int = 2, rival_hand: tuple[str, ...] = ()) -> Hall:
    """A player's second turn, in which they hold certain cards and have never had a realm."""
    t = Hall(pile=40)
    t.formation(1 - seat, A="r9", B="r4 razed")
    t.hand(seat, *hand)
    t.hand(1 - seat, *rival_hand)
    return t.begin(seat=seat, phase=phase, turn=3 + seat, turns=1)


def is_offered(t: Hall) -> bool:
    """Whether the player whose turn it is comes to be asked before the turn ends."""
    turn = t.reg(tb.TURN)
    while t.reg(tb.TURN) == turn:
        if "mulligan" in t.label:
            return True
        options = t.state.legal_actions()
        t.state.apply(PASS if PASS in options else options[-1])
    return False


@pytest.mark.rule("SF-MULL-01", "AMB-44")
def test_a_player_without_realm_may_call_at_the_end_of_his_second_turn() -> None:
    t = second_turn("her5", "al1")
    assert is_offered(t)
    assert (t.seat, t.reg(tb.PHASE)) == (0, 5)


@pytest.mark.rule("SF-MULL-01")
def test_a_realm_played_or_playable_bars_the_call_and_so_does_any_other_turn() -> None:
    assert not is_offered(second_turn("r1"))
    assert not is_offered(second_turn("r1").play("r1"))
    for turns in (0, 2):
        t = Hall(pile=40)
        t.hand(0, "al1")
        assert not is_offered(t.begin(seat=0, phase=2, turns=turns))


@pytest.mark.rule("SF-MULL-01")
def test_a_playable_realm_drawn_after_phase_2_bars_the_call_too() -> None:
    for drawn, offered in (("r1", False), ("r4", True)):
        t = second_turn("evGift", "al1")
        t.skip_to_phase(3)
        t.pile(0, drawn, "al2", *["al3"] * 9)
        t.play("evGift")
        assert drawn in t.names(0, "hand")
        assert is_offered(t) is offered


@pytest.mark.rule("SF-MULL-02")
def test_a_mulligan_voids_the_game_and_starts_a_new_one() -> None:
    t = second_turn("her5", "al1", rival_hand=("evPeace",))
    t.pool(1, "mon5 with mi+2")
    assert is_offered(t)
    t.yes()
    assert not t.state.is_terminal()
    assert t.state.returns() == [0.0, 0.0]
    assert (t.reg(tb.GAMES), t.reg(tb.TURN), t.reg(tb.CYCLED)) == (1, 1, 0)
    for seat in range(2):
        for zone in ("formation", "pool", "attached", "table", "discard pile", "limbo", "abyss", "void"):
            assert t.names(seat, zone) == []
        assert t.hand_size(seat) >= 5
    assert not any(value for column in t.state.marks for value in column)


@pytest.mark.rule("SF-MULL-02", "AMB-45")
@pytest.mark.parametrize(("cards", "starter"), [(("digit3", "digit4"), 1), (("digit4", "digit3"), 0)])
@pytest.mark.parametrize("caller", [0, 1])
def test_who_begins_after_a_mulligan_is_drawn_anew_with_the_same_decks(
    caller: int, cards: tuple[str, str], starter: int
) -> None:
    t = Hall()
    for seat, card in enumerate(cards):
        t.hand(seat, *[card] * 2)
        t.pile(seat, *[card] * 20)
    t.begin(seat=caller, phase=2, turn=3, turns=1)
    assert t.reg(tb.STARTER) == caller
    decks = [[t.state.face[h] for h, owner in enumerate(t.state.owner) if owner == seat] for seat in range(2)]
    assert is_offered(t)
    t.yes()
    assert (t.reg(tb.TURN), t.reg(tb.STARTER), t.reg(tb.ACTIVE)) == (1, starter, starter)
    for seat in range(2):
        held = [*t.state.pile(tb.HAND, seat), *t.state.pile(tb.DRAW_PILE, seat)]
        assert sorted(t.state.face[handle] for handle in held) == sorted(decks[seat])


@pytest.mark.rule("SF-MULL-03", "AMB-46")
def test_an_event_that_might_bring_a_realm_must_be_played_first() -> None:
    assert not is_offered(second_turn("evGift", "al1"))
    t = second_turn("evGift", "al1").skip_to_phase(3).play("evGift")
    assert is_offered(t)
    assert is_offered(second_turn("evRuin", "al1")), "any other event does not matter"


@pytest.mark.rule("SF-MULL-04")
def test_the_caller_shows_his_hand() -> None:
    t = second_turn("her5", "al3")
    assert is_offered(t)
    held = t.names(0, "hand")
    assert {"her5", "al3"} <= set(held)
    t.yes()
    assert t.state.record is not None
    shown = [e.seen(1) for e in t.state.record.entries if isinstance(e.event, Shown) and e.event.seat == 0]
    assert [t.game.catalogue[face].name for face in shown][: len(held)] == held


@pytest.mark.rule("SF-MULL-05")
def test_a_realm_lost_before_the_chance_to_play_it_does_not_bar_the_call() -> None:
    t = Hall(pile=40)
    t.pile(0, "al1", "r1", "al2", *["al3"] * 20)
    t.hand(1, "evThief")
    t.begin(seat=0, phase=1, turns=1)
    t.play("evThief").pick("r1")
    assert t.where("r1") == "discard pile"
    assert is_offered(t)


@pytest.mark.rule("SF-MULL-06")
def test_a_chance_to_play_a_realm_that_was_let_pass_bars_the_call() -> None:
    t = second_turn("r1", "al1", rival_hand=("evThief",))
    t.skip_to_phase(2).skip()
    t.skip_to(seat=1).play("evThief").pick("r1")
    assert t.names(0, "hand") == ["al1"]
    assert not is_offered(t)


@pytest.mark.rule("SF-MULL-07")
def test_a_realm_whose_name_others_have_in_play_does_not_bar_the_call() -> None:
    assert is_offered(second_turn("r4", "al1")), "razed"
    assert is_offered(second_turn("r9", "al1"))
    assert not is_offered(second_turn("r4", "r1"))


def callers(wanted: list[int], games: int) -> list[int]:
    """Who really calls when two players without realms want to call in turn; at most so many games."""
    state = spellhall.game("spellfire").new_state([deck(), deck()], 3, check=False)
    called: list[int] = []
    while not state.is_terminal() and state.regs[tb.TURN] < 6 and len(called) < games:
        question = state.decision()
        if "mulligan" in question.label:
            calls = len(called) < len(wanted) and question.seat == wanted[len(called)]
            if calls:
                called.append(question.seat)
            state.apply(YES if calls else PASS)
        else:
            state.apply(PASS if PASS in question.options else question.options[-1])
    return called


@pytest.mark.rule("SF-MULL-08")
def test_nobody_calls_in_three_games_running() -> None:
    assert callers([0, 0, 0], 9) == [0, 0]
    assert callers([1, 1, 1], 9) == [1, 1]


@pytest.mark.rule("SF-MULL-09")
def test_a_game_in_which_he_did_not_call_resets_the_count() -> None:
    assert callers([0, 1, 0, 0, 0], 9) == [0, 1, 0, 0]
    assert callers([0, 0, 0, 0, 0], 9) == [0, 0]


@pytest.mark.rule("SF-MULL-10")
def test_every_player_has_the_right_in_his_own_second_turn() -> None:
    t = second_turn("her5", seat=1)
    assert is_offered(t)
    assert t.seat == 1
