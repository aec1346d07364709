"""A network that says how likely a seat is to win, and the file that holds it.

Each number has a direct weight in the result. All but the counts of cards also go into a layer of hidden units: there
are too many cards for the games that teach a network to say more about one of them. So there are few enough weights
that plain Python computes a position in well under a millisecond.

A file is JSON: what the network was trained on, how well it predicts, the names of its numbers (see ``inputs``), and
its weights as 16-bit floats in base64.
"""

from __future__ import annotations

import json
import struct
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import exp, isfinite, tanh
from typing import Any

from spellhall.agents.learned.inputs import Shown, general
from spellhall.kernel.errors import UsageError

FORMAT = 1
MOST_UNITS = 256
"""The most hidden units of a network in a file."""


@dataclass(frozen=True)
class About:
    """Where a network comes from, and how well it predicts.

    Attributes:
        game: the name of its game.
        date: the day it was trained, as 2026-11-30.
        games, seed: the games it was trained on.
        digest: the fingerprint of the cards in those games.
        positions, held_out: how many positions it was fitted to, and tested on.
        brier_by_hand, brier: the Brier score there, of the hand-set evaluation and of the network.
        calibration_by_hand, calibration: the number of positions, the mean predicted chance and the share that won, in
            ten steps, for both.
    """

    game: str
    date: str
    games: int
    seed: int
    digest: str
    positions: int
    held_out: int
    brier_by_hand: float
    brier: float
    calibration_by_hand: Sequence[Sequence[float]]
    calibration: Sequence[Sequence[float]]


class Network:
    """The weights, each list in the order of the numbers or of the hidden units.

    Attributes:
        about: where it comes from.
        names: the names of its numbers.
        rows: for each number that isn't a count of cards, its weight in each hidden unit.
        bias, out: for each hidden unit, what it starts with, and what it adds to the result.
        direct: for each number, what it adds to the result by itself.
        start: what the result starts with.
    """

    def __init__(self, about: About, names: Sequence[str], units: int, weights: Sequence[float]) -> None:
        self.about, self.names, self.units = about, tuple(names), units
        self.weights = halved(weights)
        count, kept = len(self.names), list(self.weights)
        self.bias, self.out, self.start = kept[:units], kept[units : 2 * units], kept[2 * units]
        rest = kept[2 * units + 1 :]
        self.direct = rest[:count]
        starts = range(count, count + general(names) * units, units)
        self.rows = [rest[start : start + units] for start in starts]

    def chance(self, shown: Shown) -> float:
        """How likely the seat that was shown these numbers is to win, from 0 to 1."""
        logit, hidden, direct, rows, deep = self.start, self.bias, self.direct, self.rows, len(self.rows)
        for place, number in shown:
            logit += direct[place] * number
            if place < deep:
                hidden = [before + number * weight for before, weight in zip(hidden, rows[place], strict=True)]
        logit += sum([weight * tanh(unit) for weight, unit in zip(self.out, hidden, strict=True)])
        return 1 / (1 + exp(-logit)) if logit >= 0 else 1 - 1 / (1 + exp(logit))

    def document(self) -> dict[str, Any]:
        """All of it as plain data."""
        packed = struct.pack(f"<{len(self.weights)}e", *self.weights)
        return {
            "format": FORMAT,
            **asdict(self.about),
            "names": list(self.names),
            "units": self.units,
            "weights": b64encode(packed).decode(),
        }


def size_of(names: Sequence[str], units: int) -> int:
    """How many weights a network has."""
    return 2 * units + 1 + len(names) + general(names) * units


def halved(weights: Sequence[float]) -> tuple[float, ...]:
    """The weights as a file holds them, in 16 bits each."""
    return struct.unpack(f"<{len(weights)}e", struct.pack(f"<{len(weights)}e", *weights))


def read_network(text: bytes, game: str, where: str) -> Network:
    """The network in a file, for a game; ``where`` names the file in errors.

    Raises:
        UsageError: when it holds something else.
    """
    try:
        document = json.loads(text)
        about = About(**{name: document[name] for name in About.__dataclass_fields__})
        names, units, packed = document["names"], document["units"], b64decode(document["weights"], validate=True)
        if document["format"] != FORMAT:
            raise UsageError(f"{where} holds a network in format {document['format']}; this version reads {FORMAT}")
        sound = type(units) is int and 0 < units <= MOST_UNITS and all(isinstance(name, str) for name in names)
        count = size_of(names, units) if sound else -1
        weights = struct.unpack(f"<{count}e", packed)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError, NotBase64, struct.error):
        raise UsageError(f"{where} holds no network, or is damaged; `spellhall train` makes one") from None
    if about.game != game:
        raise UsageError(f"{where} holds a network for {about.game}, not for {game}")
    if not all(map(isfinite, weights)):
        raise UsageError(f"{where} holds a weight that is no finite number")
    return Network(about, names, units, weights)
