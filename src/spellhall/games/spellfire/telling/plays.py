"""Which log lines report a play: a card, a power, an attack, and who is sent into it."""

from __future__ import annotations

from spellhall.games.spellfire import events
from spellhall.games.spellfire import table as t
from spellhall.kernel.events import Entry, Moved
from spellhall.kernel.game import Play


class Plays:
    """Follows a log and tracks what each card was laid on, which the event of its play doesn't say."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hosts: dict[int, int] = {}

    def told(self, entry: Entry) -> Play | None:
        """The play that an event reports, as far as the reader of the log may know it."""
        event, face = entry.event, entry.seen(self.seat)
        match event:
            case Moved():
                if event.why == t.PLAYED and event.host >= 0:
                    self.hosts[event.card] = event.host
            case events.CardPlayed():
                return Play(event.seat, event.card, face, _aimed(self.hosts.pop(event.card, event.answered)))
            case events.PowerUsed():
                return Play(event.seat, event.card, face, _aimed(event.answered))
            case events.CardExposed():
                return Play(event.seat, event.card, face, (event.realm,))
            case events.RealmNamed():
                return Play(event.seat, event.card, face, (event.card,))
            case events.Attacks():
                return Play(event.seat, event.card, face, (event.realm,))
            case events.Defends():
                return Play(event.seat, event.card, face, (event.against,))
        return None


def _aimed(card: int) -> tuple[int, ...]:
    return () if card < 0 else (card,)
