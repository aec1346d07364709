"""``spellhall serve --workers N``: several processes behind one port; one that dies is replaced, and none is left."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest
from server.databases import postgres_url as postgres_url
from server.houses import House, Visitor
from server.processes import descendants, left_of, needs_proc
from sqlalchemy import text
from waiting import PATIENCE, wait_until

from spellhall.server.storage.engine import make_engine


def living(address):
    """The processes of a hall."""
    engine = make_engine(address)
    with engine.connect() as connection:
        found = {*connection.execute(text("SELECT pid FROM members WHERE NOT ended")).scalars()}
    engine.dispose()
    return found


@needs_proc
def test_a_worker_that_dies_is_replaced_and_its_games_go_on(postgres_url, tmp_path):
    with House(postgres_url, tmp_path, workers=2) as house:
        ana = Visitor(house, "Ana")
        codes = [ana.table("spellchain", "me", "hot")["code"] for _ in range(4)]
        before = living(postgres_url)
        assert len(before) == 2 and house.process.pid not in before
        victim = min(before)
        subprocess.run(["kill", "-9", str(victim)], check=True)
        wait_until("another worker", lambda: len(living(postgres_url) - {victim}) == 2)
        for code in codes:
            assert ana.ask("GET", f"/api/tables/{code}")["stage"] == "playing"
        family = descendants(house.process.pid)
        assert house.stop() == 0
        assert not left_of(family)
    assert not living(postgres_url)


@needs_proc
def test_no_worker_outlives_the_process_that_watches_over_them(postgres_url, tmp_path):
    with House(postgres_url, tmp_path, workers=2) as house:
        family = descendants(house.process.pid)
        house.stop(signal.SIGKILL)
        assert not left_of(family)


def test_a_hall_that_cannot_open_says_why_once(postgres_url, tmp_path):
    command = [sys.executable, "-c", "from spellhall.cli.main import main; main()", "serve", "--port", "0"]
    where = "postgresql://hall@127.0.0.1:1/nothing"
    ended = subprocess.run(
        [*command, "--workers", "2", "--database", where],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr and "can't reach the database" in ended.stderr


@pytest.mark.parametrize("given", [["--workers", "2"], ["--workers", "0"], ["--workers", "many"]])
def test_what_cannot_be_is_said_in_one_sentence(given, tmp_path):
    command = [sys.executable, "-c", "from spellhall.cli.main import main; main()", "serve", "--port", "0", *given]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert ("PostgreSQL" in ended.stderr) == (given == ["--workers", "2"])
