"""The names of events (section NAM): ``SPELLFIRE®: King’s Decree (Questing)—Enhanced [75]``.

    shorthand = mark [":"] SP title [SP "(" products and variants ")"] dash victory SP "[" size "]"
    title     = [label SP] type

A name is read from both ends: the mark from the left, then from the right the size, the condition after the last dash,
the products and variants in brackets; what is left is the title, and the longest type it ends with is the type. So a
label may contain hyphens, digits and whole types. Reading tolerates case, spacing and punctuation; writing always
produces the same form.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from spellhall.games.spellfire.tournament import opened
from spellhall.games.spellfire.tournament.kinds import NO_XS, SIZES, STANDARD, TYPES, VARIANTS, VICTORIES
from spellhall.kernel.errors import UsageError, shortened
from spellhall.kernel.parts.tournament import Format
from spellhall.language.patterns import Pattern

MARK = "SPELLFIRE®"
LONGEST = 200
"""The maximum length of a name."""

_MARK = Pattern(r"spellfire(?:®|[Ææ]|\(r\))?(?: ?:| |$)", re.IGNORECASE | re.ASCII)
_SIZE = Pattern(r"\[ ?([^\[\]]*?) ?\]$")
_DASH = Pattern(r" ?(?:—|--+|(?<= )[–-](?= |$)) ?")
_ANY_DASH = Pattern(r"—|–|--")
_TIGHT = Pattern(r"(.*\S)[–-]([a-z]+)", re.IGNORECASE)
_VARIANTS = Pattern(r" ?\(([^()]*)\)$")
_NO_DIGIT = Pattern(r"(?:^|.* )No-(\S*)s", re.IGNORECASE)
_PRODUCT = Pattern(r"(?:booster|deck|starter|pack)$", re.IGNORECASE)
_BRACKET = Pattern(r"[()\[\]]")


def read(name: str, strict: bool = True, own: Sequence[str] = ()) -> tuple[Format, str]:
    """The format that a name stands for, and the event's label.

    Args:
        strict: whether the victory condition must be named; otherwise the default is Standard (SFT-VIC-02).
        own: the event's own types that a name may use, besides those of the book.

    Raises:
        UsageError: for a name without a meaning: what is wrong, where, and what would be right.
    """
    text = _without_mark(tidy(name))
    text, size = _split_size(text)
    text, victory = _split_victory(text, size, strict)
    text, products, variants = _split_brackets(text)
    kind, parameter, label = _split_title(text, own)
    if products:
        parameter = opened.settled(kind, opened.COMMA.join(products))
    return Format(kind, parameter, variants, victory, int(size)), label


def write(format: Format, label: str = "") -> str:
    """The name of an event, in its one form (SFT-NAM-04, SFT-NAM-08).

    Raises:
        UsageError: for a label, or any part of the format, that couldn't be read back.
    """
    for variant in format.variants:
        if variant not in VARIANTS:
            raise UsageError(no_variant(variant))
    kind = format.type.replace("X", format.parameter) if format.type == NO_XS else format.type
    label = tidy(label) if label.strip() else ""
    title = f" {label} {kind}" if label else f": {kind}"
    products = opened.names_in(format.parameter) if opened.choices_of(format.type) else []
    named = ", ".join([*products, *(name for name in VARIANTS if name in format.variants)])
    brackets = f" ({named})" if named else ""
    written = f"{MARK}{title}{brackets}—{format.victory or STANDARD} [{format.size}]"
    own = () if format.type in TYPES else (format.type,)
    try:
        found, read_label = read(written, own=own)
    except UsageError as error:
        raise UsageError(f"no event can be called {shortened(label or kind)!r}: {error}") from error
    if (found.type, read_label) != (format.type, label):
        raise UsageError(f"{written} would be read as {found.type} with the label {read_label!r} (SFT-NAM-05)")
    return written


def tidy(text: str) -> str:
    """One line with single blanks and the book's apostrophes.

    Raises:
        UsageError: for a text with too many lines or characters, or with an invisible one.
    """
    if len(text) > LONGEST:
        raise UsageError(f"a tournament's name has at most {LONGEST} characters, not {len(text)} (SFT-NAM-13)")
    if len(text.strip().splitlines()) > 1:
        raise UsageError("a tournament's name is one line; what stands below it is the event's note (SFT-NAM-11)")
    plain = " ".join(text.split()).replace("'", "’")
    for place, sign in enumerate(plain, 1):
        if unicodedata.category(sign) in ("Cc", "Cf", "Cn", "Co", "Cs"):
            raise UsageError(f"character {place} of the name is invisible (U+{ord(sign):04X}); leave it out")
    return plain


def nearest(word: str, known: Iterable[str]) -> str:
    """The name that was probably meant; empty for none."""
    by_plain = {_plain(name): name for name in known}
    found = get_close_matches(_plain(word), by_plain, n=1)
    return by_plain[found[0]] if found else ""


def find(word: str, known: Iterable[str]) -> str:
    """The name that a text matches, however it's written; empty for none."""
    plain = _plain(word)
    return next((name for name in known if _plain(name) == plain), "")


def find_variant(word: str) -> str:
    """The variant that a text names, by its name or an alias; empty for none."""
    plain = _plain(word)
    names = ((name, info) for name, info in VARIANTS.items())
    return next((name for name, info in names if plain in map(_plain, (name, *info.aliases))), "")


def no_variant(word: str) -> str:
    """What is wrong with an unknown variant."""
    meant = nearest(word, VARIANTS)
    return f'"{shortened(word)}" is not a variant; {_advice(meant, VARIANTS)} (SFT-NAM-08)'


def no_type(title: str) -> str:
    """What is wrong with a title that doesn't end with a type."""
    words = title.split()
    ends = (" ".join(words[start:]) for start in range(max(0, len(words) - 4), len(words)))
    meant = next(filter(None, (nearest(end, TYPES) for end in ends)), "")
    return f'"{shortened(title)}" is no tournament type; {_advice(meant, TYPES)} (SFT-GEN-05)'


def no_victory(word: str) -> str:
    """What is wrong with an unknown victory condition."""
    return f'"{shortened(word)}" is no victory condition: Standard, Enhanced or Barbaric (SFT-NAM-07)'


def no_size(size: object) -> str:
    """What is wrong with an invalid size."""
    return f"decks have 55, 75 or 110 cards, not {shortened(str(size))} (SFT-NAM-06)"


def no_digit() -> str:
    """What is wrong with a No-Xs without its digit."""
    return "No-Xs needs one digit, as in No-9s (SFT-NAM-09)"


def _plain(text: str) -> str:
    return " ".join(text.split()).replace("'", "’").casefold()


def _advice(meant: str, known: Iterable[str]) -> str:
    return f"did you mean {meant}?" if meant else f"there are {', '.join(known)}"


def _without_mark(text: str) -> str:
    found = _MARK.match(text)
    if found:
        return text[found.end() :].strip()
    first = re.split(r"[ —–(\[]", text, maxsplit=1)[0]
    begins = f'and this one with "{shortened(first)}"' if first else "as in SPELLFIRE®: Championship—Standard [55]"
    raise UsageError(f"a tournament's name begins with SPELLFIRE, {begins} (SFT-NAM-01)")


def _split_size(text: str) -> tuple[str, str]:
    found = _SIZE.search(text)
    if not found or not found[1]:
        inside = re.search(r"\[([^\[\]]+)\] ?(.+)$", text) if not found else None
        if inside:
            size, more = shortened(inside[1]), shortened(inside[2])
            raise UsageError(f'behind the deck size [{size}] nothing follows, and here "{more}" does (SFT-NAM-01)')
        raise UsageError("the deck size is missing at the end: [55], [75] or [110] (SFT-NAM-01)")
    if found[1] not in map(str, SIZES):
        raise UsageError(no_size(found[1]))
    return text[: found.start()].rstrip(), found[1]


def _split_victory(text: str, size: str, strict: bool) -> tuple[str, str]:
    """What comes before the last dash, and the condition after it."""
    dashes = list(_DASH.finditer(text))
    title, behind = (text[: dashes[-1].start()], text[dashes[-1].end() :].strip()) if dashes else (text, "")
    if behind and not (behind.endswith(")") and "(" not in behind):
        victory = find(behind, VICTORIES)
        if victory:
            return title, victory
        late = re.fullmatch(r"([^()]*?) ?\(([^()]*)\)", behind)
        if late and find(late[1], VICTORIES):
            right = f"{title} ({late[2]})—{find(late[1], VICTORIES)} [{size}]"
            raise UsageError(f'variants stand before the dash: "{right}" (SFT-NAM-01)')
        raise UsageError(no_victory(behind))
    if behind:  # the dash stands within the brackets
        title = text
    tight = _TIGHT.fullmatch(title) or re.fullmatch(r"(.*\S) (\S+)", title)
    if tight and find(tight[2], VICTORIES):
        right = f"{tight[1]}—{find(tight[2], VICTORIES)}"
        raise UsageError(f'before the victory condition stands a long dash: "{right}" (SFT-NAM-01)')
    if strict:
        raise UsageError(
            f"the victory condition is missing before [{size}]: Standard, Enhanced or Barbaric (SFT-NAM-01)"
        )
    return title, STANDARD


def _split_brackets(text: str) -> tuple[str, list[str], tuple[str, ...]]:
    """What stands before the brackets, the products in them (SFT-SEA-07) and the variants."""
    if not text.endswith(")"):
        return text, [], ()
    found = _VARIANTS.search(text)
    if not found:
        raise UsageError('the round brackets do not pair: write them as in "King’s Decree (Questing)" (SFT-NAM-01)')
    title = text[: found.start()].rstrip()
    if not title:
        raise UsageError("the tournament's type is missing before the brackets (SFT-NAM-01)")
    if not found[1].strip():
        raise UsageError("the brackets are empty: leave them out, or name variants (SFT-NAM-02)")
    named: list[str] = []
    products: list[str] = []
    for word in found[1].split(","):
        variant = find_variant(word)
        if not word.strip():
            raise UsageError("beside a comma in the brackets a variant is missing (SFT-NAM-08)")
        if not variant and (opened.is_product(word) or _PRODUCT.search(word)):
            products.append(opened.checked(word.strip()))
            continue
        if not variant:
            raise UsageError(no_variant(word.strip()))
        if variant in named:
            raise UsageError(f"{variant} is named twice (SFT-VAR-03)")
        named.append(variant)
    return title, products, tuple(name for name in VARIANTS if name in named)


def _split_title(title: str, own: Sequence[str]) -> tuple[str, str, str]:
    """The type, its parameter, and the label before it."""
    if not title:
        raise UsageError("the tournament's type is missing behind SPELLFIRE (SFT-NAM-01)")
    if _BRACKET.search(title):
        raise UsageError(f'brackets hold variants and the deck size, and "{shortened(title)}" has others (SFT-NAM-05)')
    if _ANY_DASH.search(title) or "-" in title.split():
        raise UsageError(
            f'a dash stands before the victory condition only, and "{shortened(title)}" has another (SFT-NAM-05)'
        )
    kind, parameter, start = "", "", 0
    for name in sorted((*TYPES, *map(tidy, own)), key=len, reverse=True):
        start = len(title) - len(name)
        if start >= 0 and find(title[start:], (name,)) and (start == 0 or title[start - 1] == " "):
            kind = name
            break
    if not kind or kind == NO_XS:
        numbered = _NO_DIGIT.fullmatch(title)
        if not numbered:
            raise UsageError(no_type(title))
        if numbered[1] not in tuple("0123456789"):
            raise UsageError(no_digit())
        kind, parameter, start = NO_XS, numbered[1], title.rfind(" ") + 1
    label = title[:start].rstrip()
    if label.startswith(":"):
        raise UsageError("one colon stands behind SPELLFIRE, and no other (SFT-NAM-03)")
    return kind, parameter, label
