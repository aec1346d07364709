"""Unguessable values: codes that people type, and tokens that only programs store."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "BCDFGHJKMNPQRSTVWXZ"
"""No vowels, so that no code is a word; no I, L, O and U, which look like others."""
TABLE_CODE = 10
DECK_CODE = 10


def new_code(length: int = TABLE_CODE) -> str:
    """Random letters; ten of them make six trillion codes. Older tables have codes of six."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def as_code(typed: str) -> str:
    """A code in stored form, from what someone typed or pasted: blanks, hyphens and small letters do no harm.

    Empty when it can't be a code, so that nothing strange ever reaches the database.
    """
    code = "".join(typed.split()).replace("-", "").upper()
    return code if code and not set(code) - set(ALPHABET) else ""


def new_token() -> str:
    """A secret of 256 bits: anyone who has it has the seat, or is signed in."""
    return secrets.token_urlsafe(32)


def fingerprint(token: str) -> str:
    """The stored form of a session token, so that nobody can sign in with a stolen database."""
    return hashlib.sha256(token.encode()).hexdigest()
