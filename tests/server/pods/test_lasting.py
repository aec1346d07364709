"""Killing the server, and losing lines, costs a pod nothing; and its log tells no card."""

from __future__ import annotations

from contextlib import ExitStack

from server.houses import House, Visitor
from server.pods.drafters import Drafter, set_up
from waiting import wait_until

KILLS = 5


def two(house: House, **more) -> tuple[Drafter, Drafter, str]:
    """A pod of two people and two agents whose packs are open."""
    ana, bo = Drafter(Visitor(house, "Ana")), Drafter(Visitor(house, "Bo"))
    return ana, bo, set_up(ana, bo, **more)


def picks_until(people, lines, code, most: int) -> int:
    """Both take cards, so many times at most; how often they did."""
    for done in range(most):
        for one, line in zip(people, lines, strict=True):
            if one.look(line, code)["stage"] != "drafting":
                return done
        for place, (one, line) in enumerate(zip(people, lines, strict=True)):
            assert one.pick(line, -1 if place else 0)["t"] == "done"
    return most


def test_a_server_that_is_killed_in_a_draft_costs_nothing(tmp_path):
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path) as house:
        ana, bo, code = two(house)
        taken: list[str] = []
        for _ in range(KILLS):
            with ana.visitor.socket() as one, bo.visitor.socket() as other:
                assert picks_until((ana, bo), (one, other), code, 7) == 7
                ana.look(one, code)
                wanted = ana.frame["pile"][1]
                assert ana.pick(one, 1)["t"] == "done"
                house.kill()
            house.start()
            with ana.visitor.socket() as one, bo.visitor.socket() as other:
                seen = ana.look(one, code)
                assert seen["chosen"] == wanted, "what was chosen is still chosen"
                assert seen["pool"][: len(taken)] == taken
                assert bo.look(other, code)["number"] == seen["number"]
                assert bo.pick(other)["t"] == "done"
                taken = ana.look(one, code)["pool"]
        with ana.visitor.socket() as one, bo.visitor.socket() as other:
            picks_until((ana, bo), (one, other), code, 45)
            assert ana.look(one, code)["stage"] == "building" and len(ana.frame["pool"]) == 45
            house.kill()
        house.start()
        for person in (ana, bo):
            person.build(code)
        log = ana.ask("GET", f"/api/pods/{code}/picks")["picks"]
        assert [one["card"] for one in log] == ana.frame["pool"] and len({one["number"] for one in log}) == 45
        keys = {key for one in log for key in one["pile"]}
        written = (tmp_path / "server.log").read_text()
        assert not [key for key in keys if f'"{key}"' in written or f" {key} " in written]
        with ana.visitor.socket() as one:
            seed = ana.look(one, code).get("seed", "")
        assert seed == "", "it is told at the end"


def test_a_server_that_is_killed_in_the_rounds_opens_no_game_twice_and_forgets_none(tmp_path):
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path) as house:
        ana, bo, code = two(house, form="sealed", seats=2, best_of=5)
        played: list[str] = []
        for game in range(3):
            with ExitStack() as lines:
                for person in (ana, bo):
                    person.build(code)
                if game == 1:
                    house.kill()
                    house.start()
                line = lines.enter_context(ana.visitor.socket())
                wait_until("a game", lambda: ana.table(line, code), seen=lambda: ana.frame)  # noqa: B023
                table = ana.frame["matches"][0]["table"]
                seat = ana.ask("GET", f"/api/tables/{table}")["mine"][0]
                line.watch(table, seat["seat"], seat["token"])
                assert line.request({"t": "resign", "table": table})["t"] == "done"
                house.kill()
            played.append(table)
            house.start()
            with ana.visitor.socket() as line:
                won = {0, game + 1}
                wait_until(
                    f"games won {won}",
                    lambda: {*ana.look(line, code)["matches"][0]["wins"]} == won,  # noqa: B023
                    seen=lambda: ana.frame,
                )
        assert ana.frame["stage"] == "over" and len(set(played)) == 3
        tables = ana.ask("GET", "/api/tables/mine")
        assert sorted(row["code"] for row in tables["finished"]) == sorted(played) and tables["running"] == []


def test_a_line_that_is_lost_costs_nothing(tmp_path):
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path) as house:
        ana, bo, code = two(house)
        with bo.visitor.socket() as other:
            mine = bo.look(other, code)["you"]
            with ana.visitor.socket() as one:
                hers = ana.look(one, code)["you"]
            for number in range(10):
                with ana.visitor.socket() as one:
                    assert ana.look(one, code)["number" if number else "stage"] == (number or "drafting")
                    ana.pick(one)
                wait_until("the news that Ana is gone", lambda: not bo.look(other, code)["seats"][hers].get("here"))
                assert bo.frame["seats"][mine]["here"]
                bo.pick(other)
