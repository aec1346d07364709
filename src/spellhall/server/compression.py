"""How responses are compressed: with brotli, which is smallest, or gzip, depending on what the client accepts (RFC
9110, 12.5).

Cached data is compressed once, both ways; what each client gets depends on its ``Accept-Encoding`` header.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping

import brotli

BROTLI, GZIP = "br", "gzip"
SUFFIXES = {BROTLI: ".br", GZIP: ".gz"}
"""The codings, the smaller first, and the file extensions that the page's build uses for them."""
QUALITY = 9
"""The brotli quality for responses compressed while someone waits: 10 and 11 take ten to forty times as long to save
another tenth.
"""


def packed(plain: bytes) -> dict[str, bytes]:
    """Bytes in every coding, the smaller first."""
    return {BROTLI: brotli.compress(plain, quality=QUALITY), GZIP: gzip.compress(plain, mtime=0)}


def coding_for(accepted: str, there: Mapping[str, bytes]) -> str:
    """The first available coding that a client accepts; empty when it accepts none.

    A coding is accepted when the header names it, or a star stands for it, and its weight is not zero.
    """
    weights = {}
    for part in accepted.lower().replace(" ", "").split(","):
        coding, _, weight = part.partition(";q=")
        weights[coding] = weight.rstrip("0.") != "" if weight else True
    return next((coding for coding in there if weights.get(coding, weights.get("*", False))), "")
