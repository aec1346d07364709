"""What the cards in play hold and wait for, projected once and kept until something in play changes.

Every query of the rules (levels, permissions, immunities, attack bans, triggers) reads these lists instead of looking
at all cards. Order is order of play: where two powers contradict each other, the one played first comes first
(SF-CONF-03).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, TypeVar

from spellhall.games.spellfire.facts import RULE
from spellhall.games.spellfire.rules.above import above
from spellhall.games.spellfire.rules.questions import OwnLaw, Silence
from spellhall.games.spellfire.table import (
    ACTIVE,
    ATTACHED,
    DEFENCE,
    IN_PLAY,
    LIMBO,
    LOST_POWER,
    MODEL,
    OFFENCE,
    PHASE,
    RAZED,
    STAGE,
    TARGET,
)
from spellhall.kernel.events import Event
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.script import Ability
from spellhall.language.words import Modifier

Answer = TypeVar("Answer", bound=Modifier)
_NONE: list[Any] = []
ABILITY_BITS = 8


class Projection:
    """Modifiers by question, triggers by event, powers that may be used, and cards that can answer others.

    ``judged`` holds the modifiers that are being judged just now, each with a card (see ``traits``). Where something
    silences cards, ``whole`` is the projection without that, ``mute`` the silenced cards, and ``moment`` says when.
    """

    __slots__ = ("answers", "judged", "listeners", "modifiers", "moment", "mute", "powers", "whole")

    def __init__(self) -> None:
        self.moment: list[int] = []
        self.mute: set[int] = set()
        self.whole: Projection | None = None
        self.judged: set[tuple[int, int, int]] = set()
        self.modifiers: dict[type[Modifier], list[tuple[Any, Standing]]] = {}
        self.listeners: dict[type[Event], list[tuple[int, Ability, Standing]]] = {}
        self.powers: list[tuple[int, int]] = []
        self.answers: list[tuple[int, int]] = []


def project(state: State) -> Projection:
    """The projection of the present position."""
    if state.projected == state.presence:
        kept: Projection = state.projection
        if kept.whole is None or state.valid_at == state.version:
            return kept
        if kept.moment == moment(state):
            state.valid_at = state.version
            return kept
        whole = kept.whole
    else:
        whole = _gather(state)
        state.projected = state.presence
    state.projection = whole
    if Silence in whole.modifiers:
        state.projection = _silenced(whole, _mute(state, whole))
        state.projection.moment = moment(state)
    state.valid_at = state.version
    made: Projection = state.projection
    return made


def _gather(state: State) -> Projection:
    """Everything that the cards in play hold and wait for, and what lasts, as if nothing were silenced."""
    made = Projection()
    catalogue, face, copies = state.game.catalogue, state.face, state.marks[MODEL]
    working = [
        handle
        for handle in in_play(state)
        if (catalogue[face[handle]].works or copies[handle]) and works(state, handle)
    ]
    working.sort(key=state.stamp.__getitem__)
    for handle in working:
        copied = copies[handle]
        _collect(made, handle, state.control[handle], catalogue, face[copied - 1 if copied else handle])
    for effect in state.lasting:
        modifier, source, seat, subject, spared = effect[0], effect[1], effect[2], effect[3], effect[6]
        if modifier < 0:
            continue
        word = above(state).modifiers[modifier]
        standing = Standing(source, seat, subject, spared)
        standing.number = effect[7] if len(effect) > 7 else 0
        made.modifiers.setdefault(word.question, []).append((word, standing))
    if OwnLaw in made.modifiers:
        _part_rules(state, made)
    return made


def _part_rules(state: State, made: Projection) -> None:
    """SF-CARD-40. Where every player has a rule card of his own, each works for its player alone."""
    standings = [standing for entries in made.modifiers.values() for _, standing in entries]
    standings += [standing for waiting in made.listeners.values() for _, _, standing in waiting]
    for standing in standings:
        standing.spared |= spared_by_own_rules(state, made, standing.source)


def spared_by_own_rules(state: State, made: Projection, card: int) -> int:
    """The seats that a rule card passes over, since a card in play gives every player a rule card of his own."""
    holders = [standing.source for _, standing in made.modifiers.get(OwnLaw, ())]
    if not holders or card < 0 or card in holders or state.definition(card).type != RULE:
        return 0
    return ((1 << state.seats) - 1) & ~(1 << state.control[card])


def moment(state: State) -> list[int]:
    """The phase, the fighters and how many cards lie where: what is silenced may depend on them and is judged anew."""
    regs = state.regs
    counts = [len(pile) for pile in _piles_in_play(state)]
    return [regs[PHASE], regs[ACTIVE], regs[STAGE], regs[TARGET], regs[OFFENCE], regs[DEFENCE], *counts]


def reshapes(state: State, handle: int, origin: int, zone: int, former: int) -> bool:
    """Whether a move changes the projection: a card with powers comes, goes or changes hands."""
    if not state.game.catalogue[state.face[handle]].works and not state.marks[MODEL][handle]:
        return False
    in_play = state.game.layout.in_play
    return in_play[origin] != in_play[zone] or former != state.control[handle]


def _collect(made: Projection, handle: int, seat: int, catalogue: Sequence[Any], face: int) -> None:
    definition = catalogue[face]
    standing = Standing(handle, seat)
    modifiers = made.modifiers
    for question, word in definition.holds:
        if question in modifiers:
            modifiers[question].append((word, standing))
        else:
            modifiers[question] = [(word, standing)]
    for number, ability in definition.acts:
        if ability.kind == "power":
            made.powers.append((handle, number))
        elif ability.kind == "answer":
            made.answers.append((handle, number))
        else:
            made.listeners.setdefault(ability.trigger.event, []).append(
                (face << ABILITY_BITS | number, ability, standing)
            )


def ability_called(state: State, which: int) -> Ability:
    """The ability that a listener is called by: its number, behind the face that it stands on. So it is found when its
    card has long left play, been shuffled, or lost the power that it copied.
    """
    found: Ability = state.game.catalogue[which >> ABILITY_BITS].abilities[which & (1 << ABILITY_BITS) - 1]
    return found


def _mute(state: State, whole: Projection) -> set[int]:
    """The cards whose powers another card cancels; who is silenced himself silences nobody."""
    mute: set[int] = set()
    for word, standing in whole.modifiers[Silence]:
        if standing.source in mute:
            continue
        for handle in in_play(state):
            if word.applies(state, handle, standing):
                mute.add(handle)
    return mute


def _silenced(whole: Projection, mute: set[int]) -> Projection:
    """The projection without the powers of silenced cards; icon abilities stay (SF-CONF-06)."""
    made = Projection()
    made.whole, made.mute = whole, mute
    if not mute:
        made.modifiers, made.listeners = whole.modifiers, whole.listeners
        made.powers, made.answers = whole.powers, whole.answers
        return made
    for question, everything in whole.modifiers.items():
        made.modifiers[question] = [
            (word, standing) for word, standing in everything if standing.source not in mute or standing.subject >= 0
        ]
    for event, waiting in whole.listeners.items():
        made.listeners[event] = [entry for entry in waiting if entry[2].source not in mute]
    made.powers = [power for power in whole.powers if power[0] not in mute]
    made.answers = [answer for answer in whole.answers if answer[0] not in mute]
    return made


def held(state: State, question: type[Answer]) -> list[tuple[Answer, Standing]]:
    """The modifiers that hold now and answer a question (see ``questions``), in order of play."""
    made: Projection = state.projection
    if state.projected != state.presence or (made.whole is not None and state.valid_at != state.version):
        made = project(state)
    return made.modifiers.get(question, _NONE)


def brought_along(state: State, card: int, question: type[Answer]) -> list[tuple[Answer, Standing]]:
    """The modifiers that a card out of play will hold once it is there, and that answer a question then.

    A champion who attacks or defends from hand is judged with them.
    """
    if state.game.layout.in_play[state.zone[card]]:
        return _NONE
    standing = Standing(card, state.control[card])
    return [
        (word, standing)
        for _, ability in state.definition(card).works
        for word in ability.modifiers
        if isinstance(word, question) and ability.kind == "standing"
    ]


def printed(definition: Any, question: type[Answer]) -> list[Answer]:
    """What the text of a card answers to a question about the card itself, wherever it lies."""
    found: list[Answer] = definition.printed.get(question, _NONE)
    return found


def is_silenced(state: State, handle: int) -> bool:
    """Whether the special power of a card in play is cancelled at present."""
    return handle in project(state).mute


def in_play(state: State) -> list[int]:
    """All cards in play (SF-PILE-06), by seat and zone."""
    return list(chain.from_iterable(_piles_in_play(state)))


def _piles_in_play(state: State) -> list[list[int]]:
    """The piles of the zones in play, which stand next to each other in the layout."""
    return state.piles[IN_PLAY[0] * state.seats : (IN_PLAY[-1] + 1) * state.seats]


def works(state: State, handle: int) -> bool:
    """Whether a card in play has its power: a razed realm has none (SF-RAZE-03), nor what hangs on one in Limbo."""
    if state.marks[RAZED][handle] or state.marks[LOST_POWER][handle]:
        return False
    if state.zone[handle] == ATTACHED:
        host = state.host[handle]
        if host >= 0 and state.zone[host] == LIMBO:
            return False
    return True


def model_of(state: State, handle: int) -> Any:
    """The definition whose power a card has: its own, unless it copies another (SF-OPT-04)."""
    model = state.marks[MODEL][handle]
    return state.definition(model - 1 if model else handle)
