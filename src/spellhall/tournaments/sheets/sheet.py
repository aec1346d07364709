"""What a sheet is: parts with rows and columns, which every format writes: text, CSV, JSON or a page to print."""

from __future__ import annotations

from dataclasses import dataclass

BOX = "____"
"""A blank to write in by hand."""


@dataclass(frozen=True)
class Part:
    """One table of a sheet.

    Attributes:
        caption: what it shows.
        columns: the headings; ``rows``: the cells, equally many in each row.
        notes: sentences below it.
        link: an address that is printed next to it as a QR code; empty for none.
    """

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()
    link: str = ""


@dataclass(frozen=True)
class Sheet:
    """Something to put up, hand out or send in.

    Attributes:
        name: what commands and files call it ("by-name").
        event: the title of the event; ``title``: what the sheet is.
        parts: its tables, in order.
        notes: sentences about the whole sheet.
        on_a_page: how many parts fill a printed page; 0 is as many as fit.
        secret: whether it is for staff only.
    """

    name: str
    event: str
    title: str
    parts: tuple[Part, ...]
    notes: tuple[str, ...] = ()
    on_a_page: int = 0
    secret: bool = False
