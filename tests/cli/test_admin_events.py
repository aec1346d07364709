"""``spellhall admin`` with events, pods and decks, without a server."""

from __future__ import annotations

import json

import pytest
from cli.test_admin import admin as admin
from cli.test_admin import stored as stored
from server.databases import database_url as database_url
from server.databases import engine as engine
from tournaments.evenings import Evening

from spellhall.server.events.progress import standing_of
from spellhall.server.storage.queries import admin_commands, audit, decks, events, people, pods
from spellhall.server.storage.records import EventPerson, PodSeat
from spellhall.tournaments.files import as_bytes, document_in
from spellhall.tournaments.free_text import REMOVED
from spellhall.tournaments.log_chain import broken_at

LISTING = "1 x Shock"


@pytest.fixture
def evening(stored):
    """An event of Zoe's with three names, in its first round; its code."""

    def make(connection):
        zoe = people.create_person(connection, "Zoe")
        held = Evening(3)
        held.draw()
        event, names = held.event, held.event.names.people
        new = events.NewEvent(game="stones", title=event.plan.title, seed=event.seed, host=zoe.id, listed=True)
        known = [
            EventPerson(number=number, person=zoe.id if name == "Zoe" else None, name=name)
            for number, name in names.items()
        ]
        log = [json.loads(line) for line in as_bytes(event).splitlines()[1:]]
        return events.bring_event(connection, new, log, standing_of(event), known, {}).code

    return stored(make)


@pytest.fixture
def pod(stored):
    """A pod of Zoe's; its code."""

    def make(connection):
        zoe = people.create_person(connection, "Zoe")
        seats = [PodSeat(seat=0, kind="person", person=zoe.id, name="Zoe"), PodSeat(seat=1, kind="open")]
        return pods.create_pod(
            connection, pods.NewPod(game="spellslinger", options={}, plan={}, seats=seats, host=zoe.id)
        ).code

    return stored(make)


def deeds(stored):
    return [one.deed for one in stored(audit.deeds, 20)]


def test_events_are_listed_shown_and_exported(admin, evening, stored, tmp_path):
    (row,) = admin("events", "list", "--json")
    assert (row["code"], row["stage"], row["entrants"], row["listed"]) == (evening, "running", 3, True)
    assert [row["code"] for row in admin("events", "list", "--open", "--json")] == [evening]
    (shown,) = admin("events", "show", evening, "--json")
    assert {one["name"] for one in shown["people"]} == {"Ana", "Bo", "Cy", "Zoe"}
    assert [(one["entry"], one["text"]) for one in shown["texts"]] == [(1, "Quarry-Six")]
    assert "seed" not in shown and "Quarry-Six" in admin("events", "show", evening)
    admin("events", "export", evening, "--to", tmp_path / "kept.event")
    kept = document_in(tmp_path / "kept.event")
    assert broken_at(kept.entries) == 0 and len(kept.entries) == shown["entries"]
    assert "already exists" in admin("events", "export", evening, "--to", tmp_path / "kept.event", code=2)
    assert deeds(stored) == ["export event"]


def test_an_event_is_hidden_closed_and_removed(admin, evening, stored):
    admin("events", "hide", evening)
    assert stored(events.listed_events, 0, 9) == []
    assert "is closed" in admin("events", "close", evening, "--yes")
    assert admin("events", "close", evening, "--yes", code=2) == f"event {evening} is already closed"
    assert [row["stage"] for row in admin("events", "list", "--json")] == ["closed"]
    assert admin("events", "list", "--open", "--json") == []
    admin("events", "remove", evening, "--yes")
    assert stored(events.event_by_code, evening) is None
    assert deeds(stored) == ["remove event", "close event", "hide event"]
    assert {order.kind for order in stored(admin_commands.open_orders)} == {"reread"}


def test_texts_of_an_event_are_removed(admin, evening, stored):
    people = {one.name: one.number for one in stored(events.event_by_code, evening).people}
    admin("events", "remove-text", evening, "--title", "--name", people["Bo"], "--name", people["Zoe"])
    event = stored(events.event_by_code, evening)
    assert event.title == REMOVED
    assert {one.name for one in event.people} == {"Ana", "Cy", REMOVED, "someone"}
    assert broken_at(stored(events.entries_of, event.id)) == 0
    assert deeds(stored) == ["remove text"]


def test_pods_are_listed_shown_exported_and_closed(admin, pod, stored, tmp_path):
    (row,) = admin("pods", "list", "--json")
    assert (row["code"], row["players"]) == (pod, "Zoe, (open)")
    assert [one["name"] for one in admin("pods", "show", pod, "--json")[0]["seats"]] == ["Zoe", ""]
    assert "Zoe" in admin("pods", "show", pod)
    admin("pods", "export", pod, "--to", tmp_path / "kept.json")
    kept = json.loads((tmp_path / "kept.json").read_text())
    assert (kept["code"], kept["steps"], kept["seats"][0]["name"]) == (pod, [], "Zoe")
    admin("pods", "close", pod, "--yes")
    assert admin("pods", "list", "--json") == [] and deeds(stored) == ["close pod", "export pod"]


def test_a_pod_that_is_played_is_ended_and_can_be_removed(admin, pod, stored):
    number = stored(pods.pod_by_code, pod).id
    stored(pods.start_pod, number, [], [], seed=1 << 70, seal="", packs=[])
    admin("pods", "close", pod, "--yes")
    assert stored(pods.pod_by_code, pod).stage == "over"
    assert admin("pods", "close", pod, "--yes", code=2) == f"pod {pod} is already over"
    admin("pods", "remove", pod, "--yes")
    assert stored(pods.pod_by_code, pod) is None


def test_shared_decks_are_listed_shown_and_removed(admin, stored):
    def share(connection):
        zoe = people.create_person(connection, "Zoe")
        decks.create_deck(connection, zoe.id, "spellslinger", "my own", LISTING)
        deck = decks.create_deck(connection, zoe.id, "spellslinger", "rude", LISTING)
        return decks.share_deck(connection, zoe.id, deck.id)

    code = stored(share)
    assert [(row["code"], row["name"], row["by"]) for row in admin("decks", "list", "--json")] == [
        (code, "rude", "Zoe")
    ]
    assert LISTING in admin("decks", "show", code) and admin("decks", "show", code, "--json")[0]["text"] == LISTING
    admin("decks", "remove", code)
    assert stored(decks.deck_by_share, code).removed and deeds(stored) == ["remove deck"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        *(
            (["events", deed, "BBBBBB"], "no event has the code 'BBBBBB'")
            for deed in ("show", "hide", "close", "remove")
        ),
        (["events", "remove-text", "BBBBBB", "--title"], "no event has the code 'BBBBBB'"),
        (["events", "remove-text", "BBBBBB"], "say what to remove"),
        *((["pods", deed, "BBBBBB"], "no pod has the code 'BBBBBB'") for deed in ("show", "close", "remove", "export")),
        *((["decks", deed, "BBBBBB"], "no shared deck has the code 'BBBBBB'") for deed in ("show", "remove")),
        (["people", "remove-name", "nobody"], "there's no person 'nobody'"),
    ],
)
def test_a_mistake_is_one_sentence(admin, arguments, sentence):
    assert admin(*arguments, code=2).startswith(sentence)


def test_nothing_is_done_without_being_sure(admin, evening, pod):
    for kind, code in (("events", evening), ("pods", pod)):
        for deed in ("close", "remove"):
            assert "Add --yes" in admin(kind, deed, code, code=2)
        assert admin(kind, "list", "--json")[0]["stage"] in ("running", "waiting")


def test_numbers_that_are_not_there_change_nothing(admin, evening, stored):
    assert "has the number 99" in admin("events", "remove-text", evening, "--title", "--name", 99, code=2)
    assert "entrant 9 of event" in admin("events", "remove-text", evening, "--title", "--team", 9, code=2)
    assert stored(events.event_by_code, evening).title == "Quarry-Six" and deeds(stored) == []
