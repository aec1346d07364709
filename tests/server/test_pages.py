"""The page as the server gives it out: what is kept how long, packed or not, and what is said when it is missing."""

from __future__ import annotations

import gzip
import json
import os
import re
from pathlib import Path

import brotli
import pytest
from fastapi.testclient import TestClient

from spellhall import __version__
from spellhall.server import page_build, pages
from spellhall.server.app import create_app
from spellhall.server.compression import SUFFIXES
from spellhall.server.headers import content_policy
from spellhall.server.pages import Pages, stale_page
from spellhall.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"
SCRIPT = b"console.log('hall');" * 50


@pytest.fixture
def static(tmp_path):
    """A built page of three files."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / "index.html").write_text("<title>Spellhall</title>", encoding="utf-8")
    (folder / "assets/index-abc.js").write_bytes(SCRIPT)
    (folder / "assets/index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / ".vite/manifest.json").write_text("{}", encoding="utf-8")
    (folder / page_build.STAMP).write_text("5eed\n", encoding="ascii")
    return folder


@pytest.fixture
def client(static, tmp_path):
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'hall.sqlite'}", agent_processes=1))
    app.state.hall.pages = app.router.default = Pages(static)
    with TestClient(app) as client:
        yield client


# --- what is given out


@pytest.mark.parametrize("path", ["/", "/lobby", "/table/BIRD7", "/rules/spellfire", "/@ana.b", "/nowhere/at/all"])
def test_every_path_of_the_page_gives_the_page_and_is_asked_for_again(client, path):
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.text == "<title>Spellhall</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_page_that_the_browser_has_is_not_sent_again(client):
    tag = client.get("/").headers["etag"]
    again = client.get("/lobby", headers={"if-none-match": f'"other", {tag}'})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/", headers={"if-none-match": '"other"'}).status_code == 200


def test_assets_are_kept_for_ever_and_packed_for_those_who_accept_it(client):
    packed = client.get("/assets/index-abc.js", headers={"accept-encoding": "br, gzip"})
    plain = client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) == int(plain.headers["content-length"])
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == SCRIPT
    for answer in (packed, plain):
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "accept-encoding"


def test_what_is_packed_by_brotli_comes_first_and_is_no_page_of_its_own(static):
    (static / "assets/index-abc.js.br").write_bytes(brotli.compress(SCRIPT))
    pages = Pages(static)
    assert set(pages.files) == {"index.html", "assets/index-abc.js"}
    client = TestClient(pages)
    for accepted, coding in (("gzip, br", "br"), ("gzip, br;q=0", "gzip")):
        with client.stream("GET", "/assets/index-abc.js", headers={"accept-encoding": accepted}) as answer:
            body = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == coding
        assert body == (static / f"assets/index-abc.js{SUFFIXES[coding]}").read_bytes()


def test_a_tag_of_the_packed_file_serves_for_both(client):
    tag = client.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"}).headers["etag"]
    assert client.get("/assets/index-abc.js", headers={"if-none-match": tag}).status_code == 304


def test_head_tells_the_length_without_the_content(client):
    answer = client.head("/")
    assert answer.content == b""
    assert answer.headers["content-length"] == str(len("<title>Spellhall</title>"))


# --- what is refused


@pytest.mark.parametrize(
    "path",
    [
        "/assets/index-old.js",
        "/favicon.ico",
        f"/{page_build.STAMP}",
        "/assets/index-abc.js.gz",
        "/assets/index-abc.js.br",
        "/.vite/manifest.json",
    ],
)
def test_a_file_that_is_not_there_is_not_the_page_and_not_remembered(client, path):
    answer = client.get(path)
    assert answer.status_code == 404
    assert "<title>" not in answer.text
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path", ["/%2e%2e/%2e%2e/pyproject.toml", "/assets/%2e%2e/%2e%2e/built.py", "//etc/passwd.txt"]
)
def test_no_path_leads_out_of_the_page(client, path):
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/health/more"])
def test_what_the_api_does_not_have_is_said_in_json(client, path):
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json() == {"error": f"The hall has nothing at {path}."}


def test_pages_can_only_be_read(client):
    answer = client.post("/lobby", json={})
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


def test_a_page_that_is_not_built_is_one_sentence(client, tmp_path):
    client.app.router.default = Pages(tmp_path / "nothing")
    answer = client.get("/")
    assert answer.status_code == 503
    assert answer.text.startswith("The page is not built.")


# --- headers and health


@pytest.mark.parametrize("path", ["/", "/lobby", "/assets/gone-abc.js"])
def test_every_document_says_what_a_page_may_do(client, path):
    headers = client.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "connect-src 'self' ws://testserver wss://testserver" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers


@pytest.mark.parametrize("path", ["/api/health", "/api/nothing"])
def test_data_may_load_nothing_and_be_framed_nowhere(path, client):
    headers = client.get(path).headers
    assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"


def test_a_part_of_the_page_carries_only_what_browsers_obey_for_parts(client):
    answer = client.get("/assets/index-abc.js")
    assert answer.is_success
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert not {"content-security-policy", "permissions-policy", "x-frame-options"} & {*answer.headers}


@pytest.mark.parametrize("host", ["", "evil; script-src *", "a b", "[::1", "host:port"])
def test_a_host_that_is_none_adds_nothing_to_the_policy(host):
    assert "connect-src 'self';" in content_policy(host)


@pytest.mark.parametrize("host", ["localhost:8000", "hall.example.org", "[::1]:8000"])
def test_the_policy_lets_the_page_reach_its_own_sockets(host):
    assert f"connect-src 'self' ws://{host} wss://{host};" in content_policy(host)


def test_health(client):
    assert client.get("/api/health").json() == {"status": "ok", "version": __version__, "page": "5eed"}


def test_a_server_that_is_about_to_stop_says_so(client):
    client.app.state.hall.draining = True
    answer = client.get("/api/health")
    assert (answer.status_code, answer.json()["status"]) == (503, "draining")


def test_secure_cookies_mean_https_only(tmp_path):
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'hall.sqlite'}", secure_cookies=True))
    assert "max-age" in TestClient(app).get("/api/nothing").headers["strict-transport-security"]


# --- the page and its sources


@pytest.fixture
def web(tmp_path):
    folder = tmp_path / "checkout/web"
    (folder / "src/lib").mkdir(parents=True)
    (folder / "package.json").write_text("{}", encoding="utf-8")
    (folder / "src/main.ts").write_text("1", encoding="utf-8")
    return folder


def test_the_digest_follows_names_and_contents_of_sources_only(web):
    digests = [page_build.digest_of(web)]
    for name, content in [("src/main.ts", "2"), ("src/lib/new.ts", "3"), ("package.json", '{"a": 1}')]:
        (web / name).write_text(content, encoding="utf-8")
        digests.append(page_build.digest_of(web))
    (web / "src/lib/new.ts").rename(web / "src/lib/newer.ts")
    digests.append(page_build.digest_of(web))
    assert len(set(digests)) == len(digests)
    (web / "src/lib/new.test.ts").write_text("4", encoding="utf-8")
    (web / "node_modules").mkdir()
    (web / "node_modules/some.json").write_text("5", encoding="utf-8")
    (web / "src/languages" / page_build.MADE).mkdir(parents=True)
    (web / "src/languages" / page_build.MADE / "page.js").write_text("6", encoding="utf-8")
    assert page_build.digest_of(web) == digests[-1]


def test_a_stale_page_is_told(static, web):
    assert "web/ has changed" in stale_page(static, web)
    (static / page_build.STAMP).write_text(page_build.digest_of(web), encoding="ascii")
    assert stale_page(static, web) == ""


def test_only_a_checkout_has_sources_beside_it(web, tmp_path):
    checkout = web.parent
    assert page_build.sources_beside(checkout / "src/spellhall") == web
    assert page_build.sources_beside(tmp_path / "lib/site-packages/spellhall") is None


@pytest.fixture
def reads(monkeypatch):
    """The folders whose pages are read from the disk."""
    found = []
    read = pages._read
    monkeypatch.setattr(pages, "_read", lambda static: found.append(static) or read(static))
    return found


def test_servers_of_a_process_read_the_page_once(static, reads):
    first, second = Pages(static), Pages(static)
    assert reads == [static]
    assert first.files == second.files and first.files is not second.files
    assert first.files["index.html"].plain == b"<title>Spellhall</title>"


def test_a_page_that_is_built_anew_is_read_anew(static, reads):
    before = Pages(static)
    (static / "index.html").write_text("<title>Spelltown</title>", encoding="utf-8")
    (static / page_build.STAMP).unlink()
    (static / page_build.STAMP).write_text("0ther\n", encoding="ascii")
    os.utime(static / page_build.STAMP, ns=(0, 1))  # no clock is too coarse to tell the two apart
    after = Pages(static)
    assert (before.digest, after.digest) == ("5eed", "0ther")
    assert before.files["index.html"].plain == b"<title>Spellhall</title>"
    assert after.files["index.html"].plain == b"<title>Spelltown</title>"
    assert reads == [static, static]


def test_a_page_without_a_stamp_is_read_each_time(static, reads):
    (static / page_build.STAMP).unlink()
    assert "robots.txt" not in Pages(static).files
    (static / "robots.txt").write_text("User-agent: *", encoding="utf-8")
    assert "robots.txt" in Pages(static).files
    assert reads == [static, static]


def test_the_built_page_is_that_of_the_sources():
    if not page_build.digest_built():
        pytest.skip("the page is not built: make page")
    assert stale_page() == ""


def test_the_first_load_names_only_files_that_are_served():
    page = Pages()
    if not page.files:
        pytest.skip("the page is not built: make page")
    index = page.files["index.html"].plain.decode()
    named = re.findall(r'(?:src|href)="/([^"]+)"', index)
    assert len(named) >= 3
    assert set(named) <= set(page.files)
    assert "<style" not in index and " style=" not in index
    assert not re.search(r"<script(?![^>]*src=)", index)


def test_components_have_no_style_attribute_that_the_policy_forbids():
    """Svelte sets styles with values by script, which is allowed; one without a value would stand in the markup."""
    for component in (WEB / "src").rglob("*.svelte"):
        found = re.search(r"""\sstyle=(["'])[^{"']*\1""", component.read_text(encoding="utf-8"))
        assert found is None, f"{component.name}: {found} belongs into <style>"


def test_the_locked_parts_of_the_page_are_whole_and_without_address():
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in text
    packages = {name: entry for name, entry in json.loads(text)["packages"].items() if name}
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []
