"""Database errors, as sentences for the operator of the server.

They name the database, so players see ``OUT_OF_REACH`` instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError

from spellhall.kernel.errors import SpellhallError

OURS = (IntegrityError, DataError, ProgrammingError, NotSupportedError)
"""Errors that blame the statement rather than the database."""
SECRET = ("password", "sslpassword")
"""The query parameters of an address that must not be logged."""
OUT_OF_REACH = "the hall can't reach its database right now; try again in a moment"
"""What players see, whatever is wrong with the database."""


class StorageError(SpellhallError):
    """The database cannot be reached, read or written.

    Nothing has been stored, unless the connection was lost during the commit: then nobody knows.
    """


class LeaseLost(StorageError):
    """Another server owns the database now (see ``lease``): this one can store nothing more, ever."""


@contextmanager
def explaining(url: URL) -> Iterator[None]:
    """Turn the errors of an unavailable database into one sentence.

    Raises:
        StorageError: with that sentence.
    """
    try:
        yield
    except OURS:
        raise
    except DBAPIError as error:
        raise StorageError(_sentence(str(error.orig), url)) from error


def _sentence(story: str, url: URL) -> str:
    cause = story.strip().partition("\n")[0].rstrip(".")
    if url.get_backend_name() != "sqlite":
        place = url.difference_update_query(SECRET).render_as_string(hide_password=True)
        return f"can't reach the database {place}: {cause}. Start it, or name another one"
    if "locked" in cause:
        return f"another program has locked the database {url.database}; stop it, or name another file"
    return f"can't use the database {url.database}: {cause}"
