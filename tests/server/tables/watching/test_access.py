"""Who may see what: every door into a game, every kind of caller, every stage."""

from __future__ import annotations

import json

import pytest
from server.halls import a_hall, a_wire, be_ready, set_up, sit_down

import spellhall

LATE = 3600.0
"""Nobody sees during a test what the spectators of a delayed table will see one day."""
STAGES = ("waiting", "playing", "over")
CALLERS = ("Ana", "Bo", "bearer", "host", "stranger", "newcomer", "sent away", "stood up")
DOORS = ("info", "watch", "watch 0", "watch 1", "replay", "replay 0", "replay 1", "frame", "frame 0", "continue", "sit")


class SocialHub:
    """A table of Ana and Bo, and all who would like to see it."""

    def __init__(self, hall, spectators: str, stage: str) -> None:
        names = {"Ana": "Ana", "Bo": "Bo", "host": "Hal", "stranger": "Cy", "sent away": "Di", "stood up": "Ed"}
        self.clients = {kind: hall(names.get(kind, "")) for kind in CALLERS}
        ana, bo, host = (self.clients[kind] for kind in ("Ana", "Bo", "host"))
        self.code = code = set_up(host, "me", "open", spectators=spectators)["code"]
        assert host.delete(f"/api/tables/{code}/seats/0").is_success
        self.tokens = {"stood up": sit_down(self.clients["stood up"], code, seat=0)["token"]}
        assert self.clients["stood up"].delete(f"/api/tables/{code}/seats/0").is_success
        self.tokens["sent away"] = sit_down(self.clients["sent away"], code, seat=1)["token"]
        assert host.delete(f"/api/tables/{code}/seats/1").is_success
        self.tokens["Ana"] = sit_down(ana, code, seat=0)["token"]
        self.tokens["bearer"] = sit_down(bo, code, seat=1)["token"]
        be_ready(ana, code, 0)
        if stage != "waiting":
            assert host.post(f"/api/tables/{code}/start").is_success
        if stage == "over":
            with a_wire(bo) as wire:
                wire.watch(code, 1)
                assert wire.request(t="resign", table=code)["t"] == "done"

    def knock(self, kind: str, door: str) -> tuple[bool, str]:
        """Whether a door opens to someone, and all that they are told there."""
        client, code, (what, _, seat) = self.clients[kind], self.code, door.partition(" ")
        if what == "watch":
            with a_wire(client) as wire:
                told = wire.watch(code, int(seat or -1), self.tokens.get(kind, ""))
                if told["t"] == "table":
                    wire.request(t="ping")
                return told["t"] == "table", json.dumps(wire.heard)
        asked = {
            "info": lambda: client.get(f"/api/tables/{code}"),
            "replay": lambda: client.get(f"/api/replays/{code}?seat={seat or -1}"),
            "frame": lambda: client.get(f"/api/replays/{code}/frames?at=0&seat={seat or -1}"),
            "continue": lambda: client.post(f"/api/replays/{code}/continue", json={"at": 0, "seat": 0}),
            "sit": lambda: client.post(f"/api/tables/{code}/seats", json={}),
        }
        answer = asked[what]()
        assert answer.is_success or answer.status_code in (401, 403, 409), f"{kind} at {door}: {answer.text}"
        return answer.is_success, answer.text


def opens(door: str, kind: str, stage: str, spectators: str) -> bool:
    """Whether a door should open: the rules once more, in other words."""
    what, _, seat = door.partition(" ")
    token_counts = what == "watch"
    own = {"Ana": "0", "Bo": "1"}.get(kind, "1" if kind == "bearer" and token_counts else "")
    plays = bool(own)
    looks_on = kind != "sent away" and (stage == "waiting" or spectators != "off")
    if what == "sit":
        return plays
    if seat:
        return seat == own and (what == "watch" or stage == "over")
    if what in ("info", "watch"):
        return plays or looks_on
    ended = stage == "over" and (plays or spectators != "delayed")
    return ended and (plays or looks_on) and not (what == "continue" and kind in ("newcomer", "bearer"))


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("spectators", ["on", "delayed", "off"])
def test_every_door_opens_to_those_who_may_see_the_game_and_to_nobody_else(spectators, stage, tmp_path):
    with a_hall(tmp_path, spectator_delay=LATE) as hall:
        company = SocialHub(hall, spectators, stage)
        for door in DOORS:
            for kind in CALLERS:
                opened, told = company.knock(kind, door)
                assert opened == opens(door, kind, stage, spectators), f"{door} to {kind}: {told}"
                if not opened:
                    assert "Ana" not in told and company.code not in told, f"{door} told {kind}: {told}"
                if kind not in ("Ana", "Bo"):
                    secrets = {company.tokens["Ana"], company.tokens["bearer"]}
                    assert not any(token in told for token in secrets), f"{door} told {kind} a secret"


def test_late_spectators_learn_over_no_door_that_the_game_is_over(tmp_path):
    with a_hall(tmp_path, spectator_delay=LATE) as hall:
        company = SocialHub(hall, "delayed", "over")
        stranger, ana = company.clients["stranger"], company.clients["Ana"]
        with a_wire(ana) as wire:
            wire.watch(company.code, 0)
            wire.request(t="rematch", table=company.code)
        seen, known = (client.get(f"/api/tables/{company.code}").json() for client in (stranger, ana))
        assert (seen["stage"], seen["rematch"]) == ("playing", "")
        assert known["stage"] == "over" and known["rematch"]
        with a_wire(stranger) as wire:
            assert wire.watch(company.code)["frame"]["stage"] == "waiting"


def test_who_sits_down_where_somebody_stood_up_is_not_watched_by_him(tmp_path):
    """The socket of someone who gives their seat up does not stay at it."""
    with a_hall(tmp_path) as hall:
        ana, bo, cy = hall("Ana"), hall("Bo"), hall("Cy")
        code = set_up(ana, "me", "open")["code"]
        sit_down(bo, code)
        with a_wire(bo) as wire:
            assert wire.watch(code, 1)["frame"]["you"] == 1
            assert bo.delete(f"/api/tables/{code}/seats/1").is_success
            wire.request(t="ping")
            assert [told["text"] for told in wire.heard if told["t"] == "gone"] == ["this is no longer your seat"]
            sit_down(cy, code)
            be_ready(ana, code, 0)
            assert ana.post(f"/api/tables/{code}/start").is_success
            wire.heard.clear()
            assert wire.request(t="act", table=code, decision=0, option=0)["code"] == "table"
            assert [told["t"] for told in wire.heard] == ["refused"]


# --- what decks the others bring


def decks(seats) -> list[str]:
    return [seat["deck"] for seat in seats]


def test_deck_names_of_others_are_hidden_until_the_game_begins(tmp_path):
    with a_hall(tmp_path) as hall:
        ana, bo, cy = hall("Ana"), hall("Bo"), hall("Cy")
        games = {game["name"]: game for game in ana.get("/api/games").json()["games"]}
        names = [deck["name"] for deck in games["spellfire"]["decks"] if "rulebook" in deck["presets"]][:3]
        plan = [{"kind": "me"}, {"kind": "open"}, {"kind": "agent", "deck": names[2]}]
        made = ana.post("/api/tables", json={"game": "spellfire", "seats": plan, "listed": True}).json()
        code = made["code"]
        bo.post(f"/api/tables/{code}/seats", json={})
        for client, seat in ((ana, 0), (bo, 1)):
            client.patch(f"/api/tables/{code}/seats/{seat}", json={"deck": names[seat], "ready": True})
        known = {ana: [names[0], "", names[2]], bo: ["", names[1], ""], cy: ["", "", ""]}
        for client, seat in ((ana, 0), (bo, 1), (cy, -1)):
            with a_wire(client) as wire:
                told = wire.watch(code, seat)["frame"]
            lobby = next(row for row in client.get("/api/tables").json()["open"] if row["code"] == code)
            info = client.get(f"/api/tables/{code}").json()
            assert decks(told["seats"]) == decks(lobby["seats"]) == decks(info["seats"]) == known[client]
        with a_wire(bo) as wire:
            wire.watch(code, 1)
            assert ana.post(f"/api/tables/{code}/start").is_success
            wire.request(t="ping")
            seats = [told["parts"]["seats"] for told in wire.heard if "seats" in told.get("parts", {})]
            assert decks(seats[-1]) == names
        assert decks(cy.get(f"/api/tables/{code}").json()["seats"]) == names


@pytest.mark.parametrize("begun", [False, True])
def test_only_the_cards_of_your_own_deck_are_told_and_never_their_order_or_number(begun, tmp_path):
    game = spellhall.game("spellfire")
    starters = dict(list(game.starter_decks().items())[:2])
    with a_hall(tmp_path) as hall:
        ana, bo, cy = hall("Ana"), hall("Bo"), hall("Cy")
        made = ana.post("/api/tables", json={"game": "spellfire", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
        code = made["code"]
        bo.post(f"/api/tables/{code}/seats", json={})
        for client, seat, name in zip((ana, bo), (0, 1), starters, strict=False):
            assert client.patch(f"/api/tables/{code}/seats/{seat}", json={"deck": name, "ready": True}).is_success
        if begun:
            assert ana.post(f"/api/tables/{code}/start").is_success
        mine, other = (sorted({*keys}) for keys in starters.values())
        told = [client.get(f"/api/tables/{code}").json()["cards"] for client in (ana, bo, cy)]
        assert told == [mine, other, []]
        assert {*other} - {*mine}
