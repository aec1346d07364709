"""Settings: read from the environment, and one sentence for what cannot be."""

from __future__ import annotations

from dataclasses import fields

import pytest

from spellhall.kernel.errors import UsageError
from spellhall.server.settings import Settings


def test_without_an_environment_it_is_a_hall_on_this_machine():
    settings = Settings.from_environment({})
    assert settings == Settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.database.startswith("sqlite:///")
    assert settings.agent_processes >= 1


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("host", "0.0.0.0", "0.0.0.0"),
        ("port", "0", 0),
        ("database", "postgresql://ana:secret@db/hall", "postgresql://ana:secret@db/hall"),
        ("tables_per_person", "3", 3),
        ("message_bytes", "32768", 32768),
        ("pace", "0", 0.0),
        ("pace", "1.5", 1.5),
        ("proxy_headers", "yes", ("127.0.0.0/8", "::1/128")),
        ("proxy_headers", "No", ()),
        ("proxy_headers", "10.0.0.5, 172.18.0.0/16 fd00::1", ("10.0.0.5/32", "172.18.0.0/16", "fd00::1/128")),
        ("metrics_token", "sixteen-or-more!", "sixteen-or-more!"),
        ("secure_cookies", "On", True),
        ("secure_cookies", "0", False),
        ("log_format", "JSON", "json"),
        ("drain_seconds", " 2.5 ", 2.5),
    ],
)
def test_a_variable_sets_its_field(name, text, value):
    settings = Settings.from_environment({f"SPELLHALL_{name.upper()}": text})
    assert getattr(settings, name) == value
    assert type(getattr(settings, name)) is type(value)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("port", "http", "SPELLHALL_PORT: 'http' is not a whole number from 0 to 65535"),
        ("port", "65536", "SPELLHALL_PORT: '65536' is not a whole number from 0 to 65535"),
        ("port", "²", "SPELLHALL_PORT: '²' is not a whole number from 0 to 65535"),
        ("host", "http://here", "SPELLHALL_HOST: 'http://here' is not the name or the address of this machine"),
        ("pace", "nan", "SPELLHALL_PACE: 'nan' is not a number from 0 to 60"),
        ("pace", "-1", "SPELLHALL_PACE: '-1' is not a number from 0 to 60"),
        ("agent_processes", "0", "SPELLHALL_AGENT_PROCESSES: '0' is not a whole number from 1 to 1024"),
        ("proxy_headers", "maybe", "SPELLHALL_PROXY_HEADERS: 'maybe' is not yes (a proxy on this machine), no, or"),
        ("proxy_headers", "*", "SPELLHALL_PROXY_HEADERS: '*' is not yes"),
        ("secure_cookies", "maybe", "SPELLHALL_SECURE_COOKIES: 'maybe' is not yes or no"),
        ("metrics_token", "short", "SPELLHALL_METRICS_TOKEN: what it says is not a word of 16 or more"),
        ("log_format", "xml", "SPELLHALL_LOG_FORMAT: 'xml' is not one of console, json"),
    ],
)
def test_what_cannot_be_is_one_sentence(name, text, sentence):
    with pytest.raises(UsageError) as caught:
        Settings.from_environment({f"SPELLHALL_{name.upper()}": text})
    assert str(caught.value).startswith(sentence)


def test_the_address_of_a_database_is_never_repeated():
    with pytest.raises(UsageError) as caught:
        Settings.from_environment({"SPELLHALL_DATABASE": "mysql://ana:secret@db/hall"})
    assert "secret" not in str(caught.value)
    assert "postgresql://USER:PASSWORD@HOST/NAME" in str(caught.value)


@pytest.fixture
def secret(tmp_path):
    """A file with a secret."""
    path = tmp_path / "secret"
    path.write_text("postgresql://ana:secret@db/hall\n")
    return path


def test_a_secret_may_stand_in_a_file(secret, tmp_path):
    environment = {"SPELLHALL_DATABASE_FILE": str(secret)}
    assert Settings.from_environment(environment).database == "postgresql://ana:secret@db/hall"
    assert Settings.from_environment(environment, database="sqlite:///x.db").database == "sqlite:///x.db"
    with pytest.raises(UsageError, match="DATABASE and SPELLHALL_DATABASE_FILE are both set"):
        Settings.from_environment(environment | {"SPELLHALL_DATABASE": "sqlite:///x.db"})
    with pytest.raises(UsageError, match=r"^SPELLHALL_DATABASE_FILE: .*none can't be read: No such file"):
        Settings.from_environment({"SPELLHALL_DATABASE_FILE": str(tmp_path / "none")})
    secret.write_text("mysql://ana:secret@db/hall")
    with pytest.raises(UsageError, match=r"^SPELLHALL_DATABASE_FILE: what it says is not") as caught:
        Settings.from_environment(environment)
    assert "secret@" not in str(caught.value)


def test_what_is_no_secret_stands_in_no_file(secret):
    assert Settings.from_environment({"SPELLHALL_PORT_FILE": str(secret)}).port == 8000


def test_options_go_before_the_environment_and_are_named_as_they_were_given():
    environment = {"SPELLHALL_PORT": "9000", "SPELLHALL_HOST": "0.0.0.0"}
    settings = Settings.from_environment(environment, port="9001", host=None)
    assert (settings.host, settings.port) == ("0.0.0.0", 9001)
    with pytest.raises(UsageError, match="--port: 'x'"):
        Settings.from_environment({}, port="x")


def test_an_empty_variable_is_not_set():
    assert Settings.from_environment({"SPELLHALL_PORT": "  "}).port == 8000


def test_every_field_says_what_it_is_for():
    told = Settings.__doc__ or ""
    assert [one.name for one in fields(Settings) if f"\n        {one.name}: " not in told] == []
