"""A finished game taken home: who gets it, what it holds, that the terminal tells it and checks its deal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from server.floors import Page, a_floor, a_table, play, run
from server.halls import answer_to
from typer.testing import CliRunner, Result

from spellhall import registry
from spellhall.cli.main import app as program
from spellhall.kernel.chance import WIDEST, Dice
from spellhall.kernel.seals import seal_of
from spellhall.server.app import create_app
from spellhall.server.settings import Settings
from spellhall.server.storage.queries import tables
from spellhall.server.tables import waiting_room
from spellhall.server.tables.recordings.game_files import document_of
from spellhall.server.tables.restoring import kept_of

GAMES = ("spellchain", "spellfire", "spellslinger")
GUIDE = Path(__file__).resolve().parents[4] / "docs" / "fair-deals.md"


def spellhall(*arguments: str) -> Result:
    return CliRunner().invoke(program, arguments)


async def document_at(floor, table):
    """What the hall gives away of a table."""
    stored = await floor.store.read(tables.table_by_id, table.stored.id)
    return document_of(stored, await floor.store.read(kept_of, stored.id))


def played(tmp_path, game, *names, most=40):
    """The frame of seat 0 and the document of a game that has ended, by a resignation if it was still going on."""

    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, game, *names)
            await play([Page(table, seat) for seat in range(len(names))], Dice(1), most)
            if table.stage == "playing":
                await table.resign(0)
            return table.frame(0), await document_at(floor, table)

    return run(scenario())


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A game of Spell Chain that was played to its end, the same each time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(waiting_room, "draw_seed", lambda: (1 << WIDEST) // 3)
        return played(tmp_path_factory.mktemp("hall"), "spellchain", "Ana", "Bo", most=100_000)


@pytest.fixture
def game_file(home, tmp_path):
    """``game_file(**changes)`` is a file that holds that game, with changes."""

    def write(**changes) -> str:
        file = tmp_path / "game.json"
        file.write_text(json.dumps(home[1] | changes), encoding="utf-8")
        return str(file)

    return write


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_and_verified_at_home(game, tmp_path):
    frame, document = played(tmp_path, game, "Ana", "Bo [/red]")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    told = spellhall("replay", str(file))
    assert told.exit_code == 0, told.output
    assert "Bo [/red]" in told.stdout
    shown = spellhall("replay", str(file), "--to", str(frame.actions // 2))
    assert shown.exit_code == 0, shown.output
    found = spellhall("verify", str(file), "--seal", frame.seal)
    assert found.exit_code == 0, found.output
    assert "The seal matches" in found.stdout
    assert f"all {frame.actions} actions" in found.stdout
    assert f"The result follows from the rules: {document['result'][:-1]}." in found.stdout


def test_the_story_at_home_is_the_story_that_spectators_were_told(home, game_file, tmp_path):
    async def scenario():
        async with a_floor(f"sqlite:///{tmp_path}/hall.db") as floor:
            table = await a_table(floor, "spellchain", "Ana", "Bo")
            await play([Page(table, 0), Page(table, 1)], Dice(5))
            return [line.text for line in table.frame(-1).log], await document_at(floor, table)

    lines, document = run(scenario())
    told = spellhall("replay", game_file(**document))
    assert [line.strip() for line in told.stdout.splitlines() if line.strip()] == lines


def test_a_deal_that_was_changed_afterwards_is_found_out(home, game_file):
    frame, document = home
    decks, seed = document["decks"], int(document["seed"], 16)
    turned = [decks[0], decks[1][::-1]]
    other = f"{seed ^ 1:#x}"

    def sealed(code=document["code"], seed=seed, decks=decks):
        return seal_of(code, "spellchain", seed, decks)

    changes = [
        ({"seed": other}, "the seal doesn't match"),
        ({"decks": turned}, "the seal doesn't match"),
        ({"code": "BCDFGH"}, "the seal doesn't match"),
        ({"seal": "00" * 32}, "the seal doesn't match"),
        ({"seed": other, "seal": sealed(seed=seed ^ 1)}, "the game couldn't have gone like this"),
        ({"decks": turned, "seal": sealed(decks=turned)}, "the game couldn't have gone like this"),
        ({"actions": document["actions"][:-1]}, "the result doesn't match"),
        ({"actions": document["actions"][1:]}, "the game couldn't have gone like this"),
        ({"returns": [-result for result in document["returns"]]}, "the result doesn't match"),
        ({"returns": None}, "the result doesn't match"),
        ({"digest": "0" * 64}, "this version defines the cards differently"),
    ]
    for change, sentence in changes:
        found = spellhall("verify", game_file(**change))
        assert (found.exit_code, sentence in found.stderr) == (1, True), (change, found.output)
        assert len(found.stderr.splitlines()) == 1
        assert "Everything checks out" not in found.stdout
    noted = spellhall("verify", game_file(seed=other, seal=sealed(seed=seed ^ 1)), "--seal", frame.seal)
    assert noted.exit_code == 1 and "not the one you saw" in noted.stderr


def test_a_game_that_was_called_off_has_no_winner(home, game_file):
    actions = home[1]["actions"][:5]
    found = spellhall("verify", game_file(actions=actions, returns=[0.0, 0.0]))
    assert found.exit_code == 0 and "called off" in found.stdout


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seal": ""}, "has no seal"),
        ({"seal": 5}, "has no seal"),
        ({"position": {}}, "from another game's position"),
        ({"seed": 5.5}, "damaged"),
        ({"decks": 5}, "damaged"),
        ({"actions": None}, "damaged"),
        ({"names": ["Ana"]}, "names"),
        ({"names": ["Ana", "\x1b[2J"]}, "names"),
        ({"names": "Ao"}, "names"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_a_damaged_game_is_one_sentence_and_exit_code_2(change, sentence, game_file):
    found = spellhall("verify", game_file(**change))
    assert (found.exit_code, len(found.stderr.splitlines())) == (2, 1), found.output
    assert sentence in found.stderr


def test_a_game_of_before_is_taken_home_with_its_narrow_seed(tmp_path):
    _, document = played(tmp_path, "spellchain", "Ana", "Bo")
    file = tmp_path / "old.json"
    file.write_text(json.dumps(document | {"seed": 2**61, "actions": [], "seal": ""}), encoding="utf-8")
    assert spellhall("replay", str(file)).exit_code == 0


# --- over HTTP


@pytest.fixture
def hall(tmp_path):
    """An open hall; ``hall(name)`` is a browser of its own."""
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/hall.db", pace=0.0))
    with TestClient(app) as first:

        def browser(name: str) -> TestClient:
            client = TestClient(app, base_url=first.base_url)
            client.portal = first.portal
            assert client.post("/api/me", json={"name": name}).is_success
            return client

        yield browser


def resigned(client: TestClient, table: dict) -> str:
    """The code of a table, once its first player has given up."""
    with client.websocket_connect("/api/socket") as socket:
        for number, message in enumerate(({"t": "watch", **table["mine"][0]}, {"t": "resign"}), 1):
            socket.send_json({"n": number, "table": table["code"], **message})
            answer_to(socket, number)
    return table["code"]


def test_whoever_may_see_the_replay_may_take_it_home_and_nobody_else(hall):
    ana, cy = hall("Ana"), hall("Cy")
    seats = [{"kind": "me"}, {"kind": "hot"}]
    for spectators, stranger in (("on", 200), ("off", 403)):
        plan = {"game": "spellchain", "seats": seats, "spectators": spectators}
        table = ana.post("/api/tables", json=plan).json()
        way = f"/api/replays/{table['code']}/document"
        assert ana.get(way).status_code == 409, "not while it is going on"
        assert cy.get(way).status_code == (409 if stranger == 200 else stranger)
        resigned(ana, table)
        mine = ana.get(way)
        assert mine.status_code == 200
        assert mine.headers["content-disposition"] == f'attachment; filename="spellhall-{table["code"]}.json"'
        assert mine.json()["seal"] == table["seal"] == ana.get(f"/api/tables/{table['code']}").json()["seal"]
        assert cy.get(way).status_code == stranger
        told = cy.get(f"/api/tables/{table['code']}").json().get("seed", "")
        assert told == (mine.json()["seed"] if stranger == 200 else "")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_went_on_from_a_moment_is_told_at_home_and_has_no_seal(game, hall, tmp_path):
    ana = hall("Ana")
    first = ana.post("/api/tables", json={"game": game, "seats": [{"kind": "me"}, {"kind": "hot"}]}).json()
    resigned(ana, first)
    wish = {"at": 0, "seat": 0, "agent": "random"}
    again = ana.post(f"/api/replays/{first['code']}/continue", json=wish).json()
    assert again["seal"] == ""
    answer = ana.get(f"/api/replays/{resigned(ana, again)}/document")
    assert answer.json()["position"]["rng"].startswith("0x"), "what is drawn from now on cannot be told beforehand"
    file = tmp_path / "again.json"
    file.write_bytes(answer.content)
    assert spellhall("replay", str(file)).exit_code == 0
    for command in (["verify", str(file)], ["play", "--load", str(file)]):
        found = spellhall(*command)
        assert (found.exit_code, len(found.stderr.splitlines())) == (2, 1), found.output
        assert "position" in found.stderr


def test_the_guide_can_be_followed_by_hand(tmp_path, monkeypatch, capsys):
    """The lines of Python in the guide, as they stand there, on a game of Spellfire as the hall gives it."""
    _, document = played(tmp_path, "spellfire", "Ana", "Bo", most=5)
    (tmp_path / "game.json").write_text(json.dumps(document), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    first, second = (part.split("```")[0] for part in GUIDE.read_text(encoding="utf-8").split("```python\n")[1:])
    kept: dict[str, object] = {}
    capsys.readouterr()
    exec(compile(first, "the guide", "exec"), kept)
    assert capsys.readouterr().out == f"{document['seal']}\n"
    exec(compile(second, "the guide", "exec"), kept)
    told = spellhall("replay", "game.json").stdout
    drawn = [line.split(" draws ")[1].split(" for the first turn")[0] for line in told.splitlines()[:2]]
    assert len(drawn) == 2
    shown = capsys.readouterr().out.splitlines()
    names = {card.key: card.name for card in registry.game("spellfire").catalogue}
    assert [names[line.split()[-1]] for line in shown] == drawn
