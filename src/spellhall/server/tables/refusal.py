"""Refusals: why a client's request was not carried out."""

from __future__ import annotations

from spellhall.kernel.errors import SpellhallError
from spellhall.server.storage.errors import OUT_OF_REACH

BUSY = "busy"
"""The code of refusals where trying again later may help."""


class Refusal(SpellhallError):
    """One sentence for a person, and a code for programs (see ``wire.Refused``). Nothing has changed.

    Args:
        code: "stale", "illegal", "seat", "table", "busy" or "input".
        sentence: may be one that keeps the values inserted into it (``worded``).
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.text = str(sentence)
        self.sentence = sentence


def stale() -> Refusal:
    """For an answer to a decision that is no longer waiting."""
    return Refusal("stale", "the game has moved on; take another look")


def not_playing(stage: str) -> Refusal:
    """For an action at a table where no game is being played."""
    return Refusal("illegal", "the game is over" if stage == "over" else "the game hasn't started")


def out_of_reach() -> Refusal:
    """For something that can't be stored or read right now; only the server log says why."""
    return Refusal(BUSY, OUT_OF_REACH)
