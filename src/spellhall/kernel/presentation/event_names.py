"""Event names, for games without a pattern of their own: ``Spellslinger: Friday Night Draft (Alliance)``.

The name is the game's title and a colon, the event's own label if it has one, the type, and variants in brackets.
A book reads and writes its names with these two functions (see ``parts.tournament.Book``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from typing import NamedTuple

from spellhall.kernel.errors import UsageError, shortened
from spellhall.kernel.parts.tournament import Format, TypeInfo, VariantInfo

LONGEST = 200
"""The most characters of a name."""
_VARIANTS = re.compile(r" ?\(([^()]*)\)$")
_BRACKET = re.compile(r"[()]")


class Pattern(NamedTuple):
    """The parts of names of one game: its title, its types and variants, and the rule about names."""

    title: str
    types: Mapping[str, TypeInfo]
    variants: Mapping[str, VariantInfo]
    rule: str


def read_title(pattern: Pattern, name: str) -> tuple[Format, str]:
    """The format that a name stands for, and the event's label.

    Raises:
        UsageError: for a name without a format, with what is wrong and what would be right.
    """
    text = _tidy(name)
    mark = re.match(rf"{re.escape(pattern.title)}(?: ?:| |$)", text, re.IGNORECASE)
    if not mark:
        raise UsageError(f"an event's name starts with {pattern.title}:, but this one doesn't ({pattern.rule})")
    title, variants = _split_variants(pattern, text[mark.end() :].strip())
    if _BRACKET.search(title):
        raise UsageError(f"brackets go at the end and hold variants, unlike {shortened(title)!r}")
    for kind in sorted(pattern.types, key=len, reverse=True):
        start = len(title) - len(kind)
        if start >= 0 and _same(title[start:], kind) and (start == 0 or title[start - 1] == " "):
            return Format(kind, variants=variants), title[:start].rstrip()
    raise UsageError(_no_type(pattern, title))


def write_title(pattern: Pattern, format: Format, label: str = "") -> str:
    """The name of an event, in its one correct form.

    Raises:
        UsageError: for a label that couldn't be read back.
    """
    label = _tidy(label)
    variants = ", ".join(name for name in pattern.variants if name in format.variants)
    title = f"{label} {format.type}" if label else format.type
    written = f"{pattern.title}: {title}{f' ({variants})' if variants else ''}"
    if format.type in pattern.types and read_title(pattern, written)[1] != label:
        raise UsageError(f"{written} would be read with another label than {label!r} ({pattern.rule})")
    return written


def settled(pattern: Pattern, format: Format) -> Format:
    """A format in the words of the pattern, with its variants in order; unknown words stay as they are."""
    named = [_find(variant, pattern.variants) or variant for variant in format.variants]
    order = list(pattern.variants)
    return replace(
        format,
        type=_find(format.type, pattern.types) or format.type,
        variants=tuple(sorted(named, key=lambda name: order.index(name) if name in order else len(order))),
    )


def faults_of(pattern: Pattern, format: Format) -> list[str]:
    """What is wrong with each part of a settled format, if only a type and variants are agreed on."""
    faults = []
    if format.type not in pattern.types and not format.custom_rules.strip():
        faults.append(_no_type(pattern, format.type))
    faults += [_no_variant(pattern, name) for name in format.variants if name not in pattern.variants]
    faults += [_twice(pattern, name) for name in dict.fromkeys(format.variants) if format.variants.count(name) > 1]
    if format.parameter or format.victory or format.size:
        faults.append(f"an event of {pattern.title} has a type and variants, and nothing else ({pattern.rule})")
    return faults


def _find(word: str, known: Mapping[str, TypeInfo] | Mapping[str, VariantInfo]) -> str:
    """The name that a text stands for, in any spelling or by another name; empty for none."""
    for name, info in known.items():
        if any(_same(word, one) for one in (name, *getattr(info, "aliases", ()))):
            return name
    return ""


def _no_type(pattern: Pattern, title: str) -> str:
    ends = title.split()[-1:]
    return f"{shortened(title)!r} isn't a type of event; {_advice(title, ends, pattern.types)} ({pattern.rule})"


def _no_variant(pattern: Pattern, word: str) -> str:
    return f"{shortened(word)!r} isn't a variant; {_advice(word, (), pattern.variants)} ({pattern.rule})"


def _twice(pattern: Pattern, variant: str) -> str:
    return f"{variant} is named twice ({pattern.rule})"


def _advice(word: str, ends: Iterable[str], known: Iterable[str]) -> str:
    plain = {name.casefold(): name for name in known}
    for one in (word, *ends):
        near = get_close_matches(one.casefold(), plain, n=1)
        if near:
            return f"did you mean {plain[near[0]]}?"
    return f"there are {', '.join(plain.values())}" if plain else "there are none"


def _same(word: str, name: str) -> bool:
    return " ".join(word.split()).casefold() == name.casefold()


def _split_variants(pattern: Pattern, text: str) -> tuple[str, tuple[str, ...]]:
    found = _VARIANTS.search(text)
    if not found:
        return text, ()
    named = []
    for word in found[1].split(","):
        variant = _find(word, pattern.variants)
        if not variant:
            raise UsageError(_no_variant(pattern, word.strip()))
        if variant in named:
            raise UsageError(_twice(pattern, variant))
        named.append(variant)
    return text[: found.start()].rstrip(), tuple(name for name in pattern.variants if name in named)


def _tidy(text: str) -> str:
    """One line with single spaces.

    Raises:
        UsageError: for a text with several lines, too many characters, or invisible ones.
    """
    if len(text) > LONGEST or len(text.strip().splitlines()) > 1:
        raise UsageError(f"an event's name is one line of at most {LONGEST} characters")
    plain = " ".join(text.split())
    if not plain.isprintable():
        raise UsageError("an event's name contains an invisible character; leave it out")
    return plain
