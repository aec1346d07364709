"""Questing: who may go, and what being away means (section QST of the tournament rules; option ``questing``).

A champion on a quest lies face down in its pool until its player's next real turn.
It is still in play: its name is taken, effects on a pool still strike or count it, and its passive powers go on.
But no one can use it, or anything attached to it. ``quest_end`` says how a quest ends.

Solitaire has no quests, because the opponent has no pile of their own.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import EVENT, SPELLS
from spellhall.games.spellfire.option_types import SpellfireOptions
from spellhall.games.spellfire.rules.battle.sides import bearer_of
from spellhall.games.spellfire.rules.game_form import form_of
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.projection import held
from spellhall.games.spellfire.rules.levels.traits import is_champion
from spellhall.games.spellfire.rules.plays.permits import out_of_use
from spellhall.games.spellfire.rules.questions import Restraint
from spellhall.games.spellfire.rules.refusal import Refusal
from spellhall.games.spellfire.table import EXTRA_TURN, POOL, QUEST, QUESTED, SEND_QUESTING
from spellhall.kernel.frames import action
from spellhall.kernel.state import State

AWAY = Refusal("SFT-QST-03", "this champion is on a quest until its player's next real turn")
ONLY_CHAMPIONS = Refusal("SFT-QST-01", "you can only send a champion in your pool on a quest")
IMPAIRED = Refusal("SFT-QST-02", "you can only send a champion on a quest if it can attack or defend this turn")
ONE_A_TURN = Refusal("SFT-QST-04", "you've already sent a champion on a quest this turn")
GRANTED_TURN = Refusal("SFT-QST-05", "you can't start a quest in an extra turn from a card")


def is_played(state: State) -> bool:
    """Whether this game has quests."""
    options: SpellfireOptions = state.game.options
    return bool(options["questing"] == "on") and form_of(state).opponent < 0


def is_away(state: State, card: int) -> bool:
    """Whether a champion, or a card's bearer, is on a quest."""
    return bool(state.marks[QUEST][bearer_of(state, card)])


def quest_actions(state: State, seat: int) -> list[int]:
    """The champions that the active player may send questing in phase 2 (SFT-QST-01)."""
    if not is_played(state) or state.regs[EXTRA_TURN] or state.seat_data[QUESTED][seat]:
        return []
    return [
        action(SEND_QUESTING, champion)
        for champion in state.pile(POOL, seat)
        if why_not_quest(state, seat, champion) is None
    ]


def why_not_quest(state: State, seat: int, card: int) -> Refusal | None:
    """Why the active player can't send a card in their pool questing in phase 2; None when they can."""
    if not is_champion(state, card):
        return ONLY_CHAMPIONS
    if state.regs[EXTRA_TURN]:
        return GRANTED_TURN
    if is_away(state, card):
        return AWAY
    if state.seat_data[QUESTED][seat]:
        return ONE_A_TURN
    return IMPAIRED if out_of_use(state, card) or _is_impaired(state, card) else None


def _is_impaired(state: State, champion: int) -> bool:
    """SFT-QST-02. Whether an event or spell keeps a champion from attacking or defending, or any cards keep it from
    both.
    """
    attacks = defends = True
    for word, standing in held(state, Restraint):
        if not word.applies(state, champion, standing):
            continue
        kind = card_of(state, standing.source).type
        if kind == EVENT or kind in SPELLS:
            return True
        attacks, defends = attacks and not word.attack, defends and not word.defend
    return not (attacks or defends)


def send_questing(state: State, seat: int, champion: int) -> None:
    """SFT-QST-01, SFT-QST-04. Turn the champion face down; that was this turn's quest."""
    state.mark(QUEST, champion, 1)
    state.set_seat(QUESTED, seat, 1)
    state.tell(events.QuestBegan(seat, champion))


def quests_end(state: State, seat: int) -> bool:
    """SFT-QST-05, SFT-QST-06. Whether any quest of a seat ends in the phase 2 that begins now."""
    return any(state.marks[QUEST]) and not state.regs[EXTRA_TURN] and bool(questing_of(state, seat))


def questing_of(state: State, seat: int) -> list[int]:
    """A seat's champions that are on a quest."""
    return [champion for champion in state.pile(POOL, seat) if state.marks[QUEST][champion]]
