"""The hand of the day: the same for everybody, one try a person, and others' tries to be seen after one's own."""

from __future__ import annotations

import pytest
from server.halls import a_hall, a_wire
from server.tables.test_alone import alone, first_choice, watched
from waiting import PATIENCE

from spellhall.agents import agent
from spellhall.server.storage.queries import daily_hands
from spellhall.server.tables.games import game_of
from spellhall.server.tables.http import daily, daily_par
from spellhall.server.tables.http.days import day_of, end_of, is_over

PLACE = "/api/daily/spellfire"
PASSWORD = "correct horse battery"
NOON = 1_795_348_800_000
"""A noon, in milliseconds since 1970."""


def gives_up(client) -> dict:
    """Try the hand of today, and give it up; the table."""
    table: dict = client.post(PLACE).json()
    with a_wire(client) as wire:
        watched(wire, table)
        assert wire.request(t="resign", table=table["code"])["t"] == "done"
    return table


def member(hall, name: str):
    """Someone with an account."""
    client = hall(name)
    assert client.post("/api/accounts", json={"login": f"{name.lower()}-plays", "password": PASSWORD}).is_success
    return client


def test_days_are_counted_from_midnight_to_midnight():
    assert day_of(NOON) == "2026-11-22"
    assert end_of("2026-11-22") * 1000 == NOON + 12 * 3_600_000
    assert not is_over("2026-11-22", end_of("2026-11-22") * 1000 - 1)
    assert is_over("2026-11-22", end_of("2026-11-22") * 1000)


def test_everybody_is_dealt_the_same_hand_also_after_a_restart(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        said = hall().get(PLACE).json()
        tables = [who.post(PLACE).json() for who in (ana, bo)]
        hands = []
        for who, table in zip((ana, bo), tables, strict=True):
            assert {**table["options"], **said["options"]} == table["options"]
            assert table["seats"][0]["deck"] == said["deck"]
            with a_wire(who) as wire:
                frame = watched(wire, table)
                hands.append(
                    sorted(
                        card["key"] for card in frame["cards"].values() if card["zone"] == "hand" and not card["seat"]
                    )
                )
        assert hands[0] == hands[1]
    with a_hall(tmp_path) as hall:
        assert hall().get(PLACE).json()["seal"] == said["seal"]


def test_the_par_is_what_a_computer_player_scores_with_the_same_cards(tmp_path, monkeypatch):
    monkeypatch.setattr(daily_par, "PATIENCE", PATIENCE)
    with a_hall(tmp_path) as hall:
        par = hall().get(f"{PLACE}/par").json()
        store = hall().app.state.store
        hand = hall().portal.call(store.read, daily_hands.hand_of, "spellfire", par["day"])
        made = game_of("spellfire", hand.options)
        state = made.new_state([hand.deck], hand.seed)
        player = agent("club", hand.seed)
        while not state.is_terminal():
            state.apply(player.act(state))
        assert (par["points"], par["level"]) == (made.score(state), "club")
        assert par["band"] == made.band(par["points"])
        assert hall().get("/api/daily/spellchain/par").status_code == 404
        ana = hall("Ana")
        told = ana.get(f"/api/replays/{gives_up(ana)['code']}/par").json()
        assert told == {"points": par["points"], "hand": True, "level": "club", "games": 1}


def test_nobody_waits_long_for_a_par(tmp_path, monkeypatch):
    monkeypatch.setattr(daily_par, "PATIENCE", 0.0)
    with a_hall(tmp_path) as hall:
        par = hall().get(f"{PLACE}/par").json()
        assert (par["points"], par["band"]) == (None, "")
        ana = hall("Ana")
        assert not ana.get(f"/api/replays/{gives_up(ana)['code']}/par").json()["hand"]


def test_a_finished_solo_game_with_a_starter_deck_tells_its_par(tmp_path):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        setup = {"game": "spellfire", "preset": "tournament", "options": {"solitaire": "one-deck"}}
        table = ana.post("/api/tables", json=setup | {"seats": [{"kind": "me", "deck": "Greyhawk"}]}).json()
        with a_wire(ana) as wire:
            watched(wire, table)
            assert wire.request(t="resign", table=table["code"])["t"] == "done"
        pars = game_of("spellfire", {}).pars()
        expected = {"points": pars.decks["Greyhawk"], "hand": False, "level": pars.agent, "games": pars.games}
        assert ana.get(f"/api/replays/{table['code']}/par").json() == expected


def test_a_person_has_one_try(tmp_path):
    with a_hall(tmp_path) as hall:
        ana = member(hall, "Ana")
        first = ana.post(PLACE).json()
        assert ana.post(PLACE).json()["code"] == first["code"], "it goes on"
        assert ana.get(PLACE).json()["mine"] == {"code": first["code"], "over": False}
        gives_up(ana)
        again = ana.post(PLACE).json()
        assert (again["code"], again["stage"]) == (first["code"], "over")
        said = ana.get(PLACE).json()
        assert said["mine"] == {"code": first["code"], "over": True}
        assert [(row["name"], row["points"], row["yours"]) for row in said["best"]] == [("Ana", 0, True)]


def test_guests_play_it_and_only_accounts_are_listed(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, guest = member(hall, "Ana"), hall("Gus")
        for who in (ana, guest):
            gives_up(who)
        for who in (ana, guest, hall()):
            assert [row["name"] for row in who.get(PLACE).json()["best"]] == ["Ana"]
        assert guest.get(PLACE).json()["mine"]["over"], "and may look at the others"
        assert guest.post("/api/accounts", json={"login": "gus", "password": PASSWORD}).is_success
        assert [row["name"] for row in ana.get(PLACE).json()["best"]] == ["Ana", "Gus"]


def test_others_are_seen_after_ones_own_try(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = member(hall, "Ana"), member(hall, "Bo")
        code = gives_up(ana)["code"]
        for who in (bo, hall()):
            assert [row["code"] for row in who.get(PLACE).json()["best"]] == [""]
            for place in (f"/api/replays/{code}", f"/api/replays/{code}/frames?at=0", f"/api/tables/{code}"):
                refused = who.get(place)
                assert refused.status_code == 403, place
                assert "play today's hand yourself" in refused.json()["error"]
            with a_wire(who) as wire:
                assert wire.watch(code)["t"] == "refused"
        mine = gives_up(bo)["code"]
        assert {row["code"] for row in bo.get(PLACE).json()["best"]} == {code, mine}
        assert bo.get(f"/api/replays/{code}").status_code == 200
        assert hall().get(f"/api/replays/{code}").status_code == 403


def test_nobody_watches_a_try_that_goes_on(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = member(hall, "Ana"), member(hall, "Bo")
        gives_up(bo)
        code = ana.post(PLACE).json()["code"]
        assert bo.get(f"/api/tables/{code}").status_code == 403
        assert bo.get(f"/api/replays/{code}").status_code == 403


def test_the_seed_is_told_when_the_day_is_over(tmp_path, monkeypatch):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        code = gives_up(ana)["code"]
        assert ana.get(f"/api/tables/{code}").json()["seed"] == ""
        assert ana.get(f"/api/replays/{code}/frames?at=0&seat=0").json().get("seed", "") == ""
        assert ana.get(f"/api/replays/{code}/document").json()["error"].startswith("others are still playing")
        for room in ("access", "shown_seeds"):
            monkeypatch.setattr(f"spellhall.server.tables.watching.{room}.is_over", lambda day, now: True)
        assert ana.get(f"/api/tables/{code}").json()["seed"]
        assert hall().get(f"/api/replays/{code}/document").json()["seed"]


def test_another_game_after_it_is_no_hand_of_the_day(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = member(hall, "Ana"), member(hall, "Bo")
        table = gives_up(ana)
        with a_wire(ana) as wire:
            watched(wire, table)
            wire.request(t="rematch", table=table["code"])
            again = watched(wire, table)["rematch"]
        assert bo.get(f"/api/tables/{again}").status_code == 200
        assert len(ana.get(PLACE).json()["best"]) == 1


def test_a_try_is_strict(tmp_path):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        table = ana.post(PLACE).json()
        with a_wire(ana) as wire:
            watched(wire, table)
            assert wire.request(t="hint", table=table["code"])["t"] == "refused"
            for _ in range(12):
                wire.request(t="act", table=table["code"], **first_choice(watched(wire, table)))
        assert table["manner"] == "strict"


def test_each_day_has_a_hand_of_its_own(tmp_path, monkeypatch):
    with a_hall(tmp_path) as hall:
        ana = member(hall, "Ana")
        today = ana.get(PLACE).json()
        gives_up(ana)
        monkeypatch.setattr(daily, "day_of", lambda now: "2999-01-01")
        later = ana.get(PLACE).json()
        assert (later["day"], later["mine"], later["best"]) == ("2999-01-01", None, [])
        assert later["seal"] != today["seal"]


@pytest.mark.parametrize("game", ["spellchain", "spellslinger"])
def test_a_game_that_nobody_plays_alone_has_none(game, tmp_path):
    with a_hall(tmp_path) as hall:
        refused = hall("Ana").post(f"/api/daily/{game}")
        assert refused.status_code == 404
        assert refused.json()["error"] == "this game has no daily hand"


def test_a_table_for_one_that_is_no_hand_of_the_day_is_not_among_the_tries(tmp_path):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        alone(ana)
        assert ana.get(PLACE).json()["mine"] is None
