"""Spellslinger as a game for Spellhall: options, catalogue, and the hooks that the kernel calls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
from pkgutil import resolve_name
from typing import Any, ClassVar

from spellhall.games.spellslinger import answers, events, judgement, reflexes, shortcuts
from spellhall.games.spellslinger import card as cards_module
from spellhall.games.spellslinger.about import ABOUT
from spellhall.games.spellslinger.cards import load_all
from spellhall.games.spellslinger.coaching import COACHING
from spellhall.games.spellslinger.formats import builder, construction, draft, packs, starters
from spellhall.games.spellslinger.formats.changes import CHANGES
from spellhall.games.spellslinger.formats.learning import shares_of_pile
from spellhall.games.spellslinger.formats.random_decks import random_deck
from spellhall.games.spellslinger.old_events import FORMER_EVENTS
from spellhall.games.spellslinger.option_types import options_of
from spellhall.games.spellslinger.options import TERMS
from spellhall.games.spellslinger.rules import attack, blocks, combat, playing, timeout, triggers, turns, using
from spellhall.games.spellslinger.rules.due import request
from spellhall.games.spellslinger.rules.leaving import drop_out, leave_combat
from spellhall.games.spellslinger.rules.numbers import is_character
from spellhall.games.spellslinger.rules.projection import project
from spellhall.games.spellslinger.rules.sides import as_one, check_teams
from spellhall.games.spellslinger.rules.targets import seat_of
from spellhall.games.spellslinger.table import (
    DISCARD,
    DRAW_PILE,
    DRAWER,
    FIRST,
    FULL_LIFE,
    IN_PLAY,
    LAYOUT,
    LIFE,
    OUT,
    TEAM_LIFE,
    TIME,
    TURN,
    VERBS,
    WAITING,
)
from spellhall.games.spellslinger.telling import (
    actions,
    card_text,
    copies,
    deeds,
    faces,
    fields,
    log,
    prompts,
    reasons,
    views,
)
from spellhall.games.spellslinger.telling.prompts import PROMPTS
from spellhall.games.spellslinger.telling.shapes import (
    SpellslingerFacts,
    SpellslingerPage,
    SpellslingerSeen,
    SpellslingerTable,
)
from spellhall.games.spellslinger.tournament import SpellslingerBook
from spellhall.games.spellslinger.words.pending import Ransom
from spellhall.kernel.chance import Dice
from spellhall.kernel.documents.old_events import FormerEvent
from spellhall.kernel.events import Entry, Event, events_of
from spellhall.kernel.frames import Ask, Procedure
from spellhall.kernel.game import Game, Players, Shortcut, Teller
from spellhall.kernel.numbering import Numbering
from spellhall.kernel.options import Terms
from spellhall.kernel.parts.limited import LimitedForm, Packs
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

_PROCEDURES: tuple[type[Procedure], ...] = (
    Effect,
    Ransom,
    turns.Match,
    turns.Turn,
    playing.Window,
    playing.Playing,
    using.Using,
    triggers.Triggers,
    attack.Declaration,
    blocks.Blocking,
    combat.CombatDamage,
)


class Spellslinger(Game):
    """Spellslinger for two to six players, alone or in teams.

    Args:
        preset: ``rulebook`` (constructed decks), ``limited`` (40 cards), ``off-the-top`` (one pile for all).
        options: single rule options by name (see ``options``), on top of the preset.
    """

    name: ClassVar[str] = "spellslinger"
    title: ClassVar[str] = "Spellslinger"
    about: ClassVar[About] = ABOUT
    players: ClassVar[Players] = Players(2, 6)
    version: ClassVar[str] = "1"
    terms: ClassVar[Terms] = TERMS
    prompts: ClassVar[Mapping[str, Prompt]] = PROMPTS
    swing: ClassVar[float] = 15.0
    weights: Weights = judgement.WEIGHTS
    gauge: ClassVar[str] = "life"
    feats: ClassVar[Mapping[str, Feat]] = deeds.FEATS
    layout = LAYOUT
    numbered: ClassVar[dict[str, Numbering[Any]]] = {"program": cards_module.PROGRAMS}
    events: ClassVar[dict[str, type[Event]]] = events_of(events)
    former_events: ClassVar[tuple[FormerEvent | None, ...]] = FORMER_EVENTS
    lasting_refers: ClassVar[dict[int, str]] = {4: "card"}
    verbs: ClassVar[tuple[str, ...]] = VERBS
    card_registers: ClassVar[frozenset[str]] = frozenset({"waiting"})
    procedures: ClassVar[dict[str, type[Procedure]]] = {cls.__name__: cls for cls in _PROCEDURES}
    opening: ClassVar[type[Procedure]] = turns.Match

    def __init__(self, /, preset: str = "rulebook", **options: Any) -> None:
        super().__init__(preset, **options)
        load_all()
        self.catalogue = list(cards_module.REGISTER.values())
        self.programs = cards_module.PROGRAMS.things

    # ------------------------------------------------------------------ making states

    def starter_decks(self) -> dict[str, list[str]]:
        return starters.decks(self)

    @cached_property
    def brings_decks(self) -> bool:
        """In Off the Top no one does (SS-OT-09)."""
        return bool(options_of(self)["format"] != "shared")

    def dealt(self, decks: Sequence[Sequence[str]], seed: int) -> list[list[str]]:
        if self.brings_decks or any(decks):
            return super().dealt(decks, seed)
        return shares_of_pile(self, len(decks), seed)

    def check_deck(self, deck: Sequence[str]) -> list[str]:
        """Section DK: all faults at once."""
        return construction.faults_of(self, deck)

    def check_pool(self, deck: Sequence[str], pool: Sequence[str]) -> list[str]:
        """SS-DK-08, SS-DK-12. A limited deck comes from its pool, or is a learning deck."""
        return construction.faults_of_pool(self, deck, pool) if options_of(self)["format"] == "limited" else []

    def check_seats(self, seats: int) -> None:
        super().check_seats(seats)
        check_teams(self.options, seats)

    def lay_out(self, state: State, decks: Sequence[Sequence[str]]) -> None:
        """SS-OT-02. In Off the Top all decks are shares of one pile, the first seat's (``COMMON_SEAT``)."""
        super().lay_out(state, decks if self.brings_decks else [list(chain.from_iterable(decks))])

    def prepare(self, state: State) -> None:
        """SS-SU-16. Everyone has 20 life, a team as one 30."""
        for seat in range(state.seats):
            state.set_seat(LIFE, seat, TEAM_LIFE if as_one(state) else FULL_LIFE)
        state.set_reg(WAITING, -1)

    def random_deck(self, dice: Dice) -> list[str]:
        """A random legal deck (see ``formats.random_decks``)."""
        return random_deck(self, dice)

    def limited_kinds(self) -> Sequence[str]:
        return builder.KINDS

    def limited_deck(self, kind: str, dice: Dice) -> list[str]:
        """The best two-colour deck from a sealed pool (SS-FM-03)."""
        return builder.suggest_deck(self, packs.sealed_pool(self, dice), builder.colours_of(kind))

    def limited_forms(self) -> Sequence[LimitedForm]:
        return draft.forms(self)

    def open_packs(self, form: str, seats: int, dice: Dice, products: Sequence[str] = ()) -> Packs:
        return draft.open_packs(self, form, seats, dice)

    def pick_advice(self, pile: Sequence[str], picks: Sequence[str]) -> str:
        return draft.advice(self, pile, picks)

    def suggested_deck(self, pool: Sequence[str]) -> list[str]:
        """SS-DK-02, SS-DK-08. A pool's best two colours, with common terrains."""
        return builder.suggest_deck(self, pool)

    def free_cards(self) -> Sequence[str]:
        return draft.terrains()

    # ------------------------------------------------------------------ hooks

    def moved(self, state: State, handle: int, origin: int, zone: int) -> None:
        """SS-ZN-11, SS-OW-08. A card that leaves play forgets everything; one that changes control leaves combat."""
        if origin == IN_PLAY and zone == IN_PLAY:
            leave_combat(state, handle)
        elif origin == IN_PLAY:
            for mark in self.layout.every_mark:
                if mark != DRAWER and state.marks[mark][handle]:
                    state.mark(mark, handle, 0)
            for entry in [entry for entry in state.lasting if entry[1] == handle]:
                state.end_lasting(entry)
        if zone in (DRAW_PILE, DISCARD) and state.marks[DRAWER][handle]:
            state.mark(DRAWER, handle, 0)
        if IN_PLAY in (origin, zone):
            request(state)

    def listeners(self, state: State, kind: type[Event]) -> Any:
        return project(state).listeners.get(kind)

    def either(self, before: Any, after: Any) -> Any:
        return firing.either(before, after)

    def notice(self, state: State, listeners: Any, event: Event) -> None:
        firing.notice(state, listeners, event)

    def react(self, state: State) -> None:
        triggers.react(state)

    def is_out(self, state: State, seat: int) -> bool:
        return bool(state.seat_data[OUT][seat])

    def leave(self, state: State, seat: int) -> None:
        """SS-WL-10. A player who concedes loses at once."""
        state.question = None
        drop_out(state, [seat])
        if state.scores is None:
            state.resume()

    @cached_property
    def _book(self) -> Book:
        return SpellslingerBook(type(self))

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

    def leader_on_time(self, state: State) -> int:
        return timeout.leader_on_time(state)

    def time_called(self, state: State) -> None:
        timeout.call_time(state)

    def is_timed(self, state: State) -> bool:
        return bool(state.regs[TIME])

    # ------------------------------------------------------------------ telling people

    def kind_of(self, definition: Any) -> str:
        return str(definition.type)

    def text_of(self, definition: Any) -> tuple[str, str]:
        return card_text.heading(definition), card_text.text_of(definition)

    def explained_by(self, definition: Any) -> Sequence[str]:
        return card_text.rules_for(definition)

    def face_of(self, definition: Any) -> SpellslingerFacts:
        return faces.face_of(definition)

    def search_fields(self) -> Sequence[Field]:
        """See ``Game.search_fields``."""
        return fields.FIELDS

    def teller(self, seat: int, names: Sequence[str]) -> Teller:
        return log.Story(self, seat, names)

    def card_view(self, state: State, handle: int, seat: int) -> SpellslingerSeen:
        return views.card_view(state, handle)

    def unwritten(self, state: State, card: int) -> tuple[object, ...]:
        return views.unwritten(state, card)

    def table_view(self, state: State) -> SpellslingerTable:
        return views.table_view(state)

    def page_view(self, state: State) -> SpellslingerPage:
        return views.page_view(state)

    def subject_of(self, state: State, question: Ask, action: int) -> tuple[str, int]:
        seat = seat_of(action)
        return ("seat", seat) if seat >= 0 else super().subject_of(state, question, action)

    def stands_for(self, state: State, question: Ask) -> Mapping[int, Sequence[int]]:
        return copies.stands_for(state, question)

    def asked(self, state: State, question: Ask, people: People) -> Asked:
        return prompts.asked(state, question, people)

    def brief(self, state: State, card: int) -> str:
        return actions.brief(state, card)

    def describe(self, state: State, question: Ask, action: int) -> str:
        return actions.describe(state, question, action)

    def sentence(self, entry: Entry, seat: int, names: Sequence[str]) -> str:
        return log.sentence(self, entry, seat, names)

    def why_not(self, state: State, seat: int, card: int) -> str:
        return actions.why_not(state, seat, card)

    def numbers_of(self, state: State, card: int) -> Sequence[str]:
        return ("strength", "speed") if is_character(state, card) else ()

    def is_turning_point(self, state: State) -> bool:
        return reflexes.is_turning_point(state)

    def explain(self, state: State, card: int, what: str) -> list[tuple[str, int]]:
        return actions.explain(state, card, what)

    def length(self, state: State) -> int:
        return state.regs[TURN]

    def standing(self, state: State, seat: int) -> int:
        return max(0, state.seat_data[LIFE][seat])

    def deeds(self, state: State, entry: Entry) -> Sequence[Deed]:
        return deeds.deeds(state, entry)

    def opener(self, state: State) -> int:
        return state.regs[FIRST]

    def changes(self) -> Sequence[tuple[str, str, str]]:
        return CHANGES

    # ------------------------------------------------------------------ judging positions, for agents

    def evaluate(self, state: State, seat: int) -> float:
        return self.weigh(state, seat, self.weights.values)

    def weigh(self, state: State, seat: int, values: Any) -> float:
        worth = judgement.evaluate(state, seat, values)
        if state.scores is not None or not values.readiness:
            return worth
        return worth + float(values.readiness) * answers.readiness(state, seat)

    def reflex(self, state: State) -> int:
        return reflexes.reflex(state)

    def shortcuts(self, state: State) -> list[Shortcut]:
        return shortcuts.shortcuts(state)

    def is_aside(self, state: State) -> bool:
        return reflexes.is_aside(state)

    def by_reflex(self, state: State, ahead: bool) -> bool:
        return reflexes.by_reflex(state, ahead)


GAME = Spellslinger
