"""The style of every text that people see: no stiff words, no long sentences. How we write is in CONTRIBUTING.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer

import spellhall
from spellhall.cli.main import app
from spellhall.registry import house_games

TOP = Path(__file__).resolve().parents[1]
STIFF = re.compile(
    r"\bwhoever\b|\bwhichever\b|\bsomebody\b|\bnobody's\b|\bby lot\b|\bdraws? lots\b|\breckon(?:s|ed|ing)?\b"
    r"|\b(?:is|are|was|were) told\b|(?<!instead )\bof (?:yours|theirs)\b|\bas at first\b|\bdearest\b"
    r"|\bcomes? to nothing\b"
    r"|\bis not so\b|\bmust be so\b|\bthat stands?\b|\b(?:by|of|at|to) which\b|\bfor this round of battle\b"
    r"|\bon the other side of the battle\b|\bif it is not so that\b|\b(?:he|his|him)\b|\bunto\b|\bthereof\b",
    re.IGNORECASE,
)
LONGEST = {"page": 22, "prompts": 16, "options": 22, "command line": 24, "log": 22, "cards": 45}
"""Words a sentence, by kind of text."""
LONG_CARDS = {
    "DL/083": "answers a spell in two ways, each with its own case",
}
"""Cards with a longer sentence, each with its reason."""
NAME = re.compile(r"^([^:]+: ).*?(?=\()")
CARD = re.compile(
    "|".join(sorted(map(re.escape, {c.name for c in spellhall.game("spellfire").shipped()}), key=len, reverse=True))
)
TAG, FILLED = re.compile(r"<[^>]*>"), re.compile(r"\{[^}]*\}")
SENTENCE = re.compile(r"(?<=[.!?:;])\s+(?=[\"“'(A-Z{])")


def catalogue() -> Iterator[str]:
    """The sentences of the page."""
    for entry in (TOP / "web/src/languages/en.po").read_text(encoding="utf-8").split("\n\n"):
        found = re.search(r'^msgid ((?:".*"\n?)+)', entry, re.MULTILINE)
        yield "".join(re.findall(r'"(.*)"', found[1])) if found else ""


def prompts() -> Iterator[str]:
    """What games ask."""
    for name in house_games():
        for prompt in spellhall.game(name).prompts.values():
            yield from (text for text in prompt if isinstance(text, str))


def options() -> Iterator[str]:
    """What can be agreed on before a game."""
    for name in house_games():
        terms = spellhall.game(name).terms
        yield from (preset.text for preset in terms.presets)
        for option in terms.options:
            yield from (option.title, option.text, *option.values.values())


def command_line() -> Iterator[str]:
    """The help of every command."""

    def of(command: Any, context: Any) -> Iterator[str]:
        yield command.help or ""
        yield from (getattr(parameter, "help", None) or "" for parameter in command.params)
        for name in command.list_commands(context) if hasattr(command, "list_commands") else ():
            inner = command.get_command(context, name)
            yield from of(inner, inner.context_class(inner, parent=context, info_name=name))

    top = typer.main.get_command(app)
    yield from of(top, top.context_class(top, info_name="spellhall"))


def log() -> Iterator[str]:
    """What the log says in the golden games, without the names of cards, which are printed."""
    for path in sorted((TOP / "tests/golden").glob("*.txt")):
        if not path.stem.endswith("-cards") and path.stem not in ("calls", "digests"):
            yield from (CARD.sub("Card", line) for line in path.read_text(encoding="utf-8").splitlines()[1:])


def cards() -> Iterator[str]:
    """The texts of all cards, without their names, which are printed."""
    for path in sorted((TOP / "tests/golden").glob("*-cards.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield NAME.sub(r"\1", line, count=1)


TEXTS = {
    "page": catalogue,
    "prompts": prompts,
    "options": options,
    "command line": command_line,
    "log": log,
    "cards": cards,
}
EVERY_KIND = pytest.mark.parametrize("kind", TEXTS)


@cache
def texts_of(kind: str) -> list[str]:
    """All texts of a kind."""
    return [text for text in TEXTS[kind]() if text]


def too_long(text: str, most: int) -> bool:
    """Whether one of a text's sentences has more words than this."""
    return any(len(sentence.split()) > most for sentence in SENTENCE.split(FILLED.sub("x", TAG.sub("", text))))


@EVERY_KIND
def test_no_text_has_a_stiff_word(kind: str) -> None:
    assert texts_of(kind)
    assert [text for text in texts_of(kind) if STIFF.search(text)] == []


@EVERY_KIND
def test_sentences_are_short(kind: str) -> None:
    long = [text for text in texts_of(kind) if too_long(text, LONGEST[kind])]
    assert {text.partition(":")[0] for text in long} == (set(LONG_CARDS) if kind == "cards" else set())


def test_a_prompt_has_two_sentences_at_most() -> None:
    assert [text for text in texts_of("prompts") if len(SENTENCE.split(text)) > 2] == []


def test_the_style_is_really_looked_at() -> None:
    assert STIFF.search("Whoever stands there is told so.") and not STIFF.search("You draw a card.")
    assert too_long("one two three. Four five six seven.", 3) and not too_long("One two. Three four.", 2)
