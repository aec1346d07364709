"""``docs/hosting.md`` and the files in ``hosting/`` are true: everything that can be run is run."""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from server.houses import PATIENCE, House, Visitor
from typer.testing import CliRunner
from websockets.sync.client import connect

from spellhall.cli.main import app
from spellhall.server.limits import BRINGING, MOST_BYTES
from spellhall.server.settings import Settings
from spellhall.server.wire import VERSION

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/hosting.md"
TEXT = PAGE.read_text(encoding="utf-8")
FILES = sorted((ROOT / "hosting").iterdir())
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
PASSWORD = "correct horse battery"


def commands() -> list[tuple[str, str]]:
    """Every command of the page with its output."""
    found = []
    for block in re.findall(r"^```console\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, expected = part.partition("\n")
            found.append((command, expected))
    return found


@pytest.fixture
def table(tmp_path, monkeypatch):
    """A running hall: Ana and Bo, who have accounts, play at a table, and Ana has reported one of Bo's chat lines."""
    database = f"sqlite:///{tmp_path}/hall.db"
    with House(database, tmp_path) as house:
        ana, bo = Visitor(house, "Ana"), Visitor(house, "Bo")
        for visitor, login in ((ana, "ana"), (bo, "bob")):
            visitor.ask("POST", "/api/accounts", {"login": login, "password": PASSWORD})
        code = ana.table("spellchain", "me", "open")["code"]
        bo.ask("POST", f"/api/tables/{code}/seats", {})
        for visitor, seat in ((ana, 0), (bo, 1)):
            visitor.ask("PATCH", f"/api/tables/{code}/seats/{seat}", {"ready": True})
        ana.ask("POST", f"/api/tables/{code}/start")
        with bo.socket() as line:
            line.watch(code, 1)
            line.request({"t": "say", "table": code, "text": "you fool"})
            line.until(lambda: any(told["t"] == "chat" for told in line.said))
            said = next(told for told in line.said if told["t"] == "chat")
        assert ana.http.post("/api/reports", json={"table": code, "line": said["id"]}).status_code == 204
        monkeypatch.setenv("SPELLHALL_DATABASE", database)
        monkeypatch.chdir(tmp_path)
        yield house, code


def test_every_command_of_the_page_does_what_it_says(table):
    house, code = table
    ran = 0
    for command, expected in commands():
        words = shlex.split(command.replace("$CODE", code))
        if words[0] == "curl":
            printed = httpx.get(words[-1].replace("http://127.0.0.1:8000", house.address), timeout=PATIENCE).text
        else:
            assert words[0] == "spellhall", command
            result = CliRunner(env={"COLUMNS": "200"}).invoke(app, words[1:])
            assert result.exit_code == 0, f"{command}: {result.output}"
            printed = result.output
        wanted, got = (re.sub(r"\s+", " ", text).strip() for text in (expected, printed))
        assert doctest.OutputChecker().check_output(wanted, got, FLAGS), f"{command} printed {printed!r}"
        ran += 1
    assert ran > 20
    kept = json.loads(Path("bob.json").read_text())
    assert [line["text"] for line in kept["chat"]] == ["you fool"]


def test_every_command_of_admin_stands_on_the_page():
    shown = CliRunner(env={"COLUMNS": "200"}).invoke(app, ["admin", "--help"]).stdout
    names = re.findall(r"^│ ([a-z][a-z-]+) ", shown, re.MULTILINE)
    assert len(names) > 10
    assert [name for name in names if f"admin {name}" not in TEXT] == []


def test_every_setting_that_is_named_exists():
    known = {f"SPELLHALL_{one.name.upper()}" for one in fields(Settings)}
    named = {
        (path.name, name)
        for path in (PAGE, *FILES)
        for name in re.findall(r"SPELLHALL_[A-Z_]+", path.read_text("utf-8"))
    }
    assert known <= {name for file, name in named if file == PAGE.name}, "every setting stands on the page"
    known |= {f"SPELLHALL_{one.name.upper()}_FILE" for one in fields(Settings) if one.metadata["kind"].secret}
    assert [(file, name) for file, name in sorted(named) if name not in known] == []


def test_every_value_in_the_example_of_settings_is_one(monkeypatch):
    given = dict(
        line.lstrip("#").split("=", 1)
        for line in (ROOT / "hosting/spellhall.env").read_text().splitlines()
        if re.match(r"#?SPELLHALL_", line)
    )
    assert len(given) > 8
    Settings.from_environment(given)


def test_every_file_that_is_named_exists_and_all_are_named():
    named = set(re.findall(r"hosting/([A-Za-z.-]+[a-z])", TEXT))
    assert named == {path.name for path in FILES}
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (PAGE.parent / target).exists(), target
    for target in re.findall(r"-r (requirements/\w+\.txt)", TEXT):
        assert (ROOT / target).exists(), target


def test_what_is_typed_into_a_shell_is_understood_by_one():
    blocks = re.findall(r"^```sh\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    assert len(blocks) > 8
    for block in blocks:
        done = subprocess.run(["sh", "-n"], input=block, capture_output=True, text=True, check=False)
        assert done.returncode == 0, block + done.stderr


# --- the files


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd")
@pytest.mark.parametrize("name", ["spellhall.service", "spellhall-backup.service", "spellhall-backup.timer"])
def test_systemd_understands_the_units(name, tmp_path):
    for path in FILES:
        if path.name.startswith("spellhall") and path.suffix in (".service", ".timer"):
            text = path.read_text().replace("/opt/spellhall/bin/spellhall", sys.executable)
            (tmp_path / path.name).write_text(text)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / name], capture_output=True, text=True, check=False
    )
    complaints = [line for line in done.stderr.splitlines() if "spellhall" in line]
    assert (done.returncode, complaints) == (0, []), done.stderr


def test_the_service_starts_what_there_is_and_waits_longer_than_a_server_drains():
    unit = (ROOT / "hosting/spellhall.service").read_text()
    assert "ExecStart=/opt/spellhall/bin/spellhall serve\n" in unit
    assert int(re.search(r"TimeoutStopSec=(\d+)", unit)[1]) > Settings().drain_seconds


def test_the_image_is_made_of_what_there_is():
    text = (ROOT / "hosting/Containerfile").read_text()
    for target in re.findall(r"(?:-r|--constraint) (\S+)", text) + re.findall(r"python (tools/\S+)", text):
        assert (ROOT / target).exists(), target
    assert 'CMD ["spellhall", "serve"]' in text and "USER spellhall" in text


def test_the_hall_of_the_compose_file_is_behind_a_proxy_and_has_its_database():
    yaml = pytest.importorskip("yaml")
    composed = yaml.safe_load((ROOT / "hosting/compose.yaml").read_text())
    services = composed["services"]
    hall = services["hall"]["environment"]
    shown = {name: re.sub(r"\$\{(\w+):?[-?]([^}]*)\}", r"\2", value).replace(" ", "") for name, value in hall.items()}
    settings = Settings.from_environment(shown)
    assert settings.secure_cookies and settings.entry == "open"
    [network] = composed["networks"]["default"]["ipam"]["config"]
    assert settings.proxy_headers == (network["subnet"],), "what comes from this machine comes from its gateway"
    assert settings.database.endswith("@database/spellhall") and "database" in services
    assert (ROOT / "hosting" / services["hall"]["build"]["context"] / "hosting/Containerfile").exists()
    assert services["hall"]["ports"] == ["127.0.0.1:8000:8000"], "nobody but a proxy on this machine reaches it"


def free_ports(count: int) -> list[int]:
    """Ports that no one uses."""
    sockets = [socket.socket() for _ in range(count)]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


@pytest.fixture
def site(tmp_path):
    """A hall behind nginx with the lines of the example and its own certificate; returns the address."""
    if shutil.which("nginx") is None or shutil.which("openssl") is None:
        pytest.skip("no nginx")
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "1",
        "-subj",
        "/CN=hall.example.org",
    ]
    subprocess.run([*command, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    with House(f"sqlite:///{tmp_path}/hall.db", tmp_path, proxy_headers="yes", secure_cookies="yes") as house:
        plain, secure = free_ports(2)
        lines = (ROOT / "hosting/nginx.conf").read_text()
        for old, new in (
            ("listen 80;", f"listen 127.0.0.1:{plain};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{secure} ssl http2;"),
            ("127.0.0.1:8000", house.address.removeprefix("http://")),
            ("/etc/letsencrypt/live/hall.example.org", str(tmp_path)),
        ):
            assert old in lines
            lines = lines.replace(old, new)
        lines = re.sub(r"listen \[::\].*;", "", lines)
        places = "".join(
            f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        user = "user root; " if os.geteuid() == 0 else ""  # otherwise nginx's user may not read our folder
        (tmp_path / "nginx.conf").write_text(
            f"{user}daemon off; pid {tmp_path}/nginx.pid; error_log {tmp_path}/error.log; events {{}}\n"
            f"http {{ access_log off; {places}\n{lines}\n}}\n"
        )
        nginx = subprocess.Popen(["nginx", "-p", tmp_path, "-c", tmp_path / "nginx.conf"], stderr=subprocess.DEVNULL)
        try:
            end = time.monotonic() + PATIENCE
            while True:
                try:
                    socket.create_connection(("127.0.0.1", secure), 1).close()
                    break
                except OSError:
                    assert nginx.poll() is None and time.monotonic() < end, (tmp_path / "error.log").read_text()
                    time.sleep(0.05)
            yield plain, secure
        finally:
            nginx.terminate()
            nginx.wait(PATIENCE)


def test_nginx_lets_through_what_the_hall_takes():
    lines = (ROOT / "hosting/nginx.conf").read_text()
    general, _, rest = lines.partition(f"location = {BRINGING} {{")
    sizes = [re.search(r"client_max_body_size (\d+)([km]);", part) for part in (general, rest)]
    units = {"k": 1 << 10, "m": 1 << 20}
    usual, event = (int(size[1]) * units[size[2]] for size in sizes)
    assert (usual, event) == (MOST_BYTES, Settings().event_bytes)
    assert "Strict-Transport-Security" not in lines, "the hall says it itself, once"


def test_behind_nginx_everything_works_over_tls(site):
    plain, secure = site
    moved = httpx.get(f"http://127.0.0.1:{plain}/lobby", headers={"host": "hall.example.org"})
    assert (moved.status_code, moved.headers["location"]) == (301, "https://hall.example.org/lobby")
    headers = {"host": "hall.example.org", "origin": "https://hall.example.org"}
    with httpx.Client(
        base_url=f"https://127.0.0.1:{secure}", verify=False, headers=headers, timeout=PATIENCE
    ) as client:
        assert "<title>" in client.get("/").text
        made = client.post("/api/me", json={"name": "Ana"})
        assert made.status_code == 200 and "Secure" in made.headers["set-cookie"]
        assert made.headers["strict-transport-security"]
        token = made.cookies["spellhall"]
        assert client.get("/api/health").status_code == 200
        for path in ("/api/metrics", "/api/ready"):
            assert client.get(path).status_code == 403, "that is not for strangers"
        assert client.post("/api/me", json={"name": "x" * 70_000}).status_code == 413
        assert made.headers.get_list("strict-transport-security") == ["max-age=31536000"]
        brought = client.post("/api/events/import", json={"format": "x" * 200_000})
        assert brought.headers["content-type"].startswith("application/json"), "the hall answers, not nginx"
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    with connect(
        "wss://hall.example.org/api/socket",
        sock=socket.create_connection(("127.0.0.1", secure)),
        ssl=trusting,
        origin="https://hall.example.org",
        additional_headers={"cookie": f"spellhall={token}"},
    ) as line:
        line.send(json.dumps({"t": "hello", "n": 1, "version": VERSION}))
        assert json.loads(line.recv(PATIENCE)) | {"version": 0} == {"t": "welcome", "n": 1, "version": 0, "name": "Ana"}
