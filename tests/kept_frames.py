"""What every client does with a change: it enters it into the frame that it keeps."""

from __future__ import annotations

from typing import Any


def enter(frame: dict[str, Any], told: dict[str, Any]) -> None:
    """Enter a ``Change``, as it came over the wire, into a frame."""
    cards = frame.setdefault("cards", {})
    for token, card in told.get("cards", {}).items():
        if card is None:
            del cards[token]
        else:
            cards[token] = card
    frame |= told.get("parts", {})
    for part, entries in told.get("within", {}).items():
        if part == "sides":
            frame[part] = [entries.get(str(seat), side) for seat, side in enumerate(frame[part])]
        else:
            frame[part] = frame.get(part, {}) | entries
    for name in [name for name, value in frame.get("table", {}).items() if value is None]:
        del frame["table"][name]
    if "keep" in told:
        frame["log"] = frame.get("log", [])[: told["keep"]] + told.get("log", [])
