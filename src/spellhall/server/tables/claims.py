"""Two ways to end a game outside its rules: claim it from players who have left, or call it off if everyone agrees.

A claim is the resignation of those who have left (see ``absence``).
A game that is called off ends as it is, and nobody wins. Read this when players want to get out of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellhall.server.tables.refusal import Refusal
from spellhall.server.translatable import worded
from spellhall.server.wire import SPECTATOR, Offer

if TYPE_CHECKING:
    from spellhall.server.tables.table import LiveTable

AGAIN = 10
"""After this many decisions, a seat whose offer was declined may make another one."""

OFF = "The game was called off."


async def claim(table: LiveTable, seat: int) -> None:
    """A seat claims the game: the seats that have left it resign.

    Raises:
        Refusal: when nobody has left, or not for long enough.
    """
    async with table.transaction():
        _plays(table, seat)
        left = left_by(table)
        if not left or seat in left:
            raise Refusal(
                "illegal", "no one the game is waiting for has been away long enough for you to claim the win"
            )
        names = " and ".join(table.names[other] for other in left)
        line = f"{table.names[seat]} claimed the win, because {names} had left."
        for other in left:
            if table.stage == "playing":
                await table.give_up(other, line)
                line = ""


async def call_off(table: LiveTable, seat: int, yes: bool) -> None:
    """A seat offers to call the game off, answers such an offer, or withdraws its own.

    Agents agree, and seats that have left the game are not asked.
    If a game cannot go on, or only agents are left in it, any player may call it off at once.

    Raises:
        Refusal: when there is nothing to answer, or the same offer was declined a moment ago.
    """
    if table.broken and yes:
        await table.floor.close_broken(table)
        return
    async with table.transaction():
        if yes and _only_agents(table):
            await table.record_step("off", seat, line=OFF)
            return
        _plays(table, seat)
        if yes:
            await _agree(table, seat)
        else:
            await _decline(table, seat)
        table.audience.tell()


async def _agree(table: LiveTable, seat: int) -> None:
    offer = table.offer
    absent = left_by(table)
    same = {
        other.seat for other in table.seats if other.person is not None and other.person == table.seats[seat].person
    }
    new = offer is None
    if offer is None:
        asked = {other.seat for other in table.seats if other.kind == "person"} - table.out()
        offer = Offer(seat, sorted(asked))
    still = [other for other in offer.open if other not in same and other not in absent]
    if still == offer.open:
        raise Refusal(
            "illegal",
            worded(
                "that offer is already open; waiting for {names}", names=" and ".join(table.names[s] for s in still)
            ),
        )
    if still and new and table.decision_number < table.declined.get(seat, -AGAIN) + AGAIN:
        raise Refusal("illegal", "your offer was just declined; keep playing for a while")
    if still:
        table.offer = Offer(offer.seat, still)
        return
    await table.record_step("off", seat, line=OFF)


async def _decline(table: LiveTable, seat: int) -> None:
    offer = table.offer
    if offer is None or seat not in (offer.seat, *offer.open):
        raise Refusal("illegal", "no one is waiting for your answer")
    table.offer = None
    if seat != offer.seat:
        table.declined[offer.seat] = table.decision_number
        await table.say(SPECTATOR, None, "", f"{table.names[seat]} wants to play on.")


def _only_agents(table: LiveTable) -> bool:
    """Whether all people have resigned, so that nobody is left who could end the game."""
    return not {seat.seat for seat in table.seats if seat.kind == "person"} - table.out()


def left_by(table: LiveTable) -> list[int]:
    """The seats that have been away so long that the others need not wait for them any more."""
    absence = table.absence()
    return absence.seats if absence is not None and absence.until <= 0 else []


def _plays(table: LiveTable, seat: int) -> None:
    """Raise a Refusal when no game is being played, or the seat is out of it."""
    table.playing()
    if seat in table.out():
        raise Refusal("illegal", "you've already conceded this game")
