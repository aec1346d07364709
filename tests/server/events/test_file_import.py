"""An event that is a file of ``spellhall event`` comes into the hall as it was written, or not at all."""

from __future__ import annotations

import json

import pytest
from server.databases import on_sqlite
from server.events.test_events import Host, on_wood
from server.events.test_online import resign, with_people
from server.halls import a_hall
from typer.testing import CliRunner

from spellhall.cli.main import app
from spellhall.server.limits import BRINGING, MOST_BYTES
from spellhall.tournaments.files import read_event
from spellhall.tournaments.free_text import prints_of
from spellhall.tournaments.log_chain import BEGINNING, print_of


@pytest.fixture
def hall(tmp_path, database_url):
    with a_hall(tmp_path, database=database_url) as hall:
        yield hall


@pytest.fixture
def shop(tmp_path):
    """An event of two at the command line, drawn and published."""
    path = tmp_path / "shop.event"
    said("new", path, "--name", "Spell Chain: Duel", "--seed", 7, "--coordinator", "Zoe")
    said("add", path, "Ana", "Bo")
    for word in ("draw", "publish"):
        said(word, path)
    return path


def said(*arguments):
    result = CliRunner().invoke(app, ["event", *map(str, arguments)])
    assert result.exit_code == 0, result.output
    return result.output


def to_its_end(path):
    game = len(read_event(path).table(1).reports)
    while "finish" not in said("show", path).splitlines()[-1]:
        game += 1
        said("result", path, 1, "", "--winner", "Ana", "--number", game)
    said("close", path)


def brings(client, data, **more):
    text = data if isinstance(data, str) else data.read_text("utf-8")
    return client.post(BRINGING, json={"file": text, **more})


def chained(lines):
    """The same entries with fingerprints that fit."""
    made, before = [lines[0]], BEGINNING
    for n, line in enumerate(lines[1:], 1):
        document = json.loads(line)
        document.update(n=n, print="")
        if document["body"].pop("texts", ()):
            document["body"]["texts"] = prints_of(document)
        before = document["print"] = print_of(before, document)
        made.append(json.dumps(document))
    return "\n".join(made)


def test_what_the_command_line_has_begun_goes_on_in_the_hall_and_is_taken_home_as_it_came(hall, shop):
    zoe = hall("Zoe of the hall")
    made = brings(zoe, shop)
    assert made.status_code == 201, made.text
    host = Host.at(zoe, made.json()["frame"]["code"])
    assert host.frame["stage"] == "running" and host.told["you"]["role"] == "coordinator"
    assert [one["name"] for one in host.frame["entrants"]] == ["Ana", "Bo"]
    while host.look()["stage"] != "between":
        host.does("tables/1/report", winner=1)
    host.does("close")
    assert hall().get(f"{host.path}/verify").json()["fits"]
    before, after = shop.read_bytes().splitlines(), zoe.get(f"{host.path}/file").content.splitlines()
    assert json.loads(before[0]) == json.loads(after[0]), "the seed and the names"
    assert after[1 : len(before)] == before[1:], "entry by entry as it was written"
    shop.write_bytes(b"\n".join(after) + b"\n")
    assert "Everything checks out." in said("verify", shop)
    row = hall().get("/api/events").json()["events"][0]
    assert (row["code"], row["stage"], row["entrants"], row["round"]) == (host.code, "closed", 2, 1)


def test_a_file_that_has_gone_on_goes_on_in_the_hall_and_one_that_went_another_way_is_refused(hall, shop):
    zoe, before = hall("Zoe"), shop.read_text("utf-8")
    code = brings(zoe, shop, listed=False).json()["frame"]["code"]
    assert hall().get("/api/events").json()["events"] == []
    again = brings(zoe, shop)
    assert again.status_code == 409 and "already has this whole file" in again.json()["error"]
    to_its_end(shop)
    assert brings(hall("Yan"), shop).status_code == 403, "it is not his"
    more = brings(zoe, shop)
    assert more.status_code == 201 and more.json()["frame"]["code"] == code
    assert more.json()["frame"]["stage"] == "closed"
    whole = shop.read_bytes()
    assert zoe.get(f"/api/events/{code}/file").content.splitlines()[1:] == whole.splitlines()[1:]
    shop.write_text(before, "utf-8")
    said("result", shop, 1, "", "--winner", "Bo")
    fork = brings(zoe, shop)
    assert fork.status_code == 409 and "Ana wins" in fork.json()["error"] and "Bo wins" in fork.json()["error"]


def test_an_event_that_the_hall_referees_goes_on_in_no_file(hall, shop):
    host, (ana, _) = with_people(hall, "Ana", "Bo")
    for transaction in ("rounds", "rounds/publish"):
        host.does(transaction)
    for _ in range(2):
        resign(ana, host)
    host.until(lambda frame: frame["stage"] == "between")
    host.does("close")
    shop.write_bytes(host.client.get(f"{host.path}/file").content)
    said("reopen", shop, "--reason", "I would rather have won")
    said("close", shop)
    refused = brings(host.client, shop)
    assert refused.status_code == 409 and "can't import it from a file" in refused.json()["error"], refused.text


def test_what_the_hall_gives_home_another_hall_takes(hall, tmp_path, shop):
    to_its_end(shop)
    code = brings(hall("Zoe"), shop).json()["frame"]["code"]
    (tmp_path / "other").mkdir()
    with a_hall(tmp_path / "other") as other:
        told = brings(other("Zoe"), shop).json()["frame"]
    assert told["standing"] == hall().get(f"/api/events/{code}").json()["frame"]["standing"]
    assert told["seed"] == "7" and told["rounds"][0]["over"]


def _changed(tag, **changes):
    def change(lines):
        place = next(n for n, line in enumerate(lines) if n and json.loads(line)["body"]["type"] == tag)
        document = json.loads(lines[place])
        document["body"].update(changes)
        return chained([*lines[:place], json.dumps(document), *lines[place + 1 :]])

    return change


def _entries(**changes):
    return lambda lines: chained([lines[0], *(json.dumps({**json.loads(line), **changes}) for line in lines[1:])])


def _plan(**changes):
    def change(lines):
        plan = json.loads(lines[1])["body"]["plan"]
        return _changed("created", plan={**plan, **changes})(lines)

    return change


WRONG = {
    "nothing": (lambda lines: "", "at least 1 character"),
    "no event": (lambda lines: "stones", "line 1 isn't JSON"),
    "half a letter": (lambda lines: "\n".join([*lines, '{"a":"\\ud800"}']), "isn't JSON"),
    "no entry": (lambda lines: lines[0], "it has no entries"),
    "one left out": (
        lambda lines: "\n".join([*lines[:3], *lines[4:]]),
        "line 4: expected entry 3 here, found entry 4",
    ),
    "other lots": (_changed("drawn", seed=1), "a seed that isn't the event's"),
    "another game": (_plan(game="chess"), "chess"),
    "a plan with faults": (_plan(factor=99), "SFT-SCO-16"),
    "a name without end": (_plan(title="x" * 301), "printable characters"),
    "tables of another hall": (_plan(reporting="refereed"), "played in another hall"),
    "no coordinator": (_changed("staffed", role="judge"), "it has no coordinator"),
    "a moment beyond all": (_entries(at=1 << 60), "entry 1 holds something the hall can't store"),
    "a number beyond all": (_entries(by=1 << 40), "entry 1 holds something the hall can't store"),
    "what no database keeps": (_entries(reason="a\x00b"), "entry 1 holds something the hall can't store"),
    "what lies deeper than anything": (
        lambda lines: "\n".join([*lines, '{"body":' + "[" * 400 + "]" * 400 + "}"]),
        "holds something the hall can't store",
    ),
    "a name that is none": (
        lambda lines: "\n".join([lines[0].replace('"Bo"', '"B,o"'), *lines[1:]]),
        "isn't a name",
    ),
}


@on_sqlite
@pytest.mark.parametrize("wrong", WRONG)
def test_what_does_not_fit_is_refused_in_a_sentence_and_nothing_of_it_is_kept(hall, shop, wrong):
    change, sentence = WRONG[wrong]
    answer = brings(hall("Zoe"), change(shop.read_text("utf-8").splitlines()))
    assert answer.status_code in (409, 422) and sentence in answer.json()["error"], answer.text
    assert hall().get("/api/events").json()["events"] == []


@on_sqlite
def test_events_that_are_brought_count_like_those_that_are_announced(tmp_path, database_url, shop):
    with a_hall(tmp_path, database=database_url, events_per_person=1) as hall:
        assert brings(hall(), shop).status_code == 401, "somebody has to run it"
        zoe = hall("Zoe")
        on_wood_before = Host(zoe)
        full = brings(zoe, shop)
        assert full.status_code == 429 and "close one first" in full.json()["error"]
        assert hall().get(on_wood_before.path).is_success


@on_sqlite
def test_only_an_event_may_be_longer_than_other_requests_and_not_by_any_number(tmp_path, database_url, shop):
    with a_hall(tmp_path, database=database_url, event_bytes=100_000) as hall:
        zoe, long = hall("Zoe"), shop.read_text("utf-8") + "\n" + " " * MOST_BYTES
        assert brings(zoe, long).status_code != 413
        host = on_wood(hall, "Bo", "Cy")
        assert host.says("entrants/import", text=long).status_code == 413
        assert brings(zoe, long + " " * 40_000).status_code == 413


def test_a_file_that_was_brought_is_read_by_the_command_line(hall, shop, tmp_path):
    code = brings(hall("Zoe"), shop).json()["frame"]["code"]
    assert read_event(shop).names.people == {1: "Zoe", 2: "Ana", 3: "Bo"}
    assert hall().get(f"/api/events/{code}").json()["desk"] is None
