"""Card search, as answers."""

from __future__ import annotations

from functools import lru_cache

from spellhall.decks import Searcher, SearchError
from spellhall.server.library import models as m
from spellhall.server.library.answer_cache import Page, game_of


@lru_cache(maxsize=32)
def searcher(name: str, preset: str) -> Searcher:
    """The search engine for a game's cards under a preset."""
    return Searcher(game_of(name, preset))


def found(name: str, preset: str, query: str) -> m.FoundAnswer:
    """The cards that match a search, or what's wrong with it."""
    try:
        return m.FoundAnswer(keys=[card.key for card in searcher(name, preset).find(query)], fault="")
    except SearchError as error:
        return m.FoundAnswer(keys=[], fault=str(error))


@lru_cache(maxsize=32)
def fields_page(name: str) -> Page:
    """The fields by which a game's cards can be searched."""
    search = searcher(name, "")
    lines = [
        m.FieldLine(name=one.name, label=one.label, kind=one.kind, example=one.example, words=search.words(one))
        for one in search.fields
    ]
    return Page.of(m.FieldsAnswer(fields=lines))
