"""What happened in a run: every deed with its answer, every sight of a client, every fault, as JSON lines.

The clients write it while they play; the checker reads it afterwards. Times are seconds since the run began, by a clock
that nothing moves.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

DONE, REFUSED, UNKNOWN = "done", "refused", "unknown"
"""How a deed ended. Nobody knows whether an unknown one happened: no answer came, or the hall said it was busy."""
NEVER = -1.0


class Deed(msgspec.Struct, tag="deed", omit_defaults=True):
    """Something that a client asked for.

    Attributes:
        what: "act", "undo", "resign", "say", "pick", "deck", "enter", "report", "draw", ...
        where: the code of the table, pod or event.
        who: the client.
        begun, ended: when it was asked for and when the answer came.
        outcome: see above.
        seat: the seat that did it, -1 if none did.
        number: of the decision, of the pick, or of the event's last entry in the answer.
        key: what it is about: "round/table/game" of a report.
        value: what was chosen: the option, the card, the text, the winner.
        why: the code of a refusal.
    """

    what: str
    where: str
    who: str
    begun: float
    ended: float
    outcome: str
    seat: int = -1
    number: int = -1
    key: str = ""
    value: str = ""
    why: str = ""


class Sight(msgspec.Struct, tag="sight", omit_defaults=True):
    """How far a client saw something: ``number`` never falls.

    Attributes:
        what: "table", "pod" or "event".
        view: who looked from where; one view sees its sights in order.
        at: when it came.
        asked: when the client asked to see it; never for what the server sent by itself.
        number: the decision, the picks, the last entry.
        over: whether nothing more can happen there.
    """

    what: str
    where: str
    view: str
    at: float
    number: int
    asked: float = NEVER
    over: bool = False


class Injury(msgspec.Struct, tag="fault", omit_defaults=True):
    """A fault: when it began, when all was well again, and when the first deed asked for after that was done."""

    kind: str
    name: str
    begun: float
    healed: float
    served: float = NEVER
    said: str = ""


Entry = Deed | Sight | Injury
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Entry)


class History:
    """Writes what happens to a file, and keeps what is needed while the run goes on.

    Attributes:
        done: how many deeds are acknowledged.
        begun_last: when the acknowledged deed was asked for that was asked for last.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = path.open("wb")
        self.origin = time.monotonic()
        self.done = 0
        self.begun_last = NEVER

    def now(self) -> float:
        """Seconds since the run began."""
        return time.monotonic() - self.origin

    def add(self, entry: Entry) -> None:
        """Write something down."""
        self.file.write(ENCODER.encode(entry) + b"\n")
        if isinstance(entry, Deed) and entry.outcome == DONE:
            self.done += 1
            self.begun_last = max(self.begun_last, entry.begun)

    def close(self) -> None:
        """Nothing more happens."""
        self.file.close()


def read(path: Path) -> Iterator[Entry]:
    """What a history says."""
    with path.open("rb") as file:
        for line in file:
            yield DECODER.decode(line)
