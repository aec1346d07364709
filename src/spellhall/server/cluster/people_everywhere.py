"""Changes to people, for all processes of a hall: each updates the tables and sockets that it has.

Where a person changes, ``Everywhere`` takes the place of the process's own listener, and tells the others as well.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from spellhall.server.cluster.members import Members
from spellhall.server.people import Listener
from spellhall.server.storage.queries import tables
from spellhall.server.storage.records import Plate


class Everywhere(Listener):
    """Passes on changes to people to this process's own listener, and to all other processes."""

    def __init__(self, here: Listener, members: Members) -> None:
        self.here = here
        self.members = members
        members.hear_of("people", self.hear)

    def renamed(self, person: int, name: str) -> None:
        """See ``Listener``."""
        self.here.renamed(person, name)
        self._tell("renamed", person=person, name=name)

    def shown_otherwise(self, person: int, plate: Plate) -> None:
        """See ``Listener``."""
        self.here.shown_otherwise(person, plate)
        self._tell("shown_otherwise", person=person, plate=[*plate])

    def gone(self, person: int, instead: int | None) -> None:
        """See ``Listener``."""
        self.here.gone(person, instead)
        self._tell("gone", person=person, instead=instead)

    def tokens_renewed(self, tokens: Mapping[tuple[int, int], str]) -> None:
        """See ``Listener``. The others read the secrets themselves."""
        self.here.tokens_renewed(tokens)
        if tokens:
            self._tell("tokens_renewed", tables=sorted({table for table, _ in tokens}))

    def signed_out(self, sessions: Collection[str]) -> None:
        """See ``Listener``."""
        self.here.signed_out(sessions)
        if sessions:
            self._tell("signed_out", sessions=[*sessions])

    async def hear(self, what: str, given: dict[str, Any]) -> None:
        """Another process has told about a change."""
        match what:
            case "renamed":
                self.here.renamed(**given)
            case "shown_otherwise":
                self.here.shown_otherwise(given["person"], msgspec.convert(given["plate"], Plate))
            case "gone":
                self.here.gone(**given)
            case "tokens_renewed":
                self.here.tokens_renewed(await self.members.store.read(tables.tokens_at, given["tables"]))
            case "signed_out":
                self.here.signed_out(given["sessions"])

    def _tell(self, what: str, **given: Any) -> None:
        self.members.tell("people", what=what, given=given)
