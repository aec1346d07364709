"""Questing: who may go, and what it is to be away (section QST of the tournament rules; option ``questing``).

A champion that has gone questing lies face down in its pool until its player's next real turn. It is in play as before:
its name is taken, what strikes or counts a pool finds it, and what it does without being used it goes on doing. But
nobody can use it, nor what it bears, for anything. ``quest_end`` says how a quest ends.

Play for one knows no quests: its opponent has no pile of their own.
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import EVENT, SPELLS
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
    """Whether there are quests in this game."""
    return bool(state.game.options["questing"] == "on") and form_of(state).opponent < 0


def is_away(state: State, card: int) -> bool:
    """Whether a champion, or the bearer of a card, has gone questing."""
    return bool(state.marks[QUEST][bearer_of(state, card)])


def quest_actions(state: State, seat: int) -> list[int]:
    """The champions that the active player may send in their phase 2 (SFT-QST-01)."""
    if not is_played(state) or state.regs[EXTRA_TURN] or state.seat_data[QUESTED][seat]:
        return []
    return [
        action(SEND_QUESTING, champion)
        for champion in state.pile(POOL, seat)
        if why_not_quest(state, seat, champion) is None
    ]


def why_not_quest(state: State, seat: int, card: int) -> Refusal | None:
    """Why the active player cannot send a card of their pool questing in their phase 2; None when they can."""
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
    """SFT-QST-02. Whether an event or a spell keeps it from attacking or from defending, or anything from both."""
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
    """SFT-QST-01, SFT-QST-04. It is turned face down; that was the one of this turn."""
    state.mark(QUEST, champion, 1)
    state.set_seat(QUESTED, seat, 1)
    state.tell(events.QuestBegan(seat, champion))


def quests_end(state: State, seat: int) -> bool:
    """SFT-QST-05, SFT-QST-06. Whether quests of a seat come to their end in the phase 2 that begins now."""
    return not state.regs[EXTRA_TURN] and bool(questing_of(state, seat))


def questing_of(state: State, seat: int) -> list[int]:
    """The champions of a seat that are away."""
    return [champion for champion in state.pile(POOL, seat) if state.marks[QUEST][champion]]
