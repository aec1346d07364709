"""Tables for one: nobody sits at the other seat, the game begins at once, and its end is told as a score."""

from __future__ import annotations

import pytest
from server.halls import a_hall, a_wire

import spellhall
from spellhall.kernel.chance import Dice

ONE = {"solitaire": "one-deck"}
TWO = {"solitaire": "two-deck"}


def alone(client, options=ONE, seats=({"kind": "me"},), **more):
    """Set a table for one up."""
    return client.post("/api/tables", json={"game": "spellfire", "options": options, "seats": list(seats), **more})


def watched(wire, table, seat=0) -> dict:
    """What its person sees of a table."""
    told = wire.watch(table["code"], seat, table["mine"][0]["token"])
    assert told["t"] == "table", told
    frame: dict = told["frame"]
    return frame


def play(wire, table, most: int = 2000) -> dict:
    """Play a game to its end, always the first choice; the last frame."""
    frame = watched(wire, table)
    for _ in range(most):
        if frame["stage"] == "over":
            return frame
        assert frame["decision"]["seat"] == 0, "nobody else is ever asked"
        wire.session.send_json({"t": "act", "n": 0, "table": table["code"], **first_choice(frame)})
        frame = watched(wire, table)
    raise AssertionError("the game does not end")


def first_choice(frame) -> dict:
    return {"decision": frame["decision"]["number"], "option": 0}


def test_one_person_begins_at_once_with_one_deck(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        answer = alone(ana)
        assert answer.status_code == 201, answer.text
        table = answer.json()
        assert table["stage"] == "playing"
        assert [seat["seat"] for seat in table["mine"]] == [0]
        assert [(seat["kind"], bool(seat["deck"])) for seat in table["seats"]] == [
            ("person", True),
            ("stand-in", False),
        ]
        assert table["seats"][1]["name"] == "the imaginary opponent"
        assert [row["code"] for row in ana.get("/api/tables/mine").json()["running"]] == [table["code"]]
        assert bo.post(f"/api/tables/{table['code']}/seats", json={}).status_code == 409
        assert bo.get(f"/api/tables/{table['code']}").json()["mine"] == []


def test_with_two_decks_the_opponent_has_a_starter_or_the_one_that_was_chosen(tmp_path):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        games = {game["name"]: game for game in ana.get("/api/games").json()["games"]}
        starters = [deck["name"] for deck in games["spellfire"]["decks"]]
        by_lot = alone(ana, TWO).json()
        assert all(seat["deck"] in starters for seat in by_lot["seats"])
        chosen = alone(ana, TWO, [{"kind": "me"}, {"kind": "stand-in", "deck": starters[2]}]).json()
        assert chosen["seats"][1]["deck"] == starters[2]


def test_no_other_seats_are_set_up_for_one(tmp_path):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        for seats in ([{"kind": "me"}, {"kind": "open"}], [{"kind": "me"}, {"kind": "agent"}], [{"kind": "me"}] * 3):
            refused = alone(ana, ONE, seats)
            assert refused.status_code == 422
            assert "this table takes 1 player(s), against the imaginary opponent" in refused.json()["error"]
        with_deck = alone(ana, ONE, [{"kind": "me"}, {"kind": "stand-in", "deck": "random"}])
        assert with_deck.json()["error"] == "the imaginary opponent doesn't need a deck; they draw from yours"
        assert alone(ana, {}).json()["error"] == "a table needs at least 2 seats"
        nobody = alone(ana, {}, [{"kind": "me"}, {"kind": "stand-in"}])
        assert nobody.json()["error"] == "every seat at this table is taken"


def test_a_game_for_one_ends_with_a_score_that_is_told_wherever_it_is_seen(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        table = alone(ana).json()
        code = table["code"]
        with a_wire(ana) as wire:
            last = play(wire, table)
        score = last["score"]
        assert 0 <= score["points"] <= 6
        assert score["band"]
        assert any(line.get("opens") for line in last["log"]), "his choices open into what he passed over"
        row = ana.get("/api/tables/mine").json()["finished"][0]
        assert row["result"] == f"Score {score['points']}: {score['band']}."
        for who, seat in ((ana, 0), (bo, -1)):
            info = who.get(f"/api/replays/{code}?seat={seat}").json()
            assert info["score"] == score
            assert any(mark["opens"] for mark in info["marks"])
            assert not [mark["text"] for mark in info["marks"] if mark["text"].startswith("the imaginary")]
            frame = who.get(f"/api/replays/{code}/frames?at={info['length']}&seat={seat}").json()
            assert frame["score"] == score
        with a_wire(bo) as wire:
            assert wire.watch(code)["frame"]["score"] == score
        assert ana.get(f"/api/replays/{code}/document").json()["decks"][1:] == []
    with a_hall(tmp_path) as hall, a_wire(hall("Cy")) as wire:
        assert wire.watch(code)["frame"]["score"] == score, "after a restart it is told from the film"


def test_a_table_for_one_comes_back_after_a_restart_as_it_was(tmp_path):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        table = alone(ana).json()
        with a_wire(ana) as wire:
            for _ in range(9):
                frame = watched(wire, table)
                wire.request(t="act", table=table["code"], **first_choice(frame))
            before = watched(wire, table)
    with a_hall(tmp_path) as hall, a_wire(hall("Cy")) as wire:
        after = watched(wire, table)
        for part in ("cards", "sides", "decision", "log", "registers", "undo"):
            assert after.get(part) == before.get(part), part


def test_taking_back_needs_nobody_but_tells_nothing_hidden(tmp_path):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        table = alone(ana).json()
        seen = set()
        with a_wire(ana) as wire:
            for _ in range(60):
                frame = watched(wire, table)
                if frame["stage"] == "over":
                    break
                undo = frame.get("undo", "")
                seen.add(undo)
                assert undo in ("", "free"), "there is nobody whose consent could be asked for"
                if frame.get("actions", 0):
                    answer = wire.request(t="undo", table=table["code"])
                    assert (answer["t"] == "done") == (undo == "free"), answer
                    if undo == "free":
                        back = watched(wire, table)
                        assert back.get("actions", 0) == frame["actions"] - 1
                        frame = back
                wire.request(t="act", table=table["code"], **first_choice(frame))
                if undo == "free":
                    wire.request(t="act", table=table["code"], **first_choice(watched(wire, table)))
        assert seen == {"", "free"}


@pytest.mark.parametrize("way", ["resign", "off"])
def test_a_game_for_one_can_be_given_up(way, tmp_path):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        table = alone(ana).json()
        with a_wire(ana) as wire:
            watched(wire, table)
            assert wire.request(t=way, table=table["code"])["t"] == "done"
            last = watched(wire, table)
        assert last["stage"] == "over"
        points = last.get("score")
        assert points == ({"points": 0, "band": "pathetic"} if way == "resign" else None)
        row = ana.get("/api/tables/mine").json()["finished"][0]
        assert row["result"] == ("Score 0: pathetic." if way == "resign" else "Called off.")


def test_again_is_a_new_deal_at_once(tmp_path):
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        table = alone(ana).json()
        with a_wire(ana) as wire:
            watched(wire, table)
            wire.request(t="resign", table=table["code"])
            wire.request(t="rematch", table=table["code"])
            code = watched(wire, table)["rematch"]
        again = ana.get(f"/api/tables/{code}").json()
        assert (again["stage"], again["seal"] != table["seal"]) == ("playing", True)
        assert [seat["kind"] for seat in again["seats"]] == ["person", "stand-in"]
        assert again["seats"][0]["deck"] == table["seats"][0]["deck"]


def test_a_moment_of_a_finished_game_is_played_on_alone(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        table = alone(ana).json()
        with a_wire(ana) as wire:
            for _ in range(12):
                wire.request(t="act", table=table["code"], **first_choice(watched(wire, table)))
            wire.request(t="resign", table=table["code"])
        place = f"/api/replays/{table['code']}/continue"
        assert bo.post(place, json={"at": 6, "seat": 1}).json()["error"] == ("you can't take seat 1 at this table")
        again = bo.post(place, json={"at": 6, "seat": 0})
        assert again.status_code == 201, again.text
        assert [seat["kind"] for seat in again.json()["seats"]] == ["person", "stand-in"]


def test_games_say_how_one_plays_alone_and_decks_what_one_should_know(tmp_path):
    with a_hall(tmp_path) as hall:
        client = hall()
        games = {game["name"]: game for game in client.get("/api/games").json()["games"]}
        assert games["spellchain"]["alone"] is None
        said = games["spellfire"]["alone"]
        assert said["options"] == ONE
        assert set(said["variations"]) <= {option["name"] for option in games["spellfire"]["options"]}
        place = "/api/games/spellfire/decks"
        game = spellhall.game("spellfire", ONE)
        decks = [game.random_deck(Dice(seed)) for seed in range(20)]
        poor = next(deck for deck in decks if game.cautions([deck]))
        rich = next(deck for deck in decks if not game.cautions([deck]))
        for deck, options, said in ((poor, ONE, ["SOL-END-14"]), (poor, {}, []), (rich, ONE, [])):
            answer = client.post(f"{place}/check", json={"text": "\n".join(deck), "options": options}).json()
            assert [rule in told for rule, told in zip(said, answer["cautions"], strict=True)] == [True] * len(said)


def test_scores_are_told_to_whom_they_belong_by_deck(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        tables = [
            alone(ana, seats=[{"kind": "me", "deck": "random"}]).json(),
            alone(ana, TWO).json(),
            alone(ana).json(),
        ]
        with a_wire(ana) as wire:
            for table in tables:
                watched(wire, table)
                wire.request(t="resign", table=table["code"])
        said = ana.get("/api/scores/spellfire").json()["scores"]
        played = [(tables[at]["code"], tables[at]["seats"][0]["deck"]) for at in (0, 2)]
        assert [(row["code"], row["deck"]) for row in said] == played, "with two decks one wins or loses"
        assert [(row["points"], row["band"]) for row in said] == [(0, "pathetic")] * 2
        assert said[0]["options"]["solitaire"] == "one-deck"
        for nobody in (bo, hall()):
            assert nobody.get("/api/scores/spellfire").json() == {"scores": []}
