"""The battle: one attack on one realm, in one or more rounds (sections COMB, END, SPOIL).

* **A** The attacker chooses a realm that at least one of their champions can attack.
* **B** They send a champion from hand or pool.
* **C** The defender sends one to meet it; an undefended realm is razed.
* **D** Powers and attached cards activate, the attacker's side first (``round``).
* **E, F** The totals are compared; the losing side plays card after card until it leads or gives up.
* **G, H** The higher total wins; ties go to the defender. The winner returns to the pool, the loser is discarded with
  everything attached to it.
* **I** An attacker who won may send another champion against the same realm. **J** Spoils of victory.

The table's registers hold who fights whom, so any card can ask; this procedure only tracks how far the battle has got.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.attacks import attackers_for, defenders_for
from spellhall.games.spellfire.rules.battle.bonus_spoils import next_owed, settle
from spellhall.games.spellfire.rules.battle.borrowed import forget_model
from spellhall.games.spellfire.rules.battle.cleanup import (
    clear_round,
    may_go_home,
    renew_for_battle,
    retire,
    stand_down,
)
from spellhall.games.spellfire.rules.battle.conquest import raze_in_battle
from spellhall.games.spellfire.rules.battle.fallen import forget_fallen
from spellhall.games.spellfire.rules.battle.forced_attacks import goes_on, who_must_go
from spellhall.games.spellfire.rules.battle.lending import FOR_ATTACKER, FOR_DEFENDER, forget_aid, reward
from spellhall.games.spellfire.rules.battle.meeting import open_meeting
from spellhall.games.spellfire.rules.battle.must_fight import must_defend
from spellhall.games.spellfire.rules.battle.outcomes import (
    ATTACKER_STOPPED,
    ATTACKER_WON,
    DEFENDER_STOPPED,
    DEFENDER_WON,
    MOVED_ON,
    REALM_GONE,
)
from spellhall.games.spellfire.rules.battle.razing import recover
from spellhall.games.spellfire.rules.battle.renewed_hand import renew_hands
from spellhall.games.spellfire.rules.battle.round import Round, interruption
from spellhall.games.spellfire.rules.battle.ruins import fall_down, lay_siege, lift_siege
from spellhall.games.spellfire.rules.battle.seized import release, seized_by
from spellhall.games.spellfire.rules.battle.sides import stands
from spellhall.games.spellfire.rules.battle.spoils import Spoils, claimed
from spellhall.games.spellfire.rules.battle.tolls import exact_toll
from spellhall.games.spellfire.rules.battle.two_spoils import spoils_for
from spellhall.games.spellfire.rules.battle.zero_level import wither
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.levels.roles import perishes
from spellhall.games.spellfire.rules.levels.traits import type_of
from spellhall.games.spellfire.rules.plays.play import Tribute, discard
from spellhall.games.spellfire.rules.plays.windows import begin, open_window
from spellhall.games.spellfire.rules.questions import Resistance
from spellhall.games.spellfire.rules.special_cards.hand_exchange import end_barter
from spellhall.games.spellfire.rules.special_cards.heralds import call_heralds
from spellhall.games.spellfire.rules.special_cards.round_hand import discard_allotted
from spellhall.games.spellfire.rules.special_cards.saviours import call_saviours
from spellhall.games.spellfire.rules.special_cards.traps import spring
from spellhall.games.spellfire.rules.tournament.dungeon_discard import dungeon_actions
from spellhall.games.spellfire.rules.tournament.warriors_rule import doom, lift_doom, warriors_rule
from spellhall.games.spellfire.rules.turn.end_of_turn import expire
from spellhall.games.spellfire.table import (
    ABYSS,
    ACTIVATING,
    ATTACKED,
    ATTACKER,
    BATTLE,
    BATTLE_END,
    CHALLENGED,
    DEFENCE,
    DEFENDED,
    DEFENDER,
    DISCARD,
    DOOMED,
    DUNGEON_DISCARD,
    FORMATION,
    FOUGHT,
    HALTED,
    HAND,
    HAS_DEFENDED,
    LEADING,
    LIMBO,
    MODEL,
    NAMED,
    NO_BATTLE,
    OFFENCE,
    PLAYED,
    RAZED,
    ROUND,
    ROUND_END,
    SETTLED,
    SIEGES,
    SLAIN,
    STAGE,
    TARGET,
    VOID,
)
from spellhall.kernel.frames import CHOOSE_CARD, PASS, VERB_SHIFT, YES, YES_NO, Ask, Procedure, ask
from spellhall.kernel.state import State

OUT_OF_PLAY = (DISCARD, LIMBO, ABYSS, VOID)


class Battle(Procedure):
    """SF-COMB. One player attacks another's realm."""

    FIELDS = ("attacker", "realm", "spoils", "outcome")
    __slots__ = FIELDS
    attacker: int
    realm: int
    spoils: int
    outcome: int

    def start(self, state: State) -> None:
        """SF-COMB-A1, SF-PH4-01. The realm is chosen; that uses up the turn's one attack."""
        form_of(state).engage(state, self.attacker, self.realm)
        defender = state.control[self.realm]
        state.set_seat(ATTACKED, self.attacker, 1)
        state.mark(SIEGES, self.realm, state.marks[SIEGES][self.realm] + 1)
        renew_for_battle(state)
        lay_siege(state, self.realm)
        if state.lasting:
            forget_fallen(state)
        state.set_reg(ATTACKER, self.attacker)
        state.set_reg(DEFENDER, defender)
        state.set_reg(TARGET, self.realm)
        state.set_regs((OFFENCE, DEFENCE, LEADING), -1)
        state.set_reg(ROUND, 0)
        state.set_reg(STAGE, NAMED)
        state.tell(events.RealmNamed(self.attacker, self.realm))
        self.goto(self.send)
        open_window(state, skip=self.attacker)

    def realm_stands(self, state: State) -> bool:
        """Whether the attacked realm is still there, and has not been razed in this battle."""
        return state.zone[self.realm] == FORMATION and state.marks[RAZED][self.realm] != 1

    def send(self, state: State) -> Ask | None:
        """SF-COMB-B1, SF-COMB-B6, SF-COMB-I5. The attacker sends a champion, or declines."""
        options = attackers_for(state, self.attacker, self.realm) if self.realm_stands(state) else []
        first = state.regs[ROUND] == 0
        bound = who_must_go(state, self.attacker, self.realm, options, first)
        options = [*(bound or options), *dungeon_actions(state, self.attacker)]
        label = "send a champion to attack, or give the attack up" if first else "send another champion, or stop"
        if bound:
            label = "you must send a champion to attack"
        else:
            options.append(PASS)
        return ask(self.attacker, CHOOSE_CARD, options, self.sent, label, "SF-COMB-B1", from_hand=True)

    def sent(self, state: State, champion: int) -> None:
        """SF-END-04, SF-AVA-05. Without a champion the battle ends and no one wins; an avatar from hand has its
        price.
        """
        if champion == PASS:
            return self.goto(self.over)
        if champion >> VERB_SHIFT == DUNGEON_DISCARD:
            return begin(state, self.attacker, champion)
        state.set_reg(OFFENCE, champion)
        self.goto(self.step_forward)
        self.charge(state, champion)
        return None

    def charge(self, state: State, champion: int) -> None:
        """SF-AVA-05. Pay the price of a champion from hand before it steps forward."""
        if state.zone[champion] == HAND and card_of(state, champion).price is not None:
            state.call(Tribute(card=champion, seat=state.control[champion]))

    def step_forward(self, state: State) -> None:
        """SF-COMB-B5. The attacker enters the battle; "when attacking" powers work at once."""
        champion = state.regs[OFFENCE]
        renew_for_battle(state, "once_a_round")
        state.set_reg(ROUND, state.regs[ROUND] + 1)
        state.set_reg(STAGE, CHALLENGED)
        state.move(champion, BATTLE, self.attacker, PLAYED)
        state.mark(FOUGHT, champion, state.marks[FOUGHT][champion] + 1)
        state.set_reg(DEFENCE, -1)
        attack = events.Attacks(self.attacker, champion, self.realm)
        state.tell(attack)
        self.goto(self.toll)
        return spring(state, self.realm, attack)

    def toll(self, state: State) -> None:
        """Pay what the realm demands for an attack."""
        self.goto(self.before_defence)
        exact_toll(state, self.realm)

    def divert(self, state: State, realm: int, by: int) -> None:
        """SF-SWAP-06, SF-SWAP-07. The attack continues against another realm. If that is another player's, or the realm
        itself fought, the one whose realm it is sends a defender anew.
        """
        former = self.realm
        form_of(state).disengage(state, self.realm)
        self.realm = realm
        form_of(state).engage(state, self.attacker, realm)
        state.mark(SIEGES, realm, state.marks[SIEGES][realm] + 1)
        state.set_reg(TARGET, realm)
        state.tell(events.AttackTurned(self.attacker, realm, by))
        defender = state.control[realm]
        if defender != state.regs[DEFENDER] or state.regs[DEFENCE] == former:
            retire(state, state.regs[DEFENCE])
            state.set_reg(DEFENDER, defender)
            state.set_reg(DEFENCE, -1)
            state.set_reg(LEADING, -1)
            state.set_reg(STAGE, CHALLENGED)

    def before_defence(self, state: State) -> None:
        """AMB-01. A window between the steps; an attacker already brought down by the realm doesn't get to see it."""
        wither(state)
        self.goto(self.defend)
        open_window(state)

    def defend(self, state: State) -> Ask | None:
        """SF-COMB-C1, SF-COMB-C4, SF-SWAP-08. The defender sends a champion of any kind, or lets the realm be razed."""
        if not self.realm_stands(state) or not stands(state, state.regs[OFFENCE]):
            options = []
        elif forced := seized_by(state, state.regs[DEFENDER]):
            state.set_reg(DEFENCE, forced[0])
            self.goto(self.meet)
            return None
        else:
            options = defenders_for(state, state.regs[DEFENDER])
        return ask(
            state.regs[DEFENDER],
            CHOOSE_CARD,
            options if must_defend(state, options) else [*options, PASS],
            self.defended,
            "send a champion to defend",
            "SF-COMB-C1",
            from_hand=True,
        )

    def defended(self, state: State, champion: int) -> None:
        """SF-COMB-C4, SF-AVA-05. A champion was chosen, or none."""
        if not self.realm_stands(state) or not stands(state, state.regs[OFFENCE]):
            return self.goto(self.fell_apart)
        if champion == PASS:
            return self.goto(self.undefended)
        state.set_reg(DEFENCE, champion)
        self.goto(self.meet)
        self.charge(state, champion)
        return None

    def meet(self, state: State) -> None:
        """SF-COMB-C5, SF-COMB-C6. Both champions are in place: combat starts."""
        offence, champion = state.regs[OFFENCE], state.regs[DEFENCE]
        if champion != self.realm:
            state.move(champion, BATTLE, state.regs[DEFENDER], PLAYED)
            state.mark(DEFENDED, champion, state.marks[DEFENDED][champion] + 1)
        state.set_seat(HAS_DEFENDED, state.regs[DEFENDER], 1)
        state.set_reg(STAGE, ACTIVATING)
        defence = events.Defends(state.regs[DEFENDER], champion, offence)
        state.tell(defence)
        self.goto(self.meeting)
        return spring(state, self.realm, defence)

    def meeting(self, state: State) -> None:
        """SF-COMB-C9. A moment for cards that are played before any power activates."""
        self.goto(self.fight)
        open_meeting(state)

    def fight(self, state: State) -> None:
        """Fight one round, unless a side has no champion any more (SF-SWAP-03)."""
        self.goto(self.judge)
        if state.regs[OFFENCE] < 0 or state.regs[DEFENCE] < 0:
            self.result = interruption(state)
            return
        state.tell(events.RoundBegan(self.attacker, state.regs[OFFENCE], state.regs[DEFENCE], state.regs[ROUND]))
        state.call(Round())

    def fell_apart(self, state: State) -> None:
        """AMB-22, SF-END-09. Realm or attacker vanished before both champions were in place: no spoils.

        SF-CALL-09. A few realms let the attacker send another.
        """
        self.goto(self.next_round if goes_on(state, self.realm) else self.over)

    def undefended(self, state: State) -> None:
        """SF-RAZE-04, SF-END-03. No one defends: the realm is razed, and the attacker earns spoils."""
        self.beat_realm(state)
        if self.realm_stands(state):
            retire(state, state.regs[OFFENCE])

    def beat_realm(self, state: State) -> None:
        """The realm falls.

        If it withstands its first defeat, another champion may attack it, but not under the Warrior's Rule
        (SFT-WAR-02, SFT-WAR-04).
        """
        if not warriors_rule(state) and raze_needs_more(state, self.realm):
            return self.goto(self.next_round)
        form = form_of(state)
        if form.regain(state, self.attacker, self.realm):
            if form.earns_spoils(realm_regained=True):
                self.spoils = self.attacker
            return self.goto(self.over)
        self.goto(self.over)
        if not fall_down(state, self.realm):
            raze_in_battle(state, self.realm)
        if not self.realm_stands(state):
            self.spoils = self.attacker
        return None

    def judge(self, state: State) -> None:
        """SF-COMB-G1. The round is decided; nothing has been cleaned up yet.

        SF-SWAP-07. If the attack went on elsewhere, nobody has won or lost: the next defender is sent.
        """
        if self.result == MOVED_ON:
            self.goto(self.before_defence)
            return
        state.set_reg(STAGE, SETTLED)
        self.outcome = self.result
        self.goto(self.retreat)
        winner, loser = self.sides(state)
        doom(state, loser)
        if loser >= 0:
            state.tell(events.RoundDecided(state.control[winner], winner, loser))
            call_saviours(state, loser)

    def sides(self, state: State) -> tuple[int, int]:
        """Winner and loser of the round, or -1 if it has none."""
        offence, defence = state.regs[OFFENCE], state.regs[DEFENCE]
        if self.outcome == ATTACKER_WON:
            return offence, defence
        return (defence, offence) if self.outcome == DEFENDER_WON else (-1, -1)

    def retreat(self, state: State) -> Ask | None:
        """SF-COMB-H6. A loser that can return to its pool may do so, or fall; its player decides."""
        _, loser = self.sides(state)
        doomed = state.regs[DOOMED] == loser
        if loser < 0 or doomed or state.zone[loser] != BATTLE or not may_go_home(state, loser):
            self.goto(self.conclude)
            return None
        label = f"return {card_of(state, loser).name} to the pool?"
        return ask(state.control[loser], YES_NO, [YES, PASS], self.retreated, label, "SF-COMB-H6")

    def retreated(self, state: State, action: int) -> None:
        """A loser that stays is discarded with everything attached to it."""
        if action == PASS:
            state.mark(HALTED, self.sides(state)[1], SLAIN)
        self.goto(self.conclude)

    def conclude(self, state: State) -> None:
        """SF-COMB-G2 to SF-COMB-I4, section END. What the outcome of the round means for the battle.

        Under the Warrior's Rule, an attacker who won has razed the realm (SFT-WAR-01), one who was stopped has lost
        (SFT-WAR-10).
        """
        outcome = self.outcome
        offence, defence = state.regs[OFFENCE], state.regs[DEFENCE]
        _, loser = self.sides(state)
        kind, whose = (type_of(state, loser), state.control[loser]) if loser >= 0 else (-1, -1)
        self.goto(self.over)
        if outcome == ATTACKER_WON:
            clear_round(state, winner=offence, loser=defence)
            if defence == self.realm or defence < 0 or warriors_rule(state):
                self.beat_realm(state)
                if defence == self.realm and perishes(state, defence):
                    discard(state, defence)
            else:
                self.goto(self.next_round)
        elif outcome == DEFENDER_WON:
            clear_round(state, winner=defence, loser=offence)
            self.pay_defender(state)
        elif outcome == ATTACKER_STOPPED:
            stand_down(state, offence, lost=warriors_rule(state))
            stand_down(state, defence)
            self.pay_defender(state)
        elif outcome == DEFENDER_STOPPED:
            stand_down(state, defence)
            clear_round(state, winner=offence, loser=-1)
            self.goto(self.next_round)
        else:
            for fighter in (offence, defence):
                retire(state, fighter)
            if outcome == REALM_GONE:
                self.spoils = self.attacker
        if loser >= 0:
            call_heralds(state, kind, whose)

    def pay_defender(self, state: State) -> None:
        """SF-END-01, SF-END-07. Spoils for defeating an attacker that left play (option ``defender_spoils_if``)."""
        options: SpellfireOptions = state.game.options
        if state.regs[OFFENCE] < 0:
            return  # SF-SWAP-03
        left_play = state.zone[state.regs[OFFENCE]] in OUT_OF_PLAY
        if left_play or options["defender_spoils_if"] == "any_defeat":
            self.spoils = state.regs[DEFENDER]

    def next_round(self, state: State) -> None:
        """SF-COMB-I1, SF-COMB-I3. Another champion may attack the same realm, and another defend it."""
        lift_doom(state)
        expire_round(state)
        if not self.realm_stands(state):
            if self.spoils < 0 and state.regs[DEFENCE] >= 0:
                self.spoils = self.attacker
            return self.goto(self.over)
        state.set_reg(OFFENCE, -1)
        state.set_reg(DEFENCE, -1)
        state.set_reg(STAGE, NAMED)
        if state.regs[ATTACKER] != self.attacker:
            state.set_reg(ATTACKER, self.attacker)
        self.goto(self.send)
        return open_window(state)

    def over(self, state: State) -> None:
        """SF-COMB-J1. Survivors go back to their pools; then spoils, and the battle's registers are cleared."""
        lift_doom(state)
        if self.spoils >= 0:
            self.spoils = claimed(state, self.spoils)
        for fighter in (state.regs[OFFENCE], state.regs[DEFENCE]):
            retire(state, fighter)
        expire_round(state)
        if state.lasting:
            release(state)
            expire(state, BATTLE_END, -1)
        lift_siege(state, self.realm)
        held_off = self.realm_stands(state) and state.regs[ROUND] > 0
        held_off = held_off and state.control[self.realm] != self.attacker
        if state.lasting:
            end_barter(state, self.spoils)
        self.spoils = settle(state, self.spoils)
        state.tell(events.BattleEnded(self.attacker, self.realm))
        if held_off:
            recover(state, self.realm)
            state.tell(events.RealmHeld(state.regs[DEFENDER], self.realm))
        if any(state.marks[DEFENDED]):
            for card in range(len(state.face)):
                if state.marks[DEFENDED][card]:
                    state.mark(DEFENDED, card, 0)
        state.set_regs((ATTACKER, DEFENDER, TARGET, OFFENCE, DEFENCE, LEADING), -1)
        state.set_reg(STAGE, NO_BATTLE)
        form_of(state).disengage(state, self.realm)
        self.goto(self.paid_out)
        if self.spoils >= 0:
            state.call(spoils_for(state, self.spoils))

    def paid_out(self, state: State) -> None:
        """SF-HOARD-01, SFT-AID-10. Draw any bonus spoils and reward the winner's helpers; then the battle is over."""
        options: SpellfireOptions = state.game.options
        besides = next_owed(state)
        if besides >= 0:
            return state.call(Spoils(seat=besides))
        if state.lasting:
            renew_hands(state)
        if options["aid"] == "on":
            if self.spoils >= 0:
                reward(state, FOR_ATTACKER if self.spoils == self.attacker else FOR_DEFENDER)
            forget_aid(state)
        return self.done(state)


def raze_needs_more(state: State, realm: int) -> bool:
    """Whether a realm's text lets it withstand its first razing of the turn; if so, that is used up."""
    for word, standing in held(state, Resistance):
        if word.covers_realm(state, realm, standing) and word.withstand(state, realm):
            return True
    return False


def expire_round(state: State) -> None:
    """SF-END-12. End whatever lasted for the round."""
    if state.lasting:
        discard_allotted(state)
        if state.marks[MODEL][state.regs[TARGET]]:
            forget_model(state, state.regs[TARGET])
        expire(state, ROUND_END, -1)
