"""Spell Chain as a game for Spellhall: options, catalogue, and the hooks that the kernel calls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pkgutil import resolve_name
from typing import Any, ClassVar

from spellhall.games.spellchain import card as cards_module
from spellhall.games.spellchain import events, judgement
from spellhall.games.spellchain.about import ABOUT
from spellhall.games.spellchain.cards import load_all
from spellhall.games.spellchain.coaching import COACHING
from spellhall.games.spellchain.forecast import endings
from spellhall.games.spellchain.formats.changes import CHANGES
from spellhall.games.spellchain.formats.starters import PLANS
from spellhall.games.spellchain.old_events import FORMER_EVENTS
from spellhall.games.spellchain.options import TERMS
from spellhall.games.spellchain.rules.active import ACTIVE_IN, project
from spellhall.games.spellchain.rules.defined import card_of
from spellhall.games.spellchain.rules.duel import Chain, Cutting, Duel, Reshape
from spellhall.games.spellchain.rules.resolving import Resolution
from spellhall.games.spellchain.table import CHAINS, DUE, FIRST, FULL_HP, HP, LAYOUT, NOT_DUE, RESOLVING, TIMES
from spellhall.games.spellchain.telling import (
    actions,
    card_text,
    deeds,
    faces,
    fields,
    log,
    prompts,
    reasons,
    views,
    vocabulary,
)
from spellhall.games.spellchain.telling.prompts import PROMPTS
from spellhall.games.spellchain.telling.shapes import SpellchainFacts, SpellchainPage, SpellchainSeen
from spellhall.games.spellchain.tournament import SpellchainBook
from spellhall.kernel.chance import Dice
from spellhall.kernel.documents.old_events import FormerEvent
from spellhall.kernel.errors import UsageError
from spellhall.kernel.events import Entry, Event, events_of
from spellhall.kernel.frames import Ask, Procedure
from spellhall.kernel.game import Game, Players, Teller
from spellhall.kernel.numbering import Numbering
from spellhall.kernel.options import Terms
from spellhall.kernel.parts.search_fields import Field
from spellhall.kernel.parts.tournament import Book
from spellhall.kernel.parts.weights import Weights
from spellhall.kernel.presentation.about import About
from spellhall.kernel.presentation.account import Deed, Feat
from spellhall.kernel.presentation.fights import Fight
from spellhall.kernel.presentation.lessons import Lesson
from spellhall.kernel.presentation.prompts import Asked, People, Prompt
from spellhall.kernel.presentation.reasons import End
from spellhall.kernel.state import State
from spellhall.language import firing
from spellhall.language.effect import Effect

DECK_SIZE = 25


class SpellChain(Game):
    """Spell Chain for two players.

    Args:
        preset: ``rulebook``, or ``table`` (players choose where to cut).
        options: single rule options by name, on top of the preset.
    """

    name: ClassVar[str] = "spellchain"
    title: ClassVar[str] = "Spell Chain"
    about: ClassVar[About] = ABOUT
    players: ClassVar[Players] = Players(2, 2, "SC-BA-01")
    version: ClassVar[str] = "1"
    terms: ClassVar[Terms] = TERMS
    prompts: ClassVar[Mapping[str, Prompt]] = PROMPTS
    layout = LAYOUT
    numbered: ClassVar[dict[str, Numbering[Any]]] = {"program": cards_module.PROGRAMS}
    events: ClassVar[dict[str, type[Event]]] = events_of(events)
    former_events: ClassVar[tuple[FormerEvent | None, ...]] = FORMER_EVENTS
    length_unit: ClassVar[str] = "chains"
    slips: ClassVar[int] = 95
    weights: Weights = judgement.WEIGHTS
    gauge: ClassVar[str] = "HP"
    feats: ClassVar[Mapping[str, Feat]] = deeds.FEATS
    card_registers: ClassVar[frozenset[str]] = frozenset({"resolving"})
    procedures: ClassVar[dict[str, type[Procedure]]] = {
        cls.__name__: cls for cls in (Effect, Duel, Cutting, Chain, Reshape, Resolution)
    }
    opening: ClassVar[type[Procedure]] = Duel

    def __init__(self, /, preset: str = "rulebook", **options: Any) -> None:
        super().__init__(preset, **options)
        load_all()
        self.catalogue = list(cards_module.REGISTER.values())
        self.programs = cards_module.PROGRAMS.things

    # ------------------------------------------------------------------ making states

    def starter_decks(self) -> dict[str, list[str]]:
        keys = {card.name: card.key for card in self.catalogue}
        return {
            name: [keys[card] for card, copies in cards.items() for _ in range(copies)]
            for name, (_, cards) in PLANS.items()
        }

    def other_names(self, definition: Any) -> Sequence[str]:
        """See ``Game.other_names``: the card list spells some cards differently (SC-DK-06)."""
        return (definition.spelling,)

    def check_deck(self, deck: Sequence[str]) -> list[str]:
        """SC-DK-01 to SC-DK-04: all faults at once."""
        faults = [f"there's no card {key!r} (SC-DK-02)" for key in deck if key not in self.faces]
        if len(deck) != DECK_SIZE:
            faults.append(f"{len(deck)} cards, a deck has exactly {DECK_SIZE} (SC-DK-01)")
        known = [self.catalogue[self.faces[key]] for key in deck if key in self.faces]
        limits = {card.name: card.limit for card in reversed(known)}
        for name, count in Counter([card.name for card in known]).items():
            limit = limits[name]
            if count > limit:
                faults.append(f"{count} x {name}, allowed {limit} (SC-DK-03)")
        ultimates = sum(["Ultimate" in card.seals for card in known])
        if ultimates > 1:
            faults.append(f"{ultimates} Ultimate cards, a deck holds at most one (SC-DK-04)")
        return faults

    def prepare(self, state: State) -> None:
        """SC-BA-02. Both players have full HP."""
        for seat in range(state.seats):
            state.set_seat(HP, seat, FULL_HP)
        state.set_reg(RESOLVING, -1)

    def random_deck(self, dice: Dice) -> list[str]:
        """A random legal deck: any cards within their limits, at most one Ultimate."""
        copies = [card for card in self.catalogue for _ in range(card.limit)]
        order = list(range(len(copies)))
        dice.shuffle(order)
        deck: list[str] = []
        ultimates = 0
        for index in order:
            card = copies[index]
            ultimates += "Ultimate" in card.seals
            if "Ultimate" not in card.seals or ultimates == 1:
                deck.append(card.key)
            if len(deck) == DECK_SIZE:
                break
        return deck

    # ------------------------------------------------------------------ hooks

    @cached_property
    def _book(self) -> Book:
        return SpellchainBook(type(self))

    def tournament_book(self) -> Book:
        return self._book

    def lessons(self) -> Sequence[Lesson]:
        found: Sequence[Lesson] = resolve_name(f"{__package__}.lessons:lessons")(self)  # loaded when someone learns
        return found

    def fights(self) -> Sequence[Fight]:
        found: Sequence[Fight] = resolve_name(f"{__package__}.first_fights:fights")(self)
        return found

    def themes(self) -> Mapping[str, str]:
        found: Mapping[str, str] = resolve_name(f"{__package__}.telling.themes:THEMES")
        return found

    def theme(self, state: State, action: int) -> str:
        return str(resolve_name(f"{__package__}.telling.themes:theme")(state, action))

    def coaching(self) -> Mapping[str, str]:
        return COACHING

    def reasons(self, state: State, action: int) -> Iterator[str]:
        return reasons.reasons(state, action)

    def hint_ends(self, state: State, action: int) -> tuple[End, End]:
        return reasons.ends(state, action)

    def leave(self, state: State, seat: int) -> None:
        """SC-BA-12. The other player wins."""
        state.finish([-1.0 if loser == seat else 1.0 for loser in range(2)])

    def listeners(self, state: State, kind: type[Event]) -> Any:
        return project(state).listeners.get(kind)

    def reshapes(self, state: State, handle: int, origin: int, zone: int, former: int) -> bool:
        """Whether the card was active before, or is now (see ``rules.active``)."""
        return origin in ACTIVE_IN or zone in ACTIVE_IN or state.marks[DUE][handle] != NOT_DUE

    def notice(self, state: State, listeners: Any, event: Event) -> None:
        """Count how often once-a-chain parts have worked."""
        for listener in listeners:
            _, ability, standing = listener
            before = len(state.fired)
            most = ability.details["most"]
            if most and state.marks[TIMES][standing.source] >= most:
                continue
            firing.notice(state, [listener], event)
            if most and len(state.fired) > before:
                state.mark(TIMES, standing.source, state.marks[TIMES][standing.source] + 1)

    def react(self, state: State) -> None:
        firing.react(state, lambda card, which: card_of(state, card).abilities[which])

    # ------------------------------------------------------------------ telling people

    def kind_of(self, definition: Any) -> str:
        return str(definition.kind)

    def text_of(self, definition: Any) -> tuple[str, str]:
        return card_text.heading(definition), card_text.text_of(definition)

    def explained_by(self, definition: Any) -> Sequence[str]:
        return vocabulary.rules_for(card_text.text_of(definition))

    def face_of(self, definition: Any) -> SpellchainFacts:
        return faces.face_of(definition)

    def search_fields(self) -> Sequence[Field]:
        """See ``Game.search_fields``."""
        return fields.FIELDS

    def teller(self, seat: int, names: Sequence[str]) -> Teller:
        return log.Story(self, seat, names)

    def card_view(self, state: State, handle: int, seat: int) -> SpellchainSeen:
        return views.card_view(state, handle)

    def unwritten(self, state: State, card: int) -> tuple[object, ...]:
        """Everything shown about a card is in its columns."""
        return ()

    def page_view(self, state: State) -> SpellchainPage:
        return views.page_view(state)

    def asked(self, state: State, question: Ask, people: People) -> Asked:
        return prompts.asked(state, question, people)

    def brief(self, state: State, card: int) -> str:
        return str(card_of(state, card).kind)

    def describe(self, state: State, question: Ask, action: int) -> str:
        return actions.describe(state, question, action)

    def sentence(self, entry: Entry, seat: int, names: Sequence[str]) -> str:
        return log.sentence(self, entry, seat, names)

    def why_not(self, state: State, seat: int, card: int) -> str:
        return actions.why_not(state, seat, card)

    def explain(self, state: State, card: int, what: str) -> list[tuple[str, int]]:
        """The last hit that a card dealt, step by step.

        Raises:
            UsageError: for any other word than "hit".
        """
        if what != "hit":
            raise UsageError(f"there's no number called {what!r}; ask for hit")
        return log.last_hit(state, card)

    def length(self, state: State) -> int:
        return state.regs[CHAINS]

    def standing(self, state: State, seat: int) -> int:
        return state.seat_data[HP][seat]

    def deeds(self, state: State, entry: Entry) -> Sequence[Deed]:
        return deeds.deeds(state, entry)

    def opener(self, state: State) -> int:
        first = state.regs[FIRST]
        return first if state.regs[CHAINS] % 2 else 1 - first

    def changes(self) -> Sequence[tuple[str, str, str]]:
        return CHANGES

    def evaluate(self, state: State, seat: int) -> float:
        return judgement.evaluate(state, seat, self.weights.values)

    def weigh(self, state: State, seat: int, values: Any) -> float:
        return judgement.evaluate(state, seat, values)

    def settled(self, state: State) -> Sequence[State]:
        return tuple(endings(state)) if judgement.is_laid(state) else (state,)

    def reflex(self, state: State) -> int:
        return -1 if state.decision().rule == views.LAYING else super().reflex(state)


GAME = SpellChain
