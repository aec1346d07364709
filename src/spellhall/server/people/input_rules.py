"""What people may type: names, logins, passwords, lists. Each rule is one sentence, which also appears in the API
description.

Both databases must be able to store a text, so none contains the character 0. Names are shown to others, so they
contain nothing that is invisible or changes the direction of writing.
There is one check for all names: of people, of seats, of decks. They are stored in composed form (NFC), so that what
looks alike is alike. Read this when valid input is refused.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, WithJsonSchema, field_validator

from spellhall import registry
from spellhall.server.people.reserved import not_reserved
from spellhall.server.translatable import worded

NAME = 24
DECK_NAME = 60
DECK_TEXT = 20_000
PASSWORD = (10, 200)

UNSEEN = (
    r"\u0000-\u001f\u007f-\u009f"  # control characters
    r"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\ufeff\uffa0"  # blanks that don't look like one
    r"\u180b-\u180d\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"  # zero width, line ends, changes of direction
    + "\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a"  # formatting characters
    + r"\ufff0-\uffff"  # non-characters, ...
    + "\U000e0000-\U000e01ef"  # ... and tags
)
BARE = r"\u0300-\u036f\ufe00-\ufe0f"
"""Combining marks: they change the character before them, and are next to nothing alone."""
HALF = re.compile("[\ud800-\udfff]")
"""Lone surrogates: JSON can contain one, but nothing can store it."""
SEEN = re.compile(rf"[^{UNSEEN}]*[^{UNSEEN}{BARE}\s][^{UNSEEN}]*")
LOGIN = re.compile(r"[A-Za-z0-9._-]{3,30}")


def whole(value: Any) -> Any:
    """A value from JSON, with whole numbers as such, in lists, too."""
    if isinstance(value, list):
        return [whole(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


class Order(BaseModel):
    """Base of request bodies: types are strict, and unknown fields are rejected."""

    model_config = ConfigDict(strict=True, extra="forbid")

    @field_validator("*", mode="before")
    @classmethod
    def refuse_halves(cls, value: Any) -> Any:
        """No text contains a lone surrogate, however deeply nested."""
        if holds_half(value):
            raise ValueError("the text contains an incomplete character (a lone surrogate)")
        return value

    @field_validator("*", mode="before")
    @classmethod
    def take_whole_numbers(cls, value: Any) -> Any:
        """A whole number may be written 31.0: JSON has only one kind of number."""
        return whole(value)


def holds_half(value: Any) -> bool:
    """Whether any text within a value contains a lone surrogate."""
    if isinstance(value, str):
        return HALF.search(value) is not None
    if isinstance(value, Mapping):
        return any(holds_half(part) for pair in value.items() for part in pair)
    return isinstance(value, Sequence) and any(holds_half(part) for part in value)


def as_name(longest: int, length: str, seen: str) -> Callable[[str], str]:
    """A validator for names up to a length; surrounding blanks are removed, inner ones become one. The sentences
    explain rejections.
    """

    def check(text: str) -> str:
        text = unicodedata.normalize("NFC", text)
        if not 1 <= len(text) <= longest:
            raise ValueError(worded(length, most=longest))
        if not SEEN.fullmatch(text):
            raise ValueError(seen)
        return " ".join(text.split())

    return check


def or_none(check: Callable[[str], str]) -> Callable[[str], str]:
    """A name that may be left empty where the hall has one of its own."""
    return lambda text: check(text) if text else ""


def sound_alike(one: str, other: str) -> bool:
    """Whether two names read the same: capitals and other forms of the same letters make no difference."""
    return unicodedata.normalize("NFKC", one).casefold() == unicodedata.normalize("NFKC", other).casefold()


def watching(name: str, seated: Sequence[str]) -> str:
    """A spectator's name at a table, marked if it could be mistaken for a player's."""
    return f"{name} (watching)" if any(sound_alike(name, other) for other in seated) else name


def as_title(text: str) -> str:
    """A deck list's own title, as a name; empty when it can't be one."""
    try:
        return as_deck_name(text[:DECK_NAME].strip())
    except ValueError:
        return ""


def as_login(text: str) -> str:
    """A login; capitals count as small letters, and computer players' names belong to them."""
    if not LOGIN.fullmatch(text):
        raise ValueError("a login is 3 to 30 characters long: a to z, digits, hyphens, dots or underscores")
    return not_reserved(text)


def as_password(text: str) -> str:
    """A password that is not too easy to guess."""
    if not PASSWORD[0] <= len(text) <= PASSWORD[1]:
        raise ValueError(
            worded(
                "a password is {least} to {most} characters long; a few words work well",
                least=PASSWORD[0],
                most=PASSWORD[1],
            )
        )
    return text


def as_list(text: str) -> str:
    """A deck list, kept as it is."""
    if len(text) > DECK_TEXT:
        raise ValueError(worded("a deck list can have at most {most} characters", most=f"{DECK_TEXT:,}"))
    if "\0" in text:
        raise ValueError("a deck list can't contain a null character")
    return text


def as_game(name: str) -> str:
    """The name of a game of the hall."""
    if name not in registry.game_names():
        raise ValueError(
            worded(
                "there's no game called {name}; the hall has {games}",
                name=repr(name),
                games=", ".join(registry.game_names()),
            )
        )
    return name


def _text(**rules: Any) -> WithJsonSchema:
    return WithJsonSchema({"type": "string", **rules})


_as_any_name = as_name(NAME, "a name is 1 to {most} characters long", "a name can only use visible characters")


def as_person_name(text: str) -> str:
    """A person's name: any but those of the computer players."""
    return not_reserved(_as_any_name(text))


as_deck_name = as_name(
    DECK_NAME,
    "a deck name is 1 to {most} characters long",
    "a deck name can only use visible characters",
)
Name = Annotated[str, AfterValidator(as_person_name), _text(minLength=1, maxLength=NAME, pattern=f"^{SEEN.pattern}$")]
DeckName = Annotated[
    str, AfterValidator(as_deck_name), _text(minLength=1, maxLength=DECK_NAME, pattern=f"^{SEEN.pattern}$")
]
NameIfAny = Annotated[
    str, AfterValidator(or_none(as_person_name)), _text(maxLength=NAME, pattern=f"^({SEEN.pattern})?$")
]
DeckNameIfAny = Annotated[
    str, AfterValidator(or_none(as_deck_name)), _text(maxLength=DECK_NAME, pattern=f"^({SEEN.pattern})?$")
]
Login = Annotated[str, AfterValidator(as_login), _text(pattern=f"^{LOGIN.pattern}$")]
Password = Annotated[str, AfterValidator(as_password), _text(minLength=PASSWORD[0], maxLength=PASSWORD[1])]
DeckText = Annotated[str, AfterValidator(as_list), _text(maxLength=DECK_TEXT, pattern=r"^[^\u0000]*$")]
GameName = Annotated[str, AfterValidator(as_game), _text(enum=registry.game_names())]
