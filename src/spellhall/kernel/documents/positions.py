"""Positions as JSON documents: ``State.save`` and ``Game.load``.

A document outlives the program that wrote it, so it uses names (format 2): marks, seat columns, registers, zones
and the fields of frames by name, cards by key, programs and modifiers by the key of their card and their place in it
(see ``numbering``). Anything that a document doesn't name is as it was before it existed: marks and columns as on an
empty table, fields of frames unset, options as ``Terms.meant_by`` says. A name that no one knows is refused in a
sentence. Documents of format 1 are turned into this form first (see ``documents.old_formats``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypedDict

from spellhall.kernel import chance
from spellhall.kernel.documents.checked_reading import Reader, Sound, carefully, shown
from spellhall.kernel.documents.header import heading, opened
from spellhall.kernel.documents.old_formats import renewed
from spellhall.kernel.errors import UsageError
from spellhall.kernel.frames import Procedure

if TYPE_CHECKING:
    from spellhall.kernel.game import Game
    from spellhall.kernel.state import State

MOST_SEATS = 64


class Save(TypedDict, total=False):
    """The parts of a save, by type: if all types fit, only sizes, bounds and names are left to check."""

    format: Any
    game: Any
    version: Any
    options: Any
    digest: Any
    replay: Any
    seats: int
    rng: Any
    clock: int
    cards: list[str]
    owner: list[int]
    host: list[int]
    seen: list[int]
    stamp: list[int]
    piles: dict[str, list[list[int]]]
    marks: dict[str, list[int]]
    seat_columns: dict[str, list[int]]
    registers: dict[str, int]
    lasting: list[Any]
    fired: list[list[int]]
    stack: list[Any]
    scores: Any


_SOUND = Sound(Save)
_LISTS = {list}


def save(state: State) -> dict[str, Any]:
    """See ``State.save``."""
    game, seats, piles = state.game, state.seats, state.piles
    layout, unmarked = game.layout, [0] * len(state.face)
    return {
        **heading(game),
        "seats": seats,
        "rng": chance.written(state.rng),
        "clock": state.clock,
        "cards": list(map(game.keys.__getitem__, state.face)),
        "owner": state.owner[:],
        "host": state.host[:],
        "seen": state.seen[:],
        "stamp": state.stamp[:],
        "piles": {
            zone.name: [pile[:] for pile in piles[first : first + seats]]
            for zone, first in zip(layout.zones, range(0, len(piles), seats), strict=True)
            if any(piles[first : first + seats])
        },
        "marks": {name: of[:] for name, of in zip(layout.marks, state.marks, strict=True) if of != unmarked},
        "seat_columns": {name: of[:] for name, of in zip(layout.seat_columns, state.seat_data, strict=True)},
        "registers": dict(zip(layout.registers, state.regs, strict=True)),
        "lasting": [_lasting(game, effect) for effect in state.lasting],
        "fired": [list(fired) for fired in state.fired],
        "stack": [_frame(game, frame) for frame in state.stack],
        "scores": state.scores and list(state.scores),
    }


def _name(game: Game, kind: str, number: int) -> Any:
    """The lasting name of a numbered thing; a number of nothing stays as it is."""
    if number < 0:
        return number
    return game.catalogue[number].key if kind == "card" else list(game.numbered[kind].names[number])


def _lasting(game: Game, effect: tuple[int, ...]) -> list[Any]:
    entry: list[Any] = list(effect)
    for place, kind in game.lasting_refers.items():
        entry[place] = _name(game, kind, effect[place])
    return entry


def _frame(game: Game, frame: Procedure) -> dict[str, Any]:
    fields: dict[str, Any] = {name: getattr(frame, name) for name in frame.FIELDS}
    for name, kind in frame.REFERS.items():
        fields[name] = _name(game, kind, fields[name])
    for name in frame.LISTS:
        fields[name] = getattr(frame, name)[:]
    return {"procedure": type(frame).__name__, "step": frame.step, "result": frame.result, "fields": fields}


def load(game: Game, document: Any, other_cards: bool = False) -> State:
    """See ``Game.load``."""
    sound = False
    if isinstance(document, bytes | str):
        document, sound = _SOUND.decoded("save", document)
    reader = opened(game, "save", document, other_cards)
    if document["format"] == 1:
        reader = Reader("save", carefully(reader, lambda: renewed(game, document), "its contents are wrong"))
        sound = False
    reader = Reader("save", reader.document, sound=True) if sound else _SOUND.of(reader)
    state = _table(game, reader)
    _place(state, reader)
    _read_columns(state, reader)
    state.lasting = [
        _read_lasting(game, reader, entry) for entry in reader.listed(reader.field("lasting"), "`lasting`")
    ]
    fired = reader.listed(reader.field("fired"), "`fired`")
    state.fired = [tuple(reader.wholes(entry, "each entry of `fired`")) for entry in fired]
    stack = reader.listed(reader.field("stack"), "`stack`")
    state.stack = [_read_frame(game, reader, frame) for frame in stack]
    state.scores = _read_scores(state, reader)
    state.version = 1
    if state.scores is None:
        if not state.stack:
            raise reader.damaged("nothing is in progress, but the game isn't over")
        question = carefully(reader, state.decision, "its open question can't be asked")
        if not 0 <= question.seat < state.seats:
            raise reader.damaged("its open question is for no one")
    return state


def _table(game: Game, reader: Reader) -> State:
    """The table with its cards, none of them in a zone yet."""
    state = game.empty_table(reader.number("seats", 1, MOST_SEATS))
    state.rng = reader.lot("rng")
    state.clock = reader.number("clock", 0)
    state.face = faces_of(game, reader, reader.texts("cards"))
    size = len(state.face)
    seen = (1 << state.seats) - 1
    state.owner = reader.numbers("owner", size, 0, state.seats - 1)
    state.host = reader.numbers("host", size, -1, size - 1)
    state.seen = reader.numbers("seen", size, 0, seen)
    state.stamp = reader.numbers("stamp", size, 0)
    for host in state.host:
        steps = 0
        while host >= 0:
            host, steps = state.host[host], steps + 1
            if steps > size:
                raise reader.damaged("cards are attached to each other in a ring")
    return state


def faces_of(game: Game, reader: Reader, keys: Sequence[str]) -> list[int]:
    """The faces of cards by their keys.

    Raises:
        UsageError: for a card that doesn't exist here.
    """
    try:
        return list(map(game.faces.__getitem__, keys))
    except KeyError as error:
        key = shown(error.args[0])
        raise UsageError(f"this {reader.kind} has the card {key} in it, which {game.name} doesn't have here") from None


def _place(state: State, reader: Reader) -> None:
    """Put every card into its zone."""
    names = [zone.name for zone in state.game.layout.zones]
    piles = reader.named("piles")
    reader.known(piles, names, "the zone", state.game.name)
    size, seats = len(state.face), state.seats
    laid: list[int] = []
    for zone, name in enumerate(names):
        if name not in piles:
            continue
        sides = piles[name]
        if type(sides) is not list or len(sides) != seats or set(map(type, sides)) != _LISTS:
            reader.listed(sides, f"the zone {name!r}")
            raise reader.damaged(f"the zone {name!r} should hold {seats} lists of cards")
        for seat, side in enumerate(sides):
            if side:
                state.piles[zone * seats + seat] = side[:]
                laid += side
    if sorted(reader.wholes(laid, "`piles`")) != list(range(size)):
        raise reader.damaged(f"each of its {size} cards should lie in one place")
    zones, control = [-1] * size, [-1] * size
    for place, pile in enumerate(state.piles):
        if pile:
            zone, seat = divmod(place, seats)
            for handle in pile:
                zones[handle] = zone
                control[handle] = seat
    state.zone, state.control = zones, control


def _read_columns(state: State, reader: Reader) -> None:
    game, layout, size = state.game, state.game.layout, len(state.face)
    marks, columns, registers = reader.named("marks"), reader.named("seat_columns"), reader.named("registers")
    reader.known(marks, layout.marks, "the mark", game.name)
    reader.known(columns, layout.seat_columns, "the column of seats", game.name)
    reader.known(registers, layout.registers, "the register", game.name)
    reader.columns(marks, "the mark", size)
    reader.columns(columns, "the column", state.seats)
    state.marks = [marks[name][:] if name in marks else [0] * size for name in layout.marks]
    state.seat_data = [
        columns[name][:] if name in columns else usual
        for name, usual in zip(layout.seat_columns, state.seat_data, strict=True)
    ]
    for name, value in registers.items():
        if type(value) is not int or name in game.card_registers:
            bounds = (-1, size - 1) if name in game.card_registers else (None, None)
            reader.whole(value, f"the register {name!r}", *bounds)
    state.regs = [registers.get(name, usual) for name, usual in zip(layout.registers, state.regs, strict=True)]


def _number(game: Game, reader: Reader, kind: str, name: Any, where: str) -> int:
    """The current number of a lasting name (see ``_name``)."""
    if type(name) is int and name < 0:
        return name
    if kind == "card":
        if not isinstance(name, str):
            raise reader.damaged(f"{where} should be the key of a card, not {shown(name)}")
        if name not in game.faces:
            raise UsageError(
                f"this {reader.kind} has the card {shown(name)} in it, which {game.name} doesn't have here"
            )
        return game.faces[name]
    if not (isinstance(name, list) and len(name) == 2 and isinstance(name[0], str) and type(name[1]) is int):
        raise reader.damaged(f"{where} should be the key of a card and a number, not {shown(name)}")
    number = game.numbered[kind].number_of((name[0], name[1]))
    if number is None:
        raise UsageError(
            f"this {reader.kind} is in the middle of {kind} {name[1]} of the card {shown(name[0])}, "
            f"which {game.name} doesn't have here"
        )
    return number


def _read_lasting(game: Game, reader: Reader, given: Any) -> tuple[int, ...]:
    entry = list(reader.listed(given, "each entry of `lasting`"))
    for place, kind in game.lasting_refers.items():
        if place < len(entry):
            entry[place] = _number(game, reader, kind, entry[place], "an effect that lasts")
    return tuple(reader.wholes(entry, "each entry of `lasting`"))


def _read_frame(game: Game, reader: Reader, given: Any) -> Procedure:
    within = Reader(reader.kind, given) if isinstance(given, dict) else None
    if within is None:
        raise reader.damaged(f"each entry of `stack` should be an object with named fields, not {shown(given)}")
    name, step, fields = within.text("procedure"), within.text("step"), within.named("fields")
    cls = game.procedures.get(name)
    if cls is None:
        raise UsageError(f"this {reader.kind} is in the middle of {shown(name)}, which {game.name} doesn't have here")
    if step.startswith("_") or hasattr(Procedure, step) or not callable(getattr(cls, step, None)):
        raise UsageError(f"this {reader.kind} is at the step {shown(step)} of {name}, which there is none of here")
    reader.known(fields, cls.FIELDS + cls.LISTS, f"for {name} the field", game.name)
    frame = cls.__new__(cls)
    frame.step, frame.result = step, within.number("result")
    for field in cls.FIELDS:
        value = fields.get(field, -1)
        if field in cls.REFERS:
            value = _number(game, reader, cls.REFERS[field], value, f"the field {field!r} of {name}")
        setattr(frame, field, reader.whole(value, f"the field {field!r} of {name}"))
    for field in cls.LISTS:
        setattr(frame, field, reader.wholes(fields.get(field, []), f"the field {field!r} of {name}"))
    fault = frame.fault(game)
    if fault:
        raise UsageError(f"this {reader.kind} cannot go on: {fault}")
    return frame


def _read_scores(state: State, reader: Reader) -> list[float] | None:
    scores = reader.field("scores")
    if scores is None:
        return None
    if len(reader.listed(scores, "`scores`")) != state.seats:
        raise reader.damaged(f"`scores` should hold {state.seats} numbers, not {len(scores)}")
    for score in scores:
        if type(score) not in (int, float) or not -1 <= score <= 1:
            raise reader.damaged(f"each of `scores` should be a number from -1 to 1, not {shown(score)}")
    return [float(score) for score in scores]
