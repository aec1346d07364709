"""Guessing the type of a card before it is turned up (section GUESS)."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import ALLY, ARTIFACT, EVENT, ITEM, SUPPORT, TYPE_NAMES
from spellhall.games.spellfire.rules.battle.sides import in_round, opponent_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.questions import Insight
from spellhall.games.spellfire.table import DISCARDED
from spellhall.kernel.frames import CHOOSE_OPTION, PICK, Ask, Procedure, action, ask
from spellhall.kernel.state import State

WHICH_TYPE = "which type of card?"
OF_BATTLES = (ALLY, *sorted(SUPPORT), ITEM, ARTIFACT, EVENT)
"""The types that are played into a round, most frequent first."""


class Guess(Procedure):
    """``seat`` guesses the type of ``card``, which its opponent plays into the round. The result is 1 if they are
    right.
    """

    FIELDS = ("card", "seat")
    __slots__ = FIELDS
    card: int
    seat: int

    def start(self, state: State) -> Ask:
        """SF-GUESS-01. The card lies face down, so the guess is pure luck."""
        options = [action(PICK, kind) for kind in OF_BATTLES]
        return ask(self.seat, CHOOSE_OPTION, options, self.guessed, WHICH_TYPE, "SF-GUESS-01", words=TYPE_NAMES)

    def guessed(self, state: State, kind: int) -> None:
        """SF-GUESS-02. Turn the card up; discard it if its type was guessed."""
        state.lay_open(self.card)
        state.tell(events.TypeGuessed(self.seat, self.card, kind))
        hit = int(card_of(state, self.card).type == kind)
        if hit:
            discard(state, self.card, DISCARDED)
        self.done(state, hit)


def guesser(state: State, seat: int) -> int:
    """The seat that guesses what another plays into the round, or -1."""
    for _, standing in held(state, Insight):
        if opponent_of(state, standing.seat) == seat and in_round(state, standing.source):
            return standing.seat
    return -1
