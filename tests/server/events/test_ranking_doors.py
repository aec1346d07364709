"""Every way in which someone might move a rating: it moves by games that the hall refereed, and by nothing else."""

from __future__ import annotations

from collections import Counter

import pytest
from server.events.test_events import CHAIN, Host
from server.events.test_online import resign, starters, with_people
from server.events.test_rankings import ranking, with_account
from server.halls import a_hall, a_wire, set_up, sit_down
from typer.testing import CliRunner
from waiting import wait_until

from spellhall.cli.main import app
from spellhall.server.events.rankings import MOST_TOGETHER, PERIOD, Together, Told, _ranked
from spellhall.server.storage.queries import events
from spellhall.server.storage.records import Event, EventPerson, Person

PASSWORD = "three words or four"


@pytest.fixture
def hall(tmp_path):
    with a_hall(tmp_path) as hall:
        yield hall


@pytest.fixture
def two(hall):
    """Ana and Bo, who have accounts."""
    return with_account(hall, "Ana"), with_account(hall, "Bo")


def begun(hall, *people, **plan) -> Host:
    """An event at the hall's tables whose first round is played, by a coordinator who doesn't play."""
    host, _ = with_people(hall, *people, structure="robin", **plan)
    host.does("rounds")
    host.does("rounds/publish")
    return host


def to_its_end(host: Host, loser) -> None:
    """One of two gives up all games that are left, and the event is closed."""
    while host.look()["stage"] == "running":
        resign(loser, host)
        wait_until("the result, or the next game", lambda: host.look()["stage"] != "running" or _plays(host, loser))
    host.does("close")


def _games_of(frame: dict) -> list[dict]:
    return frame["rounds"][-1]["tables"][0].get("games", [])


def _plays(host: Host, loser) -> bool:
    code = loser.get(host.path).json()["you"].get("code", "")
    return bool(code) and loser.get(f"/api/tables/{code}").json()["stage"] == "playing"


def first_result(host: Host, loser) -> None:
    """One of two gives up the first game, and its result is there."""
    resign(loser, host)
    host.until(lambda frame: any(game.get("reported") for game in _games_of(frame)))


def nobody_is_ranked(hall) -> None:
    found = ranking(hall())
    assert (found["events"], found["ranks"]) == (0, []), found


def number_of(host: Host, person) -> int:
    return person.get(host.path).json()["you"]["entrant"]


# --- what moves a rating


def test_a_match_that_the_hall_refereed_counts(hall, two):
    host = begun(hall, *two)
    to_its_end(host, two[1])
    assert [(one["name"], one["matches"]) for one in ranking(hall())["ranks"]] == [("Ana", 1), ("Bo", 1)]


def test_whoever_leaves_by_themselves_has_lost(hall, two):
    host = begun(hall, *two)
    host.until(lambda frame: "games" in frame["rounds"][0]["tables"][0])
    assert two[1].post(f"{host.path}/entrants/{number_of(host, two[1])}/drop", json={"n": 0}).is_success
    host.until(lambda frame: frame["rounds"][0]["tables"][0]["stage"] == "over")
    host.does("close")
    assert [one["name"] for one in ranking(hall())["ranks"]] == ["Ana", "Bo"]


# --- decisions of staff who don't play


def test_a_game_that_staff_voided_spoils_its_match(hall, two):
    host = begun(hall, *two)
    first_result(host, two[0])
    host.does("tables/1/void", reason="once more, until the right one wins")
    to_its_end(host, two[1])
    nobody_is_ranked(hall)


def test_a_match_that_staff_stopped_does_not_count(hall, two):
    host = begun(hall, *two)
    first_result(host, two[1])
    host.does("tables/1/stop", reason="the right one leads")
    host.until(lambda frame: frame["rounds"][0]["tables"][0]["stage"] == "over")
    host.does("close")
    nobody_is_ranked(hall)


@pytest.mark.parametrize("how", ["left", "absent", "ejected"])
def test_a_match_whose_loser_staff_sent_away_does_not_count(hall, two, how):
    host = begun(hall, *two)
    host.until(lambda frame: "games" in frame["rounds"][0]["tables"][0])
    host.does(f"entrants/{number_of(host, two[1])}/drop", how=how, reason="so")
    host.until(lambda frame: frame["rounds"][0]["tables"][0]["stage"] == "over")
    host.does("close")
    nobody_is_ranked(hall)


def test_a_match_in_which_staff_gave_a_game_away_does_not_count(hall, two):
    host = begun(hall, *two)
    told = host.says("penalties", entrant=number_of(host, two[1]), penalty="match_loss", table=1, reason="so")
    assert told.is_success, told.text
    if host.look()["stage"] == "running":
        to_its_end(host, two[1])
    else:
        host.does("close")
    nobody_is_ranked(hall)


def test_a_game_that_was_called_off_is_won_by_nobody(hall, two):
    host = begun(hall, *two)
    host.until(lambda frame: "games" in frame["rounds"][0]["tables"][0])
    code = two[0].get(host.path).json()["you"]["code"]

    async def call_off():
        table = await hall.first.app.state.floor.table(code)
        async with table.lock:
            await table.record_step("off", -1, line="Called off.")

    hall.first.portal.call(call_off)
    host.until(lambda frame: any(game.get("reported") for game in _games_of(frame)))
    assert "winner" not in _games_of(host.frame)[0] and host.frame["rounds"][0]["tables"][0]["stage"] != "over"
    to_its_end(host, two[1])
    assert [(one["name"], one["matches"]) for one in ranking(hall())["ranks"]] == [("Ana", 1), ("Bo", 1)]


def test_a_report_added_after_reopening_does_not_count(hall, two):
    host = begun(hall, *two)
    to_its_end(host, two[1])
    host.does("reopen", reason="the wrong one won")
    loser = number_of(host, two[1])
    for game in (1, 2):
        host.does(f"rounds/1/tables/1/games/{game}", "PUT", winner=loser, reason="so")
    host.does("close")
    assert host.frame["standing"][0]["entrant"] == loser
    nobody_is_ranked(hall)


def test_staff_who_entered_twice_are_staff_who_play(hall):
    """Someone who left before the start and entered again has two entrants, of which one is gone."""
    ana = with_account(hall, "Ana")
    host, _ = with_people(hall, ana, with_account(hall, "Bo"), with_account(hall, "Cy"), host=ana, structure="robin")
    host.does("entrants/1/drop")
    assert ana.post(f"{host.path}/entrants", json={"n": 0}).is_success
    mine = number_of(host, ana)
    assert mine == 4
    refused = host.says("entrants/2/deck", "PUT", deck=starters()[0], reason="so")
    assert refused.status_code == 403 and "you're playing" in refused.json()["error"]
    assert host.client.get(f"{host.path}/entrants/2/deck").status_code == 403
    assert ana.put(f"{host.path}/entrants/{mine}/deck", json={"n": 0, "deck": starters()[0]}).is_success
    host.does("rounds")
    redraw = host.says("rounds/redraw", reason="I do not like it")
    assert redraw.status_code == 403 and "you're playing" in redraw.json()["error"]
    move = host.says("rounds/move", one=2, other=3, reason="I do not like it")
    assert move.status_code == 403


# --- people who are one


def test_a_guest_who_signs_in_to_the_account_that_they_beat_moves_nothing(hall, two):
    guest = hall("Guest")
    host = begun(hall, two[0], guest)
    to_its_end(host, guest)
    assert guest.post("/api/sessions", json={"login": "ana01", "password": PASSWORD}).is_success
    nobody_is_ranked(hall)


def test_guests_count_only_once_they_have_an_account(hall):
    one, other = hall("One"), hall("Other")
    to_its_end(begun(hall, one, other), other)
    nobody_is_ranked(hall)


def told(names: list[str], closed: int) -> tuple[Event, Told]:
    """An event in which the first of two won."""
    people = [EventPerson(number=number, person=number, name=name) for number, name in enumerate(names, 1)]
    event = Event(
        id=closed,
        code="X",
        game=CHAIN,
        title="",
        listed=True,
        host=1,
        seed=1,
        stage="closed",
        entrants=2,
        round=1,
        created=0,
        closed=closed,
        imported=False,
        people=people,
        teams={},
    )
    return event, Told([((("1",), 1), (("2",), 2))], Counter())


KNOWN = {number: Person(id=number, name=name, created=0, login=name) for number, name in ((1, "Ana"), (2, "Bo"))}


def test_two_accounts_that_only_play_each_other_soon_gain_nothing_more():
    often = [told(["Ana", "Bo"], 1000 + number) for number in range(3 * MOST_TOGETHER)]
    found, bound = _ranked(often, KNOWN), _ranked(often[:MOST_TOGETHER], KNOWN)
    assert found.ranked == bound.ranked and found.ranked[0].rating.matches == MOST_TOGETHER
    later = [*often, told(["Ana", "Bo"], 2000 + PERIOD)]
    assert _ranked(later, KNOWN).ranked[0].rating.matches == MOST_TOGETHER + 1


def test_the_bound_is_for_each_group_of_people():
    together = Together()
    pairs = [((("1",), 1), ((other,), 2)) for other in ("2", "3", "4")]
    assert all(together.counts(pair, 0) for pair in pairs for _ in range(MOST_TOGETHER))
    assert not any(together.counts(pair, PERIOD - 1) for pair in pairs)
    assert not together.counts(tuple(reversed(pairs[0])), 0), "whoever wins"
    assert not together.counts(((("1",), 1), (("1",), 2)), 0), "nobody plays themselves"


def test_points_count_only_if_nine_accounts_began(monkeypatch):
    event, one = told(["Ana", "Bo"], 1000)
    one.points.update({1: 50})
    for began, points in (((), 0), ((1, 2) * 4, 0), ((1, 2) * 5, 50)):
        found = _ranked([(event, one._replace(began=began))], KNOWN)
        assert {rank.person.name: rank.points for rank in found.ranked}["Ana"] == points


# --- games and events that aren't the hall's


def test_what_a_file_says_of_tables_of_the_hall_moves_nothing(hall, two, tmp_path):
    """The file is genuine: only the hall that refereed it knows that."""
    host = begun(hall, *two)
    to_its_end(host, two[1])
    file = host.client.get(f"{host.path}/file").text
    assert ranking(hall())["events"] == 1
    (tmp_path / "other").mkdir()
    with a_hall(tmp_path / "other") as other:
        ana = with_account(other, "Ana")
        assert ana.post("/api/events/import", json={"file": file}).status_code == 201
        assert ranking(ana) == {"game": CHAIN, "events": 0, "people": 0, "ranks": [], "me": None}
        stored = other.first.portal.call(other.first.app.state.store.read, events.all_events, 9)
        assert [one.imported for one in stored] == [True]


def test_casual_games_move_nothing(hall, two):
    ana, bo = two
    code = set_up(ana, "me", "open")["code"]
    seat = sit_down(bo, code)
    mine = next(one for one in ana.get(f"/api/tables/{code}").json()["mine"])
    assert ana.patch(f"/api/tables/{code}/seats/{mine['seat']}", json={"ready": True}).is_success
    assert ana.post(f"/api/tables/{code}/start").is_success
    with a_wire(bo) as wire:
        wire.watch(code, seat["seat"], seat["token"])
        assert wire.request(t="resign", table=code)["t"] == "done"
    wait_until("the end", lambda: ana.get(f"/api/tables/{code}").json()["stage"] == "over")
    nobody_is_ranked(hall)


def test_a_game_that_is_continued_from_a_replay_moves_nothing(hall, two):
    host = begun(hall, *two)
    first_result(host, two[1])
    code = _games_of(host.look())[0]["code"]
    more = two[0].post(f"/api/replays/{code}/continue", json={"at": 0, "seat": 0})
    assert more.status_code in (201, 403, 409, 422), more.text
    nobody_is_ranked(hall)


def test_an_event_that_the_host_closed_or_hid_counts_as_it_stands_or_not_at_all(hall, two, tmp_path):
    host = begun(hall, *two)
    to_its_end(host, two[1])
    assert ranking(hall())["events"] == 1
    database = f"sqlite:///{tmp_path}/hall.db"
    hidden = CliRunner().invoke(app, ["admin", "--database", database, "events", "hide", host.code])
    assert hidden.exit_code == 0, hidden.output
    nobody_is_ranked(hall)


def test_a_bot_enters_no_event(hall, two):
    host, _ = with_people(hall, *two)
    made = two[0].post("/api/bots", json={"name": "Robo", "games": [CHAIN]})
    assert made.is_success, made.text
    headers = {"authorization": f"Bearer {made.json()['token']}"}
    assert hall().post(f"{host.path}/entrants", json={"n": 0}, headers=headers).status_code == 401


def test_a_new_name_moves_nothing(hall, two):
    to_its_end(begun(hall, *two), two[1])
    before = [(one["rating"], one["place"]) for one in ranking(hall())["ranks"]]
    assert two[1].post("/api/me", json={"name": "Ana"}).is_success
    assert [(one["rating"], one["place"]) for one in ranking(hall())["ranks"]] == before
