"""The imaginary opponent: which of their rules answers which question.

They are never asked when there is no choice. They decide on what they see (``sight``), the decision is reported with
its reason, and only then carried out.
"""

from __future__ import annotations

from collections.abc import Callable

from spellhall.games.spellfire.facts import EVENT, HOLDING, REALM, RULE, SUPPORT
from spellhall.games.spellfire.rules.battle.battle import Battle
from spellhall.games.spellfire.rules.battle.rescue import Rescue
from spellhall.games.spellfire.rules.battle.round import Round
from spellhall.games.spellfire.rules.battle.sides import stands
from spellhall.games.spellfire.rules.battle.spoils import Spoils
from spellhall.games.spellfire.rules.battle.tolls import Payment
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.traits import is_champion
from spellhall.games.spellfire.rules.plays.answers import Answers
from spellhall.games.spellfire.rules.plays.at_once import AtOnce
from spellhall.games.spellfire.rules.plays.play import Play, Tribute
from spellhall.games.spellfire.rules.plays.windows import Window
from spellhall.games.spellfire.rules.turn.mulligan import Mulligan
from spellhall.games.spellfire.rules.turn.turn import Rebuild, Turn
from spellhall.games.spellfire.solitaire import reasons as r
from spellhall.games.spellfire.solitaire import waiting
from spellhall.games.spellfire.solitaire.attacking import attack_of_choice, champion_to_send
from spellhall.games.spellfire.solitaire.casting import caster_of_choice, is_to_be_cast, power_to_use, spell_to_cast
from spellhall.games.spellfire.solitaire.choice import Choice, Passed, tell
from spellhall.games.spellfire.solitaire.defending import defender_of_choice
from spellhall.games.spellfire.solitaire.drawing import Drawing
from spellhall.games.spellfire.solitaire.holding import waiting_event
from spellhall.games.spellfire.solitaire.parting import discard_of_choice, loss_of_choice
from spellhall.games.spellfire.solitaire.picking import pick
from spellhall.games.spellfire.solitaire.placing import (
    attachment_to_give,
    bearer_of_choice,
    champion_to_enter,
)
from spellhall.games.spellfire.solitaire.playing import ROUND_OFFER, card_of_choice, escape
from spellhall.games.spellfire.solitaire.razed import front_key
from spellhall.games.spellfire.solitaire.realms import (
    any_time_realm,
    place_of_choice,
    realm_for_holding,
    realm_or_holding,
)
from spellhall.games.spellfire.solitaire.sight import as_seen
from spellhall.games.spellfire.solitaire.table import MEANT, OPPONENT, PLAYER, TRIED
from spellhall.games.spellfire.solitaire.ties import high_key, level_of
from spellhall.games.spellfire.solitaire.trial import asks_for_role, swing, tried
from spellhall.games.spellfire.table import (
    ATTACKED,
    FORMATION,
    HAND,
    NO_BATTLE,
    OFFENCE,
    PLAY,
    RAZED,
    STAGE,
    TARGET,
    TURN,
    USE,
    USE_SECOND,
)
from spellhall.kernel.frames import OPERAND, PASS, VERB_SHIFT, YES, Ask, Procedure
from spellhall.kernel.state import State

SHOWN_AT_ONCE = (r.ANSWERS, r.LOSES, r.SENDS, r.DEFENDS, r.GIVES)
"""Deeds with cards from their hand that everyone sees in the next moment."""
Rule = Callable[[State, list[int]], Choice | None]


def choose(state: State, question: Ask) -> int:
    """Their answer to a question, reported with its reason."""
    options = question.options
    if len(options) == 1 and not _is_told_anyway(state, question):
        return options[0]
    seen = as_seen(state, OPPONENT)
    seen.question = question
    choice = answer(seen, question)
    action = choice.action
    if choice.deed == r.LOT:
        action = options[state.roll(len(options), OPPONENT)]
    _reveal(state, choice)
    tell(state, OPPONENT, choice)
    if choice.deed == r.ATTACKS:
        state.set_reg(MEANT, choice.card)
    if action >> VERB_SHIFT == PLAY:
        waiting.note(state, action & OPERAND)
    if action >> VERB_SHIFT in (USE, USE_SECOND) or _is_cast(state, action):
        state.mark(TRIED, action & OPERAND, state.regs[TURN])
    return action


def _is_cast(state: State, action: int) -> bool:
    """Whether it plays a spell or the like that has already been tried (SOL-SPL-03)."""
    return action >> VERB_SHIFT == PLAY and card_of(state, action & OPERAND).type in SUPPORT


def _is_told_anyway(state: State, question: Ask) -> bool:
    """SOL-VIS-01. Whether passing is reported even without a choice, since silence would reveal what they don't
    hold.
    """
    if question.rule == ROUND_OFFER:
        return True
    if question.rule == "SF-PH4-01":
        return not state.seat_data[ATTACKED][OPPONENT]
    fought = stands(state, state.regs[OFFENCE]) and state.zone[state.regs[TARGET]] == FORMATION
    return question.rule == "SF-COMB-C1" and fought and not state.marks[RAZED][state.regs[TARGET]]


def _reveal(state: State, choice: Choice) -> None:
    """A card from their hand that the choice reveals may be named in the report."""
    shown = choice.action >> VERB_SHIFT == PLAY or choice.deed in SHOWN_AT_ONCE
    if shown and choice.card >= 0 and state.zone[choice.card] == HAND:
        state.lay_open(choice.card)


def answer(state: State, question: Ask) -> Choice:
    """Make the choice, based on what they see."""
    frame, options = state.stack[-1], question.options
    if isinstance(frame, Turn):
        return _in_turn(state, question)
    if isinstance(frame, Battle):
        return _in_battle(state, question)
    if isinstance(frame, Play):
        return _within_play(state, frame, question)
    if isinstance(frame, Drawing):
        return _first(state, options, _drawn_event, attachment_to_give, any_time_realm)
    if isinstance(frame, Window):
        return _in_window(state, options)
    if isinstance(frame, Round):
        return (
            _first(state, options, waiting_event, power_to_use)
            if _has(state, options)
            else card_of_choice(state, options)
        )
    if isinstance(frame, Answers):
        return _counter(state, frame, options)
    if isinstance(frame, Rescue):
        return escape(state, options)
    if isinstance(frame, AtOnce) and state.regs[STAGE] == NO_BATTLE:
        return _spoils(state, frame.card, options)
    if isinstance(frame, AtOnce):
        return Choice(options[0])
    if isinstance(frame, Spoils):
        return _spoils(state, frame.card, options)
    return _other(state, frame, question)


def _first(state: State, options: list[int], *rules: Rule) -> Choice:
    """The answer of the first rule that has one; if none does, pass."""
    for rule in rules:
        choice = rule(state, options)
        if choice is not None:
            return choice
    return Choice(PASS)


def _in_window(state: State, options: list[int]) -> Choice:
    """SOL-GAP-05, SOL-SEL-05. Anything that can be played at any time; in a round they cast spells only while losing
    it.
    """
    spells = [spell_to_cast] if state.regs[STAGE] == NO_BATTLE else []
    return _first(state, options, waiting_event, any_time_realm, *spells, power_to_use)


def _has(state: State, options: list[int]) -> bool:
    """Whether an event or a power comes before the cards of a round (SOL-SEL-05, SOL-EVT-02)."""
    return waiting_event(state, options) is not None or power_to_use(state, options) is not None


def _drawn_event(state: State, options: list[int]) -> Choice | None:
    return waiting_event(state, options, drawn=True)


# ---------------------------------------------------------------------- their turn


def _in_turn(state: State, question: Ask) -> Choice:
    """SOL-GAP-02, SOL-GAP-04, SOL-GAP-05. Their turn, phase by phase."""
    options, rule = question.options, question.rule
    if rule == "SF-PH5-05":
        return discard_of_choice(state, options)
    if rule == "SF-PH0-01":
        return _first(state, options, waiting_event, _rule_card, power_to_use)
    if rule == "SF-PH2-01":
        return _first(
            state, options, waiting_event, realm_or_holding, champion_to_enter, attachment_to_give, power_to_use
        )
    if rule != "SF-PH4-01":
        return _first(state, options, waiting_event, champion_to_enter, attachment_to_give, spell_to_cast, power_to_use)
    before = _first(state, options, waiting_event, attachment_to_give, power_to_use)
    if before.action != PASS or state.seat_data[ATTACKED][OPPONENT]:
        return before
    return attack_of_choice(state, options)


def _rule_card(state: State, options: list[int]) -> Choice | None:
    """SOL-GAP-02. The rule card that they have held longest."""
    for option in options:
        if option >> VERB_SHIFT == PLAY and card_of(state, option & OPERAND).type == RULE:
            return Choice(option, r.PLAYS, option & OPERAND, (r.OLDEST_RULE,))
    return None


# ---------------------------------------------------------------------- battles


def _in_battle(state: State, question: Ask) -> Choice:
    if question.rule == "SF-COMB-B1":
        return champion_to_send(state, question.options)
    if question.rule == "SF-COMB-C1":
        return defender_of_choice(state, question.options)
    return Choice(YES)  # SF-COMB-H6: home


def _counter(state: State, frame: Answers, options: list[int]) -> Choice:
    """SOL-EVT-03, SOL-EVT-09, SOL-SPL-10, SOL-TIE-01. They answer the first of the player's cards that they can."""
    counters = sorted((o for o in options if o != PASS), key=lambda option: high_key(state, option & OPERAND))
    if frame.seat != PLAYER or not counters:
        return Choice(PASS)
    first, *others = (option & OPERAND for option in counters)
    reason = r.CALMS if card_of(state, first).type == EVENT else r.COUNTERS
    level = level_of(state, first)
    passed = tuple(
        Passed(card, r.TIES if level_of(state, card) == level else r.LOWER_COUNTER, level_of(state, card))
        for card in others
        if card != first
    )
    return Choice(counters[0], r.ANSWERS, first, (reason,), passed, frame.card)


def _spoils(state: State, card: int, options: list[int]) -> Choice:
    """SOL-GAP-07, SOL-CHM-07, SOL-DRW-02. Spoils are played at once if their own rule allows it."""
    kind = card_of(state, card).type
    play = [option for option in options if option != PASS]
    if is_champion(state, card):
        return Choice(play[0], r.ENTERS, card, (r.SPOILS_AT_ONCE,))
    if kind == EVENT:
        return waiting_event(state, play, drawn=True) or Choice(PASS)
    if kind in (REALM, HOLDING):
        return realm_or_holding(state, play) or Choice(PASS)
    if kind in SUPPORT:
        return (
            Choice(play[0], r.PLAYS, card, (r.CAST_AT_ONCE,))
            if is_to_be_cast(state, tried(state, play[0]), card)
            else Choice(PASS)
        )
    return attachment_to_give(state, play) or Choice(PASS)


# ---------------------------------------------------------------------- what plays and cards ask


def _within_play(state: State, frame: Play, question: Ask) -> Choice:
    """A card that can stand on its own does so only if it has no other option (SF-ROLE-07, SF-FORT-01)."""
    options = question.options
    if asks_for_role(state):  # by its icon, not as an event (AMB-S26)
        return Choice(PASS)
    if frame.step == "choose_place":
        return place_of_choice(state, options)
    hosts = [option for option in options if option != PASS]
    if frame.step == "choose_realm":
        return realm_for_holding(state, frame.card, hosts)._replace(deed=-1)
    if frame.step == "choose_bearer":  # by its icon, not as a champion (AMB-S26); reported when it was played
        return bearer_of_choice(state, frame.card, hosts)._replace(deed=-1)
    if frame.step == "choose_den":
        return Choice(min(hosts, key=lambda realm: front_key(state, realm)))
    return caster_of_choice(state, hosts) if frame.step == "choose_user" else pick(state, question)


def _other(state: State, frame: Procedure, question: Ask) -> Choice:
    options = question.options
    if isinstance(frame, Mulligan):
        return Choice(YES, r.REDEALS, -1, (r.ENTITLED,))
    if isinstance(frame, Tribute):  # SOL-CHM-06: the cheapest
        return Choice(max(options, key=lambda option: (swing(state, tried(state, option)), option == PASS)))
    if isinstance(frame, Rebuild):
        return discard_of_choice(state, options)
    if isinstance(frame, Payment):
        return loss_of_choice(state, options, r.LEAST_TOLL)
    return pick(state, question)
