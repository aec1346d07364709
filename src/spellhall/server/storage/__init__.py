"""The database: everything the server stores, and the one object through which it does."""

from spellhall.server.storage.errors import StorageError
from spellhall.server.storage.store import Store

__all__ = ["StorageError", "Store"]
