"""Why something that a client asked for has not happened."""

from __future__ import annotations

from spellhall.kernel.errors import SpellhallError
from spellhall.server.storage.errors import OUT_OF_REACH

BUSY = "busy"
"""The code of refusals that waiting may help against."""


class Refusal(SpellhallError):
    """One sentence for a person, and a code for programs (see ``wire.Refused``). Nothing has changed.

    Args:
        code: "stale", "illegal", "seat", "table", "busy" or "input".
        sentence: perhaps one that knows what was put into it (``worded``).
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.text = str(sentence)
        self.sentence = sentence


def stale() -> Refusal:
    """For an answer to a decision that does not wait any more."""
    return Refusal("stale", "the game has moved on; take another look")


def not_playing(stage: str) -> Refusal:
    """For an action at a table where no game is going on."""
    return Refusal("illegal", "the game is over" if stage == "over" else "the game hasn't started")


def out_of_reach() -> Refusal:
    """For what cannot be stored or read just now; why, is only for the log."""
    return Refusal(BUSY, OUT_OF_REACH)
