"""Starting positions of Spellslinger card tests: terrains that pay, a hand, and what that makes possible."""

from __future__ import annotations

from slinger_hall import SlingerHall

from spellhall.games.spellslinger import table as tb
from spellhall.games.spellslinger.card import REGISTER
from spellhall.games.spellslinger.facts import COMMON_TERRAINS

LATER = "free event"
"""In the active player's hand, it keeps the main phase open, so that you can look at the position."""


def able(terrain: str, count: int, *hand: str, seats: int = 2, deck: int = 10, later: bool = False) -> SlingerHall:
    """Seat 0 has this many terrains in play and these cards in hand; ``later``: also one that keeps its turn open."""
    t = SlingerHall(seats=seats, deck=deck)
    t.put(0, "in play", *[terrain] * count)
    t.hold(0, *hand, *[LATER] * later)
    return t


def paid(t: SlingerHall, terrain: str) -> int:
    """How many terrains of a name seat 0 has turned sideways."""
    own = t.state.pile(tb.IN_PLAY, 0)
    return sum(t.is_sideways(card) for card in own if t.state.definition(card).name == terrain)


def offers(t: SlingerHall, start: str) -> bool:
    """Whether an option that begins with these words is available now."""
    return any(words.startswith(start) for words in t.options())


def ready(t: SlingerHall, seat: int, name: str) -> int:
    """A card of one colour in hand, and exactly the common terrains that pay for it; returns its handle."""
    cost = next(card.cost for card in REGISTER.values() if card.name == name)
    terrain = next(basic for basic, colour in COMMON_TERRAINS.items() if colour in cost.colours())
    t.put(seat, "in play", *[terrain] * cost.total)
    return t.hold(seat, name)[0]


def main(t: SlingerHall, active: int = 0) -> SlingerHall:
    """The main phase of a seat; it stays open."""
    t.hold(active, LATER)
    return t.at("main", active=active)


def unweave(t: SlingerHall, seat: int) -> None:
    """A green interrupt in hand that destroys an enchantment, and the Woods to pay for it."""
    t.play(seat, "Woods")
    t.hold(seat, "Wither the Weave")


def names_offered(t: SlingerHall) -> list[str]:
    """The names of the cards that the question offers, in alphabetical order."""
    return sorted(words.split(" (")[0].split(" [")[0] for words in t.options())
