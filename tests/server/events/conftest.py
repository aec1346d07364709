"""Both databases for tests of events."""

from server.databases import database_url as database_url
