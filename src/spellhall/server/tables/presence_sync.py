"""The porter: when something changes among people, they see to it that live tables and open sockets know it at once."""

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
    """The porter of one server."""

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
        """Someone is called otherwise."""
        self.sockets.rename(person, name)
        self.company.changed(person)

    def shown_otherwise(self, person: int, plate: Plate) -> None:
        """Someone shows more of themselves, or less: their name leads elsewhere from now on."""
        self.floor.shown_otherwise(person, plate)
        self.pods.shown_otherwise(person, plate)
        self.events.shown_otherwise(person, plate)
        self.company.changed(person)

    def gone(self, person: int, instead: int | None) -> None:
        """Someone is no more, or is someone else from now on."""
        self.floor.person_gone(person, instead)
        self.pods.person_gone(person, instead)
        self.events.person_gone(person, instead)
        self.company.person_gone(person)
        self.deck_tests.hand_over(person, instead)

    def tokens_renewed(self, tokens: Mapping[tuple[int, int], str]) -> None:
        """Seats, by table and number, have other secrets."""
        self.floor.tokens_renewed(tokens)

    def signed_out(self, sessions: Collection[str]) -> None:
        """Sessions have ended."""
        self.sockets.end(sessions)
