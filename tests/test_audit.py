"""Reports of the advisory services are read correctly, and silence is never taken for good news."""

from __future__ import annotations

import json
import sys

import audit
import pytest

CLEAN = {"name": "rich", "version": "15.0", "vulns": []}
WEAK = {"name": "toy", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1", "2.0"]}]}
UNKNOWN = {"name": "odd", "skip_reason": "Dependency not found"}


def told(*packages):
    return json.dumps({"dependencies": list(packages), "fixes": []})


def test_weaknesses_of_python_packages_are_told_with_what_mends_them():
    assert audit.python_weaknesses(told(CLEAN)) == []
    assert audit.python_weaknesses(told(CLEAN, WEAK)) == ["toy 1.0: PYSEC-1, mended in 1.1 or 2.0"]
    assert len(audit.python_weaknesses(told(UNKNOWN, WEAK))) == 1


@pytest.mark.parametrize(
    ("found", "reason"),
    [
        ("", "cannot be reached"),
        ("<html>no</html>", "cannot be reached"),
        ("{}", "nothing of any package"),
        ("[]", "nothing of any package"),
        (told(CLEAN, UNKNOWN), "does not know 1 of 2 packages, odd among them"),
    ],
)
def test_silence_about_python_packages_is_no_good_news(found, reason):
    with pytest.raises(audit.Unasked, match=reason):
        audit.python_weaknesses(found)


def test_weaknesses_of_the_page_are_told():
    found = {"vulnerabilities": {"vite": {"range": "<7", "severity": "high"}}}
    assert audit.page_weaknesses(json.dumps(found)) == ["vite <7: high"]
    assert audit.page_weaknesses('{"vulnerabilities": {}}') == []


def test_silence_about_the_page_is_no_good_news():
    with pytest.raises(audit.Unasked, match=r"^405 Method Not Allowed$"):
        audit.page_weaknesses('{"message": "405 Method Not Allowed - POST somewhere"}')
    with pytest.raises(audit.Unasked, match="cannot be reached"):
        audit.page_weaknesses("")


def test_what_cannot_be_asked_is_one_sentence_and_no_fault(monkeypatch, capsys):
    monkeypatch.setattr(audit, "find_spec", lambda name: None)
    with pytest.raises(audit.Unasked, match="not installed"):
        audit.ask_for_python(audit.LOCKED / "run.txt")
    monkeypatch.setattr(audit, "find_spec", lambda name: name)
    monkeypatch.setattr(audit, "ask", lambda command, **where: "")
    assert audit.main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert "requirements/run.txt: not audited: the service cannot be reached." in lines
    assert all(": not audited: " in line for line in lines)
    monkeypatch.setattr(audit, "ask", lambda command, **where: told(WEAK))
    assert audit.main() == 1


def test_a_command_that_is_not_there_or_does_not_end_is_no_answer(monkeypatch):
    monkeypatch.setattr(audit, "PATIENCE", 0.5)
    for command in (["no such command"], [sys.executable, "-c", "import time; time.sleep(60)"]):
        with pytest.raises(audit.Unasked):
            audit.ask(command)
