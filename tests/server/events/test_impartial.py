"""Staff who play are not their own judges: the hall refuses them at its tables, and elsewhere the event is marked."""

from __future__ import annotations

import pytest
from server.events.test_events import CHAIN, Host
from server.events.test_online import resign, starters, with_people
from server.halls import a_hall

PLAYS = "you're playing in this tournament"


@pytest.fixture
def hall(tmp_path):
    with a_hall(tmp_path) as hall:
        yield hall


def playing_host(hall, *others: str, **plan) -> tuple[Host, list]:
    """An event at tables of the hall whose coordinator plays, as entrant 1."""
    ana = hall("Ana")
    host, people = with_people(hall, ana, *others, host=ana, structure="robin", **plan)
    return host, people[1:]


def refused(answer) -> None:
    assert answer.status_code == 403 and PLAYS in answer.json()["error"], answer.text


def looks(host: Host) -> list[str]:
    lines = host.client.get(f"{host.path}/log").json()["lines"]
    return [line["text"] for line in lines if "is viewed" in line["text"]]


@pytest.mark.rule("SFT-DCK-05")
def test_staff_who_play_read_no_deck_but_their_own(hall):
    host, (bo, _) = playing_host(hall, "Bo", "Cy")
    assert host.client.get(f"{host.path}/entrants/1/deck").is_success
    for number in (2, 3):
        refused(host.client.get(f"{host.path}/entrants/{number}/deck"))
        refused(host.client.post(f"{host.path}/entrants/{number}/compare", json={"deck": starters()[0]}))
    assert bo.get(f"{host.path}/entrants/2/deck").is_success
    assert looks(host) == []


def test_every_look_of_staff_into_a_deck_stands_in_the_log_once_for_each_list(hall):
    host, (bo, _) = with_people(hall, "Bo", "Cy")
    n = host.frame["n"]
    for _ in range(2):
        assert host.client.get(f"{host.path}/entrants/1/deck").is_success
        assert host.client.post(f"{host.path}/entrants/1/compare", json={"deck": starters()[0]}).is_success
    assert bo.get(f"{host.path}/entrants/1/deck").is_success
    (line,) = looks(host)
    assert "Bo" in line
    stale = host.client.post(f"{host.path}/rounds", json={"n": n})
    assert stale.status_code == 409 and "someone else changed" in stale.json()["error"], "decks came since"
    changed = host.says("entrants/1/deck", "PUT", deck=starters()[1], reason="a card was missing")
    assert changed.is_success, changed.text
    assert host.client.get(f"{host.path}/entrants/1/deck").is_success
    assert len(looks(host)) == 2
    n = host.look()["n"]
    assert host.client.get(f"{host.path}/entrants/2/deck").is_success
    assert host.client.post(f"{host.path}/rounds", json={"n": n}).is_success, "a look makes nobody stale"
    assert host.says("undo", reason="not yet").is_success
    assert host.look()["stage"] == "open" and len(looks(host)) == 3, "a look is not taken back"


@pytest.mark.rule("SFT-COO-08")
def test_staff_who_play_neither_draw_again_nor_seat_by_hand_nor_change_lists(hall):
    host, _ = playing_host(hall, "Bo", "Cy")
    refused(host.says("entrants/1/deck", "PUT", deck=starters()[1], reason="I have seen yours"))
    refused(host.says("entrants/2/deck", "PUT", deck=starters()[0], reason="so"))
    host.does("rounds")
    before = host.told["desk"]["drawn"]["tables"]
    refused(host.says("rounds/redraw", reason="I do not like it"))
    refused(host.says("rounds/move", one=1, other=2, reason="I do not like it"))
    refused(host.says("undo", reason="I do not like it"))
    host.look()
    assert host.told["desk"]["drawn"]["tables"] == before


@pytest.mark.rule("SFT-COO-08")
def test_staff_who_play_decide_nothing_at_their_own_table(hall):
    host, others = playing_host(hall, "Bo", "Cy", "Di", minutes=30)
    host.does("rounds")
    host.does("rounds/publish")
    tables = host.frame["rounds"][0]["tables"]
    own = next(one for one in tables if 1 in one["entrants"])
    foe = next(one for one in own["entrants"] if one != 1)
    for where, body in (
        (f"tables/{own['table']}/report", {"winner": 1}),
        (f"tables/{own['table']}/stop", {"reason": "I lead"}),
        (f"entrants/{foe}/drop", {"how": "ejected", "reason": "so"}),
        (f"entrants/{foe}/drop", {"how": "absent", "reason": "so"}),
        ("penalties", {"entrant": foe, "penalty": "game_loss", "table": own["table"], "reason": "so"}),
        ("extend", {"minutes": 5, "table": own["table"], "reason": "so"}),
    ):
        refused(host.says(where, **body))
    resign(others[foe - 2], host)
    host.until(
        lambda frame: any(1 in table["entrants"] and sum(table["wins"]) for table in frame["rounds"][0]["tables"])
    )
    refused(host.says(f"tables/{own['table']}/void", reason="once more"))
    refused(host.says(f"rounds/1/tables/{own['table']}/games/1", "PUT", winner=foe, reason="so"))
    assert "own_judges" not in host.frame


@pytest.mark.rule("SFT-COO-08")
def test_staff_who_play_enter_computer_players_and_hand_in_nobody_elses_deck(hall):
    ana, bo = hall("Ana"), hall("Bo")
    host, _ = with_people(hall, ana, host=ana, structure="robin", registration=True)
    host.does("entrants", agent="random", count=1)
    assert bo.post(f"{host.path}/entrants", json={"n": 0}).is_success
    refused(host.says("entrants/3/deck", "PUT", deck=starters()[0]))
    assert bo.put(f"{host.path}/entrants/3/deck", json={"n": 0, "deck": starters()[0]}).is_success


def test_another_of_the_staff_does_it_instead(hall):
    host, _ = playing_host(hall, "Bo", "Cy")
    judy = hall("Judy")
    assert judy.post(f"{host.path}/helpers").is_success
    host.does("staff", name="Judy", role="judge")
    assert judy.get(f"{host.path}/entrants/2/deck").is_success
    host.does("rounds")
    told = Host.at(judy, host.code).says("rounds/redraw", reason="the wrong people came")
    assert told.is_success, told.text


def test_who_has_left_the_event_is_staff_like_any_other(hall):
    host, _ = playing_host(hall, "Bo", "Cy", "Di")
    host.does("entrants/1/drop")
    assert host.client.get(f"{host.path}/entrants/2/deck").is_success


@pytest.mark.rule("SFT-COO-08")
def test_at_tables_of_wood_the_event_is_marked_for_all_to_see(hall):
    ana, bo = hall("Ana"), hall("Bo")
    host = Host(ana, reporting="staff")
    for player in (ana, bo):
        assert player.post(f"{host.path}/entrants", json={"n": 0}).status_code == 201
    host.does("rounds")
    host.does("rounds/publish")
    assert "own_judges" not in hall().get(host.path).json()["frame"]
    host.does("tables/1/report", winner=1)
    frame = hall().get(host.path).json()["frame"]
    assert [one["name"] for one in frame["staff"] if one["person"] in frame["own_judges"]] == ["Ana"]
    host.does("undo", reason="a slip")
    assert hall().get(host.path).json()["frame"]["own_judges"], "it was done, and everybody may know"


def test_players_who_report_their_own_game_are_no_judges(hall):
    ana, bo = hall("Ana"), hall("Bo")
    host = Host(ana, reporting="players")
    for player in (ana, bo):
        assert player.post(f"{host.path}/entrants", json={"n": 0}).status_code == 201
    host.does("rounds")
    host.does("rounds/publish")
    host.does("tables/1/report", winner=1)
    assert "own_judges" not in host.frame and host.frame["game"] == CHAIN
