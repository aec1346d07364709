"""The contract that every game implements. Read this when you add a game, or look for what one can define.

A game is its options, its catalogue of card definitions, its layout of the table, and its first procedure. It must
define these, and also its starter decks and what makes a deck illegal (``tests/kernel/test_parts.py`` plays such a
game). Everything else has a default, and is in the part for those who ask for it:

- ``Hooks``: the kernel, while a game runs;
- ``Telling``: everything that shows cards, tables, questions and histories to people;
- ``Judging``: agents, hints, and matches with a clock;
- ``Decks``: building, checking and listing decks;
- ``Opening``: opening packs, for drafts and sealed decks;
- ``Counting``: statistics;
- ``Competing``: running tournaments;
- ``Teaching``: lessons and the coach.

Each part is a module of ``kernel.parts``, whose first lines say who asks it and when. This module holds the rest:
how states are made, and what makes a game one object of Python.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib import resources
from types import EllipsisType, MappingProxyType
from typing import Any, ClassVar, NamedTuple

from spellhall.kernel.bounds import UNKNOWN, Bound
from spellhall.kernel.definition import Definition
from spellhall.kernel.documents.old_events import FORMER_KERNEL_EVENTS, FormerEvent
from spellhall.kernel.documents.positions import load
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.kernel.events import KERNEL_EVENTS, Event, Record
from spellhall.kernel.frames import Procedure
from spellhall.kernel.layout import PILE
from spellhall.kernel.numbering import Numbering
from spellhall.kernel.options import Terms
from spellhall.kernel.parts.competing import Competing
from spellhall.kernel.parts.counting import Counting
from spellhall.kernel.parts.decks import CardNumber, Decks, Printing, SetLine
from spellhall.kernel.parts.hooks import Hooks
from spellhall.kernel.parts.judging import Judging
from spellhall.kernel.parts.opening import Opening
from spellhall.kernel.parts.teaching import Teaching
from spellhall.kernel.parts.telling import CardRef, Line, Play, Shortcut, Teller, Telling
from spellhall.kernel.parts.weights import NONE, Weights
from spellhall.kernel.presentation.about import PLAINLY, About
from spellhall.kernel.state import State

__all__ = [
    "CardNumber",
    "CardRef",
    "Definition",
    "Game",
    "Line",
    "Play",
    "Players",
    "Printing",
    "SetLine",
    "Shortcut",
    "Teller",
    "recording",
]


class Players(NamedTuple):
    """How many can play, and the ID of the rule that says so, if there is one."""

    least: int
    most: int
    rule: str = ""


class Game(Hooks, Telling, Judging, Opening, Decks, Counting, Competing, Teaching):
    """One game with its options fixed. Immutable: all its states, and their copies, share it.

    It can be rebuilt from its options, ``type(game)(**game.options)``, and is pickled that way.

    Attributes:
        title: its name as people write it.
        about: its description for people who choose a game.
        players: how many it is for.
        layout: the zones and columns of its table.
        catalogue: the definitions of all its cards, and their printings in other sets; ``state.face`` holds indexes
        into it.
        options: rule options by name.
        procedures: all its procedures by name, for loading saves.
        opening: the first of them.
        verbs: the game's own action verbs, one word each, from ``FIRST_FREE_VERB`` on.
        card_registers: the registers that hold the handle of a card, or -1.
        numbered: things that cards bring and that frames refer to by number, by kind ("program", ...).
        lasting_refers: the places of a lasting effect that hold such a number, or ("card") a face.
        events: the classes of all events that it emits, by name (see ``events.events_of``).
        former_events: the events of histories of format 2, by the number that each kind had then (see
        ``documents.old_formats``).
        terms: its presets and rule options, with everything there is to say about them.
        prompts: the sentences for each kind of question that it asks (see ``Telling.asked``).
        stand_ins: the seats of a table where no one sits, and who answers for each: another seat, or the game
        itself (-1) by its rules (see ``choose``).
        alone: the options for playing one deck alone for points; empty if the game has no such form.
        variations: the other options that only solo games know, the most interesting first.
        daily: the variations that the daily hand is drawn from; empty if there is no daily hand.
        stand_in_name: what people call the player that the game stands in for.
        weights: the weights of its evaluation; without values if it has none, or isn't a sum of terms.
        decks: how many decks a table starts with; 0: one for each seat.
        common: the zones that all seats share, kept at the first seat; a card there belongs to the seat it comes to.
    """

    title: ClassVar[str] = ""
    about: ClassVar[About] = PLAINLY
    players: ClassVar[Players] = Players(2, 2)
    version: ClassVar[str] = "1"
    verbs: ClassVar[tuple[str, ...]] = ()
    card_registers: ClassVar[frozenset[str]] = frozenset()
    numbered: ClassVar[Mapping[str, Numbering[Any]]] = {}
    lasting_refers: ClassVar[Mapping[int, str]] = {}
    events: ClassVar[Mapping[str, type[Event]]] = {event.__name__: event for event in KERNEL_EVENTS}
    former_events: ClassVar[Sequence[FormerEvent | None]] = FORMER_KERNEL_EVENTS
    terms: ClassVar[Terms] = Terms()
    alone: ClassVar[Mapping[str, str]] = MappingProxyType({})
    variations: ClassVar[tuple[str, ...]] = ()
    daily: ClassVar[tuple[Mapping[str, str], ...]] = ()
    stand_ins: Mapping[int, int] = MappingProxyType({})
    stand_in_name: str = ""
    weights: Weights = NONE
    decks: int = 0
    common: frozenset[int] = frozenset()
    procedures: ClassVar[dict[str, type[Procedure]]] = {}
    opening: ClassVar[type[Procedure]]

    def __init__(self, /, preset: str | EllipsisType = ..., **options: Any) -> None:
        self.options = self.terms.chosen(self.terms.presets[0].name if preset is ... else preset, options)

    @cached_property
    def faces(self) -> dict[str, int]:
        """The index of each card in the catalogue by its key."""
        return {definition.key: i for i, definition in enumerate(self.catalogue)}

    @cached_property
    def keys(self) -> list[str]:
        """The key of each card in the catalogue."""
        return [definition.key for definition in self.catalogue]

    @cached_property
    def printed_keys(self) -> list[str]:
        """For each card in the catalogue, the key that people know it by (see ``printed_face``)."""
        return [self.keys[self.printed_face(face)] for face in range(len(self.keys))]

    @cached_property
    def bounds(self) -> Mapping[str, Bound]:
        """What the numbers in each column of its table can be: marks, columns of seats and registers by their names.

        ``Bound.at`` gives those that depend on the table's seats or cards in plain numbers.
        """
        layout = self.layout
        columns = (*layout.marks, *layout.seat_columns, *layout.registers)
        return MappingProxyType({column: layout.bounds.get(column, UNKNOWN) for column in columns})

    @property
    def definitions(self) -> Sequence[Any]:
        """The cards of the catalogue, each once.

        Leaves out printings in other sets (see ``printings``), and cards in another role.
        """
        return self.catalogue

    @property
    def printed(self) -> Sequence[Any]:
        """The cards of the catalogue under all their numbers: what people refer to, and what decks are made of."""
        return self.catalogue

    def printed_face(self, face: int) -> int:
        """The face of the card itself, if the catalogue has another face for it in another role."""
        return face

    # ------------------------------------------------------------------ making states

    def new_state(
        self, decks: Sequence[Sequence[str]] | dict[str, list[str]], seed: int = 0, check: bool = True
    ) -> State:
        """A new game, run to its first decision.

        Args:
            decks: a list of card keys for each seat; if players bring none, empty lists, or what the seed deals.
            seed: an integer (see ``chance.seeded``); the same seed, decks and actions give the same game everywhere.
            check: ``False`` skips the construction rules, for replays, tests and studies.

        Raises:
            UsageError: for a wrong number of decks.
            DeckError: for an illegal deck, naming all faults.
        """
        given = [list(deck) for deck in (decks.values() if isinstance(decks, dict) else decks)]
        self.check_seats(len(given))
        listed = self.dealt(given, seed)
        if check and (self.brings_decks or listed != self.dealt([[] for _ in given], seed)):
            faults = [
                f"deck {i + 1}: {fault}" for i, deck in enumerate(listed) for fault in self._faults_of(tuple(deck))
            ]
            if faults := faults + self.check_table(listed):
                raise DeckError(faults)
        state = self.empty_table(len(listed), seed)
        self.lay_out(state, listed)
        recording(state)
        state.start(self.opening())
        return state

    @cached_property
    def _faults_of(self) -> Callable[[tuple[str, ...]], list[str]]:
        """``check_deck``, remembered for the latest decks: agents and studies play many games with the same ones."""
        return lru_cache(maxsize=256)(lambda deck: self.check_deck(list(deck)))

    def lay_out(self, state: State, decks: Sequence[Sequence[str]]) -> None:
        """Put decks on an empty table: each seat's in its pile."""
        for seat, deck in enumerate(decks):
            state.add_deck([self.faces[key] for key in deck], seat, PILE)

    def check_seats(self, seats: int) -> None:
        """Check that this many can play.

        Raises:
            UsageError: when they can't.
        """
        least, most, rule = self.players
        if not least <= seats <= most:
            wanted = f"exactly {least}" if least == most else f"{least} to {most}"
            raise UsageError(
                f"{self.title or self.name} is for {wanted} players, not {seats}{f' ({rule})' if rule else ''}"
            )

    def empty_table(self, seats: int, seed: int = 0) -> State:
        """A table without cards: where set-up begins, and where tests and studies build their own positions."""
        state = State(self, seats, seed)
        self.prepare(state)
        return state

    def with_all_asked(self) -> Game:
        """This game as trials play it: every seat answers for itself, and nothing stands in for any."""
        return self

    def prepare(self, state: State) -> None:
        """Initialise an empty table."""

    def load(self, document: dict[str, Any] | bytes | str, other_cards: bool = False) -> State:
        """Load a position that ``State.save`` or ``State.save_json`` wrote, in this version or an older one.

        ``other_cards``: accept changed card definitions, as long as every card that the document names, and every text
        that is being resolved, still exists.

        Raises:
            UsageError: for a document of another game, with other options or cards, or damaged.
        """
        return load(self, document, other_cards)

    def key_to_format_1(self) -> dict[str, Any]:
        """What the numbers in documents of format 1 mean (see ``documents.old_formats``).

        Raises:
            UsageError: when the game was added later.
        """
        return _key(type(self).__module__.rpartition(".")[0], self.name)

    def shipped(self) -> Sequence[Any]:
        """The definitions that the package ships: the digest is taken from these."""
        return self.catalogue

    @cached_property
    def _digest(self) -> str:
        text = "\n".join(definition.fingerprint() for definition in self.shipped())
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def digest(self) -> str:
        """A short fingerprint of all card definitions, kept in saves and replays."""
        return self._digest

    # ------------------------------------------------------------------ as an object of Python

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        alike = isinstance(other, Game) and type(self) is type(other) and self.options == other.options
        return alike and isinstance(other, Game) and self.keys == other.keys and self.digest() == other.digest()

    def __hash__(self) -> int:
        return hash((type(self), *self.options.values()))

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return made_of, (type(self), dict(self.options))

    def __repr__(self) -> str:
        usual = self.terms.by_preset.get(self.options.get("preset", ""), {})
        chosen = (f"{name}={value!r}" for name, value in self.options.items() if usual.get(name) != value)
        return f"{type(self).__name__}({', '.join(chosen)})"


def made_of(cls: Callable[..., Game], options: dict[str, Any]) -> Game:
    """A game of a class with these options: one object for all pickles that a process reads."""
    return _made(cls, tuple(options.items()))


@lru_cache(maxsize=64)
def _made(cls: Callable[..., Game], options: tuple[tuple[str, Any], ...]) -> Game:
    return cls(**dict(options))


@cache
def _key(package: str, name: str) -> dict[str, Any]:
    try:
        text = resources.files(package).joinpath("format1.json").read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError, TypeError, ValueError):
        raise UsageError(f"{name} never wrote documents of format 1") from None
    key: dict[str, Any] = json.loads(text)
    return key


def recording(state: State) -> State:
    """Give a state its own history, starting here."""
    state.record = Record()
    return state
