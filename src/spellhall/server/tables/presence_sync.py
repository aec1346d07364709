"""Keeps live tables and open sockets up to date when people change: names, logins, deletions."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from spellhall.server.decktests.queue import DeckTests
from spellhall.server.events.registry import Events
from spellhall.server.people import Listener
from spellhall.server.pods.registry import Pods
from spellhall.server.social.hub import SocialHub
from spellhall.server.storage.records import Plate
from spellhall.server.tables.floor import Floor
from spellhall.server.tables.sockets import Sockets


class PresenceSync(Listener):
    """Passes on changes to people, for one server."""

    def __init__(
        self, floor: Floor, pods: Pods, events: Events, company: SocialHub, sockets: Sockets, deck_tests: DeckTests
    ) -> None:
        self.floor = floor
        self.pods = pods
        self.events = events
        self.company = company
        self.sockets = sockets
        self.deck_tests = deck_tests

    def renamed(self, person: int, name: str) -> None:
        """Someone has a new name."""
        self.sockets.rename(person, name)
        self.company.changed(person)

    def shown_otherwise(self, person: int, plate: Plate) -> None:
        """Someone shows more or less of themselves: the link behind their name changes."""
        self.floor.shown_otherwise(person, plate)
        self.pods.shown_otherwise(person, plate)
        self.events.shown_otherwise(person, plate)
        self.company.changed(person)

    def gone(self, person: int, instead: int | None) -> None:
        """Someone was deleted or merged into another person."""
        self.floor.person_gone(person, instead)
        self.pods.person_gone(person, instead)
        self.events.person_gone(person, instead)
        self.company.person_gone(person)
        self.deck_tests.hand_over(person, instead)

    def tokens_renewed(self, tokens: Mapping[tuple[int, int], str]) -> None:
        """Seats, by table and number, have new secrets."""
        self.floor.tokens_renewed(tokens)

    def signed_out(self, sessions: Collection[str]) -> None:
        """Sessions have ended."""
        self.sockets.end(sessions)
