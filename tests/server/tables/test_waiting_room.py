"""Before the game: who is ready for what, who is sent away, and what kind of table it is."""

from __future__ import annotations

import pytest
from server.floors import Page, a_floor, a_table, play, run
from server.halls import a_hall, a_wire, be_ready, set_up, sit_down

from spellhall.kernel.chance import Dice
from spellhall.kernel.undo import BY_CONSENT, FREE, may_undo
from spellhall.server.tables import waiting_room
from spellhall.server.tables.refusal import Refusal
from spellhall.server.tables.setup import Setup


def ready(client, code: str) -> list[bool]:
    return [seat["ready"] for seat in client.get(f"/api/tables/{code}").json()["seats"]]


def starters(client, game: str) -> list[str]:
    games = {one["name"]: one for one in client.get("/api/games").json()["games"]}
    return [deck["name"] for deck in games[game]["decks"] if "rulebook" in deck["presets"]]


def change(client, code: str, seat: int, **what) -> None:
    assert client.patch(f"/api/tables/{code}/seats/{seat}", json=what).is_success


def test_whoever_changes_his_deck_is_not_ready_any_more(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        code = set_up(ana, "me", "open")["code"]
        sit_down(bo, code)
        one, other = starters(ana, "spellchain")[:2]
        change(bo, code, 1, deck=one, ready=True)
        assert ready(ana, code) == [False, True]
        for deck in (other, "random", ""):
            change(bo, code, 1, deck=deck)
            assert ready(ana, code) == [False, False], deck
            change(bo, code, 1, ready=True)
        change(bo, code, 1, deck="", name="Bobo")
        assert ready(ana, code) == [False, True], "nothing about the deck has changed"


def test_the_host_sends_somebody_away_who_does_not_come_back(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo, cy, di = hall("Ana"), hall("Bo"), hall("Cy"), hall("Di")
        code = set_up(ana, "me", "open", "open", game="spellfire")["code"]
        sit_down(bo, code)
        assert cy.post(f"/api/tables/{code}/seats", json={}).is_success
        be_ready(ana, code, 0)
        seat = f"/api/tables/{code}/seats"
        assert bo.delete(f"{seat}/2").json()["error"] == "this isn't your seat"
        for wrong in (5, -1, 3):
            assert ana.delete(f"{seat}/{wrong}").status_code == 422
        with a_wire(cy) as wire:
            wire.watch(code, 2)
            assert ana.delete(f"{seat}/2").is_success
            wire.request(t="ping")
            away = "the table's host removed you from this table"
            assert [told["text"] for told in wire.heard if told["t"] == "gone"] == [away]
            assert wire.watch(code)["text"] == away
        assert cy.post(seat, json={}).json()["error"] == away
        assert ready(ana, code) == [True, False, False], "Bo was ready for another company"
        sit_down(di, code)
        be_ready(bo, code, 1)
        assert ana.post(f"/api/tables/{code}/start").is_success
        assert ana.delete(f"{seat}/1").status_code == 409


def test_whoever_was_sent_away_stays_away_after_a_restart(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo = hall("Ana"), hall("Bo")
        code = set_up(ana, "me", "open")["code"]
        sit_down(bo, code)
        assert ana.delete(f"/api/tables/{code}/seats/1").is_success
        cookies = bo.cookies
    with a_hall(tmp_path) as hall:
        bo = hall()
        bo.cookies = cookies
        assert bo.get("/api/me").json()["name"] == "Bo"
        assert bo.post(f"/api/tables/{code}/seats", json={}).status_code == 403


def test_a_seat_of_somebody_who_is_no_more_is_freed_by_the_host(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo, cy = hall("Ana"), hall("Bo"), hall("Cy")
        code = set_up(ana, "me", "open")["code"]
        assert bo.post(f"/api/tables/{code}/seats", json={}).is_success
        assert bo.delete("/api/me").is_success
        assert ana.delete(f"/api/tables/{code}/seats/1").is_success
        sit_down(cy, code)


# --- casual or strict


def test_everybody_sees_whether_a_table_is_strict_before_he_sits_down(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, cy = hall("Ana"), hall("Cy")
        for manner in ("strict", "casual"):
            code = set_up(ana, "me", "open", listed=True, manner=manner)["code"]
            assert cy.get(f"/api/tables/{code}").json()["manner"] == manner
            rows = {row["code"]: row for row in cy.get("/api/tables").json()["open"]}
            assert rows[code]["manner"] == manner
            with a_wire(cy) as wire:
                assert wire.watch(code)["frame"].get("manner", "casual") == manner
        wrong = ana.post(
            "/api/tables", json={"game": "spellchain", "seats": [{"kind": "me"}, {"kind": "open"}], "manner": "lax"}
        )
        assert wrong.status_code == 422


@pytest.mark.parametrize("manner", ["casual", "strict"])
def test_at_a_strict_table_nobody_gets_hints_and_only_what_is_free_is_taken_back(manner, tmp_path):
    async def scenario():
        strict = manner == "strict"
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellfire", "Ana", "Bo", setup=Setup(manner=manner))
            pages = [Page(table, seat) for seat in (0, 1)]
            tried, dice = set(), Dice(7)
            for _ in range(200):
                await play(pages, dice, 1)
                for page in pages:
                    need = may_undo(table.live_game.record, page.seat)
                    words = {FREE: "free", BY_CONSENT: "" if strict else "consent"}
                    assert page.seen().get("undo", "") == words.get(need, "")
                    if need in words and need not in tried:
                        tried.add(need)
                        taken = len(table.live_game.record.actions)
                        if need == BY_CONSENT and strict:
                            with pytest.raises(Refusal, match="strict"):
                                await table.undo(page.seat)
                            assert table.wish is None
                        else:
                            await table.undo(page.seat)
                            if need == BY_CONSENT:
                                await table.consent(1 - page.seat, True)
                            assert len(table.live_game.record.actions) < taken
                if len(tried) == 2:
                    break
            assert tried == {FREE, BY_CONSENT}
            deciding = next(page for page in pages if page.decides())
            if strict:
                with pytest.raises(Refusal, match="strict"):
                    await table.hint(deciding.seat)
            else:
                assert (await table.hint(deciding.seat)).advice

    run(scenario())


def test_where_nobody_brings_a_deck_the_hall_deals_from_the_seed_of_each_table(tmp_path):
    refused = "you don't bring a deck to this table; the hall deals from a shared pile"
    game = {"game": "spellslinger", "preset": "off-the-top"}
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        code = set_up(ana, "me", "open", **game)["code"]
        seat = f"/api/tables/{code}/seats/0"
        for deck in ({"deck": "random"}, {"deck": "Gatehouse"}, {"deck_text": "40 Lightning\n20 Mountain"}):
            answer = ana.patch(seat, json=deck)
            assert (answer.status_code, answer.json()["error"]) == (422, refused), deck
        rigged = [{"kind": "me", "deck_text": "60 Lightning"}, {"kind": "agent", "agent": "random"}]
        assert ana.post("/api/tables", json={**game, "seats": rigged}).json()["error"] == refused


def test_a_rematch_off_the_top_has_another_pile(tmp_path):
    async def played() -> None:
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellslinger", "Ana", "Bo", preset="off-the-top")
            first = [list(seat.deck or []) for seat in table.seats]
            assert [len(share) for share in first] == [50, 50]
            assert {seat.deck_name for seat in table.seats} == {"the common pile"}
            await table.resign(1)
            again = await floor.table(await waiting_room.rematch(table, 0))
            for seat in (0, 1):
                await waiting_room.prepare_seat(again, seat, None, None, True, None)
            await waiting_room.start(again)
            assert again.stage == "playing" and [list(seat.deck or []) for seat in again.seats] != first

    run(played())


def test_a_list_brought_to_a_limited_table_is_held_to_its_pool(tmp_path):
    limited = {"game": "spellslinger", "preset": "limited"}
    with a_hall(tmp_path) as hall:
        ana = hall("Ana")
        seat = f"/api/tables/{set_up(ana, 'me', 'open', **limited)['code']}/seats/0"
        rigged = ana.patch(seat, json={"deck_text": "40 Lightning\n20 Mountain"})
        assert rigged.status_code == 422 and "SS-DK-08" in rigged.json()["error"]
        made_up = ana.patch(seat, json={"deck_text": "40 Lightning\n20 Mountain\nPool: 40 Lightning"})
        assert made_up.status_code == 422 and "no packs and no cube hold the pool" in made_up.json()["error"]
        assert ana.patch(seat, json={"deck_text": "6 Lightning\n34 Mountain\nPool: 6 Lightning"}).is_success
        assert ana.patch(seat, json={"deck": "Learning red"}).is_success
