"""What Spellfire tells people, as the part of the game that ``kernel.parts.telling`` describes.

Read this to find who answers which question about a card, a table or an action; the answers are in this folder.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from spellhall.games.spellfire.facts import TYPE_NAMES
from spellhall.games.spellfire.rules.levels.defined import card_of
from spellhall.games.spellfire.table import (
    ASK_AID,
    CALL_MULLIGAN,
    END_TURN,
    SHOW_ALL,
)
from spellhall.games.spellfire.telling import (
    actions,
    card_text,
    explain,
    faces,
    fields,
    log,
    prompts,
    reasons,
    refusals,
    views,
)
from spellhall.games.spellfire.telling.shapes import SpellfireFacts, SpellfirePage, SpellfireSeen, SpellfireTable
from spellhall.kernel.events import Entry
from spellhall.kernel.frames import VERB_SHIFT, Ask
from spellhall.kernel.game import Game, Teller
from spellhall.kernel.parts.search_fields import Field
from spellhall.kernel.presentation.prompts import Asked, People
from spellhall.kernel.presentation.reasons import End
from spellhall.kernel.state import State


class SpellfireTelling(Game):
    """Cards, table, questions and log in words and pictures."""

    def kind_of(self, definition: Any) -> str:
        return TYPE_NAMES[definition.type]

    def text_of(self, definition: Any) -> tuple[str, str]:
        return card_text.heading(definition), card_text.text_of(definition)

    def face_of(self, definition: Any) -> SpellfireFacts:
        return faces.face_of(definition)

    def search_fields(self) -> Sequence[Field]:
        """See ``Game.search_fields``."""
        return fields.FIELDS

    def teller(self, seat: int, names: Sequence[str]) -> Teller:
        return log.Story(self, seat, names)

    def card_view(self, state: State, handle: int, seat: int) -> SpellfireSeen:
        return views.card_view(state, handle, seat)

    def unwritten(self, state: State, card: int) -> int:
        return views.level_now(state, card)

    def table_view(self, state: State) -> SpellfireTable:
        return views.table_view(state)

    def page_view(self, state: State) -> SpellfirePage:
        return views.page_view(state)

    def subject_of(self, state: State, question: Ask, action: int) -> tuple[str, int]:
        if action >> VERB_SHIFT == ASK_AID:
            return "seat", action & actions.OPERAND
        about_no_card = action >> VERB_SHIFT in (END_TURN, CALL_MULLIGAN, SHOW_ALL)
        return ("", -1) if about_no_card else super().subject_of(state, question, action)

    def asked(self, state: State, question: Ask, people: People) -> Asked:
        return prompts.asked(state, question, people)

    def brief(self, state: State, card: int) -> str:
        return actions.brief(state, card)

    def describe(self, state: State, question: Ask, action: int) -> str:
        return actions.describe(state, question, action)

    def refuse(self, state: State, action: int) -> str:
        return refusals.refuse(state, action)

    def sentence(self, entry: Entry, seat: int, names: Sequence[str]) -> str:
        return log.sentence(self, entry, seat, names)

    def why_not(self, state: State, seat: int, card: int) -> str:
        return refusals.why_not(state, seat, card)

    def reasons(self, state: State, action: int) -> Iterator[str]:
        return reasons.reasons(state, action)

    def hint_ends(self, state: State, action: int) -> tuple[End, End]:
        return reasons.ends(state, action)

    def numbers_of(self, state: State, card: int) -> Sequence[str]:
        works = self.layout.in_play[state.zone[card]] and card_of(state, card).is_champion
        return ("level",) if works else ()

    def explain(self, state: State, card: int, what: str) -> list[tuple[str, int]]:
        return explain.explain(state, card, what)
