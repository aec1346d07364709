"""Whom an announced play touches (AMB-12): only they are asked whether they ignore it (AMB-04, AMB-08)."""

from __future__ import annotations

from collections.abc import Iterator

from spellhall.games.spellfire.rules.tournament.teams import is_opponent
from spellhall.games.spellfire.words.describing.filters import Filter
from spellhall.games.spellfire.words.describing.players import ChosenPlayer, Players
from spellhall.games.spellfire.words.plays.effects import Choose, ChoosePlayer
from spellhall.kernel.state import State
from spellhall.language.effect import Effect, program_of
from spellhall.language.words import Word


def touches(state: State, effect: Effect, seat: int) -> bool:
    """Whether an effect, announced with all its choices, strikes a seat.

    With a target: if that is the seat or one of its cards, or if the text names the seat besides. Without one it
    strikes everybody, its own player only if it does not speak of the others alone, and a team-mate of their only if it
    does not speak of opponents alone (SFT-TEA-10).
    """
    code = program_of(state, effect.program).code
    choices = [word for word in code if isinstance(word, (Choose, ChoosePlayer))]
    rest = [part for word in code if word not in choices for part in _outermost(word)]
    if any(slot >= 0 for slot in effect.slots):
        aimed_at = any(aims_at(state, effect, seat, choice) for choice in choices)
        return aimed_at or any(_names(state, effect, seat, word) for word in rest)
    if is_opponent(state, effect.seat, seat) or not rest:
        return True
    whose = "yours" if seat == effect.seat else "others"
    return any(_includes(word, whose) for word in rest)


def aims_at(state: State, effect: Effect, seat: int, choice: Choose | ChoosePlayer) -> bool:
    """Whether what was chosen when a play was announced is a seat, or a card of it."""
    if isinstance(choice, ChoosePlayer):
        return effect.slots[choice.slot] == seat
    chosen = effect.slots[choice.first : choice.first + choice.count]
    return any(state.control[handle] == seat for handle in chosen if handle >= 0)


def _names(state: State, effect: Effect, seat: int, word: Word | str) -> bool:
    if not isinstance(word, Players) or word.which == "you" or isinstance(word, ChosenPlayer):
        return False
    return seat in word.seats(state, effect)


def _includes(word: Word | str, whose: str) -> bool:
    """Whether a word speaks of all, or of those who are the effect's own player ("yours") or not ("others")."""
    if isinstance(word, Filter):
        return word.whose in ("", whose)
    return (word.which if isinstance(word, Players) else word) in ("all", "but", whose)


def _outermost(word: Word) -> Iterator[Word | str]:
    """The players and the descriptions of cards that a word speaks of, those inside of others left out."""
    if isinstance(word, (Players, Filter)):
        yield word
    if isinstance(word, (Players, Filter, Choose, ChoosePlayer)):
        return
    for name in ("who", "by"):
        if isinstance(value := getattr(word, name, None), str):
            yield value
    for part in word.parts():
        yield from _outermost(part)
