"""What takes long is done off the loop, by whatever door it is asked for."""

from __future__ import annotations

import threading

import pytest
from server.halls import a_hall, a_wire, set_up
from server.works import keep_here

from spellhall.decks.index import Index
from spellhall.server.tables.live_game import LiveGame

LIST = "\n".join(f"1 the dragon of the lost {number}" for number in range(100))
SEATS = [{"kind": "me"}, {"kind": "open"}]
DOORS = [
    ("POST", "/api/games/spellfire/decks/check", {"text": LIST}),
    ("POST", "/api/games/spellfire/decks/export", {"text": LIST, "form": "text"}),
    ("POST", "/api/tables", {"game": "spellfire", "seats": [{"kind": "me", "deck_text": LIST}, {"kind": "open"}]}),
    ("PATCH", "/api/tables/{code}/seats/0", {"deck_text": LIST}),
]


def threads_of(monkeypatch, owner, name):
    """The threads in which a method is called from now on."""
    seen, before = set(), getattr(owner, name)

    def watched(*args, **named):
        seen.add(threading.current_thread().name)
        return before(*args, **named)

    monkeypatch.setattr(owner, name, watched)
    return seen


@pytest.mark.parametrize(("method", "path", "body"), DOORS, ids=[f"{m} {p}" for m, p, _ in DOORS])
def test_a_deck_list_is_read_off_the_loop(tmp_path, monkeypatch, method, path, body):
    keep_here(monkeypatch)
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        code = set_up(ana, "me", "open", game="spellfire")["code"]
        seen = threads_of(monkeypatch, Index, "find")
        ana.request(method, path.format(code=code), json=body)
        assert seen == {"aside_0"}, "no other thread"


def test_a_game_is_played_again_off_the_loop(tmp_path, monkeypatch):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        code = set_up(ana, "me", "hot")["code"]
        with a_wire(ana) as wire:
            frame = wire.watch(code, 0)["frame"]
            seat = frame["decision"]["seat"]
            wire.watch(code, seat)
            wire.request(t="act", table=code, decision=frame["decision"]["number"], option=0)
            seen = threads_of(monkeypatch, LiveGame, "at")
            wire.request(t="undo", table=code)
            wire.request(t="watch", table=code, seat=1 - seat)
            wire.request(t="consent", table=code, yes=True)
        assert seen == {"aside_0"}, "no other thread"
