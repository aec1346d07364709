"""Figures and matrices as SVG pictures, small enough to read as text; light or dark as the viewer prefers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from xml.sax.saxutils import escape

LINE, LETTER = 22, 7.2
"""The height of a row, and the approximate width of a letter, in units of the picture."""
PLOT, EDGE, HEAD = 360, 12, 34
CELL = 46
SQUARE = 260
"""The side of a calibration chart."""
NAMESPACE = "http://www.w3.org/2000/svg"
STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#222}.h{font-weight:600;font-size:14px}.n{text-anchor:end}"
    ".m{text-anchor:middle}.b{fill:#7a5ea8}.w{stroke:#222;stroke-width:1.5}"
    ".a{fill:none;stroke:#b5651d;stroke-width:2}.b.c{fill-opacity:.6}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.w{stroke:#eee}}"
)


def bars(figure: Mapping[str, Any]) -> str:
    """A figure (as plain data): a bar for each row, with a line between its bounds, if there are any."""
    rows: Sequence[Mapping[str, Any]] = figure["rows"]
    left = EDGE + max(_width(row["label"]) for row in rows) + 8
    most = max(row["high"] if row["high"] is not None else row["value"] for row in rows) or 1.0
    scale = PLOT / most
    lines = [_text(EDGE, 20, figure["title"], "h")]
    for place, row in enumerate(rows):
        top = HEAD + place * LINE
        middle = top + LINE / 2
        lines.append(_text(left - 8, middle + 4, row["label"], "n"))
        lines.append(
            f'<rect class="b" x="{left:.1f}" y="{top + 4}" width="{row["value"] * scale:.1f}" height="{LINE - 8}"/>'
        )
        told = f"{row['value']:g}%"
        if row["low"] is not None:
            told += f" ({row['low']:g} to {row['high']:g})"
            start, end = left + row["low"] * scale, left + row["high"] * scale
            lines.append(f'<line class="w" x1="{start:.1f}" y1="{middle}" x2="{end:.1f}" y2="{middle}"/>')
        lines.append(_text(left + PLOT + 10, middle + 4, told))
    return _picture(left + PLOT + 170, HEAD + len(rows) * LINE + EDGE, lines, figure["title"])


def squares(matrix: Mapping[str, Any], title: str) -> str:
    """A matrix (as plain data): in how many of 100 games each row beat each column."""
    names: Sequence[str] = matrix["names"]
    left = EDGE + max(map(_width, names)) + 8
    top = HEAD + max(map(_width, names)) * 0.75 + 8
    lines = [_text(EDGE, 20, title, "h")]
    for place, name in enumerate(names):
        across, down = left + place * CELL + CELL / 2, top + place * CELL / 2
        turned = f'transform="rotate(-45 {across:.1f} {top - 6:.1f})"'
        lines.append(f'<text x="{across:.1f}" y="{top - 6:.1f}" {turned}>{escape(name)}</text>')
        lines.append(_text(left - 8, down + CELL / 4 + 4, name, "n"))
        for column, cell in enumerate(matrix["cells"][place]):
            if cell is not None:
                lines.append(_square(left + column * CELL, down, *cell))
    width = left + len(names) * CELL + max(map(_width, names)) * 0.75 + EDGE
    return _picture(width, top + len(names) * CELL / 2 + EDGE, lines, title)


def calibrated(series: Mapping[str, Sequence[tuple[int, float, float]]], title: str) -> str:
    """A calibration chart: the prediction from left to right, and the outcome from below; on the line both are equal.

    There are two series of (positions, predicted, actual), drawn as outlined and filled circles; more positions make a
    larger circle.
    """
    left, bottom = EDGE + 40, HEAD + SQUARE
    lines = [_text(EDGE, 20, title, "h")]
    lines.append(f'<line class="w" x1="{left}" y1="{bottom}" x2="{left + SQUARE}" y2="{HEAD}"/>')
    for share in (0, 50, 100):
        at = SQUARE * share / 100
        lines += [_text(left - 6, bottom - at + 4, str(share), "n"), _text(left + at, bottom + 18, str(share), "m")]
    most = max((count for steps in series.values() for count, _, _ in steps), default=0) or 1
    for place, ((name, steps), looks) in enumerate(zip(series.items(), ("a", "b c"), strict=True)):
        lines.append(f'<circle class="{looks}" cx="{left + 10 + 90 * place}" cy="{bottom + 38}" r="5"/>')
        lines.append(_text(left + 20 + 90 * place, bottom + 42, name))
        for count, promised, came in (step for step in steps if step[0]):
            said = f"{name}: {count} positions, {100 * promised:.0f}% predicted, {100 * came:.0f}% won"
            where = f'cx="{left + SQUARE * promised:.1f}" cy="{bottom - SQUARE * came:.1f}"'
            size = 3 + 7 * (count / most) ** 0.5
            lines.append(f'<circle class="{looks}" {where} r="{size:.1f}"><title>{escape(said)}</title></circle>')
    return _picture(left + SQUARE + 2 * EDGE, bottom + 54, lines, title)


def curves(series: Mapping[str, Sequence[tuple[float, float]]], title: str) -> str:
    """Curves of (x, y) points, each labelled at its last point."""
    points = [point for line in series.values() for point in line]
    least, most = min(y for _, y in points), max(y for _, y in points)
    last, height = max(x for x, _ in points) or 1.0, (most - least) or 1.0
    left, bottom = EDGE + 60, HEAD + SQUARE
    lines = [_text(EDGE, 20, title, "h")]
    for value in (least, most):
        lines.append(_text(left - 6, bottom - SQUARE * (value - least) / height + 4, f"{value:.4f}", "n"))
    for x in sorted({x for x, _ in points}):
        lines.append(_text(left + PLOT * x / last, bottom + 18, f"{x:g}", "m"))
    for (name, line), looks in zip(series.items(), ("a", "w"), strict=False):
        placed = [(left + PLOT * x / last, bottom - SQUARE * (y - least) / height) for x, y in line]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed)
        lines.append(f'<polyline class="{looks}" fill="none" points="{path}"/>')
        lines.append(_text(placed[-1][0] + 8, placed[-1][1] + 4, name))
    return _picture(left + PLOT + 90, bottom + 34, lines, title)


def _square(x: float, y: float, won: int, played: int, low: float, high: float) -> str:
    """One cell; the farther from even, the stronger its colour, with a tooltip."""
    share = won / played
    colour = f"hsl({265 if share >= 0.5 else 25} 60% {95 - 50 * abs(share - 0.5):.0f}%)"
    said = f"{won} of {played} games, true share between {low:g} and {high:g}%"
    return (
        f'<g><title>{escape(said)}</title><rect x="{x:.1f}" y="{y:.1f}" width="{CELL}" height="{CELL / 2}" '
        f'fill="{colour}"/><text class="m" style="fill:#222" x="{x + CELL / 2:.1f}" y="{y + CELL / 4 + 4:.1f}">'
        f"{100 * share:.0f}</text></g>"
    )


def _width(text: str) -> float:
    return len(text) * LETTER


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    looks = f' class="{kind}"' if kind else ""
    return f'<text{looks} x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _picture(width: float, height: float, lines: Sequence[str], title: str) -> str:
    size = f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}"'
    inside = "\n".join(lines)
    return (
        f'<svg xmlns="{NAMESPACE}" {size} role="img" aria-label="{escape(title)}">\n'
        f"<style>{STYLE}</style>\n{inside}\n</svg>\n"
    )
