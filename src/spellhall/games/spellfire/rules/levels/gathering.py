"""How a projection is made: gathered from all cards in play, or from the one before it where little has changed.

Gathering looks at every word of every card in play. But from one look to the next mostly a single card has come, gone
or changed hands. So a projection keeps what it was made of, ``sources`` and ``lasting``; what works now is compared
with that, and where it differs by one card, only the lists to which that card adds something are made anew. All others
are shared between the old projection and the new one, and so are the contexts of the other cards.

The comparison reads the columns, so nobody has to tell which card it was, and nothing that is reported can be
forgotten: a position that was put together by hand is right, too. A projection is never changed once it is made, since
clones share it. Whatever touches all contexts at once (a rule card of one's own, SF-CARD-40) is gathered from the
beginning. ``tests/contract/test_index.py`` compares patched with gathered at every decision.
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
"""A card that works: its handle, whose it is, and the face whose power it has."""
Held = tuple[Any, Standing]
Listener = tuple[int, Ability, Standing]
Power = tuple[int, int, int, int]
"""A power in play: its card, the number of the ability, the verb that uses it, and its moments (``timing_index``)."""


NOBODY: frozenset[int] = frozenset()


class Projection(Projected):
    """Modifiers by question, triggers by event, powers that may be used, and cards that can answer others.

    Attributes:
        sources, contexts: the cards that work, in order of play, and the context of each.
        catalogue: the definitions behind their faces.
        lasting: the effects with a duration that it was made with.
        own, given: the modifiers that come from cards, and those that last; ``modifiers`` has both.
        listeners: the triggers, by the class of their event.
        powers, ready: by seat the powers that it may use, and at which moments any of them.
        answers: the abilities of cards in play that answer others.
        parted: every rule card works for its player alone (SF-CARD-40).
        judged: the modifiers that are being judged just now, each with a card (see ``traits``).
        passing: something silences cards, so it may end without anything coming or going.
        within: for each word that silences, the cards that work and that it could silence by what is printed on them.
        in_rounds: whatever silences cards that hold something does so in rounds of battle alone.
        whole: where it leaves out what is silenced, the projection with all; ``mute`` are the cards, ``silencing`` the
            words that did it, ``moment`` says when they were judged.
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
        """An empty projection, or one that holds what another does, ready to be patched."""
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
    """The projection of the present position as if nothing were silenced, made from an earlier one if that serves."""
    if kept is None:
        return gathered(state)
    if kept.whole is not None:
        kept = kept.whole
    made = None if kept.parted or kept.catalogue is not state.game.catalogue else _patched(state, kept)
    return gathered(state) if made is None or OwnLaw in made.modifiers else made


def gathered(state: State) -> Projection:
    """The same, made from the beginning."""
    made = Projection(state.game.catalogue, state.seats)
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
    """The cards in play that have powers which work, in order of play.

    A razed realm has none (SF-RAZE-03), nor what has lost its power for good. What else takes powers away or lends them
    is rare (``_unusual``).
    """
    face, working = state.face, timing_of(state).working
    razed, lost, copies = state.marks[RAZED], state.marks[LOST_POWER], state.marks[MODEL]
    control = state.control
    piles = state.piles[FORMATION * state.seats : (TABLE + 1) * state.seats]
    if _unusual(state):
        found = [card for pile in piles for card in pile if not razed[card] and not lost[card]]
        found = [card for card in found if (face[card] in working or copies[card]) and not _hangs_in_limbo(state, card)]
        found.sort(key=state.stamp.__getitem__)
        return [(card, control[card], face[copies[card] - 1 if copies[card] else card]) for card in found]
    found = [card for pile in piles for card in pile if face[card] in working and not razed[card] and not lost[card]]
    found.sort(key=state.stamp.__getitem__)
    return [(card, control[card], face[card]) for card in found]


def _unusual(state: State) -> bool:
    """Whether a card copies another's power (SF-OPT-04), or lies in Limbo."""
    return any(state.piles[LIMBO * state.seats : (LIMBO + 1) * state.seats]) or any(state.marks[MODEL])


def _hangs_in_limbo(state: State, card: int) -> bool:
    """Whether a card hangs on one in Limbo: then its power does not work."""
    host = state.host[card]
    return state.zone[card] == ATTACHED and host >= 0 and state.zone[host] == LIMBO


# ---------------------------------------------------------------------- one card more or less


def _patched(state: State, kept: Projection) -> Projection | None:
    """A projection made from another, if the cards that work differ by no more than one."""
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
    """Leave a card out: every list that it is in is made anew."""
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
    """Add what a card holds and waits for, before what those do that came into play ``later``."""
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
    """A list with one entry more, before those of certain cards."""
    if not entries:
        return [new]
    at = len(entries)
    while later and at and _card_of(entries[at - 1]) in later:
        at -= 1
    return [*entries[:at], new, *entries[at:]]


def _card_of(entry: tuple[Any, ...]) -> int:
    """Whose entry it is: the card itself comes first, its context last."""
    context = entry[-1]
    card: int = context.source if isinstance(context, Standing) else entry[0]
    return card


def any_moment(powers: list[Power]) -> int:
    """The moments when any of some powers may be used."""
    moments = 0
    for power in powers:
        moments |= power[3]
    return moments


# ---------------------------------------------------------------------- what lasts, and rule cards of one's own


def _give(state: State, made: Projection) -> None:
    """Add the modifiers that last for a time; they come after those of cards, in the order they began."""
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
    """SF-CARD-40. Where every player has a rule card of their own, each works for its player alone."""
    made.parted = True
    contexts = [context for entries in made.modifiers.values() for _, context in entries]
    contexts += [context for waiting in made.listeners.values() for _, _, context in waiting]
    for context in contexts:
        context.spared |= spared_by_own_rules(state, made, context.source)


def spared_by_own_rules(state: State, made: Projection, card: int) -> int:
    """The seats that a rule card passes over, since a card in play gives every player a rule card of their own."""
    holders = [context.source for _, context in made.modifiers.get(OwnLaw, ())]
    if not holders or card < 0 or card in holders or card_of(state, card).type != RULE:
        return 0
    return ((1 << state.seats) - 1) & ~(1 << state.control[card])
