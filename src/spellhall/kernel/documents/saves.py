"""Saves and replays of whole games.

A history goes with the save of a position (see ``positions``), so a recorded game can go on without being replayed.
A replay is what a game was made from, ``(game, version, options, decks, seed, actions)``: it rebuilds every position
of the game, and its log. It names the digest of the card definitions that it was played with. Under other definitions
the same actions may give another game, so you have to ask for that (``other_cards``). Decks aren't checked again: they
were legal when the game was played. A game that continued from a position has that position (field ``position``)
instead of a deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from spellhall.kernel import chance
from spellhall.kernel.documents.checked_reading import Reader, carefully, shown
from spellhall.kernel.documents.header import heading, opened
from spellhall.kernel.documents.old_formats import renewed_history, with_classes
from spellhall.kernel.documents.positions import MOST_SEATS, faces_of
from spellhall.kernel.errors import UsageError
from spellhall.kernel.events import Entry, Event, Record
from spellhall.kernel.frames import CONCEDE_VERB, OPERAND, TIME_VERB, VERB_SHIFT

if TYPE_CHECKING:
    from spellhall.kernel.game import Game
    from spellhall.kernel.state import State

HISTORY_FORMAT = 3
"""The format of histories. Positions and replays have their own, because they hold no events."""


def save_history(game: Game, record: Record) -> dict[str, Any]:
    """A history as a JSON document; together with ``save``, a recorded game can go on without being replayed.

    Each entry is the number of a class among ``events`` (which name it and its fields), the fields, the faces of
    the fields that are cards, who saw them, how many actions had been taken, and the face of the cause.
    """
    entries = record.entries
    faces = [face for entry in entries for face in (*entry.faces, entry.cause)]
    used = [face for face in dict.fromkeys(faces) if face >= 0]
    where = {-1: -1, **{face: i for i, face in enumerate(used)}}
    classes = {kind: i for i, kind in enumerate(dict.fromkeys(type(entry.event) for entry in entries))}
    return {
        "format": HISTORY_FORMAT,
        "actions": record.actions[:],
        "seats": record.seats[:],
        "hidden": record.hidden[:],
        "asked": record.asked[:],
        "shuffles": [list(pair) for pair in record.shuffles.items()],
        "cards": [game.keys[face] for face in used],
        "events": [[kind.__name__, *kind.FIELDS] for kind in classes],
        "entries": [
            [
                classes[type(entry.event)],
                *entry.event.fields(),
                *[where[face] for face in entry.faces],
                *entry.sight,
                entry.at,
                where[entry.cause],
            ]
            for entry in entries
        ],
    }


def load_history(game: Game, document: Any) -> Record:
    """Load what ``save_history`` wrote, in this version or an older one.

    Raises:
        UsageError: for a damaged document, or one with a card or event that doesn't exist here.
    """
    reader = Reader("history", document)
    if "format" not in document:
        reader = Reader("history", carefully(reader, lambda: renewed_history(game, document), "it is cut short"))
    if reader.document["format"] == 2:
        older = reader.document
        reader = Reader("history", carefully(reader, lambda: with_classes(game, older), "its `entries` make no sense"))
    if reader.document["format"] != HISTORY_FORMAT:
        form = shown(reader.document["format"])
        raise UsageError(f"this history has the format {form}; this Spellhall reads 2 or {HISTORY_FORMAT}")
    record = Record()
    record.actions = reader.numbers("actions")
    size = len(record.actions)
    record.seats = reader.numbers("seats", size, 0, MOST_SEATS)
    record.hidden = _flags(reader, "hidden", size)
    record.asked = _flags(reader, "asked", size)
    for pair in reader.listed(reader.field("shuffles"), "`shuffles`"):
        handle, times = reader.wholes(pair, "each entry of `shuffles`", 2, 0)
        record.shuffles[handle] = times
    cards = [*faces_of(game, reader, reader.texts("cards")), -1]
    classes = _classes(game, reader)
    for entry in reader.listed(reader.field("entries"), "`entries`"):
        record.entries.append(_entry(reader, classes, cards, reader.wholes(entry, "each of `entries`")))
    return record


def _classes(game: Game, reader: Reader) -> list[type[Event]]:
    """The classes of the events of a history."""
    found = []
    for named in reader.listed(reader.field("events"), "`events`"):
        name, *fields = reader.listed(named, "each of `events`") or [""]
        reader.known([name], game.events, "the event", game.name)
        event = game.events[name]
        if fields != list(event.FIELDS):
            raise reader.damaged(f"the event {name} has the fields {', '.join(event.FIELDS)} here")
        found.append(event)
    return found


def _entry(reader: Reader, classes: list[type[Event]], cards: list[int], numbers: list[int]) -> Entry:
    """One entry; ``cards`` ends with what -1 refers to."""
    kind = classes[reader.whole(numbers[0] if numbers else None, "the event of an entry", 0, len(classes) - 1)]
    first = 1 + len(kind.FIELDS)
    sight = first + len(kind.CARDS)
    at = sight + len(kind.CARDS)
    reader.wholes(numbers, f"an entry of {kind.__name__}", at + 2)
    places = [*numbers[first:sight], numbers[-1]]
    *faces, cause = reader.wholes(places, "the cards of `entries`", -1, -1, len(cards) - 2)
    shown_faces = tuple([cards[face] for face in faces])
    return Entry(kind(*numbers[1:first]), shown_faces, tuple(numbers[sight:at]), numbers[at], cards[cause])


def restored(game: Game, position: dict[str, Any], history: dict[str, Any] | None) -> State:
    """A state from the documents of its position and history."""
    state = game.load(position)
    state.record = None if history is None else load_history(game, history)
    return state


def _flags(reader: Reader, name: str, size: int) -> list[bool]:
    flags = reader.listed(reader.field(name), f"`{name}`")
    if len(flags) != size or set(map(type, flags)) - {bool}:
        raise reader.damaged(f"`{name}` should hold {size} times true or false")
    return list(flags)


def replay_document(state: State, decks: list[list[str]], seed: int) -> dict[str, Any]:
    """The replay of a recorded game so far."""
    if state.record is None:
        raise UsageError("this state has no history: it is a search clone")
    made_of = {"decks": decks, "seed": chance.written(seed), "actions": list(state.record.actions)}
    return {**heading(state.game), "replay": True, **made_of}


def replay(game: Game, document: Any, upto: int | None = None, other_cards: bool = False) -> State:
    """Play a replay, all of it or the first ``upto`` actions; the state carries the log.

    ``other_cards``: accept changed card definitions, as long as its cards exist and its actions are legal.

    Raises:
        UsageError: when it doesn't fit the game, or an action isn't legal with today's rules and cards.
    """
    reader = opened(game, "replay", document, other_cards)
    actions = reader.numbers("actions", -1, 0)
    if upto is not None and not 0 <= upto <= len(actions):
        raise UsageError(
            f"a replay is played up to a number from 0 to {len(actions)}, the actions that it has, not {upto}"
        )
    state = _beginning(game, reader, other_cards)
    play_on(state, actions[:upto], reader.text("digest"))
    return state


def _beginning(game: Game, reader: Reader, other_cards: bool) -> State:
    """The first position of a replay: a deal, or the position that the game continued from."""
    position = reader.document.get("position")
    if position is not None:
        begun = game.load(position, other_cards=other_cards)
        begun.record = Record()
        return begun
    decks, seed = _decks(game, reader), reader.lot("seed")
    dealt: State = carefully(reader, lambda: game.new_state(decks, seed, check=False), "no game begins with its decks")
    return dealt


def _decks(game: Game, reader: Reader) -> list[list[str]]:
    decks = [reader.listed(deck, "each of `decks`") for deck in reader.listed(reader.field("decks"), "`decks`")]
    for deck in decks:
        for key in deck:
            if not isinstance(key, str):
                raise reader.damaged(f"each of `decks` should be a list of keys of cards, not of {shown(key)}")
            if key not in game.faces:
                raise UsageError(f"this replay has the card {shown(key)} in it, which {game.name} doesn't have here")
    return decks


def play_on(state: State, actions: Sequence[int], digest: str) -> None:
    """Take the actions of a history that was played with cards of this digest.

    Raises:
        UsageError: when an action isn't legal with today's rules and cards; those before it have been taken.
    """
    for number, action in enumerate(actions):
        verb, seat = action >> VERB_SHIFT, action & OPERAND
        goes_on = not state.is_terminal()
        if verb == CONCEDE_VERB and goes_on and seat < state.seats and not state.game.is_out(state, seat):
            state.concede(seat)
        elif verb == TIME_VERB and goes_on and not state.game.is_timed(state):
            state.call_time()
        elif action in state.legal_actions():
            state.apply(action)
        else:
            why = "" if digest == state.game.digest() else " (the card definitions have changed since)"
            raise UsageError(f"action {number + 1} of the replay is no longer legal{why}")
