"""Why a hint advises a choice of your own turn: what it does for your realms, your pool and your hand.

Battles are in ``battle_reasons``. Every sentence states what the deciding seat can see.
"""

from __future__ import annotations

from collections.abc import Iterator

from spellhall.games.spellfire.facts import ALLY, ARTIFACT, HOLDING, ITEM, REALM, SUPPORT, TYPE_NAMES, WIZARD
from spellhall.games.spellfire.rules.battle.attacks import attackers_for, is_exposed, realm_at
from spellhall.games.spellfire.rules.battle.sides import attachments
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.rules.plays.answers import Answers
from spellhall.games.spellfire.rules.plays.permits import users_for
from spellhall.games.spellfire.rules.plays.play import Play
from spellhall.games.spellfire.rules.tournament.teams import opponents
from spellhall.games.spellfire.rules.turn.draws import hand_limit
from spellhall.games.spellfire.rules.turn.turn import Rebuild, Turn
from spellhall.games.spellfire.rules.turn.victory import unrazed
from spellhall.games.spellfire.table import (
    ACTIVE,
    ATTACK,
    FORMATION,
    HAND,
    NO_BATTLE,
    PHASE,
    PLACES,
    PLAY,
    POOL,
    RAZED,
    REALM_DONE,
    REBUILD,
    SHIELDED_BY,
    STAGE,
    USE,
    USE_SECOND,
)
from spellhall.games.spellfire.telling.battle_reasons import (
    fought_by,
    in_battle,
    level_of,
    name_of,
    realms_to_win,
    strongest,
    why_attack,
    why_not_attack,
)
from spellhall.kernel.frames import OPERAND, PASS, VERB_SHIFT, YES
from spellhall.kernel.presentation.reasons import ITSELF, NO_ARROW, End, because, counted, ordinal
from spellhall.kernel.state import State
from spellhall.language.effect import Effect


def reasons(state: State, action: int) -> Iterator[str]:
    """See ``Game.reasons``."""
    question, frame = state.decision(), state.stack[-1]
    seat = question.about
    match frame:
        case Turn() if question.then == "hand_cut" and action != PASS:
            yield from _why_discard(state, seat, action, "Discard")
        case Rebuild() if action != PASS:
            yield from _why_discard(state, seat, action, "Pay with")
        case Play() if question.then == "place_chosen":
            yield from _why_there(state, seat, action & OPERAND)
        case Play() if action != PASS and not question.words:
            yield from _why_for(state, frame.card, action)
        case Answers():
            yield from _why_answer(state, frame, seat, action)
        case Turn():
            yield from _in_phase(state, seat, action)
        case _:
            yield from in_battle(state, seat, action)
    if action >> VERB_SHIFT == PLAY and state.regs[STAGE] == NO_BATTLE:
        yield from _why_play(state, seat, action & OPERAND)


def ends(state: State, action: int) -> tuple[End, End]:
    """See ``Game.hint_ends``."""
    seat, frame, verb = state.decision().about, state.stack[-1], action >> VERB_SHIFT
    if action in (PASS, YES):
        return NO_ARROW
    if verb == ATTACK:
        best = strongest(state, attackers_for(state, seat, action & OPERAND))
        return (("card", best), ITSELF) if best >= 0 else NO_ARROW
    match frame:
        case Play(card=card) | Effect(source=card) if state.seen[card] >> seat & 1:
            return ("card", card), ITSELF
        case Answers(card=card) if state.seen[card] >> seat & 1:
            return ITSELF, ("card", card)
    fought = fought_by(state, seat, action)
    return (ITSELF, ("card", fought)) if fought >= 0 else NO_ARROW


def _in_phase(state: State, seat: int, action: int) -> Iterator[str]:
    """What the active player does in a phase, and what they leave."""
    phase, verb = state.regs[PHASE], action >> VERB_SHIFT
    if verb == ATTACK:
        yield from why_attack(state, seat, action & OPERAND)
    elif verb == REBUILD:
        yield from _why_realm(state, seat, f"rebuild {name_of(state, action & OPERAND)}")
    elif action != PASS:
        return
    elif phase == 2:
        if state.seat_data[REALM_DONE][seat]:
            yield because("done with realms", "you've already played your realm this turn")
        if all(card_of(state, card).type != REALM for card in state.pile(HAND, seat)):
            yield because("done with realms", "you hold no realm to play")
        if all(each >> VERB_SHIFT not in (PLAY, REBUILD) for each in state.decision().options):
            yield because("done with realms", "nothing you hold can be played now")
    elif phase == 3:
        yield from _why_no_more_champions(state, seat)
    elif phase == 4:
        yield from why_not_attack(state, seat)


def _why_play(state: State, seat: int, card: int) -> Iterator[str]:
    """What a card from hand brings when no one is fighting."""
    definition = card_of(state, card)
    kind, what = definition.type, f"play {name_of(state, card)}"
    pool = state.pile(POOL, seat)
    if kind == REALM and state.regs[ACTIVE] == seat:
        yield from _why_realm(state, seat, what)
    if kind == HOLDING:
        held = [each for realm in state.pile(FORMATION, seat) for each in attachments(state, realm)]
        if all(card_of(state, each).type != HOLDING for each in held):
            yield because(what, "none of your realms has a holding yet")
        yield because(what, "it's your holding for this turn, and it helps its realm")
    if kind <= WIZARD:
        if not pool:
            yield because(what, "your pool is empty, and champions there defend your realms")
        elif definition.level > max(level_of(state, other) for other in pool):
            yield because(what, f"at level {definition.level} it's the strongest in your pool")
        yield because(what, f"it's your {ordinal(len(pool) + 1)} champion to attack and defend with")
    if kind in (ITEM, ARTIFACT) and definition.level > 0:
        yield because(what, f"it's worth +{definition.level} to the champion that bears it")
    held_now, limit = len(state.pile(HAND, seat)), hand_limit(state, seat)
    if held_now > limit and state.regs[ACTIVE] == seat:
        yield because(what, f"you hold {held_now} cards and can keep only {limit}")


def _why_realm(state: State, seat: int, what: str) -> Iterator[str]:
    """What one more standing realm means in the race for realms."""
    standing = unrazed(state, seat) + 1
    nth = f"it's your {ordinal(standing)} realm"
    if standing == realms_to_win(state):
        yield because(what, f"{nth}, and {standing} standing realms win")
    rival, best = max(((other, unrazed(state, other)) for other in opponents(state, seat)), key=lambda one: one[1])
    if best == standing - 1 and best:
        yield because(what, f"{nth} and puts you ahead of seat {rival}")
    if best == standing:
        yield because(what, f"{nth} and draws you level with seat {rival}")
    if best > standing:
        yield because(what, f"{nth}, and seat {rival} already has {best}")
    yield because(what, nth)


def _why_no_more_champions(state: State, seat: int) -> Iterator[str]:
    what = "done with champions"
    kept = [action & OPERAND for action in state.decision().options if action >> VERB_SHIFT == PLAY]
    champions = [card for card in kept if card_of(state, card).is_champion]
    if champions:
        best = max(champions, key=lambda card: (card_of(state, card).level, -card))
        yield because(what, f"{name_of(state, best)} can fight from your hand, unseen until then")
    elif not kept:
        yield because(what, "nothing you hold can be played now")
    if any(card_of(state, card).type == ALLY for card in state.pile(HAND, seat)):
        yield because(what, "your allies can only join in battle")


def _why_discard(state: State, seat: int, card: int, verb: str) -> Iterator[str]:
    """What makes a card the one to part with."""
    definition, what = card_of(state, card), f"{verb} {name_of(state, card)}"
    hand = [other for other in state.pile(HAND, seat) if other != card]
    if any(card_of(state, other).name == definition.name for other in hand):
        yield because(what, "you hold another one")
    if definition.type in SUPPORT and not users_for(state, seat, card):
        yield because(what, "no champion in your pool can use it")
    if definition.type == REALM and all(card_of(state, other).type == REALM for other in hand):
        yield because(what, "you hold only realms")
    alike = [card_of(state, other) for other in hand if card_of(state, other).type == definition.type]
    if definition.levels and alike and definition.level <= min(other.level for other in alike):
        yield because(what, f"it's the weakest {TYPE_NAMES[definition.type]} in your hand")
    if verb == "Discard":
        yield because(what, f"you hold {len(hand) + 1} cards and can keep only {hand_limit(state, seat)}")


def _why_there(state: State, seat: int, place: int) -> Iterator[str]:
    """What a place in the formation does for the realm that goes there."""
    there = realm_at(state, seat, place)
    what = f"put it at {PLACES[place]}"
    if there >= 0 and state.marks[RAZED][there]:
        yield because(what, f"it replaces your razed {name_of(state, there)}")
    fronts = [realm_at(state, seat, front) for front in SHIELDED_BY[place]]
    standing = [realm for realm in fronts if realm >= 0 and not state.marks[RAZED][realm]]
    if standing:
        yield because(what, f"{name_of(state, standing[0])} in front of it shields it")
    behind = [realm_at(state, seat, back) for back, fronts in enumerate(SHIELDED_BY[:6]) if place in fronts]
    exposed = [realm for realm in behind if realm >= 0 and not state.marks[RAZED][realm]]
    if exposed:
        yield because(what, f"it shields {name_of(state, exposed[0])} behind it")
    elif not place:
        yield because(what, "it takes the front and shields what you build behind it")


def _why_for(state: State, card: int, bearer: int) -> Iterator[str]:
    """What makes a champion or realm the one to get a card."""
    definition, name = card_of(state, card), name_of(state, bearer)
    if card_of(state, bearer).is_champion:
        level, gain = level_of(state, bearer), definition.level
        if definition.type in (ITEM, ARTIFACT) and gain > 0:
            yield because(f"give it to {name}", f"+{gain} on top of level {level}")
        if bearer == strongest(state, [each for each in state.decision().options if each != PASS]):
            yield because(f"choose {name}", f"at level {level} it's the strongest you can choose")
    elif definition.type == HOLDING and state.marks[RAZED][bearer] == 0:
        if not is_exposed(state, bearer):
            yield because(f"put it on {name}", "the realms in front shield it")
        else:
            yield because(f"put it on {name}", "no realm in front shields it")


def _why_answer(state: State, answers: Answers, seat: int, action: int) -> Iterator[str]:
    """An answer comes before what it answers."""
    if not state.seen[answers.card] >> seat & 1:
        return
    card, verb = name_of(state, answers.card), action >> VERB_SHIFT
    if verb in (PLAY, USE, USE_SECOND) and answers.seat != seat:
        how = "play" if verb == PLAY else "use"
        yield because(
            f"{how} {name_of(state, action & OPERAND)}", f"it takes effect before seat {answers.seat}'s {card}"
        )
    elif action == PASS:
        kept = counted(len(state.pile(HAND, seat)), "card")
        yield because(f"let {card} happen", f"you keep all of your {kept}")
