"""How answers are packed: by brotli, which makes them smallest, or by gzip, as the client takes them (RFC 9110, 12.5).

What is kept ready is packed once, both ways; what each client gets is read from its ``Accept-Encoding`` header.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping

import brotli

BROTLI, GZIP = "br", "gzip"
SUFFIXES = {BROTLI: ".br", GZIP: ".gz"}
"""The codings, the smaller first, and how the names of files end that the build of the page packed with them."""
QUALITY = 9
"""Of brotli, for what is packed while someone waits: 10 and 11 take ten to forty times as long for a tenth less."""


def packed(plain: bytes) -> dict[str, bytes]:
    """Bytes in every coding, the smaller first."""
    return {BROTLI: brotli.compress(plain, quality=QUALITY), GZIP: gzip.compress(plain, mtime=0)}


def coding_for(accepted: str, there: Mapping[str, bytes]) -> str:
    """The first coding of those that are there which a client takes; empty when it takes none.

    A coding is taken when the header names it, or a star stands for it, and not with the weight nought.
    """
    weights = {}
    for part in accepted.lower().replace(" ", "").split(","):
        coding, _, weight = part.partition(";q=")
        weights[coding] = weight.rstrip("0.") != "" if weight else True
    return next((coding for coding in there if weights.get(coding, weights.get("*", False))), "")
