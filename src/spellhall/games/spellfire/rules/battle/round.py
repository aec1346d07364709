"""One round of battle: activation, comparison, the losing side's cards, result (sections COMB D to G, OOA, INST, UND).

The order of activation matters only if several cards would work together (SF-OOA-05): rule card, realm, holding,
cards in play before the battle, "before combat" powers; then the attacker's power and attached cards by type,
then the defender's. An instant defeat settles the round on the spot (SF-INST-08).
"""

from __future__ import annotations

from typing import Any

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import (
    ALLY,
    ARTIFACT,
    BLOOD_ABILITY,
    CLERIC,
    ITEM,
    PSIONIC_POWER,
    RULE,
    SPELLS,
    THIEF_SKILL,
    UNARMED,
    WIZARD,
)
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.aid import Aid
from spellhall.games.spellfire.rules.battle.lending import ask_actions
from spellhall.games.spellfire.rules.battle.outcomes import (
    ATTACKER_STOPPED,
    ATTACKER_WON,
    BOTH_GONE,
    DEFENDER_STOPPED,
    DEFENDER_WON,
    MOVED_ON,
    REALM_GONE,
)
from spellhall.games.spellfire.rules.battle.removed_mid_round import any_felled, fell, tell_struck
from spellhall.games.spellfire.rules.battle.rescue import Rescue, threatens
from spellhall.games.spellfire.rules.battle.round_order import leads, opens_round, struck_by_leader
from spellhall.games.spellfire.rules.battle.shared_holdings import holdings_for
from spellhall.games.spellfire.rules.battle.sides import attachments, bearer_of, facing, stands
from spellhall.games.spellfire.rules.battle.zero_level import wither
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.levels import base_level, own_level, total_level
from spellhall.games.spellfire.rules.levels.projection import held, is_silenced, model_of, project
from spellhall.games.spellfire.rules.levels.traits import has_trait, is_champion, type_of
from spellhall.games.spellfire.rules.plays.legal_actions import combat_actions
from spellhall.games.spellfire.rules.plays.legal_plays import why_not_in_combat
from spellhall.games.spellfire.rules.plays.play import Play, discard
from spellhall.games.spellfire.rules.plays.windows import begin, open_window
from spellhall.games.spellfire.rules.questions import Firmness, Mirror, Precedence
from spellhall.games.spellfire.rules.special_cards.blind_play import BlindPick, plays_blindly
from spellhall.games.spellfire.rules.special_cards.dictated_ally import Dictate, dictator
from spellhall.games.spellfire.rules.special_cards.face_down_allies import uncover
from spellhall.games.spellfire.rules.special_cards.type_guess import Guess, guesser
from spellhall.games.spellfire.rules.tournament.dungeon_discard import dungeon_actions
from spellhall.games.spellfire.table import (
    ACTIVATING,
    ASK_AID,
    ATTACKER,
    CHALLENGED,
    DEFENCE,
    DEFENDER,
    DUNGEON_DISCARD,
    EXCHANGE,
    FELLED,
    FORMATION,
    FRIGHTENED,
    HALTED,
    LEADING,
    OFFENCE,
    PLAY,
    RAZED,
    SLAIN,
    STAGE,
    TABLE,
    TARGET,
)
from spellhall.kernel.frames import ACT_OR_PASS, OPERAND, PASS, VERB_SHIFT, Ask, Procedure, action, ask
from spellhall.kernel.state import State
from spellhall.language.effect import Effect

BY_TYPE = ((ARTIFACT,), (ALLY,), (ITEM,), (BLOOD_ABILITY,), (THIEF_SKILL,), (UNARMED,), (PSIONIC_POWER,), SPELLS)
"""SF-OOA-02. The order of types among one side's attached cards; within a type, oldest first (AMB-17)."""

ACTIVATES = ("combat", "before", "defeat")
"""The kinds of abilities that activate when a card enters a round."""


class Round(Procedure):
    """SF-COMB-D to SF-COMB-G. ``queue`` holds the abilities still to activate, as ``handle * 8 + number of the
    ability``.

    ``asked`` is the bit mask of players whom the losing side has asked for aid since the last card.
    """

    FIELDS = ("last", "victim", "struck_by", "asked")
    LISTS = ("queue",)
    __slots__ = (*FIELDS, *LISTS)
    last: int
    victim: int
    struck_by: int
    asked: int
    queue: list[int]

    def start(self, state: State) -> None:
        """SF-OOA-01. Line up everything that activates."""
        self.queue = activation_order(state)
        self.goto(self.activate)

    def begin_again(self, state: State) -> None:
        """SF-SWAP-05. Combat starts over between the same champions."""
        state.set_reg(STAGE, ACTIVATING)
        state.set_reg(LEADING, -1)
        self.last = -1
        self.goto(self.start)

    def activate(self, state: State) -> None:
        """SF-COMB-D1. Activate the next ability; a power that was cancelled or has left does nothing."""
        wither(state)
        outcome = interruption(state)
        if outcome >= 0:
            return self.done(state, outcome)
        if not self.queue:
            state.set_reg(STAGE, EXCHANGE)
            return self.goto(self.compare if opens_round(state) < 0 else self.open)
        entry = self.queue.pop(0)
        card, number = entry >> 3, entry & 7
        return self._work(state, card, number)

    def _work(self, state: State, card: int, number: int) -> None:
        if not state.game.layout.in_play[state.zone[card]] or is_silenced(state, card):
            return
        ability = model_of(state, card).abilities[number]
        if ability.kind == "defeat":
            self._strike(state, card, number)
        elif ability.condition is None or ability.condition.holds(
            state, Effect.of(ability.program, card, state.control[card])
        ):
            user = state.regs[DEFENCE] if is_mirrored(state, card) else card
            state.call(Effect.of(ability.program, card, state.control[user], user=user))

    def _strike(self, state: State, card: int, number: int) -> None:
        """SF-INST-01, SF-INST-07. Powers of champions and allies allow one card to escape them; other cards don't."""
        victim = card if is_mirrored(state, card) else facing(state, card)
        if not threatens(state, card, number, victim):
            return
        self.victim, self.struck_by = victim, card << 3 | number
        self.goto(self.struck)
        kind = card_of(state, card).type
        if kind <= WIZARD or kind == ALLY:
            state.call(Rescue(victim=victim, source=card, number=number))

    def struck(self, state: State) -> None:
        """SF-INST-08, SF-INST-09, AMB-20. The victim is defeated at once, unless it has escaped."""
        card, number = self.struck_by >> 3, self.struck_by & 7
        exchange = self.own_power if self.last >= 0 else self.compare
        self.goto(self.activate if state.regs[STAGE] != EXCHANGE else exchange)
        if not state.game.layout.in_play[state.zone[card]] or not threatens(state, card, number, self.victim):
            return
        attacker_falls = self.victim == state.regs[OFFENCE]
        if model_of(state, card).abilities[number].details.get("discards") and self.victim != state.regs[TARGET]:
            fell(state, self.victim, SLAIN, card)
        elif self.victim != state.regs[TARGET]:
            fell(state, self.victim, FELLED, card)
        else:
            tell_struck(state, self.victim, card)
        self.done(state, DEFENDER_WON if attacker_falls else ATTACKER_WON)

    def open(self, state: State) -> Ask:
        """SF-BIND-01. A realm that defends itself may play the first card, whatever the levels."""
        seat = opens_round(state)
        options = [*combat_actions(state, seat), PASS]
        label = "play the first card of the round?"
        return ask(seat, ACT_OR_PASS, options, self.opened, label, "SF-BIND-01", from_hand=True)

    def opened(self, state: State, action: int) -> None:
        """From here on the round continues as usual."""
        if action == PASS:
            return self.goto(self.compare)
        self.last = action & OPERAND if action >> VERB_SHIFT == PLAY else -1
        self.goto(self.played)
        return begin(state, opens_round(state), action)

    def compare(self, state: State) -> None:
        """SF-COMB-E2. The higher total is winning, the defender if tied; then the other side may play."""
        outcome = interruption(state)
        if outcome >= 0:
            return self.done(state, outcome)
        if self.queue:
            entry = self.queue.pop(0)
            return self._work(state, entry >> 3, entry & 7)
        if frighten(state) or wither(state):
            return None
        offence = total_level(state, state.regs[OFFENCE])
        defence = total_level(state, state.regs[DEFENCE])
        leader = state.regs[ATTACKER] if leads(state, offence, defence) else state.regs[DEFENDER]
        if leader != state.regs[LEADING]:
            state.set_reg(LEADING, leader)
        state.tell(events.Totals(leader, offence, defence))
        form_of(state).compared(state)
        return self.goto(self.heard if state.fired else self.settle_leader)

    def heard(self, state: State) -> None:
        """SF-COMB-F7. A card was waiting for the comparison, and may have decided the round."""
        outcome = interruption(state)
        return self.goto(self.settle_leader) if outcome < 0 else self.done(state, outcome)

    def settle_leader(self, state: State) -> None:
        """SF-BIND-03. Some leaders strike at once; otherwise the losing side may play."""
        victim = struck_by_leader(state, state.regs[LEADING])
        return self.goto(self.offer) if victim < 0 else self._overrun(state, victim)

    def _overrun(self, state: State, victim: int) -> None:
        """SF-BIND-03. The victim is defeated and discarded; a realm that defends itself falls."""
        if victim != state.regs[TARGET]:
            fell(state, victim, SLAIN, facing(state, victim))
        self.done(state, DEFENDER_WON if victim == state.regs[OFFENCE] else ATTACKER_WON)

    def offer(self, state: State) -> Ask:
        """SF-COMB-F1. The losing side plays one card (or uses one power: AMB-16), or gives up the round."""
        seat = losing_seat(state)
        helpers = ask_actions(state, seat, max(0, self.asked))
        options = [*combat_actions(state, seat), *helpers, *dungeon_actions(state, seat), PASS]
        return ask(
            seat,
            ACT_OR_PASS,
            options,
            self.offered,
            "you are losing the round: play a card or give it up",
            "SF-COMB-F1",
            from_hand=True,
        )

    def offered(self, state: State, taken: int) -> None:
        """SF-COMB-F4. If it gives up, players outside the battle get a last chance (AMB-14)."""
        if taken == PASS:
            self.goto(self.last_chance)
            open_window(state, skip=state.regs[ATTACKER], skip_too=state.regs[DEFENDER])
            return
        verb = taken >> VERB_SHIFT
        if verb == ASK_AID:
            return self.ask_for_aid(state, taken & OPERAND)
        self.asked = 0
        self.last = taken & OPERAND if verb == PLAY else -1
        seat = losing_seat(state)
        if verb == PLAY and (who := guesser(state, seat)) >= 0:
            self.goto(self.guessed)
            state.call(Guess(card=self.last, seat=who))
            return
        if verb == PLAY and plays_blindly(state, seat):
            self.goto(self.dictated)
            state.call(BlindPick(card=self.last))
            return
        if verb == PLAY and (source := dictator(state, seat, self.last)) >= 0:
            self.goto(self.dictated)
            state.call(Dictate(card=self.last, seat=state.control[source], source=source))
            return
        self.goto(self.compare if verb == DUNGEON_DISCARD else self.played)
        begin(state, seat, taken)

    def guessed(self, state: State) -> None:
        """SF-GUESS-02. If the guess was wrong, the card is played."""
        seat = losing_seat(state)
        self.goto(self.played)
        if self.result == 0 and why_not_in_combat(state, seat, self.last) is None:
            begin(state, seat, action(PLAY, self.last))
        else:
            self.last = -1

    def dictated(self, state: State) -> None:
        """SF-BIND-05. The ally that was picked is played."""
        self.last = self.result
        self.goto(self.played)
        begin(state, losing_seat(state), action(PLAY, self.last))

    def ask_for_aid(self, state: State, helper: int) -> None:
        """SFT-AID-02. Each player outside can be asked once for every card played."""
        seat = losing_seat(state)
        self.asked = max(0, self.asked) | 1 << helper
        self.goto(self.aided)
        state.tell(events.AidAsked(seat, helper))
        state.call(Aid(seat=seat, helper=helper))

    def aided(self, state: State) -> None:
        """SFT-AID-14. A lent card counts as the play of the side that asked; without one, it chooses again."""
        if self.result < 0:
            return self.goto(self.offer)
        self.last, self.asked = self.result, 0
        return self.goto(self.played)

    def played(self, state: State) -> None:
        """SF-COMB-F7. The card is settled; its own power is part of it, and comes before anything else."""
        if self.last >= 0 and state.game.layout.in_play[state.zone[self.last]]:
            for number, ability in enumerate(model_of(state, self.last).abilities):
                if ability.kind in ACTIVATES:
                    self.queue.append(self.last << 3 | number)
        self.goto(self.own_power)
        form_of(state).card_settled(state)

    def own_power(self, state: State) -> None:
        """SF-COMB-F2, SF-EVT-04. The played card's power works, then others may play events; then compare again.

        SF-INST-08. If the card has beaten a fighter, the round is over at once.
        """
        options: SpellfireOptions = state.game.options
        if any_felled(state) or interruption(state) >= 0:
            self.last = -1
            return self.goto(self.compare)
        if self.queue:
            entry = self.queue.pop(0)
            return self._work(state, entry >> 3, entry & 7)
        self.last = -1
        self.goto(self.compare)
        winner_may_play = options["winner_may_play"] == "events_and_anytime"
        open_window(state, skip=-1 if winner_may_play else state.regs[LEADING])
        return None

    def last_chance(self, state: State) -> None:
        """AMB-14, SF-COVERT-02. If a third player changed the lead, play continues.

        Otherwise hidden allies are revealed, and the round is decided.
        """
        outcome = interruption(state)
        if outcome >= 0:
            return self.done(state, outcome)
        uncovered = uncover(state)
        offence = total_level(state, state.regs[OFFENCE])
        defence = total_level(state, state.regs[DEFENCE])
        leader = state.regs[ATTACKER] if leads(state, offence, defence) else state.regs[DEFENDER]
        if uncovered:
            state.set_reg(LEADING, leader)
            state.tell(events.Totals(leader, offence, defence))
            form_of(state).compared(state)
        elif leader != state.regs[LEADING]:
            return self.goto(self.compare)
        return self.done(state, ATTACKER_WON if leader == state.regs[ATTACKER] else DEFENDER_WON)


def losing_seat(state: State) -> int:
    """The seat that is losing the round."""
    regs = state.regs
    return regs[DEFENDER] if regs[LEADING] == regs[ATTACKER] else regs[ATTACKER]


def interruption(state: State) -> int:
    """The outcome of the round if card play has already decided it (section END), otherwise -1."""
    regs = state.regs
    offence, defence, realm = regs[OFFENCE], regs[DEFENCE], regs[TARGET]
    if regs[STAGE] == CHALLENGED:
        return MOVED_ON
    if realm >= 0 and (state.zone[realm] != FORMATION or state.marks[RAZED][realm] == 1):
        return REALM_GONE
    attacker_stands, defender_stands = stands(state, offence), stands(state, defence)
    if not attacker_stands and not defender_stands:
        return BOTH_GONE
    if not attacker_stands:
        return DEFENDER_WON
    if not defender_stands:
        return ATTACKER_WON
    if state.marks[HALTED][offence]:
        return ATTACKER_STOPPED
    return DEFENDER_STOPPED if state.marks[HALTED][defence] else -1


def activation_order(state: State) -> list[int]:
    """SF-OOA-01 to SF-OOA-06, SF-TRAP-08. Everything that activates in step D, in order."""
    regs = state.regs
    first = [h for seat in range(state.seats) for h in state.pile(TABLE, seat)]
    rules = [h for h in first if card_of(state, h).type == RULE]
    realm = regs[TARGET]
    holdings = holdings_for(state, realm)
    others = sorted((h for h in first if h not in rules), key=state.stamp.__getitem__)
    queue: list[int] = []
    for card in [*rules, *([realm] if realm >= 0 else []), *holdings, *others]:
        queue += entries(state, card, ACTIVATES)
    fighters = [regs[OFFENCE], regs[DEFENCE]]
    precedence = held(state, Precedence)
    alone = bool(precedence) and all(word.alone for word, _ in precedence)
    if precedence:
        fighters.reverse()
    for fighter in fighters:
        if fighter != realm:
            queue += entries(state, fighter, ("before",))
    if alone:
        if fighters[0] != realm:
            queue += entries(state, fighters[0], ("combat", "defeat"))
        fighters.reverse()
    for fighter in fighters:
        attached = [h for h in attachments(state, fighter) if h not in holdings]
        if fighter != realm and not (alone and fighter == regs[DEFENCE]):
            queue += entries(state, fighter, ("combat", "defeat"))
        for kinds in BY_TYPE:
            for card in attached:
                if card_of(state, card).type in kinds:
                    queue += entries(state, card, ACTIVATES)
    return queue


def entries(state: State, card: int, kinds: tuple[str, ...]) -> list[int]:
    """A card's abilities that activate in a round, as queue entries."""
    if state.marks[RAZED][card]:
        return []
    return [
        card << 3 | number for number, ability in enumerate(model_of(state, card).abilities) if ability.kind in kinds
    ]


def is_mirrored(state: State, card: int) -> bool:
    """SF-AIM-06. Whether an attacking champion's power works against itself."""
    if card != state.regs[OFFENCE] or Mirror not in project(state).modifiers:
        return False
    defence = state.regs[DEFENCE]
    return any(word.applies(state, defence, standing) for word, standing in held(state, Mirror))


def line_up(state: State, card: int, instead_of: int = -1) -> None:
    """Queue the abilities of a card brought into the round by another's power, and those of its attachments, next in
    line.

    ``instead_of`` is a fighter whose queued abilities are dropped.
    """
    going_on = ongoing(state)
    if going_on is None:
        return
    left = [entry for entry in going_on.queue if bearer_of(state, entry >> 3) != instead_of]
    comes = [card, *attachments(state, card)]
    going_on.queue = [e for one in comes for e in entries(state, one, ACTIVATES)] + left


def line_up_imitated(state: State, card: int) -> None:
    """SF-OPT-08. A card that has taken on another's power activates with it; its own queued abilities are dropped.

    If it does so while being played, it also does what that power does when played.
    If that play is still being settled, the rest is queued when the card joins the round.
    """
    going_on = ongoing(state)
    if going_on is None:
        return
    settling = any(isinstance(frame, Play) and frame.card == card for frame in state.stack)
    played = ("play",) if settling or going_on.last == card else ()
    kinds = played if settling else (*played, *ACTIVATES)
    left = [entry for entry in going_on.queue if entry >> 3 != card]
    going_on.queue = entries(state, card, kinds) + left


def ongoing(state: State) -> Any:
    """The round being fought, as our own copy (see ``State.own``), or None."""
    depth = next((at for at in range(len(state.stack) - 1, -1, -1) if isinstance(state.stack[at], Round)), -1)
    return None if depth < 0 else state.own(depth)


def frighten(state: State) -> bool:
    """SF-UND-02 to SF-UND-06, AMB-60. Undead of base level 4 or more scare off weak living allies; returns whether any
    fled.
    """
    options: SpellfireOptions = state.game.options
    if options["fear_of_undead"] == "off":
        return False
    fled = False
    for fighter in (state.regs[OFFENCE], state.regs[DEFENCE]):
        other = facing(state, fighter)
        if not stands(state, other) or (is_champion(state, other) and type_of(state, other) == CLERIC):
            continue
        allies = attachments(state, other)
        if not allies:
            continue
        feared = next((card for card in [fighter, *attachments(state, fighter)] if is_fearsome(state, card)), -1)
        if feared < 0:
            continue
        for ally in allies:
            if type_of(state, ally) == ALLY and is_timid(state, ally) and not stays_whatever(state, ally):
                state.tell(events.Fear(state.control[ally], ally, feared))
                discard(state, ally, FRIGHTENED)
                fled = True
    return fled


def stays_whatever(state: State, card: int) -> bool:
    """Whether nothing can remove a card while its round lasts (SF-TERM-27)."""
    return any(word.whatever and word.applies(state, card, standing) for word, standing in held(state, Firmness))


def is_fearsome(state: State, card: int) -> bool:
    """SF-UND-05. Whether a card is an undead champion or ally with a base level of at least four."""
    kind = card_of(state, card).type
    return (kind <= WIZARD or kind == ALLY) and has_trait(state, card, "undead") and base_level(state, card) >= 4


def is_timid(state: State, ally: int) -> bool:
    """SF-UND-02, SF-UND-03, AMB-59. Whether a card is a living ally of level one or two (option
    ``fear_ally_level``).
    """
    options: SpellfireOptions = state.game.options
    if has_trait(state, ally, "undead"):
        return False
    printed = options["fear_ally_level"] == "printed"
    level = card_of(state, ally).level if printed else own_level(state, ally)
    return 1 <= level <= 2
