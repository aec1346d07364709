"""Step H: what happens to the fighters and everything they used (SF-COMB-H1 to H5, section ATT).

However a fighter was beaten, by the totals or by card play, it stays where it fought until the round is cleaned up.
So everything that waits for its defeat, or for its side to lose, is triggered in the same way.

Magical items and artifacts go home with the winner. Allies, spells and the like are discarded on both sides. The loser
is discarded with everything attached to it, unless a power sends those cards elsewhere and the card that beat the loser
doesn't say "discard".
"""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire.facts import ARTIFACT, ITEM, REALM
from spellhall.games.spellfire.rules.battle.borrowed import forget_model, return_loan
from spellhall.games.spellfire.rules.battle.lending import give_back, is_lent, lose_lent
from spellhall.games.spellfire.rules.battle.retinue import follows
from spellhall.games.spellfire.rules.battle.seized import is_seized
from spellhall.games.spellfire.rules.battle.sides import attachments, stands
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.levels.gathering import ABILITY_BITS
from spellhall.games.spellfire.rules.levels.projection import ability_called, held, model_of, project
from spellhall.games.spellfire.rules.plays.play import discard
from spellhall.games.spellfire.rules.questions import Clinging, Fate, Loan, Transience
from spellhall.games.spellfire.rules.special_cards.abyss_arena import is_guest
from spellhall.games.spellfire.rules.special_cards.captives import keeper_of
from spellhall.games.spellfire.rules.special_cards.face_down_allies import drop_hidden
from spellhall.games.spellfire.rules.special_cards.vengeance import is_withheld
from spellhall.games.spellfire.rules.tournament.warriors_rule import doom
from spellhall.games.spellfire.rules.turn.end_of_turn import free_place
from spellhall.games.spellfire.table import (
    ABYSS,
    BATTLE,
    DEFEATED,
    DISCARD,
    DISCARDED,
    END_OF_OWN_NEXT_TURN,
    ENTERED,
    FALLEN,
    FELLED,
    FORMATION,
    HALTED,
    MISSED,
    MODEL,
    OWN_NEXT_TURN,
    PLACE,
    POOL,
    RETURNED,
    SLAIN,
    SPARED,
    SPENT,
    TABLE,
    TURN_END,
    USED,
)
from spellhall.kernel.state import State

OUTLASTING = (TURN_END, OWN_NEXT_TURN, END_OF_OWN_NEXT_TURN)
"""Durations that outlast a battle."""


def clear_round(state: State, winner: int, loser: int) -> None:
    """Clean up after a winner (or just a survivor, if ``loser`` is -1): SF-COMB-H1 to SF-COMB-H3."""
    if winner >= 0 and loser >= 0:
        state.tell(events.RoundWon(state.control[winner], winner, loser))
        state.tell(events.RoundLost(state.control[loser], loser, winner))
    if loser >= 0:
        if state.zone[loser] == BATTLE:
            fall(state, loser)
        else:
            drop_passing(state, loser, FALLEN)
            lift_halt(state, loser)
    if winner >= 0:
        retire(state, winner)


def fall(state: State, champion: int) -> None:
    """Take a defeated champion out of the battle.

    It goes to the discard pile, or where its own power, another's, or the card that beat it sends it
    (``SLAIN``, ``SPARED``).
    """
    how = lift_halt(state, champion)
    if how == SPARED:
        return retire(state, champion)
    doom(state, champion)
    spent = is_spent_with_the_round(state, champion)
    drop_passing(state, champion, FALLEN)
    lose_lent(state, champion)
    why = DISCARDED if how == SLAIN else SPENT if spent else DEFEATED
    state.move(champion, DISCARD, state.owner[champion], why)
    if state.zone[champion] == BATTLE:
        retire(state, champion)
    return None


def lift_halt(state: State, fighter: int) -> int:
    """Clear the mark of a fighter that was stopped or beaten by card play; returns the mark, 0 for neither."""
    how = state.marks[HALTED][fighter]
    if how:
        state.mark(HALTED, fighter, 0)
    return how


def retire(state: State, champion: int) -> None:
    """Send a fighter to its pool with its items and artifacts; other attached cards are discarded.

    A fighter beaten by card play falls all the same.
    """
    if champion < 0:
        return
    if state.zone[champion] == BATTLE and state.marks[HALTED][champion] in (FELLED, SLAIN):
        fall(state, champion)
        return
    spent = is_spent_with_the_round(state, champion)
    drop_passing(state, champion)
    give_back(state, champion)
    lift_halt(state, champion)
    if state.zone[champion] == BATTLE and spent:
        discard(state, champion, SPENT)
    if state.zone[champion] == BATTLE:
        go_home(state, champion)


def go_home(state: State, champion: int) -> None:
    """Return a fighter to its pool.

    A realm that went to attack returns to its place, or as in AMB-49 (SF-ROLE-09).
    A champion that came from the Abyss goes back there (SF-ARENA-03).
    """
    owner = state.owner[champion]
    if state.lasting and is_guest(state, champion):
        state.move(champion, ABYSS, owner, SPENT)
        return
    if card_of(state, champion).icon != REALM:
        state.move(champion, POOL, keeper_of(state, champion) if state.lasting else owner, RETURNED)
        return
    place = free_place(state, owner, state.marks[PLACE][champion])
    if place < 0:
        discard(state, champion, SPENT)
        return
    state.mark(PLACE, champion, place)
    state.move(champion, FORMATION, owner, RETURNED)


def is_spent_with_the_round(state: State, card: int) -> bool:
    """Whether a card that would stay is discarded when the round is over (SF-COMB-H7)."""
    if state.lasting and is_seized(state, card):
        return True
    return any(word.applies(state, card, standing) for word, standing in held(state, Transience))


def may_go_home(state: State, champion: int) -> bool:
    """Whether a power lets a defeated champion's player decide if it returns to its pool (SF-COMB-H6).

    Not if the card that beat it decides what happens to it.
    """
    if state.marks[HALTED][champion] in (SLAIN, SPARED):
        return False
    for word, standing in held(state, Fate):
        if word.redirects(DEFEATED) and word.applies(state, champion, standing):
            return word.may
    return False


def stand_down(state: State, champion: int, lost: bool = False) -> None:
    """SF-END-07, SF-END-08. A fighter that can't go on returns to its pool, unless it has ``lost`` that way
    (SFT-WAR-10).
    """
    if stands(state, champion):
        state.tell(events.StoodDown(state.control[champion], champion))
        if lost:
            return fall(state, champion)
    return retire(state, champion)


def renew_for_battle(state: State, once: str = "once_a_battle") -> None:
    """Restore once-a-battle powers when a battle begins and clear its counters; with ``once_a_round``, once-a-round
    powers.
    """
    if once == "once_a_battle" and any(state.marks[MISSED]):
        for card, missed in enumerate(state.marks[MISSED]):
            if missed:
                state.mark(MISSED, card, 0)
    if not any(state.marks[USED]):
        return
    for card, used in enumerate(state.marks[USED]):
        if used:
            for number, ability in enumerate(model_of(state, card).abilities):
                if ability.details.get(once):
                    used &= ~(1 << number)
            if used != state.marks[USED][card]:
                state.mark(USED, card, used)


def fires_now(state: State, card: int, which: int) -> bool:
    """Whether a trigger that was set off works; a once-a-battle trigger is used up by it."""
    ability = ability_called(state, which)
    if is_withheld(state, card, ability):
        return False
    if not ability.details["once_a_battle"]:
        return True
    number = which & (1 << ABILITY_BITS) - 1
    if state.marks[USED][card] >> number & 1:
        return False
    state.mark(USED, card, state.marks[USED][card] | 1 << number)
    return True


def drop_passing(state: State, champion: int, why: int = SPENT) -> None:
    """SF-ATT-08, SF-GEN-19. Discard everything attached except items, artifacts and cards that stay by their own text.

    A card whose effect outlasts the battle lies on the table as long as it does. Borrowed cards go back.
    Champions that fought as allies leave before the cards that say where they go.
    """
    forget_model(state, champion)
    drop_hidden(state, champion)
    copies = state.marks[MODEL]
    borne = attachments(state, champion)
    if state.lasting:
        borne = sorted(borne, key=lambda card: not card_of(state, card).is_champion)
    for card in borne:
        if copies[card]:
            forget_model(state, card)
        if state.marks[ENTERED][card]:
            state.mark(ENTERED, card, 0)
        definition = card_of(state, card)
        if definition.type in (ITEM, ARTIFACT) or definition.is_holding:
            if is_spent_with_the_round(state, card):
                discard(state, card, why)
            elif Loan in project(state).modifiers:
                return_loan(state, card)
            continue
        clings = any(word.applies(state, card, standing) for word, standing in held(state, Clinging))
        if (clings and not is_lent(state, card)) or (why == FALLEN and follows(state, card)):
            continue
        if definition.is_champion:
            discard(state, card, why)
            continue
        if any(effect[1] == card and effect[4] in OUTLASTING for effect in state.lasting):
            state.move(card, TABLE, state.control[card], SPENT)
        else:
            discard(state, card, why)
