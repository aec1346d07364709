"""What all cards in play hold: modifiers by question, triggers by event, oldest card first (sections AB, ZN).

A permanent's text applies only while it is in play (SS-CT-04), and a card that has lost its abilities holds nothing.
The projection is kept until something in play changes. It also caches strength, speed and keywords, and how much agents
value a character, upright and sideways. If only marks or effects with a duration have changed, as in every combat, the
same cards hold the same as before, and no more than these caches are emptied.
"""

from __future__ import annotations

from typing import Any, TypeVar

from spellhall.games.spellslinger.facts import CHARACTER
from spellhall.games.spellslinger.rules.questions import Plenty, Silence
from spellhall.games.spellslinger.table import IN_PLAY
from spellhall.kernel.events import Event
from spellhall.kernel.projected import Projected
from spellhall.kernel.state import State
from spellhall.language.effect import Standing
from spellhall.language.script import Ability
from spellhall.language.words import Modifier

Answer = TypeVar("Answer", bound=Modifier)


class Projection(Projected):
    """One reading of the cards in play.

    ``made_of`` says what is in play, oldest first: each card, who controls it, what it is attached to, what it is.
    """

    __slots__ = (
        "attachments",
        "cards",
        "characters",
        "givers",
        "keywords",
        "made_of",
        "modifiers",
        "muted",
        "speeds",
        "strengths",
        "typed",
        "uses",
        "worths",
    )

    def __init__(self, made_of: list[tuple[int, int, int, int]]) -> None:
        self.made_of = made_of
        self.modifiers: dict[type[Modifier], list[tuple[Any, Standing]]] = {}
        self.listeners: dict[type[Event], list[tuple[int, Ability, Standing]]] = {}
        self.passing = False
        self.attachments: dict[int, list[int]] = {}
        self.muted: set[int] = set()
        self.strengths: dict[int, int] = {}
        self.speeds: dict[int, int] = {}
        self.keywords: dict[int, frozenset[str]] = {}
        self.worths: dict[tuple[int, int], float] = {}
        self.givers: dict[int, Any] = {}
        self.cards: list[int] = []
        self.uses: list[int] = []
        self.typed: dict[str, list[int]] = {}
        self.characters: list[int] = self.typed.setdefault(CHARACTER, [])

    def depends_on_cards_alone(self) -> bool:
        """Whether who holds what doesn't change while the same cards are in play: no filter decides who does."""
        return not (self.muted or Silence in self.modifiers or Plenty in self.modifiers)

    def renewed(self) -> Projection:
        """The same cards, with empty caches of their numbers."""
        twin = Projection(self.made_of)
        twin.modifiers = self.modifiers
        twin.listeners = self.listeners
        twin.attachments = self.attachments
        twin.givers = self.givers
        twin.cards = self.cards
        twin.uses = self.uses
        twin.typed = self.typed
        twin.characters = self.characters
        return twin


def in_play(state: State) -> list[int]:
    """All permanents in play, oldest first. Don't modify the list."""
    return project(state).cards


def project(state: State) -> Projection:
    """The projection of the current position. The most frequent callers check ``projected`` themselves."""
    if state.projected == state.presence:
        kept: Projection = state.projection
        return kept
    catalogue, face, host, control = state.catalogue, state.face, state.host, state.control
    seats = state.seats
    cards = [card for pile in state.piles[IN_PLAY * seats : (IN_PLAY + 1) * seats] for card in pile]
    cards.sort(key=state.stamp.__getitem__)
    made_of = [(card, control[card], host[card], face[card]) for card in cards]
    before: Projection | None = state.projection
    if before is not None and before.made_of == made_of and before.depends_on_cards_alone():
        state.projection, state.projected = before.renewed(), state.presence
        return project(state)
    made = Projection(made_of)
    state.projection, state.projected = made, state.presence
    typed, working = made.typed, []
    made.cards = cards
    for card in cards:
        definition = catalogue[face[card]]
        if host[card] >= 0:
            made.attachments.setdefault(host[card], []).append(card)
        if definition.type in typed:
            typed[definition.type].append(card)
        else:
            typed[definition.type] = [card]
        if definition.uses:
            made.uses.append(card)
        if definition.works:
            working.append((definition, Standing(card, control[card])))
    for definition, standing in working:
        for _, ability in definition.works:
            for word in ability.modifiers:
                if word.question is Silence:
                    made.muted.update(word.cards.handles(state, standing))
    for definition, standing in working:
        if standing.source not in made.muted:
            _enter(made, definition, standing)
    return made


def _enter(made: Projection, definition: Any, standing: Standing) -> None:
    for number, ability in definition.works:
        for word in ability.modifiers:
            made.modifiers.setdefault(word.question, []).append((word, standing))
        if ability.trigger is not None:
            made.listeners.setdefault(ability.trigger.event, []).append((number, ability, standing))


def held(state: State, question: type[Answer]) -> list[tuple[Answer, Standing]]:
    """The modifiers that hold now and answer a question (see ``questions``), with the context of their cards."""
    kept: Projection = state.projection if state.projected == state.presence else project(state)
    return kept.modifiers.get(question, [])


def attached_to(state: State, card: int) -> list[int]:
    """The enchantments on a permanent, oldest first."""
    return project(state).attachments.get(card, [])
