"""Watches one seat's deck through a game of Spellfire and counts what happens to its cards.

All but one thing is read from events. Whether a hand has a play isn't an event; it is read from the questions that the
seat is asked in its own turns. A mulligan voids a game (SF-MULL-02), so nothing seen before it counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import EVENT, SUPPORT, TYPE_NAMES
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.table import ACTIVE, FORMATION, HAND, IN_PLAY, PLAY
from spellhall.kernel.events import Entry, Moved
from spellhall.kernel.frames import VERB_SHIFT
from spellhall.kernel.layout import PILE
from spellhall.kernel.parts.statistics import Tally, Witness
from spellhall.kernel.state import State

PASSING = (EVENT, *SUPPORT)
"""Types of cards that do something once."""
MULLIGANS, TURNS, LAID, STANDING, IDLE, BEGUN = "mulligans", "turns", "laid", "standing", "idle turns", "realms at turn"
CHAMPIONS, FOUGHT, ATTACKS, DEFENCES, WON, LOST, RAZED = (
    "champions",
    "fought",
    "attacks",
    "defences",
    "rounds won",
    "rounds lost",
    "realms razed by",
)
PLAYED, CANCELLED, ANSWERED, DISCARDED, HELD = "played", "cancelled", "answered", "discarded", "held at the end"
EARLY_TURN = 5
"""A seat's realms are counted at the end of this turn of its own."""


class DeckWitness(Witness):
    """Counts for one game; they are added to the tally when it is over.

    Attributes:
        turn: how many turns the seat has begun; ``open`` holds one that isn't over yet.
        idle: whether no question of that turn has offered a card from hand to play.
        laid: how many realms have entered the formation.
        formation: those that are there; ``ruins``: the razed ones.
    """

    def __init__(self, state: State, seat: int, tally: Tally) -> None:
        super().__init__(state, seat, tally)
        self.catalogue = state.catalogue
        self.owner = state.owner
        self.champions = sorted(
            {self.catalogue[face].key for card, face in enumerate(state.face) if self._is_champion(card, face)}
        )
        self.mulligans = 0
        self._begin()

    def _begin(self) -> None:
        """A game begins, or starts over."""
        self.mine = Tally()
        self.turn = self.laid = 0
        self.open = self.idle = False
        self.formation: set[int] = set()
        self.ruins: set[int] = set()

    def _is_champion(self, card: int, face: int) -> bool:
        return bool(self.owner[card] == self.seat and self.catalogue[face].is_champion)

    # ------------------------------------------------------------------ what is seen

    def asked(self, state: State) -> None:
        """Check whether the hand has a play: a question this turn offers one."""
        if not self.idle or state.regs[ACTIVE] != self.seat or state.decision().seat != self.seat:
            return
        if any(option >> VERB_SHIFT == PLAY for option in state.decision().options):
            self.idle = False

    def heard(self, state: State, entry: Entry) -> None:
        """Handle an event that concerns this deck."""
        hear = _HEARD.get(type(entry.event))
        if hear is not None:
            hear(self, entry.event, entry)

    def ended(self, state: State) -> None:
        """SF-VIC-01. The turn that isn't over is the last one."""
        if self.open:
            self._close()
        self.tally.add(self.mine)
        for card in state.pile(HAND, self.seat):
            definition = card_of(state, card)
            if definition.type in PASSING:
                self.tally[HELD][TYPE_NAMES[definition.type]] += 1
        self.tally[CHAMPIONS].update(self.champions)
        self.tally[FOUGHT].update({key for key in self.champions if self._fought(key)})
        self.tally[MULLIGANS][str(self.mulligans)] += 1

    def _fought(self, key: str) -> bool:
        return any(key in self.mine[deeds] for deeds in (ATTACKS, DEFENCES))

    # ------------------------------------------------------------------ events

    def _mulligan(self, event: events.Mulligan, entry: Entry) -> None:
        self.mulligans += event.seat == self.seat
        self._begin()

    def _turn_began(self, event: events.TurnBegan, entry: Entry) -> None:
        if event.seat == self.seat:
            self.turn += 1
            self.open = self.idle = True

    def _turn_ended(self, event: events.TurnEnded, entry: Entry) -> None:
        if event.seat == self.seat and self.open:
            self._close()

    def _close(self) -> None:
        """Count one of this seat's turns."""
        turn = str(self.turn)
        self.mine[TURNS][turn] += 1
        self.mine[LAID][turn] += self.laid
        self.mine[STANDING][turn] += len(self.formation - self.ruins)
        self.mine[IDLE][turn] += self.idle
        if self.turn == EARLY_TURN:
            self.mine[BEGUN][str(self.laid)] += 1
        self.open = self.idle = False

    def _moved(self, event: Moved, entry: Entry) -> None:
        card = event.card
        if event.zone == FORMATION and event.seat == self.seat:
            self.formation.add(card)
            self.laid += event.origin not in IN_PLAY
        elif card in self.formation:
            self.formation.remove(card)
            self.ruins.discard(card)
        if event.origin == HAND and event.zone not in (*IN_PLAY, PILE, HAND):
            self._count_passing(DISCARDED, card, entry)

    def _realm_razed(self, event: events.RealmRazed, entry: Entry) -> None:
        if event.card in self.formation:
            self.ruins.add(event.card)
        self._count_champion(RAZED, entry, 1)

    def _realm_rebuilt(self, event: events.RealmRebuilt, entry: Entry) -> None:
        self.ruins.discard(event.card)

    def _played(self, event: events.CardPlayed, entry: Entry) -> None:
        self._count_passing(PLAYED, event.card, entry)

    def _cancelled(self, event: events.CardCancelled, entry: Entry) -> None:
        self._count_passing(CANCELLED, event.card, entry)

    def _answered(self, event: events.CardCalmed | events.TurnedBack, entry: Entry) -> None:
        if event.seat != self.seat:
            self._count_passing(ANSWERED, event.card, entry)

    def _attacks(self, event: events.Attacks, entry: Entry) -> None:
        self._count_champion(ATTACKS, entry)

    def _defends(self, event: events.Defends, entry: Entry) -> None:
        self._count_champion(DEFENCES, entry)

    def _round_won(self, event: events.RoundWon, entry: Entry) -> None:
        self._count_champion(WON, entry)

    def _round_lost(self, event: events.RoundLost, entry: Entry) -> None:
        self._count_champion(LOST, entry)

    def _count_passing(self, fate: str, card: int, entry: Entry) -> None:
        """Count what happens to one of this deck's cards that does something once."""
        definition = self.catalogue[entry.faces[0]]
        if self.owner[card] == self.seat and definition.type in PASSING:
            self.mine[fate][TYPE_NAMES[definition.type]] += 1

    def _count_champion(self, deed: str, entry: Entry, which: int = 0) -> None:
        """Count what one of this deck's champions does, if it is among an event's cards."""
        card = entry.event.cards()[which]
        if card >= 0 and self._is_champion(card, entry.faces[which]):
            self.mine[deed][self.catalogue[entry.faces[which]].key] += 1


_HEARD: dict[type[Any], Callable[[DeckWitness, Any, Entry], None]] = {
    Moved: DeckWitness._moved,
    events.Mulligan: DeckWitness._mulligan,
    events.TurnBegan: DeckWitness._turn_began,
    events.TurnEnded: DeckWitness._turn_ended,
    events.RealmRazed: DeckWitness._realm_razed,
    events.RealmRebuilt: DeckWitness._realm_rebuilt,
    events.CardPlayed: DeckWitness._played,
    events.CardCancelled: DeckWitness._cancelled,
    events.CardCalmed: DeckWitness._answered,
    events.TurnedBack: DeckWitness._answered,
    events.Attacks: DeckWitness._attacks,
    events.Defends: DeckWitness._defends,
    events.RoundWon: DeckWitness._round_won,
    events.RoundLost: DeckWitness._round_lost,
}
"""How a witness handles each kind of event."""
