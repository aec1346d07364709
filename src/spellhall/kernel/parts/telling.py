"""What a game tells people: its cards, its table, the question that waits, and what happened.

Anyone who shows a game calls these: the terminal, the hall, replays, decks and lists of cards. Nothing here changes a
state, and nothing tells a seat what it may not know: what a seat sees of a card out of play depends on what the card is
and on nothing else.

- A card by itself: ``kind_of``, ``text_of``, ``face_of``, ``explained_by``; and by what cards are sought besides name,
  type and text: ``search_fields``.
- The table, as part of ``State.view``: ``zone_view``, ``card_view``, ``table_view``; and ``page_view`` for tables that
  are drawn. ``unwritten`` tells the one who keeps such views when a card is to be looked at again.
- The question: ``prompt`` says it in a sentence to the one who is asked, and of them to the others; ``asked`` tells of
  which kind it is and what fills that sentence. ``describe`` puts each answer into words, ``subject_of`` says what it
  is about, ``stands_for`` which equal cards it covers, and so which cards the question ``offers``; ``brief`` says what
  kind of card that is; ``refuse`` and ``why_not`` say why something is not among the answers, ``explain`` takes a
  number apart (``numbers_of`` names those that can be), ``shortcuts`` answer several questions at once, ``ahead`` goes
  on to what can be done with a card later in the turn.
- What happened: ``sentence`` is one line. A game whose sentences flow from one into the next gives its own ``teller``,
  who goes along with a game; ``story`` is all that there is to tell.

A game that defines none of this can be played all the same: cards have their names, and the log is silent.
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
    """What a line tells of someone's play: a card that was played, used or sent, and what it was aimed at.

    Attributes:
        seat: whose play it is; -1 where a card does it by itself.
        card: the handle of the card, and ``face`` what it is, if the one who reads the line may know (else -1).
        cards, seats: the handles of the cards, and the players, that it is aimed at, as far as the line tells.
        more: it is no other play than the last one of that card: the line says more of it.
    """

    seat: int
    card: int
    face: int
    cards: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    more: bool = False


class Line(NamedTuple):
    """One sentence of a log: ``depth`` is how far it is indented, ``at`` how many actions had been taken before it.

    ``opens`` is what it opens into for the one who asks why: of a choice, what was passed over and for which reason.
    ``play`` is the play that it tells of, if it does; ``turn`` the seat whose turn begins with it, -1 for none.
    """

    text: str
    depth: int
    at: int
    opens: tuple[str, ...] = ()
    play: Play | None = None
    turn: int = -1


class Shortcut(NamedTuple):
    """Several answers under one name, for the one who is asked one by one: ``next`` gives each in turn, at the end
    None.

    Whatever it does can be done without it; a game is recorded by the single answers. ``card`` is the handle of the
    card that it is about, -1 for none.
    """

    text: str
    next: Callable[[State], int | None]
    card: int = -1


class Teller:
    """Tells a history to one seat (-1: a spectator), stretch by stretch, in the order it happened.

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
    """A handle within data for people, so that the one who sends the data can put a token in its place."""


class Telling(Part):
    """What tells people."""

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

    def search_fields(self) -> Sequence[Field]:
        """The fields by which its cards are sought, besides name, type and text, which all cards have."""
        return ()

    def zone_view(self, state: State, zone: int, owner: int, seat: int) -> bool:
        """Whether ``seat`` may list the cards of a zone (else it sees their number)."""
        return self.layout.zones[zone].sight != 0

    def card_view(self, state: State, handle: int, seat: int) -> Mapping[str, object]:
        """The game's own facts about a card that ``seat`` sees, beyond name and place.

        They are the same for all who see it; out of play they depend on what the card is and nothing else.
        """
        return {}

    def unwritten(self, state: State, card: int) -> object:
        """What ``card_view`` tells of a card in play that can change though no column changes for the card itself: its
        numbers, above all. Anyone who keeps a view of it looks anew when this differs; None: at every look.
        """
        return None

    def table_view(self, state: State) -> Mapping[str, object]:
        """The game's own facts about the table, which everybody may know."""
        return {}

    def page_view(self, state: State) -> Mapping[str, object]:
        """What a table drawn for people shows to everybody beyond ``table_view``; cards in it are ``CardRef``s."""
        return {}

    def asked(self, state: State, question: Ask, people: People) -> Asked:
        """Of which kind the waiting question is (one of ``Game.prompts``), and what fills its sentences; nothing that
        is hidden from anybody, but for what ``people.reader`` knows.
        """
        return Asked("", {"label": people.named(question.label)})

    def prompt(self, state: State, seat: int, names: Sequence[str]) -> Sentence:
        """The waiting question in one sentence: as a seat is asked it, or reads of the one who is (-1: a spectator)."""
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
        """What kind of card it is in two or three words, for the one who reads choices without seeing the card."""
        return ""

    def stands_for(self, state: State, question: Ask) -> Mapping[int, Sequence[int]]:
        """Where a game offers one of several equal cards: by action the others, which the seat that decides sees."""
        return {}

    def offers(self, state: State, card: int) -> bool:
        """Whether an option of the waiting question is about a card, or stands for it as well."""
        question = state.decision()
        named = any(self.subject_of(state, question, action) == ("card", card) for action in question.options)
        return named or any(card in alike for alike in self.stands_for(state, question).values())

    def refuse(self, state: State, action: int) -> str:
        """Why an action that was tried is not offered: the start of one sentence."""
        return f"action {action} is not offered by the present decision"

    def why_not(self, state: State, seat: int, card: int) -> str:
        """See ``State.why_not``."""
        offered = state.scores is None and state.decision().seat == seat and self.offers(state, card)
        return "" if offered else "the present decision does not offer it"

    def numbers_of(self, state: State, card: int) -> Sequence[str]:
        """The names of a card's numbers that ``explain`` opens in this position."""
        return ()

    def explain(self, state: State, card: int, what: str) -> list[tuple[str, int]]:
        """See ``State.explain``.

        Raises:
            UsageError: for a number that the game does not know.
        """
        raise UsageError(f"{self.name} cannot explain {what!r}")

    def shortcuts(self, state: State) -> list[Shortcut]:
        """What may be answered at once, besides the options of the waiting question and by them."""
        return []

    def ahead(self, state: State) -> list[Shortcut]:
        """What the seat that decides could do next with a card, if it went on in its turn; each names its card, and one
        card one of them.
        """
        return []

    def teller(self, seat: int, names: Sequence[str]) -> Teller:
        """Who tells a history to a seat, from its beginning."""
        return Teller(self, seat, names)

    def story(self, entries: Sequence[Entry], seat: int, names: Sequence[str]) -> list[Line]:
        """The log as ``seat`` (-1: a spectator) may read it, in sentences that flow."""
        return self.teller(seat, names).tell(entries)

    def sentence(self, entry: Entry, seat: int, names: Sequence[str]) -> str:
        """One line of the log as ``seat`` may read it; empty for what needs no line."""
        return ""
