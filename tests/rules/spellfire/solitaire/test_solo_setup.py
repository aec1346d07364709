"""One deck: setting up, and what frames the game (sections SET, VIS)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from alone import HE, YOU, Alone
from hall import key_of
from positions import legal_deck

import spellhall
from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as tb
from spellhall.games.spellfire.facts import EVENT, HOLDING, REALM
from spellhall.games.spellfire.solitaire.reasons import REASONS
from spellhall.kernel.events import Moved
from spellhall.kernel.state import State
from spellhall.rulebook import all_rules

GAME: Any = spellhall.game("spellfire", solitaire="one-deck")


def opening(seed: int) -> State:
    """A new game with a deck of fixtures."""
    return GAME.new_state([legal_deck()], seed=seed)


@cache
def openings() -> list[tuple[State, list[Any]]]:
    """Forty new games, each with what the record tells up to the first turn."""
    found = []
    for seed in range(40):
        state = opening(seed)
        told = [entry.event for entry in state.record.entries]
        found.append((state, told[: next(i for i, event in enumerate(told) if isinstance(event, events.TurnBegan))]))
    return found


def walk(state: State, choose: int) -> State:
    """Play to the end, always the same way."""
    for step in range(5000):
        if state.is_terminal():
            return state
        actions = state.legal_actions()
        state.apply(actions[(step * choose + step) % len(actions)])
    raise AssertionError("the game does not end")


@pytest.mark.rule("SOL-SET-01")
def test_you_are_the_only_one_who_is_asked() -> None:
    state = opening(3)
    assert state.seats == 2
    asked = set()
    for step in range(5000):
        if state.is_terminal():
            break
        asked.add(state.current_player())
        actions = state.legal_actions()
        state.apply(actions[step % len(actions)])
    assert state.is_terminal() and asked == {YOU}
    assert any(isinstance(entry.event, events.Attacks) and entry.event.seat == HE for entry in state.record.entries)


@pytest.mark.rule("SOL-SET-02")
def test_cards_say_and_do_the_same_as_ever() -> None:
    usual: Any = spellhall.game("spellfire")
    assert [GAME.text_of(card) for card in GAME.shipped()] == [usual.text_of(card) for card in usual.shipped()]
    assert GAME.digest() == usual.digest()
    t = Alone()
    t.formation(YOU, A="rPow")
    t.pool(HE, "her9")
    t.hand(YOU, "mon5", "al1")
    t.his_turn(phase=4).pick("mon5")
    assert t.totals() == (9, 8)


@pytest.mark.rule("SOL-SET-04", "SOL-SET-06")
def test_you_lay_down_realms_as_ever() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(YOU, "r2", "r3", "h1")
    t.my_turn(phase=2).play("r2")
    assert t.options() == ["B", "C"]
    t.say("C")
    assert not t.can_play("r3") and t.can_play("h1")


@pytest.mark.rule("SOL-SET-06")
def test_your_hand_limit_is_the_usual_one() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(YOU, *(f"al{level}" for level in range(1, 10)), "al1")
    t.my_turn(phase=5)
    assert t.rule == "SF-PH5-05"
    t.pick("al2").pick("al3")
    assert t.hand_size(YOU) == 8


@pytest.mark.rule("SOL-SET-10", "SOL-SET-03", "AMB-S04")
def test_you_begin_and_he_takes_five_cards_one_by_one_after_you() -> None:
    for state, told in openings():
        assert state.regs[tb.STARTER] == YOU and state.regs[tb.TURN] == 1
        taken = [
            event.seat
            for event in told
            if isinstance(event, Moved) and (event.origin, event.zone) == (tb.DRAW_PILE, tb.HAND)
        ]
        assert taken == [YOU] * 5 + [HE] * 5
        assert state.pile(tb.DRAW_PILE, HE) == []


@pytest.mark.rule("SOL-SET-11", "SOL-EVT-05", "AMB-S04")
def test_what_he_may_not_keep_of_them_he_throws_away_and_events_wait() -> None:
    thrown = waiting = 0
    for _, told in openings():
        held: list[int] = []
        for event in told:
            if isinstance(event, Moved) and event.zone == tb.HAND and event.seat == HE:
                held.append(event.card)
            elif isinstance(event, Moved) and event.card in held:
                held.remove(event.card)
                thrown += 1
            assert not isinstance(event, events.CardPlayed)
        waiting += len(held)
        assert len(held) <= 5
    assert thrown and waiting


@pytest.mark.rule("SOL-SET-11")
def test_none_of_them_is_a_realm_or_a_holding_when_the_game_begins() -> None:
    kinds = [GAME.catalogue[state.face[card]].type for state, _ in openings() for card in state.pile(tb.HAND, HE)]
    assert not {REALM, HOLDING} & set(kinds)
    assert EVENT in kinds


@pytest.mark.rule("SOL-SET-11", "SOL-EVT-08", "AMB-S04")
def test_waiting_events_are_played_when_his_first_turn_begins_the_first_drawn_first() -> None:
    t = Alone()
    t.formation(YOU, A="r1")
    t.pool(YOU, "her5", "mon7")
    t.hand(HE, "evPool", "evGift", "al1")
    t.state.seat_data[tb.TURNS][HE] = 0
    t.my_turn(phase=5, turns=0)
    assert t.played() == []
    t.through()
    assert t.played()[:2] == ["evPool", "evGift"]
    assert t.before("turn of 1", "evPool played") and t.before("evGift played", "phase 2 of 1")
    assert t.course().index("evGift played") < [i for i, w in enumerate(t.course()) if w.endswith("> hand")][2]


@pytest.mark.rule("SOL-SET-16", "AMB-S04")
def test_you_may_call_a_mulligan_and_he_may_not() -> None:
    t = Alone()
    t.hand(YOU, "al1")
    t.my_turn(phase=5, turns=1)
    assert t.rule == "SF-MULL-01"
    t.yes()
    assert t.happened(events.Mulligan) and t.reg(tb.STARTER) == YOU and len(t.names(HE, "draw pile")) == 0
    t = Alone()
    t.formation(YOU, A="r1")
    t.hand(HE, "al1")
    t.his_turn(phase=5, turns=1).through()
    assert t.happened(events.Mulligan) == []


@pytest.mark.rule("SOL-SET-17")
def test_a_seed_and_your_choices_give_the_same_game_to_the_last_line() -> None:
    def log(seed: int) -> list[str]:
        state = walk(opening(seed), 7)
        lines = [GAME.sentence(entry, YOU, ["you", "he"]) for entry in state.record.entries]
        return [*lines, str(state.returns())]

    first = log(5)
    assert first == log(5) and len(first) > 100
    assert first != log(6)


@pytest.mark.rule("SOL-END-14")
@pytest.mark.parametrize(("realms", "warned"), [(9, True), (10, True), (11, False)])
def test_a_deck_of_few_realms_is_warned_of(realms: int, warned: bool) -> None:
    deck = [*(key_of(f"r{i}") for i in range(1, 10)), key_of("rDS"), key_of("rCoast")][:realms]
    deck += [key_of("al1")] * (55 - realms)
    assert bool(GAME.cautions([deck])) is warned
    assert not spellhall.game("spellfire").cautions([deck, deck])


@pytest.mark.rule("SOL-VIS-01", "AMB-S24")
@pytest.mark.parametrize(
    ("options", "shown"), [({}, 0), ({"opponent_hand": "hidden"}, 0), ({"opponent_hand": "open"}, 2)]
)
def test_his_hand_is_hidden_unless_you_want_it_open(options: dict[str, str], shown: int) -> None:
    t = Alone(**options)
    t.formation(YOU, A="r1")
    t.hand(HE, "al3", "al4")
    t.hand(YOU, "her5")
    t.my_turn(phase=3)
    seen = [card for card in t.state.pile(tb.HAND, HE) if t.state.seen[card] >> YOU & 1]
    assert len(seen) == shown


@pytest.mark.rule("SOL-VIS-02")
def test_each_of_his_decisions_is_told_with_the_rule_that_it_follows_from() -> None:
    known = {rule.id for rule in all_rules()}
    for reason in REASONS:
        assert reason.rules and set(reason.rules.split(", ")) <= known, reason
    t = Alone()
    t.formation(YOU, A="r9 razed", B="r5", C="r2")
    t.pool(HE, "her5", "wiz7", "mon3")
    t.his_turn(phase=4)
    (line,) = [line for line in t.log() if "SOL-ATK-02" in line and "SOL-ATK-04" in line]
    assert "wiz7" in line and "r2" in line


@pytest.mark.rule("SOL-VIS-02", "SOL-ATK-07")
def test_it_is_told_too_why_nobody_attacks() -> None:
    t = Alone()
    t.formation(YOU, A="rFlyOnly")
    t.pool(HE, "her5", "mon7")
    t.his_turn(phase=4)
    assert t.sent() == []
    line = t.line("does not attack")
    assert "SOL-ATK-" in line.text and [words.split(" ")[0] for words in line.opens] == ["mon7", "her5"]


@pytest.mark.rule("SOL-VIS-02", "SOL-DEF-01")
def test_whom_he_does_not_send_to_defend_is_told_with_the_rule_of_defence() -> None:
    t = Alone()
    t.formation(YOU, A="r1 razed")
    t.pool(HE, "her5", "mon7")
    t.pool(YOU, "wiz6")
    t.hand(YOU, "al1")
    t.my_turn(phase=4).attack("r1")
    (passed,) = t.line("defends with mon7").opens
    assert passed.startswith("her5") and "SOL-DEF-01" in passed and "SOL-ATK" not in passed


@pytest.mark.rule("SOL-VIS-02")
def test_every_attack_defence_and_play_of_a_game_has_its_reason_before_it() -> None:
    state = walk(opening(11), 3)
    told = [entry.event for entry in state.record.entries]
    for i, event in enumerate(told):
        if isinstance(event, events.RealmNamed | events.Defends) and event.seat == HE:
            before = [e for e in told[max(0, i - 20) : i] if isinstance(e, events.OpponentChose)]
            assert before, event
