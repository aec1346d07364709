"""Sheets as text, CSV, JSON, and as a page that a browser prints black on white, on A4 or Letter."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from html import escape

import segno

from spellhall.tournaments.sheets.sheet import Part, Sheet

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the start of a formula."""
STYLE = """
@page { margin: 14mm }
* { box-sizing: border-box }
body { font: 11pt/1.35 system-ui, sans-serif; color: #000; background: #fff; margin: 0 auto; padding: 1rem;
  max-width: 60rem }
h1 { font-size: 1.25rem; margin: 0 }
h2 { font-size: 1.05rem; margin: 0 0 .75rem; font-weight: 600 }
section.page { break-after: page; break-inside: avoid }
section.page:last-child { break-after: auto }
.part { break-inside: avoid; margin: 0 0 1.25rem; display: flex; gap: 1rem; align-items: flex-start;
  flex-wrap: wrap }
table { border-collapse: collapse; flex: 1 1 20rem }
caption { text-align: left; font-weight: 600; padding: .2rem 0 }
th, td { border: 1px solid #000; padding: .2rem .45rem; text-align: left; vertical-align: top }
th { font-weight: 600; border-bottom-width: 2px }
td.number { text-align: right; font-variant-numeric: tabular-nums }
tr { break-inside: avoid }
thead { display: table-header-group }
p { margin: .3rem 0; flex-basis: 100% }
figure { margin: 0; text-align: center; font-size: .8rem }
.secret { border: 2px solid #000; padding: .2rem .45rem; display: inline-block; font-weight: 600 }
@media screen and (max-width: 30rem) { table { font-size: .85rem } }
"""


def as_text(sheet: Sheet) -> str:
    """In columns, for a terminal or a letter."""
    blocks = [f"{sheet.event}\n{sheet.title}" + ("\nFor staff only" if sheet.secret else "")]
    for part in sheet.parts:
        rows = [part.columns, *part.rows]
        widths = [max(len(row[place]) for row in rows) for place in range(len(part.columns))]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
        lines.insert(1, "  ".join("-" * width for width in widths))
        blocks.append("\n".join([*([part.caption] if part.caption else []), *lines, *part.notes, *_address(part)]))
    if sheet.notes:
        blocks.append("\n".join(sheet.notes))
    return "\n\n".join(blocks) + "\n"


def _address(part: Part) -> list[str]:
    return [part.link] if part.link else []


def as_csv(sheet: Sheet) -> str:
    """One table; if the sheet has several parts, the caption of each is in the first column.

    Text that a spreadsheet would take for a formula is quoted with an apostrophe, because anyone can choose a name.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    several = len(sheet.parts) > 1
    heads: tuple[str, ...] = ()
    for part in sheet.parts:
        if part.columns != heads:
            heads = part.columns
            writer.writerow([*(["part"] if several else []), *heads])
        writer.writerows([_plain(cell) for cell in [*([part.caption] if several else []), *row]] for row in part.rows)
    return out.getvalue()


def _plain(cell: str) -> str:
    return f"'{cell}" if cell.startswith(FORMULA) and not cell.lstrip("-").replace(".", "", 1).isdigit() else cell


def as_json(sheet: Sheet) -> str:
    """The complete sheet as a document; an address comes with its QR ``code``, as the address of a picture."""
    document = asdict(sheet)
    for part in document["parts"]:
        if part["link"]:
            part["code"] = segno.make_qr(part["link"], error="m").svg_data_uri(scale=3, border=2)
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def as_html(sheet: Sheet) -> str:
    """A self-contained page that loads nothing from elsewhere."""
    size = sheet.on_a_page or len(sheet.parts) or 1
    pages = [sheet.parts[begin : begin + size] for begin in range(0, len(sheet.parts), size)] or [()]
    title = escape(f"{sheet.event}: {sheet.title}")
    body = "".join(_page(sheet, parts, last=number == len(pages)) for number, parts in enumerate(pages, 1))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>\n'
        f"<body>{body}</body></html>\n"
    )


def _page(sheet: Sheet, parts: Sequence[Part], last: bool) -> str:
    secret = '<p class="secret">For staff only</p>' if sheet.secret else ""
    notes = "".join(f"<p>{escape(note)}</p>" for note in sheet.notes) if last else ""
    inner = "".join(_part(part) for part in parts)
    head = f"<h1>{escape(sheet.event)}</h1><h2>{escape(sheet.title)}</h2>{secret}"
    return f'<section class="page">{head}{inner}{notes}</section>\n'


def _part(part: Part) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in part.columns)
    rows = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in part.rows)
    caption = f"<caption>{escape(part.caption)}</caption>" if part.caption else ""
    notes = "".join(f"<p>{escape(note)}</p>" for note in part.notes)
    table = f"<table>{caption}<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="part">{table}{_code(part.link)}{notes}</div>'


def _cell(text: str) -> str:
    number = text.replace(".", "", 1).replace("-", "", 1).isdigit()
    return f'<td class="number">{escape(text)}</td>' if number else f"<td>{escape(text)}</td>"


def _code(link: str) -> str:
    """An address as a QR code, with the address below for people who have to type it."""
    if not link:
        return ""
    drawing = segno.make_qr(link, error="m").svg_inline(scale=3, border=2, title="address of this match")
    return f"<figure>{drawing}<figcaption>{escape(link)}</figcaption></figure>"


FORMATS: Mapping[str, Callable[[Sheet], str]] = {
    "text": as_text,
    "csv": as_csv,
    "json": as_json,
    "html": as_html,
}
"""The formats of a sheet, by name."""
SUFFIXES = {"text": "txt", "csv": "csv", "json": "json", "html": "html"}
