"""A new folder for what a command keeps, with a document that says what it is. A folder is never taken over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from spellhall.kernel.errors import UsageError


def new_folder(folder: Path, name: str, document: Any, what: str) -> None:
    """Make a folder with its document.

    Args:
        folder: the folder.
        name: the name of the document's file.
        document: something that msgspec can encode.
        what: what the folder holds, as in "a run".

    Raises:
        UsageError: when it holds one already, or can't be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / name).open("xb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")
    except FileExistsError:
        raise UsageError(f"{folder} already holds {what}; resume it (--resume), or name another folder") from None
    except OSError as error:
        raise UsageError(f"{folder} can't be written: {error.strerror or error}") from None
