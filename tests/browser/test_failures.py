"""What a failing browser test leaves behind."""

from __future__ import annotations

import pytest
from browser.visits import Hall

TESTS = """
def test_fails(hall):
    logs(hall.house, "a line of this test")
    ana = hall.visitor()
    ana.page.goto("/lobby")
    ana.page.evaluate("console.warn('the cat is on the table')")
    ana.another_tab().page.goto("/me")
    assert False


def test_passes(hall):
    hall.visitor().page.goto("/lobby")


def logs(house, line):
    with house.log.open("a") as log:
        log.write(line)
"""


class Given:
    """Gives the tests in a test the hall of the test around them."""

    def __init__(self, hall: Hall) -> None:
        self.around = hall

    @pytest.fixture
    def hall(self):
        hall = Hall(self.around.browser, self.around.house)
        yield hall
        hall.close()


def test_a_failing_test_leaves_pictures_addresses_console_and_log_and_a_passing_one_nothing(hall, pytester):
    pytester.makeconftest("from browser.failures import pytest_runtest_makereport as pytest_runtest_makereport")
    pytester.makepyfile(test_sample=TESTS)
    with hall.house.log.open("a") as log:
        log.write("a line of a test before")
    options = ("-p", "no:cacheprovider", "-p", "no:randomly")
    said = pytester.inline_run(*options, plugins=[Given(hall)])
    said.assertoutcome(failed=1, passed=1)
    (left,) = (pytester.path / "build/failures").iterdir()
    assert left.name == "test_sample-test_fails"
    assert sorted(file.name for file in left.iterdir()) == [
        *("console.txt", "page-1.png", "page-2.png", "pages.txt", "server.log")
    ]
    assert (left / "page-1.png").read_bytes().startswith(b"\x89PNG")
    assert [line.rpartition("/")[2] for line in (left / "pages.txt").read_text().splitlines()] == ["lobby", "me"]
    assert "warning: the cat is on the table" in (left / "console.txt").read_text()
    assert (left / "server.log").read_text() == "a line of this test"
