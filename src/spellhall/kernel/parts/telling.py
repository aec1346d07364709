"""What a game tells people: its cards, its table, the question that waits, and what happened.

Everything that shows a game calls these: the terminal, the hall, replays, decks and card lists. Nothing here changes a
state, and nothing shows a seat what it may not know: what a seat sees of a card out of play depends on what the card is
and on nothing else.

- A card by itself: ``kind_of``, ``text_of``, ``face_of``, ``explained_by``; and the fields that cards can be searched
  by besides name, type and text: ``search_fields``.
- The table, as part of ``State.view``: ``zone_view``, ``card_view``, ``table_view``; and ``page_view`` for drawn
  tables. ``unwritten`` tells code that caches such views when to look at a card again.
- The question: ``prompt`` is its sentence, for the player who is asked and for the others; ``asked`` gives its
  kind and what fills that sentence. ``describe`` puts each answer into words, ``subject_of`` says what it
  is about, ``stands_for`` which equal cards it covers, and so which cards the question ``offers``; ``brief`` says what
  kind of card that is; ``refuse`` and ``why_not`` say why something isn't among the answers, ``explain`` takes a
  number apart (``numbers_of`` lists those it can), ``shortcuts`` answer several questions at once, ``ahead`` looks
  ahead to what can be done with a card later in the turn.
- What happened: ``sentence`` is one line. A game whose sentences run from one into the next has its own ``teller``,
  which follows a game; ``story`` is the complete log.

A game that defines none of this is still playable: cards have their names, and the log is silent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from spellhall.kernel.errors import UsageError
from spellhall.kernel.events import Entry
from spellhall.kernel.frames import CHOOSE_NUMBER, DIVIDE, OPERAND, PASS, VERB_SHIFT, YES, Ask
from spellhall.kernel.parts.part import Part
from spellhall.kernel.parts.search_fields import Field
from spellhall.kernel.presentation.prompts import Asked, People, Person, Sentence, sentence
from spellhall.kernel.state import State


class Play(NamedTuple):
    """The play that a log line shows: a card that was played, used or sent, and what it was aimed at.

    Attributes:
        seat: who played it; -1 if a card does it by itself.
        card: the handle of the card, and ``face`` what it is, if the reader may know (else -1).
        cards, seats: the handles of the cards, and the players, that it is aimed at, as far as the line says.
        more: the line adds to the last play of that card; it isn't a new one.
    """

    seat: int
    card: int
    face: int
    cards: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    more: bool = False


class Line(NamedTuple):
    """One sentence of a log: ``depth`` is its indentation, ``at`` how many actions had been taken before it.

    ``opens`` is what a reader who asks why gets to see: for a choice, what was passed over and for which reason.
    ``play`` is the play that it shows, if any; ``turn`` the seat whose turn begins with it, -1 for none.
    """

    text: str
    depth: int
    at: int
    opens: tuple[str, ...] = ()
    play: Play | None = None
    turn: int = -1


class Shortcut(NamedTuple):
    """Several answers under one name, for a player who is asked one by one.

    ``next`` gives each answer in turn, and None at the end.

    Whatever it does can be done without it; a game records the single answers. ``card`` is the handle of the
    card that it is about, -1 for none.
    """

    text: str
    next: Callable[[State], int | None]
    card: int = -1


class Teller:
    """Tells a history to one seat (-1: a spectator), piece by piece, in the order it happened.

    A page that follows a game shows only what is new; the teller remembers what later sentences need.
    """

    def __init__(self, game: Any, seat: int, names: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.names = names

    def tell(self, entries: Sequence[Entry]) -> list[Line]:
        """The next piece of history, in sentences that flow."""
        lines = [Line(self.game.sentence(entry, self.seat, self.names), 0, entry.at) for entry in entries]
        return [line for line in lines if line.text]


class CardRef(int):
    """A handle within data for people, so that the sender can replace it by a token."""


class Telling(Part):
    """What people are shown."""

    def kind_of(self, definition: Any) -> str:
        """The type of a card as players call it; lists are grouped by it."""
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

    def search_fields(self) -> Sequence[Field]:
        """The fields that its cards can be searched by, besides name, type and text, which all cards have."""
        return ()

    def zone_view(self, state: State, zone: int, owner: int, seat: int) -> bool:
        """Whether ``seat`` may list the cards of a zone (else it sees their number)."""
        return self.layout.zones[zone].sight != 0

    def card_view(self, state: State, handle: int, seat: int) -> Mapping[str, object]:
        """The game's own facts about a card that ``seat`` sees, beyond name and place.

        They are the same for everyone who sees it; out of play they depend only on what the card is. Callers don't
        change the mapping, so a game may return the same one again.
        """
        return {}

    def unwritten(self, state: State, card: int) -> object:
        """The facts in ``card_view`` of a card in play that can change without a change to its own columns.

        Its numbers, above all. Code that caches a view looks again when this differs; None: look every time.
        """
        return None

    def table_view(self, state: State) -> Mapping[str, object]:
        """The game's own facts about the table, which everyone may know."""
        return {}

    def page_view(self, state: State) -> Mapping[str, object]:
        """What a table drawn for people shows everyone beyond ``table_view``; cards in it are ``CardRef``s."""
        return {}

    def asked(self, state: State, question: Ask, people: People) -> Asked:
        """The kind of the waiting question (one of ``Game.prompts``), and what fills its sentences.

        It reveals nothing hidden from anyone, except what ``people.reader`` knows.
        """
        return Asked("", {"label": people.named(question.label)})

    def prompt(self, state: State, seat: int, names: Sequence[str]) -> Sentence:
        """The waiting question in one sentence, for the seat that is asked or for others (-1: a spectator)."""
        question, people = state.decision(), People(names, seat)
        if question.is_covered(seat):
            return Sentence(sentence(f"{names[question.about]} {question.others}."), "")
        asked = self.asked(state, question, people)
        fields = {"who": Person(names[question.about], False), **asked.fields}
        text = self.prompts[asked.kind].said(seat == question.seat == question.about, fields)
        return Sentence(text, asked.kind.partition("/")[0])

    def describe(self, state: State, question: Ask, action: int) -> str:
        """An action in words, for the seat that decides."""
        verb, operand = action >> VERB_SHIFT, action & OPERAND
        if action == PASS:
            return "pass"
        if question.words:
            return question.words[operand]
        about, which = self.subject_of(state, question, action)
        if about == "card":
            known = state.seen[which] >> question.seat & 1
            return str(state.definition(which).name) if known else "a card"
        return f"{verb}:{operand}" if verb else str(operand)

    def subject_of(self, state: State, question: Ask, action: int) -> tuple[str, int]:
        """What an action is about: ``("card", handle)``, ``("seat", seat)``, or ``("", -1)`` for neither."""
        if action in (PASS, YES) or question.words or question.kind in (CHOOSE_NUMBER, DIVIDE):
            return "", -1
        return "card", action & OPERAND

    def brief(self, state: State, card: int) -> str:
        """The kind of a card in two or three words, for people who read choices without seeing the card."""
        return ""

    def stands_for(self, state: State, question: Ask) -> Mapping[int, Sequence[int]]:
        """For each action that offers one of several equal cards, the others, which the deciding seat sees."""
        return {}

    def offers(self, state: State, card: int) -> bool:
        """Whether an option of the waiting question is about a card, or stands for it too."""
        question = state.decision()
        named = any(self.subject_of(state, question, action) == ("card", card) for action in question.options)
        return named or any(card in alike for alike in self.stands_for(state, question).values())

    def refuse(self, state: State, action: int) -> str:
        """Why an action that was tried isn't offered: the start of one sentence."""
        return f"action {action} is not offered by the present decision"

    def why_not(self, state: State, seat: int, card: int) -> str:
        """See ``State.why_not``."""
        offered = state.scores is None and state.decision().seat == seat and self.offers(state, card)
        return "" if offered else "the present decision does not offer it"

    def numbers_of(self, state: State, card: int) -> Sequence[str]:
        """The names of a card's numbers that ``explain`` takes apart in this position."""
        return ()

    def explain(self, state: State, card: int, what: str) -> list[tuple[str, int]]:
        """See ``State.explain``.

        Raises:
            UsageError: for a number that the game doesn't know.
        """
        raise UsageError(f"{self.name} cannot explain {what!r}")

    def shortcuts(self, state: State) -> list[Shortcut]:
        """Answers at once, in addition to the options of the waiting question and made of them."""
        return []

    def ahead(self, state: State) -> list[Shortcut]:
        """What the deciding seat could do next with a card if its turn went on: one for each card, which it names."""
        return []

    def teller(self, seat: int, names: Sequence[str]) -> Teller:
        """The teller of a history for a seat, from its beginning."""
        return Teller(self, seat, names)

    def story(self, entries: Sequence[Entry], seat: int, names: Sequence[str]) -> list[Line]:
        """The log as ``seat`` (-1: a spectator) may read it, in sentences that flow."""
        return self.teller(seat, names).tell(entries)

    def sentence(self, entry: Entry, seat: int, names: Sequence[str]) -> str:
        """One line of the log as ``seat`` may read it; empty if no line is needed."""
        return ""
