"""The library's errors: what a game says doesn't exist becomes "not found", with the game's own sentence."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute

from spellhall.kernel.errors import UsageError
from spellhall.server.people.refusals import refusal

NOT_FOUND = 404


class KindRoute(APIRoute):
    """A route that refuses requests for a game, preset, option or rule that doesn't exist."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """See ``APIRoute``."""
        handle = super().get_route_handler()

        async def kindly(request: Request) -> Response:
            try:
                return await handle(request)
            except UsageError as error:
                raise refusal(NOT_FOUND, str(error)) from None

        return kindly
