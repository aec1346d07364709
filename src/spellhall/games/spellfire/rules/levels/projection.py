"""The projection: everything that cards in play hold and wait for, computed once and kept until that changes.

Levels, permissions, immunities, attack bans and triggers are all read from its lists, not from the cards one by one.
Lists are in order of play: if two powers contradict each other, the one played first comes first (SF-CONF-03).
``gathering`` says how a projection is built and how it is patched when a card comes or goes.

Where a card silences others (SF-CONF-06), what holds depends on more than what is in play.
The projection is then judged again when the phase, the fighters or the number of cards in a zone change (``moment``).
If every silencing effect is limited to rounds of battle, this is skipped outside of rounds.
Only cards whose power could matter are judged up front, the others when someone asks about them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from spellhall.games.spellfire.rules.levels.defined import Defined
from spellhall.games.spellfire.rules.levels.gathering import ABILITY_BITS, Projection, any_moment, renewed
from spellhall.games.spellfire.rules.questions import Silence
from spellhall.games.spellfire.table import (
    ACTIVE,
    BATTLE,
    DEFENCE,
    IN_PLAY,
    MODEL,
    OFFENCE,
    PHASE,
    STAGE,
    TARGET,
)
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.script import Ability
from spellhall.language.words import Modifier

Answer = TypeVar("Answer", bound=Modifier)
_NONE: list[Any] = []


def project(state: State) -> Projection:
    """The projection of the current position."""
    kept: Projection | None = state.projection
    if kept is not None and state.projected == state.presence:
        if not kept.passing or state.valid_at == state.version:
            return kept
        whole = kept.whole or kept
    else:
        whole = renewed(state, kept)
        state.projected = state.presence
        state.projection = whole
        if not whole.passing:
            return whole
    state.valid_at = state.version
    if whole.in_rounds and state.regs[OFFENCE] < 0 and state.regs[DEFENCE] < 0:
        if not any(state.piles[BATTLE * state.seats : (BATTLE + 1) * state.seats]):
            state.projection = whole
            return whole
    now = moment(state)
    if kept is not None and kept.whole is whole and kept.moment == now:
        return kept
    state.projection = whole
    made = _judged(state, whole)
    made.moment = now
    state.projection = made
    return made


def moment(state: State) -> list[int]:
    """The phase, the fighters and the number of cards in each zone: if they change, silencing is judged again."""
    regs = state.regs
    now = [regs[PHASE], regs[ACTIVE], regs[STAGE], regs[TARGET], regs[OFFENCE], regs[DEFENCE]]
    now += map(len, state.piles[IN_PLAY[0] * state.seats : (IN_PLAY[-1] + 1) * state.seats])
    return now


def reshapes(state: State, handle: int, origin: int, zone: int, former: int) -> bool:
    """Whether a move changes the projection: a card with powers comes, goes or changes sides."""
    definition: Defined = state.catalogue[state.face[handle]]
    if not definition.works and not state.marks[MODEL][handle]:
        return False
    in_play = state.game.layout.in_play
    return in_play[origin] != in_play[zone] or former != state.control[handle]


def ability_called(state: State, which: int) -> Ability:
    """The ability that a trigger names: its number and the face it belongs to.

    So it can be found long after its card has left play, been shuffled, or lost a power that it copied.
    """
    found: Ability = state.catalogue[which >> ABILITY_BITS].abilities[which & (1 << ABILITY_BITS) - 1]
    return found


def _judged(state: State, whole: Projection) -> Projection:
    """The projection without whatever is silenced right now.

    It looks at cards that hold something and could be silenced, judging by what is printed on them (``within``),
    and at cards with lasting effects. No other card has a power that could be missed.
    A card that is silenced itself silences no one.
    """
    in_play, zone = state.game.layout.in_play, state.zone
    lasting = [effect[1] for effect in whole.lasting if effect[1] >= 0 and in_play[zone[effect[1]]]]
    mute: set[int] = set()
    silencing = []
    for (word, standing), within in zip(whole.modifiers[Silence], whole.within, strict=True):
        if standing.source in mute:
            continue
        silencing.append((word, standing))
        concerned = {*within, *lasting} - mute
        for handle in _fighting(state, concerned) if word.only_in_rounds() else concerned:
            if word.applies(state, handle, standing):
                mute.add(handle)
    return _silenced(state, whole, mute, silencing)


def _fighting(state: State, handles: Iterable[int]) -> list[int]:
    """The given cards that are fighters, or attached to one."""
    zone, host = state.zone, state.host
    fighters = (state.regs[OFFENCE], state.regs[DEFENCE])
    found = []
    for handle in handles:
        leader = host[handle] if host[handle] >= 0 else handle
        if zone[leader] == BATTLE or leader in fighters:
            found.append(handle)
    return found


def _silenced(state: State, whole: Projection, mute: set[int], silencing: list[Any]) -> Projection:
    """The projection without the powers of silenced cards; icon abilities stay (SF-CONF-06)."""
    made = Projection(whole.catalogue, state.seats)
    made.whole, made.mute, made.silencing, made.passing = whole, mute, silencing, True
    if not mute:
        made.modifiers, made.listeners = whole.modifiers, whole.listeners
        made.powers, made.ready, made.answers = whole.powers, whole.ready, whole.answers
        return made
    for question, everything in whole.modifiers.items():
        made.modifiers[question] = [
            (word, standing) for word, standing in everything if standing.source not in mute or standing.subject >= 0
        ]
    for event, waiting in whole.listeners.items():
        made.listeners[event] = [entry for entry in waiting if entry[2].source not in mute]
    made.powers = [[power for power in powers if power[0] not in mute] for powers in whole.powers]
    made.ready = [any_moment(powers) for powers in made.powers]
    made.answers = [answer for answer in whole.answers if answer[0] not in mute]
    return made


def held(state: State, question: type[Answer]) -> list[tuple[Answer, Standing]]:
    """The modifiers that hold now and answer a question (see ``questions``), in order of play."""
    made: Projection = state.projection if state.projected == state.presence else project(state)
    if made.passing and state.valid_at != state.version:
        made = project(state)
    return made.modifiers.get(question, _NONE)


def brought_along(state: State, card: int, question: type[Answer]) -> list[tuple[Answer, Standing]]:
    """The modifiers that a card not yet in play will hold once it is, and that answer a question.

    They count when a champion attacks or defends from hand.
    """
    definition: Defined = state.catalogue[state.face[card]]
    if question not in definition.printed or state.game.layout.in_play[state.zone[card]]:
        return _NONE
    standing = Standing(card, state.control[card])
    return [
        (word, standing)
        for _, ability in definition.works
        for word in ability.modifiers
        if isinstance(word, question) and ability.kind == "standing"
    ]


def printed(definition: Defined, question: type[Answer]) -> list[Answer]:
    """What a card's own text answers to a question about itself, wherever the card is."""
    found: list[Any] = definition.printed.get(question, _NONE)
    return found


def is_silenced(state: State, handle: int) -> bool:
    """Whether the special power of a card in play is currently cancelled."""
    made = project(state)
    if not made.passing or not state.game.layout.in_play[state.zone[handle]]:
        return False
    if handle in made.mute:
        return True
    silencing = made.modifiers[Silence] if made.whole is None else made.silencing
    state.projection = made.whole or made
    try:
        for word, standing in silencing:  # noqa: SIM110 (as everywhere on this road: no generators)
            if word.applies(state, handle, standing):
                return True
        return False
    finally:
        state.projection = made


def in_play(state: State) -> list[int]:
    """All cards in play (SF-PILE-06), by seat and zone; these zones are contiguous in the layout."""
    return [card for pile in state.piles[IN_PLAY[0] * state.seats : (IN_PLAY[-1] + 1) * state.seats] for card in pile]


def model_of(state: State, handle: int) -> Defined:
    """The definition whose power a card has: its own, unless it copies another (SF-OPT-04)."""
    model = state.marks[MODEL][handle]
    found: Defined = state.catalogue[state.face[model - 1 if model else handle]]
    return found
