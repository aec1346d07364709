"""The one contract that every game of the hall fulfils.

A game is its options, its catalogue of card definitions, its layout of the table, and the first procedure. The rest are
hooks that the kernel calls: each has one purpose and a default, so a small game overrides few of them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib import resources
from typing import Any, ClassVar, NamedTuple

from spellhall.kernel.about import PLAINLY, About
from spellhall.kernel.chance import Dice
from spellhall.kernel.errors import DeckError, UsageError
from spellhall.kernel.events import KERNEL_EVENTS, Entry, Event, Record
from spellhall.kernel.former_events import FORMER_KERNEL_EVENTS, FormerEvent
from spellhall.kernel.frames import ACT_OR_PASS, CHOOSE_NUMBER, DIVIDE, PASS, VERB_SHIFT, YES, Ask, Procedure
from spellhall.kernel.layout import PILE, Layout
from spellhall.kernel.numbering import Numbering
from spellhall.kernel.options import Terms
from spellhall.kernel.positions import load
from spellhall.kernel.state import State


class Definition:
    """What every card definition has; games add their own facts."""

    __slots__ = ("key", "name")
    key: str
    name: str

    def fingerprint(self) -> str:
        """A text that changes whenever facts or behaviour of the card change."""
        raise NotImplementedError

    def without_text(self) -> Definition:
        """The same card with its facts and nothing else, to see what its text changes."""
        raise NotImplementedError


class Players(NamedTuple):
    """How many can play, and the rule that says so, if it has an ID."""

    least: int
    most: int
    rule: str = ""


class Line(NamedTuple):
    """One sentence of a log: ``depth`` is how far it is indented, ``at`` how many actions had been taken before it."""

    text: str
    depth: int
    at: int


class Shortcut(NamedTuple):
    """Several answers under one name, for whoever is asked one by one: ``next`` gives each in turn, at the end None.

    Whatever it does can be done without it; a game is recorded by the single answers.
    """

    text: str
    next: Callable[[State], int | None]


class CardNumber(NamedTuple):
    """A card by the number that is printed on it, as somebody wrote it.

    Attributes:
        key: the number as the hall writes it.
        edition: the name of the set.
        printed: whether the set has a card of this number; the hall need not have it.
        rest: what stands behind the number, which should be the card's name.
    """

    key: str
    edition: str
    printed: bool
    rest: str


class Teller:
    """Tells a history to one seat (-1: a spectator), stretch by stretch, in the order in which it happened.

    A page that follows a game tells only what is new; whatever a sentence needs from before, the teller remembers.
    """

    def __init__(self, game: Any, seat: int, names: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.names = names

    def tell(self, entries: Sequence[Entry]) -> list[Line]:
        """The next stretch of history, in sentences that flow."""
        lines = [Line(self.game.sentence(entry, self.seat, self.names), 0, entry.at) for entry in entries]
        return [line for line in lines if line.text]


class CardRef(int):
    """A handle within data for people, so that whoever sends the data can put a token in its place."""


class Game:
    """One game with its options fixed. Immutable: shared by all its states, and by their copies.

    It is made of its options, ``type(game)(**game.options)``, and so it is pickled.

    Attributes:
        title: its name as people write it.
        about: what it says of itself to people who choose a game.
        players: how many it is for.
        layout: what its table consists of.
        catalogue: the definitions of all its cards; ``state.face`` holds indexes into it.
        options: rule options by name.
        procedures: all its procedures by name, for loading saves.
        opening: the first of them.
        verbs: the game's own verbs of actions in one word each, from ``FIRST_FREE_VERB`` on.
        card_registers: the registers that hold the handle of a card, or -1.
        numbered: what cards bring besides themselves and frames name by a number, by its kind ("program", ...).
        lasting_refers: the places of a lasting effect that hold such a number, or ("card") a face.
        events: the classes of all events that it tells, by name (see ``events.events_of``).
        former_events: the events of histories of format 2, by the number that each kind had then (see ``former``).
        terms: its presets and rule options, with all that is said of them.
    """

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    about: ClassVar[About] = PLAINLY
    players: ClassVar[Players] = Players(2, 2)
    version: ClassVar[str] = "1"
    length_unit: ClassVar[str] = "turns"
    verbs: ClassVar[tuple[str, ...]] = ()
    card_registers: ClassVar[frozenset[str]] = frozenset()
    numbered: ClassVar[Mapping[str, Numbering[Any]]] = {}
    lasting_refers: ClassVar[Mapping[int, str]] = {}
    events: ClassVar[Mapping[str, type[Event]]] = {event.__name__: event for event in KERNEL_EVENTS}
    former_events: ClassVar[Sequence[FormerEvent | None]] = FORMER_KERNEL_EVENTS
    terms: ClassVar[Terms] = Terms()
    layout: Layout
    catalogue: Sequence[Any]
    options: dict[str, Any]
    procedures: ClassVar[dict[str, type[Procedure]]] = {}
    opening: ClassVar[type[Procedure]]

    @cached_property
    def faces(self) -> dict[str, int]:
        """The index of each card in the catalogue by its key."""
        return {key: i for i, key in enumerate(self.keys)}

    @cached_property
    def keys(self) -> list[str]:
        """The key of each card in the catalogue."""
        return [definition.key for definition in self.catalogue]

    @cached_property
    def equal_windows(self) -> bool:
        """Whether questions are put that leave no choice, so that nothing tells what a hand holds (see ``Ask``)."""
        return self.options.get("equal_windows") == "on"

    # ------------------------------------------------------------------ making states

    def starter_decks(self) -> dict[str, list[str]]:
        """Legal decks to begin with: name to card keys."""
        raise NotImplementedError

    def check_deck(self, deck: Sequence[str]) -> list[str]:
        """All faults of a deck, each one sentence with its rule; empty when it is legal."""
        raise NotImplementedError

    @cached_property
    def brings_decks(self) -> bool:
        """Whether players bring decks to a table; where they do not, they are dealt (see ``dealt``)."""
        return True

    def dealt(self, decks: Sequence[Sequence[str]], seed: int) -> list[list[str]]:
        """The decks with which a table begins: those that players bring, or what the seed deals in their place."""
        return [list(deck) for deck in decks]

    def new_state(
        self, decks: Sequence[Sequence[str]] | dict[str, list[str]], seed: int = 0, check: bool = True
    ) -> State:
        """A fresh game, run to its first decision.

        Args:
            decks: one list of card keys a seat; where players bring none, empty lists, or what the seed deals.
            seed: an integer (see ``chance.seeded``); the same seed, decks and actions give the same game everywhere.
            check: ``False`` skips the rules of construction, for replays, tests and studies.

        Raises:
            UsageError: for a wrong number of decks.
            DeckError: for an illegal deck, naming all faults.
        """
        given = [list(deck) for deck in (decks.values() if isinstance(decks, dict) else decks)]
        self.check_seats(len(given))
        listed = self.dealt(given, seed)
        if check and (self.brings_decks or listed != self.dealt([[] for _ in given], seed)):
            faults = [f"deck {i + 1}: {fault}" for i, deck in enumerate(listed) for fault in self.check_deck(deck)]
            if faults := faults + self.check_table(listed):
                raise DeckError(faults)
        state = self.empty_table(len(listed), seed)
        self.lay_out(state, listed)
        recording(state)
        state.start(self.opening())
        return state

    def lay_out(self, state: State, decks: Sequence[Sequence[str]]) -> None:
        """Lay decks on an empty table: that of each seat in its pile."""
        for seat, deck in enumerate(decks):
            for key in deck:
                state.add_card(self.faces[key], seat, PILE)

    def check_seats(self, seats: int) -> None:
        """Whether so many can play.

        Raises:
            UsageError: when they cannot.
        """
        least, most, rule = self.players
        if not least <= seats <= most:
            wanted = f"exactly {least}" if least == most else f"{least} to {most}"
            raise UsageError(
                f"{self.title or self.name} is for {wanted} players, not {seats}{f' ({rule})' if rule else ''}"
            )

    def empty_table(self, seats: int, seed: int = 0) -> State:
        """A table without cards: where set-up begins, and where tests and studies lay out positions of their own."""
        state = State(self, seats, seed)
        self.prepare(state)
        return state

    def prepare(self, state: State) -> None:
        """Set what an empty table shows."""

    def load(self, document: dict[str, Any], other_cards: bool = False) -> State:
        """The position that ``State.save`` wrote, in this version or an older one.

        ``other_cards``: even if card definitions have changed since, as long as every card that it names still exists,
        and every text that is being carried out.

        Raises:
            UsageError: for a document of another game, with other options or cards, or damaged.
        """
        return load(self, document, other_cards)

    def key_to_format_1(self) -> dict[str, Any]:
        """What the numbers in documents of format 1 mean (see ``former``).

        Raises:
            UsageError: when the game is younger than those.
        """
        return _key(type(self).__module__.rpartition(".")[0], self.name)

    def number_in(self, text: str) -> CardNumber | None:
        """The printed number with which a line of a deck list begins, however players write it; None for none."""
        return None

    def listed_number(self, definition: Any) -> tuple[str, int] | None:
        """The set and the number under which programs of other people list a card; None where there are none."""
        return None

    def other_names(self, definition: Any) -> Sequence[str]:
        """Names besides its own under which a deck list may name a card."""
        return ()

    def age(self, definition: Any) -> int:
        """Which of several printings of a card is which: those that came out later have greater numbers."""
        return 0

    def random_deck(self, dice: Dice) -> list[str]:
        """A legal deck built at random from all cards, for studies.

        Raises:
            UsageError: when the game builds none.
        """
        raise UsageError(f"{self.name} builds no random decks")

    def check_pool(self, deck: Sequence[str], pool: Sequence[str]) -> list[str]:
        """What keeps a deck from being made of a pool (empty: it names none), where decks are made so."""
        return []

    def check_table(self, decks: Sequence[Sequence[str]]) -> list[str]:
        """What keeps decks, each of them legal, from being played against each other."""
        return []

    def deck_beside(self, dice: Dice, decks: Sequence[Sequence[str]]) -> list[str]:
        """A legal deck built at random that may be played against the given ones."""
        return self.random_deck(dice)

    def limited_kinds(self) -> Sequence[str]:
        """The kinds of decks that players build from packs opened by lot, for studies of limited play; none here."""
        return ()

    def limited_deck(self, kind: str, dice: Dice) -> list[str]:
        """A deck of one of those kinds, from packs of its own.

        Raises:
            UsageError: when the game has no limited play.
        """
        raise UsageError(f"{self.name} has no limited play")

    def shipped(self) -> Sequence[Any]:
        """The definitions that the package ships: what the digest is taken of."""
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

    # ------------------------------------------------------------------ hooks of the kernel

    def replace_move(self, state: State, handle: int, zone: int, seat: int, why: int) -> int:
        """The zone that a card really goes to; -1 keeps it where it is."""
        return zone

    def seat_for(self, state: State, handle: int, zone: int, seat: int) -> int:
        """The seat whose zone receives a card when a replacement changed the zone."""
        return state.owner[handle]

    def reshapes(self, state: State, handle: int, origin: int, zone: int, former: int) -> bool:
        """Whether a move in, out of, or within play (from seat ``former``) changes what the game projects."""
        return True

    def moved(self, state: State, handle: int, origin: int, zone: int) -> None:
        """Upkeep that belongs to every move: marks that fall off, attachments that follow."""

    def listeners(self, state: State, kind: type[Event]) -> Any:
        """What waits for events of a class (falsy: nothing), as ``notice`` understands it."""
        return None

    def either(self, before: Any, after: Any) -> Any:
        """Of the listeners of two positions, those of the first and those that only the second has.

        Games whose cards move at the same moment say how (see ``State.move_together``).
        """
        raise NotImplementedError

    def notice(self, state: State, listeners: Any, event: Event) -> None:
        """Let each listener decide whether an event concerns it; those that fire go to ``state.fired``."""

    def react(self, state: State) -> None:
        """Take what has fired off ``state.fired`` and call the procedure that carries it out."""

    def leave(self, state: State, seat: int) -> None:
        """Take a seat that gives up out of the game (see ``State.concede``)."""
        raise NotImplementedError

    def check_leaving(self) -> None:
        """Whether seats can leave this game.

        Raises:
            UsageError: when the game has no rule for it.
        """
        if type(self).leave is Game.leave:
            raise UsageError(f"{self.name} has no rule for leaving the game")

    def is_out(self, state: State, seat: int) -> bool:
        """Whether a seat has left a game, or lost it, that goes on without it."""
        return False

    # ------------------------------------------------------------------ judging positions, for agents

    def evaluate(self, state: State, seat: int) -> float:
        """What a position is worth to a seat, from what lies on the table and its own hand; higher is better.

        Raises:
            UsageError: when the game has no such judgement.
        """
        raise UsageError(f"{self.name} has no evaluation, so no agent can weigh its positions")

    @property
    def judges(self) -> bool:
        """Whether the game can say what a position is worth."""
        return type(self).evaluate is not Game.evaluate

    def reflex(self, state: State) -> int:
        """A quick answer to the waiting question, without looking ahead; -1 where nothing is pending.

        Then the position can be evaluated as it stands.
        """
        question = state.decision()
        if question.kind == ACT_OR_PASS:
            return -1
        return PASS if PASS in question.options else question.options[0]

    def is_aside(self, state: State) -> bool:
        """Whether the waiting question is only a moment in which something may be thrown in, with nothing pending."""
        return False

    def horizon(self, state: State) -> int:
        """How far a look ahead goes from a question that comes in the midst of something: until the stack is less deep.

        What comes after that is no merit of the answer. 0: to the next question that no reflex answers.
        """
        return 0

    def by_reflex(self, state: State, ahead: bool) -> bool:
        """Whether a reflex answers the waiting question well enough, always or when looking ahead (``ahead``)."""
        return False

    # ------------------------------------------------------------------ for matches with a clock

    def leader_on_time(self, state: State) -> int:
        """The seat that wins when the time of a match is up in this position; -1 while play has to go on.

        Raises:
            UsageError: when the game has no rule for it.
        """
        raise UsageError(f"{self.name} has no rule for games that are out of time")

    # ------------------------------------------------------------------ for statistics

    def length(self, state: State) -> int:
        """How long a game has been, in the game's own unit (``length_unit``)."""
        raise UsageError(f"{self.name} does not count its {self.length_unit}")

    def opener(self, state: State) -> int:
        """The seat that went first in the game."""
        raise UsageError(f"{self.name} does not tell who went first")

    def changes(self) -> Sequence[tuple[str, str, str]]:
        """What balance has changed in cards of our own design: card, what changed, why."""
        return ()

    # ------------------------------------------------------------------ telling people

    def kind_of(self, definition: Any) -> str:
        """The type of a card as players call it, by which lists are grouped."""
        return "card"

    def text_of(self, definition: Any) -> tuple[str, str]:
        """A card in words: its heading, and its text rendered from its definition."""
        return (str(definition.name), "")

    def explained_by(self, definition: Any) -> Sequence[str]:
        """The IDs of the rules that explain the words of a card's text."""
        return ()

    def face_of(self, definition: Any) -> Mapping[str, object]:
        """What a drawn card shows besides its name and text, for pages: plain values by name."""
        return {}

    def story(self, entries: Sequence[Entry], seat: int, names: Sequence[str]) -> list[Line]:
        """The log as ``seat`` (-1: a spectator) may read it, in sentences that flow."""
        return self.teller(seat, names).tell(entries)

    def teller(self, seat: int, names: Sequence[str]) -> Teller:
        """Who tells a history to a seat, from its beginning."""
        return Teller(self, seat, names)

    def card_view(self, state: State, handle: int, seat: int) -> Mapping[str, object]:
        """The game's own facts about a card that ``seat`` sees, beyond name and place.

        They are the same for all who see it; out of play they depend on what the card is and nothing else.
        """
        return {}

    def table_view(self, state: State) -> Mapping[str, object]:
        """The game's own facts about the table, which everybody may know."""
        return {}

    def page_view(self, state: State) -> Mapping[str, object]:
        """What a table drawn for people shows to everybody beyond ``table_view``; cards in it are ``CardRef``s."""
        return {}

    def subject_of(self, state: State, question: Ask, action: int) -> tuple[str, int]:
        """What an action is about: ``("card", handle)``, ``("seat", seat)``, or ``("", -1)`` for neither."""
        if action in (PASS, YES) or question.words or question.kind in (CHOOSE_NUMBER, DIVIDE):
            return "", -1
        return "card", action & ((1 << VERB_SHIFT) - 1)

    def offers(self, state: State, card: int) -> bool:
        """Whether an option of the waiting question is about a card."""
        question = state.decision()
        return any(self.subject_of(state, question, action) == ("card", card) for action in question.options)

    def zone_view(self, state: State, zone: int, owner: int, seat: int) -> bool:
        """Whether ``seat`` may list the cards of a zone (else it sees their number)."""
        return self.layout.zones[zone].sight != 0

    def describe(self, state: State, question: Ask, action: int) -> str:
        """An action in words, for the seat that decides."""
        verb, operand = action >> VERB_SHIFT, action & ((1 << VERB_SHIFT) - 1)
        if action == PASS:
            return "pass"
        if question.words:
            return question.words[operand]
        about, which = self.subject_of(state, question, action)
        if about == "card":
            known = state.seen[which] >> question.seat & 1
            return str(state.definition(which).name) if known else "a card"
        return f"{verb}:{operand}" if verb else str(operand)

    def refuse(self, state: State, action: int) -> str:
        """Why an action that was tried is not offered: the start of one sentence."""
        return f"action {action} is not offered by the present decision"

    def sentence(self, entry: Entry, seat: int, names: Sequence[str]) -> str:
        """One line of the log as ``seat`` may read it; empty for what needs no line."""
        return ""

    def why_not(self, state: State, seat: int, card: int) -> str:
        """See ``State.why_not``."""
        offered = state.scores is None and state.decision().seat == seat and self.offers(state, card)
        return "" if offered else "the present decision does not offer it"

    def numbers_of(self, state: State, card: int) -> Sequence[str]:
        """The names of a card's numbers that ``explain`` opens in this position."""
        return ()

    def shortcuts(self, state: State) -> list[Shortcut]:
        """What may be answered at once, besides the options of the waiting question and by them."""
        return []

    def is_turning_point(self, state: State) -> bool:
        """Whether a table drawn once in a while should be drawn anew before the waiting question."""
        return self.reflex(state) < 0 and not self.is_aside(state)

    def explain(self, state: State, card: int, what: str) -> list[tuple[str, int]]:
        """See ``State.explain``.

        Raises:
            UsageError: for a number that the game does not know.
        """
        raise UsageError(f"{self.name} cannot explain {what!r}")


def made_of(cls: Callable[..., Game], options: dict[str, Any]) -> Game:
    """The game of a class with these options: one for all pickles that a process reads."""
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
    """Give a state a history of its own, from here on."""
    state.record = Record()
    return state
