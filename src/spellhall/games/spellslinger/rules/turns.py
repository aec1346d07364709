"""A game from the shuffle to the last player, and a turn from step to step (sections SU, TN and WL).

First a random player decides who begins; everyone draws seven cards and may change them twice.
A turn has a beginning phase (turn upright, upkeep, draw), an attack phase, a main phase and an end phase.
The attack comes first: what is played in the main phase can block at once, and attack a turn later.
Every step except the cleanup ends with a window. If no one could act in one, and the next step changes nothing, no one
could act in the next one either: outside the main phase, what players can do doesn't depend on the step.
"""

from __future__ import annotations

from spellhall.games.spellslinger import events
from spellhall.games.spellslinger.option_types import SpellslingerOptions
from spellhall.games.spellslinger.rules.attack import Declaration
from spellhall.games.spellslinger.rules.blocks import Blocking, anybody_attacks
from spellhall.games.spellslinger.rules.combat import CombatDamage, destroy_doomed
from spellhall.games.spellslinger.rules.due import request
from spellhall.games.spellslinger.rules.leaving import end_combat
from spellhall.games.spellslinger.rules.numbers import stays_sideways
from spellhall.games.spellslinger.rules.partings import Breakable
from spellhall.games.spellslinger.rules.playing import open_window
from spellhall.games.spellslinger.rules.projection import held
from spellhall.games.spellslinger.rules.questions import Sleep
from spellhall.games.spellslinger.rules.sides import (
    active_seats,
    as_one,
    clockwise,
    lead,
    living,
    opponents,
    seat_after,
    teams,
)
from spellhall.games.spellslinger.rules.turning import turn_upright
from spellhall.games.spellslinger.rules.zones import draw, is_shared, pile_seat
from spellhall.games.spellslinger.table import (
    ACTIVE,
    ATTACK_BEGINS,
    ATTACK_ENDS,
    ATTACKERS,
    BLOCKERS,
    CALM,
    CLEANUP,
    COMBAT,
    DAMAGE,
    DOOMED,
    DRAW,
    DRAW_PILE,
    END,
    EXTRA,
    FIRST,
    HAND,
    HAND_SIZE,
    HELD,
    IN_PLAY,
    KEPT,
    MAIN,
    MOST_MULLIGANS,
    MULLIGANS,
    OUT,
    REDRAWN,
    SHIELD,
    SIDEWAYS,
    STAYS,
    STEP,
    TERRAINS,
    TURN,
    UPKEEP,
    UPRIGHT,
    WARD,
)
from spellhall.kernel.frames import CHOOSE_OPTION, YES, YES_NO, Ask, Procedure, ask
from spellhall.kernel.frames import PASS as NO
from spellhall.kernel.state import State

NEW_HAND = "SS-SU-11"
"""The rule of the mulligan question."""


class Match(Procedure):
    """The whole game. ``seat``: the player being asked."""

    FIELDS = ("seat",)
    __slots__ = FIELDS
    seat: int

    def start(self, state: State) -> None:
        """SS-SU-01, SS-SU-02. Everyone shuffles; a random player gets to choose."""
        for seat in [0] if is_shared(state) else range(state.seats):
            state.shuffle(DRAW_PILE, seat)
        self.seat = state.roll(state.seats)
        self.goto(self.choose_first)

    def choose_first(self, state: State) -> Ask | None:
        """SS-SU-02. Ask whether to play first or draw first. If the chooser has dropped out, their left neighbor
        chooses.
        """
        if state.seat_data[OUT][self.seat]:
            self.seat = seat_after(state, self.seat)
            return None
        words = ("play first", "draw first")
        label = "play first or draw first?"
        return ask(self.seat, CHOOSE_OPTION, [0, 1], self.first_chosen, label, "SS-SU-02", words=words)

    def first_chosen(self, state: State, option: int) -> None:
        """SS-SU-03, SS-SU-04. A player who draws first gives the first turn to their left neighbor, an opponent."""
        first = self.seat if option == 0 else opponents(state, self.seat)[0]
        first = lead(state, first)
        state.set_reg(FIRST, first)
        state.set_reg(ACTIVE, first)
        state.tell(events.FirstChosen(first))
        for seat in clockwise(state, first):
            draw(state, seat, HAND_SIZE)
        self.seat = -1
        self.goto(self.next_hand)

    def next_hand(self, state: State) -> None:
        """SS-SU-15. Round by round, in turn order, players who haven't kept a hand decide."""
        order = clockwise(state, state.regs[FIRST])
        place = order.index(self.seat) + 1 if self.seat in order else 0
        open_ = [seat for seat in order[place:] + order[:place] if not state.seat_data[KEPT][seat]]
        if not open_:
            self.goto(self.first_turn)
            return
        self.seat = open_[0]
        self.goto(self.keep)

    def keep(self, state: State) -> Ask | None:
        """SS-SU-11, SS-SU-14. Ask whether to keep the hand, or shuffle it back and draw a new one."""
        taken = state.seat_data[MULLIGANS][self.seat]
        if taken >= MOST_MULLIGANS or state.seat_data[OUT][self.seat]:
            state.set_seat(KEPT, self.seat, 1)
            self.goto(self.next_hand)
            return None
        size = HAND_SIZE - taken
        label = f"keep this hand, or take a mulligan: a new one of {size} cards?"
        return ask(self.seat, YES_NO, [YES, NO], self.kept, label, NEW_HAND, automatic=False)

    def kept(self, state: State, answer: int) -> None:
        """SS-SU-12, SS-SU-13. The first new hand has seven cards, the second six."""
        self.goto(self.next_hand)
        seat = self.seat
        if answer == NO:
            state.set_seat(KEPT, seat, 1)
            state.tell(events.Keeps(seat))
            return
        taken = state.seat_data[MULLIGANS][seat]
        state.set_seat(MULLIGANS, seat, taken + 1)
        state.tell(events.Mulliganed(seat, HAND_SIZE - taken))
        for card in list(state.pile(HAND, seat)):
            state.move(card, DRAW_PILE, pile_seat(state, seat), REDRAWN)
        state.shuffle(DRAW_PILE, pile_seat(state, seat))
        draw(state, seat, HAND_SIZE - taken)

    def first_turn(self, state: State) -> None:
        """Everyone has a hand. If the first player has dropped out, the next one begins."""
        if state.seat_data[OUT][state.regs[FIRST]]:
            state.set_reg(FIRST, self.following(state, state.regs[FIRST]))
            state.set_reg(ACTIVE, state.regs[FIRST])
        self.goto(self.next_turn)
        state.set_reg(TURN, 1)
        state.call(Turn())

    def next_turn(self, state: State) -> None:
        """SS-TN-01, SS-TN-19. The next player's turn, or another one for the same player."""
        active = state.regs[ACTIVE]
        extra = state.seat_data[EXTRA]
        again = [seat for seat in active_seats(state) if extra[seat]] if any(extra) else []
        if again and not state.seat_data[OUT][active]:
            state.set_seat(EXTRA, again[0], extra[again[0]] - 1)
            state.tell(events.TookTurn(again[0]))
        else:
            state.set_reg(ACTIVE, self.following(state, active))
        state.set_reg(TURN, state.regs[TURN] + 1)
        state.call(Turn())

    def following(self, state: State, active: int) -> int:
        """The seat whose turn follows a seat's."""
        if as_one(state):
            count = teams(state)
            return next(
                lead(state, team)
                for team in ((active + step) % count for step in range(1, count + 1))
                if any(seat % count == team for seat in living(state))
            )
        return seat_after(state, active)


class Turn(Breakable):
    """One turn, from the upright step to the cleanup. Each step sets the register STEP and reports that it began."""

    __slots__ = ()
    START = "upright"

    def break_off(self, state: State) -> None:
        """SS-WL-13. Go straight to the cleanup."""
        self.goto(self.cleanup)

    def begin(self, state: State, step: int) -> None:
        """A step begins. Only the log reads that, and that a turn begins: cards wait for the upkeep."""
        state.set_reg(STEP, step)
        if state.record is not None:
            state.tell(events.StepBegan(state.regs[ACTIVE], step))

    def upright(self, state: State) -> None:
        """SS-TN-05, SS-TN-06. All sideways permanents turn upright at once; there is no window."""
        if state.record is not None:
            state.tell(events.TurnBegan(state.regs[ACTIVE], state.regs[TURN]))
        self.begin(state, UPRIGHT)
        seats = active_seats(state)
        for seat in seats:
            if state.seat_data[TERRAINS][seat]:
                state.set_seat(TERRAINS, seat, 0)
            if state.seat_data[HELD][seat]:
                state.set_seat(HELD, seat, 2)
        wake(state, seats)
        self.goto(self.upkeep)

    def upkeep(self, state: State) -> None:
        """SS-TN-07, SS-TN-10. Whatever waits for the active player's upkeep triggers; then a window."""
        self.begin(state, UPKEEP)
        for seat in active_seats(state):
            state.tell(events.UpkeepBegan(seat))
        self.goto(self.upkeep_window)

    def upkeep_window(self, state: State) -> None:
        """The window after the triggers."""
        options: SpellslingerOptions = state.game.options
        late = options["draw"] == "between"
        self.goto(self.attack_begins if late else self.draw)
        open_window(state)

    def draw(self, state: State) -> None:
        """SS-TN-08, SS-TN-09, SS-SU-05 to SS-SU-08. The active player draws, except perhaps in the first turn."""
        self.begin(state, DRAW)
        if state.regs[TURN] > 1 or not skips_first_draw(state):
            for seat in active_seats(state):
                draw(state, seat, 1)
        self.goto(self.draw_window)

    def draw_window(self, state: State) -> None:
        """The window after the draw."""
        options: SpellslingerOptions = state.game.options
        late = options["draw"] == "between"
        self.goto(self.main if late else self.attack_begins)
        if not open_window(state) and not late:
            self.begin(state, ATTACK_BEGINS)
            self.goto(self.declare)

    def attack_begins(self, state: State) -> None:
        """SS-AT-01. A window before attackers are declared."""
        self.begin(state, ATTACK_BEGINS)
        self.goto(self.declare)
        open_window(state)

    def declare(self, state: State) -> None:
        """SS-AT-02. Attackers are declared."""
        self.begin(state, ATTACKERS)
        self.goto(self.declared)
        state.call(Declaration())

    def declared(self, state: State) -> None:
        """SS-TN-12. Without an attack there are no blockers and no combat damage."""
        attacked = anybody_attacks(state)
        self.goto(self.block if attacked else self.attack_ends)
        if not open_window(state) and not attacked and not any(state.marks[DOOMED]):
            self.begin(state, ATTACK_ENDS)
            self.goto(self.combat_over)

    def block(self, state: State) -> None:
        """SS-BL-13. The defending players declare their blockers."""
        if not anybody_attacks(state):
            self.goto(self.attack_ends)
            return
        self.begin(state, BLOCKERS)
        self.goto(self.blocked)
        state.call(Blocking())

    def blocked(self, state: State) -> None:
        """SS-CD-18. The last window before damage."""
        self.goto(self.strike)
        open_window(state)

    def strike(self, state: State) -> None:
        """SS-CD-03. Combat damage, in passes by speed."""
        self.begin(state, COMBAT)
        self.goto(self.struck)
        state.call(CombatDamage())

    def struck(self, state: State) -> None:
        """The window after combat damage."""
        self.goto(self.attack_ends)
        open_window(state)

    def attack_ends(self, state: State) -> None:
        """SS-KW-06. Destroy what Deadly characters fought; then a window."""
        self.begin(state, ATTACK_ENDS)
        destroy_doomed(state)
        self.goto(self.attack_ended)

    def attack_ended(self, state: State) -> None:
        """SS-CD-20. After the window, combat is over."""
        self.goto(self.combat_over)
        open_window(state)

    def combat_over(self, state: State) -> None:
        """Nothing attacks or blocks any more."""
        options: SpellslingerOptions = state.game.options
        destroy_doomed(state)
        end_combat(state)
        self.goto(self.draw if options["draw"] == "between" else self.main)

    def main(self, state: State) -> None:
        """SS-TN-13. The main phase is one long window."""
        self.begin(state, MAIN)
        self.goto(self.end)
        open_window(state)

    def end(self, state: State) -> None:
        """SS-TN-14. Whatever waits for the end of the turn triggers."""
        self.begin(state, END)
        for seat in active_seats(state):
            state.tell(events.TurnEnds(seat))
        self.goto(self.end_window)

    def end_window(self, state: State) -> None:
        """The last window of the turn."""
        self.goto(self.cleanup)
        open_window(state)

    def cleanup(self, state: State) -> None:
        """SS-TN-15 to SS-TN-18. Remove damage and end until-end-of-turn effects; no window."""
        self.begin(state, CLEANUP)
        if is_unclean(state):
            clean_up(state)
        self.goto(self.over)

    def over(self, state: State) -> None:
        """SS-TN-18. What triggered in the cleanup has resolved by now; clean up anything it left, too."""
        if is_unclean(state):
            self.goto(self.cleanup)
            return
        for seat in range(state.seats):
            if state.seat_data[HELD][seat] == 2:
                state.set_seat(HELD, seat, 0)
        self.done(state)


def wake(state: State, seats: list[int]) -> None:
    """SS-TN-05, SS-SW-02, SS-SW-06. Turn all permanents of these seats upright at once, except those that can't."""
    sideways, stays, sleeps = state.marks[SIDEWAYS], state.marks[STAYS], held(state, Sleep)
    permanents = [card for seat in seats for card in state.pile(IN_PLAY, seat)]
    woken = [
        card
        for card in permanents
        if sideways[card] and not stays[card] and not (sleeps and stays_sideways(state, card))
    ]
    for card in [card for card in permanents if stays[card]]:
        state.mark(STAYS, card, 0)
    turn_upright(state, woken)


def skips_first_draw(state: State) -> bool:
    """SS-SU-05, SS-SU-07, SS-SU-08. Whether the first draw is skipped: with two players, or two teams as one."""
    return state.seats == 2 or (as_one(state) and teams(state) == 2)


def is_unclean(state: State) -> bool:
    """SS-TN-18. Whether something is left that a cleanup removes."""
    marked = any(state.marks[DAMAGE]) or any(state.marks[SHIELD]) or any(state.seat_data[WARD])
    return bool(marked or state.lasting or state.regs[CALM])


def clean_up(state: State) -> None:
    """SS-TN-15 to SS-TN-17. All at once: no damage, no shields, nothing that lasts until end of turn."""
    damage = state.marks[DAMAGE]
    healed = [card for seat in range(state.seats) for card in state.pile(IN_PLAY, seat) if damage[card]]
    for mark in (DAMAGE, SHIELD):
        state.clear_mark(mark)
    state.clear_seats(WARD)
    for entry in list(state.lasting):
        state.end_lasting(entry)
    if state.regs[CALM]:
        state.set_reg(CALM, 0)
    for card in healed:
        state.tell(events.Healed(state.control[card], card))
    request(state)
