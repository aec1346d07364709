"""Password hashing with argon2, in threads. Each hash takes a core and 64 MB for a while, so few run at a time."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

AT_A_TIME = 2

_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(AT_A_TIME, thread_name_prefix="password")


async def hash_of(password: str) -> str:
    """A password's hash, to be stored."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, password)


async def fits(password: str, stored: str | None) -> bool:
    """Whether a password is the right one. Without a stored hash it takes as long, and the answer is no."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _fits, password, stored)


def is_outdated(stored: str) -> bool:
    """Whether a hash was made with less work than is usual now."""
    return _hasher.check_needs_rehash(stored)


def _fits(password: str, stored: str | None) -> bool:
    try:
        return _hasher.verify(stored or _hash_of_nobody(), password) and stored is not None
    except (Argon2Error, InvalidHashError):
        return False


@cache
def _hash_of_nobody() -> str:
    return _hasher.hash("the password of nobody")
