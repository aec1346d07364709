"""The two forms of solitaire: one deck for both sides, or two decks (sections SET, PLR, END, TWO).

Each method answers one question of the rules (``rules.game_form.Form``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spellhall.games.spellfire.facts import REALM
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.attacks import attackers_for
from spellhall.games.spellfire.rules.game_form import Form, draw_pile
from spellhall.games.spellfire.rules.turn.draws import note_last, run_out
from spellhall.games.spellfire.solitaire import ending, lending
from spellhall.games.spellfire.solitaire.choice import note_comparison
from spellhall.games.spellfire.solitaire.drawing import Drawing, deal
from spellhall.games.spellfire.solitaire.offers import more_plays
from spellhall.games.spellfire.solitaire.table import OPPONENT, PLAYER, REFILLS, layout
from spellhall.games.spellfire.solitaire.waiting import take_what_came
from spellhall.games.spellfire.table import DISCARD, DRAW_PILE, FORMATION, HAND, RAZED, SPOILED
from spellhall.kernel.errors import UsageError
from spellhall.kernel.layout import Layout
from spellhall.kernel.state import State

BY_RULE = -1
FEW_REALMS = 10


class Solitaire(Form):
    """What both forms share: two seats, but only the first is asked."""

    seats = 2
    opponent = OPPONENT
    reshuffles = False

    def __init__(self, options: SpellfireOptions) -> None:
        self.ruled = options["opponent"] == "mechanical"
        self.stand_ins = {OPPONENT: BY_RULE if self.ruled else PLAYER}
        self.open_hand = not self.ruled or options["opponent_hand"] == "open"
        self.razed_realms = options["razed_realms"] == "on"
        self.play_out = options["play_out"] == "on"
        self.any_razed = options["regained_realms"] == "any"
        self.spoils_for_regaining = options["spoils_for_regaining"] == "on"

    def layout(self, usual: Layout) -> Layout:
        """SOL-VIS-01, SOL-VBO-08. Their hand is hidden, unless the player wants it open or plays it for them."""
        return layout(1 << PLAYER if self.open_hand else 0)

    def starter(self, state: State) -> int:
        """SOL-SET-10. The player begins."""
        return PLAYER

    def draws_alone(self, seat: int) -> bool:
        """SOL-DRW-01. They draw one card at a time."""
        return seat == OPPONENT

    def draw(self, state: State, seat: int, count: int, why: int) -> int:
        """SOL-DRW-01 to SOL-DRW-04. Draw one card at a time; spoils are one card, playable by their own rule."""
        pile = draw_pile(state, seat)
        if why == SPOILED and pile:
            state.move(pile[-1], HAND, seat, why)
            note_last(state, seat)
            return 1
        if not pile:
            run_out(state, seat)
            return 0
        if count > 0:
            state.call(Drawing(seat=seat, left=count, why=why))
        return min(count, len(pile))

    def deal(self, state: State, seat: int, count: int) -> None:
        """SOL-SET-10, SOL-SET-11. Deal their first cards."""
        deal(state, seat, count)

    def reshuffled(self, state: State) -> None:
        """SOL-END-06, SOL-END-07. Reshuffles are counted, so that no game goes on for ever."""
        state.set_reg(REFILLS, state.regs[REFILLS] + 1)

    def card_settled(self, state: State) -> None:
        """SOL-SEL-06. One of their cards may have been waiting for something to take."""
        if self.ruled:
            take_what_came(state)

    def compared(self, state: State) -> None:
        """SOL-VIS-02. Trials keep the sums that decide them."""
        note_comparison(state)

    def more_plays(self, state: State, seat: int) -> list[int]:
        """SOL-CHM-01, SOL-MAG-06. What else their rules let them play in a phase."""
        return more_plays(state) if self.ruled and seat == OPPONENT else []


class OneDeck(Solitaire):
    """One deck, draw pile and discard pile for both sides; only the player has realms."""

    decks = 1
    keepers = (PLAYER, PLAYER)
    common = frozenset((DRAW_PILE, DISCARD))

    def __init__(self, options: SpellfireOptions) -> None:
        super().__init__(options)
        if options["victory"] != "standard":
            raise UsageError(
                "one-deck solitaire is played for unrazed realms (SOL-END-08), so victory is standard there, not "
                f"{options['victory']}"
            )

    def cautions(self, cards: Sequence[Any]) -> list[str]:
        """SOL-END-14. Warns about decks with few realms."""
        realms = sum(1 for card in cards if card.type == REALM)
        if realms > FEW_REALMS or self.razed_realms:
            return []
        return [
            f"with {realms} realms in the deck six may never stand, since your opponent throws away those "
            "they draw (SOL-END-14)"
        ]

    def may_redeal(self, seat: int) -> bool:
        """SOL-SET-16. Only the player calls mulligans."""
        return seat == PLAYER

    def keeps_pool(self, seat: int) -> bool:
        """SOL-SET-12. They keep their pool without realms."""
        return seat == OPPONENT

    def may_stop(self, state: State, seat: int) -> bool:
        """SOL-END-04. Once the score is taken, the player may stop at the end of any of their turns."""
        return seat == PLAYER and ending.is_taken(state)

    def stop(self, state: State) -> None:
        """SOL-END-04. The player stops."""
        ending.finish(state)

    def take_score(self, state: State) -> bool:
        """SOL-END-09. Count the unrazed realms."""
        ending.finish(state)
        return True

    def close_turn(self, state: State) -> bool:
        """SOL-END-03 to SOL-END-07. Check whether the draw pile has run out this turn."""
        ending.close_turn(state, self.play_out)
        return state.scores is not None

    def targets(self, state: State, seat: int) -> list[int] | None:
        """SOL-PLR-01, SOL-PLR-02, SOL-PLR-07. The player attacks their own razed realms."""
        if not self.regains(seat):
            return None
        found = []
        for realm in state.pile(FORMATION, PLAYER):
            if state.marks[RAZED][realm] and (self.any_razed or lending.lies_open(state, realm)):
                twin = state.clone()
                lending.lend(twin, realm)
                if attackers_for(twin, seat, realm):
                    found.append(realm)
        return found

    def regains(self, seat: int) -> bool:
        """SOL-PLR-01. True for the player; the imaginary opponent attacks as in any game."""
        return seat == PLAYER

    def engage(self, state: State, seat: int, realm: int) -> None:
        """SOL-DEF-04. An attacked razed realm works for its defender."""
        if self.regains(seat):
            lending.lend(state, realm)

    def regain(self, state: State, seat: int, realm: int) -> bool:
        """SOL-PLR-03. The player wins a realm by rebuilding it."""
        return self.regains(seat) and lending.regain(state, realm)

    def disengage(self, state: State, realm: int) -> None:
        """SOL-DEF-05. A realm that wasn't regained is razed again, in its place."""
        lending.give_back(state, realm)

    def earns_spoils(self, realm_regained: bool) -> bool:
        """SOL-PLR-09. Whether a regained realm earns spoils, as a razed one does (option ``spoils_for_regaining``)."""
        return self.spoils_for_regaining or not realm_regained


class TwoDecks(Solitaire):
    """Each side has a deck and realms (section TWO)."""

    decks = 2


def form_for(options: SpellfireOptions) -> Form | None:
    """The form that the options choose; None for a game among several players."""
    kinds = {"one-deck": OneDeck, "two-deck": TwoDecks}
    kind = kinds.get(options["solitaire"])
    return None if kind is None else kind(options)
