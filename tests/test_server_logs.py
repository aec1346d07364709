"""What a failing test shows about the servers that it ran."""

from __future__ import annotations

TESTS = """
import pytest
from pathlib import Path


class Server:
    def __init__(self, folder):
        self.folder = folder


@pytest.fixture
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("hall")
    (folder / "server.log").write_text("a line that is too old\\n" + "the port is taken\\n" * 40)
    return Server(folder)


def test_fails_with_a_server(server):
    assert False

def test_fails_with_its_own_folder(tmp_path):
    (tmp_path / "second").mkdir()
    (tmp_path / "second" / "server.log").write_text("the disk is full\\n")
    assert False

def test_passes(server):
    pass
"""


def test_a_failing_test_shows_the_last_lines_of_its_servers_logs_and_a_passing_one_none(pytester):
    pytester.makepyfile(test_servers=TESTS)
    said = pytester.runpytest_inprocess("-p", "server_logs", "-p", "no:randomly", "-p", "no:cacheprovider", "-rA")
    said.assert_outcomes(failed=2, passed=1)
    text = said.stdout.str()
    assert text.count("the port is taken") == 40 and "too old" not in text
    said.stdout.fnmatch_lines(["*the last lines of second/server.log*", "the disk is full"])
