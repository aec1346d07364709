"""Decks of an event: checked, made of sealed cards, exchanged between games, and the plan that they belong to."""

from __future__ import annotations

from collections import Counter

import pytest
from server.events.test_events import CHAIN, Host
from server.events.test_online import with_people
from server.events.test_time import at_table
from server.halls import a_hall

from spellhall.decks import deck_of, print_list
from spellhall.games.spellfire.tournament import products
from spellhall.kernel.parts.tournament import Format
from spellhall.registry import game
from spellhall.server.events import sideboarding

SIDEBOARDS = "SPELLFIRE: Championship (Sideboards) - Standard [55]"
FORMAT = Format("Championship", size=55)
SPELLFIRE = game("spellfire")
BOOK = SPELLFIRE.tournament_book()
CARDS = {card.key: card for card in SPELLFIRE.catalogue}


@pytest.fixture
def hall(tmp_path):
    with a_hall(tmp_path) as hall:
        yield hall


def listed(name: str, keys) -> str:
    return print_list(game(name), deck_of(keys))


def beside(deck) -> list[str]:
    """Seven allies that a deck does not have, of other decks at random."""
    there, others = {CARDS[key].name for key in deck}, {}
    for seed in range(50, 60):
        keys = BOOK.random_deck(FORMAT, seed)
        others |= {CARDS[key].name: key for key in allies(keys) if CARDS[key].name not in there}
    return list(others.values())[:7]


def allies(deck) -> list[str]:
    return [key for key in deck if SPELLFIRE.face_of(CARDS[key])["type"] == "ally"]


def with_sideboards(hall) -> tuple[Host, list, list[str], list[str]]:
    """A match of three people, of whom the first two have cards beside their decks; the first game is over."""
    host, people = Host(hall("Host"), name=SIDEBOARDS), []
    for seed in range(3):
        person = hall(f"Guest {seed}")
        people.append(person)
        you = person.post(f"{host.path}/entrants", json={"n": 0}).json()["you"]
        deck = BOOK.random_deck(FORMAT, 1)
        more = {"beside": listed("spellfire", beside(deck))} if seed < 2 else {}
        body = {"n": 0, "deck": listed("spellfire", deck), **more}
        put = person.put(f"{host.path}/entrants/{you['entrant']}/deck", json=body)
        assert put.is_success, put.text
    host.does("rounds")
    host.does("rounds/publish")
    host.until(lambda frame: "games" in frame["rounds"][0]["tables"][0])
    code = host.frame["rounds"][0]["tables"][0]["games"][0]["code"]

    async def lose(table):
        for seat in (1, 2):
            await table.resign(seat)

    at_table(hall, code, lose)
    host.until(lambda frame: frame["rounds"][0]["tables"][0]["games"][0].get("reported"))
    return host, people, deck, beside(deck)


def you_of(person, host) -> dict:
    return person.get(host.path).json()["you"]


def games_of(host) -> int:
    return len(host.look()["rounds"][0]["tables"][0]["games"])


def test_the_next_game_waits_until_all_who_may_exchange_cards_are_ready(hall):
    host, (ana, bo, cy), deck, side = with_sideboards(hall)
    host.until(lambda frame: you_of(ana, host).get("exchange"))
    assert you_of(ana, host)["may_exchange"] and "exchange" not in you_of(cy, host), "he has nothing to exchange"
    me, (out, *_) = you_of(ana, host)["entrant"], allies(deck)
    body = {"n": 0, "out": [out], "into": side[:1]}
    swapped = ana.post(f"{host.path}/entrants/{me}/swap", json=body)
    assert swapped.is_success, swapped.text
    told = swapped.json()["you"]
    assert told["ready"] and side[0] in told["plays"] and out in told["plays_beside"]
    assert Counter(told["deck"]) == Counter(deck), "what is registered stays"
    assert games_of(host) == 1
    other = you_of(bo, host)["entrant"]
    assert cy.post(f"{host.path}/entrants/{other}/ready", json={"n": 0}).status_code == 403
    assert bo.post(f"{host.path}/entrants/{other}/ready", json={"n": 0}).is_success
    host.until(lambda frame: len(frame["rounds"][0]["tables"][0]["games"]) == 2)
    code = host.frame["rounds"][0]["tables"][0]["games"][1]["code"]

    async def decks(table):
        return {seat.name: list(seat.deck) for seat in table.seats}

    seated = at_table(hall, code, decks)
    assert side[0] in seated["Guest 0"] and side[0] not in seated["Guest 1"]
    late = ana.post(f"{host.path}/entrants/{me}/ready", json={"n": 0})
    assert late.status_code == 409 and "can't swap cards" in late.json()["error"]


def test_cards_are_exchanged_before_every_later_game_of_a_match_and_back_again(hall):
    host, (ana, bo, _), deck, side = with_sideboards(hall)
    me, other = you_of(ana, host)["entrant"], you_of(bo, host)["entrant"]
    out = allies(deck)[0]
    for number, (leaves, comes) in enumerate([(out, side[0]), (side[0], out)], 2):
        host.until(lambda frame: you_of(ana, host).get("exchange"))
        now = you_of(ana, host)
        assert leaves in now["plays"] and comes in now["plays_beside"] and not now.get("ready")
        told = ana.post(f"{host.path}/entrants/{me}/swap", json={"n": 0, "out": [leaves], "into": [comes]})
        assert told.is_success, told.text
        assert bo.post(f"{host.path}/entrants/{other}/ready", json={"n": 0}).is_success
        host.until(lambda frame, wanted=number: len(frame["rounds"][0]["tables"][0]["games"]) == wanted)
        code = host.frame["rounds"][0]["tables"][0]["games"][-1]["code"]

        async def lose(table):
            decks = {seat.name: list(seat.deck) for seat in table.seats}
            for seat in (0, 2):  # another wins than in the first game, so the match goes on
                await table.resign(seat)
            return decks

        seated = at_table(hall, code, lose)
        assert comes in seated["Guest 0"] and leaves not in seated["Guest 0"]
    host.until(lambda frame: frame["rounds"][0]["tables"][0]["stage"] == "over")
    assert Counter(you_of(ana, host)["deck"]) == Counter(deck), "what is registered stays (SFT-SID-07)"


def test_the_next_game_begins_when_the_time_for_exchanging_is_up(hall, monkeypatch):
    monkeypatch.setattr(sideboarding, "SECONDS", 1)
    host, *_ = with_sideboards(hall)
    host.until(lambda frame: len(frame["rounds"][0]["tables"][0]["games"]) == 2)


def test_a_judge_lays_a_deck_beside_its_list_and_nobody_else_does(hall):
    host, bo = Host(hall("Host"), name="SPELLFIRE: Championship - Standard [55]"), hall("Bo")
    me = bo.post(f"{host.path}/entrants", json={"n": 0}).json()["you"]["entrant"]
    where, book = f"{host.path}/entrants/{me}/compare", BOOK
    deck = BOOK.random_deck(FORMAT, 1)
    early = host.client.post(where, json={"deck": listed("spellfire", deck)})
    assert early.status_code == 409 and "Bo hasn't registered a deck" in early.json()["error"]
    bo.put(f"{host.path}/entrants/{me}/deck", json={"n": 0, "deck": listed("spellfire", deck)})
    reprint = next(key for key in book.legal_cards(FORMAT) if key not in deck and book.same_card(key) in deck)
    other, lost = beside(deck)[0], next(key for key in allies(deck) if key != book.same_card(reprint))
    found = [reprint if key == book.same_card(reprint) else other if key == lost else key for key in deck]
    told = host.client.post(where, json={"deck": listed("spellfire", found)}).json()
    assert [card["key"] for card in told["missing"]] == [lost], "a reprint is the same card"
    assert [card["key"] for card in told["foreign"]] == [other]
    assert bo.post(where, json={"deck": ""}).status_code == 403, "his own list is no secret to him, but checks are"
    n = host.look()["n"]
    assert host.client.post(where, json={"deck": "3 of nothing that there is"}).status_code == 409
    assert host.look()["n"] == n


def test_a_deck_is_checked_before_it_is_registered(hall):
    host, bo = Host(hall("Host")), hall("Bo")
    me = bo.post(f"{host.path}/entrants", json={"n": 0}).json()["you"]["entrant"]
    where, n = f"{host.path}/entrants/{me}/check", host.look()["n"]
    good = game(CHAIN).tournament_book().random_deck(Format("Duel"), 1)
    assert bo.post(where, json={"deck": listed(CHAIN, good)}).json()["faults"] == []
    wrong = bo.post(where, json={"deck": listed(CHAIN, good[:5])}).json()
    assert wrong["size"] == 5 and wrong["faults"]
    assert hall("Zoe").post(where, json={"deck": ""}).status_code == 403
    assert host.look()["n"] == n and "deck" not in you_of(bo, host)


def test_sealed_cards_are_handed_out_and_a_deck_is_made_of_them(hall):
    host, bo = Host(hall("Host"), name="Spellslinger: Sealed"), hall("Bo")
    me = bo.post(f"{host.path}/entrants", json={"n": 0}).json()["you"]["entrant"]
    where = f"{host.path}/entrants/{me}"
    assert bo.get(f"{where}/suggestion").status_code == 409
    host.does("products")
    you = you_of(bo, host)
    assert you["pool"] and you["free"] and host.frame["plan"]["sealed"]
    suggested = bo.get(f"{where}/suggestion").json()["deck"]
    deck = "\n".join(f"{entry['copies']}x {entry['key']}" for entry in suggested)
    assert bo.post(f"{where}/check", json={"deck": deck}).json()["faults"] == []
    assert bo.put(f"{where}/deck", json={"n": 0, "deck": deck}).is_success
    again = host.says("products")
    assert again.status_code == 409 and "already" in again.json()["error"]


@pytest.mark.rule("SFT-MST-02")
def test_a_booster_is_sent_to_nobody_before_the_first_game_is_over(hall):
    host = Host(hall("Host"), name="SPELLFIRE: Master's Strategy - Standard [55]")
    people = [hall(name) for name in ("Ana", "Bo", "Cy")]
    for person in people:
        person.post(f"{host.path}/entrants", json={"n": 0})
    host.does("products")
    ana = people[0]
    me = you_of(ana, host)["entrant"]
    where, readers = f"{host.path}/entrants/{me}", (ana, host.client)

    def read():
        """All that is told of her cards, to her and to staff."""
        decks = [reader.get(f"{where}/deck") for reader in readers]
        assert all(deck.is_success for deck in decks)
        return ana.get(host.path).text + "".join(deck.text for deck in decks)

    def dealt() -> list[str]:
        return [key for key in products.booster_supply()[products.COMMON] if f'"{key}"' in read()]

    you = you_of(ana, host)
    assert len(you["pool"]) == len(you["deck"]) == 55 and not you.get("beside") and not dealt()
    probe = {"deck": listed("spellfire", you["deck"]), "beside": listed("spellfire", ["DR/001"])}
    for answer in (
        ana.post(f"{where}/check", json=probe),
        host.client.put(f"{where}/deck", json={**probe, "n": 0, "reason": "a slip"}),
    ):
        assert answer.status_code == 409 and "(SFT-MST-02)" in answer.json()["error"], answer.text
    host.does("rounds")
    host.does("rounds/publish")
    host.until(lambda frame: "games" in frame["rounds"][0]["tables"][0])
    assert not dealt(), "neither while the first game is played"
    code = host.frame["rounds"][0]["tables"][0]["games"][0]["code"]

    async def lose(table):
        for seat in (1, 2):
            await table.resign(seat)

    at_table(hall, code, lose)
    host.until(lambda frame: frame["rounds"][0]["tables"][0]["games"][0].get("reported"))
    you = you_of(ana, host)
    assert len(you["pool"]) == 67 and len(you["beside"]) == 12 and you["may_exchange"] and len(dealt()) == 8
    assert ana.post(f"{where}/check", json=probe).is_success


def says_plan(host, **body):
    return host.client.patch(host.path, json={"n": host.look()["n"], **body})


def replan(host, **body):
    answer = says_plan(host, **body)
    assert answer.is_success, answer.text
    host.told = answer.json()


def test_something_else_can_be_announced_until_decks_are_registered(hall):
    host = Host(hall("Host"), name="SPELLFIRE: Championship - Standard [55]", minutes=40)
    replan(host, name="SPELLFIRE: The Grind (Questing) - Enhanced [75]")
    plan = host.frame["plan"]
    assert (plan["type"], plan["variants"], plan["victory"], plan["size"]) == (
        "The Grind",
        ["Questing"],
        "Enhanced",
        75,
    )
    assert host.frame["title"] == "SPELLFIRE®: The Grind (Questing)—Enhanced [75]"
    assert says_plan(host, name="SPELLFIRE: Nothing").status_code == 409
    assert says_plan(host, name="Spell Chain: Duel").status_code == 409
    replan(host, name="SPELLFIRE: Championship - Standard [55]")
    bo = hall("Bo")
    me = bo.post(f"{host.path}/entrants", json={"n": 0}).json()["you"]["entrant"]
    deck = listed("spellfire", BOOK.random_deck(FORMAT, 1))
    assert bo.put(f"{host.path}/entrants/{me}/deck", json={"n": 0, "deck": deck}).is_success
    late = says_plan(host, name="SPELLFIRE: Championship - Standard [75]")
    assert late.status_code == 409 and "decks are already registered" in late.json()["error"]


def test_the_desk_offers_no_draw_while_somebody_has_no_deck(hall):
    host = Host(hall("Host"), name="SPELLFIRE: Championship - Standard [55]")
    for seed, name in enumerate(("Ana", "Bo", "Cy")):
        assert host.look()["next"].startswith(("None", "1 has", "2 have"))
        person = hall(name)
        me = person.post(f"{host.path}/entrants", json={"n": 0}).json()["you"]["entrant"]
        if name != "Bo":
            deck = {"n": 0, "deck": listed("spellfire", BOOK.random_deck(FORMAT, seed))}
            assert person.put(f"{host.path}/entrants/{me}/deck", json=deck).is_success
    desk = host.client.get(host.path).json()["desk"]
    assert desk["what"] == "decks" and "missing: Bo" in desk["text"]
    refused = host.says("rounds")
    assert refused.status_code == 409 and refused.json()["error"] in desk["text"]


def test_my_events_are_those_that_i_announced_and_those_to_which_i_came(hall):
    host, bo = Host(hall("Host"), listed=False), hall("Bo")
    assert bo.get("/api/events/mine").json()["events"] == []
    bo.post(f"{host.path}/entrants", json={"n": 0})
    for person, role in ((host.client, "coordinator"), (bo, "takes part")):
        (row,) = person.get("/api/events/mine").json()["events"]
        assert (row["code"], row["role"], row["entrants"]) == (host.code, role, 1)
    assert hall().get("/api/events/mine").json()["events"] == []


def test_my_events_name_the_table_at_which_my_game_is_open_and_what_i_am_there(hall):
    host, (bo, _) = with_people(hall, "Bo", "Cy")
    judy = hall("Judy")
    assert judy.post(f"{host.path}/helpers").is_success
    host.does("staff", name="Judy", role="judge")
    host.does("rounds")
    host.does("rounds/publish")
    host.until(lambda frame: "games" in frame["rounds"][0]["tables"][0])
    code = host.frame["rounds"][0]["tables"][0]["games"][0]["code"]
    for person, told in ((bo, ("takes part", code)), (judy, ("judge", "")), (host.client, ("coordinator", ""))):
        (row,) = person.get("/api/events/mine").json()["events"]
        assert (row["role"], row["table"]) == told


def test_entrants_come_from_a_list_all_or_none(hall):
    host = Host(hall("Host"), reporting="staff")
    host.does("entrants/import", text="name;club\nBo;A\nCy;B\n")
    assert [one["name"] for one in host.frame["entrants"]] == ["Bo", "Cy"]
    wrong = host.says("entrants/import", text="name;club\nDi;A\n;B\n")
    assert wrong.status_code == 409 and "line 3" in wrong.json()["error"]
    assert len(host.look()["entrants"]) == 2
    for where, body in (("entrants", {"names": ["Sam", "Di", "sam"]}), ("entrants/import", {"text": "Sam\nDi\nsam\n"})):
        twice = host.says(where, **body)
        assert twice.status_code == 409 and "'Sam' is in the list twice" in twice.json()["error"]
    again = host.says("entrants", names=["Di", "Bo"])
    assert again.status_code == 409 and "Bo has already entered" in again.json()["error"]
    assert len(host.look()["entrants"]) == 2
