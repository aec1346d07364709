"""Players drop out at any moment of random games: it costs nobody else a card or a choice (SS-WL-13, SS-WL-14)."""

from __future__ import annotations

import copy

import pytest

import spellhall
from spellhall.games.spellslinger.events import CardPlayed
from spellhall.games.spellslinger.rules.announcing import Announcement
from spellhall.games.spellslinger.rules.sides import mates
from spellhall.games.spellslinger.rules.targets import seat_of
from spellhall.games.spellslinger.rules.triggers import Triggers
from spellhall.games.spellslinger.rules.zones import owner_of
from spellhall.games.spellslinger.table import (
    DESTROYED,
    DISCARD,
    FELL_OFF,
    IN_PLAY,
    PENDING,
    TAKEN_BACK,
)
from spellhall.kernel.chance import Dice
from spellhall.kernel.events import Entry, Moved
from spellhall.kernel.frames import CHOOSE_CARD, CHOOSE_TARGET, PASS, Ask
from spellhall.kernel.state import State
from spellhall.language.effect import Effect

MOVES = 700
TABLES = (
    (3, {}),
    (4, {"teams": "alliance"}),
    (4, {"teams": "as-one"}),
    (5, {}),
    (6, {"teams": "as-one"}),
    (6, {"teams": "alliance", "team_size": "3"}),
)


def acts(state: State) -> int:
    """The seat whose play, ability or effect asks the present question; -1 where a step of the turn does."""
    frame = state.stack[-1]
    if isinstance(frame, (Announcement, Effect)):
        return frame.seat
    return frame.present[2] if isinstance(frame, Triggers) and frame.step == "aim" else -1


def is_gone(before: State, asked: Ask, option: int, gone: set[int]) -> bool:
    """Whether an option goes with those who have left: they themselves, their cards, and what is attached to those."""
    if asked.kind not in (CHOOSE_CARD, CHOOSE_TARGET) or option == PASS:
        return False
    seat = seat_of(option)
    if seat >= 0:
        return seat in gone
    host = before.host[option]
    return before.control[option] in gone or (host >= 0 and before.control[host] in gone)


def played_among(entries: list[Entry]) -> set[int]:
    """The cards that were played in a stretch of history."""
    return {entry.event.card for entry in entries if isinstance(entry.event, CardPlayed)}


def check_leaving(before: State, leaver: int) -> None:
    """A player leaves a copy of a game: what becomes of the others' cards, and of the question that was asked."""
    state = copy.copy(before)
    assert state.record is not None
    asked, actor = before.decision(), acts(before)
    old = len(state.record.entries)
    state.concede(leaver)
    told = state.record.entries[old:]
    if state.is_terminal():
        return
    gone = {seat for seat in range(state.seats) if state.game.is_out(state, seat)}
    played = played_among(state.record.entries)
    for entry in told:
        event = entry.event
        if not isinstance(event, Moved) or event.zone != DISCARD or owner_of(before, event.card) in gone:
            continue
        if event.origin == IN_PLAY:
            assert event.why in (FELL_OFF, DESTROYED)
        else:
            assert event.origin == PENDING
            assert event.card in played, f"{state.definition(event.card).name} was lost without having been played"
    if actor < 0 or actor in gone or asked.seat in gone:
        return
    if any(word in asked.label for word in ("attacking", "which effect?", "in place of")):
        return  # the combat may be over; what an effect could do, or was about, may be gone
    back = any(isinstance(entry.event, Moved) and entry.event.why == TAKEN_BACK for entry in told)
    if back or len([option for option in asked.options if not is_gone(before, asked, option, gone)]) < 2:
        return
    frame, now = before.stack[-1], state.decision()
    if (now.seat, now.kind) != (asked.seat, asked.kind):
        done = played_among(told)
        done |= {getattr(other, "card", -1) for other in state.stack if isinstance(other, Announcement)}
        assert isinstance(frame, Announcement) and getattr(frame, "card", -1) in done, (
            f"{asked.label} became {now.label}, and what was to be played was not played"
        )


@pytest.mark.rule("SS-WL-13", "SS-WL-14")
@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_nobody_loses_anything_when_others_drop_out(players: int, options: dict[str, str], seed: int) -> None:
    game = spellhall.game("spellslinger", **options)
    dice = Dice(1000 * players + seed)
    state = game.new_state([game.random_deck(dice) for _ in range(players)], seed)
    checked = 0
    for _ in range(MOVES):
        if state.is_terminal():
            break
        actor = acts(state)
        if actor >= 0 or dice.below(20) == 0:
            for leaver in range(players):
                if (actor < 0 or leaver not in mates(state, actor)) and not game.is_out(state, leaver):
                    check_leaving(state, leaver)
                    checked += actor >= 0
        actions = state.legal_actions()
        state.apply(actions[dice.below(len(actions))])
    assert checked > 10


@pytest.mark.rule("SS-WL-10", "SS-WL-13")
@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_games_that_players_leave_go_on_without_them(players: int, options: dict[str, str]) -> None:
    game = spellhall.game("spellslinger", **options)
    for seed in range(4):
        dice = Dice(seed)
        state = game.new_state([game.random_deck(dice) for _ in range(players)], seed)
        while not state.is_terminal():
            assert not game.is_out(state, state.current_player())
            if dice.below(60):
                actions = state.legal_actions()
                state.apply(actions[dice.below(len(actions))])
            else:
                there = [seat for seat in range(players) if not game.is_out(state, seat)]
                state.concede(there[dice.below(len(there))])
