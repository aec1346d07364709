"""What a sheet is: parts with rows and columns, which are written as text, CSV, JSON or a page to be printed alike."""

from __future__ import annotations

from dataclasses import dataclass

BOX = "____"
"""Where someone writes by hand."""


@dataclass(frozen=True)
class Part:
    """One table of a sheet.

    Attributes:
        caption: what it shows.
        columns: the heads; ``rows``: the cells, as many in each row.
        notes: sentences below it.
        link: an address that is printed as a QR code beside it; empty for none.
    """

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()
    link: str = ""


@dataclass(frozen=True)
class Sheet:
    """Something to be hung up, handed out or sent in.

    Attributes:
        name: as commands and files call it ("by-name").
        event: the title of the event; ``title``: what the sheet is.
        parts: its tables, in order.
        notes: sentences for the whole of it.
        on_a_page: how many parts fill a printed page; 0 is as many as fit.
        secret: whether it is for staff alone.
    """

    name: str
    event: str
    title: str
    parts: tuple[Part, ...]
    notes: tuple[str, ...] = ()
    on_a_page: int = 0
    secret: bool = False
