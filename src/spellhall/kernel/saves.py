"""Saves and replays.

A save is one position as a JSON document: the columns, the stack of frames by name, the generator. A replay is what the
game was made of, ``(game, version, options, decks, seed, actions)``, with the digest of the card definitions it was
played with; it rebuilds every position of the game, and its log. A game that went on from a position has that position
(field ``position``) instead of a deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellhall.kernel import chance
from spellhall.kernel.errors import UsageError
from spellhall.kernel.events import Entry, Record
from spellhall.kernel.frames import CONCEDE_VERB, VERB_SHIFT, Procedure
from spellhall.kernel.game import Game, recording
from spellhall.kernel.state import State

FORMAT = 1
_LISTS = ("face", "owner", "control", "zone", "host", "seen", "stamp", "piles", "marks", "seat_data", "regs")


def save(state: State) -> dict[str, Any]:
    """See ``State.save``."""
    document: dict[str, Any] = {
        "format": FORMAT,
        "game": state.game.name,
        "version": state.game.version,
        "options": dict(state.game.options),
        "digest": state.game.digest(),
        "seats": state.seats,
        "scores": state.scores,
        "lasting": [list(effect) for effect in state.lasting],
        "fired": [list(fired) for fired in state.fired],
        "stack": [_frame(frame) for frame in state.stack],
    }
    for name in _LISTS:
        column = getattr(state, name)
        document[name] = [list(inner) for inner in column] if column and isinstance(column[0], list) else list(column)
    document["rng"] = chance.written(state.rng)
    document["clock"] = state.clock
    return document


def _frame(frame: Procedure) -> list[Any]:
    values: list[Any] = [getattr(frame, name) for name in frame.FIELDS]
    lists: list[Any] = [list(getattr(frame, name)) for name in frame.LISTS]
    return [type(frame).__name__, frame.step, frame.result, *values, *lists]


def load(game: Game, document: dict[str, Any]) -> State:
    """See ``Game.load``."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise UsageError("this is no Spellhall save (its field `format` should be 1)")
    if document.get("game") != game.name:
        raise UsageError(f"this save is of the game {document.get('game')!r}, not of {game.name!r}")
    if document.get("options") != game.options:
        raise UsageError("this save was played with other options; make the game with the options it names")
    if document.get("digest") != game.digest():
        raise UsageError("this save was played with other card definitions, so its position means something else here")
    try:
        return _build(game, document)
    except (KeyError, TypeError, IndexError, ValueError) as error:
        raise UsageError(f"this save is damaged: {error}") from None


def _build(game: Game, document: dict[str, Any]) -> State:
    state = State(game, int(document["seats"]), 0)
    for name in _LISTS:
        column = document[name]
        nested = name in ("piles", "marks", "seat_data")
        setattr(state, name, [[int(n) for n in inner] for inner in column] if nested else [int(n) for n in column])
    state.rng = chance.read(document["rng"])
    state.clock = int(document["clock"])
    for handles in state.piles:
        for handle in handles:
            state.face[handle]
    state.lasting = [tuple(int(n) for n in effect) for effect in document["lasting"]]
    state.fired = [tuple(int(n) for n in fired) for fired in document["fired"]]
    scores = document["scores"]
    state.scores = None if scores is None else [float(score) for score in scores]
    state.version = 1
    for name, step, result, *values in document["stack"]:
        cls = game.procedures[name]
        if not hasattr(cls, step):
            raise ValueError(f"{name} has no step {step!r}")
        frame = cls.__new__(cls)
        frame.step = step
        frame.result = int(result)
        for field, value in zip(cls.FIELDS + cls.LISTS, values, strict=True):
            setattr(frame, field, [int(n) for n in value] if field in cls.LISTS else int(value))
        state.stack.append(frame)
    if state.scores is None:
        state.decision()
    return state


def save_history(record: Record) -> dict[str, Any]:
    """A history as a JSON document; with ``save`` a recorded game can go on without being played again."""
    return {
        "actions": list(record.actions),
        "seats": list(record.seats),
        "hidden": list(record.hidden),
        "shuffles": [list(pair) for pair in record.shuffles.items()],
        "entries": [
            [*entry.event, *entry.faces, *entry.sight, entry.at, entry.origin, entry.zone, entry.cause]
            for entry in record.entries
        ],
    }


def load_history(document: dict[str, Any]) -> Record:
    """What ``save_history`` wrote.

    Raises:
        UsageError: for a damaged document.
    """
    record = Record()
    try:
        record.actions = [int(action) for action in document["actions"]]
        record.seats = [int(seat) for seat in document["seats"]]
        record.hidden = [bool(hidden) for hidden in document["hidden"]]
        record.shuffles = {int(handle): int(times) for handle, times in document["shuffles"]}
        for kind, seat, handle, other, number, face, second, seen, seen_too, *rest in document["entries"]:
            record.entries.append(Entry((kind, seat, handle, other, number), (face, second), (seen, seen_too), *rest))
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(f"this history is damaged: {error}") from None
    return record


def replay_document(state: State, decks: list[list[str]], seed: int) -> dict[str, Any]:
    """The replay of a recorded game up to now."""
    if state.record is None:
        raise UsageError("this state has no history: it is a search clone")
    return {
        "format": FORMAT,
        "replay": True,
        "game": state.game.name,
        "version": state.game.version,
        "options": dict(state.game.options),
        "digest": state.game.digest(),
        "decks": decks,
        "seed": chance.written(seed),
        "actions": list(state.record.actions),
    }


def replay(game: Game, document: dict[str, Any], upto: int | None = None) -> State:
    """Play a replay again, whole or up to ``upto`` actions; the state carries the log.

    Raises:
        UsageError: when it does not fit the game, or an action is not legal with today's rules and cards.
    """
    if not isinstance(document, dict) or not document.get("replay"):
        raise UsageError("this is no Spellhall replay (its field `replay` should be true)")
    if document.get("game") != game.name or document.get("options") != game.options:
        raise UsageError("this replay is of another game or of other options")
    position = document.get("position")  # of a game that did not begin with a deal
    if position is not None:
        state = recording(game.load(position))
    else:
        state = game.new_state([list(deck) for deck in document["decks"]], chance.read(document["seed"]))
    play_on(state, document["actions"][:upto], str(document.get("digest")))
    return state


def play_on(state: State, actions: Sequence[int], digest: str) -> None:
    """Take the actions of a history that was played with cards of this digest.

    Raises:
        UsageError: when an action is not legal with today's rules and cards; those before it have been taken.
    """
    for number, action in enumerate(actions):
        if action >> VERB_SHIFT == CONCEDE_VERB:
            state.concede(int(action) & ((1 << VERB_SHIFT) - 1))
            continue
        if action not in state.legal_actions():
            why = "" if digest == state.game.digest() else " (the card definitions have changed since)"
            raise UsageError(f"action {number + 1} of the replay is not legal any more{why}")
        state.apply(int(action))
