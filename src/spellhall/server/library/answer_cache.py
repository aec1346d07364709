"""The library's cache: each answer is computed once, and from then on sent as it is, compressed and tagged. Read this
when an answer is stale.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from fastapi import Request, Response

from spellhall.kernel.game import Game
from spellhall.registry import class_of
from spellhall.registry import game as make_game
from spellhall.server.compression import coding_for, packed
from spellhall.server.library.models import Model

AGAIN = "public, max-age=0, must-revalidate"
"""Anyone may cache an answer, but has to check whether it is still current: cards change with the hall's version."""
KEPT_GAMES = 64


@dataclass(frozen=True)
class Page:
    """An answer as bytes, plain and compressed, and its ETag."""

    plain: bytes
    packed: dict[str, bytes]
    tag: str

    @staticmethod
    def of(answer: Model, digest: str = "") -> Page:
        """Encode an answer; ``digest`` is that of the cards in it, if there are any."""
        plain = answer.model_dump_json().encode()
        told = hashlib.sha256(plain).hexdigest()[:16]
        return Page(plain, packed(plain), f'W/"{digest}{"-" if digest else ""}{told}"')

    def answer(self, request: Request) -> Response:
        """The response: not modified, compressed, or plain, depending on the client."""
        headers = {"ETag": self.tag, "Cache-Control": AGAIN, "Vary": "Accept-Encoding"}
        known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
        if self.tag in known or "*" in known:
            return Response(status_code=304, headers=headers)
        if coding := coding_for(request.headers.get("accept-encoding", ""), self.packed):
            headers["Content-Encoding"] = coding
            return Response(self.packed[coding], headers=headers, media_type="application/json")
        return Response(self.plain, headers=headers, media_type="application/json")


def game_of(name: str, preset: str, options: Mapping[str, str] | None = None) -> Game:
    """The game with these options, made once; without a preset, under the default one.

    Raises:
        UsageError: for a game, preset, option or value that does not exist; it says what would be right.
    """
    chosen = options or {}
    preset = preset or class_of(name).terms.presets[0].name
    usual = _made(name, preset, ())
    for option in chosen:
        usual.terms.option(option)
    return _made(name, preset, tuple(sorted(chosen.items())))


@lru_cache(maxsize=KEPT_GAMES)
def _made(name: str, preset: str, options: tuple[tuple[str, str], ...]) -> Game:
    return make_game(name, {**dict(options), "preset": preset})
