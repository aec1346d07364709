"""Statistics of hands in any game: which cards came to hand in games that were won, and how long they stayed."""

from __future__ import annotations

from collections.abc import Iterator

from spellhall.kernel.events import Entry, Moved
from spellhall.kernel.game import Game
from spellhall.kernel.layout import PILE
from spellhall.kernel.parts.statistics import SHARE, Figure, Row, Tally, Witness, mean, named, percent, share_row
from spellhall.kernel.state import State

HAND_ZONE = "hand"
SEEN, WON_WITH, STAYS, STAYED, KEPT = "seen", "won with", "stays", "stayed", "kept to the end"
MOST_ROWS = 10
RARE = 20
"""A card says little if it came to hand in fewer than one of this many games, or stayed there that rarely."""


class HandWitness(Witness):
    """Watches the hand of a seat. A card that goes back into the draw pile wasn't played, so its stay doesn't count.

    Attributes:
        hand: the zone; -1 if the game has none.
        since: for each card in the hand, how long the game had been when it came.
    """

    def __init__(self, state: State, seat: int, tally: Tally) -> None:
        super().__init__(state, seat, tally)
        zones = [zone.name for zone in state.game.layout.zones]
        self.hand = zones.index(HAND_ZONE) if HAND_ZONE in zones else -1
        self.keys = state.game.printed_keys
        self.seen: set[str] = set()
        self.since: dict[int, int] = {}

    def heard(self, state: State, entry: Entry) -> None:
        """A card comes to the hand, or leaves it."""
        event = entry.event
        if not isinstance(event, Moved):
            return
        card = event.card
        came = self.since.pop(card, None)
        if came is not None and event.zone != PILE:
            self._stayed(self.keys[entry.faces[0]], state.game.length(state) - came)
        if event.zone == self.hand and event.seat == state.owner[card] == self.seat:
            self.seen.add(self.keys[entry.faces[0]])
            self.since[card] = state.game.length(state)

    def ended(self, state: State) -> None:
        """Cards in the hand now have stayed until now; all cards that came are counted for a win or not."""
        for card, came in self.since.items():
            key = self.keys[state.face[card]]
            self._stayed(key, state.game.length(state) - came)
            self.tally[KEPT][key] += 1
        self.tally[SEEN].update(self.seen)
        scores = state.returns()
        if all(score < scores[self.seat] for seat, score in enumerate(scores) if seat != self.seat):
            self.tally[WON_WITH].update(self.seen)

    def _stayed(self, key: str, length: int) -> None:
        self.tally[STAYS][key] += 1
        self.tally[STAYED][key] += length


def figures_of_hands(game: Game, tally: Tally, games: int, alike: float) -> Iterator[Figure]:
    """The counts of such witnesses over ``games`` games, as figures; ``alike``: see ``share_row``."""
    names = named(game, tally[SEEN])
    enough = max(1, games // RARE)
    rows = [
        share_row(names[key], tally[WON_WITH][key], seen, seen, alike=alike)
        for key, seen in sorted(tally[SEEN].items(), key=lambda each: names[each[0]])
        if seen >= enough
    ]
    heads = ("card", "games won with it in hand", "games")
    if rows:
        best = sorted(rows, key=lambda row: -(row.low or 0.0))[:MOST_ROWS]
        worst = sorted(rows, key=lambda row: row.high or 0.0)[:MOST_ROWS]
        yield Figure(
            "won-with",
            "Cards most often in won games",
            f"Top of the list: {best[0].label}, {best[0].value:g}% of the games that drew it.",
            "Sorted by lower bound, so that no card comes first because of a few lucky games.",
            SHARE,
            heads,
            best,
        )
        yield Figure(
            "lost-with",
            "Cards most often in lost games",
            f"Top of the list: {worst[0].label}, {percent(100 - worst[0].value, 100):g}% of the games that drew it "
            "were not won.",
            "Look at these first if you want to replace a card.",
            SHARE,
            heads,
            worst,
        )
    held = [
        Row(names[key], mean(tally[STAYED][key], stays), counts=(stays, tally[KEPT][key]))
        for key, stays in tally[STAYS].items()
        if stays >= enough and key in names
    ]
    if held:
        held.sort(key=lambda row: (-row.value, row.label))
        yield Figure(
            "held",
            "Cards that stayed in the hand longest",
            f"{held[0].label} for {held[0].value:g} {game.length_unit} on average.",
            f"This counts every player's {game.length_unit}. A card that stays long couldn't be used, or was saved for "
            "later.",
            game.length_unit,
            ("card", f"{game.length_unit} in hand", "stays", "kept to the end"),
            held[:MOST_ROWS],
        )
