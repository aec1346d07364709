"""The seal of a deal, as anybody can make it again with the tools of their system."""

from __future__ import annotations

from hashlib import blake2b

from spellhall.kernel.seals import seal_of


def test_a_seal_is_blake2b_of_32_bytes_over_the_deal_as_json() -> None:
    text = b'["code","toy",7,[["1","2"],["3"]]]'
    seal = blake2b(text, digest_size=32, person=b"spellhall seal").hexdigest()
    assert seal_of("code", "toy", 7, [["1", "2"], ["3"]]) == seal and len(seal) == 64


def test_a_wide_seed_stands_in_it_as_text() -> None:
    text = b'["code","toy","0x10000000000000000",[]]'
    assert seal_of("code", "toy", 2**64, []) == blake2b(text, digest_size=32, person=b"spellhall seal").hexdigest()
