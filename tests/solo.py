"""A solitaire table for tests: P is seat 0, the imaginary opponent seat 1 (see ``hall``).

t = Solo()
t.formation(0, A="r1"); t.pool(0, "her5"); t.pool(1, "mon7"); t.hand(1, "al3")
t.pile(0, "al1", "r2")          # the common pile: the first name is drawn next
t.his_turn(phase=4)             # runs until P is asked
assert t.told("attacks r1 with mon7", "SOL-ATK-02")
"""

from __future__ import annotations

from typing import Any

from hall import Hall

from spellhall.games.spellfire import table as tb
from spellhall.kernel.game import Line

P, IO = 0, 1
NAMES = ["P", "IO"]


class Solo(Hall):
    """One deck for both, or (``solitaire="two-deck"``) two."""

    def __init__(self, preset: str = "rulebook", seed: int = 1, **options: Any) -> None:
        super().__init__(2, preset, seed, 0, **{"solitaire": "one-deck"} | options)

    def _add(self, name: str, seat: int, zone: int) -> int:
        """In a common zone, cards are at the first seat; elsewhere they belong to the player who has them there."""
        return super()._add(name, 0 if zone in self.game.common else seat, zone)

    def his_turn(self, phase: int = 1, **more: Any) -> Solo:
        """Start the imaginary opponent's turn at a phase; it runs until P is asked."""
        self._stock()
        self.begin(seat=IO, phase=phase, **more)
        return self

    def my_turn(self, phase: int = 2, **more: Any) -> Solo:
        """P's turn."""
        self._stock()
        self.begin(seat=P, phase=phase, **more)
        return self

    def _stock(self) -> None:
        """Fill up a pile that wasn't laid out."""
        if not self.state.pile(tb.DRAW_PILE, P):
            self.pile(P, *["al1"] * 20)
        if not self.game.common and not self.state.pile(tb.DRAW_PILE, IO):
            self.pile(IO, *["al1"] * 20)

    def story(self, seat: int = P) -> list[Line]:
        """The log as a seat reads it."""
        assert self.state.record is not None
        return list(self.game.story(self.state.record.entries, seat, NAMES))

    def told(self, *parts: str) -> bool:
        """Whether one log line contains all of this."""
        return any(all(part in line.text for part in parts) for line in self.story())

    def line(self, part: str) -> Line:
        """The first line that contains this."""
        found = [line for line in self.story() if part in line.text]
        assert found, f"no line says {part!r}: {[line.text for line in self.story()]}"
        return found[0]

    def order(self, *parts: str) -> bool:
        """Whether lines that contain these come in this order."""
        texts = iter(line.text for line in self.story())
        return all(any(part in text for text in texts) for part in parts)
