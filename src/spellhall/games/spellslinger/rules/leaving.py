"""Leaving the game, and how it ends (sections WL and TM).

A player who loses takes all their own cards out of the game (SS-WL-11).
The game is over once only one side is left (SS-WL-06), and drawn if none is (SS-WL-09).
What a leaver was doing ends at once. What others are doing continues to its end, even during the leaver's turn,
which is then over (SS-WL-13). No one loses a card because someone else has dropped out (SS-WL-14).
"""

from __future__ import annotations

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.rules.combat import destroy_doomed
from spellhall.games.spellslinger.rules.due import request
from spellhall.games.spellslinger.rules.partings import Breakable, Concerned
from spellhall.games.spellslinger.rules.sides import as_one, living, mates, team_of, teams, turn_is_over
from spellhall.games.spellslinger.rules.zones import owner_of
from spellhall.games.spellslinger.table import (
    ATTACKS,
    BLOCKED,
    BLOCKS,
    COMBAT_MARKS,
    GONE,
    IN_PLAY,
    LEFT,
    OUT,
    PENDING,
    WAITING,
)
from spellhall.kernel.state import State
from spellhall.language.effect import CANCELLED, Effect


def drop_out(state: State, lost: list[int]) -> None:
    """SS-WL-01, SS-WL-06 to SS-WL-09. These seats, and their whole teams as one, lose at the same moment."""
    gone = {mate for seat in lost for mate in (mates(state, seat) if as_one(state) else [seat])}
    for seat in sorted(gone):
        state.set_seat(OUT, seat, 1)
        state.tell(events.OutOfGame(seat))
    sides = {team_of(state, seat) for seat in living(state)}
    if len(sides) <= 1:
        finish(state, sides)
        return
    for seat in sorted(gone):
        take_cards_away(state, seat)
    if state.regs[WAITING] >= 0 and state.zone[state.regs[WAITING]] != PENDING:
        state.set_reg(WAITING, -1)
    if turn_is_over(state):
        break_off_turn(state)
    let_go(state, gone)


def let_go(state: State, gone: set[int]) -> None:
    """SS-WL-13, SS-WL-14. End what the leavers were doing.

    The others continue, and are asked again before a window closes (SS-PR-05).
    """
    cancelled = False
    for index in range(len(state.stack)):
        if not isinstance(state.stack[index], (Concerned, Effect)):
            continue
        frame = state.own(index)
        if isinstance(frame, Effect):
            cancelled = frame.seat in gone
            if cancelled:
                frame.status = CANCELLED
        elif isinstance(frame, Concerned):
            frame.go_on_without(state, gone, cancelled)


def finish(state: State, sides: set[int]) -> None:
    """SS-WL-06, SS-WL-09, SS-TM-07. The last side wins, including its members who dropped out."""
    winner = next(iter(sides)) if sides else -1
    won = [seat % teams(state) == winner for seat in range(state.seats)]
    state.tell(events.Won(sum(1 << seat for seat, mine in enumerate(won) if winner >= 0 and mine)))
    state.finish([0.0 if winner < 0 else 1.0 if mine else -1.0 for mine in won])


def take_cards_away(state: State, seat: int) -> None:
    """SS-WL-11, SS-WL-12. Remove the player's own cards from the game; attackers of this player leave combat."""
    owned = [card for card, zone in enumerate(state.zone) if zone != GONE and owner_of(state, card) == seat]
    state.move_together([(card, GONE, seat, LEFT) for card in owned])
    for card, attacked in enumerate(state.marks[ATTACKS]):
        if attacked == seat + 1:
            leave_combat(state, card)


def leave_combat(state: State, card: int) -> None:
    """SS-OW-08. A character that leaves combat neither deals nor receives combat damage; it stays sideways."""
    for column in COMBAT_MARKS:
        if state.marks[column][card]:
            state.mark(column, card, 0)
    request(state)


def break_off_turn(state: State) -> None:
    """SS-WL-13. A leaver's turn is over, with any combat in it (SS-KW-05): its cleanup comes next.

    Anything above it on the stack finishes first.
    """
    for index in range(len(state.stack)):
        if isinstance(state.stack[index], Breakable):
            turn = state.own(index)
            assert isinstance(turn, Breakable)
            turn.break_off(state)
            destroy_doomed(state)
            end_combat(state)
            return


def end_combat(state: State) -> None:
    """SS-CD-20. Nothing attacks, blocks or is blocked any more."""
    attacks, blocks, blocked = state.marks[ATTACKS], state.marks[BLOCKS], state.marks[BLOCKED]
    for pile in state.piles[IN_PLAY * state.seats : (IN_PLAY + 1) * state.seats]:
        for card in pile:
            if attacks[card] or blocks[card] or blocked[card]:
                leave_combat(state, card)
