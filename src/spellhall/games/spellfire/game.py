"""Spellfire as a game for Spellhall: options, catalogue, and the hooks that the kernel calls to apply its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pkgutil import resolve_name
from types import MappingProxyType
from typing import Any, ClassVar

from spellhall.games.spellfire import card as cards_module
from spellhall.games.spellfire import events, forecast, judgement, next_phase
from spellhall.games.spellfire.about import ABOUT
from spellhall.games.spellfire.coaching import COACHING
from spellhall.games.spellfire.formats.deck_part import SpellfireDecks
from spellhall.games.spellfire.formats.starters import STARTER_DECKS
from spellhall.games.spellfire.old_events import FORMER_EVENTS
from spellhall.games.spellfire.option_types import options_of
from spellhall.games.spellfire.options import TERMS, Options
from spellhall.games.spellfire.printings.catalogue import catalogue_under
from spellhall.games.spellfire.rules.battle import (
    aid,
    backing,
    battle,
    duel,
    meeting,
    rescue,
    spoils,
    substitution,
    two_spoils,
)
from spellhall.games.spellfire.rules.battle import round as round_
from spellhall.games.spellfire.rules.battle.cleanup import fires_now
from spellhall.games.spellfire.rules.battle.tolls import Payment
from spellhall.games.spellfire.rules.game_form import USUAL
from spellhall.games.spellfire.rules.levels.defined import Defined
from spellhall.games.spellfire.rules.levels.gathering import spared_by_own_rules
from spellhall.games.spellfire.rules.levels.projection import (
    ability_called,
    held,
    is_silenced,
    project,
    reshapes,
)
from spellhall.games.spellfire.rules.plays import (
    answers,
    asking_leave,
    at_once,
    play,
    stolen_draws,
    trial_settlement,
    windows,
)
from spellhall.games.spellfire.rules.plays.timing_index import Timing
from spellhall.games.spellfire.rules.questions import OwnLaw
from spellhall.games.spellfire.rules.special_cards import (
    blind_play,
    chosen_digits,
    hand_exchange,
    heralds,
    rule_card_attack,
    traps,
    type_guess,
)
from spellhall.games.spellfire.rules.special_cards.rule_cards import add_law
from spellhall.games.spellfire.rules.tournament import doubled_cosmos, dungeon_discard, plunder, quest_end, time_limit
from spellhall.games.spellfire.rules.tournament.melon_rule import check_melons
from spellhall.games.spellfire.rules.tournament.teams import TEAMS, check_teams
from spellhall.games.spellfire.rules.turn import leaving, mulligan, turn
from spellhall.games.spellfire.rules.turn.destinations import after_move, destination
from spellhall.games.spellfire.rules.turn.victory import LAST_LEFT, places_in, unrazed
from spellhall.games.spellfire.solitaire import drawing, ending, opponent
from spellhall.games.spellfire.solitaire.forms import form_for
from spellhall.games.spellfire.solitaire.sight import BLANKS
from spellhall.games.spellfire.study.figures import figures_of
from spellhall.games.spellfire.study.witness import DeckWitness
from spellhall.games.spellfire.table import (
    GONE,
    HAND,
    LAYOUT,
    NO_BATTLE,
    STAGE,
    STARTER,
    TURN,
    UNSET,
    VERBS,
)
from spellhall.games.spellfire.telling import (
    deeds,
)
from spellhall.games.spellfire.telling.prompts import PROMPTS
from spellhall.games.spellfire.telling.solitaire import NAME as IMAGINARY
from spellhall.games.spellfire.telling.telling_part import SpellfireTelling
from spellhall.games.spellfire.tournament.book import BOOK
from spellhall.kernel.documents.old_events import FormerEvent
from spellhall.kernel.errors import UsageError
from spellhall.kernel.events import Entry, Event, events_of
from spellhall.kernel.frames import Ask, Procedure
from spellhall.kernel.game import Game, Players, Shortcut
from spellhall.kernel.numbering import Numbering
from spellhall.kernel.options import Terms
from spellhall.kernel.parts.pars import Pars
from spellhall.kernel.parts.pars import shipped as shipped_pars
from spellhall.kernel.parts.statistics import Figure, Tally
from spellhall.kernel.parts.tournament import Book
from spellhall.kernel.parts.weights import Weights
from spellhall.kernel.presentation.about import About
from spellhall.kernel.presentation.account import Deed, Feat
from spellhall.kernel.presentation.fights import Fight
from spellhall.kernel.presentation.lessons import Lesson
from spellhall.kernel.presentation.prompts import Prompt
from spellhall.kernel.state import State
from spellhall.language import firing
from spellhall.language.effect import Effect, Program

_MODULES = (
    aid,
    answers,
    at_once,
    backing,
    blind_play,
    chosen_digits,
    hand_exchange,
    battle,
    doubled_cosmos,
    drawing,
    duel,
    dungeon_discard,
    type_guess,
    heralds,
    meeting,
    quest_end,
    mulligan,
    asking_leave,
    play,
    plunder,
    substitution,
    rescue,
    round_,
    rule_card_attack,
    spoils,
    stolen_draws,
    two_spoils,
    traps,
    trial_settlement,
    turn,
    windows,
)


def _procedures() -> dict[str, type[Procedure]]:
    found: dict[str, type[Procedure]] = {"Effect": Effect, "Payment": Payment}
    for module in _MODULES:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Procedure) and value is not Procedure:
                found[value.__name__] = value
    return found


class Spellfire(SpellfireTelling, SpellfireDecks):
    """Spellfire for two to six players, or for one (option ``solitaire``).

    A solitaire game has two seats, 0 and 1, but only seat 0 is ever asked: the decisions of the imaginary opponent at
    seat 1 are made by rules within ``State.apply``, or by seat 0 (option ``opponent``). It starts with one deck, or
    with two. A one-deck game is played for points (``score``): its ``returns`` are 1.0 for a full win, otherwise from
    -1.0 (no realm) to just below 0; the opponent gets -1.0 or 0.0.

    Args:
        preset: ``rulebook`` or ``tournament``: which source wins if they differ.
        options: single rule options by name (see ``options``), on top of the preset.
    """

    name: ClassVar[str] = "spellfire"
    title: ClassVar[str] = "Spellfire"
    about: ClassVar[About] = ABOUT
    players: ClassVar[Players] = Players(2, 6, "SF-GEN-04")
    version: ClassVar[str] = "1"
    terms: ClassVar[Terms] = TERMS
    prompts: ClassVar[Mapping[str, Prompt]] = PROMPTS
    swing: ClassVar[float] = 15.0
    weights: Weights = judgement.WEIGHTS
    gauge: ClassVar[str] = "unrazed realms"
    feats: ClassVar[Mapping[str, Feat]] = deeds.FEATS
    alone: ClassVar[Mapping[str, str]] = MappingProxyType({"solitaire": "one-deck"})
    variations: ClassVar[tuple[str, ...]] = (
        "razed_realms",
        "opponent",
        "play_out",
        "opponent_hand",
        "regained_realms",
        "spoils_for_regaining",
        "certain_defeat",
    )
    daily: ClassVar[tuple[Mapping[str, str], ...]] = (
        {},
        {"razed_realms": "on"},
        {"opponent_hand": "open"},
        {"regained_realms": "exposed"},
    )
    numbered: ClassVar[dict[str, Numbering[Any]]] = {
        "program": cards_module.PROGRAMS,
        "modifier": cards_module.MODIFIERS,
    }
    events: ClassVar[dict[str, type[Event]]] = events_of(events)
    former_events: ClassVar[tuple[FormerEvent | None, ...]] = FORMER_EVENTS
    lasting_refers: ClassVar[dict[int, str]] = {0: "modifier"}
    verbs: ClassVar[tuple[str, ...]] = VERBS
    card_registers: ClassVar[frozenset[str]] = frozenset(
        {"target", "offence", "defence", "spoils_card", "doomed", "common_rule"}
    )
    procedures: ClassVar[dict[str, type[Procedure]]] = _procedures()
    opening: ClassVar[type[Procedure]] = turn.Match

    def __init__(self, /, preset: str = "rulebook", **options: Any) -> None:
        self.options = Options(TERMS.chosen(preset, options))
        self.form = form_for(options_of(self)) or USUAL
        self.layout = self.form.layout(LAYOUT)
        self.timing = Timing(())
        self.first_blank = 0
        self.decks = self.form.decks
        self.stand_in_name = IMAGINARY
        self.stand_ins = self.form.stand_ins
        self.common = self.form.common
        self.places = places_in(options_of(self))
        self.copies = int(options_of(self)["copies_in_play"])
        self.teams = 0 if options_of(self)["teams"] == "off" or self.form.decks else TEAMS
        made = catalogue_under(options_of(self))
        self.catalogue, self.faces, self.name_ids = made.cards[:], made.faces, made.names
        self.first_printing, self.first_role = made.first_printing, made.first_role
        self.roles, self.events_too = made.roles, made.events
        self.itself = {face: itself for standing in (made.roles, made.events) for itself, face in standing.items()}
        self.programs = cards_module.PROGRAMS.things
        self.just_answers = cards_module.JUST_ANSWERS
        self.modifiers = cards_module.MODIFIERS.things
        self.modifier_numbers = cards_module.MODIFIER_NUMBERS

    # ------------------------------------------------------------------ making states

    def printed_face(self, face: int) -> int:
        return self.itself.get(face, face)

    @property
    def definitions(self) -> Sequence[Any]:
        return self.catalogue[: self.first_printing]

    @property
    def printed(self) -> Sequence[Any]:
        return self.catalogue[: self.first_role]

    def starter_decks(self) -> dict[str, list[str]]:
        return {name: list(deck) for name, deck in STARTER_DECKS.items()}

    @cached_property
    def thinking(self) -> Spellfire:
        """The game that the imaginary opponent thinks in: nothing is answered automatically, and some cards are blank
        (see ``solitaire.sight``).
        """
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.stand_ins, twin.equal_windows = {}, False
        twin.first_blank = len(self.catalogue)
        twin.catalogue = [*self.catalogue, *BLANKS]
        twin.name_ids = [*self.name_ids, *range(len(self.catalogue), len(twin.catalogue))]
        return twin

    def check_seats(self, seats: int) -> None:
        if self.teams:
            check_teams(seats)
        check_melons(options_of(self), self.form.seats or seats)
        wanted = self.form.decks
        if not wanted:
            super().check_seats(seats)
        elif seats != wanted:
            decks = "one deck" if wanted == 1 else "two decks, yours and your opponent's"
            rule = "SOL-SET-03" if wanted == 1 else "SOL-TWO-01"
            raise UsageError(f"this solitaire game is played with {decks}, not with {seats} ({rule})")

    def empty_table(self, seats: int, seed: int = 0) -> State:
        return super().empty_table(self.form.seats or seats, seed)

    def lay_out(self, state: State, decks: Sequence[Sequence[str]]) -> None:
        super().lay_out(state, decks)
        add_law(state)

    def prepare(self, state: State) -> None:
        state.set_regs(UNSET, -1)

    def shipped(self) -> Sequence[Any]:
        return [card for card in self.definitions if card.edition != "test"]

    def play_program(self, state: State, card: int, focus: int) -> Program:
        """What runs when a played card is settled: its text or, for an answer, the part of it that answers."""
        definition: Defined = self.catalogue[state.face[card]]
        if focus >= 0:
            for _, ability in definition.answers:
                if ability.details["to"].accepts(state, focus, Effect.of(ability.program, card, state.control[card])):
                    answering: Program = ability.program
                    return answering
        if is_silenced(state, card):
            return self.just_answers
        program: Program = self.just_answers if definition.play is None else definition.play.program
        return program

    # ------------------------------------------------------------------ hooks

    replace_move = staticmethod(destination)
    reshapes = staticmethod(reshapes)

    def moved(self, state: State, handle: int, origin: int, zone: int) -> None:
        after_move(state, handle, origin, zone)
        if origin in self.common and zone not in self.common:
            state.give(handle, state.control[handle])
        if zone == HAND and state.control[handle] == self.form.opponent:
            drawing.receive(state, handle)

    def listeners(self, state: State, kind: type[Event]) -> Any:
        return project(state).listeners.get(kind)

    def notice(self, state: State, listeners: Any, event: Event) -> None:
        before = len(state.fired)
        firing.notice(state, listeners, event)
        if len(state.fired) > before:
            now = [fired for fired in state.fired[before:] if fires_now(state, fired[1], fired[0])]
            state.keep_fired([*state.fired[:before], *now])

    def react(self, state: State) -> None:
        crowded = doubled_cosmos.crowds(state) if self.copies > 1 else ()
        before = len(state.stack)
        firing.react(state, lambda _, which: ability_called(state, which))
        if held(state, OwnLaw):
            for depth in range(before, len(state.stack)):
                effect: Any = state.own(depth)
                effect.spared |= spared_by_own_rules(state, project(state), effect.source)
        for crowd in reversed(crowded):
            state.call(crowd)

    # ------------------------------------------------------------------ judging positions

    def evaluate(self, state: State, seat: int) -> float:
        return self.weigh(state, seat, self.weights.values)

    def weigh(self, state: State, seat: int, values: Any) -> float:
        """In one-deck solitaire by the expected score, otherwise by who leads."""
        judge = forecast.evaluate if self.form.decks == 1 else judgement.evaluate
        return judge(state, seat, values)

    def outcome(self, state: State, seat: int) -> float:
        """In one-deck solitaire the share of the full score, no matter which seat asks."""
        if self.form.decks != 1:
            return super().outcome(state, seat)
        return forecast.outcome(state, seat)

    def promise(self, worth: float) -> str:
        """In one-deck solitaire the number of realms expected to stand at the end."""
        return forecast.in_words(worth, int(options_of(self)["victory_realms"])) if self.form.decks == 1 else ""

    def reflex(self, state: State) -> int:
        return judgement.reflex(state)

    def ahead(self, state: State) -> list[Shortcut]:
        return next_phase.ahead(state)

    def is_aside(self, state: State) -> bool:
        return isinstance(state.stack[-1], windows.Window) and state.regs[STAGE] == NO_BATTLE

    def horizon(self, state: State) -> int:
        """To the end of whatever is going on this turn: a battle, a play."""
        return judgement.horizon(state)

    def by_reflex(self, state: State, ahead: bool) -> bool:
        """Discarding down to the hand limit needs no lookahead."""
        return state.decision().rule == judgement.HAND_LIMIT

    # ------------------------------------------------------------------ for statistics

    def length(self, state: State) -> int:
        return state.regs[TURN]

    def standing(self, state: State, seat: int) -> int:
        return unrazed(state, seat)

    def deeds(self, state: State, entry: Entry) -> Sequence[Deed]:
        return deeds.deeds(state, entry)

    def opener(self, state: State) -> int:
        return state.regs[STARTER]

    def witness(self, state: State, seat: int, tally: Tally) -> DeckWitness:
        return DeckWitness(state, seat, tally)

    def figures(self, tally: Tally) -> Sequence[Figure]:
        return [*figures_of(self, tally)]

    def is_out(self, state: State, seat: int) -> bool:
        return bool(state.seat_data[GONE][seat])

    def choose(self, state: State, question: Ask) -> int:
        return opponent.choose(state, question)

    def with_all_asked(self) -> Game:
        return self.thinking if self.stand_ins else self

    def score(self, state: State) -> int | None:
        return ending.score(state) if self.form.decks == 1 else None

    def best_score(self) -> int:
        return self.places

    def band(self, score: int) -> str:
        return ending.band(score, self.places)

    def pars(self) -> Pars:
        return shipped_pars(__package__)

    def tournament_book(self) -> Book:
        return BOOK

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

    def leave(self, state: State, seat: int) -> None:
        """See ``rules.turn.leaving``."""
        if self.form.decks == 1:
            state.tell(events.PlayerLeft(seat))
            state.finish(ending.returns(0, self.places), LAST_LEFT)
        else:
            leaving.leave(state, seat)

    def time_called(self, state: State) -> None:
        time_limit.call_time(state)

    def is_timed(self, state: State) -> bool:
        return time_limit.is_timed(state)


GAME = Spellfire
