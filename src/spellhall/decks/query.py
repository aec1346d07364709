"""Reads card searches, as docs/card-search.md explains them::

    search = all ("or" all)*
    all    = part ("and"? part)*
    part   = ("-" | "not") part | "(" search ")" | FIELD SIGN VALUE | WORD | "PHRASE"

The meaning of fields, and whether they exist, isn't checked here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from spellhall.kernel.errors import UsageError

LONGEST = 200
"""The maximum length of a search, in characters."""
DEEPEST = 12
"""How deep parentheses may be nested."""
TOKEN = re.compile(
    r'(?P<minus>-(?=[^\s)]))|(?P<open>\()|(?P<close>\))|(?P<phrase>"[^"]*")'
    r'|(?P<field>[^\W\d_]+)(?P<sign>!=|<=|>=|[:=<>])(?P<value>"[^"]*"|[^\s()"]*)|(?P<word>[^\s()"]+)'
)
BLANKS = re.compile(r"\s*")
QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"'})
SIGNS = ":=<>!"
UNCLOSED = "this quotation mark is never closed"


class SearchError(UsageError):
    """A search that can't be read or asks for something unknown; ``at`` is the position of the error, from 1."""

    def __init__(self, at: int, sentence: str) -> None:
        super().__init__(f"at character {at}: {sentence}")
        self.at = at


@dataclass(frozen=True)
class Term:
    """One word, phrase or field with a value, and its position; a bare word has neither field nor sign."""

    value: str
    at: int
    field: str = ""
    sign: str = ""

    @property
    def value_at(self) -> int:
        """The position of the value."""
        return self.at + len(self.field) + len(self.sign)


@dataclass(frozen=True)
class Without:
    """A condition that must not hold."""

    part: Part


@dataclass(frozen=True)
class Every:
    """Conditions that must all hold; true if there are none."""

    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Either:
    """Conditions; at least one must hold."""

    parts: tuple[Part, ...]


Part = Term | Without | Every | Either


def read_query(text: str) -> Part:
    """The syntax tree of a search.

    Raises:
        SearchError: with one sentence about the first error.
    """
    if len(text) > LONGEST:
        raise SearchError(LONGEST + 1, f"a search has at most {LONGEST} characters")
    reader = _Reader(_tokens(text.translate(QUOTES)), len(text) + 1)
    part = reader.either(0)
    if reader.token is not None:
        raise SearchError(reader.at, "this parenthesis has no opening parenthesis")
    return part


@dataclass(frozen=True)
class _Token:
    kind: str
    text: str
    at: int
    term: Term | None = None


def _tokens(text: str) -> list[_Token]:
    tokens = []
    place = _after_blanks(text, 0)
    while place < len(text):
        found = TOKEN.match(text, place)
        at = place + 1
        if found is None:
            raise SearchError(at, UNCLOSED)
        tokens.append(_token(found, at))
        place = _after_blanks(text, found.end())
    return tokens


def _after_blanks(text: str, place: int) -> int:
    blanks = BLANKS.match(text, place)
    return blanks.end() if blanks is not None else place


def _token(found: re.Match[str], at: int) -> _Token:
    kind, text = str(found.lastgroup), found[0]
    if found["field"] is not None:
        value = found["value"]
        if not value and found.string[found.end() : found.end() + 1] == '"':
            raise SearchError(found.end() + 1, UNCLOSED)
        if not value.strip('" '):
            raise SearchError(at + len(text), f"put a value right after {found['field']}{found['sign']}")
        return _Token("term", text, at, Term(value.strip('"'), at, found["field"].lower(), found["sign"]))
    if kind == "phrase":
        return _Token("term", text, at, Term(text.strip('"'), at))
    if kind == "word":
        if text.lower() in ("or", "and", "not"):
            return _Token(text.lower(), text, at)
        if text[0] in SIGNS:
            raise SearchError(at, f"put a field right before {text[0]}, as in type{text[0]}word")
        if text == "-":
            raise SearchError(at, "put what you don't want right after the minus")
        return _Token("term", text, at, Term(text, at))
    return _Token(kind, text, at)


class _Reader:
    """Moves along the tokens; ``end`` is the position after the last character."""

    def __init__(self, tokens: list[_Token], end: int) -> None:
        self.tokens = tokens
        self.end = end
        self.next = 0

    @property
    def token(self) -> _Token | None:
        """The next token; None at the end."""
        return self.tokens[self.next] if self.next < len(self.tokens) else None

    @property
    def at(self) -> int:
        """The current position."""
        return self.token.at if self.token is not None else self.end

    def sees(self, kind: str) -> bool:
        """Whether the next token is of a kind; if so, skip it."""
        if self.token is None or self.token.kind != kind:
            return False
        self.next += 1
        return True

    def either(self, depth: int) -> Part:
        """A search, up to its end or the closing parenthesis."""
        parts = [self.every(depth, may_be_empty=depth == 0)]
        while self.sees("or"):
            parts.append(self.every(depth, may_be_empty=False))
        return parts[0] if len(parts) == 1 else Either(tuple(parts))

    def every(self, depth: int, may_be_empty: bool) -> Part:
        """Parts in a row; all must hold."""
        parts: list[Part] = []
        while self.token is not None and self.token.kind not in ("or", "close"):
            if self.token.kind == "and":
                if not parts:
                    break
                self.next += 1
            parts.append(self.part(depth))
        if not parts and not (may_be_empty and self.token is None):
            raise SearchError(self.at, "something to search for is missing here")
        return parts[0] if len(parts) == 1 else Every(tuple(parts))

    def part(self, depth: int) -> Part:
        """One of those parts."""
        without = False
        while self.sees("minus") or self.sees("not"):
            without = not without
        at = self.at
        token = self.token
        if self.sees("open"):
            if depth == DEEPEST:
                raise SearchError(at, f"parentheses can be nested at most {DEEPEST} deep")
            found = self.either(depth + 1)
            if not self.sees("close"):
                raise SearchError(at, "this parenthesis is never closed")
        elif token is not None and token.term is not None:
            self.next += 1
            found = token.term
        else:
            raise SearchError(at, "something to search for is missing here")
        return Without(found) if without else found
