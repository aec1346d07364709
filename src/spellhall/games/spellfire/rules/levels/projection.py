"""What the cards in play hold and wait for, projected once and kept until something in play changes.

Every query of the rules (levels, permissions, immunities, attack bans, triggers) reads these lists instead of looking
at all cards. Order is order of play: where two powers contradict each other, the one played first comes first
(SF-CONF-03). How a projection is made, and remade when a card comes or goes, stands in ``gathering``.

Where a card silences others (SF-CONF-06), what holds depends on more than on what is in play. Then a projection is
judged anew whenever the phase, the fighters or the number of cards somewhere in play have changed (``moment``); where
all that silences does so in rounds of battle, not even that outside of rounds. Only those cards are judged whose power
could be missed, the others when someone asks for them.
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
    """The projection of the present position."""
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
    if whole.in_rounds and _no_round(state):
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


def _no_round(state: State) -> bool:
    """Whether nobody fights, so that nothing faces anything."""
    if state.regs[OFFENCE] >= 0 or state.regs[DEFENCE] >= 0:
        return False
    seats = state.seats
    for pile in state.piles[BATTLE * seats : (BATTLE + 1) * seats]:  # noqa: SIM110
        if pile:
            return False
    return True


def moment(state: State) -> list[int]:
    """The phase, the fighters and how many cards lie where: what is silenced may depend on them and is judged anew."""
    regs = state.regs
    now = [regs[PHASE], regs[ACTIVE], regs[STAGE], regs[TARGET], regs[OFFENCE], regs[DEFENCE]]
    now += map(len, piles_in_play(state))
    return now


def reshapes(state: State, handle: int, origin: int, zone: int, former: int) -> bool:
    """Whether a move changes the projection: a card with powers comes, goes or changes hands."""
    definition: Defined = state.game.catalogue[state.face[handle]]
    if not definition.works and not state.marks[MODEL][handle]:
        return False
    in_play = state.game.layout.in_play
    return in_play[origin] != in_play[zone] or former != state.control[handle]


def ability_called(state: State, which: int) -> Ability:
    """The ability that a listener is called by: its number, behind the face that it stands on. So it is found when its
    card has long left play, been shuffled, or lost the power that it copied.
    """
    found: Ability = state.game.catalogue[which >> ABILITY_BITS].abilities[which & (1 << ABILITY_BITS) - 1]
    return found


def _judged(state: State, whole: Projection) -> Projection:
    """The projection without what is silenced just now.

    Looked at are the cards that hold something, as far as a word could silence them by what is printed (``within``),
    and those from which something lasts: no other has a power that could be missed in it. Who is silenced themselves
    silences nobody.
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
    """Those cards that are fighters, or hang on one."""
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
    """The modifiers that a card out of play will hold once it is there, and that answer a question then.

    A champion who attacks or defends from hand is judged with them.
    """
    definition: Defined = state.game.catalogue[state.face[card]]
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
    """What the text of a card answers to a question about the card itself, no matter where it lies."""
    found: list[Any] = definition.printed.get(question, _NONE)
    return found


def is_silenced(state: State, handle: int) -> bool:
    """Whether the special power of a card in play is cancelled at present."""
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
    """All cards in play (SF-PILE-06), by seat and zone."""
    return [card for pile in piles_in_play(state) for card in pile]


def piles_in_play(state: State) -> list[list[int]]:
    """The piles of the zones in play, which stand next to each other in the layout."""
    return state.piles[IN_PLAY[0] * state.seats : (IN_PLAY[-1] + 1) * state.seats]


def model_of(state: State, handle: int) -> Defined:
    """The definition whose power a card has: its own, unless it copies another (SF-OPT-04)."""
    model = state.marks[MODEL][handle]
    found: Defined = state.game.catalogue[state.face[model - 1 if model else handle]]
    return found
