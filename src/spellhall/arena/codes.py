"""Codes: names for the choices of a question that mean the same in every deal and in every later version.

An engine action names a piece of cardboard in one deal. Its code says what a person would: which verb, which card,
where the card is, whose zone that is and what it is attached to; seats are counted from the deciding one. So choices
can be counted over many games, or learned from. Keys, verbs and zones keep their names in later versions; the label of
a choice (``pick:word:``) may be reworded some day.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from spellhall.kernel.frames import FIRST_FREE_VERB, PASS, VERB_SHIFT, YES, Ask
from spellhall.kernel.game import Game
from spellhall.kernel.state import State

PICK = "pick"
"""The verb of a plain choice."""
HIDDEN = "?"
"""The key of a card whose face the deciding seat doesn't see."""
OPERAND = (1 << VERB_SHIFT) - 1


class Choice(NamedTuple):
    """What an action means.

    Attributes:
        verb: in one word; ``pass`` and ``yes`` are verbs, too.
        about: ``card``, ``seat``, ``number``, ``word``, or nothing.
        which: the handle of the card, the seat, the number, or the place of the word in its list; -1 for nothing.
    """

    verb: str
    about: str
    which: int


def codes_of(state: State) -> list[str]:
    """The codes of all choices of the waiting question, in the order of its options; each code is unique.

    ``pass``, ``yes``, ``end``, or a verb and what it is about, with colons: ``pick:number:3``, ``pick:word:hero``,
    ``pick:seat:1``, ``play:card:KEY:ZONE:WHOSE:HOST``. ``HOST`` is the key of the card that it is attached to, or
    empty. If choices would have the same code, the second ends with ``#2``, and so on.
    """
    question, found, met = state.decision(), [], Counter[str]()
    for action in question.options:
        code = _code(state, question, action)
        met[code] += 1
        found.append(code if met[code] == 1 else f"{code}#{met[code]}")
    return found


def _code(state: State, question: Ask, action: int) -> str:
    verb, about, which = choice_of(state, question, action)
    if about == "card":
        return f"{verb}:card:{_card(state, question.seat, which)}"
    if about == "seat":
        return f"{verb}:seat:{(which - question.seat) % state.seats}"
    if about == "word":
        return f"{verb}:word:{question.words[which]}"
    return f"{verb}:number:{which}" if about else verb


def choice_of(state: State, question: Ask, action: int) -> Choice:
    """An action of a question by verb and subject."""
    if action == PASS:
        return Choice("pass", "", -1)
    if action == YES:
        return Choice("yes", "", -1)
    verb, operand = verb_of(state.game, action >> VERB_SHIFT), action & OPERAND
    if question.words:
        return Choice(verb, "word", operand)
    about, which = state.game.subject_of(state, question, action)
    if about:
        return Choice(verb, about, which)
    return Choice(verb, "number", operand) if operand or verb == PICK else Choice(verb, "", -1)


def verb_of(game: Game, number: int) -> str:
    """A verb in its word; if a game has the word twice, the second gets a 2."""
    if number < FIRST_FREE_VERB:
        return PICK
    at = number - FIRST_FREE_VERB
    word = game.verbs[at]
    before = game.verbs[:at].count(word)
    return f"{word}{before + 1}" if before else word


def _card(state: State, seat: int, card: int) -> str:
    zone = state.game.layout.zones[state.zone[card]].name
    whose = (state.control[card] - seat) % state.seats
    host = state.host[card]
    return f"{_key(state, seat, card)}:{zone}:{whose}:{_key(state, seat, host) if host >= 0 else ''}"


def _key(state: State, seat: int, card: int) -> str:
    """The key that people know a card by, if a seat sees what it is."""
    return state.game.printed_keys[state.face[card]] if state.seen[card] >> seat & 1 else HIDDEN
