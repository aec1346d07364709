"""Builds a projection: from all the cards in play, or by patching the previous one if little has changed.

Building one from scratch reads every word of every card in play.
But between two queries usually just one card has come, gone or changed sides.
So a projection keeps what it was built from, ``sources`` and ``lasting``, and compares that with what works now.
If they differ by one card, only the lists that this card contributes to are rebuilt.
The old and the new projection share everything else, including the contexts of the other cards.

The comparison reads the columns of the table, so no one has to report which card changed and nothing can be missed.
Even a position that was set up by hand comes out right.
A projection never changes once it is built, since clones share it.
Anything that touches all contexts at once (a rule card for each player, SF-CARD-40) forces a rebuild from scratch.
``tests/contract/test_index.py`` compares patched with gathered projections at every decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final

from spellhall.games.spellfire.facts import RULE
from spellhall.games.spellfire.rules.host import services_of
from spellhall.games.spellfire.rules.levels.defined import Defined, card_of
from spellhall.games.spellfire.rules.plays.timing_index import timing_of
from spellhall.games.spellfire.rules.questions import OwnLaw, Silence
from spellhall.games.spellfire.table import ATTACHED, FORMATION, LIMBO, LOST_POWER, MODEL, RAZED, TABLE
from spellhall.kernel.events import Event
from spellhall.kernel.projected import Projected
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.script import Ability
from spellhall.language.words import Modifier

ABILITY_BITS: Final = 8

Source = tuple[int, int, int]
"""A working card: its handle, its controller, and the face whose power it has."""
Held = tuple[Any, Standing]
Listener = tuple[int, Ability, Standing]
Power = tuple[int, int, int, int]
"""A power in play: its card, its ability's number, the verb that uses it, and its moments (``timing_index``)."""


NOBODY: frozenset[int] = frozenset()


class Projection(Projected):
    """Modifiers by question, triggers by event, powers that may be used, and cards that can answer others.

    Attributes:
        sources, contexts: the cards that work, in order of play, and the context of each.
        catalogue: the definitions of their faces.
        lasting: the lasting effects it was built from.
        own, given: the modifiers of cards, and those of lasting effects; ``modifiers`` has both.
        listeners: the triggers, by event class.
        powers, ready: by seat, the powers it may use, and the moments when it may use any.
        answers: the abilities of cards in play that answer others.
        parted: whether every rule card works for its player alone (SF-CARD-40).
        judged: the modifiers being judged right now, each with a card (see ``traits``).
        passing: whether something silences cards, so the projection may expire without any card coming or going.
        within: for each silencing word, the working cards it could silence, judging by what is printed on them.
        in_rounds: whether every silencing effect is limited to rounds of battle.
        whole: the full projection, if this one leaves out silenced cards; ``mute`` are those cards, ``silencing`` the
            words that silenced them, ``moment`` when they were judged.
    """

    __slots__ = (
        "answers",
        "catalogue",
        "contexts",
        "given",
        "in_rounds",
        "judged",
        "lasting",
        "modifiers",
        "moment",
        "mute",
        "own",
        "parted",
        "powers",
        "ready",
        "silencing",
        "sources",
        "whole",
        "within",
    )

    def __init__(self, catalogue: Sequence[Any], seats: int, kept: Projection | None = None) -> None:
        """An empty projection, or a copy of another one that is ready to be patched."""
        self.catalogue = catalogue
        self.sources: list[Source] = []
        self.contexts: list[Standing] = [] if kept is None else kept.contexts[:]
        self.lasting: Sequence[tuple[int, ...]] = ()
        self.own: dict[type[Modifier], list[Held]] = {} if kept is None else kept.own.copy()
        self.given: dict[type[Modifier], list[Held]] = {}
        self.modifiers: dict[type[Modifier], list[Held]] = self.own
        self.listeners: dict[type[Event], list[Listener]] = {} if kept is None else kept.listeners.copy()
        self.powers: list[list[Power]] = [[] for _ in range(seats)] if kept is None else kept.powers[:]
        self.ready: list[int] = [0] * seats if kept is None else kept.ready[:]
        self.answers: list[tuple[int, int]] = [] if kept is None else kept.answers
        self.parted = self.passing = self.in_rounds = False
        self.judged: set[tuple[int, int, int]] = set()
        self.whole: Projection | None = None
        self.mute: AbstractSet[int] = NOBODY
        self.silencing: list[Held] = []
        self.within: list[list[int]] = []
        self.moment: list[int] = []


def renewed(state: State, kept: Projection | None) -> Projection:
    """The projection of the current position as if nothing were silenced, patched from an earlier one if possible."""
    if kept is None:
        return gathered(state)
    if kept.whole is not None:
        kept = kept.whole
    made = None if kept.parted or kept.catalogue is not state.catalogue else _patched(state, kept)
    return gathered(state) if made is None or OwnLaw in made.modifiers else made


def gathered(state: State) -> Projection:
    """The same, built from scratch."""
    made = Projection(state.catalogue, state.seats)
    made.sources = _sources(state)
    for source in made.sources:
        context = Standing(source[0], source[1])
        made.contexts.append(context)
        _add(made, source, context, frozenset())
    _give(state, made)
    if OwnLaw in made.modifiers:
        _part_rules(state, made)
    return made


def _sources(state: State) -> list[Source]:
    """The cards in play with working powers, in order of play.

    A razed realm has none (SF-RAZE-03), nor has a card that has lost its power for good.
    It's rare that a card copies another's power (SF-OPT-04), or is in Limbo.
    """
    face, working = state.face, timing_of(state).working
    razed, lost, copies = state.marks[RAZED], state.marks[LOST_POWER], state.marks[MODEL]
    control = state.control
    piles = state.piles[FORMATION * state.seats : (TABLE + 1) * state.seats]
    if any(state.piles[LIMBO * state.seats : (LIMBO + 1) * state.seats]) or any(copies):
        found = [card for pile in piles for card in pile if not razed[card] and not lost[card]]
        found = [card for card in found if (face[card] in working or copies[card]) and not _hangs_in_limbo(state, card)]
        found.sort(key=state.stamp.__getitem__)
        return [(card, control[card], face[copies[card] - 1 if copies[card] else card]) for card in found]
    found = [card for pile in piles for card in pile if face[card] in working and not razed[card] and not lost[card]]
    found.sort(key=state.stamp.__getitem__)
    return [(card, control[card], face[card]) for card in found]


def _hangs_in_limbo(state: State, card: int) -> bool:
    """Whether a card is attached to one in Limbo: then its power doesn't work."""
    host = state.host[card]
    return state.zone[card] == ATTACHED and host >= 0 and state.zone[host] == LIMBO


# ---------------------------------------------------------------------- one card more or less


def _patched(state: State, kept: Projection) -> Projection | None:
    """A projection patched from another, if they differ by at most one card."""
    before, now = kept.sources, _sources(state)
    at = _first_difference(before, now)
    if len(now) > len(before):
        gone, come, alike = False, True, now[at + 1 :] == before[at:]
    elif len(now) < len(before):
        gone, come, alike = True, False, now[at:] == before[at + 1 :]
    else:
        gone = come = at < len(now)
        alike = now[at + 1 :] == before[at + 1 :]
    if not alike:
        return None
    made = Projection(kept.catalogue, state.seats, kept)
    made.sources = now
    if gone:
        _take(made, before[at], made.contexts.pop(at))
    if come:
        later = frozenset([source[0] for source in now[at + 1 :]])
        context = Standing(now[at][0], now[at][1])
        made.contexts.insert(at, context)
        _add(made, now[at], context, later)
    if kept.lasting == state.lasting:
        made.lasting, made.given = kept.lasting, kept.given
        _join(state, made)
    else:
        _give(state, made)
    return made


def _first_difference(before: list[Source], now: list[Source]) -> int:
    if now[: len(before)] == before:
        return len(before)
    at = 0
    for one, other in zip(before, now, strict=False):
        if one != other:
            break
        at += 1
    return at


def _take(made: Projection, source: Source, context: Standing) -> None:
    """Leave a card out: rebuild every list that it is in."""
    card, seat, face = source
    definition: Defined = made.catalogue[face]
    for question, _ in definition.holds:
        rest = [held for held in made.own.get(question, ()) if held[1] is not context]
        if rest:
            made.own[question] = rest
        else:
            made.own.pop(question, None)
    for _, ability in definition.acts:
        if ability.kind == "answer":
            made.answers = [answer for answer in made.answers if answer[0] != card]
        elif ability.trigger is not None:
            event = ability.trigger.event
            waiting = [listener for listener in made.listeners.get(event, ()) if listener[2] is not context]
            if waiting:
                made.listeners[event] = waiting
            else:
                made.listeners.pop(event, None)
    if definition.powers:
        made.powers[seat] = [power for power in made.powers[seat] if power[0] != card]
        made.ready[seat] = any_moment(made.powers[seat])


def _add(made: Projection, source: Source, context: Standing, later: frozenset[int]) -> None:
    """Add what a card holds and waits for, ahead of cards that came into play ``later``."""
    card, seat, face = source
    definition: Defined = made.catalogue[face]
    for question, word in definition.holds:
        made.own[question] = _with(made.own.get(question), (word, context), later)
    for number, ability in definition.acts:
        if ability.kind == "answer":
            made.answers = _with(made.answers, (card, number), later)
        elif ability.trigger is not None:
            event = ability.trigger.event
            made.listeners[event] = _with(
                made.listeners.get(event), (face << ABILITY_BITS | number, ability, context), later
            )
    for number, verb, moments in definition.powers:
        made.powers[seat] = _with(made.powers[seat], (card, number, verb, moments), later)
        made.ready[seat] |= moments


def _with(entries: list[Any] | None, new: Any, later: frozenset[int]) -> list[Any]:
    """A list with one more entry, placed before those of certain cards."""
    if not entries:
        return [new]
    at = len(entries)
    while later and at and _card_of(entries[at - 1]) in later:
        at -= 1
    return [*entries[:at], new, *entries[at:]]


def _card_of(entry: tuple[Any, ...]) -> int:
    """The card an entry belongs to: the entry starts with the card and ends with its context."""
    context = entry[-1]
    card: int = context.source if isinstance(context, Standing) else entry[0]
    return card


def any_moment(powers: list[Power]) -> int:
    """The moments when at least one of the given powers may be used."""
    moments = 0
    for power in powers:
        moments |= power[3]
    return moments


# ---------------------------------------------------------------------- lasting effects, own rule cards


def _give(state: State, made: Projection) -> None:
    """Add the modifiers that last for a time; they follow those of cards, in the order they began."""
    made.lasting = state.lasting[:]
    made.given = {}
    for effect in made.lasting:
        modifier, source, seat, subject, spared = effect[0], effect[1], effect[2], effect[3], effect[6]
        if modifier < 0:
            continue
        word = services_of(state).modifiers[modifier]
        context = Standing(source, seat, subject, spared)
        context.number = effect[7] if len(effect) > 7 else 0
        made.given.setdefault(word.question, []).append((word, context))
    _join(state, made)


def _join(state: State, made: Projection) -> None:
    made.modifiers = made.own
    if made.given:
        made.modifiers = made.own.copy()
        for question, held in made.given.items():
            made.modifiers[question] = [*made.own.get(question, ()), *held]
    if Silence in made.modifiers:
        made.passing = True
        working = [source[0] for source in made.sources]
        lasting = [effect[1] for effect in made.lasting if effect[1] >= 0]
        words = [word for word, _ in made.modifiers[Silence]]
        made.within = [word.within(state, working) for word in words]
        made.in_rounds = all(
            [
                word.only_in_rounds() or not (cards or word.within(state, lasting))
                for word, cards in zip(words, made.within, strict=True)
            ]
        )


def _part_rules(state: State, made: Projection) -> None:
    """SF-CARD-40. If every player has their own rule card, make each of them work for its player alone."""
    made.parted = True
    contexts = [context for entries in made.modifiers.values() for _, context in entries]
    contexts += [context for waiting in made.listeners.values() for _, _, context in waiting]
    for context in contexts:
        context.spared |= spared_by_own_rules(state, made, context.source)


def spared_by_own_rules(state: State, made: Projection, card: int) -> int:
    """The seats that a rule card doesn't affect, because a card in play gives every player their own."""
    holders = [context.source for _, context in made.modifiers.get(OwnLaw, ())]
    if not holders or card < 0 or card in holders or card_of(state, card).type != RULE:
        return 0
    return ((1 << state.seats) - 1) & ~(1 << state.control[card])
