"""How much work a password takes in a hall; all other tests let it take little."""

import runpy

import pytest

from spellhall.server.people import passwords

MEGABYTE = 1024
"""In the kibibytes of argon2."""


@pytest.fixture
def hasher():
    """What a hall hashes with: that of the module as it is written."""
    return runpy.run_path(passwords.__file__)["_hasher"]


def test_a_password_takes_the_work_that_is_advised_for_servers(hasher):
    """RFC 9106, section 4, the second recommended option."""
    assert hasher.time_cost >= 3
    assert hasher.memory_cost >= 64 * MEGABYTE
    assert (hasher.hash_len, hasher.salt_len) >= (32, 16)
    assert hasher.type.name == "ID"


def test_tests_take_less_and_a_hall_would_renew_what_they_made(hasher):
    assert passwords._hasher.memory_cost < MEGABYTE
    assert hasher.check_needs_rehash(passwords._hasher.hash("three words or four"))
