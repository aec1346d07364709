"""Reading deck lists from files, whatever program or encoding wrote them."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path

from spellhall.kernel.errors import UsageError


def decoded(data: bytes) -> str:
    """The text of a file: UTF-8 with or without a BOM, UTF-16 as Windows writes it, or Windows-1252.

    Raises:
        UsageError: if it isn't text.
    """
    wide = data.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
    for encoding in ("utf-16",) if wide else ("utf-8-sig", "cp1252"):
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise UsageError("it isn't text")


def text_of(path: Path, what: str = "a deck list") -> str:
    """The text of a deck list or another list.

    Raises:
        UsageError: if the file can't be read or isn't text.
    """
    try:
        return decoded(path.read_bytes())
    except OSError as error:
        raise UsageError(f"{path} can't be read as {what}: {error.strerror or error}") from None
    except UsageError as error:
        raise UsageError(f"{path} can't be read as {what}: {error}") from None
