"""The tournament book of a game of stones, which nobody plays: what the organiser is tested with.

A deck of the game has ten stones, the first to have six realms of stone wins, and who brings a hat may say so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from spellhall.kernel.errors import UsageError
from spellhall.kernel.parts.limited import Choice
from spellhall.kernel.parts.tournament import Entered, Fact, Format, TableFacts, TypeInfo, VariantInfo, Verdict
from spellhall.kernel.state import State

TARGET = {"Six": 6, "Ten": 10}
STONES = [f"stone {number}" for number in range(1, 31)]
DECK = 10
SIDEBOARD = 3


class ToyBook:
    """Three types, one of them for teams, one variant that brings something, one that lets cards be exchanged."""

    types: Mapping[str, TypeInfo] = {
        "Quarry": TypeInfo("Quarry", "Everybody builds with stones.", ("TOY-1",), "easy"),
        "Cairn": TypeInfo("Cairn", "Everybody builds one heap.", ("TOY-2",)),
        "Crews": TypeInfo("Crews", "Stones are laid by crews of two.", ("TOY-9",), seats=6, team=2),
    }
    variants: Mapping[str, VariantInfo] = {
        "Hats": VariantInfo("Hats", "Whoever brings a hat draws more.", ("TOY-3",)),
        "Pockets": VariantInfo("Pockets", "Stones may be exchanged between games.", ("TOY-4",)),
    }
    victories: Sequence[str] = ("Six", "Ten")
    sizes: Sequence[int] = (DECK,)
    facts: Sequence[Fact] = (
        Fact("realms", "unrazed realms", 0, 10),
        Fact("razed", "razed realms", 0, 10, "ties"),
        Fact("holdings", "holdings", 0, 10, "ties"),
    )

    def read(self, name: str, strict: bool = True) -> tuple[Format, str]:
        """A name is a type."""
        kind, _, victory = name.partition("-")
        if kind not in self.types:
            raise UsageError(f"{kind} is no type of the game of stones (TOY-1)")
        return Format(kind, victory=victory or "Six", size=DECK), ""

    def write(self, format: Format, label: str = "") -> str:
        """The type and what wins."""
        return f"{format.type}-{format.victory}"

    def check(self, format: Format) -> Verdict:
        """Unknown names, and a warning for the long one."""
        faults = [] if format.type in self.types else [f"{format.type} is no type of the game of stones (TOY-1)"]
        faults += [f"{name} is no variant (TOY-3)" for name in format.variants if name not in self.variants]
        return Verdict(faults, ["Cairn takes long (TOY-2)"] if format.type == "Cairn" else [])

    def options(self, format: Format, table: TableFacts) -> dict[str, str]:
        """What wins."""
        return {"preset": "stones", "target": str(TARGET[format.victory])}

    def deck_faults(self, format: Format, entered: Entered) -> list[str]:
        """Ten stones, three beside it where they may be exchanged, none that the game does not know."""
        faults = [] if len(entered.deck) == DECK else [f"a deck has {DECK} stones, not {len(entered.deck)} (TOY-5)"]
        pockets = "Pockets" in format.variants
        if len(entered.sideboard) not in ((0, SIDEBOARD) if pockets else (0,)):
            faults.append(f"{SIDEBOARD if pockets else 0} stones lie beside it, not {len(entered.sideboard)} (TOY-4)")
        stones = Counter([*entered.deck, *entered.sideboard])
        faults += [f"{stone} is in it {count} times (TOY-6)" for stone, count in stones.items() if count > 1]
        if entered.pool is not None:
            faults += [f"{stone} is not in the pool (TOY-7)" for stone in stones if stone not in entered.pool]
        return faults

    def wants_editions(self, format: Format) -> bool:
        """All stones are of one quarry."""
        return False

    def product(self, format: Format, seed: int) -> list[str]:
        """Everybody brings stones."""
        return []

    def same_card(self, key: str) -> str:
        """What stands behind a slash is the printing."""
        return key.partition("/")[0]

    def choices(self, kind: str) -> Sequence[Choice]:
        """Nothing is chosen."""
        return ()

    def draft_form(self, format: Format) -> str:
        """Nobody drafts stones."""
        return ""

    def legal_cards(self, format: Format) -> list[str]:
        """All stones."""
        return list(STONES)

    def random_deck(self, format: Format, seed: int) -> list[str]:
        """The first ten."""
        return STONES[:DECK]

    def count_decides(self, format: Format) -> bool:
        """The player with the most realms wins."""
        return True

    def report_faults(self, format: Format, report: Mapping[str, Any]) -> list[str]:
        """Anyone who wins otherwise than by time or because others went has the target, and nobody else has."""
        target = TARGET.get(format.victory, 6)
        having = [place for place, tally in enumerate(report["tallies"]) if tally.get("realms", 0) >= target]
        if report["end"] == "victory" and having != [report["winner"]]:
            return [f"{target} realms win a game, and the winner alone has them (TOY-8)"]
        return []

    def tally(self, state: State) -> list[dict[str, int]]:
        """Nobody plays it."""
        return []
