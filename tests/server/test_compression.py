"""How answers are packed: in the smallest coding that the client takes."""

from __future__ import annotations

import gzip

import brotli
import pytest

from spellhall.server.compression import coding_for, packed

PLAIN = b"Fireball deals 3. " * 200


def test_bytes_are_packed_in_both_codings_and_the_smaller_comes_first():
    copies = packed(PLAIN)
    assert list(copies) == ["br", "gzip"]
    assert brotli.decompress(copies["br"]) == gzip.decompress(copies["gzip"]) == PLAIN
    assert len(copies["br"]) < len(copies["gzip"]) < len(PLAIN)


def test_the_same_bytes_are_packed_the_same():
    assert packed(PLAIN) == packed(PLAIN)


@pytest.mark.parametrize(
    ("header", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("br;q=0.1, gzip;q=0.2", "br"),
        ("GZIP", "gzip"),
        ("gzip, br;q=0", "gzip"),
        ("gzip; q=0.5", "gzip"),
        ("*", "br"),
        ("*, br;q=0", "gzip"),
        ("gzip; q=0.000, *", "br"),
        ("br;q=0.0, gzip;q=0.00", ""),
        ("*;q=0", ""),
        ("deflate, zstd", ""),
        ("identity", ""),
        ("", ""),
    ],
)
def test_a_client_gets_what_its_header_takes(header, coding):
    assert coding_for(header, packed(b"")) == coding


def test_what_is_not_packed_is_sent_as_it_is():
    assert coding_for("gzip, br", {}) == ""
