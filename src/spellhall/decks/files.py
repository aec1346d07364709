"""Deck lists as files: whatever program wrote them, with whatever encoding."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path

from spellhall.kernel.errors import UsageError


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8 with or without a mark, UTF-16 as Windows writes it, or Windows' own Western letters.

    Raises:
        UsageError: for what is no text.
    """
    wide = data.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    for encoding in ("utf-16",) if wide else ("utf-8-sig", "cp1252"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise UsageError("it is no text")


def text_of(path: Path, what: str = "a deck list") -> str:
    """The text of a deck list, or of another list.

    Raises:
        UsageError: when the file cannot be read, or is no text.
    """
    try:
        return decoded(path.read_bytes())
    except OSError as error:
        raise UsageError(f"{path} cannot be read as {what}: {error.strerror or error}") from None
    except UsageError as error:
        raise UsageError(f"{path} cannot be read as {what}: {error}") from None
