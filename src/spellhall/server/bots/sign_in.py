"""Signs in bots by their token: it works only on the socket, and wrong ones are counted.

A wrong token counts like a wrong password (see ``people.password_attempts``): there is a limit per token, and one per
address.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection

from spellhall.server.people.identity import SHUT_OUT, bearer_of, store_of
from spellhall.server.people.origin import address_of
from spellhall.server.people.password_attempts import Tries
from spellhall.server.storage.queries import bots
from spellhall.server.storage.queries.sessions import session_id

WRONG = "no bot here has this token; its owner can renew it on their page"
TOO_MANY = "too many wrong tokens; try again in five minutes"
tries = Tries()


async def turned_away(socket: HTTPConnection) -> str:
    """Why the bearer of a bot token may not come in, in one sentence; empty for everyone else."""
    token = bearer_of(socket)
    if not token:
        return ""
    address, kind = address_of(socket), session_id(token)
    tried = tries.begin(address, kind, f"{address} {kind}")
    if tried is None:
        return TOO_MANY
    found = await store_of(socket).read(bots.bot_by_token, token)
    if found is None:
        return WRONG
    tries.forgive(tried)
    if found.person.banned is not None:
        return SHUT_OUT
    await store_of(socket).write(bots.touch_bot, found.person.id)
    return ""
