"""Cards that lie face down under a realm until they are triggered (section TRAP).

Under a realm, a card is out of play: only its player knows it, and it does nothing.
Its own text says what turns it up.
In a search, where hidden cards are dealt at random, it may turn out to be a card that waits for nothing,
even while others turn up before it.
"""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import SPELLS
from spellhall.games.spellfire.rules.battle.sides import beneath, stands
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import printed
from spellhall.games.spellfire.rules.plays.answers import Answers
from spellhall.games.spellfire.rules.plays.legal_actions import might_be_answered
from spellhall.games.spellfire.rules.plays.play import discard, has_lasting
from spellhall.games.spellfire.rules.questions import Ward
from spellhall.games.spellfire.table import ATTACHED, BENEATH, PAID, PLAYED, SPENT, TABLE
from spellhall.kernel.frames import Procedure
from spellhall.kernel.state import State
from spellhall.language.effect import CANCELLED, Effect, Standing

ExposingEvent = events.Attacks | events.Defends


class Exposure(Procedure):
    """A card under a realm is turned up for its ability ``number``; ``focus`` is the champion that triggered it."""

    FIELDS = ("card", "number", "focus")
    __slots__ = FIELDS
    card: int
    number: int
    focus: int

    def start(self, state: State) -> None:
        """SF-TRAP-03, SF-TRAP-04. If the champion is still there, turn up the card; others may answer it, then it takes
        effect.
        """
        card, seat, realm = self.card, state.control[self.card], state.host[self.card]
        definition = card_of(state, card)
        waits = any(number == self.number for number, _ in definition.traps)
        if state.zone[card] != BENEATH or not waits or not stands(state, self.focus):
            return self.done(state)
        if definition.stays:
            state.move(card, ATTACHED, seat, PLAYED, realm)
        else:
            state.move(card, TABLE, seat, PLAYED)
        state.tell(events.CardExposed(seat, card, realm))
        self.goto(self.settled)
        program = definition.abilities[self.number].program
        if program.code:
            state.call(Effect.of(program, card, seat, focus=self.focus))
            if might_be_answered(state):
                state.call(Answers(card=card, seat=seat, at=len(state.stack) - 1))
        return None

    def settled(self, state: State) -> None:
        """SF-TRAP-05. Discard a card that was cancelled, or that neither stays nor lasts."""
        card = self.card
        lies_there = state.game.layout.in_play[state.zone[card]]
        spent = state.zone[card] == TABLE and not has_lasting(state, card)
        if lies_there and (spent or self.result == CANCELLED):
            discard(state, card, SPENT)
        self.done(state)


def spring(state: State, realm: int, event: ExposingEvent) -> None:
    """SF-TRAP-03. Turn up the cards under a realm that wait for what has just happened, oldest first."""
    due = [(card, number) for card in beneath(state, realm) if (number := waits_for(state, card, event)) >= 0]
    for card, number in reversed(due):
        state.call(Exposure(card=card, number=number, focus=event.card))


def waits_for(state: State, card: int, event: ExposingEvent) -> int:
    """The ability of a card that an event triggers, or -1."""
    standing = Standing(card, state.control[card])
    for number, ability in card_of(state, card).traps:
        trigger: Any = ability.trigger
        if trigger is not None and isinstance(event, trigger.event) and trigger.matches(state, standing, event):
            return int(number)
    return -1


def warded(state: State, realm: int, source: int) -> bool:
    """SF-TRAP-06. Whether a card under a realm of this formation is given up to save one that a spell would raze or
    discard.
    """
    seat = state.control[realm]
    if not state.pile(BENEATH, seat) or card_of(state, source).type not in SPELLS:
        return False
    for card in list(state.pile(BENEATH, seat)):
        if printed(card_of(state, card), Ward):
            state.lay_open(card)
            state.tell(events.CardExposed(seat, card, state.host[card]))
            discard(state, card, PAID)
            return True
    return False
