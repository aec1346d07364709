"""Trials on copies: what a choice leads to if the player stays silent.

They run on what the imaginary opponent sees (``sight``), so they use nothing hidden from them.
"""

from __future__ import annotations

from spellhall.games.spellfire.rules.battle.battle import Battle
from spellhall.games.spellfire.rules.battle.rescue import Rescue
from spellhall.games.spellfire.rules.battle.round import Round
from spellhall.games.spellfire.rules.battle.sides import stands
from spellhall.games.spellfire.rules.battle.spoils import Spoils
from spellhall.games.spellfire.rules.levels.levels import total_level
from spellhall.games.spellfire.rules.plays.answers import Answers
from spellhall.games.spellfire.rules.plays.play import Play, Tribute
from spellhall.games.spellfire.rules.plays.repeats import effects
from spellhall.games.spellfire.rules.plays.windows import Window
from spellhall.games.spellfire.rules.turn.turn import Match, Rebuild, Turn
from spellhall.games.spellfire.rules.turn.victory import unrazed
from spellhall.games.spellfire.solitaire.table import OPPONENT, PLAYER
from spellhall.games.spellfire.solitaire.ties import gives_up_key, high_key, level_of
from spellhall.games.spellfire.table import (
    BATTLE,
    DEFENCE,
    EXCHANGE,
    HALTED,
    HAND,
    OFFENCE,
    PLACE,
    POOL,
    RAZED,
    STAGE,
)
from spellhall.kernel.frames import (
    ACT_OR_PASS,
    CHOOSE_CARD,
    CHOOSE_OPTION,
    CHOOSE_TARGET,
    PASS,
    VERB_SHIFT,
    YES,
    YES_NO,
    Ask,
    Procedure,
)
from spellhall.kernel.state import State

LONGEST = 80
"""How many questions a trial answers at most."""
MOST_BRANCHES = 10
"""How many candidates are tried at most."""
PICKS = (CHOOSE_CARD, CHOOSE_TARGET, CHOOSE_OPTION)
COURSE = (Match, Turn, Battle, Round, Window, Answers, Rescue, Spoils, Rebuild, Tribute)
"""The procedures that make up a game; anything above them on the stack is a play in progress."""


def floor_of(state: State) -> int:
    """The stack depth where the current play is settled."""
    depths = reversed(range(len(state.stack)))
    return 2 + next(depth for depth in depths if _is_course(state.stack[depth]))


def _is_course(frame: Procedure) -> bool:
    return isinstance(frame, COURSE) or type(frame).__name__ == "Drawing"


def tried(state: State, action: int) -> State:
    """A copy where a choice has been made and everything it sets off is settled.

    The first pick they make on the way is tried with each candidate, and the best one gives the result.
    """
    floor = floor_of(state)
    twin = state.clone()
    twin.apply(action, floor)
    for _ in range(LONGEST):
        if twin.scores is not None or len(twin.stack) < floor:
            return twin
        question = twin.decision()
        if question.seat == OPPONENT and question.kind in PICKS and 1 < len(question.options) <= MOST_BRANCHES:
            branches = [_settled(twin, option, floor) for option in question.options]
            return max(branches, key=lambda branch: (swing(state, branch), gain(state, branch)))
        twin.apply(quick_answer(twin), floor)
    return twin


def _settled(state: State, action: int, floor: int) -> State:
    """A copy where all further questions are answered quickly."""
    twin = state.clone()
    twin.apply(action, floor)
    for _ in range(LONGEST):
        if twin.scores is not None or len(twin.stack) < floor:
            return twin
        twin.apply(quick_answer(twin), floor)
    return twin


def quick_answer(state: State) -> int:
    """The quick answer in a trial: the player declines, the opponent takes what looks best."""
    question = state.decision()
    options = question.options
    if len(options) == 1:
        return options[0]
    if question.seat == PLAYER or question.kind == ACT_OR_PASS:
        return PASS if PASS in options else options[0]
    if question.kind == YES_NO:
        return PASS if asks_for_role(state) else YES
    return _likely(state, question)


def asks_for_role(state: State) -> bool:
    """AMB-S26. Whether the question is if a card is played as an event, and not as what its icon says."""
    frame = state.stack[-1]
    return isinstance(frame, Play) and frame.step == "choose_role"


def saving(state: State, options: list[int]) -> list[int]:
    """SOL-CMB-14. Which answers to a rescuing card's question save them; none if there is nothing to save."""
    rescue = next((frame for frame in reversed(state.stack) if isinstance(frame, Rescue)), None)
    if rescue is None or state.control[rescue.victim] != OPPONENT:
        return []
    return [option for option in options if rescue.is_saved(tried(state, option))]


def _likely(state: State, question: Ask) -> int:
    """What saves them, the player's highest card, or their own least valuable one."""
    saves = saving(state, question.options)
    if saves:
        return saves[0]
    cards = [option for option in question.options if option >> VERB_SHIFT == 0 and not question.words]
    theirs = [card for card in cards if state.control[card] == PLAYER]
    if theirs:
        return min(theirs, key=lambda card: high_key(state, card))
    if PASS in question.options:
        return PASS
    if not cards:
        return question.options[0]
    return min(cards, key=lambda card: gives_up_key(state, card))


# ---------------------------------------------------------------------- results


def levels(state: State, seat: int) -> int:
    """A side's levels: its champions in pool and battle with everything attached."""
    return sum(level_of(state, card) for zone in (POOL, BATTLE) for card in state.pile(zone, seat))


def swing(before: State, after: State) -> int:
    """SOL-SEL-01. The levels their side has gained plus those the player's side has lost."""
    own = levels(after, OPPONENT) - levels(before, OPPONENT)
    return own + levels(before, PLAYER) - levels(after, PLAYER)


def gain(before: State, after: State) -> int:
    """What they gain besides levels: cards in play and in hand, and realms that fall; their own losses count against
    it.
    """
    return (
        sum(_worth(after, OPPONENT))
        - sum(_worth(before, OPPONENT))
        + sum(_worth(before, PLAYER))
        - sum(_worth(after, PLAYER))
    )


def only_harms(before: State, after: State, played: int) -> bool:
    """SOL-EVT-07, SOL-SEL-13. Whether only their side loses by it, or only the player's gains."""
    own = [now - was for was, now in zip(_standing(before, OPPONENT), _standing(after, OPPONENT), strict=True)]
    own[-1] += before.zone[played] == HAND
    theirs = [now - was for was, now in zip(_standing(before, PLAYER), _standing(after, PLAYER), strict=True)]
    bad = any(change < 0 for change in own) or any(change > 0 for change in theirs)
    return bad and not any(change > 0 for change in own) and not any(change < 0 for change in theirs)


def _standing(state: State, seat: int) -> list[int]:
    return [levels(state, seat), *_worth(state, seat)]


def _worth(state: State, seat: int) -> list[int]:
    in_play = state.game.layout.in_play
    cards = sum(len(state.pile(zone, seat)) for zone, works in enumerate(in_play) if works)
    return [cards, 2 * unrazed(state, seat), len(state.pile(HAND, seat))]


def changes(before: State, after: State, played: int = -1) -> bool:
    """Whether anything on the table is different, apart from where the played card itself is."""
    if before.scores != after.scores or effects(after) != effects(before):
        return True
    columns = [(before.zone, after.zone), (before.control, after.control), (before.host, after.host)]
    columns += [(before.marks[mark], after.marks[mark]) for mark in (RAZED, PLACE, HALTED)]
    columns.append((before.seen, after.seen))
    for one, other in columns:
        if one != other:
            pairs = enumerate(zip(one, other, strict=True))
            if any(was != now for card, (was, now) in pairs if card != played):
                return True
    return totals(before) != totals(after) if before.regs[STAGE] == EXCHANGE else swing(before, after) != 0


def totals(state: State) -> list[int]:
    """The totals of a round's fighters that are still there."""
    fighters = (state.regs[OFFENCE], state.regs[DEFENCE])
    return [total_level(state, fighter) for fighter in fighters if stands(state, fighter)]
