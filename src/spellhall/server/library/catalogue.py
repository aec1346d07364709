"""Answers about the games, their cards and their starter decks. Read this to change what the page knows of a card."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from spellhall.agents import agents_for
from spellhall.decks import print_deck
from spellhall.kernel.game import Game, Printing
from spellhall.kernel.options import Option
from spellhall.kernel.presentation.about import About
from spellhall.registry import game as make_game
from spellhall.registry import game_names
from spellhall.rulebook import all_books
from spellhall.server.library import models as m
from spellhall.server.library.answer_cache import Page, game_of
from spellhall.server.library.decks import entries_of
from spellhall.server.library.first_hands import first_hand
from spellhall.server.library.players import OFFERED, USUAL

NO_PARS = m.ParsLine(level="", games=0, decks={})
MOST_MENTIONS = 6
"""The most rules listed that name a card."""


@lru_cache(maxsize=2)
def games_page(brief: bool = False) -> Page:
    """All games, with everything needed to set up a table; in brief, without presets, options, decks and guides."""
    lines = [game_line(name) for name in game_names()]
    if brief:
        lines = [in_brief(line) for line in lines]
    return Page.of(m.GamesAnswer(games=lines), lines[0].digest)


def game_line(name: str) -> m.GameLine:
    """One game in full detail."""
    terms = make_game(name).terms
    by_preset = {preset.name: game_of(name, preset.name) for preset in terms.presets}
    usual = by_preset[terms.presets[0].name]
    return m.GameLine(
        name=name,
        title=usual.title or name.capitalize(),
        text=usual.about.text,
        seats=m.Seats(least=usual.players.least, most=usual.players.most),
        length_unit=usual.length_unit,
        cards=len(usual.definitions),
        digest=usual.digest(),
        first_preset=usual.about.first_preset or terms.presets[0].name,
        presets=[
            m.PresetLine(
                name=preset.name,
                title=preset.title,
                text=preset.text,
                options=terms.by_preset[preset.name],
                brings_decks=by_preset[preset.name].brings_decks,
                hand=first_hand(by_preset[preset.name]),
            )
            for preset in terms.presets
        ],
        options=[option_line(option) for option in terms.options],
        decks=starter_lines(usual.about, by_preset),
        alone=alone_line(usual),
        packs=bool(usual.limited_forms()),
        lessons=bool(usual.lessons()),
        agents=agent_lines(usual),
    )


def in_brief(line: m.GameLine) -> m.GameLine:
    """A game without what only its own pages need."""
    alone = line.alone and line.alone.model_copy(update={"guide": [], "bands": [], "pars": NO_PARS})
    return line.model_copy(update={"presets": [], "options": [], "decks": [], "alone": alone})


def alone_line(game: Game) -> m.AloneLine | None:
    """How one person can play a game alone, if they can."""
    if not game.alone:
        return None
    form, usual = next(iter(game.alone)), str(game.options["preset"])
    guide, pars = game.about.solo, game.pars()
    values = [value for value in game.terms.option(form).values if value != game.options[form]]
    return m.AloneLine(
        options=dict(game.alone),
        form=form,
        decks={value: game_of(game.name, usual, {form: value}).decks for value in values},
        variations=list(game.variations),
        best=game.best_score(),
        guide=[] if guide is None else [m.PointLine(title=title, text=text) for title, text in guide.points.items()],
        rule="" if guide is None else guide.rule,
        bands=band_lines(game),
        pars=m.ParsLine(level=pars.agent, games=pars.games, decks=dict(pars.decks)),
        daily=bool(game.daily),
    )


def band_lines(game: Game) -> list[m.BandLine]:
    """The names of a game's scores; neighbouring scores of one name are one line."""
    scores = range(game.best_score() + 1)
    runs = [(name, list(run)) for name, run in groupby(scores, key=game.band) if name]
    return [m.BandLine(least=run[0], most=run[-1], text=name) for name, run in runs]


def agent_lines(game: Game) -> list[m.AgentLine]:
    """The computer players that can play a game, the weakest first."""
    able = [name for name in OFFERED if name in agents_for(game)]
    usual = USUAL if USUAL in able else able[0]
    return [
        m.AgentLine(name=name, title=title, text=text, usual=name == usual)
        for name, (title, text) in OFFERED.items()
        if name in able
    ]


def option_line(option: Option) -> m.OptionLine:
    """One rule option in words."""
    needs = option.needs
    return m.OptionLine(
        name=option.name,
        title=option.title,
        text=option.text,
        values=[m.ValueLine(value=value, label=label) for value, label in option.values.items()],
        other=option.other,
        rules=list(option.rules),
        needs=None if needs is None else m.NeedsLine(option=needs.option, values=list(needs.values)),
    )


def starter_lines(told: About, by_preset: dict[str, Game]) -> list[m.StarterLine]:
    """The starter decks of all presets, each once."""
    sizes: dict[str, int] = {}
    presets: dict[str, list[str]] = {}
    for preset, game in by_preset.items():
        for name, keys in game.starter_decks().items():
            sizes[name] = len(keys)
            presets.setdefault(name, []).append(preset)
    return [
        m.StarterLine(name=name, text=told.plans.get(name, ""), size=sizes[name], presets=presets[name])
        for name in sizes
    ]


@lru_cache(maxsize=32)
def cards_page(name: str, preset: str) -> Page:
    """All cards of a game under a preset, which may change what cards do."""
    game = game_of(name, preset)
    mentions = mentions_of(name, [card.name for card in game.definitions])
    return page_of(name, preset, [card_line(game, card, mentions.get(card.name, [])) for card in game.definitions])


def some_cards_page(name: str, preset: str, keys: Iterable[str]) -> Page:
    """The cards with these keys or with printings that have them, each once. Unknown keys are skipped."""
    known = cards_by_printing(name, preset)
    wanted = sorted({known[key].key for key in keys if key in known})
    return page_of(name, preset, [line_of(name, preset, key) for key in wanted])


def page_of(name: str, preset: str, lines: list[m.CardLine]) -> Page:
    """Some cards as an answer."""
    game = game_of(name, preset)
    return Page.of(
        m.CardsAnswer(game=name, preset=game.options["preset"], digest=game.digest(), cards=lines), game.digest()
    )


@lru_cache(maxsize=32)
def cards_by_printing(name: str, preset: str) -> dict[str, Any]:
    """All cards of a game under a preset, by their keys and those of their printings."""
    game = game_of(name, preset)
    printed = {printing.key: card for card in game.definitions for printing in game.printings(card)}
    return printed | {card.key: card for card in game.definitions}


@lru_cache(maxsize=4_000)
def line_of(name: str, preset: str, key: str) -> m.CardLine:
    """One card. A table needs a few of thousands, and writing all of them takes seconds."""
    card = cards_by_printing(name, preset)[key]
    return card_line(game_of(name, preset), card, mentions_in(name, preset).get(card.name, []))


@lru_cache(maxsize=32)
def mentions_in(name: str, preset: str) -> dict[str, list[str]]:
    """A game's rules that name a card, by card name."""
    return mentions_of(name, [card.name for card in game_of(name, preset).definitions])


def card_line(game: Game, card: Any, mentions: Sequence[str]) -> m.CardLine:
    """One card; rules that name it come before the sections for cards of its kind."""
    heading, text = game.text_of(card)
    facts = game.face_of(card)
    return m.CardLine(
        key=card.key,
        name=card.name,
        kind=game.kind_of(card),
        heading=heading,
        text=text,
        facts=dict(facts),
        rules=[*dict.fromkeys([*mentions[:MOST_MENTIONS], *game.about.links(facts, text), *game.explained_by(card)])],
        printings=[printing_line(game, card, printing) for printing in game.printings(card)],
    )


def printing_line(game: Game, card: Any, printing: Printing) -> m.PrintingLine:
    """One printing of a card, with its differences."""
    return m.PrintingLine(
        key=printing.key,
        set=printing.edition,
        year=printing.year,
        rarity=printing.rarity,
        note=printing.note,
        playable=printing.playable,
        differs=differing(game, card, game.catalogue[game.faces[printing.key]]) if printing.playable else {},
    )


def differing(game: Game, card: Any, there: Any) -> dict[str, Any]:
    """What a printing says differently from the card."""
    told = dict(zip(("heading", "text"), game.text_of(there), strict=True))
    known = dict(zip(told, game.text_of(card), strict=True))
    facts = dict(game.face_of(card))
    found: dict[str, Any] = {part: text for part, text in told.items() if text != known[part]}
    others = {name: value for name, value in game.face_of(there).items() if value != facts[name]}
    return found | ({"facts": others} if others else {})


def mentions_of(game: str, names: Sequence[str]) -> dict[str, list[str]]:
    """A game's rules that name a card, by card name; of names within names the longest counts."""
    longest_first = sorted(set(names), key=len, reverse=True)
    named = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
    found: dict[str, list[str]] = {}
    for book in all_books():
        for rule in (rule for section in book.sections for rule in section.rules if book.game == game):
            for name in dict.fromkeys(named.findall(rule.text)):
                found.setdefault(name, []).append(rule.id)
    return found


@lru_cache(maxsize=32)
def starters_page(name: str, preset: str) -> Page:
    """The starter decks under a preset, card by card and as lists."""
    game = game_of(name, preset)
    decks = [starter(game, title, keys) for title, keys in game.starter_decks().items()]
    return Page.of(m.StartersAnswer(game=name, preset=game.options["preset"], decks=decks), game.digest())


def starter(game: Game, title: str, keys: list[str]) -> m.Starter:
    """A starter deck, card by card, as a list, and as its game shows it."""
    cover = game.about.covers.get(title)
    return m.Starter(
        name=title,
        text=game.about.plans.get(title, ""),
        size=len(keys),
        cover=cover.card if cover else "",
        plays=cover.plays if cover else "",
        level=cover.level if cover else "",
        entries=entries_of(game, keys),
        listing=print_deck(game, keys, title),
    )
