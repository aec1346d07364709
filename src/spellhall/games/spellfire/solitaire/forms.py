"""The two forms of play for one: with one deck for both sides, and with two (sections SET, PLR, END, TWO).

Each method is a place where the rules ask (``rules.form.Form``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spellhall.games.spellfire.facts import REALM
from spellhall.games.spellfire.rules.battle.attacks import attackers_for
from spellhall.games.spellfire.rules.game_form import Form, draw_pile
from spellhall.games.spellfire.rules.turn.draws import note_last, run_out
from spellhall.games.spellfire.solitaire import ending, lending
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
    """What both forms share: two seats, of which only the first is asked."""

    seats = 2
    opponent = OPPONENT
    reshuffles = False

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.ruled = options["opponent"] == "mechanical"
        self.stand_ins = {OPPONENT: BY_RULE if self.ruled else PLAYER}
        self.open_hand = not self.ruled or options["opponent_hand"] == "open"
        self.razed_realms = options["razed_realms"] == "on"
        self.play_out = options["play_out"] == "on"
        self.any_razed = options["regained_realms"] == "any"
        self.spoils_for_regaining = options["spoils_for_regaining"] == "on"

    def layout(self, usual: Layout) -> Layout:
        """SOL-VIS-01, SOL-VBO-08. Their hand is closed, unless the player wants it open or plays it themselves."""
        return layout(1 << PLAYER if self.open_hand else 0)

    def starter(self, state: State) -> int:
        """SOL-SET-10. The player begins."""
        return PLAYER

    def draws_alone(self, seat: int) -> bool:
        """SOL-DRW-01. They draw card by card."""
        return seat == OPPONENT

    def draw(self, state: State, seat: int, count: int, why: int) -> int:
        """SOL-DRW-01 to SOL-DRW-04. Card by card; spoils are one card, and may be played by their own rule."""
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
        """SOL-SET-10, SOL-SET-11. Their first cards."""
        deal(state, seat, count)

    def reshuffled(self, state: State) -> None:
        """SOL-END-06, SOL-END-07. Counted, so that no game is refilled for ever."""
        state.set_reg(REFILLS, state.regs[REFILLS] + 1)

    def card_settled(self, state: State) -> None:
        """SOL-SEL-06. A card of theirs may have waited for something to take."""
        if self.ruled:
            take_what_came(state)

    def more_plays(self, state: State, seat: int) -> list[int]:
        """SOL-CHM-01, SOL-MAG-06. What their rules let them play in a phase besides the usual."""
        return more_plays(state) if self.ruled and seat == OPPONENT else []


class OneDeck(Solitaire):
    """One deck, one draw pile and one discard pile for both; only the player has realms."""

    decks = 1
    keepers = (PLAYER, PLAYER)
    common = frozenset((DRAW_PILE, DISCARD))

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(options)
        if options["victory"] != "standard":
            raise UsageError(
                "a game for one with one deck is played for the realms that stand (SOL-END-08), so what wins is "
                f"standard there and not {options['victory']}"
            )

    def cautions(self, cards: Sequence[Any]) -> list[str]:
        """SOL-END-14. Few realms."""
        realms = sum(1 for card in cards if card.type == REALM)
        if realms > FEW_REALMS or self.razed_realms:
            return []
        return [
            f"with {realms} realms in the deck six may never stand, since your opponent throws away those that he "
            "draws (SOL-END-14)"
        ]

    def may_redeal(self, seat: int) -> bool:
        """SOL-SET-16. Only the player calls a mulligan."""
        return seat == PLAYER

    def keeps_pool(self, seat: int) -> bool:
        """SOL-SET-12. They need no realms for their pool."""
        return seat == OPPONENT

    def may_stop(self, state: State, seat: int) -> bool:
        """SOL-END-04. Once the score is taken, the player may stop at the end of one of their turns."""
        return seat == PLAYER and ending.is_taken(state)

    def stop(self, state: State) -> None:
        """SOL-END-04. They stop."""
        ending.finish(state)

    def take_score(self, state: State) -> bool:
        """SOL-END-09. The standing realms are counted."""
        ending.finish(state)
        return True

    def close_turn(self, state: State) -> bool:
        """SOL-END-03 to SOL-END-07. The draw pile may have run out in this turn."""
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
        """SOL-PLR-01. The player does; the imaginary opponent attacks as in every game."""
        return seat == PLAYER

    def engage(self, state: State, seat: int, realm: int) -> None:
        """SOL-DEF-04. The razed realm that is attacked works for its defender."""
        if self.regains(seat):
            lending.lend(state, realm)

    def regain(self, state: State, seat: int, realm: int) -> bool:
        """SOL-PLR-03. To the player a realm falls by standing again."""
        return self.regains(seat) and lending.regain(state, realm)

    def disengage(self, state: State, realm: int) -> None:
        """SOL-DEF-05. A realm that was not regained lies razed in its place again."""
        lending.give_back(state, realm)

    def earns_spoils(self, realm_regained: bool) -> bool:
        """SOL-PLR-09. For a realm regained as for one razed (option ``spoils_for_regaining``)."""
        return self.spoils_for_regaining or not realm_regained


class TwoDecks(Solitaire):
    """Each side has a deck and realms (section TWO)."""

    decks = 2


def form_for(options: Mapping[str, Any]) -> Form | None:
    """The form that the options name; None for play among several."""
    kinds = {"one-deck": OneDeck, "two-deck": TwoDecks}
    kind = kinds.get(options["solitaire"])
    return None if kind is None else kind(options)
