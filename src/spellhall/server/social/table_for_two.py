"""A table for two people who have agreed to play: both have seats from the start, and everyone may watch."""

from __future__ import annotations

import msgspec

from spellhall.registry import class_of
from spellhall.server import randomness
from spellhall.server.storage.queries import tables
from spellhall.server.storage.records import Person
from spellhall.server.tables import waiting_room
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.games import game_of
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup
from spellhall.server.tables.table import LiveTable


async def open_table(
    floor: Floor, name: str, host: Person, guest: Person, *, deal: bool, rated: bool = False
) -> LiveTable:
    """Open a table with a game's default settings.

    Args:
        host: the person whose table it counts as.
        deal: whether the game begins at once, with random decks; otherwise both choose theirs first.
        rated: whether it counts for ratings.

    Raises:
        Refusal: when the host or the hall has too many tables.
    """
    kind = class_of(name)
    preset = kind.about.first_preset or kind.terms.presets[0].name
    game = game_of(name, {"preset": preset})
    people = randomness.SOURCE.choice(((host, guest), (guest, host)))
    seats = [
        msgspec.structs.replace(waiting_room.person_seat(number, person), ready=deal)
        for number, person in enumerate(people)
    ]
    async with floor.room_for(host.id):
        stored = await floor.store.write(
            tables.create_table,
            tables.NewTable(
                game=game.name,
                options=dict(game.options),
                setup=msgspec.to_builtins(Setup(preset=preset, manner="strict" if rated else "casual", rated=rated)),
                seats=seats,
                host=host.id,
                watchable=True,
            ),
        )
        table = floor.seated(stored)
    if deal:
        try:
            async with table.lock:
                await waiting_room.deal(table)
        except Refusal:
            await floor.discard(table)
            raise
    return table
