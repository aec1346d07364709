"""``spellhall serve`` as a program: it says where it listens, answers, and stops when it is told to."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import urllib.request

import pytest
from server.processes import descendants, left_of, needs_proc
from typer.testing import CliRunner
from waiting import PATIENCE, killed_if_late, wait_until

from spellhall.cli.main import app
from spellhall.cli.serve import address_of, bound
from spellhall.kernel.errors import UsageError
from spellhall.server.storage.engine import make_engine
from spellhall.server.storage.migrate import migrate

NOT_NEEDED_TO_START = {"alembic", "httpx", "joblib", "networkx", "numpy"}
MAIN = "from spellhall.cli.main import main; main()"
LISTING_MODULES = f"import atexit, sys; atexit.register(lambda: print(*sys.modules)); {MAIN}"


@pytest.fixture
def served(tmp_path, request):
    """A running server and its address."""
    program = getattr(request, "param", MAIN)
    command = [sys.executable, "-c", program, "serve", "--port", "0"]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with killed_if_late(process):
        line = process.stdout.readline()
    found = re.fullmatch(r"Spellhall is open at (http://127\.0\.0\.1:\d+)\n", line)
    try:
        assert found, line + process.stderr.read()
        yield process, found[1]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("order", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_it_is_told_to_stop(served, order):
    process, address = served
    with urllib.request.urlopen(f"{address}/api/health", timeout=PATIENCE) as answer:
        assert answer.status == 200
    process.send_signal(order)
    rest, _ = process.communicate(timeout=PATIENCE)
    assert (process.returncode, rest) == (0, "")


@pytest.fixture
def database(tmp_path, monkeypatch):
    """A database of this version, which the servers of a test open."""
    address = f"sqlite:///{tmp_path}/hall.db"
    engine = make_engine(address)
    migrate(engine)
    engine.dispose()
    monkeypatch.setenv("SPELLHALL_DATABASE", address)


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize("served", [LISTING_MODULES], indirect=True)
def test_it_opens_a_database_of_this_version_without_packages_for_later(served):
    process, _ = served
    process.send_signal(signal.SIGTERM)
    modules, _ = process.communicate(timeout=PATIENCE)
    assert "spellhall.server.storage.store" in modules.split()
    assert not NOT_NEEDED_TO_START & set(modules.split()), "each start of the server waits for them"


@needs_proc
def test_the_worker_of_films_begins_before_there_is_a_film(served):
    process, _ = served
    begun = wait_until("the worker of films", lambda: descendants(process.pid))
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=PATIENCE) == 0
    assert not left_of(begun)


def test_a_port_in_use_is_one_sentence():
    with bound("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(UsageError, match=rf"^port {port} of 127\.0\.0\.1 is in use; .* --port$"):
            bound("127.0.0.1", port)


def test_a_host_that_is_not_this_machine_is_one_sentence():
    with pytest.raises(UsageError, match=r"this machine can't listen on 192\.0\.2\.1"):
        bound("192.0.2.1", 0)


def test_an_address_of_the_new_kind_stands_in_brackets():
    if not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    try:
        listener = bound("::1", 0)
    except UsageError as refusal:
        pytest.skip(str(refusal))
    with listener:
        assert re.fullmatch(r"http://\[::1\]:\d+", address_of(listener))


def test_the_help_shows_what_is_usual():
    told = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200", "TERM": "dumb"}).output
    for usual in (
        "[default: 127.0.0.1, or SPELLHALL_HOST]",
        "[default: 8000, or SPELLHALL_PORT]",
        "SPELLHALL_DATABASE]",
    ):
        assert usual in " ".join(told.replace("│", " ").split())
