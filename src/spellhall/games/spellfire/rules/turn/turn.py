"""A game from the first shuffle to the end, and every turn of it (sections SETUP, MULL, TURN, PH0 to PH6, LIMBO, VIC).

A turn has seven phases and never goes back: 0 play a rule card, 1 draw three, 2 a realm and a holding,
3 champions, items and spells, 4 one battle, 5 spells and the hand limit, 6 the end.
Phases 1, 5 and 6 always happen. In each phase the active player acts until they pass.
After every play the others may play anything that can be played at any time.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.battle import Battle
from spellhall.games.spellfire.rules.battle.forced_attacks import Duty, owed_attacks
from spellhall.games.spellfire.rules.battle.ruins import rising
from spellhall.games.spellfire.rules.battle.zero_level import wither
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.levels.projection import project
from spellhall.games.spellfire.rules.plays.legal_actions import phase_actions, rebuild_price
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.plays.windows import Window, begin, open_window
from spellhall.games.spellfire.rules.tournament.dungeon_discard import dungeon_actions
from spellhall.games.spellfire.rules.tournament.grind import LABEL as NO_REALM_LABEL
from spellhall.games.spellfire.rules.tournament.grind import realms_must_wait
from spellhall.games.spellfire.rules.tournament.quest_end import Homecoming
from spellhall.games.spellfire.rules.tournament.questing import quests_end, send_questing
from spellhall.games.spellfire.rules.tournament.time_limit import count_turn, out_of_turns
from spellhall.games.spellfire.rules.turn.draws import cards_to_draw, cards_without_melons, draw, hand_limit, new_piles
from spellhall.games.spellfire.rules.turn.end_of_turn import end_of_turn_work, expire, renew_powers
from spellhall.games.spellfire.rules.turn.mulligan import Mulligan, is_time, note_chance
from spellhall.games.spellfire.rules.turn.setup import set_up
from spellhall.games.spellfire.rules.turn.shared_draws import extra_for_others
from spellhall.games.spellfire.rules.turn.skipped_phases import is_skipped
from spellhall.games.spellfire.rules.turn.stalemate import (
    ROUNDS,
    end_in_stalemate,
    is_deadlock,
    realms_standing,
)
from spellhall.games.spellfire.rules.turn.victory import check_victory, final_scoring, wins_at_the_start
from spellhall.games.spellfire.table import (
    ACTIVE,
    ATTACK,
    ATTACKED,
    BETWEEN,
    CYCLED,
    DISCARDED,
    DUNGEON_DISCARD,
    END_TURN,
    EXHAUSTED,
    EXTRA,
    EXTRA_TURN,
    FORMATION,
    FOUGHT,
    GONE,
    HAND,
    HAS_DEFENDED,
    HOLDING_DONE,
    OWN_NEXT_TURN,
    PAID,
    PHASE,
    QUESTED,
    RAZED,
    REALM_DONE,
    REBUILD,
    RESUME,
    REVERSED,
    RULE_DONE,
    SEND_QUESTING,
    SKIP,
    STARTER,
    TURN,
    TURNS,
)
from spellhall.kernel.frames import ACT_OR_PASS, CHOOSE_CARD, OPERAND, PASS, VERB_SHIFT, Ask, Procedure, action, ask
from spellhall.kernel.state import State

PHASE_LABELS = (
    "phase 0: a rule card, or on to the draw",
    "phase 1",
    "phase 2: a realm and a holding",
    "phase 3: champions, items, spells",
    "phase 4: attack a realm",
    "phase 5: spells, then the hand limit",
)
PHASE_RULES = ("SF-PH0-01", "SF-PH1-01", "SF-PH2-01", "SF-PH3-01", "SF-PH4-01", "SF-PH5-01")


class Match(Procedure):
    """The whole game: setup, then turns until a rule ends it.

    ``idle`` counts the rounds of turns that have gone by without a change; ``clock`` and ``standing`` are the table's
    clock and its realms when the last of them began (see ``stalemate``).
    """

    FIELDS = ("idle", "clock", "standing")
    __slots__ = FIELDS
    idle: int
    clock: int
    standing: int

    def start(self, state: State) -> None:
        """SF-SETUP-03 to SF-SETUP-09. Draw for the first turn, shuffle, deal five cards each; then the first turn."""
        set_up(state)
        self.goto(self.next_turn)

    def next_turn(self, state: State) -> None:
        """SF-SETUP-08. Start a turn; this step runs again when it is over."""
        if out_of_turns(state):
            return
        if state.regs[TURN] == 0:
            self.goto(self.take_turn)
            return
        state.set_reg(PHASE, BETWEEN)
        self.goto(self.between_turns)
        open_window(state)

    def between_turns(self, state: State) -> None:
        """SF-TURN-04, AMB-51. Extra turns come first, in the order they were gained; then the player on the left."""
        extra = [effect for effect in state.lasting if effect[0] == EXTRA]
        if extra:
            state.end_lasting(extra[0])
            self._pass_to(state, extra[0][2], 1)
            return
        last = last_in_order(state)
        for effect in [effect for effect in state.lasting if effect[0] == RESUME]:
            state.end_lasting(effect)
        skipped = [effect for effect in state.lasting if effect[0] == SKIP]
        way = direction(state)
        for step in range(1, state.seats + 1):
            seat = (last + step * way) % state.seats
            if seat == state.regs[STARTER] and not state.regs[CYCLED]:
                state.set_reg(CYCLED, 1)
            if state.seat_data[GONE][seat]:
                continue
            lost = [effect for effect in skipped if effect[2] == seat]
            if lost:
                state.end_lasting(lost[0])
                skipped.remove(lost[0])
                continue
            self._pass_to(state, seat, 0)
            return
        self._pass_to(state, last, 0)

    def _pass_to(self, state: State, seat: int, extra: int) -> None:
        if extra and not any(effect[0] == RESUME for effect in state.lasting):
            state.begin_lasting((RESUME, -1, state.regs[ACTIVE], -1, -1, 0, 0))
        state.set_reg(ACTIVE, seat)
        state.set_reg(EXTRA_TURN, extra)
        self.goto(self.take_turn)

    def take_turn(self, state: State) -> None:
        """One turn of the active player."""
        options: SpellfireOptions = state.game.options
        cap = options["turn_cap"]
        if cap != "none" and state.regs[TURN] >= int(cap):
            final_scoring(state)
            return
        if self.is_stale(state):
            end_in_stalemate(state)
            return
        state.set_reg(TURN, state.regs[TURN] + 1)
        count_turn(state)
        self.goto(self.next_turn)
        state.call(Turn(seat=state.regs[ACTIVE]))

    def is_stale(self, state: State) -> bool:
        """SF-VIC-10, SF-VIC-11. Whether nothing has changed for three rounds of turns.

        A round begins with each turn of the first player still in the game.
        """
        options: SpellfireOptions = state.game.options
        if options["stalemate"] == "off" or state.game.decks or state.regs[ACTIVE] != state.seat_data[GONE].index(0):
            return False
        standing = realms_standing(state)
        still = state.clock == self.clock or (standing == self.standing and is_deadlock(state))
        self.idle = self.idle + 1 if still else 0
        self.clock, self.standing = state.clock, standing
        return self.idle >= ROUNDS


def last_in_order(state: State) -> int:
    """The seat that had the last turn in the normal order, not counting extra turns."""
    resuming = [effect for effect in state.lasting if effect[0] == RESUME]
    return resuming[0][2] if resuming else state.regs[ACTIVE]


def ends_cycle(state: State, seat: int) -> bool:
    """SF-EVT-10, AMB-52. Whether no player is left between a seat and the starting player.

    Everyone else has then finished their first turn, or lost it.
    """
    way = direction(state)
    between = ((state.regs[STARTER] - seat) * way - 1) % state.seats
    return all(state.seat_data[GONE][(seat + step * way) % state.seats] for step in range(1, between + 1))


def direction(state: State) -> int:
    """SF-TURN-08. 1 if turns go clockwise, -1 if the order has been reversed."""
    return -1 if any([effect[0] == REVERSED for effect in state.lasting]) else 1


def reverse(state: State) -> None:
    """SF-TURN-08. Turns go the other way round from now on."""
    reversed_before = [effect for effect in state.lasting if effect[0] == REVERSED]
    for effect in reversed_before:
        state.end_lasting(effect)
    if not reversed_before:
        state.begin_lasting((REVERSED, -1, -1, -1, -1, 0, 0))


class Turn(Procedure):
    """The seven phases of one turn. ``windowed`` is 1 once the others have had their window after the last play."""

    FIELDS = ("seat", "windowed")
    __slots__ = FIELDS
    seat: int
    windowed: int

    def __init__(self, seat: int = -1, windowed: int = -1) -> None:
        self.step = self.START
        self.result = -1
        self.seat = seat
        self.windowed = windowed

    def start(self, state: State) -> None:
        """SF-TURN-06. Reset the turn's counters, end what lasts until this turn, and begin phase 0."""
        seat = self.seat
        for column in (REALM_DONE, HOLDING_DONE, ATTACKED, RULE_DONE, QUESTED):
            if state.seat_data[column][seat]:
                state.set_seat(column, seat, 0)
        for each in range(state.seats):
            if state.seat_data[HAS_DEFENDED][each]:
                state.set_seat(HAS_DEFENDED, each, 0)
        state.tell(events.TurnBegan(seat, state.regs[TURN]))
        if state.lasting:
            expire(state, OWN_NEXT_TURN, seat)
            for realm in rising(state, seat):
                rebuild(state, realm)
        if not wins_at_the_start(state, seat):
            self._begin(state, 0)

    def _begin(self, state: State, phase: int) -> None:
        """AMB-01. A phase starts with a window for everyone else; then the active player acts.

        SFT-QST-18. Phase 2 starts with the quests that end in it.
        """
        state.set_reg(PHASE, phase)
        if phase == 3 and not state.regs[EXTRA_TURN]:
            renew_powers(state, self.seat)
        if phase in (3, 4) and is_skipped(state, self.seat, phase):
            return self._begin(state, phase + 1)
        state.tell(events.PhaseBegan(self.seat, phase))
        if phase == 2 and quests_end(state, self.seat):
            self.goto(self.played)
            state.call(Homecoming(seat=self.seat))
            return None
        self.goto(self.draw if phase == 1 else self.finish if phase == 6 else self.act)
        return open_window(state, skip=self.seat)

    def draw(self, state: State) -> None:
        """SF-PH1-01. The active player must draw three cards, plus what their cards add."""
        self.goto(self.drawn)
        options: SpellfireOptions = state.game.options
        count = cards_to_draw(state, self.seat)
        if options["melons"] != "none" and count < cards_without_melons(state, self.seat):
            state.tell(events.MelonEnvied(self.seat))
        draw(state, self.seat, count)
        for other, more in extra_for_others(state, self.seat):
            draw(state, other, more)

    def drawn(self, state: State) -> None:
        """Go on to phase 2, once everything set off by the draw is settled."""
        self._begin(state, 2)

    def act(self, state: State) -> Ask:
        """SF-TURN-01. The active player plays something or moves on to the next phase."""
        agreed: SpellfireOptions = state.game.options
        phase = state.regs[PHASE]
        options = phase_actions(state, self.seat)
        if agreed["dungeon_discard"] != "off":
            options += dungeon_actions(state, self.seat)
        owed = owed_attacks(state, self.seat, options) if phase == 4 and Duty in project(state).modifiers else []
        options = [*owed, *(each for each in options if each >> VERB_SHIFT != ATTACK)] if owed else [*options, PASS]
        label = NO_REALM_LABEL if state.regs[EXTRA_TURN] and realms_must_wait(state) else PHASE_LABELS[phase]
        return ask(self.seat, ACT_OR_PASS, options, self.acted, label, PHASE_RULES[phase], from_hand=True)

    def acted(self, state: State, action: int) -> None:
        """Handle one play; after each, the others may respond with anything that can be played at any time."""
        if action == PASS:
            phase = state.regs[PHASE]
            if phase == 2 and not (state.regs[EXTRA_TURN] and realms_must_wait(state)):
                note_chance(state, self.seat)
            if phase == 5:
                self.goto(self.hand_size)
            else:
                self._begin(state, phase + 1)
            return
        verb, operand = action >> VERB_SHIFT, action & OPERAND
        self.goto(self.act if verb == DUNGEON_DISCARD else self.played)
        if verb == ATTACK:
            state.call(Battle(attacker=self.seat, realm=operand))
        elif verb == REBUILD:
            state.call(Rebuild(seat=self.seat, realm=operand))
        elif verb == SEND_QUESTING:
            send_questing(state, self.seat, operand)
        else:
            begin(state, self.seat, action)

    def played(self, state: State) -> None:
        """SF-CTR-01. The play is settled; cards reduced to level 0 by it are removed."""
        if state.lasting:
            wither(state)
        self.goto(self.act)
        open_window(state, skip=self.seat)

    def hand_size(self, state: State) -> Ask:
        """SF-PH5-05. Discard down to the limit; the player chooses."""
        hand = state.pile(HAND, self.seat)
        excess = len(hand) - hand_limit(state, self.seat)
        options = list(hand) if excess > 0 else [PASS]
        return ask(self.seat, CHOOSE_CARD, options, self.hand_cut, "discard down to your hand limit", "SF-PH5-05")

    def hand_cut(self, state: State, card: int) -> None:
        """SF-HAND-03. Discards go to the discard pile, events to the Abyss."""
        if card == PASS:
            self.goto(self.after_discard)
            state.call(Window(first=self.seat, skip=-1, skip_too=-1))
        else:
            discard(state, card, DISCARDED)

    def after_discard(self, state: State) -> None:
        """AMB-44, AMB-83. The end-of-turn window; a mulligan can only be called here."""
        if is_time(state, self.seat):
            self.goto(self.mulligan_decided)
            state.call(Mulligan(seat=self.seat))
        else:
            self._begin(state, 6)

    def mulligan_decided(self, state: State) -> None:
        """SF-MULL-02. If a mulligan was called, the game has restarted and this turn is over."""
        if self.result == 1:
            self.done(state)
        else:
            self._begin(state, 6)

    def finish(self, state: State) -> Ask:
        """SF-PH6-01. The player ends the turn explicitly."""
        options = [*dungeon_actions(state, self.seat), action(END_TURN, 0)]
        if form_of(state).may_stop(state, self.seat):
            options.append(PASS)
        return ask(self.seat, ACT_OR_PASS, options, self.signalled, "end your turn", "SF-PH6-01", automatic=False)

    def signalled(self, state: State, action: int) -> None:
        """SF-PH6-02, AMB-47. Do the end-of-turn work; then score, if a pile ran out."""
        if action == PASS:
            form_of(state).stop(state)
            return
        if action >> VERB_SHIFT == DUNGEON_DISCARD:
            begin(state, self.seat, action)
            return
        state.tell(events.TurnEnded(self.seat))
        self.goto(self.close)

    def close(self, state: State) -> None:
        """AMB-47. Durations, Limbo, pools without realms."""
        end_of_turn_work(state, self.seat)
        self.goto(self.closed)

    def closed(self, state: State) -> None:
        """SF-PILE-05, SF-VIC-04. New draw piles, victory, exhaustion; then the next turn."""
        new_piles(state, self.seat)
        check_victory(state)
        if state.scores is not None:
            return
        closed = form_of(state).close_turn(state)
        if closed:
            return
        if closed is None and state.regs[EXHAUSTED]:
            final_scoring(state)
            return
        if any(state.marks[FOUGHT]):
            for card in range(len(state.face)):
                if state.marks[FOUGHT][card]:
                    state.mark(FOUGHT, card, 0)
        if not state.regs[EXTRA_TURN]:
            state.set_seat(TURNS, self.seat, state.seat_data[TURNS][self.seat] + 1)
        if not state.regs[CYCLED] and ends_cycle(state, last_in_order(state)):
            state.set_reg(CYCLED, 1)
        self.done(state)


class Rebuild(Procedure):
    """SF-RAZE-07. Turn up a razed realm for three cards from hand, chosen one by one."""

    FIELDS = ("seat", "realm", "paid")
    __slots__ = FIELDS
    seat: int
    realm: int
    paid: int

    def start(self, state: State) -> Ask:
        """SF-PH2-08. Ask which card to pay next."""
        return ask(
            self.seat, CHOOSE_CARD, list(state.pile(HAND, self.seat)), self.pay, "discard to rebuild", "SF-PH2-08"
        )

    def pay(self, state: State, card: int) -> None:
        """SF-RAZE-11. Pay it, following the normal rule for discards."""
        self.paid = max(self.paid, 0) + 1
        discard(state, card, PAID)
        if self.paid >= rebuild_price(state, self.realm):
            self.goto(self.turn_up)

    def turn_up(self, state: State) -> None:
        """SF-RAZE-08, SF-RAZE-10. The realm regains its power and shields again; the turn's realm action is used up."""
        rebuild(state, self.realm)
        state.set_seat(REALM_DONE, self.seat, 1)
        check_victory(state)
        self.done(state)


def rebuild(state: State, realm: int) -> None:
    """Turn a razed realm face up where it lies."""
    if state.zone[realm] == FORMATION and state.marks[RAZED][realm]:
        state.mark(RAZED, realm, 0)
        state.tell(events.RealmRebuilt(state.control[realm], realm))
