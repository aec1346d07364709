"""The Dungeon Discard: give up a dungeon card to remove any card from a discard pile (section DUN, tournament rules).

It isn't a play, so it can't be answered and no window opens after it (SFT-DUN-08).
Its player may do it whenever they have a choice in their turn: in each phase, in their battle, and in windows.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import DUNGEON
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.table import ACTIVE, BETWEEN, DISCARD, DUNGEON_DISCARD, PHASE, TABLE, VOID
from spellhall.kernel.frames import CHOOSE_CARD, Ask, Procedure, action, ask
from spellhall.kernel.state import State

OWN_TURN = Refusal("SFT-DUN-01", "you can give up a dungeon card only in your own turn")
NOTHING_DISCARDED = Refusal("SFT-DUN-06", "no discard pile has a card that could leave the game with it")


class DungeonDiscard(Procedure):
    """SFT-DUN-03. The player of a dungeon ``card`` takes it out of the game, and another card with it."""

    FIELDS = ("card", "seat")
    __slots__ = FIELDS
    card: int
    seat: int

    def start(self, state: State) -> Ask:
        """SFT-DUN-03, SFT-DUN-04. Ask for one card from all the discard piles."""
        name = card_of(state, self.card).name
        label = f"which card leaves the game with {name}?"
        return ask(self.seat, CHOOSE_CARD, discarded(state), self.chosen, label, "SFT-DUN-03")

    def chosen(self, state: State, card: int) -> None:
        """SFT-DUN-05, SFT-DUN-07. Remove both from the game."""
        state.tell(events.DungeonGivenUp(self.seat, self.card, card))
        for gone in (self.card, card):
            state.move(gone, VOID, state.owner[gone])
        self.done(state)


def discarded(state: State) -> list[int]:
    """The cards in all discard piles."""
    return [card for seat in range(state.seats) for card in state.pile(DISCARD, seat)]


def why_not_give_up(state: State, seat: int) -> Refusal | None:
    """Why a seat that has a dungeon card can't give it up now."""
    if state.regs[ACTIVE] != seat or state.regs[PHASE] == BETWEEN:
        return OWN_TURN
    return None if discarded(state) else NOTHING_DISCARDED


def dungeon_actions(state: State, seat: int) -> list[int]:
    """SFT-DUN-01, SFT-DUN-02, SFT-DUN-06. Giving up a dungeon card, if a seat may (option ``dungeon_discard``).

    An imaginary opponent that follows rules never does.
    """
    options: SpellfireOptions = state.game.options
    if options["dungeon_discard"] == "off" or why_not_give_up(state, seat) is not None:
        return []
    form = form_of(state)
    if form.ruled and seat == form.opponent:
        return []
    dungeons = [card for card in state.pile(TABLE, seat) if card_of(state, card).type == DUNGEON]
    return [action(DUNGEON_DISCARD, card) for card in dungeons]
