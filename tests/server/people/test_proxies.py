"""Only the proxies that are named are believed when they say for whom they speak."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection

from spellhall.server.people.origin import (
    FORWARDED,
    Believed,
    Proxies,
    address_of,
    known_address,
    neighbourhood,
    same_origin,
)

NEAR = ("127.0.0.0/8", "::1/128")


def passed(networks, peer, kind="http", **headers):
    """What the application gets of a request with headers of a proxy."""
    got = []

    async def app(scope, receive, send):
        got.append(scope)

    said = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    scope = {"type": kind, "client": (peer, 5), "headers": [(b"host", b"hall.example"), *said], "scheme": "http"}
    asyncio.run(Proxies(app, networks)(scope, None, None))
    return got[0]


@pytest.mark.parametrize(
    ("networks", "peer", "said", "caller"),
    [
        ((), "127.0.0.1", "1.2.3.4", "127.0.0.1"),
        (NEAR, "127.0.0.1", "1.2.3.4", "1.2.3.4"),
        (NEAR, "::1", "2001:db8::5", "2001:db8::5"),
        (NEAR, "::ffff:127.0.0.1", "1.2.3.4", "1.2.3.4"),
        (NEAR, "192.168.0.7", "1.2.3.4", "192.168.0.7"),
        (NEAR, "127.0.0.1", "1.2.3.4, 192.168.0.7", "192.168.0.7"),
        (NEAR, "127.0.0.1", "6.6.6.6, 1.2.3.4, 127.0.0.1", "1.2.3.4"),
        (("127.0.0.1", "192.168.0.0/16"), "127.0.0.1", "6.6.6.6, 1.2.3.4, 192.168.0.7", "1.2.3.4"),
        (NEAR, "127.0.0.1", "1.2.3.4:5678", "1.2.3.4"),
        (NEAR, "127.0.0.1", "[2001:db8::5]:5678", "2001:db8::5"),
        (NEAR, "127.0.0.1", "nonsense", "127.0.0.1"),
        (NEAR, "127.0.0.1", "1.2.3.4, nonsense", "127.0.0.1"),
        (NEAR, "127.0.0.1", "", "127.0.0.1"),
    ],
)
def test_for_whom_a_proxy_speaks(networks, peer, said, caller):
    assert passed(networks, peer, x_forwarded_for=said)["client"][0] == caller


@given(st.lists(st.sampled_from(["1.2.3.4", "192.168.0.7", "x", "", "127.0.0.1", "::1"]), max_size=5))
def test_who_is_no_proxy_is_himself_whatever_he_says(said):
    assert passed(NEAR, "192.168.0.9", x_forwarded_for=", ".join(said))["client"] == ("192.168.0.9", 5)


@given(st.ip_addresses(v=4), st.lists(st.ip_addresses(v=4).map(str) | st.text("abc,:[] ", max_size=5), max_size=4))
def test_what_a_caller_says_before_his_proxy_changes_nothing(caller, before):
    believed = Believed(NEAR)
    assert believed.caller("127.0.0.1", ",".join([*before, str(caller)])) == str(caller) or str(caller) in believed


def test_several_headers_are_one_list():
    got = []

    async def app(scope, receive, send):
        got.append(scope["client"][0])

    headers = [(b"x-forwarded-for", b"6.6.6.6"), (b"x-forwarded-for", b"1.2.3.4")]
    scope = {"type": "http", "client": ("127.0.0.1", 5), "headers": headers, "scheme": "http"}
    asyncio.run(Proxies(app, NEAR)(scope, None, None))
    assert got == ["1.2.3.4"]


def test_the_host_and_the_scheme_are_believed_of_proxies_only():
    said = {"x_forwarded_host": "other.example", "x_forwarded_proto": "https", "x_forwarded_for": "1.2.3.4"}
    stranger, proxy = (passed(networks, "127.0.0.1", **said) for networks in ((), NEAR))
    assert not [name for name, _ in stranger["headers"] if name in FORWARDED]
    assert (stranger["scheme"], proxy["scheme"]) == ("http", "https")
    assert passed(NEAR, "127.0.0.1", "websocket", x_forwarded_proto="https")["scheme"] == "wss"
    page = {"origin": "https://other.example"}
    assert not same_origin({**HTTPConnection(stranger).headers, **page})
    assert same_origin({**HTTPConnection(proxy).headers, **page})


def test_addresses_that_count_as_one():
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:1.2.3.4") == "1.2.3.4" == str(known_address("1.2.3.4:99"))
    assert address_of(HTTPConnection({"type": "http", "headers": [], "client": None})) == ""
