"""Why a hint advises a choice about a battle: to start it, to send a champion, to play on or give up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.rules.battle.attacks import attackers_for
from spellhall.games.spellfire.rules.battle.battle import Battle
from spellhall.games.spellfire.rules.battle.round import Round
from spellhall.games.spellfire.rules.battle.round_order import leads
from spellhall.games.spellfire.rules.battle.sides import fighter_of, opponent_of
from spellhall.games.spellfire.rules.battle.spoils import Spoils
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.levels import adjusted_level, total_level
from spellhall.games.spellfire.rules.tournament.teams import opponents
from spellhall.games.spellfire.rules.turn.victory import unrazed
from spellhall.games.spellfire.table import (
    ASK_AID,
    ATTACK,
    ATTACKED,
    ATTACKER,
    BATTLE,
    DEFENDER,
    HAND,
    OFFENCE,
    PLAY,
    POOL,
    ROUND,
    TARGET,
)
from spellhall.kernel.frames import OPERAND, PASS, VERB_SHIFT, YES
from spellhall.kernel.presentation.reasons import because
from spellhall.kernel.state import State


def name_of(state: State, card: int) -> str:
    """A card's name."""
    return str(card_of(state, card).name)


def level_of(state: State, card: int) -> int:
    """A champion's level with what it bears, or the printed level of a card in hand."""
    definition = card_of(state, card)
    if definition.is_champion and state.zone[card] in (POOL, BATTLE):
        return adjusted_level(state, card)
    return definition.level


def strongest(state: State, cards: Sequence[int]) -> int:
    """The champion with the highest level; -1 if there is none."""
    champions = [card for card in cards if card < len(state.face) and card_of(state, card).is_champion]
    return max(champions, key=lambda card: (level_of(state, card), -card), default=-1)


def in_battle(state: State, seat: int, action: int) -> Iterator[str]:
    """What the battle's questions are answered for."""
    question, frame = state.decision(), state.stack[-1]
    match frame:
        case Battle() if question.then == "sent":
            yield from _why_send(state, seat, action, state.regs[DEFENDER])
        case Battle() if question.then == "defended":
            yield from _why_defend(state, action)
        case Battle() if question.then == "retreated":
            if action == YES:
                yield because("yes", "in your pool it can fight again")
        case Round() if question.then == "offered":
            yield from _why_go_on(state, seat, action)
        case Spoils() if action == PASS and state.seen[frame.card] == 1 << seat:
            yield because("keep it", "your opponents don't know what it is")
        case Spoils() if action != PASS:
            yield because(f"play {name_of(state, action & OPERAND)}", "spoils can be played at once, in any phase")


def fought_by(state: State, seat: int, action: int) -> int:
    """The card that a choice about the battle goes against, or the fighter that it helps; -1 for neither."""
    question = state.decision()
    match state.stack[-1]:
        case Battle() if question.then == "sent":
            return state.regs[TARGET]
        case Battle() if question.then == "defended":
            return state.regs[OFFENCE]
        case Round() if action >> VERB_SHIFT == PLAY:
            return fighter_of(state, seat)
    return -1


# ---------------------------------------------------------------------- to attack or not


def guards(state: State, reader: int, owner: int) -> list[int] | None:
    """The champions in another seat's pool; None if one of them is hidden from the reader."""
    pool = state.pile(POOL, owner)
    return None if any(not state.seen[card] >> reader & 1 for card in pool) else pool


def realms_to_win(state: State) -> int:
    """How many standing realms win the game; 0 if something else does."""
    options = options_of(state.game)
    by_realms = options["teams"] == "off" and options["victory"] == "standard"
    return int(options["victory_realms"]) if by_realms else 0


def why_attack(state: State, seat: int, realm: int) -> Iterator[str]:
    """What makes a realm the one to attack."""
    owner, name = state.control[realm], name_of(state, realm)
    best = strongest(state, attackers_for(state, seat, realm))
    what = f"attack {name}"
    standing = unrazed(state, owner)
    if standing + 1 == realms_to_win(state):
        yield because(what, f"seat {owner} is one realm short of a win")
    guarding = guards(state, seat, owner)
    if guarding is not None and not guarding:
        yield because(what, f"seat {owner} has no champion in the pool")
    elif guarding is not None and best >= 0:
        level = level_of(state, best)
        if level > max(level_of(state, guard) for guard in guarding):
            short = f"nothing in seat {owner}'s pool reaches level {level}"
            yield because(f"{what} with {name_of(state, best)}", short)
            yield because(what, short)
    if standing > unrazed(state, seat):
        yield because(what, f"seat {owner} leads {standing} to {unrazed(state, seat)} in realms")
    if best >= 0:
        yield because(what, f"{name_of(state, best)} can fight there at level {level_of(state, best)}")


def why_not_attack(state: State, seat: int) -> Iterator[str]:
    """What speaks for a turn without a battle."""
    mine = strongest(state, state.pile(POOL, seat))
    if state.seat_data[ATTACKED][seat]:
        yield because("done with combat", "you've already attacked this turn")
        return
    if mine < 0 and all(option >> VERB_SHIFT != ATTACK for option in state.decision().options):
        yield because("skip combat", "you have no champion to attack with")
        return
    for other in opponents(state, seat):
        theirs = strongest(state, guards(state, seat, other) or [])
        if mine >= 0 and theirs >= 0 and level_of(state, theirs) >= level_of(state, mine):
            foe = f"seat {other}'s {name_of(state, theirs)} has level {level_of(state, theirs)}"
            yield because("skip combat", f"{foe}, and your best in the pool has {level_of(state, mine)}")
            yield because("skip combat", foe)
    if mine >= 0:
        yield f"Keep {name_of(state, mine)} home to defend."


def _why_send(state: State, seat: int, action: int, owner: int) -> Iterator[str]:
    """Which champion attacks, or that none does."""
    guarding = guards(state, seat, owner)
    fighters = [option for option in state.decision().options if option != PASS]
    best = strongest(state, fighters)
    if action == PASS:
        foe = strongest(state, guarding or [])
        rested = strongest(state, state.pile(POOL, seat))
        if state.regs[ROUND] and rested >= 0:
            yield f"Keep {name_of(state, rested)} home to defend."
        if foe >= 0 and best >= 0 and level_of(state, foe) >= level_of(state, best):
            yield because(
                "give up the attack",
                f"seat {owner} has level {level_of(state, foe)}, and your best has {level_of(state, best)}",
            )
        return
    if action >= len(state.face) or not card_of(state, action).is_champion:
        return
    what, level = f"send {name_of(state, action)}", level_of(state, action)
    if guarding is not None and not guarding:
        yield because(what, f"seat {owner} has no champion in the pool")
    elif guarding is not None and level > max(level_of(state, guard) for guard in guarding):
        yield because(what, f"nothing in seat {owner}'s pool reaches level {level}")
    if action == best:
        yield because(what, f"at level {level} it's the strongest you can send")
    elif level == min(level_of(state, fighter) for fighter in fighters if fighter < len(state.face)):
        yield because(what, f"at level {level} it's the weakest you can send, so you risk the least")


def _why_defend(state: State, action: int) -> Iterator[str]:
    """Which champion meets the attacker, or that none does."""
    offence, realm = state.regs[OFFENCE], state.regs[TARGET]
    if offence < 0:
        return
    threat, foe = total_level(state, offence), name_of(state, offence)
    fighters = [option for option in state.decision().options if option != PASS]
    best = strongest(state, fighters)
    if action == PASS:
        if best >= 0 and leads(state, threat, level_of(state, best)):
            yield because("send no one", f"{foe} has level {threat}, and your best has {level_of(state, best)}")
        return
    what = f"send {name_of(state, action)}"
    if action == realm:
        yield because(f"let {name_of(state, realm)} defend itself", "none of your champions is at risk")
        return
    level = level_of(state, action)
    if level > threat:
        yield because(what, f"its level {level} beats {foe}'s {threat}")
    elif level == threat and not leads(state, threat, level):
        yield because(what, f"its level {level} ties {foe}, and the defender wins ties")
    elif action == best:
        yield because(what, f"at level {level} it comes closest to {foe}'s {threat}")


# ---------------------------------------------------------------------- to play on or give up


def _why_go_on(state: State, seat: int, action: int) -> Iterator[str]:
    """What a card does for the losing side, or that none does enough."""
    own, other = fighter_of(state, seat), fighter_of(state, opponent_of(state, seat))
    if own < 0 or other < 0:
        return
    behind = total_level(state, other) - total_level(state, own)
    if behind < 0:
        return
    needed = behind + int(seat == state.regs[ATTACKER])
    worth = {
        option: max(0, card_of(state, option & OPERAND).level)
        for option in state.decision().options
        if option >> VERB_SHIFT == PLAY
    }
    gap = f"you're {behind} behind" if behind else "ties go to the defender"
    if action == PASS:
        if not worth:
            yield because("give up the round", f"you have no card left to play, and {gap}")
        elif sum(worth.values()) < needed:
            yield because("give up the round", f"your cards are worth +{sum(worth.values())}, and you need +{needed}")
        return
    verb, card = action >> VERB_SHIFT, action & OPERAND
    if verb == ASK_AID:
        yield because(f"ask seat {card}", "a player outside the battle may lend you a card")
    elif verb == PLAY:
        what = f"play {name_of(state, card)}"
        if 0 < worth[action] < needed:
            yield because(what, f"it's worth +{worth[action]} of the +{needed} you need")
        elif worth[action] >= needed:
            yield because(what, f"it's worth +{worth[action]}, and {gap}")
        if len(state.pile(HAND, seat)) == 1:
            yield because(what, "it's your last card, and giving up loses the round")
