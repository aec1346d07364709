"""Identity: guests, accounts, the browsers where people are signed in, and their saved decks.

An application includes the routers below, ``OriginGuard`` as middleware, and ``answer_kindly``, and puts a ``Store`` in
``app.state.store`` and the settings in ``app.state.settings``.
Live tables and sockets, which keep people in memory, learn about changes to them through ``app.state.porter`` (see
``identity.Listener``).
"""

from spellhall.server.people.accounts import router as people_router
from spellhall.server.people.decks import router as decks_router
from spellhall.server.people.export import router as export_router
from spellhall.server.people.identity import (
    SHUT_OUT,
    Listener,
    bearer_of,
    known,
    person,
    required_person,
    required_player,
    session_of,
)
from spellhall.server.people.origin import OriginGuard, same_origin
from spellhall.server.people.privacy import router as openness_router
from spellhall.server.people.recovery import router as recovery_router
from spellhall.server.people.refusals import answer_kindly

__all__ = [
    "SHUT_OUT",
    "Listener",
    "OriginGuard",
    "answer_kindly",
    "bearer_of",
    "decks_router",
    "export_router",
    "known",
    "openness_router",
    "people_router",
    "person",
    "recovery_router",
    "required_person",
    "required_player",
    "same_origin",
    "session_of",
]
